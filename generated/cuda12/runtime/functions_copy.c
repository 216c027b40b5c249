// functions_copy.c of cubind for CUDA Runtime API, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

// cudaError_t cudaMemcpy3D(const struct cudaMemcpy3DParms *p)
static const cb_function f_cudaMemcpy3D = {.name = "cudaMemcpy3D",
    .params = (const char *const[]){"p", NULL}, .param_count = 1};

CB_WRAPPER(cudaMemcpy3D)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpy3D, &args, nargs, kwnames, slots))
        return NULL;
    const struct cudaMemcpy3DParms *p;
    cb_holds p_holds;
    p_holds.count = 0;
    if (cb_as_record(m, T_cudaMemcpy3DParms, args[0], "p", &p) < 0
        || cb_record_hold(s, T_cudaMemcpy3DParms, args[0], "cudaMemcpy3D", "p", &p_holds) < 0)
        goto done;
    fn_cudaMemcpy3D *call = cb_symbol_address(&symbols[S_cudaMemcpy3D]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(p);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemcpy3D, status, args, NULL);
done:
    cb_holds_release(&p_holds);
    return result;
}

// cudaError_t cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *p)
static const cb_function f_cudaMemcpy3DPeer = {.name = "cudaMemcpy3DPeer",
    .params = (const char *const[]){"p", NULL}, .param_count = 1};

CB_WRAPPER(cudaMemcpy3DPeer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpy3DPeer, &args, nargs, kwnames, slots))
        return NULL;
    const struct cudaMemcpy3DPeerParms *p;
    cb_holds p_holds;
    p_holds.count = 0;
    if (cb_as_record(m, T_cudaMemcpy3DPeerParms, args[0], "p", &p) < 0
        || cb_record_hold(s, T_cudaMemcpy3DPeerParms, args[0], "cudaMemcpy3DPeer", "p",
            &p_holds) < 0)
        goto done;
    fn_cudaMemcpy3DPeer *call = cb_symbol_address(&symbols[S_cudaMemcpy3DPeer]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(p);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemcpy3DPeer, status, args, NULL);
done:
    cb_holds_release(&p_holds);
    return result;
}

// cudaError_t cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p, cudaStream_t stream)
static const cb_function f_cudaMemcpy3DAsync = {.name = "cudaMemcpy3DAsync",
    .params = (const char *const[]){"p", "stream", NULL}, .param_count = 2, .optional_mask = 0x2};

CB_WRAPPER(cudaMemcpy3DAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpy3DAsync, &args, nargs, kwnames, slots))
        return NULL;
    const struct cudaMemcpy3DParms *p;
    cb_holds p_holds;
    cudaStream_t stream;
    p_holds.count = 0;
    if (cb_as_record(m, T_cudaMemcpy3DParms, args[0], "p", &p) < 0
        || cb_as_handle(m, T_cudaStream_t, args[1], &stream) < 0
        || cb_record_hold(s, T_cudaMemcpy3DParms, args[0], "cudaMemcpy3DAsync", "p", &p_holds) < 0)
        goto done;
    fn_cudaMemcpy3DAsync *call = cb_symbol_address(&symbols[S_cudaMemcpy3DAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(p, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemcpy3DAsync, status, args, NULL);
done:
    cb_holds_release(&p_holds);
    return result;
}

// cudaError_t cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *p, cudaStream_t stream)
static const cb_function f_cudaMemcpy3DPeerAsync = {.name = "cudaMemcpy3DPeerAsync",
    .params = (const char *const[]){"p", "stream", NULL}, .param_count = 2, .optional_mask = 0x2};

CB_WRAPPER(cudaMemcpy3DPeerAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpy3DPeerAsync, &args, nargs, kwnames, slots))
        return NULL;
    const struct cudaMemcpy3DPeerParms *p;
    cb_holds p_holds;
    cudaStream_t stream;
    p_holds.count = 0;
    if (cb_as_record(m, T_cudaMemcpy3DPeerParms, args[0], "p", &p) < 0
        || cb_as_handle(m, T_cudaStream_t, args[1], &stream) < 0
        || cb_record_hold(s, T_cudaMemcpy3DPeerParms, args[0], "cudaMemcpy3DPeerAsync", "p",
            &p_holds) < 0)
        goto done;
    fn_cudaMemcpy3DPeerAsync *call = cb_symbol_address(&symbols[S_cudaMemcpy3DPeerAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(p, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemcpy3DPeerAsync, status, args, NULL);
done:
    cb_holds_release(&p_holds);
    return result;
}

// cudaError_t cudaMemcpy(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)
static const cb_function f_cudaMemcpy = {.name = "cudaMemcpy",
    .params = (const char *const[]){"dst", "src", "count", "kind", NULL}, .param_count = 4};

CB_WRAPPER(cudaMemcpy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpy, &args, nargs, kwnames, slots))
        return NULL;
    cb_address dst, src;
    uint64_t count;
    int32_t kind;
    dst.held = src.held = false;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0
        || cb_as_address(m, args[1], &src) < 0
        || cb_as_uint64(args[2], "size_t", &count) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[3], "kind", &kind) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_address_check(&dst, "cudaMemcpy", "dst", CB_COUNT(count)) < 0)
        || (CB_UNLIKELY(src.held)
            && cb_address_check(&src, "cudaMemcpy", "src", CB_COUNT(count)) < 0))
        goto done;
    fn_cudaMemcpy *call = cb_symbol_address(&symbols[S_cudaMemcpy]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, src.value, count, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemcpy, status, args, NULL);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice,
//     size_t count)
static const cb_function f_cudaMemcpyPeer = {.name = "cudaMemcpyPeer",
    .params = (const char *const[]){"dst", "dstDevice", "src", "srcDevice", "count", NULL},
    .param_count = 5};

CB_WRAPPER(cudaMemcpyPeer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpyPeer, &args, nargs, kwnames, slots))
        return NULL;
    cb_address dst, src;
    int32_t dstDevice, srcDevice;
    uint64_t count;
    dst.held = src.held = false;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0
        || cb_as_int32(args[1], "int", &dstDevice) < 0
        || cb_as_address(m, args[2], &src) < 0
        || cb_as_int32(args[3], "int", &srcDevice) < 0
        || cb_as_uint64(args[4], "size_t", &count) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_address_check(&dst, "cudaMemcpyPeer", "dst", CB_COUNT(count)) < 0)
        || (CB_UNLIKELY(src.held)
            && cb_address_check(&src, "cudaMemcpyPeer", "src", CB_COUNT(count)) < 0))
        goto done;
    fn_cudaMemcpyPeer *call = cb_symbol_address(&symbols[S_cudaMemcpyPeer]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, dstDevice, src.value, srcDevice, count);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemcpyPeer, status, args, NULL);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
//     size_t height, enum cudaMemcpyKind kind)
static const cb_function f_cudaMemcpy2D = {.name = "cudaMemcpy2D",
    .params = (const char *const[]){"dst", "dpitch", "src", "spitch", "width", "height", "kind",
        NULL},
    .param_count = 7};

CB_WRAPPER(cudaMemcpy2D)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpy2D, &args, nargs, kwnames, slots))
        return NULL;
    cb_address dst, src;
    uint64_t dpitch, spitch, width, height;
    int32_t kind;
    dst.held = src.held = false;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0
        || cb_as_uint64(args[1], "size_t", &dpitch) < 0
        || cb_as_address(m, args[2], &src) < 0
        || cb_as_uint64(args[3], "size_t", &spitch) < 0
        || cb_as_uint64(args[4], "size_t", &width) < 0
        || cb_as_uint64(args[5], "size_t", &height) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[6], "kind", &kind) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_address_check(&dst, "cudaMemcpy2D", "dst",
                cb_extent(CB_COUNT(width), CB_COUNT(dpitch), CB_COUNT(height), 1)) < 0)
        || (CB_UNLIKELY(src.held)
            && cb_address_check(&src, "cudaMemcpy2D", "src",
                cb_extent(CB_COUNT(width), CB_COUNT(spitch), CB_COUNT(height), 1)) < 0))
        goto done;
    fn_cudaMemcpy2D *call = cb_symbol_address(&symbols[S_cudaMemcpy2D]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, dpitch, src.value, spitch, width, height, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemcpy2D, status, args, NULL);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset,
//     const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind)
static const cb_function f_cudaMemcpy2DToArray = {.name = "cudaMemcpy2DToArray",
    .params = (const char *const[]){"dst", "wOffset", "hOffset", "src", "spitch", "width",
        "height", "kind", NULL},
    .param_count = 8};

CB_WRAPPER(cudaMemcpy2DToArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpy2DToArray, &args, nargs, kwnames, slots))
        return NULL;
    cudaArray_t dst;
    uint64_t wOffset, hOffset, spitch, width, height;
    cb_address src;
    int32_t kind;
    src.held = false;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &dst) < 0
        || cb_as_uint64(args[1], "size_t", &wOffset) < 0
        || cb_as_uint64(args[2], "size_t", &hOffset) < 0
        || cb_as_address(m, args[3], &src) < 0
        || cb_as_uint64(args[4], "size_t", &spitch) < 0
        || cb_as_uint64(args[5], "size_t", &width) < 0
        || cb_as_uint64(args[6], "size_t", &height) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[7], "kind", &kind) < 0
        || (CB_UNLIKELY(src.held)
            && cb_address_check(&src, "cudaMemcpy2DToArray", "src",
                cb_extent(CB_COUNT(width), CB_COUNT(spitch), CB_COUNT(height), 1)) < 0))
        goto done;
    fn_cudaMemcpy2DToArray *call = cb_symbol_address(&symbols[S_cudaMemcpy2DToArray]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, wOffset, hOffset, src.value, spitch, width, height,
        (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemcpy2DToArray, status, args, NULL);
done:
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src,
//     size_t wOffset, size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind)
static const cb_function f_cudaMemcpy2DFromArray = {.name = "cudaMemcpy2DFromArray",
    .params = (const char *const[]){"dst", "dpitch", "src", "wOffset", "hOffset", "width",
        "height", "kind", NULL},
    .param_count = 8};

CB_WRAPPER(cudaMemcpy2DFromArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpy2DFromArray, &args, nargs, kwnames, slots))
        return NULL;
    cb_address dst;
    uint64_t dpitch, wOffset, hOffset, width, height;
    cudaArray_const_t src;
    int32_t kind;
    dst.held = false;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0
        || cb_as_uint64(args[1], "size_t", &dpitch) < 0
        || cb_as_handle(m, T_cudaArray_const_t, args[2], &src) < 0
        || cb_as_uint64(args[3], "size_t", &wOffset) < 0
        || cb_as_uint64(args[4], "size_t", &hOffset) < 0
        || cb_as_uint64(args[5], "size_t", &width) < 0
        || cb_as_uint64(args[6], "size_t", &height) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[7], "kind", &kind) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_address_check(&dst, "cudaMemcpy2DFromArray", "dst",
                cb_extent(CB_COUNT(width), CB_COUNT(dpitch), CB_COUNT(height), 1)) < 0))
        goto done;
    fn_cudaMemcpy2DFromArray *call = cb_symbol_address(&symbols[S_cudaMemcpy2DFromArray]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, dpitch, src, wOffset, hOffset, width, height,
        (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemcpy2DFromArray, status, args, NULL);
done:
    cb_address_release(&dst);
    return result;
}

// cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst,
//     cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height,
//     enum cudaMemcpyKind kind)
static const cb_function f_cudaMemcpy2DArrayToArray = {.name = "cudaMemcpy2DArrayToArray",
    .params = (const char *const[]){"dst", "wOffsetDst", "hOffsetDst", "src", "wOffsetSrc",
        "hOffsetSrc", "width", "height", "kind", NULL},
    .param_count = 9};

CB_WRAPPER(cudaMemcpy2DArrayToArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9];
    if (!cb_arguments(s, &f_cudaMemcpy2DArrayToArray, &args, nargs, kwnames, slots))
        return NULL;
    cudaArray_t dst;
    uint64_t wOffsetDst, hOffsetDst, wOffsetSrc, hOffsetSrc, width, height;
    cudaArray_const_t src;
    int32_t kind;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &dst) < 0
        || cb_as_uint64(args[1], "size_t", &wOffsetDst) < 0
        || cb_as_uint64(args[2], "size_t", &hOffsetDst) < 0
        || cb_as_handle(m, T_cudaArray_const_t, args[3], &src) < 0
        || cb_as_uint64(args[4], "size_t", &wOffsetSrc) < 0
        || cb_as_uint64(args[5], "size_t", &hOffsetSrc) < 0
        || cb_as_uint64(args[6], "size_t", &width) < 0
        || cb_as_uint64(args[7], "size_t", &height) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[8], "kind", &kind) < 0)
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
static const cb_function f_cudaMemcpyToSymbol = {.name = "cudaMemcpyToSymbol",
    .params = (const char *const[]){"symbol", "src", "count", "offset", "kind", NULL},
    .param_count = 5};

CB_WRAPPER(cudaMemcpyToSymbol)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpyToSymbol, &args, nargs, kwnames, slots))
        return NULL;
    cb_address symbol, src;
    uint64_t count, offset;
    int32_t kind;
    symbol.held = src.held = false;
    if (cb_as_address(m, args[0], &symbol) < 0
        || cb_as_address(m, args[1], &src) < 0
        || cb_as_uint64(args[2], "size_t", &count) < 0
        || cb_as_uint64(args[3], "size_t", &offset) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[4], "kind", &kind) < 0
        || (CB_UNLIKELY(src.held)
            && cb_address_check(&src, "cudaMemcpyToSymbol", "src", CB_COUNT(count)) < 0))
        goto done;
    fn_cudaMemcpyToSymbol *call = cb_symbol_address(&symbols[S_cudaMemcpyToSymbol]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(symbol.value, src.value, count, offset, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemcpyToSymbol, status, args, NULL);
done:
    cb_address_release(&symbol);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count, size_t offset,
//     enum cudaMemcpyKind kind)
static const cb_function f_cudaMemcpyFromSymbol = {.name = "cudaMemcpyFromSymbol",
    .params = (const char *const[]){"dst", "symbol", "count", "offset", "kind", NULL},
    .param_count = 5};

CB_WRAPPER(cudaMemcpyFromSymbol)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpyFromSymbol, &args, nargs, kwnames, slots))
        return NULL;
    cb_address dst, symbol;
    uint64_t count, offset;
    int32_t kind;
    dst.held = symbol.held = false;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0
        || cb_as_address(m, args[1], &symbol) < 0
        || cb_as_uint64(args[2], "size_t", &count) < 0
        || cb_as_uint64(args[3], "size_t", &offset) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[4], "kind", &kind) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_address_check(&dst, "cudaMemcpyFromSymbol", "dst", CB_COUNT(count)) < 0))
        goto done;
    fn_cudaMemcpyFromSymbol *call = cb_symbol_address(&symbols[S_cudaMemcpyFromSymbol]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, symbol.value, count, offset, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemcpyFromSymbol, status, args, NULL);
done:
    cb_address_release(&dst);
    cb_address_release(&symbol);
    return result;
}

// cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind,
//     cudaStream_t stream)
static const cb_function f_cudaMemcpyAsync = {.name = "cudaMemcpyAsync",
    .params = (const char *const[]){"dst", "src", "count", "kind", "stream", NULL},
    .param_count = 5, .optional_mask = 0x10};

CB_WRAPPER(cudaMemcpyAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpyAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_address dst, src;
    uint64_t count;
    int32_t kind;
    cudaStream_t stream;
    dst.held = src.held = false;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0
        || cb_as_address(m, args[1], &src) < 0
        || cb_as_uint64(args[2], "size_t", &count) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[3], "kind", &kind) < 0
        || cb_as_handle(m, T_cudaStream_t, args[4], &stream) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_address_check(&dst, "cudaMemcpyAsync", "dst", CB_COUNT(count)) < 0)
        || (CB_UNLIKELY(src.held)
            && cb_address_check(&src, "cudaMemcpyAsync", "src", CB_COUNT(count)) < 0))
        goto done;
    fn_cudaMemcpyAsync *call = cb_symbol_address(&symbols[S_cudaMemcpyAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, src.value, count, (enum cudaMemcpyKind)kind, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemcpyAsync, status, args, NULL);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice,
//     size_t count, cudaStream_t stream)
static const cb_function f_cudaMemcpyPeerAsync = {.name = "cudaMemcpyPeerAsync",
    .params = (const char *const[]){"dst", "dstDevice", "src", "srcDevice", "count", "stream",
        NULL},
    .param_count = 6, .optional_mask = 0x20};

CB_WRAPPER(cudaMemcpyPeerAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpyPeerAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_address dst, src;
    int32_t dstDevice, srcDevice;
    uint64_t count;
    cudaStream_t stream;
    dst.held = src.held = false;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0
        || cb_as_int32(args[1], "int", &dstDevice) < 0
        || cb_as_address(m, args[2], &src) < 0
        || cb_as_int32(args[3], "int", &srcDevice) < 0
        || cb_as_uint64(args[4], "size_t", &count) < 0
        || cb_as_handle(m, T_cudaStream_t, args[5], &stream) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_address_check(&dst, "cudaMemcpyPeerAsync", "dst", CB_COUNT(count)) < 0)
        || (CB_UNLIKELY(src.held)
            && cb_address_check(&src, "cudaMemcpyPeerAsync", "src", CB_COUNT(count)) < 0))
        goto done;
    fn_cudaMemcpyPeerAsync *call = cb_symbol_address(&symbols[S_cudaMemcpyPeerAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, dstDevice, src.value, srcDevice, count, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemcpyPeerAsync, status, args, NULL);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpyBatchAsync(void **dsts, void **srcs, size_t *sizes, size_t count,
//     struct cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx,
//     cudaStream_t stream)
static const cb_function f_cudaMemcpyBatchAsync = {.name = "cudaMemcpyBatchAsync",
    .params = (const char *const[]){"dsts", "srcs", "sizes", "count", "attrs", "attrsIdxs",
        "numAttrs", "stream", NULL},
    .param_count = 8, .result_count = 1, .auto_mask = 0x48};

CB_WRAPPER(cudaMemcpyBatchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpyBatchAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_array dsts, srcs, sizes, attrs, attrsIdxs;
    uint64_t count = 0, numAttrs = 0;
    size_t failIdx = 0;
    cudaStream_t stream;
    cb_array_init(&dsts);
    cb_array_init(&srcs);
    cb_array_init(&sizes);
    cb_array_init(&attrs);
    cb_array_init(&attrsIdxs);
    if (cb_array_addresses(m, args[0], "dsts", &dsts) < 0
        || cb_array_addresses(m, args[1], "srcs", &srcs) < 0
        || cb_array_ints(args[2], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0
        || (args[3] != NULL && cb_as_uint64(args[3], "size_t", &count) < 0)
        || cb_array_records(m, T_cudaMemcpyAttributes, args[4], "attrs", &attrs) < 0
        || cb_array_ints(args[5], "attrsIdxs", sizeof(size_t), false, "size_t", &attrsIdxs) < 0
        || (args[6] != NULL && cb_as_uint64(args[6], "size_t", &numAttrs) < 0)
        || cb_as_handle(m, T_cudaStream_t, args[7], &stream) < 0)
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
        || cb_array_check_targets(s, &dsts, "dsts") < 0
        || cb_array_check_each(&dsts, &sizes, (size_t)count, "cudaMemcpyBatchAsync", "dsts") < 0
        || cb_array_check(&srcs, (size_t)count) < 0
        || cb_array_check_each(&srcs, &sizes, (size_t)count, "cudaMemcpyBatchAsync", "srcs") < 0
        || cb_array_check(&sizes, (size_t)count) < 0
        || cb_array_check(&attrs, (size_t)numAttrs) < 0
        || cb_array_check(&attrsIdxs, (size_t)numAttrs) < 0)
        goto done;
    fn_cudaMemcpyBatchAsync *call = cb_symbol_address(&symbols[S_cudaMemcpyBatchAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dsts.data, srcs.data, sizes.data, count, attrs.data, attrsIdxs.data, numAttrs,
        &failIdx, stream);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, PyLong_FromUnsignedLong(failIdx));
    else
        result = cb_fail(s, &f_cudaMemcpyBatchAsync, status, args, NULL);
done:
    cb_array_done(&dsts);
    cb_array_done(&srcs);
    cb_array_done(&sizes);
    cb_array_done(&attrs);
    cb_array_done(&attrsIdxs);
    return result;
}

// cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, struct cudaMemcpy3DBatchOp *opList,
//     size_t *failIdx, unsigned long long flags, cudaStream_t stream)
static const cb_function f_cudaMemcpy3DBatchAsync = {.name = "cudaMemcpy3DBatchAsync",
    .params = (const char *const[]){"numOps", "opList", "flags", "stream", NULL}, .param_count = 4,
    .result_count = 1, .auto_mask = 0x1};

CB_WRAPPER(cudaMemcpy3DBatchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpy3DBatchAsync, &args, nargs, kwnames, slots))
        return NULL;
    uint64_t numOps = 0;
    cb_array opList;
    size_t failIdx = 0;
    uint64_t flags;
    cudaStream_t stream;
    cb_array_init(&opList);
    if ((args[0] != NULL && cb_as_uint64(args[0], "size_t", &numOps) < 0)
        || cb_array_records(m, T_cudaMemcpy3DBatchOp, args[1], "opList", &opList) < 0
        || cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0
        || cb_as_handle(m, T_cudaStream_t, args[3], &stream) < 0)
        goto done;
    if (args[0] == NULL && opList.length > (size_t)numOps)
        numOps = (uint64_t)opList.length;
    if (cb_array_check(&opList, (size_t)numOps) < 0)
        goto done;
    fn_cudaMemcpy3DBatchAsync *call = cb_symbol_address(&symbols[S_cudaMemcpy3DBatchAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(numOps, opList.data, &failIdx, flags, stream);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, PyLong_FromUnsignedLong(failIdx));
    else
        result = cb_fail(s, &f_cudaMemcpy3DBatchAsync, status, args, NULL);
done:
    cb_array_done(&opList);
    return result;
}

// cudaError_t cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
//     size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)
static const cb_function f_cudaMemcpy2DAsync = {.name = "cudaMemcpy2DAsync",
    .params = (const char *const[]){"dst", "dpitch", "src", "spitch", "width", "height", "kind",
        "stream", NULL},
    .param_count = 8, .optional_mask = 0x80};

CB_WRAPPER(cudaMemcpy2DAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpy2DAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_address dst, src;
    uint64_t dpitch, spitch, width, height;
    int32_t kind;
    cudaStream_t stream;
    dst.held = src.held = false;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0
        || cb_as_uint64(args[1], "size_t", &dpitch) < 0
        || cb_as_address(m, args[2], &src) < 0
        || cb_as_uint64(args[3], "size_t", &spitch) < 0
        || cb_as_uint64(args[4], "size_t", &width) < 0
        || cb_as_uint64(args[5], "size_t", &height) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[6], "kind", &kind) < 0
        || cb_as_handle(m, T_cudaStream_t, args[7], &stream) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_address_check(&dst, "cudaMemcpy2DAsync", "dst",
                cb_extent(CB_COUNT(width), CB_COUNT(dpitch), CB_COUNT(height), 1)) < 0)
        || (CB_UNLIKELY(src.held)
            && cb_address_check(&src, "cudaMemcpy2DAsync", "src",
                cb_extent(CB_COUNT(width), CB_COUNT(spitch), CB_COUNT(height), 1)) < 0))
        goto done;
    fn_cudaMemcpy2DAsync *call = cb_symbol_address(&symbols[S_cudaMemcpy2DAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, dpitch, src.value, spitch, width, height, (enum cudaMemcpyKind)kind,
        stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemcpy2DAsync, status, args, NULL);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset,
//     const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind,
//     cudaStream_t stream)
static const cb_function f_cudaMemcpy2DToArrayAsync = {.name = "cudaMemcpy2DToArrayAsync",
    .params = (const char *const[]){"dst", "wOffset", "hOffset", "src", "spitch", "width",
        "height", "kind", "stream", NULL},
    .param_count = 9, .optional_mask = 0x100};

CB_WRAPPER(cudaMemcpy2DToArrayAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpy2DToArrayAsync, &args, nargs, kwnames, slots))
        return NULL;
    cudaArray_t dst;
    uint64_t wOffset, hOffset, spitch, width, height;
    cb_address src;
    int32_t kind;
    cudaStream_t stream;
    src.held = false;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &dst) < 0
        || cb_as_uint64(args[1], "size_t", &wOffset) < 0
        || cb_as_uint64(args[2], "size_t", &hOffset) < 0
        || cb_as_address(m, args[3], &src) < 0
        || cb_as_uint64(args[4], "size_t", &spitch) < 0
        || cb_as_uint64(args[5], "size_t", &width) < 0
        || cb_as_uint64(args[6], "size_t", &height) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[7], "kind", &kind) < 0
        || cb_as_handle(m, T_cudaStream_t, args[8], &stream) < 0
        || (CB_UNLIKELY(src.held)
            && cb_address_check(&src, "cudaMemcpy2DToArrayAsync", "src",
                cb_extent(CB_COUNT(width), CB_COUNT(spitch), CB_COUNT(height), 1)) < 0))
        goto done;
    fn_cudaMemcpy2DToArrayAsync *call = cb_symbol_address(&symbols[S_cudaMemcpy2DToArrayAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, wOffset, hOffset, src.value, spitch, width, height,
        (enum cudaMemcpyKind)kind, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemcpy2DToArrayAsync, status, args, NULL);
done:
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src,
//     size_t wOffset, size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind,
//     cudaStream_t stream)
static const cb_function f_cudaMemcpy2DFromArrayAsync = {.name = "cudaMemcpy2DFromArrayAsync",
    .params = (const char *const[]){"dst", "dpitch", "src", "wOffset", "hOffset", "width",
        "height", "kind", "stream", NULL},
    .param_count = 9, .optional_mask = 0x100};

CB_WRAPPER(cudaMemcpy2DFromArrayAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpy2DFromArrayAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_address dst;
    uint64_t dpitch, wOffset, hOffset, width, height;
    cudaArray_const_t src;
    int32_t kind;
    cudaStream_t stream;
    dst.held = false;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0
        || cb_as_uint64(args[1], "size_t", &dpitch) < 0
        || cb_as_handle(m, T_cudaArray_const_t, args[2], &src) < 0
        || cb_as_uint64(args[3], "size_t", &wOffset) < 0
        || cb_as_uint64(args[4], "size_t", &hOffset) < 0
        || cb_as_uint64(args[5], "size_t", &width) < 0
        || cb_as_uint64(args[6], "size_t", &height) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[7], "kind", &kind) < 0
        || cb_as_handle(m, T_cudaStream_t, args[8], &stream) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_address_check(&dst, "cudaMemcpy2DFromArrayAsync", "dst",
                cb_extent(CB_COUNT(width), CB_COUNT(dpitch), CB_COUNT(height), 1)) < 0))
        goto done;
    fn_cudaMemcpy2DFromArrayAsync *call = cb_symbol_address(&symbols[S_cudaMemcpy2DFromArrayAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, dpitch, src, wOffset, hOffset, width, height,
        (enum cudaMemcpyKind)kind, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemcpy2DFromArrayAsync, status, args, NULL);
done:
    cb_address_release(&dst);
    return result;
}

// cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count,
//     size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream)
static const cb_function f_cudaMemcpyToSymbolAsync = {.name = "cudaMemcpyToSymbolAsync",
    .params = (const char *const[]){"symbol", "src", "count", "offset", "kind", "stream", NULL},
    .param_count = 6, .optional_mask = 0x20};

CB_WRAPPER(cudaMemcpyToSymbolAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpyToSymbolAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_address symbol, src;
    uint64_t count, offset;
    int32_t kind;
    cudaStream_t stream;
    symbol.held = src.held = false;
    if (cb_as_address(m, args[0], &symbol) < 0
        || cb_as_address(m, args[1], &src) < 0
        || cb_as_uint64(args[2], "size_t", &count) < 0
        || cb_as_uint64(args[3], "size_t", &offset) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[4], "kind", &kind) < 0
        || cb_as_handle(m, T_cudaStream_t, args[5], &stream) < 0
        || (CB_UNLIKELY(src.held)
            && cb_address_check(&src, "cudaMemcpyToSymbolAsync", "src", CB_COUNT(count)) < 0))
        goto done;
    fn_cudaMemcpyToSymbolAsync *call = cb_symbol_address(&symbols[S_cudaMemcpyToSymbolAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(symbol.value, src.value, count, offset, (enum cudaMemcpyKind)kind, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemcpyToSymbolAsync, status, args, NULL);
done:
    cb_address_release(&symbol);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count,
//     size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream)
static const cb_function f_cudaMemcpyFromSymbolAsync = {.name = "cudaMemcpyFromSymbolAsync",
    .params = (const char *const[]){"dst", "symbol", "count", "offset", "kind", "stream", NULL},
    .param_count = 6, .optional_mask = 0x20};

CB_WRAPPER(cudaMemcpyFromSymbolAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpyFromSymbolAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_address dst, symbol;
    uint64_t count, offset;
    int32_t kind;
    cudaStream_t stream;
    dst.held = symbol.held = false;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0
        || cb_as_address(m, args[1], &symbol) < 0
        || cb_as_uint64(args[2], "size_t", &count) < 0
        || cb_as_uint64(args[3], "size_t", &offset) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[4], "kind", &kind) < 0
        || cb_as_handle(m, T_cudaStream_t, args[5], &stream) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_address_check(&dst, "cudaMemcpyFromSymbolAsync", "dst", CB_COUNT(count)) < 0))
        goto done;
    fn_cudaMemcpyFromSymbolAsync *call = cb_symbol_address(&symbols[S_cudaMemcpyFromSymbolAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, symbol.value, count, offset, (enum cudaMemcpyKind)kind, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemcpyFromSymbolAsync, status, args, NULL);
done:
    cb_address_release(&dst);
    cb_address_release(&symbol);
    return result;
}

// cudaError_t cudaMemset(void *devPtr, int value, size_t count)
static const cb_function f_cudaMemset = {.name = "cudaMemset",
    .params = (const char *const[]){"devPtr", "value", "count", NULL}, .param_count = 3};

CB_WRAPPER(cudaMemset)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemset, &args, nargs, kwnames, slots))
        return NULL;
    cb_address devPtr;
    int32_t value;
    uint64_t count;
    devPtr.held = false;
    if (cb_as_target(s, args[0], "devPtr", true, &devPtr) < 0
        || cb_as_int32(args[1], "int", &value) < 0
        || cb_as_uint64(args[2], "size_t", &count) < 0
        || (CB_UNLIKELY(devPtr.held)
            && cb_address_check(&devPtr, "cudaMemset", "devPtr", CB_COUNT(count)) < 0))
        goto done;
    fn_cudaMemset *call = cb_symbol_address(&symbols[S_cudaMemset]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, value, count);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemset, status, args, NULL);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width, size_t height)
static const cb_function f_cudaMemset2D = {.name = "cudaMemset2D",
    .params = (const char *const[]){"devPtr", "pitch", "value", "width", "height", NULL},
    .param_count = 5};

CB_WRAPPER(cudaMemset2D)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemset2D, &args, nargs, kwnames, slots))
        return NULL;
    cb_address devPtr;
    uint64_t pitch, width, height;
    int32_t value;
    devPtr.held = false;
    if (cb_as_target(s, args[0], "devPtr", true, &devPtr) < 0
        || cb_as_uint64(args[1], "size_t", &pitch) < 0
        || cb_as_int32(args[2], "int", &value) < 0
        || cb_as_uint64(args[3], "size_t", &width) < 0
        || cb_as_uint64(args[4], "size_t", &height) < 0
        || (CB_UNLIKELY(devPtr.held)
            && cb_address_check(&devPtr, "cudaMemset2D", "devPtr",
                cb_extent(CB_COUNT(width), CB_COUNT(pitch), CB_COUNT(height), 1)) < 0))
        goto done;
    fn_cudaMemset2D *call = cb_symbol_address(&symbols[S_cudaMemset2D]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, pitch, value, width, height);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemset2D, status, args, NULL);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaMemset3D(struct cudaPitchedPtr pitchedDevPtr, int value,
//     struct cudaExtent extent)
static const cb_function f_cudaMemset3D = {.name = "cudaMemset3D",
    .params = (const char *const[]){"pitchedDevPtr", "value", "extent", NULL}, .param_count = 3};

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
            sizeof pitchedDevPtr) < 0
        || cb_as_int32(args[1], "int", &value) < 0
        || cb_as_record_value(m, T_cudaExtent, args[2], "extent", &extent, sizeof extent) < 0)
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
static const cb_function f_cudaMemsetAsync = {.name = "cudaMemsetAsync",
    .params = (const char *const[]){"devPtr", "value", "count", "stream", NULL}, .param_count = 4,
    .optional_mask = 0x8};

CB_WRAPPER(cudaMemsetAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemsetAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_address devPtr;
    int32_t value;
    uint64_t count;
    cudaStream_t stream;
    devPtr.held = false;
    if (cb_as_target(s, args[0], "devPtr", true, &devPtr) < 0
        || cb_as_int32(args[1], "int", &value) < 0
        || cb_as_uint64(args[2], "size_t", &count) < 0
        || cb_as_handle(m, T_cudaStream_t, args[3], &stream) < 0
        || (CB_UNLIKELY(devPtr.held)
            && cb_address_check(&devPtr, "cudaMemsetAsync", "devPtr", CB_COUNT(count)) < 0))
        goto done;
    fn_cudaMemsetAsync *call = cb_symbol_address(&symbols[S_cudaMemsetAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, value, count, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemsetAsync, status, args, NULL);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width,
//     size_t height, cudaStream_t stream)
static const cb_function f_cudaMemset2DAsync = {.name = "cudaMemset2DAsync",
    .params = (const char *const[]){"devPtr", "pitch", "value", "width", "height", "stream", NULL},
    .param_count = 6, .optional_mask = 0x20};

CB_WRAPPER(cudaMemset2DAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemset2DAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_address devPtr;
    uint64_t pitch, width, height;
    int32_t value;
    cudaStream_t stream;
    devPtr.held = false;
    if (cb_as_target(s, args[0], "devPtr", true, &devPtr) < 0
        || cb_as_uint64(args[1], "size_t", &pitch) < 0
        || cb_as_int32(args[2], "int", &value) < 0
        || cb_as_uint64(args[3], "size_t", &width) < 0
        || cb_as_uint64(args[4], "size_t", &height) < 0
        || cb_as_handle(m, T_cudaStream_t, args[5], &stream) < 0
        || (CB_UNLIKELY(devPtr.held)
            && cb_address_check(&devPtr, "cudaMemset2DAsync", "devPtr",
                cb_extent(CB_COUNT(width), CB_COUNT(pitch), CB_COUNT(height), 1)) < 0))
        goto done;
    fn_cudaMemset2DAsync *call = cb_symbol_address(&symbols[S_cudaMemset2DAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, pitch, value, width, height, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemset2DAsync, status, args, NULL);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaMemset3DAsync(struct cudaPitchedPtr pitchedDevPtr, int value,
//     struct cudaExtent extent, cudaStream_t stream)
static const cb_function f_cudaMemset3DAsync = {.name = "cudaMemset3DAsync",
    .params = (const char *const[]){"pitchedDevPtr", "value", "extent", "stream", NULL},
    .param_count = 4, .optional_mask = 0x8};

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
            sizeof pitchedDevPtr) < 0
        || cb_as_int32(args[1], "int", &value) < 0
        || cb_as_record_value(m, T_cudaExtent, args[2], "extent", &extent, sizeof extent) < 0
        || cb_as_handle(m, T_cudaStream_t, args[3], &stream) < 0)
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
static const cb_function f_cudaGetSymbolAddress = {.name = "cudaGetSymbolAddress",
    .params = (const char *const[]){"symbol", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGetSymbolAddress)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaGetSymbolAddress, &args, nargs, kwnames, slots))
        return NULL;
    void *devPtr = NULL;
    cb_address symbol;
    symbol.held = false;
    if (cb_as_address(m, args[0], &symbol) < 0)
        goto done;
    fn_cudaGetSymbolAddress *call = cb_symbol_address(&symbols[S_cudaGetSymbolAddress]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, symbol.value);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, PyLong_FromVoidPtr((void *)devPtr));
    else
        result = cb_fail(s, &f_cudaGetSymbolAddress, status, args, NULL);
done:
    cb_address_release(&symbol);
    return result;
}

// cudaError_t cudaGetSymbolSize(size_t *size, const void *symbol)
static const cb_function f_cudaGetSymbolSize = {.name = "cudaGetSymbolSize",
    .params = (const char *const[]){"symbol", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGetSymbolSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaGetSymbolSize, &args, nargs, kwnames, slots))
        return NULL;
    size_t size = 0;
    cb_address symbol;
    symbol.held = false;
    if (cb_as_address(m, args[0], &symbol) < 0)
        goto done;
    fn_cudaGetSymbolSize *call = cb_symbol_address(&symbols[S_cudaGetSymbolSize]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&size, symbol.value);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, PyLong_FromUnsignedLong(size));
    else
        result = cb_fail(s, &f_cudaGetSymbolSize, status, args, NULL);
done:
    cb_address_release(&symbol);
    return result;
}

// cudaError_t cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
//     size_t count, enum cudaMemcpyKind kind)
static const cb_function f_cudaMemcpyToArray = {.name = "cudaMemcpyToArray",
    .params = (const char *const[]){"dst", "wOffset", "hOffset", "src", "count", "kind", NULL},
    .param_count = 6};

CB_WRAPPER(cudaMemcpyToArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpyToArray, &args, nargs, kwnames, slots))
        return NULL;
    cudaArray_t dst;
    uint64_t wOffset, hOffset, count;
    cb_address src;
    int32_t kind;
    src.held = false;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &dst) < 0
        || cb_as_uint64(args[1], "size_t", &wOffset) < 0
        || cb_as_uint64(args[2], "size_t", &hOffset) < 0
        || cb_as_address(m, args[3], &src) < 0
        || cb_as_uint64(args[4], "size_t", &count) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[5], "kind", &kind) < 0
        || (CB_UNLIKELY(src.held)
            && cb_address_check(&src, "cudaMemcpyToArray", "src", CB_COUNT(count)) < 0))
        goto done;
    fn_cudaMemcpyToArray *call = cb_symbol_address(&symbols[S_cudaMemcpyToArray]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, wOffset, hOffset, src.value, count, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemcpyToArray, status, args, NULL);
done:
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t wOffset,
//     size_t hOffset, size_t count, enum cudaMemcpyKind kind)
static const cb_function f_cudaMemcpyFromArray = {.name = "cudaMemcpyFromArray",
    .params = (const char *const[]){"dst", "src", "wOffset", "hOffset", "count", "kind", NULL},
    .param_count = 6};

CB_WRAPPER(cudaMemcpyFromArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpyFromArray, &args, nargs, kwnames, slots))
        return NULL;
    cb_address dst;
    cudaArray_const_t src;
    uint64_t wOffset, hOffset, count;
    int32_t kind;
    dst.held = false;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0
        || cb_as_handle(m, T_cudaArray_const_t, args[1], &src) < 0
        || cb_as_uint64(args[2], "size_t", &wOffset) < 0
        || cb_as_uint64(args[3], "size_t", &hOffset) < 0
        || cb_as_uint64(args[4], "size_t", &count) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[5], "kind", &kind) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_address_check(&dst, "cudaMemcpyFromArray", "dst", CB_COUNT(count)) < 0))
        goto done;
    fn_cudaMemcpyFromArray *call = cb_symbol_address(&symbols[S_cudaMemcpyFromArray]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, src, wOffset, hOffset, count, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemcpyFromArray, status, args, NULL);
done:
    cb_address_release(&dst);
    return result;
}

// cudaError_t cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst,
//     cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count,
//     enum cudaMemcpyKind kind)
static const cb_function f_cudaMemcpyArrayToArray = {.name = "cudaMemcpyArrayToArray",
    .params = (const char *const[]){"dst", "wOffsetDst", "hOffsetDst", "src", "wOffsetSrc",
        "hOffsetSrc", "count", "kind", NULL},
    .param_count = 8};

CB_WRAPPER(cudaMemcpyArrayToArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cudaMemcpyArrayToArray, &args, nargs, kwnames, slots))
        return NULL;
    cudaArray_t dst;
    uint64_t wOffsetDst, hOffsetDst, wOffsetSrc, hOffsetSrc, count;
    cudaArray_const_t src;
    int32_t kind;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &dst) < 0
        || cb_as_uint64(args[1], "size_t", &wOffsetDst) < 0
        || cb_as_uint64(args[2], "size_t", &hOffsetDst) < 0
        || cb_as_handle(m, T_cudaArray_const_t, args[3], &src) < 0
        || cb_as_uint64(args[4], "size_t", &wOffsetSrc) < 0
        || cb_as_uint64(args[5], "size_t", &hOffsetSrc) < 0
        || cb_as_uint64(args[6], "size_t", &count) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[7], "kind", &kind) < 0)
        return NULL;
    fn_cudaMemcpyArrayToArray *call = cb_symbol_address(&symbols[S_cudaMemcpyArrayToArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count,
        (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemcpyArrayToArray, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset,
//     const void *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)
static const cb_function f_cudaMemcpyToArrayAsync = {.name = "cudaMemcpyToArrayAsync",
    .params = (const char *const[]){"dst", "wOffset", "hOffset", "src", "count", "kind", "stream",
        NULL},
    .param_count = 7, .optional_mask = 0x40};

CB_WRAPPER(cudaMemcpyToArrayAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpyToArrayAsync, &args, nargs, kwnames, slots))
        return NULL;
    cudaArray_t dst;
    uint64_t wOffset, hOffset, count;
    cb_address src;
    int32_t kind;
    cudaStream_t stream;
    src.held = false;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &dst) < 0
        || cb_as_uint64(args[1], "size_t", &wOffset) < 0
        || cb_as_uint64(args[2], "size_t", &hOffset) < 0
        || cb_as_address(m, args[3], &src) < 0
        || cb_as_uint64(args[4], "size_t", &count) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[5], "kind", &kind) < 0
        || cb_as_handle(m, T_cudaStream_t, args[6], &stream) < 0
        || (CB_UNLIKELY(src.held)
            && cb_address_check(&src, "cudaMemcpyToArrayAsync", "src", CB_COUNT(count)) < 0))
        goto done;
    fn_cudaMemcpyToArrayAsync *call = cb_symbol_address(&symbols[S_cudaMemcpyToArrayAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, wOffset, hOffset, src.value, count, (enum cudaMemcpyKind)kind, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemcpyToArrayAsync, status, args, NULL);
done:
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset,
//     size_t hOffset, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)
static const cb_function f_cudaMemcpyFromArrayAsync = {.name = "cudaMemcpyFromArrayAsync",
    .params = (const char *const[]){"dst", "src", "wOffset", "hOffset", "count", "kind", "stream",
        NULL},
    .param_count = 7, .optional_mask = 0x40};

CB_WRAPPER(cudaMemcpyFromArrayAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cudaMemcpyFromArrayAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_address dst;
    cudaArray_const_t src;
    uint64_t wOffset, hOffset, count;
    int32_t kind;
    cudaStream_t stream;
    dst.held = false;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0
        || cb_as_handle(m, T_cudaArray_const_t, args[1], &src) < 0
        || cb_as_uint64(args[2], "size_t", &wOffset) < 0
        || cb_as_uint64(args[3], "size_t", &hOffset) < 0
        || cb_as_uint64(args[4], "size_t", &count) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[5], "kind", &kind) < 0
        || cb_as_handle(m, T_cudaStream_t, args[6], &stream) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_address_check(&dst, "cudaMemcpyFromArrayAsync", "dst", CB_COUNT(count)) < 0))
        goto done;
    fn_cudaMemcpyFromArrayAsync *call = cb_symbol_address(&symbols[S_cudaMemcpyFromArrayAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, src, wOffset, hOffset, count, (enum cudaMemcpyKind)kind, stream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaMemcpyFromArrayAsync, status, args, NULL);
done:
    cb_address_release(&dst);
    return result;
}

