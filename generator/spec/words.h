// Reads the spec's own texts for docstrings.
#ifndef CUBIND_GENERATOR_SPEC_WORDS_H
#define CUBIND_GENERATOR_SPEC_WORDS_H

#include "spec/spec.h"

void spec_read_words(spec *s);

#endif
