// Writes C types, parameters and records as C text.
#ifndef CUBIND_GENERATOR_RENDER_CTYPES_H
#define CUBIND_GENERATOR_RENDER_CTYPES_H

#include "render/emitter.h"

const char *emit_type(const emitter *e, const type *t); // without top-level const
// Returns the function's parameters with types and names; "void" for none.
const char *emit_params(const emitter *e, const function *f);
const char *emit_declared_param(const emitter *e, const function *f, int index);
// Returns the names alone, for a call.
const char *emit_arguments(const emitter *e, const function *f);
// Return an enumerator's value: as a number, and as a C expression of the right type.
const char *emit_enumerator_number(const emitter *e, const enumerator *item);
const char *emit_enumerator_value(const emitter *e, const enumerator *item);
const char *emit_param_name(const emitter *e, const function *f, int index);
// Returns the name of an integer type in Python's range errors, as a C expression.
const char *emit_integer_text(const emitter *e, const type *t);
// Returns `value`, which has that type, as a void *, with a cast if C needs one.
const char *emit_void_pointer(const emitter *e, const type *t, const char *value);
const char *emit_fixed_integer(const type *t); // "uint32_t"
// Returns the function that makes a Python int from a value of that type; NULL if the type is no
// number.
const char *emit_from_int(const emitter *e, const type *t);
const type *emit_resolve(const type *t); // the item behind arrays

// Returns the type of the variable for a call's result. If a struct holds the status, that is the
// type of the member.
const char *emit_status_type(const emitter *e, const function *f);
const char *emit_status_member(const emitter *e); // ".name", "" if statuses are no structs

// "struct" or "union".
const char *emit_record_word(const record *r);
// Returns the C name of the record: a typedef's, else its keyword and tag.
const char *emit_record_type(const emitter *e, const record *r);
// Returns the snippet that turns a result of the type, which is no status, into a Python object.
const char *emit_value_snippet(const type *t);

// Returns the declaration of a variable or function: `int n`, `const char *name`.
const char *emit_declaration(const emitter *e, const char *type, const char *name);

#endif
