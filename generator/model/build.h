// How a model that is read becomes one that can be trusted: private to model_*.c.
#ifndef CUBIND_GENERATOR_MODEL_BUILD_H
#define CUBIND_GENERATOR_MODEL_BUILD_H

#include "base/tree.h"
#include "model/model.h"
#include "spec/spec.h"

// model_rules.c: the spec that would have led to the model, so that check.c can judge it by the same
// rules; its places are those of the model's file.
spec *model_spec_new(arena *a, const tree *root);
void model_add_function_rule(spec *s, const function *f, const tree *node);
void model_add_class_rules(spec *s, const typedef_decl *t);
void model_add_table_rule(spec *s, const value_table *table, const tree *node);
void model_add_query_rule(spec *s, const query *q, const tree *node);
void model_add_alias_rule(spec *s, const function_alias *alias, const tree *node);

// All types of a model, with the places that they were read from.
typedef struct model_read_types {
    const type *items;
    const tree *const *nodes;
    int count;
} model_read_types;

// model_shape.c: what headers cannot but fulfil and every stage takes for granted. Types have what
// their class needs, nothing contains itself, offsets are inside, names lead to what is meant.
bool model_check_shape(const model *m, const model_read_types *types);

#endif
