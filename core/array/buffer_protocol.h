// Implements the protocols through which other libraries access a Buffer, and Buffer.view().
#ifndef CUBIND_CORE_BUFFER_PROTOCOL_H
#define CUBIND_CORE_BUFFER_PROTOCOL_H

#include "cubind/dlpack.h"
#include "memory/buffer.h"

// Methods and slots of Buffer.
Py_ssize_t core_buffer_length(PyObject *self);
PyObject *core_buffer_subscript(PyObject *self, PyObject *index);
int core_buffer_getbuffer(PyObject *self, Py_buffer *view, int flags);
void core_buffer_releasebuffer(PyObject *self, Py_buffer *view);
PyObject *core_buffer_dunder_buffer(PyObject *self, PyObject *flags); // PEP 688 before CPython 3.12
PyObject *core_buffer_array(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                            PyObject *kwnames);
PyObject *core_buffer_array_interface(PyObject *self, void *unused);
PyObject *core_buffer_dlpack(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                             PyObject *kwnames);
PyObject *core_buffer_dlpack_device(PyObject *self, PyObject *unused);
PyObject *core_buffer_view(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                           PyObject *kwnames);

// Makes the tensor that Buffer.__dlpack__() would return, without a capsule. The caller owns it and
// must call its deleter. Returns NULL with an exception.
dl_managed_versioned *core_buffer_managed(BufferObject *b);

#endif
