// Checks imports, second names, queries, and rules for all parameters of a name.
#ifndef CUBIND_GENERATOR_CHECK_MODULES_H
#define CUBIND_GENERATOR_CHECK_MODULES_H

#include "model/model.h"
#include "spec/spec.h"

// These check rules against declarations.
void check_queries(const model *m, const spec *s);
void check_for_all(const model *m, const spec *s);

// Reports rules without a target.
void check_shared_rules(const model *m, const spec *s);

#endif
