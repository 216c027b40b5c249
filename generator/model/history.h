// The models of a module for many releases in one file. Content that releases share is stored once;
// docs/model-format.md describes the format. `FILE@RELEASE` names one model.
#ifndef CUBIND_GENERATOR_MODEL_HISTORY_H
#define CUBIND_GENERATOR_MODEL_HISTORY_H

#include "base/tree.h"

// Reads the model of one release as if from its own file. `path` is such a file, or FILE@RELEASE
// for a file of many releases; without @RELEASE, the last release. Stores the whole file in `all`
// if it has many releases, else NULL. Returns NULL after a reported error.
const tree *history_read(arena *a, const char *path, const tree **all);

// The FILE of FILE@RELEASE, or the whole path if it ends in no release. Folder names may contain an
// @.
const char *history_file(arena *a, const char *path);

// Reads the whole file, for questions about all of its releases. NULL after a reported error.
const tree *history_read_all(arena *a, const char *path);

#endif
