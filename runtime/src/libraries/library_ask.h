// One place of the search for a library, asked from Python.
#ifndef CUBIND_LIBRARY_ASK_H
#define CUBIND_LIBRARY_ASK_H

#include "cubind/library.h"

// (place, soname, folders, roots) -> str or None. NULL with an exception.
PyObject *cb__library_ask(PyObject *args);

#endif
