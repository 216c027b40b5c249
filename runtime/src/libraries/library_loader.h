// Asks which files the system's loader would open.
#ifndef CUBIND_LIBRARY_LOADER_H
#define CUBIND_LIBRARY_LOADER_H

#include <stdbool.h>

// Says which file the system's loader would open for a soname.
typedef enum {
    CB__LOADER_NONE,
    CB__LOADER_FILE,    // *path is set
    CB__LOADER_UNKNOWN, // only opening the library can tell
} cb__loader_answer;
cb__loader_answer cb__ask_loader(const char *soname, char **path);
// Returns whether the loader searches `folder` for libraries that a loaded library opens by soname.
bool cb__loader_searches(void *handle, const char *folder);

#endif
