// Exports our memory by DLPack, with code that __dlpack__() of Buffers and of views share.
#ifndef CUBIND_CORE_DLPACK_EXPORT_H
#define CUBIND_CORE_DLPACK_EXPORT_H

#include "base/state.h"

#include "cubind/dlpack.h"
#include "memory/memory_kind.h"

// Returns DLPack's device type for a kind of memory.
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

// Matches the arguments of __dlpack__(*, stream=None, max_version=None, dl_device=None, copy=None).
// Sets `*versioned` to whether the consumer accepts versioned capsules. Returns 0, or -1 with an
// exception, which is BufferError for values that are not supported.
int core_dlpack_arguments(PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames,
                          bool *versioned);

// Makes a managed tensor that keeps `owner` alive until its deleter is called. Shape and strides
// (may be NULL) are copied. Returns NULL with MemoryError.
dl_managed_versioned *core_dlpack_managed(core_state *st, PyObject *owner, const dl_tensor *tensor,
                                          uint64_t flags);

// Makes such a tensor in a capsule, which calls the deleter if nobody consumes the capsule. Returns
// a new reference.
PyObject *core_dlpack_capsule(core_state *st, PyObject *owner, const dl_tensor *tensor,
                              uint64_t flags, bool versioned);

#endif
