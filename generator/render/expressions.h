// Rewrites C expressions of the spec for generated code.
#ifndef CUBIND_GENERATOR_RENDER_EXPRESSIONS_H
#define CUBIND_GENERATOR_RENDER_EXPRESSIONS_H

#include "render/wrapped.h"

// Replaces the parameters' names in a C expression of the spec with the arguments of the call.
const char *emit_expression(const emitter *e, const wrapped *ws, const char *source);
// Does the same for a size, in which an in/out integer stands for its input value.
const char *emit_size_expression(const emitter *e, const wrapped *ws, const char *source);
// Returns the body of a C function over `r` that computes the bytes a call reads or writes behind a
// member of `*r`. NULL if the extent is malformed.
const char *emit_member_extent(const emitter *e, const record *r, const field *f);
// Returns the number of bytes that a call reads or writes behind an address. For a list of
// addresses, returns the address of the variable that has their sizes. NULL if the extent is
// malformed.
const char *emit_extent(const emitter *e, const wrapped *ws, const param *p);
// Returns the queries that a function needs, in the order of their first use, NULL-terminated.
// Queries with the same call occur once.
const query **emit_queries(const emitter *e, const function *f);
// Return the name of the variable for the query's answer ("pointer_mode"), and that of the function
// that makes the query ("ask_pointer_mode").
const char *emit_query_variable(const emitter *e, const query *q);
const char *emit_query_function(const emitter *e, const query *q);
// Return the parameters that a query uses, each followed by a comma: with their types, or as the
// wrapper passes them.
const char *emit_query_params(const emitter *e, const wrapped *ws, const query *q);
const char *emit_query_args(const emitter *e, const wrapped *ws, const query *q);
// Return the arguments of the query's call, which writes to `*answer`, and the type of `*answer`.
const char *emit_question_call(const emitter *e, const query *q);
const char *emit_answer_type(const emitter *e, const query *q);

#endif
