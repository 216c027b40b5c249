// Proposes a parameter's direction from its documentation.
#ifndef CUBIND_GENERATOR_PARSE_DIRECTIONS_H
#define CUBIND_GENERATOR_PARSE_DIRECTIONS_H

#include "model/model.h"

// The direction that a parameter's text suggests for a pointer; DIR_UNDECIDED if it suggests none.
direction comment_direction(const char *doc);

#endif
