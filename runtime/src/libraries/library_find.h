// Where the file of a library is, told without opening it. What is returned is the caller's to
// free.
#ifndef CUBIND_LIBRARY_FIND_H
#define CUBIND_LIBRARY_FIND_H

#include "cubind/library.h"

// The variable that names the folder of the active conda environment.
#define CB__CONDA_ROOT "CONDA_PREFIX"

// A file of that name in the packages' folders below the entries of sys.path, or below the active
// conda environment; NULL for none. GIL needed; raises nothing.
char *cb__find_installed(const cb_library *l, const char *name);
// A file of that name below the folders that the library's environment variables name.
char *cb__find_in_roots(const cb_library *l, const char *name);
// The file of a library that `path` opens itself, where the loader would not find it by itself;
// NULL where it would, or where there is none. `need` is a pattern of file names, `handle` the
// opened library, NULL before that. GIL needed.
char *cb__find_need(const cb_library *l, const char *need, void *handle, const char *path);
// Warns where two of the variables name different folders; -1 with the warning as an exception.
int cb__warn_of_roots(const cb_library *l);

// The file that the system's loader would open for a soname.
typedef enum {
    CB__LOADER_NONE,
    CB__LOADER_FILE,    // *path is set
    CB__LOADER_UNKNOWN, // cannot be told without opening it
} cb__loader_answer;
cb__loader_answer cb__ask_loader(const char *soname, char **path);
// Whether the loader looks into `folder` for what a loaded library opens by soname.
bool cb__loader_searches(void *handle, const char *folder);
// Whether a library's file lacks bytes that the loader would map. Nothing is loaded.
bool cb__file_is_cut_short(const char *path);

#endif
