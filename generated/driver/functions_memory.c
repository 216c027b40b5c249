// functions_memory.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// CUresult cuMemGetInfo_v2(size_t *free, size_t *total)
static const cb_function f_cuMemGetInfo = {.name = "cuMemGetInfo", CB_NO_PARAMS, .result_count = 2};

CB_WRAPPER(cuMemGetInfo)
{
    if (!cb_no_arguments(form, &f_cuMemGetInfo, argv, nargs, kwnames))
        return NULL;
    size_t free = 0, total = 0;
    fn_cuMemGetInfo *call = cb_symbol_address(&driver_symbols[S_cuMemGetInfo]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&free, &total);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemGetInfo, status, argv);
    PyObject *results[] = {PyLong_FromSize_t(free), PyLong_FromSize_t(total)};
    return cb_return_many(form, &f_cuMemGetInfo, results);
}

CB_PARAM_LIST(cuMemAlloc, "bytesize");

// CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)
static const cb_function f_cuMemAlloc = {
    .name = "cuMemAlloc",
    CB_PARAMS_OF(cuMemAlloc),
    .result_count = 1,
};

CB_WRAPPER(cuMemAlloc)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuMemAlloc, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    uint64_t bytesize;
    if (cb_as_uint64(argv[0], "size_t", &bytesize) < 0)
        return NULL;
    fn_cuMemAlloc *call = cb_symbol_address(&driver_symbols[S_cuMemAlloc]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, bytesize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemAlloc, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUdeviceptr, &dptr));
}

// CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes,
//     size_t Height, unsigned int ElementSizeBytes)
static const cb_function f_cuMemAllocPitch = {
    .name = "cuMemAllocPitch",
    CB_PARAMS("WidthInBytes", "Height", "ElementSizeBytes"),
    .result_count = 2,
};

CB_WRAPPER(cuMemAllocPitch)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuMemAllocPitch, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    size_t pPitch = 0;
    uint64_t WidthInBytes, Height;
    uint32_t ElementSizeBytes;
    if (cb_as_uint64(argv[0], "size_t", &WidthInBytes) < 0
        || cb_as_uint64(argv[1], "size_t", &Height) < 0
        || cb_as_uint32(argv[2], "unsigned int", &ElementSizeBytes) < 0)
        return NULL;
    fn_cuMemAllocPitch *call = cb_symbol_address(&driver_symbols[S_cuMemAllocPitch]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &pPitch, WidthInBytes, Height, ElementSizeBytes);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemAllocPitch, status, argv);
    PyObject *results[] = {cb_cell_new(py, T_CUdeviceptr, &dptr), PyLong_FromSize_t(pPitch)};
    return cb_return_many(form, &f_cuMemAllocPitch, results);
}

CB_PARAM_LIST(cuMemFree, "dptr");

// CUresult cuMemFree_v2(CUdeviceptr dptr)
static const cb_function f_cuMemFree = {.name = "cuMemFree", CB_PARAMS_OF(cuMemFree)};

CB_WRAPPER(cuMemFree)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuMemFree, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dptr", CB_ENDS, &dptr) < 0)
        return NULL;
    fn_cuMemFree *call = cb_symbol_address(&driver_symbols[S_cuMemFree]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptr);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemFree, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)
static const cb_function f_cuMemGetAddressRange = {
    .name = "cuMemGetAddressRange",
    CB_PARAMS_OF(cuMemFree),
    .result_count = 2,
};

CB_WRAPPER(cuMemGetAddressRange)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuMemGetAddressRange, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr pbase = 0;
    size_t psize = 0;
    CUdeviceptr dptr;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dptr", 0, &dptr) < 0)
        return NULL;
    fn_cuMemGetAddressRange *call = cb_symbol_address(&driver_symbols[S_cuMemGetAddressRange]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&pbase, &psize, dptr);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemGetAddressRange, status, argv);
    PyObject *results[] = {cb_cell_new(py, T_CUdeviceptr, &pbase), PyLong_FromSize_t(psize)};
    return cb_return_many(form, &f_cuMemGetAddressRange, results);
}

// CUresult cuMemAllocHost_v2(void **pp, size_t bytesize)
static const cb_function f_cuMemAllocHost = {
    .name = "cuMemAllocHost",
    CB_PARAMS_OF(cuMemAlloc),
    .result_count = 1,
};

CB_WRAPPER(cuMemAllocHost)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuMemAllocHost, &argv, nargs, kwnames, slots))
        return NULL;
    void *pp = NULL;
    uint64_t bytesize;
    if (cb_as_uint64(argv[0], "size_t", &bytesize) < 0)
        return NULL;
    fn_cuMemAllocHost *call = cb_symbol_address(&driver_symbols[S_cuMemAllocHost]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pp, bytesize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemAllocHost, status, argv);
    return cb_return1(form, PyLong_FromVoidPtr(pp));
}

CB_PARAM_LIST(cuMemFreeHost, "p");

// CUresult cuMemFreeHost(void *p)
static const cb_function f_cuMemFreeHost = {.name = "cuMemFreeHost", CB_PARAMS_OF(cuMemFreeHost)};

CB_WRAPPER(cuMemFreeHost)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemFreeHost, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address p;
    p.held = false;
    if (cb_as_device_address(form, argv[0], "p", CB_HOST_TOO | CB_ENDS, &p) < 0)
        goto done;
    fn_cuMemFreeHost *call = cb_symbol_address(&driver_symbols[S_cuMemFreeHost]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(p.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemFreeHost, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&p);
    return retval;
}

// CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)
static const cb_function f_cuMemHostAlloc = {
    .name = "cuMemHostAlloc",
    CB_PARAMS("bytesize", "Flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(1), // Flags
};

CB_WRAPPER(cuMemHostAlloc)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuMemHostAlloc, &argv, nargs, kwnames, slots))
        return NULL;
    void *pp = NULL;
    uint64_t bytesize;
    uint32_t Flags = 0;
    if (cb_as_uint64(argv[0], "size_t", &bytesize) < 0
        || (cb_is_given(form, argv[1]) && cb_as_uint32(argv[1], "unsigned int", &Flags) < 0))
        return NULL;
    fn_cuMemHostAlloc *call = cb_symbol_address(&driver_symbols[S_cuMemHostAlloc]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pp, bytesize, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemHostAlloc, status, argv);
    return cb_return1(form, PyLong_FromVoidPtr(pp));
}

// CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)
static const cb_function f_cuMemHostGetDevicePointer = {
    .name = "cuMemHostGetDevicePointer",
    CB_PARAMS("p", "Flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(1), // Flags
};

CB_WRAPPER(cuMemHostGetDevicePointer)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemHostGetDevicePointer, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr pdptr = 0;
    cb_address p;
    uint32_t Flags = 0;
    p.held = false;
    if (cb_as_address(py, argv[0], &p) < 0
        || (cb_is_given(form, argv[1]) && cb_as_uint32(argv[1], "unsigned int", &Flags) < 0))
        goto done;
    fn_cuMemHostGetDevicePointer *call =
        cb_symbol_address(&driver_symbols[S_cuMemHostGetDevicePointer]);
    if (call == NULL)
        goto done;
    CUresult status = call(&pdptr, p.value, Flags);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemHostGetDevicePointer, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUdeviceptr, &pdptr));
done:
    cb_address_release(&p);
    return retval;
}

// CUresult cuMemHostGetFlags(unsigned int *pFlags, void *p)
static const cb_function f_cuMemHostGetFlags = {
    .name = "cuMemHostGetFlags",
    CB_PARAMS_OF(cuMemFreeHost),
    .result_count = 1,
};

CB_WRAPPER(cuMemHostGetFlags)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemHostGetFlags, &argv, nargs, kwnames, slots))
        return NULL;
    unsigned int pFlags = 0;
    cb_address p;
    p.held = false;
    if (cb_as_address(py, argv[0], &p) < 0)
        goto done;
    fn_cuMemHostGetFlags *call = cb_symbol_address(&driver_symbols[S_cuMemHostGetFlags]);
    if (call == NULL)
        goto done;
    CUresult status = call(&pFlags, p.value);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemHostGetFlags, status, argv);
    else
        retval = cb_return1(form, PyLong_FromUnsignedLong(pFlags));
done:
    cb_address_release(&p);
    return retval;
}

// CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)
static const cb_function f_cuMemAllocManaged = {
    .name = "cuMemAllocManaged",
    CB_PARAMS("bytesize", "flags"),
    .result_count = 1,
};

CB_WRAPPER(cuMemAllocManaged)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuMemAllocManaged, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    uint64_t bytesize;
    uint32_t flags;
    if (cb_as_uint64(argv[0], "size_t", &bytesize) < 0
        || cb_as_uint32(argv[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuMemAllocManaged *call = cb_symbol_address(&driver_symbols[S_cuMemAllocManaged]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, bytesize, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemAllocManaged, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUdeviceptr, &dptr));
}

// CUresult cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr)
static const cb_function f_cuIpcGetMemHandle = {
    .name = "cuIpcGetMemHandle",
    CB_PARAMS_OF(cuMemFree),
    .result_count = 1,
};

CB_WRAPPER(cuIpcGetMemHandle)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuIpcGetMemHandle, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *pHandle = NULL;
    CUdeviceptr dptr;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dptr", 0, &dptr) < 0)
        goto done;
    fn_cuIpcGetMemHandle *call = cb_symbol_address(&driver_symbols[S_cuIpcGetMemHandle]);
    if (call == NULL)
        goto done;
    pHandle = cb_record_new(py, T_CUipcMemHandle);
    if (pHandle == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(pHandle), dptr);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuIpcGetMemHandle, status, argv);
    else
        retval = cb_return1(form, cb_take(&pHandle));
done:
    Py_XDECREF(pHandle);
    return retval;
}

// CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)
static const cb_function f_cuIpcOpenMemHandle = {
    .name = "cuIpcOpenMemHandle",
    CB_PARAMS("handle", "Flags"),
    .result_count = 1,
};

CB_WRAPPER(cuIpcOpenMemHandle)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuIpcOpenMemHandle, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr pdptr = 0;
    CUipcMemHandle handle;
    uint32_t Flags;
    if (cb_as_record_value(py, T_CUipcMemHandle, argv[0], "handle", &handle, sizeof handle) < 0
        || cb_as_uint32(argv[1], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuIpcOpenMemHandle *call = cb_symbol_address(&driver_symbols[S_cuIpcOpenMemHandle]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pdptr, handle, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuIpcOpenMemHandle, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUdeviceptr, &pdptr));
}

// CUresult cuIpcCloseMemHandle(CUdeviceptr dptr)
static const cb_function f_cuIpcCloseMemHandle = {
    .name = "cuIpcCloseMemHandle",
    CB_PARAMS_OF(cuMemFree),
};

CB_WRAPPER(cuIpcCloseMemHandle)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuIpcCloseMemHandle, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dptr", CB_ENDS, &dptr) < 0)
        return NULL;
    fn_cuIpcCloseMemHandle *call = cb_symbol_address(&driver_symbols[S_cuIpcCloseMemHandle]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptr);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuIpcCloseMemHandle, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)
static const cb_function f_cuMemHostRegister = {
    .name = "cuMemHostRegister",
    CB_PARAMS("p", "bytesize", "Flags"),
    .optional_mask = CB_BIT(2), // Flags
};

CB_WRAPPER(cuMemHostRegister)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemHostRegister, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address p;
    uint64_t bytesize;
    uint32_t Flags = 0;
    p.held = false;
    if (cb_as_address(py, argv[0], &p) < 0
        || cb_as_uint64(argv[1], "size_t", &bytesize) < 0
        || (cb_is_given(form, argv[2]) && cb_as_uint32(argv[2], "unsigned int", &Flags) < 0)
        || (CB_UNLIKELY(p.held) && cb_held_check(&p, "cuMemHostRegister", "p", bytesize) < 0))
        goto done;
    fn_cuMemHostRegister *call = cb_symbol_address(&driver_symbols[S_cuMemHostRegister]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(p.value, bytesize, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemHostRegister, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&p);
    return retval;
}

// CUresult cuMemHostUnregister(void *p)
static const cb_function f_cuMemHostUnregister = {
    .name = "cuMemHostUnregister",
    CB_PARAMS_OF(cuMemFreeHost),
};

CB_WRAPPER(cuMemHostUnregister)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemHostUnregister, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address p;
    p.held = false;
    if (cb_as_address(py, argv[0], &p) < 0)
        goto done;
    fn_cuMemHostUnregister *call = cb_symbol_address(&driver_symbols[S_cuMemHostUnregister]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(p.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemHostUnregister, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&p);
    return retval;
}

// CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size,
//     CUmemRangeHandleType handleType, unsigned long long flags)
static const cb_function f_cuMemGetHandleForAddressRange = {
    .name = "cuMemGetHandleForAddressRange",
    CB_PARAMS("dptr", "size", "handleType", "flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(3), // flags
};

CB_WRAPPER(cuMemGetHandleForAddressRange)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemGetHandleForAddressRange, &argv, nargs, kwnames, slots))
        return NULL;
    cb_value handle;
    CUdeviceptr dptr;
    uint64_t size;
    int32_t handleType;
    uint64_t flags = 0;
    cb_value_init(&handle);
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dptr", CB_HOST_TOO, &dptr) < 0
        || cb_as_uint64(argv[1], "size_t", &size) < 0
        || cb_as_enum(py, T_CUmemRangeHandleType, argv[2], "handleType", &handleType) < 0
        || (cb_is_given(form, argv[3]) && cb_as_uint64(argv[3], CB_UNSIGNED_LONG_LONG, &flags) < 0)
        || cb_value_prepare(py, &table_range_handles, handleType, 0, &handle) < 0)
        goto done;
    fn_cuMemGetHandleForAddressRange *call =
        cb_symbol_address(&driver_symbols[S_cuMemGetHandleForAddressRange]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle.data, dptr, size, handleType, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemGetHandleForAddressRange, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &handle));
done:
    cb_value_done(&handle);
    return retval;
}

// CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)
static const cb_function f_cuMemFreeAsync = {
    .name = "cuMemFreeAsync",
    CB_PARAMS("dptr", "hStream"),
};

CB_WRAPPER(cuMemFreeAsync)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuMemFreeAsync, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr;
    CUstream hStream;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dptr", CB_ENDS, &dptr) < 0
        || cb_as_handle(py, T_CUstream, argv[1], "hStream", &hStream) < 0)
        return NULL;
    fn_cuMemFreeAsync *call = cb_symbol_address(&driver_symbols[S_cuMemFreeAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptr, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemFreeAsync, status, argv);
    return cb_return0(form);
}

// CUresult cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
static const cb_function f_cuMemAllocAsync = {
    .name = "cuMemAllocAsync",
    CB_PARAMS("bytesize", "hStream"),
    .result_count = 1,
};

CB_WRAPPER(cuMemAllocAsync)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuMemAllocAsync, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    uint64_t bytesize;
    CUstream hStream;
    if (cb_as_uint64(argv[0], "size_t", &bytesize) < 0
        || cb_as_handle(py, T_CUstream, argv[1], "hStream", &hStream) < 0)
        return NULL;
    fn_cuMemAllocAsync *call = cb_symbol_address(&driver_symbols[S_cuMemAllocAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, bytesize, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemAllocAsync, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUdeviceptr, &dptr));
}

// CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)
static const cb_function f_cuMemPoolTrimTo = {
    .name = "cuMemPoolTrimTo",
    CB_PARAMS("pool", "minBytesToKeep"),
};

CB_WRAPPER(cuMemPoolTrimTo)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuMemPoolTrimTo, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool;
    uint64_t minBytesToKeep;
    if (cb_as_handle(py, T_CUmemoryPool, argv[0], "pool", &pool) < 0
        || cb_as_uint64(argv[1], "size_t", &minBytesToKeep) < 0)
        return NULL;
    fn_cuMemPoolTrimTo *call = cb_symbol_address(&driver_symbols[S_cuMemPoolTrimTo]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pool, minBytesToKeep);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemPoolTrimTo, status, argv);
    return cb_return0(form);
}

// CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
static const cb_function f_cuMemPoolSetAttribute = {
    .name = "cuMemPoolSetAttribute",
    CB_PARAMS("pool", "attr", "value"),
};

CB_WRAPPER(cuMemPoolSetAttribute)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemPoolSetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_handle(py, T_CUmemoryPool, argv[0], "pool", &pool) < 0
        || cb_as_enum_number_member(py, T_CUmemPool_attribute, argv[1], "attr", &attr) < 0
        || cb_value_from(form, &table_mem_pool_attributes, attr, argv[2], "value", &value) < 0)
        goto done;
    fn_cuMemPoolSetAttribute *call = cb_symbol_address(&driver_symbols[S_cuMemPoolSetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(pool, attr, value.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemPoolSetAttribute, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_value_done(&value);
    return retval;
}

// CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
static const cb_function f_cuMemPoolGetAttribute = {
    .name = "cuMemPoolGetAttribute",
    CB_PARAMS("pool", "attr"),
    .result_count = 1,
};

CB_WRAPPER(cuMemPoolGetAttribute)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemPoolGetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_handle(py, T_CUmemoryPool, argv[0], "pool", &pool) < 0
        || cb_as_enum_number_member(py, T_CUmemPool_attribute, argv[1], "attr", &attr) < 0
        || cb_value_prepare(py, &table_mem_pool_attributes, attr, 0, &value) < 0)
        goto done;
    fn_cuMemPoolGetAttribute *call = cb_symbol_address(&driver_symbols[S_cuMemPoolGetAttribute]);
    if (call == NULL)
        goto done;
    CUresult status = call(pool, attr, value.data);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemPoolGetAttribute, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &value));
done:
    cb_value_done(&value);
    return retval;
}

// CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)
static const cb_function f_cuMemPoolSetAccess = {
    .name = "cuMemPoolSetAccess",
    CB_PARAMS("pool", "map", "count"),
    .auto_mask = CB_BIT(2), // count
};

CB_WRAPPER(cuMemPoolSetAccess)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemPoolSetAccess, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool;
    cb_array map;
    uint64_t count;
    cb_array_init(&map);
    if (cb_as_handle(py, T_CUmemoryPool, argv[0], "pool", &pool) < 0
        || cb_array_records(py, T_CUmemAccessDesc, argv[1], "map", &map) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &count) < 0))
        goto done;
    if (argv[2] == NULL)
        count = map.length;
    if (cb_array_check(&map, count, "map") < 0)
        goto done;
    fn_cuMemPoolSetAccess *call = cb_symbol_address(&driver_symbols[S_cuMemPoolSetAccess]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pool, map.data, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemPoolSetAccess, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&map);
    return retval;
}

// CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool,
//     CUmemLocation *location)
static const cb_function f_cuMemPoolGetAccess = {
    .name = "cuMemPoolGetAccess",
    CB_PARAMS("memPool", "location"),
    .result_count = 1,
};

CB_WRAPPER(cuMemPoolGetAccess)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuMemPoolGetAccess, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemAccess_flags flags = 0;
    CUmemoryPool memPool;
    CUmemLocation *location;
    if (cb_as_handle(py, T_CUmemoryPool, argv[0], "memPool", &memPool) < 0
        || cb_as_record(py, T_CUmemLocation, argv[1], "location", &location) < 0)
        return NULL;
    fn_cuMemPoolGetAccess *call = cb_symbol_address(&driver_symbols[S_cuMemPoolGetAccess]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&flags, memPool, location);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemPoolGetAccess, status, argv);
    return cb_return1(form, cb_enum_member(py, T_CUmemAccess_flags, flags));
}

// CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)
static const cb_function f_cuMemPoolCreate = {
    .name = "cuMemPoolCreate",
    CB_PARAMS("poolProps"),
    .result_count = 1,
};

CB_WRAPPER(cuMemPoolCreate)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuMemPoolCreate, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool = NULL;
    const CUmemPoolProps *poolProps;
    if (cb_as_record(py, T_CUmemPoolProps, argv[0], "poolProps", &poolProps) < 0)
        return NULL;
    fn_cuMemPoolCreate *call = cb_symbol_address(&driver_symbols[S_cuMemPoolCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pool, poolProps);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemPoolCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUmemoryPool, &pool));
}

// CUresult cuMemPoolDestroy(CUmemoryPool pool)
static const cb_function f_cuMemPoolDestroy = {.name = "cuMemPoolDestroy", CB_PARAMS("pool")};

CB_WRAPPER(cuMemPoolDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuMemPoolDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool;
    if (cb_as_ended_handle(py, T_CUmemoryPool, argv[0], "pool", &pool) < 0)
        return NULL;
    fn_cuMemPoolDestroy *call = cb_symbol_address(&driver_symbols[S_cuMemPoolDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pool);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemPoolDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

CB_PARAM_LIST(cuMemGetDefaultMemPool, "location", "typename");

// CUresult cuMemGetDefaultMemPool(CUmemoryPool *pool_out, CUmemLocation *location,
//     CUmemAllocationType type)
static const cb_function f_cuMemGetDefaultMemPool = {
    .name = "cuMemGetDefaultMemPool",
    CB_PARAMS_OF(cuMemGetDefaultMemPool),
    .result_count = 1,
};

CB_WRAPPER(cuMemGetDefaultMemPool)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuMemGetDefaultMemPool, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool_out = NULL;
    CUmemLocation *location;
    int32_t type;
    if (cb_as_record(py, T_CUmemLocation, argv[0], "location", &location) < 0
        || cb_as_enum(py, T_CUmemAllocationType, argv[1], "typename", &type) < 0)
        return NULL;
    fn_cuMemGetDefaultMemPool *call = cb_symbol_address(&driver_symbols[S_cuMemGetDefaultMemPool]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pool_out, location, type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemGetDefaultMemPool, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUmemoryPool, &pool_out));
}

// CUresult cuMemGetMemPool(CUmemoryPool *pool, CUmemLocation *location, CUmemAllocationType type)
static const cb_function f_cuMemGetMemPool = {
    .name = "cuMemGetMemPool",
    CB_PARAMS_OF(cuMemGetDefaultMemPool),
    .result_count = 1,
};

CB_WRAPPER(cuMemGetMemPool)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuMemGetMemPool, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool = NULL;
    CUmemLocation *location;
    int32_t type;
    if (cb_as_record(py, T_CUmemLocation, argv[0], "location", &location) < 0
        || cb_as_enum(py, T_CUmemAllocationType, argv[1], "typename", &type) < 0)
        return NULL;
    fn_cuMemGetMemPool *call = cb_symbol_address(&driver_symbols[S_cuMemGetMemPool]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pool, location, type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemGetMemPool, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUmemoryPool, &pool));
}

// CUresult cuMemSetMemPool(CUmemLocation *location, CUmemAllocationType type, CUmemoryPool pool)
static const cb_function f_cuMemSetMemPool = {
    .name = "cuMemSetMemPool",
    CB_PARAMS("location", "typename", "pool"),
};

CB_WRAPPER(cuMemSetMemPool)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuMemSetMemPool, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemLocation *location;
    int32_t type;
    CUmemoryPool pool;
    if (cb_as_record(py, T_CUmemLocation, argv[0], "location", &location) < 0
        || cb_as_enum(py, T_CUmemAllocationType, argv[1], "typename", &type) < 0
        || cb_as_handle(py, T_CUmemoryPool, argv[2], "pool", &pool) < 0)
        return NULL;
    fn_cuMemSetMemPool *call = cb_symbol_address(&driver_symbols[S_cuMemSetMemPool]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(location, type, pool);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemSetMemPool, status, argv);
    return cb_return0(form);
}

// CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool,
//     CUstream hStream)
static const cb_function f_cuMemAllocFromPoolAsync = {
    .name = "cuMemAllocFromPoolAsync",
    CB_PARAMS("bytesize", "pool", "hStream"),
    .result_count = 1,
};

CB_WRAPPER(cuMemAllocFromPoolAsync)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuMemAllocFromPoolAsync, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    uint64_t bytesize;
    CUmemoryPool pool;
    CUstream hStream;
    if (cb_as_uint64(argv[0], "size_t", &bytesize) < 0
        || cb_as_handle(py, T_CUmemoryPool, argv[1], "pool", &pool) < 0
        || cb_as_handle(py, T_CUstream, argv[2], "hStream", &hStream) < 0)
        return NULL;
    fn_cuMemAllocFromPoolAsync *call =
        cb_symbol_address(&driver_symbols[S_cuMemAllocFromPoolAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, bytesize, pool, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemAllocFromPoolAsync, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUdeviceptr, &dptr));
}

// CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool,
//     CUmemAllocationHandleType handleType, unsigned long long flags)
static const cb_function f_cuMemPoolExportToShareableHandle = {
    .name = "cuMemPoolExportToShareableHandle",
    CB_PARAMS("pool", "handleType", "flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(2), // flags
};

CB_WRAPPER(cuMemPoolExportToShareableHandle)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemPoolExportToShareableHandle, &argv, nargs, kwnames, slots))
        return NULL;
    cb_value handle_out;
    CUmemoryPool pool;
    int32_t handleType;
    uint64_t flags = 0;
    cb_value_init(&handle_out);
    if (cb_as_handle(py, T_CUmemoryPool, argv[0], "pool", &pool) < 0
        || cb_as_enum_member(py, T_CUmemAllocationHandleType, argv[1], "handleType",
            &handleType) < 0
        || (cb_is_given(form, argv[2]) && cb_as_uint64(argv[2], CB_UNSIGNED_LONG_LONG, &flags) < 0)
        || cb_value_prepare(py, &table_shareable_handles, handleType, 0, &handle_out) < 0)
        goto done;
    fn_cuMemPoolExportToShareableHandle *call =
        cb_symbol_address(&driver_symbols[S_cuMemPoolExportToShareableHandle]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle_out.data, pool, handleType, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemPoolExportToShareableHandle, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &handle_out));
done:
    cb_value_done(&handle_out);
    return retval;
}

// CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle,
//     CUmemAllocationHandleType handleType, unsigned long long flags)
static const cb_function f_cuMemPoolImportFromShareableHandle = {
    .name = "cuMemPoolImportFromShareableHandle",
    CB_PARAMS("handle", "handleType", "flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(2), // flags
};

CB_WRAPPER(cuMemPoolImportFromShareableHandle)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemPoolImportFromShareableHandle, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool_out = NULL;
    cb_address handle;
    int32_t handleType;
    uint64_t flags = 0;
    handle.held = false;
    if (cb_as_address(py, argv[0], &handle) < 0
        || cb_as_enum(py, T_CUmemAllocationHandleType, argv[1], "handleType", &handleType) < 0
        || (cb_is_given(form, argv[2]) && cb_as_uint64(argv[2], CB_UNSIGNED_LONG_LONG, &flags) < 0))
        goto done;
    fn_cuMemPoolImportFromShareableHandle *call =
        cb_symbol_address(&driver_symbols[S_cuMemPoolImportFromShareableHandle]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pool_out, handle.value, handleType, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemPoolImportFromShareableHandle, status, argv);
    else
        retval = cb_return1(form, cb_cell_made(form, T_CUmemoryPool, &pool_out));
done:
    cb_address_release(&handle);
    return retval;
}

// CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr)
static const cb_function f_cuMemPoolExportPointer = {
    .name = "cuMemPoolExportPointer",
    CB_PARAMS("ptr"),
    .result_count = 1,
};

CB_WRAPPER(cuMemPoolExportPointer)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemPoolExportPointer, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *shareData_out = NULL;
    CUdeviceptr ptr;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "ptr", 0, &ptr) < 0)
        goto done;
    fn_cuMemPoolExportPointer *call = cb_symbol_address(&driver_symbols[S_cuMemPoolExportPointer]);
    if (call == NULL)
        goto done;
    shareData_out = cb_record_new(py, T_CUmemPoolPtrExportData);
    if (shareData_out == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(shareData_out), ptr);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemPoolExportPointer, status, argv);
    else
        retval = cb_return1(form, cb_take(&shareData_out));
done:
    Py_XDECREF(shareData_out);
    return retval;
}

// CUresult cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool,
//     CUmemPoolPtrExportData *shareData)
static const cb_function f_cuMemPoolImportPointer = {
    .name = "cuMemPoolImportPointer",
    CB_PARAMS("pool", "shareData"),
    .result_count = 1,
};

CB_WRAPPER(cuMemPoolImportPointer)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuMemPoolImportPointer, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr ptr_out = 0;
    CUmemoryPool pool;
    CUmemPoolPtrExportData *shareData;
    if (cb_as_handle(py, T_CUmemoryPool, argv[0], "pool", &pool) < 0
        || cb_as_record(py, T_CUmemPoolPtrExportData, argv[1], "shareData", &shareData) < 0)
        return NULL;
    fn_cuMemPoolImportPointer *call = cb_symbol_address(&driver_symbols[S_cuMemPoolImportPointer]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&ptr_out, pool, shareData);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemPoolImportPointer, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUdeviceptr, &ptr_out));
}

// CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr)
static const cb_function f_cuPointerGetAttribute = {
    .name = "cuPointerGetAttribute",
    CB_PARAMS("attribute", "ptr"),
    .result_count = 1,
};

CB_WRAPPER(cuPointerGetAttribute)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuPointerGetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cb_value data;
    int32_t attribute;
    CUdeviceptr ptr;
    cb_value_init(&data);
    if (cb_as_enum_member(py, T_CUpointer_attribute, argv[0], "attribute", &attribute) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[1], "ptr", CB_HOST_TOO, &ptr) < 0
        || cb_value_prepare(py, &table_pointer_attributes, attribute, 0, &data) < 0)
        goto done;
    fn_cuPointerGetAttribute *call = cb_symbol_address(&driver_symbols[S_cuPointerGetAttribute]);
    if (call == NULL)
        goto done;
    CUresult status = call(data.data, attribute, ptr);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuPointerGetAttribute, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &data));
done:
    cb_value_done(&data);
    return retval;
}

// CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location,
//     unsigned int flags, CUstream hStream)
static const cb_function f_cuMemPrefetchAsync = {
    .name = "cuMemPrefetchAsync",
    CB_PARAMS("devPtr", "count", "location", "flags", "hStream"),
};

CB_WRAPPER(cuMemPrefetchAsync)
{
    PyObject *slots[5];
    if (!cb_arguments(form, &f_cuMemPrefetchAsync, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr devPtr;
    uint64_t count;
    CUmemLocation location;
    uint32_t flags;
    CUstream hStream;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "devPtr", CB_HOST_TOO, &devPtr) < 0
        || cb_as_uint64(argv[1], "size_t", &count) < 0
        || cb_as_record_value(py, T_CUmemLocation, argv[2], "location", &location,
            sizeof location) < 0
        || cb_as_uint32(argv[3], "unsigned int", &flags) < 0
        || cb_as_handle(py, T_CUstream, argv[4], "hStream", &hStream) < 0)
        return NULL;
    fn_cuMemPrefetchAsync *call = cb_symbol_address(&driver_symbols[S_cuMemPrefetchAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr, count, location, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemPrefetchAsync, status, argv);
    return cb_return0(form);
}

// CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice,
//     CUmemLocation location)
static const cb_function f_cuMemAdvise = {
    .name = "cuMemAdvise",
    CB_PARAMS("devPtr", "count", "advice", "location"),
};

CB_WRAPPER(cuMemAdvise)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuMemAdvise, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr devPtr;
    uint64_t count;
    int32_t advice;
    CUmemLocation location;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "devPtr", CB_HOST_TOO, &devPtr) < 0
        || cb_as_uint64(argv[1], "size_t", &count) < 0
        || cb_as_enum(py, T_CUmem_advise, argv[2], "advice", &advice) < 0
        || cb_as_record_value(py, T_CUmemLocation, argv[3], "location", &location,
            sizeof location) < 0)
        return NULL;
    fn_cuMemAdvise *call = cb_symbol_address(&driver_symbols[S_cuMemAdvise]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr, count, advice, location);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemAdvise, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cuMemPrefetchBatchAsync, "dptrs", "sizes", "count", "prefetchLocs",
    "prefetchLocIdxs", "numPrefetchLocs", "flags", "hStream");

// CUresult cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
//     CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
//     unsigned long long flags, CUstream hStream)
static const cb_function f_cuMemPrefetchBatchAsync = {
    .name = "cuMemPrefetchBatchAsync",
    CB_PARAMS_OF(cuMemPrefetchBatchAsync),
    .auto_mask = CB_BIT(2) | CB_BIT(5), // count, numPrefetchLocs
};

CB_WRAPPER(cuMemPrefetchBatchAsync)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemPrefetchBatchAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array dptrs, sizes, prefetchLocs, prefetchLocIdxs;
    uint64_t count, numPrefetchLocs, flags;
    CUstream hStream;
    cb_array_init(&dptrs);
    cb_array_init(&sizes);
    cb_array_init(&prefetchLocs);
    cb_array_init(&prefetchLocIdxs);
    if (cb_array_scalars(py, T_CUdeviceptr, argv[0], "dptrs", &dptrs) < 0
        || cb_array_ints(argv[1], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &count) < 0)
        || cb_array_records(py, T_CUmemLocation, argv[3], "prefetchLocs", &prefetchLocs) < 0
        || cb_array_ints(argv[4], "prefetchLocIdxs", sizeof(size_t), false, "size_t",
            &prefetchLocIdxs) < 0
        || (argv[5] != NULL && cb_as_uint64(argv[5], "size_t", &numPrefetchLocs) < 0)
        || cb_as_uint64(argv[6], CB_UNSIGNED_LONG_LONG, &flags) < 0
        || cb_as_handle(py, T_CUstream, argv[7], "hStream", &hStream) < 0)
        goto done;
    if (argv[2] == NULL)
        count = CB_LONGEST(&dptrs, &sizes);
    if (argv[5] == NULL)
        numPrefetchLocs = CB_LONGEST(&prefetchLocs, &prefetchLocIdxs);
    if (cb_array_check(&dptrs, count, "dptrs") < 0
        || cb_array_check(&sizes, count, "sizes") < 0
        || cb_array_check(&prefetchLocs, numPrefetchLocs, "prefetchLocs") < 0
        || cb_array_check(&prefetchLocIdxs, numPrefetchLocs, "prefetchLocIdxs") < 0)
        goto done;
    fn_cuMemPrefetchBatchAsync *call =
        cb_symbol_address(&driver_symbols[S_cuMemPrefetchBatchAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptrs.data, sizes.data, count, prefetchLocs.data, prefetchLocIdxs.data,
        numPrefetchLocs, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemPrefetchBatchAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&dptrs);
    cb_array_done(&sizes);
    cb_array_done(&prefetchLocs);
    cb_array_done(&prefetchLocIdxs);
    return retval;
}

// CUresult cuMemDiscardBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
//     unsigned long long flags, CUstream hStream)
static const cb_function f_cuMemDiscardBatchAsync = {
    .name = "cuMemDiscardBatchAsync",
    CB_PARAMS("dptrs", "sizes", "count", "flags", "hStream"),
    .auto_mask = CB_BIT(2), // count
};

CB_WRAPPER(cuMemDiscardBatchAsync)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemDiscardBatchAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array dptrs, sizes;
    uint64_t count, flags;
    CUstream hStream;
    cb_array_init(&dptrs);
    cb_array_init(&sizes);
    if (cb_array_scalars(py, T_CUdeviceptr, argv[0], "dptrs", &dptrs) < 0
        || cb_array_ints(argv[1], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &count) < 0)
        || cb_as_uint64(argv[3], CB_UNSIGNED_LONG_LONG, &flags) < 0
        || cb_as_handle(py, T_CUstream, argv[4], "hStream", &hStream) < 0)
        goto done;
    if (argv[2] == NULL)
        count = CB_LONGEST(&dptrs, &sizes);
    if (cb_array_check(&dptrs, count, "dptrs") < 0
        || cb_array_check(&sizes, count, "sizes") < 0)
        goto done;
    fn_cuMemDiscardBatchAsync *call = cb_symbol_address(&driver_symbols[S_cuMemDiscardBatchAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptrs.data, sizes.data, count, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemDiscardBatchAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&dptrs);
    cb_array_done(&sizes);
    return retval;
}

// CUresult cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
//     CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
//     unsigned long long flags, CUstream hStream)
static const cb_function f_cuMemDiscardAndPrefetchBatchAsync = {
    .name = "cuMemDiscardAndPrefetchBatchAsync",
    CB_PARAMS_OF(cuMemPrefetchBatchAsync),
    .auto_mask = CB_BIT(2) | CB_BIT(5), // count, numPrefetchLocs
};

CB_WRAPPER(cuMemDiscardAndPrefetchBatchAsync)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemDiscardAndPrefetchBatchAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array dptrs, sizes, prefetchLocs, prefetchLocIdxs;
    uint64_t count, numPrefetchLocs, flags;
    CUstream hStream;
    cb_array_init(&dptrs);
    cb_array_init(&sizes);
    cb_array_init(&prefetchLocs);
    cb_array_init(&prefetchLocIdxs);
    if (cb_array_scalars(py, T_CUdeviceptr, argv[0], "dptrs", &dptrs) < 0
        || cb_array_ints(argv[1], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &count) < 0)
        || cb_array_records(py, T_CUmemLocation, argv[3], "prefetchLocs", &prefetchLocs) < 0
        || cb_array_ints(argv[4], "prefetchLocIdxs", sizeof(size_t), false, "size_t",
            &prefetchLocIdxs) < 0
        || (argv[5] != NULL && cb_as_uint64(argv[5], "size_t", &numPrefetchLocs) < 0)
        || cb_as_uint64(argv[6], CB_UNSIGNED_LONG_LONG, &flags) < 0
        || cb_as_handle(py, T_CUstream, argv[7], "hStream", &hStream) < 0)
        goto done;
    if (argv[2] == NULL)
        count = CB_LONGEST(&dptrs, &sizes);
    if (argv[5] == NULL)
        numPrefetchLocs = CB_LONGEST(&prefetchLocs, &prefetchLocIdxs);
    if (cb_array_check(&dptrs, count, "dptrs") < 0
        || cb_array_check(&sizes, count, "sizes") < 0
        || cb_array_check(&prefetchLocs, numPrefetchLocs, "prefetchLocs") < 0
        || cb_array_check(&prefetchLocIdxs, numPrefetchLocs, "prefetchLocIdxs") < 0)
        goto done;
    fn_cuMemDiscardAndPrefetchBatchAsync *call =
        cb_symbol_address(&driver_symbols[S_cuMemDiscardAndPrefetchBatchAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptrs.data, sizes.data, count, prefetchLocs.data, prefetchLocIdxs.data,
        numPrefetchLocs, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemDiscardAndPrefetchBatchAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&dptrs);
    cb_array_done(&sizes);
    cb_array_done(&prefetchLocs);
    cb_array_done(&prefetchLocIdxs);
    return retval;
}

// CUresult cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity,
//     size_t samplingGranularity, CUmemLocation *location_out)
static const cb_function f_cuMemGetLocationInfo = {
    .name = "cuMemGetLocationInfo",
    CB_PARAMS("ptr", "size", "summaryGranularity", "samplingGranularity", "location_out"),
};

CB_WRAPPER(cuMemGetLocationInfo)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemGetLocationInfo, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr ptr;
    uint64_t size, summaryGranularity, samplingGranularity;
    cb_array location_out;
    cb_array_init(&location_out);
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "ptr", CB_HOST_TOO, &ptr) < 0
        || cb_as_uint64(argv[1], "size_t", &size) < 0
        || cb_as_uint64(argv[2], "size_t", &summaryGranularity) < 0
        || cb_as_uint64(argv[3], "size_t", &samplingGranularity) < 0
        || cb_array_room(py, T_CUmemLocation, argv[4], "location_out", &location_out) < 0)
        goto done;
    size_t location_out_needed = summaryGranularity != 0
        ? size / summaryGranularity + (size % summaryGranularity != 0) : 0;
    if (cb_array_check_given(&location_out, location_out_needed, "location_out") < 0)
        goto done;
    fn_cuMemGetLocationInfo *call = cb_symbol_address(&driver_symbols[S_cuMemGetLocationInfo]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr, size, summaryGranularity, samplingGranularity, location_out.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuMemGetLocationInfo, status, argv);
        goto done;
    }
    cb_array_copy_back(py, T_CUmemLocation, &location_out);
    retval = cb_return0(form);
done:
    cb_array_done(&location_out);
    return retval;
}

// CUresult cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute,
//     CUdeviceptr devPtr, size_t count)
static const cb_function f_cuMemRangeGetAttribute = {
    .name = "cuMemRangeGetAttribute",
    CB_PARAMS("dataSize", "attribute", "devPtr", "count"),
    .result_count = 1,
};

CB_WRAPPER(cuMemRangeGetAttribute)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemRangeGetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cb_value data;
    uint64_t dataSize, count;
    int32_t attribute;
    CUdeviceptr devPtr;
    cb_value_init(&data);
    if (cb_as_uint64(argv[0], "size_t", &dataSize) < 0
        || cb_as_enum_member(py, T_CUmem_range_attribute, argv[1], "attribute", &attribute) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[2], "devPtr", CB_HOST_TOO, &devPtr) < 0
        || cb_as_uint64(argv[3], "size_t", &count) < 0
        || cb_value_prepare(py, &table_mem_range_attributes, attribute, dataSize, &data) < 0)
        goto done;
    fn_cuMemRangeGetAttribute *call = cb_symbol_address(&driver_symbols[S_cuMemRangeGetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(data.data, dataSize, attribute, devPtr, count);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemRangeGetAttribute, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &data));
done:
    cb_value_done(&data);
    return retval;
}

// CUresult cuMemRangeGetAttributes(void **data, size_t *dataSizes,
//     CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count)
static const cb_function f_cuMemRangeGetAttributes = {
    .name = "cuMemRangeGetAttributes",
    CB_PARAMS("dataSizes", "attributes", "numAttributes", "devPtr", "count"),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numAttributes
};

CB_WRAPPER(cuMemRangeGetAttributes)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemRangeGetAttributes, &argv, nargs, kwnames, slots))
        return NULL;
    cb_values data;
    cb_array dataSizes, attributes;
    uint64_t numAttributes, count;
    CUdeviceptr devPtr;
    cb_values_init(&data);
    cb_array_init(&dataSizes);
    cb_array_init(&attributes);
    if (cb_array_ints(argv[0], "dataSizes", sizeof(size_t), false, "size_t", &dataSizes) < 0
        || cb_array_enums(py, T_CUmem_range_attribute, argv[1], "attributes", &attributes) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numAttributes) < 0)
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[3], "devPtr", CB_HOST_TOO, &devPtr) < 0
        || cb_as_uint64(argv[4], "size_t", &count) < 0)
        goto done;
    if (argv[2] == NULL)
        numAttributes = CB_LONGEST(&dataSizes, &attributes);
    if (cb_array_check(&dataSizes, numAttributes, "dataSizes") < 0
        || cb_array_check(&attributes, numAttributes, "attributes") < 0
        || cb_values_prepare(py, &table_mem_range_attributes, &attributes, &dataSizes, &data) < 0)
        goto done;
    fn_cuMemRangeGetAttributes *call =
        cb_symbol_address(&driver_symbols[S_cuMemRangeGetAttributes]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(data.data, dataSizes.data, attributes.data, numAttributes, devPtr,
        count);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemRangeGetAttributes, status, argv);
    else
        retval = cb_return1(form, cb_values_result(form, &data));
done:
    cb_values_done(&data);
    cb_array_done(&dataSizes);
    cb_array_done(&attributes);
    return retval;
}

// CUresult cuPointerSetAttribute(const void *value, CUpointer_attribute attribute, CUdeviceptr ptr)
static const cb_function f_cuPointerSetAttribute = {
    .name = "cuPointerSetAttribute",
    CB_PARAMS("value", "attribute", "ptr"),
};

CB_WRAPPER(cuPointerSetAttribute)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuPointerSetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cb_value value;
    int32_t attribute;
    CUdeviceptr ptr;
    cb_value_init(&value);
    if (cb_as_enum_member(py, T_CUpointer_attribute, argv[1], "attribute", &attribute) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[2], "ptr", CB_HOST_TOO, &ptr) < 0
        || cb_value_from(form, &table_pointer_attributes, attribute, argv[0], "value", &value) < 0)
        goto done;
    fn_cuPointerSetAttribute *call = cb_symbol_address(&driver_symbols[S_cuPointerSetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(value.data, attribute, ptr);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuPointerSetAttribute, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_value_done(&value);
    return retval;
}

// CUresult cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute *attributes,
//     void **data, CUdeviceptr ptr)
static const cb_function f_cuPointerGetAttributes = {
    .name = "cuPointerGetAttributes",
    CB_PARAMS("numAttributes", "attributes", "ptr"),
    .result_count = 1,
    .auto_mask = CB_BIT(0), // numAttributes
};

CB_WRAPPER(cuPointerGetAttributes)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuPointerGetAttributes, &argv, nargs, kwnames, slots))
        return NULL;
    uint32_t numAttributes;
    cb_array attributes;
    cb_values data;
    CUdeviceptr ptr;
    cb_array_init(&attributes);
    cb_values_init(&data);
    if ((argv[0] != NULL && cb_as_uint32(argv[0], "unsigned int", &numAttributes) < 0)
        || cb_array_enums(py, T_CUpointer_attribute, argv[1], "attributes", &attributes) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[2], "ptr", CB_HOST_TOO, &ptr) < 0)
        goto done;
    if (argv[0] == NULL)
        numAttributes = (uint32_t)attributes.length;
    if (cb_array_check(&attributes, numAttributes, "attributes") < 0
        || cb_values_prepare(py, &table_pointer_attributes, &attributes, NULL, &data) < 0)
        goto done;
    fn_cuPointerGetAttributes *call = cb_symbol_address(&driver_symbols[S_cuPointerGetAttributes]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(numAttributes, attributes.data, data.data, ptr);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuPointerGetAttributes, status, argv);
    else
        retval = cb_return1(form, cb_values_result(form, &data));
done:
    cb_array_done(&attributes);
    cb_values_done(&data);
    return retval;
}
