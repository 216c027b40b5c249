// What the two files of the stub library's emitter share. All texts are C expressions over the
// parameters of the entry point at hand, and last as long as the run.
#ifndef CUBIND_GENERATOR_EMIT_STUB_H
#define CUBIND_GENERATOR_EMIT_STUB_H

#include "emit/internal.h"

// One entry point under way.
typedef struct stub_body {
    const emitter *e;
    const function *f;
    text *out;
} stub_body;

// Whether it leads to memory, also by a typedef of `void *` that is taken as such.
bool stub_is_pointer(const param *p);

const param *stub_param_of(const stub_body *b, const char *name);
const char *stub_name_of(const stub_body *b, const param *p);

// How many items an array has; NULL for single values and open ends.
const char *stub_item_count(const stub_body *b, const param *p);
const char *stub_item_size(const stub_body *b, const param *p);
const char *stub_byte_count(const stub_body *b, const param *p);
// Bytes of a value whose type another parameter chooses: what the caller says is there, the room
// that it made.
const char *stub_typed_input(const stub_body *b, const param *p);
const char *stub_typed_output(const stub_body *b, const param *p);
// The same for a key and the room for its value, NULL where nothing tells that.
const char *stub_chosen_size(const stub_body *b, const param *p, const char *key, const char *room);
const char *stub_number_bytes(const stub_body *b, const param *p);

// The functions that those expressions call.
void emit_stub_sizes(const emitter *e, text *out);

#endif
