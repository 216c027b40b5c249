// Declares the parts of the annotate stage, which annotate.c calls.
#ifndef CUBIND_GENERATOR_ANNOTATE_INTERNAL_H
#define CUBIND_GENERATOR_ANNOTATE_INTERNAL_H

#include "model/members.h"
#include "spec/rules.h"

// apply.c: copies a text of the spec to the model's arena. The model may outlive the spec.
const char *annotate_keep(const model *m, const char *s);

// Returns the value that the spec has for a name in this list, and marks the rule as used. NULL for
// none, and for a NULL name.
const char *annotate_value(const model *m, const pair_list *list, const char *name);

// Whether the list has the name, which may be NULL.
bool annotate_is_named(const spec_names *names, const char *name);

// Copies those members that a rule sets and that need no further processing (USE_PLAIN).
void annotate_apply(const model *m, const member *members, const void *says, void *target);

// plain.c: applies the rules of X to X_v2. annotate_plain_name() returns "X" for "X_v2", and NULL
// for other names. annotate_link_plain() links the rules of X to the function.
// annotate_plain_fits() returns whether they may be applied to a parameter.
const char *annotate_plain_name(const model *m, const char *name);
void annotate_link_plain(const model *m, const spec *s, function *f);
bool annotate_plain_fits(const model *m, const function *f, const param *p);
bool annotate_is_plain(const function *f, const param_rule *rule); // whether it is a rule of X

// closing.c: decides with which function programs close the handles that functions return.
void annotate_closers(const model *m, const spec *s);

// sizes.c: finds integers that are passed by pointer as both input and output and state a capacity.
void annotate_sizes(const model *m, function *f);

// decls.c: everything except functions. annotate.c handles these and calls all parts in order.
void annotate_records(model *m, const spec *s);
void annotate_typedefs(model *m, const spec *s);
void annotate_queries(model *m, const spec *s);
void annotate_aliases(model *m, const spec *s);
void annotate_tables(model *m, const spec *s);
void annotate_skips(model *m, const spec *s);

// words.c: texts for docstrings.
void annotate_words(const model *m, const spec *s);

#endif
