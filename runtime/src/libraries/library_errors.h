// Exceptions about libraries and functions that are not found. All need the GIL.
#ifndef CUBIND_LIBRARY_ERRORS_H
#define CUBIND_LIBRARY_ERRORS_H

#include "cubind/library.h"

// The package that finds libraries in places that this one does not search.
#define CB__FINDER "cuda.pathfinder"

// Returns a class of the shared module, or RuntimeError if that module is missing. Owned.
PyObject *cb__loading_error(const char *name);
// `loader_says` is dlerror's text, or NULL if there is none.
void cb__raise_library_not_found(const cb_library *l, const char *loader_says);
// For a file that exists but cannot be opened.
void cb__raise_library_broken(const cb_library *l, const char *path, const char *loader_says);
// For a file that is cut short.
void cb__raise_library_cut_short(const cb_library *l, const char *path);
// Replaces the finder's exception. Cleared if it says that the library is missing; turned into
// ours, with its text, if the library cannot be loaded; kept if it is about something else.
void cb__settle_finder_error(const cb_library *l);

#endif
