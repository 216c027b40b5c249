// Makes methods.c: the method tables of both forms, and the docstrings of functions.
#ifndef CUBIND_GENERATOR_EMIT_METHODS_H
#define CUBIND_GENERATOR_EMIT_METHODS_H

#include "render/emitter.h"

void emit_methods(emitter *e);

#endif
