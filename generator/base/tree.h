// Represents a document as a tree of nodes with locations; base/tree_json.h makes trees from JSON,
// spec/yaml.h from YAML. Scalars stay text. Quoted scalars are marked, so that `"true"` does not
// become a boolean.
#ifndef CUBIND_GENERATOR_TREE_H
#define CUBIND_GENERATOR_TREE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/location.h"

typedef enum tree_kind { TREE_SCALAR, TREE_LIST, TREE_MAP } tree_kind;

typedef struct tree {
    tree_kind kind;
    location loc;
    const char *text; // SCALAR
    bool quoted;      // SCALAR
    const char *key;  // in a map: this node's key
    location key_loc;
    const struct tree *first; // LIST and MAP: children in order
    const struct tree *next;  // next sibling
    int count;
} tree;

const tree *tree_get(const tree *map, const char *key); // NULL when absent or `map` is NULL
// The text of a scalar; NULL for other nodes and for JSON null.
const char *tree_text(const tree *node);
int64_t tree_int(const tree *node, int64_t fallback);
bool tree_bool(const tree *node, bool fallback);

#endif
