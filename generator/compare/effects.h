// Decides what a change breaks in Python programs.
#ifndef CUBIND_GENERATOR_COMPARE_EFFECTS_H
#define CUBIND_GENERATOR_COMPARE_EFFECTS_H

#include "compare/differ.h"

diff_effect diff_effect_of(const differ *d, const diff_change *c);

#endif
