// JSON documents as a tree of nodes with positions; those of YAML are the same (spec/yaml.h). Scalars stay text; quoted
// scalars are marked, so that nothing turns into a boolean by itself.
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

// Strict JSON (RFC 8259), in which a key that occurs twice is an error as well. NULL after a reported error.
const tree *tree_read_json(arena *a, const char *path);
// The same of a text, under the name that messages have for it; NUL-terminated.
const tree *tree_read_json_text(arena *a, const char *name, const char *data, size_t size);

const tree *tree_get(const tree *map, const char *key); // NULL when absent (or `map` is NULL)
const char *tree_text(const tree *node); // scalar text; NULL otherwise or for JSON null
int64_t tree_int(const tree *node, int64_t fallback);
bool tree_bool(const tree *node, bool fallback);

#endif
