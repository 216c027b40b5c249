// The name that somebody may have meant who wrote another one.
#ifndef CUBIND_NEAREST_H
#define CUBIND_NEAREST_H

#include "cubind/compat.h"

// Returns the name of a NULL-terminated list, without those in `hidden` (bit i: names[i]), that is `wrong` except
// for a few letters, else the one that shares most with it, word by word. NULL if there is none.
const char *cb_nearest(const char *const *names, uint32_t hidden, const char *wrong);

#endif
