// C types as C writes them: arrays and function pointers go around the name.
#ifndef CUBIND_GENERATOR_MODEL_DECLARE_H
#define CUBIND_GENERATOR_MODEL_DECLARE_H

#include "base/text.h"
#include "model/model.h"

// `type name`; name "" gives the type alone.
void type_declare(text *out, const type *t, const char *name);

#endif
