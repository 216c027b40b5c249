// Loads a committed model instead of headers and a spec.
#ifndef CUBIND_GENERATOR_CHECK_LOAD_H
#define CUBIND_GENERATOR_CHECK_LOAD_H

#include "model/model.h"

// Returns a model that passes the checks of check_model(); NULL after a reported error.
model *model_load(arena *a, const char *path);

#endif
