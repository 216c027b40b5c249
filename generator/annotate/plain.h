// Applies the rules of a function X to X_v2, as far as the parameters of X_v2 allow.
#ifndef CUBIND_GENERATOR_ANNOTATE_PLAIN_H
#define CUBIND_GENERATOR_ANNOTATE_PLAIN_H

#include "spec/rules.h"

// Returns "X" for "X_v2", and NULL for other names.
const char *annotate_plain_name(const model *m, const char *name);

// Links the rules of X to the function.
void annotate_link_plain(const model *m, const spec *s, function *f);

// Returns whether these rules may be applied to the parameter.
bool annotate_plain_fits(const model *m, const function *f, const param *p);
bool annotate_is_plain(const function *f, const param_rule *rule); // whether it is a rule of X

#endif
