// The spec's rules and the defaults onto a parsed model.
#ifndef CUBIND_GENERATOR_ANNOTATE_H
#define CUBIND_GENERATOR_ANNOTATE_H

#include "model/model.h"
#include "spec/spec.h"

// What a rule cannot be applied to is the check stage's to report. False only where the spec does not
// know the library of the headers' release.
bool annotate_model(model *m, const spec *s);

// The value type that a comment of an enumerator names, into `row`. False when it names none;
// `unknown` is then what stands in the place of one, NULL for nothing.
bool comment_value_type(const model *m, const char *doc, value_row *row, const char **unknown);

#endif
