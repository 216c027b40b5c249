// functions_memory.c of cubind for CUDA Driver API, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// CUresult cuMemGetInfo_v2(size_t *free, size_t *total)
static const cb_function f_cuMemGetInfo = {.name = "cuMemGetInfo",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 2};

CB_WRAPPER(cuMemGetInfo)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMemGetInfo, &args, nargs, kwnames, slots))
        return NULL;
    size_t free = 0, total = 0;
    fn_cuMemGetInfo *call = cb_symbol_address(&symbols[S_cuMemGetInfo]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&free, &total);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemGetInfo, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(free), PyLong_FromUnsignedLong(total)};
    return cb_return_many(s, &f_cuMemGetInfo, values);
}

// CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)
static const cb_function f_cuMemAlloc = {.name = "cuMemAlloc",
    .params = (const char *const[]){"bytesize", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuMemAlloc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMemAlloc, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    uint64_t bytesize;
    if (cb_as_uint64(args[0], "size_t", &bytesize) < 0)
        return NULL;
    fn_cuMemAlloc *call = cb_symbol_address(&symbols[S_cuMemAlloc]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, bytesize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAlloc, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &dptr));
}

// CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes,
//     size_t Height, unsigned int ElementSizeBytes)
static const cb_function f_cuMemAllocPitch = {.name = "cuMemAllocPitch",
    .params = (const char *const[]){"WidthInBytes", "Height", "ElementSizeBytes", NULL},
    .param_count = 3, .result_count = 2};

CB_WRAPPER(cuMemAllocPitch)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemAllocPitch, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    size_t pPitch = 0;
    uint64_t WidthInBytes, Height;
    uint32_t ElementSizeBytes;
    if (cb_as_uint64(args[0], "size_t", &WidthInBytes) < 0
        || cb_as_uint64(args[1], "size_t", &Height) < 0
        || cb_as_uint32(args[2], "unsigned int", &ElementSizeBytes) < 0)
        return NULL;
    fn_cuMemAllocPitch *call = cb_symbol_address(&symbols[S_cuMemAllocPitch]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &pPitch, WidthInBytes, Height, ElementSizeBytes);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAllocPitch, status, args, NULL);
    PyObject *values[] = {cb_cell_new(m, T_CUdeviceptr, &dptr), PyLong_FromUnsignedLong(pPitch)};
    return cb_return_many(s, &f_cuMemAllocPitch, values);
}

// CUresult cuMemFree_v2(CUdeviceptr dptr)
static const cb_function f_cuMemFree = {.name = "cuMemFree",
    .params = (const char *const[]){"dptr", NULL}, .param_count = 1};

CB_WRAPPER(cuMemFree)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMemFree, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dptr, sizeof dptr) < 0)
        return NULL;
    fn_cuMemFree *call = cb_symbol_address(&symbols[S_cuMemFree]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptr);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemFree, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)
static const cb_function f_cuMemGetAddressRange = {.name = "cuMemGetAddressRange",
    .params = (const char *const[]){"dptr", NULL}, .param_count = 1, .result_count = 2};

CB_WRAPPER(cuMemGetAddressRange)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMemGetAddressRange, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr pbase = 0;
    size_t psize = 0;
    CUdeviceptr dptr;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dptr, sizeof dptr) < 0)
        return NULL;
    fn_cuMemGetAddressRange *call = cb_symbol_address(&symbols[S_cuMemGetAddressRange]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pbase, &psize, dptr);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemGetAddressRange, status, args, NULL);
    PyObject *values[] = {cb_cell_new(m, T_CUdeviceptr, &pbase), PyLong_FromUnsignedLong(psize)};
    return cb_return_many(s, &f_cuMemGetAddressRange, values);
}

// CUresult cuMemAllocHost_v2(void **pp, size_t bytesize)
static const cb_function f_cuMemAllocHost = {.name = "cuMemAllocHost",
    .params = (const char *const[]){"bytesize", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuMemAllocHost)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMemAllocHost, &args, nargs, kwnames, slots))
        return NULL;
    void *pp = NULL;
    uint64_t bytesize;
    if (cb_as_uint64(args[0], "size_t", &bytesize) < 0)
        return NULL;
    fn_cuMemAllocHost *call = cb_symbol_address(&symbols[S_cuMemAllocHost]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pp, bytesize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAllocHost, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)pp));
}

// CUresult cuMemFreeHost(void *p)
static const cb_function f_cuMemFreeHost = {.name = "cuMemFreeHost",
    .params = (const char *const[]){"p", NULL}, .param_count = 1};

CB_WRAPPER(cuMemFreeHost)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuMemFreeHost, &args, nargs, kwnames, slots))
        return NULL;
    cb_address p;
    p.held = false;
    if (cb_as_address(m, args[0], &p) < 0)
        goto done;
    fn_cuMemFreeHost *call = cb_symbol_address(&symbols[S_cuMemFreeHost]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(p.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemFreeHost, status, args, NULL);
done:
    cb_address_release(&p);
    return result;
}

// CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)
static const cb_function f_cuMemHostAlloc = {.name = "cuMemHostAlloc",
    .params = (const char *const[]){"bytesize", "Flags", NULL}, .param_count = 2,
    .result_count = 1, .optional_mask = 0x2};

CB_WRAPPER(cuMemHostAlloc)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemHostAlloc, &args, nargs, kwnames, slots))
        return NULL;
    void *pp = NULL;
    uint64_t bytesize;
    uint32_t Flags = 0;
    if (cb_as_uint64(args[0], "size_t", &bytesize) < 0
        || (!(s->checked && args[1] == Py_None)
            && cb_as_uint32(args[1], "unsigned int", &Flags) < 0))
        return NULL;
    fn_cuMemHostAlloc *call = cb_symbol_address(&symbols[S_cuMemHostAlloc]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pp, bytesize, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemHostAlloc, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)pp));
}

// CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)
static const cb_function f_cuMemHostGetDevicePointer = {.name = "cuMemHostGetDevicePointer",
    .params = (const char *const[]){"p", "Flags", NULL}, .param_count = 2, .result_count = 1,
    .optional_mask = 0x2};

CB_WRAPPER(cuMemHostGetDevicePointer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuMemHostGetDevicePointer, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr pdptr = 0;
    cb_address p;
    uint32_t Flags = 0;
    p.held = false;
    if (cb_as_address(m, args[0], &p) < 0
        || (!(s->checked && args[1] == Py_None)
            && cb_as_uint32(args[1], "unsigned int", &Flags) < 0))
        goto done;
    fn_cuMemHostGetDevicePointer *call = cb_symbol_address(&symbols[S_cuMemHostGetDevicePointer]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pdptr, p.value, Flags);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &pdptr));
    else
        result = cb_fail(s, &f_cuMemHostGetDevicePointer, status, args, NULL);
done:
    cb_address_release(&p);
    return result;
}

// CUresult cuMemHostGetFlags(unsigned int *pFlags, void *p)
static const cb_function f_cuMemHostGetFlags = {.name = "cuMemHostGetFlags",
    .params = (const char *const[]){"p", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuMemHostGetFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuMemHostGetFlags, &args, nargs, kwnames, slots))
        return NULL;
    unsigned int pFlags = 0;
    cb_address p;
    p.held = false;
    if (cb_as_address(m, args[0], &p) < 0)
        goto done;
    fn_cuMemHostGetFlags *call = cb_symbol_address(&symbols[S_cuMemHostGetFlags]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pFlags, p.value);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, PyLong_FromUnsignedLong(pFlags));
    else
        result = cb_fail(s, &f_cuMemHostGetFlags, status, args, NULL);
done:
    cb_address_release(&p);
    return result;
}

// CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)
static const cb_function f_cuMemAllocManaged = {.name = "cuMemAllocManaged",
    .params = (const char *const[]){"bytesize", "flags", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuMemAllocManaged)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemAllocManaged, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    uint64_t bytesize;
    uint32_t flags;
    if (cb_as_uint64(args[0], "size_t", &bytesize) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuMemAllocManaged *call = cb_symbol_address(&symbols[S_cuMemAllocManaged]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, bytesize, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAllocManaged, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &dptr));
}

// CUresult cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr)
static const cb_function f_cuIpcGetMemHandle = {.name = "cuIpcGetMemHandle",
    .params = (const char *const[]){"dptr", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuIpcGetMemHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuIpcGetMemHandle, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *pHandle = NULL;
    CUdeviceptr dptr;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dptr, sizeof dptr) < 0)
        goto done;
    fn_cuIpcGetMemHandle *call = cb_symbol_address(&symbols[S_cuIpcGetMemHandle]);
    if (call == NULL)
        goto done;
    pHandle = cb_record_new(m, T_CUipcMemHandle);
    if (pHandle == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(pHandle), dptr);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(pHandle));
    else
        result = cb_fail(s, &f_cuIpcGetMemHandle, status, args, NULL);
done:
    Py_XDECREF(pHandle);
    return result;
}

// CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)
static const cb_function f_cuIpcOpenMemHandle = {.name = "cuIpcOpenMemHandle",
    .params = (const char *const[]){"handle", "Flags", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuIpcOpenMemHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuIpcOpenMemHandle, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr pdptr = 0;
    CUipcMemHandle handle;
    uint32_t Flags;
    if (cb_as_record_value(m, T_CUipcMemHandle, args[0], "handle", &handle, sizeof handle) < 0
        || cb_as_uint32(args[1], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuIpcOpenMemHandle *call = cb_symbol_address(&symbols[S_cuIpcOpenMemHandle]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pdptr, handle, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuIpcOpenMemHandle, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &pdptr));
}

// CUresult cuIpcCloseMemHandle(CUdeviceptr dptr)
static const cb_function f_cuIpcCloseMemHandle = {.name = "cuIpcCloseMemHandle",
    .params = (const char *const[]){"dptr", NULL}, .param_count = 1};

CB_WRAPPER(cuIpcCloseMemHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuIpcCloseMemHandle, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dptr, sizeof dptr) < 0)
        return NULL;
    fn_cuIpcCloseMemHandle *call = cb_symbol_address(&symbols[S_cuIpcCloseMemHandle]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptr);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuIpcCloseMemHandle, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)
static const cb_function f_cuMemHostRegister = {.name = "cuMemHostRegister",
    .params = (const char *const[]){"p", "bytesize", "Flags", NULL}, .param_count = 3,
    .optional_mask = 0x4};

CB_WRAPPER(cuMemHostRegister)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuMemHostRegister, &args, nargs, kwnames, slots))
        return NULL;
    cb_address p;
    uint64_t bytesize;
    uint32_t Flags = 0;
    p.held = false;
    if (cb_as_address(m, args[0], &p) < 0
        || cb_as_uint64(args[1], "size_t", &bytesize) < 0
        || (!(s->checked && args[2] == Py_None)
            && cb_as_uint32(args[2], "unsigned int", &Flags) < 0)
        || (CB_UNLIKELY(p.held)
            && cb_address_check(&p, "cuMemHostRegister", "p", CB_COUNT(bytesize)) < 0))
        goto done;
    fn_cuMemHostRegister *call = cb_symbol_address(&symbols[S_cuMemHostRegister]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(p.value, bytesize, Flags);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemHostRegister, status, args, NULL);
done:
    cb_address_release(&p);
    return result;
}

// CUresult cuMemHostUnregister(void *p)
static const cb_function f_cuMemHostUnregister = {.name = "cuMemHostUnregister",
    .params = (const char *const[]){"p", NULL}, .param_count = 1};

CB_WRAPPER(cuMemHostUnregister)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuMemHostUnregister, &args, nargs, kwnames, slots))
        return NULL;
    cb_address p;
    p.held = false;
    if (cb_as_address(m, args[0], &p) < 0)
        goto done;
    fn_cuMemHostUnregister *call = cb_symbol_address(&symbols[S_cuMemHostUnregister]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(p.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemHostUnregister, status, args, NULL);
done:
    cb_address_release(&p);
    return result;
}

// CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size,
//     CUmemRangeHandleType handleType, unsigned long long flags)
static const cb_function f_cuMemGetHandleForAddressRange = {
    .name = "cuMemGetHandleForAddressRange",
    .params = (const char *const[]){"dptr", "size", "handleType", "flags", NULL}, .param_count = 4,
    .result_count = 1, .optional_mask = 0x8};

CB_WRAPPER(cuMemGetHandleForAddressRange)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuMemGetHandleForAddressRange, &args, nargs, kwnames, slots))
        return NULL;
    cb_value handle;
    CUdeviceptr dptr;
    uint64_t size;
    int32_t handleType;
    uint64_t flags = 0;
    cb_value_init(&handle);
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dptr, sizeof dptr) < 0
        || cb_as_uint64(args[1], "size_t", &size) < 0
        || cb_as_enum(m, T_CUmemRangeHandleType, args[2], "handleType", &handleType) < 0
        || (!(s->checked && args[3] == Py_None)
            && cb_as_uint64(args[3], "unsigned PY_LONG_LONG", &flags) < 0)
        || cb_value_prepare(m, &table_range_handles, handleType, 0, &handle) < 0)
        goto done;
    fn_cuMemGetHandleForAddressRange *call =
        cb_symbol_address(&symbols[S_cuMemGetHandleForAddressRange]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle.data, dptr, size, (CUmemRangeHandleType)handleType, flags);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_value_result(s, &handle));
    else
        result = cb_fail(s, &f_cuMemGetHandleForAddressRange, status, args, NULL);
done:
    cb_value_done(&handle);
    return result;
}

// CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)
static const cb_function f_cuMemFreeAsync = {.name = "cuMemFreeAsync",
    .params = (const char *const[]){"dptr", "hStream", NULL}, .param_count = 2};

CB_WRAPPER(cuMemFreeAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemFreeAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dptr, sizeof dptr) < 0
        || cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        return NULL;
    fn_cuMemFreeAsync *call = cb_symbol_address(&symbols[S_cuMemFreeAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptr, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemFreeAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
static const cb_function f_cuMemAllocAsync = {.name = "cuMemAllocAsync",
    .params = (const char *const[]){"bytesize", "hStream", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuMemAllocAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemAllocAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    uint64_t bytesize;
    CUstream hStream;
    if (cb_as_uint64(args[0], "size_t", &bytesize) < 0
        || cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        return NULL;
    fn_cuMemAllocAsync *call = cb_symbol_address(&symbols[S_cuMemAllocAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, bytesize, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAllocAsync, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &dptr));
}

// CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)
static const cb_function f_cuMemPoolTrimTo = {.name = "cuMemPoolTrimTo",
    .params = (const char *const[]){"pool", "minBytesToKeep", NULL}, .param_count = 2};

CB_WRAPPER(cuMemPoolTrimTo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemPoolTrimTo, &args, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool;
    uint64_t minBytesToKeep;
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &pool) < 0
        || cb_as_uint64(args[1], "size_t", &minBytesToKeep) < 0)
        return NULL;
    fn_cuMemPoolTrimTo *call = cb_symbol_address(&symbols[S_cuMemPoolTrimTo]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pool, minBytesToKeep);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemPoolTrimTo, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
static const cb_function f_cuMemPoolSetAttribute = {.name = "cuMemPoolSetAttribute",
    .params = (const char *const[]){"pool", "attr", "value", NULL}, .param_count = 3};

CB_WRAPPER(cuMemPoolSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuMemPoolSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &pool) < 0
        || cb_as_enum_number_member(m, T_CUmemPool_attribute, args[1], "attr", &attr) < 0
        || cb_value_from(s, &table_mem_pool_attributes, attr, args[2], "value", &value) < 0)
        goto done;
    fn_cuMemPoolSetAttribute *call = cb_symbol_address(&symbols[S_cuMemPoolSetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(pool, (CUmemPool_attribute)attr, value.data);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemPoolSetAttribute, status, args, NULL);
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
static const cb_function f_cuMemPoolGetAttribute = {.name = "cuMemPoolGetAttribute",
    .params = (const char *const[]){"pool", "attr", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuMemPoolGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuMemPoolGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &pool) < 0
        || cb_as_enum_number_member(m, T_CUmemPool_attribute, args[1], "attr", &attr) < 0
        || cb_value_prepare(m, &table_mem_pool_attributes, attr, 0, &value) < 0)
        goto done;
    fn_cuMemPoolGetAttribute *call = cb_symbol_address(&symbols[S_cuMemPoolGetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(pool, (CUmemPool_attribute)attr, value.data);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_value_result(s, &value));
    else
        result = cb_fail(s, &f_cuMemPoolGetAttribute, status, args, NULL);
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)
static const cb_function f_cuMemPoolSetAccess = {.name = "cuMemPoolSetAccess",
    .params = (const char *const[]){"pool", "map", "count", NULL}, .param_count = 3,
    .auto_mask = 0x4};

CB_WRAPPER(cuMemPoolSetAccess)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuMemPoolSetAccess, &args, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool;
    cb_array map;
    uint64_t count = 0;
    cb_array_init(&map);
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &pool) < 0
        || cb_array_records(m, T_CUmemAccessDesc, args[1], "map", &map) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &count) < 0))
        goto done;
    if (args[2] == NULL && map.length > (size_t)count)
        count = (uint64_t)map.length;
    if (cb_array_check(&map, (size_t)count) < 0)
        goto done;
    fn_cuMemPoolSetAccess *call = cb_symbol_address(&symbols[S_cuMemPoolSetAccess]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pool, map.data, count);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemPoolSetAccess, status, args, NULL);
done:
    cb_array_done(&map);
    return result;
}

// CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool,
//     CUmemLocation *location)
static const cb_function f_cuMemPoolGetAccess = {.name = "cuMemPoolGetAccess",
    .params = (const char *const[]){"memPool", "location", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuMemPoolGetAccess)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemPoolGetAccess, &args, nargs, kwnames, slots))
        return NULL;
    CUmemAccess_flags flags = 0;
    CUmemoryPool memPool;
    CUmemLocation *location;
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &memPool) < 0
        || cb_as_record(m, T_CUmemLocation, args[1], "location", &location) < 0)
        return NULL;
    fn_cuMemPoolGetAccess *call = cb_symbol_address(&symbols[S_cuMemPoolGetAccess]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&flags, memPool, location);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemPoolGetAccess, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUmemAccess_flags, flags));
}

// CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)
static const cb_function f_cuMemPoolCreate = {.name = "cuMemPoolCreate",
    .params = (const char *const[]){"poolProps", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuMemPoolCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMemPoolCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool = NULL;
    const CUmemPoolProps *poolProps;
    if (cb_as_record(m, T_CUmemPoolProps, args[0], "poolProps", &poolProps) < 0)
        return NULL;
    fn_cuMemPoolCreate *call = cb_symbol_address(&symbols[S_cuMemPoolCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pool, poolProps);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemPoolCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmemoryPool, &pool));
}

// CUresult cuMemPoolDestroy(CUmemoryPool pool)
static const cb_function f_cuMemPoolDestroy = {.name = "cuMemPoolDestroy",
    .params = (const char *const[]){"pool", NULL}, .param_count = 1};

CB_WRAPPER(cuMemPoolDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMemPoolDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool;
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &pool) < 0)
        return NULL;
    fn_cuMemPoolDestroy *call = cb_symbol_address(&symbols[S_cuMemPoolDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pool);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemPoolDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool,
//     CUstream hStream)
static const cb_function f_cuMemAllocFromPoolAsync = {.name = "cuMemAllocFromPoolAsync",
    .params = (const char *const[]){"bytesize", "pool", "hStream", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cuMemAllocFromPoolAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemAllocFromPoolAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    uint64_t bytesize;
    CUmemoryPool pool;
    CUstream hStream;
    if (cb_as_uint64(args[0], "size_t", &bytesize) < 0
        || cb_as_handle(m, T_CUmemoryPool, args[1], &pool) < 0
        || cb_as_handle(m, T_CUstream, args[2], &hStream) < 0)
        return NULL;
    fn_cuMemAllocFromPoolAsync *call = cb_symbol_address(&symbols[S_cuMemAllocFromPoolAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, bytesize, pool, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAllocFromPoolAsync, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &dptr));
}

// CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool,
//     CUmemAllocationHandleType handleType, unsigned long long flags)
static const cb_function f_cuMemPoolExportToShareableHandle = {
    .name = "cuMemPoolExportToShareableHandle",
    .params = (const char *const[]){"pool", "handleType", "flags", NULL}, .param_count = 3,
    .result_count = 1, .optional_mask = 0x4};

CB_WRAPPER(cuMemPoolExportToShareableHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuMemPoolExportToShareableHandle, &args, nargs, kwnames, slots))
        return NULL;
    cb_value handle_out;
    CUmemoryPool pool;
    int32_t handleType;
    uint64_t flags = 0;
    cb_value_init(&handle_out);
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &pool) < 0
        || cb_as_enum_member(m, T_CUmemAllocationHandleType, args[1], "handleType", &handleType) < 0
        || (!(s->checked && args[2] == Py_None)
            && cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0)
        || cb_value_prepare(m, &table_shareable_handles, handleType, 0, &handle_out) < 0)
        goto done;
    fn_cuMemPoolExportToShareableHandle *call =
        cb_symbol_address(&symbols[S_cuMemPoolExportToShareableHandle]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle_out.data, pool, (CUmemAllocationHandleType)handleType, flags);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_value_result(s, &handle_out));
    else
        result = cb_fail(s, &f_cuMemPoolExportToShareableHandle, status, args, NULL);
done:
    cb_value_done(&handle_out);
    return result;
}

// CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle,
//     CUmemAllocationHandleType handleType, unsigned long long flags)
static const cb_function f_cuMemPoolImportFromShareableHandle = {
    .name = "cuMemPoolImportFromShareableHandle",
    .params = (const char *const[]){"handle", "handleType", "flags", NULL}, .param_count = 3,
    .result_count = 1, .optional_mask = 0x4};

CB_WRAPPER(cuMemPoolImportFromShareableHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuMemPoolImportFromShareableHandle, &args, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool_out = NULL;
    cb_address handle;
    int32_t handleType;
    uint64_t flags = 0;
    handle.held = false;
    if (cb_as_address(m, args[0], &handle) < 0
        || cb_as_enum(m, T_CUmemAllocationHandleType, args[1], "handleType", &handleType) < 0
        || (!(s->checked && args[2] == Py_None)
            && cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0))
        goto done;
    fn_cuMemPoolImportFromShareableHandle *call =
        cb_symbol_address(&symbols[S_cuMemPoolImportFromShareableHandle]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pool_out, handle.value, (CUmemAllocationHandleType)handleType, flags);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUmemoryPool, &pool_out));
    else
        result = cb_fail(s, &f_cuMemPoolImportFromShareableHandle, status, args, NULL);
done:
    cb_address_release(&handle);
    return result;
}

// CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr)
static const cb_function f_cuMemPoolExportPointer = {.name = "cuMemPoolExportPointer",
    .params = (const char *const[]){"ptr", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuMemPoolExportPointer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuMemPoolExportPointer, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *shareData_out = NULL;
    CUdeviceptr ptr;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &ptr, sizeof ptr) < 0)
        goto done;
    fn_cuMemPoolExportPointer *call = cb_symbol_address(&symbols[S_cuMemPoolExportPointer]);
    if (call == NULL)
        goto done;
    shareData_out = cb_record_new(m, T_CUmemPoolPtrExportData);
    if (shareData_out == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(shareData_out), ptr);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(shareData_out));
    else
        result = cb_fail(s, &f_cuMemPoolExportPointer, status, args, NULL);
done:
    Py_XDECREF(shareData_out);
    return result;
}

// CUresult cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool,
//     CUmemPoolPtrExportData *shareData)
static const cb_function f_cuMemPoolImportPointer = {.name = "cuMemPoolImportPointer",
    .params = (const char *const[]){"pool", "shareData", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuMemPoolImportPointer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemPoolImportPointer, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr ptr_out = 0;
    CUmemoryPool pool;
    CUmemPoolPtrExportData *shareData;
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &pool) < 0
        || cb_as_record(m, T_CUmemPoolPtrExportData, args[1], "shareData", &shareData) < 0)
        return NULL;
    fn_cuMemPoolImportPointer *call = cb_symbol_address(&symbols[S_cuMemPoolImportPointer]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&ptr_out, pool, shareData);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemPoolImportPointer, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &ptr_out));
}

// CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr)
static const cb_function f_cuPointerGetAttribute = {.name = "cuPointerGetAttribute",
    .params = (const char *const[]){"attribute", "ptr", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuPointerGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuPointerGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cb_value data;
    int32_t attribute;
    CUdeviceptr ptr;
    cb_value_init(&data);
    if (cb_as_enum_member(m, T_CUpointer_attribute, args[0], "attribute", &attribute) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[1], &ptr, sizeof ptr) < 0
        || cb_value_prepare(m, &table_pointer_attributes, attribute, 0, &data) < 0)
        goto done;
    fn_cuPointerGetAttribute *call = cb_symbol_address(&symbols[S_cuPointerGetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(data.data, (CUpointer_attribute)attribute, ptr);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_value_result(s, &data));
    else
        result = cb_fail(s, &f_cuPointerGetAttribute, status, args, NULL);
done:
    cb_value_done(&data);
    return result;
}

// CUresult cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice,
//     CUstream hStream)
static const cb_function f_cuMemPrefetchAsync = {.name = "cuMemPrefetchAsync",
    .params = (const char *const[]){"devPtr", "count", "dstDevice", "hStream", NULL},
    .param_count = 4};

CB_WRAPPER(cuMemPrefetchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemPrefetchAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr devPtr;
    uint64_t count;
    CUdevice dstDevice;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &devPtr, sizeof devPtr) < 0
        || cb_as_uint64(args[1], "size_t", &count) < 0
        || cb_as_scalar(m, T_CUdevice, args[2], &dstDevice, sizeof dstDevice) < 0
        || cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        return NULL;
    fn_cuMemPrefetchAsync *call = cb_symbol_address(&symbols[S_cuMemPrefetchAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr, count, dstDevice, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemPrefetchAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location,
//     unsigned int flags, CUstream hStream)
static const cb_function f_cuMemPrefetchAsync_v2 = {.name = "cuMemPrefetchAsync_v2",
    .params = (const char *const[]){"devPtr", "count", "location", "flags", "hStream", NULL},
    .param_count = 5};

CB_WRAPPER(cuMemPrefetchAsync_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMemPrefetchAsync_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr devPtr;
    uint64_t count;
    CUmemLocation location;
    uint32_t flags;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &devPtr, sizeof devPtr) < 0
        || cb_as_uint64(args[1], "size_t", &count) < 0
        || cb_as_record_value(m, T_CUmemLocation, args[2], "location", &location,
            sizeof location) < 0
        || cb_as_uint32(args[3], "unsigned int", &flags) < 0
        || cb_as_handle(m, T_CUstream, args[4], &hStream) < 0)
        return NULL;
    fn_cuMemPrefetchAsync_v2 *call = cb_symbol_address(&symbols[S_cuMemPrefetchAsync_v2]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr, count, location, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemPrefetchAsync_v2, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device)
static const cb_function f_cuMemAdvise = {.name = "cuMemAdvise",
    .params = (const char *const[]){"devPtr", "count", "advice", "device", NULL}, .param_count = 4};

CB_WRAPPER(cuMemAdvise)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemAdvise, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr devPtr;
    uint64_t count;
    int32_t advice;
    CUdevice device;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &devPtr, sizeof devPtr) < 0
        || cb_as_uint64(args[1], "size_t", &count) < 0
        || cb_as_enum(m, T_CUmem_advise, args[2], "advice", &advice) < 0
        || cb_as_scalar(m, T_CUdevice, args[3], &device, sizeof device) < 0)
        return NULL;
    fn_cuMemAdvise *call = cb_symbol_address(&symbols[S_cuMemAdvise]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr, count, (CUmem_advise)advice, device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAdvise, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice,
//     CUmemLocation location)
static const cb_function f_cuMemAdvise_v2 = {.name = "cuMemAdvise_v2",
    .params = (const char *const[]){"devPtr", "count", "advice", "location", NULL},
    .param_count = 4};

CB_WRAPPER(cuMemAdvise_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemAdvise_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr devPtr;
    uint64_t count;
    int32_t advice;
    CUmemLocation location;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &devPtr, sizeof devPtr) < 0
        || cb_as_uint64(args[1], "size_t", &count) < 0
        || cb_as_enum(m, T_CUmem_advise, args[2], "advice", &advice) < 0
        || cb_as_record_value(m, T_CUmemLocation, args[3], "location", &location,
            sizeof location) < 0)
        return NULL;
    fn_cuMemAdvise_v2 *call = cb_symbol_address(&symbols[S_cuMemAdvise_v2]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr, count, (CUmem_advise)advice, location);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAdvise_v2, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute,
//     CUdeviceptr devPtr, size_t count)
static const cb_function f_cuMemRangeGetAttribute = {.name = "cuMemRangeGetAttribute",
    .params = (const char *const[]){"dataSize", "attribute", "devPtr", "count", NULL},
    .param_count = 4, .result_count = 1};

CB_WRAPPER(cuMemRangeGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuMemRangeGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cb_value data;
    uint64_t dataSize, count;
    int32_t attribute;
    CUdeviceptr devPtr;
    cb_value_init(&data);
    if (cb_as_uint64(args[0], "size_t", &dataSize) < 0
        || cb_as_enum_member(m, T_CUmem_range_attribute, args[1], "attribute", &attribute) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[2], &devPtr, sizeof devPtr) < 0
        || cb_as_uint64(args[3], "size_t", &count) < 0
        || cb_value_prepare(m, &table_mem_range_attributes, attribute, (size_t)dataSize, &data) < 0)
        goto done;
    fn_cuMemRangeGetAttribute *call = cb_symbol_address(&symbols[S_cuMemRangeGetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(data.data, dataSize, (CUmem_range_attribute)attribute, devPtr, count);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_value_result(s, &data));
    else
        result = cb_fail(s, &f_cuMemRangeGetAttribute, status, args, NULL);
done:
    cb_value_done(&data);
    return result;
}

// CUresult cuMemRangeGetAttributes(void **data, size_t *dataSizes,
//     CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count)
static const cb_function f_cuMemRangeGetAttributes = {.name = "cuMemRangeGetAttributes",
    .params = (const char *const[]){"dataSizes", "attributes", "numAttributes", "devPtr", "count",
        NULL},
    .param_count = 5, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuMemRangeGetAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cuMemRangeGetAttributes, &args, nargs, kwnames, slots))
        return NULL;
    cb_values data;
    cb_array dataSizes, attributes;
    uint64_t numAttributes = 0;
    CUdeviceptr devPtr;
    uint64_t count;
    cb_values_init(&data);
    cb_array_init(&dataSizes);
    cb_array_init(&attributes);
    if (cb_array_ints(args[0], "dataSizes", sizeof(size_t), false, "size_t", &dataSizes) < 0
        || cb_array_enums(m, T_CUmem_range_attribute, args[1], "attributes", &attributes) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numAttributes) < 0)
        || cb_as_scalar(m, T_CUdeviceptr, args[3], &devPtr, sizeof devPtr) < 0
        || cb_as_uint64(args[4], "size_t", &count) < 0
        || cb_values_prepare(m, &table_mem_range_attributes, &attributes, &dataSizes, &data) < 0)
        goto done;
    if (args[2] == NULL && dataSizes.length > (size_t)numAttributes)
        numAttributes = (uint64_t)dataSizes.length;
    if (args[2] == NULL && attributes.length > (size_t)numAttributes)
        numAttributes = (uint64_t)attributes.length;
    if (cb_array_check(&dataSizes, (size_t)numAttributes) < 0
        || cb_array_check(&attributes, (size_t)numAttributes) < 0)
        goto done;
    fn_cuMemRangeGetAttributes *call = cb_symbol_address(&symbols[S_cuMemRangeGetAttributes]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(data.data, dataSizes.data, attributes.data, numAttributes, devPtr,
        count);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_values_result(s, &data));
    else
        result = cb_fail(s, &f_cuMemRangeGetAttributes, status, args, NULL);
done:
    cb_values_done(&data);
    cb_array_done(&dataSizes);
    cb_array_done(&attributes);
    return result;
}

// CUresult cuPointerSetAttribute(const void *value, CUpointer_attribute attribute, CUdeviceptr ptr)
static const cb_function f_cuPointerSetAttribute = {.name = "cuPointerSetAttribute",
    .params = (const char *const[]){"value", "attribute", "ptr", NULL}, .param_count = 3};

CB_WRAPPER(cuPointerSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuPointerSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cb_value value;
    int32_t attribute;
    CUdeviceptr ptr;
    cb_value_init(&value);
    if (cb_as_enum_member(m, T_CUpointer_attribute, args[1], "attribute", &attribute) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[2], &ptr, sizeof ptr) < 0
        || cb_value_from(s, &table_pointer_attributes, attribute, args[0], "value", &value) < 0)
        goto done;
    fn_cuPointerSetAttribute *call = cb_symbol_address(&symbols[S_cuPointerSetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(value.data, (CUpointer_attribute)attribute, ptr);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuPointerSetAttribute, status, args, NULL);
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute *attributes,
//     void **data, CUdeviceptr ptr)
static const cb_function f_cuPointerGetAttributes = {.name = "cuPointerGetAttributes",
    .params = (const char *const[]){"numAttributes", "attributes", "ptr", NULL}, .param_count = 3,
    .result_count = 1, .auto_mask = 0x1};

CB_WRAPPER(cuPointerGetAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuPointerGetAttributes, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t numAttributes = 0;
    cb_array attributes;
    cb_values data;
    CUdeviceptr ptr;
    cb_array_init(&attributes);
    cb_values_init(&data);
    if ((args[0] != NULL && cb_as_uint32(args[0], "unsigned int", &numAttributes) < 0)
        || cb_array_enums(m, T_CUpointer_attribute, args[1], "attributes", &attributes) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[2], &ptr, sizeof ptr) < 0)
        goto done;
    if (args[0] == NULL && attributes.length > (size_t)numAttributes)
        numAttributes = (uint32_t)attributes.length;
    if (cb_values_prepare(m, &table_pointer_attributes, &attributes, NULL, &data) < 0
        || cb_array_check(&attributes, (size_t)numAttributes) < 0)
        goto done;
    fn_cuPointerGetAttributes *call = cb_symbol_address(&symbols[S_cuPointerGetAttributes]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(numAttributes, attributes.data, data.data, ptr);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_values_result(s, &data));
    else
        result = cb_fail(s, &f_cuPointerGetAttributes, status, args, NULL);
done:
    cb_array_done(&attributes);
    cb_values_done(&data);
    return result;
}

