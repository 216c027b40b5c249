// Describes the instruction set as data: types, forms of instructions, special registers.
//
// Only the table instructions.def says which modifiers, types and operands an opcode may have, and
// what executes it. The checker matches instructions against its rows. The decoder takes from the
// row the name of the loop that computes the result.
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
    SIM_PACKED, // only in instructions; registers of a bit type hold the values
} sim_class;

const char *sim_type_name(sim_type type);
unsigned sim_type_bits(sim_type type);
sim_class sim_type_class(sim_type type);
sim_type sim_type_find(sim_text name); // SIM_NO_TYPE: no such type

// Returns whether an operand of one type may be used where an instruction expects the other. The
// sizes must be equal. Bits fit every type, and integers of either sign fit each other.
bool sim_type_fits(sim_type instruction, sim_type operand);

// The ways to decode and execute an instruction. These are the words of the table's column `how`.
typedef enum sim_how {
    SIM_HOW_LANES, // a loop over lanes from sources to a destination
    SIM_HOW_CHAIN, // a loop on two sources, then a loop on its result and a third source
    SIM_HOW_CARRY, // reads or writes the carry flag of each lane
    SIM_HOW_LOP3,  // a logic function that a constant gives
    SIM_HOW_PREDICATE,
    SIM_HOW_MOVE, // moves registers, addresses, vectors and special registers
    SIM_HOW_SELECT,
    SIM_HOW_TEST,  // tests one operand, into a predicate
    SIM_HOW_SETP,  // comparison into predicates
    SIM_HOW_SETP2, // comparison of two halves, into two predicates
    SIM_HOW_SET,   // comparison into a register
    SIM_HOW_SET2,
    SIM_HOW_CONVERT, // like LANES, but registers may be wider than the types
    SIM_HOW_VIDEO,
    SIM_HOW_LOAD,
    SIM_HOW_STORE,
    SIM_HOW_ATOM,    // atom and red
    SIM_HOW_ADDRESS, // cvta
    SIM_HOW_SPACE,   // isspacep
    SIM_HOW_MAPA,
    SIM_HOW_RANK,    // getctarank
    SIM_HOW_STACK,   // alloca, stacksave and stackrestore
    SIM_HOW_POLICY,  // createpolicy
    SIM_HOW_NOTHING, // a hint, which has no effect
    SIM_HOW_BRANCH,
    SIM_HOW_BRANCH_INDEX,
    SIM_HOW_CALL,
    SIM_HOW_RETURN,
    SIM_HOW_EXIT,
    SIM_HOW_TRAP,
    SIM_HOW_YIELD, // nanosleep: other lanes run first
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
    SIM_HOW_REFUSED, // valid PTX that is not supported yet
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

// A form: a row of the table, with the alternatives that an instruction chose from it.
typedef struct sim_form {
    const sim_row *row;
    sim_type types[2];               // the first type and the last type
    sim_type middle;                 // the second type, if there are three
    sim_text groups[SIM_MAX_GROUPS]; // the alternative chosen in each group; empty: none
    int group_count;
} sim_form;

typedef enum sim_match {
    SIM_MATCHES,
    SIM_UNKNOWN_OPCODE,
    SIM_WRONG_TYPES,
    SIM_ILLEGAL_MODIFIER, // *culprit is the modifier, or empty if one is missing
} sim_match;

// Finds the form of an instruction. `modifiers` has the instruction's modifiers without their dots,
// in the order of the text.
sim_match sim_isa_match(sim_text opcode, const sim_text *modifiers, size_t count, sim_form *form,
                        sim_text *culprit);

// Returns whether the form has a modifier.
bool sim_form_has(const sim_form *form, const char *modifier);
// Returns the first of the `alternatives` (separated by "|") that the form has; empty: none.
sim_text sim_form_which(const sim_form *form, const char *alternatives);
// Writes the name of the form's loop, which is the row's template with its "$" parts filled in.
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
// Finds a special register by its name without "%"; SIM_SPECIALS: there is none.
sim_special sim_special_find(sim_text name);

#endif
