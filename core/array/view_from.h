// Views of other libraries' arrays.
#ifndef CUBIND_CORE_VIEW_FROM_H
#define CUBIND_CORE_VIEW_FROM_H

#include "array/view.h"

// Makes a view through a protocol that the object has. `stream` is the consumer's; -1 asks for no
// ordering. Returns a new reference.
PyObject *core_view_from_any(core_state *st, PyTypeObject *cls, PyObject *o, PyObject *stream);

// Makes a view that takes over a tensor; on failure the tensor stays the caller's. Returns a new
// reference.
PyObject *core_view_of_managed(core_state *st, dl_managed_versioned *managed);

// Returns the protocol of an object: 'd' DLPack, 'c' the CUDA array interface; -1 with BufferError
// for neither.
int core_view_protocol(core_state *st, PyObject *o);

// The classmethods of StridedMemoryView.
PyObject *core_view_from_any_method(PyObject *cls, PyObject *const *args, Py_ssize_t nargs,
                                    PyObject *kwnames);
PyObject *core_view_from_dlpack(PyObject *cls, PyObject *const *args, Py_ssize_t nargs,
                                PyObject *kwnames);
PyObject *core_view_from_cuda_array(PyObject *cls, PyObject *const *args, Py_ssize_t nargs,
                                    PyObject *kwnames);
PyObject *core_view_from_array(PyObject *cls, PyObject *const *args, Py_ssize_t nargs,
                               PyObject *kwnames);

#endif
