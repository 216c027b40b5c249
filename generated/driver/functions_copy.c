// functions_copy.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)
static const cb_function f_cuMemcpy = {.name = "cuMemcpy", CB_PARAMS("dst", "src", "ByteCount")};

CB_WRAPPER(cuMemcpy)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuMemcpy, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dst, src;
    uint64_t ByteCount;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dst", CB_HOST_TOO, &dst) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[1], "src", CB_HOST_TOO, &src) < 0
        || cb_as_uint64(argv[2], "size_t", &ByteCount) < 0)
        return NULL;
    fn_cuMemcpy *call = cb_symbol_address(&driver_symbols[S_cuMemcpy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, src, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemcpy, status, argv);
    return cb_return0(form);
}

// CUresult cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
//     CUcontext srcContext, size_t ByteCount)
static const cb_function f_cuMemcpyPeer = {
    .name = "cuMemcpyPeer",
    CB_PARAMS("dstDevice", "dstContext", "srcDevice", "srcContext", "ByteCount"),
};

CB_WRAPPER(cuMemcpyPeer)
{
    PyObject *slots[5];
    if (!cb_arguments(form, &f_cuMemcpyPeer, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice, srcDevice;
    CUcontext dstContext, srcContext;
    uint64_t ByteCount;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dstDevice", 0, &dstDevice) < 0
        || cb_as_handle(py, T_CUcontext, argv[1], "dstContext", &dstContext) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[2], "srcDevice", 0, &srcDevice) < 0
        || cb_as_handle(py, T_CUcontext, argv[3], "srcContext", &srcContext) < 0
        || cb_as_uint64(argv[4], "size_t", &ByteCount) < 0)
        return NULL;
    fn_cuMemcpyPeer *call = cb_symbol_address(&driver_symbols[S_cuMemcpyPeer]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstContext, srcDevice, srcContext, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemcpyPeer, status, argv);
    return cb_return0(form);
}

// CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)
static const cb_function f_cuMemcpyHtoD = {
    .name = "cuMemcpyHtoD",
    CB_PARAMS("dstDevice", "srcHost", "ByteCount"),
};

CB_WRAPPER(cuMemcpyHtoD)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemcpyHtoD, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    cb_address srcHost;
    uint64_t ByteCount;
    srcHost.held = false;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dstDevice", 0, &dstDevice) < 0
        || cb_as_address(py, argv[1], &srcHost) < 0
        || cb_as_uint64(argv[2], "size_t", &ByteCount) < 0
        || (CB_UNLIKELY(srcHost.held)
            && cb_held_check(&srcHost, "cuMemcpyHtoD", "srcHost", ByteCount) < 0))
        goto done;
    fn_cuMemcpyHtoD *call = cb_symbol_address(&driver_symbols[S_cuMemcpyHtoD]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, srcHost.value, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemcpyHtoD, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&srcHost);
    return retval;
}

// CUresult cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)
static const cb_function f_cuMemcpyDtoH = {
    .name = "cuMemcpyDtoH",
    CB_PARAMS("dstHost", "srcDevice", "ByteCount"),
};

CB_WRAPPER(cuMemcpyDtoH)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemcpyDtoH, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address dstHost;
    CUdeviceptr srcDevice;
    uint64_t ByteCount;
    dstHost.held = false;
    if (cb_as_measured_target(form, argv[0], "dstHost", &dstHost) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[1], "srcDevice", 0, &srcDevice) < 0
        || cb_as_uint64(argv[2], "size_t", &ByteCount) < 0
        || (CB_UNLIKELY(dstHost.held)
            && cb_held_check(&dstHost, "cuMemcpyDtoH", "dstHost", ByteCount) < 0))
        goto done;
    fn_cuMemcpyDtoH *call = cb_symbol_address(&driver_symbols[S_cuMemcpyDtoH]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstHost.value, srcDevice, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemcpyDtoH, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&dstHost);
    return retval;
}

// CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)
static const cb_function f_cuMemcpyDtoD = {
    .name = "cuMemcpyDtoD",
    CB_PARAMS("dstDevice", "srcDevice", "ByteCount"),
};

CB_WRAPPER(cuMemcpyDtoD)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuMemcpyDtoD, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice, srcDevice;
    uint64_t ByteCount;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dstDevice", 0, &dstDevice) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[1], "srcDevice", 0, &srcDevice) < 0
        || cb_as_uint64(argv[2], "size_t", &ByteCount) < 0)
        return NULL;
    fn_cuMemcpyDtoD *call = cb_symbol_address(&driver_symbols[S_cuMemcpyDtoD]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, srcDevice, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemcpyDtoD, status, argv);
    return cb_return0(form);
}

// CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice,
//     size_t ByteCount)
static const cb_function f_cuMemcpyDtoA = {
    .name = "cuMemcpyDtoA",
    CB_PARAMS("dstArray", "dstOffset", "srcDevice", "ByteCount"),
};

CB_WRAPPER(cuMemcpyDtoA)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuMemcpyDtoA, &argv, nargs, kwnames, slots))
        return NULL;
    CUarray dstArray;
    uint64_t dstOffset, ByteCount;
    CUdeviceptr srcDevice;
    if (cb_as_handle(py, T_CUarray, argv[0], "dstArray", &dstArray) < 0
        || cb_as_uint64(argv[1], "size_t", &dstOffset) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[2], "srcDevice", 0, &srcDevice) < 0
        || cb_as_uint64(argv[3], "size_t", &ByteCount) < 0)
        return NULL;
    fn_cuMemcpyDtoA *call = cb_symbol_address(&driver_symbols[S_cuMemcpyDtoA]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstArray, dstOffset, srcDevice, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemcpyDtoA, status, argv);
    return cb_return0(form);
}

// CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset,
//     size_t ByteCount)
static const cb_function f_cuMemcpyAtoD = {
    .name = "cuMemcpyAtoD",
    CB_PARAMS("dstDevice", "srcArray", "srcOffset", "ByteCount"),
};

CB_WRAPPER(cuMemcpyAtoD)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuMemcpyAtoD, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    CUarray srcArray;
    uint64_t srcOffset, ByteCount;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dstDevice", 0, &dstDevice) < 0
        || cb_as_handle(py, T_CUarray, argv[1], "srcArray", &srcArray) < 0
        || cb_as_uint64(argv[2], "size_t", &srcOffset) < 0
        || cb_as_uint64(argv[3], "size_t", &ByteCount) < 0)
        return NULL;
    fn_cuMemcpyAtoD *call = cb_symbol_address(&driver_symbols[S_cuMemcpyAtoD]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, srcArray, srcOffset, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemcpyAtoD, status, argv);
    return cb_return0(form);
}

// CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost,
//     size_t ByteCount)
static const cb_function f_cuMemcpyHtoA = {
    .name = "cuMemcpyHtoA",
    CB_PARAMS("dstArray", "dstOffset", "srcHost", "ByteCount"),
};

CB_WRAPPER(cuMemcpyHtoA)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemcpyHtoA, &argv, nargs, kwnames, slots))
        return NULL;
    CUarray dstArray;
    uint64_t dstOffset, ByteCount;
    cb_address srcHost;
    srcHost.held = false;
    if (cb_as_handle(py, T_CUarray, argv[0], "dstArray", &dstArray) < 0
        || cb_as_uint64(argv[1], "size_t", &dstOffset) < 0
        || cb_as_address(py, argv[2], &srcHost) < 0
        || cb_as_uint64(argv[3], "size_t", &ByteCount) < 0
        || (CB_UNLIKELY(srcHost.held)
            && cb_held_check(&srcHost, "cuMemcpyHtoA", "srcHost", ByteCount) < 0))
        goto done;
    fn_cuMemcpyHtoA *call = cb_symbol_address(&driver_symbols[S_cuMemcpyHtoA]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstArray, dstOffset, srcHost.value, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemcpyHtoA, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&srcHost);
    return retval;
}

// CUresult cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount)
static const cb_function f_cuMemcpyAtoH = {
    .name = "cuMemcpyAtoH",
    CB_PARAMS("dstHost", "srcArray", "srcOffset", "ByteCount"),
};

CB_WRAPPER(cuMemcpyAtoH)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemcpyAtoH, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address dstHost;
    CUarray srcArray;
    uint64_t srcOffset, ByteCount;
    dstHost.held = false;
    if (cb_as_measured_target(form, argv[0], "dstHost", &dstHost) < 0
        || cb_as_handle(py, T_CUarray, argv[1], "srcArray", &srcArray) < 0
        || cb_as_uint64(argv[2], "size_t", &srcOffset) < 0
        || cb_as_uint64(argv[3], "size_t", &ByteCount) < 0
        || (CB_UNLIKELY(dstHost.held)
            && cb_held_check(&dstHost, "cuMemcpyAtoH", "dstHost", ByteCount) < 0))
        goto done;
    fn_cuMemcpyAtoH *call = cb_symbol_address(&driver_symbols[S_cuMemcpyAtoH]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstHost.value, srcArray, srcOffset, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemcpyAtoH, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&dstHost);
    return retval;
}

// CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset,
//     size_t ByteCount)
static const cb_function f_cuMemcpyAtoA = {
    .name = "cuMemcpyAtoA",
    CB_PARAMS("dstArray", "dstOffset", "srcArray", "srcOffset", "ByteCount"),
};

CB_WRAPPER(cuMemcpyAtoA)
{
    PyObject *slots[5];
    if (!cb_arguments(form, &f_cuMemcpyAtoA, &argv, nargs, kwnames, slots))
        return NULL;
    CUarray dstArray, srcArray;
    uint64_t dstOffset, srcOffset, ByteCount;
    if (cb_as_handle(py, T_CUarray, argv[0], "dstArray", &dstArray) < 0
        || cb_as_uint64(argv[1], "size_t", &dstOffset) < 0
        || cb_as_handle(py, T_CUarray, argv[2], "srcArray", &srcArray) < 0
        || cb_as_uint64(argv[3], "size_t", &srcOffset) < 0
        || cb_as_uint64(argv[4], "size_t", &ByteCount) < 0)
        return NULL;
    fn_cuMemcpyAtoA *call = cb_symbol_address(&driver_symbols[S_cuMemcpyAtoA]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemcpyAtoA, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cuMemcpy2D, "pCopy");

// CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy)
static const cb_function f_cuMemcpy2D = {.name = "cuMemcpy2D", CB_PARAMS_OF(cuMemcpy2D)};

CB_WRAPPER(cuMemcpy2D)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemcpy2D, &argv, nargs, kwnames, slots))
        return NULL;
    const CUDA_MEMCPY2D *pCopy;
    cb_holds pCopy_holds;
    pCopy_holds.count = 0;
    if (cb_as_record(py, T_CUDA_MEMCPY2D, argv[0], "pCopy", &pCopy) < 0
        || cb_record_hold(form, T_CUDA_MEMCPY2D, argv[0], "cuMemcpy2D", "pCopy", &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy2D *call = cb_symbol_address(&driver_symbols[S_cuMemcpy2D]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemcpy2D, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_holds_release(&pCopy_holds);
    return retval;
}

// CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)
static const cb_function f_cuMemcpy2DUnaligned = {
    .name = "cuMemcpy2DUnaligned",
    CB_PARAMS_OF(cuMemcpy2D),
};

CB_WRAPPER(cuMemcpy2DUnaligned)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemcpy2DUnaligned, &argv, nargs, kwnames, slots))
        return NULL;
    const CUDA_MEMCPY2D *pCopy;
    cb_holds pCopy_holds;
    pCopy_holds.count = 0;
    if (cb_as_record(py, T_CUDA_MEMCPY2D, argv[0], "pCopy", &pCopy) < 0
        || cb_record_hold(form, T_CUDA_MEMCPY2D, argv[0], "cuMemcpy2DUnaligned", "pCopy",
            &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy2DUnaligned *call = cb_symbol_address(&driver_symbols[S_cuMemcpy2DUnaligned]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemcpy2DUnaligned, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_holds_release(&pCopy_holds);
    return retval;
}

// CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)
static const cb_function f_cuMemcpy3D = {.name = "cuMemcpy3D", CB_PARAMS_OF(cuMemcpy2D)};

CB_WRAPPER(cuMemcpy3D)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemcpy3D, &argv, nargs, kwnames, slots))
        return NULL;
    const CUDA_MEMCPY3D *pCopy;
    cb_holds pCopy_holds;
    pCopy_holds.count = 0;
    if (cb_as_record(py, T_CUDA_MEMCPY3D, argv[0], "pCopy", &pCopy) < 0
        || cb_record_hold(form, T_CUDA_MEMCPY3D, argv[0], "cuMemcpy3D", "pCopy", &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy3D *call = cb_symbol_address(&driver_symbols[S_cuMemcpy3D]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemcpy3D, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_holds_release(&pCopy_holds);
    return retval;
}

// CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy)
static const cb_function f_cuMemcpy3DPeer = {.name = "cuMemcpy3DPeer", CB_PARAMS_OF(cuMemcpy2D)};

CB_WRAPPER(cuMemcpy3DPeer)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemcpy3DPeer, &argv, nargs, kwnames, slots))
        return NULL;
    const CUDA_MEMCPY3D_PEER *pCopy;
    cb_holds pCopy_holds;
    pCopy_holds.count = 0;
    if (cb_as_record(py, T_CUDA_MEMCPY3D_PEER, argv[0], "pCopy", &pCopy) < 0
        || cb_record_hold(form, T_CUDA_MEMCPY3D_PEER, argv[0], "cuMemcpy3DPeer", "pCopy",
            &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy3DPeer *call = cb_symbol_address(&driver_symbols[S_cuMemcpy3DPeer]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemcpy3DPeer, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_holds_release(&pCopy_holds);
    return retval;
}

// CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream)
static const cb_function f_cuMemcpyAsync = {
    .name = "cuMemcpyAsync",
    CB_PARAMS("dst", "src", "ByteCount", "hStream"),
};

CB_WRAPPER(cuMemcpyAsync)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuMemcpyAsync, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dst, src;
    uint64_t ByteCount;
    CUstream hStream;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dst", CB_HOST_TOO, &dst) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[1], "src", CB_HOST_TOO, &src) < 0
        || cb_as_uint64(argv[2], "size_t", &ByteCount) < 0
        || cb_as_handle(py, T_CUstream, argv[3], "hStream", &hStream) < 0)
        return NULL;
    fn_cuMemcpyAsync *call = cb_symbol_address(&driver_symbols[S_cuMemcpyAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, src, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemcpyAsync, status, argv);
    return cb_return0(form);
}

// CUresult cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
//     CUcontext srcContext, size_t ByteCount, CUstream hStream)
static const cb_function f_cuMemcpyPeerAsync = {
    .name = "cuMemcpyPeerAsync",
    CB_PARAMS("dstDevice", "dstContext", "srcDevice", "srcContext", "ByteCount", "hStream"),
};

CB_WRAPPER(cuMemcpyPeerAsync)
{
    PyObject *slots[6];
    if (!cb_arguments(form, &f_cuMemcpyPeerAsync, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice, srcDevice;
    CUcontext dstContext, srcContext;
    uint64_t ByteCount;
    CUstream hStream;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dstDevice", 0, &dstDevice) < 0
        || cb_as_handle(py, T_CUcontext, argv[1], "dstContext", &dstContext) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[2], "srcDevice", 0, &srcDevice) < 0
        || cb_as_handle(py, T_CUcontext, argv[3], "srcContext", &srcContext) < 0
        || cb_as_uint64(argv[4], "size_t", &ByteCount) < 0
        || cb_as_handle(py, T_CUstream, argv[5], "hStream", &hStream) < 0)
        return NULL;
    fn_cuMemcpyPeerAsync *call = cb_symbol_address(&driver_symbols[S_cuMemcpyPeerAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemcpyPeerAsync, status, argv);
    return cb_return0(form);
}

// CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount,
//     CUstream hStream)
static const cb_function f_cuMemcpyHtoDAsync = {
    .name = "cuMemcpyHtoDAsync",
    CB_PARAMS("dstDevice", "srcHost", "ByteCount", "hStream"),
};

CB_WRAPPER(cuMemcpyHtoDAsync)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemcpyHtoDAsync, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    cb_address srcHost;
    uint64_t ByteCount;
    CUstream hStream;
    srcHost.held = false;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dstDevice", 0, &dstDevice) < 0
        || cb_as_address(py, argv[1], &srcHost) < 0
        || cb_as_uint64(argv[2], "size_t", &ByteCount) < 0
        || cb_as_handle(py, T_CUstream, argv[3], "hStream", &hStream) < 0
        || (CB_UNLIKELY(srcHost.held)
            && cb_held_check(&srcHost, "cuMemcpyHtoDAsync", "srcHost", ByteCount) < 0))
        goto done;
    fn_cuMemcpyHtoDAsync *call = cb_symbol_address(&driver_symbols[S_cuMemcpyHtoDAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, srcHost.value, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemcpyHtoDAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&srcHost);
    return retval;
}

// CUresult cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount,
//     CUstream hStream)
static const cb_function f_cuMemcpyDtoHAsync = {
    .name = "cuMemcpyDtoHAsync",
    CB_PARAMS("dstHost", "srcDevice", "ByteCount", "hStream"),
};

CB_WRAPPER(cuMemcpyDtoHAsync)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemcpyDtoHAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address dstHost;
    CUdeviceptr srcDevice;
    uint64_t ByteCount;
    CUstream hStream;
    dstHost.held = false;
    if (cb_as_measured_target(form, argv[0], "dstHost", &dstHost) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[1], "srcDevice", 0, &srcDevice) < 0
        || cb_as_uint64(argv[2], "size_t", &ByteCount) < 0
        || cb_as_handle(py, T_CUstream, argv[3], "hStream", &hStream) < 0
        || (CB_UNLIKELY(dstHost.held)
            && cb_held_check(&dstHost, "cuMemcpyDtoHAsync", "dstHost", ByteCount) < 0))
        goto done;
    fn_cuMemcpyDtoHAsync *call = cb_symbol_address(&driver_symbols[S_cuMemcpyDtoHAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstHost.value, srcDevice, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemcpyDtoHAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&dstHost);
    return retval;
}

// CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount,
//     CUstream hStream)
static const cb_function f_cuMemcpyDtoDAsync = {
    .name = "cuMemcpyDtoDAsync",
    CB_PARAMS("dstDevice", "srcDevice", "ByteCount", "hStream"),
};

CB_WRAPPER(cuMemcpyDtoDAsync)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuMemcpyDtoDAsync, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice, srcDevice;
    uint64_t ByteCount;
    CUstream hStream;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dstDevice", 0, &dstDevice) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[1], "srcDevice", 0, &srcDevice) < 0
        || cb_as_uint64(argv[2], "size_t", &ByteCount) < 0
        || cb_as_handle(py, T_CUstream, argv[3], "hStream", &hStream) < 0)
        return NULL;
    fn_cuMemcpyDtoDAsync *call = cb_symbol_address(&driver_symbols[S_cuMemcpyDtoDAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, srcDevice, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemcpyDtoDAsync, status, argv);
    return cb_return0(form);
}

// CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost,
//     size_t ByteCount, CUstream hStream)
static const cb_function f_cuMemcpyHtoAAsync = {
    .name = "cuMemcpyHtoAAsync",
    CB_PARAMS("dstArray", "dstOffset", "srcHost", "ByteCount", "hStream"),
};

CB_WRAPPER(cuMemcpyHtoAAsync)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemcpyHtoAAsync, &argv, nargs, kwnames, slots))
        return NULL;
    CUarray dstArray;
    uint64_t dstOffset, ByteCount;
    cb_address srcHost;
    CUstream hStream;
    srcHost.held = false;
    if (cb_as_handle(py, T_CUarray, argv[0], "dstArray", &dstArray) < 0
        || cb_as_uint64(argv[1], "size_t", &dstOffset) < 0
        || cb_as_address(py, argv[2], &srcHost) < 0
        || cb_as_uint64(argv[3], "size_t", &ByteCount) < 0
        || cb_as_handle(py, T_CUstream, argv[4], "hStream", &hStream) < 0
        || (CB_UNLIKELY(srcHost.held)
            && cb_held_check(&srcHost, "cuMemcpyHtoAAsync", "srcHost", ByteCount) < 0))
        goto done;
    fn_cuMemcpyHtoAAsync *call = cb_symbol_address(&driver_symbols[S_cuMemcpyHtoAAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstArray, dstOffset, srcHost.value, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemcpyHtoAAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&srcHost);
    return retval;
}

// CUresult cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset,
//     size_t ByteCount, CUstream hStream)
static const cb_function f_cuMemcpyAtoHAsync = {
    .name = "cuMemcpyAtoHAsync",
    CB_PARAMS("dstHost", "srcArray", "srcOffset", "ByteCount", "hStream"),
};

CB_WRAPPER(cuMemcpyAtoHAsync)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemcpyAtoHAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address dstHost;
    CUarray srcArray;
    uint64_t srcOffset, ByteCount;
    CUstream hStream;
    dstHost.held = false;
    if (cb_as_measured_target(form, argv[0], "dstHost", &dstHost) < 0
        || cb_as_handle(py, T_CUarray, argv[1], "srcArray", &srcArray) < 0
        || cb_as_uint64(argv[2], "size_t", &srcOffset) < 0
        || cb_as_uint64(argv[3], "size_t", &ByteCount) < 0
        || cb_as_handle(py, T_CUstream, argv[4], "hStream", &hStream) < 0
        || (CB_UNLIKELY(dstHost.held)
            && cb_held_check(&dstHost, "cuMemcpyAtoHAsync", "dstHost", ByteCount) < 0))
        goto done;
    fn_cuMemcpyAtoHAsync *call = cb_symbol_address(&driver_symbols[S_cuMemcpyAtoHAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstHost.value, srcArray, srcOffset, ByteCount, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemcpyAtoHAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&dstHost);
    return retval;
}

CB_PARAM_LIST(cuMemcpy2DAsync, "pCopy", "hStream");

// CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)
static const cb_function f_cuMemcpy2DAsync = {
    .name = "cuMemcpy2DAsync",
    CB_PARAMS_OF(cuMemcpy2DAsync),
};

CB_WRAPPER(cuMemcpy2DAsync)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemcpy2DAsync, &argv, nargs, kwnames, slots))
        return NULL;
    const CUDA_MEMCPY2D *pCopy;
    cb_holds pCopy_holds;
    CUstream hStream;
    pCopy_holds.count = 0;
    if (cb_as_record(py, T_CUDA_MEMCPY2D, argv[0], "pCopy", &pCopy) < 0
        || cb_as_handle(py, T_CUstream, argv[1], "hStream", &hStream) < 0
        || cb_record_hold(form, T_CUDA_MEMCPY2D, argv[0], "cuMemcpy2DAsync", "pCopy",
            &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy2DAsync *call = cb_symbol_address(&driver_symbols[S_cuMemcpy2DAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemcpy2DAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_holds_release(&pCopy_holds);
    return retval;
}

// CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)
static const cb_function f_cuMemcpy3DAsync = {
    .name = "cuMemcpy3DAsync",
    CB_PARAMS_OF(cuMemcpy2DAsync),
};

CB_WRAPPER(cuMemcpy3DAsync)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemcpy3DAsync, &argv, nargs, kwnames, slots))
        return NULL;
    const CUDA_MEMCPY3D *pCopy;
    cb_holds pCopy_holds;
    CUstream hStream;
    pCopy_holds.count = 0;
    if (cb_as_record(py, T_CUDA_MEMCPY3D, argv[0], "pCopy", &pCopy) < 0
        || cb_as_handle(py, T_CUstream, argv[1], "hStream", &hStream) < 0
        || cb_record_hold(form, T_CUDA_MEMCPY3D, argv[0], "cuMemcpy3DAsync", "pCopy",
            &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy3DAsync *call = cb_symbol_address(&driver_symbols[S_cuMemcpy3DAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemcpy3DAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_holds_release(&pCopy_holds);
    return retval;
}

// CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)
static const cb_function f_cuMemcpy3DPeerAsync = {
    .name = "cuMemcpy3DPeerAsync",
    CB_PARAMS_OF(cuMemcpy2DAsync),
};

CB_WRAPPER(cuMemcpy3DPeerAsync)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemcpy3DPeerAsync, &argv, nargs, kwnames, slots))
        return NULL;
    const CUDA_MEMCPY3D_PEER *pCopy;
    cb_holds pCopy_holds;
    CUstream hStream;
    pCopy_holds.count = 0;
    if (cb_as_record(py, T_CUDA_MEMCPY3D_PEER, argv[0], "pCopy", &pCopy) < 0
        || cb_as_handle(py, T_CUstream, argv[1], "hStream", &hStream) < 0
        || cb_record_hold(form, T_CUDA_MEMCPY3D_PEER, argv[0], "cuMemcpy3DPeerAsync", "pCopy",
            &pCopy_holds) < 0)
        goto done;
    fn_cuMemcpy3DPeerAsync *call = cb_symbol_address(&driver_symbols[S_cuMemcpy3DPeerAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pCopy, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemcpy3DPeerAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_holds_release(&pCopy_holds);
    return retval;
}

// CUresult cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
//     size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
//     CUstream hStream)
static const cb_function f_cuMemcpyBatchAsync = {
    .name = "cuMemcpyBatchAsync",
    CB_PARAMS("dsts", "srcs", "sizes", "count", "attrs", "attrsIdxs", "numAttrs", "hStream"),
    .auto_mask = CB_BIT(3) | CB_BIT(6), // count, numAttrs
};

CB_WRAPPER(cuMemcpyBatchAsync)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemcpyBatchAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array dsts, srcs, sizes, attrs, attrsIdxs;
    uint64_t count, numAttrs;
    CUstream hStream;
    cb_array_init(&dsts);
    cb_array_init(&srcs);
    cb_array_init(&sizes);
    cb_array_init(&attrs);
    cb_array_init(&attrsIdxs);
    if (cb_array_scalars(py, T_CUdeviceptr, argv[0], "dsts", &dsts) < 0
        || cb_array_scalars(py, T_CUdeviceptr, argv[1], "srcs", &srcs) < 0
        || cb_array_ints(argv[2], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0
        || (argv[3] != NULL && cb_as_uint64(argv[3], "size_t", &count) < 0)
        || cb_array_records(py, T_CUmemcpyAttributes, argv[4], "attrs", &attrs) < 0
        || cb_array_ints(argv[5], "attrsIdxs", sizeof(size_t), false, "size_t", &attrsIdxs) < 0
        || (argv[6] != NULL && cb_as_uint64(argv[6], "size_t", &numAttrs) < 0)
        || cb_as_handle(py, T_CUstream, argv[7], "hStream", &hStream) < 0)
        goto done;
    if (argv[3] == NULL)
        count = CB_LONGEST(&dsts, &srcs, &sizes);
    if (argv[6] == NULL)
        numAttrs = CB_LONGEST(&attrs, &attrsIdxs);
    if (cb_array_check(&dsts, count, "dsts") < 0
        || cb_array_check(&srcs, count, "srcs") < 0
        || cb_array_check(&sizes, count, "sizes") < 0
        || cb_array_check(&attrs, numAttrs, "attrs") < 0
        || cb_array_check(&attrsIdxs, numAttrs, "attrsIdxs") < 0)
        goto done;
    fn_cuMemcpyBatchAsync *call = cb_symbol_address(&driver_symbols[S_cuMemcpyBatchAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dsts.data, srcs.data, sizes.data, count, attrs.data, attrsIdxs.data, numAttrs,
        hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemcpyBatchAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&dsts);
    cb_array_done(&srcs);
    cb_array_done(&sizes);
    cb_array_done(&attrs);
    cb_array_done(&attrsIdxs);
    return retval;
}

CB_PARAM_LIST(cuMemcpy3DBatchAsync, "numOps", "opList", "flags", "hStream");

// CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
//     unsigned long long flags, CUstream hStream)
static const cb_function f_cuMemcpy3DBatchAsync = {
    .name = "cuMemcpy3DBatchAsync",
    CB_PARAMS_OF(cuMemcpy3DBatchAsync),
    .auto_mask = CB_BIT(0), // numOps
};

CB_WRAPPER(cuMemcpy3DBatchAsync)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemcpy3DBatchAsync, &argv, nargs, kwnames, slots))
        return NULL;
    uint64_t numOps, flags;
    cb_array opList;
    CUstream hStream;
    cb_array_init(&opList);
    if ((argv[0] != NULL && cb_as_uint64(argv[0], "size_t", &numOps) < 0)
        || cb_array_records(py, T_CUDA_MEMCPY3D_BATCH_OP, argv[1], "opList", &opList) < 0
        || cb_as_uint64(argv[2], CB_UNSIGNED_LONG_LONG, &flags) < 0
        || cb_as_handle(py, T_CUstream, argv[3], "hStream", &hStream) < 0)
        goto done;
    if (argv[0] == NULL)
        numOps = opList.length;
    if (cb_array_check(&opList, numOps, "opList") < 0)
        goto done;
    fn_cuMemcpy3DBatchAsync *call = cb_symbol_address(&driver_symbols[S_cuMemcpy3DBatchAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(numOps, opList.data, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemcpy3DBatchAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&opList);
    return retval;
}

// CUresult cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size,
//     CUmemcpyAttributes *attr, CUstream hStream)
static const cb_function f_cuMemcpyWithAttributesAsync = {
    .name = "cuMemcpyWithAttributesAsync",
    CB_PARAMS("dst", "src", "size", "attr", "hStream"),
};

CB_WRAPPER(cuMemcpyWithAttributesAsync)
{
    PyObject *slots[5];
    if (!cb_arguments(form, &f_cuMemcpyWithAttributesAsync, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dst, src;
    uint64_t size;
    CUmemcpyAttributes *attr;
    CUstream hStream;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dst", CB_HOST_TOO, &dst) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[1], "src", CB_HOST_TOO, &src) < 0
        || cb_as_uint64(argv[2], "size_t", &size) < 0
        || cb_as_record(py, T_CUmemcpyAttributes, argv[3], "attr", &attr) < 0
        || cb_as_handle(py, T_CUstream, argv[4], "hStream", &hStream) < 0)
        return NULL;
    fn_cuMemcpyWithAttributesAsync *call =
        cb_symbol_address(&driver_symbols[S_cuMemcpyWithAttributesAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, src, size, attr, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemcpyWithAttributesAsync, status, argv);
    return cb_return0(form);
}

// CUresult cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP *op, unsigned long long flags,
//     CUstream hStream)
static const cb_function f_cuMemcpy3DWithAttributesAsync = {
    .name = "cuMemcpy3DWithAttributesAsync",
    CB_PARAMS("op", "flags", "hStream"),
};

CB_WRAPPER(cuMemcpy3DWithAttributesAsync)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuMemcpy3DWithAttributesAsync, &argv, nargs, kwnames, slots))
        return NULL;
    CUDA_MEMCPY3D_BATCH_OP *op;
    uint64_t flags;
    CUstream hStream;
    if (cb_as_record(py, T_CUDA_MEMCPY3D_BATCH_OP, argv[0], "op", &op) < 0
        || cb_as_uint64(argv[1], CB_UNSIGNED_LONG_LONG, &flags) < 0
        || cb_as_handle(py, T_CUstream, argv[2], "hStream", &hStream) < 0)
        return NULL;
    fn_cuMemcpy3DWithAttributesAsync *call =
        cb_symbol_address(&driver_symbols[S_cuMemcpy3DWithAttributesAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(op, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemcpy3DWithAttributesAsync, status, argv);
    return cb_return0(form);
}

// CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N)
static const cb_function f_cuMemsetD8 = {.name = "cuMemsetD8", CB_PARAMS("dstDevice", "uc", "N")};

CB_WRAPPER(cuMemsetD8)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuMemsetD8, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint8_t uc;
    uint64_t N;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dstDevice", 0, &dstDevice) < 0
        || cb_as_uint8(argv[1], "unsigned char", &uc) < 0
        || cb_as_uint64(argv[2], "size_t", &N) < 0)
        return NULL;
    fn_cuMemsetD8 *call = cb_symbol_address(&driver_symbols[S_cuMemsetD8]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, uc, N);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemsetD8, status, argv);
    return cb_return0(form);
}

// CUresult cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N)
static const cb_function f_cuMemsetD16 = {.name = "cuMemsetD16", CB_PARAMS("dstDevice", "us", "N")};

CB_WRAPPER(cuMemsetD16)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuMemsetD16, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint16_t us;
    uint64_t N;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dstDevice", 0, &dstDevice) < 0
        || cb_as_uint16(argv[1], "unsigned short", &us) < 0
        || cb_as_uint64(argv[2], "size_t", &N) < 0)
        return NULL;
    fn_cuMemsetD16 *call = cb_symbol_address(&driver_symbols[S_cuMemsetD16]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, us, N);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemsetD16, status, argv);
    return cb_return0(form);
}

// CUresult cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N)
static const cb_function f_cuMemsetD32 = {.name = "cuMemsetD32", CB_PARAMS("dstDevice", "ui", "N")};

CB_WRAPPER(cuMemsetD32)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuMemsetD32, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint32_t ui;
    uint64_t N;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dstDevice", 0, &dstDevice) < 0
        || cb_as_uint32(argv[1], "unsigned int", &ui) < 0
        || cb_as_uint64(argv[2], "size_t", &N) < 0)
        return NULL;
    fn_cuMemsetD32 *call = cb_symbol_address(&driver_symbols[S_cuMemsetD32]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, ui, N);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemsetD32, status, argv);
    return cb_return0(form);
}

// CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width,
//     size_t Height)
static const cb_function f_cuMemsetD2D8 = {
    .name = "cuMemsetD2D8",
    CB_PARAMS("dstDevice", "dstPitch", "uc", "Width", "Height"),
};

CB_WRAPPER(cuMemsetD2D8)
{
    PyObject *slots[5];
    if (!cb_arguments(form, &f_cuMemsetD2D8, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint64_t dstPitch, Width, Height;
    uint8_t uc;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dstDevice", 0, &dstDevice) < 0
        || cb_as_uint64(argv[1], "size_t", &dstPitch) < 0
        || cb_as_uint8(argv[2], "unsigned char", &uc) < 0
        || cb_as_uint64(argv[3], "size_t", &Width) < 0
        || cb_as_uint64(argv[4], "size_t", &Height) < 0)
        return NULL;
    fn_cuMemsetD2D8 *call = cb_symbol_address(&driver_symbols[S_cuMemsetD2D8]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstPitch, uc, Width, Height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemsetD2D8, status, argv);
    return cb_return0(form);
}

// CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
//     size_t Width, size_t Height)
static const cb_function f_cuMemsetD2D16 = {
    .name = "cuMemsetD2D16",
    CB_PARAMS("dstDevice", "dstPitch", "us", "Width", "Height"),
};

CB_WRAPPER(cuMemsetD2D16)
{
    PyObject *slots[5];
    if (!cb_arguments(form, &f_cuMemsetD2D16, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint64_t dstPitch, Width, Height;
    uint16_t us;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dstDevice", 0, &dstDevice) < 0
        || cb_as_uint64(argv[1], "size_t", &dstPitch) < 0
        || cb_as_uint16(argv[2], "unsigned short", &us) < 0
        || cb_as_uint64(argv[3], "size_t", &Width) < 0
        || cb_as_uint64(argv[4], "size_t", &Height) < 0)
        return NULL;
    fn_cuMemsetD2D16 *call = cb_symbol_address(&driver_symbols[S_cuMemsetD2D16]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstPitch, us, Width, Height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemsetD2D16, status, argv);
    return cb_return0(form);
}

// CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width,
//     size_t Height)
static const cb_function f_cuMemsetD2D32 = {
    .name = "cuMemsetD2D32",
    CB_PARAMS("dstDevice", "dstPitch", "ui", "Width", "Height"),
};

CB_WRAPPER(cuMemsetD2D32)
{
    PyObject *slots[5];
    if (!cb_arguments(form, &f_cuMemsetD2D32, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint64_t dstPitch, Width, Height;
    uint32_t ui;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dstDevice", 0, &dstDevice) < 0
        || cb_as_uint64(argv[1], "size_t", &dstPitch) < 0
        || cb_as_uint32(argv[2], "unsigned int", &ui) < 0
        || cb_as_uint64(argv[3], "size_t", &Width) < 0
        || cb_as_uint64(argv[4], "size_t", &Height) < 0)
        return NULL;
    fn_cuMemsetD2D32 *call = cb_symbol_address(&driver_symbols[S_cuMemsetD2D32]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstPitch, ui, Width, Height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemsetD2D32, status, argv);
    return cb_return0(form);
}

// CUresult cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream)
static const cb_function f_cuMemsetD8Async = {
    .name = "cuMemsetD8Async",
    CB_PARAMS("dstDevice", "uc", "N", "hStream"),
};

CB_WRAPPER(cuMemsetD8Async)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuMemsetD8Async, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint8_t uc;
    uint64_t N;
    CUstream hStream;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dstDevice", 0, &dstDevice) < 0
        || cb_as_uint8(argv[1], "unsigned char", &uc) < 0
        || cb_as_uint64(argv[2], "size_t", &N) < 0
        || cb_as_handle(py, T_CUstream, argv[3], "hStream", &hStream) < 0)
        return NULL;
    fn_cuMemsetD8Async *call = cb_symbol_address(&driver_symbols[S_cuMemsetD8Async]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, uc, N, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemsetD8Async, status, argv);
    return cb_return0(form);
}

// CUresult cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream)
static const cb_function f_cuMemsetD16Async = {
    .name = "cuMemsetD16Async",
    CB_PARAMS("dstDevice", "us", "N", "hStream"),
};

CB_WRAPPER(cuMemsetD16Async)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuMemsetD16Async, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint16_t us;
    uint64_t N;
    CUstream hStream;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dstDevice", 0, &dstDevice) < 0
        || cb_as_uint16(argv[1], "unsigned short", &us) < 0
        || cb_as_uint64(argv[2], "size_t", &N) < 0
        || cb_as_handle(py, T_CUstream, argv[3], "hStream", &hStream) < 0)
        return NULL;
    fn_cuMemsetD16Async *call = cb_symbol_address(&driver_symbols[S_cuMemsetD16Async]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, us, N, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemsetD16Async, status, argv);
    return cb_return0(form);
}

// CUresult cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream)
static const cb_function f_cuMemsetD32Async = {
    .name = "cuMemsetD32Async",
    CB_PARAMS("dstDevice", "ui", "N", "hStream"),
};

CB_WRAPPER(cuMemsetD32Async)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuMemsetD32Async, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint32_t ui;
    uint64_t N;
    CUstream hStream;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dstDevice", 0, &dstDevice) < 0
        || cb_as_uint32(argv[1], "unsigned int", &ui) < 0
        || cb_as_uint64(argv[2], "size_t", &N) < 0
        || cb_as_handle(py, T_CUstream, argv[3], "hStream", &hStream) < 0)
        return NULL;
    fn_cuMemsetD32Async *call = cb_symbol_address(&driver_symbols[S_cuMemsetD32Async]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, ui, N, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemsetD32Async, status, argv);
    return cb_return0(form);
}

// CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
//     size_t Width, size_t Height, CUstream hStream)
static const cb_function f_cuMemsetD2D8Async = {
    .name = "cuMemsetD2D8Async",
    CB_PARAMS("dstDevice", "dstPitch", "uc", "Width", "Height", "hStream"),
};

CB_WRAPPER(cuMemsetD2D8Async)
{
    PyObject *slots[6];
    if (!cb_arguments(form, &f_cuMemsetD2D8Async, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint64_t dstPitch, Width, Height;
    uint8_t uc;
    CUstream hStream;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dstDevice", 0, &dstDevice) < 0
        || cb_as_uint64(argv[1], "size_t", &dstPitch) < 0
        || cb_as_uint8(argv[2], "unsigned char", &uc) < 0
        || cb_as_uint64(argv[3], "size_t", &Width) < 0
        || cb_as_uint64(argv[4], "size_t", &Height) < 0
        || cb_as_handle(py, T_CUstream, argv[5], "hStream", &hStream) < 0)
        return NULL;
    fn_cuMemsetD2D8Async *call = cb_symbol_address(&driver_symbols[S_cuMemsetD2D8Async]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstPitch, uc, Width, Height, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemsetD2D8Async, status, argv);
    return cb_return0(form);
}

// CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
//     size_t Width, size_t Height, CUstream hStream)
static const cb_function f_cuMemsetD2D16Async = {
    .name = "cuMemsetD2D16Async",
    CB_PARAMS("dstDevice", "dstPitch", "us", "Width", "Height", "hStream"),
};

CB_WRAPPER(cuMemsetD2D16Async)
{
    PyObject *slots[6];
    if (!cb_arguments(form, &f_cuMemsetD2D16Async, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint64_t dstPitch, Width, Height;
    uint16_t us;
    CUstream hStream;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dstDevice", 0, &dstDevice) < 0
        || cb_as_uint64(argv[1], "size_t", &dstPitch) < 0
        || cb_as_uint16(argv[2], "unsigned short", &us) < 0
        || cb_as_uint64(argv[3], "size_t", &Width) < 0
        || cb_as_uint64(argv[4], "size_t", &Height) < 0
        || cb_as_handle(py, T_CUstream, argv[5], "hStream", &hStream) < 0)
        return NULL;
    fn_cuMemsetD2D16Async *call = cb_symbol_address(&driver_symbols[S_cuMemsetD2D16Async]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstPitch, us, Width, Height, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemsetD2D16Async, status, argv);
    return cb_return0(form);
}

// CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
//     size_t Width, size_t Height, CUstream hStream)
static const cb_function f_cuMemsetD2D32Async = {
    .name = "cuMemsetD2D32Async",
    CB_PARAMS("dstDevice", "dstPitch", "ui", "Width", "Height", "hStream"),
};

CB_WRAPPER(cuMemsetD2D32Async)
{
    PyObject *slots[6];
    if (!cb_arguments(form, &f_cuMemsetD2D32Async, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dstDevice;
    uint64_t dstPitch, Width, Height;
    uint32_t ui;
    CUstream hStream;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "dstDevice", 0, &dstDevice) < 0
        || cb_as_uint64(argv[1], "size_t", &dstPitch) < 0
        || cb_as_uint32(argv[2], "unsigned int", &ui) < 0
        || cb_as_uint64(argv[3], "size_t", &Width) < 0
        || cb_as_uint64(argv[4], "size_t", &Height) < 0
        || cb_as_handle(py, T_CUstream, argv[5], "hStream", &hStream) < 0)
        return NULL;
    fn_cuMemsetD2D32Async *call = cb_symbol_address(&driver_symbols[S_cuMemsetD2D32Async]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dstDevice, dstPitch, ui, Width, Height, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemsetD2D32Async, status, argv);
    return cb_return0(form);
}

// CUresult cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count,
//     unsigned int flags, size_t *errorIndex, CUstream stream)
static const cb_function f_cuMemBatchDecompressAsync = {
    .name = "cuMemBatchDecompressAsync",
    CB_PARAMS("paramsArray", "count", "flags", "stream"),
    .result_count = 1,
};

CB_WRAPPER(cuMemBatchDecompressAsync)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemBatchDecompressAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array paramsArray;
    uint64_t count;
    uint32_t flags;
    size_t errorIndex = 0;
    CUstream stream;
    cb_array_init(&paramsArray);
    if (cb_array_room(py, T_CUmemDecompressParams, argv[0], "paramsArray", &paramsArray) < 0
        || cb_as_uint64(argv[1], "size_t", &count) < 0
        || cb_as_uint32(argv[2], "unsigned int", &flags) < 0
        || cb_as_handle(py, T_CUstream, argv[3], "stream", &stream) < 0
        || cb_array_check_given(&paramsArray, count, "paramsArray") < 0)
        goto done;
    fn_cuMemBatchDecompressAsync *call =
        cb_symbol_address(&driver_symbols[S_cuMemBatchDecompressAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(paramsArray.data, count, flags, &errorIndex, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuMemBatchDecompressAsync, status, argv);
        goto done;
    }
    cb_array_copy_back(py, T_CUmemDecompressParams, &paramsArray);
    retval = cb_return1(form, PyLong_FromSize_t(errorIndex));
done:
    cb_array_done(&paramsArray);
    return retval;
}

// CUresult cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList,
//     unsigned long long flags, CUstream hStream)
static const cb_function f_cuFabricCpyBatchAsync = {
    .name = "cuFabricCpyBatchAsync",
    CB_PARAMS_OF(cuMemcpy3DBatchAsync),
    .auto_mask = CB_BIT(0), // numOps
};

CB_WRAPPER(cuFabricCpyBatchAsync)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuFabricCpyBatchAsync, &argv, nargs, kwnames, slots))
        return NULL;
    uint64_t numOps, flags;
    cb_array opList;
    CUstream hStream;
    cb_array_init(&opList);
    if ((argv[0] != NULL && cb_as_uint64(argv[0], "size_t", &numOps) < 0)
        || cb_array_records(py, T_CUDA_FABRIC_COPY_BATCH_OP, argv[1], "opList", &opList) < 0
        || cb_as_uint64(argv[2], CB_UNSIGNED_LONG_LONG, &flags) < 0
        || cb_as_handle(py, T_CUstream, argv[3], "hStream", &hStream) < 0)
        goto done;
    if (argv[0] == NULL)
        numOps = opList.length;
    if (cb_array_check(&opList, numOps, "opList") < 0)
        goto done;
    fn_cuFabricCpyBatchAsync *call = cb_symbol_address(&driver_symbols[S_cuFabricCpyBatchAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(numOps, opList.data, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuFabricCpyBatchAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&opList);
    return retval;
}
