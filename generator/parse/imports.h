// Finds the declarations of imported headers that bound declarations use.
#ifndef CUBIND_GENERATOR_PARSE_IMPORTS_H
#define CUBIND_GENERATOR_PARSE_IMPORTS_H

#include "parse/parser.h"

// Finds the declarations of imported headers that the module's own declarations use. Needs the
// public names of functions.
void parse_want_imports(parser *p);

// The module that binds a wanted declaration; NULL for all other declarations.
const char *parse_origin(const parser *p, CXCursor cursor);
// Whether the declaration is in a header for which, according to the spec, no module has classes.
bool parse_has_no_module(const parser *p, CXCursor cursor);

#endif
