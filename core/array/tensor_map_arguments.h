// Declares the methods that make tensor maps: as_tensor_map() and the classmethods of
// TensorMapDescriptor.
#ifndef CUBIND_CORE_TENSOR_MAP_ARGUMENTS_H
#define CUBIND_CORE_TENSOR_MAP_ARGUMENTS_H

#include "base/state.h"

// Implements StridedMemoryView.as_tensor_map().
PyObject *core_view_as_tensor_map(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                                  PyObject *kwnames);

// The classmethods of TensorMapDescriptor.
PyObject *core_tensor_map_tiled(PyObject *cls, PyObject *const *args, Py_ssize_t nargs,
                                PyObject *kwnames);
PyObject *core_tensor_map_im2col(PyObject *cls, PyObject *const *args, Py_ssize_t nargs,
                                 PyObject *kwnames);
PyObject *core_tensor_map_im2col_wide(PyObject *cls, PyObject *const *args, Py_ssize_t nargs,
                                      PyObject *kwnames);

#endif
