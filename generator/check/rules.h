// Reports rules without a target.
#ifndef CUBIND_GENERATOR_CHECK_RULES_H
#define CUBIND_GENERATOR_CHECK_RULES_H

#include "model/model.h"
#include "spec/spec.h"

void check_rules(const model *m, const spec *s);

#endif
