// Says whether a release for which a spec was reviewed has a name. A rule that fits nothing in
// these headers is a mistake only if it fits no such release.
//
// The answers come from the models of these releases, if the repository has them. Otherwise only
// the number of the last reviewed release is known. Older headers may lack names that came later,
// so any name counts as known for them.
#ifndef CUBIND_GENERATOR_CHECK_KNOWN_H
#define CUBIND_GENERATOR_CHECK_KNOWN_H

#include "spec/rules.h"

bool known_function(const spec *s, const model *m, const char *name);
// Whether such a release has the function and does not skip it.
bool known_bound(const spec *s, const model *m, const char *name);
// `alias` is another acceptable name, or NULL.
bool known_param(const spec *s, const model *m, const char *function, const char *name,
                 const char *alias);
bool known_kept(const spec *s, const model *m, const kept_rule *rule);
bool known_param_of_any(const spec *s, const model *m, const char *name);
bool known_record(const spec *s, const model *m, const char *name);
bool known_field(const spec *s, const model *m, const char *record, const char *name);
bool known_enum(const spec *s, const model *m, const char *name);
bool known_enumerator(const spec *s, const model *m, const char *name);
bool known_typedef(const spec *s, const model *m, const char *name);
bool known_number(const spec *s, const model *m, const char *type);
bool known_header(const spec *s, const model *m, const char *name);

// Whether a release has a function that the pattern puts into its section.
bool known_section(const spec *s, const model *m, const pattern_rule *pattern);

// Whether a release has a name that the pattern matches; `list` is a list of the model.
bool known_fits(const spec *s, const model *m, const char *list, const char *pattern);

#endif
