// Lets Python code search for a library's file in one place: installed packages, toolkits, or the
// system's loader.
#ifndef CUBIND_LIBRARY_ASK_H
#define CUBIND_LIBRARY_ASK_H

#include "cubind/library.h"

// Takes (place, soname, folders, roots) and returns the path as a str, or None. New reference; NULL
// with an exception.
PyObject *cb__library_ask(PyObject *args);

#endif
