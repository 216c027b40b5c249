// Buffer's copies.
#ifndef CUBIND_CORE_COPY_H
#define CUBIND_CORE_COPY_H

#include "base/state.h"

// The methods.
PyObject *core_buffer_copy_to(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                              PyObject *kwnames);
PyObject *core_buffer_copy_from(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                                PyObject *kwnames);

#endif
