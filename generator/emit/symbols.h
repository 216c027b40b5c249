// Makes symbols.h and symbols.c, with one entry per function of the library.
#ifndef CUBIND_GENERATOR_EMIT_SYMBOLS_H
#define CUBIND_GENERATOR_EMIT_SYMBOLS_H

#include "render/emitter.h"

void emit_symbols(emitter *e);

#endif
