// Copies values from the spec's rules into the model.
#ifndef CUBIND_GENERATOR_ANNOTATE_APPLY_H
#define CUBIND_GENERATOR_ANNOTATE_APPLY_H

#include "model/members.h"
#include "spec/rules.h"

// Copies a text of the spec to the model's arena. The model may outlive the spec.
const char *annotate_keep(const model *m, const char *s);

// Returns the value that the spec has for a name in this list, and marks the rule as used. NULL for
// none, and for a NULL name.
const char *annotate_value(const model *m, const pair_list *list, const char *name);

// Whether the list has the name, which may be NULL.
bool annotate_is_named(const spec_names *names, const char *name);

// Copies those members that a rule sets and that need no further processing (USE_PLAIN).
void annotate_apply(const model *m, const member *members, const void *says, void *target);

#endif
