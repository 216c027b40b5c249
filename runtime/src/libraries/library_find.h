// Finds the file of a library without opening it. Callers free the returned paths.
#ifndef CUBIND_LIBRARY_FIND_H
#define CUBIND_LIBRARY_FIND_H

#include "cubind/library.h"

// The variable that names the folder of the active conda environment.
#define CB__CONDA_ROOT "CONDA_PREFIX"

// Returns a file of that name in the packages' folders below the entries of sys.path, or below the
// active conda environment; NULL if there is none. Needs the GIL; raises nothing.
char *cb__find_installed(const cb_library *l, const char *name);
// Returns a file of that name below the folders that the library's environment variables name.
char *cb__find_in_roots(const cb_library *l, const char *name);
// Returns the file of a library that `path` opens itself, if the loader would not find it. NULL if
// the loader would, or if there is no such file. `need` is a pattern of file names; `handle` is the
// opened library, NULL before it is opened. Needs the GIL.
char *cb__find_need(const cb_library *l, const char *need, void *handle, const char *path);
// Warns if two of the variables name different folders; -1 if the warning became an exception.
int cb__warn_of_roots(const cb_library *l);

// Says which file the system's loader would open for a soname.
typedef enum {
    CB__LOADER_NONE,
    CB__LOADER_FILE,    // *path is set
    CB__LOADER_UNKNOWN, // only opening the library can tell
} cb__loader_answer;
cb__loader_answer cb__ask_loader(const char *soname, char **path);
// Returns whether the loader searches `folder` for libraries that a loaded library opens by soname.
bool cb__loader_searches(void *handle, const char *folder);
// Returns whether a library's file lacks bytes that the loader would map. Loads nothing.
bool cb__file_is_cut_short(const char *path);

#endif
