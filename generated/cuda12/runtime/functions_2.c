// functions_2.c of cubind's binding of the CUDA Runtime API, API version 12.9.
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

// cudaError_t cudaLaunchCooperativeKernelMultiDevice(struct cudaLaunchParams *launchParamsList,
//     unsigned int numDevices, unsigned int flags)
static const char *const params_cudaLaunchCooperativeKernelMultiDevice[] = {"launchParamsList",
    "numDevices", "flags", NULL};
static const cb_function f_cudaLaunchCooperativeKernelMultiDevice =
    {.name = "cudaLaunchCooperativeKernelMultiDevice",
    .params = params_cudaLaunchCooperativeKernelMultiDevice, .param_count = 3, .result_count = 0,
    .auto_mask = 0x2};

CB_WRAPPER(cudaLaunchCooperativeKernelMultiDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaLaunchCooperativeKernelMultiDevice, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_array launchParamsList;
    cb_array_init(&launchParamsList);
    uint32_t numDevices = 0;
    uint32_t flags;
    if (cb_array_records(m, T_cudaLaunchParams, args[0], "launchParamsList", &launchParamsList) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &numDevices) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        goto done;
    if (args[1] == NULL && launchParamsList.length > (size_t)numDevices)
        numDevices = (uint32_t)launchParamsList.length;
    if (cb_array_check(&launchParamsList, (size_t)numDevices) < 0)
        goto done;
    fn_cudaLaunchCooperativeKernelMultiDevice *call =
        cb_symbol_address(&symbols[S_cudaLaunchCooperativeKernelMultiDevice]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(launchParamsList.data, numDevices, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLaunchCooperativeKernelMultiDevice, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&launchParamsList);
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

// cudaError_t cudaFuncGetName(const char **name, const void *func)
static const char *const params_cudaFuncGetName[] = {"func", NULL};
static const cb_function f_cudaFuncGetName = {.name = "cudaFuncGetName",
    .params = params_cudaFuncGetName, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaFuncGetName)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaFuncGetName, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    const char *name = NULL;
    cb_address func;
    func.held = false;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    fn_cudaFuncGetName *call = cb_symbol_address(&symbols[S_cudaFuncGetName]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&name, func.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaFuncGetName, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_string_result(s, name));
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaFuncGetParamInfo(const void *func, size_t paramIndex, size_t *paramOffset, size_t
//     *paramSize)
static const char *const params_cudaFuncGetParamInfo[] = {"func", "paramIndex", NULL};
static const cb_function f_cudaFuncGetParamInfo = {.name = "cudaFuncGetParamInfo",
    .params = params_cudaFuncGetParamInfo, .param_count = 2, .result_count = 2};

CB_WRAPPER(cudaFuncGetParamInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaFuncGetParamInfo, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address func;
    func.held = false;
    uint64_t paramIndex;
    size_t paramOffset = 0;
    size_t paramSize = 0;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &paramIndex) < 0)
        goto done;
    fn_cudaFuncGetParamInfo *call = cb_symbol_address(&symbols[S_cudaFuncGetParamInfo]);
    if (call == NULL)
        goto done;
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

// cudaError_t cudaSetDoubleForDevice(double *d)
static const char *const params_cudaSetDoubleForDevice[] = {"d", NULL};
static const cb_function f_cudaSetDoubleForDevice = {.name = "cudaSetDoubleForDevice",
    .params = params_cudaSetDoubleForDevice, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaSetDoubleForDevice)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaSetDoubleForDevice, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address d;
    d.held = false;
    if (cb_as_target(s, args[0], "d", true, &d) < 0)
        goto done;
    if (CB_UNLIKELY(d.held)
        && cb_address_check(&d, "cudaSetDoubleForDevice", "d",
        cb_extent(CB_COUNT(8), 0, 1, sizeof(double))) < 0)
        goto done;
    fn_cudaSetDoubleForDevice *call = cb_symbol_address(&symbols[S_cudaSetDoubleForDevice]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(d.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaSetDoubleForDevice, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&d);
    return result;
}

// cudaError_t cudaSetDoubleForHost(double *d)
static const char *const params_cudaSetDoubleForHost[] = {"d", NULL};
static const cb_function f_cudaSetDoubleForHost = {.name = "cudaSetDoubleForHost",
    .params = params_cudaSetDoubleForHost, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaSetDoubleForHost)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaSetDoubleForHost, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address d;
    d.held = false;
    if (cb_as_target(s, args[0], "d", true, &d) < 0)
        goto done;
    if (CB_UNLIKELY(d.held)
        && cb_address_check(&d, "cudaSetDoubleForHost", "d",
        cb_extent(CB_COUNT(8), 0, 1, sizeof(double))) < 0)
        goto done;
    fn_cudaSetDoubleForHost *call = cb_symbol_address(&symbols[S_cudaSetDoubleForHost]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(d.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaSetDoubleForHost, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&d);
    return result;
}

// cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData)
static const char *const params_cudaLaunchHostFunc[] = {"stream", "fn", "userData", NULL};
static const cb_function f_cudaLaunchHostFunc = {.name = "cudaLaunchHostFunc",
    .params = params_cudaLaunchHostFunc, .param_count = 3, .result_count = 0, .optional_mask = 0x4};

CB_WRAPPER(cudaLaunchHostFunc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaLaunchHostFunc, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaStream_t stream;
    cb_callback fn = {0};
    bool fn_taken = false;
    cb_address userData;
    userData.held = false;
    userData.value = NULL;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0)
        goto done;
    if (cb_as_callback(m, T_cudaHostFn_t, args[1], (void *)trampoline_cudaHostFn_t, args[2],
        CB_SCOPE_ONCE, &fn) < 0)
        goto done;
    if (fn.closure == NULL && cb_as_address(m, args[2], &userData) < 0)
        goto done;
    fn_cudaLaunchHostFunc *call = cb_symbol_address(&symbols[S_cudaLaunchHostFunc]);
    if (call == NULL)
        goto done;
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
static const char *const params_cudaFuncSetSharedMemConfig[] = {"func", "config", NULL};
static const cb_function f_cudaFuncSetSharedMemConfig = {.name = "cudaFuncSetSharedMemConfig",
    .params = params_cudaFuncSetSharedMemConfig, .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaFuncSetSharedMemConfig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaFuncSetSharedMemConfig, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address func;
    func.held = false;
    int32_t config;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaSharedMemConfig, args[1], "config", &config) < 0)
        goto done;
    fn_cudaFuncSetSharedMemConfig *call = cb_symbol_address(&symbols[S_cudaFuncSetSharedMemConfig]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(func.value, (enum cudaSharedMemConfig)config);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaFuncSetSharedMemConfig, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *func, int
//     blockSize, size_t dynamicSMemSize)
static const char *const params_cudaOccupancyMaxActiveBlocksPerMultiprocessor[] = {"func",
    "blockSize", "dynamicSMemSize", NULL};
static const cb_function f_cudaOccupancyMaxActiveBlocksPerMultiprocessor =
    {.name = "cudaOccupancyMaxActiveBlocksPerMultiprocessor",
    .params = params_cudaOccupancyMaxActiveBlocksPerMultiprocessor, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cudaOccupancyMaxActiveBlocksPerMultiprocessor)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaOccupancyMaxActiveBlocksPerMultiprocessor, &args, nargs, kwnames,
        slots))
        return NULL;
    cudaError_t status;
    int numBlocks = 0;
    cb_address func;
    func.held = false;
    int32_t blockSize;
    uint64_t dynamicSMemSize;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &blockSize) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &dynamicSMemSize) < 0)
        goto done;
    fn_cudaOccupancyMaxActiveBlocksPerMultiprocessor *call =
        cb_symbol_address(&symbols[S_cudaOccupancyMaxActiveBlocksPerMultiprocessor]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&numBlocks, func.value, blockSize, dynamicSMemSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaOccupancyMaxActiveBlocksPerMultiprocessor, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromLong(numBlocks));
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, const void *func,
//     int numBlocks, int blockSize)
static const char *const params_cudaOccupancyAvailableDynamicSMemPerBlock[] = {"func", "numBlocks",
    "blockSize", NULL};
static const cb_function f_cudaOccupancyAvailableDynamicSMemPerBlock =
    {.name = "cudaOccupancyAvailableDynamicSMemPerBlock",
    .params = params_cudaOccupancyAvailableDynamicSMemPerBlock, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cudaOccupancyAvailableDynamicSMemPerBlock)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaOccupancyAvailableDynamicSMemPerBlock, &args, nargs, kwnames,
        slots))
        return NULL;
    cudaError_t status;
    size_t dynamicSmemSize = 0;
    cb_address func;
    func.held = false;
    int32_t numBlocks;
    int32_t blockSize;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &numBlocks) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &blockSize) < 0)
        goto done;
    fn_cudaOccupancyAvailableDynamicSMemPerBlock *call =
        cb_symbol_address(&symbols[S_cudaOccupancyAvailableDynamicSMemPerBlock]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dynamicSmemSize, func.value, numBlocks, blockSize);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaOccupancyAvailableDynamicSMemPerBlock, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromUnsignedLong(dynamicSmemSize));
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, const void
//     *func, int blockSize, size_t dynamicSMemSize, unsigned int flags)
static const char *const params_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags[] = {"func",
    "blockSize", "dynamicSMemSize", "flags", NULL};
static const cb_function f_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags =
    {.name = "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
    .params = params_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, .param_count = 4,
    .result_count = 1};

CB_WRAPPER(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, &args, nargs,
        kwnames, slots))
        return NULL;
    cudaError_t status;
    int numBlocks = 0;
    cb_address func;
    func.held = false;
    int32_t blockSize;
    uint64_t dynamicSMemSize;
    uint32_t flags;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &blockSize) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &dynamicSMemSize) < 0)
        goto done;
    if (cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        goto done;
    fn_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags *call =
        cb_symbol_address(&symbols[S_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&numBlocks, func.value, blockSize, dynamicSMemSize, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, status,
            args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromLong(numBlocks));
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func, const
//     cudaLaunchConfig_t *launchConfig)
static const char *const params_cudaOccupancyMaxPotentialClusterSize[] = {"func", "launchConfig",
    NULL};
static const cb_function f_cudaOccupancyMaxPotentialClusterSize =
    {.name = "cudaOccupancyMaxPotentialClusterSize",
    .params = params_cudaOccupancyMaxPotentialClusterSize, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaOccupancyMaxPotentialClusterSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaOccupancyMaxPotentialClusterSize, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    int clusterSize = 0;
    cb_address func;
    func.held = false;
    const cudaLaunchConfig_t *launchConfig;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    if (cb_as_record(m, T_cudaLaunchConfig_t, args[1], "launchConfig", &launchConfig) < 0)
        goto done;
    fn_cudaOccupancyMaxPotentialClusterSize *call =
        cb_symbol_address(&symbols[S_cudaOccupancyMaxPotentialClusterSize]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&clusterSize, func.value, launchConfig);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaOccupancyMaxPotentialClusterSize, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromLong(clusterSize));
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaOccupancyMaxActiveClusters(int *numClusters, const void *func, const
//     cudaLaunchConfig_t *launchConfig)
static const char *const params_cudaOccupancyMaxActiveClusters[] = {"func", "launchConfig", NULL};
static const cb_function f_cudaOccupancyMaxActiveClusters =
    {.name = "cudaOccupancyMaxActiveClusters", .params = params_cudaOccupancyMaxActiveClusters,
    .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaOccupancyMaxActiveClusters)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaOccupancyMaxActiveClusters, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    int numClusters = 0;
    cb_address func;
    func.held = false;
    const cudaLaunchConfig_t *launchConfig;
    if (cb_as_address(m, args[0], &func) < 0)
        goto done;
    if (cb_as_record(m, T_cudaLaunchConfig_t, args[1], "launchConfig", &launchConfig) < 0)
        goto done;
    fn_cudaOccupancyMaxActiveClusters *call =
        cb_symbol_address(&symbols[S_cudaOccupancyMaxActiveClusters]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&numClusters, func.value, launchConfig);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaOccupancyMaxActiveClusters, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromLong(numClusters));
done:
    cb_address_release(&func);
    return result;
}

// cudaError_t cudaMallocManaged(void **devPtr, size_t size, unsigned int flags)
static const char *const params_cudaMallocManaged[] = {"size", "flags", NULL};
static const cb_function f_cudaMallocManaged = {.name = "cudaMallocManaged",
    .params = params_cudaMallocManaged, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaMallocManaged)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaMallocManaged, &args, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    uint64_t size;
    uint32_t flags;
    if (cb_as_uint64(args[0], "size_t", &size) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
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
static const char *const params_cudaMalloc[] = {"size", NULL};
static const cb_function f_cudaMalloc = {.name = "cudaMalloc", .params = params_cudaMalloc,
    .param_count = 1, .result_count = 1};

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
static const char *const params_cudaMallocHost[] = {"size", NULL};
static const cb_function f_cudaMallocHost = {.name = "cudaMallocHost",
    .params = params_cudaMallocHost, .param_count = 1, .result_count = 1};

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
static const char *const params_cudaMallocPitch[] = {"width", "height", NULL};
static const cb_function f_cudaMallocPitch = {.name = "cudaMallocPitch",
    .params = params_cudaMallocPitch, .param_count = 2, .result_count = 2};

CB_WRAPPER(cudaMallocPitch)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaMallocPitch, &args, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    size_t pitch = 0;
    uint64_t width;
    uint64_t height;
    if (cb_as_uint64(args[0], "size_t", &width) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &height) < 0)
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

// cudaError_t cudaMallocArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc, size_t
//     width, size_t height, unsigned int flags)
static const char *const params_cudaMallocArray[] = {"desc", "width", "height", "flags", NULL};
static const cb_function f_cudaMallocArray = {.name = "cudaMallocArray",
    .params = params_cudaMallocArray, .param_count = 4, .result_count = 1, .optional_mask = 0xc};

CB_WRAPPER(cudaMallocArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaMallocArray, &args, nargs, kwnames, slots))
        return NULL;
    cudaArray_t array = NULL;
    const struct cudaChannelFormatDesc *desc;
    uint64_t width;
    uint64_t height = 0;
    uint32_t flags = 0;
    if (cb_as_record(m, T_cudaChannelFormatDesc, args[0], "desc", &desc) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &width) < 0)
        return NULL;
    if (!(s->checked && args[2] == Py_None) && cb_as_uint64(args[2], "size_t", &height) < 0)
        return NULL;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaMallocArray *call = cb_symbol_address(&symbols[S_cudaMallocArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&array, desc, width, height, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMallocArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaArray_t, &array));
}

// cudaError_t cudaFree(void *devPtr)
static const char *const params_cudaFree[] = {"devPtr", NULL};
static const cb_function f_cudaFree = {.name = "cudaFree", .params = params_cudaFree,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaFree)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaFree, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address devPtr;
    devPtr.held = false;
    if (cb_as_address(m, args[0], &devPtr) < 0)
        goto done;
    fn_cudaFree *call = cb_symbol_address(&symbols[S_cudaFree]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaFree, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaFreeHost(void *ptr)
static const char *const params_cudaFreeHost[] = {"ptr", NULL};
static const cb_function f_cudaFreeHost = {.name = "cudaFreeHost", .params = params_cudaFreeHost,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaFreeHost)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaFreeHost, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address ptr;
    ptr.held = false;
    if (cb_as_address(m, args[0], &ptr) < 0)
        goto done;
    fn_cudaFreeHost *call = cb_symbol_address(&symbols[S_cudaFreeHost]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaFreeHost, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&ptr);
    return result;
}

// cudaError_t cudaFreeArray(cudaArray_t array)
static const char *const params_cudaFreeArray[] = {"array", NULL};
static const cb_function f_cudaFreeArray = {.name = "cudaFreeArray",
    .params = params_cudaFreeArray, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaFreeArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaFreeArray, &args, nargs, kwnames, slots))
        return NULL;
    cudaArray_t array;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &array) < 0)
        return NULL;
    fn_cudaFreeArray *call = cb_symbol_address(&symbols[S_cudaFreeArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(array);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaFreeArray, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray)
static const char *const params_cudaFreeMipmappedArray[] = {"mipmappedArray", NULL};
static const cb_function f_cudaFreeMipmappedArray = {.name = "cudaFreeMipmappedArray",
    .params = params_cudaFreeMipmappedArray, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaFreeMipmappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaFreeMipmappedArray, &args, nargs, kwnames, slots))
        return NULL;
    cudaMipmappedArray_t mipmappedArray;
    if (cb_as_handle(m, T_cudaMipmappedArray_t, args[0], &mipmappedArray) < 0)
        return NULL;
    fn_cudaFreeMipmappedArray *call = cb_symbol_address(&symbols[S_cudaFreeMipmappedArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mipmappedArray);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaFreeMipmappedArray, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags)
static const char *const params_cudaHostAlloc[] = {"size", "flags", NULL};
static const cb_function f_cudaHostAlloc = {.name = "cudaHostAlloc",
    .params = params_cudaHostAlloc, .param_count = 2, .result_count = 1, .optional_mask = 0x2};

CB_WRAPPER(cudaHostAlloc)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaHostAlloc, &args, nargs, kwnames, slots))
        return NULL;
    void *pHost = NULL;
    uint64_t size;
    uint32_t flags = 0;
    if (cb_as_uint64(args[0], "size_t", &size) < 0)
        return NULL;
    if (!(s->checked && args[1] == Py_None) && cb_as_uint32(args[1], "unsigned int", &flags) < 0)
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
static const char *const params_cudaHostRegister[] = {"ptr", "size", "flags", NULL};
static const cb_function f_cudaHostRegister = {.name = "cudaHostRegister",
    .params = params_cudaHostRegister, .param_count = 3, .result_count = 0, .optional_mask = 0x4};

CB_WRAPPER(cudaHostRegister)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaHostRegister, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address ptr;
    ptr.held = false;
    uint64_t size;
    uint32_t flags = 0;
    if (cb_as_address(m, args[0], &ptr) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &size) < 0)
        goto done;
    if (!(s->checked && args[2] == Py_None) && cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        goto done;
    if (CB_UNLIKELY(ptr.held)
        && cb_address_check(&ptr, "cudaHostRegister", "ptr", CB_COUNT(size)) < 0)
        goto done;
    fn_cudaHostRegister *call = cb_symbol_address(&symbols[S_cudaHostRegister]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr.value, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaHostRegister, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&ptr);
    return result;
}

// cudaError_t cudaHostUnregister(void *ptr)
static const char *const params_cudaHostUnregister[] = {"ptr", NULL};
static const cb_function f_cudaHostUnregister = {.name = "cudaHostUnregister",
    .params = params_cudaHostUnregister, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaHostUnregister)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaHostUnregister, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address ptr;
    ptr.held = false;
    if (cb_as_address(m, args[0], &ptr) < 0)
        goto done;
    fn_cudaHostUnregister *call = cb_symbol_address(&symbols[S_cudaHostUnregister]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaHostUnregister, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&ptr);
    return result;
}

// cudaError_t cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags)
static const char *const params_cudaHostGetDevicePointer[] = {"pHost", "flags", NULL};
static const cb_function f_cudaHostGetDevicePointer = {.name = "cudaHostGetDevicePointer",
    .params = params_cudaHostGetDevicePointer, .param_count = 2, .result_count = 1,
    .optional_mask = 0x2};

CB_WRAPPER(cudaHostGetDevicePointer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaHostGetDevicePointer, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    void *pDevice = NULL;
    cb_address pHost;
    pHost.held = false;
    uint32_t flags = 0;
    if (cb_as_address(m, args[0], &pHost) < 0)
        goto done;
    if (!(s->checked && args[1] == Py_None) && cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        goto done;
    fn_cudaHostGetDevicePointer *call = cb_symbol_address(&symbols[S_cudaHostGetDevicePointer]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pDevice, pHost.value, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaHostGetDevicePointer, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromVoidPtr((void *)pDevice));
done:
    cb_address_release(&pHost);
    return result;
}

// cudaError_t cudaHostGetFlags(unsigned int *pFlags, void *pHost)
static const char *const params_cudaHostGetFlags[] = {"pHost", NULL};
static const cb_function f_cudaHostGetFlags = {.name = "cudaHostGetFlags",
    .params = params_cudaHostGetFlags, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaHostGetFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaHostGetFlags, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    unsigned int pFlags = 0;
    cb_address pHost;
    pHost.held = false;
    if (cb_as_address(m, args[0], &pHost) < 0)
        goto done;
    fn_cudaHostGetFlags *call = cb_symbol_address(&symbols[S_cudaHostGetFlags]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pFlags, pHost.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaHostGetFlags, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromUnsignedLong(pFlags));
done:
    cb_address_release(&pHost);
    return result;
}

// cudaError_t cudaMalloc3D(struct cudaPitchedPtr *pitchedDevPtr, struct cudaExtent extent)
static const char *const params_cudaMalloc3D[] = {"extent", NULL};
static const cb_function f_cudaMalloc3D = {.name = "cudaMalloc3D", .params = params_cudaMalloc3D,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaMalloc3D)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaMalloc3D, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
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
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(pitchedDevPtr), extent);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMalloc3D, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pitchedDevPtr));
done:
    Py_XDECREF(pitchedDevPtr);
    return result;
}

// cudaError_t cudaMalloc3DArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc,
//     struct cudaExtent extent, unsigned int flags)
static const char *const params_cudaMalloc3DArray[] = {"desc", "extent", "flags", NULL};
static const cb_function f_cudaMalloc3DArray = {.name = "cudaMalloc3DArray",
    .params = params_cudaMalloc3DArray, .param_count = 3, .result_count = 1, .optional_mask = 0x4};

CB_WRAPPER(cudaMalloc3DArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaMalloc3DArray, &args, nargs, kwnames, slots))
        return NULL;
    cudaArray_t array = NULL;
    const struct cudaChannelFormatDesc *desc;
    struct cudaExtent extent;
    uint32_t flags = 0;
    if (cb_as_record(m, T_cudaChannelFormatDesc, args[0], "desc", &desc) < 0)
        return NULL;
    if (cb_as_record_value(m, T_cudaExtent, args[1], "extent", &extent, sizeof extent) < 0)
        return NULL;
    if (!(s->checked && args[2] == Py_None) && cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaMalloc3DArray *call = cb_symbol_address(&symbols[S_cudaMalloc3DArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&array, desc, extent, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMalloc3DArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaArray_t, &array));
}

// cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray, const struct
//     cudaChannelFormatDesc *desc, struct cudaExtent extent, unsigned int numLevels, unsigned int
//     flags)
static const char *const params_cudaMallocMipmappedArray[] = {"desc", "extent", "numLevels",
    "flags", NULL};
static const cb_function f_cudaMallocMipmappedArray = {.name = "cudaMallocMipmappedArray",
    .params = params_cudaMallocMipmappedArray, .param_count = 4, .result_count = 1,
    .optional_mask = 0x8};

CB_WRAPPER(cudaMallocMipmappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaMallocMipmappedArray, &args, nargs, kwnames, slots))
        return NULL;
    cudaMipmappedArray_t mipmappedArray = NULL;
    const struct cudaChannelFormatDesc *desc;
    struct cudaExtent extent;
    uint32_t numLevels;
    uint32_t flags = 0;
    if (cb_as_record(m, T_cudaChannelFormatDesc, args[0], "desc", &desc) < 0)
        return NULL;
    if (cb_as_record_value(m, T_cudaExtent, args[1], "extent", &extent, sizeof extent) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &numLevels) < 0)
        return NULL;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaMallocMipmappedArray *call = cb_symbol_address(&symbols[S_cudaMallocMipmappedArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&mipmappedArray, desc, extent, numLevels, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMallocMipmappedArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaMipmappedArray_t, &mipmappedArray));
}

// cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *levelArray, cudaMipmappedArray_const_t
//     mipmappedArray, unsigned int level)
static const char *const params_cudaGetMipmappedArrayLevel[] = {"mipmappedArray", "level", NULL};
static const cb_function f_cudaGetMipmappedArrayLevel = {.name = "cudaGetMipmappedArrayLevel",
    .params = params_cudaGetMipmappedArrayLevel, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaGetMipmappedArrayLevel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGetMipmappedArrayLevel, &args, nargs, kwnames, slots))
        return NULL;
    cudaArray_t levelArray = NULL;
    cudaMipmappedArray_const_t mipmappedArray;
    uint32_t level;
    if (cb_as_handle(m, T_cudaMipmappedArray_const_t, args[0], &mipmappedArray) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &level) < 0)
        return NULL;
    fn_cudaGetMipmappedArrayLevel *call = cb_symbol_address(&symbols[S_cudaGetMipmappedArrayLevel]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&levelArray, mipmappedArray, level);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGetMipmappedArrayLevel, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaArray_t, &levelArray));
}

// cudaError_t cudaMemcpy3D(const struct cudaMemcpy3DParms *p)
static const char *const params_cudaMemcpy3D[] = {"p", NULL};
static const cb_function f_cudaMemcpy3D = {.name = "cudaMemcpy3D", .params = params_cudaMemcpy3D,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaMemcpy3D)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaMemcpy3D, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    const struct cudaMemcpy3DParms *p;
    cb_holds p_holds;
    p_holds.count = 0;
    if (cb_as_record(m, T_cudaMemcpy3DParms, args[0], "p", &p) < 0)
        goto done;
    if (cb_record_hold(s, T_cudaMemcpy3DParms, args[0], "cudaMemcpy3D", "p", &p_holds) < 0)
        goto done;
    fn_cudaMemcpy3D *call = cb_symbol_address(&symbols[S_cudaMemcpy3D]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(p);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpy3D, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&p_holds);
    return result;
}

// cudaError_t cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *p)
static const char *const params_cudaMemcpy3DPeer[] = {"p", NULL};
static const cb_function f_cudaMemcpy3DPeer = {.name = "cudaMemcpy3DPeer",
    .params = params_cudaMemcpy3DPeer, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaMemcpy3DPeer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaMemcpy3DPeer, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    const struct cudaMemcpy3DPeerParms *p;
    cb_holds p_holds;
    p_holds.count = 0;
    if (cb_as_record(m, T_cudaMemcpy3DPeerParms, args[0], "p", &p) < 0)
        goto done;
    if (cb_record_hold(s, T_cudaMemcpy3DPeerParms, args[0], "cudaMemcpy3DPeer", "p", &p_holds) < 0)
        goto done;
    fn_cudaMemcpy3DPeer *call = cb_symbol_address(&symbols[S_cudaMemcpy3DPeer]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(p);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpy3DPeer, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&p_holds);
    return result;
}

// cudaError_t cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p, cudaStream_t stream)
static const char *const params_cudaMemcpy3DAsync[] = {"p", "stream", NULL};
static const cb_function f_cudaMemcpy3DAsync = {.name = "cudaMemcpy3DAsync",
    .params = params_cudaMemcpy3DAsync, .param_count = 2, .result_count = 0, .optional_mask = 0x2};

CB_WRAPPER(cudaMemcpy3DAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaMemcpy3DAsync, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    const struct cudaMemcpy3DParms *p;
    cb_holds p_holds;
    p_holds.count = 0;
    cudaStream_t stream;
    if (cb_as_record(m, T_cudaMemcpy3DParms, args[0], "p", &p) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[1], &stream) < 0)
        goto done;
    if (cb_record_hold(s, T_cudaMemcpy3DParms, args[0], "cudaMemcpy3DAsync", "p", &p_holds) < 0)
        goto done;
    fn_cudaMemcpy3DAsync *call = cb_symbol_address(&symbols[S_cudaMemcpy3DAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(p, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpy3DAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&p_holds);
    return result;
}

// cudaError_t cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *p, cudaStream_t stream)
static const char *const params_cudaMemcpy3DPeerAsync[] = {"p", "stream", NULL};
static const cb_function f_cudaMemcpy3DPeerAsync = {.name = "cudaMemcpy3DPeerAsync",
    .params = params_cudaMemcpy3DPeerAsync, .param_count = 2, .result_count = 0,
    .optional_mask = 0x2};

CB_WRAPPER(cudaMemcpy3DPeerAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaMemcpy3DPeerAsync, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    const struct cudaMemcpy3DPeerParms *p;
    cb_holds p_holds;
    p_holds.count = 0;
    cudaStream_t stream;
    if (cb_as_record(m, T_cudaMemcpy3DPeerParms, args[0], "p", &p) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[1], &stream) < 0)
        goto done;
    if (cb_record_hold(s, T_cudaMemcpy3DPeerParms, args[0], "cudaMemcpy3DPeerAsync", "p",
        &p_holds) < 0)
        goto done;
    fn_cudaMemcpy3DPeerAsync *call = cb_symbol_address(&symbols[S_cudaMemcpy3DPeerAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(p, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpy3DPeerAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&p_holds);
    return result;
}

// cudaError_t cudaMemGetInfo(size_t *free, size_t *total)
static const char *const params_cudaMemGetInfo[] = {NULL};
static const cb_function f_cudaMemGetInfo = {.name = "cudaMemGetInfo",
    .params = params_cudaMemGetInfo, .param_count = 0, .result_count = 2};

CB_WRAPPER(cudaMemGetInfo)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaMemGetInfo, &args, nargs, kwnames, slots))
        return NULL;
    size_t free = 0;
    size_t total = 0;
    fn_cudaMemGetInfo *call = cb_symbol_address(&symbols[S_cudaMemGetInfo]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&free, &total);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemGetInfo, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(free), PyLong_FromUnsignedLong(total)};
    return cb_return_many(s, &f_cudaMemGetInfo, values);
}

// cudaError_t cudaArrayGetInfo(struct cudaChannelFormatDesc *desc, struct cudaExtent *extent,
//     unsigned int *flags, cudaArray_t array)
static const char *const params_cudaArrayGetInfo[] = {"array", NULL};
static const cb_function f_cudaArrayGetInfo = {.name = "cudaArrayGetInfo",
    .params = params_cudaArrayGetInfo, .param_count = 1, .result_count = 3};

CB_WRAPPER(cudaArrayGetInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaArrayGetInfo, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    PyObject *desc = NULL;
    PyObject *extent = NULL;
    unsigned int flags = 0;
    cudaArray_t array;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &array) < 0)
        goto done;
    fn_cudaArrayGetInfo *call = cb_symbol_address(&symbols[S_cudaArrayGetInfo]);
    if (call == NULL)
        goto done;
    desc = cb_record_new(m, T_cudaChannelFormatDesc);
    if (desc == NULL)
        goto done;
    extent = cb_record_new(m, T_cudaExtent);
    if (extent == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(desc), cb_record_data(extent), &flags, array);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaArrayGetInfo, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {Py_NewRef(desc), Py_NewRef(extent), PyLong_FromUnsignedLong(flags)};
    result = cb_return_many(s, &f_cudaArrayGetInfo, values);
done:
    Py_XDECREF(desc);
    Py_XDECREF(extent);
    return result;
}

// cudaError_t cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray, unsigned int
//     planeIdx)
static const char *const params_cudaArrayGetPlane[] = {"hArray", "planeIdx", NULL};
static const cb_function f_cudaArrayGetPlane = {.name = "cudaArrayGetPlane",
    .params = params_cudaArrayGetPlane, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaArrayGetPlane)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaArrayGetPlane, &args, nargs, kwnames, slots))
        return NULL;
    cudaArray_t pPlaneArray = NULL;
    cudaArray_t hArray;
    uint32_t planeIdx;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &hArray) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &planeIdx) < 0)
        return NULL;
    fn_cudaArrayGetPlane *call = cb_symbol_address(&symbols[S_cudaArrayGetPlane]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pPlaneArray, hArray, planeIdx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaArrayGetPlane, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaArray_t, &pPlaneArray));
}

// cudaError_t cudaArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements
//     *memoryRequirements, cudaArray_t array, int device)
static const char *const params_cudaArrayGetMemoryRequirements[] = {"array", "device", NULL};
static const cb_function f_cudaArrayGetMemoryRequirements =
    {.name = "cudaArrayGetMemoryRequirements", .params = params_cudaArrayGetMemoryRequirements,
    .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaArrayGetMemoryRequirements)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaArrayGetMemoryRequirements, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    PyObject *memoryRequirements = NULL;
    cudaArray_t array;
    int32_t device;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &array) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &device) < 0)
        goto done;
    fn_cudaArrayGetMemoryRequirements *call =
        cb_symbol_address(&symbols[S_cudaArrayGetMemoryRequirements]);
    if (call == NULL)
        goto done;
    memoryRequirements = cb_record_new(m, T_cudaArrayMemoryRequirements);
    if (memoryRequirements == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(memoryRequirements), array, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaArrayGetMemoryRequirements, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(memoryRequirements));
done:
    Py_XDECREF(memoryRequirements);
    return result;
}

// cudaError_t cudaMipmappedArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements
//     *memoryRequirements, cudaMipmappedArray_t mipmap, int device)
static const char *const params_cudaMipmappedArrayGetMemoryRequirements[] = {"mipmap", "device",
    NULL};
static const cb_function f_cudaMipmappedArrayGetMemoryRequirements =
    {.name = "cudaMipmappedArrayGetMemoryRequirements",
    .params = params_cudaMipmappedArrayGetMemoryRequirements, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaMipmappedArrayGetMemoryRequirements)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaMipmappedArrayGetMemoryRequirements, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    PyObject *memoryRequirements = NULL;
    cudaMipmappedArray_t mipmap;
    int32_t device;
    if (cb_as_handle(m, T_cudaMipmappedArray_t, args[0], &mipmap) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &device) < 0)
        goto done;
    fn_cudaMipmappedArrayGetMemoryRequirements *call =
        cb_symbol_address(&symbols[S_cudaMipmappedArrayGetMemoryRequirements]);
    if (call == NULL)
        goto done;
    memoryRequirements = cb_record_new(m, T_cudaArrayMemoryRequirements);
    if (memoryRequirements == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(memoryRequirements), mipmap, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMipmappedArrayGetMemoryRequirements, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(memoryRequirements));
done:
    Py_XDECREF(memoryRequirements);
    return result;
}

// cudaError_t cudaArrayGetSparseProperties(struct cudaArraySparseProperties *sparseProperties,
//     cudaArray_t array)
static const char *const params_cudaArrayGetSparseProperties[] = {"array", NULL};
static const cb_function f_cudaArrayGetSparseProperties = {.name = "cudaArrayGetSparseProperties",
    .params = params_cudaArrayGetSparseProperties, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaArrayGetSparseProperties)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaArrayGetSparseProperties, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    PyObject *sparseProperties = NULL;
    cudaArray_t array;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &array) < 0)
        goto done;
    fn_cudaArrayGetSparseProperties *call =
        cb_symbol_address(&symbols[S_cudaArrayGetSparseProperties]);
    if (call == NULL)
        goto done;
    sparseProperties = cb_record_new(m, T_cudaArraySparseProperties);
    if (sparseProperties == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(sparseProperties), array);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaArrayGetSparseProperties, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(sparseProperties));
done:
    Py_XDECREF(sparseProperties);
    return result;
}

// cudaError_t cudaMipmappedArrayGetSparseProperties(struct cudaArraySparseProperties
//     *sparseProperties, cudaMipmappedArray_t mipmap)
static const char *const params_cudaMipmappedArrayGetSparseProperties[] = {"mipmap", NULL};
static const cb_function f_cudaMipmappedArrayGetSparseProperties =
    {.name = "cudaMipmappedArrayGetSparseProperties",
    .params = params_cudaMipmappedArrayGetSparseProperties, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaMipmappedArrayGetSparseProperties)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaMipmappedArrayGetSparseProperties, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    PyObject *sparseProperties = NULL;
    cudaMipmappedArray_t mipmap;
    if (cb_as_handle(m, T_cudaMipmappedArray_t, args[0], &mipmap) < 0)
        goto done;
    fn_cudaMipmappedArrayGetSparseProperties *call =
        cb_symbol_address(&symbols[S_cudaMipmappedArrayGetSparseProperties]);
    if (call == NULL)
        goto done;
    sparseProperties = cb_record_new(m, T_cudaArraySparseProperties);
    if (sparseProperties == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(sparseProperties), mipmap);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMipmappedArrayGetSparseProperties, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(sparseProperties));
done:
    Py_XDECREF(sparseProperties);
    return result;
}

// cudaError_t cudaMemcpy(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)
static const char *const params_cudaMemcpy[] = {"dst", "src", "count", "kind", NULL};
static const cb_function f_cudaMemcpy = {.name = "cudaMemcpy", .params = params_cudaMemcpy,
    .param_count = 4, .result_count = 0};

CB_WRAPPER(cudaMemcpy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaMemcpy, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address dst;
    dst.held = false;
    cb_address src;
    src.held = false;
    uint64_t count;
    int32_t kind;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_address(m, args[1], &src) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &count) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[3], "kind", &kind) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held) && cb_address_check(&dst, "cudaMemcpy", "dst", CB_COUNT(count)) < 0)
        goto done;
    if (CB_UNLIKELY(src.held) && cb_address_check(&src, "cudaMemcpy", "src", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemcpy *call = cb_symbol_address(&symbols[S_cudaMemcpy]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, src.value, count, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpy, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice, size_t
//     count)
static const char *const params_cudaMemcpyPeer[] = {"dst", "dstDevice", "src", "srcDevice",
    "count", NULL};
static const cb_function f_cudaMemcpyPeer = {.name = "cudaMemcpyPeer",
    .params = params_cudaMemcpyPeer, .param_count = 5, .result_count = 0};

CB_WRAPPER(cudaMemcpyPeer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cudaMemcpyPeer, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address dst;
    dst.held = false;
    int32_t dstDevice;
    cb_address src;
    src.held = false;
    int32_t srcDevice;
    uint64_t count;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &dstDevice) < 0)
        goto done;
    if (cb_as_address(m, args[2], &src) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &srcDevice) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &count) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaMemcpyPeer", "dst", CB_COUNT(count)) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaMemcpyPeer", "src", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemcpyPeer *call = cb_symbol_address(&symbols[S_cudaMemcpyPeer]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, dstDevice, src.value, srcDevice, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpyPeer, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
//     size_t height, enum cudaMemcpyKind kind)
static const char *const params_cudaMemcpy2D[] = {"dst", "dpitch", "src", "spitch", "width",
    "height", "kind", NULL};
static const cb_function f_cudaMemcpy2D = {.name = "cudaMemcpy2D", .params = params_cudaMemcpy2D,
    .param_count = 7, .result_count = 0};

CB_WRAPPER(cudaMemcpy2D)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cudaMemcpy2D, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address dst;
    dst.held = false;
    uint64_t dpitch;
    cb_address src;
    src.held = false;
    uint64_t spitch;
    uint64_t width;
    uint64_t height;
    int32_t kind;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &dpitch) < 0)
        goto done;
    if (cb_as_address(m, args[2], &src) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &spitch) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &width) < 0)
        goto done;
    if (cb_as_uint64(args[5], "size_t", &height) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[6], "kind", &kind) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaMemcpy2D", "dst",
        cb_extent(CB_COUNT(width), CB_COUNT(dpitch), CB_COUNT(height), 1)) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaMemcpy2D", "src",
        cb_extent(CB_COUNT(width), CB_COUNT(spitch), CB_COUNT(height), 1)) < 0)
        goto done;
    fn_cudaMemcpy2D *call = cb_symbol_address(&symbols[S_cudaMemcpy2D]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, dpitch, src.value, spitch, width, height, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpy2D, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
//     size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind)
static const char *const params_cudaMemcpy2DToArray[] = {"dst", "wOffset", "hOffset", "src",
    "spitch", "width", "height", "kind", NULL};
static const cb_function f_cudaMemcpy2DToArray = {.name = "cudaMemcpy2DToArray",
    .params = params_cudaMemcpy2DToArray, .param_count = 8, .result_count = 0};

CB_WRAPPER(cudaMemcpy2DToArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cudaMemcpy2DToArray, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaArray_t dst;
    uint64_t wOffset;
    uint64_t hOffset;
    cb_address src;
    src.held = false;
    uint64_t spitch;
    uint64_t width;
    uint64_t height;
    int32_t kind;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &dst) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &wOffset) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &hOffset) < 0)
        goto done;
    if (cb_as_address(m, args[3], &src) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &spitch) < 0)
        goto done;
    if (cb_as_uint64(args[5], "size_t", &width) < 0)
        goto done;
    if (cb_as_uint64(args[6], "size_t", &height) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[7], "kind", &kind) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaMemcpy2DToArray", "src",
        cb_extent(CB_COUNT(width), CB_COUNT(spitch), CB_COUNT(height), 1)) < 0)
        goto done;
    fn_cudaMemcpy2DToArray *call = cb_symbol_address(&symbols[S_cudaMemcpy2DToArray]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, wOffset, hOffset, src.value, spitch, width, height,
        (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpy2DToArray, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src, size_t
//     wOffset, size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind)
static const char *const params_cudaMemcpy2DFromArray[] = {"dst", "dpitch", "src", "wOffset",
    "hOffset", "width", "height", "kind", NULL};
static const cb_function f_cudaMemcpy2DFromArray = {.name = "cudaMemcpy2DFromArray",
    .params = params_cudaMemcpy2DFromArray, .param_count = 8, .result_count = 0};

CB_WRAPPER(cudaMemcpy2DFromArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cudaMemcpy2DFromArray, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address dst;
    dst.held = false;
    uint64_t dpitch;
    cudaArray_const_t src;
    uint64_t wOffset;
    uint64_t hOffset;
    uint64_t width;
    uint64_t height;
    int32_t kind;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &dpitch) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaArray_const_t, args[2], &src) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &wOffset) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &hOffset) < 0)
        goto done;
    if (cb_as_uint64(args[5], "size_t", &width) < 0)
        goto done;
    if (cb_as_uint64(args[6], "size_t", &height) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[7], "kind", &kind) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaMemcpy2DFromArray", "dst",
        cb_extent(CB_COUNT(width), CB_COUNT(dpitch), CB_COUNT(height), 1)) < 0)
        goto done;
    fn_cudaMemcpy2DFromArray *call = cb_symbol_address(&symbols[S_cudaMemcpy2DFromArray]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, dpitch, src, wOffset, hOffset, width, height,
        (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpy2DFromArray, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dst);
    return result;
}

// cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst,
//     cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height,
//     enum cudaMemcpyKind kind)
static const char *const params_cudaMemcpy2DArrayToArray[] = {"dst", "wOffsetDst", "hOffsetDst",
    "src", "wOffsetSrc", "hOffsetSrc", "width", "height", "kind", NULL};
static const cb_function f_cudaMemcpy2DArrayToArray = {.name = "cudaMemcpy2DArrayToArray",
    .params = params_cudaMemcpy2DArrayToArray, .param_count = 9, .result_count = 0};

CB_WRAPPER(cudaMemcpy2DArrayToArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cudaMemcpy2DArrayToArray, &args, nargs, kwnames, slots))
        return NULL;
    cudaArray_t dst;
    uint64_t wOffsetDst;
    uint64_t hOffsetDst;
    cudaArray_const_t src;
    uint64_t wOffsetSrc;
    uint64_t hOffsetSrc;
    uint64_t width;
    uint64_t height;
    int32_t kind;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &dst) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &wOffsetDst) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &hOffsetDst) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaArray_const_t, args[3], &src) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &wOffsetSrc) < 0)
        return NULL;
    if (cb_as_uint64(args[5], "size_t", &hOffsetSrc) < 0)
        return NULL;
    if (cb_as_uint64(args[6], "size_t", &width) < 0)
        return NULL;
    if (cb_as_uint64(args[7], "size_t", &height) < 0)
        return NULL;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[8], "kind", &kind) < 0)
        return NULL;
    fn_cudaMemcpy2DArrayToArray *call = cb_symbol_address(&symbols[S_cudaMemcpy2DArrayToArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height,
        (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemcpy2DArrayToArray, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count, size_t offset,
//     enum cudaMemcpyKind kind)
static const char *const params_cudaMemcpyToSymbol[] = {"symbol", "src", "count", "offset", "kind",
    NULL};
static const cb_function f_cudaMemcpyToSymbol = {.name = "cudaMemcpyToSymbol",
    .params = params_cudaMemcpyToSymbol, .param_count = 5, .result_count = 0};

CB_WRAPPER(cudaMemcpyToSymbol)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cudaMemcpyToSymbol, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address symbol;
    symbol.held = false;
    cb_address src;
    src.held = false;
    uint64_t count;
    uint64_t offset;
    int32_t kind;
    if (cb_as_address(m, args[0], &symbol) < 0)
        goto done;
    if (cb_as_address(m, args[1], &src) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &count) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &offset) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[4], "kind", &kind) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaMemcpyToSymbol", "src", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemcpyToSymbol *call = cb_symbol_address(&symbols[S_cudaMemcpyToSymbol]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(symbol.value, src.value, count, offset, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpyToSymbol, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&symbol);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count, size_t offset, enum
//     cudaMemcpyKind kind)
static const char *const params_cudaMemcpyFromSymbol[] = {"dst", "symbol", "count", "offset",
    "kind", NULL};
static const cb_function f_cudaMemcpyFromSymbol = {.name = "cudaMemcpyFromSymbol",
    .params = params_cudaMemcpyFromSymbol, .param_count = 5, .result_count = 0};

CB_WRAPPER(cudaMemcpyFromSymbol)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cudaMemcpyFromSymbol, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address dst;
    dst.held = false;
    cb_address symbol;
    symbol.held = false;
    uint64_t count;
    uint64_t offset;
    int32_t kind;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_address(m, args[1], &symbol) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &count) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &offset) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[4], "kind", &kind) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaMemcpyFromSymbol", "dst", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemcpyFromSymbol *call = cb_symbol_address(&symbols[S_cudaMemcpyFromSymbol]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, symbol.value, count, offset, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpyFromSymbol, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dst);
    cb_address_release(&symbol);
    return result;
}

// cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind,
//     cudaStream_t stream)
static const char *const params_cudaMemcpyAsync[] = {"dst", "src", "count", "kind", "stream", NULL};
static const cb_function f_cudaMemcpyAsync = {.name = "cudaMemcpyAsync",
    .params = params_cudaMemcpyAsync, .param_count = 5, .result_count = 0, .optional_mask = 0x10};

CB_WRAPPER(cudaMemcpyAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cudaMemcpyAsync, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address dst;
    dst.held = false;
    cb_address src;
    src.held = false;
    uint64_t count;
    int32_t kind;
    cudaStream_t stream;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_address(m, args[1], &src) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &count) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[3], "kind", &kind) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[4], &stream) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaMemcpyAsync", "dst", CB_COUNT(count)) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaMemcpyAsync", "src", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemcpyAsync *call = cb_symbol_address(&symbols[S_cudaMemcpyAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, src.value, count, (enum cudaMemcpyKind)kind, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpyAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice, size_t
//     count, cudaStream_t stream)
static const char *const params_cudaMemcpyPeerAsync[] = {"dst", "dstDevice", "src", "srcDevice",
    "count", "stream", NULL};
static const cb_function f_cudaMemcpyPeerAsync = {.name = "cudaMemcpyPeerAsync",
    .params = params_cudaMemcpyPeerAsync, .param_count = 6, .result_count = 0,
    .optional_mask = 0x20};

CB_WRAPPER(cudaMemcpyPeerAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cudaMemcpyPeerAsync, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address dst;
    dst.held = false;
    int32_t dstDevice;
    cb_address src;
    src.held = false;
    int32_t srcDevice;
    uint64_t count;
    cudaStream_t stream;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &dstDevice) < 0)
        goto done;
    if (cb_as_address(m, args[2], &src) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &srcDevice) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &count) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[5], &stream) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaMemcpyPeerAsync", "dst", CB_COUNT(count)) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaMemcpyPeerAsync", "src", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemcpyPeerAsync *call = cb_symbol_address(&symbols[S_cudaMemcpyPeerAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, dstDevice, src.value, srcDevice, count, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpyPeerAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpyBatchAsync(void **dsts, void **srcs, size_t *sizes, size_t count, struct
//     cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx,
//     cudaStream_t stream)
static const char *const params_cudaMemcpyBatchAsync[] = {"dsts", "srcs", "sizes", "count",
    "attrs", "attrsIdxs", "numAttrs", "stream", NULL};
static const cb_function f_cudaMemcpyBatchAsync = {.name = "cudaMemcpyBatchAsync",
    .params = params_cudaMemcpyBatchAsync, .param_count = 8, .result_count = 1, .auto_mask = 0x48};

CB_WRAPPER(cudaMemcpyBatchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cudaMemcpyBatchAsync, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
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
    cudaStream_t stream;
    if (cb_array_addresses(m, args[0], "dsts", &dsts) < 0)
        goto done;
    if (cb_array_addresses(m, args[1], "srcs", &srcs) < 0)
        goto done;
    if (cb_array_ints(args[2], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0)
        goto done;
    if (args[3] != NULL && cb_as_uint64(args[3], "size_t", &count) < 0)
        goto done;
    if (cb_array_records(m, T_cudaMemcpyAttributes, args[4], "attrs", &attrs) < 0)
        goto done;
    if (cb_array_ints(args[5], "attrsIdxs", sizeof(size_t), false, "size_t", &attrsIdxs) < 0)
        goto done;
    if (args[6] != NULL && cb_as_uint64(args[6], "size_t", &numAttrs) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[7], &stream) < 0)
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
    if (cb_array_check(&dsts, (size_t)count) < 0 || cb_array_check_targets(s, &dsts, "dsts") < 0)
        goto done;
    if (cb_array_check_each(&dsts, &sizes, (size_t)count, "cudaMemcpyBatchAsync", "dsts") < 0)
        goto done;
    if (cb_array_check(&srcs, (size_t)count) < 0)
        goto done;
    if (cb_array_check_each(&srcs, &sizes, (size_t)count, "cudaMemcpyBatchAsync", "srcs") < 0)
        goto done;
    if (cb_array_check(&sizes, (size_t)count) < 0)
        goto done;
    if (cb_array_check(&attrs, (size_t)numAttrs) < 0)
        goto done;
    if (cb_array_check(&attrsIdxs, (size_t)numAttrs) < 0)
        goto done;
    fn_cudaMemcpyBatchAsync *call = cb_symbol_address(&symbols[S_cudaMemcpyBatchAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dsts.data, srcs.data, sizes.data, count, attrs.data, attrsIdxs.data, numAttrs,
        &failIdx, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpyBatchAsync, status, args, NULL);
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

// cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, struct cudaMemcpy3DBatchOp *opList, size_t
//     *failIdx, unsigned long long flags, cudaStream_t stream)
static const char *const params_cudaMemcpy3DBatchAsync[] = {"numOps", "opList", "flags", "stream",
    NULL};
static const cb_function f_cudaMemcpy3DBatchAsync = {.name = "cudaMemcpy3DBatchAsync",
    .params = params_cudaMemcpy3DBatchAsync, .param_count = 4, .result_count = 1, .auto_mask = 0x1};

CB_WRAPPER(cudaMemcpy3DBatchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaMemcpy3DBatchAsync, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    uint64_t numOps = 0;
    cb_array opList;
    cb_array_init(&opList);
    size_t failIdx = 0;
    uint64_t flags;
    cudaStream_t stream;
    if (args[0] != NULL && cb_as_uint64(args[0], "size_t", &numOps) < 0)
        goto done;
    if (cb_array_records(m, T_cudaMemcpy3DBatchOp, args[1], "opList", &opList) < 0)
        goto done;
    if (cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[3], &stream) < 0)
        goto done;
    if (args[0] == NULL && opList.length > (size_t)numOps)
        numOps = (uint64_t)opList.length;
    if (cb_array_check(&opList, (size_t)numOps) < 0)
        goto done;
    fn_cudaMemcpy3DBatchAsync *call = cb_symbol_address(&symbols[S_cudaMemcpy3DBatchAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(numOps, opList.data, &failIdx, flags, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpy3DBatchAsync, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromUnsignedLong(failIdx));
done:
    cb_array_done(&opList);
    return result;
}

// cudaError_t cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t
//     width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)
static const char *const params_cudaMemcpy2DAsync[] = {"dst", "dpitch", "src", "spitch", "width",
    "height", "kind", "stream", NULL};
static const cb_function f_cudaMemcpy2DAsync = {.name = "cudaMemcpy2DAsync",
    .params = params_cudaMemcpy2DAsync, .param_count = 8, .result_count = 0, .optional_mask = 0x80};

CB_WRAPPER(cudaMemcpy2DAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cudaMemcpy2DAsync, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address dst;
    dst.held = false;
    uint64_t dpitch;
    cb_address src;
    src.held = false;
    uint64_t spitch;
    uint64_t width;
    uint64_t height;
    int32_t kind;
    cudaStream_t stream;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &dpitch) < 0)
        goto done;
    if (cb_as_address(m, args[2], &src) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &spitch) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &width) < 0)
        goto done;
    if (cb_as_uint64(args[5], "size_t", &height) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[6], "kind", &kind) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[7], &stream) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaMemcpy2DAsync", "dst",
        cb_extent(CB_COUNT(width), CB_COUNT(dpitch), CB_COUNT(height), 1)) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaMemcpy2DAsync", "src",
        cb_extent(CB_COUNT(width), CB_COUNT(spitch), CB_COUNT(height), 1)) < 0)
        goto done;
    fn_cudaMemcpy2DAsync *call = cb_symbol_address(&symbols[S_cudaMemcpy2DAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, dpitch, src.value, spitch, width, height, (enum cudaMemcpyKind)kind,
        stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpy2DAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void
//     *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t
//     stream)
static const char *const params_cudaMemcpy2DToArrayAsync[] = {"dst", "wOffset", "hOffset", "src",
    "spitch", "width", "height", "kind", "stream", NULL};
static const cb_function f_cudaMemcpy2DToArrayAsync = {.name = "cudaMemcpy2DToArrayAsync",
    .params = params_cudaMemcpy2DToArrayAsync, .param_count = 9, .result_count = 0,
    .optional_mask = 0x100};

CB_WRAPPER(cudaMemcpy2DToArrayAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cudaMemcpy2DToArrayAsync, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaArray_t dst;
    uint64_t wOffset;
    uint64_t hOffset;
    cb_address src;
    src.held = false;
    uint64_t spitch;
    uint64_t width;
    uint64_t height;
    int32_t kind;
    cudaStream_t stream;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &dst) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &wOffset) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &hOffset) < 0)
        goto done;
    if (cb_as_address(m, args[3], &src) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &spitch) < 0)
        goto done;
    if (cb_as_uint64(args[5], "size_t", &width) < 0)
        goto done;
    if (cb_as_uint64(args[6], "size_t", &height) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[7], "kind", &kind) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[8], &stream) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaMemcpy2DToArrayAsync", "src",
        cb_extent(CB_COUNT(width), CB_COUNT(spitch), CB_COUNT(height), 1)) < 0)
        goto done;
    fn_cudaMemcpy2DToArrayAsync *call = cb_symbol_address(&symbols[S_cudaMemcpy2DToArrayAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, wOffset, hOffset, src.value, spitch, width, height,
        (enum cudaMemcpyKind)kind, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpy2DToArrayAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src, size_t
//     wOffset, size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t
//     stream)
static const char *const params_cudaMemcpy2DFromArrayAsync[] = {"dst", "dpitch", "src", "wOffset",
    "hOffset", "width", "height", "kind", "stream", NULL};
static const cb_function f_cudaMemcpy2DFromArrayAsync = {.name = "cudaMemcpy2DFromArrayAsync",
    .params = params_cudaMemcpy2DFromArrayAsync, .param_count = 9, .result_count = 0,
    .optional_mask = 0x100};

CB_WRAPPER(cudaMemcpy2DFromArrayAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cudaMemcpy2DFromArrayAsync, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address dst;
    dst.held = false;
    uint64_t dpitch;
    cudaArray_const_t src;
    uint64_t wOffset;
    uint64_t hOffset;
    uint64_t width;
    uint64_t height;
    int32_t kind;
    cudaStream_t stream;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &dpitch) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaArray_const_t, args[2], &src) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &wOffset) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &hOffset) < 0)
        goto done;
    if (cb_as_uint64(args[5], "size_t", &width) < 0)
        goto done;
    if (cb_as_uint64(args[6], "size_t", &height) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[7], "kind", &kind) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[8], &stream) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaMemcpy2DFromArrayAsync", "dst",
        cb_extent(CB_COUNT(width), CB_COUNT(dpitch), CB_COUNT(height), 1)) < 0)
        goto done;
    fn_cudaMemcpy2DFromArrayAsync *call = cb_symbol_address(&symbols[S_cudaMemcpy2DFromArrayAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, dpitch, src, wOffset, hOffset, width, height,
        (enum cudaMemcpyKind)kind, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpy2DFromArrayAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dst);
    return result;
}

// cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count, size_t
//     offset, enum cudaMemcpyKind kind, cudaStream_t stream)
static const char *const params_cudaMemcpyToSymbolAsync[] = {"symbol", "src", "count", "offset",
    "kind", "stream", NULL};
static const cb_function f_cudaMemcpyToSymbolAsync = {.name = "cudaMemcpyToSymbolAsync",
    .params = params_cudaMemcpyToSymbolAsync, .param_count = 6, .result_count = 0,
    .optional_mask = 0x20};

CB_WRAPPER(cudaMemcpyToSymbolAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cudaMemcpyToSymbolAsync, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address symbol;
    symbol.held = false;
    cb_address src;
    src.held = false;
    uint64_t count;
    uint64_t offset;
    int32_t kind;
    cudaStream_t stream;
    if (cb_as_address(m, args[0], &symbol) < 0)
        goto done;
    if (cb_as_address(m, args[1], &src) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &count) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &offset) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[4], "kind", &kind) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[5], &stream) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaMemcpyToSymbolAsync", "src", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemcpyToSymbolAsync *call = cb_symbol_address(&symbols[S_cudaMemcpyToSymbolAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(symbol.value, src.value, count, offset, (enum cudaMemcpyKind)kind, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpyToSymbolAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&symbol);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count, size_t offset,
//     enum cudaMemcpyKind kind, cudaStream_t stream)
static const char *const params_cudaMemcpyFromSymbolAsync[] = {"dst", "symbol", "count", "offset",
    "kind", "stream", NULL};
static const cb_function f_cudaMemcpyFromSymbolAsync = {.name = "cudaMemcpyFromSymbolAsync",
    .params = params_cudaMemcpyFromSymbolAsync, .param_count = 6, .result_count = 0,
    .optional_mask = 0x20};

CB_WRAPPER(cudaMemcpyFromSymbolAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cudaMemcpyFromSymbolAsync, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address dst;
    dst.held = false;
    cb_address symbol;
    symbol.held = false;
    uint64_t count;
    uint64_t offset;
    int32_t kind;
    cudaStream_t stream;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_address(m, args[1], &symbol) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &count) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &offset) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[4], "kind", &kind) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[5], &stream) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaMemcpyFromSymbolAsync", "dst", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemcpyFromSymbolAsync *call = cb_symbol_address(&symbols[S_cudaMemcpyFromSymbolAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, symbol.value, count, offset, (enum cudaMemcpyKind)kind, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpyFromSymbolAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dst);
    cb_address_release(&symbol);
    return result;
}

// cudaError_t cudaMemset(void *devPtr, int value, size_t count)
static const char *const params_cudaMemset[] = {"devPtr", "value", "count", NULL};
static const cb_function f_cudaMemset = {.name = "cudaMemset", .params = params_cudaMemset,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaMemset)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaMemset, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address devPtr;
    devPtr.held = false;
    int32_t value;
    uint64_t count;
    if (cb_as_target(s, args[0], "devPtr", true, &devPtr) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &value) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &count) < 0)
        goto done;
    if (CB_UNLIKELY(devPtr.held)
        && cb_address_check(&devPtr, "cudaMemset", "devPtr", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemset *call = cb_symbol_address(&symbols[S_cudaMemset]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, value, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemset, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width, size_t height)
static const char *const params_cudaMemset2D[] = {"devPtr", "pitch", "value", "width", "height",
    NULL};
static const cb_function f_cudaMemset2D = {.name = "cudaMemset2D", .params = params_cudaMemset2D,
    .param_count = 5, .result_count = 0};

CB_WRAPPER(cudaMemset2D)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cudaMemset2D, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address devPtr;
    devPtr.held = false;
    uint64_t pitch;
    int32_t value;
    uint64_t width;
    uint64_t height;
    if (cb_as_target(s, args[0], "devPtr", true, &devPtr) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &pitch) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &value) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &width) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &height) < 0)
        goto done;
    if (CB_UNLIKELY(devPtr.held)
        && cb_address_check(&devPtr, "cudaMemset2D", "devPtr",
        cb_extent(CB_COUNT(width), CB_COUNT(pitch), CB_COUNT(height), 1)) < 0)
        goto done;
    fn_cudaMemset2D *call = cb_symbol_address(&symbols[S_cudaMemset2D]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, pitch, value, width, height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemset2D, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaMemset3D(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent
//     extent)
static const char *const params_cudaMemset3D[] = {"pitchedDevPtr", "value", "extent", NULL};
static const cb_function f_cudaMemset3D = {.name = "cudaMemset3D", .params = params_cudaMemset3D,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaMemset3D)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaMemset3D, &args, nargs, kwnames, slots))
        return NULL;
    struct cudaPitchedPtr pitchedDevPtr;
    int32_t value;
    struct cudaExtent extent;
    if (cb_as_record_value(m, T_cudaPitchedPtr, args[0], "pitchedDevPtr", &pitchedDevPtr,
        sizeof pitchedDevPtr) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &value) < 0)
        return NULL;
    if (cb_as_record_value(m, T_cudaExtent, args[2], "extent", &extent, sizeof extent) < 0)
        return NULL;
    fn_cudaMemset3D *call = cb_symbol_address(&symbols[S_cudaMemset3D]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pitchedDevPtr, value, extent);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemset3D, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream)
static const char *const params_cudaMemsetAsync[] = {"devPtr", "value", "count", "stream", NULL};
static const cb_function f_cudaMemsetAsync = {.name = "cudaMemsetAsync",
    .params = params_cudaMemsetAsync, .param_count = 4, .result_count = 0, .optional_mask = 0x8};

CB_WRAPPER(cudaMemsetAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaMemsetAsync, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address devPtr;
    devPtr.held = false;
    int32_t value;
    uint64_t count;
    cudaStream_t stream;
    if (cb_as_target(s, args[0], "devPtr", true, &devPtr) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &value) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &count) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[3], &stream) < 0)
        goto done;
    if (CB_UNLIKELY(devPtr.held)
        && cb_address_check(&devPtr, "cudaMemsetAsync", "devPtr", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemsetAsync *call = cb_symbol_address(&symbols[S_cudaMemsetAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, value, count, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemsetAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width, size_t height,
//     cudaStream_t stream)
static const char *const params_cudaMemset2DAsync[] = {"devPtr", "pitch", "value", "width",
    "height", "stream", NULL};
static const cb_function f_cudaMemset2DAsync = {.name = "cudaMemset2DAsync",
    .params = params_cudaMemset2DAsync, .param_count = 6, .result_count = 0, .optional_mask = 0x20};

CB_WRAPPER(cudaMemset2DAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cudaMemset2DAsync, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address devPtr;
    devPtr.held = false;
    uint64_t pitch;
    int32_t value;
    uint64_t width;
    uint64_t height;
    cudaStream_t stream;
    if (cb_as_target(s, args[0], "devPtr", true, &devPtr) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &pitch) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &value) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &width) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &height) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[5], &stream) < 0)
        goto done;
    if (CB_UNLIKELY(devPtr.held)
        && cb_address_check(&devPtr, "cudaMemset2DAsync", "devPtr",
        cb_extent(CB_COUNT(width), CB_COUNT(pitch), CB_COUNT(height), 1)) < 0)
        goto done;
    fn_cudaMemset2DAsync *call = cb_symbol_address(&symbols[S_cudaMemset2DAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, pitch, value, width, height, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemset2DAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaMemset3DAsync(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent
//     extent, cudaStream_t stream)
static const char *const params_cudaMemset3DAsync[] = {"pitchedDevPtr", "value", "extent",
    "stream", NULL};
static const cb_function f_cudaMemset3DAsync = {.name = "cudaMemset3DAsync",
    .params = params_cudaMemset3DAsync, .param_count = 4, .result_count = 0, .optional_mask = 0x8};

CB_WRAPPER(cudaMemset3DAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaMemset3DAsync, &args, nargs, kwnames, slots))
        return NULL;
    struct cudaPitchedPtr pitchedDevPtr;
    int32_t value;
    struct cudaExtent extent;
    cudaStream_t stream;
    if (cb_as_record_value(m, T_cudaPitchedPtr, args[0], "pitchedDevPtr", &pitchedDevPtr,
        sizeof pitchedDevPtr) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &value) < 0)
        return NULL;
    if (cb_as_record_value(m, T_cudaExtent, args[2], "extent", &extent, sizeof extent) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaStream_t, args[3], &stream) < 0)
        return NULL;
    fn_cudaMemset3DAsync *call = cb_symbol_address(&symbols[S_cudaMemset3DAsync]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pitchedDevPtr, value, extent, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemset3DAsync, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGetSymbolAddress(void **devPtr, const void *symbol)
static const char *const params_cudaGetSymbolAddress[] = {"symbol", NULL};
static const cb_function f_cudaGetSymbolAddress = {.name = "cudaGetSymbolAddress",
    .params = params_cudaGetSymbolAddress, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGetSymbolAddress)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGetSymbolAddress, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    void *devPtr = NULL;
    cb_address symbol;
    symbol.held = false;
    if (cb_as_address(m, args[0], &symbol) < 0)
        goto done;
    fn_cudaGetSymbolAddress *call = cb_symbol_address(&symbols[S_cudaGetSymbolAddress]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, symbol.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGetSymbolAddress, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromVoidPtr((void *)devPtr));
done:
    cb_address_release(&symbol);
    return result;
}

// cudaError_t cudaGetSymbolSize(size_t *size, const void *symbol)
static const char *const params_cudaGetSymbolSize[] = {"symbol", NULL};
static const cb_function f_cudaGetSymbolSize = {.name = "cudaGetSymbolSize",
    .params = params_cudaGetSymbolSize, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGetSymbolSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGetSymbolSize, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    size_t size = 0;
    cb_address symbol;
    symbol.held = false;
    if (cb_as_address(m, args[0], &symbol) < 0)
        goto done;
    fn_cudaGetSymbolSize *call = cb_symbol_address(&symbols[S_cudaGetSymbolSize]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&size, symbol.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGetSymbolSize, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromUnsignedLong(size));
done:
    cb_address_release(&symbol);
    return result;
}

