// functions_device.c of cubind for CUDA Runtime API, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

// cudaError_t cudaDeviceReset(void)
static const cb_function f_cudaDeviceReset = {.name = "cudaDeviceReset",
    .params = (const char *const[]){NULL}, .param_count = 0};

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
static const cb_function f_cudaDeviceSynchronize = {.name = "cudaDeviceSynchronize",
    .params = (const char *const[]){NULL}, .param_count = 0};

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
static const cb_function f_cudaDeviceSetLimit = {.name = "cudaDeviceSetLimit",
    .params = (const char *const[]){"limit", "value", NULL}, .param_count = 2};

CB_WRAPPER(cudaDeviceSetLimit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaDeviceSetLimit, &args, nargs, kwnames, slots))
        return NULL;
    int32_t limit;
    uint64_t value;
    if (cb_as_enum(m, T_cudaLimit, args[0], "limit", &limit) < 0
        || cb_as_uint64(args[1], "size_t", &value) < 0)
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
static const cb_function f_cudaDeviceGetLimit = {.name = "cudaDeviceGetLimit",
    .params = (const char *const[]){"limit", NULL}, .param_count = 1, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pValue, (enum cudaLimit)limit);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceGetLimit, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(pValue));
}

// cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements,
//     const struct cudaChannelFormatDesc *fmtDesc, int device)
static const cb_function f_cudaDeviceGetTexture1DLinearMaxWidth = {
    .name = "cudaDeviceGetTexture1DLinearMaxWidth",
    .params = (const char *const[]){"fmtDesc", "device", NULL}, .param_count = 2,
    .result_count = 1};

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
    if (cb_as_record(m, T_cudaChannelFormatDesc, args[0], "fmtDesc", &fmtDesc) < 0
        || cb_as_int32(args[1], "int", &device) < 0)
        return NULL;
    fn_cudaDeviceGetTexture1DLinearMaxWidth *call =
        cb_symbol_address(&symbols[S_cudaDeviceGetTexture1DLinearMaxWidth]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&maxWidthInElements, fmtDesc, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceGetTexture1DLinearMaxWidth, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(maxWidthInElements));
}

// cudaError_t cudaDeviceGetCacheConfig(enum cudaFuncCache *pCacheConfig)
static const cb_function f_cudaDeviceGetCacheConfig = {.name = "cudaDeviceGetCacheConfig",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pCacheConfig);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceGetCacheConfig, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_cudaFuncCache, pCacheConfig));
}

// cudaError_t cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
static const cb_function f_cudaDeviceGetStreamPriorityRange = {
    .name = "cudaDeviceGetStreamPriorityRange", .params = (const char *const[]){NULL},
    .param_count = 0, .result_count = 2};

CB_WRAPPER(cudaDeviceGetStreamPriorityRange)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDeviceGetStreamPriorityRange, &args, nargs, kwnames, slots))
        return NULL;
    int leastPriority = 0, greatestPriority = 0;
    fn_cudaDeviceGetStreamPriorityRange *call =
        cb_symbol_address(&symbols[S_cudaDeviceGetStreamPriorityRange]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&leastPriority, &greatestPriority);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceGetStreamPriorityRange, status, args, NULL);
    PyObject *values[] = {PyLong_FromLong(leastPriority), PyLong_FromLong(greatestPriority)};
    return cb_return_many(s, &f_cudaDeviceGetStreamPriorityRange, values);
}

// cudaError_t cudaDeviceSetCacheConfig(enum cudaFuncCache cacheConfig)
static const cb_function f_cudaDeviceSetCacheConfig = {.name = "cudaDeviceSetCacheConfig",
    .params = (const char *const[]){"cacheConfig", NULL}, .param_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call((enum cudaFuncCache)cacheConfig);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceSetCacheConfig, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *pciBusId)
static const cb_function f_cudaDeviceGetByPCIBusId = {.name = "cudaDeviceGetByPCIBusId",
    .params = (const char *const[]){"pciBusId", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaDeviceGetByPCIBusId)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaDeviceGetByPCIBusId, &args, nargs, kwnames, slots))
        return NULL;
    int device = 0;
    cb_address pciBusId;
    pciBusId.held = false;
    if (cb_as_text(args[0], false, &pciBusId) < 0)
        goto done;
    fn_cudaDeviceGetByPCIBusId *call = cb_symbol_address(&symbols[S_cudaDeviceGetByPCIBusId]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&device, pciBusId.value);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, PyLong_FromLong(device));
    else
        result = cb_fail(s, &f_cudaDeviceGetByPCIBusId, status, args, NULL);
done:
    cb_address_release(&pciBusId);
    return result;
}

// cudaError_t cudaDeviceGetPCIBusId(char *pciBusId, int len, int device)
static const cb_function f_cudaDeviceGetPCIBusId = {.name = "cudaDeviceGetPCIBusId",
    .params = (const char *const[]){"length", "device", NULL}, .param_count = 2, .result_count = 1,
    .auto_mask = 0x1};

CB_WRAPPER(cudaDeviceGetPCIBusId)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaDeviceGetPCIBusId, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *pciBusId = NULL;
    int32_t len = 256;
    int32_t device;
    if ((args[0] != NULL && cb_as_int32(args[0], "int", &len) < 0)
        || cb_as_int32(args[1], "int", &device) < 0)
        goto done;
    fn_cudaDeviceGetPCIBusId *call = cb_symbol_address(&symbols[S_cudaDeviceGetPCIBusId]);
    if (call == NULL)
        goto done;
    pciBusId = cb_name_room("cudaDeviceGetPCIBusId", len);
    if (pciBusId == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(PyBytes_AS_STRING(pciBusId), len, device);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s,
            s->checked ? cb_string_result(s, PyBytes_AS_STRING(pciBusId)) : Py_NewRef(pciBusId));
    else
        result = cb_fail(s, &f_cudaDeviceGetPCIBusId, status, args, NULL);
done:
    Py_XDECREF(pciBusId);
    return result;
}

// cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(enum cudaFlushGPUDirectRDMAWritesTarget target,
//     enum cudaFlushGPUDirectRDMAWritesScope scope)
static const cb_function f_cudaDeviceFlushGPUDirectRDMAWrites = {
    .name = "cudaDeviceFlushGPUDirectRDMAWrites",
    .params = (const char *const[]){"target", "scope", NULL}, .param_count = 2};

CB_WRAPPER(cudaDeviceFlushGPUDirectRDMAWrites)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaDeviceFlushGPUDirectRDMAWrites, &args, nargs, kwnames, slots))
        return NULL;
    int32_t target, scope;
    if (cb_as_enum(m, T_cudaFlushGPUDirectRDMAWritesTarget, args[0], "target", &target) < 0
        || cb_as_enum(m, T_cudaFlushGPUDirectRDMAWritesScope, args[1], "scope", &scope) < 0)
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

// cudaError_t cudaDeviceRegisterAsyncNotification(int device, cudaAsyncCallback callbackFunc,
//     void *userData, cudaAsyncCallbackHandle_t *callback)
static const cb_function f_cudaDeviceRegisterAsyncNotification = {
    .name = "cudaDeviceRegisterAsyncNotification",
    .params = (const char *const[]){"device", "callbackFunc", "userData", NULL}, .param_count = 3,
    .result_count = 1, .optional_mask = 0x4};

CB_WRAPPER(cudaDeviceRegisterAsyncNotification)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cudaDeviceRegisterAsyncNotification, &args, nargs, kwnames, slots))
        return NULL;
    int32_t device;
    cb_callback callbackFunc = {0};
    bool callbackFunc_taken = false;
    cb_address userData;
    cudaAsyncCallbackHandle_t callback = NULL;
    userData.value = NULL;
    userData.held = false;
    if (cb_as_int32(args[0], "int", &device) < 0
        || cb_as_callback(m, T_cudaAsyncCallback, args[1], (void *)trampoline_cudaAsyncCallback,
            args[2], CB_SCOPE_NOTIFIED, &callbackFunc) < 0
        || (callbackFunc.closure == NULL && cb_as_address(m, args[2], &userData) < 0))
        goto done;
    fn_cudaDeviceRegisterAsyncNotification *call =
        cb_symbol_address(&symbols[S_cudaDeviceRegisterAsyncNotification]);
    if (call == NULL)
        goto done;
    cudaError_t status;
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
static const cb_function f_cudaDeviceUnregisterAsyncNotification = {
    .name = "cudaDeviceUnregisterAsyncNotification",
    .params = (const char *const[]){"device", "callback", NULL}, .param_count = 2};

CB_WRAPPER(cudaDeviceUnregisterAsyncNotification)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaDeviceUnregisterAsyncNotification, &args, nargs, kwnames, slots))
        return NULL;
    int32_t device;
    cudaAsyncCallbackHandle_t callback;
    if (cb_as_int32(args[0], "int", &device) < 0
        || cb_as_handle(m, T_cudaAsyncCallbackHandle_t, args[1], &callback) < 0)
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
static const cb_function f_cudaDeviceGetSharedMemConfig = {.name = "cudaDeviceGetSharedMemConfig",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pConfig);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceGetSharedMemConfig, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_cudaSharedMemConfig, pConfig));
}

// cudaError_t cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig config)
static const cb_function f_cudaDeviceSetSharedMemConfig = {.name = "cudaDeviceSetSharedMemConfig",
    .params = (const char *const[]){"config", NULL}, .param_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call((enum cudaSharedMemConfig)config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceSetSharedMemConfig, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaThreadExit(void)
static const cb_function f_cudaThreadExit = {.name = "cudaThreadExit",
    .params = (const char *const[]){NULL}, .param_count = 0};

CB_WRAPPER(cudaThreadExit)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaThreadExit, &args, nargs, kwnames, slots))
        return NULL;
    fn_cudaThreadExit *call = cb_symbol_address(&symbols[S_cudaThreadExit]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaThreadExit, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaThreadSynchronize(void)
static const cb_function f_cudaThreadSynchronize = {.name = "cudaThreadSynchronize",
    .params = (const char *const[]){NULL}, .param_count = 0};

CB_WRAPPER(cudaThreadSynchronize)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaThreadSynchronize, &args, nargs, kwnames, slots))
        return NULL;
    fn_cudaThreadSynchronize *call = cb_symbol_address(&symbols[S_cudaThreadSynchronize]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaThreadSynchronize, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaThreadSetLimit(enum cudaLimit limit, size_t value)
static const cb_function f_cudaThreadSetLimit = {.name = "cudaThreadSetLimit",
    .params = (const char *const[]){"limit", "value", NULL}, .param_count = 2};

CB_WRAPPER(cudaThreadSetLimit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaThreadSetLimit, &args, nargs, kwnames, slots))
        return NULL;
    int32_t limit;
    uint64_t value;
    if (cb_as_enum(m, T_cudaLimit, args[0], "limit", &limit) < 0
        || cb_as_uint64(args[1], "size_t", &value) < 0)
        return NULL;
    fn_cudaThreadSetLimit *call = cb_symbol_address(&symbols[S_cudaThreadSetLimit]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call((enum cudaLimit)limit, value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaThreadSetLimit, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaThreadGetLimit(size_t *pValue, enum cudaLimit limit)
static const cb_function f_cudaThreadGetLimit = {.name = "cudaThreadGetLimit",
    .params = (const char *const[]){"limit", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaThreadGetLimit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaThreadGetLimit, &args, nargs, kwnames, slots))
        return NULL;
    size_t pValue = 0;
    int32_t limit;
    if (cb_as_enum(m, T_cudaLimit, args[0], "limit", &limit) < 0)
        return NULL;
    fn_cudaThreadGetLimit *call = cb_symbol_address(&symbols[S_cudaThreadGetLimit]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pValue, (enum cudaLimit)limit);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaThreadGetLimit, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(pValue));
}

// cudaError_t cudaThreadGetCacheConfig(enum cudaFuncCache *pCacheConfig)
static const cb_function f_cudaThreadGetCacheConfig = {.name = "cudaThreadGetCacheConfig",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(cudaThreadGetCacheConfig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaThreadGetCacheConfig, &args, nargs, kwnames, slots))
        return NULL;
    enum cudaFuncCache pCacheConfig = 0;
    fn_cudaThreadGetCacheConfig *call = cb_symbol_address(&symbols[S_cudaThreadGetCacheConfig]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pCacheConfig);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaThreadGetCacheConfig, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_cudaFuncCache, pCacheConfig));
}

// cudaError_t cudaThreadSetCacheConfig(enum cudaFuncCache cacheConfig)
static const cb_function f_cudaThreadSetCacheConfig = {.name = "cudaThreadSetCacheConfig",
    .params = (const char *const[]){"cacheConfig", NULL}, .param_count = 1};

CB_WRAPPER(cudaThreadSetCacheConfig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaThreadSetCacheConfig, &args, nargs, kwnames, slots))
        return NULL;
    int32_t cacheConfig;
    if (cb_as_enum(m, T_cudaFuncCache, args[0], "cacheConfig", &cacheConfig) < 0)
        return NULL;
    fn_cudaThreadSetCacheConfig *call = cb_symbol_address(&symbols[S_cudaThreadSetCacheConfig]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call((enum cudaFuncCache)cacheConfig);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaThreadSetCacheConfig, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGetLastError(void)
static const cb_function f_cudaGetLastError = {.name = "cudaGetLastError",
    .params = (const char *const[]){NULL}, .param_count = 0};

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
static const cb_function f_cudaPeekAtLastError = {.name = "cudaPeekAtLastError",
    .params = (const char *const[]){NULL}, .param_count = 0};

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
static const cb_function f_cudaGetErrorName = {.name = "cudaGetErrorName",
    .params = (const char *const[]){"error", NULL}, .param_count = 1};

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
static const cb_function f_cudaGetErrorString = {.name = "cudaGetErrorString",
    .params = (const char *const[]){"error", NULL}, .param_count = 1};

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
static const cb_function f_cudaGetDeviceCount = {.name = "cudaGetDeviceCount",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

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

// cudaError_t cudaGetDeviceProperties_v2(struct cudaDeviceProp *prop, int device)
static const cb_function f_cudaGetDeviceProperties = {.name = "cudaGetDeviceProperties",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGetDeviceProperties)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaGetDeviceProperties, &args, nargs, kwnames, slots))
        return NULL;
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
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(prop), device);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(prop));
    else
        result = cb_fail(s, &f_cudaGetDeviceProperties, status, args, NULL);
done:
    Py_XDECREF(prop);
    return result;
}

// cudaError_t cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attr, int device)
static const cb_function f_cudaDeviceGetAttribute = {.name = "cudaDeviceGetAttribute",
    .params = (const char *const[]){"attr", "device", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaDeviceGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaDeviceGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    int value = 0;
    int32_t attr, device;
    if (cb_as_enum(m, T_cudaDeviceAttr, args[0], "attr", &attr) < 0
        || cb_as_int32(args[1], "int", &device) < 0)
        return NULL;
    fn_cudaDeviceGetAttribute *call = cb_symbol_address(&symbols[S_cudaDeviceGetAttribute]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&value, (enum cudaDeviceAttr)attr, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceGetAttribute, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(value));
}

// cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device)
static const cb_function f_cudaDeviceGetDefaultMemPool = {.name = "cudaDeviceGetDefaultMemPool",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&memPool, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceGetDefaultMemPool, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaMemPool_t, &memPool));
}

// cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t memPool)
static const cb_function f_cudaDeviceSetMemPool = {.name = "cudaDeviceSetMemPool",
    .params = (const char *const[]){"device", "memPool", NULL}, .param_count = 2};

CB_WRAPPER(cudaDeviceSetMemPool)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaDeviceSetMemPool, &args, nargs, kwnames, slots))
        return NULL;
    int32_t device;
    cudaMemPool_t memPool;
    if (cb_as_int32(args[0], "int", &device) < 0
        || cb_as_handle(m, T_cudaMemPool_t, args[1], &memPool) < 0)
        return NULL;
    fn_cudaDeviceSetMemPool *call = cb_symbol_address(&symbols[S_cudaDeviceSetMemPool]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(device, memPool);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceSetMemPool, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device)
static const cb_function f_cudaDeviceGetMemPool = {.name = "cudaDeviceGetMemPool",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&memPool, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceGetMemPool, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaMemPool_t, &memPool));
}

// cudaError_t cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device, int flags)
static const cb_function f_cudaDeviceGetNvSciSyncAttributes = {
    .name = "cudaDeviceGetNvSciSyncAttributes",
    .params = (const char *const[]){"nvSciSyncAttrList", "device", "flags", NULL},
    .param_count = 3};

CB_WRAPPER(cudaDeviceGetNvSciSyncAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cudaDeviceGetNvSciSyncAttributes, &args, nargs, kwnames, slots))
        return NULL;
    cb_address nvSciSyncAttrList;
    int32_t device, flags;
    nvSciSyncAttrList.held = false;
    if (cb_as_address(m, args[0], &nvSciSyncAttrList) < 0
        || cb_as_int32(args[1], "int", &device) < 0
        || cb_as_int32(args[2], "int", &flags) < 0)
        goto done;
    fn_cudaDeviceGetNvSciSyncAttributes *call =
        cb_symbol_address(&symbols[S_cudaDeviceGetNvSciSyncAttributes]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(nvSciSyncAttrList.value, device, flags);
    cb_gil_end(thread);
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaDeviceGetNvSciSyncAttributes, status, args, NULL);
done:
    cb_address_release(&nvSciSyncAttrList);
    return result;
}

// cudaError_t cudaDeviceGetP2PAttribute(int *value, enum cudaDeviceP2PAttr attr, int srcDevice,
//     int dstDevice)
static const cb_function f_cudaDeviceGetP2PAttribute = {.name = "cudaDeviceGetP2PAttribute",
    .params = (const char *const[]){"attr", "srcDevice", "dstDevice", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cudaDeviceGetP2PAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaDeviceGetP2PAttribute, &args, nargs, kwnames, slots))
        return NULL;
    int value = 0;
    int32_t attr, srcDevice, dstDevice;
    if (cb_as_enum(m, T_cudaDeviceP2PAttr, args[0], "attr", &attr) < 0
        || cb_as_int32(args[1], "int", &srcDevice) < 0
        || cb_as_int32(args[2], "int", &dstDevice) < 0)
        return NULL;
    fn_cudaDeviceGetP2PAttribute *call = cb_symbol_address(&symbols[S_cudaDeviceGetP2PAttribute]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&value, (enum cudaDeviceP2PAttr)attr, srcDevice, dstDevice);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceGetP2PAttribute, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(value));
}

// cudaError_t cudaChooseDevice(int *device, const struct cudaDeviceProp *prop)
static const cb_function f_cudaChooseDevice = {.name = "cudaChooseDevice",
    .params = (const char *const[]){"prop", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_cudaInitDevice = {.name = "cudaInitDevice",
    .params = (const char *const[]){"device", "deviceFlags", "flags", NULL}, .param_count = 3};

CB_WRAPPER(cudaInitDevice)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaInitDevice, &args, nargs, kwnames, slots))
        return NULL;
    int32_t device;
    uint32_t deviceFlags, flags;
    if (cb_as_int32(args[0], "int", &device) < 0
        || cb_as_uint32(args[1], "unsigned int", &deviceFlags) < 0
        || cb_as_uint32(args[2], "unsigned int", &flags) < 0)
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
static const cb_function f_cudaSetDevice = {.name = "cudaSetDevice",
    .params = (const char *const[]){"device", NULL}, .param_count = 1};

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
static const cb_function f_cudaGetDevice = {.name = "cudaGetDevice",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGetDevice, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(device));
}

// cudaError_t cudaSetValidDevices(int *device_arr, int len)
static const cb_function f_cudaSetValidDevices = {.name = "cudaSetValidDevices",
    .params = (const char *const[]){"device_arr", "length", NULL}, .param_count = 2,
    .auto_mask = 0x2};

CB_WRAPPER(cudaSetValidDevices)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaSetValidDevices, &args, nargs, kwnames, slots))
        return NULL;
    cb_array device_arr;
    int32_t len = 0;
    cb_array_init(&device_arr);
    if (cb_array_ints(args[0], "device_arr", sizeof(int), true, "int", &device_arr) < 0
        || (args[1] != NULL && cb_as_int32(args[1], "int", &len) < 0))
        goto done;
    if (args[1] == NULL && device_arr.length > (size_t)len)
        len = (int32_t)device_arr.length;
    if (cb_array_check(&device_arr, (size_t)len) < 0)
        goto done;
    fn_cudaSetValidDevices *call = cb_symbol_address(&symbols[S_cudaSetValidDevices]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device_arr.data, len);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaSetValidDevices, status, args, NULL);
done:
    cb_array_done(&device_arr);
    return result;
}

// cudaError_t cudaSetDeviceFlags(unsigned int flags)
static const cb_function f_cudaSetDeviceFlags = {.name = "cudaSetDeviceFlags",
    .params = (const char *const[]){"flags", NULL}, .param_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaSetDeviceFlags, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGetDeviceFlags(unsigned int *flags)
static const cb_function f_cudaGetDeviceFlags = {.name = "cudaGetDeviceFlags",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGetDeviceFlags, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(flags));
}

// cudaError_t cudaCtxResetPersistingL2Cache(void)
static const cb_function f_cudaCtxResetPersistingL2Cache = {
    .name = "cudaCtxResetPersistingL2Cache", .params = (const char *const[]){NULL},
    .param_count = 0};

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

// cudaError_t cudaSetDoubleForDevice(double *d)
static const cb_function f_cudaSetDoubleForDevice = {.name = "cudaSetDoubleForDevice",
    .params = (const char *const[]){"d", NULL}, .param_count = 1};

CB_WRAPPER(cudaSetDoubleForDevice)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaSetDoubleForDevice, &args, nargs, kwnames, slots))
        return NULL;
    cb_address d;
    d.held = false;
    if (cb_as_target(s, args[0], "d", true, &d) < 0
        || (CB_UNLIKELY(d.held)
            && cb_address_check(&d, "cudaSetDoubleForDevice", "d",
                cb_extent(CB_COUNT(8), 0, 1, sizeof(double))) < 0))
        goto done;
    fn_cudaSetDoubleForDevice *call = cb_symbol_address(&symbols[S_cudaSetDoubleForDevice]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(d.value);
    cb_gil_end(thread);
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaSetDoubleForDevice, status, args, NULL);
done:
    cb_address_release(&d);
    return result;
}

// cudaError_t cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice)
static const cb_function f_cudaDeviceCanAccessPeer = {.name = "cudaDeviceCanAccessPeer",
    .params = (const char *const[]){"device", "peerDevice", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaDeviceCanAccessPeer)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaDeviceCanAccessPeer, &args, nargs, kwnames, slots))
        return NULL;
    int canAccessPeer = 0;
    int32_t device, peerDevice;
    if (cb_as_int32(args[0], "int", &device) < 0
        || cb_as_int32(args[1], "int", &peerDevice) < 0)
        return NULL;
    fn_cudaDeviceCanAccessPeer *call = cb_symbol_address(&symbols[S_cudaDeviceCanAccessPeer]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&canAccessPeer, device, peerDevice);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceCanAccessPeer, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(canAccessPeer));
}

// cudaError_t cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags)
static const cb_function f_cudaDeviceEnablePeerAccess = {.name = "cudaDeviceEnablePeerAccess",
    .params = (const char *const[]){"peerDevice", "flags", NULL}, .param_count = 2};

CB_WRAPPER(cudaDeviceEnablePeerAccess)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaDeviceEnablePeerAccess, &args, nargs, kwnames, slots))
        return NULL;
    int32_t peerDevice;
    uint32_t flags;
    if (cb_as_int32(args[0], "int", &peerDevice) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaDeviceEnablePeerAccess *call = cb_symbol_address(&symbols[S_cudaDeviceEnablePeerAccess]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(peerDevice, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceEnablePeerAccess, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaDeviceDisablePeerAccess(int peerDevice)
static const cb_function f_cudaDeviceDisablePeerAccess = {.name = "cudaDeviceDisablePeerAccess",
    .params = (const char *const[]){"peerDevice", NULL}, .param_count = 1};

CB_WRAPPER(cudaDeviceDisablePeerAccess)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDeviceDisablePeerAccess, &args, nargs, kwnames, slots))
        return NULL;
    int32_t peerDevice;
    if (cb_as_int32(args[0], "int", &peerDevice) < 0)
        return NULL;
    fn_cudaDeviceDisablePeerAccess *call =
        cb_symbol_address(&symbols[S_cudaDeviceDisablePeerAccess]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(peerDevice);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceDisablePeerAccess, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaDriverGetVersion(int *driverVersion)
static const cb_function f_cudaDriverGetVersion = {.name = "cudaDriverGetVersion",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(cudaDriverGetVersion)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDriverGetVersion, &args, nargs, kwnames, slots))
        return NULL;
    int driverVersion = 0;
    fn_cudaDriverGetVersion *call = cb_symbol_address(&symbols[S_cudaDriverGetVersion]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(&driverVersion);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDriverGetVersion, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(driverVersion));
}

// cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)
static const cb_function f_cudaRuntimeGetVersion = {.name = "cudaRuntimeGetVersion",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(cudaRuntimeGetVersion)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaRuntimeGetVersion, &args, nargs, kwnames, slots))
        return NULL;
    int runtimeVersion = 0;
    fn_cudaRuntimeGetVersion *call = cb_symbol_address(&symbols[S_cudaRuntimeGetVersion]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(&runtimeVersion);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaRuntimeGetVersion, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(runtimeVersion));
}

// cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **funcPtr,
//     unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatus)
static const cb_function f_cudaGetDriverEntryPoint = {.name = "cudaGetDriverEntryPoint",
    .params = (const char *const[]){"symbol", "flags", NULL}, .param_count = 2, .result_count = 2};

CB_WRAPPER(cudaGetDriverEntryPoint)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaGetDriverEntryPoint, &args, nargs, kwnames, slots))
        return NULL;
    cb_address symbol;
    void *funcPtr = NULL;
    uint64_t flags;
    enum cudaDriverEntryPointQueryResult driverStatus = 0;
    symbol.held = false;
    if (cb_as_text(args[0], false, &symbol) < 0
        || cb_as_uint64(args[1], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    fn_cudaGetDriverEntryPoint *call = cb_symbol_address(&symbols[S_cudaGetDriverEntryPoint]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(symbol.value, &funcPtr, flags, &driverStatus);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGetDriverEntryPoint, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {
        PyLong_FromVoidPtr((void *)funcPtr),
        cb_enum_member(m, T_cudaDriverEntryPointQueryResult, driverStatus)
    };
    result = cb_return_many(s, &f_cudaGetDriverEntryPoint, values);
done:
    cb_address_release(&symbol);
    return result;
}

// cudaError_t cudaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr,
//     unsigned int cudaVersion, unsigned long long flags,
//     enum cudaDriverEntryPointQueryResult *driverStatus)
static const cb_function f_cudaGetDriverEntryPointByVersion = {
    .name = "cudaGetDriverEntryPointByVersion",
    .params = (const char *const[]){"symbol", "cudaVersion", "flags", NULL}, .param_count = 3,
    .result_count = 2};

CB_WRAPPER(cudaGetDriverEntryPointByVersion)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cudaGetDriverEntryPointByVersion, &args, nargs, kwnames, slots))
        return NULL;
    cb_address symbol;
    void *funcPtr = NULL;
    uint32_t cudaVersion;
    uint64_t flags;
    enum cudaDriverEntryPointQueryResult driverStatus = 0;
    symbol.held = false;
    if (cb_as_text(args[0], false, &symbol) < 0
        || cb_as_uint32(args[1], "unsigned int", &cudaVersion) < 0
        || cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    fn_cudaGetDriverEntryPointByVersion *call =
        cb_symbol_address(&symbols[S_cudaGetDriverEntryPointByVersion]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(symbol.value, &funcPtr, cudaVersion, flags, &driverStatus);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGetDriverEntryPointByVersion, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {
        PyLong_FromVoidPtr((void *)funcPtr),
        cb_enum_member(m, T_cudaDriverEntryPointQueryResult, driverStatus)
    };
    result = cb_return_many(s, &f_cudaGetDriverEntryPointByVersion, values);
done:
    cb_address_release(&symbol);
    return result;
}

// cudaError_t cudaGetExportTable(const void **ppExportTable, const cudaUUID_t *pExportTableId)
static const cb_function f_cudaGetExportTable = {.name = "cudaGetExportTable",
    .params = (const char *const[]){"pExportTableId", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGetExportTable)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGetExportTable, &args, nargs, kwnames, slots))
        return NULL;
    const void *ppExportTable = NULL;
    const cudaUUID_t *pExportTableId;
    if (cb_as_record(m, T_cudaUUID_t, args[0], "pExportTableId", &pExportTableId) < 0)
        return NULL;
    fn_cudaGetExportTable *call = cb_symbol_address(&symbols[S_cudaGetExportTable]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&ppExportTable, pExportTableId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGetExportTable, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)ppExportTable));
}

// cudaError_t cudaProfilerStart(void)
static const cb_function f_cudaProfilerStart = {.name = "cudaProfilerStart",
    .params = (const char *const[]){NULL}, .param_count = 0};

CB_WRAPPER(cudaProfilerStart)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaProfilerStart, &args, nargs, kwnames, slots))
        return NULL;
    fn_cudaProfilerStart *call = cb_symbol_address(&symbols[S_cudaProfilerStart]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaProfilerStart, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaProfilerStop(void)
static const cb_function f_cudaProfilerStop = {.name = "cudaProfilerStop",
    .params = (const char *const[]){NULL}, .param_count = 0};

CB_WRAPPER(cudaProfilerStop)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaProfilerStop, &args, nargs, kwnames, slots))
        return NULL;
    fn_cudaProfilerStop *call = cb_symbol_address(&symbols[S_cudaProfilerStop]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaProfilerStop, status, args, NULL);
    return cb_return0(s);
}

