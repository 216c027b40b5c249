// Reads the rules of parameters.
#ifndef CUBIND_GENERATOR_SPEC_PARAMS_H
#define CUBIND_GENERATOR_SPEC_PARAMS_H

#include "spec/rules.h"

// Appends the parameter rules of one node to a list. The node is below a function or under
// `parameters`.
void spec_add_params(spec *s, const tree *node, param_rule **items, int *count);
void spec_read_common_params(spec *s);

#endif
