// Prepares the parameters of a wrapper: the values of the holes in their snippets.
#ifndef CUBIND_GENERATOR_RENDER_PARAMS_H
#define CUBIND_GENERATOR_RENDER_PARAMS_H

#include "render/wrapped.h"

// Returns all parameters of a function, one per C parameter. They live in the arena and are made
// once per function.
wrapped *emit_wrap_params(const emitter *e, const function *f);
void emit_set_fail(wrapped *ws, int count, const char *fail);
// Returns the name of the variable for the C function's result.
const char *emit_returned_name(const function *f);
void emit_set_call(wrapped *ws, int count, const char *call);

#endif
