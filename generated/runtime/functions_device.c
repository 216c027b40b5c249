// functions_device.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

// cudaError_t cudaDeviceReset(void)
static const cb_function f_cudaDeviceReset = {.name = "cudaDeviceReset", CB_NO_PARAMS};

CB_WRAPPER(cudaDeviceReset)
{
    if (!cb_no_arguments(form, &f_cudaDeviceReset, argv, nargs, kwnames))
        return NULL;
    fn_cudaDeviceReset *call = cb_symbol_address(&runtime_symbols[S_cudaDeviceReset]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDeviceReset, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaDeviceSynchronize(void)
static const cb_function f_cudaDeviceSynchronize = {.name = "cudaDeviceSynchronize", CB_NO_PARAMS};

CB_WRAPPER(cudaDeviceSynchronize)
{
    if (!cb_no_arguments(form, &f_cudaDeviceSynchronize, argv, nargs, kwnames))
        return NULL;
    fn_cudaDeviceSynchronize *call = cb_symbol_address(&runtime_symbols[S_cudaDeviceSynchronize]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDeviceSynchronize, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaDeviceSetLimit(enum cudaLimit limit, size_t value)
static const cb_function f_cudaDeviceSetLimit = {
    .name = "cudaDeviceSetLimit",
    CB_PARAMS("limit", "value"),
};

CB_WRAPPER(cudaDeviceSetLimit)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaDeviceSetLimit, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t limit;
    uint64_t value;
    if (cb_as_enum(py, T_cudaLimit, argv[0], "limit", &limit) < 0
        || cb_as_uint64(argv[1], "size_t", &value) < 0)
        return NULL;
    fn_cudaDeviceSetLimit *call = cb_symbol_address(&runtime_symbols[S_cudaDeviceSetLimit]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(limit, value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDeviceSetLimit, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaDeviceGetLimit(size_t *pValue, enum cudaLimit limit)
static const cb_function f_cudaDeviceGetLimit = {
    .name = "cudaDeviceGetLimit",
    CB_PARAMS("limit"),
    .result_count = 1,
};

CB_WRAPPER(cudaDeviceGetLimit)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaDeviceGetLimit, &argv, nargs, kwnames, slots))
        return NULL;
    size_t pValue = 0;
    int32_t limit;
    if (cb_as_enum(py, T_cudaLimit, argv[0], "limit", &limit) < 0)
        return NULL;
    fn_cudaDeviceGetLimit *call = cb_symbol_address(&runtime_symbols[S_cudaDeviceGetLimit]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&pValue, limit);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDeviceGetLimit, status, argv);
    return cb_return1(form, PyLong_FromSize_t(pValue));
}

// cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements,
//     const struct cudaChannelFormatDesc *fmtDesc, int device)
static const cb_function f_cudaDeviceGetTexture1DLinearMaxWidth = {
    .name = "cudaDeviceGetTexture1DLinearMaxWidth",
    CB_PARAMS("fmtDesc", "device"),
    .result_count = 1,
};

CB_WRAPPER(cudaDeviceGetTexture1DLinearMaxWidth)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaDeviceGetTexture1DLinearMaxWidth, &argv, nargs, kwnames, slots))
        return NULL;
    size_t maxWidthInElements = 0;
    const struct cudaChannelFormatDesc *fmtDesc;
    int32_t device;
    if (cb_as_record(py, T_cudaChannelFormatDesc, argv[0], "fmtDesc", &fmtDesc) < 0
        || cb_as_int32(argv[1], "int", &device) < 0)
        return NULL;
    fn_cudaDeviceGetTexture1DLinearMaxWidth *call =
        cb_symbol_address(&runtime_symbols[S_cudaDeviceGetTexture1DLinearMaxWidth]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&maxWidthInElements, fmtDesc, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDeviceGetTexture1DLinearMaxWidth, status, argv);
    return cb_return1(form, PyLong_FromSize_t(maxWidthInElements));
}

// cudaError_t cudaDeviceGetCacheConfig(enum cudaFuncCache *pCacheConfig)
static const cb_function f_cudaDeviceGetCacheConfig = {
    .name = "cudaDeviceGetCacheConfig",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cudaDeviceGetCacheConfig)
{
    if (!cb_no_arguments(form, &f_cudaDeviceGetCacheConfig, argv, nargs, kwnames))
        return NULL;
    enum cudaFuncCache pCacheConfig = 0;
    fn_cudaDeviceGetCacheConfig *call =
        cb_symbol_address(&runtime_symbols[S_cudaDeviceGetCacheConfig]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&pCacheConfig);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDeviceGetCacheConfig, status, argv);
    return cb_return1(form, cb_enum_member(py, T_cudaFuncCache, pCacheConfig));
}

// cudaError_t cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
static const cb_function f_cudaDeviceGetStreamPriorityRange = {
    .name = "cudaDeviceGetStreamPriorityRange",
    CB_NO_PARAMS,
    .result_count = 2,
};

CB_WRAPPER(cudaDeviceGetStreamPriorityRange)
{
    if (!cb_no_arguments(form, &f_cudaDeviceGetStreamPriorityRange, argv, nargs, kwnames))
        return NULL;
    int leastPriority = 0, greatestPriority = 0;
    fn_cudaDeviceGetStreamPriorityRange *call =
        cb_symbol_address(&runtime_symbols[S_cudaDeviceGetStreamPriorityRange]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(&leastPriority, &greatestPriority);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDeviceGetStreamPriorityRange, status, argv);
    PyObject *results[] = {PyLong_FromLong(leastPriority), PyLong_FromLong(greatestPriority)};
    return cb_return_many(form, &f_cudaDeviceGetStreamPriorityRange, results);
}

// cudaError_t cudaDeviceSetCacheConfig(enum cudaFuncCache cacheConfig)
static const cb_function f_cudaDeviceSetCacheConfig = {
    .name = "cudaDeviceSetCacheConfig",
    CB_PARAMS("cacheConfig"),
};

CB_WRAPPER(cudaDeviceSetCacheConfig)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaDeviceSetCacheConfig, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t cacheConfig;
    if (cb_as_enum(py, T_cudaFuncCache, argv[0], "cacheConfig", &cacheConfig) < 0)
        return NULL;
    fn_cudaDeviceSetCacheConfig *call =
        cb_symbol_address(&runtime_symbols[S_cudaDeviceSetCacheConfig]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(cacheConfig);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDeviceSetCacheConfig, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *pciBusId)
static const cb_function f_cudaDeviceGetByPCIBusId = {
    .name = "cudaDeviceGetByPCIBusId",
    CB_PARAMS("pciBusId"),
    .result_count = 1,
};

CB_WRAPPER(cudaDeviceGetByPCIBusId)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaDeviceGetByPCIBusId, &argv, nargs, kwnames, slots))
        return NULL;
    int device = 0;
    cb_address pciBusId;
    pciBusId.held = false;
    if (cb_as_text(argv[0], &pciBusId) < 0)
        goto done;
    fn_cudaDeviceGetByPCIBusId *call =
        cb_symbol_address(&runtime_symbols[S_cudaDeviceGetByPCIBusId]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&device, pciBusId.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaDeviceGetByPCIBusId, status, argv);
    else
        retval = cb_return1(form, PyLong_FromLong(device));
done:
    cb_address_release(&pciBusId);
    return retval;
}

// cudaError_t cudaDeviceGetPCIBusId(char *pciBusId, int len, int device)
static const cb_function f_cudaDeviceGetPCIBusId = {
    .name = "cudaDeviceGetPCIBusId",
    CB_PARAMS("length", "device"),
    .result_count = 1,
    .auto_mask = CB_BIT(0), // length
};

CB_WRAPPER(cudaDeviceGetPCIBusId)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaDeviceGetPCIBusId, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *pciBusId = NULL;
    char pciBusId_text[CB_SHORT_NAME + 1], *pciBusId_at;
    int32_t len = 256;
    int32_t device;
    if ((argv[0] != NULL && cb_as_int32(argv[0], "int", &len) < 0)
        || cb_as_int32(argv[1], "int", &device) < 0)
        goto done;
    fn_cudaDeviceGetPCIBusId *call = cb_symbol_address(&runtime_symbols[S_cudaDeviceGetPCIBusId]);
    if (call == NULL)
        goto done;
    pciBusId_at = cb_short_name(form, len, pciBusId_text);
    if (pciBusId_at == NULL) {
        pciBusId = cb_name_room("cudaDeviceGetPCIBusId", len);
        if (pciBusId == NULL)
            goto done;
        pciBusId_at = PyBytes_AS_STRING(pciBusId);
    }
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(pciBusId_at, len, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaDeviceGetPCIBusId, status, argv);
    else
        retval = cb_return1(form,
            form->checked ? cb_string_result(form, pciBusId_at) : cb_take(&pciBusId));
done:
    Py_XDECREF(pciBusId);
    return retval;
}

// cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(enum cudaFlushGPUDirectRDMAWritesTarget target,
//     enum cudaFlushGPUDirectRDMAWritesScope scope)
static const cb_function f_cudaDeviceFlushGPUDirectRDMAWrites = {
    .name = "cudaDeviceFlushGPUDirectRDMAWrites",
    CB_PARAMS("target", "scope"),
};

CB_WRAPPER(cudaDeviceFlushGPUDirectRDMAWrites)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaDeviceFlushGPUDirectRDMAWrites, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t target, scope;
    if (cb_as_enum(py, T_cudaFlushGPUDirectRDMAWritesTarget, argv[0], "target", &target) < 0
        || cb_as_enum(py, T_cudaFlushGPUDirectRDMAWritesScope, argv[1], "scope", &scope) < 0)
        return NULL;
    fn_cudaDeviceFlushGPUDirectRDMAWrites *call =
        cb_symbol_address(&runtime_symbols[S_cudaDeviceFlushGPUDirectRDMAWrites]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(target, scope);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDeviceFlushGPUDirectRDMAWrites, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaDeviceRegisterAsyncNotification(int device, cudaAsyncCallback callbackFunc,
//     void *userData, cudaAsyncCallbackHandle_t *callback)
static const cb_function f_cudaDeviceRegisterAsyncNotification = {
    .name = "cudaDeviceRegisterAsyncNotification",
    CB_PARAMS("device", "callbackFunc", "userData"),
    .result_count = 1,
    .optional_mask = CB_BIT(2), // userData
};

CB_WRAPPER(cudaDeviceRegisterAsyncNotification)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cudaDeviceRegisterAsyncNotification, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t device;
    cb_callback callbackFunc = {0};
    cb_address userData;
    cudaAsyncCallbackHandle_t callback = NULL;
    userData.held = false;
    if (cb_as_int32(argv[0], "int", &device) < 0
        || cb_as_callback(py, T_cudaAsyncCallback, argv[1], trampoline_cudaAsyncCallback, argv[2],
            CB_SCOPE_NOTIFIED, &callbackFunc) < 0
        || (callbackFunc.closure == NULL && cb_as_address(py, argv[2], &userData) < 0))
        goto done;
    fn_cudaDeviceRegisterAsyncNotification *call =
        cb_symbol_address(&runtime_symbols[S_cudaDeviceRegisterAsyncNotification]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, callbackFunc.function,
        callbackFunc.closure != NULL ? callbackFunc.closure : userData.value, &callback);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaDeviceRegisterAsyncNotification, status, argv);
        goto done;
    }
    cb_callback_keep(py, &callbackFunc, callback);
    retval = cb_return1(form, cb_cell_new(py, T_cudaAsyncCallbackHandle_t, &callback));
done:
    cb_callback_done(&callbackFunc);
    cb_address_release(&userData);
    return retval;
}

// cudaError_t cudaDeviceUnregisterAsyncNotification(int device, cudaAsyncCallbackHandle_t callback)
static const cb_function f_cudaDeviceUnregisterAsyncNotification = {
    .name = "cudaDeviceUnregisterAsyncNotification",
    CB_PARAMS("device", "callback"),
};

CB_WRAPPER(cudaDeviceUnregisterAsyncNotification)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaDeviceUnregisterAsyncNotification, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t device;
    cudaAsyncCallbackHandle_t callback;
    if (cb_as_int32(argv[0], "int", &device) < 0
        || cb_as_handle(py, T_cudaAsyncCallbackHandle_t, argv[1], "callback", &callback) < 0)
        return NULL;
    fn_cudaDeviceUnregisterAsyncNotification *call =
        cb_symbol_address(&runtime_symbols[S_cudaDeviceUnregisterAsyncNotification]);
    if (call == NULL)
        return NULL;
    uint64_t registrations = cb_registration_count(py);
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, callback);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDeviceUnregisterAsyncNotification, status, argv);
    cb_closure_unregister(py, callback, registrations);
    return cb_return0(form);
}

// cudaError_t cudaDeviceGetSharedMemConfig(enum cudaSharedMemConfig *pConfig)
static const cb_function f_cudaDeviceGetSharedMemConfig = {
    .name = "cudaDeviceGetSharedMemConfig",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cudaDeviceGetSharedMemConfig)
{
    if (!cb_no_arguments(form, &f_cudaDeviceGetSharedMemConfig, argv, nargs, kwnames))
        return NULL;
    enum cudaSharedMemConfig pConfig = 0;
    fn_cudaDeviceGetSharedMemConfig *call =
        cb_symbol_address(&runtime_symbols[S_cudaDeviceGetSharedMemConfig]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&pConfig);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDeviceGetSharedMemConfig, status, argv);
    return cb_return1(form, cb_enum_member(py, T_cudaSharedMemConfig, pConfig));
}

// cudaError_t cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig config)
static const cb_function f_cudaDeviceSetSharedMemConfig = {
    .name = "cudaDeviceSetSharedMemConfig",
    CB_PARAMS("config"),
};

CB_WRAPPER(cudaDeviceSetSharedMemConfig)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaDeviceSetSharedMemConfig, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t config;
    if (cb_as_enum(py, T_cudaSharedMemConfig, argv[0], "config", &config) < 0)
        return NULL;
    fn_cudaDeviceSetSharedMemConfig *call =
        cb_symbol_address(&runtime_symbols[S_cudaDeviceSetSharedMemConfig]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDeviceSetSharedMemConfig, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGetLastError(void)
static const cb_function f_cudaGetLastError = {.name = "cudaGetLastError", CB_NO_PARAMS};

CB_WRAPPER(cudaGetLastError)
{
    if (!cb_no_arguments(form, &f_cudaGetLastError, argv, nargs, kwnames))
        return NULL;
    fn_cudaGetLastError *call = cb_symbol_address(&runtime_symbols[S_cudaGetLastError]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call();
    if (form->checked)
        return cb_enum_member(py, T_cudaError_t, status);
    return status == cudaSuccess ? cb_return0(form)
        : cb_fail(form, &f_cudaGetLastError, status, argv);
}

// cudaError_t cudaPeekAtLastError(void)
static const cb_function f_cudaPeekAtLastError = {.name = "cudaPeekAtLastError", CB_NO_PARAMS};

CB_WRAPPER(cudaPeekAtLastError)
{
    if (!cb_no_arguments(form, &f_cudaPeekAtLastError, argv, nargs, kwnames))
        return NULL;
    fn_cudaPeekAtLastError *call = cb_symbol_address(&runtime_symbols[S_cudaPeekAtLastError]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call();
    if (form->checked)
        return cb_enum_member(py, T_cudaError_t, status);
    return status == cudaSuccess ? cb_return0(form)
        : cb_fail(form, &f_cudaPeekAtLastError, status, argv);
}

CB_PARAM_LIST(cudaGetErrorName, "error");

// const char *cudaGetErrorName(cudaError_t error)
static const cb_function f_cudaGetErrorName = {
    .name = "cudaGetErrorName",
    CB_PARAMS_OF(cudaGetErrorName),
    .result_count = 1,
};

CB_WRAPPER(cudaGetErrorName)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGetErrorName, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t error;
    if (cb_as_enum(py, T_cudaError_t, argv[0], "error", &error) < 0)
        return NULL;
    fn_cudaGetErrorName *call = cb_symbol_address(&runtime_symbols[S_cudaGetErrorName]);
    if (call == NULL)
        return NULL;
    const char *text = call(error);
    return cb_return1(form, cb_string_result(form, text));
}

// const char *cudaGetErrorString(cudaError_t error)
static const cb_function f_cudaGetErrorString = {
    .name = "cudaGetErrorString",
    CB_PARAMS_OF(cudaGetErrorName),
    .result_count = 1,
};

CB_WRAPPER(cudaGetErrorString)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGetErrorString, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t error;
    if (cb_as_enum(py, T_cudaError_t, argv[0], "error", &error) < 0)
        return NULL;
    fn_cudaGetErrorString *call = cb_symbol_address(&runtime_symbols[S_cudaGetErrorString]);
    if (call == NULL)
        return NULL;
    const char *text = call(error);
    return cb_return1(form, cb_string_result(form, text));
}

// cudaError_t cudaGetDeviceCount(int *count)
static const cb_function f_cudaGetDeviceCount = {
    .name = "cudaGetDeviceCount",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cudaGetDeviceCount)
{
    if (!cb_no_arguments(form, &f_cudaGetDeviceCount, argv, nargs, kwnames))
        return NULL;
    int count = 0;
    fn_cudaGetDeviceCount *call = cb_symbol_address(&runtime_symbols[S_cudaGetDeviceCount]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGetDeviceCount, status, argv);
    return cb_return1(form, PyLong_FromLong(count));
}

CB_PARAM_LIST(cudaGetDeviceProperties, "device");

// cudaError_t cudaGetDeviceProperties(struct cudaDeviceProp *prop, int device)
static const cb_function f_cudaGetDeviceProperties = {
    .name = "cudaGetDeviceProperties",
    CB_PARAMS_OF(cudaGetDeviceProperties),
    .result_count = 1,
};

CB_WRAPPER(cudaGetDeviceProperties)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGetDeviceProperties, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *prop = NULL;
    int32_t device;
    if (cb_as_int32(argv[0], "int", &device) < 0)
        goto done;
    fn_cudaGetDeviceProperties *call =
        cb_symbol_address(&runtime_symbols[S_cudaGetDeviceProperties]);
    if (call == NULL)
        goto done;
    prop = cb_record_new(py, T_cudaDeviceProp);
    if (prop == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(prop), device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGetDeviceProperties, status, argv);
    else
        retval = cb_return1(form, cb_take(&prop));
done:
    Py_XDECREF(prop);
    return retval;
}

// cudaError_t cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attr, int device)
static const cb_function f_cudaDeviceGetAttribute = {
    .name = "cudaDeviceGetAttribute",
    CB_PARAMS("attr", "device"),
    .result_count = 1,
};

CB_WRAPPER(cudaDeviceGetAttribute)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaDeviceGetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    int value = 0;
    int32_t attr, device;
    if (cb_as_enum(py, T_cudaDeviceAttr, argv[0], "attr", &attr) < 0
        || cb_as_int32(argv[1], "int", &device) < 0)
        return NULL;
    fn_cudaDeviceGetAttribute *call = cb_symbol_address(&runtime_symbols[S_cudaDeviceGetAttribute]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(&value, attr, device);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDeviceGetAttribute, status, argv);
    return cb_return1(form, PyLong_FromLong(value));
}

// cudaError_t cudaDeviceGetHostAtomicCapabilities(unsigned int *capabilities,
//     const enum cudaAtomicOperation *operations, unsigned int count, int device)
static const cb_function f_cudaDeviceGetHostAtomicCapabilities = {
    .name = "cudaDeviceGetHostAtomicCapabilities",
    CB_PARAMS("operations", "count", "device"),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // count
};

CB_WRAPPER(cudaDeviceGetHostAtomicCapabilities)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cudaDeviceGetHostAtomicCapabilities, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array capabilities, operations;
    uint32_t count;
    int32_t device;
    cb_array_init(&capabilities);
    cb_array_init(&operations);
    if (cb_array_enums(py, T_cudaAtomicOperation, argv[0], "operations", &operations) < 0
        || (argv[1] != NULL && cb_as_uint32(argv[1], "unsigned int", &count) < 0)
        || cb_as_int32(argv[2], "int", &device) < 0)
        goto done;
    if (argv[1] == NULL)
        count = (uint32_t)operations.length;
    if (cb_array_check(&operations, count, "operations") < 0)
        goto done;
    fn_cudaDeviceGetHostAtomicCapabilities *call =
        cb_symbol_address(&runtime_symbols[S_cudaDeviceGetHostAtomicCapabilities]);
    if (call == NULL)
        goto done;
    if (cb_array_reserve(&capabilities, count, sizeof(unsigned int)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(capabilities.data, operations.data, count, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaDeviceGetHostAtomicCapabilities, status, argv);
    else
        retval = cb_return1(form,
            cb_int_list(capabilities.data, count, sizeof(unsigned int), false));
done:
    cb_array_done(&capabilities);
    cb_array_done(&operations);
    return retval;
}

// cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device)
static const cb_function f_cudaDeviceGetDefaultMemPool = {
    .name = "cudaDeviceGetDefaultMemPool",
    CB_PARAMS_OF(cudaGetDeviceProperties),
    .result_count = 1,
};

CB_WRAPPER(cudaDeviceGetDefaultMemPool)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaDeviceGetDefaultMemPool, &argv, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool = NULL;
    int32_t device;
    if (cb_as_int32(argv[0], "int", &device) < 0)
        return NULL;
    fn_cudaDeviceGetDefaultMemPool *call =
        cb_symbol_address(&runtime_symbols[S_cudaDeviceGetDefaultMemPool]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(&memPool, device);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDeviceGetDefaultMemPool, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaMemPool_t, &memPool));
}

// cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t memPool)
static const cb_function f_cudaDeviceSetMemPool = {
    .name = "cudaDeviceSetMemPool",
    CB_PARAMS("device", "memPool"),
};

CB_WRAPPER(cudaDeviceSetMemPool)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaDeviceSetMemPool, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t device;
    cudaMemPool_t memPool;
    if (cb_as_int32(argv[0], "int", &device) < 0
        || cb_as_handle(py, T_cudaMemPool_t, argv[1], "memPool", &memPool) < 0)
        return NULL;
    fn_cudaDeviceSetMemPool *call = cb_symbol_address(&runtime_symbols[S_cudaDeviceSetMemPool]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(device, memPool);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDeviceSetMemPool, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device)
static const cb_function f_cudaDeviceGetMemPool = {
    .name = "cudaDeviceGetMemPool",
    CB_PARAMS_OF(cudaGetDeviceProperties),
    .result_count = 1,
};

CB_WRAPPER(cudaDeviceGetMemPool)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaDeviceGetMemPool, &argv, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool = NULL;
    int32_t device;
    if (cb_as_int32(argv[0], "int", &device) < 0)
        return NULL;
    fn_cudaDeviceGetMemPool *call = cb_symbol_address(&runtime_symbols[S_cudaDeviceGetMemPool]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(&memPool, device);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDeviceGetMemPool, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaMemPool_t, &memPool));
}

// cudaError_t cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device, int flags)
static const cb_function f_cudaDeviceGetNvSciSyncAttributes = {
    .name = "cudaDeviceGetNvSciSyncAttributes",
    CB_PARAMS("nvSciSyncAttrList", "device", "flags"),
};

CB_WRAPPER(cudaDeviceGetNvSciSyncAttributes)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cudaDeviceGetNvSciSyncAttributes, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address nvSciSyncAttrList;
    int32_t device, flags;
    nvSciSyncAttrList.held = false;
    if (cb_as_address(py, argv[0], &nvSciSyncAttrList) < 0
        || cb_as_int32(argv[1], "int", &device) < 0
        || cb_as_int32(argv[2], "int", &flags) < 0)
        goto done;
    fn_cudaDeviceGetNvSciSyncAttributes *call =
        cb_symbol_address(&runtime_symbols[S_cudaDeviceGetNvSciSyncAttributes]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(nvSciSyncAttrList.value, device, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaDeviceGetNvSciSyncAttributes, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&nvSciSyncAttrList);
    return retval;
}

// cudaError_t cudaDeviceGetP2PAttribute(int *value, enum cudaDeviceP2PAttr attr, int srcDevice,
//     int dstDevice)
static const cb_function f_cudaDeviceGetP2PAttribute = {
    .name = "cudaDeviceGetP2PAttribute",
    CB_PARAMS("attr", "srcDevice", "dstDevice"),
    .result_count = 1,
};

CB_WRAPPER(cudaDeviceGetP2PAttribute)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaDeviceGetP2PAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    int value = 0;
    int32_t attr, srcDevice, dstDevice;
    if (cb_as_enum(py, T_cudaDeviceP2PAttr, argv[0], "attr", &attr) < 0
        || cb_as_int32(argv[1], "int", &srcDevice) < 0
        || cb_as_int32(argv[2], "int", &dstDevice) < 0)
        return NULL;
    fn_cudaDeviceGetP2PAttribute *call =
        cb_symbol_address(&runtime_symbols[S_cudaDeviceGetP2PAttribute]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&value, attr, srcDevice, dstDevice);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDeviceGetP2PAttribute, status, argv);
    return cb_return1(form, PyLong_FromLong(value));
}

// cudaError_t cudaDeviceGetP2PAtomicCapabilities(unsigned int *capabilities,
//     const enum cudaAtomicOperation *operations, unsigned int count, int srcDevice, int dstDevice)
static const cb_function f_cudaDeviceGetP2PAtomicCapabilities = {
    .name = "cudaDeviceGetP2PAtomicCapabilities",
    CB_PARAMS("operations", "count", "srcDevice", "dstDevice"),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // count
};

CB_WRAPPER(cudaDeviceGetP2PAtomicCapabilities)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaDeviceGetP2PAtomicCapabilities, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array capabilities, operations;
    uint32_t count;
    int32_t srcDevice, dstDevice;
    cb_array_init(&capabilities);
    cb_array_init(&operations);
    if (cb_array_enums(py, T_cudaAtomicOperation, argv[0], "operations", &operations) < 0
        || (argv[1] != NULL && cb_as_uint32(argv[1], "unsigned int", &count) < 0)
        || cb_as_int32(argv[2], "int", &srcDevice) < 0
        || cb_as_int32(argv[3], "int", &dstDevice) < 0)
        goto done;
    if (argv[1] == NULL)
        count = (uint32_t)operations.length;
    if (cb_array_check(&operations, count, "operations") < 0)
        goto done;
    fn_cudaDeviceGetP2PAtomicCapabilities *call =
        cb_symbol_address(&runtime_symbols[S_cudaDeviceGetP2PAtomicCapabilities]);
    if (call == NULL)
        goto done;
    if (cb_array_reserve(&capabilities, count, sizeof(unsigned int)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(capabilities.data, operations.data, count, srcDevice, dstDevice);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaDeviceGetP2PAtomicCapabilities, status, argv);
    else
        retval = cb_return1(form,
            cb_int_list(capabilities.data, count, sizeof(unsigned int), false));
done:
    cb_array_done(&capabilities);
    cb_array_done(&operations);
    return retval;
}

// cudaError_t cudaChooseDevice(int *device, const struct cudaDeviceProp *prop)
static const cb_function f_cudaChooseDevice = {
    .name = "cudaChooseDevice",
    CB_PARAMS("prop"),
    .result_count = 1,
};

CB_WRAPPER(cudaChooseDevice)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaChooseDevice, &argv, nargs, kwnames, slots))
        return NULL;
    int device = 0;
    const struct cudaDeviceProp *prop;
    if (cb_as_record(py, T_cudaDeviceProp, argv[0], "prop", &prop) < 0)
        return NULL;
    fn_cudaChooseDevice *call = cb_symbol_address(&runtime_symbols[S_cudaChooseDevice]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&device, prop);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaChooseDevice, status, argv);
    return cb_return1(form, PyLong_FromLong(device));
}

// cudaError_t cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags)
static const cb_function f_cudaInitDevice = {
    .name = "cudaInitDevice",
    CB_PARAMS("device", "deviceFlags", "flags"),
};

CB_WRAPPER(cudaInitDevice)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaInitDevice, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t device;
    uint32_t deviceFlags, flags;
    if (cb_as_int32(argv[0], "int", &device) < 0
        || cb_as_uint32(argv[1], "unsigned int", &deviceFlags) < 0
        || cb_as_uint32(argv[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaInitDevice *call = cb_symbol_address(&runtime_symbols[S_cudaInitDevice]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, deviceFlags, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaInitDevice, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaSetDevice(int device)
static const cb_function f_cudaSetDevice = {
    .name = "cudaSetDevice",
    CB_PARAMS_OF(cudaGetDeviceProperties),
};

CB_WRAPPER(cudaSetDevice)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaSetDevice, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t device;
    if (cb_as_int32(argv[0], "int", &device) < 0)
        return NULL;
    fn_cudaSetDevice *call = cb_symbol_address(&runtime_symbols[S_cudaSetDevice]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaSetDevice, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGetDevice(int *device)
static const cb_function f_cudaGetDevice = {
    .name = "cudaGetDevice",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cudaGetDevice)
{
    if (!cb_no_arguments(form, &f_cudaGetDevice, argv, nargs, kwnames))
        return NULL;
    int device = 0;
    fn_cudaGetDevice *call = cb_symbol_address(&runtime_symbols[S_cudaGetDevice]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(&device);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGetDevice, status, argv);
    return cb_return1(form, PyLong_FromLong(device));
}

// cudaError_t cudaSetValidDevices(int *device_arr, int len)
static const cb_function f_cudaSetValidDevices = {
    .name = "cudaSetValidDevices",
    CB_PARAMS("device_arr", "length"),
    .auto_mask = CB_BIT(1), // length
};

CB_WRAPPER(cudaSetValidDevices)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaSetValidDevices, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array device_arr;
    int32_t len;
    cb_array_init(&device_arr);
    if (cb_array_ints(argv[0], "device_arr", sizeof(int), true, "int", &device_arr) < 0
        || (argv[1] != NULL && cb_as_int32(argv[1], "int", &len) < 0))
        goto done;
    if (argv[1] == NULL)
        len = (int32_t)device_arr.length;
    if (cb_array_check_signed(&device_arr, len, "device_arr") < 0)
        goto done;
    fn_cudaSetValidDevices *call = cb_symbol_address(&runtime_symbols[S_cudaSetValidDevices]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device_arr.data, len);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaSetValidDevices, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&device_arr);
    return retval;
}

CB_PARAM_LIST(cudaSetDeviceFlags, "flags");

// cudaError_t cudaSetDeviceFlags(unsigned int flags)
static const cb_function f_cudaSetDeviceFlags = {
    .name = "cudaSetDeviceFlags",
    CB_PARAMS_OF(cudaSetDeviceFlags),
};

CB_WRAPPER(cudaSetDeviceFlags)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaSetDeviceFlags, &argv, nargs, kwnames, slots))
        return NULL;
    uint32_t flags;
    if (cb_as_uint32(argv[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaSetDeviceFlags *call = cb_symbol_address(&runtime_symbols[S_cudaSetDeviceFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaSetDeviceFlags, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGetDeviceFlags(unsigned int *flags)
static const cb_function f_cudaGetDeviceFlags = {
    .name = "cudaGetDeviceFlags",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cudaGetDeviceFlags)
{
    if (!cb_no_arguments(form, &f_cudaGetDeviceFlags, argv, nargs, kwnames))
        return NULL;
    unsigned int flags = 0;
    fn_cudaGetDeviceFlags *call = cb_symbol_address(&runtime_symbols[S_cudaGetDeviceFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGetDeviceFlags, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(flags));
}

// cudaError_t cudaCtxResetPersistingL2Cache(void)
static const cb_function f_cudaCtxResetPersistingL2Cache = {
    .name = "cudaCtxResetPersistingL2Cache",
    CB_NO_PARAMS,
};

CB_WRAPPER(cudaCtxResetPersistingL2Cache)
{
    if (!cb_no_arguments(form, &f_cudaCtxResetPersistingL2Cache, argv, nargs, kwnames))
        return NULL;
    fn_cudaCtxResetPersistingL2Cache *call =
        cb_symbol_address(&runtime_symbols[S_cudaCtxResetPersistingL2Cache]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaCtxResetPersistingL2Cache, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice)
static const cb_function f_cudaDeviceCanAccessPeer = {
    .name = "cudaDeviceCanAccessPeer",
    CB_PARAMS("device", "peerDevice"),
    .result_count = 1,
};

CB_WRAPPER(cudaDeviceCanAccessPeer)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaDeviceCanAccessPeer, &argv, nargs, kwnames, slots))
        return NULL;
    int canAccessPeer = 0;
    int32_t device, peerDevice;
    if (cb_as_int32(argv[0], "int", &device) < 0
        || cb_as_int32(argv[1], "int", &peerDevice) < 0)
        return NULL;
    fn_cudaDeviceCanAccessPeer *call =
        cb_symbol_address(&runtime_symbols[S_cudaDeviceCanAccessPeer]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(&canAccessPeer, device, peerDevice);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDeviceCanAccessPeer, status, argv);
    return cb_return1(form, PyLong_FromLong(canAccessPeer));
}

// cudaError_t cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags)
static const cb_function f_cudaDeviceEnablePeerAccess = {
    .name = "cudaDeviceEnablePeerAccess",
    CB_PARAMS("peerDevice", "flags"),
};

CB_WRAPPER(cudaDeviceEnablePeerAccess)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaDeviceEnablePeerAccess, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t peerDevice;
    uint32_t flags;
    if (cb_as_int32(argv[0], "int", &peerDevice) < 0
        || cb_as_uint32(argv[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaDeviceEnablePeerAccess *call =
        cb_symbol_address(&runtime_symbols[S_cudaDeviceEnablePeerAccess]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(peerDevice, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDeviceEnablePeerAccess, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaDeviceDisablePeerAccess(int peerDevice)
static const cb_function f_cudaDeviceDisablePeerAccess = {
    .name = "cudaDeviceDisablePeerAccess",
    CB_PARAMS("peerDevice"),
};

CB_WRAPPER(cudaDeviceDisablePeerAccess)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaDeviceDisablePeerAccess, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t peerDevice;
    if (cb_as_int32(argv[0], "int", &peerDevice) < 0)
        return NULL;
    fn_cudaDeviceDisablePeerAccess *call =
        cb_symbol_address(&runtime_symbols[S_cudaDeviceDisablePeerAccess]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(peerDevice);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDeviceDisablePeerAccess, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaDriverGetVersion(int *driverVersion)
static const cb_function f_cudaDriverGetVersion = {
    .name = "cudaDriverGetVersion",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cudaDriverGetVersion)
{
    if (!cb_no_arguments(form, &f_cudaDriverGetVersion, argv, nargs, kwnames))
        return NULL;
    int driverVersion = 0;
    fn_cudaDriverGetVersion *call = cb_symbol_address(&runtime_symbols[S_cudaDriverGetVersion]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(&driverVersion);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDriverGetVersion, status, argv);
    return cb_return1(form, PyLong_FromLong(driverVersion));
}

// cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)
static const cb_function f_cudaRuntimeGetVersion = {
    .name = "cudaRuntimeGetVersion",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cudaRuntimeGetVersion)
{
    if (!cb_no_arguments(form, &f_cudaRuntimeGetVersion, argv, nargs, kwnames))
        return NULL;
    int runtimeVersion = 0;
    fn_cudaRuntimeGetVersion *call = cb_symbol_address(&runtime_symbols[S_cudaRuntimeGetVersion]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(&runtimeVersion);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaRuntimeGetVersion, status, argv);
    return cb_return1(form, PyLong_FromLong(runtimeVersion));
}

// cudaError_t cudaLogsRegisterCallback(cudaLogsCallback_t callbackFunc, void *userData,
//     cudaLogsCallbackHandle *callback_out)
static const cb_function f_cudaLogsRegisterCallback = {
    .name = "cudaLogsRegisterCallback",
    CB_PARAMS("callbackFunc", "userData"),
    .result_count = 1,
    .optional_mask = CB_BIT(1), // userData
};

CB_WRAPPER(cudaLogsRegisterCallback)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaLogsRegisterCallback, &argv, nargs, kwnames, slots))
        return NULL;
    cb_callback callbackFunc = {0};
    cb_address userData;
    cudaLogsCallbackHandle callback_out = NULL;
    userData.held = false;
    if (cb_as_callback(py, T_cudaLogsCallback_t, argv[0], trampoline_cudaLogsCallback_t, argv[1],
            CB_SCOPE_NOTIFIED, &callbackFunc) < 0
        || (callbackFunc.closure == NULL && cb_as_address(py, argv[1], &userData) < 0))
        goto done;
    fn_cudaLogsRegisterCallback *call =
        cb_symbol_address(&runtime_symbols[S_cudaLogsRegisterCallback]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(callbackFunc.function,
        callbackFunc.closure != NULL ? callbackFunc.closure : userData.value, &callback_out);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaLogsRegisterCallback, status, argv);
        goto done;
    }
    cb_callback_keep(py, &callbackFunc, callback_out);
    retval = cb_return1(form, cb_cell_new(py, T_cudaLogsCallbackHandle, &callback_out));
done:
    cb_callback_done(&callbackFunc);
    cb_address_release(&userData);
    return retval;
}

// cudaError_t cudaLogsUnregisterCallback(cudaLogsCallbackHandle callback)
static const cb_function f_cudaLogsUnregisterCallback = {
    .name = "cudaLogsUnregisterCallback",
    CB_PARAMS("callback"),
};

CB_WRAPPER(cudaLogsUnregisterCallback)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaLogsUnregisterCallback, &argv, nargs, kwnames, slots))
        return NULL;
    cudaLogsCallbackHandle callback;
    if (cb_as_ended_handle(py, T_cudaLogsCallbackHandle, argv[0], "callback", &callback) < 0)
        return NULL;
    fn_cudaLogsUnregisterCallback *call =
        cb_symbol_address(&runtime_symbols[S_cudaLogsUnregisterCallback]);
    if (call == NULL)
        return NULL;
    uint64_t registrations = cb_registration_count(py);
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(callback);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaLogsUnregisterCallback, status, argv);
    cb_closure_unregister(py, callback, registrations);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// cudaError_t cudaLogsCurrent(cudaLogIterator *iterator_out, unsigned int flags)
static const cb_function f_cudaLogsCurrent = {
    .name = "cudaLogsCurrent",
    CB_PARAMS_OF(cudaSetDeviceFlags),
    .result_count = 1,
    .optional_mask = CB_BIT(0), // flags
};

CB_WRAPPER(cudaLogsCurrent)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaLogsCurrent, &argv, nargs, kwnames, slots))
        return NULL;
    cudaLogIterator iterator_out = 0;
    uint32_t flags = 0;
    if (cb_is_given(form, argv[0]) && cb_as_uint32(argv[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaLogsCurrent *call = cb_symbol_address(&runtime_symbols[S_cudaLogsCurrent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&iterator_out, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaLogsCurrent, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaLogIterator, &iterator_out));
}

// cudaError_t cudaLogsDumpToFile(cudaLogIterator *iterator, const char *pathToFile,
//     unsigned int flags)
static const cb_function f_cudaLogsDumpToFile = {
    .name = "cudaLogsDumpToFile",
    CB_PARAMS("iterator", "pathToFile", "flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(2), // flags
};

CB_WRAPPER(cudaLogsDumpToFile)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cudaLogsDumpToFile, &argv, nargs, kwnames, slots))
        return NULL;
    cb_scalar_ref iterator = {0};
    cb_address pathToFile;
    uint32_t flags = 0;
    pathToFile.held = false;
    if (cb_as_scalar_ref(form, T_cudaLogIterator, argv[0], "iterator", &iterator) < 0
        || cb_as_text(argv[1], &pathToFile) < 0
        || (cb_is_given(form, argv[2]) && cb_as_uint32(argv[2], "unsigned int", &flags) < 0))
        goto done;
    fn_cudaLogsDumpToFile *call = cb_symbol_address(&runtime_symbols[S_cudaLogsDumpToFile]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(iterator.at, pathToFile.value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaLogsDumpToFile, status, argv);
    else
        retval = cb_return1(form, cb_scalar_ref_result(py, T_cudaLogIterator, argv[0], &iterator));
done:
    cb_address_release(&pathToFile);
    return retval;
}

// cudaError_t cudaLogsDumpToMemory(cudaLogIterator *iterator, char *buffer, size_t *size,
//     unsigned int flags)
static const cb_function f_cudaLogsDumpToMemory = {
    .name = "cudaLogsDumpToMemory",
    CB_PARAMS("iterator", "buffer", "size", "flags"),
    .result_count = 2,
    .optional_mask = CB_BIT(3), // flags
    .auto_mask = CB_BIT(1) | CB_BIT(2), // buffer, size
    .hidden_result_mask = CB_BIT(1), // size
};

CB_WRAPPER(cudaLogsDumpToMemory)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaLogsDumpToMemory, &argv, nargs, kwnames, slots))
        return NULL;
    cb_scalar_ref iterator = {0};
    cb_chars buffer;
    size_t size = CB_TEXT_ROOM;
    uint32_t flags = 0;
    cb_chars_init(&buffer);
    if (cb_as_scalar_ref(form, T_cudaLogIterator, argv[0], "iterator", &iterator) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &buffer) < 0)
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &size) < 0)
        || (cb_is_given(form, argv[3]) && cb_as_uint32(argv[3], "unsigned int", &flags) < 0)
        || (argv[1] != NULL && cb_chars_check(&buffer, "cudaLogsDumpToMemory", "buffer", size) < 0))
        goto done;
    fn_cudaLogsDumpToMemory *call = cb_symbol_address(&runtime_symbols[S_cudaLogsDumpToMemory]);
    if (call == NULL)
        goto done;
    if (argv[1] == NULL && cb_chars_make_text(&buffer, size) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(iterator.at, buffer.data, &size, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaLogsDumpToMemory, status, argv);
        goto done;
    }
    if (argv[1] == NULL) {
        PyObject *made[] = {
            cb_scalar_ref_result(py, T_cudaLogIterator, argv[0], &iterator),
            cb_chars_text(&buffer, size)
        };
        retval = cb_tuple_of(2, made);
    } else {
        PyObject *results[] = {
            cb_scalar_ref_result(py, T_cudaLogIterator, argv[0], &iterator),
            PyLong_FromSize_t(size)
        };
        retval = cb_return_many(form, &f_cudaLogsDumpToMemory, results);
    }
done:
    cb_chars_release(&buffer);
    return retval;
}

// cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **funcPtr,
//     unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatus)
static const cb_function f_cudaGetDriverEntryPoint = {
    .name = "cudaGetDriverEntryPoint",
    CB_PARAMS("symbol", "flags"),
    .result_count = 2,
};

CB_WRAPPER(cudaGetDriverEntryPoint)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGetDriverEntryPoint, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address symbol;
    void *funcPtr = NULL;
    uint64_t flags;
    enum cudaDriverEntryPointQueryResult driverStatus = 0;
    symbol.held = false;
    if (cb_as_text(argv[0], &symbol) < 0
        || cb_as_uint64(argv[1], CB_UNSIGNED_LONG_LONG, &flags) < 0)
        goto done;
    fn_cudaGetDriverEntryPoint *call =
        cb_symbol_address(&runtime_symbols[S_cudaGetDriverEntryPoint]);
    if (call == NULL)
        goto done;
    cudaError_t status = call(symbol.value, &funcPtr, flags, &driverStatus);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaGetDriverEntryPoint, status, argv);
        goto done;
    }
    PyObject *results[] = {
        PyLong_FromVoidPtr(funcPtr),
        cb_enum_member(py, T_cudaDriverEntryPointQueryResult, driverStatus)
    };
    retval = cb_return_many(form, &f_cudaGetDriverEntryPoint, results);
done:
    cb_address_release(&symbol);
    return retval;
}

// cudaError_t cudaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr,
//     unsigned int cudaVersion, unsigned long long flags,
//     enum cudaDriverEntryPointQueryResult *driverStatus)
static const cb_function f_cudaGetDriverEntryPointByVersion = {
    .name = "cudaGetDriverEntryPointByVersion",
    CB_PARAMS("symbol", "cudaVersion", "flags"),
    .result_count = 2,
};

CB_WRAPPER(cudaGetDriverEntryPointByVersion)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGetDriverEntryPointByVersion, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address symbol;
    void *funcPtr = NULL;
    uint32_t cudaVersion;
    uint64_t flags;
    enum cudaDriverEntryPointQueryResult driverStatus = 0;
    symbol.held = false;
    if (cb_as_text(argv[0], &symbol) < 0
        || cb_as_uint32(argv[1], "unsigned int", &cudaVersion) < 0
        || cb_as_uint64(argv[2], CB_UNSIGNED_LONG_LONG, &flags) < 0)
        goto done;
    fn_cudaGetDriverEntryPointByVersion *call =
        cb_symbol_address(&runtime_symbols[S_cudaGetDriverEntryPointByVersion]);
    if (call == NULL)
        goto done;
    cudaError_t status = call(symbol.value, &funcPtr, cudaVersion, flags, &driverStatus);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaGetDriverEntryPointByVersion, status, argv);
        goto done;
    }
    PyObject *results[] = {
        PyLong_FromVoidPtr(funcPtr),
        cb_enum_member(py, T_cudaDriverEntryPointQueryResult, driverStatus)
    };
    retval = cb_return_many(form, &f_cudaGetDriverEntryPointByVersion, results);
done:
    cb_address_release(&symbol);
    return retval;
}

// cudaError_t cudaGetExportTable(const void **ppExportTable, const cudaUUID_t *pExportTableId)
static const cb_function f_cudaGetExportTable = {
    .name = "cudaGetExportTable",
    CB_PARAMS("pExportTableId"),
    .result_count = 1,
};

CB_WRAPPER(cudaGetExportTable)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGetExportTable, &argv, nargs, kwnames, slots))
        return NULL;
    const void *ppExportTable = NULL;
    const cudaUUID_t *pExportTableId;
    if (cb_as_record(py, T_cudaUUID_t, argv[0], "pExportTableId", &pExportTableId) < 0)
        return NULL;
    fn_cudaGetExportTable *call = cb_symbol_address(&runtime_symbols[S_cudaGetExportTable]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&ppExportTable, pExportTableId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGetExportTable, status, argv);
    return cb_return1(form, PyLong_FromVoidPtr((void *)ppExportTable));
}

// cudaError_t cudaProfilerStart(void)
static const cb_function f_cudaProfilerStart = {.name = "cudaProfilerStart", CB_NO_PARAMS};

CB_WRAPPER(cudaProfilerStart)
{
    if (!cb_no_arguments(form, &f_cudaProfilerStart, argv, nargs, kwnames))
        return NULL;
    fn_cudaProfilerStart *call = cb_symbol_address(&runtime_symbols[S_cudaProfilerStart]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaProfilerStart, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaProfilerStop(void)
static const cb_function f_cudaProfilerStop = {.name = "cudaProfilerStop", CB_NO_PARAMS};

CB_WRAPPER(cudaProfilerStop)
{
    if (!cb_no_arguments(form, &f_cudaProfilerStop, argv, nargs, kwnames))
        return NULL;
    fn_cudaProfilerStop *call = cb_symbol_address(&runtime_symbols[S_cudaProfilerStop]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaProfilerStop, status, argv);
    return cb_return0(form);
}
