// Checks pointers for which C does not say how many items there are.
#ifndef CUBIND_GENERATOR_CHECK_COUNTS_H
#define CUBIND_GENERATOR_CHECK_COUNTS_H

#include "check/places.h"

// Reports pointers that may point to one item or to an array.
void check_counts(const check_subject *c);
// Finds statuses that may mean "not enough room" and that the spec does not mention.
void check_room(const model *m, const spec *s);

#endif
