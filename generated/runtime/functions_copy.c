// functions_copy.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cudaMemcpy3D, "p");

// cudaError_t cudaMemcpy3D(const struct cudaMemcpy3DParms *p)
static const cb_function f_cudaMemcpy3D = {.name = "cudaMemcpy3D", CB_PARAMS_OF(cudaMemcpy3D)};

CB_WRAPPER(cudaMemcpy3D)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpy3D, &argv, nargs, kwnames, slots))
        return NULL;
    const struct cudaMemcpy3DParms *p;
    cb_holds p_holds;
    p_holds.count = 0;
    if (cb_as_record(py, T_cudaMemcpy3DParms, argv[0], "p", &p) < 0
        || cb_record_hold(form, T_cudaMemcpy3DParms, argv[0], "cudaMemcpy3D", "p", &p_holds) < 0)
        goto done;
    fn_cudaMemcpy3D *call = cb_symbol_address(&runtime_symbols[S_cudaMemcpy3D]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(p);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpy3D, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_holds_release(&p_holds);
    return retval;
}

// cudaError_t cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *p)
static const cb_function f_cudaMemcpy3DPeer = {
    .name = "cudaMemcpy3DPeer",
    CB_PARAMS_OF(cudaMemcpy3D),
};

CB_WRAPPER(cudaMemcpy3DPeer)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpy3DPeer, &argv, nargs, kwnames, slots))
        return NULL;
    const struct cudaMemcpy3DPeerParms *p;
    cb_holds p_holds;
    p_holds.count = 0;
    if (cb_as_record(py, T_cudaMemcpy3DPeerParms, argv[0], "p", &p) < 0
        || cb_record_hold(form, T_cudaMemcpy3DPeerParms, argv[0], "cudaMemcpy3DPeer", "p",
            &p_holds) < 0)
        goto done;
    fn_cudaMemcpy3DPeer *call = cb_symbol_address(&runtime_symbols[S_cudaMemcpy3DPeer]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(p);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpy3DPeer, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_holds_release(&p_holds);
    return retval;
}

CB_PARAM_LIST(cudaMemcpy3DAsync, "p", "stream");

// cudaError_t cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p, cudaStream_t stream)
static const cb_function f_cudaMemcpy3DAsync = {
    .name = "cudaMemcpy3DAsync",
    CB_PARAMS_OF(cudaMemcpy3DAsync),
    .optional_mask = CB_BIT(1), // stream
};

CB_WRAPPER(cudaMemcpy3DAsync)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpy3DAsync, &argv, nargs, kwnames, slots))
        return NULL;
    const struct cudaMemcpy3DParms *p;
    cb_holds p_holds;
    cudaStream_t stream;
    p_holds.count = 0;
    if (cb_as_record(py, T_cudaMemcpy3DParms, argv[0], "p", &p) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[1], "stream", &stream) < 0
        || cb_record_hold(form, T_cudaMemcpy3DParms, argv[0], "cudaMemcpy3DAsync", "p",
            &p_holds) < 0)
        goto done;
    fn_cudaMemcpy3DAsync *call = cb_symbol_address(&runtime_symbols[S_cudaMemcpy3DAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(p, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpy3DAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_holds_release(&p_holds);
    return retval;
}

// cudaError_t cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *p, cudaStream_t stream)
static const cb_function f_cudaMemcpy3DPeerAsync = {
    .name = "cudaMemcpy3DPeerAsync",
    CB_PARAMS_OF(cudaMemcpy3DAsync),
    .optional_mask = CB_BIT(1), // stream
};

CB_WRAPPER(cudaMemcpy3DPeerAsync)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpy3DPeerAsync, &argv, nargs, kwnames, slots))
        return NULL;
    const struct cudaMemcpy3DPeerParms *p;
    cb_holds p_holds;
    cudaStream_t stream;
    p_holds.count = 0;
    if (cb_as_record(py, T_cudaMemcpy3DPeerParms, argv[0], "p", &p) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[1], "stream", &stream) < 0
        || cb_record_hold(form, T_cudaMemcpy3DPeerParms, argv[0], "cudaMemcpy3DPeerAsync", "p",
            &p_holds) < 0)
        goto done;
    fn_cudaMemcpy3DPeerAsync *call = cb_symbol_address(&runtime_symbols[S_cudaMemcpy3DPeerAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(p, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpy3DPeerAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_holds_release(&p_holds);
    return retval;
}

// cudaError_t cudaMemcpy(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)
static const cb_function f_cudaMemcpy = {
    .name = "cudaMemcpy",
    CB_PARAMS("dst", "src", "count", "kind"),
};

CB_WRAPPER(cudaMemcpy)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpy, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address dst, src;
    uint64_t count;
    int32_t kind;
    dst.held = src.held = false;
    if (cb_as_device_address(form, argv[0], "dst", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &dst) < 0
        || cb_as_device_address(form, argv[1], "src", CB_HOST_TOO | CB_MEASURED, &src) < 0
        || cb_as_uint64(argv[2], "size_t", &count) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[3], "kind", &kind) < 0
        || (CB_UNLIKELY(dst.held) && cb_held_check(&dst, "cudaMemcpy", "dst", count) < 0)
        || (CB_UNLIKELY(src.held) && cb_held_check(&src, "cudaMemcpy", "src", count) < 0))
        goto done;
    fn_cudaMemcpy *call = cb_symbol_address(&runtime_symbols[S_cudaMemcpy]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, src.value, count, kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpy, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return retval;
}

// cudaError_t cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice,
//     size_t count)
static const cb_function f_cudaMemcpyPeer = {
    .name = "cudaMemcpyPeer",
    CB_PARAMS("dst", "dstDevice", "src", "srcDevice", "count"),
};

CB_WRAPPER(cudaMemcpyPeer)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpyPeer, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address dst, src;
    int32_t dstDevice, srcDevice;
    uint64_t count;
    dst.held = src.held = false;
    if (cb_as_device_address(form, argv[0], "dst", CB_TARGET | CB_MEASURED, &dst) < 0
        || cb_as_int32(argv[1], "int", &dstDevice) < 0
        || cb_as_device_address(form, argv[2], "src", CB_MEASURED, &src) < 0
        || cb_as_int32(argv[3], "int", &srcDevice) < 0
        || cb_as_uint64(argv[4], "size_t", &count) < 0
        || (CB_UNLIKELY(dst.held) && cb_held_check(&dst, "cudaMemcpyPeer", "dst", count) < 0)
        || (CB_UNLIKELY(src.held) && cb_held_check(&src, "cudaMemcpyPeer", "src", count) < 0))
        goto done;
    fn_cudaMemcpyPeer *call = cb_symbol_address(&runtime_symbols[S_cudaMemcpyPeer]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, dstDevice, src.value, srcDevice, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpyPeer, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return retval;
}

// cudaError_t cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
//     size_t height, enum cudaMemcpyKind kind)
static const cb_function f_cudaMemcpy2D = {
    .name = "cudaMemcpy2D",
    CB_PARAMS("dst", "dpitch", "src", "spitch", "width", "height", "kind"),
};

CB_WRAPPER(cudaMemcpy2D)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpy2D, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address dst, src;
    uint64_t dpitch, spitch, width, height;
    int32_t kind;
    dst.held = src.held = false;
    if (cb_as_device_address(form, argv[0], "dst", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &dst) < 0
        || cb_as_uint64(argv[1], "size_t", &dpitch) < 0
        || cb_as_device_address(form, argv[2], "src", CB_HOST_TOO | CB_MEASURED, &src) < 0
        || cb_as_uint64(argv[3], "size_t", &spitch) < 0
        || cb_as_uint64(argv[4], "size_t", &width) < 0
        || cb_as_uint64(argv[5], "size_t", &height) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[6], "kind", &kind) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_held_check(&dst, "cudaMemcpy2D", "dst", cb_extent(width, dpitch, height, 1)) < 0)
        || (CB_UNLIKELY(src.held)
            && cb_held_check(&src, "cudaMemcpy2D", "src", cb_extent(width, spitch, height, 1)) < 0))
        goto done;
    fn_cudaMemcpy2D *call = cb_symbol_address(&runtime_symbols[S_cudaMemcpy2D]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, dpitch, src.value, spitch, width, height, kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpy2D, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return retval;
}

// cudaError_t cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset,
//     const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind)
static const cb_function f_cudaMemcpy2DToArray = {
    .name = "cudaMemcpy2DToArray",
    CB_PARAMS("dst", "wOffset", "hOffset", "src", "spitch", "width", "height", "kind"),
};

CB_WRAPPER(cudaMemcpy2DToArray)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpy2DToArray, &argv, nargs, kwnames, slots))
        return NULL;
    cudaArray_t dst;
    uint64_t wOffset, hOffset, spitch, width, height;
    cb_address src;
    int32_t kind;
    src.held = false;
    if (cb_as_handle(py, T_cudaArray_t, argv[0], "dst", &dst) < 0
        || cb_as_uint64(argv[1], "size_t", &wOffset) < 0
        || cb_as_uint64(argv[2], "size_t", &hOffset) < 0
        || cb_as_device_address(form, argv[3], "src", CB_HOST_TOO | CB_MEASURED, &src) < 0
        || cb_as_uint64(argv[4], "size_t", &spitch) < 0
        || cb_as_uint64(argv[5], "size_t", &width) < 0
        || cb_as_uint64(argv[6], "size_t", &height) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[7], "kind", &kind) < 0
        || (CB_UNLIKELY(src.held)
            && cb_held_check(&src, "cudaMemcpy2DToArray", "src",
                cb_extent(width, spitch, height, 1)) < 0))
        goto done;
    fn_cudaMemcpy2DToArray *call = cb_symbol_address(&runtime_symbols[S_cudaMemcpy2DToArray]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, wOffset, hOffset, src.value, spitch, width, height, kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpy2DToArray, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&src);
    return retval;
}

// cudaError_t cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src,
//     size_t wOffset, size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind)
static const cb_function f_cudaMemcpy2DFromArray = {
    .name = "cudaMemcpy2DFromArray",
    CB_PARAMS("dst", "dpitch", "src", "wOffset", "hOffset", "width", "height", "kind"),
};

CB_WRAPPER(cudaMemcpy2DFromArray)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpy2DFromArray, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address dst;
    uint64_t dpitch, wOffset, hOffset, width, height;
    cudaArray_const_t src;
    int32_t kind;
    dst.held = false;
    if (cb_as_device_address(form, argv[0], "dst", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &dst) < 0
        || cb_as_uint64(argv[1], "size_t", &dpitch) < 0
        || cb_as_handle(py, T_cudaArray_const_t, argv[2], "src", &src) < 0
        || cb_as_uint64(argv[3], "size_t", &wOffset) < 0
        || cb_as_uint64(argv[4], "size_t", &hOffset) < 0
        || cb_as_uint64(argv[5], "size_t", &width) < 0
        || cb_as_uint64(argv[6], "size_t", &height) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[7], "kind", &kind) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_held_check(&dst, "cudaMemcpy2DFromArray", "dst",
                cb_extent(width, dpitch, height, 1)) < 0))
        goto done;
    fn_cudaMemcpy2DFromArray *call = cb_symbol_address(&runtime_symbols[S_cudaMemcpy2DFromArray]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, dpitch, src, wOffset, hOffset, width, height, kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpy2DFromArray, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&dst);
    return retval;
}

// cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst,
//     cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height,
//     enum cudaMemcpyKind kind)
static const cb_function f_cudaMemcpy2DArrayToArray = {
    .name = "cudaMemcpy2DArrayToArray",
    CB_PARAMS("dst", "wOffsetDst", "hOffsetDst", "src", "wOffsetSrc", "hOffsetSrc", "width",
        "height", "kind"),
};

CB_WRAPPER(cudaMemcpy2DArrayToArray)
{
    PyObject *slots[9];
    if (!cb_arguments(form, &f_cudaMemcpy2DArrayToArray, &argv, nargs, kwnames, slots))
        return NULL;
    cudaArray_t dst;
    uint64_t wOffsetDst, hOffsetDst, wOffsetSrc, hOffsetSrc, width, height;
    cudaArray_const_t src;
    int32_t kind;
    if (cb_as_handle(py, T_cudaArray_t, argv[0], "dst", &dst) < 0
        || cb_as_uint64(argv[1], "size_t", &wOffsetDst) < 0
        || cb_as_uint64(argv[2], "size_t", &hOffsetDst) < 0
        || cb_as_handle(py, T_cudaArray_const_t, argv[3], "src", &src) < 0
        || cb_as_uint64(argv[4], "size_t", &wOffsetSrc) < 0
        || cb_as_uint64(argv[5], "size_t", &hOffsetSrc) < 0
        || cb_as_uint64(argv[6], "size_t", &width) < 0
        || cb_as_uint64(argv[7], "size_t", &height) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[8], "kind", &kind) < 0)
        return NULL;
    fn_cudaMemcpy2DArrayToArray *call =
        cb_symbol_address(&runtime_symbols[S_cudaMemcpy2DArrayToArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMemcpy2DArrayToArray, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count, size_t offset,
//     enum cudaMemcpyKind kind)
static const cb_function f_cudaMemcpyToSymbol = {
    .name = "cudaMemcpyToSymbol",
    CB_PARAMS("symbol", "src", "count", "offset", "kind"),
};

CB_WRAPPER(cudaMemcpyToSymbol)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpyToSymbol, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address symbol, src;
    uint64_t count, offset;
    int32_t kind;
    symbol.held = src.held = false;
    if (cb_as_address(py, argv[0], &symbol) < 0
        || cb_as_device_address(form, argv[1], "src", CB_HOST_TOO | CB_MEASURED, &src) < 0
        || cb_as_uint64(argv[2], "size_t", &count) < 0
        || cb_as_uint64(argv[3], "size_t", &offset) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[4], "kind", &kind) < 0
        || (CB_UNLIKELY(src.held) && cb_held_check(&src, "cudaMemcpyToSymbol", "src", count) < 0))
        goto done;
    fn_cudaMemcpyToSymbol *call = cb_symbol_address(&runtime_symbols[S_cudaMemcpyToSymbol]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(symbol.value, src.value, count, offset, kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpyToSymbol, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&symbol);
    cb_address_release(&src);
    return retval;
}

// cudaError_t cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count, size_t offset,
//     enum cudaMemcpyKind kind)
static const cb_function f_cudaMemcpyFromSymbol = {
    .name = "cudaMemcpyFromSymbol",
    CB_PARAMS("dst", "symbol", "count", "offset", "kind"),
};

CB_WRAPPER(cudaMemcpyFromSymbol)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpyFromSymbol, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address dst, symbol;
    uint64_t count, offset;
    int32_t kind;
    dst.held = symbol.held = false;
    if (cb_as_device_address(form, argv[0], "dst", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &dst) < 0
        || cb_as_address(py, argv[1], &symbol) < 0
        || cb_as_uint64(argv[2], "size_t", &count) < 0
        || cb_as_uint64(argv[3], "size_t", &offset) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[4], "kind", &kind) < 0
        || (CB_UNLIKELY(dst.held) && cb_held_check(&dst, "cudaMemcpyFromSymbol", "dst", count) < 0))
        goto done;
    fn_cudaMemcpyFromSymbol *call = cb_symbol_address(&runtime_symbols[S_cudaMemcpyFromSymbol]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, symbol.value, count, offset, kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpyFromSymbol, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&dst);
    cb_address_release(&symbol);
    return retval;
}

// cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind,
//     cudaStream_t stream)
static const cb_function f_cudaMemcpyAsync = {
    .name = "cudaMemcpyAsync",
    CB_PARAMS("dst", "src", "count", "kind", "stream"),
    .optional_mask = CB_BIT(4), // stream
};

CB_WRAPPER(cudaMemcpyAsync)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpyAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address dst, src;
    uint64_t count;
    int32_t kind;
    cudaStream_t stream;
    dst.held = src.held = false;
    if (cb_as_device_address(form, argv[0], "dst", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &dst) < 0
        || cb_as_device_address(form, argv[1], "src", CB_HOST_TOO | CB_MEASURED, &src) < 0
        || cb_as_uint64(argv[2], "size_t", &count) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[3], "kind", &kind) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[4], "stream", &stream) < 0
        || (CB_UNLIKELY(dst.held) && cb_held_check(&dst, "cudaMemcpyAsync", "dst", count) < 0)
        || (CB_UNLIKELY(src.held) && cb_held_check(&src, "cudaMemcpyAsync", "src", count) < 0))
        goto done;
    fn_cudaMemcpyAsync *call = cb_symbol_address(&runtime_symbols[S_cudaMemcpyAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, src.value, count, kind, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpyAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return retval;
}

// cudaError_t cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice,
//     size_t count, cudaStream_t stream)
static const cb_function f_cudaMemcpyPeerAsync = {
    .name = "cudaMemcpyPeerAsync",
    CB_PARAMS("dst", "dstDevice", "src", "srcDevice", "count", "stream"),
    .optional_mask = CB_BIT(5), // stream
};

CB_WRAPPER(cudaMemcpyPeerAsync)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpyPeerAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address dst, src;
    int32_t dstDevice, srcDevice;
    uint64_t count;
    cudaStream_t stream;
    dst.held = src.held = false;
    if (cb_as_device_address(form, argv[0], "dst", CB_TARGET | CB_MEASURED, &dst) < 0
        || cb_as_int32(argv[1], "int", &dstDevice) < 0
        || cb_as_device_address(form, argv[2], "src", CB_MEASURED, &src) < 0
        || cb_as_int32(argv[3], "int", &srcDevice) < 0
        || cb_as_uint64(argv[4], "size_t", &count) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[5], "stream", &stream) < 0
        || (CB_UNLIKELY(dst.held) && cb_held_check(&dst, "cudaMemcpyPeerAsync", "dst", count) < 0)
        || (CB_UNLIKELY(src.held) && cb_held_check(&src, "cudaMemcpyPeerAsync", "src", count) < 0))
        goto done;
    fn_cudaMemcpyPeerAsync *call = cb_symbol_address(&runtime_symbols[S_cudaMemcpyPeerAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, dstDevice, src.value, srcDevice, count, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpyPeerAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return retval;
}

// cudaError_t cudaMemcpyBatchAsync(void *const *dsts, const void *const *srcs,
//     const size_t *sizes, size_t count, struct cudaMemcpyAttributes *attrs, size_t *attrsIdxs,
//     size_t numAttrs, cudaStream_t stream)
static const cb_function f_cudaMemcpyBatchAsync = {
    .name = "cudaMemcpyBatchAsync",
    CB_PARAMS("dsts", "srcs", "sizes", "count", "attrs", "attrsIdxs", "numAttrs", "stream"),
    .auto_mask = CB_BIT(3) | CB_BIT(6), // count, numAttrs
};

CB_WRAPPER(cudaMemcpyBatchAsync)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpyBatchAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array dsts, srcs, sizes, attrs, attrsIdxs;
    uint64_t count, numAttrs;
    cudaStream_t stream;
    cb_array_init(&dsts);
    cb_array_init(&srcs);
    cb_array_init(&sizes);
    cb_array_init(&attrs);
    cb_array_init(&attrsIdxs);
    if (cb_array_device_addresses(form, argv[0], "dsts", CB_HOST_TOO | CB_TARGET | CB_MEASURED,
            &dsts) < 0
        || cb_array_device_addresses(form, argv[1], "srcs", CB_HOST_TOO | CB_MEASURED, &srcs) < 0
        || cb_array_ints(argv[2], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0
        || (argv[3] != NULL && cb_as_uint64(argv[3], "size_t", &count) < 0)
        || cb_array_records(py, T_cudaMemcpyAttributes, argv[4], "attrs", &attrs) < 0
        || cb_array_ints(argv[5], "attrsIdxs", sizeof(size_t), false, "size_t", &attrsIdxs) < 0
        || (argv[6] != NULL && cb_as_uint64(argv[6], "size_t", &numAttrs) < 0)
        || cb_as_handle(py, T_cudaStream_t, argv[7], "stream", &stream) < 0)
        goto done;
    if (argv[3] == NULL)
        count = CB_LONGEST(&dsts, &srcs, &sizes);
    if (argv[6] == NULL)
        numAttrs = CB_LONGEST(&attrs, &attrsIdxs);
    if (cb_array_check(&dsts, count, "dsts") < 0
        || cb_array_check_targets(&dsts, "dsts") < 0
        || cb_array_check_each(&dsts, &sizes, count, "cudaMemcpyBatchAsync", "dsts") < 0
        || cb_array_check(&srcs, count, "srcs") < 0
        || cb_array_check_each(&srcs, &sizes, count, "cudaMemcpyBatchAsync", "srcs") < 0
        || cb_array_check(&sizes, count, "sizes") < 0
        || cb_array_check(&attrs, numAttrs, "attrs") < 0
        || cb_array_check(&attrsIdxs, numAttrs, "attrsIdxs") < 0)
        goto done;
    fn_cudaMemcpyBatchAsync *call = cb_symbol_address(&runtime_symbols[S_cudaMemcpyBatchAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dsts.data, srcs.data, sizes.data, count, attrs.data, attrsIdxs.data, numAttrs,
        stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpyBatchAsync, status, argv);
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

// cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, struct cudaMemcpy3DBatchOp *opList,
//     unsigned long long flags, cudaStream_t stream)
static const cb_function f_cudaMemcpy3DBatchAsync = {
    .name = "cudaMemcpy3DBatchAsync",
    CB_PARAMS("numOps", "opList", "flags", "stream"),
    .auto_mask = CB_BIT(0), // numOps
};

CB_WRAPPER(cudaMemcpy3DBatchAsync)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpy3DBatchAsync, &argv, nargs, kwnames, slots))
        return NULL;
    uint64_t numOps, flags;
    cb_array opList;
    cudaStream_t stream;
    cb_array_init(&opList);
    if ((argv[0] != NULL && cb_as_uint64(argv[0], "size_t", &numOps) < 0)
        || cb_array_records(py, T_cudaMemcpy3DBatchOp, argv[1], "opList", &opList) < 0
        || cb_as_uint64(argv[2], CB_UNSIGNED_LONG_LONG, &flags) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[3], "stream", &stream) < 0)
        goto done;
    if (argv[0] == NULL)
        numOps = opList.length;
    if (cb_array_check(&opList, numOps, "opList") < 0)
        goto done;
    fn_cudaMemcpy3DBatchAsync *call = cb_symbol_address(&runtime_symbols[S_cudaMemcpy3DBatchAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(numOps, opList.data, flags, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpy3DBatchAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&opList);
    return retval;
}

// cudaError_t cudaMemcpyWithAttributesAsync(void *dst, const void *src, size_t size,
//     struct cudaMemcpyAttributes *attr, cudaStream_t stream)
static const cb_function f_cudaMemcpyWithAttributesAsync = {
    .name = "cudaMemcpyWithAttributesAsync",
    CB_PARAMS("dst", "src", "size", "attr", "stream"),
};

CB_WRAPPER(cudaMemcpyWithAttributesAsync)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpyWithAttributesAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address dst, src;
    uint64_t size;
    struct cudaMemcpyAttributes *attr;
    cudaStream_t stream;
    dst.held = src.held = false;
    if (cb_as_device_address(form, argv[0], "dst", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &dst) < 0
        || cb_as_device_address(form, argv[1], "src", CB_HOST_TOO | CB_MEASURED, &src) < 0
        || cb_as_uint64(argv[2], "size_t", &size) < 0
        || cb_as_record(py, T_cudaMemcpyAttributes, argv[3], "attr", &attr) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[4], "stream", &stream) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_held_check(&dst, "cudaMemcpyWithAttributesAsync", "dst", size) < 0)
        || (CB_UNLIKELY(src.held)
            && cb_held_check(&src, "cudaMemcpyWithAttributesAsync", "src", size) < 0))
        goto done;
    fn_cudaMemcpyWithAttributesAsync *call =
        cb_symbol_address(&runtime_symbols[S_cudaMemcpyWithAttributesAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, src.value, size, attr, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpyWithAttributesAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return retval;
}

// cudaError_t cudaMemcpy3DWithAttributesAsync(struct cudaMemcpy3DBatchOp *op,
//     unsigned long long flags, cudaStream_t stream)
static const cb_function f_cudaMemcpy3DWithAttributesAsync = {
    .name = "cudaMemcpy3DWithAttributesAsync",
    CB_PARAMS("op", "flags", "stream"),
};

CB_WRAPPER(cudaMemcpy3DWithAttributesAsync)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaMemcpy3DWithAttributesAsync, &argv, nargs, kwnames, slots))
        return NULL;
    struct cudaMemcpy3DBatchOp *op;
    uint64_t flags;
    cudaStream_t stream;
    if (cb_as_record(py, T_cudaMemcpy3DBatchOp, argv[0], "op", &op) < 0
        || cb_as_uint64(argv[1], CB_UNSIGNED_LONG_LONG, &flags) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[2], "stream", &stream) < 0)
        return NULL;
    fn_cudaMemcpy3DWithAttributesAsync *call =
        cb_symbol_address(&runtime_symbols[S_cudaMemcpy3DWithAttributesAsync]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(op, flags, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMemcpy3DWithAttributesAsync, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
//     size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)
static const cb_function f_cudaMemcpy2DAsync = {
    .name = "cudaMemcpy2DAsync",
    CB_PARAMS("dst", "dpitch", "src", "spitch", "width", "height", "kind", "stream"),
    .optional_mask = CB_BIT(7), // stream
};

CB_WRAPPER(cudaMemcpy2DAsync)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpy2DAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address dst, src;
    uint64_t dpitch, spitch, width, height;
    int32_t kind;
    cudaStream_t stream;
    dst.held = src.held = false;
    if (cb_as_device_address(form, argv[0], "dst", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &dst) < 0
        || cb_as_uint64(argv[1], "size_t", &dpitch) < 0
        || cb_as_device_address(form, argv[2], "src", CB_HOST_TOO | CB_MEASURED, &src) < 0
        || cb_as_uint64(argv[3], "size_t", &spitch) < 0
        || cb_as_uint64(argv[4], "size_t", &width) < 0
        || cb_as_uint64(argv[5], "size_t", &height) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[6], "kind", &kind) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[7], "stream", &stream) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_held_check(&dst, "cudaMemcpy2DAsync", "dst",
                cb_extent(width, dpitch, height, 1)) < 0)
        || (CB_UNLIKELY(src.held)
            && cb_held_check(&src, "cudaMemcpy2DAsync", "src",
                cb_extent(width, spitch, height, 1)) < 0))
        goto done;
    fn_cudaMemcpy2DAsync *call = cb_symbol_address(&runtime_symbols[S_cudaMemcpy2DAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, dpitch, src.value, spitch, width, height, kind, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpy2DAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return retval;
}

// cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset,
//     const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind,
//     cudaStream_t stream)
static const cb_function f_cudaMemcpy2DToArrayAsync = {
    .name = "cudaMemcpy2DToArrayAsync",
    CB_PARAMS("dst", "wOffset", "hOffset", "src", "spitch", "width", "height", "kind", "stream"),
    .optional_mask = CB_BIT(8), // stream
};

CB_WRAPPER(cudaMemcpy2DToArrayAsync)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpy2DToArrayAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cudaArray_t dst;
    uint64_t wOffset, hOffset, spitch, width, height;
    cb_address src;
    int32_t kind;
    cudaStream_t stream;
    src.held = false;
    if (cb_as_handle(py, T_cudaArray_t, argv[0], "dst", &dst) < 0
        || cb_as_uint64(argv[1], "size_t", &wOffset) < 0
        || cb_as_uint64(argv[2], "size_t", &hOffset) < 0
        || cb_as_device_address(form, argv[3], "src", CB_HOST_TOO | CB_MEASURED, &src) < 0
        || cb_as_uint64(argv[4], "size_t", &spitch) < 0
        || cb_as_uint64(argv[5], "size_t", &width) < 0
        || cb_as_uint64(argv[6], "size_t", &height) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[7], "kind", &kind) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[8], "stream", &stream) < 0
        || (CB_UNLIKELY(src.held)
            && cb_held_check(&src, "cudaMemcpy2DToArrayAsync", "src",
                cb_extent(width, spitch, height, 1)) < 0))
        goto done;
    fn_cudaMemcpy2DToArrayAsync *call =
        cb_symbol_address(&runtime_symbols[S_cudaMemcpy2DToArrayAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, wOffset, hOffset, src.value, spitch, width, height, kind, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpy2DToArrayAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&src);
    return retval;
}

// cudaError_t cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src,
//     size_t wOffset, size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind,
//     cudaStream_t stream)
static const cb_function f_cudaMemcpy2DFromArrayAsync = {
    .name = "cudaMemcpy2DFromArrayAsync",
    CB_PARAMS("dst", "dpitch", "src", "wOffset", "hOffset", "width", "height", "kind", "stream"),
    .optional_mask = CB_BIT(8), // stream
};

CB_WRAPPER(cudaMemcpy2DFromArrayAsync)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpy2DFromArrayAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address dst;
    uint64_t dpitch, wOffset, hOffset, width, height;
    cudaArray_const_t src;
    int32_t kind;
    cudaStream_t stream;
    dst.held = false;
    if (cb_as_device_address(form, argv[0], "dst", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &dst) < 0
        || cb_as_uint64(argv[1], "size_t", &dpitch) < 0
        || cb_as_handle(py, T_cudaArray_const_t, argv[2], "src", &src) < 0
        || cb_as_uint64(argv[3], "size_t", &wOffset) < 0
        || cb_as_uint64(argv[4], "size_t", &hOffset) < 0
        || cb_as_uint64(argv[5], "size_t", &width) < 0
        || cb_as_uint64(argv[6], "size_t", &height) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[7], "kind", &kind) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[8], "stream", &stream) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_held_check(&dst, "cudaMemcpy2DFromArrayAsync", "dst",
                cb_extent(width, dpitch, height, 1)) < 0))
        goto done;
    fn_cudaMemcpy2DFromArrayAsync *call =
        cb_symbol_address(&runtime_symbols[S_cudaMemcpy2DFromArrayAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, dpitch, src, wOffset, hOffset, width, height, kind, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpy2DFromArrayAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&dst);
    return retval;
}

// cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count,
//     size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream)
static const cb_function f_cudaMemcpyToSymbolAsync = {
    .name = "cudaMemcpyToSymbolAsync",
    CB_PARAMS("symbol", "src", "count", "offset", "kind", "stream"),
    .optional_mask = CB_BIT(5), // stream
};

CB_WRAPPER(cudaMemcpyToSymbolAsync)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpyToSymbolAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address symbol, src;
    uint64_t count, offset;
    int32_t kind;
    cudaStream_t stream;
    symbol.held = src.held = false;
    if (cb_as_address(py, argv[0], &symbol) < 0
        || cb_as_device_address(form, argv[1], "src", CB_HOST_TOO | CB_MEASURED, &src) < 0
        || cb_as_uint64(argv[2], "size_t", &count) < 0
        || cb_as_uint64(argv[3], "size_t", &offset) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[4], "kind", &kind) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[5], "stream", &stream) < 0
        || (CB_UNLIKELY(src.held)
            && cb_held_check(&src, "cudaMemcpyToSymbolAsync", "src", count) < 0))
        goto done;
    fn_cudaMemcpyToSymbolAsync *call =
        cb_symbol_address(&runtime_symbols[S_cudaMemcpyToSymbolAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(symbol.value, src.value, count, offset, kind, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpyToSymbolAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&symbol);
    cb_address_release(&src);
    return retval;
}

// cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count,
//     size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream)
static const cb_function f_cudaMemcpyFromSymbolAsync = {
    .name = "cudaMemcpyFromSymbolAsync",
    CB_PARAMS("dst", "symbol", "count", "offset", "kind", "stream"),
    .optional_mask = CB_BIT(5), // stream
};

CB_WRAPPER(cudaMemcpyFromSymbolAsync)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpyFromSymbolAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address dst, symbol;
    uint64_t count, offset;
    int32_t kind;
    cudaStream_t stream;
    dst.held = symbol.held = false;
    if (cb_as_device_address(form, argv[0], "dst", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &dst) < 0
        || cb_as_address(py, argv[1], &symbol) < 0
        || cb_as_uint64(argv[2], "size_t", &count) < 0
        || cb_as_uint64(argv[3], "size_t", &offset) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[4], "kind", &kind) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[5], "stream", &stream) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_held_check(&dst, "cudaMemcpyFromSymbolAsync", "dst", count) < 0))
        goto done;
    fn_cudaMemcpyFromSymbolAsync *call =
        cb_symbol_address(&runtime_symbols[S_cudaMemcpyFromSymbolAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, symbol.value, count, offset, kind, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpyFromSymbolAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&dst);
    cb_address_release(&symbol);
    return retval;
}

// cudaError_t cudaMemset(void *devPtr, int value, size_t count)
static const cb_function f_cudaMemset = {
    .name = "cudaMemset",
    CB_PARAMS("devPtr", "value", "count"),
};

CB_WRAPPER(cudaMemset)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemset, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address devPtr;
    int32_t value;
    uint64_t count;
    devPtr.held = false;
    if (cb_as_device_address(form, argv[0], "devPtr", CB_TARGET | CB_MEASURED, &devPtr) < 0
        || cb_as_int32(argv[1], "int", &value) < 0
        || cb_as_uint64(argv[2], "size_t", &count) < 0
        || (CB_UNLIKELY(devPtr.held) && cb_held_check(&devPtr, "cudaMemset", "devPtr", count) < 0))
        goto done;
    fn_cudaMemset *call = cb_symbol_address(&runtime_symbols[S_cudaMemset]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, value, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemset, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&devPtr);
    return retval;
}

// cudaError_t cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width, size_t height)
static const cb_function f_cudaMemset2D = {
    .name = "cudaMemset2D",
    CB_PARAMS("devPtr", "pitch", "value", "width", "height"),
};

CB_WRAPPER(cudaMemset2D)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemset2D, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address devPtr;
    uint64_t pitch, width, height;
    int32_t value;
    devPtr.held = false;
    if (cb_as_device_address(form, argv[0], "devPtr", CB_TARGET | CB_MEASURED, &devPtr) < 0
        || cb_as_uint64(argv[1], "size_t", &pitch) < 0
        || cb_as_int32(argv[2], "int", &value) < 0
        || cb_as_uint64(argv[3], "size_t", &width) < 0
        || cb_as_uint64(argv[4], "size_t", &height) < 0
        || (CB_UNLIKELY(devPtr.held)
            && cb_held_check(&devPtr, "cudaMemset2D", "devPtr",
                cb_extent(width, pitch, height, 1)) < 0))
        goto done;
    fn_cudaMemset2D *call = cb_symbol_address(&runtime_symbols[S_cudaMemset2D]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, pitch, value, width, height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemset2D, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&devPtr);
    return retval;
}

// cudaError_t cudaMemset3D(struct cudaPitchedPtr pitchedDevPtr, int value,
//     struct cudaExtent extent)
static const cb_function f_cudaMemset3D = {
    .name = "cudaMemset3D",
    CB_PARAMS("pitchedDevPtr", "value", "extent"),
};

CB_WRAPPER(cudaMemset3D)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaMemset3D, &argv, nargs, kwnames, slots))
        return NULL;
    struct cudaPitchedPtr pitchedDevPtr;
    int32_t value;
    struct cudaExtent extent;
    if (cb_as_record_value(py, T_cudaPitchedPtr, argv[0], "pitchedDevPtr", &pitchedDevPtr,
            sizeof pitchedDevPtr) < 0
        || cb_as_int32(argv[1], "int", &value) < 0
        || cb_as_record_value(py, T_cudaExtent, argv[2], "extent", &extent, sizeof extent) < 0)
        return NULL;
    fn_cudaMemset3D *call = cb_symbol_address(&runtime_symbols[S_cudaMemset3D]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pitchedDevPtr, value, extent);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMemset3D, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream)
static const cb_function f_cudaMemsetAsync = {
    .name = "cudaMemsetAsync",
    CB_PARAMS("devPtr", "value", "count", "stream"),
    .optional_mask = CB_BIT(3), // stream
};

CB_WRAPPER(cudaMemsetAsync)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemsetAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address devPtr;
    int32_t value;
    uint64_t count;
    cudaStream_t stream;
    devPtr.held = false;
    if (cb_as_device_address(form, argv[0], "devPtr", CB_TARGET | CB_MEASURED, &devPtr) < 0
        || cb_as_int32(argv[1], "int", &value) < 0
        || cb_as_uint64(argv[2], "size_t", &count) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[3], "stream", &stream) < 0
        || (CB_UNLIKELY(devPtr.held)
            && cb_held_check(&devPtr, "cudaMemsetAsync", "devPtr", count) < 0))
        goto done;
    fn_cudaMemsetAsync *call = cb_symbol_address(&runtime_symbols[S_cudaMemsetAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, value, count, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemsetAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&devPtr);
    return retval;
}

// cudaError_t cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width,
//     size_t height, cudaStream_t stream)
static const cb_function f_cudaMemset2DAsync = {
    .name = "cudaMemset2DAsync",
    CB_PARAMS("devPtr", "pitch", "value", "width", "height", "stream"),
    .optional_mask = CB_BIT(5), // stream
};

CB_WRAPPER(cudaMemset2DAsync)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemset2DAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address devPtr;
    uint64_t pitch, width, height;
    int32_t value;
    cudaStream_t stream;
    devPtr.held = false;
    if (cb_as_device_address(form, argv[0], "devPtr", CB_TARGET | CB_MEASURED, &devPtr) < 0
        || cb_as_uint64(argv[1], "size_t", &pitch) < 0
        || cb_as_int32(argv[2], "int", &value) < 0
        || cb_as_uint64(argv[3], "size_t", &width) < 0
        || cb_as_uint64(argv[4], "size_t", &height) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[5], "stream", &stream) < 0
        || (CB_UNLIKELY(devPtr.held)
            && cb_held_check(&devPtr, "cudaMemset2DAsync", "devPtr",
                cb_extent(width, pitch, height, 1)) < 0))
        goto done;
    fn_cudaMemset2DAsync *call = cb_symbol_address(&runtime_symbols[S_cudaMemset2DAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, pitch, value, width, height, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemset2DAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&devPtr);
    return retval;
}

// cudaError_t cudaMemset3DAsync(struct cudaPitchedPtr pitchedDevPtr, int value,
//     struct cudaExtent extent, cudaStream_t stream)
static const cb_function f_cudaMemset3DAsync = {
    .name = "cudaMemset3DAsync",
    CB_PARAMS("pitchedDevPtr", "value", "extent", "stream"),
    .optional_mask = CB_BIT(3), // stream
};

CB_WRAPPER(cudaMemset3DAsync)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cudaMemset3DAsync, &argv, nargs, kwnames, slots))
        return NULL;
    struct cudaPitchedPtr pitchedDevPtr;
    int32_t value;
    struct cudaExtent extent;
    cudaStream_t stream;
    if (cb_as_record_value(py, T_cudaPitchedPtr, argv[0], "pitchedDevPtr", &pitchedDevPtr,
            sizeof pitchedDevPtr) < 0
        || cb_as_int32(argv[1], "int", &value) < 0
        || cb_as_record_value(py, T_cudaExtent, argv[2], "extent", &extent, sizeof extent) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[3], "stream", &stream) < 0)
        return NULL;
    fn_cudaMemset3DAsync *call = cb_symbol_address(&runtime_symbols[S_cudaMemset3DAsync]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pitchedDevPtr, value, extent, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMemset3DAsync, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cudaGetSymbolAddress, "symbol");

// cudaError_t cudaGetSymbolAddress(void **devPtr, const void *symbol)
static const cb_function f_cudaGetSymbolAddress = {
    .name = "cudaGetSymbolAddress",
    CB_PARAMS_OF(cudaGetSymbolAddress),
    .result_count = 1,
};

CB_WRAPPER(cudaGetSymbolAddress)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGetSymbolAddress, &argv, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    cb_address symbol;
    symbol.held = false;
    if (cb_as_address(py, argv[0], &symbol) < 0)
        goto done;
    fn_cudaGetSymbolAddress *call = cb_symbol_address(&runtime_symbols[S_cudaGetSymbolAddress]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, symbol.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGetSymbolAddress, status, argv);
    else
        retval = cb_return1(form, PyLong_FromVoidPtr(devPtr));
done:
    cb_address_release(&symbol);
    return retval;
}

// cudaError_t cudaGetSymbolSize(size_t *size, const void *symbol)
static const cb_function f_cudaGetSymbolSize = {
    .name = "cudaGetSymbolSize",
    CB_PARAMS_OF(cudaGetSymbolAddress),
    .result_count = 1,
};

CB_WRAPPER(cudaGetSymbolSize)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGetSymbolSize, &argv, nargs, kwnames, slots))
        return NULL;
    size_t size = 0;
    cb_address symbol;
    symbol.held = false;
    if (cb_as_address(py, argv[0], &symbol) < 0)
        goto done;
    fn_cudaGetSymbolSize *call = cb_symbol_address(&runtime_symbols[S_cudaGetSymbolSize]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&size, symbol.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGetSymbolSize, status, argv);
    else
        retval = cb_return1(form, PyLong_FromSize_t(size));
done:
    cb_address_release(&symbol);
    return retval;
}

// cudaError_t cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
//     size_t count, enum cudaMemcpyKind kind)
static const cb_function f_cudaMemcpyToArray = {
    .name = "cudaMemcpyToArray",
    CB_PARAMS("dst", "wOffset", "hOffset", "src", "count", "kind"),
};

CB_WRAPPER(cudaMemcpyToArray)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpyToArray, &argv, nargs, kwnames, slots))
        return NULL;
    cudaArray_t dst;
    uint64_t wOffset, hOffset, count;
    cb_address src;
    int32_t kind;
    src.held = false;
    if (cb_as_handle(py, T_cudaArray_t, argv[0], "dst", &dst) < 0
        || cb_as_uint64(argv[1], "size_t", &wOffset) < 0
        || cb_as_uint64(argv[2], "size_t", &hOffset) < 0
        || cb_as_device_address(form, argv[3], "src", CB_HOST_TOO | CB_MEASURED, &src) < 0
        || cb_as_uint64(argv[4], "size_t", &count) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[5], "kind", &kind) < 0
        || (CB_UNLIKELY(src.held) && cb_held_check(&src, "cudaMemcpyToArray", "src", count) < 0))
        goto done;
    fn_cudaMemcpyToArray *call = cb_symbol_address(&runtime_symbols[S_cudaMemcpyToArray]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, wOffset, hOffset, src.value, count, kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpyToArray, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&src);
    return retval;
}

// cudaError_t cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t wOffset,
//     size_t hOffset, size_t count, enum cudaMemcpyKind kind)
static const cb_function f_cudaMemcpyFromArray = {
    .name = "cudaMemcpyFromArray",
    CB_PARAMS("dst", "src", "wOffset", "hOffset", "count", "kind"),
};

CB_WRAPPER(cudaMemcpyFromArray)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpyFromArray, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address dst;
    cudaArray_const_t src;
    uint64_t wOffset, hOffset, count;
    int32_t kind;
    dst.held = false;
    if (cb_as_device_address(form, argv[0], "dst", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &dst) < 0
        || cb_as_handle(py, T_cudaArray_const_t, argv[1], "src", &src) < 0
        || cb_as_uint64(argv[2], "size_t", &wOffset) < 0
        || cb_as_uint64(argv[3], "size_t", &hOffset) < 0
        || cb_as_uint64(argv[4], "size_t", &count) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[5], "kind", &kind) < 0
        || (CB_UNLIKELY(dst.held) && cb_held_check(&dst, "cudaMemcpyFromArray", "dst", count) < 0))
        goto done;
    fn_cudaMemcpyFromArray *call = cb_symbol_address(&runtime_symbols[S_cudaMemcpyFromArray]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, src, wOffset, hOffset, count, kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpyFromArray, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&dst);
    return retval;
}

// cudaError_t cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst,
//     cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count,
//     enum cudaMemcpyKind kind)
static const cb_function f_cudaMemcpyArrayToArray = {
    .name = "cudaMemcpyArrayToArray",
    CB_PARAMS("dst", "wOffsetDst", "hOffsetDst", "src", "wOffsetSrc", "hOffsetSrc", "count",
        "kind"),
};

CB_WRAPPER(cudaMemcpyArrayToArray)
{
    PyObject *slots[8];
    if (!cb_arguments(form, &f_cudaMemcpyArrayToArray, &argv, nargs, kwnames, slots))
        return NULL;
    cudaArray_t dst;
    uint64_t wOffsetDst, hOffsetDst, wOffsetSrc, hOffsetSrc, count;
    cudaArray_const_t src;
    int32_t kind;
    if (cb_as_handle(py, T_cudaArray_t, argv[0], "dst", &dst) < 0
        || cb_as_uint64(argv[1], "size_t", &wOffsetDst) < 0
        || cb_as_uint64(argv[2], "size_t", &hOffsetDst) < 0
        || cb_as_handle(py, T_cudaArray_const_t, argv[3], "src", &src) < 0
        || cb_as_uint64(argv[4], "size_t", &wOffsetSrc) < 0
        || cb_as_uint64(argv[5], "size_t", &hOffsetSrc) < 0
        || cb_as_uint64(argv[6], "size_t", &count) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[7], "kind", &kind) < 0)
        return NULL;
    fn_cudaMemcpyArrayToArray *call = cb_symbol_address(&runtime_symbols[S_cudaMemcpyArrayToArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMemcpyArrayToArray, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset,
//     const void *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)
static const cb_function f_cudaMemcpyToArrayAsync = {
    .name = "cudaMemcpyToArrayAsync",
    CB_PARAMS("dst", "wOffset", "hOffset", "src", "count", "kind", "stream"),
    .optional_mask = CB_BIT(6), // stream
};

CB_WRAPPER(cudaMemcpyToArrayAsync)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpyToArrayAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cudaArray_t dst;
    uint64_t wOffset, hOffset, count;
    cb_address src;
    int32_t kind;
    cudaStream_t stream;
    src.held = false;
    if (cb_as_handle(py, T_cudaArray_t, argv[0], "dst", &dst) < 0
        || cb_as_uint64(argv[1], "size_t", &wOffset) < 0
        || cb_as_uint64(argv[2], "size_t", &hOffset) < 0
        || cb_as_device_address(form, argv[3], "src", CB_HOST_TOO | CB_MEASURED, &src) < 0
        || cb_as_uint64(argv[4], "size_t", &count) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[5], "kind", &kind) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[6], "stream", &stream) < 0
        || (CB_UNLIKELY(src.held)
            && cb_held_check(&src, "cudaMemcpyToArrayAsync", "src", count) < 0))
        goto done;
    fn_cudaMemcpyToArrayAsync *call = cb_symbol_address(&runtime_symbols[S_cudaMemcpyToArrayAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, wOffset, hOffset, src.value, count, kind, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpyToArrayAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&src);
    return retval;
}

// cudaError_t cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset,
//     size_t hOffset, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)
static const cb_function f_cudaMemcpyFromArrayAsync = {
    .name = "cudaMemcpyFromArrayAsync",
    CB_PARAMS("dst", "src", "wOffset", "hOffset", "count", "kind", "stream"),
    .optional_mask = CB_BIT(6), // stream
};

CB_WRAPPER(cudaMemcpyFromArrayAsync)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMemcpyFromArrayAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address dst;
    cudaArray_const_t src;
    uint64_t wOffset, hOffset, count;
    int32_t kind;
    cudaStream_t stream;
    dst.held = false;
    if (cb_as_device_address(form, argv[0], "dst", CB_HOST_TOO | CB_TARGET | CB_MEASURED, &dst) < 0
        || cb_as_handle(py, T_cudaArray_const_t, argv[1], "src", &src) < 0
        || cb_as_uint64(argv[2], "size_t", &wOffset) < 0
        || cb_as_uint64(argv[3], "size_t", &hOffset) < 0
        || cb_as_uint64(argv[4], "size_t", &count) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[5], "kind", &kind) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[6], "stream", &stream) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_held_check(&dst, "cudaMemcpyFromArrayAsync", "dst", count) < 0))
        goto done;
    fn_cudaMemcpyFromArrayAsync *call =
        cb_symbol_address(&runtime_symbols[S_cudaMemcpyFromArrayAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, src, wOffset, hOffset, count, kind, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMemcpyFromArrayAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&dst);
    return retval;
}
