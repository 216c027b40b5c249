// Represents a JSON document as a tree of nodes with locations; spec/yaml.h makes the same trees
// from YAML. Scalars stay text. Quoted scalars are marked, so that `"true"` does not become a
// boolean.
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

// Reads strict JSON (RFC 8259); a repeated key is an error, too. Returns NULL after a reported
// error.
const tree *tree_read_json(arena *a, const char *path);
// Reads a NUL-terminated text instead of a file; messages use `name` as the file's name.
const tree *tree_read_json_text(arena *a, const char *name, const char *data, size_t size);

const tree *tree_get(const tree *map, const char *key); // NULL when absent or `map` is NULL
// The text of a scalar; NULL for other nodes and for JSON null.
const char *tree_text(const tree *node);
int64_t tree_int(const tree *node, int64_t fallback);
bool tree_bool(const tree *node, bool fallback);

#endif
