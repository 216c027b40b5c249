// The parts of the check stage; check.c calls them in this order. Each reports all it finds.
#ifndef CUBIND_GENERATOR_CHECK_H
#define CUBIND_GENERATOR_CHECK_H

#include "model.h"
#include "spec_rules.h"

// check_rules.c: rules without a target.
void check_rules(const model *m, const spec *s);

// check_params.c: directions, kinds and the relations between the parameters of one function.
void check_params(const model *m, const spec *s, const function *f);

// check_names.c: what Python has to be able to spell, each name once.
void check_names(const model *m, const spec *s);

// check.c: where a rule stands, for messages; the declaration's own place where there is none.
const function_rule *check_function_rule(const spec *s, const char *function);
const param_rule *check_param_rule(const spec *s, const char *function, const char *name);
location check_key(const tree *node, const char *key, location fallback);

#endif
