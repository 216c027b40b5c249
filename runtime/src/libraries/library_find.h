// Finds the file of a library without opening it. Callers free the returned paths.
#ifndef CUBIND_LIBRARY_FIND_H
#define CUBIND_LIBRARY_FIND_H

#include "cubind/library.h"

// The variable that names the folder of the active conda environment.
#define CB__CONDA_ROOT "CONDA_PREFIX"

// Returns the path of a file of that name in the library's folders (cb_library) below an entry of
// sys.path, or below the active conda environment; NULL if there is none. Needs the GIL; raises
// nothing.
char *cb__find_installed(const cb_library *l, const char *name);
// Returns the path of a file of that name below the folders that the library's environment
// variables name; NULL if there is none.
char *cb__find_in_roots(const cb_library *l, const char *name);
// Some libraries open another library themselves. Returns the path of the library that `path` opens
// if the loader would not find it. Returns NULL if the loader would find it, or if there is no such
// file. `need` is a pattern of file names; `handle` is the opened library at `path`, or NULL before
// it is opened. Needs the GIL.
char *cb__find_need(const cb_library *l, const char *need, void *handle, const char *path);
// Warns if two of the library's environment variables name different folders. Returns 0, or -1 if
// the warning became an exception.
int cb__warn_of_roots(const cb_library *l);

#endif
