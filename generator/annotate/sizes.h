// Finds integers that are passed by pointer as both input and output and state a capacity.
#ifndef CUBIND_GENERATOR_ANNOTATE_SIZES_H
#define CUBIND_GENERATOR_ANNOTATE_SIZES_H

#include "model/model.h"

void annotate_sizes(const model *m, function *f);

#endif
