// Reads object-like macros, and constants that are variables.
#ifndef CUBIND_GENERATOR_PARSE_MACROS_H
#define CUBIND_GENERATOR_PARSE_MACROS_H

#include "parse/parser.h"

void parse_macro_collect(parser *p, CXCursor definition);
void parse_renames(parser *p); // sets public names of functions

// Turns macros that name a typedef into typedefs. Must run before anything is named.
void parse_macro_typedefs(parser *p);

// The type by the name in the source, if that name is such a macro; else `t` itself.
const type *parse_macro_type(parser *p, CXCursor declaration, const type *t);

void parse_macros(parser *p);

// Handles the headers' variables: adds constants to the macros, and lists all others as skipped.
void parse_variables(parser *p);

#endif
