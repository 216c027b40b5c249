// Reports docstring texts of the spec for names that do not exist.
#ifndef CUBIND_GENERATOR_CHECK_WORDS_H
#define CUBIND_GENERATOR_CHECK_WORDS_H

#include "model/model.h"
#include "spec/spec.h"

void check_words(const model *m, const spec *s);

#endif
