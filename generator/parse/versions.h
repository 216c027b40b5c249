// Finds the symbol versions and per-thread entry points of functions, by further passes.
#ifndef CUBIND_GENERATOR_PARSE_VERSIONS_H
#define CUBIND_GENERATOR_PARSE_VERSIONS_H

#include "parse/parser.h"

void parse_versions(parser *p);
void parse_per_thread(parser *p);
void parse_cxx_only(parser *p);

#endif
