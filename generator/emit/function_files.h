// Makes the files of wrappers: functions_<section>.c, functions.c and functions.h.
#ifndef CUBIND_GENERATOR_EMIT_FUNCTION_FILES_H
#define CUBIND_GENERATOR_EMIT_FUNCTION_FILES_H

#include "render/emitter.h"

void emit_functions(emitter *e);

#endif
