// Finds files of libraries that are truncated.
#ifndef CUBIND_LIBRARY_WHOLE_H
#define CUBIND_LIBRARY_WHOLE_H

#include <stdbool.h>

// Returns whether a library's file is truncated: it lacks bytes that the loader would map. Loads
// nothing.
bool cb__file_is_cut_short(const char *path);

#endif
