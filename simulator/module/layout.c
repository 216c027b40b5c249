// Assigns addresses to the variables of .global and .const, and writes their initial values.
#include <stdlib.h>

#include "module/symbols.h"
#include "ptx_tokens.h"

// GAP bytes follow each global variable, so that an access just past its end does not hit the next.
enum { BLOCK_ALIGN = 4096, MAX_CONSTANTS = 64 * 1024, GAP = 16 };

// --- addresses ---

// Calls `visit` for each variable of a space that the module defines, including those declared in
// functions.
static void
each_variable(sim_module *module, sim_space space,
              void (*visit)(sim_module *module, sim_symbol *symbol))
{
    for (sim_symbol *symbol = module->first; symbol != NULL; symbol = symbol->next)
        if (symbol->kind == SIM_SYMBOL_VARIABLE && symbol->defined &&
            symbol->variable->space == space)
            visit(module, symbol);
}

static uint64_t
place(size_t *used, const sim_variable *variable)
{
    *used = (*used + variable->align - 1) / variable->align * variable->align;
    uint64_t offset = *used;
    size_t bytes = sim_variable_bytes(variable);
    *used += bytes == 0 ? 1 : bytes;
    return offset;
}

static void
place_global(sim_module *module, sim_symbol *symbol)
{
    symbol->address = place(&module->global_bytes, symbol->variable);
    module->global_bytes += GAP;
}

static void
place_constant(sim_module *module, sim_symbol *symbol)
{
    symbol->address = place(&module->constant_bytes, symbol->variable);
}

static void
move_global(sim_module *module, sim_symbol *symbol)
{
    symbol->address += (uint64_t)(uintptr_t)module->globals;
    *SIM_PUSH(&module->arena, module->places, module->place_count, module->place_room) =
        (sim_place){symbol->address, sim_variable_bytes(symbol->variable), symbol->variable->name};
}

static char *
zeroed_block(sim_module *module, size_t bytes)
{
    bytes = (bytes + BLOCK_ALIGN) / BLOCK_ALIGN * BLOCK_ALIGN; // at least one byte
    char *block = aligned_alloc(BLOCK_ALIGN, bytes);
    if (block == NULL)
        sim_fail(module->arena.trouble, CUBIND_SIM_OUT_OF_MEMORY, 0,
                 "out of memory: %zu bytes of variables", bytes);
    memset(block, 0, bytes);
    return block;
}

const sim_place *
sim_module_place(const sim_module *module, uint64_t address)
{
    size_t low = 0, high = module->place_count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (module->places[middle].start <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return low > 0 ? &module->places[low - 1] : NULL;
}

// --- values ---

static char *
bytes_of(const sim_module *module, const sim_symbol *symbol)
{
    return symbol->variable->space == SIM_SPACE_CONST ? module->constants + symbol->address
                                                      : (char *)(uintptr_t)symbol->address;
}

static uint64_t
value_of_symbol(const sim_module *module, const sim_initial *initial)
{
    const sim_symbol *symbol = sim_module_find(module, initial->symbol);
    if (symbol == NULL || (symbol->kind == SIM_SYMBOL_VARIABLE &&
                           (!symbol->defined || symbol->variable->space == SIM_SPACE_SHARED)))
        sim_fail(module->arena.trouble, CUBIND_SIM_INVALID_PTX, initial->line,
                 "Invalid initial value symbol '%.*s'", SIM_SHOW(initial->symbol));
    uint64_t address = symbol->kind == SIM_SYMBOL_FUNCTION ? sim_function_address(symbol->function)
                                                           : symbol->address;
    if (symbol->kind == SIM_SYMBOL_VARIABLE && initial->generic &&
        symbol->variable->space == SIM_SPACE_CONST)
        address += (uint64_t)(uintptr_t)module->constants;
    return address + initial->value.integer;
}

static uint64_t
value_of(const sim_module *module, const sim_initial *initial, sim_type type)
{
    if (initial->symbol.length != 0) {
        uint64_t address = value_of_symbol(module, initial);
        return initial->byte < 0 ? address : address >> 8 * initial->byte & 0xff;
    }
    if (!initial->value.is_real)
        return initial->value.integer;
    uint64_t bits = 0;
    if (type == SIM_f64) {
        memcpy(&bits, &initial->value.real, sizeof bits);
    } else if (initial->value.exact32) {
        bits = initial->value.integer;
    } else {
        float single = (float)initial->value.real;
        memcpy(&bits, &single, sizeof single);
    }
    return bits;
}

static void
write_integers(char *to, size_t size, const sim_initial *initial)
{
    sim_text run = initial->run;
    for (size_t i = 0; i < initial->count; i++) {
        uint64_t value = ptx_next_integer(&run);
        if (size == 1)
            to[i] = (char)value;
        else
            memcpy(to + i * size, &value, size); // little-endian
    }
}

static void
write_initials(sim_module *module, sim_symbol *symbol)
{
    const sim_variable *variable = symbol->variable;
    size_t size = sim_type_bits(variable->type) / 8;
    for (size_t i = 0; i < variable->initial_count; i++) {
        const sim_initial *initial = &variable->initials[i];
        if (initial->run.length != 0 && size <= 8) {
            write_integers(bytes_of(module, symbol) + initial->index * size, size, initial);
            continue;
        }
        uint64_t value = value_of(module, initial, variable->type);
        if (size <= sizeof value)
            memcpy(bytes_of(module, symbol) + initial->index * size, &value,
                   size); // little-endian
    }
}

// --- variables for callers ---

// Lists also variables without linkage, because NVRTC declares in this way variables that programs
// look up by name.
static void
list_variables(sim_module *module)
{
    for (size_t i = 0; i < module->tree->variable_count; i++) {
        const sim_variable *variable = &module->tree->variables[i];
        const sim_symbol *symbol = sim_module_find(module, variable->name);
        if (symbol->variable != variable || !symbol->defined || variable->space == SIM_SPACE_SHARED)
            continue;
        *SIM_PUSH(&module->arena, module->variables, module->variable_count,
                  module->variable_room) = (cubind_sim_variable){
            .name = sim_copy_text(&module->arena, variable->name),
            .address = bytes_of(module, symbol),
            .size = sim_variable_bytes(variable),
            .align = variable->align,
            .constant = variable->space == SIM_SPACE_CONST,
            .managed = variable->managed,
        };
    }
}

void
sim_module_layout(sim_module *module)
{
    each_variable(module, SIM_SPACE_GLOBAL, place_global);
    each_variable(module, SIM_SPACE_CONST, place_constant);
    if (module->constant_bytes > MAX_CONSTANTS)
        sim_fail(module->arena.trouble, CUBIND_SIM_INVALID_PTX, 0,
                 "Module uses too much constant data (0x%zx bytes, 0x%x max)",
                 module->constant_bytes, MAX_CONSTANTS);
    module->globals = zeroed_block(module, module->global_bytes);
    module->constants = zeroed_block(module, module->constant_bytes);
    each_variable(module, SIM_SPACE_GLOBAL, move_global);
    each_variable(module, SIM_SPACE_GLOBAL, write_initials);
    each_variable(module, SIM_SPACE_CONST, write_initials);
    list_variables(module);
}
