// The parts of the annotate stage; annotate.c calls them.
#ifndef CUBIND_GENERATOR_ANNOTATE_INTERNAL_H
#define CUBIND_GENERATOR_ANNOTATE_INTERNAL_H

#include "model/members.h"
#include "spec/rules.h"

// apply.c: copies a text of the spec to the model's arena. The model may outlive the spec.
const char *annotate_keep(const model *m, const char *s);

// Copies the members that a rule sets and that apply as they stand (USE_PLAIN).
void annotate_apply(const model *m, const member *members, const void *says, void *target);

// plain.c: "X" of "X_v2", NULL for other names; links the rules of X; whether they fit a parameter.
const char *annotate_plain_name(const model *m, const char *name);
void annotate_link_plain(const model *m, const spec *s, function *f);
bool annotate_plain_fits(const model *m, const function *f, const param *p);
bool annotate_is_plain(const function *f, const param_rule *rule); // whether it is a rule of X

// sizes.c: integers that go both ways and say how much room there is.
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
