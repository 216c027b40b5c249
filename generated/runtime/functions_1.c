// functions_1.c of cubind's binding of the CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// Header: cuda_runtime_api.h
// Header: driver_types.h
// Header: vector_types.h
// Header: device_types.h
// Header: texture_types.h
// Header: surface_types.h
// Header: library_types.h
// Header: driver_functions.h
// Header: cuda_profiler_api.h
// Header: cuda_egl_interop.h
// Header: cuda_gl_interop.h
// Header: cuda_vdpau_interop.h
// clang-format off

#include "functions.h"

// cudaError_t cudaDeviceReset(void)
static const char *const params_cudaDeviceReset[] = {NULL};
static const cb_function f_cudaDeviceReset = {.name = "cudaDeviceReset",
    .params = params_cudaDeviceReset, .param_count = 0, .result_count = 0};

CB_WRAPPER(cudaDeviceReset)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDeviceReset, &args, nargs, kwnames, slots))
        return NULL;
    fn_cudaDeviceReset *call = cb_symbol_address(&symbols[S_cudaDeviceReset]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceReset, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaDeviceSynchronize(void)
static const char *const params_cudaDeviceSynchronize[] = {NULL};
static const cb_function f_cudaDeviceSynchronize = {.name = "cudaDeviceSynchronize",
    .params = params_cudaDeviceSynchronize, .param_count = 0, .result_count = 0};

CB_WRAPPER(cudaDeviceSynchronize)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDeviceSynchronize, &args, nargs, kwnames, slots))
        return NULL;
    fn_cudaDeviceSynchronize *call = cb_symbol_address(&symbols[S_cudaDeviceSynchronize]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceSynchronize, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaDeviceSetLimit(enum cudaLimit limit, size_t value)
static const char *const params_cudaDeviceSetLimit[] = {"limit", "value", NULL};
static const cb_function f_cudaDeviceSetLimit = {.name = "cudaDeviceSetLimit",
    .params = params_cudaDeviceSetLimit, .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaDeviceSetLimit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaDeviceSetLimit, &args, nargs, kwnames, slots))
        return NULL;
    int32_t limit;
    uint64_t value;
    if (cb_as_enum(m, T_cudaLimit, args[0], "limit", &limit) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &value) < 0)
        return NULL;
    fn_cudaDeviceSetLimit *call = cb_symbol_address(&symbols[S_cudaDeviceSetLimit]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call((enum cudaLimit)limit, value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceSetLimit, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaDeviceGetLimit(size_t *pValue, enum cudaLimit limit)
static const char *const params_cudaDeviceGetLimit[] = {"limit", NULL};
static const cb_function f_cudaDeviceGetLimit = {.name = "cudaDeviceGetLimit",
    .params = params_cudaDeviceGetLimit, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaDeviceGetLimit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDeviceGetLimit, &args, nargs, kwnames, slots))
        return NULL;
    size_t pValue = 0;
    int32_t limit;
    if (cb_as_enum(m, T_cudaLimit, args[0], "limit", &limit) < 0)
        return NULL;
    fn_cudaDeviceGetLimit *call = cb_symbol_address(&symbols[S_cudaDeviceGetLimit]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pValue, (enum cudaLimit)limit);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceGetLimit, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(pValue));
}

// cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, const struct
//     cudaChannelFormatDesc *fmtDesc, int device)
static const char *const params_cudaDeviceGetTexture1DLinearMaxWidth[] = {"fmtDesc", "device",
    NULL};
static const cb_function f_cudaDeviceGetTexture1DLinearMaxWidth =
    {.name = "cudaDeviceGetTexture1DLinearMaxWidth",
    .params = params_cudaDeviceGetTexture1DLinearMaxWidth, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaDeviceGetTexture1DLinearMaxWidth)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaDeviceGetTexture1DLinearMaxWidth, &args, nargs, kwnames, slots))
        return NULL;
    size_t maxWidthInElements = 0;
    const struct cudaChannelFormatDesc *fmtDesc;
    int32_t device;
    if (cb_as_record(m, T_cudaChannelFormatDesc, args[0], "fmtDesc", &fmtDesc) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &device) < 0)
        return NULL;
    fn_cudaDeviceGetTexture1DLinearMaxWidth *call =
        cb_symbol_address(&symbols[S_cudaDeviceGetTexture1DLinearMaxWidth]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&maxWidthInElements, fmtDesc, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceGetTexture1DLinearMaxWidth, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(maxWidthInElements));
}

// cudaError_t cudaDeviceGetCacheConfig(enum cudaFuncCache *pCacheConfig)
static const char *const params_cudaDeviceGetCacheConfig[] = {NULL};
static const cb_function f_cudaDeviceGetCacheConfig = {.name = "cudaDeviceGetCacheConfig",
    .params = params_cudaDeviceGetCacheConfig, .param_count = 0, .result_count = 1};

CB_WRAPPER(cudaDeviceGetCacheConfig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDeviceGetCacheConfig, &args, nargs, kwnames, slots))
        return NULL;
    enum cudaFuncCache pCacheConfig = 0;
    fn_cudaDeviceGetCacheConfig *call = cb_symbol_address(&symbols[S_cudaDeviceGetCacheConfig]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pCacheConfig);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceGetCacheConfig, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_cudaFuncCache, pCacheConfig));
}

// cudaError_t cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
static const char *const params_cudaDeviceGetStreamPriorityRange[] = {NULL};
static const cb_function f_cudaDeviceGetStreamPriorityRange =
    {.name = "cudaDeviceGetStreamPriorityRange", .params = params_cudaDeviceGetStreamPriorityRange,
    .param_count = 0, .result_count = 2};

CB_WRAPPER(cudaDeviceGetStreamPriorityRange)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDeviceGetStreamPriorityRange, &args, nargs, kwnames, slots))
        return NULL;
    int leastPriority = 0;
    int greatestPriority = 0;
    fn_cudaDeviceGetStreamPriorityRange *call =
        cb_symbol_address(&symbols[S_cudaDeviceGetStreamPriorityRange]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&leastPriority, &greatestPriority);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceGetStreamPriorityRange, status, args, NULL);
    PyObject *values[] = {PyLong_FromLong(leastPriority), PyLong_FromLong(greatestPriority)};
    return cb_return_many(s, &f_cudaDeviceGetStreamPriorityRange, values);
}

// cudaError_t cudaDeviceSetCacheConfig(enum cudaFuncCache cacheConfig)
static const char *const params_cudaDeviceSetCacheConfig[] = {"cacheConfig", NULL};
static const cb_function f_cudaDeviceSetCacheConfig = {.name = "cudaDeviceSetCacheConfig",
    .params = params_cudaDeviceSetCacheConfig, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaDeviceSetCacheConfig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDeviceSetCacheConfig, &args, nargs, kwnames, slots))
        return NULL;
    int32_t cacheConfig;
    if (cb_as_enum(m, T_cudaFuncCache, args[0], "cacheConfig", &cacheConfig) < 0)
        return NULL;
    fn_cudaDeviceSetCacheConfig *call = cb_symbol_address(&symbols[S_cudaDeviceSetCacheConfig]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call((enum cudaFuncCache)cacheConfig);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceSetCacheConfig, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *pciBusId)
static const char *const params_cudaDeviceGetByPCIBusId[] = {"pciBusId", NULL};
static const cb_function f_cudaDeviceGetByPCIBusId = {.name = "cudaDeviceGetByPCIBusId",
    .params = params_cudaDeviceGetByPCIBusId, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaDeviceGetByPCIBusId)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDeviceGetByPCIBusId, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    int device = 0;
    cb_address pciBusId;
    pciBusId.held = false;
    if (cb_as_text(args[0], false, &pciBusId) < 0)
        goto done;
    fn_cudaDeviceGetByPCIBusId *call = cb_symbol_address(&symbols[S_cudaDeviceGetByPCIBusId]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&device, pciBusId.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaDeviceGetByPCIBusId, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromLong(device));
done:
    cb_address_release(&pciBusId);
    return result;
}

// cudaError_t cudaDeviceGetPCIBusId(char *pciBusId, int len, int device)
static const char *const params_cudaDeviceGetPCIBusId[] = {"length", "device", NULL};
static const cb_function f_cudaDeviceGetPCIBusId = {.name = "cudaDeviceGetPCIBusId",
    .params = params_cudaDeviceGetPCIBusId, .param_count = 2, .result_count = 1, .auto_mask = 0x1};

CB_WRAPPER(cudaDeviceGetPCIBusId)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaDeviceGetPCIBusId, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    PyObject *pciBusId = NULL;
    int32_t len = 256;
    int32_t device;
    if (args[0] != NULL && cb_as_int32(args[0], "int", &len) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &device) < 0)
        goto done;
    fn_cudaDeviceGetPCIBusId *call = cb_symbol_address(&symbols[S_cudaDeviceGetPCIBusId]);
    if (call == NULL)
        goto done;
    pciBusId = cb_name_room("cudaDeviceGetPCIBusId", len);
    if (pciBusId == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(PyBytes_AS_STRING(pciBusId), len, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaDeviceGetPCIBusId, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        s->checked ? cb_string_result(s, PyBytes_AS_STRING(pciBusId)) : Py_NewRef(pciBusId));
done:
    Py_XDECREF(pciBusId);
    return result;
}

// cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event)
static const char *const params_cudaIpcGetEventHandle[] = {"event", NULL};
static const cb_function f_cudaIpcGetEventHandle = {.name = "cudaIpcGetEventHandle",
    .params = params_cudaIpcGetEventHandle, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaIpcGetEventHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaIpcGetEventHandle, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    PyObject *handle = NULL;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaEvent_t, args[0], &event) < 0)
        goto done;
    fn_cudaIpcGetEventHandle *call = cb_symbol_address(&symbols[S_cudaIpcGetEventHandle]);
    if (call == NULL)
        goto done;
    handle = cb_record_new(m, T_cudaIpcEventHandle_t);
    if (handle == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(handle), event);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaIpcGetEventHandle, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(handle));
done:
    Py_XDECREF(handle);
    return result;
}

// cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle)
static const char *const params_cudaIpcOpenEventHandle[] = {"handle", NULL};
static const cb_function f_cudaIpcOpenEventHandle = {.name = "cudaIpcOpenEventHandle",
    .params = params_cudaIpcOpenEventHandle, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaIpcOpenEventHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaIpcOpenEventHandle, &args, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event = NULL;
    cudaIpcEventHandle_t handle;
    if (cb_as_record_value(m, T_cudaIpcEventHandle_t, args[0], "handle", &handle,
        sizeof handle) < 0)
        return NULL;
    fn_cudaIpcOpenEventHandle *call = cb_symbol_address(&symbols[S_cudaIpcOpenEventHandle]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&event, handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaIpcOpenEventHandle, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaEvent_t, &event));
}

// cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr)
static const char *const params_cudaIpcGetMemHandle[] = {"devPtr", NULL};
static const cb_function f_cudaIpcGetMemHandle = {.name = "cudaIpcGetMemHandle",
    .params = params_cudaIpcGetMemHandle, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaIpcGetMemHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaIpcGetMemHandle, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
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
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(handle), devPtr.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaIpcGetMemHandle, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(handle));
done:
    Py_XDECREF(handle);
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags)
static const char *const params_cudaIpcOpenMemHandle[] = {"handle", "flags", NULL};
static const cb_function f_cudaIpcOpenMemHandle = {.name = "cudaIpcOpenMemHandle",
    .params = params_cudaIpcOpenMemHandle, .param_count = 2, .result_count = 1};

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
    if (cb_as_record_value(m, T_cudaIpcMemHandle_t, args[0], "handle", &handle, sizeof handle) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
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
static const char *const params_cudaIpcCloseMemHandle[] = {"devPtr", NULL};
static const cb_function f_cudaIpcCloseMemHandle = {.name = "cudaIpcCloseMemHandle",
    .params = params_cudaIpcCloseMemHandle, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaIpcCloseMemHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaIpcCloseMemHandle, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address devPtr;
    devPtr.held = false;
    if (cb_as_address(m, args[0], &devPtr) < 0)
        goto done;
    fn_cudaIpcCloseMemHandle *call = cb_symbol_address(&symbols[S_cudaIpcCloseMemHandle]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaIpcCloseMemHandle, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(enum cudaFlushGPUDirectRDMAWritesTarget target,
//     enum cudaFlushGPUDirectRDMAWritesScope scope)
static const char *const params_cudaDeviceFlushGPUDirectRDMAWrites[] = {"target", "scope", NULL};
static const cb_function f_cudaDeviceFlushGPUDirectRDMAWrites =
    {.name = "cudaDeviceFlushGPUDirectRDMAWrites",
    .params = params_cudaDeviceFlushGPUDirectRDMAWrites, .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaDeviceFlushGPUDirectRDMAWrites)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaDeviceFlushGPUDirectRDMAWrites, &args, nargs, kwnames, slots))
        return NULL;
    int32_t target;
    int32_t scope;
    if (cb_as_enum(m, T_cudaFlushGPUDirectRDMAWritesTarget, args[0], "target", &target) < 0)
        return NULL;
    if (cb_as_enum(m, T_cudaFlushGPUDirectRDMAWritesScope, args[1], "scope", &scope) < 0)
        return NULL;
    fn_cudaDeviceFlushGPUDirectRDMAWrites *call =
        cb_symbol_address(&symbols[S_cudaDeviceFlushGPUDirectRDMAWrites]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call((enum cudaFlushGPUDirectRDMAWritesTarget)target,
        (enum cudaFlushGPUDirectRDMAWritesScope)scope);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceFlushGPUDirectRDMAWrites, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaDeviceRegisterAsyncNotification(int device, cudaAsyncCallback callbackFunc, void
//     *userData, cudaAsyncCallbackHandle_t *callback)
static const char *const params_cudaDeviceRegisterAsyncNotification[] = {"device", "callbackFunc",
    "userData", NULL};
static const cb_function f_cudaDeviceRegisterAsyncNotification =
    {.name = "cudaDeviceRegisterAsyncNotification",
    .params = params_cudaDeviceRegisterAsyncNotification, .param_count = 3, .result_count = 1,
    .optional_mask = 0x4};

CB_WRAPPER(cudaDeviceRegisterAsyncNotification)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaDeviceRegisterAsyncNotification, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    int32_t device;
    cb_callback callbackFunc = {0};
    bool callbackFunc_taken = false;
    cb_address userData;
    userData.held = false;
    userData.value = NULL;
    cudaAsyncCallbackHandle_t callback = NULL;
    if (cb_as_int32(args[0], "int", &device) < 0)
        goto done;
    if (cb_as_callback(m, T_cudaAsyncCallback, args[1], (void *)trampoline_cudaAsyncCallback,
        args[2], CB_SCOPE_NOTIFIED, &callbackFunc) < 0)
        goto done;
    if (callbackFunc.closure == NULL && cb_as_address(m, args[2], &userData) < 0)
        goto done;
    fn_cudaDeviceRegisterAsyncNotification *call =
        cb_symbol_address(&symbols[S_cudaDeviceRegisterAsyncNotification]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (cudaAsyncCallback)callbackFunc.function,
        callbackFunc.closure != NULL ? callbackFunc.closure : userData.value, &callback);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaDeviceRegisterAsyncNotification, status, args, NULL);
        goto done;
    }
    callbackFunc_taken = true;
    result = cb_return1(s, cb_cell_new(m, T_cudaAsyncCallbackHandle_t, &callback));
done:
    cb_callback_finish(s->module, &callbackFunc, callbackFunc_taken, callback);
    cb_address_release(&userData);
    return result;
}

// cudaError_t cudaDeviceUnregisterAsyncNotification(int device, cudaAsyncCallbackHandle_t callback)
static const char *const params_cudaDeviceUnregisterAsyncNotification[] = {"device", "callback",
    NULL};
static const cb_function f_cudaDeviceUnregisterAsyncNotification =
    {.name = "cudaDeviceUnregisterAsyncNotification",
    .params = params_cudaDeviceUnregisterAsyncNotification, .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaDeviceUnregisterAsyncNotification)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaDeviceUnregisterAsyncNotification, &args, nargs, kwnames, slots))
        return NULL;
    int32_t device;
    cudaAsyncCallbackHandle_t callback;
    if (cb_as_int32(args[0], "int", &device) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaAsyncCallbackHandle_t, args[1], &callback) < 0)
        return NULL;
    fn_cudaDeviceUnregisterAsyncNotification *call =
        cb_symbol_address(&symbols[S_cudaDeviceUnregisterAsyncNotification]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, callback);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceUnregisterAsyncNotification, status, args, NULL);
    cb_closure_unregister(m, callback);
    return cb_return0(s);
}

// cudaError_t cudaDeviceGetSharedMemConfig(enum cudaSharedMemConfig *pConfig)
static const char *const params_cudaDeviceGetSharedMemConfig[] = {NULL};
static const cb_function f_cudaDeviceGetSharedMemConfig = {.name = "cudaDeviceGetSharedMemConfig",
    .params = params_cudaDeviceGetSharedMemConfig, .param_count = 0, .result_count = 1};

CB_WRAPPER(cudaDeviceGetSharedMemConfig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDeviceGetSharedMemConfig, &args, nargs, kwnames, slots))
        return NULL;
    enum cudaSharedMemConfig pConfig = 0;
    fn_cudaDeviceGetSharedMemConfig *call =
        cb_symbol_address(&symbols[S_cudaDeviceGetSharedMemConfig]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pConfig);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceGetSharedMemConfig, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_cudaSharedMemConfig, pConfig));
}

// cudaError_t cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig config)
static const char *const params_cudaDeviceSetSharedMemConfig[] = {"config", NULL};
static const cb_function f_cudaDeviceSetSharedMemConfig = {.name = "cudaDeviceSetSharedMemConfig",
    .params = params_cudaDeviceSetSharedMemConfig, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaDeviceSetSharedMemConfig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDeviceSetSharedMemConfig, &args, nargs, kwnames, slots))
        return NULL;
    int32_t config;
    if (cb_as_enum(m, T_cudaSharedMemConfig, args[0], "config", &config) < 0)
        return NULL;
    fn_cudaDeviceSetSharedMemConfig *call =
        cb_symbol_address(&symbols[S_cudaDeviceSetSharedMemConfig]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call((enum cudaSharedMemConfig)config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceSetSharedMemConfig, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGetLastError(void)
static const char *const params_cudaGetLastError[] = {NULL};
static const cb_function f_cudaGetLastError = {.name = "cudaGetLastError",
    .params = params_cudaGetLastError, .param_count = 0, .result_count = 0};

CB_WRAPPER(cudaGetLastError)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGetLastError, &args, nargs, kwnames, slots))
        return NULL;
    fn_cudaGetLastError *call = cb_symbol_address(&symbols[S_cudaGetLastError]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call();
    if (s->checked)
        return cb_enum_member(m, T_cudaError_t, status);
    return status == cudaSuccess ? cb_return0(s)
        : cb_fail(s, &f_cudaGetLastError, status, args, NULL);
}

// cudaError_t cudaPeekAtLastError(void)
static const char *const params_cudaPeekAtLastError[] = {NULL};
static const cb_function f_cudaPeekAtLastError = {.name = "cudaPeekAtLastError",
    .params = params_cudaPeekAtLastError, .param_count = 0, .result_count = 0};

CB_WRAPPER(cudaPeekAtLastError)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaPeekAtLastError, &args, nargs, kwnames, slots))
        return NULL;
    fn_cudaPeekAtLastError *call = cb_symbol_address(&symbols[S_cudaPeekAtLastError]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call();
    if (s->checked)
        return cb_enum_member(m, T_cudaError_t, status);
    return status == cudaSuccess ? cb_return0(s)
        : cb_fail(s, &f_cudaPeekAtLastError, status, args, NULL);
}

// const char *cudaGetErrorName(cudaError_t error)
static const char *const params_cudaGetErrorName[] = {"error", NULL};
static const cb_function f_cudaGetErrorName = {.name = "cudaGetErrorName",
    .params = params_cudaGetErrorName, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaGetErrorName)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGetErrorName, &args, nargs, kwnames, slots))
        return NULL;
    int32_t error;
    if (cb_as_enum(m, T_cudaError_t, args[0], "error", &error) < 0)
        return NULL;
    fn_cudaGetErrorName *call = cb_symbol_address(&symbols[S_cudaGetErrorName]);
    if (call == NULL)
        return NULL;
    const char *status = call((cudaError_t)error);
    return cb_return1(s, cb_string_result(s, status));
}

// const char *cudaGetErrorString(cudaError_t error)
static const char *const params_cudaGetErrorString[] = {"error", NULL};
static const cb_function f_cudaGetErrorString = {.name = "cudaGetErrorString",
    .params = params_cudaGetErrorString, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaGetErrorString)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGetErrorString, &args, nargs, kwnames, slots))
        return NULL;
    int32_t error;
    if (cb_as_enum(m, T_cudaError_t, args[0], "error", &error) < 0)
        return NULL;
    fn_cudaGetErrorString *call = cb_symbol_address(&symbols[S_cudaGetErrorString]);
    if (call == NULL)
        return NULL;
    const char *status = call((cudaError_t)error);
    return cb_return1(s, cb_string_result(s, status));
}

// cudaError_t cudaGetDeviceCount(int *count)
static const char *const params_cudaGetDeviceCount[] = {NULL};
static const cb_function f_cudaGetDeviceCount = {.name = "cudaGetDeviceCount",
    .params = params_cudaGetDeviceCount, .param_count = 0, .result_count = 1};

CB_WRAPPER(cudaGetDeviceCount)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGetDeviceCount, &args, nargs, kwnames, slots))
        return NULL;
    int count = 0;
    fn_cudaGetDeviceCount *call = cb_symbol_address(&symbols[S_cudaGetDeviceCount]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGetDeviceCount, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(count));
}

// cudaError_t cudaGetDeviceProperties(struct cudaDeviceProp *prop, int device)
static const char *const params_cudaGetDeviceProperties[] = {"device", NULL};
static const cb_function f_cudaGetDeviceProperties = {.name = "cudaGetDeviceProperties",
    .params = params_cudaGetDeviceProperties, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGetDeviceProperties)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGetDeviceProperties, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    PyObject *prop = NULL;
    int32_t device;
    if (cb_as_int32(args[0], "int", &device) < 0)
        goto done;
    fn_cudaGetDeviceProperties *call = cb_symbol_address(&symbols[S_cudaGetDeviceProperties]);
    if (call == NULL)
        goto done;
    prop = cb_record_new(m, T_cudaDeviceProp);
    if (prop == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(prop), device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGetDeviceProperties, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(prop));
done:
    Py_XDECREF(prop);
    return result;
}

// cudaError_t cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attr, int device)
static const char *const params_cudaDeviceGetAttribute[] = {"attr", "device", NULL};
static const cb_function f_cudaDeviceGetAttribute = {.name = "cudaDeviceGetAttribute",
    .params = params_cudaDeviceGetAttribute, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaDeviceGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaDeviceGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    int value = 0;
    int32_t attr;
    int32_t device;
    if (cb_as_enum(m, T_cudaDeviceAttr, args[0], "attr", &attr) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &device) < 0)
        return NULL;
    fn_cudaDeviceGetAttribute *call = cb_symbol_address(&symbols[S_cudaDeviceGetAttribute]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&value, (enum cudaDeviceAttr)attr, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceGetAttribute, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(value));
}

// cudaError_t cudaDeviceGetHostAtomicCapabilities(unsigned int *capabilities, const enum
//     cudaAtomicOperation *operations, unsigned int count, int device)
static const char *const params_cudaDeviceGetHostAtomicCapabilities[] = {"operations", "count",
    "device", NULL};
static const cb_function f_cudaDeviceGetHostAtomicCapabilities =
    {.name = "cudaDeviceGetHostAtomicCapabilities",
    .params = params_cudaDeviceGetHostAtomicCapabilities, .param_count = 3, .result_count = 1,
    .auto_mask = 0x2};

CB_WRAPPER(cudaDeviceGetHostAtomicCapabilities)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaDeviceGetHostAtomicCapabilities, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_array capabilities;
    cb_array_init(&capabilities);
    size_t capabilities_count = 0;
    cb_array operations;
    cb_array_init(&operations);
    uint32_t count = 0;
    int32_t device;
    if (cb_array_enums(m, T_cudaAtomicOperation, args[0], "operations", &operations) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &count) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &device) < 0)
        goto done;
    if (args[1] == NULL && operations.length > (size_t)count)
        count = (uint32_t)operations.length;
    if (cb_array_check(&operations, (size_t)count) < 0)
        goto done;
    fn_cudaDeviceGetHostAtomicCapabilities *call =
        cb_symbol_address(&symbols[S_cudaDeviceGetHostAtomicCapabilities]);
    if (call == NULL)
        goto done;
    capabilities_count = (size_t)count;
    if (cb_array_reserve(&capabilities, capabilities_count, sizeof(unsigned int)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(capabilities.data, operations.data, count, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaDeviceGetHostAtomicCapabilities, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        cb_int_list(capabilities.data, capabilities_count, sizeof(unsigned int), false));
done:
    cb_array_done(&capabilities);
    cb_array_done(&operations);
    return result;
}

// cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device)
static const char *const params_cudaDeviceGetDefaultMemPool[] = {"device", NULL};
static const cb_function f_cudaDeviceGetDefaultMemPool = {.name = "cudaDeviceGetDefaultMemPool",
    .params = params_cudaDeviceGetDefaultMemPool, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaDeviceGetDefaultMemPool)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDeviceGetDefaultMemPool, &args, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool = NULL;
    int32_t device;
    if (cb_as_int32(args[0], "int", &device) < 0)
        return NULL;
    fn_cudaDeviceGetDefaultMemPool *call =
        cb_symbol_address(&symbols[S_cudaDeviceGetDefaultMemPool]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&memPool, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceGetDefaultMemPool, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaMemPool_t, &memPool));
}

// cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t memPool)
static const char *const params_cudaDeviceSetMemPool[] = {"device", "memPool", NULL};
static const cb_function f_cudaDeviceSetMemPool = {.name = "cudaDeviceSetMemPool",
    .params = params_cudaDeviceSetMemPool, .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaDeviceSetMemPool)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaDeviceSetMemPool, &args, nargs, kwnames, slots))
        return NULL;
    int32_t device;
    cudaMemPool_t memPool;
    if (cb_as_int32(args[0], "int", &device) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaMemPool_t, args[1], &memPool) < 0)
        return NULL;
    fn_cudaDeviceSetMemPool *call = cb_symbol_address(&symbols[S_cudaDeviceSetMemPool]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(device, memPool);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceSetMemPool, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device)
static const char *const params_cudaDeviceGetMemPool[] = {"device", NULL};
static const cb_function f_cudaDeviceGetMemPool = {.name = "cudaDeviceGetMemPool",
    .params = params_cudaDeviceGetMemPool, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaDeviceGetMemPool)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDeviceGetMemPool, &args, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool = NULL;
    int32_t device;
    if (cb_as_int32(args[0], "int", &device) < 0)
        return NULL;
    fn_cudaDeviceGetMemPool *call = cb_symbol_address(&symbols[S_cudaDeviceGetMemPool]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&memPool, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceGetMemPool, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaMemPool_t, &memPool));
}

// cudaError_t cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device, int flags)
static const char *const params_cudaDeviceGetNvSciSyncAttributes[] = {"nvSciSyncAttrList",
    "device", "flags", NULL};
static const cb_function f_cudaDeviceGetNvSciSyncAttributes =
    {.name = "cudaDeviceGetNvSciSyncAttributes", .params = params_cudaDeviceGetNvSciSyncAttributes,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaDeviceGetNvSciSyncAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaDeviceGetNvSciSyncAttributes, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address nvSciSyncAttrList;
    nvSciSyncAttrList.held = false;
    int32_t device;
    int32_t flags;
    if (cb_as_address(m, args[0], &nvSciSyncAttrList) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &device) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &flags) < 0)
        goto done;
    fn_cudaDeviceGetNvSciSyncAttributes *call =
        cb_symbol_address(&symbols[S_cudaDeviceGetNvSciSyncAttributes]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(nvSciSyncAttrList.value, device, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaDeviceGetNvSciSyncAttributes, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&nvSciSyncAttrList);
    return result;
}

// cudaError_t cudaDeviceGetP2PAttribute(int *value, enum cudaDeviceP2PAttr attr, int srcDevice, int
//     dstDevice)
static const char *const params_cudaDeviceGetP2PAttribute[] = {"attr", "srcDevice", "dstDevice",
    NULL};
static const cb_function f_cudaDeviceGetP2PAttribute = {.name = "cudaDeviceGetP2PAttribute",
    .params = params_cudaDeviceGetP2PAttribute, .param_count = 3, .result_count = 1};

CB_WRAPPER(cudaDeviceGetP2PAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaDeviceGetP2PAttribute, &args, nargs, kwnames, slots))
        return NULL;
    int value = 0;
    int32_t attr;
    int32_t srcDevice;
    int32_t dstDevice;
    if (cb_as_enum(m, T_cudaDeviceP2PAttr, args[0], "attr", &attr) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &srcDevice) < 0)
        return NULL;
    if (cb_as_int32(args[2], "int", &dstDevice) < 0)
        return NULL;
    fn_cudaDeviceGetP2PAttribute *call = cb_symbol_address(&symbols[S_cudaDeviceGetP2PAttribute]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&value, (enum cudaDeviceP2PAttr)attr, srcDevice, dstDevice);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceGetP2PAttribute, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(value));
}

// cudaError_t cudaDeviceGetP2PAtomicCapabilities(unsigned int *capabilities, const enum
//     cudaAtomicOperation *operations, unsigned int count, int srcDevice, int dstDevice)
static const char *const params_cudaDeviceGetP2PAtomicCapabilities[] = {"operations", "count",
    "srcDevice", "dstDevice", NULL};
static const cb_function f_cudaDeviceGetP2PAtomicCapabilities =
    {.name = "cudaDeviceGetP2PAtomicCapabilities",
    .params = params_cudaDeviceGetP2PAtomicCapabilities, .param_count = 4, .result_count = 1,
    .auto_mask = 0x2};

CB_WRAPPER(cudaDeviceGetP2PAtomicCapabilities)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaDeviceGetP2PAtomicCapabilities, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_array capabilities;
    cb_array_init(&capabilities);
    size_t capabilities_count = 0;
    cb_array operations;
    cb_array_init(&operations);
    uint32_t count = 0;
    int32_t srcDevice;
    int32_t dstDevice;
    if (cb_array_enums(m, T_cudaAtomicOperation, args[0], "operations", &operations) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &count) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &srcDevice) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &dstDevice) < 0)
        goto done;
    if (args[1] == NULL && operations.length > (size_t)count)
        count = (uint32_t)operations.length;
    if (cb_array_check(&operations, (size_t)count) < 0)
        goto done;
    fn_cudaDeviceGetP2PAtomicCapabilities *call =
        cb_symbol_address(&symbols[S_cudaDeviceGetP2PAtomicCapabilities]);
    if (call == NULL)
        goto done;
    capabilities_count = (size_t)count;
    if (cb_array_reserve(&capabilities, capabilities_count, sizeof(unsigned int)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(capabilities.data, operations.data, count, srcDevice, dstDevice);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaDeviceGetP2PAtomicCapabilities, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        cb_int_list(capabilities.data, capabilities_count, sizeof(unsigned int), false));
done:
    cb_array_done(&capabilities);
    cb_array_done(&operations);
    return result;
}

// cudaError_t cudaChooseDevice(int *device, const struct cudaDeviceProp *prop)
static const char *const params_cudaChooseDevice[] = {"prop", NULL};
static const cb_function f_cudaChooseDevice = {.name = "cudaChooseDevice",
    .params = params_cudaChooseDevice, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaChooseDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaChooseDevice, &args, nargs, kwnames, slots))
        return NULL;
    int device = 0;
    const struct cudaDeviceProp *prop;
    if (cb_as_record(m, T_cudaDeviceProp, args[0], "prop", &prop) < 0)
        return NULL;
    fn_cudaChooseDevice *call = cb_symbol_address(&symbols[S_cudaChooseDevice]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&device, prop);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaChooseDevice, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(device));
}

// cudaError_t cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags)
static const char *const params_cudaInitDevice[] = {"device", "deviceFlags", "flags", NULL};
static const cb_function f_cudaInitDevice = {.name = "cudaInitDevice",
    .params = params_cudaInitDevice, .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaInitDevice)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaInitDevice, &args, nargs, kwnames, slots))
        return NULL;
    int32_t device;
    uint32_t deviceFlags;
    uint32_t flags;
    if (cb_as_int32(args[0], "int", &device) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &deviceFlags) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaInitDevice *call = cb_symbol_address(&symbols[S_cudaInitDevice]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, deviceFlags, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaInitDevice, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaSetDevice(int device)
static const char *const params_cudaSetDevice[] = {"device", NULL};
static const cb_function f_cudaSetDevice = {.name = "cudaSetDevice",
    .params = params_cudaSetDevice, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaSetDevice)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaSetDevice, &args, nargs, kwnames, slots))
        return NULL;
    int32_t device;
    if (cb_as_int32(args[0], "int", &device) < 0)
        return NULL;
    fn_cudaSetDevice *call = cb_symbol_address(&symbols[S_cudaSetDevice]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaSetDevice, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGetDevice(int *device)
static const char *const params_cudaGetDevice[] = {NULL};
static const cb_function f_cudaGetDevice = {.name = "cudaGetDevice",
    .params = params_cudaGetDevice, .param_count = 0, .result_count = 1};

CB_WRAPPER(cudaGetDevice)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGetDevice, &args, nargs, kwnames, slots))
        return NULL;
    int device = 0;
    fn_cudaGetDevice *call = cb_symbol_address(&symbols[S_cudaGetDevice]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGetDevice, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(device));
}

// cudaError_t cudaSetValidDevices(int *device_arr, int len)
static const char *const params_cudaSetValidDevices[] = {"device_arr", "length", NULL};
static const cb_function f_cudaSetValidDevices = {.name = "cudaSetValidDevices",
    .params = params_cudaSetValidDevices, .param_count = 2, .result_count = 0, .auto_mask = 0x2};

CB_WRAPPER(cudaSetValidDevices)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaSetValidDevices, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_array device_arr;
    cb_array_init(&device_arr);
    int32_t len = 0;
    if (cb_array_ints(args[0], "device_arr", sizeof(int), true, "int", &device_arr) < 0)
        goto done;
    if (args[1] != NULL && cb_as_int32(args[1], "int", &len) < 0)
        goto done;
    if (args[1] == NULL && device_arr.length > (size_t)len)
        len = (int32_t)device_arr.length;
    if (cb_array_check(&device_arr, (size_t)len) < 0)
        goto done;
    fn_cudaSetValidDevices *call = cb_symbol_address(&symbols[S_cudaSetValidDevices]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(device_arr.data, len);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaSetValidDevices, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&device_arr);
    return result;
}

// cudaError_t cudaSetDeviceFlags(unsigned int flags)
static const char *const params_cudaSetDeviceFlags[] = {"flags", NULL};
static const cb_function f_cudaSetDeviceFlags = {.name = "cudaSetDeviceFlags",
    .params = params_cudaSetDeviceFlags, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaSetDeviceFlags)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaSetDeviceFlags, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t flags;
    if (cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaSetDeviceFlags *call = cb_symbol_address(&symbols[S_cudaSetDeviceFlags]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaSetDeviceFlags, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGetDeviceFlags(unsigned int *flags)
static const char *const params_cudaGetDeviceFlags[] = {NULL};
static const cb_function f_cudaGetDeviceFlags = {.name = "cudaGetDeviceFlags",
    .params = params_cudaGetDeviceFlags, .param_count = 0, .result_count = 1};

CB_WRAPPER(cudaGetDeviceFlags)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGetDeviceFlags, &args, nargs, kwnames, slots))
        return NULL;
    unsigned int flags = 0;
    fn_cudaGetDeviceFlags *call = cb_symbol_address(&symbols[S_cudaGetDeviceFlags]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGetDeviceFlags, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(flags));
}

// cudaError_t cudaStreamCreate(cudaStream_t *pStream)
static const char *const params_cudaStreamCreate[] = {NULL};
static const cb_function f_cudaStreamCreate = {.name = "cudaStreamCreate",
    .params = params_cudaStreamCreate, .param_count = 0, .result_count = 1};

CB_WRAPPER(cudaStreamCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamCreate, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t pStream = NULL;
    fn_cudaStreamCreate *call = cb_symbol_address(&symbols[S_cudaStreamCreate]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaStream_t, &pStream));
}

// cudaError_t cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags)
static const char *const params_cudaStreamCreateWithFlags[] = {"flags", NULL};
static const cb_function f_cudaStreamCreateWithFlags = {.name = "cudaStreamCreateWithFlags",
    .params = params_cudaStreamCreateWithFlags, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaStreamCreateWithFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamCreateWithFlags, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t pStream = NULL;
    uint32_t flags;
    if (cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaStreamCreateWithFlags *call = cb_symbol_address(&symbols[S_cudaStreamCreateWithFlags]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pStream, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamCreateWithFlags, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaStream_t, &pStream));
}

// cudaError_t cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags, int priority)
static const char *const params_cudaStreamCreateWithPriority[] = {"flags", "priority", NULL};
static const cb_function f_cudaStreamCreateWithPriority = {.name = "cudaStreamCreateWithPriority",
    .params = params_cudaStreamCreateWithPriority, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaStreamCreateWithPriority)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaStreamCreateWithPriority, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t pStream = NULL;
    uint32_t flags;
    int32_t priority;
    if (cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &priority) < 0)
        return NULL;
    fn_cudaStreamCreateWithPriority *call =
        cb_symbol_address(&symbols[S_cudaStreamCreateWithPriority]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pStream, flags, priority);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamCreateWithPriority, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaStream_t, &pStream));
}

// cudaError_t cudaStreamGetPriority(cudaStream_t hStream, int *priority)
static const char *const params_cudaStreamGetPriority[] = {"hStream", NULL};
static const cb_function f_cudaStreamGetPriority = {.name = "cudaStreamGetPriority",
    .params = params_cudaStreamGetPriority, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaStreamGetPriority)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamGetPriority, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t hStream;
    int priority = 0;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &hStream) < 0)
        return NULL;
    fn_cudaStreamGetPriority *call = cb_symbol_address(&symbols[S_cudaStreamGetPriority]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &priority);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamGetPriority, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(priority));
}

// cudaError_t cudaStreamGetFlags(cudaStream_t hStream, unsigned int *flags)
static const char *const params_cudaStreamGetFlags[] = {"hStream", NULL};
static const cb_function f_cudaStreamGetFlags = {.name = "cudaStreamGetFlags",
    .params = params_cudaStreamGetFlags, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaStreamGetFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamGetFlags, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t hStream;
    unsigned int flags = 0;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &hStream) < 0)
        return NULL;
    fn_cudaStreamGetFlags *call = cb_symbol_address(&symbols[S_cudaStreamGetFlags]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamGetFlags, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(flags));
}

// cudaError_t cudaStreamGetId(cudaStream_t hStream, unsigned long long *streamId)
static const char *const params_cudaStreamGetId[] = {"hStream", NULL};
static const cb_function f_cudaStreamGetId = {.name = "cudaStreamGetId",
    .params = params_cudaStreamGetId, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaStreamGetId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamGetId, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t hStream;
    unsigned long long streamId = 0;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &hStream) < 0)
        return NULL;
    fn_cudaStreamGetId *call = cb_symbol_address(&symbols[S_cudaStreamGetId]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &streamId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamGetId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(streamId));
}

// cudaError_t cudaStreamGetDevice(cudaStream_t hStream, int *device)
static const char *const params_cudaStreamGetDevice[] = {"hStream", NULL};
static const cb_function f_cudaStreamGetDevice = {.name = "cudaStreamGetDevice",
    .params = params_cudaStreamGetDevice, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaStreamGetDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamGetDevice, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t hStream;
    int device = 0;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &hStream) < 0)
        return NULL;
    fn_cudaStreamGetDevice *call = cb_symbol_address(&symbols[S_cudaStreamGetDevice]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamGetDevice, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(device));
}

// cudaError_t cudaCtxResetPersistingL2Cache(void)
static const char *const params_cudaCtxResetPersistingL2Cache[] = {NULL};
static const cb_function f_cudaCtxResetPersistingL2Cache =
    {.name = "cudaCtxResetPersistingL2Cache", .params = params_cudaCtxResetPersistingL2Cache,
    .param_count = 0, .result_count = 0};

CB_WRAPPER(cudaCtxResetPersistingL2Cache)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaCtxResetPersistingL2Cache, &args, nargs, kwnames, slots))
        return NULL;
    fn_cudaCtxResetPersistingL2Cache *call =
        cb_symbol_address(&symbols[S_cudaCtxResetPersistingL2Cache]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaCtxResetPersistingL2Cache, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src)
static const char *const params_cudaStreamCopyAttributes[] = {"dst", "src", NULL};
static const cb_function f_cudaStreamCopyAttributes = {.name = "cudaStreamCopyAttributes",
    .params = params_cudaStreamCopyAttributes, .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaStreamCopyAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaStreamCopyAttributes, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t dst;
    cudaStream_t src;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &dst) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaStream_t, args[1], &src) < 0)
        return NULL;
    fn_cudaStreamCopyAttributes *call = cb_symbol_address(&symbols[S_cudaStreamCopyAttributes]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(dst, src);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamCopyAttributes, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaStreamGetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,
//     cudaStreamAttrValue *value_out)
static const char *const params_cudaStreamGetAttribute[] = {"hStream", "attr", NULL};
static const cb_function f_cudaStreamGetAttribute = {.name = "cudaStreamGetAttribute",
    .params = params_cudaStreamGetAttribute, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaStreamGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaStreamGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaStream_t hStream;
    int32_t attr;
    PyObject *value_out = NULL;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &hStream) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaStreamAttrID, args[1], "attr", &attr) < 0)
        goto done;
    fn_cudaStreamGetAttribute *call = cb_symbol_address(&symbols[S_cudaStreamGetAttribute]);
    if (call == NULL)
        goto done;
    value_out = cb_record_new(m, T_cudaStreamAttrValue);
    if (value_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, (cudaStreamAttrID)attr, cb_record_data(value_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaStreamGetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(value_out));
done:
    Py_XDECREF(value_out);
    return result;
}

// cudaError_t cudaStreamSetAttribute(cudaStream_t hStream, cudaStreamAttrID attr, const
//     cudaStreamAttrValue *value)
static const char *const params_cudaStreamSetAttribute[] = {"hStream", "attr", "value", NULL};
static const cb_function f_cudaStreamSetAttribute = {.name = "cudaStreamSetAttribute",
    .params = params_cudaStreamSetAttribute, .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaStreamSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaStreamSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t hStream;
    int32_t attr;
    const cudaStreamAttrValue *value;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &hStream) < 0)
        return NULL;
    if (cb_as_enum(m, T_cudaStreamAttrID, args[1], "attr", &attr) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaStreamAttrValue, args[2], "value", &value) < 0)
        return NULL;
    fn_cudaStreamSetAttribute *call = cb_symbol_address(&symbols[S_cudaStreamSetAttribute]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, (cudaStreamAttrID)attr, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamSetAttribute, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaStreamDestroy(cudaStream_t stream)
static const char *const params_cudaStreamDestroy[] = {"stream", NULL};
static const cb_function f_cudaStreamDestroy = {.name = "cudaStreamDestroy",
    .params = params_cudaStreamDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaStreamDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamDestroy, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0)
        return NULL;
    fn_cudaStreamDestroy *call = cb_symbol_address(&symbols[S_cudaStreamDestroy]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamDestroy, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags)
static const char *const params_cudaStreamWaitEvent[] = {"stream", "event", "flags", NULL};
static const cb_function f_cudaStreamWaitEvent = {.name = "cudaStreamWaitEvent",
    .params = params_cudaStreamWaitEvent, .param_count = 3, .result_count = 0,
    .optional_mask = 0x4};

CB_WRAPPER(cudaStreamWaitEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaStreamWaitEvent, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    cudaEvent_t event;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaEvent_t, args[1], &event) < 0)
        return NULL;
    if (!(s->checked && args[2] == Py_None) && cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaStreamWaitEvent *call = cb_symbol_address(&symbols[S_cudaStreamWaitEvent]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(stream, event, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamWaitEvent, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void
//     *userData, unsigned int flags)
static const char *const params_cudaStreamAddCallback[] = {"stream", "callback", "userData",
    "flags", NULL};
static const cb_function f_cudaStreamAddCallback = {.name = "cudaStreamAddCallback",
    .params = params_cudaStreamAddCallback, .param_count = 4, .result_count = 0,
    .optional_mask = 0xc};

CB_WRAPPER(cudaStreamAddCallback)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaStreamAddCallback, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaStream_t stream;
    cb_callback callback = {0};
    bool callback_taken = false;
    cb_address userData;
    userData.held = false;
    userData.value = NULL;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0)
        goto done;
    if (cb_as_callback(m, T_cudaStreamCallback_t, args[1], (void *)trampoline_cudaStreamCallback_t,
        args[2], CB_SCOPE_ONCE, &callback) < 0)
        goto done;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        goto done;
    if (callback.closure == NULL && cb_as_address(m, args[2], &userData) < 0)
        goto done;
    fn_cudaStreamAddCallback *call = cb_symbol_address(&symbols[S_cudaStreamAddCallback]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, (cudaStreamCallback_t)callback.function,
        callback.closure != NULL ? callback.closure : userData.value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaStreamAddCallback, status, args, NULL);
        goto done;
    }
    callback_taken = true;
    result = cb_return0(s);
done:
    cb_callback_finish(s->module, &callback, callback_taken, NULL);
    cb_address_release(&userData);
    return result;
}

// cudaError_t cudaStreamSynchronize(cudaStream_t stream)
static const char *const params_cudaStreamSynchronize[] = {"stream", NULL};
static const cb_function f_cudaStreamSynchronize = {.name = "cudaStreamSynchronize",
    .params = params_cudaStreamSynchronize, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaStreamSynchronize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamSynchronize, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0)
        return NULL;
    fn_cudaStreamSynchronize *call = cb_symbol_address(&symbols[S_cudaStreamSynchronize]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamSynchronize, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaStreamQuery(cudaStream_t stream)
static const char *const params_cudaStreamQuery[] = {"stream", NULL};
static const cb_function f_cudaStreamQuery = {.name = "cudaStreamQuery",
    .params = params_cudaStreamQuery, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaStreamQuery)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamQuery, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0)
        return NULL;
    fn_cudaStreamQuery *call = cb_symbol_address(&symbols[S_cudaStreamQuery]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(stream);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamQuery, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr, size_t length, unsigned
//     int flags)
static const char *const params_cudaStreamAttachMemAsync[] = {"stream", "devPtr", "length",
    "flags", NULL};
static const cb_function f_cudaStreamAttachMemAsync = {.name = "cudaStreamAttachMemAsync",
    .params = params_cudaStreamAttachMemAsync, .param_count = 4, .result_count = 0};

CB_WRAPPER(cudaStreamAttachMemAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaStreamAttachMemAsync, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaStream_t stream;
    cb_address devPtr;
    devPtr.held = false;
    uint64_t length;
    uint32_t flags;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0)
        goto done;
    if (cb_as_address(m, args[1], &devPtr) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &length) < 0)
        goto done;
    if (cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        goto done;
    if (CB_UNLIKELY(devPtr.held)
        && cb_address_check(&devPtr, "cudaStreamAttachMemAsync", "devPtr", CB_COUNT(length)) < 0)
        goto done;
    fn_cudaStreamAttachMemAsync *call = cb_symbol_address(&symbols[S_cudaStreamAttachMemAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, devPtr.value, length, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaStreamAttachMemAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaStreamBeginCapture(cudaStream_t stream, enum cudaStreamCaptureMode mode)
static const char *const params_cudaStreamBeginCapture[] = {"stream", "mode", NULL};
static const cb_function f_cudaStreamBeginCapture = {.name = "cudaStreamBeginCapture",
    .params = params_cudaStreamBeginCapture, .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaStreamBeginCapture)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaStreamBeginCapture, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    int32_t mode;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0)
        return NULL;
    if (cb_as_enum(m, T_cudaStreamCaptureMode, args[1], "mode", &mode) < 0)
        return NULL;
    fn_cudaStreamBeginCapture *call = cb_symbol_address(&symbols[S_cudaStreamBeginCapture]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(stream, (enum cudaStreamCaptureMode)mode);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamBeginCapture, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaStreamBeginRecaptureToGraph(cudaStream_t stream, enum cudaStreamCaptureMode mode,
//     cudaGraph_t graph, struct cudaGraphRecaptureCallbackData *callbackData)
static const char *const params_cudaStreamBeginRecaptureToGraph[] = {"stream", "mode", "graph",
    "callbackData", NULL};
static const cb_function f_cudaStreamBeginRecaptureToGraph =
    {.name = "cudaStreamBeginRecaptureToGraph", .params = params_cudaStreamBeginRecaptureToGraph,
    .param_count = 4, .result_count = 0, .optional_mask = 0x8};

CB_WRAPPER(cudaStreamBeginRecaptureToGraph)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaStreamBeginRecaptureToGraph, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    int32_t mode;
    cudaGraph_t graph;
    struct cudaGraphRecaptureCallbackData *callbackData;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0)
        return NULL;
    if (cb_as_enum(m, T_cudaStreamCaptureMode, args[1], "mode", &mode) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaGraph_t, args[2], &graph) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaGraphRecaptureCallbackData, args[3], "callbackData",
        &callbackData) < 0)
        return NULL;
    cb_callbacks_exist(m);
    fn_cudaStreamBeginRecaptureToGraph *call =
        cb_symbol_address(&symbols[S_cudaStreamBeginRecaptureToGraph]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, (enum cudaStreamCaptureMode)mode, graph, callbackData);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamBeginRecaptureToGraph, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph, const
//     cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t
//     numDependencies, enum cudaStreamCaptureMode mode)
static const char *const params_cudaStreamBeginCaptureToGraph[] = {"stream", "graph",
    "dependencies", "dependencyData", "numDependencies", "mode", NULL};
static const cb_function f_cudaStreamBeginCaptureToGraph =
    {.name = "cudaStreamBeginCaptureToGraph", .params = params_cudaStreamBeginCaptureToGraph,
    .param_count = 6, .result_count = 0, .auto_mask = 0x10};

CB_WRAPPER(cudaStreamBeginCaptureToGraph)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cudaStreamBeginCaptureToGraph, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaStream_t stream;
    cudaGraph_t graph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    cb_array dependencyData;
    cb_array_init(&dependencyData);
    uint64_t numDependencies = 0;
    int32_t mode;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaGraph_t, args[1], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[2], "dependencies", &dependencies) < 0)
        goto done;
    if (cb_array_records(m, T_cudaGraphEdgeData, args[3], "dependencyData", &dependencyData) < 0)
        goto done;
    if (args[4] != NULL && cb_as_uint64(args[4], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaStreamCaptureMode, args[5], "mode", &mode) < 0)
        goto done;
    if (args[4] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (args[4] == NULL && dependencyData.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencyData.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    if (dependencyData.data != NULL && cb_array_check(&dependencyData, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaStreamBeginCaptureToGraph *call =
        cb_symbol_address(&symbols[S_cudaStreamBeginCaptureToGraph]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(stream, graph, dependencies.data, dependencyData.data, numDependencies,
        (enum cudaStreamCaptureMode)mode);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaStreamBeginCaptureToGraph, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&dependencies);
    cb_array_done(&dependencyData);
    return result;
}

// cudaError_t cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *mode)
static const char *const params_cudaThreadExchangeStreamCaptureMode[] = {"mode", NULL};
static const cb_function f_cudaThreadExchangeStreamCaptureMode =
    {.name = "cudaThreadExchangeStreamCaptureMode",
    .params = params_cudaThreadExchangeStreamCaptureMode, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaThreadExchangeStreamCaptureMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaThreadExchangeStreamCaptureMode, &args, nargs, kwnames, slots))
        return NULL;
    int32_t mode_in = 0;
    enum cudaStreamCaptureMode mode = 0;
    if (cb_as_enum(m, T_cudaStreamCaptureMode, args[0], "mode", &mode_in) < 0)
        return NULL;
    mode = (enum cudaStreamCaptureMode)mode_in;
    fn_cudaThreadExchangeStreamCaptureMode *call =
        cb_symbol_address(&symbols[S_cudaThreadExchangeStreamCaptureMode]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&mode);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaThreadExchangeStreamCaptureMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_cudaStreamCaptureMode, mode));
}

// cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *pGraph)
static const char *const params_cudaStreamEndCapture[] = {"stream", NULL};
static const cb_function f_cudaStreamEndCapture = {.name = "cudaStreamEndCapture",
    .params = params_cudaStreamEndCapture, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaStreamEndCapture)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamEndCapture, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    cudaGraph_t pGraph = NULL;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0)
        return NULL;
    fn_cudaStreamEndCapture *call = cb_symbol_address(&symbols[S_cudaStreamEndCapture]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, &pGraph);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamEndCapture, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraph_t, &pGraph));
}

// cudaError_t cudaStreamIsCapturing(cudaStream_t stream, enum cudaStreamCaptureStatus
//     *pCaptureStatus)
static const char *const params_cudaStreamIsCapturing[] = {"stream", NULL};
static const cb_function f_cudaStreamIsCapturing = {.name = "cudaStreamIsCapturing",
    .params = params_cudaStreamIsCapturing, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaStreamIsCapturing)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamIsCapturing, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    enum cudaStreamCaptureStatus pCaptureStatus = 0;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0)
        return NULL;
    fn_cudaStreamIsCapturing *call = cb_symbol_address(&symbols[S_cudaStreamIsCapturing]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(stream, &pCaptureStatus);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamIsCapturing, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_cudaStreamCaptureStatus, pCaptureStatus));
}

// cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, enum cudaStreamCaptureStatus
//     *captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t
//     **dependencies_out, const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)
static const char *const params_cudaStreamGetCaptureInfo[] = {"stream", NULL};
static const cb_function f_cudaStreamGetCaptureInfo = {.name = "cudaStreamGetCaptureInfo",
    .params = params_cudaStreamGetCaptureInfo, .param_count = 1, .result_count = 6,
    .hidden_result_mask = 0x20};

CB_WRAPPER(cudaStreamGetCaptureInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamGetCaptureInfo, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    enum cudaStreamCaptureStatus captureStatus_out = 0;
    unsigned long long id_out = 0;
    cudaGraph_t graph_out = NULL;
    const cudaGraphNode_t *dependencies_out = NULL;
    const cudaGraphEdgeData *edgeData_out = NULL;
    size_t numDependencies_out = 0;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0)
        return NULL;
    fn_cudaStreamGetCaptureInfo *call = cb_symbol_address(&symbols[S_cudaStreamGetCaptureInfo]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(stream, &captureStatus_out, &id_out, &graph_out, &dependencies_out,
        &edgeData_out, &numDependencies_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamGetCaptureInfo, status, args, NULL);
    PyObject *values[] = {cb_enum_member(m, T_cudaStreamCaptureStatus, captureStatus_out),
        PyLong_FromUnsignedLongLong(id_out), cb_cell_new(m, T_cudaGraph_t, &graph_out),
        cb_handle_list(m, T_cudaGraphNode_t, dependencies_out,
        dependencies_out != NULL ? (size_t)numDependencies_out : 0), cb_record_list(m,
        T_cudaGraphEdgeData, edgeData_out, edgeData_out != NULL ? (size_t)numDependencies_out : 0),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numDependencies_out)};
    return cb_return_many(s, &f_cudaStreamGetCaptureInfo, values);
}

// cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t
//     *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, unsigned int
//     flags)
static const char *const params_cudaStreamUpdateCaptureDependencies[] = {"stream", "dependencies",
    "dependencyData", "numDependencies", "flags", NULL};
static const cb_function f_cudaStreamUpdateCaptureDependencies =
    {.name = "cudaStreamUpdateCaptureDependencies",
    .params = params_cudaStreamUpdateCaptureDependencies, .param_count = 5, .result_count = 0,
    .optional_mask = 0x10, .auto_mask = 0x8};

CB_WRAPPER(cudaStreamUpdateCaptureDependencies)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cudaStreamUpdateCaptureDependencies, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaStream_t stream;
    cb_array dependencies;
    cb_array_init(&dependencies);
    cb_array dependencyData;
    cb_array_init(&dependencyData);
    uint64_t numDependencies = 0;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (cb_array_records(m, T_cudaGraphEdgeData, args[2], "dependencyData", &dependencyData) < 0)
        goto done;
    if (args[3] != NULL && cb_as_uint64(args[3], "size_t", &numDependencies) < 0)
        goto done;
    if (!(s->checked && args[4] == Py_None) && cb_as_uint32(args[4], "unsigned int", &flags) < 0)
        goto done;
    if (args[3] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (args[3] == NULL && dependencyData.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencyData.length;
    if (dependencies.data != NULL && cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    if (dependencyData.data != NULL && cb_array_check(&dependencyData, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaStreamUpdateCaptureDependencies *call =
        cb_symbol_address(&symbols[S_cudaStreamUpdateCaptureDependencies]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(stream, dependencies.data, dependencyData.data, numDependencies, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaStreamUpdateCaptureDependencies, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&dependencies);
    cb_array_done(&dependencyData);
    return result;
}

// cudaError_t cudaEventCreate(cudaEvent_t *event)
static const char *const params_cudaEventCreate[] = {NULL};
static const cb_function f_cudaEventCreate = {.name = "cudaEventCreate",
    .params = params_cudaEventCreate, .param_count = 0, .result_count = 1};

CB_WRAPPER(cudaEventCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaEventCreate, &args, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event = NULL;
    fn_cudaEventCreate *call = cb_symbol_address(&symbols[S_cudaEventCreate]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEventCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaEvent_t, &event));
}

// cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags)
static const char *const params_cudaEventCreateWithFlags[] = {"flags", NULL};
static const cb_function f_cudaEventCreateWithFlags = {.name = "cudaEventCreateWithFlags",
    .params = params_cudaEventCreateWithFlags, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaEventCreateWithFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaEventCreateWithFlags, &args, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event = NULL;
    uint32_t flags;
    if (cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaEventCreateWithFlags *call = cb_symbol_address(&symbols[S_cudaEventCreateWithFlags]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&event, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEventCreateWithFlags, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaEvent_t, &event));
}

// cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)
static const char *const params_cudaEventRecord[] = {"event", "stream", NULL};
static const cb_function f_cudaEventRecord = {.name = "cudaEventRecord",
    .params = params_cudaEventRecord, .param_count = 2, .result_count = 0, .optional_mask = 0x2};

CB_WRAPPER(cudaEventRecord)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaEventRecord, &args, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event;
    cudaStream_t stream;
    if (cb_as_handle(m, T_cudaEvent_t, args[0], &event) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaStream_t, args[1], &stream) < 0)
        return NULL;
    fn_cudaEventRecord *call = cb_symbol_address(&symbols[S_cudaEventRecord]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(event, stream);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEventRecord, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned int flags)
static const char *const params_cudaEventRecordWithFlags[] = {"event", "stream", "flags", NULL};
static const cb_function f_cudaEventRecordWithFlags = {.name = "cudaEventRecordWithFlags",
    .params = params_cudaEventRecordWithFlags, .param_count = 3, .result_count = 0,
    .optional_mask = 0x6};

CB_WRAPPER(cudaEventRecordWithFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaEventRecordWithFlags, &args, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event;
    cudaStream_t stream;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_cudaEvent_t, args[0], &event) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaStream_t, args[1], &stream) < 0)
        return NULL;
    if (!(s->checked && args[2] == Py_None) && cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaEventRecordWithFlags *call = cb_symbol_address(&symbols[S_cudaEventRecordWithFlags]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(event, stream, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEventRecordWithFlags, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaEventQuery(cudaEvent_t event)
static const char *const params_cudaEventQuery[] = {"event", NULL};
static const cb_function f_cudaEventQuery = {.name = "cudaEventQuery",
    .params = params_cudaEventQuery, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaEventQuery)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaEventQuery, &args, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaEvent_t, args[0], &event) < 0)
        return NULL;
    fn_cudaEventQuery *call = cb_symbol_address(&symbols[S_cudaEventQuery]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEventQuery, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaEventSynchronize(cudaEvent_t event)
static const char *const params_cudaEventSynchronize[] = {"event", NULL};
static const cb_function f_cudaEventSynchronize = {.name = "cudaEventSynchronize",
    .params = params_cudaEventSynchronize, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaEventSynchronize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaEventSynchronize, &args, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaEvent_t, args[0], &event) < 0)
        return NULL;
    fn_cudaEventSynchronize *call = cb_symbol_address(&symbols[S_cudaEventSynchronize]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(event);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEventSynchronize, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaEventDestroy(cudaEvent_t event)
static const char *const params_cudaEventDestroy[] = {"event", NULL};
static const cb_function f_cudaEventDestroy = {.name = "cudaEventDestroy",
    .params = params_cudaEventDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaEventDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaEventDestroy, &args, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaEvent_t, args[0], &event) < 0)
        return NULL;
    fn_cudaEventDestroy *call = cb_symbol_address(&symbols[S_cudaEventDestroy]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEventDestroy, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end)
static const char *const params_cudaEventElapsedTime[] = {"start", "end", NULL};
static const cb_function f_cudaEventElapsedTime = {.name = "cudaEventElapsedTime",
    .params = params_cudaEventElapsedTime, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaEventElapsedTime)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaEventElapsedTime, &args, nargs, kwnames, slots))
        return NULL;
    float ms = 0;
    cudaEvent_t start;
    cudaEvent_t end;
    if (cb_as_handle(m, T_cudaEvent_t, args[0], &start) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaEvent_t, args[1], &end) < 0)
        return NULL;
    fn_cudaEventElapsedTime *call = cb_symbol_address(&symbols[S_cudaEventElapsedTime]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&ms, start, end);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEventElapsedTime, status, args, NULL);
    return cb_return1(s, PyFloat_FromDouble(ms));
}

// cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *extMem_out, const struct
//     cudaExternalMemoryHandleDesc *memHandleDesc)
static const char *const params_cudaImportExternalMemory[] = {"memHandleDesc", NULL};
static const cb_function f_cudaImportExternalMemory = {.name = "cudaImportExternalMemory",
    .params = params_cudaImportExternalMemory, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaImportExternalMemory)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaImportExternalMemory, &args, nargs, kwnames, slots))
        return NULL;
    cudaExternalMemory_t extMem_out = NULL;
    const struct cudaExternalMemoryHandleDesc *memHandleDesc;
    if (cb_as_record(m, T_cudaExternalMemoryHandleDesc, args[0], "memHandleDesc",
        &memHandleDesc) < 0)
        return NULL;
    fn_cudaImportExternalMemory *call = cb_symbol_address(&symbols[S_cudaImportExternalMemory]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&extMem_out, memHandleDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaImportExternalMemory, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaExternalMemory_t, &extMem_out));
}

// cudaError_t cudaExternalMemoryGetMappedBuffer(void **devPtr, cudaExternalMemory_t extMem, const
//     struct cudaExternalMemoryBufferDesc *bufferDesc)
static const char *const params_cudaExternalMemoryGetMappedBuffer[] = {"extMem", "bufferDesc",
    NULL};
static const cb_function f_cudaExternalMemoryGetMappedBuffer =
    {.name = "cudaExternalMemoryGetMappedBuffer",
    .params = params_cudaExternalMemoryGetMappedBuffer, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaExternalMemoryGetMappedBuffer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaExternalMemoryGetMappedBuffer, &args, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    cudaExternalMemory_t extMem;
    const struct cudaExternalMemoryBufferDesc *bufferDesc;
    if (cb_as_handle(m, T_cudaExternalMemory_t, args[0], &extMem) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaExternalMemoryBufferDesc, args[1], "bufferDesc", &bufferDesc) < 0)
        return NULL;
    fn_cudaExternalMemoryGetMappedBuffer *call =
        cb_symbol_address(&symbols[S_cudaExternalMemoryGetMappedBuffer]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, extMem, bufferDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaExternalMemoryGetMappedBuffer, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)devPtr));
}

// cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap,
//     cudaExternalMemory_t extMem, const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc)
static const char *const params_cudaExternalMemoryGetMappedMipmappedArray[] = {"extMem",
    "mipmapDesc", NULL};
static const cb_function f_cudaExternalMemoryGetMappedMipmappedArray =
    {.name = "cudaExternalMemoryGetMappedMipmappedArray",
    .params = params_cudaExternalMemoryGetMappedMipmappedArray, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaExternalMemoryGetMappedMipmappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaExternalMemoryGetMappedMipmappedArray, &args, nargs, kwnames,
        slots))
        return NULL;
    cudaMipmappedArray_t mipmap = NULL;
    cudaExternalMemory_t extMem;
    const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc;
    if (cb_as_handle(m, T_cudaExternalMemory_t, args[0], &extMem) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaExternalMemoryMipmappedArrayDesc, args[1], "mipmapDesc",
        &mipmapDesc) < 0)
        return NULL;
    fn_cudaExternalMemoryGetMappedMipmappedArray *call =
        cb_symbol_address(&symbols[S_cudaExternalMemoryGetMappedMipmappedArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&mipmap, extMem, mipmapDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaExternalMemoryGetMappedMipmappedArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaMipmappedArray_t, &mipmap));
}

// cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t extMem)
static const char *const params_cudaDestroyExternalMemory[] = {"extMem", NULL};
static const cb_function f_cudaDestroyExternalMemory = {.name = "cudaDestroyExternalMemory",
    .params = params_cudaDestroyExternalMemory, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaDestroyExternalMemory)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDestroyExternalMemory, &args, nargs, kwnames, slots))
        return NULL;
    cudaExternalMemory_t extMem;
    if (cb_as_handle(m, T_cudaExternalMemory_t, args[0], &extMem) < 0)
        return NULL;
    fn_cudaDestroyExternalMemory *call = cb_symbol_address(&symbols[S_cudaDestroyExternalMemory]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(extMem);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDestroyExternalMemory, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out, const struct
//     cudaExternalSemaphoreHandleDesc *semHandleDesc)
static const char *const params_cudaImportExternalSemaphore[] = {"semHandleDesc", NULL};
static const cb_function f_cudaImportExternalSemaphore = {.name = "cudaImportExternalSemaphore",
    .params = params_cudaImportExternalSemaphore, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaImportExternalSemaphore)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaImportExternalSemaphore, &args, nargs, kwnames, slots))
        return NULL;
    cudaExternalSemaphore_t extSem_out = NULL;
    const struct cudaExternalSemaphoreHandleDesc *semHandleDesc;
    if (cb_as_record(m, T_cudaExternalSemaphoreHandleDesc, args[0], "semHandleDesc",
        &semHandleDesc) < 0)
        return NULL;
    fn_cudaImportExternalSemaphore *call =
        cb_symbol_address(&symbols[S_cudaImportExternalSemaphore]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&extSem_out, semHandleDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaImportExternalSemaphore, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaExternalSemaphore_t, &extSem_out));
}

// cudaError_t cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray, const
//     struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems, cudaStream_t
//     stream)
static const char *const params_cudaSignalExternalSemaphoresAsync[] = {"extSemArray",
    "paramsArray", "numExtSems", "stream", NULL};
static const cb_function f_cudaSignalExternalSemaphoresAsync =
    {.name = "cudaSignalExternalSemaphoresAsync",
    .params = params_cudaSignalExternalSemaphoresAsync, .param_count = 4, .result_count = 0,
    .optional_mask = 0x8, .auto_mask = 0x4};

CB_WRAPPER(cudaSignalExternalSemaphoresAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaSignalExternalSemaphoresAsync, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_array extSemArray;
    cb_array_init(&extSemArray);
    cb_array paramsArray;
    cb_array_init(&paramsArray);
    uint32_t numExtSems = 0;
    cudaStream_t stream;
    if (cb_array_handles(m, T_cudaExternalSemaphore_t, args[0], "extSemArray", &extSemArray) < 0)
        goto done;
    if (cb_array_records(m, T_cudaExternalSemaphoreSignalParams, args[1], "paramsArray",
        &paramsArray) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &numExtSems) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[3], &stream) < 0)
        goto done;
    if (args[2] == NULL && extSemArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)extSemArray.length;
    if (args[2] == NULL && paramsArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)paramsArray.length;
    if (cb_array_check(&extSemArray, (size_t)numExtSems) < 0)
        goto done;
    if (cb_array_check(&paramsArray, (size_t)numExtSems) < 0)
        goto done;
    fn_cudaSignalExternalSemaphoresAsync *call =
        cb_symbol_address(&symbols[S_cudaSignalExternalSemaphoresAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSemArray.data, paramsArray.data, numExtSems, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaSignalExternalSemaphoresAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&extSemArray);
    cb_array_done(&paramsArray);
    return result;
}

// cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray, const
//     struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems, cudaStream_t
//     stream)
static const char *const params_cudaWaitExternalSemaphoresAsync[] = {"extSemArray", "paramsArray",
    "numExtSems", "stream", NULL};
static const cb_function f_cudaWaitExternalSemaphoresAsync =
    {.name = "cudaWaitExternalSemaphoresAsync", .params = params_cudaWaitExternalSemaphoresAsync,
    .param_count = 4, .result_count = 0, .optional_mask = 0x8, .auto_mask = 0x4};

CB_WRAPPER(cudaWaitExternalSemaphoresAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaWaitExternalSemaphoresAsync, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_array extSemArray;
    cb_array_init(&extSemArray);
    cb_array paramsArray;
    cb_array_init(&paramsArray);
    uint32_t numExtSems = 0;
    cudaStream_t stream;
    if (cb_array_handles(m, T_cudaExternalSemaphore_t, args[0], "extSemArray", &extSemArray) < 0)
        goto done;
    if (cb_array_records(m, T_cudaExternalSemaphoreWaitParams, args[1], "paramsArray",
        &paramsArray) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &numExtSems) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[3], &stream) < 0)
        goto done;
    if (args[2] == NULL && extSemArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)extSemArray.length;
    if (args[2] == NULL && paramsArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)paramsArray.length;
    if (cb_array_check(&extSemArray, (size_t)numExtSems) < 0)
        goto done;
    if (cb_array_check(&paramsArray, (size_t)numExtSems) < 0)
        goto done;
    fn_cudaWaitExternalSemaphoresAsync *call =
        cb_symbol_address(&symbols[S_cudaWaitExternalSemaphoresAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSemArray.data, paramsArray.data, numExtSems, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaWaitExternalSemaphoresAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&extSemArray);
    cb_array_done(&paramsArray);
    return result;
}

// cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem)
static const char *const params_cudaDestroyExternalSemaphore[] = {"extSem", NULL};
static const cb_function f_cudaDestroyExternalSemaphore = {.name = "cudaDestroyExternalSemaphore",
    .params = params_cudaDestroyExternalSemaphore, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaDestroyExternalSemaphore)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDestroyExternalSemaphore, &args, nargs, kwnames, slots))
        return NULL;
    cudaExternalSemaphore_t extSem;
    if (cb_as_handle(m, T_cudaExternalSemaphore_t, args[0], &extSem) < 0)
        return NULL;
    fn_cudaDestroyExternalSemaphore *call =
        cb_symbol_address(&symbols[S_cudaDestroyExternalSemaphore]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSem);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDestroyExternalSemaphore, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t
//     sharedMem, cudaStream_t stream)
static const char *const params_cudaLaunchKernel[] = {"func", "gridDim", "blockDim", "args",
    "sharedMem", "stream", NULL};
static const cb_function f_cudaLaunchKernel = {.name = "cudaLaunchKernel",
    .params = params_cudaLaunchKernel, .param_count = 6, .result_count = 0};

CB_WRAPPER(cudaLaunchKernel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cudaLaunchKernel, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address func;
    func.held = false;
    dim3 gridDim;
    dim3 blockDim;
    cb_pack args_;
    args_.heap = NULL;
    args_.keep = NULL;
    args_.held = false;
    uint64_t sharedMem;
    cudaStream_t stream;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    if (cb_as_record_value(m, T_dim3, args[1], "gridDim", &gridDim, sizeof gridDim) < 0)
        goto done;
    if (cb_as_record_value(m, T_dim3, args[2], "blockDim", &blockDim, sizeof blockDim) < 0)
        goto done;
    if (cb_pack_params(m, args[3], &args_) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &sharedMem) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[5], &stream) < 0)
        goto done;
    fn_cudaLaunchKernel *call = cb_symbol_address(&symbols[S_cudaLaunchKernel]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(func.value, gridDim, blockDim, args_.params, sharedMem, stream);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLaunchKernel, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&func);
    cb_pack_done(&args_);
    return result;
}

// cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func, void **args)
static const char *const params_cudaLaunchKernelExC[] = {"config", "func", "args", NULL};
static const cb_function f_cudaLaunchKernelExC = {.name = "cudaLaunchKernelExC",
    .params = params_cudaLaunchKernelExC, .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaLaunchKernelExC)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaLaunchKernelExC, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    const cudaLaunchConfig_t *config;
    cb_address func;
    func.held = false;
    cb_pack args_;
    args_.heap = NULL;
    args_.keep = NULL;
    args_.held = false;
    if (cb_as_record(m, T_cudaLaunchConfig_t, args[0], "config", &config) < 0)
        goto done;
    if (cb_as_address(m, args[1], &func) < 0)
        goto done;
    if (cb_pack_params(m, args[2], &args_) < 0)
        goto done;
    fn_cudaLaunchKernelExC *call = cb_symbol_address(&symbols[S_cudaLaunchKernelExC]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(config, func.value, args_.params);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLaunchKernelExC, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&func);
    cb_pack_done(&args_);
    return result;
}

// cudaError_t cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim, void
//     **args, size_t sharedMem, cudaStream_t stream)
static const char *const params_cudaLaunchCooperativeKernel[] = {"func", "gridDim", "blockDim",
    "args", "sharedMem", "stream", NULL};
static const cb_function f_cudaLaunchCooperativeKernel = {.name = "cudaLaunchCooperativeKernel",
    .params = params_cudaLaunchCooperativeKernel, .param_count = 6, .result_count = 0};

CB_WRAPPER(cudaLaunchCooperativeKernel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cudaLaunchCooperativeKernel, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address func;
    func.held = false;
    dim3 gridDim;
    dim3 blockDim;
    cb_pack args_;
    args_.heap = NULL;
    args_.keep = NULL;
    args_.held = false;
    uint64_t sharedMem;
    cudaStream_t stream;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    if (cb_as_record_value(m, T_dim3, args[1], "gridDim", &gridDim, sizeof gridDim) < 0)
        goto done;
    if (cb_as_record_value(m, T_dim3, args[2], "blockDim", &blockDim, sizeof blockDim) < 0)
        goto done;
    if (cb_pack_params(m, args[3], &args_) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &sharedMem) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[5], &stream) < 0)
        goto done;
    fn_cudaLaunchCooperativeKernel *call =
        cb_symbol_address(&symbols[S_cudaLaunchCooperativeKernel]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(func.value, gridDim, blockDim, args_.params, sharedMem, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLaunchCooperativeKernel, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&func);
    cb_pack_done(&args_);
    return result;
}

// cudaError_t cudaFuncSetCacheConfig(const void *func, enum cudaFuncCache cacheConfig)
static const char *const params_cudaFuncSetCacheConfig[] = {"func", "cacheConfig", NULL};
static const cb_function f_cudaFuncSetCacheConfig = {.name = "cudaFuncSetCacheConfig",
    .params = params_cudaFuncSetCacheConfig, .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaFuncSetCacheConfig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaFuncSetCacheConfig, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address func;
    func.held = false;
    int32_t cacheConfig;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaFuncCache, args[1], "cacheConfig", &cacheConfig) < 0)
        goto done;
    fn_cudaFuncSetCacheConfig *call = cb_symbol_address(&symbols[S_cudaFuncSetCacheConfig]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(func.value, (enum cudaFuncCache)cacheConfig);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaFuncSetCacheConfig, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *attr, const void *func)
static const char *const params_cudaFuncGetAttributes[] = {"func", NULL};
static const cb_function f_cudaFuncGetAttributes = {.name = "cudaFuncGetAttributes",
    .params = params_cudaFuncGetAttributes, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaFuncGetAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaFuncGetAttributes, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    PyObject *attr = NULL;
    cb_address func;
    func.held = false;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    fn_cudaFuncGetAttributes *call = cb_symbol_address(&symbols[S_cudaFuncGetAttributes]);
    if (call == NULL)
        goto done;
    attr = cb_record_new(m, T_cudaFuncAttributes);
    if (attr == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(attr), func.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaFuncGetAttributes, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(attr));
done:
    Py_XDECREF(attr);
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaFuncSetAttribute(const void *func, enum cudaFuncAttribute attr, int value)
static const char *const params_cudaFuncSetAttribute[] = {"func", "attr", "value", NULL};
static const cb_function f_cudaFuncSetAttribute = {.name = "cudaFuncSetAttribute",
    .params = params_cudaFuncSetAttribute, .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaFuncSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaFuncSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address func;
    func.held = false;
    int32_t attr;
    int32_t value;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaFuncAttribute, args[1], "attr", &attr) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &value) < 0)
        goto done;
    fn_cudaFuncSetAttribute *call = cb_symbol_address(&symbols[S_cudaFuncSetAttribute]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(func.value, (enum cudaFuncAttribute)attr, value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaFuncSetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&func);
    return result;
}

