// Makes wrappers of functions.
#ifndef CUBIND_GENERATOR_EMIT_FUNCTIONS_H
#define CUBIND_GENERATOR_EMIT_FUNCTIONS_H

#include "render/emitter.h"

void emit_function(emitter *e, const function *f, text *out);

#endif
