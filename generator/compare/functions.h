// Compares functions.
#ifndef CUBIND_GENERATOR_COMPARE_FUNCTIONS_H
#define CUBIND_GENERATOR_COMPARE_FUNCTIONS_H

#include "compare/differ.h"

void diff_functions(differ *d);

#endif
