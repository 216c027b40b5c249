// Whether a model is decided to the last pointer, and its rules agree with it.
#ifndef CUBIND_GENERATOR_CHECK_H
#define CUBIND_GENERATOR_CHECK_H

#include "model/model.h"
#include "spec/spec.h"

// Undecided pointers, unmatched and conflicting rules, names that would not compile: all of them are
// reported, so that one run shows what is left to do. False if there is any.
bool check_model(const model *m, const spec *s);

#endif
