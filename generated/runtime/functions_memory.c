// functions_memory.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cudaIpcGetMemHandle, "devPtr");

// cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr)
static const cb_function f_cudaIpcGetMemHandle = {
    .name = "cudaIpcGetMemHandle",
    CB_PARAMS_OF(cudaIpcGetMemHandle),
    .result_count = 1,
};

CB_WRAPPER(cudaIpcGetMemHandle)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaIpcGetMemHandle, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *handle = NULL;
    cb_address devPtr;
    devPtr.held = false;
    if (cb_as_device_address(form, argv[0], "devPtr", 0, &devPtr) < 0)
        goto done;
    fn_cudaIpcGetMemHandle *call = cb_symbol_address(&runtime_symbols[S_cudaIpcGetMemHandle]);
    if (call == NULL)
        goto done;
    handle = cb_record_new(py, T_cudaIpcMemHandle_t);
    if (handle == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(handle), devPtr.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaIpcGetMemHandle, status, argv);
    else
        retval = cb_return1(form, cb_take(&handle));
done:
    Py_XDECREF(handle);
    cb_address_release(&devPtr);
    return retval;
}

// cudaError_t cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags)
static const cb_function f_cudaIpcOpenMemHandle = {
    .name = "cudaIpcOpenMemHandle",
    CB_PARAMS("handle", "flags"),
    .result_count = 1,
};

CB_WRAPPER(cudaIpcOpenMemHandle)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaIpcOpenMemHandle, &argv, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    cudaIpcMemHandle_t handle;
    uint32_t flags;
    if (cb_as_record_value(py, T_cudaIpcMemHandle_t, argv[0], "handle", &handle, sizeof handle) < 0
        || cb_as_uint32(argv[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaIpcOpenMemHandle *call = cb_symbol_address(&runtime_symbols[S_cudaIpcOpenMemHandle]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, handle, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaIpcOpenMemHandle, status, argv);
    return cb_return1(form, PyLong_FromVoidPtr(devPtr));
}

// cudaError_t cudaIpcCloseMemHandle(void *devPtr)
static const cb_function f_cudaIpcCloseMemHandle = {
    .name = "cudaIpcCloseMemHandle",
    CB_PARAMS_OF(cudaIpcGetMemHandle),
};

CB_WRAPPER(cudaIpcCloseMemHandle)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaIpcCloseMemHandle, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address devPtr;
    devPtr.held = false;
    if (cb_as_device_address(form, argv[0], "devPtr", CB_ENDS, &devPtr) < 0)
        goto done;
    fn_cudaIpcCloseMemHandle *call = cb_symbol_address(&runtime_symbols[S_cudaIpcCloseMemHandle]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaIpcCloseMemHandle, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&devPtr);
    return retval;
}

CB_PARAM_LIST(cudaMallocManaged, "size", "flags");

// cudaError_t cudaMallocManaged(void **devPtr, size_t size, unsigned int flags)
static const cb_function f_cudaMallocManaged = {
    .name = "cudaMallocManaged",
    CB_PARAMS_OF(cudaMallocManaged),
    .result_count = 1,
};

CB_WRAPPER(cudaMallocManaged)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaMallocManaged, &argv, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    uint64_t size;
    uint32_t flags;
    if (cb_as_uint64(argv[0], "size_t", &size) < 0
        || cb_as_uint32(argv[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaMallocManaged *call = cb_symbol_address(&runtime_symbols[S_cudaMallocManaged]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMallocManaged, status, argv);
    return cb_return1(form, PyLong_FromVoidPtr(devPtr));
}

CB_PARAM_LIST(cudaMalloc, "size");

// cudaError_t cudaMalloc(void **devPtr, size_t size)
static const cb_function f_cudaMalloc = {
    .name = "cudaMalloc",
    CB_PARAMS_OF(cudaMalloc),
    .result_count = 1,
};

CB_WRAPPER(cudaMalloc)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaMalloc, &argv, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    uint64_t size;
    if (cb_as_uint64(argv[0], "size_t", &size) < 0)
        return NULL;
    fn_cudaMalloc *call = cb_symbol_address(&runtime_symbols[S_cudaMalloc]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMalloc, status, argv);
    return cb_return1(form, PyLong_FromVoidPtr(devPtr));
}

// cudaError_t cudaMallocHost(void **ptr, size_t size)
static const cb_function f_cudaMallocHost = {
    .name = "cudaMallocHost",
    CB_PARAMS_OF(cudaMalloc),
    .result_count = 1,
};

CB_WRAPPER(cudaMallocHost)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaMallocHost, &argv, nargs, kwnames, slots))
        return NULL;
    void *ptr = NULL;
    uint64_t size;
    if (cb_as_uint64(argv[0], "size_t", &size) < 0)
        return NULL;
    fn_cudaMallocHost *call = cb_symbol_address(&runtime_symbols[S_cudaMallocHost]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&ptr, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMallocHost, status, argv);
    return cb_return1(form, PyLong_FromVoidPtr(ptr));
}

// cudaError_t cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height)
static const cb_function f_cudaMallocPitch = {
    .name = "cudaMallocPitch",
    CB_PARAMS("width", "height"),
    .result_count = 2,
};

CB_WRAPPER(cudaMallocPitch)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaMallocPitch, &argv, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    size_t pitch = 0;
    uint64_t width, height;
    if (cb_as_uint64(argv[0], "size_t", &width) < 0
        || cb_as_uint64(argv[1], "size_t", &height) < 0)
        return NULL;
    fn_cudaMallocPitch *call = cb_symbol_address(&runtime_symbols[S_cudaMallocPitch]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, &pitch, width, height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMallocPitch, status, argv);
    PyObject *results[] = {PyLong_FromVoidPtr(devPtr), PyLong_FromSize_t(pitch)};
    return cb_return_many(form, &f_cudaMallocPitch, results);
}

// cudaError_t cudaFree(void *devPtr)
static const cb_function f_cudaFree = {.name = "cudaFree", CB_PARAMS_OF(cudaIpcGetMemHandle)};

CB_WRAPPER(cudaFree)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaFree, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address devPtr;
    devPtr.held = false;
    if (cb_as_device_address(form, argv[0], "devPtr", CB_ENDS, &devPtr) < 0)
        goto done;
    fn_cudaFree *call = cb_symbol_address(&runtime_symbols[S_cudaFree]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaFree, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&devPtr);
    return retval;
}

CB_PARAM_LIST(cudaFreeHost, "ptr");

// cudaError_t cudaFreeHost(void *ptr)
static const cb_function f_cudaFreeHost = {.name = "cudaFreeHost", CB_PARAMS_OF(cudaFreeHost)};

CB_WRAPPER(cudaFreeHost)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaFreeHost, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address ptr;
    ptr.held = false;
    if (cb_as_device_address(form, argv[0], "ptr", CB_HOST_TOO | CB_ENDS, &ptr) < 0)
        goto done;
    fn_cudaFreeHost *call = cb_symbol_address(&runtime_symbols[S_cudaFreeHost]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaFreeHost, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&ptr);
    return retval;
}

// cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags)
static const cb_function f_cudaHostAlloc = {
    .name = "cudaHostAlloc",
    CB_PARAMS_OF(cudaMallocManaged),
    .result_count = 1,
    .optional_mask = CB_BIT(1), // flags
};

CB_WRAPPER(cudaHostAlloc)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaHostAlloc, &argv, nargs, kwnames, slots))
        return NULL;
    void *pHost = NULL;
    uint64_t size;
    uint32_t flags = 0;
    if (cb_as_uint64(argv[0], "size_t", &size) < 0
        || (cb_is_given(form, argv[1]) && cb_as_uint32(argv[1], "unsigned int", &flags) < 0))
        return NULL;
    fn_cudaHostAlloc *call = cb_symbol_address(&runtime_symbols[S_cudaHostAlloc]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pHost, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaHostAlloc, status, argv);
    return cb_return1(form, PyLong_FromVoidPtr(pHost));
}

// cudaError_t cudaHostRegister(void *ptr, size_t size, unsigned int flags)
static const cb_function f_cudaHostRegister = {
    .name = "cudaHostRegister",
    CB_PARAMS("ptr", "size", "flags"),
    .optional_mask = CB_BIT(2), // flags
};

CB_WRAPPER(cudaHostRegister)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cudaHostRegister, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address ptr;
    uint64_t size;
    uint32_t flags = 0;
    ptr.held = false;
    if (cb_as_address(py, argv[0], &ptr) < 0
        || cb_as_uint64(argv[1], "size_t", &size) < 0
        || (cb_is_given(form, argv[2]) && cb_as_uint32(argv[2], "unsigned int", &flags) < 0)
        || (CB_UNLIKELY(ptr.held) && cb_held_check(&ptr, "cudaHostRegister", "ptr", size) < 0))
        goto done;
    fn_cudaHostRegister *call = cb_symbol_address(&runtime_symbols[S_cudaHostRegister]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr.value, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaHostRegister, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&ptr);
    return retval;
}

// cudaError_t cudaHostUnregister(void *ptr)
static const cb_function f_cudaHostUnregister = {
    .name = "cudaHostUnregister",
    CB_PARAMS_OF(cudaFreeHost),
};

CB_WRAPPER(cudaHostUnregister)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaHostUnregister, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address ptr;
    ptr.held = false;
    if (cb_as_address(py, argv[0], &ptr) < 0)
        goto done;
    fn_cudaHostUnregister *call = cb_symbol_address(&runtime_symbols[S_cudaHostUnregister]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaHostUnregister, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&ptr);
    return retval;
}

// cudaError_t cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags)
static const cb_function f_cudaHostGetDevicePointer = {
    .name = "cudaHostGetDevicePointer",
    CB_PARAMS("pHost", "flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(1), // flags
};

CB_WRAPPER(cudaHostGetDevicePointer)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaHostGetDevicePointer, &argv, nargs, kwnames, slots))
        return NULL;
    void *pDevice = NULL;
    cb_address pHost;
    uint32_t flags = 0;
    pHost.held = false;
    if (cb_as_address(py, argv[0], &pHost) < 0
        || (cb_is_given(form, argv[1]) && cb_as_uint32(argv[1], "unsigned int", &flags) < 0))
        goto done;
    fn_cudaHostGetDevicePointer *call =
        cb_symbol_address(&runtime_symbols[S_cudaHostGetDevicePointer]);
    if (call == NULL)
        goto done;
    cudaError_t status = call(&pDevice, pHost.value, flags);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaHostGetDevicePointer, status, argv);
    else
        retval = cb_return1(form, PyLong_FromVoidPtr(pDevice));
done:
    cb_address_release(&pHost);
    return retval;
}

// cudaError_t cudaHostGetFlags(unsigned int *pFlags, void *pHost)
static const cb_function f_cudaHostGetFlags = {
    .name = "cudaHostGetFlags",
    CB_PARAMS("pHost"),
    .result_count = 1,
};

CB_WRAPPER(cudaHostGetFlags)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaHostGetFlags, &argv, nargs, kwnames, slots))
        return NULL;
    unsigned int pFlags = 0;
    cb_address pHost;
    pHost.held = false;
    if (cb_as_address(py, argv[0], &pHost) < 0)
        goto done;
    fn_cudaHostGetFlags *call = cb_symbol_address(&runtime_symbols[S_cudaHostGetFlags]);
    if (call == NULL)
        goto done;
    cudaError_t status = call(&pFlags, pHost.value);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaHostGetFlags, status, argv);
    else
        retval = cb_return1(form, PyLong_FromUnsignedLong(pFlags));
done:
    cb_address_release(&pHost);
    return retval;
}

// cudaError_t cudaMalloc3D(struct cudaPitchedPtr *pitchedDevPtr, struct cudaExtent extent)
static const cb_function f_cudaMalloc3D = {
    .name = "cudaMalloc3D",
    CB_PARAMS("extent"),
    .result_count = 1,
};

CB_WRAPPER(cudaMalloc3D)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMalloc3D, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *pitchedDevPtr = NULL;
    struct cudaExtent extent;
    if (cb_as_record_value(py, T_cudaExtent, argv[0], "extent", &extent, sizeof extent) < 0)
        goto done;
    fn_cudaMalloc3D *call = cb_symbol_address(&runtime_symbols[S_cudaMalloc3D]);
    if (call == NULL)
        goto done;
    pitchedDevPtr = cb_record_new(py, T_cudaPitchedPtr);
    if (pitchedDevPtr == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(pitchedDevPtr), extent);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMalloc3D, status, argv);
    else
        retval = cb_return1(form, cb_take(&pitchedDevPtr));
done:
    Py_XDECREF(pitchedDevPtr);
    return retval;
}

// cudaError_t cudaMemGetInfo(size_t *free, size_t *total)
static const cb_function f_cudaMemGetInfo = {
    .name = "cudaMemGetInfo",
    CB_NO_PARAMS,
    .result_count = 2,
};

CB_WRAPPER(cudaMemGetInfo)
{
    if (!cb_no_arguments(form, &f_cudaMemGetInfo, argv, nargs, kwnames))
        return NULL;
    size_t free = 0, total = 0;
    fn_cudaMemGetInfo *call = cb_symbol_address(&runtime_symbols[S_cudaMemGetInfo]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(&free, &total);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMemGetInfo, status, argv);
    PyObject *results[] = {PyLong_FromSize_t(free), PyLong_FromSize_t(total)};
    return cb_return_many(form, &f_cudaMemGetInfo, results);
}

// cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count,
//     struct cudaMemLocation location, unsigned int flags, cudaStream_t stream)
static const cb_function f_cudaMemPrefetchAsync = {
    .name = "cudaMemPrefetchAsync",
    CB_PARAMS("devPtr", "count", "location", "flags", "stream"),
    .optional_mask = CB_BIT(4), // stream
};

CB_WRAPPER(cudaMemPrefetchAsync)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemPrefetchAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address devPtr;
    uint64_t count;
    struct cudaMemLocation location;
    uint32_t flags;
    cudaStream_t stream;
    devPtr.held = false;
    if (cb_as_device_address(form, argv[0], "devPtr", CB_HOST_TOO | CB_MEASURED, &devPtr) < 0
        || cb_as_uint64(argv[1], "size_t", &count) < 0
        || cb_as_record_value(py, T_cudaMemLocation, argv[2], "location", &location,
            sizeof location) < 0
        || cb_as_uint32(argv[3], "unsigned int", &flags) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[4], "stream", &stream) < 0
        || (CB_UNLIKELY(devPtr.held)
            && cb_held_check(&devPtr, "cudaMemPrefetchAsync", "devPtr", count) < 0))
        goto done;
    fn_cudaMemPrefetchAsync *call = cb_symbol_address(&runtime_symbols[S_cudaMemPrefetchAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, count, location, flags, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemPrefetchAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&devPtr);
    return retval;
}

CB_PARAM_LIST(cudaMemPrefetchBatchAsync, "dptrs", "sizes", "count", "prefetchLocs",
    "prefetchLocIdxs", "numPrefetchLocs", "flags", "stream");

// cudaError_t cudaMemPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count,
//     struct cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
//     unsigned long long flags, cudaStream_t stream)
static const cb_function f_cudaMemPrefetchBatchAsync = {
    .name = "cudaMemPrefetchBatchAsync",
    CB_PARAMS_OF(cudaMemPrefetchBatchAsync),
    .auto_mask = CB_BIT(2) | CB_BIT(5), // count, numPrefetchLocs
};

CB_WRAPPER(cudaMemPrefetchBatchAsync)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemPrefetchBatchAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array dptrs, sizes, prefetchLocs, prefetchLocIdxs;
    uint64_t count, numPrefetchLocs, flags;
    cudaStream_t stream;
    cb_array_init(&dptrs);
    cb_array_init(&sizes);
    cb_array_init(&prefetchLocs);
    cb_array_init(&prefetchLocIdxs);
    if (cb_array_device_addresses(form, argv[0], "dptrs", CB_HOST_TOO | CB_MEASURED, &dptrs) < 0
        || cb_array_ints(argv[1], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &count) < 0)
        || cb_array_records(py, T_cudaMemLocation, argv[3], "prefetchLocs", &prefetchLocs) < 0
        || cb_array_ints(argv[4], "prefetchLocIdxs", sizeof(size_t), false, "size_t",
            &prefetchLocIdxs) < 0
        || (argv[5] != NULL && cb_as_uint64(argv[5], "size_t", &numPrefetchLocs) < 0)
        || cb_as_uint64(argv[6], CB_UNSIGNED_LONG_LONG, &flags) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[7], "stream", &stream) < 0)
        goto done;
    if (argv[2] == NULL)
        count = CB_LONGEST(&dptrs, &sizes);
    if (argv[5] == NULL)
        numPrefetchLocs = CB_LONGEST(&prefetchLocs, &prefetchLocIdxs);
    if (cb_array_check(&dptrs, count, "dptrs") < 0
        || cb_array_check_each(&dptrs, &sizes, count, "cudaMemPrefetchBatchAsync", "dptrs") < 0
        || cb_array_check(&sizes, count, "sizes") < 0
        || cb_array_check(&prefetchLocs, numPrefetchLocs, "prefetchLocs") < 0
        || cb_array_check(&prefetchLocIdxs, numPrefetchLocs, "prefetchLocIdxs") < 0)
        goto done;
    fn_cudaMemPrefetchBatchAsync *call =
        cb_symbol_address(&runtime_symbols[S_cudaMemPrefetchBatchAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptrs.data, sizes.data, count, prefetchLocs.data, prefetchLocIdxs.data,
        numPrefetchLocs, flags, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemPrefetchBatchAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&dptrs);
    cb_array_done(&sizes);
    cb_array_done(&prefetchLocs);
    cb_array_done(&prefetchLocIdxs);
    return retval;
}

// cudaError_t cudaMemDiscardBatchAsync(void **dptrs, size_t *sizes, size_t count,
//     unsigned long long flags, cudaStream_t stream)
static const cb_function f_cudaMemDiscardBatchAsync = {
    .name = "cudaMemDiscardBatchAsync",
    CB_PARAMS("dptrs", "sizes", "count", "flags", "stream"),
    .auto_mask = CB_BIT(2), // count
};

CB_WRAPPER(cudaMemDiscardBatchAsync)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemDiscardBatchAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array dptrs, sizes;
    uint64_t count, flags;
    cudaStream_t stream;
    cb_array_init(&dptrs);
    cb_array_init(&sizes);
    if (cb_array_device_addresses(form, argv[0], "dptrs", CB_HOST_TOO | CB_MEASURED, &dptrs) < 0
        || cb_array_ints(argv[1], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &count) < 0)
        || cb_as_uint64(argv[3], CB_UNSIGNED_LONG_LONG, &flags) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[4], "stream", &stream) < 0)
        goto done;
    if (argv[2] == NULL)
        count = CB_LONGEST(&dptrs, &sizes);
    if (cb_array_check(&dptrs, count, "dptrs") < 0
        || cb_array_check_each(&dptrs, &sizes, count, "cudaMemDiscardBatchAsync", "dptrs") < 0
        || cb_array_check(&sizes, count, "sizes") < 0)
        goto done;
    fn_cudaMemDiscardBatchAsync *call =
        cb_symbol_address(&runtime_symbols[S_cudaMemDiscardBatchAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptrs.data, sizes.data, count, flags, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemDiscardBatchAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&dptrs);
    cb_array_done(&sizes);
    return retval;
}

// cudaError_t cudaMemDiscardAndPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count,
//     struct cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
//     unsigned long long flags, cudaStream_t stream)
static const cb_function f_cudaMemDiscardAndPrefetchBatchAsync = {
    .name = "cudaMemDiscardAndPrefetchBatchAsync",
    CB_PARAMS_OF(cudaMemPrefetchBatchAsync),
    .auto_mask = CB_BIT(2) | CB_BIT(5), // count, numPrefetchLocs
};

CB_WRAPPER(cudaMemDiscardAndPrefetchBatchAsync)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemDiscardAndPrefetchBatchAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array dptrs, sizes, prefetchLocs, prefetchLocIdxs;
    uint64_t count, numPrefetchLocs, flags;
    cudaStream_t stream;
    cb_array_init(&dptrs);
    cb_array_init(&sizes);
    cb_array_init(&prefetchLocs);
    cb_array_init(&prefetchLocIdxs);
    if (cb_array_device_addresses(form, argv[0], "dptrs", CB_HOST_TOO | CB_MEASURED, &dptrs) < 0
        || cb_array_ints(argv[1], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &count) < 0)
        || cb_array_records(py, T_cudaMemLocation, argv[3], "prefetchLocs", &prefetchLocs) < 0
        || cb_array_ints(argv[4], "prefetchLocIdxs", sizeof(size_t), false, "size_t",
            &prefetchLocIdxs) < 0
        || (argv[5] != NULL && cb_as_uint64(argv[5], "size_t", &numPrefetchLocs) < 0)
        || cb_as_uint64(argv[6], CB_UNSIGNED_LONG_LONG, &flags) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[7], "stream", &stream) < 0)
        goto done;
    if (argv[2] == NULL)
        count = CB_LONGEST(&dptrs, &sizes);
    if (argv[5] == NULL)
        numPrefetchLocs = CB_LONGEST(&prefetchLocs, &prefetchLocIdxs);
    if (cb_array_check(&dptrs, count, "dptrs") < 0
        || cb_array_check_each(&dptrs, &sizes, count, "cudaMemDiscardAndPrefetchBatchAsync",
            "dptrs") < 0
        || cb_array_check(&sizes, count, "sizes") < 0
        || cb_array_check(&prefetchLocs, numPrefetchLocs, "prefetchLocs") < 0
        || cb_array_check(&prefetchLocIdxs, numPrefetchLocs, "prefetchLocIdxs") < 0)
        goto done;
    fn_cudaMemDiscardAndPrefetchBatchAsync *call =
        cb_symbol_address(&runtime_symbols[S_cudaMemDiscardAndPrefetchBatchAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptrs.data, sizes.data, count, prefetchLocs.data, prefetchLocIdxs.data,
        numPrefetchLocs, flags, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemDiscardAndPrefetchBatchAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&dptrs);
    cb_array_done(&sizes);
    cb_array_done(&prefetchLocs);
    cb_array_done(&prefetchLocIdxs);
    return retval;
}

// cudaError_t cudaMemGetLocationInfo(void *devPtr, size_t size, size_t summaryGranularity,
//     size_t samplingGranularity, struct cudaMemLocation *location_out)
static const cb_function f_cudaMemGetLocationInfo = {
    .name = "cudaMemGetLocationInfo",
    CB_PARAMS("devPtr", "size", "summaryGranularity", "samplingGranularity", "location_out"),
};

CB_WRAPPER(cudaMemGetLocationInfo)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemGetLocationInfo, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address devPtr;
    uint64_t size, summaryGranularity, samplingGranularity;
    cb_array location_out;
    cb_array_init(&location_out);
    devPtr.held = false;
    if (cb_as_device_address(form, argv[0], "devPtr", CB_HOST_TOO | CB_MEASURED, &devPtr) < 0
        || cb_as_uint64(argv[1], "size_t", &size) < 0
        || cb_as_uint64(argv[2], "size_t", &summaryGranularity) < 0
        || cb_as_uint64(argv[3], "size_t", &samplingGranularity) < 0
        || cb_array_room(py, T_cudaMemLocation, argv[4], "location_out", &location_out) < 0
        || (CB_UNLIKELY(devPtr.held)
            && cb_held_check(&devPtr, "cudaMemGetLocationInfo", "devPtr", size) < 0))
        goto done;
    size_t location_out_needed = summaryGranularity != 0
        ? size / summaryGranularity + (size % summaryGranularity != 0) : 0;
    if (cb_array_check_given(&location_out, location_out_needed, "location_out") < 0)
        goto done;
    fn_cudaMemGetLocationInfo *call = cb_symbol_address(&runtime_symbols[S_cudaMemGetLocationInfo]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, size, summaryGranularity, samplingGranularity, location_out.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaMemGetLocationInfo, status, argv);
        goto done;
    }
    cb_array_copy_back(py, T_cudaMemLocation, &location_out);
    retval = cb_return0(form);
done:
    cb_address_release(&devPtr);
    cb_array_done(&location_out);
    return retval;
}

// cudaError_t cudaMemAdvise(const void *devPtr, size_t count, enum cudaMemoryAdvise advice,
//     struct cudaMemLocation location)
static const cb_function f_cudaMemAdvise = {
    .name = "cudaMemAdvise",
    CB_PARAMS("devPtr", "count", "advice", "location"),
};

CB_WRAPPER(cudaMemAdvise)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemAdvise, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address devPtr;
    uint64_t count;
    int32_t advice;
    struct cudaMemLocation location;
    devPtr.held = false;
    if (cb_as_device_address(form, argv[0], "devPtr", CB_HOST_TOO | CB_MEASURED, &devPtr) < 0
        || cb_as_uint64(argv[1], "size_t", &count) < 0
        || cb_as_enum(py, T_cudaMemoryAdvise, argv[2], "advice", &advice) < 0
        || cb_as_record_value(py, T_cudaMemLocation, argv[3], "location", &location,
            sizeof location) < 0
        || (CB_UNLIKELY(devPtr.held)
            && cb_held_check(&devPtr, "cudaMemAdvise", "devPtr", count) < 0))
        goto done;
    fn_cudaMemAdvise *call = cb_symbol_address(&runtime_symbols[S_cudaMemAdvise]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, count, advice, location);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemAdvise, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&devPtr);
    return retval;
}

// cudaError_t cudaMemRangeGetAttribute(void *data, size_t dataSize,
//     enum cudaMemRangeAttribute attribute, const void *devPtr, size_t count)
static const cb_function f_cudaMemRangeGetAttribute = {
    .name = "cudaMemRangeGetAttribute",
    CB_PARAMS("dataSize", "attribute", "devPtr", "count"),
    .result_count = 1,
};

CB_WRAPPER(cudaMemRangeGetAttribute)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemRangeGetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cb_value data;
    uint64_t dataSize, count;
    int32_t attribute;
    cb_address devPtr;
    cb_value_init(&data);
    devPtr.held = false;
    if (cb_as_uint64(argv[0], "size_t", &dataSize) < 0
        || cb_as_enum_member(py, T_cudaMemRangeAttribute, argv[1], "attribute", &attribute) < 0
        || cb_as_device_address(form, argv[2], "devPtr", CB_HOST_TOO | CB_MEASURED, &devPtr) < 0
        || cb_as_uint64(argv[3], "size_t", &count) < 0
        || cb_value_prepare(py, &table_mem_range_attributes, attribute, dataSize, &data) < 0
        || (CB_UNLIKELY(devPtr.held)
            && cb_held_check(&devPtr, "cudaMemRangeGetAttribute", "devPtr", count) < 0))
        goto done;
    fn_cudaMemRangeGetAttribute *call =
        cb_symbol_address(&runtime_symbols[S_cudaMemRangeGetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(data.data, dataSize, attribute, devPtr.value, count);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemRangeGetAttribute, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &data));
done:
    cb_value_done(&data);
    cb_address_release(&devPtr);
    return retval;
}

// cudaError_t cudaMemRangeGetAttributes(void **data, size_t *dataSizes,
//     enum cudaMemRangeAttribute *attributes, size_t numAttributes, const void *devPtr,
//     size_t count)
static const cb_function f_cudaMemRangeGetAttributes = {
    .name = "cudaMemRangeGetAttributes",
    CB_PARAMS("dataSizes", "attributes", "numAttributes", "devPtr", "count"),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numAttributes
};

CB_WRAPPER(cudaMemRangeGetAttributes)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemRangeGetAttributes, &argv, nargs, kwnames, slots))
        return NULL;
    cb_values data;
    cb_array dataSizes, attributes;
    uint64_t numAttributes, count;
    cb_address devPtr;
    cb_values_init(&data);
    cb_array_init(&dataSizes);
    cb_array_init(&attributes);
    devPtr.held = false;
    if (cb_array_ints(argv[0], "dataSizes", sizeof(size_t), false, "size_t", &dataSizes) < 0
        || cb_array_enums(py, T_cudaMemRangeAttribute, argv[1], "attributes", &attributes) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numAttributes) < 0)
        || cb_as_device_address(form, argv[3], "devPtr", CB_HOST_TOO | CB_MEASURED, &devPtr) < 0
        || cb_as_uint64(argv[4], "size_t", &count) < 0)
        goto done;
    if (argv[2] == NULL)
        numAttributes = CB_LONGEST(&dataSizes, &attributes);
    if (cb_array_check(&dataSizes, numAttributes, "dataSizes") < 0
        || cb_array_check(&attributes, numAttributes, "attributes") < 0
        || (CB_UNLIKELY(devPtr.held)
            && cb_held_check(&devPtr, "cudaMemRangeGetAttributes", "devPtr", count) < 0)
        || cb_values_prepare(py, &table_mem_range_attributes, &attributes, &dataSizes, &data) < 0)
        goto done;
    fn_cudaMemRangeGetAttributes *call =
        cb_symbol_address(&runtime_symbols[S_cudaMemRangeGetAttributes]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(data.data, dataSizes.data, attributes.data, numAttributes,
        devPtr.value, count);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemRangeGetAttributes, status, argv);
    else
        retval = cb_return1(form, cb_values_result(form, &data));
done:
    cb_values_done(&data);
    cb_array_done(&dataSizes);
    cb_array_done(&attributes);
    cb_address_release(&devPtr);
    return retval;
}

// cudaError_t cudaMallocAsync(void **devPtr, size_t size, cudaStream_t hStream)
static const cb_function f_cudaMallocAsync = {
    .name = "cudaMallocAsync",
    CB_PARAMS("size", "hStream"),
    .result_count = 1,
};

CB_WRAPPER(cudaMallocAsync)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaMallocAsync, &argv, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    uint64_t size;
    cudaStream_t hStream;
    if (cb_as_uint64(argv[0], "size_t", &size) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[1], "hStream", &hStream) < 0)
        return NULL;
    fn_cudaMallocAsync *call = cb_symbol_address(&runtime_symbols[S_cudaMallocAsync]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, size, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMallocAsync, status, argv);
    return cb_return1(form, PyLong_FromVoidPtr(devPtr));
}

// cudaError_t cudaFreeAsync(void *devPtr, cudaStream_t hStream)
static const cb_function f_cudaFreeAsync = {
    .name = "cudaFreeAsync",
    CB_PARAMS("devPtr", "hStream"),
};

CB_WRAPPER(cudaFreeAsync)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaFreeAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address devPtr;
    cudaStream_t hStream;
    devPtr.held = false;
    if (cb_as_device_address(form, argv[0], "devPtr", CB_ENDS, &devPtr) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[1], "hStream", &hStream) < 0)
        goto done;
    fn_cudaFreeAsync *call = cb_symbol_address(&runtime_symbols[S_cudaFreeAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaFreeAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&devPtr);
    return retval;
}

// cudaError_t cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep)
static const cb_function f_cudaMemPoolTrimTo = {
    .name = "cudaMemPoolTrimTo",
    CB_PARAMS("memPool", "minBytesToKeep"),
};

CB_WRAPPER(cudaMemPoolTrimTo)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaMemPoolTrimTo, &argv, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool;
    uint64_t minBytesToKeep;
    if (cb_as_handle(py, T_cudaMemPool_t, argv[0], "memPool", &memPool) < 0
        || cb_as_uint64(argv[1], "size_t", &minBytesToKeep) < 0)
        return NULL;
    fn_cudaMemPoolTrimTo *call = cb_symbol_address(&runtime_symbols[S_cudaMemPoolTrimTo]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(memPool, minBytesToKeep);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMemPoolTrimTo, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr,
//     void *value)
static const cb_function f_cudaMemPoolSetAttribute = {
    .name = "cudaMemPoolSetAttribute",
    CB_PARAMS("memPool", "attr", "value"),
};

CB_WRAPPER(cudaMemPoolSetAttribute)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemPoolSetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_handle(py, T_cudaMemPool_t, argv[0], "memPool", &memPool) < 0
        || cb_as_enum_number_member(py, T_cudaMemPoolAttr, argv[1], "attr", &attr) < 0
        || cb_value_from(form, &table_mem_pool_attributes, attr, argv[2], "value", &value) < 0)
        goto done;
    fn_cudaMemPoolSetAttribute *call =
        cb_symbol_address(&runtime_symbols[S_cudaMemPoolSetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(memPool, attr, value.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemPoolSetAttribute, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_value_done(&value);
    return retval;
}

// cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr,
//     void *value)
static const cb_function f_cudaMemPoolGetAttribute = {
    .name = "cudaMemPoolGetAttribute",
    CB_PARAMS("memPool", "attr"),
    .result_count = 1,
};

CB_WRAPPER(cudaMemPoolGetAttribute)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemPoolGetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_handle(py, T_cudaMemPool_t, argv[0], "memPool", &memPool) < 0
        || cb_as_enum_number_member(py, T_cudaMemPoolAttr, argv[1], "attr", &attr) < 0
        || cb_value_prepare(py, &table_mem_pool_attributes, attr, 0, &value) < 0)
        goto done;
    fn_cudaMemPoolGetAttribute *call =
        cb_symbol_address(&runtime_symbols[S_cudaMemPoolGetAttribute]);
    if (call == NULL)
        goto done;
    cudaError_t status = call(memPool, attr, value.data);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemPoolGetAttribute, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &value));
done:
    cb_value_done(&value);
    return retval;
}

// cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool,
//     const struct cudaMemAccessDesc *descList, size_t count)
static const cb_function f_cudaMemPoolSetAccess = {
    .name = "cudaMemPoolSetAccess",
    CB_PARAMS("memPool", "descList", "count"),
    .auto_mask = CB_BIT(2), // count
};

CB_WRAPPER(cudaMemPoolSetAccess)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemPoolSetAccess, &argv, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool;
    cb_array descList;
    uint64_t count;
    cb_array_init(&descList);
    if (cb_as_handle(py, T_cudaMemPool_t, argv[0], "memPool", &memPool) < 0
        || cb_array_records(py, T_cudaMemAccessDesc, argv[1], "descList", &descList) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &count) < 0))
        goto done;
    if (argv[2] == NULL)
        count = descList.length;
    if (cb_array_check(&descList, count, "descList") < 0)
        goto done;
    fn_cudaMemPoolSetAccess *call = cb_symbol_address(&runtime_symbols[S_cudaMemPoolSetAccess]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(memPool, descList.data, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemPoolSetAccess, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&descList);
    return retval;
}

// cudaError_t cudaMemPoolGetAccess(enum cudaMemAccessFlags *flags, cudaMemPool_t memPool,
//     struct cudaMemLocation *location)
static const cb_function f_cudaMemPoolGetAccess = {
    .name = "cudaMemPoolGetAccess",
    CB_PARAMS("memPool", "location"),
    .result_count = 1,
};

CB_WRAPPER(cudaMemPoolGetAccess)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaMemPoolGetAccess, &argv, nargs, kwnames, slots))
        return NULL;
    enum cudaMemAccessFlags flags = 0;
    cudaMemPool_t memPool;
    struct cudaMemLocation *location;
    if (cb_as_handle(py, T_cudaMemPool_t, argv[0], "memPool", &memPool) < 0
        || cb_as_record(py, T_cudaMemLocation, argv[1], "location", &location) < 0)
        return NULL;
    fn_cudaMemPoolGetAccess *call = cb_symbol_address(&runtime_symbols[S_cudaMemPoolGetAccess]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&flags, memPool, location);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMemPoolGetAccess, status, argv);
    return cb_return1(form, cb_enum_member(py, T_cudaMemAccessFlags, flags));
}

// cudaError_t cudaMemPoolCreate(cudaMemPool_t *memPool, const struct cudaMemPoolProps *poolProps)
static const cb_function f_cudaMemPoolCreate = {
    .name = "cudaMemPoolCreate",
    CB_PARAMS("poolProps"),
    .result_count = 1,
};

CB_WRAPPER(cudaMemPoolCreate)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaMemPoolCreate, &argv, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool = NULL;
    const struct cudaMemPoolProps *poolProps;
    if (cb_as_record(py, T_cudaMemPoolProps, argv[0], "poolProps", &poolProps) < 0)
        return NULL;
    fn_cudaMemPoolCreate *call = cb_symbol_address(&runtime_symbols[S_cudaMemPoolCreate]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&memPool, poolProps);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMemPoolCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaMemPool_t, &memPool));
}

// cudaError_t cudaMemPoolDestroy(cudaMemPool_t memPool)
static const cb_function f_cudaMemPoolDestroy = {
    .name = "cudaMemPoolDestroy",
    CB_PARAMS("memPool"),
};

CB_WRAPPER(cudaMemPoolDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaMemPoolDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool;
    if (cb_as_ended_handle(py, T_cudaMemPool_t, argv[0], "memPool", &memPool) < 0)
        return NULL;
    fn_cudaMemPoolDestroy *call = cb_symbol_address(&runtime_symbols[S_cudaMemPoolDestroy]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(memPool);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMemPoolDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

CB_PARAM_LIST(cudaMemGetDefaultMemPool, "location", "typename");

// cudaError_t cudaMemGetDefaultMemPool(cudaMemPool_t *memPool, struct cudaMemLocation *location,
//     enum cudaMemAllocationType type)
static const cb_function f_cudaMemGetDefaultMemPool = {
    .name = "cudaMemGetDefaultMemPool",
    CB_PARAMS_OF(cudaMemGetDefaultMemPool),
    .result_count = 1,
};

CB_WRAPPER(cudaMemGetDefaultMemPool)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaMemGetDefaultMemPool, &argv, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool = NULL;
    struct cudaMemLocation *location;
    int32_t type;
    if (cb_as_record(py, T_cudaMemLocation, argv[0], "location", &location) < 0
        || cb_as_enum(py, T_cudaMemAllocationType, argv[1], "typename", &type) < 0)
        return NULL;
    fn_cudaMemGetDefaultMemPool *call =
        cb_symbol_address(&runtime_symbols[S_cudaMemGetDefaultMemPool]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&memPool, location, type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMemGetDefaultMemPool, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaMemPool_t, &memPool));
}

// cudaError_t cudaMemGetMemPool(cudaMemPool_t *memPool, struct cudaMemLocation *location,
//     enum cudaMemAllocationType type)
static const cb_function f_cudaMemGetMemPool = {
    .name = "cudaMemGetMemPool",
    CB_PARAMS_OF(cudaMemGetDefaultMemPool),
    .result_count = 1,
};

CB_WRAPPER(cudaMemGetMemPool)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaMemGetMemPool, &argv, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool = NULL;
    struct cudaMemLocation *location;
    int32_t type;
    if (cb_as_record(py, T_cudaMemLocation, argv[0], "location", &location) < 0
        || cb_as_enum(py, T_cudaMemAllocationType, argv[1], "typename", &type) < 0)
        return NULL;
    fn_cudaMemGetMemPool *call = cb_symbol_address(&runtime_symbols[S_cudaMemGetMemPool]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&memPool, location, type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMemGetMemPool, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaMemPool_t, &memPool));
}

// cudaError_t cudaMemSetMemPool(struct cudaMemLocation *location, enum cudaMemAllocationType type,
//     cudaMemPool_t memPool)
static const cb_function f_cudaMemSetMemPool = {
    .name = "cudaMemSetMemPool",
    CB_PARAMS("location", "typename", "memPool"),
};

CB_WRAPPER(cudaMemSetMemPool)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaMemSetMemPool, &argv, nargs, kwnames, slots))
        return NULL;
    struct cudaMemLocation *location;
    int32_t type;
    cudaMemPool_t memPool;
    if (cb_as_record(py, T_cudaMemLocation, argv[0], "location", &location) < 0
        || cb_as_enum(py, T_cudaMemAllocationType, argv[1], "typename", &type) < 0
        || cb_as_handle(py, T_cudaMemPool_t, argv[2], "memPool", &memPool) < 0)
        return NULL;
    fn_cudaMemSetMemPool *call = cb_symbol_address(&runtime_symbols[S_cudaMemSetMemPool]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(location, type, memPool);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMemSetMemPool, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaMallocFromPoolAsync(void **ptr, size_t size, cudaMemPool_t memPool,
//     cudaStream_t stream)
static const cb_function f_cudaMallocFromPoolAsync = {
    .name = "cudaMallocFromPoolAsync",
    CB_PARAMS("size", "memPool", "stream"),
    .result_count = 1,
};

CB_WRAPPER(cudaMallocFromPoolAsync)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaMallocFromPoolAsync, &argv, nargs, kwnames, slots))
        return NULL;
    void *ptr = NULL;
    uint64_t size;
    cudaMemPool_t memPool;
    cudaStream_t stream;
    if (cb_as_uint64(argv[0], "size_t", &size) < 0
        || cb_as_handle(py, T_cudaMemPool_t, argv[1], "memPool", &memPool) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[2], "stream", &stream) < 0)
        return NULL;
    fn_cudaMallocFromPoolAsync *call =
        cb_symbol_address(&runtime_symbols[S_cudaMallocFromPoolAsync]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&ptr, size, memPool, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMallocFromPoolAsync, status, argv);
    return cb_return1(form, PyLong_FromVoidPtr(ptr));
}

// cudaError_t cudaMemPoolExportToShareableHandle(void *shareableHandle, cudaMemPool_t memPool,
//     enum cudaMemAllocationHandleType handleType, unsigned int flags)
static const cb_function f_cudaMemPoolExportToShareableHandle = {
    .name = "cudaMemPoolExportToShareableHandle",
    CB_PARAMS("memPool", "handleType", "flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(2), // flags
};

CB_WRAPPER(cudaMemPoolExportToShareableHandle)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemPoolExportToShareableHandle, &argv, nargs, kwnames, slots))
        return NULL;
    cb_value shareableHandle;
    cudaMemPool_t memPool;
    int32_t handleType;
    uint32_t flags = 0;
    cb_value_init(&shareableHandle);
    if (cb_as_handle(py, T_cudaMemPool_t, argv[0], "memPool", &memPool) < 0
        || cb_as_enum_member(py, T_cudaMemAllocationHandleType, argv[1], "handleType",
            &handleType) < 0
        || (cb_is_given(form, argv[2]) && cb_as_uint32(argv[2], "unsigned int", &flags) < 0)
        || cb_value_prepare(py, &table_shareable_handles, handleType, 0, &shareableHandle) < 0)
        goto done;
    fn_cudaMemPoolExportToShareableHandle *call =
        cb_symbol_address(&runtime_symbols[S_cudaMemPoolExportToShareableHandle]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(shareableHandle.data, memPool, handleType, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemPoolExportToShareableHandle, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &shareableHandle));
done:
    cb_value_done(&shareableHandle);
    return retval;
}

// cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool, void *shareableHandle,
//     enum cudaMemAllocationHandleType handleType, unsigned int flags)
static const cb_function f_cudaMemPoolImportFromShareableHandle = {
    .name = "cudaMemPoolImportFromShareableHandle",
    CB_PARAMS("shareableHandle", "handleType", "flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(2), // flags
};

CB_WRAPPER(cudaMemPoolImportFromShareableHandle)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemPoolImportFromShareableHandle, &argv, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool = NULL;
    cb_address shareableHandle;
    int32_t handleType;
    uint32_t flags = 0;
    shareableHandle.held = false;
    if (cb_as_address(py, argv[0], &shareableHandle) < 0
        || cb_as_enum(py, T_cudaMemAllocationHandleType, argv[1], "handleType", &handleType) < 0
        || (cb_is_given(form, argv[2]) && cb_as_uint32(argv[2], "unsigned int", &flags) < 0))
        goto done;
    fn_cudaMemPoolImportFromShareableHandle *call =
        cb_symbol_address(&runtime_symbols[S_cudaMemPoolImportFromShareableHandle]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&memPool, shareableHandle.value, handleType, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemPoolImportFromShareableHandle, status, argv);
    else
        retval = cb_return1(form, cb_cell_made(form, T_cudaMemPool_t, &memPool));
done:
    cb_address_release(&shareableHandle);
    return retval;
}

// cudaError_t cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *exportData, void *ptr)
static const cb_function f_cudaMemPoolExportPointer = {
    .name = "cudaMemPoolExportPointer",
    CB_PARAMS_OF(cudaFreeHost),
    .result_count = 1,
};

CB_WRAPPER(cudaMemPoolExportPointer)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemPoolExportPointer, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *exportData = NULL;
    cb_address ptr;
    ptr.held = false;
    if (cb_as_device_address(form, argv[0], "ptr", 0, &ptr) < 0)
        goto done;
    fn_cudaMemPoolExportPointer *call =
        cb_symbol_address(&runtime_symbols[S_cudaMemPoolExportPointer]);
    if (call == NULL)
        goto done;
    exportData = cb_record_new(py, T_cudaMemPoolPtrExportData);
    if (exportData == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(exportData), ptr.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemPoolExportPointer, status, argv);
    else
        retval = cb_return1(form, cb_take(&exportData));
done:
    Py_XDECREF(exportData);
    cb_address_release(&ptr);
    return retval;
}

// cudaError_t cudaMemPoolImportPointer(void **ptr, cudaMemPool_t memPool,
//     struct cudaMemPoolPtrExportData *exportData)
static const cb_function f_cudaMemPoolImportPointer = {
    .name = "cudaMemPoolImportPointer",
    CB_PARAMS("memPool", "exportData"),
    .result_count = 1,
};

CB_WRAPPER(cudaMemPoolImportPointer)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaMemPoolImportPointer, &argv, nargs, kwnames, slots))
        return NULL;
    void *ptr = NULL;
    cudaMemPool_t memPool;
    struct cudaMemPoolPtrExportData *exportData;
    if (cb_as_handle(py, T_cudaMemPool_t, argv[0], "memPool", &memPool) < 0
        || cb_as_record(py, T_cudaMemPoolPtrExportData, argv[1], "exportData", &exportData) < 0)
        return NULL;
    fn_cudaMemPoolImportPointer *call =
        cb_symbol_address(&runtime_symbols[S_cudaMemPoolImportPointer]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&ptr, memPool, exportData);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMemPoolImportPointer, status, argv);
    return cb_return1(form, PyLong_FromVoidPtr(ptr));
}

// cudaError_t cudaPointerGetAttributes(struct cudaPointerAttributes *attributes, const void *ptr)
static const cb_function f_cudaPointerGetAttributes = {
    .name = "cudaPointerGetAttributes",
    CB_PARAMS_OF(cudaFreeHost),
    .result_count = 1,
};

CB_WRAPPER(cudaPointerGetAttributes)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaPointerGetAttributes, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *attributes = NULL;
    cb_address ptr;
    ptr.held = false;
    if (cb_as_device_address(form, argv[0], "ptr", CB_HOST_TOO, &ptr) < 0)
        goto done;
    fn_cudaPointerGetAttributes *call =
        cb_symbol_address(&runtime_symbols[S_cudaPointerGetAttributes]);
    if (call == NULL)
        goto done;
    attributes = cb_record_new(py, T_cudaPointerAttributes);
    if (attributes == NULL)
        goto done;
    cudaError_t status = call(cb_record_data(attributes), ptr.value);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaPointerGetAttributes, status, argv);
    else
        retval = cb_return1(form, cb_take(&attributes));
done:
    Py_XDECREF(attributes);
    cb_address_release(&ptr);
    return retval;
}

// struct cudaPitchedPtr make_cudaPitchedPtr(void *d, size_t p, size_t xsz, size_t ysz)
static const cb_function f_make_cudaPitchedPtr = {
    .name = "make_cudaPitchedPtr",
    CB_PARAMS("d", "p", "xsz", "ysz"),
};

CB_WRAPPER(make_cudaPitchedPtr)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_make_cudaPitchedPtr, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address d;
    uint64_t p, xsz, ysz;
    d.held = false;
    if (cb_as_device_address(form, argv[0], "d", CB_HOST_TOO, &d) < 0
        || cb_as_uint64(argv[1], "size_t", &p) < 0
        || cb_as_uint64(argv[2], "size_t", &xsz) < 0
        || cb_as_uint64(argv[3], "size_t", &ysz) < 0)
        goto done;
    struct cudaPitchedPtr value = (struct cudaPitchedPtr){d.value, p, xsz, ysz};
    retval = cb_record_copy(py, T_cudaPitchedPtr, &value);
done:
    cb_address_release(&d);
    return retval;
}

// struct cudaPos make_cudaPos(size_t x, size_t y, size_t z)
static const cb_function f_make_cudaPos = {.name = "make_cudaPos", CB_PARAMS("x", "y", "z")};

CB_WRAPPER(make_cudaPos)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_make_cudaPos, &argv, nargs, kwnames, slots))
        return NULL;
    uint64_t x, y, z;
    if (cb_as_uint64(argv[0], "size_t", &x) < 0
        || cb_as_uint64(argv[1], "size_t", &y) < 0
        || cb_as_uint64(argv[2], "size_t", &z) < 0)
        return NULL;
    struct cudaPos value = (struct cudaPos){x, y, z};
    return cb_record_copy(py, T_cudaPos, &value);
}

// struct cudaExtent make_cudaExtent(size_t w, size_t h, size_t d)
static const cb_function f_make_cudaExtent = {.name = "make_cudaExtent", CB_PARAMS("w", "h", "d")};

CB_WRAPPER(make_cudaExtent)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_make_cudaExtent, &argv, nargs, kwnames, slots))
        return NULL;
    uint64_t w, h, d;
    if (cb_as_uint64(argv[0], "size_t", &w) < 0
        || cb_as_uint64(argv[1], "size_t", &h) < 0
        || cb_as_uint64(argv[2], "size_t", &d) < 0)
        return NULL;
    struct cudaExtent value = (struct cudaExtent){w, h, d};
    return cb_record_copy(py, T_cudaExtent, &value);
}
