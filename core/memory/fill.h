// Fills Buffers.
#ifndef CUBIND_CORE_FILL_H
#define CUBIND_CORE_FILL_H

#include "base/state.h"

// The method fill() of Buffer.
PyObject *core_buffer_fill(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                           PyObject *kwnames);

#endif
