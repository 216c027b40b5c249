// Writes types as C does: arrays and function pointers go around the name.
#ifndef CUBIND_GENERATOR_MODEL_DECLARE_H
#define CUBIND_GENERATOR_MODEL_DECLARE_H

#include "base/text.h"
#include "model/model.h"

// Appends `type name`; with name "" only the type.
void type_declare(text *out, const type *t, const char *name);

#endif
