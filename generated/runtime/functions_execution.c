// functions_execution.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cudaLaunchKernel, "func", "gridDim", "blockDim", "args", "sharedMem", "stream");

// cudaError_t cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args,
//     size_t sharedMem, cudaStream_t stream)
static const cb_function f_cudaLaunchKernel = {
    .name = "cudaLaunchKernel",
    CB_PARAMS_OF(cudaLaunchKernel),
};

CB_WRAPPER(cudaLaunchKernel)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cudaLaunchKernel, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address func;
    dim3 gridDim, blockDim;
    cb_pack args;
    uint64_t sharedMem;
    cudaStream_t stream;
    cb_pack_init(&args);
    func.held = false;
    if (cb_as_address(py, argv[0], &func) < 0
        || cb_as_record_value(py, T_dim3, argv[1], "gridDim", &gridDim, sizeof gridDim) < 0
        || cb_as_record_value(py, T_dim3, argv[2], "blockDim", &blockDim, sizeof blockDim) < 0
        || cb_pack_params(py, argv[3], &args) < 0
        || cb_as_uint64(argv[4], "size_t", &sharedMem) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[5], "stream", &stream) < 0)
        goto done;
    fn_cudaLaunchKernel *call = cb_symbol_address(&runtime_symbols[S_cudaLaunchKernel]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cudaError_t status = call(func.value, gridDim, blockDim, args.params, sharedMem, stream);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaLaunchKernel, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&func);
    cb_pack_done(&args);
    return retval;
}

// cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func, void **args)
static const cb_function f_cudaLaunchKernelExC = {
    .name = "cudaLaunchKernelExC",
    CB_PARAMS("config", "func", "args"),
};

CB_WRAPPER(cudaLaunchKernelExC)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cudaLaunchKernelExC, &argv, nargs, kwnames, slots))
        return NULL;
    const cudaLaunchConfig_t *config;
    cb_address func;
    cb_pack args;
    cb_pack_init(&args);
    func.held = false;
    if (cb_as_record(py, T_cudaLaunchConfig_t, argv[0], "config", &config) < 0
        || cb_as_address(py, argv[1], &func) < 0
        || cb_pack_params(py, argv[2], &args) < 0)
        goto done;
    fn_cudaLaunchKernelExC *call = cb_symbol_address(&runtime_symbols[S_cudaLaunchKernelExC]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cudaError_t status = call(config, func.value, args.params);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaLaunchKernelExC, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&func);
    cb_pack_done(&args);
    return retval;
}

// cudaError_t cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim,
//     void **args, size_t sharedMem, cudaStream_t stream)
static const cb_function f_cudaLaunchCooperativeKernel = {
    .name = "cudaLaunchCooperativeKernel",
    CB_PARAMS_OF(cudaLaunchKernel),
};

CB_WRAPPER(cudaLaunchCooperativeKernel)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cudaLaunchCooperativeKernel, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address func;
    dim3 gridDim, blockDim;
    cb_pack args;
    uint64_t sharedMem;
    cudaStream_t stream;
    cb_pack_init(&args);
    func.held = false;
    if (cb_as_address(py, argv[0], &func) < 0
        || cb_as_record_value(py, T_dim3, argv[1], "gridDim", &gridDim, sizeof gridDim) < 0
        || cb_as_record_value(py, T_dim3, argv[2], "blockDim", &blockDim, sizeof blockDim) < 0
        || cb_pack_params(py, argv[3], &args) < 0
        || cb_as_uint64(argv[4], "size_t", &sharedMem) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[5], "stream", &stream) < 0)
        goto done;
    fn_cudaLaunchCooperativeKernel *call =
        cb_symbol_address(&runtime_symbols[S_cudaLaunchCooperativeKernel]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(func.value, gridDim, blockDim, args.params, sharedMem, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaLaunchCooperativeKernel, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&func);
    cb_pack_done(&args);
    return retval;
}

// cudaError_t cudaFuncSetCacheConfig(const void *func, enum cudaFuncCache cacheConfig)
static const cb_function f_cudaFuncSetCacheConfig = {
    .name = "cudaFuncSetCacheConfig",
    CB_PARAMS("func", "cacheConfig"),
};

CB_WRAPPER(cudaFuncSetCacheConfig)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaFuncSetCacheConfig, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address func;
    int32_t cacheConfig;
    func.held = false;
    if (cb_as_address(py, argv[0], &func) < 0
        || cb_as_enum(py, T_cudaFuncCache, argv[1], "cacheConfig", &cacheConfig) < 0)
        goto done;
    fn_cudaFuncSetCacheConfig *call = cb_symbol_address(&runtime_symbols[S_cudaFuncSetCacheConfig]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(func.value, cacheConfig);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaFuncSetCacheConfig, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&func);
    return retval;
}

CB_PARAM_LIST(cudaFuncGetAttributes, "func");

// cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *attr, const void *func)
static const cb_function f_cudaFuncGetAttributes = {
    .name = "cudaFuncGetAttributes",
    CB_PARAMS_OF(cudaFuncGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(cudaFuncGetAttributes)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaFuncGetAttributes, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *attr = NULL;
    cb_address func;
    func.held = false;
    if (cb_as_address(py, argv[0], &func) < 0)
        goto done;
    fn_cudaFuncGetAttributes *call = cb_symbol_address(&runtime_symbols[S_cudaFuncGetAttributes]);
    if (call == NULL)
        goto done;
    attr = cb_record_new(py, T_cudaFuncAttributes);
    if (attr == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(attr), func.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaFuncGetAttributes, status, argv);
    else
        retval = cb_return1(form, cb_take(&attr));
done:
    Py_XDECREF(attr);
    cb_address_release(&func);
    return retval;
}

// cudaError_t cudaFuncSetAttribute(const void *func, enum cudaFuncAttribute attr, int value)
static const cb_function f_cudaFuncSetAttribute = {
    .name = "cudaFuncSetAttribute",
    CB_PARAMS("func", "attr", "value"),
};

CB_WRAPPER(cudaFuncSetAttribute)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cudaFuncSetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address func;
    int32_t attr, value;
    func.held = false;
    if (cb_as_address(py, argv[0], &func) < 0
        || cb_as_enum(py, T_cudaFuncAttribute, argv[1], "attr", &attr) < 0
        || cb_as_int32(argv[2], "int", &value) < 0)
        goto done;
    fn_cudaFuncSetAttribute *call = cb_symbol_address(&runtime_symbols[S_cudaFuncSetAttribute]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(func.value, attr, value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaFuncSetAttribute, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&func);
    return retval;
}

// cudaError_t cudaFuncGetName(const char **name, const void *func)
static const cb_function f_cudaFuncGetName = {
    .name = "cudaFuncGetName",
    CB_PARAMS_OF(cudaFuncGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(cudaFuncGetName)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaFuncGetName, &argv, nargs, kwnames, slots))
        return NULL;
    const char *name = NULL;
    cb_address func;
    func.held = false;
    if (cb_as_address(py, argv[0], &func) < 0)
        goto done;
    fn_cudaFuncGetName *call = cb_symbol_address(&runtime_symbols[S_cudaFuncGetName]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&name, func.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaFuncGetName, status, argv);
    else
        retval = cb_return1(form, cb_string_result(form, name));
done:
    cb_address_release(&func);
    return retval;
}

// cudaError_t cudaFuncGetParamInfo(const void *func, size_t paramIndex, size_t *paramOffset,
//     size_t *paramSize)
static const cb_function f_cudaFuncGetParamInfo = {
    .name = "cudaFuncGetParamInfo",
    CB_PARAMS("func", "paramIndex"),
    .result_count = 2,
};

CB_WRAPPER(cudaFuncGetParamInfo)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaFuncGetParamInfo, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address func;
    uint64_t paramIndex;
    size_t paramOffset = 0, paramSize = 0;
    func.held = false;
    if (cb_as_address(py, argv[0], &func) < 0
        || cb_as_uint64(argv[1], "size_t", &paramIndex) < 0)
        goto done;
    fn_cudaFuncGetParamInfo *call = cb_symbol_address(&runtime_symbols[S_cudaFuncGetParamInfo]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(func.value, paramIndex, &paramOffset, &paramSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaFuncGetParamInfo, status, argv);
        goto done;
    }
    PyObject *results[] = {PyLong_FromSize_t(paramOffset), PyLong_FromSize_t(paramSize)};
    retval = cb_return_many(form, &f_cudaFuncGetParamInfo, results);
done:
    cb_address_release(&func);
    return retval;
}

// cudaError_t cudaFuncGetParamCount(const void *func, size_t *paramCount)
static const cb_function f_cudaFuncGetParamCount = {
    .name = "cudaFuncGetParamCount",
    CB_PARAMS_OF(cudaFuncGetAttributes),
    .result_count = 1,
};

CB_WRAPPER(cudaFuncGetParamCount)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaFuncGetParamCount, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address func;
    size_t paramCount = 0;
    func.held = false;
    if (cb_as_address(py, argv[0], &func) < 0)
        goto done;
    fn_cudaFuncGetParamCount *call = cb_symbol_address(&runtime_symbols[S_cudaFuncGetParamCount]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(func.value, &paramCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaFuncGetParamCount, status, argv);
    else
        retval = cb_return1(form, PyLong_FromSize_t(paramCount));
done:
    cb_address_release(&func);
    return retval;
}

// cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData)
static const cb_function f_cudaLaunchHostFunc = {
    .name = "cudaLaunchHostFunc",
    CB_PARAMS("stream", "fn", "userData"),
    .optional_mask = CB_BIT(2), // userData
};

CB_WRAPPER(cudaLaunchHostFunc)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cudaLaunchHostFunc, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    cb_callback fn = {0};
    cb_address userData;
    userData.held = false;
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "stream", &stream) < 0
        || cb_as_callback(py, T_cudaHostFn_t, argv[1], trampoline_cudaHostFn_t, argv[2],
            CB_SCOPE_ONCE, &fn) < 0
        || (fn.closure == NULL && cb_as_address(py, argv[2], &userData) < 0))
        goto done;
    fn_cudaLaunchHostFunc *call = cb_symbol_address(&runtime_symbols[S_cudaLaunchHostFunc]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, fn.function, fn.closure != NULL ? fn.closure : userData.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaLaunchHostFunc, status, argv);
        goto done;
    }
    cb_callback_keep(py, &fn, NULL);
    retval = cb_return0(form);
done:
    cb_callback_done(&fn);
    cb_address_release(&userData);
    return retval;
}

// cudaError_t cudaLaunchHostFunc_v2(cudaStream_t stream, cudaHostFn_t fn, void *userData,
//     unsigned int syncMode)
static const cb_function f_cudaLaunchHostFunc_v2 = {
    .name = "cudaLaunchHostFunc_v2",
    CB_PARAMS("stream", "fn", "userData", "syncMode"),
};

CB_WRAPPER(cudaLaunchHostFunc_v2)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaLaunchHostFunc_v2, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    cb_callback fn = {0};
    cb_address userData;
    uint32_t syncMode;
    userData.held = false;
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "stream", &stream) < 0
        || cb_as_callback(py, T_cudaHostFn_t, argv[1], trampoline_cudaHostFn_t, argv[2],
            CB_SCOPE_ONCE, &fn) < 0
        || cb_as_uint32(argv[3], "unsigned int", &syncMode) < 0
        || (fn.closure == NULL && cb_as_address(py, argv[2], &userData) < 0))
        goto done;
    fn_cudaLaunchHostFunc_v2 *call = cb_symbol_address(&runtime_symbols[S_cudaLaunchHostFunc_v2]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, fn.function, fn.closure != NULL ? fn.closure : userData.value, syncMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaLaunchHostFunc_v2, status, argv);
        goto done;
    }
    cb_callback_keep(py, &fn, NULL);
    retval = cb_return0(form);
done:
    cb_callback_done(&fn);
    cb_address_release(&userData);
    return retval;
}

// cudaError_t cudaFuncSetSharedMemConfig(const void *func, enum cudaSharedMemConfig config)
static const cb_function f_cudaFuncSetSharedMemConfig = {
    .name = "cudaFuncSetSharedMemConfig",
    CB_PARAMS("func", "config"),
};

CB_WRAPPER(cudaFuncSetSharedMemConfig)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaFuncSetSharedMemConfig, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address func;
    int32_t config;
    func.held = false;
    if (cb_as_address(py, argv[0], &func) < 0
        || cb_as_enum(py, T_cudaSharedMemConfig, argv[1], "config", &config) < 0)
        goto done;
    fn_cudaFuncSetSharedMemConfig *call =
        cb_symbol_address(&runtime_symbols[S_cudaFuncSetSharedMemConfig]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(func.value, config);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaFuncSetSharedMemConfig, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&func);
    return retval;
}

// cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *func,
//     int blockSize, size_t dynamicSMemSize)
static const cb_function f_cudaOccupancyMaxActiveBlocksPerMultiprocessor = {
    .name = "cudaOccupancyMaxActiveBlocksPerMultiprocessor",
    CB_PARAMS("func", "blockSize", "dynamicSMemSize"),
    .result_count = 1,
};

CB_WRAPPER(cudaOccupancyMaxActiveBlocksPerMultiprocessor)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cudaOccupancyMaxActiveBlocksPerMultiprocessor, &argv, nargs,
            kwnames, slots))
        return NULL;
    int numBlocks = 0;
    cb_address func;
    int32_t blockSize;
    uint64_t dynamicSMemSize;
    func.held = false;
    if (cb_as_address(py, argv[0], &func) < 0
        || cb_as_int32(argv[1], "int", &blockSize) < 0
        || cb_as_uint64(argv[2], "size_t", &dynamicSMemSize) < 0)
        goto done;
    fn_cudaOccupancyMaxActiveBlocksPerMultiprocessor *call =
        cb_symbol_address(&runtime_symbols[S_cudaOccupancyMaxActiveBlocksPerMultiprocessor]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&numBlocks, func.value, blockSize, dynamicSMemSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaOccupancyMaxActiveBlocksPerMultiprocessor, status, argv);
    else
        retval = cb_return1(form, PyLong_FromLong(numBlocks));
done:
    cb_address_release(&func);
    return retval;
}

// cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, const void *func,
//     int numBlocks, int blockSize)
static const cb_function f_cudaOccupancyAvailableDynamicSMemPerBlock = {
    .name = "cudaOccupancyAvailableDynamicSMemPerBlock",
    CB_PARAMS("func", "numBlocks", "blockSize"),
    .result_count = 1,
};

CB_WRAPPER(cudaOccupancyAvailableDynamicSMemPerBlock)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cudaOccupancyAvailableDynamicSMemPerBlock, &argv, nargs, kwnames,
            slots))
        return NULL;
    size_t dynamicSmemSize = 0;
    cb_address func;
    int32_t numBlocks, blockSize;
    func.held = false;
    if (cb_as_address(py, argv[0], &func) < 0
        || cb_as_int32(argv[1], "int", &numBlocks) < 0
        || cb_as_int32(argv[2], "int", &blockSize) < 0)
        goto done;
    fn_cudaOccupancyAvailableDynamicSMemPerBlock *call =
        cb_symbol_address(&runtime_symbols[S_cudaOccupancyAvailableDynamicSMemPerBlock]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dynamicSmemSize, func.value, numBlocks, blockSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaOccupancyAvailableDynamicSMemPerBlock, status, argv);
    else
        retval = cb_return1(form, PyLong_FromSize_t(dynamicSmemSize));
done:
    cb_address_release(&func);
    return retval;
}

// cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks,
//     const void *func, int blockSize, size_t dynamicSMemSize, unsigned int flags)
static const cb_function f_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags = {
    .name = "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
    CB_PARAMS("func", "blockSize", "dynamicSMemSize", "flags"),
    .result_count = 1,
};

CB_WRAPPER(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, &argv,
            nargs, kwnames, slots))
        return NULL;
    int numBlocks = 0;
    cb_address func;
    int32_t blockSize;
    uint64_t dynamicSMemSize;
    uint32_t flags;
    func.held = false;
    if (cb_as_address(py, argv[0], &func) < 0
        || cb_as_int32(argv[1], "int", &blockSize) < 0
        || cb_as_uint64(argv[2], "size_t", &dynamicSMemSize) < 0
        || cb_as_uint32(argv[3], "unsigned int", &flags) < 0)
        goto done;
    fn_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags *call =
        cb_symbol_address(
            &runtime_symbols[S_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&numBlocks, func.value, blockSize, dynamicSMemSize, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, status,
            argv);
    else
        retval = cb_return1(form, PyLong_FromLong(numBlocks));
done:
    cb_address_release(&func);
    return retval;
}

CB_PARAM_LIST(cudaOccupancyMaxPotentialClusterSize, "func", "launchConfig");

// cudaError_t cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func,
//     const cudaLaunchConfig_t *launchConfig)
static const cb_function f_cudaOccupancyMaxPotentialClusterSize = {
    .name = "cudaOccupancyMaxPotentialClusterSize",
    CB_PARAMS_OF(cudaOccupancyMaxPotentialClusterSize),
    .result_count = 1,
};

CB_WRAPPER(cudaOccupancyMaxPotentialClusterSize)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaOccupancyMaxPotentialClusterSize, &argv, nargs, kwnames, slots))
        return NULL;
    int clusterSize = 0;
    cb_address func;
    const cudaLaunchConfig_t *launchConfig;
    func.held = false;
    if (cb_as_address(py, argv[0], &func) < 0
        || cb_as_record(py, T_cudaLaunchConfig_t, argv[1], "launchConfig", &launchConfig) < 0)
        goto done;
    fn_cudaOccupancyMaxPotentialClusterSize *call =
        cb_symbol_address(&runtime_symbols[S_cudaOccupancyMaxPotentialClusterSize]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&clusterSize, func.value, launchConfig);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaOccupancyMaxPotentialClusterSize, status, argv);
    else
        retval = cb_return1(form, PyLong_FromLong(clusterSize));
done:
    cb_address_release(&func);
    return retval;
}

// cudaError_t cudaOccupancyMaxActiveClusters(int *numClusters, const void *func,
//     const cudaLaunchConfig_t *launchConfig)
static const cb_function f_cudaOccupancyMaxActiveClusters = {
    .name = "cudaOccupancyMaxActiveClusters",
    CB_PARAMS_OF(cudaOccupancyMaxPotentialClusterSize),
    .result_count = 1,
};

CB_WRAPPER(cudaOccupancyMaxActiveClusters)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaOccupancyMaxActiveClusters, &argv, nargs, kwnames, slots))
        return NULL;
    int numClusters = 0;
    cb_address func;
    const cudaLaunchConfig_t *launchConfig;
    func.held = false;
    if (cb_as_address(py, argv[0], &func) < 0
        || cb_as_record(py, T_cudaLaunchConfig_t, argv[1], "launchConfig", &launchConfig) < 0)
        goto done;
    fn_cudaOccupancyMaxActiveClusters *call =
        cb_symbol_address(&runtime_symbols[S_cudaOccupancyMaxActiveClusters]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&numClusters, func.value, launchConfig);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaOccupancyMaxActiveClusters, status, argv);
    else
        retval = cb_return1(form, PyLong_FromLong(numClusters));
done:
    cb_address_release(&func);
    return retval;
}

// cudaError_t cudaLibraryLoadData(cudaLibrary_t *library, const void *code,
//     enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
//     enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,
//     unsigned int numLibraryOptions)
static const cb_function f_cudaLibraryLoadData = {
    .name = "cudaLibraryLoadData",
    CB_PARAMS("code", "jitOptions", "jitOptionsValues", "numJitOptions", "libraryOptions",
        "libraryOptionValues", "numLibraryOptions"),
    .result_count = 1,
    // jitOptions, jitOptionsValues, libraryOptions, libraryOptionValues
    .optional_mask = CB_BIT(1) | CB_BIT(2) | CB_BIT(4) | CB_BIT(5),
    .auto_mask = CB_BIT(3) | CB_BIT(6), // numJitOptions, numLibraryOptions
};

CB_WRAPPER(cudaLibraryLoadData)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cudaLibraryLoadData, &argv, nargs, kwnames, slots))
        return NULL;
    cudaLibrary_t library = NULL;
    PyObject *library_object = NULL;
    cb_address code;
    cb_options jitOptions, libraryOptions;
    uint32_t numJitOptions, numLibraryOptions;
    cb_options_init(&jitOptions);
    cb_options_init(&libraryOptions);
    code.held = false;
    if (cb_as_address(py, argv[0], &code) < 0
        || cb_options_keys(py, T_cudaJitOption, argv[1], "jitOptions", &jitOptions) < 0
        || cb_options_values(form, &table_jit_options, argv[2], "jitOptionsValues", &jitOptions) < 0
        || (argv[3] != NULL && cb_as_uint32(argv[3], "unsigned int", &numJitOptions) < 0)
        || cb_options_keys(py, T_cudaLibraryOption, argv[4], "libraryOptions", &libraryOptions) < 0
        || cb_options_values(form, &table_library_options, argv[5], "libraryOptionValues",
            &libraryOptions) < 0
        || (argv[6] != NULL && cb_as_uint32(argv[6], "unsigned int", &numLibraryOptions) < 0))
        goto done;
    if (argv[3] == NULL)
        numJitOptions = (uint32_t)jitOptions.keys.length;
    if (argv[6] == NULL)
        numLibraryOptions = (uint32_t)libraryOptions.keys.length;
    if (cb_array_check(&jitOptions.keys, numJitOptions, "jitOptions") < 0
        || cb_options_check(&jitOptions, numJitOptions, "cudaLibraryLoadData",
            "jitOptionsValues") < 0
        || cb_array_check(&libraryOptions.keys, numLibraryOptions, "libraryOptions") < 0
        || cb_options_check(&libraryOptions, numLibraryOptions, "cudaLibraryLoadData",
            "libraryOptionValues") < 0)
        goto done;
    fn_cudaLibraryLoadData *call = cb_symbol_address(&runtime_symbols[S_cudaLibraryLoadData]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&library, code.value, jitOptions.keys.data, jitOptions.values, numJitOptions,
        libraryOptions.keys.data, libraryOptions.values, numLibraryOptions);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaLibraryLoadData, status, argv);
        goto done;
    }
    library_object = cb_cell_made(form, T_cudaLibrary_t, &library);
    if (library_object == NULL)
        goto done;
    cb_options_give(&jitOptions, library_object);
    retval = cb_return1(form, cb_take(&library_object));
done:
    Py_XDECREF(library_object);
    cb_address_release(&code);
    cb_options_done(&jitOptions);
    cb_options_done(&libraryOptions);
    return retval;
}

// cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName,
//     enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
//     enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,
//     unsigned int numLibraryOptions)
static const cb_function f_cudaLibraryLoadFromFile = {
    .name = "cudaLibraryLoadFromFile",
    CB_PARAMS("fileName", "jitOptions", "jitOptionsValues", "numJitOptions", "libraryOptions",
        "libraryOptionValues", "numLibraryOptions"),
    .result_count = 1,
    // jitOptions, jitOptionsValues, libraryOptions, libraryOptionValues
    .optional_mask = CB_BIT(1) | CB_BIT(2) | CB_BIT(4) | CB_BIT(5),
    .auto_mask = CB_BIT(3) | CB_BIT(6), // numJitOptions, numLibraryOptions
};

CB_WRAPPER(cudaLibraryLoadFromFile)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cudaLibraryLoadFromFile, &argv, nargs, kwnames, slots))
        return NULL;
    cudaLibrary_t library = NULL;
    PyObject *library_object = NULL;
    cb_address fileName;
    cb_options jitOptions, libraryOptions;
    uint32_t numJitOptions, numLibraryOptions;
    cb_options_init(&jitOptions);
    cb_options_init(&libraryOptions);
    fileName.held = false;
    if (cb_as_text(argv[0], &fileName) < 0
        || cb_options_keys(py, T_cudaJitOption, argv[1], "jitOptions", &jitOptions) < 0
        || cb_options_values(form, &table_jit_options, argv[2], "jitOptionsValues", &jitOptions) < 0
        || (argv[3] != NULL && cb_as_uint32(argv[3], "unsigned int", &numJitOptions) < 0)
        || cb_options_keys(py, T_cudaLibraryOption, argv[4], "libraryOptions", &libraryOptions) < 0
        || cb_options_values(form, &table_library_options, argv[5], "libraryOptionValues",
            &libraryOptions) < 0
        || (argv[6] != NULL && cb_as_uint32(argv[6], "unsigned int", &numLibraryOptions) < 0))
        goto done;
    if (argv[3] == NULL)
        numJitOptions = (uint32_t)jitOptions.keys.length;
    if (argv[6] == NULL)
        numLibraryOptions = (uint32_t)libraryOptions.keys.length;
    if (cb_array_check(&jitOptions.keys, numJitOptions, "jitOptions") < 0
        || cb_options_check(&jitOptions, numJitOptions, "cudaLibraryLoadFromFile",
            "jitOptionsValues") < 0
        || cb_array_check(&libraryOptions.keys, numLibraryOptions, "libraryOptions") < 0
        || cb_options_check(&libraryOptions, numLibraryOptions, "cudaLibraryLoadFromFile",
            "libraryOptionValues") < 0)
        goto done;
    fn_cudaLibraryLoadFromFile *call =
        cb_symbol_address(&runtime_symbols[S_cudaLibraryLoadFromFile]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&library, fileName.value, jitOptions.keys.data, jitOptions.values, numJitOptions,
        libraryOptions.keys.data, libraryOptions.values, numLibraryOptions);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaLibraryLoadFromFile, status, argv);
        goto done;
    }
    library_object = cb_cell_made(form, T_cudaLibrary_t, &library);
    if (library_object == NULL)
        goto done;
    cb_options_give(&jitOptions, library_object);
    retval = cb_return1(form, cb_take(&library_object));
done:
    Py_XDECREF(library_object);
    cb_address_release(&fileName);
    cb_options_done(&jitOptions);
    cb_options_done(&libraryOptions);
    return retval;
}

// cudaError_t cudaLibraryUnload(cudaLibrary_t library)
static const cb_function f_cudaLibraryUnload = {.name = "cudaLibraryUnload", CB_PARAMS("library")};

CB_WRAPPER(cudaLibraryUnload)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaLibraryUnload, &argv, nargs, kwnames, slots))
        return NULL;
    cudaLibrary_t library;
    if (cb_as_ended_handle(py, T_cudaLibrary_t, argv[0], "library", &library) < 0)
        return NULL;
    fn_cudaLibraryUnload *call = cb_symbol_address(&runtime_symbols[S_cudaLibraryUnload]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(library);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaLibraryUnload, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

CB_PARAM_LIST(cudaLibraryGetKernel, "library", "name");

// cudaError_t cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library, const char *name)
static const cb_function f_cudaLibraryGetKernel = {
    .name = "cudaLibraryGetKernel",
    CB_PARAMS_OF(cudaLibraryGetKernel),
    .result_count = 1,
};

CB_WRAPPER(cudaLibraryGetKernel)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaLibraryGetKernel, &argv, nargs, kwnames, slots))
        return NULL;
    cudaKernel_t pKernel = NULL;
    cudaLibrary_t library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(py, T_cudaLibrary_t, argv[0], "library", &library) < 0
        || cb_as_text(argv[1], &name) < 0)
        goto done;
    fn_cudaLibraryGetKernel *call = cb_symbol_address(&runtime_symbols[S_cudaLibraryGetKernel]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pKernel, library, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaLibraryGetKernel, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_cudaKernel_t, &pKernel));
done:
    cb_address_release(&name);
    return retval;
}

// cudaError_t cudaLibraryGetGlobal(void **dptr, size_t *bytes, cudaLibrary_t library,
//     const char *name)
static const cb_function f_cudaLibraryGetGlobal = {
    .name = "cudaLibraryGetGlobal",
    CB_PARAMS_OF(cudaLibraryGetKernel),
    .result_count = 2,
};

CB_WRAPPER(cudaLibraryGetGlobal)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaLibraryGetGlobal, &argv, nargs, kwnames, slots))
        return NULL;
    void *dptr = NULL;
    size_t bytes = 0;
    cudaLibrary_t library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(py, T_cudaLibrary_t, argv[0], "library", &library) < 0
        || cb_as_text(argv[1], &name) < 0)
        goto done;
    fn_cudaLibraryGetGlobal *call = cb_symbol_address(&runtime_symbols[S_cudaLibraryGetGlobal]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &bytes, library, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaLibraryGetGlobal, status, argv);
        goto done;
    }
    PyObject *results[] = {PyLong_FromVoidPtr(dptr), PyLong_FromSize_t(bytes)};
    retval = cb_return_many(form, &f_cudaLibraryGetGlobal, results);
done:
    cb_address_release(&name);
    return retval;
}

// cudaError_t cudaLibraryGetManaged(void **dptr, size_t *bytes, cudaLibrary_t library,
//     const char *name)
static const cb_function f_cudaLibraryGetManaged = {
    .name = "cudaLibraryGetManaged",
    CB_PARAMS_OF(cudaLibraryGetKernel),
    .result_count = 2,
};

CB_WRAPPER(cudaLibraryGetManaged)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaLibraryGetManaged, &argv, nargs, kwnames, slots))
        return NULL;
    void *dptr = NULL;
    size_t bytes = 0;
    cudaLibrary_t library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(py, T_cudaLibrary_t, argv[0], "library", &library) < 0
        || cb_as_text(argv[1], &name) < 0)
        goto done;
    fn_cudaLibraryGetManaged *call = cb_symbol_address(&runtime_symbols[S_cudaLibraryGetManaged]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &bytes, library, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaLibraryGetManaged, status, argv);
        goto done;
    }
    PyObject *results[] = {PyLong_FromVoidPtr(dptr), PyLong_FromSize_t(bytes)};
    retval = cb_return_many(form, &f_cudaLibraryGetManaged, results);
done:
    cb_address_release(&name);
    return retval;
}

// cudaError_t cudaLibraryGetUnifiedFunction(void **fptr, cudaLibrary_t library, const char *symbol)
static const cb_function f_cudaLibraryGetUnifiedFunction = {
    .name = "cudaLibraryGetUnifiedFunction",
    CB_PARAMS("library", "symbol"),
    .result_count = 1,
};

CB_WRAPPER(cudaLibraryGetUnifiedFunction)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaLibraryGetUnifiedFunction, &argv, nargs, kwnames, slots))
        return NULL;
    void *fptr = NULL;
    cudaLibrary_t library;
    cb_address symbol;
    symbol.held = false;
    if (cb_as_handle(py, T_cudaLibrary_t, argv[0], "library", &library) < 0
        || cb_as_text(argv[1], &symbol) < 0)
        goto done;
    fn_cudaLibraryGetUnifiedFunction *call =
        cb_symbol_address(&runtime_symbols[S_cudaLibraryGetUnifiedFunction]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&fptr, library, symbol.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaLibraryGetUnifiedFunction, status, argv);
    else
        retval = cb_return1(form, PyLong_FromVoidPtr(fptr));
done:
    cb_address_release(&symbol);
    return retval;
}

// cudaError_t cudaLibraryGetKernelCount(unsigned int *count, cudaLibrary_t lib)
static const cb_function f_cudaLibraryGetKernelCount = {
    .name = "cudaLibraryGetKernelCount",
    CB_PARAMS("lib"),
    .result_count = 1,
};

CB_WRAPPER(cudaLibraryGetKernelCount)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaLibraryGetKernelCount, &argv, nargs, kwnames, slots))
        return NULL;
    unsigned int count = 0;
    cudaLibrary_t lib;
    if (cb_as_handle(py, T_cudaLibrary_t, argv[0], "lib", &lib) < 0)
        return NULL;
    fn_cudaLibraryGetKernelCount *call =
        cb_symbol_address(&runtime_symbols[S_cudaLibraryGetKernelCount]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(&count, lib);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaLibraryGetKernelCount, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(count));
}

// cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *kernels, unsigned int numKernels,
//     cudaLibrary_t lib)
static const cb_function f_cudaLibraryEnumerateKernels = {
    .name = "cudaLibraryEnumerateKernels",
    CB_PARAMS("numKernels", "lib"),
    .result_count = 1,
};

CB_WRAPPER(cudaLibraryEnumerateKernels)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaLibraryEnumerateKernels, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array kernels;
    uint32_t numKernels;
    cudaLibrary_t lib;
    cb_array_init(&kernels);
    if (cb_as_uint32(argv[0], "unsigned int", &numKernels) < 0
        || cb_as_handle(py, T_cudaLibrary_t, argv[1], "lib", &lib) < 0)
        goto done;
    fn_cudaLibraryEnumerateKernels *call =
        cb_symbol_address(&runtime_symbols[S_cudaLibraryEnumerateKernels]);
    if (call == NULL)
        goto done;
    if (cb_array_reserve(&kernels, numKernels, sizeof(cudaKernel_t)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(kernels.data, numKernels, lib);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaLibraryEnumerateKernels, status, argv);
    else
        retval = cb_return1(form, cb_handle_list(py, T_cudaKernel_t, kernels.data, numKernels));
done:
    cb_array_done(&kernels);
    return retval;
}

// cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel, enum cudaFuncAttribute attr,
//     int value, int device)
static const cb_function f_cudaKernelSetAttributeForDevice = {
    .name = "cudaKernelSetAttributeForDevice",
    CB_PARAMS("kernel", "attr", "value", "device"),
};

CB_WRAPPER(cudaKernelSetAttributeForDevice)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cudaKernelSetAttributeForDevice, &argv, nargs, kwnames, slots))
        return NULL;
    cudaKernel_t kernel;
    int32_t attr, value, device;
    if (cb_as_handle(py, T_cudaKernel_t, argv[0], "kernel", &kernel) < 0
        || cb_as_enum(py, T_cudaFuncAttribute, argv[1], "attr", &attr) < 0
        || cb_as_int32(argv[2], "int", &value) < 0
        || cb_as_int32(argv[3], "int", &device) < 0)
        return NULL;
    fn_cudaKernelSetAttributeForDevice *call =
        cb_symbol_address(&runtime_symbols[S_cudaKernelSetAttributeForDevice]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(kernel, attr, value, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaKernelSetAttributeForDevice, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr)
static const cb_function f_cudaGetFuncBySymbol = {
    .name = "cudaGetFuncBySymbol",
    CB_PARAMS("symbolPtr"),
    .result_count = 1,
};

CB_WRAPPER(cudaGetFuncBySymbol)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGetFuncBySymbol, &argv, nargs, kwnames, slots))
        return NULL;
    cudaFunction_t functionPtr = NULL;
    cb_address symbolPtr;
    symbolPtr.held = false;
    if (cb_as_address(py, argv[0], &symbolPtr) < 0)
        goto done;
    fn_cudaGetFuncBySymbol *call = cb_symbol_address(&runtime_symbols[S_cudaGetFuncBySymbol]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&functionPtr, symbolPtr.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGetFuncBySymbol, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_cudaFunction_t, &functionPtr));
done:
    cb_address_release(&symbolPtr);
    return retval;
}

// cudaError_t cudaGetKernel(cudaKernel_t *kernelPtr, const void *entryFuncAddr)
static const cb_function f_cudaGetKernel = {
    .name = "cudaGetKernel",
    CB_PARAMS("entryFuncAddr"),
    .result_count = 1,
};

CB_WRAPPER(cudaGetKernel)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGetKernel, &argv, nargs, kwnames, slots))
        return NULL;
    cudaKernel_t kernelPtr = NULL;
    cb_address entryFuncAddr;
    entryFuncAddr.held = false;
    if (cb_as_address(py, argv[0], &entryFuncAddr) < 0)
        goto done;
    fn_cudaGetKernel *call = cb_symbol_address(&runtime_symbols[S_cudaGetKernel]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&kernelPtr, entryFuncAddr.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGetKernel, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_cudaKernel_t, &kernelPtr));
done:
    cb_address_release(&entryFuncAddr);
    return retval;
}
