// Defines the syntax tree of a module. The tree mirrors the text: no name is resolved, and names
// are views of the module's text.
#ifndef SIM_SYNTAX_TREE_H
#define SIM_SYNTAX_TREE_H

#include "base/arena.h"
#include "isa/isa.h"

typedef enum sim_space {
    SIM_SPACE_NONE, // generic addresses, in instructions
    SIM_SPACE_REG,
    SIM_SPACE_CONST,
    SIM_SPACE_GLOBAL,
    SIM_SPACE_LOCAL,
    SIM_SPACE_PARAM,
    SIM_SPACE_SHARED,
} sim_space;

typedef enum sim_linkage {
    SIM_LINKAGE_NONE,
    SIM_LINKAGE_EXTERN,
    SIM_LINKAGE_VISIBLE,
    SIM_LINKAGE_WEAK,
    SIM_LINKAGE_COMMON,
} sim_linkage;

// --- constants ---

typedef struct sim_constant {
    bool is_real;
    bool is_unsigned;
    bool exact32; // a real whose f32 bits are in `integer`
    uint64_t integer;
    double real;
} sim_constant;

// One element of an initialiser, or a run of elements that are plain integers. `index` is the
// position of the first one in the flattened array.
typedef struct sim_initial {
    size_t index;
    size_t count;       // number of integers in `run`
    sim_text run;       // text of a run of plain integers; empty: one element
    sim_constant value; // the value, or the offset from the symbol's address
    sim_text symbol;    // empty: none
    bool generic;       // written as generic(symbol)
    int byte;           // the byte of the address to store; -1: the whole address
    int line;
} sim_initial;

// --- declarations ---

typedef struct sim_variable {
    sim_space space;
    sim_linkage linkage;
    sim_type type;
    sim_text name;
    int vector;  // elements of the vector; 1: not a vector
    int element; // element of a vector parameter that was split
    size_t align;
    size_t elements; // number of items of `type`, over vectors and dimensions
    bool unsized;    // name[]
    bool is_array;
    bool managed;
    sim_initial *initials;
    size_t initial_count;
    int line;
} sim_variable;

typedef struct sim_registers {
    sim_type type;
    int vector;
    sim_text name;
    bool range; // name<count>
    uint32_t count;
} sim_registers;

// --- statements ---

typedef enum sim_operand_kind {
    SIM_OPERAND_NAME, // a register, a symbol plus `constant`, a label or a function
    SIM_OPERAND_CONSTANT,
    SIM_OPERAND_VECTOR,  // {items}
    SIM_OPERAND_ADDRESS, // [name + constant]; the name may be empty
    SIM_OPERAND_SINK,    // _
    SIM_OPERAND_LIST,    // (items), in a call
} sim_operand_kind;

typedef struct sim_operand {
    sim_operand_kind kind;
    bool negated; // !p
    bool has_offset;
    bool minus;      // -name
    char component;  // 'x', 'y', 'z' or 'w' in name.x; 0: none
    bool is_indexed; // name[constant], name[index + constant]
    sim_text index;
    sim_text selector; // b0, h10 and similar after a name; empty: none
    sim_text name;
    sim_constant constant;
    struct sim_operand *items;
    size_t item_count;
    struct sim_operand *second; // after "|"
} sim_operand;

typedef struct sim_instruction {
    sim_text opcode;
    const sim_text *modifiers;
    size_t modifier_count;
    const sim_operand *operands;
    size_t operand_count;
    sim_text guard; // empty: none
    bool guard_negated;
    int location; // 1 + index into the module's locations; 0: none
} sim_instruction;

// A .callprototype, .branchtargets or .calltargets directive.
typedef struct sim_targets {
    sim_text label;
    const sim_text *names;
    size_t count;
    const struct sim_function *prototype; // set for .callprototype; otherwise NULL
} sim_targets;

typedef enum sim_statement_kind {
    SIM_STATEMENT_INSTRUCTION,
    SIM_STATEMENT_LABEL,
    SIM_STATEMENT_REGISTERS,
    SIM_STATEMENT_VARIABLE,
    SIM_STATEMENT_TARGETS,
    SIM_STATEMENT_OPEN, // {
    SIM_STATEMENT_CLOSE,
} sim_statement_kind;

typedef struct sim_statement {
    sim_statement_kind kind;
    int line;
    union {
        const sim_instruction *instruction;
        sim_text label;
        const sim_registers *registers;
        const sim_variable *variable;
        const sim_targets *targets;
    };
} sim_statement;

// --- functions and the module ---

typedef struct sim_function {
    sim_linkage linkage;
    bool is_entry;
    bool has_body;
    bool no_return;
    sim_text name;
    const sim_variable *results, *parameters; // in space .param or .reg
    size_t result_count, parameter_count;
    uint32_t max_threads[3], required_threads[3], cluster[3]; // zeros: not given
    uint32_t max_registers;                                   // 0: not given
    bool explicit_cluster;
    const sim_statement *statements;
    size_t statement_count;
    int line;
} sim_function;

typedef struct sim_location {
    int file, line, column;
    int inlined_at; // 1 + index of the call's location; 0: none
} sim_location;

typedef struct sim_file {
    int number;
    const char *path;
} sim_file;

typedef struct sim_alias {
    sim_text name, target;
    int line;
} sim_alias;

typedef struct sim_tree {
    int version, target, address_size;
    sim_function *functions;
    sim_variable *variables;
    sim_location *locations;
    sim_file *files;
    sim_alias *aliases;
    size_t function_count, variable_count, location_count, file_count, alias_count;
    size_t function_room, variable_room, location_room, file_room, alias_room;
    int file_base; // is added to file numbers, because each text numbers its own files
} sim_tree;

// Parses a text into a tree. The tree gets the newest version and the newest target of all its
// texts. The text must outlive the tree. Errors jump to the handler of the arena's `trouble`.
void sim_parse_more(sim_tree *tree, sim_arena *arena, const char *text, size_t length);

#endif
