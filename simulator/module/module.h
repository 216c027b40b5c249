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

// A variable of .global, also one that a function declares.
typedef struct sim_place {
    uint64_t start, size;
    sim_text name;
} sim_place;

// One of several texts that are linked. Names without linkage are its own.
typedef struct sim_unit {
    const char *name; // of the text, for messages
    const char *text, *end;
    sim_names own;
} sim_unit;

typedef struct sim_module {
    sim_arena arena;
    sim_unit *units;
    size_t unit_count;
    bool linked; // the units are a whole program, whose names are told apart
    sim_tree *tree;
    sim_names symbols;
    sim_names forms; // sim_form of the instructions, by what they have before their operands
    sim_symbol *first, *last;
    char *globals; // .global variables, with gaps between them
    size_t global_bytes;
    sim_place *places; // of these, in the order of addresses
    size_t place_count, place_room;
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

// The variable at a global address, or the last one before it; NULL: there is none.
const sim_place *sim_module_place(const sim_module *module, uint64_t address);

// Of one text, or of several that are linked by their names.
void sim_module_build(sim_module *module, const cubind_sim_text *texts, size_t count);
void sim_module_free(sim_module *module);

// What a name means in the text that it is written in.
sim_symbol *sim_module_find(const sim_module *module, sim_text name);
// The text that a name is written in; NULL in a module that is not linked.
sim_unit *sim_module_unit(const sim_module *module, sim_text name);
// The symbol of a variable that a function declares in .global, .const or .shared.
sim_symbol *sim_module_find_inner(const sim_module *module, const sim_variable *variable);

// Where an instruction comes from; its inlined_at is the same of the call that brought it. NULL: unknown.
const sim_location *sim_module_location(const sim_module *module, int location);
const char *sim_module_file(const sim_module *module, int number);

// --- registers.c ---
// How many registers ptxas may give to a function, which nothing here depends on.
uint32_t sim_registers_estimate(const sim_function *function);

// --- check.c ---
// What sim_module_check has found for an instruction; NULL: no form of the table.
const sim_form *sim_module_form(const sim_module *module, const sim_instruction *instruction);
// Every instruction of the module is one of the table, with modifiers and types that the table allows.
void sim_module_check(sim_module *module);

#endif
