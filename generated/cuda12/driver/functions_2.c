// functions_2.c of cubind's binding of the CUDA Driver API, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// Header: cuda.h
// Header: cudaProfiler.h
// Header: cudaEGL.h
// Header: cudaGL.h
// Header: cudaVDPAU.h
// Header: EGL/egl.h
// Header: GL/gl.h
// Header: vdpau/vdpau.h
// clang-format off

#include "functions.h"

// CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t
//     Height, unsigned int ElementSizeBytes)
static const char *const params_cuMemAllocPitch[] = {"WidthInBytes", "Height", "ElementSizeBytes",
    NULL};
static const cb_function f_cuMemAllocPitch = {.name = "cuMemAllocPitch",
    .params = params_cuMemAllocPitch, .param_count = 3, .result_count = 2};

CB_WRAPPER(cuMemAllocPitch)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemAllocPitch, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    size_t pPitch = 0;
    uint64_t WidthInBytes;
    uint64_t Height;
    uint32_t ElementSizeBytes;
    if (cb_as_uint64(args[0], "size_t", &WidthInBytes) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &Height) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &ElementSizeBytes) < 0)
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
static const char *const params_cuMemFree[] = {"dptr", NULL};
static const cb_function f_cuMemFree = {.name = "cuMemFree", .params = params_cuMemFree,
    .param_count = 1, .result_count = 0};

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
static const char *const params_cuMemGetAddressRange[] = {"dptr", NULL};
static const cb_function f_cuMemGetAddressRange = {.name = "cuMemGetAddressRange",
    .params = params_cuMemGetAddressRange, .param_count = 1, .result_count = 2};

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
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pbase, &psize, dptr);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemGetAddressRange, status, args, NULL);
    PyObject *values[] = {cb_cell_new(m, T_CUdeviceptr, &pbase), PyLong_FromUnsignedLong(psize)};
    return cb_return_many(s, &f_cuMemGetAddressRange, values);
}

// CUresult cuMemAllocHost_v2(void **pp, size_t bytesize)
static const char *const params_cuMemAllocHost[] = {"bytesize", NULL};
static const cb_function f_cuMemAllocHost = {.name = "cuMemAllocHost",
    .params = params_cuMemAllocHost, .param_count = 1, .result_count = 1};

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
static const char *const params_cuMemFreeHost[] = {"p", NULL};
static const cb_function f_cuMemFreeHost = {.name = "cuMemFreeHost",
    .params = params_cuMemFreeHost, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuMemFreeHost)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMemFreeHost, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_address p;
    p.held = false;
    if (cb_as_address(m, args[0], &p) < 0)
        goto done;
    fn_cuMemFreeHost *call = cb_symbol_address(&symbols[S_cuMemFreeHost]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(p.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemFreeHost, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&p);
    return result;
}

// CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)
static const char *const params_cuMemHostAlloc[] = {"bytesize", "Flags", NULL};
static const cb_function f_cuMemHostAlloc = {.name = "cuMemHostAlloc",
    .params = params_cuMemHostAlloc, .param_count = 2, .result_count = 1, .optional_mask = 0x2};

CB_WRAPPER(cuMemHostAlloc)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemHostAlloc, &args, nargs, kwnames, slots))
        return NULL;
    void *pp = NULL;
    uint64_t bytesize;
    uint32_t Flags = 0;
    if (cb_as_uint64(args[0], "size_t", &bytesize) < 0)
        return NULL;
    if (!(s->checked && args[1] == Py_None) && cb_as_uint32(args[1], "unsigned int", &Flags) < 0)
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
static const char *const params_cuMemHostGetDevicePointer[] = {"p", "Flags", NULL};
static const cb_function f_cuMemHostGetDevicePointer = {.name = "cuMemHostGetDevicePointer",
    .params = params_cuMemHostGetDevicePointer, .param_count = 2, .result_count = 1,
    .optional_mask = 0x2};

CB_WRAPPER(cuMemHostGetDevicePointer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemHostGetDevicePointer, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUdeviceptr pdptr = 0;
    cb_address p;
    p.held = false;
    uint32_t Flags = 0;
    if (cb_as_address(m, args[0], &p) < 0)
        goto done;
    if (!(s->checked && args[1] == Py_None) && cb_as_uint32(args[1], "unsigned int", &Flags) < 0)
        goto done;
    fn_cuMemHostGetDevicePointer *call = cb_symbol_address(&symbols[S_cuMemHostGetDevicePointer]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pdptr, p.value, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemHostGetDevicePointer, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &pdptr));
done:
    cb_address_release(&p);
    return result;
}

// CUresult cuMemHostGetFlags(unsigned int *pFlags, void *p)
static const char *const params_cuMemHostGetFlags[] = {"p", NULL};
static const cb_function f_cuMemHostGetFlags = {.name = "cuMemHostGetFlags",
    .params = params_cuMemHostGetFlags, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuMemHostGetFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMemHostGetFlags, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    unsigned int pFlags = 0;
    cb_address p;
    p.held = false;
    if (cb_as_address(m, args[0], &p) < 0)
        goto done;
    fn_cuMemHostGetFlags *call = cb_symbol_address(&symbols[S_cuMemHostGetFlags]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pFlags, p.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemHostGetFlags, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromUnsignedLong(pFlags));
done:
    cb_address_release(&p);
    return result;
}

// CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)
static const char *const params_cuMemAllocManaged[] = {"bytesize", "flags", NULL};
static const cb_function f_cuMemAllocManaged = {.name = "cuMemAllocManaged",
    .params = params_cuMemAllocManaged, .param_count = 2, .result_count = 1};

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
    if (cb_as_uint64(args[0], "size_t", &bytesize) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
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

// CUresult cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc, void
//     *userData, CUasyncCallbackHandle *callback)
static const char *const params_cuDeviceRegisterAsyncNotification[] = {"device", "callbackFunc",
    "userData", NULL};
static const cb_function f_cuDeviceRegisterAsyncNotification =
    {.name = "cuDeviceRegisterAsyncNotification",
    .params = params_cuDeviceRegisterAsyncNotification, .param_count = 3, .result_count = 1,
    .optional_mask = 0x4};

CB_WRAPPER(cuDeviceRegisterAsyncNotification)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuDeviceRegisterAsyncNotification, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUdevice device;
    cb_callback callbackFunc = {0};
    bool callbackFunc_taken = false;
    cb_address userData;
    userData.held = false;
    userData.value = NULL;
    CUasyncCallbackHandle callback = NULL;
    if (cb_as_scalar(m, T_CUdevice, args[0], &device, sizeof device) < 0)
        goto done;
    if (cb_as_callback(m, T_CUasyncCallback, args[1], (void *)trampoline_CUasyncCallback, args[2],
        CB_SCOPE_NOTIFIED, &callbackFunc) < 0)
        goto done;
    if (callbackFunc.closure == NULL && cb_as_address(m, args[2], &userData) < 0)
        goto done;
    fn_cuDeviceRegisterAsyncNotification *call =
        cb_symbol_address(&symbols[S_cuDeviceRegisterAsyncNotification]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (CUasyncCallback)callbackFunc.function,
        callbackFunc.closure != NULL ? callbackFunc.closure : userData.value, &callback);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceRegisterAsyncNotification, status, args, NULL);
        goto done;
    }
    callbackFunc_taken = true;
    result = cb_return1(s, cb_cell_new(m, T_CUasyncCallbackHandle, &callback));
done:
    cb_callback_finish(s->module, &callbackFunc, callbackFunc_taken, callback);
    cb_address_release(&userData);
    return result;
}

// CUresult cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback)
static const char *const params_cuDeviceUnregisterAsyncNotification[] = {"device", "callback",
    NULL};
static const cb_function f_cuDeviceUnregisterAsyncNotification =
    {.name = "cuDeviceUnregisterAsyncNotification",
    .params = params_cuDeviceUnregisterAsyncNotification, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuDeviceUnregisterAsyncNotification)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuDeviceUnregisterAsyncNotification, &args, nargs, kwnames, slots))
        return NULL;
    CUdevice device;
    CUasyncCallbackHandle callback;
    if (cb_as_scalar(m, T_CUdevice, args[0], &device, sizeof device) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUasyncCallbackHandle, args[1], &callback) < 0)
        return NULL;
    fn_cuDeviceUnregisterAsyncNotification *call =
        cb_symbol_address(&symbols[S_cuDeviceUnregisterAsyncNotification]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, callback);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceUnregisterAsyncNotification, status, args, NULL);
    cb_closure_unregister(m, callback);
    return cb_return0(s);
}

// CUresult cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)
static const char *const params_cuDeviceGetByPCIBusId[] = {"pciBusId", NULL};
static const cb_function f_cuDeviceGetByPCIBusId = {.name = "cuDeviceGetByPCIBusId",
    .params = params_cuDeviceGetByPCIBusId, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuDeviceGetByPCIBusId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDeviceGetByPCIBusId, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUdevice dev = 0;
    cb_address pciBusId;
    pciBusId.held = false;
    if (cb_as_text(args[0], false, &pciBusId) < 0)
        goto done;
    fn_cuDeviceGetByPCIBusId *call = cb_symbol_address(&symbols[S_cuDeviceGetByPCIBusId]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&dev, pciBusId.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceGetByPCIBusId, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUdevice, &dev));
done:
    cb_address_release(&pciBusId);
    return result;
}

// CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)
static const char *const params_cuDeviceGetPCIBusId[] = {"length", "dev", NULL};
static const cb_function f_cuDeviceGetPCIBusId = {.name = "cuDeviceGetPCIBusId",
    .params = params_cuDeviceGetPCIBusId, .param_count = 2, .result_count = 1, .auto_mask = 0x1};

CB_WRAPPER(cuDeviceGetPCIBusId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuDeviceGetPCIBusId, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *pciBusId = NULL;
    int32_t len = 256;
    CUdevice dev;
    if (args[0] != NULL && cb_as_int32(args[0], "int", &len) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        goto done;
    fn_cuDeviceGetPCIBusId *call = cb_symbol_address(&symbols[S_cuDeviceGetPCIBusId]);
    if (call == NULL)
        goto done;
    pciBusId = cb_name_room("cuDeviceGetPCIBusId", len);
    if (pciBusId == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(PyBytes_AS_STRING(pciBusId), len, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceGetPCIBusId, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        s->checked ? cb_string_result(s, PyBytes_AS_STRING(pciBusId)) : Py_NewRef(pciBusId));
done:
    Py_XDECREF(pciBusId);
    return result;
}

// CUresult cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event)
static const char *const params_cuIpcGetEventHandle[] = {"event", NULL};
static const cb_function f_cuIpcGetEventHandle = {.name = "cuIpcGetEventHandle",
    .params = params_cuIpcGetEventHandle, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuIpcGetEventHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuIpcGetEventHandle, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *pHandle = NULL;
    CUevent event;
    if (cb_as_handle(m, T_CUevent, args[0], &event) < 0)
        goto done;
    fn_cuIpcGetEventHandle *call = cb_symbol_address(&symbols[S_cuIpcGetEventHandle]);
    if (call == NULL)
        goto done;
    pHandle = cb_record_new(m, T_CUipcEventHandle);
    if (pHandle == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(pHandle), event);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuIpcGetEventHandle, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pHandle));
done:
    Py_XDECREF(pHandle);
    return result;
}

// CUresult cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle)
static const char *const params_cuIpcOpenEventHandle[] = {"handle", NULL};
static const cb_function f_cuIpcOpenEventHandle = {.name = "cuIpcOpenEventHandle",
    .params = params_cuIpcOpenEventHandle, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuIpcOpenEventHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuIpcOpenEventHandle, &args, nargs, kwnames, slots))
        return NULL;
    CUevent phEvent = NULL;
    CUipcEventHandle handle;
    if (cb_as_record_value(m, T_CUipcEventHandle, args[0], "handle", &handle, sizeof handle) < 0)
        return NULL;
    fn_cuIpcOpenEventHandle *call = cb_symbol_address(&symbols[S_cuIpcOpenEventHandle]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phEvent, handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuIpcOpenEventHandle, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUevent, &phEvent));
}

// CUresult cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr)
static const char *const params_cuIpcGetMemHandle[] = {"dptr", NULL};
static const cb_function f_cuIpcGetMemHandle = {.name = "cuIpcGetMemHandle",
    .params = params_cuIpcGetMemHandle, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuIpcGetMemHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuIpcGetMemHandle, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
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
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(pHandle), dptr);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuIpcGetMemHandle, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pHandle));
done:
    Py_XDECREF(pHandle);
    return result;
}

// CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)
static const char *const params_cuIpcOpenMemHandle[] = {"handle", "Flags", NULL};
static const cb_function f_cuIpcOpenMemHandle = {.name = "cuIpcOpenMemHandle",
    .params = params_cuIpcOpenMemHandle, .param_count = 2, .result_count = 1};

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
    if (cb_as_record_value(m, T_CUipcMemHandle, args[0], "handle", &handle, sizeof handle) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &Flags) < 0)
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
static const char *const params_cuIpcCloseMemHandle[] = {"dptr", NULL};
static const cb_function f_cuIpcCloseMemHandle = {.name = "cuIpcCloseMemHandle",
    .params = params_cuIpcCloseMemHandle, .param_count = 1, .result_count = 0};

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
static const char *const params_cuMemHostRegister[] = {"p", "bytesize", "Flags", NULL};
static const cb_function f_cuMemHostRegister = {.name = "cuMemHostRegister",
    .params = params_cuMemHostRegister, .param_count = 3, .result_count = 0, .optional_mask = 0x4};

CB_WRAPPER(cuMemHostRegister)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemHostRegister, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_address p;
    p.held = false;
    uint64_t bytesize;
    uint32_t Flags = 0;
    if (cb_as_address(m, args[0], &p) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &bytesize) < 0)
        goto done;
    if (!(s->checked && args[2] == Py_None) && cb_as_uint32(args[2], "unsigned int", &Flags) < 0)
        goto done;
    if (CB_UNLIKELY(p.held)
        && cb_address_check(&p, "cuMemHostRegister", "p", CB_COUNT(bytesize)) < 0)
        goto done;
    fn_cuMemHostRegister *call = cb_symbol_address(&symbols[S_cuMemHostRegister]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(p.value, bytesize, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemHostRegister, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&p);
    return result;
}

// CUresult cuMemHostUnregister(void *p)
static const char *const params_cuMemHostUnregister[] = {"p", NULL};
static const cb_function f_cuMemHostUnregister = {.name = "cuMemHostUnregister",
    .params = params_cuMemHostUnregister, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuMemHostUnregister)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMemHostUnregister, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_address p;
    p.held = false;
    if (cb_as_address(m, args[0], &p) < 0)
        goto done;
    fn_cuMemHostUnregister *call = cb_symbol_address(&symbols[S_cuMemHostUnregister]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(p.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemHostUnregister, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&p);
    return result;
}

// CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)
static const char *const params_cuMemcpy[] = {"dst", "src", "ByteCount", NULL};
static const cb_function f_cuMemcpy = {.name = "cuMemcpy", .params = params_cuMemcpy,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cuMemcpy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemcpy, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dst;
    CUdeviceptr src;
    uint64_t ByteCount;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dst, sizeof dst) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &src, sizeof src) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &ByteCount) < 0)
        return NULL;
    fn_cuMemcpy *call = cb_symbol_address(&symbols[S_cuMemcpy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, src, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemcpy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
//     CUcontext srcContext, size_t ByteCount)
static const char *const params_cuMemcpyPeer[] = {"dstDevice", "dstContext", "srcDevice",
    "srcContext", "ByteCount", NULL};
static const cb_function f_cuMemcpyPeer = {.name = "cuMemcpyPeer", .params = params_cuMemcpyPeer,
    .param_count = 5, .result_count = 0};

CB_WRAPPER(cuMemcpyPeer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMemcpyPeer, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    CUcontext dstContext;
    CUdeviceptr srcDevice;
    CUcontext srcContext;
    uint64_t ByteCount;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUcontext, args[1], &dstContext) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[2], &srcDevice, sizeof srcDevice) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUcontext, args[3], &srcContext) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &ByteCount) < 0)
        return NULL;
    fn_cuMemcpyPeer *call = cb_symbol_address(&symbols[S_cuMemcpyPeer]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstContext, srcDevice, srcContext, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemcpyPeer, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)
static const char *const params_cuMemcpyHtoD[] = {"dstDevice", "srcHost", "ByteCount", NULL};
static const cb_function f_cuMemcpyHtoD = {.name = "cuMemcpyHtoD", .params = params_cuMemcpyHtoD,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cuMemcpyHtoD)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemcpyHtoD, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUdeviceptr dstDevice;
    cb_address srcHost;
    srcHost.held = false;
    uint64_t ByteCount;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        goto done;
    if (cb_as_address(m, args[1], &srcHost) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &ByteCount) < 0)
        goto done;
    if (CB_UNLIKELY(srcHost.held)
        && cb_address_check(&srcHost, "cuMemcpyHtoD", "srcHost", CB_COUNT(ByteCount)) < 0)
        goto done;
    fn_cuMemcpyHtoD *call = cb_symbol_address(&symbols[S_cuMemcpyHtoD]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, srcHost.value, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpyHtoD, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&srcHost);
    return result;
}

// CUresult cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)
static const char *const params_cuMemcpyDtoH[] = {"dstHost", "srcDevice", "ByteCount", NULL};
static const cb_function f_cuMemcpyDtoH = {.name = "cuMemcpyDtoH", .params = params_cuMemcpyDtoH,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cuMemcpyDtoH)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemcpyDtoH, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_address dstHost;
    dstHost.held = false;
    CUdeviceptr srcDevice;
    uint64_t ByteCount;
    if (cb_as_target(s, args[0], "dstHost", true, &dstHost) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &srcDevice, sizeof srcDevice) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &ByteCount) < 0)
        goto done;
    if (CB_UNLIKELY(dstHost.held)
        && cb_address_check(&dstHost, "cuMemcpyDtoH", "dstHost", CB_COUNT(ByteCount)) < 0)
        goto done;
    fn_cuMemcpyDtoH *call = cb_symbol_address(&symbols[S_cuMemcpyDtoH]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstHost.value, srcDevice, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpyDtoH, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dstHost);
    return result;
}

// CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)
static const char *const params_cuMemcpyDtoD[] = {"dstDevice", "srcDevice", "ByteCount", NULL};
static const cb_function f_cuMemcpyDtoD = {.name = "cuMemcpyDtoD", .params = params_cuMemcpyDtoD,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cuMemcpyDtoD)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemcpyDtoD, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    CUdeviceptr srcDevice;
    uint64_t ByteCount;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &srcDevice, sizeof srcDevice) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &ByteCount) < 0)
        return NULL;
    fn_cuMemcpyDtoD *call = cb_symbol_address(&symbols[S_cuMemcpyDtoD]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, srcDevice, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemcpyDtoD, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t
//     ByteCount)
static const char *const params_cuMemcpyDtoA[] = {"dstArray", "dstOffset", "srcDevice",
    "ByteCount", NULL};
static const cb_function f_cuMemcpyDtoA = {.name = "cuMemcpyDtoA", .params = params_cuMemcpyDtoA,
    .param_count = 4, .result_count = 0};

CB_WRAPPER(cuMemcpyDtoA)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemcpyDtoA, &args, nargs, kwnames, slots))
        return NULL;
    CUarray dstArray;
    uint64_t dstOffset;
    CUdeviceptr srcDevice;
    uint64_t ByteCount;
    if (cb_as_handle(m, T_CUarray, args[0], &dstArray) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &dstOffset) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[2], &srcDevice, sizeof srcDevice) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &ByteCount) < 0)
        return NULL;
    fn_cuMemcpyDtoA *call = cb_symbol_address(&symbols[S_cuMemcpyDtoA]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstArray, dstOffset, srcDevice, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemcpyDtoA, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t
//     ByteCount)
static const char *const params_cuMemcpyAtoD[] = {"dstDevice", "srcArray", "srcOffset",
    "ByteCount", NULL};
static const cb_function f_cuMemcpyAtoD = {.name = "cuMemcpyAtoD", .params = params_cuMemcpyAtoD,
    .param_count = 4, .result_count = 0};

CB_WRAPPER(cuMemcpyAtoD)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemcpyAtoD, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    CUarray srcArray;
    uint64_t srcOffset;
    uint64_t ByteCount;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUarray, args[1], &srcArray) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &srcOffset) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &ByteCount) < 0)
        return NULL;
    fn_cuMemcpyAtoD *call = cb_symbol_address(&symbols[S_cuMemcpyAtoD]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, srcArray, srcOffset, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemcpyAtoD, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t
//     ByteCount)
static const char *const params_cuMemcpyHtoA[] = {"dstArray", "dstOffset", "srcHost", "ByteCount",
    NULL};
static const cb_function f_cuMemcpyHtoA = {.name = "cuMemcpyHtoA", .params = params_cuMemcpyHtoA,
    .param_count = 4, .result_count = 0};

CB_WRAPPER(cuMemcpyHtoA)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemcpyHtoA, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUarray dstArray;
    uint64_t dstOffset;
    cb_address srcHost;
    srcHost.held = false;
    uint64_t ByteCount;
    if (cb_as_handle(m, T_CUarray, args[0], &dstArray) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &dstOffset) < 0)
        goto done;
    if (cb_as_address(m, args[2], &srcHost) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &ByteCount) < 0)
        goto done;
    if (CB_UNLIKELY(srcHost.held)
        && cb_address_check(&srcHost, "cuMemcpyHtoA", "srcHost", CB_COUNT(ByteCount)) < 0)
        goto done;
    fn_cuMemcpyHtoA *call = cb_symbol_address(&symbols[S_cuMemcpyHtoA]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstArray, dstOffset, srcHost.value, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpyHtoA, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&srcHost);
    return result;
}

// CUresult cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount)
static const char *const params_cuMemcpyAtoH[] = {"dstHost", "srcArray", "srcOffset", "ByteCount",
    NULL};
static const cb_function f_cuMemcpyAtoH = {.name = "cuMemcpyAtoH", .params = params_cuMemcpyAtoH,
    .param_count = 4, .result_count = 0};

CB_WRAPPER(cuMemcpyAtoH)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemcpyAtoH, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_address dstHost;
    dstHost.held = false;
    CUarray srcArray;
    uint64_t srcOffset;
    uint64_t ByteCount;
    if (cb_as_target(s, args[0], "dstHost", true, &dstHost) < 0)
        goto done;
    if (cb_as_handle(m, T_CUarray, args[1], &srcArray) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &srcOffset) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &ByteCount) < 0)
        goto done;
    if (CB_UNLIKELY(dstHost.held)
        && cb_address_check(&dstHost, "cuMemcpyAtoH", "dstHost", CB_COUNT(ByteCount)) < 0)
        goto done;
    fn_cuMemcpyAtoH *call = cb_symbol_address(&symbols[S_cuMemcpyAtoH]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstHost.value, srcArray, srcOffset, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpyAtoH, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dstHost);
    return result;
}

// CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset,
//     size_t ByteCount)
static const char *const params_cuMemcpyAtoA[] = {"dstArray", "dstOffset", "srcArray", "srcOffset",
    "ByteCount", NULL};
static const cb_function f_cuMemcpyAtoA = {.name = "cuMemcpyAtoA", .params = params_cuMemcpyAtoA,
    .param_count = 5, .result_count = 0};

CB_WRAPPER(cuMemcpyAtoA)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMemcpyAtoA, &args, nargs, kwnames, slots))
        return NULL;
    CUarray dstArray;
    uint64_t dstOffset;
    CUarray srcArray;
    uint64_t srcOffset;
    uint64_t ByteCount;
    if (cb_as_handle(m, T_CUarray, args[0], &dstArray) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &dstOffset) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUarray, args[2], &srcArray) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &srcOffset) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &ByteCount) < 0)
        return NULL;
    fn_cuMemcpyAtoA *call = cb_symbol_address(&symbols[S_cuMemcpyAtoA]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemcpyAtoA, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy)
static const char *const params_cuMemcpy2D[] = {"pCopy", NULL};
static const cb_function f_cuMemcpy2D = {.name = "cuMemcpy2D", .params = params_cuMemcpy2D,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(cuMemcpy2D)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMemcpy2D, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    const CUDA_MEMCPY2D *pCopy;
    cb_holds pCopy_holds;
    pCopy_holds.count = 0;
    if (cb_as_record(m, T_CUDA_MEMCPY2D, args[0], "pCopy", &pCopy) < 0)
        goto done;
    if (cb_record_hold(s, T_CUDA_MEMCPY2D, args[0], "cuMemcpy2D", "pCopy", &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy2D *call = cb_symbol_address(&symbols[S_cuMemcpy2D]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpy2D, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&pCopy_holds);
    return result;
}

// CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)
static const char *const params_cuMemcpy2DUnaligned[] = {"pCopy", NULL};
static const cb_function f_cuMemcpy2DUnaligned = {.name = "cuMemcpy2DUnaligned",
    .params = params_cuMemcpy2DUnaligned, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuMemcpy2DUnaligned)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMemcpy2DUnaligned, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    const CUDA_MEMCPY2D *pCopy;
    cb_holds pCopy_holds;
    pCopy_holds.count = 0;
    if (cb_as_record(m, T_CUDA_MEMCPY2D, args[0], "pCopy", &pCopy) < 0)
        goto done;
    if (cb_record_hold(s, T_CUDA_MEMCPY2D, args[0], "cuMemcpy2DUnaligned", "pCopy",
        &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy2DUnaligned *call = cb_symbol_address(&symbols[S_cuMemcpy2DUnaligned]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpy2DUnaligned, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&pCopy_holds);
    return result;
}

// CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)
static const char *const params_cuMemcpy3D[] = {"pCopy", NULL};
static const cb_function f_cuMemcpy3D = {.name = "cuMemcpy3D", .params = params_cuMemcpy3D,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(cuMemcpy3D)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMemcpy3D, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    const CUDA_MEMCPY3D *pCopy;
    cb_holds pCopy_holds;
    pCopy_holds.count = 0;
    if (cb_as_record(m, T_CUDA_MEMCPY3D, args[0], "pCopy", &pCopy) < 0)
        goto done;
    if (cb_record_hold(s, T_CUDA_MEMCPY3D, args[0], "cuMemcpy3D", "pCopy", &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy3D *call = cb_symbol_address(&symbols[S_cuMemcpy3D]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpy3D, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&pCopy_holds);
    return result;
}

// CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy)
static const char *const params_cuMemcpy3DPeer[] = {"pCopy", NULL};
static const cb_function f_cuMemcpy3DPeer = {.name = "cuMemcpy3DPeer",
    .params = params_cuMemcpy3DPeer, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuMemcpy3DPeer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMemcpy3DPeer, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    const CUDA_MEMCPY3D_PEER *pCopy;
    cb_holds pCopy_holds;
    pCopy_holds.count = 0;
    if (cb_as_record(m, T_CUDA_MEMCPY3D_PEER, args[0], "pCopy", &pCopy) < 0)
        goto done;
    if (cb_record_hold(s, T_CUDA_MEMCPY3D_PEER, args[0], "cuMemcpy3DPeer", "pCopy",
        &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy3DPeer *call = cb_symbol_address(&symbols[S_cuMemcpy3DPeer]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpy3DPeer, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&pCopy_holds);
    return result;
}

// CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream)
static const char *const params_cuMemcpyAsync[] = {"dst", "src", "ByteCount", "hStream", NULL};
static const cb_function f_cuMemcpyAsync = {.name = "cuMemcpyAsync",
    .params = params_cuMemcpyAsync, .param_count = 4, .result_count = 0};

CB_WRAPPER(cuMemcpyAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemcpyAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dst;
    CUdeviceptr src;
    uint64_t ByteCount;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dst, sizeof dst) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &src, sizeof src) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &ByteCount) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        return NULL;
    fn_cuMemcpyAsync *call = cb_symbol_address(&symbols[S_cuMemcpyAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, src, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemcpyAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
//     CUcontext srcContext, size_t ByteCount, CUstream hStream)
static const char *const params_cuMemcpyPeerAsync[] = {"dstDevice", "dstContext", "srcDevice",
    "srcContext", "ByteCount", "hStream", NULL};
static const cb_function f_cuMemcpyPeerAsync = {.name = "cuMemcpyPeerAsync",
    .params = params_cuMemcpyPeerAsync, .param_count = 6, .result_count = 0};

CB_WRAPPER(cuMemcpyPeerAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cuMemcpyPeerAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    CUcontext dstContext;
    CUdeviceptr srcDevice;
    CUcontext srcContext;
    uint64_t ByteCount;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUcontext, args[1], &dstContext) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[2], &srcDevice, sizeof srcDevice) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUcontext, args[3], &srcContext) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &ByteCount) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[5], &hStream) < 0)
        return NULL;
    fn_cuMemcpyPeerAsync *call = cb_symbol_address(&symbols[S_cuMemcpyPeerAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemcpyPeerAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount,
//     CUstream hStream)
static const char *const params_cuMemcpyHtoDAsync[] = {"dstDevice", "srcHost", "ByteCount",
    "hStream", NULL};
static const cb_function f_cuMemcpyHtoDAsync = {.name = "cuMemcpyHtoDAsync",
    .params = params_cuMemcpyHtoDAsync, .param_count = 4, .result_count = 0};

CB_WRAPPER(cuMemcpyHtoDAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemcpyHtoDAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUdeviceptr dstDevice;
    cb_address srcHost;
    srcHost.held = false;
    uint64_t ByteCount;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        goto done;
    if (cb_as_address(m, args[1], &srcHost) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &ByteCount) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        goto done;
    if (CB_UNLIKELY(srcHost.held)
        && cb_address_check(&srcHost, "cuMemcpyHtoDAsync", "srcHost", CB_COUNT(ByteCount)) < 0)
        goto done;
    fn_cuMemcpyHtoDAsync *call = cb_symbol_address(&symbols[S_cuMemcpyHtoDAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, srcHost.value, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpyHtoDAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&srcHost);
    return result;
}

// CUresult cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream
//     hStream)
static const char *const params_cuMemcpyDtoHAsync[] = {"dstHost", "srcDevice", "ByteCount",
    "hStream", NULL};
static const cb_function f_cuMemcpyDtoHAsync = {.name = "cuMemcpyDtoHAsync",
    .params = params_cuMemcpyDtoHAsync, .param_count = 4, .result_count = 0};

CB_WRAPPER(cuMemcpyDtoHAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemcpyDtoHAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_address dstHost;
    dstHost.held = false;
    CUdeviceptr srcDevice;
    uint64_t ByteCount;
    CUstream hStream;
    if (cb_as_target(s, args[0], "dstHost", true, &dstHost) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &srcDevice, sizeof srcDevice) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &ByteCount) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        goto done;
    if (CB_UNLIKELY(dstHost.held)
        && cb_address_check(&dstHost, "cuMemcpyDtoHAsync", "dstHost", CB_COUNT(ByteCount)) < 0)
        goto done;
    fn_cuMemcpyDtoHAsync *call = cb_symbol_address(&symbols[S_cuMemcpyDtoHAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstHost.value, srcDevice, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpyDtoHAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dstHost);
    return result;
}

// CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount,
//     CUstream hStream)
static const char *const params_cuMemcpyDtoDAsync[] = {"dstDevice", "srcDevice", "ByteCount",
    "hStream", NULL};
static const cb_function f_cuMemcpyDtoDAsync = {.name = "cuMemcpyDtoDAsync",
    .params = params_cuMemcpyDtoDAsync, .param_count = 4, .result_count = 0};

CB_WRAPPER(cuMemcpyDtoDAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemcpyDtoDAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    CUdeviceptr srcDevice;
    uint64_t ByteCount;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &srcDevice, sizeof srcDevice) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &ByteCount) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        return NULL;
    fn_cuMemcpyDtoDAsync *call = cb_symbol_address(&symbols[S_cuMemcpyDtoDAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, srcDevice, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemcpyDtoDAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t
//     ByteCount, CUstream hStream)
static const char *const params_cuMemcpyHtoAAsync[] = {"dstArray", "dstOffset", "srcHost",
    "ByteCount", "hStream", NULL};
static const cb_function f_cuMemcpyHtoAAsync = {.name = "cuMemcpyHtoAAsync",
    .params = params_cuMemcpyHtoAAsync, .param_count = 5, .result_count = 0};

CB_WRAPPER(cuMemcpyHtoAAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMemcpyHtoAAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUarray dstArray;
    uint64_t dstOffset;
    cb_address srcHost;
    srcHost.held = false;
    uint64_t ByteCount;
    CUstream hStream;
    if (cb_as_handle(m, T_CUarray, args[0], &dstArray) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &dstOffset) < 0)
        goto done;
    if (cb_as_address(m, args[2], &srcHost) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &ByteCount) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[4], &hStream) < 0)
        goto done;
    if (CB_UNLIKELY(srcHost.held)
        && cb_address_check(&srcHost, "cuMemcpyHtoAAsync", "srcHost", CB_COUNT(ByteCount)) < 0)
        goto done;
    fn_cuMemcpyHtoAAsync *call = cb_symbol_address(&symbols[S_cuMemcpyHtoAAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstArray, dstOffset, srcHost.value, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpyHtoAAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&srcHost);
    return result;
}

// CUresult cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t
//     ByteCount, CUstream hStream)
static const char *const params_cuMemcpyAtoHAsync[] = {"dstHost", "srcArray", "srcOffset",
    "ByteCount", "hStream", NULL};
static const cb_function f_cuMemcpyAtoHAsync = {.name = "cuMemcpyAtoHAsync",
    .params = params_cuMemcpyAtoHAsync, .param_count = 5, .result_count = 0};

CB_WRAPPER(cuMemcpyAtoHAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMemcpyAtoHAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_address dstHost;
    dstHost.held = false;
    CUarray srcArray;
    uint64_t srcOffset;
    uint64_t ByteCount;
    CUstream hStream;
    if (cb_as_target(s, args[0], "dstHost", true, &dstHost) < 0)
        goto done;
    if (cb_as_handle(m, T_CUarray, args[1], &srcArray) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &srcOffset) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &ByteCount) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[4], &hStream) < 0)
        goto done;
    if (CB_UNLIKELY(dstHost.held)
        && cb_address_check(&dstHost, "cuMemcpyAtoHAsync", "dstHost", CB_COUNT(ByteCount)) < 0)
        goto done;
    fn_cuMemcpyAtoHAsync *call = cb_symbol_address(&symbols[S_cuMemcpyAtoHAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstHost.value, srcArray, srcOffset, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpyAtoHAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dstHost);
    return result;
}

// CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)
static const char *const params_cuMemcpy2DAsync[] = {"pCopy", "hStream", NULL};
static const cb_function f_cuMemcpy2DAsync = {.name = "cuMemcpy2DAsync",
    .params = params_cuMemcpy2DAsync, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuMemcpy2DAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemcpy2DAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    const CUDA_MEMCPY2D *pCopy;
    cb_holds pCopy_holds;
    pCopy_holds.count = 0;
    CUstream hStream;
    if (cb_as_record(m, T_CUDA_MEMCPY2D, args[0], "pCopy", &pCopy) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        goto done;
    if (cb_record_hold(s, T_CUDA_MEMCPY2D, args[0], "cuMemcpy2DAsync", "pCopy", &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy2DAsync *call = cb_symbol_address(&symbols[S_cuMemcpy2DAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpy2DAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&pCopy_holds);
    return result;
}

// CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)
static const char *const params_cuMemcpy3DAsync[] = {"pCopy", "hStream", NULL};
static const cb_function f_cuMemcpy3DAsync = {.name = "cuMemcpy3DAsync",
    .params = params_cuMemcpy3DAsync, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuMemcpy3DAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemcpy3DAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    const CUDA_MEMCPY3D *pCopy;
    cb_holds pCopy_holds;
    pCopy_holds.count = 0;
    CUstream hStream;
    if (cb_as_record(m, T_CUDA_MEMCPY3D, args[0], "pCopy", &pCopy) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        goto done;
    if (cb_record_hold(s, T_CUDA_MEMCPY3D, args[0], "cuMemcpy3DAsync", "pCopy", &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy3DAsync *call = cb_symbol_address(&symbols[S_cuMemcpy3DAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpy3DAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&pCopy_holds);
    return result;
}

// CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)
static const char *const params_cuMemcpy3DPeerAsync[] = {"pCopy", "hStream", NULL};
static const cb_function f_cuMemcpy3DPeerAsync = {.name = "cuMemcpy3DPeerAsync",
    .params = params_cuMemcpy3DPeerAsync, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuMemcpy3DPeerAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemcpy3DPeerAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    const CUDA_MEMCPY3D_PEER *pCopy;
    cb_holds pCopy_holds;
    pCopy_holds.count = 0;
    CUstream hStream;
    if (cb_as_record(m, T_CUDA_MEMCPY3D_PEER, args[0], "pCopy", &pCopy) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        goto done;
    if (cb_record_hold(s, T_CUDA_MEMCPY3D_PEER, args[0], "cuMemcpy3DPeerAsync", "pCopy",
        &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy3DPeerAsync *call = cb_symbol_address(&symbols[S_cuMemcpy3DPeerAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpy3DPeerAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&pCopy_holds);
    return result;
}

// CUresult cuMemcpyBatchAsync(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count,
//     CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream
//     hStream)
static const char *const params_cuMemcpyBatchAsync[] = {"dsts", "srcs", "sizes", "count", "attrs",
    "attrsIdxs", "numAttrs", "hStream", NULL};
static const cb_function f_cuMemcpyBatchAsync = {.name = "cuMemcpyBatchAsync",
    .params = params_cuMemcpyBatchAsync, .param_count = 8, .result_count = 1, .auto_mask = 0x48};

CB_WRAPPER(cuMemcpyBatchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cuMemcpyBatchAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_array dsts;
    cb_array_init(&dsts);
    cb_array srcs;
    cb_array_init(&srcs);
    cb_array sizes;
    cb_array_init(&sizes);
    uint64_t count = 0;
    cb_array attrs;
    cb_array_init(&attrs);
    cb_array attrsIdxs;
    cb_array_init(&attrsIdxs);
    uint64_t numAttrs = 0;
    size_t failIdx = 0;
    CUstream hStream;
    if (cb_array_scalars(m, T_CUdeviceptr, args[0], "dsts", &dsts) < 0)
        goto done;
    if (cb_array_scalars(m, T_CUdeviceptr, args[1], "srcs", &srcs) < 0)
        goto done;
    if (cb_array_ints(args[2], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0)
        goto done;
    if (args[3] != NULL && cb_as_uint64(args[3], "size_t", &count) < 0)
        goto done;
    if (cb_array_records(m, T_CUmemcpyAttributes, args[4], "attrs", &attrs) < 0)
        goto done;
    if (cb_array_ints(args[5], "attrsIdxs", sizeof(size_t), false, "size_t", &attrsIdxs) < 0)
        goto done;
    if (args[6] != NULL && cb_as_uint64(args[6], "size_t", &numAttrs) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[7], &hStream) < 0)
        goto done;
    if (args[3] == NULL && dsts.length > (size_t)count)
        count = (uint64_t)dsts.length;
    if (args[3] == NULL && srcs.length > (size_t)count)
        count = (uint64_t)srcs.length;
    if (args[3] == NULL && sizes.length > (size_t)count)
        count = (uint64_t)sizes.length;
    if (args[6] == NULL && attrs.length > (size_t)numAttrs)
        numAttrs = (uint64_t)attrs.length;
    if (args[6] == NULL && attrsIdxs.length > (size_t)numAttrs)
        numAttrs = (uint64_t)attrsIdxs.length;
    if (cb_array_check(&dsts, (size_t)count) < 0)
        goto done;
    if (cb_array_check(&srcs, (size_t)count) < 0)
        goto done;
    if (cb_array_check(&sizes, (size_t)count) < 0)
        goto done;
    if (cb_array_check(&attrs, (size_t)numAttrs) < 0)
        goto done;
    if (cb_array_check(&attrsIdxs, (size_t)numAttrs) < 0)
        goto done;
    fn_cuMemcpyBatchAsync *call = cb_symbol_address(&symbols[S_cuMemcpyBatchAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dsts.data, srcs.data, sizes.data, count, attrs.data, attrsIdxs.data, numAttrs,
        &failIdx, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpyBatchAsync, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromUnsignedLong(failIdx));
done:
    cb_array_done(&dsts);
    cb_array_done(&srcs);
    cb_array_done(&sizes);
    cb_array_done(&attrs);
    cb_array_done(&attrsIdxs);
    return result;
}

// CUresult cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, size_t *failIdx,
//     unsigned long long flags, CUstream hStream)
static const char *const params_cuMemcpy3DBatchAsync[] = {"numOps", "opList", "flags", "hStream",
    NULL};
static const cb_function f_cuMemcpy3DBatchAsync = {.name = "cuMemcpy3DBatchAsync",
    .params = params_cuMemcpy3DBatchAsync, .param_count = 4, .result_count = 1, .auto_mask = 0x1};

CB_WRAPPER(cuMemcpy3DBatchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemcpy3DBatchAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    uint64_t numOps = 0;
    cb_array opList;
    cb_array_init(&opList);
    size_t failIdx = 0;
    uint64_t flags;
    CUstream hStream;
    if (args[0] != NULL && cb_as_uint64(args[0], "size_t", &numOps) < 0)
        goto done;
    if (cb_array_records(m, T_CUDA_MEMCPY3D_BATCH_OP, args[1], "opList", &opList) < 0)
        goto done;
    if (cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        goto done;
    if (args[0] == NULL && opList.length > (size_t)numOps)
        numOps = (uint64_t)opList.length;
    if (cb_array_check(&opList, (size_t)numOps) < 0)
        goto done;
    fn_cuMemcpy3DBatchAsync *call = cb_symbol_address(&symbols[S_cuMemcpy3DBatchAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(numOps, opList.data, &failIdx, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemcpy3DBatchAsync, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromUnsignedLong(failIdx));
done:
    cb_array_done(&opList);
    return result;
}

// CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N)
static const char *const params_cuMemsetD8[] = {"dstDevice", "uc", "N", NULL};
static const cb_function f_cuMemsetD8 = {.name = "cuMemsetD8", .params = params_cuMemsetD8,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cuMemsetD8)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemsetD8, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint8_t uc;
    uint64_t N;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint8(args[1], "unsigned char", &uc) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &N) < 0)
        return NULL;
    fn_cuMemsetD8 *call = cb_symbol_address(&symbols[S_cuMemsetD8]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, uc, N);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD8, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N)
static const char *const params_cuMemsetD16[] = {"dstDevice", "us", "N", NULL};
static const cb_function f_cuMemsetD16 = {.name = "cuMemsetD16", .params = params_cuMemsetD16,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cuMemsetD16)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemsetD16, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint16_t us;
    uint64_t N;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint16(args[1], "unsigned short", &us) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &N) < 0)
        return NULL;
    fn_cuMemsetD16 *call = cb_symbol_address(&symbols[S_cuMemsetD16]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, us, N);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD16, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N)
static const char *const params_cuMemsetD32[] = {"dstDevice", "ui", "N", NULL};
static const cb_function f_cuMemsetD32 = {.name = "cuMemsetD32", .params = params_cuMemsetD32,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cuMemsetD32)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemsetD32, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint32_t ui;
    uint64_t N;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &ui) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &N) < 0)
        return NULL;
    fn_cuMemsetD32 *call = cb_symbol_address(&symbols[S_cuMemsetD32]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, ui, N);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD32, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width,
//     size_t Height)
static const char *const params_cuMemsetD2D8[] = {"dstDevice", "dstPitch", "uc", "Width", "Height",
    NULL};
static const cb_function f_cuMemsetD2D8 = {.name = "cuMemsetD2D8", .params = params_cuMemsetD2D8,
    .param_count = 5, .result_count = 0};

CB_WRAPPER(cuMemsetD2D8)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMemsetD2D8, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint64_t dstPitch;
    uint8_t uc;
    uint64_t Width;
    uint64_t Height;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &dstPitch) < 0)
        return NULL;
    if (cb_as_uint8(args[2], "unsigned char", &uc) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &Width) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &Height) < 0)
        return NULL;
    fn_cuMemsetD2D8 *call = cb_symbol_address(&symbols[S_cuMemsetD2D8]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstPitch, uc, Width, Height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD2D8, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t
//     Width, size_t Height)
static const char *const params_cuMemsetD2D16[] = {"dstDevice", "dstPitch", "us", "Width",
    "Height", NULL};
static const cb_function f_cuMemsetD2D16 = {.name = "cuMemsetD2D16",
    .params = params_cuMemsetD2D16, .param_count = 5, .result_count = 0};

CB_WRAPPER(cuMemsetD2D16)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMemsetD2D16, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint64_t dstPitch;
    uint16_t us;
    uint64_t Width;
    uint64_t Height;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &dstPitch) < 0)
        return NULL;
    if (cb_as_uint16(args[2], "unsigned short", &us) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &Width) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &Height) < 0)
        return NULL;
    fn_cuMemsetD2D16 *call = cb_symbol_address(&symbols[S_cuMemsetD2D16]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstPitch, us, Width, Height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD2D16, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width,
//     size_t Height)
static const char *const params_cuMemsetD2D32[] = {"dstDevice", "dstPitch", "ui", "Width",
    "Height", NULL};
static const cb_function f_cuMemsetD2D32 = {.name = "cuMemsetD2D32",
    .params = params_cuMemsetD2D32, .param_count = 5, .result_count = 0};

CB_WRAPPER(cuMemsetD2D32)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMemsetD2D32, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint64_t dstPitch;
    uint32_t ui;
    uint64_t Width;
    uint64_t Height;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &dstPitch) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &ui) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &Width) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &Height) < 0)
        return NULL;
    fn_cuMemsetD2D32 *call = cb_symbol_address(&symbols[S_cuMemsetD2D32]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstPitch, ui, Width, Height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD2D32, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream)
static const char *const params_cuMemsetD8Async[] = {"dstDevice", "uc", "N", "hStream", NULL};
static const cb_function f_cuMemsetD8Async = {.name = "cuMemsetD8Async",
    .params = params_cuMemsetD8Async, .param_count = 4, .result_count = 0};

CB_WRAPPER(cuMemsetD8Async)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemsetD8Async, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint8_t uc;
    uint64_t N;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint8(args[1], "unsigned char", &uc) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &N) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        return NULL;
    fn_cuMemsetD8Async *call = cb_symbol_address(&symbols[S_cuMemsetD8Async]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, uc, N, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD8Async, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream)
static const char *const params_cuMemsetD16Async[] = {"dstDevice", "us", "N", "hStream", NULL};
static const cb_function f_cuMemsetD16Async = {.name = "cuMemsetD16Async",
    .params = params_cuMemsetD16Async, .param_count = 4, .result_count = 0};

CB_WRAPPER(cuMemsetD16Async)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemsetD16Async, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint16_t us;
    uint64_t N;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint16(args[1], "unsigned short", &us) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &N) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        return NULL;
    fn_cuMemsetD16Async *call = cb_symbol_address(&symbols[S_cuMemsetD16Async]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, us, N, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD16Async, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream)
static const char *const params_cuMemsetD32Async[] = {"dstDevice", "ui", "N", "hStream", NULL};
static const cb_function f_cuMemsetD32Async = {.name = "cuMemsetD32Async",
    .params = params_cuMemsetD32Async, .param_count = 4, .result_count = 0};

CB_WRAPPER(cuMemsetD32Async)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemsetD32Async, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint32_t ui;
    uint64_t N;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &ui) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &N) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        return NULL;
    fn_cuMemsetD32Async *call = cb_symbol_address(&symbols[S_cuMemsetD32Async]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, ui, N, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD32Async, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t
//     Width, size_t Height, CUstream hStream)
static const char *const params_cuMemsetD2D8Async[] = {"dstDevice", "dstPitch", "uc", "Width",
    "Height", "hStream", NULL};
static const cb_function f_cuMemsetD2D8Async = {.name = "cuMemsetD2D8Async",
    .params = params_cuMemsetD2D8Async, .param_count = 6, .result_count = 0};

CB_WRAPPER(cuMemsetD2D8Async)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cuMemsetD2D8Async, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint64_t dstPitch;
    uint8_t uc;
    uint64_t Width;
    uint64_t Height;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &dstPitch) < 0)
        return NULL;
    if (cb_as_uint8(args[2], "unsigned char", &uc) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &Width) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &Height) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[5], &hStream) < 0)
        return NULL;
    fn_cuMemsetD2D8Async *call = cb_symbol_address(&symbols[S_cuMemsetD2D8Async]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstPitch, uc, Width, Height, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD2D8Async, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t
//     Width, size_t Height, CUstream hStream)
static const char *const params_cuMemsetD2D16Async[] = {"dstDevice", "dstPitch", "us", "Width",
    "Height", "hStream", NULL};
static const cb_function f_cuMemsetD2D16Async = {.name = "cuMemsetD2D16Async",
    .params = params_cuMemsetD2D16Async, .param_count = 6, .result_count = 0};

CB_WRAPPER(cuMemsetD2D16Async)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cuMemsetD2D16Async, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint64_t dstPitch;
    uint16_t us;
    uint64_t Width;
    uint64_t Height;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &dstPitch) < 0)
        return NULL;
    if (cb_as_uint16(args[2], "unsigned short", &us) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &Width) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &Height) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[5], &hStream) < 0)
        return NULL;
    fn_cuMemsetD2D16Async *call = cb_symbol_address(&symbols[S_cuMemsetD2D16Async]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstPitch, us, Width, Height, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD2D16Async, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t
//     Width, size_t Height, CUstream hStream)
static const char *const params_cuMemsetD2D32Async[] = {"dstDevice", "dstPitch", "ui", "Width",
    "Height", "hStream", NULL};
static const cb_function f_cuMemsetD2D32Async = {.name = "cuMemsetD2D32Async",
    .params = params_cuMemsetD2D32Async, .param_count = 6, .result_count = 0};

CB_WRAPPER(cuMemsetD2D32Async)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cuMemsetD2D32Async, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint64_t dstPitch;
    uint32_t ui;
    uint64_t Width;
    uint64_t Height;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &dstPitch) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &ui) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &Width) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &Height) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[5], &hStream) < 0)
        return NULL;
    fn_cuMemsetD2D32Async *call = cb_symbol_address(&symbols[S_cuMemsetD2D32Async]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstPitch, ui, Width, Height, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemsetD2D32Async, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray)
static const char *const params_cuArrayCreate[] = {"pAllocateArray", NULL};
static const cb_function f_cuArrayCreate = {.name = "cuArrayCreate",
    .params = params_cuArrayCreate, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuArrayCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuArrayCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUarray pHandle = NULL;
    const CUDA_ARRAY_DESCRIPTOR *pAllocateArray;
    if (cb_as_record(m, T_CUDA_ARRAY_DESCRIPTOR, args[0], "pAllocateArray", &pAllocateArray) < 0)
        return NULL;
    fn_cuArrayCreate *call = cb_symbol_address(&symbols[S_cuArrayCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pHandle, pAllocateArray);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuArrayCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUarray, &pHandle));
}

// CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray)
static const char *const params_cuArrayGetDescriptor[] = {"hArray", NULL};
static const cb_function f_cuArrayGetDescriptor = {.name = "cuArrayGetDescriptor",
    .params = params_cuArrayGetDescriptor, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuArrayGetDescriptor)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuArrayGetDescriptor, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *pArrayDescriptor = NULL;
    CUarray hArray;
    if (cb_as_handle(m, T_CUarray, args[0], &hArray) < 0)
        goto done;
    fn_cuArrayGetDescriptor *call = cb_symbol_address(&symbols[S_cuArrayGetDescriptor]);
    if (call == NULL)
        goto done;
    pArrayDescriptor = cb_record_new(m, T_CUDA_ARRAY_DESCRIPTOR);
    if (pArrayDescriptor == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(pArrayDescriptor), hArray);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuArrayGetDescriptor, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pArrayDescriptor));
done:
    Py_XDECREF(pArrayDescriptor);
    return result;
}

// CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUarray
//     array)
static const char *const params_cuArrayGetSparseProperties[] = {"array", NULL};
static const cb_function f_cuArrayGetSparseProperties = {.name = "cuArrayGetSparseProperties",
    .params = params_cuArrayGetSparseProperties, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuArrayGetSparseProperties)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuArrayGetSparseProperties, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *sparseProperties = NULL;
    CUarray array;
    if (cb_as_handle(m, T_CUarray, args[0], &array) < 0)
        goto done;
    fn_cuArrayGetSparseProperties *call = cb_symbol_address(&symbols[S_cuArrayGetSparseProperties]);
    if (call == NULL)
        goto done;
    sparseProperties = cb_record_new(m, T_CUDA_ARRAY_SPARSE_PROPERTIES);
    if (sparseProperties == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(sparseProperties), array);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuArrayGetSparseProperties, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(sparseProperties));
done:
    Py_XDECREF(sparseProperties);
    return result;
}

// CUresult cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,
//     CUmipmappedArray mipmap)
static const char *const params_cuMipmappedArrayGetSparseProperties[] = {"mipmap", NULL};
static const cb_function f_cuMipmappedArrayGetSparseProperties =
    {.name = "cuMipmappedArrayGetSparseProperties",
    .params = params_cuMipmappedArrayGetSparseProperties, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuMipmappedArrayGetSparseProperties)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMipmappedArrayGetSparseProperties, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *sparseProperties = NULL;
    CUmipmappedArray mipmap;
    if (cb_as_handle(m, T_CUmipmappedArray, args[0], &mipmap) < 0)
        goto done;
    fn_cuMipmappedArrayGetSparseProperties *call =
        cb_symbol_address(&symbols[S_cuMipmappedArrayGetSparseProperties]);
    if (call == NULL)
        goto done;
    sparseProperties = cb_record_new(m, T_CUDA_ARRAY_SPARSE_PROPERTIES);
    if (sparseProperties == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(sparseProperties), mipmap);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMipmappedArrayGetSparseProperties, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(sparseProperties));
done:
    Py_XDECREF(sparseProperties);
    return result;
}

// CUresult cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUarray
//     array, CUdevice device)
static const char *const params_cuArrayGetMemoryRequirements[] = {"array", "device", NULL};
static const cb_function f_cuArrayGetMemoryRequirements = {.name = "cuArrayGetMemoryRequirements",
    .params = params_cuArrayGetMemoryRequirements, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuArrayGetMemoryRequirements)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuArrayGetMemoryRequirements, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *memoryRequirements = NULL;
    CUarray array;
    CUdevice device;
    if (cb_as_handle(m, T_CUarray, args[0], &array) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdevice, args[1], &device, sizeof device) < 0)
        goto done;
    fn_cuArrayGetMemoryRequirements *call =
        cb_symbol_address(&symbols[S_cuArrayGetMemoryRequirements]);
    if (call == NULL)
        goto done;
    memoryRequirements = cb_record_new(m, T_CUDA_ARRAY_MEMORY_REQUIREMENTS);
    if (memoryRequirements == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(memoryRequirements), array, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuArrayGetMemoryRequirements, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(memoryRequirements));
done:
    Py_XDECREF(memoryRequirements);
    return result;
}

// CUresult cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS
//     *memoryRequirements, CUmipmappedArray mipmap, CUdevice device)
static const char *const params_cuMipmappedArrayGetMemoryRequirements[] = {"mipmap", "device",
    NULL};
static const cb_function f_cuMipmappedArrayGetMemoryRequirements =
    {.name = "cuMipmappedArrayGetMemoryRequirements",
    .params = params_cuMipmappedArrayGetMemoryRequirements, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuMipmappedArrayGetMemoryRequirements)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMipmappedArrayGetMemoryRequirements, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *memoryRequirements = NULL;
    CUmipmappedArray mipmap;
    CUdevice device;
    if (cb_as_handle(m, T_CUmipmappedArray, args[0], &mipmap) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdevice, args[1], &device, sizeof device) < 0)
        goto done;
    fn_cuMipmappedArrayGetMemoryRequirements *call =
        cb_symbol_address(&symbols[S_cuMipmappedArrayGetMemoryRequirements]);
    if (call == NULL)
        goto done;
    memoryRequirements = cb_record_new(m, T_CUDA_ARRAY_MEMORY_REQUIREMENTS);
    if (memoryRequirements == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(memoryRequirements), mipmap, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMipmappedArrayGetMemoryRequirements, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(memoryRequirements));
done:
    Py_XDECREF(memoryRequirements);
    return result;
}

// CUresult cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx)
static const char *const params_cuArrayGetPlane[] = {"hArray", "planeIdx", NULL};
static const cb_function f_cuArrayGetPlane = {.name = "cuArrayGetPlane",
    .params = params_cuArrayGetPlane, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuArrayGetPlane)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuArrayGetPlane, &args, nargs, kwnames, slots))
        return NULL;
    CUarray pPlaneArray = NULL;
    CUarray hArray;
    uint32_t planeIdx;
    if (cb_as_handle(m, T_CUarray, args[0], &hArray) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &planeIdx) < 0)
        return NULL;
    fn_cuArrayGetPlane *call = cb_symbol_address(&symbols[S_cuArrayGetPlane]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pPlaneArray, hArray, planeIdx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuArrayGetPlane, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUarray, &pPlaneArray));
}

// CUresult cuArrayDestroy(CUarray hArray)
static const char *const params_cuArrayDestroy[] = {"hArray", NULL};
static const cb_function f_cuArrayDestroy = {.name = "cuArrayDestroy",
    .params = params_cuArrayDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuArrayDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuArrayDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUarray hArray;
    if (cb_as_handle(m, T_CUarray, args[0], &hArray) < 0)
        return NULL;
    fn_cuArrayDestroy *call = cb_symbol_address(&symbols[S_cuArrayDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hArray);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuArrayDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray)
static const char *const params_cuArray3DCreate[] = {"pAllocateArray", NULL};
static const cb_function f_cuArray3DCreate = {.name = "cuArray3DCreate",
    .params = params_cuArray3DCreate, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuArray3DCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuArray3DCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUarray pHandle = NULL;
    const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray;
    if (cb_as_record(m, T_CUDA_ARRAY3D_DESCRIPTOR, args[0], "pAllocateArray", &pAllocateArray) < 0)
        return NULL;
    fn_cuArray3DCreate *call = cb_symbol_address(&symbols[S_cuArray3DCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pHandle, pAllocateArray);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuArray3DCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUarray, &pHandle));
}

// CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArray)
static const char *const params_cuArray3DGetDescriptor[] = {"hArray", NULL};
static const cb_function f_cuArray3DGetDescriptor = {.name = "cuArray3DGetDescriptor",
    .params = params_cuArray3DGetDescriptor, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuArray3DGetDescriptor)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuArray3DGetDescriptor, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *pArrayDescriptor = NULL;
    CUarray hArray;
    if (cb_as_handle(m, T_CUarray, args[0], &hArray) < 0)
        goto done;
    fn_cuArray3DGetDescriptor *call = cb_symbol_address(&symbols[S_cuArray3DGetDescriptor]);
    if (call == NULL)
        goto done;
    pArrayDescriptor = cb_record_new(m, T_CUDA_ARRAY3D_DESCRIPTOR);
    if (pArrayDescriptor == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(pArrayDescriptor), hArray);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuArray3DGetDescriptor, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pArrayDescriptor));
done:
    Py_XDECREF(pArrayDescriptor);
    return result;
}

// CUresult cuMipmappedArrayCreate(CUmipmappedArray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR
//     *pMipmappedArrayDesc, unsigned int numMipmapLevels)
static const char *const params_cuMipmappedArrayCreate[] = {"pMipmappedArrayDesc",
    "numMipmapLevels", NULL};
static const cb_function f_cuMipmappedArrayCreate = {.name = "cuMipmappedArrayCreate",
    .params = params_cuMipmappedArrayCreate, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuMipmappedArrayCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMipmappedArrayCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUmipmappedArray pHandle = NULL;
    const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc;
    uint32_t numMipmapLevels;
    if (cb_as_record(m, T_CUDA_ARRAY3D_DESCRIPTOR, args[0], "pMipmappedArrayDesc",
        &pMipmappedArrayDesc) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &numMipmapLevels) < 0)
        return NULL;
    fn_cuMipmappedArrayCreate *call = cb_symbol_address(&symbols[S_cuMipmappedArrayCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pHandle, pMipmappedArrayDesc, numMipmapLevels);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMipmappedArrayCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmipmappedArray, &pHandle));
}

// CUresult cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray,
//     unsigned int level)
static const char *const params_cuMipmappedArrayGetLevel[] = {"hMipmappedArray", "level", NULL};
static const cb_function f_cuMipmappedArrayGetLevel = {.name = "cuMipmappedArrayGetLevel",
    .params = params_cuMipmappedArrayGetLevel, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuMipmappedArrayGetLevel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMipmappedArrayGetLevel, &args, nargs, kwnames, slots))
        return NULL;
    CUarray pLevelArray = NULL;
    CUmipmappedArray hMipmappedArray;
    uint32_t level;
    if (cb_as_handle(m, T_CUmipmappedArray, args[0], &hMipmappedArray) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &level) < 0)
        return NULL;
    fn_cuMipmappedArrayGetLevel *call = cb_symbol_address(&symbols[S_cuMipmappedArrayGetLevel]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pLevelArray, hMipmappedArray, level);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMipmappedArrayGetLevel, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUarray, &pLevelArray));
}

// CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)
static const char *const params_cuMipmappedArrayDestroy[] = {"hMipmappedArray", NULL};
static const cb_function f_cuMipmappedArrayDestroy = {.name = "cuMipmappedArrayDestroy",
    .params = params_cuMipmappedArrayDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuMipmappedArrayDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMipmappedArrayDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUmipmappedArray hMipmappedArray;
    if (cb_as_handle(m, T_CUmipmappedArray, args[0], &hMipmappedArray) < 0)
        return NULL;
    fn_cuMipmappedArrayDestroy *call = cb_symbol_address(&symbols[S_cuMipmappedArrayDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hMipmappedArray);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMipmappedArrayDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size,
//     CUmemRangeHandleType handleType, unsigned long long flags)
static const char *const params_cuMemGetHandleForAddressRange[] = {"dptr", "size", "handleType",
    "flags", NULL};
static const cb_function f_cuMemGetHandleForAddressRange =
    {.name = "cuMemGetHandleForAddressRange", .params = params_cuMemGetHandleForAddressRange,
    .param_count = 4, .result_count = 1, .optional_mask = 0x8};

CB_WRAPPER(cuMemGetHandleForAddressRange)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemGetHandleForAddressRange, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_value handle;
    cb_value_init(&handle);
    CUdeviceptr dptr;
    uint64_t size;
    int32_t handleType;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dptr, sizeof dptr) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &size) < 0)
        goto done;
    if (cb_as_enum(m, T_CUmemRangeHandleType, args[2], "handleType", &handleType) < 0)
        goto done;
    if (!(s->checked && args[3] == Py_None)
        && cb_as_uint64(args[3], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    if (cb_value_prepare(m, &table_range_handles, handleType, 0, &handle) < 0)
        goto done;
    fn_cuMemGetHandleForAddressRange *call =
        cb_symbol_address(&symbols[S_cuMemGetHandleForAddressRange]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle.data, dptr, size, (CUmemRangeHandleType)handleType, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemGetHandleForAddressRange, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &handle));
done:
    cb_value_done(&handle);
    return result;
}

// CUresult cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count, unsigned int
//     flags, size_t *errorIndex, CUstream stream)
static const char *const params_cuMemBatchDecompressAsync[] = {"paramsArray", "count", "flags",
    "stream", NULL};
static const cb_function f_cuMemBatchDecompressAsync = {.name = "cuMemBatchDecompressAsync",
    .params = params_cuMemBatchDecompressAsync, .param_count = 4, .result_count = 1};

CB_WRAPPER(cuMemBatchDecompressAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemBatchDecompressAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_array paramsArray;
    cb_array_init(&paramsArray);
    uint64_t count;
    uint32_t flags;
    size_t errorIndex = 0;
    CUstream stream;
    if (cb_array_room(m, T_CUmemDecompressParams, args[0], "paramsArray", &paramsArray) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &count) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[3], &stream) < 0)
        goto done;
    if (paramsArray.data != NULL && cb_array_check(&paramsArray, (size_t)count) < 0)
        goto done;
    fn_cuMemBatchDecompressAsync *call = cb_symbol_address(&symbols[S_cuMemBatchDecompressAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(paramsArray.data, count, flags, &errorIndex, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemBatchDecompressAsync, status, args, NULL);
        goto done;
    }
    cb_array_copy_back(m, T_CUmemDecompressParams, &paramsArray);
    result = cb_return1(s, PyLong_FromUnsignedLong(errorIndex));
done:
    cb_array_done(&paramsArray);
    return result;
}

// CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr,
//     unsigned long long flags)
static const char *const params_cuMemAddressReserve[] = {"size", "alignment", "addr", "flags",
    NULL};
static const cb_function f_cuMemAddressReserve = {.name = "cuMemAddressReserve",
    .params = params_cuMemAddressReserve, .param_count = 4, .result_count = 1,
    .optional_mask = 0xe};

CB_WRAPPER(cuMemAddressReserve)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemAddressReserve, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr ptr = 0;
    uint64_t size;
    uint64_t alignment = 0;
    CUdeviceptr addr;
    uint64_t flags = 0;
    if (cb_as_uint64(args[0], "size_t", &size) < 0)
        return NULL;
    if (!(s->checked && args[1] == Py_None) && cb_as_uint64(args[1], "size_t", &alignment) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[2], &addr, sizeof addr) < 0)
        return NULL;
    if (!(s->checked && args[3] == Py_None)
        && cb_as_uint64(args[3], "unsigned PY_LONG_LONG", &flags) < 0)
        return NULL;
    fn_cuMemAddressReserve *call = cb_symbol_address(&symbols[S_cuMemAddressReserve]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&ptr, size, alignment, addr, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAddressReserve, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &ptr));
}

// CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size)
static const char *const params_cuMemAddressFree[] = {"ptr", "size", NULL};
static const cb_function f_cuMemAddressFree = {.name = "cuMemAddressFree",
    .params = params_cuMemAddressFree, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuMemAddressFree)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemAddressFree, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr ptr;
    uint64_t size;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &ptr, sizeof ptr) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &size) < 0)
        return NULL;
    fn_cuMemAddressFree *call = cb_symbol_address(&symbols[S_cuMemAddressFree]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAddressFree, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp
//     *prop, unsigned long long flags)
static const char *const params_cuMemCreate[] = {"size", "prop", "flags", NULL};
static const cb_function f_cuMemCreate = {.name = "cuMemCreate", .params = params_cuMemCreate,
    .param_count = 3, .result_count = 1, .optional_mask = 0x4};

CB_WRAPPER(cuMemCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle handle = 0;
    uint64_t size;
    const CUmemAllocationProp *prop;
    uint64_t flags = 0;
    if (cb_as_uint64(args[0], "size_t", &size) < 0)
        return NULL;
    if (cb_as_record(m, T_CUmemAllocationProp, args[1], "prop", &prop) < 0)
        return NULL;
    if (!(s->checked && args[2] == Py_None)
        && cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0)
        return NULL;
    fn_cuMemCreate *call = cb_symbol_address(&symbols[S_cuMemCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&handle, size, prop, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmemGenericAllocationHandle, &handle));
}

// CUresult cuMemRelease(CUmemGenericAllocationHandle handle)
static const char *const params_cuMemRelease[] = {"handle", NULL};
static const cb_function f_cuMemRelease = {.name = "cuMemRelease", .params = params_cuMemRelease,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(cuMemRelease)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMemRelease, &args, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle handle;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &handle, sizeof handle) < 0)
        return NULL;
    fn_cuMemRelease *call = cb_symbol_address(&symbols[S_cuMemRelease]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemRelease, status, args, NULL);
    return cb_return0(s);
}

