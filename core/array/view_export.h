// Exports StridedMemoryViews to other libraries by DLPack.
#ifndef CUBIND_CORE_VIEW_EXPORT_H
#define CUBIND_CORE_VIEW_EXPORT_H

#include "base/state.h"

// The methods __dlpack__() and __dlpack_device__() of StridedMemoryView.
PyObject *core_view_dlpack(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                           PyObject *kwnames);
PyObject *core_view_dlpack_device(PyObject *self, PyObject *ignored);

#endif
