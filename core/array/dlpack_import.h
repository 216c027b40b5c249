// Taking other libraries' tensors by DLPack.
#ifndef CUBIND_CORE_DLPACK_IMPORT_H
#define CUBIND_CORE_DLPACK_IMPORT_H

#include "base/state.h"

#include "array/dlpack.h"

// A tensor that was consumed: ours until core_dlpack_release().
typedef struct dl_import {
    void *managed; // dl_managed or, `versioned`, dl_managed_versioned
    bool versioned;
    uint64_t flags;
    const dl_tensor *tensor;
} dl_import;

// o.__dlpack__(stream=stream, max_version=(1, 3)), again without max_version for producers that do
// not know it, and the capsule consumed. 0, or -1 with what the producer raised, or with
// BufferError for a capsule that is none.
int core_dlpack_import(core_state *st, PyObject *o, PyObject *stream, dl_import *out);

// What there is to know of a tensor, which stays the caller's. 0, or -1 with BufferError.
int core_dlpack_look(dl_managed_versioned *managed, dl_import *out);

// Whether the tensor is to be given back: it must last until then.
bool core_dlpack_has_deleter(const void *managed, bool versioned);

// Calls the deleter. With the GIL held; a pending exception is kept.
void core_dlpack_release(void *managed, bool versioned);

// o.__dlpack_device__(). 0, or -1.
int core_dlpack_device(core_state *st, PyObject *o, dl_device *out);

// The C exchange table of a type, in a version that is known here; NULL without an exception where
// it has none.
const dl_exchange_api *core_dlpack_exchange(core_state *st, PyTypeObject *type);

// A tensor by the table, ordered on no stream. 0, or -1.
int core_dlpack_import_fast(const dl_exchange_api *api, PyObject *o, dl_import *out);

static inline bool
core_dlpack_on_device(int32_t type)
{
    return type == DL_CUDA || type == DL_CUDA_HOST || type == DL_CUDA_MANAGED;
}

// The address of the first element.
static inline uint64_t
core_dlpack_address(const dl_tensor *tensor)
{
    return (uint64_t)(uintptr_t)tensor->data + tensor->byte_offset;
}

#endif
