// Reads structs, unions, enumerations and typedefs.
#ifndef CUBIND_GENERATOR_PARSE_RECORDS_H
#define CUBIND_GENERATOR_PARSE_RECORDS_H

#include "parse/parser.h"

// Names records and enumerations after their typedefs, and anonymous ones after their parents.
void parse_names(parser *p);

// Reads layouts, enumerators and typedefs. Needs names.
void parse_bodies(parser *p);

#endif
