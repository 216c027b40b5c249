// Exporting memory of ours by DLPack: what __dlpack__ of buffers and views shares.
#ifndef CUBIND_CORE_DLPACK_EXPORT_H
#define CUBIND_CORE_DLPACK_EXPORT_H

#include "base/state.h"

#include "array/dlpack.h"
#include "memory/memory_kind.h"

// What DLPack calls memory of a kind.
static inline int
core_dl_type(core_memory_kind kind)
{
    static const int types[] = {
        [CORE_MEMORY_UNKNOWN] = DL_CPU,      [CORE_MEMORY_DEVICE] = DL_CUDA,
        [CORE_MEMORY_PINNED] = DL_CUDA_HOST, [CORE_MEMORY_MANAGED] = DL_CUDA_MANAGED,
        [CORE_MEMORY_HOST] = DL_CPU,
    };
    return types[kind];
}

// Matches the arguments of __dlpack__(*, stream=None, max_version=None, dl_device=None, copy=None):
// BufferError for what is not supported. *versioned tells whether the consumer takes versioned
// capsules. 0, or -1.
int core_dlpack_arguments(PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames,
                          bool *versioned);

// A tensor on `owner`, which lives until the deleter is called; shape and strides (may be NULL) are
// copied. NULL with MemoryError.
dl_managed_versioned *core_dlpack_managed(core_state *st, PyObject *owner, const dl_tensor *tensor,
                                          uint64_t flags);

// The same as a capsule, which calls the deleter where nobody consumes it. Owned.
PyObject *core_dlpack_capsule(core_state *st, PyObject *owner, const dl_tensor *tensor,
                              uint64_t flags, bool versioned);

#endif
