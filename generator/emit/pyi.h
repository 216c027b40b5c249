// Makes the type stubs of both forms.
#ifndef CUBIND_GENERATOR_EMIT_PYI_H
#define CUBIND_GENERATOR_EMIT_PYI_H

#include "render/emitter.h"

void emit_pyi(emitter *e);

#endif
