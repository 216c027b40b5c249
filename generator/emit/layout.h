// Makes layout_check.c, which compares types.h with the real headers.
#ifndef CUBIND_GENERATOR_EMIT_LAYOUT_H
#define CUBIND_GENERATOR_EMIT_LAYOUT_H

#include "render/emitter.h"

void emit_layout_check(emitter *e);

#endif
