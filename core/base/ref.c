// Counts references to driver handles. The file that makes a handle says how to destroy it.
#include "base/ref.h"

#include "base/errors.h"
#include "base/relax.h"
#include "base/steps.h"

// Releases the GIL, because the driver may wait for running work, and that work for a callback in
// Python.
static void
destroy_handle(core_state *st, core_destroy *destroy, void *handle, int device)
{
    CUresult status;
    const char *function = NULL;
    Py_BEGIN_ALLOW_THREADS
    CUstreamCaptureMode before = core_relax();
    status = destroy(handle, device, &function);
    core_unrelax(before);
    Py_END_ALLOW_THREADS
    core_warn(st, status, function, handle);
}

core_ref *
core_ref_new(core_state *st, void *handle, core_destroy *destroy, int device, core_ref *parent,
             PyObject *owner)
{
    core_ref *ref = PyMem_RawMalloc(sizeof *ref);
    if (ref == NULL) {
        if (destroy != NULL)
            destroy_handle(st, destroy, handle, device);
        PyErr_NoMemory();
        return NULL;
    }
    *ref = (core_ref){
        .count = 1,
        .process = core_process_now(),
        .device = device,
        .handle = handle,
        .destroy = destroy,
        .parent = core_ref_take(parent),
        .owner = Py_XNewRef(owner),
        .st = st,
    };
    return ref;
}

int
core_ref_add_lock(core_ref *ref)
{
    ref->lock = PyMem_RawMalloc(sizeof *ref->lock);
    if (ref->lock == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    pthread_mutex_init(ref->lock, NULL);
    return 0;
}

void
core_ref_destroy(core_ref *ref)
{
    if (ref->destroy != NULL && !core_must_leak(ref->process))
        destroy_handle(ref->st, ref->destroy, ref->handle, ref->device);
    core_ref_drop(ref->parent);
    Py_XDECREF(ref->owner);
    PyMem_RawFree(ref->lock);
    PyMem_RawFree(ref);
}
