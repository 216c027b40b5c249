// Implements StridedMemoryView.view(), which views the same memory with another layout or element
// type.
#ifndef CUBIND_CORE_VIEW_CAST_H
#define CUBIND_CORE_VIEW_CAST_H

#include "base/state.h"

// The method view() of StridedMemoryView.
PyObject *core_view_cast(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                         PyObject *kwnames);

#endif
