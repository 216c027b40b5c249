// Describes C types for the model.
#ifndef CUBIND_GENERATOR_PARSE_TYPES_H
#define CUBIND_GENERATOR_PARSE_TYPES_H

#include "parse/parser.h"

const type *parse_type(parser *p, CXType type);

// The type with one name in it replaced by another: "const T *" becomes "const U *".
const type *parse_renamed_type(parser *p, const type *t, const char *from, const char *to);

// Returns a pointer to the handle H if `t` is `struct x **` and the headers define H as `struct x
// *`. Else returns `t`.
const type *parse_handle_pointer(parser *p, const type *t);

// A parameter's type as the function receives it: `declared`, unless that is an array or function.
const type *parse_decayed(parser *p, const type *declared, CXType canonical);

#endif
