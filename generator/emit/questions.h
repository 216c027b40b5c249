// Makes the functions through which wrappers query the library before the call itself.
#ifndef CUBIND_GENERATOR_EMIT_QUESTIONS_H
#define CUBIND_GENERATOR_EMIT_QUESTIONS_H

#include "render/emitter.h"

void emit_questions(const emitter *e, text *out);

#endif
