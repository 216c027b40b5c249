// Reads a model from the JSON form that model/write.h writes.
#ifndef CUBIND_GENERATOR_MODEL_READ_H
#define CUBIND_GENERATOR_MODEL_READ_H

#include "base/text.h"
#include "base/tree.h"
#include "model/model.h"

// A model with the file that it was read from. Its declarations have locations in that file, so
// that errors point there. model_restore_places() replaces these by the locations in the headers.
typedef struct model_source {
    model *m;
    const tree *root;
    struct placed *places;
    int place_count;
} model_source;

// Reads a model; returns NULL after a reported error. The result has the form and shape of a model;
// callers must check whether its decisions are valid.
model_source *model_read(arena *a, const char *path);
// Reads a text that model_write() made.
model_source *model_read_text(arena *a, const char *name, const text *json);

// The index of a node's declaration in its array. The file sorts functions, enums, records,
// typedefs and macros by name; the arrays have them in the order of the headers.
int model_order_of(const tree *node);

void model_restore_places(const model_source *source);

#endif
