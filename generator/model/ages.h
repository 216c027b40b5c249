// Finds the releases that introduced or changed each declaration of a model.
#ifndef CUBIND_GENERATOR_MODEL_AGES_H
#define CUBIND_GENERATOR_MODEL_AGES_H

#include "base/tree.h"
#include "model/model.h"

// Sets `first` and `changed` of functions, records and enums, `place` of functions and `breaks` of
// the model, from a file of many releases (model/history.h).
void model_tell_ages(model *m, const tree *history);

#endif
