// Reads JSON into a tree.
#ifndef CUBIND_GENERATOR_BASE_TREE_JSON_H
#define CUBIND_GENERATOR_BASE_TREE_JSON_H

#include "base/tree.h"

// Reads strict JSON (RFC 8259); a repeated key is an error, too. Returns NULL after a reported
// error.
const tree *tree_read_json(arena *a, const char *path);
// Reads a NUL-terminated text instead of a file; messages use `name` as the file's name.
const tree *tree_read_json_text(arena *a, const char *name, const char *data, size_t size);

#endif
