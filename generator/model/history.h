// Reads a file with the models of one module for many releases. Content that releases share is
// stored once; docs/model-format.md describes the format. `FILE@RELEASE` names one of the models.
#ifndef CUBIND_GENERATOR_MODEL_HISTORY_H
#define CUBIND_GENERATOR_MODEL_HISTORY_H

#include "base/tree.h"

// Reads the model of one release. `path` is a file with a single model, or FILE@RELEASE for a file
// with many; without @RELEASE, the last release is read. Stores the tree of the whole file in `all`
// if it has many releases, else NULL. Returns NULL after a reported error.
const tree *history_read(arena *a, const char *path, const tree **all);

// The FILE of FILE@RELEASE, or the whole path if it ends in no release. Folder names may contain an
// @.
const char *history_file(arena *a, const char *path);

// Reads the whole file, for questions about all of its releases. NULL after a reported error.
const tree *history_read_all(arena *a, const char *path);

#endif
