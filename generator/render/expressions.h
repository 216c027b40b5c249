// C expressions of the spec as the generated code evaluates them.
#ifndef CUBIND_GENERATOR_RENDER_EXPRESSIONS_H
#define CUBIND_GENERATOR_RENDER_EXPRESSIONS_H

#include "render/wrapped.h"

// A C expression of the spec with its parameters' names replaced by what the call gets for them,
// and `value` by `answer` (NULL: by nothing).
const char *emit_expression(const emitter *e, const wrapped *ws, const char *source,
                            const char *answer);
// The same behind a member of `*r`, as the body of a C function over `r`.
const char *emit_member_extent(const emitter *e, const record *r, const field *f);
// How many bytes a call reads or writes behind an address.
const char *emit_extent(const emitter *e, const wrapped *ws, const param *p);
// The queries that a function depends on, in the order of their first use, NULL-terminated; one of
// those that ask the same.
const query **emit_queries(const emitter *e, const function *f);
// "query_pointer_mode"
const char *emit_query_variable(const emitter *e, const query *q);
// C type of `value`.
const char *emit_answer_type(const emitter *e, const query *q);

#endif
