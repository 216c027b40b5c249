// Macros that are constants of the module.
#ifndef CUBIND_GENERATOR_EMIT_CONSTANTS_H
#define CUBIND_GENERATOR_EMIT_CONSTANTS_H

#include "render/emitter.h"

// Sorted by name.
const macro **emit_constants(const emitter *e, int *count);

#endif
