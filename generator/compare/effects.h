// Decides what a change breaks in Python programs.
#ifndef CUBIND_GENERATOR_COMPARE_EFFECTS_H
#define CUBIND_GENERATOR_COMPARE_EFFECTS_H

#include "compare/differ.h"

diff_effect diff_effect_of(const differ *d, const diff_change *c);
// Whether both symbols of the detail belong to the function itself, in two releases.
bool diff_same_function(const diff_detail *symbol, const char *name);

#endif
