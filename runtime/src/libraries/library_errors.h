// Raises the exceptions for libraries and functions that are not found. All functions need the GIL.
#ifndef CUBIND_LIBRARY_ERRORS_H
#define CUBIND_LIBRARY_ERRORS_H

#include "cubind/library.h"

// NVIDIA's package for finding libraries, which searches further places.
#define CB__FINDER "cuda.pathfinder"

// Returns an exception class of cubind._runtime, or RuntimeError if that module is missing. Owned.
PyObject *cb__loading_error(const char *name);
// `loader_says` is dlerror's text, or NULL if there is none.
void cb__raise_library_not_found(const cb_library *l, const char *loader_says);
// For a file that exists but cannot be opened.
void cb__raise_library_broken(const cb_library *l, const char *path, const char *loader_says);
// For a file that is cut short.
void cb__raise_library_cut_short(const cb_library *l, const char *path);
// Handles the exception that the finder package raised. If it says that the library is missing,
// clears it. If the library cannot be loaded, replaces it by LibraryNotFoundError with the same
// text. Leaves any other exception set.
void cb__settle_finder_error(const cb_library *l);

#endif
