// The stable JSON form of a model; docs/model-format.md describes it. Headers' texts (`doc`, `brief`)
// are never in it.
#ifndef CUBIND_GENERATOR_MODEL_JSON_H
#define CUBIND_GENERATOR_MODEL_JSON_H

#include "base/text.h"
#include "base/tree.h"
#include "model/model.h"

// Of the form that is written; each form that was is read.
enum { MODEL_FORMAT = 2 };

void model_write(const model *m, text *out);

// A model with the file that it was read from. Its declarations have their places in that file, so
// that what is wrong with them is found there, until model_restore_places() gives them those in the
// headers.
typedef struct model_source {
    model *m;
    const tree *root;
    struct placed *places;
    int place_count;
} model_source;

// NULL after an error. What is read has the form and the shape of a model; whether its decisions can
// stand is for others to judge.
model_source *model_read(arena *a, const char *path);
// The same of what model_write() has made, as a text.
model_source *model_read_text(arena *a, const char *name, const text *json);

// Where in its array the declaration of a node is: functions, enums, records, typedefs and macros
// are in the order of the headers, the file has them by name.
int model_order_of(const tree *node);

void model_restore_places(const model_source *source);

#endif
