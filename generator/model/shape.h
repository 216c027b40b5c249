// Checks that a model from a file has the properties that headers guarantee.
#ifndef CUBIND_GENERATOR_MODEL_SHAPE_H
#define CUBIND_GENERATOR_MODEL_SHAPE_H

#include "base/tree.h"
#include "model/model.h"

// All types of a model, with the nodes that they were read from.
typedef struct model_types {
    const type *items;
    const tree *const *nodes;
    int count;
} model_types;

// Checks what every stage assumes: types have what their class needs, nothing contains itself,
// offsets are within their record, names refer to the right declarations. False after a reported
// error.
bool model_check_shape(const model *m, const model_types *types);

#endif
