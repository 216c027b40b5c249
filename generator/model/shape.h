// What headers cannot but fulfil, asked of a model that was read: see shape.c.
#ifndef CUBIND_GENERATOR_MODEL_SHAPE_H
#define CUBIND_GENERATOR_MODEL_SHAPE_H

#include "base/tree.h"
#include "model/model.h"

// All types of a model, with the places that they were read from.
typedef struct model_types {
    const type *items;
    const tree *const *nodes;
    int count;
} model_types;

// What every stage takes for granted: types have what their class needs, nothing contains itself,
// offsets are inside, names lead to what is meant. False after an error, which it has reported.
bool model_check_shape(const model *m, const model_types *types);

#endif
