// Value types that the comments of enumerators name.
#ifndef CUBIND_GENERATOR_MODEL_COMMENTS_H
#define CUBIND_GENERATOR_MODEL_COMMENTS_H

#include "model/model.h"

// The value type that a comment of an enumerator names, into `row`. False when it names none;
// `unknown` is then what stands in the place of one, NULL for nothing.
bool comment_value_type(const model *m, const char *doc, value_row *row, const char **unknown);

#endif
