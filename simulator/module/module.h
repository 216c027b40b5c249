// A loaded module: its tree, what its names mean, and where its variables lie.
#ifndef SIM_MODULE_MODULE_H
#define SIM_MODULE_MODULE_H

#include "base/names.h"
#include "syntax/tree.h"

typedef enum sim_symbol_kind {
    SIM_SYMBOL_VARIABLE,
    SIM_SYMBOL_FUNCTION,
} sim_symbol_kind;

typedef struct sim_symbol {
    sim_symbol_kind kind;
    const sim_variable *variable; // the definition, or a declaration when there is none
    size_t function; // index into the tree's functions, of the definition when there is one
    bool defined;
    // Variables: of .global the address in this process, of .const the offset in the module's constant memory. Those in
    // .shared are placed for each kernel anew.
    uint64_t address;
    struct sim_symbol *next; // in the order of the text
} sim_symbol;

typedef struct sim_module {
    sim_arena arena;
    char *text;
    sim_tree *tree;
    sim_names symbols;
    sim_symbol *first, *last;
    char *globals; // .global variables, one after the other
    size_t global_bytes;
    char *constants;
    size_t constant_bytes;
    cubind_sim_variable *variables; // those with a name for others
    size_t variable_count, variable_room;
} sim_module;

// Bytes of a variable; 0 for one without a size.
size_t sim_variable_bytes(const sim_variable *variable);

// A device function's address: nothing but a number that no other one has.
uint64_t sim_function_address(size_t index);
// The index, or SIZE_MAX for what is no function of the module.
size_t sim_function_of_address(const sim_module *module, uint64_t address);

void sim_module_build(sim_module *module, const char *text, size_t length);
void sim_module_free(sim_module *module);

sim_symbol *sim_module_find(const sim_module *module, sim_text name);
// The symbol of a variable that a function declares in .global, .const or .shared.
sim_symbol *sim_module_find_inner(const sim_module *module, const sim_variable *variable);

// The chain of source lines of an instruction: its own, or that of the call which it is inlined at. NULL: unknown.
const sim_location *sim_module_location(const sim_module *module, int location);
const char *sim_module_file(const sim_module *module, int number);

// --- check.c ---
// Every instruction of the module is one of the table, with modifiers and types that the table allows.
void sim_module_check(const sim_module *module);

#endif
