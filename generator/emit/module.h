// Makes module.c: constants, the description of the binding, and the PyInit function.
#ifndef CUBIND_GENERATOR_EMIT_MODULE_H
#define CUBIND_GENERATOR_EMIT_MODULE_H

#include "render/emitter.h"

void emit_module_file(emitter *e);

#endif
