// Checks that every pointer of a model has a direction and a kind, and that the spec's rules agree
// with the model.
#ifndef CUBIND_GENERATOR_CHECK_H
#define CUBIND_GENERATOR_CHECK_H

#include "model/model.h"
#include "spec/spec.h"

// Reports undecided pointers, unmatched and conflicting rules, and names that would not compile. It
// reports all of them, so that one run shows what is left to do. Returns false if there are any.
bool check_model(const model *m, const spec *s);

#endif
