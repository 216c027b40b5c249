// The module's constants.
#ifndef CUBIND_GENERATOR_EMIT_CONSTANTS_H
#define CUBIND_GENERATOR_EMIT_CONSTANTS_H

#include "render/emitter.h"

// Sorted by name.
const macro **emit_constants(const emitter *e, int *count);

// The C expression of a floating constant: no text of a model.
const char *emit_float_value(const emitter *e, const macro *mc);

#endif
