// functions_execution.c of cubind for CUDA Driver API, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)
static const cb_function f_cuFuncGetAttribute = {.name = "cuFuncGetAttribute",
    .params = (const char *const[]){"attrib", "hfunc", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuFuncGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuFuncGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    int pi = 0;
    int32_t attrib;
    CUfunction hfunc;
    if (cb_as_enum(m, T_CUfunction_attribute, args[0], "attrib", &attrib) < 0
        || cb_as_handle(m, T_CUfunction, args[1], &hfunc) < 0)
        return NULL;
    fn_cuFuncGetAttribute *call = cb_symbol_address(&symbols[S_cuFuncGetAttribute]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pi, (CUfunction_attribute)attrib, hfunc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncGetAttribute, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(pi));
}

// CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)
static const cb_function f_cuFuncSetAttribute = {.name = "cuFuncSetAttribute",
    .params = (const char *const[]){"hfunc", "attrib", "value", NULL}, .param_count = 3};

CB_WRAPPER(cuFuncSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuFuncSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t attrib, value;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0
        || cb_as_enum(m, T_CUfunction_attribute, args[1], "attrib", &attrib) < 0
        || cb_as_int32(args[2], "int", &value) < 0)
        return NULL;
    fn_cuFuncSetAttribute *call = cb_symbol_address(&symbols[S_cuFuncSetAttribute]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hfunc, (CUfunction_attribute)attrib, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncSetAttribute, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)
static const cb_function f_cuFuncSetCacheConfig = {.name = "cuFuncSetCacheConfig",
    .params = (const char *const[]){"hfunc", "config", NULL}, .param_count = 2};

CB_WRAPPER(cuFuncSetCacheConfig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuFuncSetCacheConfig, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t config;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0
        || cb_as_enum(m, T_CUfunc_cache, args[1], "config", &config) < 0)
        return NULL;
    fn_cuFuncSetCacheConfig *call = cb_symbol_address(&symbols[S_cuFuncSetCacheConfig]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hfunc, (CUfunc_cache)config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncSetCacheConfig, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)
static const cb_function f_cuFuncGetModule = {.name = "cuFuncGetModule",
    .params = (const char *const[]){"hfunc", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuFuncGetModule)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuFuncGetModule, &args, nargs, kwnames, slots))
        return NULL;
    CUmodule hmod = NULL;
    CUfunction hfunc;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        return NULL;
    fn_cuFuncGetModule *call = cb_symbol_address(&symbols[S_cuFuncGetModule]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&hmod, hfunc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncGetModule, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmodule, &hmod));
}

// CUresult cuFuncGetName(const char **name, CUfunction hfunc)
static const cb_function f_cuFuncGetName = {.name = "cuFuncGetName",
    .params = (const char *const[]){"hfunc", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuFuncGetName)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuFuncGetName, &args, nargs, kwnames, slots))
        return NULL;
    const char *name = NULL;
    CUfunction hfunc;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        return NULL;
    fn_cuFuncGetName *call = cb_symbol_address(&symbols[S_cuFuncGetName]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&name, hfunc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncGetName, status, args, NULL);
    return cb_return1(s, cb_string_result(s, name));
}

// CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset,
//     size_t *paramSize)
static const cb_function f_cuFuncGetParamInfo = {.name = "cuFuncGetParamInfo",
    .params = (const char *const[]){"func", "paramIndex", NULL}, .param_count = 2,
    .result_count = 2};

CB_WRAPPER(cuFuncGetParamInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuFuncGetParamInfo, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction func;
    uint64_t paramIndex;
    size_t paramOffset = 0, paramSize = 0;
    if (cb_as_handle(m, T_CUfunction, args[0], &func) < 0
        || cb_as_uint64(args[1], "size_t", &paramIndex) < 0)
        return NULL;
    fn_cuFuncGetParamInfo *call = cb_symbol_address(&symbols[S_cuFuncGetParamInfo]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(func, paramIndex, &paramOffset, &paramSize);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncGetParamInfo, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(paramOffset), PyLong_FromUnsignedLong(paramSize)};
    return cb_return_many(s, &f_cuFuncGetParamInfo, values);
}

// CUresult cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)
static const cb_function f_cuFuncIsLoaded = {.name = "cuFuncIsLoaded",
    .params = (const char *const[]){"function", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuFuncIsLoaded)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuFuncIsLoaded, &args, nargs, kwnames, slots))
        return NULL;
    CUfunctionLoadingState state = 0;
    CUfunction function;
    if (cb_as_handle(m, T_CUfunction, args[0], &function) < 0)
        return NULL;
    fn_cuFuncIsLoaded *call = cb_symbol_address(&symbols[S_cuFuncIsLoaded]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&state, function);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncIsLoaded, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUfunctionLoadingState, state));
}

// CUresult cuFuncLoad(CUfunction function)
static const cb_function f_cuFuncLoad = {.name = "cuFuncLoad",
    .params = (const char *const[]){"function", NULL}, .param_count = 1};

CB_WRAPPER(cuFuncLoad)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuFuncLoad, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction function;
    if (cb_as_handle(m, T_CUfunction, args[0], &function) < 0)
        return NULL;
    fn_cuFuncLoad *call = cb_symbol_address(&symbols[S_cuFuncLoad]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(function);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncLoad, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
//     unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
//     unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams,
//     void **extra)
static const cb_function f_cuLaunchKernel = {.name = "cuLaunchKernel",
    .params = (const char *const[]){"f", "gridDimX", "gridDimY", "gridDimZ", "blockDimX",
        "blockDimY", "blockDimZ", "sharedMemBytes", "hStream", "kernelParams", "extra", NULL},
    .param_count = 11, .optional_mask = 0x400};

CB_WRAPPER(cuLaunchKernel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cuLaunchKernel, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction f;
    uint32_t gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes;
    CUstream hStream;
    cb_pack kernelParams;
    uint64_t extra = 0;
    cb_pack_init(&kernelParams);
    if (cb_as_handle(m, T_CUfunction, args[0], &f) < 0
        || cb_as_uint32(args[1], "unsigned int", &gridDimX) < 0
        || cb_as_uint32(args[2], "unsigned int", &gridDimY) < 0
        || cb_as_uint32(args[3], "unsigned int", &gridDimZ) < 0
        || cb_as_uint32(args[4], "unsigned int", &blockDimX) < 0
        || cb_as_uint32(args[5], "unsigned int", &blockDimY) < 0
        || cb_as_uint32(args[6], "unsigned int", &blockDimZ) < 0
        || cb_as_uint32(args[7], "unsigned int", &sharedMemBytes) < 0
        || cb_as_handle(m, T_CUstream, args[8], &hStream) < 0
        || cb_pack_params(m, args[9], &kernelParams) < 0
        || (!(s->checked && args[10] == Py_None)
            && cb_as_uint64(args[10], "unsigned PY_LONG_LONG", &extra) < 0))
        goto done;
    fn_cuLaunchKernel *call = cb_symbol_address(&symbols[S_cuLaunchKernel]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    CUresult status = call(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ,
        sharedMemBytes, hStream, kernelParams.params, (void **)(uintptr_t)extra);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuLaunchKernel, status, args, NULL);
done:
    cb_pack_done(&kernelParams);
    return result;
}

// CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams,
//     void **extra)
static const cb_function f_cuLaunchKernelEx = {.name = "cuLaunchKernelEx",
    .params = (const char *const[]){"config", "f", "kernelParams", "extra", NULL},
    .param_count = 4, .optional_mask = 0x8};

CB_WRAPPER(cuLaunchKernelEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuLaunchKernelEx, &args, nargs, kwnames, slots))
        return NULL;
    const CUlaunchConfig *config;
    CUfunction f;
    cb_pack kernelParams;
    uint64_t extra = 0;
    cb_pack_init(&kernelParams);
    if (cb_as_record(m, T_CUlaunchConfig, args[0], "config", &config) < 0
        || cb_as_handle(m, T_CUfunction, args[1], &f) < 0
        || cb_pack_params(m, args[2], &kernelParams) < 0
        || (!(s->checked && args[3] == Py_None)
            && cb_as_uint64(args[3], "unsigned PY_LONG_LONG", &extra) < 0))
        goto done;
    fn_cuLaunchKernelEx *call = cb_symbol_address(&symbols[S_cuLaunchKernelEx]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    CUresult status = call(config, f, kernelParams.params, (void **)(uintptr_t)extra);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuLaunchKernelEx, status, args, NULL);
done:
    cb_pack_done(&kernelParams);
    return result;
}

// CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
//     unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
//     unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams)
static const cb_function f_cuLaunchCooperativeKernel = {.name = "cuLaunchCooperativeKernel",
    .params = (const char *const[]){"f", "gridDimX", "gridDimY", "gridDimZ", "blockDimX",
        "blockDimY", "blockDimZ", "sharedMemBytes", "hStream", "kernelParams", NULL},
    .param_count = 10};

CB_WRAPPER(cuLaunchCooperativeKernel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[10], *result = NULL;
    if (!cb_arguments(s, &f_cuLaunchCooperativeKernel, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction f;
    uint32_t gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes;
    CUstream hStream;
    cb_pack kernelParams;
    cb_pack_init(&kernelParams);
    if (cb_as_handle(m, T_CUfunction, args[0], &f) < 0
        || cb_as_uint32(args[1], "unsigned int", &gridDimX) < 0
        || cb_as_uint32(args[2], "unsigned int", &gridDimY) < 0
        || cb_as_uint32(args[3], "unsigned int", &gridDimZ) < 0
        || cb_as_uint32(args[4], "unsigned int", &blockDimX) < 0
        || cb_as_uint32(args[5], "unsigned int", &blockDimY) < 0
        || cb_as_uint32(args[6], "unsigned int", &blockDimZ) < 0
        || cb_as_uint32(args[7], "unsigned int", &sharedMemBytes) < 0
        || cb_as_handle(m, T_CUstream, args[8], &hStream) < 0
        || cb_pack_params(m, args[9], &kernelParams) < 0)
        goto done;
    fn_cuLaunchCooperativeKernel *call = cb_symbol_address(&symbols[S_cuLaunchCooperativeKernel]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes,
        hStream, kernelParams.params);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuLaunchCooperativeKernel, status, args, NULL);
done:
    cb_pack_done(&kernelParams);
    return result;
}

// CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList,
//     unsigned int numDevices, unsigned int flags)
static const cb_function f_cuLaunchCooperativeKernelMultiDevice = {
    .name = "cuLaunchCooperativeKernelMultiDevice",
    .params = (const char *const[]){"launchParamsList", "numDevices", "flags", NULL},
    .param_count = 3, .auto_mask = 0x2};

CB_WRAPPER(cuLaunchCooperativeKernelMultiDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuLaunchCooperativeKernelMultiDevice, &args, nargs, kwnames, slots))
        return NULL;
    cb_array launchParamsList;
    uint32_t numDevices = 0;
    uint32_t flags;
    cb_array_init(&launchParamsList);
    if (cb_array_records(m, T_CUDA_LAUNCH_PARAMS, args[0], "launchParamsList",
            &launchParamsList) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &numDevices) < 0)
        || cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        goto done;
    if (args[1] == NULL && launchParamsList.length > (size_t)numDevices)
        numDevices = (uint32_t)launchParamsList.length;
    if (cb_array_check(&launchParamsList, (size_t)numDevices) < 0)
        goto done;
    fn_cuLaunchCooperativeKernelMultiDevice *call =
        cb_symbol_address(&symbols[S_cuLaunchCooperativeKernelMultiDevice]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(launchParamsList.data, numDevices, flags);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuLaunchCooperativeKernelMultiDevice, status, args, NULL);
done:
    cb_array_done(&launchParamsList);
    return result;
}

// CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)
static const cb_function f_cuLaunchHostFunc = {.name = "cuLaunchHostFunc",
    .params = (const char *const[]){"hStream", "fn", "userData", NULL}, .param_count = 3,
    .optional_mask = 0x4};

CB_WRAPPER(cuLaunchHostFunc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuLaunchHostFunc, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    cb_callback fn = {0};
    bool fn_taken = false;
    cb_address userData;
    userData.value = NULL;
    userData.held = false;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0
        || cb_as_callback(m, T_CUhostFn, args[1], (void *)trampoline_CUhostFn, args[2],
            CB_SCOPE_ONCE, &fn) < 0
        || (fn.closure == NULL && cb_as_address(m, args[2], &userData) < 0))
        goto done;
    fn_cuLaunchHostFunc *call = cb_symbol_address(&symbols[S_cuLaunchHostFunc]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream, (CUhostFn)fn.function, fn.closure != NULL ? fn.closure : userData.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLaunchHostFunc, status, args, NULL);
        goto done;
    }
    fn_taken = true;
    result = cb_return0(s);
done:
    cb_callback_finish(s->module, &fn, fn_taken, NULL);
    cb_address_release(&userData);
    return result;
}

// CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)
static const cb_function f_cuFuncSetBlockShape = {.name = "cuFuncSetBlockShape",
    .params = (const char *const[]){"hfunc", "x", "y", "z", NULL}, .param_count = 4};

CB_WRAPPER(cuFuncSetBlockShape)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuFuncSetBlockShape, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t x, y, z;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0
        || cb_as_int32(args[1], "int", &x) < 0
        || cb_as_int32(args[2], "int", &y) < 0
        || cb_as_int32(args[3], "int", &z) < 0)
        return NULL;
    fn_cuFuncSetBlockShape *call = cb_symbol_address(&symbols[S_cuFuncSetBlockShape]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hfunc, x, y, z);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncSetBlockShape, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes)
static const cb_function f_cuFuncSetSharedSize = {.name = "cuFuncSetSharedSize",
    .params = (const char *const[]){"hfunc", "numbytes", NULL}, .param_count = 2};

CB_WRAPPER(cuFuncSetSharedSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuFuncSetSharedSize, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    uint32_t bytes;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0
        || cb_as_uint32(args[1], "unsigned int", &bytes) < 0)
        return NULL;
    fn_cuFuncSetSharedSize *call = cb_symbol_address(&symbols[S_cuFuncSetSharedSize]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hfunc, bytes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncSetSharedSize, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuParamSetSize(CUfunction hfunc, unsigned int numbytes)
static const cb_function f_cuParamSetSize = {.name = "cuParamSetSize",
    .params = (const char *const[]){"hfunc", "numbytes", NULL}, .param_count = 2};

CB_WRAPPER(cuParamSetSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuParamSetSize, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    uint32_t numbytes;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0
        || cb_as_uint32(args[1], "unsigned int", &numbytes) < 0)
        return NULL;
    fn_cuParamSetSize *call = cb_symbol_address(&symbols[S_cuParamSetSize]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hfunc, numbytes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuParamSetSize, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned int value)
static const cb_function f_cuParamSeti = {.name = "cuParamSeti",
    .params = (const char *const[]){"hfunc", "offset", "value", NULL}, .param_count = 3};

CB_WRAPPER(cuParamSeti)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuParamSeti, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t offset;
    uint32_t value;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0
        || cb_as_int32(args[1], "int", &offset) < 0
        || cb_as_uint32(args[2], "unsigned int", &value) < 0)
        return NULL;
    fn_cuParamSeti *call = cb_symbol_address(&symbols[S_cuParamSeti]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hfunc, offset, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuParamSeti, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuParamSetf(CUfunction hfunc, int offset, float value)
static const cb_function f_cuParamSetf = {.name = "cuParamSetf",
    .params = (const char *const[]){"hfunc", "offset", "value", NULL}, .param_count = 3};

CB_WRAPPER(cuParamSetf)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuParamSetf, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t offset;
    float value;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0
        || cb_as_int32(args[1], "int", &offset) < 0
        || cb_as_float(args[2], &value) < 0)
        return NULL;
    fn_cuParamSetf *call = cb_symbol_address(&symbols[S_cuParamSetf]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hfunc, offset, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuParamSetf, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes)
static const cb_function f_cuParamSetv = {.name = "cuParamSetv",
    .params = (const char *const[]){"hfunc", "offset", "ptr", "numbytes", NULL}, .param_count = 4};

CB_WRAPPER(cuParamSetv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuParamSetv, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t offset;
    cb_address ptr;
    uint32_t numbytes;
    ptr.held = false;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0
        || cb_as_int32(args[1], "int", &offset) < 0
        || cb_as_address(m, args[2], &ptr) < 0
        || cb_as_uint32(args[3], "unsigned int", &numbytes) < 0
        || (CB_UNLIKELY(ptr.held)
            && cb_address_check(&ptr, "cuParamSetv", "ptr", CB_COUNT(numbytes)) < 0))
        goto done;
    fn_cuParamSetv *call = cb_symbol_address(&symbols[S_cuParamSetv]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hfunc, offset, ptr.value, numbytes);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuParamSetv, status, args, NULL);
done:
    cb_address_release(&ptr);
    return result;
}

// CUresult cuLaunch(CUfunction f)
static const cb_function f_cuLaunch = {.name = "cuLaunch",
    .params = (const char *const[]){"f", NULL}, .param_count = 1};

CB_WRAPPER(cuLaunch)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuLaunch, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction f;
    if (cb_as_handle(m, T_CUfunction, args[0], &f) < 0)
        return NULL;
    fn_cuLaunch *call = cb_symbol_address(&symbols[S_cuLaunch]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(f);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLaunch, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuLaunchGrid(CUfunction f, int grid_width, int grid_height)
static const cb_function f_cuLaunchGrid = {.name = "cuLaunchGrid",
    .params = (const char *const[]){"f", "grid_width", "grid_height", NULL}, .param_count = 3};

CB_WRAPPER(cuLaunchGrid)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuLaunchGrid, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction f;
    int32_t grid_width, grid_height;
    if (cb_as_handle(m, T_CUfunction, args[0], &f) < 0
        || cb_as_int32(args[1], "int", &grid_width) < 0
        || cb_as_int32(args[2], "int", &grid_height) < 0)
        return NULL;
    fn_cuLaunchGrid *call = cb_symbol_address(&symbols[S_cuLaunchGrid]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(f, grid_width, grid_height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLaunchGrid, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream)
static const cb_function f_cuLaunchGridAsync = {.name = "cuLaunchGridAsync",
    .params = (const char *const[]){"f", "grid_width", "grid_height", "hStream", NULL},
    .param_count = 4};

CB_WRAPPER(cuLaunchGridAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuLaunchGridAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction f;
    int32_t grid_width, grid_height;
    CUstream hStream;
    if (cb_as_handle(m, T_CUfunction, args[0], &f) < 0
        || cb_as_int32(args[1], "int", &grid_width) < 0
        || cb_as_int32(args[2], "int", &grid_height) < 0
        || cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        return NULL;
    fn_cuLaunchGridAsync *call = cb_symbol_address(&symbols[S_cuLaunchGridAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(f, grid_width, grid_height, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLaunchGridAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef)
static const cb_function f_cuParamSetTexRef = {.name = "cuParamSetTexRef",
    .params = (const char *const[]){"hfunc", "texunit", "hTexRef", NULL}, .param_count = 3};

CB_WRAPPER(cuParamSetTexRef)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuParamSetTexRef, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t texunit;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0
        || cb_as_int32(args[1], "int", &texunit) < 0
        || cb_as_handle(m, T_CUtexref, args[2], &hTexRef) < 0)
        return NULL;
    fn_cuParamSetTexRef *call = cb_symbol_address(&symbols[S_cuParamSetTexRef]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hfunc, texunit, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuParamSetTexRef, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)
static const cb_function f_cuFuncSetSharedMemConfig = {.name = "cuFuncSetSharedMemConfig",
    .params = (const char *const[]){"hfunc", "config", NULL}, .param_count = 2};

CB_WRAPPER(cuFuncSetSharedMemConfig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuFuncSetSharedMemConfig, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t config;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0
        || cb_as_enum(m, T_CUsharedconfig, args[1], "config", &config) < 0)
        return NULL;
    fn_cuFuncSetSharedMemConfig *call = cb_symbol_address(&symbols[S_cuFuncSetSharedMemConfig]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hfunc, (CUsharedconfig)config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncSetSharedMemConfig, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func,
//     int blockSize, size_t dynamicSMemSize)
static const cb_function f_cuOccupancyMaxActiveBlocksPerMultiprocessor = {
    .name = "cuOccupancyMaxActiveBlocksPerMultiprocessor",
    .params = (const char *const[]){"func", "blockSize", "dynamicSMemSize", NULL},
    .param_count = 3, .result_count = 1};

CB_WRAPPER(cuOccupancyMaxActiveBlocksPerMultiprocessor)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuOccupancyMaxActiveBlocksPerMultiprocessor, &args, nargs, kwnames,
            slots))
        return NULL;
    int numBlocks = 0;
    CUfunction func;
    int32_t blockSize;
    uint64_t dynamicSMemSize;
    if (cb_as_handle(m, T_CUfunction, args[0], &func) < 0
        || cb_as_int32(args[1], "int", &blockSize) < 0
        || cb_as_uint64(args[2], "size_t", &dynamicSMemSize) < 0)
        return NULL;
    fn_cuOccupancyMaxActiveBlocksPerMultiprocessor *call =
        cb_symbol_address(&symbols[S_cuOccupancyMaxActiveBlocksPerMultiprocessor]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&numBlocks, func, blockSize, dynamicSMemSize);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuOccupancyMaxActiveBlocksPerMultiprocessor, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(numBlocks));
}

// CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func,
//     int blockSize, size_t dynamicSMemSize, unsigned int flags)
static const cb_function f_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags = {
    .name = "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
    .params = (const char *const[]){"func", "blockSize", "dynamicSMemSize", "flags", NULL},
    .param_count = 4, .result_count = 1};

CB_WRAPPER(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, &args, nargs,
            kwnames, slots))
        return NULL;
    int numBlocks = 0;
    CUfunction func;
    int32_t blockSize;
    uint64_t dynamicSMemSize;
    uint32_t flags;
    if (cb_as_handle(m, T_CUfunction, args[0], &func) < 0
        || cb_as_int32(args[1], "int", &blockSize) < 0
        || cb_as_uint64(args[2], "size_t", &dynamicSMemSize) < 0
        || cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags *call =
        cb_symbol_address(&symbols[S_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&numBlocks, func, blockSize, dynamicSMemSize, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, status, args,
            NULL);
    return cb_return1(s, PyLong_FromLong(numBlocks));
}

// CUresult cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func,
//     CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit)
static const cb_function f_cuOccupancyMaxPotentialBlockSize = {
    .name = "cuOccupancyMaxPotentialBlockSize",
    .params = (const char *const[]){"func", "blockSizeToDynamicSMemSize", "dynamicSMemSize",
        "blockSizeLimit", NULL},
    .param_count = 4, .result_count = 2};

CB_WRAPPER(cuOccupancyMaxPotentialBlockSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuOccupancyMaxPotentialBlockSize, &args, nargs, kwnames, slots))
        return NULL;
    int minGridSize = 0, blockSize = 0;
    CUfunction func;
    cb_callback blockSizeToDynamicSMemSize = {0};
    bool blockSizeToDynamicSMemSize_taken = false;
    uint64_t dynamicSMemSize;
    int32_t blockSizeLimit;
    if (cb_as_handle(m, T_CUfunction, args[0], &func) < 0
        || cb_as_callback(m, T_CUoccupancyB2DSize, args[1], (void *)trampoline_CUoccupancyB2DSize,
            NULL, CB_SCOPE_CALL, &blockSizeToDynamicSMemSize) < 0
        || cb_as_uint64(args[2], "size_t", &dynamicSMemSize) < 0
        || cb_as_int32(args[3], "int", &blockSizeLimit) < 0)
        goto done;
    fn_cuOccupancyMaxPotentialBlockSize *call =
        cb_symbol_address(&symbols[S_cuOccupancyMaxPotentialBlockSize]);
    if (call == NULL)
        goto done;
    cb_closure_set_current(blockSizeToDynamicSMemSize.closure);
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&minGridSize, &blockSize, func,
        (CUoccupancyB2DSize)blockSizeToDynamicSMemSize.function, dynamicSMemSize, blockSizeLimit);
    Py_END_ALLOW_THREADS
    cb_closure_set_current(NULL);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuOccupancyMaxPotentialBlockSize, status, args, NULL);
        goto done;
    }
    blockSizeToDynamicSMemSize_taken = true;
    PyObject *values[] = {PyLong_FromLong(minGridSize), PyLong_FromLong(blockSize)};
    result = cb_return_many(s, &f_cuOccupancyMaxPotentialBlockSize, values);
done:
    cb_callback_finish(s->module, &blockSizeToDynamicSMemSize, blockSizeToDynamicSMemSize_taken,
        NULL);
    return result;
}

// CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize,
//     CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize,
//     int blockSizeLimit, unsigned int flags)
static const cb_function f_cuOccupancyMaxPotentialBlockSizeWithFlags = {
    .name = "cuOccupancyMaxPotentialBlockSizeWithFlags",
    .params = (const char *const[]){"func", "blockSizeToDynamicSMemSize", "dynamicSMemSize",
        "blockSizeLimit", "flags", NULL},
    .param_count = 5, .result_count = 2};

CB_WRAPPER(cuOccupancyMaxPotentialBlockSizeWithFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cuOccupancyMaxPotentialBlockSizeWithFlags, &args, nargs, kwnames,
            slots))
        return NULL;
    int minGridSize = 0, blockSize = 0;
    CUfunction func;
    cb_callback blockSizeToDynamicSMemSize = {0};
    bool blockSizeToDynamicSMemSize_taken = false;
    uint64_t dynamicSMemSize;
    int32_t blockSizeLimit;
    uint32_t flags;
    if (cb_as_handle(m, T_CUfunction, args[0], &func) < 0
        || cb_as_callback(m, T_CUoccupancyB2DSize, args[1], (void *)trampoline_CUoccupancyB2DSize,
            NULL, CB_SCOPE_CALL, &blockSizeToDynamicSMemSize) < 0
        || cb_as_uint64(args[2], "size_t", &dynamicSMemSize) < 0
        || cb_as_int32(args[3], "int", &blockSizeLimit) < 0
        || cb_as_uint32(args[4], "unsigned int", &flags) < 0)
        goto done;
    fn_cuOccupancyMaxPotentialBlockSizeWithFlags *call =
        cb_symbol_address(&symbols[S_cuOccupancyMaxPotentialBlockSizeWithFlags]);
    if (call == NULL)
        goto done;
    cb_closure_set_current(blockSizeToDynamicSMemSize.closure);
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&minGridSize, &blockSize, func,
        (CUoccupancyB2DSize)blockSizeToDynamicSMemSize.function, dynamicSMemSize, blockSizeLimit,
        flags);
    Py_END_ALLOW_THREADS
    cb_closure_set_current(NULL);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuOccupancyMaxPotentialBlockSizeWithFlags, status, args, NULL);
        goto done;
    }
    blockSizeToDynamicSMemSize_taken = true;
    PyObject *values[] = {PyLong_FromLong(minGridSize), PyLong_FromLong(blockSize)};
    result = cb_return_many(s, &f_cuOccupancyMaxPotentialBlockSizeWithFlags, values);
done:
    cb_callback_finish(s->module, &blockSizeToDynamicSMemSize, blockSizeToDynamicSMemSize_taken,
        NULL);
    return result;
}

// CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func,
//     int numBlocks, int blockSize)
static const cb_function f_cuOccupancyAvailableDynamicSMemPerBlock = {
    .name = "cuOccupancyAvailableDynamicSMemPerBlock",
    .params = (const char *const[]){"func", "numBlocks", "blockSize", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cuOccupancyAvailableDynamicSMemPerBlock)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuOccupancyAvailableDynamicSMemPerBlock, &args, nargs, kwnames, slots))
        return NULL;
    size_t dynamicSmemSize = 0;
    CUfunction func;
    int32_t numBlocks, blockSize;
    if (cb_as_handle(m, T_CUfunction, args[0], &func) < 0
        || cb_as_int32(args[1], "int", &numBlocks) < 0
        || cb_as_int32(args[2], "int", &blockSize) < 0)
        return NULL;
    fn_cuOccupancyAvailableDynamicSMemPerBlock *call =
        cb_symbol_address(&symbols[S_cuOccupancyAvailableDynamicSMemPerBlock]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&dynamicSmemSize, func, numBlocks, blockSize);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuOccupancyAvailableDynamicSMemPerBlock, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(dynamicSmemSize));
}

// CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func,
//     const CUlaunchConfig *config)
static const cb_function f_cuOccupancyMaxPotentialClusterSize = {
    .name = "cuOccupancyMaxPotentialClusterSize",
    .params = (const char *const[]){"func", "config", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuOccupancyMaxPotentialClusterSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuOccupancyMaxPotentialClusterSize, &args, nargs, kwnames, slots))
        return NULL;
    int clusterSize = 0;
    CUfunction func;
    const CUlaunchConfig *config;
    if (cb_as_handle(m, T_CUfunction, args[0], &func) < 0
        || cb_as_record(m, T_CUlaunchConfig, args[1], "config", &config) < 0)
        return NULL;
    fn_cuOccupancyMaxPotentialClusterSize *call =
        cb_symbol_address(&symbols[S_cuOccupancyMaxPotentialClusterSize]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&clusterSize, func, config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuOccupancyMaxPotentialClusterSize, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(clusterSize));
}

// CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func,
//     const CUlaunchConfig *config)
static const cb_function f_cuOccupancyMaxActiveClusters = {.name = "cuOccupancyMaxActiveClusters",
    .params = (const char *const[]){"func", "config", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuOccupancyMaxActiveClusters)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuOccupancyMaxActiveClusters, &args, nargs, kwnames, slots))
        return NULL;
    int numClusters = 0;
    CUfunction func;
    const CUlaunchConfig *config;
    if (cb_as_handle(m, T_CUfunction, args[0], &func) < 0
        || cb_as_record(m, T_CUlaunchConfig, args[1], "config", &config) < 0)
        return NULL;
    fn_cuOccupancyMaxActiveClusters *call =
        cb_symbol_address(&symbols[S_cuOccupancyMaxActiveClusters]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&numClusters, func, config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuOccupancyMaxActiveClusters, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(numClusters));
}

