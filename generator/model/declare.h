// Writes declarations in C syntax. The type of an array or of a function pointer surrounds the
// declared name.
#ifndef CUBIND_GENERATOR_MODEL_DECLARE_H
#define CUBIND_GENERATOR_MODEL_DECLARE_H

#include "base/text.h"
#include "model/model.h"

// Appends `type name`; with name "" only the type.
void type_declare(text *out, const type *t, const char *name);

#endif
