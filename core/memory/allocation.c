// Counts references to allocations. When the last reference is dropped, the memory is freed in
// stream order, on the stream that was recorded for it.
#include "memory/allocation.h"

#include "base/errors.h"
#include "base/relax.h"
#include "base/start.h"
#include "base/steps.h"
#include "device/context.h"
#include "memory/resource.h"
#include "stream/stream_context.h"

// --- giving memory back --------------------------------------------------------------------------

static bool
is_default_stream(const core_ref *stream)
{
    return (uintptr_t)stream->handle <= (uintptr_t)CU_STREAM_PER_THREAD;
}

// Waits for the stream first, because work on it may still use the memory. If waiting fails, that
// work has failed, too, and the memory can be freed. Waiting would invalidate a capture, so there
// the wait of cuMemFree or cuMemFreeHost for the whole device has to do.
static CUresult
wait_and_free(const core_allocation *a, const char **function)
{
    CUresult waited = CUDA_SUCCESS;
    if (a->resource->waits && a->stream != NULL && !core_is_captured(a->stream->handle))
        waited = core_driver->cuStreamSynchronize(a->stream->handle);
    CUresult status = a->resource->free(a);
    if (status != CUDA_SUCCESS || waited == CUDA_SUCCESS)
        return status;
    *function = "cuStreamSynchronize";
    return waited;
}

// The result of a free, for warnings.
typedef struct free_result {
    CUresult status;
    const char *function;
    CUresult restored; // result of restoring the caller's context
} free_result;

// Frees in the context of the recorded stream. Only a default stream needs that context to be
// current, because its handle means another stream in each context.
static free_result
free_in_context(const core_allocation *a)
{
    free_result r = {CUDA_SUCCESS, a->resource->free_name, CUDA_SUCCESS};
    if (!a->resource->waits && a->stream != NULL && !is_default_stream(a->stream)) {
        r.status = a->resource->free(a);
        if (CB_LIKELY(r.status != CUDA_ERROR_INVALID_CONTEXT))
            return r;
    }
    core_swap swap;
    r.status = core_enter_context_of(a->stream, &swap);
    if (r.status == CUDA_SUCCESS)
        r.status = wait_and_free(a, &r.function);
    r.restored = core_leave_context(&swap);
    return r;
}

static void
free_from_c(const core_allocation *a)
{
    free_result r;
    if (a->ptr == 0)
        return;
    Py_BEGIN_ALLOW_THREADS
    CUstreamCaptureMode before = core_relax();
    r = free_in_context(a);
    core_unrelax(before);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(r.status != CUDA_SUCCESS))
        core_warn(a->st, r.status, r.function, (void *)(uintptr_t)a->ptr);
    if (CB_UNLIKELY(r.restored != CUDA_SUCCESS))
        core_warn(a->st, r.restored, "cuCtxSetCurrent", (void *)(uintptr_t)a->ptr);
}

// Frees memory of a resource that needs the GIL. Enters the stream's context, because the freeing
// thread may have no context.
static void
free_with_gil(const core_allocation *a)
{
    PyObject *type, *value, *traceback;
    core_swap swap;
    void *ptr = (void *)(uintptr_t)a->ptr;
    PyErr_Fetch(&type, &value, &traceback);
    core_warn(a->st, core_enter_context_of(a->stream, &swap), "cuCtxSetCurrent", ptr);
    a->resource->give_back(a);
    core_warn(a->st, core_leave_context(&swap), "cuCtxSetCurrent", ptr);
    PyErr_Restore(type, value, traceback);
}

static void
give_back(const core_allocation *a)
{
    if (a->resource == NULL || core_must_leak(a->process))
        return;
    if (CB_LIKELY(a->resource->free != NULL))
        free_from_c(a);
    else if (a->resource->any_context)
        a->resource->give_back(a);
    else
        free_with_gil(a);
}

// --- allocations ---------------------------------------------------------------------------------

void
core_memory_give_back(core_state *st, CUdeviceptr ptr, size_t size, PyObject *mr, core_ref *pool,
                      core_ref *stream)
{
    give_back(&(core_allocation){
        .process = core_process_now(),
        .resource = core_resource_of(mr),
        .ptr = ptr,
        .size = size,
        .stream = stream,
        .pool = pool,
        .mr = mr,
        .st = st,
    });
}

core_allocation *
core_allocation_new(core_state *st, CUdeviceptr ptr, size_t size, PyObject *mr, core_ref *pool,
                    core_ref *stream, PyObject *owner)
{
    core_allocation *a = PyMem_RawMalloc(sizeof *a);
    if (CB_UNLIKELY(a == NULL)) {
        core_memory_give_back(st, ptr, size, mr, pool, stream);
        PyErr_NoMemory();
        return NULL;
    }
    *a = (core_allocation){
        .count = 1,
        .process = core_process_now(),
        .resource = core_resource_of(mr),
        .ptr = ptr,
        .size = size,
        .stream = core_ref_take(stream),
        .pool = core_ref_take(pool),
        .mr = Py_XNewRef(mr),
        .owner = Py_XNewRef(owner),
        .st = st,
    };
    return a;
}

void
core_allocation_drop(core_allocation *a)
{
    if (a == NULL || --a->count != 0)
        return;
    give_back(a);
    core_ref_drop(a->stream);
    core_ref_drop(a->pool);
    Py_XDECREF(a->mr);
    Py_XDECREF(a->owner);
    if (CB_UNLIKELY(a->exported != NULL)) {
        Py_XDECREF(a->exported->descriptor);
        PyMem_RawFree(a->exported);
    }
    PyMem_RawFree(a);
}

void
core_allocation_keep_exported(core_allocation *a, const CUmemPoolPtrExportData *data)
{
    core_exported *copy = PyMem_RawMalloc(sizeof *copy), *before = NULL;
    if (copy == NULL)
        return;
    *copy = (core_exported){.data = *data};
    if (!__atomic_compare_exchange_n(&a->exported, &before, copy, false, __ATOMIC_ACQ_REL,
                                     __ATOMIC_ACQUIRE))
        PyMem_RawFree(copy);
}

// --- the stream of the free ----------------------------------------------------------------------

void
core_allocation_set_stream(core_allocation *a, core_ref *stream)
{
    core_ref *before = a->stream;
    a->stream = core_ref_take(stream);
    core_ref_drop(before);
}

core_ref *
core_deallocation_stream(core_state *st, StreamObject *stream)
{
    if (CB_LIKELY(!stream->is_default))
        return core_stream_record(st, stream);
    CUcontext context = NULL;
    if (core_start(st) < 0 || core_current_context(st, &context) < 0)
        return NULL;
    if (context != NULL)
        return core_stream_record(st, stream);
    PyErr_SetString(PyExc_RuntimeError,
                    "Cannot record a default deallocation stream when no CUDA context is current. "
                    "Call Device.set_current() first, or pass stream= with a non-default Stream.");
    return NULL;
}

PyObject *
core_allocation_stream_number(const core_allocation *a)
{
    if (a->stream == NULL)
        Py_RETURN_NONE;
    // The array interface has no stream 0; the null stream is the legacy default stream.
    uintptr_t handle = (uintptr_t)a->stream->handle;
    return PyLong_FromSize_t(handle != 0 ? handle : (uintptr_t)CU_STREAM_LEGACY);
}
