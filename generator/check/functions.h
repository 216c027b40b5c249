// Checks types of functions and members, results, and inline functions.
#ifndef CUBIND_GENERATOR_CHECK_FUNCTIONS_H
#define CUBIND_GENERATOR_CHECK_FUNCTIONS_H

#include "model/model.h"
#include "spec/spec.h"

void check_declared(const model *m, const spec *s, const char *owner, const type *t, location loc);
void check_result(const model *m, const spec *s, const function *f);
void check_inline(const model *m, const spec *s, const function *f);

#endif
