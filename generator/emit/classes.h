// Makes classes.h and classes.c: the Python classes of the module as tables for the runtime.
#ifndef CUBIND_GENERATOR_EMIT_CLASSES_H
#define CUBIND_GENERATOR_EMIT_CLASSES_H

#include "render/emitter.h"

bool emit_is_stream(const class_info *c);
// Returns the function that closes the handles of the class that other functions make; NULL if
// none does.
const function *emit_closer_of(const emitter *e, const class_info *c);

void emit_classes(emitter *e);

#endif
