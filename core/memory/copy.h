// Copies between Buffers, and between a Buffer and host memory.
#ifndef CUBIND_CORE_COPY_H
#define CUBIND_CORE_COPY_H

#include "base/ref.h"
#include "base/state.h"

// Queues one copy on a stream, and waits for it if `wait` is true. Returns 0, or -1 with CUDAError.
int core_copy_bytes(core_state *st, CUdeviceptr dst, CUdeviceptr src, size_t size,
                    const core_ref *stream, bool wait);

// The methods copy_to() and copy_from() of Buffer.
PyObject *core_buffer_copy_to(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                              PyObject *kwnames);
PyObject *core_buffer_copy_from(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                                PyObject *kwnames);

#endif
