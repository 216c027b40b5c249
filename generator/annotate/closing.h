// Decides with which function programs close the handles that functions return.
#ifndef CUBIND_GENERATOR_ANNOTATE_CLOSING_H
#define CUBIND_GENERATOR_ANNOTATE_CLOSING_H

#include "spec/spec.h"

void annotate_closers(const model *m, const spec *s);

#endif
