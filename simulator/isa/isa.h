// The instruction set as data: types, forms of instructions, special registers.
//
// instructions.def is the table; what an opcode's modifiers and types may be, which operands it takes and what executes it
// is said there and nowhere else. The checker matches instructions against its rows, the decoder takes the row's loop.
#ifndef SIM_ISA_ISA_H
#define SIM_ISA_ISA_H

#include "base/text.h"

typedef enum sim_type {
    SIM_NO_TYPE,
#define TYPE(name, bits, class) SIM_##name,
#include "isa/types.def"
#undef TYPE
    SIM_TYPES
} sim_type;

typedef enum sim_class {
    SIM_UNSIGNED,
    SIM_SIGNED,
    SIM_BITS,
    SIM_FLOAT,
    SIM_PREDICATE,
    SIM_PACKED, // of instructions alone; registers hold such values as bits
} sim_class;

const char *sim_type_name(sim_type type);
unsigned sim_type_bits(sim_type type);
sim_class sim_type_class(sim_type type);
sim_type sim_type_find(sim_text name); // SIM_NO_TYPE: none of that name

// Whether an operand of one type may stand where an instruction of the other type wants one: of the same size, and bits
// fit everything, integers of either sign each other.
bool sim_type_fits(sim_type instruction, sim_type operand);

// What decodes and executes an instruction; the words of the table's column `how`.
typedef enum sim_how {
    SIM_HOW_LANES, // a loop over lanes from sources to a destination
    SIM_HOW_CHAIN, // of two sources, and of its result and a third
    SIM_HOW_CARRY, // with the carry of each lane
    SIM_HOW_LOP3,  // a logic function given by a constant
    SIM_HOW_PREDICATE,
    SIM_HOW_MOVE, // also of addresses, vectors, special registers
    SIM_HOW_SELECT,
    SIM_HOW_TEST,  // of one operand, into a predicate
    SIM_HOW_SETP,  // comparison into predicates
    SIM_HOW_SETP2, // of two halves, into two predicates
    SIM_HOW_SET,   // comparison into a register
    SIM_HOW_SET2,
    SIM_HOW_CONVERT, // as LANES, with registers that may be wider than the types
    SIM_HOW_VIDEO,
    SIM_HOW_LOAD,
    SIM_HOW_STORE,
    SIM_HOW_ATOM,    // atom and red
    SIM_HOW_ADDRESS, // cvta
    SIM_HOW_SPACE,   // isspacep
    SIM_HOW_MAPA,
    SIM_HOW_RANK,    // getctarank
    SIM_HOW_STACK,   // alloca and what saves and restores its end
    SIM_HOW_POLICY,  // createpolicy
    SIM_HOW_NOTHING, // hints
    SIM_HOW_BRANCH,
    SIM_HOW_BRANCH_INDEX,
    SIM_HOW_CALL,
    SIM_HOW_RETURN,
    SIM_HOW_EXIT,
    SIM_HOW_TRAP,
    SIM_HOW_YIELD, // nanosleep: others first
    SIM_HOW_SHUFFLE,
    SIM_HOW_VOTE,
    SIM_HOW_MATCH,
    SIM_HOW_REDUX,
    SIM_HOW_ACTIVE,
    SIM_HOW_ELECT,
    SIM_HOW_MATRIX, // movmatrix
    SIM_HOW_WARP_BARRIER,
    SIM_HOW_BARRIER,
    SIM_HOW_CLUSTER_BARRIER,
    SIM_HOW_FENCE,
    SIM_HOW_REFUSED, // legal, and not there yet
} sim_how;

typedef struct sim_row {
    const char *opcode, *modifiers, *types, *operands;
    sim_how how;
    const char *loop;
    uint8_t version, target;
} sim_row;

extern const sim_row sim_rows[];
extern const size_t sim_row_count;

enum { SIM_MAX_GROUPS = 14, SIM_MAX_MODIFIERS = 20, SIM_MAX_LOOP_NAME = 64 };

// A form: a row, and which alternatives of it an instruction takes.
typedef struct sim_form {
    const sim_row *row;
    sim_type types[2];               // the first and the last
    sim_type middle;                 // of three
    sim_text groups[SIM_MAX_GROUPS]; // the alternative taken; empty: none
    int group_count;
} sim_form;

typedef enum sim_match {
    SIM_MATCHES,
    SIM_UNKNOWN_OPCODE,
    SIM_WRONG_TYPES,
    SIM_ILLEGAL_MODIFIER, // *culprit, or a missing one where it is empty
} sim_match;

// The form of an instruction; modifiers are without their dots, in the order of the text.
sim_match sim_isa_match(sim_text opcode, const sim_text *modifiers, size_t count, sim_form *form,
                        sim_text *culprit);

// Whether the instruction has a modifier.
bool sim_form_has(const sim_form *form, const char *modifier);
// The first of the `alternatives` (parted by "|") that it has; empty: none.
sim_text sim_form_which(const sim_form *form, const char *alternatives);
// The name of the form's loop: what the row's template comes to.
void sim_form_loop_name(const sim_form *form, char name[SIM_MAX_LOOP_NAME]);

// --- special registers ---

typedef enum sim_special_how {
    SIM_SPECIAL_VECTOR,
    SIM_SPECIAL_SCALAR,
    SIM_SPECIAL_READ,
} sim_special_how;

typedef enum sim_special {
#define SPECIAL(name, type, how) SIM_SPECIAL_##name,
#include "isa/specials.def"
#undef SPECIAL
    SIM_SPECIALS
} sim_special;

typedef struct sim_special_info {
    const char *name;
    sim_type type;
    sim_special_how how;
} sim_special_info;

extern const sim_special_info sim_special_infos[SIM_SPECIALS];
// By its name without "%"; SIM_SPECIALS: none.
sim_special sim_special_find(sim_text name);

#endif
