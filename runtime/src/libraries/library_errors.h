// The exceptions of libraries and functions that are not found. GIL needed.
#ifndef CUBIND_LIBRARY_ERRORS_H
#define CUBIND_LIBRARY_ERRORS_H

#include "cubind/library.h"

// The package that finds libraries where this one does not look.
#define CB__FINDER "cuda.pathfinder"

// A class of the shared module, or RuntimeError where that is not there. Owned.
PyObject *cb__loading_error(const char *name);
// `loader_says`: dlerror's text, or NULL where it said nothing.
void cb__raise_library_not_found(const cb_library *l, const char *loader_says);
// For a file that is there and cannot be opened.
void cb__raise_library_broken(const cb_library *l, const char *path, const char *loader_says);
// For a file that lacks its end.
void cb__raise_library_cut_short(const cb_library *l, const char *path);
// Settles the finder's exception: cleared if it says that the library is not there, ours with its
// text if it cannot be loaded, as it is if it is about something else.
void cb__settle_finder_error(const cb_library *l);

#endif
