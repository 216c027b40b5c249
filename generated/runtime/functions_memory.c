// functions_memory.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

// cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr)
static const cb_function f_cudaIpcGetMemHandle = {.name = "cudaIpcGetMemHandle",
    .params = (const char *const[]){"devPtr", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaIpcGetMemHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaIpcGetMemHandle, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *handle = NULL;
    cb_address devPtr;
    devPtr.held = false;
    if (cb_as_address(m, args[0], &devPtr) < 0)
        goto done;
    fn_cudaIpcGetMemHandle *call = cb_symbol_address(&symbols[S_cudaIpcGetMemHandle]);
    if (call == NULL)
        goto done;
    handle = cb_record_new(m, T_cudaIpcMemHandle_t);
    if (handle == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(handle), devPtr.value);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(handle));
    else
        result = cb_fail(s, &f_cudaIpcGetMemHandle, status, args, NULL);
done:
    Py_XDECREF(handle);
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags)
static const cb_function f_cudaIpcOpenMemHandle = {.name = "cudaIpcOpenMemHandle",
    .params = (const char *const[]){"handle", "flags", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaIpcOpenMemHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaIpcOpenMemHandle, &args, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    cudaIpcMemHandle_t handle;
    uint32_t flags;
    if (cb_as_record_value(m, T_cudaIpcMemHandle_t, args[0], "handle", &handle, sizeof handle) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaIpcOpenMemHandle *call = cb_symbol_address(&symbols[S_cudaIpcOpenMemHandle]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, handle, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaIpcOpenMemHandle, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)devPtr));
}

// cudaError_t cudaIpcCloseMemHandle(void *devPtr)
static const cb_function f_cudaIpcCloseMemHandle = {.name = "cudaIpcCloseMemHandle",
    .params = (const char *const[]){"devPtr", NULL}, .param_count = 1};

CB_WRAPPER(cudaIpcCloseMemHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaIpcCloseMemHandle, &args, nargs, kwnames, slots))
        return NULL;
    cb_address devPtr;
    devPtr.held = false;
    if (cb_as_address(m, args[0], &devPtr) < 0)
        goto done;
    fn_cudaIpcCloseMemHandle *call = cb_symbol_address(&symbols[S_cudaIpcCloseMemHandle]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaIpcCloseMemHandle, status, args, NULL);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaMallocManaged(void **devPtr, size_t size, unsigned int flags)
static const cb_function f_cudaMallocManaged = {.name = "cudaMallocManaged",
    .params = (const char *const[]){"size", "flags", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaMallocManaged)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaMallocManaged, &args, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    uint64_t size;
    uint32_t flags;
    if (cb_as_uint64(args[0], "size_t", &size) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaMallocManaged *call = cb_symbol_address(&symbols[S_cudaMallocManaged]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMallocManaged, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)devPtr));
}

// cudaError_t cudaMalloc(void **devPtr, size_t size)
static const cb_function f_cudaMalloc = {.name = "cudaMalloc",
    .params = (const char *const[]){"size", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaMalloc)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaMalloc, &args, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    uint64_t size;
    if (cb_as_uint64(args[0], "size_t", &size) < 0)
        return NULL;
    fn_cudaMalloc *call = cb_symbol_address(&symbols[S_cudaMalloc]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMalloc, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)devPtr));
}

// cudaError_t cudaMallocHost(void **ptr, size_t size)
static const cb_function f_cudaMallocHost = {.name = "cudaMallocHost",
    .params = (const char *const[]){"size", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaMallocHost)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaMallocHost, &args, nargs, kwnames, slots))
        return NULL;
    void *ptr = NULL;
    uint64_t size;
    if (cb_as_uint64(args[0], "size_t", &size) < 0)
        return NULL;
    fn_cudaMallocHost *call = cb_symbol_address(&symbols[S_cudaMallocHost]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&ptr, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMallocHost, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)ptr));
}

// cudaError_t cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height)
static const cb_function f_cudaMallocPitch = {.name = "cudaMallocPitch",
    .params = (const char *const[]){"width", "height", NULL}, .param_count = 2, .result_count = 2};

CB_WRAPPER(cudaMallocPitch)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaMallocPitch, &args, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    size_t pitch = 0;
    uint64_t width, height;
    if (cb_as_uint64(args[0], "size_t", &width) < 0
        || cb_as_uint64(args[1], "size_t", &height) < 0)
        return NULL;
    fn_cudaMallocPitch *call = cb_symbol_address(&symbols[S_cudaMallocPitch]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, &pitch, width, height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMallocPitch, status, args, NULL);
    PyObject *values[] = {PyLong_FromVoidPtr((void *)devPtr), PyLong_FromUnsignedLong(pitch)};
    return cb_return_many(s, &f_cudaMallocPitch, values);
}

// cudaError_t cudaFree(void *devPtr)
static const cb_function f_cudaFree = {.name = "cudaFree",
    .params = (const char *const[]){"devPtr", NULL}, .param_count = 1};

CB_WRAPPER(cudaFree)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaFree, &args, nargs, kwnames, slots))
        return NULL;
    cb_address devPtr;
    devPtr.held = false;
    if (cb_as_address(m, args[0], &devPtr) < 0)
        goto done;
    fn_cudaFree *call = cb_symbol_address(&symbols[S_cudaFree]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaFree, status, args, NULL);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaFreeHost(void *ptr)
static const cb_function f_cudaFreeHost = {.name = "cudaFreeHost",
    .params = (const char *const[]){"ptr", NULL}, .param_count = 1};

CB_WRAPPER(cudaFreeHost)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaFreeHost, &args, nargs, kwnames, slots))
        return NULL;
    cb_address ptr;
    ptr.held = false;
    if (cb_as_address(m, args[0], &ptr) < 0)
        goto done;
    fn_cudaFreeHost *call = cb_symbol_address(&symbols[S_cudaFreeHost]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaFreeHost, status, args, NULL);
done:
    cb_address_release(&ptr);
    return result;
}

// cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags)
static const cb_function f_cudaHostAlloc = {.name = "cudaHostAlloc",
    .params = (const char *const[]){"size", "flags", NULL}, .param_count = 2, .result_count = 1,
    .optional_mask = 0x2};

CB_WRAPPER(cudaHostAlloc)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaHostAlloc, &args, nargs, kwnames, slots))
        return NULL;
    void *pHost = NULL;
    uint64_t size;
    uint32_t flags = 0;
    if (cb_as_uint64(args[0], "size_t", &size) < 0
        || (!(s->checked && args[1] == Py_None)
            && cb_as_uint32(args[1], "unsigned int", &flags) < 0))
        return NULL;
    fn_cudaHostAlloc *call = cb_symbol_address(&symbols[S_cudaHostAlloc]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pHost, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaHostAlloc, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)pHost));
}

// cudaError_t cudaHostRegister(void *ptr, size_t size, unsigned int flags)
static const cb_function f_cudaHostRegister = {.name = "cudaHostRegister",
    .params = (const char *const[]){"ptr", "size", "flags", NULL}, .param_count = 3,
    .optional_mask = 0x4};

CB_WRAPPER(cudaHostRegister)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cudaHostRegister, &args, nargs, kwnames, slots))
        return NULL;
    cb_address ptr;
    uint64_t size;
    uint32_t flags = 0;
    ptr.held = false;
    if (cb_as_address(m, args[0], &ptr) < 0
        || cb_as_uint64(args[1], "size_t", &size) < 0
        || (!(s->checked && args[2] == Py_None)
            && cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        || (CB_UNLIKELY(ptr.held)
            && cb_address_check(&ptr, "cudaHostRegister", "ptr", CB_COUNT(size)) < 0))
        goto done;
    fn_cudaHostRegister *call = cb_symbol_address(&symbols[S_cudaHostRegister]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr.value, size, flags);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaHostRegister, status, args, NULL);
done:
    cb_address_release(&ptr);
    return result;
}

// cudaError_t cudaHostUnregister(void *ptr)
static const cb_function f_cudaHostUnregister = {.name = "cudaHostUnregister",
    .params = (const char *const[]){"ptr", NULL}, .param_count = 1};

CB_WRAPPER(cudaHostUnregister)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaHostUnregister, &args, nargs, kwnames, slots))
        return NULL;
    cb_address ptr;
    ptr.held = false;
    if (cb_as_address(m, args[0], &ptr) < 0)
        goto done;
    fn_cudaHostUnregister *call = cb_symbol_address(&symbols[S_cudaHostUnregister]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaHostUnregister, status, args, NULL);
done:
    cb_address_release(&ptr);
    return result;
}

// cudaError_t cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags)
static const cb_function f_cudaHostGetDevicePointer = {.name = "cudaHostGetDevicePointer",
    .params = (const char *const[]){"pHost", "flags", NULL}, .param_count = 2, .result_count = 1,
    .optional_mask = 0x2};

CB_WRAPPER(cudaHostGetDevicePointer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaHostGetDevicePointer, &args, nargs, kwnames, slots))
        return NULL;
    void *pDevice = NULL;
    cb_address pHost;
    uint32_t flags = 0;
    pHost.held = false;
    if (cb_as_address(m, args[0], &pHost) < 0
        || (!(s->checked && args[1] == Py_None)
            && cb_as_uint32(args[1], "unsigned int", &flags) < 0))
        goto done;
    fn_cudaHostGetDevicePointer *call = cb_symbol_address(&symbols[S_cudaHostGetDevicePointer]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pDevice, pHost.value, flags);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, PyLong_FromVoidPtr((void *)pDevice));
    else
        result = cb_fail(s, &f_cudaHostGetDevicePointer, status, args, NULL);
done:
    cb_address_release(&pHost);
    return result;
}

// cudaError_t cudaHostGetFlags(unsigned int *pFlags, void *pHost)
static const cb_function f_cudaHostGetFlags = {.name = "cudaHostGetFlags",
    .params = (const char *const[]){"pHost", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaHostGetFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaHostGetFlags, &args, nargs, kwnames, slots))
        return NULL;
    unsigned int pFlags = 0;
    cb_address pHost;
    pHost.held = false;
    if (cb_as_address(m, args[0], &pHost) < 0)
        goto done;
    fn_cudaHostGetFlags *call = cb_symbol_address(&symbols[S_cudaHostGetFlags]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pFlags, pHost.value);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, PyLong_FromUnsignedLong(pFlags));
    else
        result = cb_fail(s, &f_cudaHostGetFlags, status, args, NULL);
done:
    cb_address_release(&pHost);
    return result;
}

// cudaError_t cudaMalloc3D(struct cudaPitchedPtr *pitchedDevPtr, struct cudaExtent extent)
static const cb_function f_cudaMalloc3D = {.name = "cudaMalloc3D",
    .params = (const char *const[]){"extent", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaMalloc3D)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaMalloc3D, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *pitchedDevPtr = NULL;
    struct cudaExtent extent;
    if (cb_as_record_value(m, T_cudaExtent, args[0], "extent", &extent, sizeof extent) < 0)
        goto done;
    fn_cudaMalloc3D *call = cb_symbol_address(&symbols[S_cudaMalloc3D]);
    if (call == NULL)
        goto done;
    pitchedDevPtr = cb_record_new(m, T_cudaPitchedPtr);
    if (pitchedDevPtr == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(pitchedDevPtr), extent);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(pitchedDevPtr));
    else
        result = cb_fail(s, &f_cudaMalloc3D, status, args, NULL);
done:
    Py_XDECREF(pitchedDevPtr);
    return result;
}

// cudaError_t cudaMemGetInfo(size_t *free, size_t *total)
static const cb_function f_cudaMemGetInfo = {.name = "cudaMemGetInfo",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 2};

CB_WRAPPER(cudaMemGetInfo)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaMemGetInfo, &args, nargs, kwnames, slots))
        return NULL;
    size_t free = 0, total = 0;
    fn_cudaMemGetInfo *call = cb_symbol_address(&symbols[S_cudaMemGetInfo]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&free, &total);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemGetInfo, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(free), PyLong_FromUnsignedLong(total)};
    return cb_return_many(s, &f_cudaMemGetInfo, values);
}

// cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count,
//     struct cudaMemLocation location, unsigned int flags, cudaStream_t stream)
static const cb_function f_cudaMemPrefetchAsync = {.name = "cudaMemPrefetchAsync",
    .params = (const char *const[]){"devPtr", "count", "location", "flags", "stream", NULL},
    .param_count = 5, .optional_mask = 0x10};

CB_WRAPPER(cudaMemPrefetchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemPrefetchAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_address devPtr;
    uint64_t count;
    struct cudaMemLocation location;
    uint32_t flags;
    cudaStream_t stream;
    devPtr.held = false;
    if (cb_as_address(m, args[0], &devPtr) < 0
        || cb_as_uint64(args[1], "size_t", &count) < 0
        || cb_as_record_value(m, T_cudaMemLocation, args[2], "location", &location,
            sizeof location) < 0
        || cb_as_uint32(args[3], "unsigned int", &flags) < 0
        || cb_as_handle(m, T_cudaStream_t, args[4], &stream) < 0
        || (CB_UNLIKELY(devPtr.held)
            && cb_address_check(&devPtr, "cudaMemPrefetchAsync", "devPtr", CB_COUNT(count)) < 0))
        goto done;
    fn_cudaMemPrefetchAsync *call = cb_symbol_address(&symbols[S_cudaMemPrefetchAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, count, location, flags, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemPrefetchAsync, status, args, NULL);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaMemPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count,
//     struct cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
//     unsigned long long flags, cudaStream_t stream)
static const cb_function f_cudaMemPrefetchBatchAsync = {.name = "cudaMemPrefetchBatchAsync",
    .params = (const char *const[]){"dptrs", "sizes", "count", "prefetchLocs", "prefetchLocIdxs",
        "numPrefetchLocs", "flags", "stream", NULL},
    .param_count = 8, .auto_mask = 0x24};

CB_WRAPPER(cudaMemPrefetchBatchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemPrefetchBatchAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_array dptrs, sizes, prefetchLocs, prefetchLocIdxs;
    uint64_t count = 0, numPrefetchLocs = 0;
    uint64_t flags;
    cudaStream_t stream;
    cb_array_init(&dptrs);
    cb_array_init(&sizes);
    cb_array_init(&prefetchLocs);
    cb_array_init(&prefetchLocIdxs);
    if (cb_array_addresses(m, args[0], "dptrs", &dptrs) < 0
        || cb_array_ints(args[1], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &count) < 0)
        || cb_array_records(m, T_cudaMemLocation, args[3], "prefetchLocs", &prefetchLocs) < 0
        || cb_array_ints(args[4], "prefetchLocIdxs", sizeof(size_t), false, "size_t",
            &prefetchLocIdxs) < 0
        || (args[5] != NULL && cb_as_uint64(args[5], "size_t", &numPrefetchLocs) < 0)
        || cb_as_uint64(args[6], "unsigned PY_LONG_LONG", &flags) < 0
        || cb_as_handle(m, T_cudaStream_t, args[7], &stream) < 0)
        goto done;
    if (args[2] == NULL && dptrs.length > (size_t)count)
        count = (uint64_t)dptrs.length;
    if (args[2] == NULL && sizes.length > (size_t)count)
        count = (uint64_t)sizes.length;
    if (args[5] == NULL && prefetchLocs.length > (size_t)numPrefetchLocs)
        numPrefetchLocs = (uint64_t)prefetchLocs.length;
    if (args[5] == NULL && prefetchLocIdxs.length > (size_t)numPrefetchLocs)
        numPrefetchLocs = (uint64_t)prefetchLocIdxs.length;
    if (cb_array_check(&dptrs, (size_t)count) < 0
        || cb_array_check_each(&dptrs, &sizes, (size_t)count, "cudaMemPrefetchBatchAsync",
            "dptrs") < 0
        || cb_array_check(&sizes, (size_t)count) < 0
        || cb_array_check(&prefetchLocs, (size_t)numPrefetchLocs) < 0
        || cb_array_check(&prefetchLocIdxs, (size_t)numPrefetchLocs) < 0)
        goto done;
    fn_cudaMemPrefetchBatchAsync *call = cb_symbol_address(&symbols[S_cudaMemPrefetchBatchAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptrs.data, sizes.data, count, prefetchLocs.data, prefetchLocIdxs.data,
        numPrefetchLocs, flags, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemPrefetchBatchAsync, status, args, NULL);
done:
    cb_array_done(&dptrs);
    cb_array_done(&sizes);
    cb_array_done(&prefetchLocs);
    cb_array_done(&prefetchLocIdxs);
    return result;
}

// cudaError_t cudaMemDiscardBatchAsync(void **dptrs, size_t *sizes, size_t count,
//     unsigned long long flags, cudaStream_t stream)
static const cb_function f_cudaMemDiscardBatchAsync = {.name = "cudaMemDiscardBatchAsync",
    .params = (const char *const[]){"dptrs", "sizes", "count", "flags", "stream", NULL},
    .param_count = 5, .auto_mask = 0x4};

CB_WRAPPER(cudaMemDiscardBatchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemDiscardBatchAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_array dptrs, sizes;
    uint64_t count = 0;
    uint64_t flags;
    cudaStream_t stream;
    cb_array_init(&dptrs);
    cb_array_init(&sizes);
    if (cb_array_addresses(m, args[0], "dptrs", &dptrs) < 0
        || cb_array_ints(args[1], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &count) < 0)
        || cb_as_uint64(args[3], "unsigned PY_LONG_LONG", &flags) < 0
        || cb_as_handle(m, T_cudaStream_t, args[4], &stream) < 0)
        goto done;
    if (args[2] == NULL && dptrs.length > (size_t)count)
        count = (uint64_t)dptrs.length;
    if (args[2] == NULL && sizes.length > (size_t)count)
        count = (uint64_t)sizes.length;
    if (cb_array_check(&dptrs, (size_t)count) < 0
        || cb_array_check_each(&dptrs, &sizes, (size_t)count, "cudaMemDiscardBatchAsync",
            "dptrs") < 0
        || cb_array_check(&sizes, (size_t)count) < 0)
        goto done;
    fn_cudaMemDiscardBatchAsync *call = cb_symbol_address(&symbols[S_cudaMemDiscardBatchAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptrs.data, sizes.data, count, flags, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemDiscardBatchAsync, status, args, NULL);
done:
    cb_array_done(&dptrs);
    cb_array_done(&sizes);
    return result;
}

// cudaError_t cudaMemDiscardAndPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count,
//     struct cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
//     unsigned long long flags, cudaStream_t stream)
static const cb_function f_cudaMemDiscardAndPrefetchBatchAsync = {
    .name = "cudaMemDiscardAndPrefetchBatchAsync",
    .params = (const char *const[]){"dptrs", "sizes", "count", "prefetchLocs", "prefetchLocIdxs",
        "numPrefetchLocs", "flags", "stream", NULL},
    .param_count = 8, .auto_mask = 0x24};

CB_WRAPPER(cudaMemDiscardAndPrefetchBatchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemDiscardAndPrefetchBatchAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_array dptrs, sizes, prefetchLocs, prefetchLocIdxs;
    uint64_t count = 0, numPrefetchLocs = 0;
    uint64_t flags;
    cudaStream_t stream;
    cb_array_init(&dptrs);
    cb_array_init(&sizes);
    cb_array_init(&prefetchLocs);
    cb_array_init(&prefetchLocIdxs);
    if (cb_array_addresses(m, args[0], "dptrs", &dptrs) < 0
        || cb_array_ints(args[1], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &count) < 0)
        || cb_array_records(m, T_cudaMemLocation, args[3], "prefetchLocs", &prefetchLocs) < 0
        || cb_array_ints(args[4], "prefetchLocIdxs", sizeof(size_t), false, "size_t",
            &prefetchLocIdxs) < 0
        || (args[5] != NULL && cb_as_uint64(args[5], "size_t", &numPrefetchLocs) < 0)
        || cb_as_uint64(args[6], "unsigned PY_LONG_LONG", &flags) < 0
        || cb_as_handle(m, T_cudaStream_t, args[7], &stream) < 0)
        goto done;
    if (args[2] == NULL && dptrs.length > (size_t)count)
        count = (uint64_t)dptrs.length;
    if (args[2] == NULL && sizes.length > (size_t)count)
        count = (uint64_t)sizes.length;
    if (args[5] == NULL && prefetchLocs.length > (size_t)numPrefetchLocs)
        numPrefetchLocs = (uint64_t)prefetchLocs.length;
    if (args[5] == NULL && prefetchLocIdxs.length > (size_t)numPrefetchLocs)
        numPrefetchLocs = (uint64_t)prefetchLocIdxs.length;
    if (cb_array_check(&dptrs, (size_t)count) < 0
        || cb_array_check_each(&dptrs, &sizes, (size_t)count,
            "cudaMemDiscardAndPrefetchBatchAsync", "dptrs") < 0
        || cb_array_check(&sizes, (size_t)count) < 0
        || cb_array_check(&prefetchLocs, (size_t)numPrefetchLocs) < 0
        || cb_array_check(&prefetchLocIdxs, (size_t)numPrefetchLocs) < 0)
        goto done;
    fn_cudaMemDiscardAndPrefetchBatchAsync *call =
        cb_symbol_address(&symbols[S_cudaMemDiscardAndPrefetchBatchAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptrs.data, sizes.data, count, prefetchLocs.data, prefetchLocIdxs.data,
        numPrefetchLocs, flags, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemDiscardAndPrefetchBatchAsync, status, args, NULL);
done:
    cb_array_done(&dptrs);
    cb_array_done(&sizes);
    cb_array_done(&prefetchLocs);
    cb_array_done(&prefetchLocIdxs);
    return result;
}

// cudaError_t cudaMemGetLocationInfo(void *devPtr, size_t size, size_t summaryGranularity,
//     size_t samplingGranularity, struct cudaMemLocation *location_out)
static const cb_function f_cudaMemGetLocationInfo = {.name = "cudaMemGetLocationInfo",
    .params = (const char *const[]){"devPtr", "size", "summaryGranularity", "samplingGranularity",
        "location_out", NULL},
    .param_count = 5};

CB_WRAPPER(cudaMemGetLocationInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemGetLocationInfo, &args, nargs, kwnames, slots))
        return NULL;
    cb_address devPtr;
    uint64_t size, summaryGranularity, samplingGranularity;
    cb_array location_out;
    cb_array_init(&location_out);
    devPtr.held = false;
    if (cb_as_address(m, args[0], &devPtr) < 0
        || cb_as_uint64(args[1], "size_t", &size) < 0
        || cb_as_uint64(args[2], "size_t", &summaryGranularity) < 0
        || cb_as_uint64(args[3], "size_t", &samplingGranularity) < 0
        || cb_array_room(m, T_cudaMemLocation, args[4], "location_out", &location_out) < 0
        || (CB_UNLIKELY(devPtr.held)
            && cb_address_check(&devPtr, "cudaMemGetLocationInfo", "devPtr", CB_COUNT(size)) < 0)
        || (location_out.data != NULL
            && cb_array_check(&location_out,
                (size_t)(summaryGranularity
                    ? size / summaryGranularity + (size % summaryGranularity != 0) : 1)) < 0))
        goto done;
    fn_cudaMemGetLocationInfo *call = cb_symbol_address(&symbols[S_cudaMemGetLocationInfo]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, size, summaryGranularity, samplingGranularity, location_out.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemGetLocationInfo, status, args, NULL);
        goto done;
    }
    cb_array_copy_back(m, T_cudaMemLocation, &location_out);
    result = cb_return0(s);
done:
    cb_address_release(&devPtr);
    cb_array_done(&location_out);
    return result;
}

// cudaError_t cudaMemAdvise(const void *devPtr, size_t count, enum cudaMemoryAdvise advice,
//     struct cudaMemLocation location)
static const cb_function f_cudaMemAdvise = {.name = "cudaMemAdvise",
    .params = (const char *const[]){"devPtr", "count", "advice", "location", NULL},
    .param_count = 4};

CB_WRAPPER(cudaMemAdvise)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemAdvise, &args, nargs, kwnames, slots))
        return NULL;
    cb_address devPtr;
    uint64_t count;
    int32_t advice;
    struct cudaMemLocation location;
    devPtr.held = false;
    if (cb_as_address(m, args[0], &devPtr) < 0
        || cb_as_uint64(args[1], "size_t", &count) < 0
        || cb_as_enum(m, T_cudaMemoryAdvise, args[2], "advice", &advice) < 0
        || cb_as_record_value(m, T_cudaMemLocation, args[3], "location", &location,
            sizeof location) < 0
        || (CB_UNLIKELY(devPtr.held)
            && cb_address_check(&devPtr, "cudaMemAdvise", "devPtr", CB_COUNT(count)) < 0))
        goto done;
    fn_cudaMemAdvise *call = cb_symbol_address(&symbols[S_cudaMemAdvise]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, count, (enum cudaMemoryAdvise)advice, location);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemAdvise, status, args, NULL);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaMemRangeGetAttribute(void *data, size_t dataSize,
//     enum cudaMemRangeAttribute attribute, const void *devPtr, size_t count)
static const cb_function f_cudaMemRangeGetAttribute = {.name = "cudaMemRangeGetAttribute",
    .params = (const char *const[]){"dataSize", "attribute", "devPtr", "count", NULL},
    .param_count = 4, .result_count = 1};

CB_WRAPPER(cudaMemRangeGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemRangeGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cb_value data;
    uint64_t dataSize, count;
    int32_t attribute;
    cb_address devPtr;
    cb_value_init(&data);
    devPtr.held = false;
    if (cb_as_uint64(args[0], "size_t", &dataSize) < 0
        || cb_as_enum_member(m, T_cudaMemRangeAttribute, args[1], "attribute", &attribute) < 0
        || cb_as_address(m, args[2], &devPtr) < 0
        || cb_as_uint64(args[3], "size_t", &count) < 0
        || cb_value_prepare(m, &table_mem_range_attributes, attribute, (size_t)dataSize, &data) < 0
        || (CB_UNLIKELY(devPtr.held)
            && cb_address_check(&devPtr, "cudaMemRangeGetAttribute", "devPtr",
                CB_COUNT(count)) < 0))
        goto done;
    fn_cudaMemRangeGetAttribute *call = cb_symbol_address(&symbols[S_cudaMemRangeGetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(data.data, dataSize, (enum cudaMemRangeAttribute)attribute,
        devPtr.value, count);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_value_result(s, &data));
    else
        result = cb_fail(s, &f_cudaMemRangeGetAttribute, status, args, NULL);
done:
    cb_value_done(&data);
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaMemRangeGetAttributes(void **data, size_t *dataSizes,
//     enum cudaMemRangeAttribute *attributes, size_t numAttributes, const void *devPtr,
//     size_t count)
static const cb_function f_cudaMemRangeGetAttributes = {.name = "cudaMemRangeGetAttributes",
    .params = (const char *const[]){"dataSizes", "attributes", "numAttributes", "devPtr", "count",
        NULL},
    .param_count = 5, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaMemRangeGetAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemRangeGetAttributes, &args, nargs, kwnames, slots))
        return NULL;
    cb_values data;
    cb_array dataSizes, attributes;
    uint64_t numAttributes = 0;
    cb_address devPtr;
    uint64_t count;
    cb_values_init(&data);
    cb_array_init(&dataSizes);
    cb_array_init(&attributes);
    devPtr.held = false;
    if (cb_array_ints(args[0], "dataSizes", sizeof(size_t), false, "size_t", &dataSizes) < 0
        || cb_array_enums(m, T_cudaMemRangeAttribute, args[1], "attributes", &attributes) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numAttributes) < 0)
        || cb_as_address(m, args[3], &devPtr) < 0
        || cb_as_uint64(args[4], "size_t", &count) < 0
        || cb_values_prepare(m, &table_mem_range_attributes, &attributes, &dataSizes, &data) < 0)
        goto done;
    if (args[2] == NULL && dataSizes.length > (size_t)numAttributes)
        numAttributes = (uint64_t)dataSizes.length;
    if (args[2] == NULL && attributes.length > (size_t)numAttributes)
        numAttributes = (uint64_t)attributes.length;
    if (cb_array_check(&dataSizes, (size_t)numAttributes) < 0
        || cb_array_check(&attributes, (size_t)numAttributes) < 0
        || (CB_UNLIKELY(devPtr.held)
            && cb_address_check(&devPtr, "cudaMemRangeGetAttributes", "devPtr",
                CB_COUNT(count)) < 0))
        goto done;
    fn_cudaMemRangeGetAttributes *call = cb_symbol_address(&symbols[S_cudaMemRangeGetAttributes]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(data.data, dataSizes.data, attributes.data, numAttributes,
        devPtr.value, count);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_values_result(s, &data));
    else
        result = cb_fail(s, &f_cudaMemRangeGetAttributes, status, args, NULL);
done:
    cb_values_done(&data);
    cb_array_done(&dataSizes);
    cb_array_done(&attributes);
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaMallocAsync(void **devPtr, size_t size, cudaStream_t hStream)
static const cb_function f_cudaMallocAsync = {.name = "cudaMallocAsync",
    .params = (const char *const[]){"size", "hStream", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaMallocAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaMallocAsync, &args, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    uint64_t size;
    cudaStream_t hStream;
    if (cb_as_uint64(args[0], "size_t", &size) < 0
        || cb_as_handle(m, T_cudaStream_t, args[1], &hStream) < 0)
        return NULL;
    fn_cudaMallocAsync *call = cb_symbol_address(&symbols[S_cudaMallocAsync]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, size, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMallocAsync, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)devPtr));
}

// cudaError_t cudaFreeAsync(void *devPtr, cudaStream_t hStream)
static const cb_function f_cudaFreeAsync = {.name = "cudaFreeAsync",
    .params = (const char *const[]){"devPtr", "hStream", NULL}, .param_count = 2};

CB_WRAPPER(cudaFreeAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaFreeAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_address devPtr;
    cudaStream_t hStream;
    devPtr.held = false;
    if (cb_as_address(m, args[0], &devPtr) < 0
        || cb_as_handle(m, T_cudaStream_t, args[1], &hStream) < 0)
        goto done;
    fn_cudaFreeAsync *call = cb_symbol_address(&symbols[S_cudaFreeAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, hStream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaFreeAsync, status, args, NULL);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep)
static const cb_function f_cudaMemPoolTrimTo = {.name = "cudaMemPoolTrimTo",
    .params = (const char *const[]){"memPool", "minBytesToKeep", NULL}, .param_count = 2};

CB_WRAPPER(cudaMemPoolTrimTo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaMemPoolTrimTo, &args, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool;
    uint64_t minBytesToKeep;
    if (cb_as_handle(m, T_cudaMemPool_t, args[0], &memPool) < 0
        || cb_as_uint64(args[1], "size_t", &minBytesToKeep) < 0)
        return NULL;
    fn_cudaMemPoolTrimTo *call = cb_symbol_address(&symbols[S_cudaMemPoolTrimTo]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(memPool, minBytesToKeep);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemPoolTrimTo, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr,
//     void *value)
static const cb_function f_cudaMemPoolSetAttribute = {.name = "cudaMemPoolSetAttribute",
    .params = (const char *const[]){"memPool", "attr", "value", NULL}, .param_count = 3};

CB_WRAPPER(cudaMemPoolSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemPoolSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_handle(m, T_cudaMemPool_t, args[0], &memPool) < 0
        || cb_as_enum_number_member(m, T_cudaMemPoolAttr, args[1], "attr", &attr) < 0
        || cb_value_from(s, &table_mem_pool_attributes, attr, args[2], "value", &value) < 0)
        goto done;
    fn_cudaMemPoolSetAttribute *call = cb_symbol_address(&symbols[S_cudaMemPoolSetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(memPool, (enum cudaMemPoolAttr)attr, value.data);
    cb_gil_end(thread);
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemPoolSetAttribute, status, args, NULL);
done:
    cb_value_done(&value);
    return result;
}

// cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr,
//     void *value)
static const cb_function f_cudaMemPoolGetAttribute = {.name = "cudaMemPoolGetAttribute",
    .params = (const char *const[]){"memPool", "attr", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaMemPoolGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemPoolGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_handle(m, T_cudaMemPool_t, args[0], &memPool) < 0
        || cb_as_enum_number_member(m, T_cudaMemPoolAttr, args[1], "attr", &attr) < 0
        || cb_value_prepare(m, &table_mem_pool_attributes, attr, 0, &value) < 0)
        goto done;
    fn_cudaMemPoolGetAttribute *call = cb_symbol_address(&symbols[S_cudaMemPoolGetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(memPool, (enum cudaMemPoolAttr)attr, value.data);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_value_result(s, &value));
    else
        result = cb_fail(s, &f_cudaMemPoolGetAttribute, status, args, NULL);
done:
    cb_value_done(&value);
    return result;
}

// cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool,
//     const struct cudaMemAccessDesc *descList, size_t count)
static const cb_function f_cudaMemPoolSetAccess = {.name = "cudaMemPoolSetAccess",
    .params = (const char *const[]){"memPool", "descList", "count", NULL}, .param_count = 3,
    .auto_mask = 0x4};

CB_WRAPPER(cudaMemPoolSetAccess)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemPoolSetAccess, &args, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool;
    cb_array descList;
    uint64_t count = 0;
    cb_array_init(&descList);
    if (cb_as_handle(m, T_cudaMemPool_t, args[0], &memPool) < 0
        || cb_array_records(m, T_cudaMemAccessDesc, args[1], "descList", &descList) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &count) < 0))
        goto done;
    if (args[2] == NULL && descList.length > (size_t)count)
        count = (uint64_t)descList.length;
    if (cb_array_check(&descList, (size_t)count) < 0)
        goto done;
    fn_cudaMemPoolSetAccess *call = cb_symbol_address(&symbols[S_cudaMemPoolSetAccess]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(memPool, descList.data, count);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemPoolSetAccess, status, args, NULL);
done:
    cb_array_done(&descList);
    return result;
}

// cudaError_t cudaMemPoolGetAccess(enum cudaMemAccessFlags *flags, cudaMemPool_t memPool,
//     struct cudaMemLocation *location)
static const cb_function f_cudaMemPoolGetAccess = {.name = "cudaMemPoolGetAccess",
    .params = (const char *const[]){"memPool", "location", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaMemPoolGetAccess)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaMemPoolGetAccess, &args, nargs, kwnames, slots))
        return NULL;
    enum cudaMemAccessFlags flags = 0;
    cudaMemPool_t memPool;
    struct cudaMemLocation *location;
    if (cb_as_handle(m, T_cudaMemPool_t, args[0], &memPool) < 0
        || cb_as_record(m, T_cudaMemLocation, args[1], "location", &location) < 0)
        return NULL;
    fn_cudaMemPoolGetAccess *call = cb_symbol_address(&symbols[S_cudaMemPoolGetAccess]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&flags, memPool, location);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemPoolGetAccess, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_cudaMemAccessFlags, flags));
}

// cudaError_t cudaMemPoolCreate(cudaMemPool_t *memPool, const struct cudaMemPoolProps *poolProps)
static const cb_function f_cudaMemPoolCreate = {.name = "cudaMemPoolCreate",
    .params = (const char *const[]){"poolProps", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaMemPoolCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaMemPoolCreate, &args, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool = NULL;
    const struct cudaMemPoolProps *poolProps;
    if (cb_as_record(m, T_cudaMemPoolProps, args[0], "poolProps", &poolProps) < 0)
        return NULL;
    fn_cudaMemPoolCreate *call = cb_symbol_address(&symbols[S_cudaMemPoolCreate]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&memPool, poolProps);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemPoolCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaMemPool_t, &memPool));
}

// cudaError_t cudaMemPoolDestroy(cudaMemPool_t memPool)
static const cb_function f_cudaMemPoolDestroy = {.name = "cudaMemPoolDestroy",
    .params = (const char *const[]){"memPool", NULL}, .param_count = 1};

CB_WRAPPER(cudaMemPoolDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaMemPoolDestroy, &args, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool;
    if (cb_as_handle(m, T_cudaMemPool_t, args[0], &memPool) < 0)
        return NULL;
    fn_cudaMemPoolDestroy *call = cb_symbol_address(&symbols[S_cudaMemPoolDestroy]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(memPool);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemPoolDestroy, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaMemGetDefaultMemPool(cudaMemPool_t *memPool, struct cudaMemLocation *location,
//     enum cudaMemAllocationType type)
static const cb_function f_cudaMemGetDefaultMemPool = {.name = "cudaMemGetDefaultMemPool",
    .params = (const char *const[]){"location", "typename", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaMemGetDefaultMemPool)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaMemGetDefaultMemPool, &args, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool = NULL;
    struct cudaMemLocation *location;
    int32_t type;
    if (cb_as_record(m, T_cudaMemLocation, args[0], "location", &location) < 0
        || cb_as_enum(m, T_cudaMemAllocationType, args[1], "typename", &type) < 0)
        return NULL;
    fn_cudaMemGetDefaultMemPool *call = cb_symbol_address(&symbols[S_cudaMemGetDefaultMemPool]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&memPool, location, (enum cudaMemAllocationType)type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemGetDefaultMemPool, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaMemPool_t, &memPool));
}

// cudaError_t cudaMemGetMemPool(cudaMemPool_t *memPool, struct cudaMemLocation *location,
//     enum cudaMemAllocationType type)
static const cb_function f_cudaMemGetMemPool = {.name = "cudaMemGetMemPool",
    .params = (const char *const[]){"location", "typename", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaMemGetMemPool)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaMemGetMemPool, &args, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool = NULL;
    struct cudaMemLocation *location;
    int32_t type;
    if (cb_as_record(m, T_cudaMemLocation, args[0], "location", &location) < 0
        || cb_as_enum(m, T_cudaMemAllocationType, args[1], "typename", &type) < 0)
        return NULL;
    fn_cudaMemGetMemPool *call = cb_symbol_address(&symbols[S_cudaMemGetMemPool]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&memPool, location, (enum cudaMemAllocationType)type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemGetMemPool, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaMemPool_t, &memPool));
}

// cudaError_t cudaMemSetMemPool(struct cudaMemLocation *location, enum cudaMemAllocationType type,
//     cudaMemPool_t memPool)
static const cb_function f_cudaMemSetMemPool = {.name = "cudaMemSetMemPool",
    .params = (const char *const[]){"location", "typename", "memPool", NULL}, .param_count = 3};

CB_WRAPPER(cudaMemSetMemPool)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaMemSetMemPool, &args, nargs, kwnames, slots))
        return NULL;
    struct cudaMemLocation *location;
    int32_t type;
    cudaMemPool_t memPool;
    if (cb_as_record(m, T_cudaMemLocation, args[0], "location", &location) < 0
        || cb_as_enum(m, T_cudaMemAllocationType, args[1], "typename", &type) < 0
        || cb_as_handle(m, T_cudaMemPool_t, args[2], &memPool) < 0)
        return NULL;
    fn_cudaMemSetMemPool *call = cb_symbol_address(&symbols[S_cudaMemSetMemPool]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(location, (enum cudaMemAllocationType)type, memPool);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemSetMemPool, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaMallocFromPoolAsync(void **ptr, size_t size, cudaMemPool_t memPool,
//     cudaStream_t stream)
static const cb_function f_cudaMallocFromPoolAsync = {.name = "cudaMallocFromPoolAsync",
    .params = (const char *const[]){"size", "memPool", "stream", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cudaMallocFromPoolAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaMallocFromPoolAsync, &args, nargs, kwnames, slots))
        return NULL;
    void *ptr = NULL;
    uint64_t size;
    cudaMemPool_t memPool;
    cudaStream_t stream;
    if (cb_as_uint64(args[0], "size_t", &size) < 0
        || cb_as_handle(m, T_cudaMemPool_t, args[1], &memPool) < 0
        || cb_as_handle(m, T_cudaStream_t, args[2], &stream) < 0)
        return NULL;
    fn_cudaMallocFromPoolAsync *call = cb_symbol_address(&symbols[S_cudaMallocFromPoolAsync]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&ptr, size, memPool, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMallocFromPoolAsync, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)ptr));
}

// cudaError_t cudaMemPoolExportToShareableHandle(void *shareableHandle, cudaMemPool_t memPool,
//     enum cudaMemAllocationHandleType handleType, unsigned int flags)
static const cb_function f_cudaMemPoolExportToShareableHandle = {
    .name = "cudaMemPoolExportToShareableHandle",
    .params = (const char *const[]){"memPool", "handleType", "flags", NULL}, .param_count = 3,
    .result_count = 1, .optional_mask = 0x4};

CB_WRAPPER(cudaMemPoolExportToShareableHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemPoolExportToShareableHandle, &args, nargs, kwnames, slots))
        return NULL;
    cb_value shareableHandle;
    cudaMemPool_t memPool;
    int32_t handleType;
    uint32_t flags = 0;
    cb_value_init(&shareableHandle);
    if (cb_as_handle(m, T_cudaMemPool_t, args[0], &memPool) < 0
        || cb_as_enum_member(m, T_cudaMemAllocationHandleType, args[1], "handleType",
            &handleType) < 0
        || (!(s->checked && args[2] == Py_None)
            && cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        || cb_value_prepare(m, &table_shareable_handles, handleType, 0, &shareableHandle) < 0)
        goto done;
    fn_cudaMemPoolExportToShareableHandle *call =
        cb_symbol_address(&symbols[S_cudaMemPoolExportToShareableHandle]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(shareableHandle.data, memPool, (enum cudaMemAllocationHandleType)handleType,
        flags);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_value_result(s, &shareableHandle));
    else
        result = cb_fail(s, &f_cudaMemPoolExportToShareableHandle, status, args, NULL);
done:
    cb_value_done(&shareableHandle);
    return result;
}

// cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool, void *shareableHandle,
//     enum cudaMemAllocationHandleType handleType, unsigned int flags)
static const cb_function f_cudaMemPoolImportFromShareableHandle = {
    .name = "cudaMemPoolImportFromShareableHandle",
    .params = (const char *const[]){"shareableHandle", "handleType", "flags", NULL},
    .param_count = 3, .result_count = 1, .optional_mask = 0x4};

CB_WRAPPER(cudaMemPoolImportFromShareableHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemPoolImportFromShareableHandle, &args, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool = NULL;
    cb_address shareableHandle;
    int32_t handleType;
    uint32_t flags = 0;
    shareableHandle.held = false;
    if (cb_as_address(m, args[0], &shareableHandle) < 0
        || cb_as_enum(m, T_cudaMemAllocationHandleType, args[1], "handleType", &handleType) < 0
        || (!(s->checked && args[2] == Py_None)
            && cb_as_uint32(args[2], "unsigned int", &flags) < 0))
        goto done;
    fn_cudaMemPoolImportFromShareableHandle *call =
        cb_symbol_address(&symbols[S_cudaMemPoolImportFromShareableHandle]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&memPool, shareableHandle.value, (enum cudaMemAllocationHandleType)handleType,
        flags);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_cell_new(m, T_cudaMemPool_t, &memPool));
    else
        result = cb_fail(s, &f_cudaMemPoolImportFromShareableHandle, status, args, NULL);
done:
    cb_address_release(&shareableHandle);
    return result;
}

// cudaError_t cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *exportData, void *ptr)
static const cb_function f_cudaMemPoolExportPointer = {.name = "cudaMemPoolExportPointer",
    .params = (const char *const[]){"ptr", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaMemPoolExportPointer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemPoolExportPointer, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *exportData = NULL;
    cb_address ptr;
    ptr.held = false;
    if (cb_as_address(m, args[0], &ptr) < 0)
        goto done;
    fn_cudaMemPoolExportPointer *call = cb_symbol_address(&symbols[S_cudaMemPoolExportPointer]);
    if (call == NULL)
        goto done;
    exportData = cb_record_new(m, T_cudaMemPoolPtrExportData);
    if (exportData == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(exportData), ptr.value);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(exportData));
    else
        result = cb_fail(s, &f_cudaMemPoolExportPointer, status, args, NULL);
done:
    Py_XDECREF(exportData);
    cb_address_release(&ptr);
    return result;
}

// cudaError_t cudaMemPoolImportPointer(void **ptr, cudaMemPool_t memPool,
//     struct cudaMemPoolPtrExportData *exportData)
static const cb_function f_cudaMemPoolImportPointer = {.name = "cudaMemPoolImportPointer",
    .params = (const char *const[]){"memPool", "exportData", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaMemPoolImportPointer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaMemPoolImportPointer, &args, nargs, kwnames, slots))
        return NULL;
    void *ptr = NULL;
    cudaMemPool_t memPool;
    struct cudaMemPoolPtrExportData *exportData;
    if (cb_as_handle(m, T_cudaMemPool_t, args[0], &memPool) < 0
        || cb_as_record(m, T_cudaMemPoolPtrExportData, args[1], "exportData", &exportData) < 0)
        return NULL;
    fn_cudaMemPoolImportPointer *call = cb_symbol_address(&symbols[S_cudaMemPoolImportPointer]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&ptr, memPool, exportData);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemPoolImportPointer, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)ptr));
}

// cudaError_t cudaPointerGetAttributes(struct cudaPointerAttributes *attributes, const void *ptr)
static const cb_function f_cudaPointerGetAttributes = {.name = "cudaPointerGetAttributes",
    .params = (const char *const[]){"ptr", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaPointerGetAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaPointerGetAttributes, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *attributes = NULL;
    cb_address ptr;
    ptr.held = false;
    if (cb_as_address(m, args[0], &ptr) < 0)
        goto done;
    fn_cudaPointerGetAttributes *call = cb_symbol_address(&symbols[S_cudaPointerGetAttributes]);
    if (call == NULL)
        goto done;
    attributes = cb_record_new(m, T_cudaPointerAttributes);
    if (attributes == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(cb_record_data(attributes), ptr.value);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(attributes));
    else
        result = cb_fail(s, &f_cudaPointerGetAttributes, status, args, NULL);
done:
    Py_XDECREF(attributes);
    cb_address_release(&ptr);
    return result;
}

// struct cudaPitchedPtr make_cudaPitchedPtr(void *d, size_t p, size_t xsz, size_t ysz)
static const cb_function f_make_cudaPitchedPtr = {.name = "make_cudaPitchedPtr",
    .params = (const char *const[]){"d", "p", "xsz", "ysz", NULL}, .param_count = 4};

CB_WRAPPER(make_cudaPitchedPtr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_make_cudaPitchedPtr, &args, nargs, kwnames, slots))
        return NULL;
    cb_address d;
    uint64_t p, xsz, ysz;
    d.held = false;
    if (cb_as_address(m, args[0], &d) < 0
        || cb_as_uint64(args[1], "size_t", &p) < 0
        || cb_as_uint64(args[2], "size_t", &xsz) < 0
        || cb_as_uint64(args[3], "size_t", &ysz) < 0)
        goto done;
    struct cudaPitchedPtr status = (struct cudaPitchedPtr){d.value, p, xsz, ysz};
    result = cb_record_copy(m, T_cudaPitchedPtr, &status);
done:
    cb_address_release(&d);
    return result;
}

// struct cudaPos make_cudaPos(size_t x, size_t y, size_t z)
static const cb_function f_make_cudaPos = {.name = "make_cudaPos",
    .params = (const char *const[]){"x", "y", "z", NULL}, .param_count = 3};

CB_WRAPPER(make_cudaPos)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_make_cudaPos, &args, nargs, kwnames, slots))
        return NULL;
    uint64_t x, y, z;
    if (cb_as_uint64(args[0], "size_t", &x) < 0
        || cb_as_uint64(args[1], "size_t", &y) < 0
        || cb_as_uint64(args[2], "size_t", &z) < 0)
        return NULL;
    struct cudaPos status = (struct cudaPos){x, y, z};
    return cb_record_copy(m, T_cudaPos, &status);
}

// struct cudaExtent make_cudaExtent(size_t w, size_t h, size_t d)
static const cb_function f_make_cudaExtent = {.name = "make_cudaExtent",
    .params = (const char *const[]){"w", "h", "d", NULL}, .param_count = 3};

CB_WRAPPER(make_cudaExtent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_make_cudaExtent, &args, nargs, kwnames, slots))
        return NULL;
    uint64_t w, h, d;
    if (cb_as_uint64(args[0], "size_t", &w) < 0
        || cb_as_uint64(args[1], "size_t", &h) < 0
        || cb_as_uint64(args[2], "size_t", &d) < 0)
        return NULL;
    struct cudaExtent status = (struct cudaExtent){w, h, d};
    return cb_record_copy(m, T_cudaExtent, &status);
}

