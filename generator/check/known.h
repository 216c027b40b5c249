// What the releases have that a spec was reviewed for. A rule that fits nothing in the headers at hand is a mistake
// only where it fits none of them.
//
// The kept models tell. Where none are kept, only the number of the last reviewed release is known: what older headers
// lack may have come later, and is taken as known.
#ifndef CUBIND_GENERATOR_CHECK_KNOWN_H
#define CUBIND_GENERATOR_CHECK_KNOWN_H

#include "spec/rules.h"

bool known_function(const spec *s, const model *m, const char *name);
bool known_bound(const spec *s, const model *m, const char *name); // and it was not skipped
// `alias`: another name that will do; NULL: none.
bool known_param(const spec *s, const model *m, const char *function, const char *name,
                 const char *alias);
bool known_param_of_any(const spec *s, const model *m, const char *name);
bool known_record(const spec *s, const model *m, const char *name);
bool known_field(const spec *s, const model *m, const char *record, const char *name);
bool known_enum(const spec *s, const model *m, const char *name);
bool known_enumerator(const spec *s, const model *m, const char *name);
bool known_typedef(const spec *s, const model *m, const char *name);
bool known_number(const spec *s, const model *m, const char *type);
bool known_header(const spec *s, const model *m, const char *name);

// A function that the pattern brings into its section.
bool known_section(const spec *s, const model *m, const pattern_rule *pattern);

// A name that the pattern fits; `list` is that of the model.
bool known_fits(const spec *s, const model *m, const char *list, const char *pattern);

#endif
