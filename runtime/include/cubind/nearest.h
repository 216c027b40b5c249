// Suggests the name that a caller probably meant when a name is unknown ("Did you mean …?").
#ifndef CUBIND_NEAREST_H
#define CUBIND_NEAREST_H

#include "cubind/compat.h"

// Returns the name of the NULL-terminated list that differs from `wrong` by only a few letters. If
// there is none, returns the name that shares the most letters with it, word by word. Names in
// `hidden` (bit i: names[i]) are skipped. Returns NULL if no name is close.
const char *cb_nearest(const char *const *names, uint32_t hidden, const char *wrong);

#endif
