// C expressions of the spec as the generated code evaluates them.
#ifndef CUBIND_GENERATOR_RENDER_EXPRESSIONS_H
#define CUBIND_GENERATOR_RENDER_EXPRESSIONS_H

#include "render/wrapped.h"

// A C expression of the spec with its parameters' names replaced by what the call gets for them.
const char *emit_expression(const emitter *e, const wrapped *ws, const char *source);
// The same for a size: an integer that goes both ways is its value on the way in.
const char *emit_size_expression(const emitter *e, const wrapped *ws, const char *source);
// The same behind a member of `*r`, as the body of a C function over `r`.
const char *emit_member_extent(const emitter *e, const record *r, const field *f);
// How many bytes a call reads or writes behind an address.
const char *emit_extent(const emitter *e, const wrapped *ws, const param *p);
// The queries that a function depends on, in the order of their first use, NULL-terminated; one of
// those that ask the same.
const query **emit_queries(const emitter *e, const function *f);
// "pointer_mode", and "ask_pointer_mode" that finds it out.
const char *emit_query_variable(const emitter *e, const query *q);
const char *emit_query_function(const emitter *e, const query *q);
// What a query is about, each followed by a comma: the parameters with their types, or what the
// wrapper has for them.
const char *emit_query_params(const emitter *e, const wrapped *ws, const query *q);
const char *emit_query_args(const emitter *e, const wrapped *ws, const query *q);
// The arguments of the question, whose answer goes to `*answer`, and the type of that.
const char *emit_question_call(const emitter *e, const query *q);
const char *emit_answer_type(const emitter *e, const query *q);

#endif
