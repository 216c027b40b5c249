// Imports other libraries' tensors by DLPack.
#ifndef CUBIND_DLPACK_IMPORT_H
#define CUBIND_DLPACK_IMPORT_H

#include "cubind/interop.h"

#include "cubind/dlpack.h"

// A consumed tensor, which we own until cb_dlpack_release().
typedef struct dl_import {
    void *managed; // dl_managed, or dl_managed_versioned if `versioned`
    bool versioned;
    uint64_t flags;
    const dl_tensor *tensor;
} dl_import;

// Calls o.__dlpack__(stream=stream, max_version=(1, 3)) and consumes the capsule. If the producer
// does not accept max_version, calls it again without. Returns 0, or -1 with the producer's
// exception, or with BufferError if the result is not a valid capsule.
int cb_dlpack_import(cb_interop *interop, PyObject *o, PyObject *stream, dl_import *out);

// Checks and describes a tensor, which still belongs to the caller. Returns 0, or -1 with
// BufferError.
int cb_dlpack_look(dl_managed_versioned *managed, dl_import *out);

// Returns whether the tensor has a deleter. If so, its struct stays valid until the deleter is
// called.
bool cb_dlpack_has_deleter(const void *managed, bool versioned);

// Calls the deleter, if there is one. Call it with the GIL; a pending exception is kept.
void cb_dlpack_release(void *managed, bool versioned);

// Calls o.__dlpack_device__(). Returns 0, or -1.
int cb_dlpack_device(cb_interop *interop, PyObject *o, dl_device *out);

// Returns the C exchange table of a type in the major version that we support; NULL without an
// exception if the type has none.
const dl_exchange_api *cb_dlpack_exchange(cb_interop *interop, PyTypeObject *type);

// Imports a tensor through the table, which does no stream ordering. Returns 0, or -1.
int cb_dlpack_import_fast(const dl_exchange_api *api, PyObject *o, dl_import *out);

static inline bool
cb_dlpack_on_device(int32_t type)
{
    return type == DL_CUDA || type == DL_CUDA_HOST || type == DL_CUDA_MANAGED;
}

// Returns the address of the first element.
static inline uint64_t
cb_dlpack_address(const dl_tensor *tensor)
{
    return (uint64_t)(uintptr_t)tensor->data + tensor->byte_offset;
}

#endif
