// functions_4.c of cubind's binding of the CUDA Driver API, API version 12.9.
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

// CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int
//     flags)
static const char *const params_cuStreamWaitValue64[] = {"stream", "addr", "value", "flags", NULL};
static const cb_function f_cuStreamWaitValue64 = {.name = "cuStreamWaitValue64",
    .params = params_cuStreamWaitValue64, .param_count = 4, .result_count = 0,
    .optional_mask = 0x8};

CB_WRAPPER(cuStreamWaitValue64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuStreamWaitValue64, &args, nargs, kwnames, slots))
        return NULL;
    CUstream stream;
    CUdeviceptr addr;
    cuuint64_t value;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &stream) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &addr, sizeof addr) < 0)
        return NULL;
    if (cb_as_scalar(m, T_cuuint64_t, args[2], &value, sizeof value) < 0)
        return NULL;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuStreamWaitValue64 *call = cb_symbol_address(&symbols[S_cuStreamWaitValue64]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, addr, value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamWaitValue64, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned
//     int flags)
static const char *const params_cuStreamWriteValue32[] = {"stream", "addr", "value", "flags", NULL};
static const cb_function f_cuStreamWriteValue32 = {.name = "cuStreamWriteValue32",
    .params = params_cuStreamWriteValue32, .param_count = 4, .result_count = 0,
    .optional_mask = 0x8};

CB_WRAPPER(cuStreamWriteValue32)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuStreamWriteValue32, &args, nargs, kwnames, slots))
        return NULL;
    CUstream stream;
    CUdeviceptr addr;
    cuuint32_t value;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &stream) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &addr, sizeof addr) < 0)
        return NULL;
    if (cb_as_scalar(m, T_cuuint32_t, args[2], &value, sizeof value) < 0)
        return NULL;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuStreamWriteValue32 *call = cb_symbol_address(&symbols[S_cuStreamWriteValue32]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, addr, value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamWriteValue32, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned
//     int flags)
static const char *const params_cuStreamWriteValue64[] = {"stream", "addr", "value", "flags", NULL};
static const cb_function f_cuStreamWriteValue64 = {.name = "cuStreamWriteValue64",
    .params = params_cuStreamWriteValue64, .param_count = 4, .result_count = 0,
    .optional_mask = 0x8};

CB_WRAPPER(cuStreamWriteValue64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuStreamWriteValue64, &args, nargs, kwnames, slots))
        return NULL;
    CUstream stream;
    CUdeviceptr addr;
    cuuint64_t value;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &stream) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &addr, sizeof addr) < 0)
        return NULL;
    if (cb_as_scalar(m, T_cuuint64_t, args[2], &value, sizeof value) < 0)
        return NULL;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuStreamWriteValue64 *call = cb_symbol_address(&symbols[S_cuStreamWriteValue64]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, addr, value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamWriteValue64, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count, CUstreamBatchMemOpParams
//     *paramArray, unsigned int flags)
static const char *const params_cuStreamBatchMemOp[] = {"stream", "count", "paramArray", "flags",
    NULL};
static const cb_function f_cuStreamBatchMemOp = {.name = "cuStreamBatchMemOp",
    .params = params_cuStreamBatchMemOp, .param_count = 4, .result_count = 0, .optional_mask = 0x8,
    .auto_mask = 0x2};

CB_WRAPPER(cuStreamBatchMemOp)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuStreamBatchMemOp, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUstream stream;
    uint32_t count = 0;
    cb_array paramArray;
    cb_array_init(&paramArray);
    uint32_t flags = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &stream) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &count) < 0)
        goto done;
    if (cb_array_records(m, T_CUstreamBatchMemOpParams, args[2], "paramArray", &paramArray) < 0)
        goto done;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        goto done;
    if (args[1] == NULL && paramArray.length > (size_t)count)
        count = (uint32_t)paramArray.length;
    if (cb_array_check(&paramArray, (size_t)count) < 0)
        goto done;
    fn_cuStreamBatchMemOp *call = cb_symbol_address(&symbols[S_cuStreamBatchMemOp]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, count, paramArray.data, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuStreamBatchMemOp, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&paramArray);
    return result;
}

// CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)
static const char *const params_cuFuncGetAttribute[] = {"attrib", "hfunc", NULL};
static const cb_function f_cuFuncGetAttribute = {.name = "cuFuncGetAttribute",
    .params = params_cuFuncGetAttribute, .param_count = 2, .result_count = 1};

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
    if (cb_as_enum(m, T_CUfunction_attribute, args[0], "attrib", &attrib) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUfunction, args[1], &hfunc) < 0)
        return NULL;
    fn_cuFuncGetAttribute *call = cb_symbol_address(&symbols[S_cuFuncGetAttribute]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pi, (CUfunction_attribute)attrib, hfunc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncGetAttribute, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(pi));
}

// CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)
static const char *const params_cuFuncSetAttribute[] = {"hfunc", "attrib", "value", NULL};
static const cb_function f_cuFuncSetAttribute = {.name = "cuFuncSetAttribute",
    .params = params_cuFuncSetAttribute, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuFuncSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuFuncSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t attrib;
    int32_t value;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUfunction_attribute, args[1], "attrib", &attrib) < 0)
        return NULL;
    if (cb_as_int32(args[2], "int", &value) < 0)
        return NULL;
    fn_cuFuncSetAttribute *call = cb_symbol_address(&symbols[S_cuFuncSetAttribute]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hfunc, (CUfunction_attribute)attrib, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncSetAttribute, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)
static const char *const params_cuFuncSetCacheConfig[] = {"hfunc", "config", NULL};
static const cb_function f_cuFuncSetCacheConfig = {.name = "cuFuncSetCacheConfig",
    .params = params_cuFuncSetCacheConfig, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuFuncSetCacheConfig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuFuncSetCacheConfig, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t config;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUfunc_cache, args[1], "config", &config) < 0)
        return NULL;
    fn_cuFuncSetCacheConfig *call = cb_symbol_address(&symbols[S_cuFuncSetCacheConfig]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hfunc, (CUfunc_cache)config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncSetCacheConfig, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)
static const char *const params_cuFuncGetModule[] = {"hfunc", NULL};
static const cb_function f_cuFuncGetModule = {.name = "cuFuncGetModule",
    .params = params_cuFuncGetModule, .param_count = 1, .result_count = 1};

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
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&hmod, hfunc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncGetModule, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmodule, &hmod));
}

// CUresult cuFuncGetName(const char **name, CUfunction hfunc)
static const char *const params_cuFuncGetName[] = {"hfunc", NULL};
static const cb_function f_cuFuncGetName = {.name = "cuFuncGetName",
    .params = params_cuFuncGetName, .param_count = 1, .result_count = 1};

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
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&name, hfunc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncGetName, status, args, NULL);
    return cb_return1(s, cb_string_result(s, name));
}

// CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset, size_t
//     *paramSize)
static const char *const params_cuFuncGetParamInfo[] = {"func", "paramIndex", NULL};
static const cb_function f_cuFuncGetParamInfo = {.name = "cuFuncGetParamInfo",
    .params = params_cuFuncGetParamInfo, .param_count = 2, .result_count = 2};

CB_WRAPPER(cuFuncGetParamInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuFuncGetParamInfo, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction func;
    uint64_t paramIndex;
    size_t paramOffset = 0;
    size_t paramSize = 0;
    if (cb_as_handle(m, T_CUfunction, args[0], &func) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &paramIndex) < 0)
        return NULL;
    fn_cuFuncGetParamInfo *call = cb_symbol_address(&symbols[S_cuFuncGetParamInfo]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(func, paramIndex, &paramOffset, &paramSize);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncGetParamInfo, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(paramOffset), PyLong_FromUnsignedLong(paramSize)};
    return cb_return_many(s, &f_cuFuncGetParamInfo, values);
}

// CUresult cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)
static const char *const params_cuFuncIsLoaded[] = {"function", NULL};
static const cb_function f_cuFuncIsLoaded = {.name = "cuFuncIsLoaded",
    .params = params_cuFuncIsLoaded, .param_count = 1, .result_count = 1};

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
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&state, function);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncIsLoaded, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUfunctionLoadingState, state));
}

// CUresult cuFuncLoad(CUfunction function)
static const char *const params_cuFuncLoad[] = {"function", NULL};
static const cb_function f_cuFuncLoad = {.name = "cuFuncLoad", .params = params_cuFuncLoad,
    .param_count = 1, .result_count = 0};

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

// CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int
//     gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned
//     int sharedMemBytes, CUstream hStream, void **kernelParams, void **extra)
static const char *const params_cuLaunchKernel[] = {"f", "gridDimX", "gridDimY", "gridDimZ",
    "blockDimX", "blockDimY", "blockDimZ", "sharedMemBytes", "hStream", "kernelParams", "extra",
    NULL};
static const cb_function f_cuLaunchKernel = {.name = "cuLaunchKernel",
    .params = params_cuLaunchKernel, .param_count = 11, .result_count = 0, .optional_mask = 0x400};

CB_WRAPPER(cuLaunchKernel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cuLaunchKernel, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUfunction f;
    uint32_t gridDimX;
    uint32_t gridDimY;
    uint32_t gridDimZ;
    uint32_t blockDimX;
    uint32_t blockDimY;
    uint32_t blockDimZ;
    uint32_t sharedMemBytes;
    CUstream hStream;
    cb_pack kernelParams;
    kernelParams.heap = NULL;
    kernelParams.keep = NULL;
    kernelParams.held = false;
    uint64_t extra = 0;
    if (cb_as_handle(m, T_CUfunction, args[0], &f) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &gridDimX) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &gridDimY) < 0)
        goto done;
    if (cb_as_uint32(args[3], "unsigned int", &gridDimZ) < 0)
        goto done;
    if (cb_as_uint32(args[4], "unsigned int", &blockDimX) < 0)
        goto done;
    if (cb_as_uint32(args[5], "unsigned int", &blockDimY) < 0)
        goto done;
    if (cb_as_uint32(args[6], "unsigned int", &blockDimZ) < 0)
        goto done;
    if (cb_as_uint32(args[7], "unsigned int", &sharedMemBytes) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[8], &hStream) < 0)
        goto done;
    if (cb_pack_params(m, args[9], &kernelParams) < 0)
        goto done;
    if (!(s->checked && args[10] == Py_None)
        && cb_as_uint64(args[10], "unsigned PY_LONG_LONG", &extra) < 0)
        goto done;
    fn_cuLaunchKernel *call = cb_symbol_address(&symbols[S_cuLaunchKernel]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes,
        hStream, kernelParams.params, (void **)(uintptr_t)extra);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLaunchKernel, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_pack_done(&kernelParams);
    return result;
}

// CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams, void
//     **extra)
static const char *const params_cuLaunchKernelEx[] = {"config", "f", "kernelParams", "extra", NULL};
static const cb_function f_cuLaunchKernelEx = {.name = "cuLaunchKernelEx",
    .params = params_cuLaunchKernelEx, .param_count = 4, .result_count = 0, .optional_mask = 0x8};

CB_WRAPPER(cuLaunchKernelEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuLaunchKernelEx, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    const CUlaunchConfig *config;
    CUfunction f;
    cb_pack kernelParams;
    kernelParams.heap = NULL;
    kernelParams.keep = NULL;
    kernelParams.held = false;
    uint64_t extra = 0;
    if (cb_as_record(m, T_CUlaunchConfig, args[0], "config", &config) < 0)
        goto done;
    if (cb_as_handle(m, T_CUfunction, args[1], &f) < 0)
        goto done;
    if (cb_pack_params(m, args[2], &kernelParams) < 0)
        goto done;
    if (!(s->checked && args[3] == Py_None)
        && cb_as_uint64(args[3], "unsigned PY_LONG_LONG", &extra) < 0)
        goto done;
    fn_cuLaunchKernelEx *call = cb_symbol_address(&symbols[S_cuLaunchKernelEx]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    status = call(config, f, kernelParams.params, (void **)(uintptr_t)extra);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLaunchKernelEx, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_pack_done(&kernelParams);
    return result;
}

// CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
//     unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int
//     blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams)
static const char *const params_cuLaunchCooperativeKernel[] = {"f", "gridDimX", "gridDimY",
    "gridDimZ", "blockDimX", "blockDimY", "blockDimZ", "sharedMemBytes", "hStream", "kernelParams",
    NULL};
static const cb_function f_cuLaunchCooperativeKernel = {.name = "cuLaunchCooperativeKernel",
    .params = params_cuLaunchCooperativeKernel, .param_count = 10, .result_count = 0};

CB_WRAPPER(cuLaunchCooperativeKernel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[10];
    if (!cb_arguments(s, &f_cuLaunchCooperativeKernel, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUfunction f;
    uint32_t gridDimX;
    uint32_t gridDimY;
    uint32_t gridDimZ;
    uint32_t blockDimX;
    uint32_t blockDimY;
    uint32_t blockDimZ;
    uint32_t sharedMemBytes;
    CUstream hStream;
    cb_pack kernelParams;
    kernelParams.heap = NULL;
    kernelParams.keep = NULL;
    kernelParams.held = false;
    if (cb_as_handle(m, T_CUfunction, args[0], &f) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &gridDimX) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &gridDimY) < 0)
        goto done;
    if (cb_as_uint32(args[3], "unsigned int", &gridDimZ) < 0)
        goto done;
    if (cb_as_uint32(args[4], "unsigned int", &blockDimX) < 0)
        goto done;
    if (cb_as_uint32(args[5], "unsigned int", &blockDimY) < 0)
        goto done;
    if (cb_as_uint32(args[6], "unsigned int", &blockDimZ) < 0)
        goto done;
    if (cb_as_uint32(args[7], "unsigned int", &sharedMemBytes) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[8], &hStream) < 0)
        goto done;
    if (cb_pack_params(m, args[9], &kernelParams) < 0)
        goto done;
    fn_cuLaunchCooperativeKernel *call = cb_symbol_address(&symbols[S_cuLaunchCooperativeKernel]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes,
        hStream, kernelParams.params);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLaunchCooperativeKernel, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_pack_done(&kernelParams);
    return result;
}

// CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList, unsigned int
//     numDevices, unsigned int flags)
static const char *const params_cuLaunchCooperativeKernelMultiDevice[] = {"launchParamsList",
    "numDevices", "flags", NULL};
static const cb_function f_cuLaunchCooperativeKernelMultiDevice =
    {.name = "cuLaunchCooperativeKernelMultiDevice",
    .params = params_cuLaunchCooperativeKernelMultiDevice, .param_count = 3, .result_count = 0,
    .auto_mask = 0x2};

CB_WRAPPER(cuLaunchCooperativeKernelMultiDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuLaunchCooperativeKernelMultiDevice, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_array launchParamsList;
    cb_array_init(&launchParamsList);
    uint32_t numDevices = 0;
    uint32_t flags;
    if (cb_array_records(m, T_CUDA_LAUNCH_PARAMS, args[0], "launchParamsList",
        &launchParamsList) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &numDevices) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        goto done;
    if (args[1] == NULL && launchParamsList.length > (size_t)numDevices)
        numDevices = (uint32_t)launchParamsList.length;
    if (cb_array_check(&launchParamsList, (size_t)numDevices) < 0)
        goto done;
    fn_cuLaunchCooperativeKernelMultiDevice *call =
        cb_symbol_address(&symbols[S_cuLaunchCooperativeKernelMultiDevice]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(launchParamsList.data, numDevices, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLaunchCooperativeKernelMultiDevice, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&launchParamsList);
    return result;
}

// CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)
static const char *const params_cuLaunchHostFunc[] = {"hStream", "fn", "userData", NULL};
static const cb_function f_cuLaunchHostFunc = {.name = "cuLaunchHostFunc",
    .params = params_cuLaunchHostFunc, .param_count = 3, .result_count = 0, .optional_mask = 0x4};

CB_WRAPPER(cuLaunchHostFunc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuLaunchHostFunc, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUstream hStream;
    cb_callback fn = {0};
    bool fn_taken = false;
    cb_address userData;
    userData.held = false;
    userData.value = NULL;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        goto done;
    if (cb_as_callback(m, T_CUhostFn, args[1], (void *)trampoline_CUhostFn, args[2], CB_SCOPE_ONCE,
        &fn) < 0)
        goto done;
    if (fn.closure == NULL && cb_as_address(m, args[2], &userData) < 0)
        goto done;
    fn_cuLaunchHostFunc *call = cb_symbol_address(&symbols[S_cuLaunchHostFunc]);
    if (call == NULL)
        goto done;
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
static const char *const params_cuFuncSetBlockShape[] = {"hfunc", "x", "y", "z", NULL};
static const cb_function f_cuFuncSetBlockShape = {.name = "cuFuncSetBlockShape",
    .params = params_cuFuncSetBlockShape, .param_count = 4, .result_count = 0};

CB_WRAPPER(cuFuncSetBlockShape)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuFuncSetBlockShape, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t x;
    int32_t y;
    int32_t z;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &x) < 0)
        return NULL;
    if (cb_as_int32(args[2], "int", &y) < 0)
        return NULL;
    if (cb_as_int32(args[3], "int", &z) < 0)
        return NULL;
    fn_cuFuncSetBlockShape *call = cb_symbol_address(&symbols[S_cuFuncSetBlockShape]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hfunc, x, y, z);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncSetBlockShape, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes)
static const char *const params_cuFuncSetSharedSize[] = {"hfunc", "numbytes", NULL};
static const cb_function f_cuFuncSetSharedSize = {.name = "cuFuncSetSharedSize",
    .params = params_cuFuncSetSharedSize, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuFuncSetSharedSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuFuncSetSharedSize, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    uint32_t bytes;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &bytes) < 0)
        return NULL;
    fn_cuFuncSetSharedSize *call = cb_symbol_address(&symbols[S_cuFuncSetSharedSize]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hfunc, bytes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncSetSharedSize, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuParamSetSize(CUfunction hfunc, unsigned int numbytes)
static const char *const params_cuParamSetSize[] = {"hfunc", "numbytes", NULL};
static const cb_function f_cuParamSetSize = {.name = "cuParamSetSize",
    .params = params_cuParamSetSize, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuParamSetSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuParamSetSize, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    uint32_t numbytes;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &numbytes) < 0)
        return NULL;
    fn_cuParamSetSize *call = cb_symbol_address(&symbols[S_cuParamSetSize]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hfunc, numbytes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuParamSetSize, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned int value)
static const char *const params_cuParamSeti[] = {"hfunc", "offset", "value", NULL};
static const cb_function f_cuParamSeti = {.name = "cuParamSeti", .params = params_cuParamSeti,
    .param_count = 3, .result_count = 0};

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
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &offset) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &value) < 0)
        return NULL;
    fn_cuParamSeti *call = cb_symbol_address(&symbols[S_cuParamSeti]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hfunc, offset, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuParamSeti, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuParamSetf(CUfunction hfunc, int offset, float value)
static const char *const params_cuParamSetf[] = {"hfunc", "offset", "value", NULL};
static const cb_function f_cuParamSetf = {.name = "cuParamSetf", .params = params_cuParamSetf,
    .param_count = 3, .result_count = 0};

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
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &offset) < 0)
        return NULL;
    if (cb_as_float(args[2], &value) < 0)
        return NULL;
    fn_cuParamSetf *call = cb_symbol_address(&symbols[S_cuParamSetf]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hfunc, offset, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuParamSetf, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes)
static const char *const params_cuParamSetv[] = {"hfunc", "offset", "ptr", "numbytes", NULL};
static const cb_function f_cuParamSetv = {.name = "cuParamSetv", .params = params_cuParamSetv,
    .param_count = 4, .result_count = 0};

CB_WRAPPER(cuParamSetv)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuParamSetv, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUfunction hfunc;
    int32_t offset;
    cb_address ptr;
    ptr.held = false;
    uint32_t numbytes;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &offset) < 0)
        goto done;
    if (cb_as_address(m, args[2], &ptr) < 0)
        goto done;
    if (cb_as_uint32(args[3], "unsigned int", &numbytes) < 0)
        goto done;
    if (CB_UNLIKELY(ptr.held)
        && cb_address_check(&ptr, "cuParamSetv", "ptr", CB_COUNT(numbytes)) < 0)
        goto done;
    fn_cuParamSetv *call = cb_symbol_address(&symbols[S_cuParamSetv]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hfunc, offset, ptr.value, numbytes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuParamSetv, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&ptr);
    return result;
}

// CUresult cuLaunch(CUfunction f)
static const char *const params_cuLaunch[] = {"f", NULL};
static const cb_function f_cuLaunch = {.name = "cuLaunch", .params = params_cuLaunch,
    .param_count = 1, .result_count = 0};

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
static const char *const params_cuLaunchGrid[] = {"f", "grid_width", "grid_height", NULL};
static const cb_function f_cuLaunchGrid = {.name = "cuLaunchGrid", .params = params_cuLaunchGrid,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cuLaunchGrid)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuLaunchGrid, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction f;
    int32_t grid_width;
    int32_t grid_height;
    if (cb_as_handle(m, T_CUfunction, args[0], &f) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &grid_width) < 0)
        return NULL;
    if (cb_as_int32(args[2], "int", &grid_height) < 0)
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
static const char *const params_cuLaunchGridAsync[] = {"f", "grid_width", "grid_height", "hStream",
    NULL};
static const cb_function f_cuLaunchGridAsync = {.name = "cuLaunchGridAsync",
    .params = params_cuLaunchGridAsync, .param_count = 4, .result_count = 0};

CB_WRAPPER(cuLaunchGridAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuLaunchGridAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction f;
    int32_t grid_width;
    int32_t grid_height;
    CUstream hStream;
    if (cb_as_handle(m, T_CUfunction, args[0], &f) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &grid_width) < 0)
        return NULL;
    if (cb_as_int32(args[2], "int", &grid_height) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
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
static const char *const params_cuParamSetTexRef[] = {"hfunc", "texunit", "hTexRef", NULL};
static const cb_function f_cuParamSetTexRef = {.name = "cuParamSetTexRef",
    .params = params_cuParamSetTexRef, .param_count = 3, .result_count = 0};

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
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &texunit) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUtexref, args[2], &hTexRef) < 0)
        return NULL;
    fn_cuParamSetTexRef *call = cb_symbol_address(&symbols[S_cuParamSetTexRef]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hfunc, texunit, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuParamSetTexRef, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)
static const char *const params_cuFuncSetSharedMemConfig[] = {"hfunc", "config", NULL};
static const cb_function f_cuFuncSetSharedMemConfig = {.name = "cuFuncSetSharedMemConfig",
    .params = params_cuFuncSetSharedMemConfig, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuFuncSetSharedMemConfig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuFuncSetSharedMemConfig, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction hfunc;
    int32_t config;
    if (cb_as_handle(m, T_CUfunction, args[0], &hfunc) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUsharedconfig, args[1], "config", &config) < 0)
        return NULL;
    fn_cuFuncSetSharedMemConfig *call = cb_symbol_address(&symbols[S_cuFuncSetSharedMemConfig]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hfunc, (CUsharedconfig)config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFuncSetSharedMemConfig, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphCreate(CUgraph *phGraph, unsigned int flags)
static const char *const params_cuGraphCreate[] = {"flags", NULL};
static const cb_function f_cuGraphCreate = {.name = "cuGraphCreate",
    .params = params_cuGraphCreate, .param_count = 1, .result_count = 1, .optional_mask = 0x1};

CB_WRAPPER(cuGraphCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUgraph phGraph = NULL;
    uint32_t flags = 0;
    if (!(s->checked && args[0] == Py_None) && cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphCreate *call = cb_symbol_address(&symbols[S_cuGraphCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraph, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraph, &phGraph));
}

// CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphAddKernelNode[] = {"hGraph", "dependencies",
    "numDependencies", "nodeParams", NULL};
static const cb_function f_cuGraphAddKernelNode = {.name = "cuGraphAddKernelNode",
    .params = params_cuGraphAddKernelNode, .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddKernelNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphAddKernelNode, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    const CUDA_KERNEL_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_CUDA_KERNEL_NODE_PARAMS, args[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddKernelNode *call = cb_symbol_address(&symbols[S_cuGraphAddKernelNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddKernelNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphKernelNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cuGraphKernelNodeGetParams = {.name = "cuGraphKernelNodeGetParams",
    .params = params_cuGraphKernelNodeGetParams, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphKernelNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphKernelNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode hNode;
    PyObject *nodeParams = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    fn_cuGraphKernelNodeGetParams *call = cb_symbol_address(&symbols[S_cuGraphKernelNodeGetParams]);
    if (call == NULL)
        goto done;
    nodeParams = cb_record_new(m, T_CUDA_KERNEL_NODE_PARAMS);
    if (nodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, cb_record_data(nodeParams));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphKernelNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(nodeParams));
done:
    Py_XDECREF(nodeParams);
    return result;
}

// CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS
//     *nodeParams)
static const char *const params_cuGraphKernelNodeSetParams[] = {"hNode", "nodeParams", NULL};
static const cb_function f_cuGraphKernelNodeSetParams = {.name = "cuGraphKernelNodeSetParams",
    .params = params_cuGraphKernelNodeSetParams, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGraphKernelNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphKernelNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    const CUDA_KERNEL_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_KERNEL_NODE_PARAMS, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphKernelNodeSetParams *call = cb_symbol_address(&symbols[S_cuGraphKernelNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphKernelNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies, const CUDA_MEMCPY3D *copyParams, CUcontext ctx)
static const char *const params_cuGraphAddMemcpyNode[] = {"hGraph", "dependencies",
    "numDependencies", "copyParams", "ctx", NULL};
static const cb_function f_cuGraphAddMemcpyNode = {.name = "cuGraphAddMemcpyNode",
    .params = params_cuGraphAddMemcpyNode, .param_count = 5, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddMemcpyNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuGraphAddMemcpyNode, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    const CUDA_MEMCPY3D *copyParams;
    cb_holds copyParams_holds;
    copyParams_holds.count = 0;
    CUcontext ctx;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_CUDA_MEMCPY3D, args[3], "copyParams", &copyParams) < 0)
        goto done;
    if (cb_as_handle(m, T_CUcontext, args[4], &ctx) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    if (cb_record_hold(s, T_CUDA_MEMCPY3D, args[3], "cuGraphAddMemcpyNode", "copyParams",
        &copyParams_holds) < 0)
        goto done;
    fn_cuGraphAddMemcpyNode *call = cb_symbol_address(&symbols[S_cuGraphAddMemcpyNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, copyParams, ctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddMemcpyNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    cb_holds_release(&copyParams_holds);
    return result;
}

// CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams)
static const char *const params_cuGraphMemcpyNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cuGraphMemcpyNodeGetParams = {.name = "cuGraphMemcpyNodeGetParams",
    .params = params_cuGraphMemcpyNodeGetParams, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphMemcpyNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphMemcpyNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode hNode;
    PyObject *nodeParams = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    fn_cuGraphMemcpyNodeGetParams *call = cb_symbol_address(&symbols[S_cuGraphMemcpyNodeGetParams]);
    if (call == NULL)
        goto done;
    nodeParams = cb_record_new(m, T_CUDA_MEMCPY3D);
    if (nodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, cb_record_data(nodeParams));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphMemcpyNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(nodeParams));
done:
    Py_XDECREF(nodeParams);
    return result;
}

// CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams)
static const char *const params_cuGraphMemcpyNodeSetParams[] = {"hNode", "nodeParams", NULL};
static const cb_function f_cuGraphMemcpyNodeSetParams = {.name = "cuGraphMemcpyNodeSetParams",
    .params = params_cuGraphMemcpyNodeSetParams, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGraphMemcpyNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphMemcpyNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode hNode;
    const CUDA_MEMCPY3D *nodeParams;
    cb_holds nodeParams_holds;
    nodeParams_holds.count = 0;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    if (cb_as_record(m, T_CUDA_MEMCPY3D, args[1], "nodeParams", &nodeParams) < 0)
        goto done;
    if (cb_record_hold(s, T_CUDA_MEMCPY3D, args[1], "cuGraphMemcpyNodeSetParams", "nodeParams",
        &nodeParams_holds) < 0)
        goto done;
    fn_cuGraphMemcpyNodeSetParams *call = cb_symbol_address(&symbols[S_cuGraphMemcpyNodeSetParams]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphMemcpyNodeSetParams, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&nodeParams_holds);
    return result;
}

// CUresult cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext
//     ctx)
static const char *const params_cuGraphAddMemsetNode[] = {"hGraph", "dependencies",
    "numDependencies", "memsetParams", "ctx", NULL};
static const cb_function f_cuGraphAddMemsetNode = {.name = "cuGraphAddMemsetNode",
    .params = params_cuGraphAddMemsetNode, .param_count = 5, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddMemsetNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuGraphAddMemsetNode, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    const CUDA_MEMSET_NODE_PARAMS *memsetParams;
    CUcontext ctx;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_CUDA_MEMSET_NODE_PARAMS, args[3], "memsetParams", &memsetParams) < 0)
        goto done;
    if (cb_as_handle(m, T_CUcontext, args[4], &ctx) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddMemsetNode *call = cb_symbol_address(&symbols[S_cuGraphAddMemsetNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, memsetParams, ctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddMemsetNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphMemsetNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cuGraphMemsetNodeGetParams = {.name = "cuGraphMemsetNodeGetParams",
    .params = params_cuGraphMemsetNodeGetParams, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphMemsetNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphMemsetNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode hNode;
    PyObject *nodeParams = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    fn_cuGraphMemsetNodeGetParams *call = cb_symbol_address(&symbols[S_cuGraphMemsetNodeGetParams]);
    if (call == NULL)
        goto done;
    nodeParams = cb_record_new(m, T_CUDA_MEMSET_NODE_PARAMS);
    if (nodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, cb_record_data(nodeParams));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphMemsetNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(nodeParams));
done:
    Py_XDECREF(nodeParams);
    return result;
}

// CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphMemsetNodeSetParams[] = {"hNode", "nodeParams", NULL};
static const cb_function f_cuGraphMemsetNodeSetParams = {.name = "cuGraphMemsetNodeSetParams",
    .params = params_cuGraphMemsetNodeSetParams, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGraphMemsetNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphMemsetNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    const CUDA_MEMSET_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_MEMSET_NODE_PARAMS, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphMemsetNodeSetParams *call = cb_symbol_address(&symbols[S_cuGraphMemsetNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphMemsetNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphAddHostNode[] = {"hGraph", "dependencies",
    "numDependencies", "nodeParams", NULL};
static const cb_function f_cuGraphAddHostNode = {.name = "cuGraphAddHostNode",
    .params = params_cuGraphAddHostNode, .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddHostNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphAddHostNode, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    const CUDA_HOST_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_CUDA_HOST_NODE_PARAMS, args[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddHostNode *call = cb_symbol_address(&symbols[S_cuGraphAddHostNode]);
    if (call == NULL)
        goto done;
    cb_callbacks_exist(m);
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddHostNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphHostNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cuGraphHostNodeGetParams = {.name = "cuGraphHostNodeGetParams",
    .params = params_cuGraphHostNodeGetParams, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphHostNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphHostNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode hNode;
    PyObject *nodeParams = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    fn_cuGraphHostNodeGetParams *call = cb_symbol_address(&symbols[S_cuGraphHostNodeGetParams]);
    if (call == NULL)
        goto done;
    nodeParams = cb_record_new(m, T_CUDA_HOST_NODE_PARAMS);
    if (nodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, cb_record_data(nodeParams));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphHostNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(nodeParams));
done:
    Py_XDECREF(nodeParams);
    return result;
}

// CUresult cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphHostNodeSetParams[] = {"hNode", "nodeParams", NULL};
static const cb_function f_cuGraphHostNodeSetParams = {.name = "cuGraphHostNodeSetParams",
    .params = params_cuGraphHostNodeSetParams, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGraphHostNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphHostNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    const CUDA_HOST_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_HOST_NODE_PARAMS, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    cb_callbacks_exist(m);
    fn_cuGraphHostNodeSetParams *call = cb_symbol_address(&symbols[S_cuGraphHostNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphHostNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies, CUgraph childGraph)
static const char *const params_cuGraphAddChildGraphNode[] = {"hGraph", "dependencies",
    "numDependencies", "childGraph", NULL};
static const cb_function f_cuGraphAddChildGraphNode = {.name = "cuGraphAddChildGraphNode",
    .params = params_cuGraphAddChildGraphNode, .param_count = 4, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddChildGraphNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphAddChildGraphNode, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    CUgraph childGraph;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_handle(m, T_CUgraph, args[3], &childGraph) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddChildGraphNode *call = cb_symbol_address(&symbols[S_cuGraphAddChildGraphNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, childGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddChildGraphNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)
static const char *const params_cuGraphChildGraphNodeGetGraph[] = {"hNode", NULL};
static const cb_function f_cuGraphChildGraphNodeGetGraph =
    {.name = "cuGraphChildGraphNodeGetGraph", .params = params_cuGraphChildGraphNodeGetGraph,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphChildGraphNodeGetGraph)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphChildGraphNodeGetGraph, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUgraph phGraph = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    fn_cuGraphChildGraphNodeGetGraph *call =
        cb_symbol_address(&symbols[S_cuGraphChildGraphNodeGetGraph]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, &phGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphChildGraphNodeGetGraph, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraph, &phGraph));
}

// CUresult cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies)
static const char *const params_cuGraphAddEmptyNode[] = {"hGraph", "dependencies",
    "numDependencies", NULL};
static const cb_function f_cuGraphAddEmptyNode = {.name = "cuGraphAddEmptyNode",
    .params = params_cuGraphAddEmptyNode, .param_count = 3, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddEmptyNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphAddEmptyNode, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddEmptyNode *call = cb_symbol_address(&symbols[S_cuGraphAddEmptyNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddEmptyNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies, CUevent event)
static const char *const params_cuGraphAddEventRecordNode[] = {"hGraph", "dependencies",
    "numDependencies", "event", NULL};
static const cb_function f_cuGraphAddEventRecordNode = {.name = "cuGraphAddEventRecordNode",
    .params = params_cuGraphAddEventRecordNode, .param_count = 4, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddEventRecordNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphAddEventRecordNode, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    CUevent event;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_handle(m, T_CUevent, args[3], &event) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddEventRecordNode *call = cb_symbol_address(&symbols[S_cuGraphAddEventRecordNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddEventRecordNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
static const char *const params_cuGraphEventRecordNodeGetEvent[] = {"hNode", NULL};
static const cb_function f_cuGraphEventRecordNodeGetEvent =
    {.name = "cuGraphEventRecordNodeGetEvent", .params = params_cuGraphEventRecordNodeGetEvent,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphEventRecordNodeGetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphEventRecordNodeGetEvent, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUevent event_out = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    fn_cuGraphEventRecordNodeGetEvent *call =
        cb_symbol_address(&symbols[S_cuGraphEventRecordNodeGetEvent]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, &event_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphEventRecordNodeGetEvent, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUevent, &event_out));
}

// CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)
static const char *const params_cuGraphEventRecordNodeSetEvent[] = {"hNode", "event", NULL};
static const cb_function f_cuGraphEventRecordNodeSetEvent =
    {.name = "cuGraphEventRecordNodeSetEvent", .params = params_cuGraphEventRecordNodeSetEvent,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGraphEventRecordNodeSetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphEventRecordNodeSetEvent, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUevent event;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUevent, args[1], &event) < 0)
        return NULL;
    fn_cuGraphEventRecordNodeSetEvent *call =
        cb_symbol_address(&symbols[S_cuGraphEventRecordNodeSetEvent]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphEventRecordNodeSetEvent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies, CUevent event)
static const char *const params_cuGraphAddEventWaitNode[] = {"hGraph", "dependencies",
    "numDependencies", "event", NULL};
static const cb_function f_cuGraphAddEventWaitNode = {.name = "cuGraphAddEventWaitNode",
    .params = params_cuGraphAddEventWaitNode, .param_count = 4, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddEventWaitNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphAddEventWaitNode, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    CUevent event;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_handle(m, T_CUevent, args[3], &event) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddEventWaitNode *call = cb_symbol_address(&symbols[S_cuGraphAddEventWaitNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddEventWaitNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
static const char *const params_cuGraphEventWaitNodeGetEvent[] = {"hNode", NULL};
static const cb_function f_cuGraphEventWaitNodeGetEvent = {.name = "cuGraphEventWaitNodeGetEvent",
    .params = params_cuGraphEventWaitNodeGetEvent, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphEventWaitNodeGetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphEventWaitNodeGetEvent, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUevent event_out = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    fn_cuGraphEventWaitNodeGetEvent *call =
        cb_symbol_address(&symbols[S_cuGraphEventWaitNodeGetEvent]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, &event_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphEventWaitNodeGetEvent, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUevent, &event_out));
}

// CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)
static const char *const params_cuGraphEventWaitNodeSetEvent[] = {"hNode", "event", NULL};
static const cb_function f_cuGraphEventWaitNodeSetEvent = {.name = "cuGraphEventWaitNodeSetEvent",
    .params = params_cuGraphEventWaitNodeSetEvent, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGraphEventWaitNodeSetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphEventWaitNodeSetEvent, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUevent event;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUevent, args[1], &event) < 0)
        return NULL;
    fn_cuGraphEventWaitNodeSetEvent *call =
        cb_symbol_address(&symbols[S_cuGraphEventWaitNodeSetEvent]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphEventWaitNodeSetEvent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph, const
//     CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS
//     *nodeParams)
static const char *const params_cuGraphAddExternalSemaphoresSignalNode[] = {"hGraph",
    "dependencies", "numDependencies", "nodeParams", NULL};
static const cb_function f_cuGraphAddExternalSemaphoresSignalNode =
    {.name = "cuGraphAddExternalSemaphoresSignalNode",
    .params = params_cuGraphAddExternalSemaphoresSignalNode, .param_count = 4, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddExternalSemaphoresSignalNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphAddExternalSemaphoresSignalNode, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, args[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddExternalSemaphoresSignalNode *call =
        cb_symbol_address(&symbols[S_cuGraphAddExternalSemaphoresSignalNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddExternalSemaphoresSignalNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode,
//     CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out)
static const char *const params_cuGraphExternalSemaphoresSignalNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cuGraphExternalSemaphoresSignalNodeGetParams =
    {.name = "cuGraphExternalSemaphoresSignalNodeGetParams",
    .params = params_cuGraphExternalSemaphoresSignalNodeGetParams, .param_count = 1,
    .result_count = 1};

CB_WRAPPER(cuGraphExternalSemaphoresSignalNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphExternalSemaphoresSignalNodeGetParams, &args, nargs, kwnames,
        slots))
        return NULL;
    CUresult status;
    CUgraphNode hNode;
    PyObject *params_out = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    fn_cuGraphExternalSemaphoresSignalNodeGetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExternalSemaphoresSignalNodeGetParams]);
    if (call == NULL)
        goto done;
    params_out = cb_record_new(m, T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS);
    if (params_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphExternalSemaphoresSignalNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(params_out));
done:
    Py_XDECREF(params_out);
    return result;
}

// CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode, const
//     CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphExternalSemaphoresSignalNodeSetParams[] = {"hNode",
    "nodeParams", NULL};
static const cb_function f_cuGraphExternalSemaphoresSignalNodeSetParams =
    {.name = "cuGraphExternalSemaphoresSignalNodeSetParams",
    .params = params_cuGraphExternalSemaphoresSignalNodeSetParams, .param_count = 2,
    .result_count = 0};

CB_WRAPPER(cuGraphExternalSemaphoresSignalNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphExternalSemaphoresSignalNodeSetParams, &args, nargs, kwnames,
        slots))
        return NULL;
    CUgraphNode hNode;
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphExternalSemaphoresSignalNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExternalSemaphoresSignalNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExternalSemaphoresSignalNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const
//     CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS
//     *nodeParams)
static const char *const params_cuGraphAddExternalSemaphoresWaitNode[] = {"hGraph", "dependencies",
    "numDependencies", "nodeParams", NULL};
static const cb_function f_cuGraphAddExternalSemaphoresWaitNode =
    {.name = "cuGraphAddExternalSemaphoresWaitNode",
    .params = params_cuGraphAddExternalSemaphoresWaitNode, .param_count = 4, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddExternalSemaphoresWaitNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphAddExternalSemaphoresWaitNode, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_CUDA_EXT_SEM_WAIT_NODE_PARAMS, args[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddExternalSemaphoresWaitNode *call =
        cb_symbol_address(&symbols[S_cuGraphAddExternalSemaphoresWaitNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddExternalSemaphoresWaitNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode,
//     CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out)
static const char *const params_cuGraphExternalSemaphoresWaitNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cuGraphExternalSemaphoresWaitNodeGetParams =
    {.name = "cuGraphExternalSemaphoresWaitNodeGetParams",
    .params = params_cuGraphExternalSemaphoresWaitNodeGetParams, .param_count = 1,
    .result_count = 1};

CB_WRAPPER(cuGraphExternalSemaphoresWaitNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphExternalSemaphoresWaitNodeGetParams, &args, nargs, kwnames,
        slots))
        return NULL;
    CUresult status;
    CUgraphNode hNode;
    PyObject *params_out = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    fn_cuGraphExternalSemaphoresWaitNodeGetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExternalSemaphoresWaitNodeGetParams]);
    if (call == NULL)
        goto done;
    params_out = cb_record_new(m, T_CUDA_EXT_SEM_WAIT_NODE_PARAMS);
    if (params_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphExternalSemaphoresWaitNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(params_out));
done:
    Py_XDECREF(params_out);
    return result;
}

// CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode, const
//     CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphExternalSemaphoresWaitNodeSetParams[] = {"hNode",
    "nodeParams", NULL};
static const cb_function f_cuGraphExternalSemaphoresWaitNodeSetParams =
    {.name = "cuGraphExternalSemaphoresWaitNodeSetParams",
    .params = params_cuGraphExternalSemaphoresWaitNodeSetParams, .param_count = 2,
    .result_count = 0};

CB_WRAPPER(cuGraphExternalSemaphoresWaitNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphExternalSemaphoresWaitNodeSetParams, &args, nargs, kwnames,
        slots))
        return NULL;
    CUgraphNode hNode;
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_EXT_SEM_WAIT_NODE_PARAMS, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphExternalSemaphoresWaitNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExternalSemaphoresWaitNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExternalSemaphoresWaitNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphAddBatchMemOpNode[] = {"hGraph", "dependencies",
    "numDependencies", "nodeParams", NULL};
static const cb_function f_cuGraphAddBatchMemOpNode = {.name = "cuGraphAddBatchMemOpNode",
    .params = params_cuGraphAddBatchMemOpNode, .param_count = 4, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddBatchMemOpNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphAddBatchMemOpNode, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_CUDA_BATCH_MEM_OP_NODE_PARAMS, args[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddBatchMemOpNode *call = cb_symbol_address(&symbols[S_cuGraphAddBatchMemOpNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddBatchMemOpNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS
//     *nodeParams_out)
static const char *const params_cuGraphBatchMemOpNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cuGraphBatchMemOpNodeGetParams =
    {.name = "cuGraphBatchMemOpNodeGetParams", .params = params_cuGraphBatchMemOpNodeGetParams,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphBatchMemOpNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphBatchMemOpNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode hNode;
    PyObject *nodeParams_out = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    fn_cuGraphBatchMemOpNodeGetParams *call =
        cb_symbol_address(&symbols[S_cuGraphBatchMemOpNodeGetParams]);
    if (call == NULL)
        goto done;
    nodeParams_out = cb_record_new(m, T_CUDA_BATCH_MEM_OP_NODE_PARAMS);
    if (nodeParams_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, cb_record_data(nodeParams_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphBatchMemOpNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(nodeParams_out));
done:
    Py_XDECREF(nodeParams_out);
    return result;
}

// CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS
//     *nodeParams)
static const char *const params_cuGraphBatchMemOpNodeSetParams[] = {"hNode", "nodeParams", NULL};
static const cb_function f_cuGraphBatchMemOpNodeSetParams =
    {.name = "cuGraphBatchMemOpNodeSetParams", .params = params_cuGraphBatchMemOpNodeSetParams,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGraphBatchMemOpNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphBatchMemOpNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_BATCH_MEM_OP_NODE_PARAMS, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphBatchMemOpNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphBatchMemOpNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphBatchMemOpNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const
//     CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphExecBatchMemOpNodeSetParams[] = {"hGraphExec", "hNode",
    "nodeParams", NULL};
static const cb_function f_cuGraphExecBatchMemOpNodeSetParams =
    {.name = "cuGraphExecBatchMemOpNodeSetParams",
    .params = params_cuGraphExecBatchMemOpNodeSetParams, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuGraphExecBatchMemOpNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphExecBatchMemOpNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphExec hGraphExec;
    CUgraphNode hNode;
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraphExec, args[0], &hGraphExec) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[1], &hNode) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_BATCH_MEM_OP_NODE_PARAMS, args[2], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cuGraphExecBatchMemOpNodeSetParams *call =
        cb_symbol_address(&symbols[S_cuGraphExecBatchMemOpNodeSetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraphExec, hNode, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphExecBatchMemOpNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)
static const char *const params_cuGraphAddMemAllocNode[] = {"hGraph", "dependencies",
    "numDependencies", "nodeParams", NULL};
static const cb_function f_cuGraphAddMemAllocNode = {.name = "cuGraphAddMemAllocNode",
    .params = params_cuGraphAddMemAllocNode, .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddMemAllocNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphAddMemAllocNode, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_CUDA_MEM_ALLOC_NODE_PARAMS, args[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddMemAllocNode *call = cb_symbol_address(&symbols[S_cuGraphAddMemAllocNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddMemAllocNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params_out)
static const char *const params_cuGraphMemAllocNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cuGraphMemAllocNodeGetParams = {.name = "cuGraphMemAllocNodeGetParams",
    .params = params_cuGraphMemAllocNodeGetParams, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphMemAllocNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphMemAllocNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode hNode;
    PyObject *params_out = NULL;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        goto done;
    fn_cuGraphMemAllocNodeGetParams *call =
        cb_symbol_address(&symbols[S_cuGraphMemAllocNodeGetParams]);
    if (call == NULL)
        goto done;
    params_out = cb_record_new(m, T_CUDA_MEM_ALLOC_NODE_PARAMS);
    if (params_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphMemAllocNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(params_out));
done:
    Py_XDECREF(params_out);
    return result;
}

// CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode
//     *dependencies, size_t numDependencies, CUdeviceptr dptr)
static const char *const params_cuGraphAddMemFreeNode[] = {"hGraph", "dependencies",
    "numDependencies", "dptr", NULL};
static const cb_function f_cuGraphAddMemFreeNode = {.name = "cuGraphAddMemFreeNode",
    .params = params_cuGraphAddMemFreeNode, .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cuGraphAddMemFreeNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuGraphAddMemFreeNode, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraphNode phGraphNode = NULL;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    CUdeviceptr dptr;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdeviceptr, args[3], &dptr, sizeof dptr) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuGraphAddMemFreeNode *call = cb_symbol_address(&symbols[S_cuGraphAddMemFreeNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phGraphNode, hGraph, dependencies.data, numDependencies, dptr);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphAddMemFreeNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phGraphNode));
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)
static const char *const params_cuGraphMemFreeNodeGetParams[] = {"hNode", NULL};
static const cb_function f_cuGraphMemFreeNodeGetParams = {.name = "cuGraphMemFreeNodeGetParams",
    .params = params_cuGraphMemFreeNodeGetParams, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphMemFreeNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphMemFreeNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUdeviceptr dptr_out = 0;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    fn_cuGraphMemFreeNodeGetParams *call =
        cb_symbol_address(&symbols[S_cuGraphMemFreeNodeGetParams]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, &dptr_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphMemFreeNodeGetParams, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &dptr_out));
}

// CUresult cuDeviceGraphMemTrim(CUdevice device)
static const char *const params_cuDeviceGraphMemTrim[] = {"device", NULL};
static const cb_function f_cuDeviceGraphMemTrim = {.name = "cuDeviceGraphMemTrim",
    .params = params_cuDeviceGraphMemTrim, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuDeviceGraphMemTrim)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDeviceGraphMemTrim, &args, nargs, kwnames, slots))
        return NULL;
    CUdevice device;
    if (cb_as_scalar(m, T_CUdevice, args[0], &device, sizeof device) < 0)
        return NULL;
    fn_cuDeviceGraphMemTrim *call = cb_symbol_address(&symbols[S_cuDeviceGraphMemTrim]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceGraphMemTrim, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)
static const char *const params_cuDeviceGetGraphMemAttribute[] = {"device", "attr", NULL};
static const cb_function f_cuDeviceGetGraphMemAttribute = {.name = "cuDeviceGetGraphMemAttribute",
    .params = params_cuDeviceGetGraphMemAttribute, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuDeviceGetGraphMemAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuDeviceGetGraphMemAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUdevice device;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_scalar(m, T_CUdevice, args[0], &device, sizeof device) < 0)
        goto done;
    if (cb_as_enum_number_member(m, T_CUgraphMem_attribute, args[1], "attr", &attr) < 0)
        goto done;
    if (cb_value_prepare(m, &table_graph_mem_attributes, attr, 0, &value) < 0)
        goto done;
    fn_cuDeviceGetGraphMemAttribute *call =
        cb_symbol_address(&symbols[S_cuDeviceGetGraphMemAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(device, (CUgraphMem_attribute)attr, value.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceGetGraphMemAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &value));
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)
static const char *const params_cuDeviceSetGraphMemAttribute[] = {"device", "attr", "value", NULL};
static const cb_function f_cuDeviceSetGraphMemAttribute = {.name = "cuDeviceSetGraphMemAttribute",
    .params = params_cuDeviceSetGraphMemAttribute, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuDeviceSetGraphMemAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuDeviceSetGraphMemAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUdevice device;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_scalar(m, T_CUdevice, args[0], &device, sizeof device) < 0)
        goto done;
    if (cb_as_enum_number_member(m, T_CUgraphMem_attribute, args[1], "attr", &attr) < 0)
        goto done;
    if (cb_value_from(s, &table_graph_mem_attributes, attr, args[2], "value", &value) < 0)
        goto done;
    fn_cuDeviceSetGraphMemAttribute *call =
        cb_symbol_address(&symbols[S_cuDeviceSetGraphMemAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(device, (CUgraphMem_attribute)attr, value.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceSetGraphMemAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)
static const char *const params_cuGraphClone[] = {"originalGraph", NULL};
static const cb_function f_cuGraphClone = {.name = "cuGraphClone", .params = params_cuGraphClone,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphClone)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphClone, &args, nargs, kwnames, slots))
        return NULL;
    CUgraph phGraphClone = NULL;
    CUgraph originalGraph;
    if (cb_as_handle(m, T_CUgraph, args[0], &originalGraph) < 0)
        return NULL;
    fn_cuGraphClone *call = cb_symbol_address(&symbols[S_cuGraphClone]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phGraphClone, originalGraph);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphClone, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraph, &phGraphClone));
}

// CUresult cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph
//     hClonedGraph)
static const char *const params_cuGraphNodeFindInClone[] = {"hOriginalNode", "hClonedGraph", NULL};
static const cb_function f_cuGraphNodeFindInClone = {.name = "cuGraphNodeFindInClone",
    .params = params_cuGraphNodeFindInClone, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuGraphNodeFindInClone)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphNodeFindInClone, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode phNode = NULL;
    CUgraphNode hOriginalNode;
    CUgraph hClonedGraph;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hOriginalNode) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUgraph, args[1], &hClonedGraph) < 0)
        return NULL;
    fn_cuGraphNodeFindInClone *call = cb_symbol_address(&symbols[S_cuGraphNodeFindInClone]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phNode, hOriginalNode, hClonedGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphNodeFindInClone, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphNode, &phNode));
}

// CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)
static const char *const params_cuGraphNodeGetType[] = {"hNode", NULL};
static const cb_function f_cuGraphNodeGetType = {.name = "cuGraphNodeGetType",
    .params = params_cuGraphNodeGetType, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGraphNodeGetType)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphNodeGetType, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphNode hNode;
    CUgraphNodeType type = 0;
    if (cb_as_handle(m, T_CUgraphNode, args[0], &hNode) < 0)
        return NULL;
    fn_cuGraphNodeGetType *call = cb_symbol_address(&symbols[S_cuGraphNodeGetType]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, &type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphNodeGetType, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUgraphNodeType, type));
}

// CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)
static const char *const params_cuGraphGetNodes[] = {"hGraph", "numNodes", NULL};
static const cb_function f_cuGraphGetNodes = {.name = "cuGraphGetNodes",
    .params = params_cuGraphGetNodes, .param_count = 2, .result_count = 2, .default_mask = 0x2,
    .auto_mask = 0x2, .hidden_result_mask = 0x2};

CB_WRAPPER(cuGraphGetNodes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphGetNodes, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraph hGraph;
    cb_array nodes;
    cb_array_init(&nodes);
    size_t nodes_count = 0;
    uint64_t numNodes_in = 0;
    size_t numNodes = 0;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numNodes_in) < 0)
        goto done;
    numNodes = numNodes_in;
    fn_cuGraphGetNodes *call = cb_symbol_address(&symbols[S_cuGraphGetNodes]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(hGraph, nodes.data, &numNodes);
        cb_gil_end(thread);
        if (status != CUDA_SUCCESS) {
            result = cb_fail(s, &f_cuGraphGetNodes, status, args, NULL);
            goto done;
        }
    }
    nodes_count = (size_t)numNodes;
    if (cb_array_reserve(&nodes, nodes_count, sizeof(CUgraphNode)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraph, nodes.data, &numNodes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphGetNodes, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)numNodes < nodes_count)
        nodes_count = (size_t)numNodes;
    PyObject *values[] = {cb_handle_list(m, T_CUgraphNode, nodes.data, nodes_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numNodes)};
    result = cb_return_many(s, &f_cuGraphGetNodes, values);
done:
    cb_array_done(&nodes);
    return result;
}

// CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes)
static const char *const params_cuGraphGetRootNodes[] = {"hGraph", "numRootNodes", NULL};
static const cb_function f_cuGraphGetRootNodes = {.name = "cuGraphGetRootNodes",
    .params = params_cuGraphGetRootNodes, .param_count = 2, .result_count = 2, .default_mask = 0x2,
    .auto_mask = 0x2, .hidden_result_mask = 0x2};

CB_WRAPPER(cuGraphGetRootNodes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphGetRootNodes, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraph hGraph;
    cb_array rootNodes;
    cb_array_init(&rootNodes);
    size_t rootNodes_count = 0;
    uint64_t numRootNodes_in = 0;
    size_t numRootNodes = 0;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numRootNodes_in) < 0)
        goto done;
    numRootNodes = numRootNodes_in;
    fn_cuGraphGetRootNodes *call = cb_symbol_address(&symbols[S_cuGraphGetRootNodes]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(hGraph, rootNodes.data, &numRootNodes);
        cb_gil_end(thread);
        if (status != CUDA_SUCCESS) {
            result = cb_fail(s, &f_cuGraphGetRootNodes, status, args, NULL);
            goto done;
        }
    }
    rootNodes_count = (size_t)numRootNodes;
    if (cb_array_reserve(&rootNodes, rootNodes_count, sizeof(CUgraphNode)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraph, rootNodes.data, &numRootNodes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphGetRootNodes, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)numRootNodes < rootNodes_count)
        rootNodes_count = (size_t)numRootNodes;
    PyObject *values[] = {cb_handle_list(m, T_CUgraphNode, rootNodes.data, rootNodes_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numRootNodes)};
    result = cb_return_many(s, &f_cuGraphGetRootNodes, values);
done:
    cb_array_done(&rootNodes);
    return result;
}

// CUresult cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges)
static const char *const params_cuGraphGetEdges[] = {"hGraph", "numEdges", NULL};
static const cb_function f_cuGraphGetEdges = {.name = "cuGraphGetEdges",
    .params = params_cuGraphGetEdges, .param_count = 2, .result_count = 3, .default_mask = 0x2,
    .auto_mask = 0x2, .hidden_result_mask = 0x4};

CB_WRAPPER(cuGraphGetEdges)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphGetEdges, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraph hGraph;
    cb_array from;
    cb_array_init(&from);
    size_t from_count = 0;
    cb_array to;
    cb_array_init(&to);
    size_t to_count = 0;
    uint64_t numEdges_in = 0;
    size_t numEdges = 0;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numEdges_in) < 0)
        goto done;
    numEdges = numEdges_in;
    fn_cuGraphGetEdges *call = cb_symbol_address(&symbols[S_cuGraphGetEdges]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(hGraph, from.data, to.data, &numEdges);
        cb_gil_end(thread);
        if (status != CUDA_SUCCESS) {
            result = cb_fail(s, &f_cuGraphGetEdges, status, args, NULL);
            goto done;
        }
    }
    from_count = (size_t)numEdges;
    if (cb_array_reserve(&from, from_count, sizeof(CUgraphNode)) < 0)
        goto done;
    to_count = (size_t)numEdges;
    if (cb_array_reserve(&to, to_count, sizeof(CUgraphNode)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraph, from.data, to.data, &numEdges);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphGetEdges, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)numEdges < from_count)
        from_count = (size_t)numEdges;
    if (s->checked && (size_t)numEdges < to_count)
        to_count = (size_t)numEdges;
    PyObject *values[] = {cb_handle_list(m, T_CUgraphNode, from.data, from_count),
        cb_handle_list(m, T_CUgraphNode, to.data, to_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numEdges)};
    result = cb_return_many(s, &f_cuGraphGetEdges, values);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    return result;
}

// CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData
//     *edgeData, size_t *numEdges)
static const char *const params_cuGraphGetEdges_v2[] = {"hGraph", "numEdges", NULL};
static const cb_function f_cuGraphGetEdges_v2 = {.name = "cuGraphGetEdges_v2",
    .params = params_cuGraphGetEdges_v2, .param_count = 2, .result_count = 4, .default_mask = 0x2,
    .auto_mask = 0x2, .hidden_result_mask = 0x8};

CB_WRAPPER(cuGraphGetEdges_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphGetEdges_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgraph hGraph;
    cb_array from;
    cb_array_init(&from);
    size_t from_count = 0;
    cb_array to;
    cb_array_init(&to);
    size_t to_count = 0;
    cb_array edgeData;
    cb_array_init(&edgeData);
    size_t edgeData_count = 0;
    uint64_t numEdges_in = 0;
    size_t numEdges = 0;
    if (cb_as_handle(m, T_CUgraph, args[0], &hGraph) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint64(args[1], "size_t", &numEdges_in) < 0)
        goto done;
    numEdges = numEdges_in;
    fn_cuGraphGetEdges_v2 *call = cb_symbol_address(&symbols[S_cuGraphGetEdges_v2]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(hGraph, from.data, to.data, edgeData.data, &numEdges);
        cb_gil_end(thread);
        if (status != CUDA_SUCCESS) {
            result = cb_fail(s, &f_cuGraphGetEdges_v2, status, args, NULL);
            goto done;
        }
    }
    from_count = (size_t)numEdges;
    if (cb_array_reserve(&from, from_count, sizeof(CUgraphNode)) < 0)
        goto done;
    to_count = (size_t)numEdges;
    if (cb_array_reserve(&to, to_count, sizeof(CUgraphNode)) < 0)
        goto done;
    edgeData_count = (size_t)numEdges;
    if (cb_array_reserve(&edgeData, edgeData_count, sizeof(CUgraphEdgeData)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hGraph, from.data, to.data, edgeData.data, &numEdges);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphGetEdges_v2, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)numEdges < from_count)
        from_count = (size_t)numEdges;
    if (s->checked && (size_t)numEdges < to_count)
        to_count = (size_t)numEdges;
    if (s->checked && (size_t)numEdges < edgeData_count)
        edgeData_count = (size_t)numEdges;
    PyObject *values[] = {cb_handle_list(m, T_CUgraphNode, from.data, from_count),
        cb_handle_list(m, T_CUgraphNode, to.data, to_count),
        cb_record_list(m, T_CUgraphEdgeData, edgeData.data, edgeData_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numEdges)};
    result = cb_return_many(s, &f_cuGraphGetEdges_v2, values);
done:
    cb_array_done(&from);
    cb_array_done(&to);
    cb_array_done(&edgeData);
    return result;
}

