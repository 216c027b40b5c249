// Reads the type of an attribute's value from the comment of the enumerator that selects the
// attribute.
#ifndef CUBIND_GENERATOR_MODEL_COMMENTS_H
#define CUBIND_GENERATOR_MODEL_COMMENTS_H

#include "model/model.h"

// Stores the value type that an enumerator's comment names in `row`. Returns false if it names
// none; then `unknown` is the word found in its place, or NULL.
bool comment_value_type(const model *m, const char *doc, value_row *row, const char **unknown);

#endif
