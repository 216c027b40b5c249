// Checks that each name that Python sees is an identifier and unique.
#ifndef CUBIND_GENERATOR_CHECK_NAMES_H
#define CUBIND_GENERATOR_CHECK_NAMES_H

#include "model/model.h"
#include "spec/spec.h"

void check_names(const model *m, const spec *s);

#endif
