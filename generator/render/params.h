// Parameters on their way through a wrapper.
#ifndef CUBIND_GENERATOR_RENDER_PARAMS_H
#define CUBIND_GENERATOR_RENDER_PARAMS_H

#include "render/wrapped.h"

// All parameters of a function, one per C parameter, in the arena.
wrapped *emit_wrap_params(const emitter *e, const function *f);
void emit_set_fail(wrapped *ws, int count, const char *fail);
// The variable of what the C function returns.
const char *emit_returned_name(const function *f);
void emit_set_call(wrapped *ws, int count, const char *call);

#endif
