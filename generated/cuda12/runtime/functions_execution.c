// functions_execution.c of cubind for CUDA Runtime API, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

// cudaError_t cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args,
//     size_t sharedMem, cudaStream_t stream)
static const cb_function f_cudaLaunchKernel = {.name = "cudaLaunchKernel",
    .params = (const char *const[]){"func", "gridDim", "blockDim", "args", "sharedMem", "stream",
        NULL},
    .param_count = 6};

CB_WRAPPER(cudaLaunchKernel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cudaLaunchKernel, &args, nargs, kwnames, slots))
        return NULL;
    cb_address func;
    dim3 gridDim, blockDim;
    cb_pack args_;
    uint64_t sharedMem;
    cudaStream_t stream;
    cb_pack_init(&args_);
    func.held = false;
    if (cb_as_address(m, args[0], &func) < 0
        || cb_as_record_value(m, T_dim3, args[1], "gridDim", &gridDim, sizeof gridDim) < 0
        || cb_as_record_value(m, T_dim3, args[2], "blockDim", &blockDim, sizeof blockDim) < 0
        || cb_pack_params(m, args[3], &args_) < 0
        || cb_as_uint64(args[4], "size_t", &sharedMem) < 0
        || cb_as_handle(m, T_cudaStream_t, args[5], &stream) < 0)
        goto done;
    fn_cudaLaunchKernel *call = cb_symbol_address(&symbols[S_cudaLaunchKernel]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cudaError_t status = call(func.value, gridDim, blockDim, args_.params, sharedMem, stream);
    cb_gil_end(thread);
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaLaunchKernel, status, args, NULL);
done:
    cb_address_release(&func);
    cb_pack_done(&args_);
    return result;
}

// cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func, void **args)
static const cb_function f_cudaLaunchKernelExC = {.name = "cudaLaunchKernelExC",
    .params = (const char *const[]){"config", "func", "args", NULL}, .param_count = 3};

CB_WRAPPER(cudaLaunchKernelExC)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cudaLaunchKernelExC, &args, nargs, kwnames, slots))
        return NULL;
    const cudaLaunchConfig_t *config;
    cb_address func;
    cb_pack args_;
    cb_pack_init(&args_);
    func.held = false;
    if (cb_as_record(m, T_cudaLaunchConfig_t, args[0], "config", &config) < 0
        || cb_as_address(m, args[1], &func) < 0
        || cb_pack_params(m, args[2], &args_) < 0)
        goto done;
    fn_cudaLaunchKernelExC *call = cb_symbol_address(&symbols[S_cudaLaunchKernelExC]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cudaError_t status = call(config, func.value, args_.params);
    cb_gil_end(thread);
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaLaunchKernelExC, status, args, NULL);
done:
    cb_address_release(&func);
    cb_pack_done(&args_);
    return result;
}

// cudaError_t cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim,
//     void **args, size_t sharedMem, cudaStream_t stream)
static const cb_function f_cudaLaunchCooperativeKernel = {.name = "cudaLaunchCooperativeKernel",
    .params = (const char *const[]){"func", "gridDim", "blockDim", "args", "sharedMem", "stream",
        NULL},
    .param_count = 6};

CB_WRAPPER(cudaLaunchCooperativeKernel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cudaLaunchCooperativeKernel, &args, nargs, kwnames, slots))
        return NULL;
    cb_address func;
    dim3 gridDim, blockDim;
    cb_pack args_;
    uint64_t sharedMem;
    cudaStream_t stream;
    cb_pack_init(&args_);
    func.held = false;
    if (cb_as_address(m, args[0], &func) < 0
        || cb_as_record_value(m, T_dim3, args[1], "gridDim", &gridDim, sizeof gridDim) < 0
        || cb_as_record_value(m, T_dim3, args[2], "blockDim", &blockDim, sizeof blockDim) < 0
        || cb_pack_params(m, args[3], &args_) < 0
        || cb_as_uint64(args[4], "size_t", &sharedMem) < 0
        || cb_as_handle(m, T_cudaStream_t, args[5], &stream) < 0)
        goto done;
    fn_cudaLaunchCooperativeKernel *call =
        cb_symbol_address(&symbols[S_cudaLaunchCooperativeKernel]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(func.value, gridDim, blockDim, args_.params, sharedMem, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaLaunchCooperativeKernel, status, args, NULL);
done:
    cb_address_release(&func);
    cb_pack_done(&args_);
    return result;
}

// cudaError_t cudaLaunchCooperativeKernelMultiDevice(struct cudaLaunchParams *launchParamsList,
//     unsigned int numDevices, unsigned int flags)
static const cb_function f_cudaLaunchCooperativeKernelMultiDevice = {
    .name = "cudaLaunchCooperativeKernelMultiDevice",
    .params = (const char *const[]){"launchParamsList", "numDevices", "flags", NULL},
    .param_count = 3, .auto_mask = 0x2};

CB_WRAPPER(cudaLaunchCooperativeKernelMultiDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cudaLaunchCooperativeKernelMultiDevice, &args, nargs, kwnames, slots))
        return NULL;
    cb_array launchParamsList;
    uint32_t numDevices = 0;
    uint32_t flags;
    cb_array_init(&launchParamsList);
    if (cb_array_records(m, T_cudaLaunchParams, args[0], "launchParamsList", &launchParamsList) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &numDevices) < 0)
        || cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        goto done;
    if (args[1] == NULL && launchParamsList.length > (size_t)numDevices)
        numDevices = (uint32_t)launchParamsList.length;
    if (cb_array_check(&launchParamsList, (size_t)numDevices) < 0)
        goto done;
    fn_cudaLaunchCooperativeKernelMultiDevice *call =
        cb_symbol_address(&symbols[S_cudaLaunchCooperativeKernelMultiDevice]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(launchParamsList.data, numDevices, flags);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaLaunchCooperativeKernelMultiDevice, status, args, NULL);
done:
    cb_array_done(&launchParamsList);
    return result;
}

// cudaError_t cudaFuncSetCacheConfig(const void *func, enum cudaFuncCache cacheConfig)
static const cb_function f_cudaFuncSetCacheConfig = {.name = "cudaFuncSetCacheConfig",
    .params = (const char *const[]){"func", "cacheConfig", NULL}, .param_count = 2};

CB_WRAPPER(cudaFuncSetCacheConfig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaFuncSetCacheConfig, &args, nargs, kwnames, slots))
        return NULL;
    cb_address func;
    int32_t cacheConfig;
    func.held = false;
    if (cb_as_address(m, args[0], &func) < 0
        || cb_as_enum(m, T_cudaFuncCache, args[1], "cacheConfig", &cacheConfig) < 0)
        goto done;
    fn_cudaFuncSetCacheConfig *call = cb_symbol_address(&symbols[S_cudaFuncSetCacheConfig]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(func.value, (enum cudaFuncCache)cacheConfig);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaFuncSetCacheConfig, status, args, NULL);
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *attr, const void *func)
static const cb_function f_cudaFuncGetAttributes = {.name = "cudaFuncGetAttributes",
    .params = (const char *const[]){"func", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaFuncGetAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaFuncGetAttributes, &args, nargs, kwnames, slots))
        return NULL;
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
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(attr), func.value);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(attr));
    else
        result = cb_fail(s, &f_cudaFuncGetAttributes, status, args, NULL);
done:
    Py_XDECREF(attr);
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaFuncSetAttribute(const void *func, enum cudaFuncAttribute attr, int value)
static const cb_function f_cudaFuncSetAttribute = {.name = "cudaFuncSetAttribute",
    .params = (const char *const[]){"func", "attr", "value", NULL}, .param_count = 3};

CB_WRAPPER(cudaFuncSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cudaFuncSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cb_address func;
    int32_t attr, value;
    func.held = false;
    if (cb_as_address(m, args[0], &func) < 0
        || cb_as_enum(m, T_cudaFuncAttribute, args[1], "attr", &attr) < 0
        || cb_as_int32(args[2], "int", &value) < 0)
        goto done;
    fn_cudaFuncSetAttribute *call = cb_symbol_address(&symbols[S_cudaFuncSetAttribute]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(func.value, (enum cudaFuncAttribute)attr, value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaFuncSetAttribute, status, args, NULL);
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaFuncGetName(const char **name, const void *func)
static const cb_function f_cudaFuncGetName = {.name = "cudaFuncGetName",
    .params = (const char *const[]){"func", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaFuncGetName)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaFuncGetName, &args, nargs, kwnames, slots))
        return NULL;
    const char *name = NULL;
    cb_address func;
    func.held = false;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    fn_cudaFuncGetName *call = cb_symbol_address(&symbols[S_cudaFuncGetName]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&name, func.value);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_string_result(s, name));
    else
        result = cb_fail(s, &f_cudaFuncGetName, status, args, NULL);
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaFuncGetParamInfo(const void *func, size_t paramIndex, size_t *paramOffset,
//     size_t *paramSize)
static const cb_function f_cudaFuncGetParamInfo = {.name = "cudaFuncGetParamInfo",
    .params = (const char *const[]){"func", "paramIndex", NULL}, .param_count = 2,
    .result_count = 2};

CB_WRAPPER(cudaFuncGetParamInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaFuncGetParamInfo, &args, nargs, kwnames, slots))
        return NULL;
    cb_address func;
    uint64_t paramIndex;
    size_t paramOffset = 0, paramSize = 0;
    func.held = false;
    if (cb_as_address(m, args[0], &func) < 0
        || cb_as_uint64(args[1], "size_t", &paramIndex) < 0)
        goto done;
    fn_cudaFuncGetParamInfo *call = cb_symbol_address(&symbols[S_cudaFuncGetParamInfo]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(func.value, paramIndex, &paramOffset, &paramSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaFuncGetParamInfo, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {PyLong_FromUnsignedLong(paramOffset), PyLong_FromUnsignedLong(paramSize)};
    result = cb_return_many(s, &f_cudaFuncGetParamInfo, values);
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaSetDoubleForHost(double *d)
static const cb_function f_cudaSetDoubleForHost = {.name = "cudaSetDoubleForHost",
    .params = (const char *const[]){"d", NULL}, .param_count = 1};

CB_WRAPPER(cudaSetDoubleForHost)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaSetDoubleForHost, &args, nargs, kwnames, slots))
        return NULL;
    cb_address d;
    d.held = false;
    if (cb_as_target(s, args[0], "d", true, &d) < 0
        || (CB_UNLIKELY(d.held)
            && cb_address_check(&d, "cudaSetDoubleForHost", "d",
                cb_extent(CB_COUNT(8), 0, 1, sizeof(double))) < 0))
        goto done;
    fn_cudaSetDoubleForHost *call = cb_symbol_address(&symbols[S_cudaSetDoubleForHost]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(d.value);
    cb_gil_end(thread);
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaSetDoubleForHost, status, args, NULL);
done:
    cb_address_release(&d);
    return result;
}

// cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData)
static const cb_function f_cudaLaunchHostFunc = {.name = "cudaLaunchHostFunc",
    .params = (const char *const[]){"stream", "fn", "userData", NULL}, .param_count = 3,
    .optional_mask = 0x4};

CB_WRAPPER(cudaLaunchHostFunc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cudaLaunchHostFunc, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    cb_callback fn = {0};
    bool fn_taken = false;
    cb_address userData;
    userData.value = NULL;
    userData.held = false;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0
        || cb_as_callback(m, T_cudaHostFn_t, args[1], (void *)trampoline_cudaHostFn_t, args[2],
            CB_SCOPE_ONCE, &fn) < 0
        || (fn.closure == NULL && cb_as_address(m, args[2], &userData) < 0))
        goto done;
    fn_cudaLaunchHostFunc *call = cb_symbol_address(&symbols[S_cudaLaunchHostFunc]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, (cudaHostFn_t)fn.function,
        fn.closure != NULL ? fn.closure : userData.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLaunchHostFunc, status, args, NULL);
        goto done;
    }
    fn_taken = true;
    result = cb_return0(s);
done:
    cb_callback_finish(s->module, &fn, fn_taken, NULL);
    cb_address_release(&userData);
    return result;
}

// cudaError_t cudaFuncSetSharedMemConfig(const void *func, enum cudaSharedMemConfig config)
static const cb_function f_cudaFuncSetSharedMemConfig = {.name = "cudaFuncSetSharedMemConfig",
    .params = (const char *const[]){"func", "config", NULL}, .param_count = 2};

CB_WRAPPER(cudaFuncSetSharedMemConfig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaFuncSetSharedMemConfig, &args, nargs, kwnames, slots))
        return NULL;
    cb_address func;
    int32_t config;
    func.held = false;
    if (cb_as_address(m, args[0], &func) < 0
        || cb_as_enum(m, T_cudaSharedMemConfig, args[1], "config", &config) < 0)
        goto done;
    fn_cudaFuncSetSharedMemConfig *call = cb_symbol_address(&symbols[S_cudaFuncSetSharedMemConfig]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(func.value, (enum cudaSharedMemConfig)config);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaFuncSetSharedMemConfig, status, args, NULL);
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *func,
//     int blockSize, size_t dynamicSMemSize)
static const cb_function f_cudaOccupancyMaxActiveBlocksPerMultiprocessor = {
    .name = "cudaOccupancyMaxActiveBlocksPerMultiprocessor",
    .params = (const char *const[]){"func", "blockSize", "dynamicSMemSize", NULL},
    .param_count = 3, .result_count = 1};

CB_WRAPPER(cudaOccupancyMaxActiveBlocksPerMultiprocessor)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cudaOccupancyMaxActiveBlocksPerMultiprocessor, &args, nargs, kwnames,
            slots))
        return NULL;
    int numBlocks = 0;
    cb_address func;
    int32_t blockSize;
    uint64_t dynamicSMemSize;
    func.held = false;
    if (cb_as_address(m, args[0], &func) < 0
        || cb_as_int32(args[1], "int", &blockSize) < 0
        || cb_as_uint64(args[2], "size_t", &dynamicSMemSize) < 0)
        goto done;
    fn_cudaOccupancyMaxActiveBlocksPerMultiprocessor *call =
        cb_symbol_address(&symbols[S_cudaOccupancyMaxActiveBlocksPerMultiprocessor]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&numBlocks, func.value, blockSize, dynamicSMemSize);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, PyLong_FromLong(numBlocks));
    else
        result = cb_fail(s, &f_cudaOccupancyMaxActiveBlocksPerMultiprocessor, status, args, NULL);
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, const void *func,
//     int numBlocks, int blockSize)
static const cb_function f_cudaOccupancyAvailableDynamicSMemPerBlock = {
    .name = "cudaOccupancyAvailableDynamicSMemPerBlock",
    .params = (const char *const[]){"func", "numBlocks", "blockSize", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cudaOccupancyAvailableDynamicSMemPerBlock)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cudaOccupancyAvailableDynamicSMemPerBlock, &args, nargs, kwnames,
            slots))
        return NULL;
    size_t dynamicSmemSize = 0;
    cb_address func;
    int32_t numBlocks, blockSize;
    func.held = false;
    if (cb_as_address(m, args[0], &func) < 0
        || cb_as_int32(args[1], "int", &numBlocks) < 0
        || cb_as_int32(args[2], "int", &blockSize) < 0)
        goto done;
    fn_cudaOccupancyAvailableDynamicSMemPerBlock *call =
        cb_symbol_address(&symbols[S_cudaOccupancyAvailableDynamicSMemPerBlock]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dynamicSmemSize, func.value, numBlocks, blockSize);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, PyLong_FromUnsignedLong(dynamicSmemSize));
    else
        result = cb_fail(s, &f_cudaOccupancyAvailableDynamicSMemPerBlock, status, args, NULL);
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks,
//     const void *func, int blockSize, size_t dynamicSMemSize, unsigned int flags)
static const cb_function f_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags = {
    .name = "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
    .params = (const char *const[]){"func", "blockSize", "dynamicSMemSize", "flags", NULL},
    .param_count = 4, .result_count = 1};

CB_WRAPPER(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, &args, nargs,
            kwnames, slots))
        return NULL;
    int numBlocks = 0;
    cb_address func;
    int32_t blockSize;
    uint64_t dynamicSMemSize;
    uint32_t flags;
    func.held = false;
    if (cb_as_address(m, args[0], &func) < 0
        || cb_as_int32(args[1], "int", &blockSize) < 0
        || cb_as_uint64(args[2], "size_t", &dynamicSMemSize) < 0
        || cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        goto done;
    fn_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags *call =
        cb_symbol_address(&symbols[S_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&numBlocks, func.value, blockSize, dynamicSMemSize, flags);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, PyLong_FromLong(numBlocks));
    else
        result = cb_fail(s, &f_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, status,
            args, NULL);
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func,
//     const cudaLaunchConfig_t *launchConfig)
static const cb_function f_cudaOccupancyMaxPotentialClusterSize = {
    .name = "cudaOccupancyMaxPotentialClusterSize",
    .params = (const char *const[]){"func", "launchConfig", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaOccupancyMaxPotentialClusterSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaOccupancyMaxPotentialClusterSize, &args, nargs, kwnames, slots))
        return NULL;
    int clusterSize = 0;
    cb_address func;
    const cudaLaunchConfig_t *launchConfig;
    func.held = false;
    if (cb_as_address(m, args[0], &func) < 0
        || cb_as_record(m, T_cudaLaunchConfig_t, args[1], "launchConfig", &launchConfig) < 0)
        goto done;
    fn_cudaOccupancyMaxPotentialClusterSize *call =
        cb_symbol_address(&symbols[S_cudaOccupancyMaxPotentialClusterSize]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&clusterSize, func.value, launchConfig);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, PyLong_FromLong(clusterSize));
    else
        result = cb_fail(s, &f_cudaOccupancyMaxPotentialClusterSize, status, args, NULL);
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaOccupancyMaxActiveClusters(int *numClusters, const void *func,
//     const cudaLaunchConfig_t *launchConfig)
static const cb_function f_cudaOccupancyMaxActiveClusters = {
    .name = "cudaOccupancyMaxActiveClusters",
    .params = (const char *const[]){"func", "launchConfig", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaOccupancyMaxActiveClusters)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaOccupancyMaxActiveClusters, &args, nargs, kwnames, slots))
        return NULL;
    int numClusters = 0;
    cb_address func;
    const cudaLaunchConfig_t *launchConfig;
    func.held = false;
    if (cb_as_address(m, args[0], &func) < 0
        || cb_as_record(m, T_cudaLaunchConfig_t, args[1], "launchConfig", &launchConfig) < 0)
        goto done;
    fn_cudaOccupancyMaxActiveClusters *call =
        cb_symbol_address(&symbols[S_cudaOccupancyMaxActiveClusters]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&numClusters, func.value, launchConfig);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, PyLong_FromLong(numClusters));
    else
        result = cb_fail(s, &f_cudaOccupancyMaxActiveClusters, status, args, NULL);
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaLibraryLoadData(cudaLibrary_t *library, const void *code,
//     enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
//     enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,
//     unsigned int numLibraryOptions)
static const cb_function f_cudaLibraryLoadData = {.name = "cudaLibraryLoadData",
    .params = (const char *const[]){"code", "jitOptions", "jitOptionsValues", "numJitOptions",
        "libraryOptions", "libraryOptionValues", "numLibraryOptions", NULL},
    .param_count = 7, .result_count = 1, .optional_mask = 0x36, .auto_mask = 0x48};

CB_WRAPPER(cudaLibraryLoadData)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cudaLibraryLoadData, &args, nargs, kwnames, slots))
        return NULL;
    cudaLibrary_t library = NULL;
    PyObject *library_object = NULL;
    cb_address code;
    cb_options jitOptions, libraryOptions;
    uint32_t numJitOptions = 0, numLibraryOptions = 0;
    cb_options_init(&jitOptions);
    cb_options_init(&libraryOptions);
    code.held = false;
    if (cb_as_address(m, args[0], &code) < 0
        || cb_options_keys(m, T_cudaJitOption, args[1], "jitOptions", &jitOptions) < 0
        || cb_options_values(s, &table_jit_options, args[2], "jitOptionsValues", &jitOptions) < 0
        || (args[3] != NULL && cb_as_uint32(args[3], "unsigned int", &numJitOptions) < 0)
        || cb_options_keys(m, T_cudaLibraryOption, args[4], "libraryOptions", &libraryOptions) < 0
        || cb_options_values(s, &table_library_options, args[5], "libraryOptionValues",
            &libraryOptions) < 0
        || (args[6] != NULL && cb_as_uint32(args[6], "unsigned int", &numLibraryOptions) < 0))
        goto done;
    if (args[3] == NULL && jitOptions.keys.length > (size_t)numJitOptions)
        numJitOptions = (uint32_t)jitOptions.keys.length;
    if (args[6] == NULL && libraryOptions.keys.length > (size_t)numLibraryOptions)
        numLibraryOptions = (uint32_t)libraryOptions.keys.length;
    if (cb_array_check(&jitOptions.keys, (size_t)numJitOptions) < 0
        || cb_options_check(&jitOptions, (size_t)numJitOptions, "cudaLibraryLoadData",
            "jitOptionsValues") < 0
        || cb_array_check(&libraryOptions.keys, (size_t)numLibraryOptions) < 0
        || cb_options_check(&libraryOptions, (size_t)numLibraryOptions, "cudaLibraryLoadData",
            "libraryOptionValues") < 0)
        goto done;
    fn_cudaLibraryLoadData *call = cb_symbol_address(&symbols[S_cudaLibraryLoadData]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&library, code.value, jitOptions.keys.data, jitOptions.values, numJitOptions,
        libraryOptions.keys.data, libraryOptions.values, numLibraryOptions);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLibraryLoadData, status, args, NULL);
        goto done;
    }
    library_object = cb_cell_new(m, T_cudaLibrary_t, &library);
    if (library_object == NULL)
        goto done;
    cb_options_give(&jitOptions, library_object);
    result = cb_return1(s, Py_NewRef(library_object));
done:
    Py_XDECREF(library_object);
    cb_address_release(&code);
    cb_options_done(&jitOptions);
    cb_options_done(&libraryOptions);
    return result;
}

// cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName,
//     enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
//     enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,
//     unsigned int numLibraryOptions)
static const cb_function f_cudaLibraryLoadFromFile = {.name = "cudaLibraryLoadFromFile",
    .params = (const char *const[]){"fileName", "jitOptions", "jitOptionsValues", "numJitOptions",
        "libraryOptions", "libraryOptionValues", "numLibraryOptions", NULL},
    .param_count = 7, .result_count = 1, .optional_mask = 0x36, .auto_mask = 0x48};

CB_WRAPPER(cudaLibraryLoadFromFile)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cudaLibraryLoadFromFile, &args, nargs, kwnames, slots))
        return NULL;
    cudaLibrary_t library = NULL;
    PyObject *library_object = NULL;
    cb_address fileName;
    cb_options jitOptions, libraryOptions;
    uint32_t numJitOptions = 0, numLibraryOptions = 0;
    cb_options_init(&jitOptions);
    cb_options_init(&libraryOptions);
    fileName.held = false;
    if (cb_as_text(args[0], false, &fileName) < 0
        || cb_options_keys(m, T_cudaJitOption, args[1], "jitOptions", &jitOptions) < 0
        || cb_options_values(s, &table_jit_options, args[2], "jitOptionsValues", &jitOptions) < 0
        || (args[3] != NULL && cb_as_uint32(args[3], "unsigned int", &numJitOptions) < 0)
        || cb_options_keys(m, T_cudaLibraryOption, args[4], "libraryOptions", &libraryOptions) < 0
        || cb_options_values(s, &table_library_options, args[5], "libraryOptionValues",
            &libraryOptions) < 0
        || (args[6] != NULL && cb_as_uint32(args[6], "unsigned int", &numLibraryOptions) < 0))
        goto done;
    if (args[3] == NULL && jitOptions.keys.length > (size_t)numJitOptions)
        numJitOptions = (uint32_t)jitOptions.keys.length;
    if (args[6] == NULL && libraryOptions.keys.length > (size_t)numLibraryOptions)
        numLibraryOptions = (uint32_t)libraryOptions.keys.length;
    if (cb_array_check(&jitOptions.keys, (size_t)numJitOptions) < 0
        || cb_options_check(&jitOptions, (size_t)numJitOptions, "cudaLibraryLoadFromFile",
            "jitOptionsValues") < 0
        || cb_array_check(&libraryOptions.keys, (size_t)numLibraryOptions) < 0
        || cb_options_check(&libraryOptions, (size_t)numLibraryOptions, "cudaLibraryLoadFromFile",
            "libraryOptionValues") < 0)
        goto done;
    fn_cudaLibraryLoadFromFile *call = cb_symbol_address(&symbols[S_cudaLibraryLoadFromFile]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&library, fileName.value, jitOptions.keys.data, jitOptions.values, numJitOptions,
        libraryOptions.keys.data, libraryOptions.values, numLibraryOptions);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLibraryLoadFromFile, status, args, NULL);
        goto done;
    }
    library_object = cb_cell_new(m, T_cudaLibrary_t, &library);
    if (library_object == NULL)
        goto done;
    cb_options_give(&jitOptions, library_object);
    result = cb_return1(s, Py_NewRef(library_object));
done:
    Py_XDECREF(library_object);
    cb_address_release(&fileName);
    cb_options_done(&jitOptions);
    cb_options_done(&libraryOptions);
    return result;
}

// cudaError_t cudaLibraryUnload(cudaLibrary_t library)
static const cb_function f_cudaLibraryUnload = {.name = "cudaLibraryUnload",
    .params = (const char *const[]){"library", NULL}, .param_count = 1};

CB_WRAPPER(cudaLibraryUnload)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaLibraryUnload, &args, nargs, kwnames, slots))
        return NULL;
    cudaLibrary_t library;
    if (cb_as_handle(m, T_cudaLibrary_t, args[0], &library) < 0)
        return NULL;
    fn_cudaLibraryUnload *call = cb_symbol_address(&symbols[S_cudaLibraryUnload]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(library);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaLibraryUnload, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library, const char *name)
static const cb_function f_cudaLibraryGetKernel = {.name = "cudaLibraryGetKernel",
    .params = (const char *const[]){"library", "name", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaLibraryGetKernel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaLibraryGetKernel, &args, nargs, kwnames, slots))
        return NULL;
    cudaKernel_t pKernel = NULL;
    cudaLibrary_t library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_cudaLibrary_t, args[0], &library) < 0
        || cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cudaLibraryGetKernel *call = cb_symbol_address(&symbols[S_cudaLibraryGetKernel]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pKernel, library, name.value);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_cell_new(m, T_cudaKernel_t, &pKernel));
    else
        result = cb_fail(s, &f_cudaLibraryGetKernel, status, args, NULL);
done:
    cb_address_release(&name);
    return result;
}

// cudaError_t cudaLibraryGetGlobal(void **dptr, size_t *bytes, cudaLibrary_t library,
//     const char *name)
static const cb_function f_cudaLibraryGetGlobal = {.name = "cudaLibraryGetGlobal",
    .params = (const char *const[]){"library", "name", NULL}, .param_count = 2, .result_count = 2};

CB_WRAPPER(cudaLibraryGetGlobal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaLibraryGetGlobal, &args, nargs, kwnames, slots))
        return NULL;
    void *dptr = NULL;
    size_t bytes = 0;
    cudaLibrary_t library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_cudaLibrary_t, args[0], &library) < 0
        || cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cudaLibraryGetGlobal *call = cb_symbol_address(&symbols[S_cudaLibraryGetGlobal]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &bytes, library, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLibraryGetGlobal, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {PyLong_FromVoidPtr((void *)dptr), PyLong_FromUnsignedLong(bytes)};
    result = cb_return_many(s, &f_cudaLibraryGetGlobal, values);
done:
    cb_address_release(&name);
    return result;
}

// cudaError_t cudaLibraryGetManaged(void **dptr, size_t *bytes, cudaLibrary_t library,
//     const char *name)
static const cb_function f_cudaLibraryGetManaged = {.name = "cudaLibraryGetManaged",
    .params = (const char *const[]){"library", "name", NULL}, .param_count = 2, .result_count = 2};

CB_WRAPPER(cudaLibraryGetManaged)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaLibraryGetManaged, &args, nargs, kwnames, slots))
        return NULL;
    void *dptr = NULL;
    size_t bytes = 0;
    cudaLibrary_t library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_cudaLibrary_t, args[0], &library) < 0
        || cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cudaLibraryGetManaged *call = cb_symbol_address(&symbols[S_cudaLibraryGetManaged]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &bytes, library, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLibraryGetManaged, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {PyLong_FromVoidPtr((void *)dptr), PyLong_FromUnsignedLong(bytes)};
    result = cb_return_many(s, &f_cudaLibraryGetManaged, values);
done:
    cb_address_release(&name);
    return result;
}

// cudaError_t cudaLibraryGetUnifiedFunction(void **fptr, cudaLibrary_t library, const char *symbol)
static const cb_function f_cudaLibraryGetUnifiedFunction = {
    .name = "cudaLibraryGetUnifiedFunction",
    .params = (const char *const[]){"library", "symbol", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaLibraryGetUnifiedFunction)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaLibraryGetUnifiedFunction, &args, nargs, kwnames, slots))
        return NULL;
    void *fptr = NULL;
    cudaLibrary_t library;
    cb_address symbol;
    symbol.held = false;
    if (cb_as_handle(m, T_cudaLibrary_t, args[0], &library) < 0
        || cb_as_text(args[1], false, &symbol) < 0)
        goto done;
    fn_cudaLibraryGetUnifiedFunction *call =
        cb_symbol_address(&symbols[S_cudaLibraryGetUnifiedFunction]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&fptr, library, symbol.value);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, PyLong_FromVoidPtr((void *)fptr));
    else
        result = cb_fail(s, &f_cudaLibraryGetUnifiedFunction, status, args, NULL);
done:
    cb_address_release(&symbol);
    return result;
}

// cudaError_t cudaLibraryGetKernelCount(unsigned int *count, cudaLibrary_t lib)
static const cb_function f_cudaLibraryGetKernelCount = {.name = "cudaLibraryGetKernelCount",
    .params = (const char *const[]){"lib", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaLibraryGetKernelCount)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaLibraryGetKernelCount, &args, nargs, kwnames, slots))
        return NULL;
    unsigned int count = 0;
    cudaLibrary_t lib;
    if (cb_as_handle(m, T_cudaLibrary_t, args[0], &lib) < 0)
        return NULL;
    fn_cudaLibraryGetKernelCount *call = cb_symbol_address(&symbols[S_cudaLibraryGetKernelCount]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&count, lib);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaLibraryGetKernelCount, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(count));
}

// cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *kernels, unsigned int numKernels,
//     cudaLibrary_t lib)
static const cb_function f_cudaLibraryEnumerateKernels = {.name = "cudaLibraryEnumerateKernels",
    .params = (const char *const[]){"numKernels", "lib", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaLibraryEnumerateKernels)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaLibraryEnumerateKernels, &args, nargs, kwnames, slots))
        return NULL;
    cb_array kernels;
    size_t kernels_count = 0;
    uint32_t numKernels;
    cudaLibrary_t lib;
    cb_array_init(&kernels);
    if (cb_as_uint32(args[0], "unsigned int", &numKernels) < 0
        || cb_as_handle(m, T_cudaLibrary_t, args[1], &lib) < 0)
        goto done;
    fn_cudaLibraryEnumerateKernels *call =
        cb_symbol_address(&symbols[S_cudaLibraryEnumerateKernels]);
    if (call == NULL)
        goto done;
    kernels_count = (size_t)numKernels;
    if (cb_array_reserve(&kernels, kernels_count, sizeof(cudaKernel_t)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(kernels.data, numKernels, lib);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_handle_list(m, T_cudaKernel_t, kernels.data, kernels_count));
    else
        result = cb_fail(s, &f_cudaLibraryEnumerateKernels, status, args, NULL);
done:
    cb_array_done(&kernels);
    return result;
}

// cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel, enum cudaFuncAttribute attr,
//     int value, int device)
static const cb_function f_cudaKernelSetAttributeForDevice = {
    .name = "cudaKernelSetAttributeForDevice",
    .params = (const char *const[]){"kernel", "attr", "value", "device", NULL}, .param_count = 4};

CB_WRAPPER(cudaKernelSetAttributeForDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaKernelSetAttributeForDevice, &args, nargs, kwnames, slots))
        return NULL;
    cudaKernel_t kernel;
    int32_t attr, value, device;
    if (cb_as_handle(m, T_cudaKernel_t, args[0], &kernel) < 0
        || cb_as_enum(m, T_cudaFuncAttribute, args[1], "attr", &attr) < 0
        || cb_as_int32(args[2], "int", &value) < 0
        || cb_as_int32(args[3], "int", &device) < 0)
        return NULL;
    fn_cudaKernelSetAttributeForDevice *call =
        cb_symbol_address(&symbols[S_cudaKernelSetAttributeForDevice]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(kernel, (enum cudaFuncAttribute)attr, value, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaKernelSetAttributeForDevice, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr)
static const cb_function f_cudaGetFuncBySymbol = {.name = "cudaGetFuncBySymbol",
    .params = (const char *const[]){"symbolPtr", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGetFuncBySymbol)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaGetFuncBySymbol, &args, nargs, kwnames, slots))
        return NULL;
    cudaFunction_t functionPtr = NULL;
    cb_address symbolPtr;
    symbolPtr.held = false;
    if (cb_as_address(m, args[0], &symbolPtr) < 0)
        goto done;
    fn_cudaGetFuncBySymbol *call = cb_symbol_address(&symbols[S_cudaGetFuncBySymbol]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&functionPtr, symbolPtr.value);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_cell_new(m, T_cudaFunction_t, &functionPtr));
    else
        result = cb_fail(s, &f_cudaGetFuncBySymbol, status, args, NULL);
done:
    cb_address_release(&symbolPtr);
    return result;
}

// cudaError_t cudaGetKernel(cudaKernel_t *kernelPtr, const void *entryFuncAddr)
static const cb_function f_cudaGetKernel = {.name = "cudaGetKernel",
    .params = (const char *const[]){"entryFuncAddr", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGetKernel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaGetKernel, &args, nargs, kwnames, slots))
        return NULL;
    cudaKernel_t kernelPtr = NULL;
    cb_address entryFuncAddr;
    entryFuncAddr.held = false;
    if (cb_as_address(m, args[0], &entryFuncAddr) < 0)
        goto done;
    fn_cudaGetKernel *call = cb_symbol_address(&symbols[S_cudaGetKernel]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&kernelPtr, entryFuncAddr.value);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_cell_new(m, T_cudaKernel_t, &kernelPtr));
    else
        result = cb_fail(s, &f_cudaGetKernel, status, args, NULL);
done:
    cb_address_release(&entryFuncAddr);
    return result;
}

