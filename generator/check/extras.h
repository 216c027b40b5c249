// Checks keys that only some kinds of parameters have, and their conditions.
#ifndef CUBIND_GENERATOR_CHECK_EXTRAS_H
#define CUBIND_GENERATOR_CHECK_EXTRAS_H

#include "check/places.h"

void check_param_extras(const check_subject *c);

// Reports pointers to numbers in a size expression, except in/out integers.
void check_size_names(const check_subject *c, const char *key, const char *expression);

#endif
