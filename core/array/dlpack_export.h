// Exporting memory of ours by DLPack: what __dlpack__ of buffers and views shares.
#ifndef CUBIND_CORE_DLPACK_EXPORT_H
#define CUBIND_CORE_DLPACK_EXPORT_H

#include "base/state.h"

#include "array/dlpack.h"

// Matches the arguments of __dlpack__(*, stream=None, max_version=None, dl_device=None, copy=None):
// BufferError for what is not supported. *versioned tells whether the consumer takes versioned
// capsules. 0, or -1.
int core_dlpack_arguments(PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames,
                          bool *versioned);

// A tensor on `owner`, which lives until the deleter is called; shape and strides (may be NULL) are
// copied. NULL with MemoryError.
dl_managed_versioned *core_dlpack_managed(PyObject *owner, const dl_tensor *tensor, uint64_t flags);

// The same as a capsule, which calls the deleter where nobody consumes it. Owned.
PyObject *core_dlpack_capsule(PyObject *owner, const dl_tensor *tensor, uint64_t flags,
                              bool versioned);

#endif
