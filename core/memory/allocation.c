// Memory that buffers share: counted, and freed in the order of its recorded stream.
#include "memory/allocation.h"

#include "base/errors.h"
#include "base/start.h"
#include "base/steps.h"
#include "device/context.h"
#include "memory/legacy_pinned.h"
#include "memory/pool.h"
#include "stream/stream_context.h"

// --- contexts, from C ----------------------------------------------------------------------------

static bool
is_default_stream(const core_ref *stream)
{
    return (uintptr_t)stream->handle <= (uintptr_t)CU_STREAM_PER_THREAD;
}

// --- freeing from C ------------------------------------------------------------------------------

static const char *
free_function_name(const core_allocation *a)
{
    static const char *const names[] = {
        [CORE_FREE_POOL] = "cuMemFreeAsync",
        [CORE_FREE_HOST] = "cuMemFreeHost",
        [CORE_FREE_DEVICE] = "cuMemFree",
    };
    return names[a->how];
}

static CUresult
free_now(const core_allocation *a)
{
    switch (a->how) {
    case CORE_FREE_POOL:
        return core_driver->cuMemFreeAsync(a->ptr, a->stream != NULL ? a->stream->handle : NULL);
    case CORE_FREE_HOST:
        return core_driver->cuMemFreeHost((void *)(uintptr_t)a->ptr);
    default:
        return core_driver->cuMemFree(a->ptr);
    }
}

// What still runs on the stream may use the memory. When waiting fails so does the work that was
// waited for, and the memory is free to go.
static CUresult
wait_and_free(const core_allocation *a, const char **function)
{
    CUresult waited = CUDA_SUCCESS;
    if (a->how != CORE_FREE_POOL && a->stream != NULL)
        waited = core_driver->cuStreamSynchronize(a->stream->handle);
    CUresult status = free_now(a);
    if (status != CUDA_SUCCESS || waited == CUDA_SUCCESS)
        return status;
    *function = "cuStreamSynchronize";
    return waited;
}

// What came of a free, for warnings.
typedef struct free_result {
    CUresult status;
    const char *function;
    CUresult restored; // of the caller's context
} free_result;

// A stream's own handle says where it belongs, a default stream stands for one of every context.
static free_result
free_in_context(const core_allocation *a)
{
    free_result r = {CUDA_SUCCESS, free_function_name(a), CUDA_SUCCESS};
    if (a->how == CORE_FREE_POOL && a->stream != NULL && !is_default_stream(a->stream)) {
        r.status = free_now(a);
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
    r = free_in_context(a);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(r.status != CUDA_SUCCESS))
        core_warn(a->st, r.status, r.function, (void *)(uintptr_t)a->ptr);
    if (CB_UNLIKELY(r.restored != CUDA_SUCCESS))
        core_warn(a->st, r.restored, "cuCtxSetCurrent", (void *)(uintptr_t)a->ptr);
}

// --- freeing by a resource's own method ----------------------------------------------------------

static PyObject *
call_deallocate(const core_allocation *a, PyObject *stream)
{
    core_state *st = a->st;
    PyObject *ptr = PyLong_FromUnsignedLongLong(a->ptr);
    PyObject *size = ptr != NULL ? PyLong_FromSize_t(a->size) : NULL;
    PyObject *args[] = {a->mr, ptr, size, stream};
    PyObject *result = NULL;
    if (size != NULL)
        result = PyObject_VectorcallMethod(st->name_deallocate, args, 3, st->stream_keyword);
    Py_XDECREF(size);
    Py_XDECREF(ptr);
    return result;
}

static void
warn_of_deallocate(const core_allocation *a)
{
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    PyErr_NormalizeException(&type, &value, &traceback);
    // A filter may turn the warning into an exception, for which there is no one here.
    if (PyErr_WarnFormat(a->st->cuda_warning, 1,
                         "mr.deallocate(%llu) failed during Buffer destruction; "
                         "the allocation may have leaked: %S",
                         (unsigned long long)a->ptr, value) < 0)
        PyErr_WriteUnraisable(a->mr);
    Py_XDECREF(type);
    Py_XDECREF(value);
    Py_XDECREF(traceback);
}

// In the stream's context, as from C: on a thread that frees there may be none.
static void
free_by_python(const core_allocation *a)
{
    PyObject *type, *value, *traceback;
    core_swap swap;
    void *ptr = (void *)(uintptr_t)a->ptr;
    PyErr_Fetch(&type, &value, &traceback);
    core_warn(a->st, core_enter_context_of(a->stream, &swap), "cuCtxSetCurrent", ptr);
    PyObject *stream = a->stream != NULL ? core_stream_object(a->st, a->stream)
                                         : Py_XNewRef(core_default_stream(a->st));
    PyObject *result = stream != NULL ? call_deallocate(a, stream) : NULL;
    if (result == NULL)
        warn_of_deallocate(a);
    Py_XDECREF(result);
    Py_XDECREF(stream);
    core_warn(a->st, core_leave_context(&swap), "cuCtxSetCurrent", ptr);
    PyErr_Restore(type, value, traceback);
}

static void
give_back(const core_allocation *a)
{
    if (a->how == CORE_FREE_NOT || core_must_leak(a->process))
        return;
    if (a->how == CORE_FREE_PYTHON)
        free_by_python(a);
    else
        free_from_c(a);
}

// --- allocations ---------------------------------------------------------------------------------

static uint8_t
how_to_free(core_state *st, PyObject *mr)
{
    if (mr == NULL)
        return CORE_FREE_NOT;
    if (CB_LIKELY(core_is_pool(st, mr)))
        return CORE_FREE_POOL;
    if (!core_is_synchronous(st, mr))
        return CORE_FREE_PYTHON;
    bool host = Py_IS_TYPE(mr, st->legacy_pinned_memory_resource_type);
    return host ? CORE_FREE_HOST : CORE_FREE_DEVICE;
}

void
core_memory_give_back(core_state *st, CUdeviceptr ptr, size_t size, PyObject *mr, core_ref *stream)
{
    give_back(&(core_allocation){
        .process = core_process_now(),
        .how = how_to_free(st, mr),
        .ptr = ptr,
        .size = size,
        .stream = stream,
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
        core_memory_give_back(st, ptr, size, mr, stream);
        PyErr_NoMemory();
        return NULL;
    }
    *a = (core_allocation){
        .count = 1,
        .process = core_process_now(),
        .how = how_to_free(st, mr),
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
    PyMem_RawFree(a);
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
    // 0 is not a number of the array interface: it is the legacy default stream.
    uintptr_t handle = (uintptr_t)a->stream->handle;
    return PyLong_FromSize_t(handle != 0 ? handle : (uintptr_t)CU_STREAM_LEGACY);
}
