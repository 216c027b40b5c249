// Compares enums and their enumerators.
#ifndef CUBIND_GENERATOR_COMPARE_ENUMS_H
#define CUBIND_GENERATOR_COMPARE_ENUMS_H

#include "compare/differ.h"

void diff_enums(differ *d);

#endif
