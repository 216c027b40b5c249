// Checks the names in the spec's C expressions.
#ifndef CUBIND_GENERATOR_CHECK_EXPRESSIONS_H
#define CUBIND_GENERATOR_CHECK_EXPRESSIONS_H

#include "model/model.h"

// Returns the next word of a C expression that is no known name in `f`; NULL if there is none.
// `rest` must start as NULL and holds the position for the next call.
const char *check_unknown_word(const model *m, const function *f, const char *expression,
                               const char **rest);

// check_unknown_word() for an expression over the members of a record.
const char *check_unknown_member(const model *m, const record *r, const char *expression,
                                 const char **rest);

// Whether the text is a number, a macro or an enumerator.
bool check_is_constant(const model *m, const char *text);

#endif
