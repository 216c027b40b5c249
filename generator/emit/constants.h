// Finds the constants of a module.
#ifndef CUBIND_GENERATOR_EMIT_CONSTANTS_H
#define CUBIND_GENERATOR_EMIT_CONSTANTS_H

#include "render/emitter.h"

// Returns the constants, sorted by name.
const macro **emit_constants(const emitter *e, int *count);

// Returns a C expression for a floating constant. It is made from the number, never copied from the
// model, whose texts are not trusted.
const char *emit_float_value(const emitter *e, const macro *mc);

#endif
