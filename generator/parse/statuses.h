// Makes an enumeration from statuses that are macros.
#ifndef CUBIND_GENERATOR_PARSE_STATUSES_H
#define CUBIND_GENERATOR_PARSE_STATUSES_H

#include "parse/parser.h"

// Takes the macros that the spec lists, for functions declared to return an integer. Needs the
// macros' values.
void parse_status_macros(parser *p);

#endif
