// Checks directions, kinds and the relations between the parameters of one function.
#ifndef CUBIND_GENERATOR_CHECK_PARAMS_H
#define CUBIND_GENERATOR_CHECK_PARAMS_H

#include "model/model.h"
#include "spec/spec.h"

void check_params(const model *m, const spec *s, const function *f);

#endif
