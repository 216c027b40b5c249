// functions_copy.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)
static const cb_function f_cuMemcpy = {.name = "cuMemcpy",
    .params = (const char *const[]){"dst", "src", "ByteCount", NULL}, .param_count = 3};

CB_WRAPPER(cuMemcpy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemcpy, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dst, src;
    uint64_t ByteCount;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dst, sizeof dst) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[1], &src, sizeof src) < 0
        || cb_as_uint64(args[2], "size_t", &ByteCount) < 0)
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
static const cb_function f_cuMemcpyPeer = {.name = "cuMemcpyPeer",
    .params = (const char *const[]){"dstDevice", "dstContext", "srcDevice", "srcContext",
        "ByteCount", NULL},
    .param_count = 5};

CB_WRAPPER(cuMemcpyPeer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMemcpyPeer, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice, srcDevice;
    CUcontext dstContext, srcContext;
    uint64_t ByteCount;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0
        || cb_as_handle(m, T_CUcontext, args[1], &dstContext) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[2], &srcDevice, sizeof srcDevice) < 0
        || cb_as_handle(m, T_CUcontext, args[3], &srcContext) < 0
        || cb_as_uint64(args[4], "size_t", &ByteCount) < 0)
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
static const cb_function f_cuMemcpyHtoD = {.name = "cuMemcpyHtoD",
    .params = (const char *const[]){"dstDevice", "srcHost", "ByteCount", NULL}, .param_count = 3};

CB_WRAPPER(cuMemcpyHtoD)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuMemcpyHtoD, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    cb_address srcHost;
    uint64_t ByteCount;
    srcHost.held = false;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0
        || cb_as_address(m, args[1], &srcHost) < 0
        || cb_as_uint64(args[2], "size_t", &ByteCount) < 0
        || (CB_UNLIKELY(srcHost.held)
            && cb_address_check(&srcHost, "cuMemcpyHtoD", "srcHost", CB_COUNT(ByteCount)) < 0))
        goto done;
    fn_cuMemcpyHtoD *call = cb_symbol_address(&symbols[S_cuMemcpyHtoD]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, srcHost.value, ByteCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemcpyHtoD, status, args, NULL);
done:
    cb_address_release(&srcHost);
    return result;
}

// CUresult cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)
static const cb_function f_cuMemcpyDtoH = {.name = "cuMemcpyDtoH",
    .params = (const char *const[]){"dstHost", "srcDevice", "ByteCount", NULL}, .param_count = 3};

CB_WRAPPER(cuMemcpyDtoH)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuMemcpyDtoH, &args, nargs, kwnames, slots))
        return NULL;
    cb_address dstHost;
    CUdeviceptr srcDevice;
    uint64_t ByteCount;
    dstHost.held = false;
    if (cb_as_target(s, args[0], "dstHost", true, &dstHost) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[1], &srcDevice, sizeof srcDevice) < 0
        || cb_as_uint64(args[2], "size_t", &ByteCount) < 0
        || (CB_UNLIKELY(dstHost.held)
            && cb_address_check(&dstHost, "cuMemcpyDtoH", "dstHost", CB_COUNT(ByteCount)) < 0))
        goto done;
    fn_cuMemcpyDtoH *call = cb_symbol_address(&symbols[S_cuMemcpyDtoH]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstHost.value, srcDevice, ByteCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemcpyDtoH, status, args, NULL);
done:
    cb_address_release(&dstHost);
    return result;
}

// CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)
static const cb_function f_cuMemcpyDtoD = {.name = "cuMemcpyDtoD",
    .params = (const char *const[]){"dstDevice", "srcDevice", "ByteCount", NULL}, .param_count = 3};

CB_WRAPPER(cuMemcpyDtoD)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemcpyDtoD, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice, srcDevice;
    uint64_t ByteCount;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[1], &srcDevice, sizeof srcDevice) < 0
        || cb_as_uint64(args[2], "size_t", &ByteCount) < 0)
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

// CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice,
//     size_t ByteCount)
static const cb_function f_cuMemcpyDtoA = {.name = "cuMemcpyDtoA",
    .params = (const char *const[]){"dstArray", "dstOffset", "srcDevice", "ByteCount", NULL},
    .param_count = 4};

CB_WRAPPER(cuMemcpyDtoA)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemcpyDtoA, &args, nargs, kwnames, slots))
        return NULL;
    CUarray dstArray;
    uint64_t dstOffset, ByteCount;
    CUdeviceptr srcDevice;
    if (cb_as_handle(m, T_CUarray, args[0], &dstArray) < 0
        || cb_as_uint64(args[1], "size_t", &dstOffset) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[2], &srcDevice, sizeof srcDevice) < 0
        || cb_as_uint64(args[3], "size_t", &ByteCount) < 0)
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

// CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset,
//     size_t ByteCount)
static const cb_function f_cuMemcpyAtoD = {.name = "cuMemcpyAtoD",
    .params = (const char *const[]){"dstDevice", "srcArray", "srcOffset", "ByteCount", NULL},
    .param_count = 4};

CB_WRAPPER(cuMemcpyAtoD)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemcpyAtoD, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    CUarray srcArray;
    uint64_t srcOffset, ByteCount;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0
        || cb_as_handle(m, T_CUarray, args[1], &srcArray) < 0
        || cb_as_uint64(args[2], "size_t", &srcOffset) < 0
        || cb_as_uint64(args[3], "size_t", &ByteCount) < 0)
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

// CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost,
//     size_t ByteCount)
static const cb_function f_cuMemcpyHtoA = {.name = "cuMemcpyHtoA",
    .params = (const char *const[]){"dstArray", "dstOffset", "srcHost", "ByteCount", NULL},
    .param_count = 4};

CB_WRAPPER(cuMemcpyHtoA)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuMemcpyHtoA, &args, nargs, kwnames, slots))
        return NULL;
    CUarray dstArray;
    uint64_t dstOffset, ByteCount;
    cb_address srcHost;
    srcHost.held = false;
    if (cb_as_handle(m, T_CUarray, args[0], &dstArray) < 0
        || cb_as_uint64(args[1], "size_t", &dstOffset) < 0
        || cb_as_address(m, args[2], &srcHost) < 0
        || cb_as_uint64(args[3], "size_t", &ByteCount) < 0
        || (CB_UNLIKELY(srcHost.held)
            && cb_address_check(&srcHost, "cuMemcpyHtoA", "srcHost", CB_COUNT(ByteCount)) < 0))
        goto done;
    fn_cuMemcpyHtoA *call = cb_symbol_address(&symbols[S_cuMemcpyHtoA]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstArray, dstOffset, srcHost.value, ByteCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemcpyHtoA, status, args, NULL);
done:
    cb_address_release(&srcHost);
    return result;
}

// CUresult cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount)
static const cb_function f_cuMemcpyAtoH = {.name = "cuMemcpyAtoH",
    .params = (const char *const[]){"dstHost", "srcArray", "srcOffset", "ByteCount", NULL},
    .param_count = 4};

CB_WRAPPER(cuMemcpyAtoH)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuMemcpyAtoH, &args, nargs, kwnames, slots))
        return NULL;
    cb_address dstHost;
    CUarray srcArray;
    uint64_t srcOffset, ByteCount;
    dstHost.held = false;
    if (cb_as_target(s, args[0], "dstHost", true, &dstHost) < 0
        || cb_as_handle(m, T_CUarray, args[1], &srcArray) < 0
        || cb_as_uint64(args[2], "size_t", &srcOffset) < 0
        || cb_as_uint64(args[3], "size_t", &ByteCount) < 0
        || (CB_UNLIKELY(dstHost.held)
            && cb_address_check(&dstHost, "cuMemcpyAtoH", "dstHost", CB_COUNT(ByteCount)) < 0))
        goto done;
    fn_cuMemcpyAtoH *call = cb_symbol_address(&symbols[S_cuMemcpyAtoH]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstHost.value, srcArray, srcOffset, ByteCount);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemcpyAtoH, status, args, NULL);
done:
    cb_address_release(&dstHost);
    return result;
}

// CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset,
//     size_t ByteCount)
static const cb_function f_cuMemcpyAtoA = {.name = "cuMemcpyAtoA",
    .params = (const char *const[]){"dstArray", "dstOffset", "srcArray", "srcOffset", "ByteCount",
        NULL},
    .param_count = 5};

CB_WRAPPER(cuMemcpyAtoA)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMemcpyAtoA, &args, nargs, kwnames, slots))
        return NULL;
    CUarray dstArray, srcArray;
    uint64_t dstOffset, srcOffset, ByteCount;
    if (cb_as_handle(m, T_CUarray, args[0], &dstArray) < 0
        || cb_as_uint64(args[1], "size_t", &dstOffset) < 0
        || cb_as_handle(m, T_CUarray, args[2], &srcArray) < 0
        || cb_as_uint64(args[3], "size_t", &srcOffset) < 0
        || cb_as_uint64(args[4], "size_t", &ByteCount) < 0)
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
static const cb_function f_cuMemcpy2D = {.name = "cuMemcpy2D",
    .params = (const char *const[]){"pCopy", NULL}, .param_count = 1};

CB_WRAPPER(cuMemcpy2D)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuMemcpy2D, &args, nargs, kwnames, slots))
        return NULL;
    const CUDA_MEMCPY2D *pCopy;
    cb_holds pCopy_holds;
    pCopy_holds.count = 0;
    if (cb_as_record(m, T_CUDA_MEMCPY2D, args[0], "pCopy", &pCopy) < 0
        || cb_record_hold(s, T_CUDA_MEMCPY2D, args[0], "cuMemcpy2D", "pCopy", &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy2D *call = cb_symbol_address(&symbols[S_cuMemcpy2D]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemcpy2D, status, args, NULL);
done:
    cb_holds_release(&pCopy_holds);
    return result;
}

// CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)
static const cb_function f_cuMemcpy2DUnaligned = {.name = "cuMemcpy2DUnaligned",
    .params = (const char *const[]){"pCopy", NULL}, .param_count = 1};

CB_WRAPPER(cuMemcpy2DUnaligned)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuMemcpy2DUnaligned, &args, nargs, kwnames, slots))
        return NULL;
    const CUDA_MEMCPY2D *pCopy;
    cb_holds pCopy_holds;
    pCopy_holds.count = 0;
    if (cb_as_record(m, T_CUDA_MEMCPY2D, args[0], "pCopy", &pCopy) < 0
        || cb_record_hold(s, T_CUDA_MEMCPY2D, args[0], "cuMemcpy2DUnaligned", "pCopy",
            &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy2DUnaligned *call = cb_symbol_address(&symbols[S_cuMemcpy2DUnaligned]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemcpy2DUnaligned, status, args, NULL);
done:
    cb_holds_release(&pCopy_holds);
    return result;
}

// CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)
static const cb_function f_cuMemcpy3D = {.name = "cuMemcpy3D",
    .params = (const char *const[]){"pCopy", NULL}, .param_count = 1};

CB_WRAPPER(cuMemcpy3D)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuMemcpy3D, &args, nargs, kwnames, slots))
        return NULL;
    const CUDA_MEMCPY3D *pCopy;
    cb_holds pCopy_holds;
    pCopy_holds.count = 0;
    if (cb_as_record(m, T_CUDA_MEMCPY3D, args[0], "pCopy", &pCopy) < 0
        || cb_record_hold(s, T_CUDA_MEMCPY3D, args[0], "cuMemcpy3D", "pCopy", &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy3D *call = cb_symbol_address(&symbols[S_cuMemcpy3D]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemcpy3D, status, args, NULL);
done:
    cb_holds_release(&pCopy_holds);
    return result;
}

// CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy)
static const cb_function f_cuMemcpy3DPeer = {.name = "cuMemcpy3DPeer",
    .params = (const char *const[]){"pCopy", NULL}, .param_count = 1};

CB_WRAPPER(cuMemcpy3DPeer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuMemcpy3DPeer, &args, nargs, kwnames, slots))
        return NULL;
    const CUDA_MEMCPY3D_PEER *pCopy;
    cb_holds pCopy_holds;
    pCopy_holds.count = 0;
    if (cb_as_record(m, T_CUDA_MEMCPY3D_PEER, args[0], "pCopy", &pCopy) < 0
        || cb_record_hold(s, T_CUDA_MEMCPY3D_PEER, args[0], "cuMemcpy3DPeer", "pCopy",
            &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy3DPeer *call = cb_symbol_address(&symbols[S_cuMemcpy3DPeer]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemcpy3DPeer, status, args, NULL);
done:
    cb_holds_release(&pCopy_holds);
    return result;
}

// CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream)
static const cb_function f_cuMemcpyAsync = {.name = "cuMemcpyAsync",
    .params = (const char *const[]){"dst", "src", "ByteCount", "hStream", NULL}, .param_count = 4};

CB_WRAPPER(cuMemcpyAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemcpyAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dst, src;
    uint64_t ByteCount;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dst, sizeof dst) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[1], &src, sizeof src) < 0
        || cb_as_uint64(args[2], "size_t", &ByteCount) < 0
        || cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
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
static const cb_function f_cuMemcpyPeerAsync = {.name = "cuMemcpyPeerAsync",
    .params = (const char *const[]){"dstDevice", "dstContext", "srcDevice", "srcContext",
        "ByteCount", "hStream", NULL},
    .param_count = 6};

CB_WRAPPER(cuMemcpyPeerAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cuMemcpyPeerAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice, srcDevice;
    CUcontext dstContext, srcContext;
    uint64_t ByteCount;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0
        || cb_as_handle(m, T_CUcontext, args[1], &dstContext) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[2], &srcDevice, sizeof srcDevice) < 0
        || cb_as_handle(m, T_CUcontext, args[3], &srcContext) < 0
        || cb_as_uint64(args[4], "size_t", &ByteCount) < 0
        || cb_as_handle(m, T_CUstream, args[5], &hStream) < 0)
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
static const cb_function f_cuMemcpyHtoDAsync = {.name = "cuMemcpyHtoDAsync",
    .params = (const char *const[]){"dstDevice", "srcHost", "ByteCount", "hStream", NULL},
    .param_count = 4};

CB_WRAPPER(cuMemcpyHtoDAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuMemcpyHtoDAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    cb_address srcHost;
    uint64_t ByteCount;
    CUstream hStream;
    srcHost.held = false;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0
        || cb_as_address(m, args[1], &srcHost) < 0
        || cb_as_uint64(args[2], "size_t", &ByteCount) < 0
        || cb_as_handle(m, T_CUstream, args[3], &hStream) < 0
        || (CB_UNLIKELY(srcHost.held)
            && cb_address_check(&srcHost, "cuMemcpyHtoDAsync", "srcHost", CB_COUNT(ByteCount)) < 0))
        goto done;
    fn_cuMemcpyHtoDAsync *call = cb_symbol_address(&symbols[S_cuMemcpyHtoDAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, srcHost.value, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemcpyHtoDAsync, status, args, NULL);
done:
    cb_address_release(&srcHost);
    return result;
}

// CUresult cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount,
//     CUstream hStream)
static const cb_function f_cuMemcpyDtoHAsync = {.name = "cuMemcpyDtoHAsync",
    .params = (const char *const[]){"dstHost", "srcDevice", "ByteCount", "hStream", NULL},
    .param_count = 4};

CB_WRAPPER(cuMemcpyDtoHAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuMemcpyDtoHAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_address dstHost;
    CUdeviceptr srcDevice;
    uint64_t ByteCount;
    CUstream hStream;
    dstHost.held = false;
    if (cb_as_target(s, args[0], "dstHost", true, &dstHost) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[1], &srcDevice, sizeof srcDevice) < 0
        || cb_as_uint64(args[2], "size_t", &ByteCount) < 0
        || cb_as_handle(m, T_CUstream, args[3], &hStream) < 0
        || (CB_UNLIKELY(dstHost.held)
            && cb_address_check(&dstHost, "cuMemcpyDtoHAsync", "dstHost", CB_COUNT(ByteCount)) < 0))
        goto done;
    fn_cuMemcpyDtoHAsync *call = cb_symbol_address(&symbols[S_cuMemcpyDtoHAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstHost.value, srcDevice, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemcpyDtoHAsync, status, args, NULL);
done:
    cb_address_release(&dstHost);
    return result;
}

// CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount,
//     CUstream hStream)
static const cb_function f_cuMemcpyDtoDAsync = {.name = "cuMemcpyDtoDAsync",
    .params = (const char *const[]){"dstDevice", "srcDevice", "ByteCount", "hStream", NULL},
    .param_count = 4};

CB_WRAPPER(cuMemcpyDtoDAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemcpyDtoDAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice, srcDevice;
    uint64_t ByteCount;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[1], &srcDevice, sizeof srcDevice) < 0
        || cb_as_uint64(args[2], "size_t", &ByteCount) < 0
        || cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
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

// CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost,
//     size_t ByteCount, CUstream hStream)
static const cb_function f_cuMemcpyHtoAAsync = {.name = "cuMemcpyHtoAAsync",
    .params = (const char *const[]){"dstArray", "dstOffset", "srcHost", "ByteCount", "hStream",
        NULL},
    .param_count = 5};

CB_WRAPPER(cuMemcpyHtoAAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cuMemcpyHtoAAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUarray dstArray;
    uint64_t dstOffset, ByteCount;
    cb_address srcHost;
    CUstream hStream;
    srcHost.held = false;
    if (cb_as_handle(m, T_CUarray, args[0], &dstArray) < 0
        || cb_as_uint64(args[1], "size_t", &dstOffset) < 0
        || cb_as_address(m, args[2], &srcHost) < 0
        || cb_as_uint64(args[3], "size_t", &ByteCount) < 0
        || cb_as_handle(m, T_CUstream, args[4], &hStream) < 0
        || (CB_UNLIKELY(srcHost.held)
            && cb_address_check(&srcHost, "cuMemcpyHtoAAsync", "srcHost", CB_COUNT(ByteCount)) < 0))
        goto done;
    fn_cuMemcpyHtoAAsync *call = cb_symbol_address(&symbols[S_cuMemcpyHtoAAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstArray, dstOffset, srcHost.value, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemcpyHtoAAsync, status, args, NULL);
done:
    cb_address_release(&srcHost);
    return result;
}

// CUresult cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset,
//     size_t ByteCount, CUstream hStream)
static const cb_function f_cuMemcpyAtoHAsync = {.name = "cuMemcpyAtoHAsync",
    .params = (const char *const[]){"dstHost", "srcArray", "srcOffset", "ByteCount", "hStream",
        NULL},
    .param_count = 5};

CB_WRAPPER(cuMemcpyAtoHAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cuMemcpyAtoHAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_address dstHost;
    CUarray srcArray;
    uint64_t srcOffset, ByteCount;
    CUstream hStream;
    dstHost.held = false;
    if (cb_as_target(s, args[0], "dstHost", true, &dstHost) < 0
        || cb_as_handle(m, T_CUarray, args[1], &srcArray) < 0
        || cb_as_uint64(args[2], "size_t", &srcOffset) < 0
        || cb_as_uint64(args[3], "size_t", &ByteCount) < 0
        || cb_as_handle(m, T_CUstream, args[4], &hStream) < 0
        || (CB_UNLIKELY(dstHost.held)
            && cb_address_check(&dstHost, "cuMemcpyAtoHAsync", "dstHost", CB_COUNT(ByteCount)) < 0))
        goto done;
    fn_cuMemcpyAtoHAsync *call = cb_symbol_address(&symbols[S_cuMemcpyAtoHAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstHost.value, srcArray, srcOffset, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemcpyAtoHAsync, status, args, NULL);
done:
    cb_address_release(&dstHost);
    return result;
}

// CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)
static const cb_function f_cuMemcpy2DAsync = {.name = "cuMemcpy2DAsync",
    .params = (const char *const[]){"pCopy", "hStream", NULL}, .param_count = 2};

CB_WRAPPER(cuMemcpy2DAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuMemcpy2DAsync, &args, nargs, kwnames, slots))
        return NULL;
    const CUDA_MEMCPY2D *pCopy;
    cb_holds pCopy_holds;
    CUstream hStream;
    pCopy_holds.count = 0;
    if (cb_as_record(m, T_CUDA_MEMCPY2D, args[0], "pCopy", &pCopy) < 0
        || cb_as_handle(m, T_CUstream, args[1], &hStream) < 0
        || cb_record_hold(s, T_CUDA_MEMCPY2D, args[0], "cuMemcpy2DAsync", "pCopy",
            &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy2DAsync *call = cb_symbol_address(&symbols[S_cuMemcpy2DAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy, hStream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemcpy2DAsync, status, args, NULL);
done:
    cb_holds_release(&pCopy_holds);
    return result;
}

// CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)
static const cb_function f_cuMemcpy3DAsync = {.name = "cuMemcpy3DAsync",
    .params = (const char *const[]){"pCopy", "hStream", NULL}, .param_count = 2};

CB_WRAPPER(cuMemcpy3DAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuMemcpy3DAsync, &args, nargs, kwnames, slots))
        return NULL;
    const CUDA_MEMCPY3D *pCopy;
    cb_holds pCopy_holds;
    CUstream hStream;
    pCopy_holds.count = 0;
    if (cb_as_record(m, T_CUDA_MEMCPY3D, args[0], "pCopy", &pCopy) < 0
        || cb_as_handle(m, T_CUstream, args[1], &hStream) < 0
        || cb_record_hold(s, T_CUDA_MEMCPY3D, args[0], "cuMemcpy3DAsync", "pCopy",
            &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy3DAsync *call = cb_symbol_address(&symbols[S_cuMemcpy3DAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy, hStream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemcpy3DAsync, status, args, NULL);
done:
    cb_holds_release(&pCopy_holds);
    return result;
}

// CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)
static const cb_function f_cuMemcpy3DPeerAsync = {.name = "cuMemcpy3DPeerAsync",
    .params = (const char *const[]){"pCopy", "hStream", NULL}, .param_count = 2};

CB_WRAPPER(cuMemcpy3DPeerAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuMemcpy3DPeerAsync, &args, nargs, kwnames, slots))
        return NULL;
    const CUDA_MEMCPY3D_PEER *pCopy;
    cb_holds pCopy_holds;
    CUstream hStream;
    pCopy_holds.count = 0;
    if (cb_as_record(m, T_CUDA_MEMCPY3D_PEER, args[0], "pCopy", &pCopy) < 0
        || cb_as_handle(m, T_CUstream, args[1], &hStream) < 0
        || cb_record_hold(s, T_CUDA_MEMCPY3D_PEER, args[0], "cuMemcpy3DPeerAsync", "pCopy",
            &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy3DPeerAsync *call = cb_symbol_address(&symbols[S_cuMemcpy3DPeerAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy, hStream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemcpy3DPeerAsync, status, args, NULL);
done:
    cb_holds_release(&pCopy_holds);
    return result;
}

// CUresult cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
//     size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
//     CUstream hStream)
static const cb_function f_cuMemcpyBatchAsync = {.name = "cuMemcpyBatchAsync",
    .params = (const char *const[]){"dsts", "srcs", "sizes", "count", "attrs", "attrsIdxs",
        "numAttrs", "hStream", NULL},
    .param_count = 8, .auto_mask = 0x48};

CB_WRAPPER(cuMemcpyBatchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cuMemcpyBatchAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_array dsts, srcs, sizes, attrs, attrsIdxs;
    uint64_t count = 0, numAttrs = 0;
    CUstream hStream;
    cb_array_init(&dsts);
    cb_array_init(&srcs);
    cb_array_init(&sizes);
    cb_array_init(&attrs);
    cb_array_init(&attrsIdxs);
    if (cb_array_scalars(m, T_CUdeviceptr, args[0], "dsts", &dsts) < 0
        || cb_array_scalars(m, T_CUdeviceptr, args[1], "srcs", &srcs) < 0
        || cb_array_ints(args[2], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0
        || (args[3] != NULL && cb_as_uint64(args[3], "size_t", &count) < 0)
        || cb_array_records(m, T_CUmemcpyAttributes, args[4], "attrs", &attrs) < 0
        || cb_array_ints(args[5], "attrsIdxs", sizeof(size_t), false, "size_t", &attrsIdxs) < 0
        || (args[6] != NULL && cb_as_uint64(args[6], "size_t", &numAttrs) < 0)
        || cb_as_handle(m, T_CUstream, args[7], &hStream) < 0)
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
    if (cb_array_check(&dsts, (size_t)count) < 0
        || cb_array_check(&srcs, (size_t)count) < 0
        || cb_array_check(&sizes, (size_t)count) < 0
        || cb_array_check(&attrs, (size_t)numAttrs) < 0
        || cb_array_check(&attrsIdxs, (size_t)numAttrs) < 0)
        goto done;
    fn_cuMemcpyBatchAsync *call = cb_symbol_address(&symbols[S_cuMemcpyBatchAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dsts.data, srcs.data, sizes.data, count, attrs.data, attrsIdxs.data, numAttrs,
        hStream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemcpyBatchAsync, status, args, NULL);
done:
    cb_array_done(&dsts);
    cb_array_done(&srcs);
    cb_array_done(&sizes);
    cb_array_done(&attrs);
    cb_array_done(&attrsIdxs);
    return result;
}

// CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
//     unsigned long long flags, CUstream hStream)
static const cb_function f_cuMemcpy3DBatchAsync = {.name = "cuMemcpy3DBatchAsync",
    .params = (const char *const[]){"numOps", "opList", "flags", "hStream", NULL},
    .param_count = 4, .auto_mask = 0x1};

CB_WRAPPER(cuMemcpy3DBatchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuMemcpy3DBatchAsync, &args, nargs, kwnames, slots))
        return NULL;
    uint64_t numOps = 0;
    cb_array opList;
    uint64_t flags;
    CUstream hStream;
    cb_array_init(&opList);
    if ((args[0] != NULL && cb_as_uint64(args[0], "size_t", &numOps) < 0)
        || cb_array_records(m, T_CUDA_MEMCPY3D_BATCH_OP, args[1], "opList", &opList) < 0
        || cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0
        || cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        goto done;
    if (args[0] == NULL && opList.length > (size_t)numOps)
        numOps = (uint64_t)opList.length;
    if (cb_array_check(&opList, (size_t)numOps) < 0)
        goto done;
    fn_cuMemcpy3DBatchAsync *call = cb_symbol_address(&symbols[S_cuMemcpy3DBatchAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(numOps, opList.data, flags, hStream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemcpy3DBatchAsync, status, args, NULL);
done:
    cb_array_done(&opList);
    return result;
}

// CUresult cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size,
//     CUmemcpyAttributes *attr, CUstream hStream)
static const cb_function f_cuMemcpyWithAttributesAsync = {.name = "cuMemcpyWithAttributesAsync",
    .params = (const char *const[]){"dst", "src", "size", "attr", "hStream", NULL},
    .param_count = 5};

CB_WRAPPER(cuMemcpyWithAttributesAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMemcpyWithAttributesAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dst, src;
    uint64_t size;
    CUmemcpyAttributes *attr;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dst, sizeof dst) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[1], &src, sizeof src) < 0
        || cb_as_uint64(args[2], "size_t", &size) < 0
        || cb_as_record(m, T_CUmemcpyAttributes, args[3], "attr", &attr) < 0
        || cb_as_handle(m, T_CUstream, args[4], &hStream) < 0)
        return NULL;
    fn_cuMemcpyWithAttributesAsync *call =
        cb_symbol_address(&symbols[S_cuMemcpyWithAttributesAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, src, size, attr, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemcpyWithAttributesAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP *op, unsigned long long flags,
//     CUstream hStream)
static const cb_function f_cuMemcpy3DWithAttributesAsync = {
    .name = "cuMemcpy3DWithAttributesAsync",
    .params = (const char *const[]){"op", "flags", "hStream", NULL}, .param_count = 3};

CB_WRAPPER(cuMemcpy3DWithAttributesAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemcpy3DWithAttributesAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUDA_MEMCPY3D_BATCH_OP *op;
    uint64_t flags;
    CUstream hStream;
    if (cb_as_record(m, T_CUDA_MEMCPY3D_BATCH_OP, args[0], "op", &op) < 0
        || cb_as_uint64(args[1], "unsigned PY_LONG_LONG", &flags) < 0
        || cb_as_handle(m, T_CUstream, args[2], &hStream) < 0)
        return NULL;
    fn_cuMemcpy3DWithAttributesAsync *call =
        cb_symbol_address(&symbols[S_cuMemcpy3DWithAttributesAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(op, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemcpy3DWithAttributesAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N)
static const cb_function f_cuMemsetD8 = {.name = "cuMemsetD8",
    .params = (const char *const[]){"dstDevice", "uc", "N", NULL}, .param_count = 3};

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
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0
        || cb_as_uint8(args[1], "unsigned char", &uc) < 0
        || cb_as_uint64(args[2], "size_t", &N) < 0)
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
static const cb_function f_cuMemsetD16 = {.name = "cuMemsetD16",
    .params = (const char *const[]){"dstDevice", "us", "N", NULL}, .param_count = 3};

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
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0
        || cb_as_uint16(args[1], "unsigned short", &us) < 0
        || cb_as_uint64(args[2], "size_t", &N) < 0)
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
static const cb_function f_cuMemsetD32 = {.name = "cuMemsetD32",
    .params = (const char *const[]){"dstDevice", "ui", "N", NULL}, .param_count = 3};

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
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0
        || cb_as_uint32(args[1], "unsigned int", &ui) < 0
        || cb_as_uint64(args[2], "size_t", &N) < 0)
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
static const cb_function f_cuMemsetD2D8 = {.name = "cuMemsetD2D8",
    .params = (const char *const[]){"dstDevice", "dstPitch", "uc", "Width", "Height", NULL},
    .param_count = 5};

CB_WRAPPER(cuMemsetD2D8)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMemsetD2D8, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint64_t dstPitch, Width, Height;
    uint8_t uc;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0
        || cb_as_uint64(args[1], "size_t", &dstPitch) < 0
        || cb_as_uint8(args[2], "unsigned char", &uc) < 0
        || cb_as_uint64(args[3], "size_t", &Width) < 0
        || cb_as_uint64(args[4], "size_t", &Height) < 0)
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

// CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
//     size_t Width, size_t Height)
static const cb_function f_cuMemsetD2D16 = {.name = "cuMemsetD2D16",
    .params = (const char *const[]){"dstDevice", "dstPitch", "us", "Width", "Height", NULL},
    .param_count = 5};

CB_WRAPPER(cuMemsetD2D16)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMemsetD2D16, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint64_t dstPitch, Width, Height;
    uint16_t us;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0
        || cb_as_uint64(args[1], "size_t", &dstPitch) < 0
        || cb_as_uint16(args[2], "unsigned short", &us) < 0
        || cb_as_uint64(args[3], "size_t", &Width) < 0
        || cb_as_uint64(args[4], "size_t", &Height) < 0)
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
static const cb_function f_cuMemsetD2D32 = {.name = "cuMemsetD2D32",
    .params = (const char *const[]){"dstDevice", "dstPitch", "ui", "Width", "Height", NULL},
    .param_count = 5};

CB_WRAPPER(cuMemsetD2D32)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMemsetD2D32, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint64_t dstPitch, Width, Height;
    uint32_t ui;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0
        || cb_as_uint64(args[1], "size_t", &dstPitch) < 0
        || cb_as_uint32(args[2], "unsigned int", &ui) < 0
        || cb_as_uint64(args[3], "size_t", &Width) < 0
        || cb_as_uint64(args[4], "size_t", &Height) < 0)
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
static const cb_function f_cuMemsetD8Async = {.name = "cuMemsetD8Async",
    .params = (const char *const[]){"dstDevice", "uc", "N", "hStream", NULL}, .param_count = 4};

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
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0
        || cb_as_uint8(args[1], "unsigned char", &uc) < 0
        || cb_as_uint64(args[2], "size_t", &N) < 0
        || cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
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
static const cb_function f_cuMemsetD16Async = {.name = "cuMemsetD16Async",
    .params = (const char *const[]){"dstDevice", "us", "N", "hStream", NULL}, .param_count = 4};

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
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0
        || cb_as_uint16(args[1], "unsigned short", &us) < 0
        || cb_as_uint64(args[2], "size_t", &N) < 0
        || cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
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
static const cb_function f_cuMemsetD32Async = {.name = "cuMemsetD32Async",
    .params = (const char *const[]){"dstDevice", "ui", "N", "hStream", NULL}, .param_count = 4};

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
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0
        || cb_as_uint32(args[1], "unsigned int", &ui) < 0
        || cb_as_uint64(args[2], "size_t", &N) < 0
        || cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
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

// CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
//     size_t Width, size_t Height, CUstream hStream)
static const cb_function f_cuMemsetD2D8Async = {.name = "cuMemsetD2D8Async",
    .params = (const char *const[]){"dstDevice", "dstPitch", "uc", "Width", "Height", "hStream",
        NULL},
    .param_count = 6};

CB_WRAPPER(cuMemsetD2D8Async)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cuMemsetD2D8Async, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint64_t dstPitch, Width, Height;
    uint8_t uc;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0
        || cb_as_uint64(args[1], "size_t", &dstPitch) < 0
        || cb_as_uint8(args[2], "unsigned char", &uc) < 0
        || cb_as_uint64(args[3], "size_t", &Width) < 0
        || cb_as_uint64(args[4], "size_t", &Height) < 0
        || cb_as_handle(m, T_CUstream, args[5], &hStream) < 0)
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

// CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
//     size_t Width, size_t Height, CUstream hStream)
static const cb_function f_cuMemsetD2D16Async = {.name = "cuMemsetD2D16Async",
    .params = (const char *const[]){"dstDevice", "dstPitch", "us", "Width", "Height", "hStream",
        NULL},
    .param_count = 6};

CB_WRAPPER(cuMemsetD2D16Async)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cuMemsetD2D16Async, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint64_t dstPitch, Width, Height;
    uint16_t us;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0
        || cb_as_uint64(args[1], "size_t", &dstPitch) < 0
        || cb_as_uint16(args[2], "unsigned short", &us) < 0
        || cb_as_uint64(args[3], "size_t", &Width) < 0
        || cb_as_uint64(args[4], "size_t", &Height) < 0
        || cb_as_handle(m, T_CUstream, args[5], &hStream) < 0)
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

// CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
//     size_t Width, size_t Height, CUstream hStream)
static const cb_function f_cuMemsetD2D32Async = {.name = "cuMemsetD2D32Async",
    .params = (const char *const[]){"dstDevice", "dstPitch", "ui", "Width", "Height", "hStream",
        NULL},
    .param_count = 6};

CB_WRAPPER(cuMemsetD2D32Async)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cuMemsetD2D32Async, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint64_t dstPitch, Width, Height;
    uint32_t ui;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dstDevice, sizeof dstDevice) < 0
        || cb_as_uint64(args[1], "size_t", &dstPitch) < 0
        || cb_as_uint32(args[2], "unsigned int", &ui) < 0
        || cb_as_uint64(args[3], "size_t", &Width) < 0
        || cb_as_uint64(args[4], "size_t", &Height) < 0
        || cb_as_handle(m, T_CUstream, args[5], &hStream) < 0)
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

// CUresult cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count,
//     unsigned int flags, size_t *errorIndex, CUstream stream)
static const cb_function f_cuMemBatchDecompressAsync = {.name = "cuMemBatchDecompressAsync",
    .params = (const char *const[]){"paramsArray", "count", "flags", "stream", NULL},
    .param_count = 4, .result_count = 1};

CB_WRAPPER(cuMemBatchDecompressAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuMemBatchDecompressAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_array paramsArray;
    uint64_t count;
    uint32_t flags;
    size_t errorIndex = 0;
    CUstream stream;
    cb_array_init(&paramsArray);
    if (cb_array_room(m, T_CUmemDecompressParams, args[0], "paramsArray", &paramsArray) < 0
        || cb_as_uint64(args[1], "size_t", &count) < 0
        || cb_as_uint32(args[2], "unsigned int", &flags) < 0
        || cb_as_handle(m, T_CUstream, args[3], &stream) < 0
        || (paramsArray.data != NULL && cb_array_check(&paramsArray, (size_t)count) < 0))
        goto done;
    fn_cuMemBatchDecompressAsync *call = cb_symbol_address(&symbols[S_cuMemBatchDecompressAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
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

// CUresult cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList,
//     unsigned long long flags, CUstream hStream)
static const cb_function f_cuFabricCpyBatchAsync = {.name = "cuFabricCpyBatchAsync",
    .params = (const char *const[]){"numOps", "opList", "flags", "hStream", NULL},
    .param_count = 4, .auto_mask = 0x1};

CB_WRAPPER(cuFabricCpyBatchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuFabricCpyBatchAsync, &args, nargs, kwnames, slots))
        return NULL;
    uint64_t numOps = 0;
    cb_array opList;
    uint64_t flags;
    CUstream hStream;
    cb_array_init(&opList);
    if ((args[0] != NULL && cb_as_uint64(args[0], "size_t", &numOps) < 0)
        || cb_array_records(m, T_CUDA_FABRIC_COPY_BATCH_OP, args[1], "opList", &opList) < 0
        || cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0
        || cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        goto done;
    if (args[0] == NULL && opList.length > (size_t)numOps)
        numOps = (uint64_t)opList.length;
    if (cb_array_check(&opList, (size_t)numOps) < 0)
        goto done;
    fn_cuFabricCpyBatchAsync *call = cb_symbol_address(&symbols[S_cuFabricCpyBatchAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(numOps, opList.data, flags, hStream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuFabricCpyBatchAsync, status, args, NULL);
done:
    cb_array_done(&opList);
    return result;
}

