// Builds the nodes of trees for their readers: base/tree_json.c, spec/yaml.c and model/history.c.
#ifndef CUBIND_GENERATOR_TREE_BUILD_H
#define CUBIND_GENERATOR_TREE_BUILD_H

#include "base/tree.h"

// Our files nest at most ten levels; the limit protects the stack from hostile input.
enum { TREE_MAX_DEPTH = 64 };

tree *tree_new(arena *a, tree_kind kind, location loc);

// Appends to a list or map; `last` is the caller's cursor, NULL at the start.
void tree_append(tree *parent, tree **last, tree *child);

// Reports each repeated key; returns false if there is one.
bool tree_check_keys(const tree *map);

// Makes nodes from the NUL-terminated text `data`; NULL after a reported error.
typedef const tree *tree_reader(arena *a, const char *name, const char *data, size_t size);

// Reads the file and passes its contents to `read`.
const tree *tree_read_file(arena *a, const char *path, tree_reader *read);

#endif
