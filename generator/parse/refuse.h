// Leaves out declarations that cannot be bound.
#ifndef CUBIND_GENERATOR_PARSE_REFUSE_H
#define CUBIND_GENERATOR_PARSE_REFUSE_H

#include "parse/parser.h"

// Moves functions and typedefs that cannot be bound from the model to its list of skipped
// declarations. Needs public names of functions.
void parse_refuse_functions(parser *p);
void parse_refuse_typedefs(parser *p);

// The reason why the record with that index cannot be bound; NULL if it can.
const char *parse_refused_record(parser *p, int index);

#endif
