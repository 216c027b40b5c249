// Links a kernel: finds all functions that it can reach, and assigns offsets to their shared
// variables.
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
    sim_linked *linked = sim_linked_of(l->program, index);
    if (l->codes[index] == NULL || linked->code != NULL)
        return;
    linked->code = l->codes[index];
    waiting[(*count)++] = index;
}

// Reaches all functions that the waiting functions call by name, and refuses those that cannot run.
// But a function that may be called only through its address (`is_certain` false) is not refused
// before it is called.
static bool
reach_callees(linker *l, size_t *waiting, size_t count, bool is_certain)
{
    bool indirectly = false;
    while (count > 0) {
        const sim_code *code = l->codes[waiting[--count]];
        if (code->is_refused && is_certain)
            refuse(l, code);
        for (size_t i = 0; i < code->callee_count; i++)
            reach(l, code->callees[i], waiting, &count);
        indirectly |= code->calls_indirectly;
        l->program->has_calls |=
            code->callee_count > 0 || code->calls_indirectly || code->allocates;
    }
    return indirectly;
}

static void
reach_all(linker *l, size_t kernel)
{
    const sim_code *code = l->program->code;
    size_t functions = l->module->tree->function_count, count = 0, own;
    if (code->callee_count == 0 && !code->calls_indirectly) { // most kernels call nothing
        reach(l, kernel, &own, &count);
        reach_callees(l, &own, count, true);
        return;
    }
    l->program->functions = sim_alloc(l->arena, functions, sizeof *l->program->functions);
    size_t *waiting = sim_alloc(l->arena, functions, sizeof *waiting);
    reach(l, kernel, waiting, &count);
    if (!reach_callees(l, waiting, count, true))
        return;
    count = 0;
    for (size_t i = 0; i < functions; i++)
        if (!l->module->tree->functions[i].is_entry)
            reach(l, i, waiting, &count);
    reach_callees(l, waiting, count, false);
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

// Copies the frame's image and fills in the addresses of shared variables.
static void
fill_image(linker *l, sim_linked *linked)
{
    const sim_code *code = linked->code;
    if (code->shared_count == 0) {
        linked->image = code->image;
        return;
    }
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

// Returns whether the function reads the location of the shared memory that is reserved for CUDA's
// own code.
static bool
uses_reserved(const sim_code *code)
{
    for (size_t i = 0; i < code->filled_count; i++) {
        const sim_filled *filled = &code->filled[i];
        if (filled->how == SIM_FILL_SPECIAL &&
            (filled->special == SIM_SPECIAL_reserved_smem_offset_0 ||
             filled->special == SIM_SPECIAL_reserved_smem_offset_1))
            return true;
    }
    return false;
}

sim_program *
sim_program_build(sim_arena *arena, const sim_module *module, sim_code *const *codes, size_t index)
{
    linker l = {.arena = arena,
                .module = module,
                .codes = codes,
                .program = SIM_NEW(arena, sim_program),
                .dynamic_align = 1};
    sim_program *program = l.program;
    program->module = module;
    program->kernel = &module->tree->functions[index];
    program->code = codes[index];
    program->own = SIM_NEW(arena, sim_linked);
    program->shared_bytes = program->shared_start = SIM_SHARED_START;
    reach_all(&l, index);
    bool alone = program->functions == NULL;
    size_t first = alone ? index : 0, end = alone ? index + 1 : module->tree->function_count;
    for (size_t i = first; i < end; i++) {
        const sim_code *code = sim_linked_of(program, i)->code;
        if (code == NULL || code->is_refused)
            continue;
        place_shared(&l, code);
        if (uses_reserved(code))
            program->shared_start = 0;
    }
    program->dynamic_start = aligned(program->shared_bytes, l.dynamic_align);
    for (size_t i = first; i < end; i++) {
        sim_linked *linked = sim_linked_of(program, i);
        if (linked->code != NULL && !linked->code->is_refused)
            fill_image(&l, linked);
    }
    program->local_bytes = program->code->local_bytes;
    return program;
}
