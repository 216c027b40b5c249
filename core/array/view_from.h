// Makes views of other libraries' arrays.
#ifndef CUBIND_CORE_VIEW_FROM_H
#define CUBIND_CORE_VIEW_FROM_H

#include "array/view.h"

// Makes a view through one of the object's protocols. `stream` is the consumer's stream, or -1 for
// no ordering. Returns a new reference.
PyObject *core_view_from_any(core_state *st, PyTypeObject *cls, PyObject *o, PyObject *stream);

// Makes a view that takes over a tensor; on failure the tensor still belongs to the caller. Returns
// a new reference.
PyObject *core_view_of_managed(core_state *st, dl_managed_versioned *managed);

// Returns the protocol of an object: 'd' for DLPack, 'c' for the CUDA array interface, or -1 with
// BufferError if it has neither.
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
