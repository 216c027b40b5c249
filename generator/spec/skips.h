// Says which declarations the spec binds, for the parse stage, which knows no rules.
#ifndef CUBIND_GENERATOR_SPEC_SKIPS_H
#define CUBIND_GENERATOR_SPEC_SKIPS_H

#include "spec/spec.h"

// Returns whether a function gets a wrapper: no rule skips it. An inline function must also have an
// expression in the spec, or be exported by the library.
bool spec_binds_function(const spec *s, const char *name, bool is_inline);

// Returns the spec's reason for skipping a declaration, and sets `matched` of that rule; NULL if no
// rule skips it.
const char *spec_skip_reason(const spec *s, const char *kind, const char *name);

// Returns whether a row of a value table has values of that class.
bool spec_has_value_class(const spec *s, const char *name);

#endif
