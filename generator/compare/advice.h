// Writes what callers must do about a change, once its effect is known.
#ifndef CUBIND_GENERATOR_COMPARE_ADVICE_H
#define CUBIND_GENERATOR_COMPARE_ADVICE_H

#include "compare/differ.h"

const char *diff_advice(const differ *d, const diff_change *c);

#endif
