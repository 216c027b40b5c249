// Defines loaded modules: the syntax tree, the table of names, and the memory of variables.
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
    const sim_variable *variable; // its definition, or a declaration if there is no definition
    size_t function;              // index in the tree; of the definition, if there is one
    bool defined;
    // For a variable in .global, its address in this process; for a variable in .const, its offset
    // in the module's constant memory. A variable in .shared gets an offset in each kernel.
    uint64_t address;
    struct sim_symbol *next; // next symbol in the order of the text
} sim_symbol;

// The memory of a variable of .global, which may be declared in a function.
typedef struct sim_place {
    uint64_t start, size;
    sim_text name;
} sim_place;

// One of several linked texts. Names without linkage are private to their text.
typedef struct sim_unit {
    const char *name; // name of the text, for messages
    const char *text, *end;
    sim_names own;
} sim_unit;

typedef struct sim_module {
    sim_arena arena;
    sim_unit *units;
    size_t unit_count;
    bool linked; // the units form a whole program, and have private names
    sim_tree *tree;
    sim_names symbols;
    sim_names forms; // sim_form of each instruction, by its text before the operands
    sim_symbol *first, *last;
    char *globals; // .global variables, with gaps between them
    size_t global_bytes;
    sim_place *places; // the .global variables, sorted by address
    size_t place_count, place_room;
    char *constants;
    size_t constant_bytes;
    cubind_sim_variable *variables; // the variables that callers can ask for
    size_t variable_count, variable_room;
} sim_module;

// Returns the bytes of a variable; 0 if it is declared without a size.
size_t sim_variable_bytes(const sim_variable *variable);

// Returns a device function's address, which is a unique number and not a pointer.
uint64_t sim_function_address(size_t index);
// Returns the function's index, or SIZE_MAX if the module has no function at the address.
size_t sim_function_of_address(const sim_module *module, uint64_t address);

// Returns the variable at a global address, or else the last variable before it; NULL: there is
// none.
const sim_place *sim_module_place(const sim_module *module, uint64_t address);

// Builds a module from one text, or from several texts that are linked by name.
void sim_module_build(sim_module *module, const cubind_sim_text *texts, size_t count);
void sim_module_free(sim_module *module);

// Returns the meaning of a name in the text that contains it; NULL: the name has none. `name` must
// be a view of that text.
sim_symbol *sim_module_find(const sim_module *module, sim_text name);
// Returns the text that contains a name; NULL in a module that is not linked.
sim_unit *sim_module_unit(const sim_module *module, sim_text name);
// Returns the symbol of a variable that a function declares in .global, .const or .shared.
sim_symbol *sim_module_find_inner(const sim_module *module, const sim_variable *variable);

// Returns the source location with this number, which instructions have; NULL: unknown. The member
// inlined_at is the number of the location of the call that was inlined.
const sim_location *sim_module_location(const sim_module *module, int location);
const char *sim_module_file(const sim_module *module, int number);

// --- registers.c ---
// Estimates how many registers ptxas would give to a function. The estimate is only reported;
// execution does not depend on it.
uint32_t sim_registers_estimate(const sim_function *function);

// --- check.c ---
// Returns the form that sim_module_check found for an instruction; NULL: the table has no form for
// it.
const sim_form *sim_module_form(const sim_module *module, const sim_instruction *instruction);
// Checks that the table has every instruction of the module, with its modifiers and types.
void sim_module_check(sim_module *module);

#endif
