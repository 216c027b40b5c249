// Names locations in memory by the variable or the allocation that contains them.
#include "execute/name.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

// Returns the name that a source has for a variable of a function, whose mangled name ends in the
// length and the letters of that name.
static sim_text
name_of(const sim_variable *variable)
{
    sim_text name = variable->name;
    if (name.length < 3 || strncmp(name.at, "_ZZ", 3) != 0)
        return name;
    for (size_t at = name.length - 1; at > 3; at--) {
        char *end;
        if (name.at[at - 1] != 'E' || !isdigit((unsigned char)name.at[at]))
            continue;
        size_t length = strtoul(name.at + at, &end, 10), start = (size_t)(end - name.at);
        if (length > 0 && start + length <= name.length)
            return (sim_text){end, length};
    }
    return name;
}

// Finds the variable that begins last at or before an offset in shared memory.
static const sim_symbol *
shared_variable(const sim_linked *linked, uint64_t offset, uint64_t *start)
{
    const sim_symbol *found = NULL;
    for (size_t i = 0; linked->code != NULL && i < linked->code->shared_count; i++) {
        const sim_shared_use *use = &linked->code->shared[i];
        uint64_t begin = sim_lane_value(linked->image, use->place, use->size, 0) - use->addend;
        if (begin <= offset && (found == NULL || begin > *start)) {
            found = use->symbol;
            *start = begin;
        }
    }
    return found;
}

void
sim_name_shared(const sim_grid *grid, uint32_t offset, char *text, size_t room)
{
    const sim_program *program = grid->program;
    size_t count = program->functions != NULL ? program->module->tree->function_count : 1;
    const sim_symbol *found = NULL;
    uint64_t start = 0;
    for (size_t i = 0; i < count; i++) {
        uint64_t begin = start;
        const sim_linked *linked = program->functions != NULL ? &program->functions[i] : NULL;
        if (linked == NULL || i == program->code->index)
            linked = program->own;
        const sim_symbol *symbol = shared_variable(linked, offset, &begin);
        if (symbol != NULL && (found == NULL || begin > start)) {
            found = symbol;
            start = begin;
        }
    }
    if (found != NULL)
        snprintf(text, room, "offset %llu of the shared variable '%.*s'",
                 (unsigned long long)(offset - start), SIM_SHOW(name_of(found->variable)));
    else
        snprintf(text, room, "offset %u of shared memory", offset - SIM_SHARED_START);
}

void
sim_name_global(const sim_grid *grid, uintptr_t where, char *text, size_t room)
{
    const sim_module *module = grid->program->module;
    const sim_place *place = sim_module_place(module, where);
    cubind_sim_range range;
    if (place != NULL && where - place->start < place->size)
        snprintf(text, room, "offset %llu of the variable '%.*s'",
                 (unsigned long long)(where - place->start), SIM_SHOW(place->name));
    else if (sim_find_range(grid, where, &range))
        snprintf(text, room, "offset %llu of the allocation of %llu bytes at 0x%llx",
                 (unsigned long long)(where - range.start), (unsigned long long)range.size,
                 (unsigned long long)range.start);
    else
        snprintf(text, room, "0x%llx", (unsigned long long)where);
}
