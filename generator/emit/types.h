// Makes types.h, which has every declaration that the module needs.
#ifndef CUBIND_GENERATOR_EMIT_TYPES_H
#define CUBIND_GENERATOR_EMIT_TYPES_H

#include "render/emitter.h"

// Returns the macro that is defined once the real header was included.
const char *emit_header_guard(const emitter *e);

void emit_types(emitter *e);

#endif
