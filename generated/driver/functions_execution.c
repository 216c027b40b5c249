// functions_execution.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)
static const cb_function f_cuFuncGetAttribute = {
    .name = "cuFuncGetAttribute",
    CB_PARAMS("attrib", "hfunc"),
    .result_count = 1,
};

CB_WRAPPER(cuFuncGetAttribute)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuFuncGetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    int pi = 0;
    int32_t attrib;
    CUfunction hfunc;
    if (cb_as_enum(py, T_CUfunction_attribute, argv[0], "attrib", &attrib) < 0
        || cb_as_handle(py, T_CUfunction, argv[1], "hfunc", &hfunc) < 0)
        return NULL;
    fn_cuFuncGetAttribute *call = cb_symbol_address(&driver_symbols[S_cuFuncGetAttribute]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pi, attrib, hfunc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuFuncGetAttribute, status, argv);
    return cb_return1(form, PyLong_FromLong(pi));
}

// CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)
static const cb_function f_cuFuncSetAttribute = {
    .name = "cuFuncSetAttribute",
    CB_PARAMS("hfunc", "attrib", "value"),
};

CB_WRAPPER(cuFuncSetAttribute)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuFuncSetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t attrib, value;
    if (cb_as_handle(py, T_CUfunction, argv[0], "hfunc", &hfunc) < 0
        || cb_as_enum(py, T_CUfunction_attribute, argv[1], "attrib", &attrib) < 0
        || cb_as_int32(argv[2], "int", &value) < 0)
        return NULL;
    fn_cuFuncSetAttribute *call = cb_symbol_address(&driver_symbols[S_cuFuncSetAttribute]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hfunc, attrib, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuFuncSetAttribute, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cuFuncSetCacheConfig, "hfunc", "config");

// CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)
static const cb_function f_cuFuncSetCacheConfig = {
    .name = "cuFuncSetCacheConfig",
    CB_PARAMS_OF(cuFuncSetCacheConfig),
};

CB_WRAPPER(cuFuncSetCacheConfig)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuFuncSetCacheConfig, &argv, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t config;
    if (cb_as_handle(py, T_CUfunction, argv[0], "hfunc", &hfunc) < 0
        || cb_as_enum(py, T_CUfunc_cache, argv[1], "config", &config) < 0)
        return NULL;
    fn_cuFuncSetCacheConfig *call = cb_symbol_address(&driver_symbols[S_cuFuncSetCacheConfig]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hfunc, config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuFuncSetCacheConfig, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cuFuncGetModule, "hfunc");

// CUresult cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)
static const cb_function f_cuFuncGetModule = {
    .name = "cuFuncGetModule",
    CB_PARAMS_OF(cuFuncGetModule),
    .result_count = 1,
};

CB_WRAPPER(cuFuncGetModule)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuFuncGetModule, &argv, nargs, kwnames, slots))
        return NULL;
    CUmodule hmod = NULL;
    CUfunction hfunc;
    if (cb_as_handle(py, T_CUfunction, argv[0], "hfunc", &hfunc) < 0)
        return NULL;
    fn_cuFuncGetModule *call = cb_symbol_address(&driver_symbols[S_cuFuncGetModule]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&hmod, hfunc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuFuncGetModule, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUmodule, &hmod));
}

// CUresult cuFuncGetName(const char **name, CUfunction hfunc)
static const cb_function f_cuFuncGetName = {
    .name = "cuFuncGetName",
    CB_PARAMS_OF(cuFuncGetModule),
    .result_count = 1,
};

CB_WRAPPER(cuFuncGetName)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuFuncGetName, &argv, nargs, kwnames, slots))
        return NULL;
    const char *name = NULL;
    CUfunction hfunc;
    if (cb_as_handle(py, T_CUfunction, argv[0], "hfunc", &hfunc) < 0)
        return NULL;
    fn_cuFuncGetName *call = cb_symbol_address(&driver_symbols[S_cuFuncGetName]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&name, hfunc);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuFuncGetName, status, argv);
    return cb_return1(form, cb_string_result(form, name));
}

// CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset,
//     size_t *paramSize)
static const cb_function f_cuFuncGetParamInfo = {
    .name = "cuFuncGetParamInfo",
    CB_PARAMS("func", "paramIndex"),
    .result_count = 2,
};

CB_WRAPPER(cuFuncGetParamInfo)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuFuncGetParamInfo, &argv, nargs, kwnames, slots))
        return NULL;
    CUfunction func;
    uint64_t paramIndex;
    size_t paramOffset = 0, paramSize = 0;
    if (cb_as_handle(py, T_CUfunction, argv[0], "func", &func) < 0
        || cb_as_uint64(argv[1], "size_t", &paramIndex) < 0)
        return NULL;
    fn_cuFuncGetParamInfo *call = cb_symbol_address(&driver_symbols[S_cuFuncGetParamInfo]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(func, paramIndex, &paramOffset, &paramSize);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuFuncGetParamInfo, status, argv);
    PyObject *results[] = {PyLong_FromSize_t(paramOffset), PyLong_FromSize_t(paramSize)};
    return cb_return_many(form, &f_cuFuncGetParamInfo, results);
}

// CUresult cuFuncGetParamCount(CUfunction func, size_t *paramCount)
static const cb_function f_cuFuncGetParamCount = {
    .name = "cuFuncGetParamCount",
    CB_PARAMS("func"),
    .result_count = 1,
};

CB_WRAPPER(cuFuncGetParamCount)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuFuncGetParamCount, &argv, nargs, kwnames, slots))
        return NULL;
    CUfunction func;
    size_t paramCount = 0;
    if (cb_as_handle(py, T_CUfunction, argv[0], "func", &func) < 0)
        return NULL;
    fn_cuFuncGetParamCount *call = cb_symbol_address(&driver_symbols[S_cuFuncGetParamCount]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(func, &paramCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuFuncGetParamCount, status, argv);
    return cb_return1(form, PyLong_FromSize_t(paramCount));
}

CB_PARAM_LIST(cuFuncIsLoaded, "function");

// CUresult cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)
static const cb_function f_cuFuncIsLoaded = {
    .name = "cuFuncIsLoaded",
    CB_PARAMS_OF(cuFuncIsLoaded),
    .result_count = 1,
};

CB_WRAPPER(cuFuncIsLoaded)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuFuncIsLoaded, &argv, nargs, kwnames, slots))
        return NULL;
    CUfunctionLoadingState state = 0;
    CUfunction function;
    if (cb_as_handle(py, T_CUfunction, argv[0], "function", &function) < 0)
        return NULL;
    fn_cuFuncIsLoaded *call = cb_symbol_address(&driver_symbols[S_cuFuncIsLoaded]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&state, function);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuFuncIsLoaded, status, argv);
    return cb_return1(form, cb_enum_member(py, T_CUfunctionLoadingState, state));
}

// CUresult cuFuncLoad(CUfunction function)
static const cb_function f_cuFuncLoad = {.name = "cuFuncLoad", CB_PARAMS_OF(cuFuncIsLoaded)};

CB_WRAPPER(cuFuncLoad)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuFuncLoad, &argv, nargs, kwnames, slots))
        return NULL;
    CUfunction function;
    if (cb_as_handle(py, T_CUfunction, argv[0], "function", &function) < 0)
        return NULL;
    fn_cuFuncLoad *call = cb_symbol_address(&driver_symbols[S_cuFuncLoad]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(function);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuFuncLoad, status, argv);
    return cb_return0(form);
}

// CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
//     unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
//     unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams,
//     void **extra)
static const cb_function f_cuLaunchKernel = {
    .name = "cuLaunchKernel",
    CB_PARAMS("f", "gridDimX", "gridDimY", "gridDimZ", "blockDimX", "blockDimY", "blockDimZ",
        "sharedMemBytes", "hStream", "kernelParams", "extra"),
    .optional_mask = CB_BIT(10), // extra
};

CB_WRAPPER(cuLaunchKernel)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cuLaunchKernel, &argv, nargs, kwnames, slots))
        return NULL;
    CUfunction f;
    uint32_t gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes;
    CUstream hStream;
    cb_pack kernelParams;
    uint64_t extra = 0;
    cb_pack_init(&kernelParams);
    if (cb_as_handle(py, T_CUfunction, argv[0], "f", &f) < 0
        || cb_as_uint32(argv[1], "unsigned int", &gridDimX) < 0
        || cb_as_uint32(argv[2], "unsigned int", &gridDimY) < 0
        || cb_as_uint32(argv[3], "unsigned int", &gridDimZ) < 0
        || cb_as_uint32(argv[4], "unsigned int", &blockDimX) < 0
        || cb_as_uint32(argv[5], "unsigned int", &blockDimY) < 0
        || cb_as_uint32(argv[6], "unsigned int", &blockDimZ) < 0
        || cb_as_uint32(argv[7], "unsigned int", &sharedMemBytes) < 0
        || cb_as_handle(py, T_CUstream, argv[8], "hStream", &hStream) < 0
        || cb_pack_params(py, argv[9], &kernelParams) < 0
        || (cb_is_given(form, argv[10])
            && cb_as_uint64(argv[10], CB_UNSIGNED_LONG_LONG, &extra) < 0))
        goto done;
    fn_cuLaunchKernel *call = cb_symbol_address(&driver_symbols[S_cuLaunchKernel]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    CUresult status = call(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ,
        sharedMemBytes, hStream, kernelParams.params, (void **)(uintptr_t)extra);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuLaunchKernel, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_pack_done(&kernelParams);
    return retval;
}

// CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams,
//     void **extra)
static const cb_function f_cuLaunchKernelEx = {
    .name = "cuLaunchKernelEx",
    CB_PARAMS("config", "f", "kernelParams", "extra"),
    .optional_mask = CB_BIT(3), // extra
};

CB_WRAPPER(cuLaunchKernelEx)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuLaunchKernelEx, &argv, nargs, kwnames, slots))
        return NULL;
    const CUlaunchConfig *config;
    CUfunction f;
    cb_pack kernelParams;
    uint64_t extra = 0;
    cb_pack_init(&kernelParams);
    if (cb_as_record(py, T_CUlaunchConfig, argv[0], "config", &config) < 0
        || cb_as_handle(py, T_CUfunction, argv[1], "f", &f) < 0
        || cb_pack_params(py, argv[2], &kernelParams) < 0
        || (cb_is_given(form, argv[3]) && cb_as_uint64(argv[3], CB_UNSIGNED_LONG_LONG, &extra) < 0))
        goto done;
    fn_cuLaunchKernelEx *call = cb_symbol_address(&driver_symbols[S_cuLaunchKernelEx]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    CUresult status = call(config, f, kernelParams.params, (void **)(uintptr_t)extra);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuLaunchKernelEx, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_pack_done(&kernelParams);
    return retval;
}

// CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
//     unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
//     unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams)
static const cb_function f_cuLaunchCooperativeKernel = {
    .name = "cuLaunchCooperativeKernel",
    CB_PARAMS("f", "gridDimX", "gridDimY", "gridDimZ", "blockDimX", "blockDimY", "blockDimZ",
        "sharedMemBytes", "hStream", "kernelParams"),
};

CB_WRAPPER(cuLaunchCooperativeKernel)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cuLaunchCooperativeKernel, &argv, nargs, kwnames, slots))
        return NULL;
    CUfunction f;
    uint32_t gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes;
    CUstream hStream;
    cb_pack kernelParams;
    cb_pack_init(&kernelParams);
    if (cb_as_handle(py, T_CUfunction, argv[0], "f", &f) < 0
        || cb_as_uint32(argv[1], "unsigned int", &gridDimX) < 0
        || cb_as_uint32(argv[2], "unsigned int", &gridDimY) < 0
        || cb_as_uint32(argv[3], "unsigned int", &gridDimZ) < 0
        || cb_as_uint32(argv[4], "unsigned int", &blockDimX) < 0
        || cb_as_uint32(argv[5], "unsigned int", &blockDimY) < 0
        || cb_as_uint32(argv[6], "unsigned int", &blockDimZ) < 0
        || cb_as_uint32(argv[7], "unsigned int", &sharedMemBytes) < 0
        || cb_as_handle(py, T_CUstream, argv[8], "hStream", &hStream) < 0
        || cb_pack_params(py, argv[9], &kernelParams) < 0)
        goto done;
    fn_cuLaunchCooperativeKernel *call =
        cb_symbol_address(&driver_symbols[S_cuLaunchCooperativeKernel]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes,
        hStream, kernelParams.params);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuLaunchCooperativeKernel, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_pack_done(&kernelParams);
    return retval;
}

// CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)
static const cb_function f_cuLaunchHostFunc = {
    .name = "cuLaunchHostFunc",
    CB_PARAMS("hStream", "fn", "userData"),
    .optional_mask = CB_BIT(2), // userData
};

CB_WRAPPER(cuLaunchHostFunc)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuLaunchHostFunc, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    cb_callback fn = {0};
    cb_address userData;
    userData.held = false;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0
        || cb_as_callback(py, T_CUhostFn, argv[1], trampoline_CUhostFn, argv[2], CB_SCOPE_ONCE,
            &fn) < 0
        || (fn.closure == NULL && cb_as_address(py, argv[2], &userData) < 0))
        goto done;
    fn_cuLaunchHostFunc *call = cb_symbol_address(&driver_symbols[S_cuLaunchHostFunc]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream, fn.function, fn.closure != NULL ? fn.closure : userData.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuLaunchHostFunc, status, argv);
        goto done;
    }
    cb_callback_keep(py, &fn, NULL);
    retval = cb_return0(form);
done:
    cb_callback_done(&fn);
    cb_address_release(&userData);
    return retval;
}

// CUresult cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void *userData,
//     unsigned int syncMode)
static const cb_function f_cuLaunchHostFunc_v2 = {
    .name = "cuLaunchHostFunc_v2",
    CB_PARAMS("hStream", "fn", "userData", "syncMode"),
};

CB_WRAPPER(cuLaunchHostFunc_v2)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuLaunchHostFunc_v2, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    cb_callback fn = {0};
    cb_address userData;
    uint32_t syncMode;
    userData.held = false;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0
        || cb_as_callback(py, T_CUhostFn, argv[1], trampoline_CUhostFn, argv[2], CB_SCOPE_ONCE,
            &fn) < 0
        || cb_as_uint32(argv[3], "unsigned int", &syncMode) < 0
        || (fn.closure == NULL && cb_as_address(py, argv[2], &userData) < 0))
        goto done;
    fn_cuLaunchHostFunc_v2 *call = cb_symbol_address(&driver_symbols[S_cuLaunchHostFunc_v2]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream, fn.function, fn.closure != NULL ? fn.closure : userData.value, syncMode);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuLaunchHostFunc_v2, status, argv);
        goto done;
    }
    cb_callback_keep(py, &fn, NULL);
    retval = cb_return0(form);
done:
    cb_callback_done(&fn);
    cb_address_release(&userData);
    return retval;
}

// CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)
static const cb_function f_cuFuncSetBlockShape = {
    .name = "cuFuncSetBlockShape",
    CB_PARAMS("hfunc", "x", "y", "z"),
};

CB_WRAPPER(cuFuncSetBlockShape)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuFuncSetBlockShape, &argv, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t x, y, z;
    if (cb_as_handle(py, T_CUfunction, argv[0], "hfunc", &hfunc) < 0
        || cb_as_int32(argv[1], "int", &x) < 0
        || cb_as_int32(argv[2], "int", &y) < 0
        || cb_as_int32(argv[3], "int", &z) < 0)
        return NULL;
    fn_cuFuncSetBlockShape *call = cb_symbol_address(&driver_symbols[S_cuFuncSetBlockShape]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hfunc, x, y, z);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuFuncSetBlockShape, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cuFuncSetSharedSize, "hfunc", "numbytes");

// CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes)
static const cb_function f_cuFuncSetSharedSize = {
    .name = "cuFuncSetSharedSize",
    CB_PARAMS_OF(cuFuncSetSharedSize),
};

CB_WRAPPER(cuFuncSetSharedSize)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuFuncSetSharedSize, &argv, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    uint32_t bytes;
    if (cb_as_handle(py, T_CUfunction, argv[0], "hfunc", &hfunc) < 0
        || cb_as_uint32(argv[1], "unsigned int", &bytes) < 0)
        return NULL;
    fn_cuFuncSetSharedSize *call = cb_symbol_address(&driver_symbols[S_cuFuncSetSharedSize]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hfunc, bytes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuFuncSetSharedSize, status, argv);
    return cb_return0(form);
}

// CUresult cuParamSetSize(CUfunction hfunc, unsigned int numbytes)
static const cb_function f_cuParamSetSize = {
    .name = "cuParamSetSize",
    CB_PARAMS_OF(cuFuncSetSharedSize),
};

CB_WRAPPER(cuParamSetSize)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuParamSetSize, &argv, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    uint32_t numbytes;
    if (cb_as_handle(py, T_CUfunction, argv[0], "hfunc", &hfunc) < 0
        || cb_as_uint32(argv[1], "unsigned int", &numbytes) < 0)
        return NULL;
    fn_cuParamSetSize *call = cb_symbol_address(&driver_symbols[S_cuParamSetSize]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hfunc, numbytes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuParamSetSize, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cuParamSeti, "hfunc", "offset", "value");

// CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned int value)
static const cb_function f_cuParamSeti = {.name = "cuParamSeti", CB_PARAMS_OF(cuParamSeti)};

CB_WRAPPER(cuParamSeti)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuParamSeti, &argv, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t offset;
    uint32_t value;
    if (cb_as_handle(py, T_CUfunction, argv[0], "hfunc", &hfunc) < 0
        || cb_as_int32(argv[1], "int", &offset) < 0
        || cb_as_uint32(argv[2], "unsigned int", &value) < 0)
        return NULL;
    fn_cuParamSeti *call = cb_symbol_address(&driver_symbols[S_cuParamSeti]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hfunc, offset, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuParamSeti, status, argv);
    return cb_return0(form);
}

// CUresult cuParamSetf(CUfunction hfunc, int offset, float value)
static const cb_function f_cuParamSetf = {.name = "cuParamSetf", CB_PARAMS_OF(cuParamSeti)};

CB_WRAPPER(cuParamSetf)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuParamSetf, &argv, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t offset;
    float value;
    if (cb_as_handle(py, T_CUfunction, argv[0], "hfunc", &hfunc) < 0
        || cb_as_int32(argv[1], "int", &offset) < 0
        || cb_as_float(argv[2], &value) < 0)
        return NULL;
    fn_cuParamSetf *call = cb_symbol_address(&driver_symbols[S_cuParamSetf]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hfunc, offset, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuParamSetf, status, argv);
    return cb_return0(form);
}

// CUresult cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes)
static const cb_function f_cuParamSetv = {
    .name = "cuParamSetv",
    CB_PARAMS("hfunc", "offset", "ptr", "numbytes"),
};

CB_WRAPPER(cuParamSetv)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuParamSetv, &argv, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t offset;
    cb_address ptr;
    uint32_t numbytes;
    ptr.held = false;
    if (cb_as_handle(py, T_CUfunction, argv[0], "hfunc", &hfunc) < 0
        || cb_as_int32(argv[1], "int", &offset) < 0
        || cb_as_address(py, argv[2], &ptr) < 0
        || cb_as_uint32(argv[3], "unsigned int", &numbytes) < 0
        || (CB_UNLIKELY(ptr.held) && cb_held_check(&ptr, "cuParamSetv", "ptr", numbytes) < 0))
        goto done;
    fn_cuParamSetv *call = cb_symbol_address(&driver_symbols[S_cuParamSetv]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hfunc, offset, ptr.value, numbytes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuParamSetv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&ptr);
    return retval;
}

// CUresult cuLaunch(CUfunction f)
static const cb_function f_cuLaunch = {.name = "cuLaunch", CB_PARAMS("f")};

CB_WRAPPER(cuLaunch)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuLaunch, &argv, nargs, kwnames, slots))
        return NULL;
    CUfunction f;
    if (cb_as_handle(py, T_CUfunction, argv[0], "f", &f) < 0)
        return NULL;
    fn_cuLaunch *call = cb_symbol_address(&driver_symbols[S_cuLaunch]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(f);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuLaunch, status, argv);
    return cb_return0(form);
}

// CUresult cuLaunchGrid(CUfunction f, int grid_width, int grid_height)
static const cb_function f_cuLaunchGrid = {
    .name = "cuLaunchGrid",
    CB_PARAMS("f", "grid_width", "grid_height"),
};

CB_WRAPPER(cuLaunchGrid)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuLaunchGrid, &argv, nargs, kwnames, slots))
        return NULL;
    CUfunction f;
    int32_t grid_width, grid_height;
    if (cb_as_handle(py, T_CUfunction, argv[0], "f", &f) < 0
        || cb_as_int32(argv[1], "int", &grid_width) < 0
        || cb_as_int32(argv[2], "int", &grid_height) < 0)
        return NULL;
    fn_cuLaunchGrid *call = cb_symbol_address(&driver_symbols[S_cuLaunchGrid]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(f, grid_width, grid_height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuLaunchGrid, status, argv);
    return cb_return0(form);
}

// CUresult cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream)
static const cb_function f_cuLaunchGridAsync = {
    .name = "cuLaunchGridAsync",
    CB_PARAMS("f", "grid_width", "grid_height", "hStream"),
};

CB_WRAPPER(cuLaunchGridAsync)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuLaunchGridAsync, &argv, nargs, kwnames, slots))
        return NULL;
    CUfunction f;
    int32_t grid_width, grid_height;
    CUstream hStream;
    if (cb_as_handle(py, T_CUfunction, argv[0], "f", &f) < 0
        || cb_as_int32(argv[1], "int", &grid_width) < 0
        || cb_as_int32(argv[2], "int", &grid_height) < 0
        || cb_as_handle(py, T_CUstream, argv[3], "hStream", &hStream) < 0)
        return NULL;
    fn_cuLaunchGridAsync *call = cb_symbol_address(&driver_symbols[S_cuLaunchGridAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(f, grid_width, grid_height, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuLaunchGridAsync, status, argv);
    return cb_return0(form);
}

// CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList,
//     unsigned int numDevices, unsigned int flags)
static const cb_function f_cuLaunchCooperativeKernelMultiDevice = {
    .name = "cuLaunchCooperativeKernelMultiDevice",
    CB_PARAMS("launchParamsList", "numDevices", "flags"),
    .auto_mask = CB_BIT(1), // numDevices
};

CB_WRAPPER(cuLaunchCooperativeKernelMultiDevice)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuLaunchCooperativeKernelMultiDevice, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array launchParamsList;
    uint32_t numDevices, flags;
    cb_array_init(&launchParamsList);
    if (cb_array_records(py, T_CUDA_LAUNCH_PARAMS, argv[0], "launchParamsList",
            &launchParamsList) < 0
        || (argv[1] != NULL && cb_as_uint32(argv[1], "unsigned int", &numDevices) < 0)
        || cb_as_uint32(argv[2], "unsigned int", &flags) < 0)
        goto done;
    if (argv[1] == NULL)
        numDevices = (uint32_t)launchParamsList.length;
    if (cb_array_check(&launchParamsList, numDevices, "launchParamsList") < 0)
        goto done;
    fn_cuLaunchCooperativeKernelMultiDevice *call =
        cb_symbol_address(&driver_symbols[S_cuLaunchCooperativeKernelMultiDevice]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(launchParamsList.data, numDevices, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuLaunchCooperativeKernelMultiDevice, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&launchParamsList);
    return retval;
}

// CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef)
static const cb_function f_cuParamSetTexRef = {
    .name = "cuParamSetTexRef",
    CB_PARAMS("hfunc", "texunit", "hTexRef"),
};

CB_WRAPPER(cuParamSetTexRef)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuParamSetTexRef, &argv, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t texunit;
    CUtexref hTexRef;
    if (cb_as_handle(py, T_CUfunction, argv[0], "hfunc", &hfunc) < 0
        || cb_as_int32(argv[1], "int", &texunit) < 0
        || cb_as_handle(py, T_CUtexref, argv[2], "hTexRef", &hTexRef) < 0)
        return NULL;
    fn_cuParamSetTexRef *call = cb_symbol_address(&driver_symbols[S_cuParamSetTexRef]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hfunc, texunit, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuParamSetTexRef, status, argv);
    return cb_return0(form);
}

// CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)
static const cb_function f_cuFuncSetSharedMemConfig = {
    .name = "cuFuncSetSharedMemConfig",
    CB_PARAMS_OF(cuFuncSetCacheConfig),
};

CB_WRAPPER(cuFuncSetSharedMemConfig)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuFuncSetSharedMemConfig, &argv, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t config;
    if (cb_as_handle(py, T_CUfunction, argv[0], "hfunc", &hfunc) < 0
        || cb_as_enum(py, T_CUsharedconfig, argv[1], "config", &config) < 0)
        return NULL;
    fn_cuFuncSetSharedMemConfig *call =
        cb_symbol_address(&driver_symbols[S_cuFuncSetSharedMemConfig]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hfunc, config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuFuncSetSharedMemConfig, status, argv);
    return cb_return0(form);
}

// CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func,
//     int blockSize, size_t dynamicSMemSize)
static const cb_function f_cuOccupancyMaxActiveBlocksPerMultiprocessor = {
    .name = "cuOccupancyMaxActiveBlocksPerMultiprocessor",
    CB_PARAMS("func", "blockSize", "dynamicSMemSize"),
    .result_count = 1,
};

CB_WRAPPER(cuOccupancyMaxActiveBlocksPerMultiprocessor)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuOccupancyMaxActiveBlocksPerMultiprocessor, &argv, nargs, kwnames,
            slots))
        return NULL;
    int numBlocks = 0;
    CUfunction func;
    int32_t blockSize;
    uint64_t dynamicSMemSize;
    if (cb_as_handle(py, T_CUfunction, argv[0], "func", &func) < 0
        || cb_as_int32(argv[1], "int", &blockSize) < 0
        || cb_as_uint64(argv[2], "size_t", &dynamicSMemSize) < 0)
        return NULL;
    fn_cuOccupancyMaxActiveBlocksPerMultiprocessor *call =
        cb_symbol_address(&driver_symbols[S_cuOccupancyMaxActiveBlocksPerMultiprocessor]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&numBlocks, func, blockSize, dynamicSMemSize);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuOccupancyMaxActiveBlocksPerMultiprocessor, status, argv);
    return cb_return1(form, PyLong_FromLong(numBlocks));
}

// CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func,
//     int blockSize, size_t dynamicSMemSize, unsigned int flags)
static const cb_function f_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags = {
    .name = "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
    CB_PARAMS("func", "blockSize", "dynamicSMemSize", "flags"),
    .result_count = 1,
};

CB_WRAPPER(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, &argv, nargs,
            kwnames, slots))
        return NULL;
    int numBlocks = 0;
    CUfunction func;
    int32_t blockSize;
    uint64_t dynamicSMemSize;
    uint32_t flags;
    if (cb_as_handle(py, T_CUfunction, argv[0], "func", &func) < 0
        || cb_as_int32(argv[1], "int", &blockSize) < 0
        || cb_as_uint64(argv[2], "size_t", &dynamicSMemSize) < 0
        || cb_as_uint32(argv[3], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags *call =
        cb_symbol_address(&driver_symbols[S_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&numBlocks, func, blockSize, dynamicSMemSize, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, status, argv);
    return cb_return1(form, PyLong_FromLong(numBlocks));
}

// CUresult cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func,
//     CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit)
static const cb_function f_cuOccupancyMaxPotentialBlockSize = {
    .name = "cuOccupancyMaxPotentialBlockSize",
    CB_PARAMS("func", "blockSizeToDynamicSMemSize", "dynamicSMemSize", "blockSizeLimit"),
    .result_count = 2,
};

CB_WRAPPER(cuOccupancyMaxPotentialBlockSize)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuOccupancyMaxPotentialBlockSize, &argv, nargs, kwnames, slots))
        return NULL;
    int minGridSize = 0, blockSize = 0;
    CUfunction func;
    cb_callback blockSizeToDynamicSMemSize = {0};
    uint64_t dynamicSMemSize;
    int32_t blockSizeLimit;
    if (cb_as_handle(py, T_CUfunction, argv[0], "func", &func) < 0
        || cb_as_callback(py, T_CUoccupancyB2DSize, argv[1], trampoline_CUoccupancyB2DSize, NULL,
            CB_SCOPE_CALL, &blockSizeToDynamicSMemSize) < 0
        || cb_as_uint64(argv[2], "size_t", &dynamicSMemSize) < 0
        || cb_as_int32(argv[3], "int", &blockSizeLimit) < 0)
        goto done;
    fn_cuOccupancyMaxPotentialBlockSize *call =
        cb_symbol_address(&driver_symbols[S_cuOccupancyMaxPotentialBlockSize]);
    if (call == NULL)
        goto done;
    cb_closure_set_current(blockSizeToDynamicSMemSize.closure);
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&minGridSize, &blockSize, func, blockSizeToDynamicSMemSize.function,
        dynamicSMemSize, blockSizeLimit);
    Py_END_ALLOW_THREADS
    cb_closure_set_current(NULL);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuOccupancyMaxPotentialBlockSize, status, argv);
        goto done;
    }
    PyObject *results[] = {PyLong_FromLong(minGridSize), PyLong_FromLong(blockSize)};
    retval = cb_return_many(form, &f_cuOccupancyMaxPotentialBlockSize, results);
done:
    cb_callback_done(&blockSizeToDynamicSMemSize);
    return retval;
}

// CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize,
//     CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize,
//     int blockSizeLimit, unsigned int flags)
static const cb_function f_cuOccupancyMaxPotentialBlockSizeWithFlags = {
    .name = "cuOccupancyMaxPotentialBlockSizeWithFlags",
    CB_PARAMS("func", "blockSizeToDynamicSMemSize", "dynamicSMemSize", "blockSizeLimit", "flags"),
    .result_count = 2,
};

CB_WRAPPER(cuOccupancyMaxPotentialBlockSizeWithFlags)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cuOccupancyMaxPotentialBlockSizeWithFlags, &argv, nargs, kwnames,
            slots))
        return NULL;
    int minGridSize = 0, blockSize = 0;
    CUfunction func;
    cb_callback blockSizeToDynamicSMemSize = {0};
    uint64_t dynamicSMemSize;
    int32_t blockSizeLimit;
    uint32_t flags;
    if (cb_as_handle(py, T_CUfunction, argv[0], "func", &func) < 0
        || cb_as_callback(py, T_CUoccupancyB2DSize, argv[1], trampoline_CUoccupancyB2DSize, NULL,
            CB_SCOPE_CALL, &blockSizeToDynamicSMemSize) < 0
        || cb_as_uint64(argv[2], "size_t", &dynamicSMemSize) < 0
        || cb_as_int32(argv[3], "int", &blockSizeLimit) < 0
        || cb_as_uint32(argv[4], "unsigned int", &flags) < 0)
        goto done;
    fn_cuOccupancyMaxPotentialBlockSizeWithFlags *call =
        cb_symbol_address(&driver_symbols[S_cuOccupancyMaxPotentialBlockSizeWithFlags]);
    if (call == NULL)
        goto done;
    cb_closure_set_current(blockSizeToDynamicSMemSize.closure);
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&minGridSize, &blockSize, func, blockSizeToDynamicSMemSize.function,
        dynamicSMemSize, blockSizeLimit, flags);
    Py_END_ALLOW_THREADS
    cb_closure_set_current(NULL);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuOccupancyMaxPotentialBlockSizeWithFlags, status, argv);
        goto done;
    }
    PyObject *results[] = {PyLong_FromLong(minGridSize), PyLong_FromLong(blockSize)};
    retval = cb_return_many(form, &f_cuOccupancyMaxPotentialBlockSizeWithFlags, results);
done:
    cb_callback_done(&blockSizeToDynamicSMemSize);
    return retval;
}

// CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func,
//     int numBlocks, int blockSize)
static const cb_function f_cuOccupancyAvailableDynamicSMemPerBlock = {
    .name = "cuOccupancyAvailableDynamicSMemPerBlock",
    CB_PARAMS("func", "numBlocks", "blockSize"),
    .result_count = 1,
};

CB_WRAPPER(cuOccupancyAvailableDynamicSMemPerBlock)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuOccupancyAvailableDynamicSMemPerBlock, &argv, nargs, kwnames,
            slots))
        return NULL;
    size_t dynamicSmemSize = 0;
    CUfunction func;
    int32_t numBlocks, blockSize;
    if (cb_as_handle(py, T_CUfunction, argv[0], "func", &func) < 0
        || cb_as_int32(argv[1], "int", &numBlocks) < 0
        || cb_as_int32(argv[2], "int", &blockSize) < 0)
        return NULL;
    fn_cuOccupancyAvailableDynamicSMemPerBlock *call =
        cb_symbol_address(&driver_symbols[S_cuOccupancyAvailableDynamicSMemPerBlock]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&dynamicSmemSize, func, numBlocks, blockSize);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuOccupancyAvailableDynamicSMemPerBlock, status, argv);
    return cb_return1(form, PyLong_FromSize_t(dynamicSmemSize));
}

CB_PARAM_LIST(cuOccupancyMaxPotentialClusterSize, "func", "config");

// CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func,
//     const CUlaunchConfig *config)
static const cb_function f_cuOccupancyMaxPotentialClusterSize = {
    .name = "cuOccupancyMaxPotentialClusterSize",
    CB_PARAMS_OF(cuOccupancyMaxPotentialClusterSize),
    .result_count = 1,
};

CB_WRAPPER(cuOccupancyMaxPotentialClusterSize)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuOccupancyMaxPotentialClusterSize, &argv, nargs, kwnames, slots))
        return NULL;
    int clusterSize = 0;
    CUfunction func;
    const CUlaunchConfig *config;
    if (cb_as_handle(py, T_CUfunction, argv[0], "func", &func) < 0
        || cb_as_record(py, T_CUlaunchConfig, argv[1], "config", &config) < 0)
        return NULL;
    fn_cuOccupancyMaxPotentialClusterSize *call =
        cb_symbol_address(&driver_symbols[S_cuOccupancyMaxPotentialClusterSize]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&clusterSize, func, config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuOccupancyMaxPotentialClusterSize, status, argv);
    return cb_return1(form, PyLong_FromLong(clusterSize));
}

// CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func,
//     const CUlaunchConfig *config)
static const cb_function f_cuOccupancyMaxActiveClusters = {
    .name = "cuOccupancyMaxActiveClusters",
    CB_PARAMS_OF(cuOccupancyMaxPotentialClusterSize),
    .result_count = 1,
};

CB_WRAPPER(cuOccupancyMaxActiveClusters)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuOccupancyMaxActiveClusters, &argv, nargs, kwnames, slots))
        return NULL;
    int numClusters = 0;
    CUfunction func;
    const CUlaunchConfig *config;
    if (cb_as_handle(py, T_CUfunction, argv[0], "func", &func) < 0
        || cb_as_record(py, T_CUlaunchConfig, argv[1], "config", &config) < 0)
        return NULL;
    fn_cuOccupancyMaxActiveClusters *call =
        cb_symbol_address(&driver_symbols[S_cuOccupancyMaxActiveClusters]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&numClusters, func, config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuOccupancyMaxActiveClusters, status, argv);
    return cb_return1(form, PyLong_FromLong(numClusters));
}
