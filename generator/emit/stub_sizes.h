// Makes C expressions for sizes in the stub library. They are about the parameters of the current
// entry point and live as long as the run.
#ifndef CUBIND_GENERATOR_EMIT_STUB_SIZES_H
#define CUBIND_GENERATOR_EMIT_STUB_SIZES_H

#include "render/emitter.h"

// The entry point that is being written.
typedef struct stub_body {
    const emitter *e;
    const function *f;
    text *out;
} stub_body;

// Returns whether the parameter points to memory. A typedef of `void *` that is bound as an address
// counts, too.
bool stub_is_pointer(const param *p);

const param *stub_param_of(const stub_body *b, const char *name);
const char *stub_name_of(const stub_body *b, const param *p);

// Returns the number of an array's items; NULL for single values and arrays without a known end.
const char *stub_item_count(const stub_body *b, const param *p);
const char *stub_item_size(const stub_body *b, const param *p);
const char *stub_byte_count(const stub_body *b, const param *p);
// Return the number of bytes of a value whose type another parameter chooses. For an input, that is
// the size that the caller passes; for an output, the size of the caller's memory.
const char *stub_typed_input(const stub_body *b, const param *p);
const char *stub_typed_output(const stub_body *b, const param *p);
// Returns the number of bytes of the value that `key` chooses. `room` is the size of the memory for
// it, NULL if no parameter gives that size.
const char *stub_chosen_size(const stub_body *b, const param *p, const char *key, const char *room);
const char *stub_number_bytes(const stub_body *b, const param *p);

// Prints the functions that these expressions call.
void emit_stub_sizes(const emitter *e, text *out);

#endif
