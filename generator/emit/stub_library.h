// Makes stub_library.c, on which tests run instead of the real library.
#ifndef CUBIND_GENERATOR_EMIT_STUB_LIBRARY_H
#define CUBIND_GENERATOR_EMIT_STUB_LIBRARY_H

#include "render/emitter.h"

void emit_stub_library(emitter *e);

#endif
