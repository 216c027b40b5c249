// Collects texts for docstrings.
#ifndef CUBIND_GENERATOR_ANNOTATE_WORDS_H
#define CUBIND_GENERATOR_ANNOTATE_WORDS_H

#include "spec/spec.h"

void annotate_words(const model *m, const spec *s);

#endif
