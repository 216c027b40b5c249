// Collects the declarations of headers, and reads the signatures of functions.
#ifndef CUBIND_GENERATOR_PARSE_DECLS_H
#define CUBIND_GENERATOR_PARSE_DECLS_H

#include "parse/parser.h"

// Lists the declarations of the module's own headers: only cursors and names.
void parse_collect(parser *p);

// Lists types, enumerations and records again, this time with the wanted ones of imported headers.
void parse_collect_imports(parser *p);

// Reads signatures and documentation. Needs named types.
void parse_functions(parser *p);

#endif
