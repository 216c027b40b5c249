// A committed model instead of headers and a spec.
#ifndef CUBIND_GENERATOR_CHECK_LOAD_H
#define CUBIND_GENERATOR_CHECK_LOAD_H

#include "model/model.h"

// As decided as one that check_model() accepts; NULL after an error.
model *model_load(arena *a, const char *path);

#endif
