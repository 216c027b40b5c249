// Copies between StridedMemoryViews.
#ifndef CUBIND_CORE_VIEW_COPY_H
#define CUBIND_CORE_VIEW_COPY_H

#include "base/state.h"

// The methods copy_from() and copy_to() of StridedMemoryView.
PyObject *core_view_copy_from(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                              PyObject *kwnames);
PyObject *core_view_copy_to(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                            PyObject *kwnames);

#endif
