// Views of what other libraries have.
#ifndef CUBIND_CORE_VIEW_FROM_H
#define CUBIND_CORE_VIEW_FROM_H

#include "array/view.h"

// From whatever protocol the object has; `stream` is the consumer's, -1 opts out. Owned.
PyObject *core_view_from_any(core_state *st, PyTypeObject *cls, PyObject *o, PyObject *stream);

// From a tensor that becomes the view's; on failure it stays the caller's. Owned.
PyObject *core_view_of_managed(core_state *st, dl_managed_versioned *managed);

// Which protocol: 'd' DLPack, 'c' the CUDA array interface; -1 with BufferError for neither.
int core_view_protocol(core_state *st, PyObject *o);

// The classmethods.
PyObject *core_view_from_any_method(PyObject *cls, PyObject *const *args, Py_ssize_t nargs,
                                    PyObject *kwnames);
PyObject *core_view_from_dlpack(PyObject *cls, PyObject *const *args, Py_ssize_t nargs,
                                PyObject *kwnames);
PyObject *core_view_from_cuda_array(PyObject *cls, PyObject *const *args, Py_ssize_t nargs,
                                    PyObject *kwnames);
PyObject *core_view_from_array(PyObject *cls, PyObject *const *args, Py_ssize_t nargs,
                               PyObject *kwnames);

#endif
