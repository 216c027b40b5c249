// Makes handles, scalars and callbacks.
#ifndef CUBIND_CELLS_H
#define CUBIND_CELLS_H

#include "cubind/class.h"

// Returns a new cell with a copy of the cls->size bytes at `value`; NULL with an exception.
PyObject *cb_cell_new(cb_module *m, int index, const void *value);
// Returns a new view on a value at a foreign address. The view holds a reference to `keep` (may be
// NULL) as long as it lives. NULL with an exception.
PyObject *cb_cell_view(cb_module *m, int index, void *at, PyObject *keep);

#endif
