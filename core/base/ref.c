// Counted handles: made, and destroyed by kind.
#include "base/ref.h"

#include "base/errors.h"
#include "memory/pool_reuse.h"

// `function` is what was called last.
static CUresult
destroy_handle(core_ref_kind kind, void *handle, int device, const char **function)
{
    switch (kind) {
    case CORE_CONTEXT:
        *function = "cuDevicePrimaryCtxRelease";
        return core_driver->cuDevicePrimaryCtxRelease(device);
    case CORE_STREAM:
        *function = "cuStreamDestroy";
        return core_driver->cuStreamDestroy(handle);
    case CORE_EVENT:
        *function = "cuEventDestroy";
        return core_driver->cuEventDestroy(handle);
    case CORE_LIBRARY:
        *function = "cuLibraryUnload";
        return core_driver->cuLibraryUnload(handle);
    case CORE_POOL:
        return core_pool_retire(handle, function);
    }
    return CUDA_SUCCESS;
}

// The driver may wait for what still runs, and that for a callback in Python.
static void
destroy_owned(core_state *st, core_ref_kind kind, void *handle, int device)
{
    CUresult status;
    const char *function = NULL;
    Py_BEGIN_ALLOW_THREADS
    status = destroy_handle(kind, handle, device, &function);
    Py_END_ALLOW_THREADS
    core_warn(st, status, function, handle);
}

core_ref *
core_ref_new(core_state *st, core_ref_kind kind, void *handle, bool owned, int device,
             core_ref *parent, PyObject *owner)
{
    core_ref *ref = PyMem_RawMalloc(sizeof *ref);
    if (ref == NULL) {
        if (owned)
            destroy_owned(st, kind, handle, device);
        PyErr_NoMemory();
        return NULL;
    }
    *ref = (core_ref){
        .count = 1,
        .kind = (uint8_t)kind,
        .owned = owned,
        .process = core_process_now(),
        .device = device,
        .handle = handle,
        .parent = core_ref_take(parent),
        .owner = Py_XNewRef(owner),
        .st = st,
    };
    return ref;
}

void
core_ref_destroy(core_ref *ref)
{
    if (ref->owned && !core_must_leak(ref->process))
        destroy_owned(ref->st, ref->kind, ref->handle, ref->device);
    core_ref_drop(ref->parent);
    Py_XDECREF(ref->owner);
    PyMem_RawFree(ref);
}
