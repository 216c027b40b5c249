// The parts of the annotate stage; annotate.c calls them.
#ifndef CUBIND_GENERATOR_ANNOTATE_INTERNAL_H
#define CUBIND_GENERATOR_ANNOTATE_INTERNAL_H

#include "model/members.h"
#include "spec/rules.h"

// apply.c: a text of the spec in the model's arena; the model outlives the spec's, should they differ.
const char *annotate_keep(const model *m, const char *s);

// What a rule says that is taken as it stands (USE_PLAIN), where it says something.
void annotate_apply(const model *m, const member *members, const void *says, void *target);

// plain.c: "X" of "X_v2", NULL for other names; the rules of that one, and whether they fit a
// parameter.
const char *annotate_plain_name(const model *m, const char *name);
void annotate_link_plain(const model *m, const spec *s, function *f);
bool annotate_plain_fits(const model *m, const function *f, const param *p);
bool annotate_is_plain(const function *f, const param_rule *rule); // it is one of those

// sizes.c: integers that go both ways and say how much room there is.
void annotate_sizes(const model *m, function *f);

// decls.c: everything but functions. annotate.c has those, and all of it in order.
void annotate_records(model *m, const spec *s);
void annotate_typedefs(model *m, const spec *s);
void annotate_queries(model *m, const spec *s);
void annotate_aliases(model *m, const spec *s);
void annotate_tables(model *m, const spec *s);
void annotate_skips(model *m, const spec *s);

// words.c: what docstrings say beside the decisions.
void annotate_words(const model *m, const spec *s);

#endif
