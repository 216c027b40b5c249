// Declares the decoder and the functions that its files share. Only files of decode/ include it.
#ifndef SIM_DECODE_DECODER_H
#define SIM_DECODE_DECODER_H

#include "decode/code.h"

typedef enum sim_thing_kind {
    // A register, or a range of `count` registers whose places are `stride` bytes apart. A single
    // register may be a vector.
    SIM_THING_REGISTER,
    SIM_THING_LOCAL,     // a variable in local memory, or a .param in a function
    SIM_THING_PARAMETER, // a parameter of the kernel
    SIM_THING_SYMBOL,
    SIM_THING_LABEL,
    SIM_THING_TARGETS,
} sim_thing_kind;

// The meaning of a name.
typedef struct sim_thing {
    sim_thing_kind kind;
    sim_type type;
    int vector;
    // The place of a register, the offset of a variable or parameter, or the operation after a
    // label.
    uint32_t place;
    uint32_t count, stride;
    uint32_t bytes;
    const sim_symbol *symbol;
    const sim_targets *targets;
} sim_thing;

typedef struct sim_scope {
    struct sim_scope *parent;
    sim_names names;
    sim_names ranges; // ranges such as %r<50>, by the text before the number
} sim_scope;

// A jump to a label that may come later in the text.
typedef struct sim_fixup {
    sim_text label;
    sim_scope *scope;
    size_t op;        // the jump; its target is set if the next member is NULL
    uint32_t *target; // the target to set instead, in a table of jumps
    int line;
} sim_fixup;

typedef struct sim_decoder {
    sim_arena *arena;
    sim_trouble *trouble;
    const sim_module *module;
    sim_code *code;
    sim_scope *scope;
    sim_names constants; // places of constants and filled values, by size and value
    sim_fixup *fixups;
    size_t fixup_count, fixup_room;
    uint32_t global_loads, global_stores; // numbers decoded so far
    sim_scratch *scratch;
    char *image; // the frame's image, which is in `scratch`
    // --- the current instruction ---
    const sim_statement *statement;
    const sim_instruction *instruction;
    sim_form form;
    uint32_t guard;
} sim_decoder;

// The operands of an instruction, as the letters in its row of the table describe them.
typedef struct sim_values {
    // The destination. d_size is the bytes of a lane; the register may be wider than the type.
    uint32_t d, d_size;
    uint32_t s[5], s_size[5];
    int sources;
    uint32_t p, q; // predicate destinations
    uint32_t test[2];
    int tests;
    const sim_operand *address, *label, *vector, *stored;
    uint64_t integer;
} sim_values;

// --- frame.c: allocate places ---
uint32_t sim_new_place(sim_decoder *d, uint32_t lane_size); // lane_size 0: a predicate
uint32_t sim_constant_place(sim_decoder *d, uint64_t value, uint32_t size);
uint32_t sim_filled_place(sim_decoder *d, sim_filled filled); // equal values share a place
uint32_t sim_shared_place(sim_decoder *d, const sim_symbol *symbol, uint64_t addend, uint32_t size);
uint32_t sim_new_local(sim_decoder *d, const sim_variable *variable);

// --- scope.c ---
void sim_open_scope(sim_decoder *d);
void sim_declare(sim_decoder *d, sim_text name, const sim_thing *thing, int line);
void sim_declare_range(sim_decoder *d, sim_text prefix, const sim_thing *thing, int line);
// Finds the meaning of a name; false: the name has none.
bool sim_look_up(const sim_decoder *d, const sim_scope *scope, sim_text name, sim_thing *thing);

// --- operands.c ---
_Noreturn __attribute__((format(printf, 2, 3))) void sim_decode_fail(sim_decoder *d,
                                                                     const char *format, ...);
_Noreturn void sim_mismatch(sim_decoder *d);
// Stops decoding the function, because the function needs something unsupported.
_Noreturn __attribute__((format(printf, 2, 3))) void sim_refuse(sim_decoder *d, const char *format,
                                                                ...);
sim_thing sim_known(sim_decoder *d, sim_text name);
uint32_t sim_predicate_source(sim_decoder *d, const sim_operand *operand);
// Return the place of a source or destination. If `wider` is set, a register may be wider than the
// type. *size gets the bytes of a lane.
uint32_t sim_source(sim_decoder *d, const sim_operand *operand, sim_type type, bool wider,
                    uint32_t *size);
uint32_t sim_destination(sim_decoder *d, const sim_operand *operand, sim_type type, bool wider,
                         uint32_t *size);
uint32_t sim_lane_size(sim_type type); // bytes of a lane, at least 2
sim_values sim_take(sim_decoder *d);

// --- elements.c ---
// Returns the instruction, in which lists of elements replace vector registers and addresses
// replace elements of arrays.
const sim_instruction *sim_with_elements(sim_decoder *d, const sim_instruction *instruction);
// Returns the arguments or results of a call. A vector is split into its elements if the
// corresponding parameter or result of the function is. `list` may be NULL.
const sim_operand *sim_with_vectors(sim_decoder *d, const sim_operand *list,
                                    const sim_variable *formals, size_t count);

// --- emit.c ---
sim_op *sim_emit(sim_decoder *d, sim_do what);
void sim_emit_loop(sim_decoder *d, const char *loop, uint32_t destination, uint32_t size,
                   uint32_t a, uint32_t b);
void sim_jump_to(sim_decoder *d, sim_text label, size_t op, uint32_t *target);

// --- meet.c ---
// Sets for each branch the operation where its lanes reconverge; false: out of memory.
bool sim_find_meetings(sim_code *code);

// --- values.c, video.c, memory.c, control.c: one function per word of the column `how` ---
void sim_decode_values(sim_decoder *d);
void sim_decode_memory(sim_decoder *d);
sim_scope_width sim_decode_scope(const sim_form *form); // of an access or a fence
void sim_decode_video(sim_decoder *d);
void sim_decode_control(sim_decoder *d);

#endif
