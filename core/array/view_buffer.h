// Makes StridedMemoryViews of Buffers.
#ifndef CUBIND_CORE_VIEW_BUFFER_H
#define CUBIND_CORE_VIEW_BUFFER_H

#include "base/state.h"

// Implements Buffer.view(shape, dtype): makes a view of the buffer in C order. The view keeps the
// buffer alive. Returns a new reference.
PyObject *core_view_of_buffer(core_state *st, PyObject *buffer, PyObject *shape, PyObject *dtype);

// The classmethod from_buffer().
PyObject *core_view_from_buffer(PyObject *cls, PyObject *const *args, Py_ssize_t nargs,
                                PyObject *kwnames);

#endif
