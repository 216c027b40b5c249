// C types, parameters and records as C text.
#ifndef CUBIND_GENERATOR_RENDER_CTYPES_H
#define CUBIND_GENERATOR_RENDER_CTYPES_H

#include "render/emitter.h"

const char *emit_type(const emitter *e, const type *t); // without top-level const
// The function's parameters with names, "void" for none; `names` only for a call.
const char *emit_params(const emitter *e, const function *f);
const char *emit_declared_param(const emitter *e, const function *f, int index);
const char *emit_arguments(const emitter *e, const function *f);
// An enumerator's value: as a number, and as an expression of C that has the type it needs.
const char *emit_enumerator_number(const emitter *e, const enumerator *item);
const char *emit_enumerator_value(const emitter *e, const enumerator *item);
const char *emit_param_name(const emitter *e, const function *f, int index);
// Name of an integer type in the range errors of Python, as a C expression.
const char *emit_integer_text(const emitter *e, const type *t);
// `value`, which is of that type, as a void *: with a cast where C wants one.
const char *emit_void_pointer(const emitter *e, const type *t, const char *value);
const char *emit_fixed_integer(const type *t); // "uint32_t"
// The function that makes a Python int of such a number; NULL for what is none.
const char *emit_from_int(const emitter *e, const type *t);
const type *emit_resolve(const type *t); // the item behind arrays

// What a wrapper keeps of a call's result: of a struct the member that holds the status.
const char *emit_status_type(const emitter *e, const function *f);
const char *emit_status_member(const emitter *e); // ".name", "" where statuses are no structs

// "struct" or "union".
const char *emit_record_word(const record *r);
// C name of the record: a typedef's, else with its tag.
const char *emit_record_type(const emitter *e, const record *r);
// Which snippet turns a result of a type, which is no status, into a Python object.
const char *emit_value_snippet(const type *t);

// A variable or a function of that type: `int n`, `const char *name`.
const char *emit_declaration(const emitter *e, const char *type, const char *name);

#endif
