// Callbacks that there is one of per process.
#ifndef CUBIND_GENERATOR_RENDER_CALLBACKS_H
#define CUBIND_GENERATOR_RENDER_CALLBACKS_H

#include "render/emitter.h"

bool emit_is_process(const param *p);
// Its trampoline and closure, in generated code.
const char *emit_process_name(const emitter *e, const function *f, const param *p);

// Trampoline and closure of a callback that there is one of per process: the parameter itself, or
// the one of its class. NULL for others.
const char *emit_process_callback(const emitter *e, const function *f, const param *p);

#endif
