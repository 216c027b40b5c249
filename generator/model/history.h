// The models of a module for many releases in one file, in which what releases share stands once;
// docs/model-format.md describes it. `FILE@RELEASE` names one of them.
#ifndef CUBIND_GENERATOR_MODEL_HISTORY_H
#define CUBIND_GENERATOR_MODEL_HISTORY_H

#include "base/tree.h"

// A model of one release as its own file would have it: `path` is such a file, or one of many
// releases, with the release behind an @; without one it is the last. NULL after an error.
// `all`: the file as it stands where it has many, else NULL.
const tree *history_read(arena *a, const char *path, const tree **all);

// The path of the file in FILE@RELEASE, or all of it where no release stands behind it. Names of folders may have an @.
const char *history_file(arena *a, const char *path);

// The file as it stands, for questions about all of its releases; NULL after an error.
const tree *history_read_all(arena *a, const char *path);

#endif
