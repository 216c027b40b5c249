// Numbers behind pointers: their type, where they lie, how many there are.
#ifndef CUBIND_GENERATOR_RENDER_NUMBERS_H
#define CUBIND_GENERATOR_RENDER_NUMBERS_H

#include "render/wrapped.h"

void emit_set_number(const emitter *e, wrapped *ws, wrapped *w);

#endif
