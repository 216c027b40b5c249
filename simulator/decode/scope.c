// Resolves names inside a function: first its registers, variables and labels, in nested scopes,
// and then the names of the module.
#include "decode/decoder.h"

void
sim_open_scope(sim_decoder *d)
{
    sim_scope *scope = SIM_NEW(d->arena, sim_scope);
    scope->parent = d->scope;
    d->scope = scope;
}

static void
add(sim_decoder *d, sim_names *names, sim_text name, const sim_thing *thing, int line)
{
    sim_thing *kept = SIM_NEW(d->arena, sim_thing);
    *kept = *thing;
    if (!sim_names_add(names, d->arena, name, kept))
        sim_fail(d->trouble, CUBIND_SIM_INVALID_PTX, line, "Duplicate definition of '%.*s'",
                 SIM_SHOW(name));
}

void
sim_declare(sim_decoder *d, sim_text name, const sim_thing *thing, int line)
{
    add(d, &d->scope->names, name, thing, line);
}

void
sim_declare_range(sim_decoder *d, sim_text prefix, const sim_thing *thing, int line)
{
    add(d, &d->scope->ranges, prefix, thing, line);
}

// Finds %r12 in a range %r<50>. The number has no leading zeros.
static bool
in_range(const sim_scope *scope, sim_text name, sim_thing *thing)
{
    if (scope->ranges.count == 0)
        return false;
    size_t digits = 0;
    while (digits < name.length && name.at[name.length - digits - 1] >= '0' &&
           name.at[name.length - digits - 1] <= '9')
        digits++;
    // The prefix may itself end in digits: %r1<5> has %r10 to %r14.
    for (size_t taken = digits; taken > 0; taken--) {
        const char *number = name.at + name.length - taken;
        if (taken > 7 || (*number == '0' && taken > 1))
            continue;
        const sim_thing *range =
            sim_names_find(&scope->ranges, (sim_text){name.at, name.length - taken});
        uint32_t index = 0;
        for (size_t i = 0; i < taken; i++)
            index = 10 * index + (uint32_t)(number[i] - '0');
        if (range != NULL && index < range->count) {
            *thing = *range;
            thing->place += index * range->stride;
            return true;
        }
    }
    return false;
}

bool
sim_look_up(const sim_decoder *d, const sim_scope *scope, sim_text name, sim_thing *thing)
{
    for (; scope != NULL; scope = scope->parent) {
        const sim_thing *found = sim_names_find(&scope->names, name);
        if (found != NULL) {
            *thing = *found;
            return true;
        }
        if (in_range(scope, name, thing))
            return true;
    }
    const sim_symbol *symbol = sim_module_find(d->module, name);
    if (symbol == NULL)
        return false;
    *thing = (sim_thing){.kind = SIM_THING_SYMBOL, .symbol = symbol};
    return true;
}
