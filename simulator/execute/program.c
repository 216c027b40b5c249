// Which functions a kernel can reach, and where their shared variables lie.
#include "execute/program.h"

typedef struct linker {
    sim_arena *arena;
    const sim_module *module;
    sim_code *const *codes;
    sim_program *program;
    sim_names shared; // offsets by symbol
    uint32_t dynamic_align;
} linker;

// --- reach ---

static void
refuse(const linker *l, const sim_code *code)
{
    sim_fail(l->arena->trouble, CUBIND_SIM_UNSUPPORTED, code->refused_line,
             "%s\n  needed by kernel %.*s", code->refused, SIM_SHOW(l->program->kernel->name));
}

static void
reach(linker *l, size_t index, size_t *waiting, size_t *count)
{
    if (l->codes[index] == NULL || l->program->functions[index].code != NULL)
        return;
    l->program->functions[index].code = l->codes[index];
    waiting[(*count)++] = index;
}

static void
reach_all(linker *l, size_t kernel)
{
    size_t functions = l->module->tree->function_count, count = 0;
    size_t *waiting = sim_alloc(l->arena, functions, sizeof *waiting);
    reach(l, kernel, waiting, &count);
    while (count > 0) {
        const sim_code *code = l->codes[waiting[--count]];
        if (code->is_refused)
            refuse(l, code);
        for (size_t i = 0; i < code->callee_count; i++)
            reach(l, code->callees[i], waiting, &count);
        for (size_t i = 0; code->calls_indirectly && i < functions; i++)
            if (!l->module->tree->functions[i].is_entry)
                reach(l, i, waiting, &count);
        l->program->has_calls |= code->callee_count > 0 || code->calls_indirectly;
    }
}

// --- shared memory ---

static uint32_t *
offset_of(linker *l, const sim_symbol *symbol, bool *fresh)
{
    sim_text key = {(const char *)&symbol, sizeof symbol};
    uint32_t *offset = sim_names_find(&l->shared, key);
    *fresh = offset == NULL;
    if (*fresh) {
        const sim_symbol **kept = SIM_NEW(l->arena, const sim_symbol *);
        *kept = symbol;
        offset = SIM_NEW(l->arena, uint32_t);
        sim_names_add(&l->shared, l->arena, (sim_text){(const char *)kept, sizeof *kept}, offset);
    }
    return offset;
}

static uint32_t
aligned(size_t offset, size_t align)
{
    return (uint32_t)((offset + align - 1) / align * align);
}

static bool
is_dynamic(const sim_symbol *symbol)
{
    return symbol->variable->linkage == SIM_LINKAGE_EXTERN;
}

static void
place_shared(linker *l, const sim_code *code)
{
    for (size_t i = 0; i < code->shared_count; i++) {
        const sim_symbol *symbol = code->shared[i].symbol;
        bool fresh;
        uint32_t *offset = offset_of(l, symbol, &fresh);
        size_t align = symbol->variable->align, bytes = sim_variable_bytes(symbol->variable);
        if (!fresh)
            continue;
        if (is_dynamic(symbol)) {
            l->dynamic_align = align > l->dynamic_align ? (uint32_t)align : l->dynamic_align;
            continue;
        }
        *offset = aligned(l->program->shared_bytes, align);
        if (bytes > 1u << 20 || *offset + bytes - SIM_SHARED_START > 48 * 1024)
            sim_fail(l->arena->trouble, CUBIND_SIM_INVALID_PTX, symbol->variable->line,
                     "Entry function '%.*s' uses too much shared data (0xc000 bytes max)",
                     SIM_SHOW(l->program->kernel->name));
        l->program->shared_bytes = *offset + (uint32_t)bytes;
    }
}

// A copy of the frame's image, with the addresses of shared variables.
static void
fill_image(linker *l, sim_linked *linked)
{
    const sim_code *code = linked->code;
    linked->image = sim_alloc(l->arena, code->frame_bytes, 1);
    memcpy(linked->image, code->image, code->frame_bytes);
    for (size_t i = 0; i < code->shared_count; i++) {
        const sim_shared_use *use = &code->shared[i];
        bool fresh;
        uint64_t offset = is_dynamic(use->symbol) ? l->program->dynamic_start
                                                  : *offset_of(l, use->symbol, &fresh);
        for (int lane = 0; lane < SIM_WARP; lane++)
            sim_set_lane(linked->image, use->place, use->size, lane, offset + use->addend);
    }
}

sim_program *
sim_program_build(sim_arena *arena, const sim_module *module, sim_code *const *codes, size_t index)
{
    linker l = {.arena = arena,
                .module = module,
                .codes = codes,
                .program = SIM_NEW(arena, sim_program),
                .dynamic_align = 1};
    size_t functions = module->tree->function_count;
    sim_program *program = l.program;
    program->module = module;
    program->kernel = &module->tree->functions[index];
    program->code = codes[index];
    program->functions = sim_alloc(arena, functions, sizeof *program->functions);
    program->shared_bytes = SIM_SHARED_START;
    reach_all(&l, index);
    for (size_t i = 0; i < functions; i++)
        if (program->functions[i].code != NULL)
            place_shared(&l, program->functions[i].code);
    program->dynamic_start = aligned(program->shared_bytes, l.dynamic_align);
    for (size_t i = 0; i < functions; i++)
        if (program->functions[i].code != NULL)
            fill_image(&l, &program->functions[i]);
    program->local_bytes = program->code->local_bytes;
    return program;
}
