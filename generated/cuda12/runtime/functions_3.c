// functions_3.c of cubind's binding of the CUDA Runtime API, API version 12.9.
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

// cudaError_t cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src, size_t
//     wOffset, size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind)
static const char *const params_cudaMemcpy2DFromArray[] = {"dst", "dpitch", "src", "wOffset",
    "hOffset", "width", "height", "kind", NULL};
static const cb_function f_cudaMemcpy2DFromArray = {
    .name = "cudaMemcpy2DFromArray", .params = params_cudaMemcpy2DFromArray,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cudaMemcpy2DFromArray(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cudaMemcpy2DFromArray, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpy2DFromArray, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaMemcpy2DArrayToArray = {
    .name = "cudaMemcpy2DArrayToArray", .params = params_cudaMemcpy2DArrayToArray,
    .param_count = 9, .result_count = 0,
};

PyObject *
py_cudaMemcpy2DArrayToArray(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[9];
    if (!cb_args_direct(&f_cudaMemcpy2DArrayToArray, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpy2DArrayToArray, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaMemcpyToSymbol = {
    .name = "cudaMemcpyToSymbol", .params = params_cudaMemcpyToSymbol,
    .param_count = 5, .result_count = 0,
};

PyObject *
py_cudaMemcpyToSymbol(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cudaMemcpyToSymbol, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpyToSymbol, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaMemcpyFromSymbol = {
    .name = "cudaMemcpyFromSymbol", .params = params_cudaMemcpyFromSymbol,
    .param_count = 5, .result_count = 0,
};

PyObject *
py_cudaMemcpyFromSymbol(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cudaMemcpyFromSymbol, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpyFromSymbol, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaMemcpyAsync = {
    .name = "cudaMemcpyAsync", .params = params_cudaMemcpyAsync,
    .param_count = 5, .result_count = 0,
    .optional_mask = 0x10,
};

PyObject *
py_cudaMemcpyAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cudaMemcpyAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpyAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaMemcpyPeerAsync = {
    .name = "cudaMemcpyPeerAsync", .params = params_cudaMemcpyPeerAsync,
    .param_count = 6, .result_count = 0,
    .optional_mask = 0x20,
};

PyObject *
py_cudaMemcpyPeerAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_args_direct(&f_cudaMemcpyPeerAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpyPeerAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaMemcpyBatchAsync = {
    .name = "cudaMemcpyBatchAsync", .params = params_cudaMemcpyBatchAsync,
    .param_count = 8, .result_count = 1,
    .auto_mask = 0x48,
};

PyObject *
py_cudaMemcpyBatchAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cudaMemcpyBatchAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpyBatchAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaMemcpy3DBatchAsync = {
    .name = "cudaMemcpy3DBatchAsync", .params = params_cudaMemcpy3DBatchAsync,
    .param_count = 4, .result_count = 1,
    .auto_mask = 0x1,
};

PyObject *
py_cudaMemcpy3DBatchAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaMemcpy3DBatchAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpy3DBatchAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaMemcpy2DAsync = {
    .name = "cudaMemcpy2DAsync", .params = params_cudaMemcpy2DAsync,
    .param_count = 8, .result_count = 0,
    .optional_mask = 0x80,
};

PyObject *
py_cudaMemcpy2DAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cudaMemcpy2DAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpy2DAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaMemcpy2DToArrayAsync = {
    .name = "cudaMemcpy2DToArrayAsync", .params = params_cudaMemcpy2DToArrayAsync,
    .param_count = 9, .result_count = 0,
    .optional_mask = 0x100,
};

PyObject *
py_cudaMemcpy2DToArrayAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_args_direct(&f_cudaMemcpy2DToArrayAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpy2DToArrayAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaMemcpy2DFromArrayAsync = {
    .name = "cudaMemcpy2DFromArrayAsync", .params = params_cudaMemcpy2DFromArrayAsync,
    .param_count = 9, .result_count = 0,
    .optional_mask = 0x100,
};

PyObject *
py_cudaMemcpy2DFromArrayAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[9];
    if (!cb_args_direct(&f_cudaMemcpy2DFromArrayAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpy2DFromArrayAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaMemcpyToSymbolAsync = {
    .name = "cudaMemcpyToSymbolAsync", .params = params_cudaMemcpyToSymbolAsync,
    .param_count = 6, .result_count = 0,
    .optional_mask = 0x20,
};

PyObject *
py_cudaMemcpyToSymbolAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_args_direct(&f_cudaMemcpyToSymbolAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpyToSymbolAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaMemcpyFromSymbolAsync = {
    .name = "cudaMemcpyFromSymbolAsync", .params = params_cudaMemcpyFromSymbolAsync,
    .param_count = 6, .result_count = 0,
    .optional_mask = 0x20,
};

PyObject *
py_cudaMemcpyFromSymbolAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_args_direct(&f_cudaMemcpyFromSymbolAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpyFromSymbolAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaMemset = {
    .name = "cudaMemset", .params = params_cudaMemset,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cudaMemset(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaMemset, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemset, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaMemset2D = {
    .name = "cudaMemset2D", .params = params_cudaMemset2D,
    .param_count = 5, .result_count = 0,
};

PyObject *
py_cudaMemset2D(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cudaMemset2D, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemset2D, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaMemset3D = {
    .name = "cudaMemset3D", .params = params_cudaMemset3D,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cudaMemset3D(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaMemset3D, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemset3D, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaMemsetAsync = {
    .name = "cudaMemsetAsync", .params = params_cudaMemsetAsync,
    .param_count = 4, .result_count = 0,
    .optional_mask = 0x8,
};

PyObject *
py_cudaMemsetAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaMemsetAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemsetAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaMemset2DAsync = {
    .name = "cudaMemset2DAsync", .params = params_cudaMemset2DAsync,
    .param_count = 6, .result_count = 0,
    .optional_mask = 0x20,
};

PyObject *
py_cudaMemset2DAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_args_direct(&f_cudaMemset2DAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemset2DAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaMemset3DAsync = {
    .name = "cudaMemset3DAsync", .params = params_cudaMemset3DAsync,
    .param_count = 4, .result_count = 0,
    .optional_mask = 0x8,
};

PyObject *
py_cudaMemset3DAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaMemset3DAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemset3DAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGetSymbolAddress = {
    .name = "cudaGetSymbolAddress", .params = params_cudaGetSymbolAddress,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGetSymbolAddress(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGetSymbolAddress, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGetSymbolAddress, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cudaGetSymbolSize = {
    .name = "cudaGetSymbolSize", .params = params_cudaGetSymbolSize,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaGetSymbolSize(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGetSymbolSize, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGetSymbolSize, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

// cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count, int dstDevice, cudaStream_t
//     stream)
static const char *const params_cudaMemPrefetchAsync[] = {"devPtr", "count", "dstDevice", "stream",
    NULL};
static const cb_function f_cudaMemPrefetchAsync = {
    .name = "cudaMemPrefetchAsync", .params = params_cudaMemPrefetchAsync,
    .param_count = 4, .result_count = 0,
    .optional_mask = 0x8,
};

PyObject *
py_cudaMemPrefetchAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaMemPrefetchAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemPrefetchAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address devPtr;
    devPtr.held = false;
    uint64_t count;
    int32_t dstDevice;
    cudaStream_t stream;
    if (cb_as_address(m, args[0], &devPtr) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &count) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &dstDevice) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[3], &stream) < 0)
        goto done;
    if (CB_UNLIKELY(devPtr.held)
        && cb_address_check(&devPtr, "cudaMemPrefetchAsync", "devPtr", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemPrefetchAsync *call = cb_symbol_address(&symbols[S_cudaMemPrefetchAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, count, dstDevice, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemPrefetchAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaMemPrefetchAsync_v2(const void *devPtr, size_t count, struct cudaMemLocation
//     location, unsigned int flags, cudaStream_t stream)
static const char *const params_cudaMemPrefetchAsync_v2[] = {"devPtr", "count", "location",
    "flags", "stream", NULL};
static const cb_function f_cudaMemPrefetchAsync_v2 = {
    .name = "cudaMemPrefetchAsync_v2", .params = params_cudaMemPrefetchAsync_v2,
    .param_count = 5, .result_count = 0,
    .optional_mask = 0x10,
};

PyObject *
py_cudaMemPrefetchAsync_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cudaMemPrefetchAsync_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemPrefetchAsync_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address devPtr;
    devPtr.held = false;
    uint64_t count;
    struct cudaMemLocation location;
    uint32_t flags;
    cudaStream_t stream;
    if (cb_as_address(m, args[0], &devPtr) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &count) < 0)
        goto done;
    if (cb_as_record_value(m, T_cudaMemLocation, args[2], "location", &location,
        sizeof location) < 0)
        goto done;
    if (cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[4], &stream) < 0)
        goto done;
    if (CB_UNLIKELY(devPtr.held)
        && cb_address_check(&devPtr, "cudaMemPrefetchAsync_v2", "devPtr", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemPrefetchAsync_v2 *call = cb_symbol_address(&symbols[S_cudaMemPrefetchAsync_v2]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, count, location, flags, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemPrefetchAsync_v2, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaMemAdvise(const void *devPtr, size_t count, enum cudaMemoryAdvise advice, int
//     device)
static const char *const params_cudaMemAdvise[] = {"devPtr", "count", "advice", "device", NULL};
static const cb_function f_cudaMemAdvise = {
    .name = "cudaMemAdvise", .params = params_cudaMemAdvise,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cudaMemAdvise(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaMemAdvise, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemAdvise, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address devPtr;
    devPtr.held = false;
    uint64_t count;
    int32_t advice;
    int32_t device;
    if (cb_as_address(m, args[0], &devPtr) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &count) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemoryAdvise, args[2], "advice", &advice) < 0)
        goto done;
    if (cb_as_int32(args[3], "int", &device) < 0)
        goto done;
    if (CB_UNLIKELY(devPtr.held)
        && cb_address_check(&devPtr, "cudaMemAdvise", "devPtr", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemAdvise *call = cb_symbol_address(&symbols[S_cudaMemAdvise]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, count, (enum cudaMemoryAdvise)advice, device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemAdvise, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaMemAdvise_v2(const void *devPtr, size_t count, enum cudaMemoryAdvise advice,
//     struct cudaMemLocation location)
static const char *const params_cudaMemAdvise_v2[] = {"devPtr", "count", "advice", "location",
    NULL};
static const cb_function f_cudaMemAdvise_v2 = {
    .name = "cudaMemAdvise_v2", .params = params_cudaMemAdvise_v2,
    .param_count = 4, .result_count = 0,
};

PyObject *
py_cudaMemAdvise_v2(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaMemAdvise_v2, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemAdvise_v2, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address devPtr;
    devPtr.held = false;
    uint64_t count;
    int32_t advice;
    struct cudaMemLocation location;
    if (cb_as_address(m, args[0], &devPtr) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &count) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemoryAdvise, args[2], "advice", &advice) < 0)
        goto done;
    if (cb_as_record_value(m, T_cudaMemLocation, args[3], "location", &location,
        sizeof location) < 0)
        goto done;
    if (CB_UNLIKELY(devPtr.held)
        && cb_address_check(&devPtr, "cudaMemAdvise_v2", "devPtr", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemAdvise_v2 *call = cb_symbol_address(&symbols[S_cudaMemAdvise_v2]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, count, (enum cudaMemoryAdvise)advice, location);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemAdvise_v2, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaMemRangeGetAttribute(void *data, size_t dataSize, enum cudaMemRangeAttribute
//     attribute, const void *devPtr, size_t count)
static const char *const params_cudaMemRangeGetAttribute[] = {"dataSize", "attribute", "devPtr",
    "count", NULL};
static const cb_function f_cudaMemRangeGetAttribute = {
    .name = "cudaMemRangeGetAttribute", .params = params_cudaMemRangeGetAttribute,
    .param_count = 4, .result_count = 1,
};

PyObject *
py_cudaMemRangeGetAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_args_direct(&f_cudaMemRangeGetAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemRangeGetAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_value data;
    cb_value_init(&data);
    uint64_t dataSize;
    int32_t attribute;
    cb_address devPtr;
    devPtr.held = false;
    uint64_t count;
    if (cb_as_uint64(args[0], "size_t", &dataSize) < 0)
        goto done;
    if (cb_as_enum_member(m, T_cudaMemRangeAttribute, args[1], "attribute", &attribute) < 0)
        goto done;
    if (cb_as_address(m, args[2], &devPtr) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &count) < 0)
        goto done;
    if (cb_value_prepare(m, &table_mem_range_attributes, attribute, (size_t)dataSize, &data) < 0)
        goto done;
    if (CB_UNLIKELY(devPtr.held)
        && cb_address_check(&devPtr, "cudaMemRangeGetAttribute", "devPtr", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemRangeGetAttribute *call = cb_symbol_address(&symbols[S_cudaMemRangeGetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(data.data, dataSize, (enum cudaMemRangeAttribute)attribute, devPtr.value, count);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemRangeGetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &data));
done:
    cb_value_done(&data);
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaMemRangeGetAttributes(void **data, size_t *dataSizes, enum cudaMemRangeAttribute
//     *attributes, size_t numAttributes, const void *devPtr, size_t count)
static const char *const params_cudaMemRangeGetAttributes[] = {"dataSizes", "attributes",
    "numAttributes", "devPtr", "count", NULL};
static const cb_function f_cudaMemRangeGetAttributes = {
    .name = "cudaMemRangeGetAttributes", .params = params_cudaMemRangeGetAttributes,
    .param_count = 5, .result_count = 1,
    .auto_mask = 0x4,
};

PyObject *
py_cudaMemRangeGetAttributes(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_args_direct(&f_cudaMemRangeGetAttributes, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemRangeGetAttributes, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_values data;
    cb_values_init(&data);
    cb_array dataSizes;
    cb_array_init(&dataSizes);
    cb_array attributes;
    cb_array_init(&attributes);
    uint64_t numAttributes = 0;
    cb_address devPtr;
    devPtr.held = false;
    uint64_t count;
    if (cb_array_ints(args[0], "dataSizes", sizeof(size_t), false, "size_t", &dataSizes) < 0)
        goto done;
    if (cb_array_enums(m, T_cudaMemRangeAttribute, args[1], "attributes", &attributes) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numAttributes) < 0)
        goto done;
    if (cb_as_address(m, args[3], &devPtr) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &count) < 0)
        goto done;
    if (cb_values_prepare(m, &table_mem_range_attributes, &attributes, args[0], &data) < 0)
        goto done;
    if (args[2] == NULL && dataSizes.length > (size_t)numAttributes)
        numAttributes = (uint64_t)dataSizes.length;
    if (args[2] == NULL && attributes.length > (size_t)numAttributes)
        numAttributes = (uint64_t)attributes.length;
    if (cb_array_check(&dataSizes, (size_t)numAttributes) < 0)
        goto done;
    if (cb_array_check(&attributes, (size_t)numAttributes) < 0)
        goto done;
    if (CB_UNLIKELY(devPtr.held)
        && cb_address_check(&devPtr, "cudaMemRangeGetAttributes", "devPtr", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemRangeGetAttributes *call = cb_symbol_address(&symbols[S_cudaMemRangeGetAttributes]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(data.data, dataSizes.data, attributes.data, numAttributes, devPtr.value, count);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemRangeGetAttributes, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_values_result(s, &data));
done:
    cb_values_done(&data);
    cb_array_done(&dataSizes);
    cb_array_done(&attributes);
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
//     size_t count, enum cudaMemcpyKind kind)
static const char *const params_cudaMemcpyToArray[] = {"dst", "wOffset", "hOffset", "src", "count",
    "kind", NULL};
static const cb_function f_cudaMemcpyToArray = {
    .name = "cudaMemcpyToArray", .params = params_cudaMemcpyToArray,
    .param_count = 6, .result_count = 0,
};

PyObject *
py_cudaMemcpyToArray(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_args_direct(&f_cudaMemcpyToArray, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpyToArray, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaArray_t dst;
    uint64_t wOffset;
    uint64_t hOffset;
    cb_address src;
    src.held = false;
    uint64_t count;
    int32_t kind;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &dst) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &wOffset) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &hOffset) < 0)
        goto done;
    if (cb_as_address(m, args[3], &src) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &count) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[5], "kind", &kind) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaMemcpyToArray", "src", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemcpyToArray *call = cb_symbol_address(&symbols[S_cudaMemcpyToArray]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, wOffset, hOffset, src.value, count, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpyToArray, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset,
//     size_t count, enum cudaMemcpyKind kind)
static const char *const params_cudaMemcpyFromArray[] = {"dst", "src", "wOffset", "hOffset",
    "count", "kind", NULL};
static const cb_function f_cudaMemcpyFromArray = {
    .name = "cudaMemcpyFromArray", .params = params_cudaMemcpyFromArray,
    .param_count = 6, .result_count = 0,
};

PyObject *
py_cudaMemcpyFromArray(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_args_direct(&f_cudaMemcpyFromArray, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpyFromArray, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address dst;
    dst.held = false;
    cudaArray_const_t src;
    uint64_t wOffset;
    uint64_t hOffset;
    uint64_t count;
    int32_t kind;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaArray_const_t, args[1], &src) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &wOffset) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &hOffset) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &count) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[5], "kind", &kind) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaMemcpyFromArray", "dst", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemcpyFromArray *call = cb_symbol_address(&symbols[S_cudaMemcpyFromArray]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, src, wOffset, hOffset, count, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpyFromArray, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dst);
    return result;
}

// cudaError_t cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst,
//     cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count, enum
//     cudaMemcpyKind kind)
static const char *const params_cudaMemcpyArrayToArray[] = {"dst", "wOffsetDst", "hOffsetDst",
    "src", "wOffsetSrc", "hOffsetSrc", "count", "kind", NULL};
static const cb_function f_cudaMemcpyArrayToArray = {
    .name = "cudaMemcpyArrayToArray", .params = params_cudaMemcpyArrayToArray,
    .param_count = 8, .result_count = 0,
};

PyObject *
py_cudaMemcpyArrayToArray(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8];
    if (!cb_args_direct(&f_cudaMemcpyArrayToArray, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpyArrayToArray, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaArray_t dst;
    uint64_t wOffsetDst;
    uint64_t hOffsetDst;
    cudaArray_const_t src;
    uint64_t wOffsetSrc;
    uint64_t hOffsetSrc;
    uint64_t count;
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
    if (cb_as_uint64(args[6], "size_t", &count) < 0)
        return NULL;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[7], "kind", &kind) < 0)
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

// cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void
//     *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)
static const char *const params_cudaMemcpyToArrayAsync[] = {"dst", "wOffset", "hOffset", "src",
    "count", "kind", "stream", NULL};
static const cb_function f_cudaMemcpyToArrayAsync = {
    .name = "cudaMemcpyToArrayAsync", .params = params_cudaMemcpyToArrayAsync,
    .param_count = 7, .result_count = 0,
    .optional_mask = 0x40,
};

PyObject *
py_cudaMemcpyToArrayAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_args_direct(&f_cudaMemcpyToArrayAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpyToArrayAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaArray_t dst;
    uint64_t wOffset;
    uint64_t hOffset;
    cb_address src;
    src.held = false;
    uint64_t count;
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
    if (cb_as_uint64(args[4], "size_t", &count) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[5], "kind", &kind) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[6], &stream) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaMemcpyToArrayAsync", "src", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemcpyToArrayAsync *call = cb_symbol_address(&symbols[S_cudaMemcpyToArrayAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst, wOffset, hOffset, src.value, count, (enum cudaMemcpyKind)kind, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpyToArrayAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset, size_t
//     hOffset, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)
static const char *const params_cudaMemcpyFromArrayAsync[] = {"dst", "src", "wOffset", "hOffset",
    "count", "kind", "stream", NULL};
static const cb_function f_cudaMemcpyFromArrayAsync = {
    .name = "cudaMemcpyFromArrayAsync", .params = params_cudaMemcpyFromArrayAsync,
    .param_count = 7, .result_count = 0,
    .optional_mask = 0x40,
};

PyObject *
py_cudaMemcpyFromArrayAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_args_direct(&f_cudaMemcpyFromArrayAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemcpyFromArrayAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address dst;
    dst.held = false;
    cudaArray_const_t src;
    uint64_t wOffset;
    uint64_t hOffset;
    uint64_t count;
    int32_t kind;
    cudaStream_t stream;
    if (cb_as_target(s, args[0], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaArray_const_t, args[1], &src) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &wOffset) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &hOffset) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &count) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[5], "kind", &kind) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[6], &stream) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaMemcpyFromArrayAsync", "dst", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemcpyFromArrayAsync *call = cb_symbol_address(&symbols[S_cudaMemcpyFromArrayAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dst.value, src, wOffset, hOffset, count, (enum cudaMemcpyKind)kind, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemcpyFromArrayAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&dst);
    return result;
}

// cudaError_t cudaMallocAsync(void **devPtr, size_t size, cudaStream_t hStream)
static const char *const params_cudaMallocAsync[] = {"size", "hStream", NULL};
static const cb_function f_cudaMallocAsync = {
    .name = "cudaMallocAsync", .params = params_cudaMallocAsync,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaMallocAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaMallocAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMallocAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    void *devPtr = NULL;
    uint64_t size;
    cudaStream_t hStream;
    if (cb_as_uint64(args[0], "size_t", &size) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaStream_t, args[1], &hStream) < 0)
        return NULL;
    fn_cudaMallocAsync *call = cb_symbol_address(&symbols[S_cudaMallocAsync]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, size, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMallocAsync, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)devPtr));
}

// cudaError_t cudaFreeAsync(void *devPtr, cudaStream_t hStream)
static const char *const params_cudaFreeAsync[] = {"devPtr", "hStream", NULL};
static const cb_function f_cudaFreeAsync = {
    .name = "cudaFreeAsync", .params = params_cudaFreeAsync,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cudaFreeAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaFreeAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaFreeAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_address devPtr;
    devPtr.held = false;
    cudaStream_t hStream;
    if (cb_as_address(m, args[0], &devPtr) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[1], &hStream) < 0)
        goto done;
    fn_cudaFreeAsync *call = cb_symbol_address(&symbols[S_cudaFreeAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaFreeAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep)
static const char *const params_cudaMemPoolTrimTo[] = {"memPool", "minBytesToKeep", NULL};
static const cb_function f_cudaMemPoolTrimTo = {
    .name = "cudaMemPoolTrimTo", .params = params_cudaMemPoolTrimTo,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cudaMemPoolTrimTo(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaMemPoolTrimTo, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemPoolTrimTo, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaMemPool_t memPool;
    uint64_t minBytesToKeep;
    if (cb_as_handle(m, T_cudaMemPool_t, args[0], &memPool) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &minBytesToKeep) < 0)
        return NULL;
    fn_cudaMemPoolTrimTo *call = cb_symbol_address(&symbols[S_cudaMemPoolTrimTo]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(memPool, minBytesToKeep);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemPoolTrimTo, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void
//     *value)
static const char *const params_cudaMemPoolSetAttribute[] = {"memPool", "attr", "value", NULL};
static const cb_function f_cudaMemPoolSetAttribute = {
    .name = "cudaMemPoolSetAttribute", .params = params_cudaMemPoolSetAttribute,
    .param_count = 3, .result_count = 0,
};

PyObject *
py_cudaMemPoolSetAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaMemPoolSetAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemPoolSetAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaMemPool_t memPool;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_handle(m, T_cudaMemPool_t, args[0], &memPool) < 0)
        goto done;
    if (cb_as_enum_number_member(m, T_cudaMemPoolAttr, args[1], "attr", &attr) < 0)
        goto done;
    if (cb_value_from(s, &table_mem_pool_attributes, attr, args[2], "value", &value) < 0)
        goto done;
    fn_cudaMemPoolSetAttribute *call = cb_symbol_address(&symbols[S_cudaMemPoolSetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(memPool, (enum cudaMemPoolAttr)attr, value.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemPoolSetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_value_done(&value);
    return result;
}

// cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void
//     *value)
static const char *const params_cudaMemPoolGetAttribute[] = {"memPool", "attr", NULL};
static const cb_function f_cudaMemPoolGetAttribute = {
    .name = "cudaMemPoolGetAttribute", .params = params_cudaMemPoolGetAttribute,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaMemPoolGetAttribute(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaMemPoolGetAttribute, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemPoolGetAttribute, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaMemPool_t memPool;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_handle(m, T_cudaMemPool_t, args[0], &memPool) < 0)
        goto done;
    if (cb_as_enum_number_member(m, T_cudaMemPoolAttr, args[1], "attr", &attr) < 0)
        goto done;
    if (cb_value_prepare(m, &table_mem_pool_attributes, attr, 0, &value) < 0)
        goto done;
    fn_cudaMemPoolGetAttribute *call = cb_symbol_address(&symbols[S_cudaMemPoolGetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(memPool, (enum cudaMemPoolAttr)attr, value.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemPoolGetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &value));
done:
    cb_value_done(&value);
    return result;
}

// cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool, const struct cudaMemAccessDesc *descList,
//     size_t count)
static const char *const params_cudaMemPoolSetAccess[] = {"memPool", "descList", "count", NULL};
static const cb_function f_cudaMemPoolSetAccess = {
    .name = "cudaMemPoolSetAccess", .params = params_cudaMemPoolSetAccess,
    .param_count = 3, .result_count = 0,
    .auto_mask = 0x4,
};

PyObject *
py_cudaMemPoolSetAccess(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaMemPoolSetAccess, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemPoolSetAccess, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaMemPool_t memPool;
    cb_array descList;
    cb_array_init(&descList);
    uint64_t count = 0;
    if (cb_as_handle(m, T_cudaMemPool_t, args[0], &memPool) < 0)
        goto done;
    if (cb_array_records(m, T_cudaMemAccessDesc, args[1], "descList", &descList) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &count) < 0)
        goto done;
    if (args[2] == NULL && descList.length > (size_t)count)
        count = (uint64_t)descList.length;
    if (cb_array_check(&descList, (size_t)count) < 0)
        goto done;
    fn_cudaMemPoolSetAccess *call = cb_symbol_address(&symbols[S_cudaMemPoolSetAccess]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(memPool, descList.data, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemPoolSetAccess, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&descList);
    return result;
}

// cudaError_t cudaMemPoolGetAccess(enum cudaMemAccessFlags *flags, cudaMemPool_t memPool, struct
//     cudaMemLocation *location)
static const char *const params_cudaMemPoolGetAccess[] = {"memPool", "location", NULL};
static const cb_function f_cudaMemPoolGetAccess = {
    .name = "cudaMemPoolGetAccess", .params = params_cudaMemPoolGetAccess,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaMemPoolGetAccess(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaMemPoolGetAccess, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemPoolGetAccess, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    enum cudaMemAccessFlags flags = 0;
    cudaMemPool_t memPool;
    struct cudaMemLocation *location;
    if (cb_as_handle(m, T_cudaMemPool_t, args[0], &memPool) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaMemLocation, args[1], "location", &location) < 0)
        return NULL;
    fn_cudaMemPoolGetAccess *call = cb_symbol_address(&symbols[S_cudaMemPoolGetAccess]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&flags, memPool, location);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemPoolGetAccess, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_cudaMemAccessFlags, flags));
}

// cudaError_t cudaMemPoolCreate(cudaMemPool_t *memPool, const struct cudaMemPoolProps *poolProps)
static const char *const params_cudaMemPoolCreate[] = {"poolProps", NULL};
static const cb_function f_cudaMemPoolCreate = {
    .name = "cudaMemPoolCreate", .params = params_cudaMemPoolCreate,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaMemPoolCreate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaMemPoolCreate, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemPoolCreate, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaMemPool_t memPool = NULL;
    const struct cudaMemPoolProps *poolProps;
    if (cb_as_record(m, T_cudaMemPoolProps, args[0], "poolProps", &poolProps) < 0)
        return NULL;
    fn_cudaMemPoolCreate *call = cb_symbol_address(&symbols[S_cudaMemPoolCreate]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&memPool, poolProps);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemPoolCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaMemPool_t, &memPool));
}

// cudaError_t cudaMemPoolDestroy(cudaMemPool_t memPool)
static const char *const params_cudaMemPoolDestroy[] = {"memPool", NULL};
static const cb_function f_cudaMemPoolDestroy = {
    .name = "cudaMemPoolDestroy", .params = params_cudaMemPoolDestroy,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaMemPoolDestroy(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaMemPoolDestroy, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemPoolDestroy, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaMemPool_t memPool;
    if (cb_as_handle(m, T_cudaMemPool_t, args[0], &memPool) < 0)
        return NULL;
    fn_cudaMemPoolDestroy *call = cb_symbol_address(&symbols[S_cudaMemPoolDestroy]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(memPool);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemPoolDestroy, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaMallocFromPoolAsync(void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t
//     stream)
static const char *const params_cudaMallocFromPoolAsync[] = {"size", "memPool", "stream", NULL};
static const cb_function f_cudaMallocFromPoolAsync = {
    .name = "cudaMallocFromPoolAsync", .params = params_cudaMallocFromPoolAsync,
    .param_count = 3, .result_count = 1,
};

PyObject *
py_cudaMallocFromPoolAsync(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaMallocFromPoolAsync, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMallocFromPoolAsync, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    void *ptr = NULL;
    uint64_t size;
    cudaMemPool_t memPool;
    cudaStream_t stream;
    if (cb_as_uint64(args[0], "size_t", &size) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaMemPool_t, args[1], &memPool) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaStream_t, args[2], &stream) < 0)
        return NULL;
    fn_cudaMallocFromPoolAsync *call = cb_symbol_address(&symbols[S_cudaMallocFromPoolAsync]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&ptr, size, memPool, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMallocFromPoolAsync, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)ptr));
}

// cudaError_t cudaMemPoolExportToShareableHandle(void *shareableHandle, cudaMemPool_t memPool, enum
//     cudaMemAllocationHandleType handleType, unsigned int flags)
static const char *const params_cudaMemPoolExportToShareableHandle[] = {"memPool", "handleType",
    "flags", NULL};
static const cb_function f_cudaMemPoolExportToShareableHandle = {
    .name = "cudaMemPoolExportToShareableHandle",
        .params = params_cudaMemPoolExportToShareableHandle,
    .param_count = 3, .result_count = 1,
    .optional_mask = 0x4,
};

PyObject *
py_cudaMemPoolExportToShareableHandle(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaMemPoolExportToShareableHandle, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemPoolExportToShareableHandle, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cb_value shareableHandle;
    cb_value_init(&shareableHandle);
    cudaMemPool_t memPool;
    int32_t handleType;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_cudaMemPool_t, args[0], &memPool) < 0)
        goto done;
    if (cb_as_enum_member(m, T_cudaMemAllocationHandleType, args[1], "handleType", &handleType) < 0)
        goto done;
    if (!(s->checked && args[2] == Py_None) && cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        goto done;
    if (cb_value_prepare(m, &table_shareable_handles, handleType, 0, &shareableHandle) < 0)
        goto done;
    fn_cudaMemPoolExportToShareableHandle *call =
        cb_symbol_address(&symbols[S_cudaMemPoolExportToShareableHandle]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(shareableHandle.data, memPool, (enum cudaMemAllocationHandleType)handleType,
        flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemPoolExportToShareableHandle, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &shareableHandle));
done:
    cb_value_done(&shareableHandle);
    return result;
}

// cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool, void *shareableHandle,
//     enum cudaMemAllocationHandleType handleType, unsigned int flags)
static const char *const params_cudaMemPoolImportFromShareableHandle[] = {"shareableHandle",
    "handleType", "flags", NULL};
static const cb_function f_cudaMemPoolImportFromShareableHandle = {
    .name = "cudaMemPoolImportFromShareableHandle",
        .params = params_cudaMemPoolImportFromShareableHandle,
    .param_count = 3, .result_count = 1,
    .optional_mask = 0x4,
};

PyObject *
py_cudaMemPoolImportFromShareableHandle(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaMemPoolImportFromShareableHandle, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemPoolImportFromShareableHandle, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    cudaMemPool_t memPool = NULL;
    cb_address shareableHandle;
    shareableHandle.held = false;
    int32_t handleType;
    uint32_t flags = 0;
    if (cb_as_address(m, args[0], &shareableHandle) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemAllocationHandleType, args[1], "handleType", &handleType) < 0)
        goto done;
    if (!(s->checked && args[2] == Py_None) && cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        goto done;
    fn_cudaMemPoolImportFromShareableHandle *call =
        cb_symbol_address(&symbols[S_cudaMemPoolImportFromShareableHandle]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&memPool, shareableHandle.value, (enum cudaMemAllocationHandleType)handleType,
        flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemPoolImportFromShareableHandle, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaMemPool_t, &memPool));
done:
    cb_address_release(&shareableHandle);
    return result;
}

// cudaError_t cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *exportData, void *ptr)
static const char *const params_cudaMemPoolExportPointer[] = {"ptr", NULL};
static const cb_function f_cudaMemPoolExportPointer = {
    .name = "cudaMemPoolExportPointer", .params = params_cudaMemPoolExportPointer,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaMemPoolExportPointer(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaMemPoolExportPointer, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemPoolExportPointer, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    PyObject *exportData = NULL;
    cb_address ptr;
    ptr.held = false;
    if (cb_as_address(m, args[0], &ptr) < 0)
        goto done;
    fn_cudaMemPoolExportPointer *call = cb_symbol_address(&symbols[S_cudaMemPoolExportPointer]);
    if (call == NULL)
        goto done;
    exportData = cb_record_new(m, T_cudaMemPoolPtrExportData);
    if (exportData == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(exportData), ptr.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemPoolExportPointer, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(exportData));
done:
    Py_XDECREF(exportData);
    cb_address_release(&ptr);
    return result;
}

// cudaError_t cudaMemPoolImportPointer(void **ptr, cudaMemPool_t memPool, struct
//     cudaMemPoolPtrExportData *exportData)
static const char *const params_cudaMemPoolImportPointer[] = {"memPool", "exportData", NULL};
static const cb_function f_cudaMemPoolImportPointer = {
    .name = "cudaMemPoolImportPointer", .params = params_cudaMemPoolImportPointer,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaMemPoolImportPointer(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaMemPoolImportPointer, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaMemPoolImportPointer, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    void *ptr = NULL;
    cudaMemPool_t memPool;
    struct cudaMemPoolPtrExportData *exportData;
    if (cb_as_handle(m, T_cudaMemPool_t, args[0], &memPool) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaMemPoolPtrExportData, args[1], "exportData", &exportData) < 0)
        return NULL;
    fn_cudaMemPoolImportPointer *call = cb_symbol_address(&symbols[S_cudaMemPoolImportPointer]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&ptr, memPool, exportData);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemPoolImportPointer, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)ptr));
}

// cudaError_t cudaPointerGetAttributes(struct cudaPointerAttributes *attributes, const void *ptr)
static const char *const params_cudaPointerGetAttributes[] = {"ptr", NULL};
static const cb_function f_cudaPointerGetAttributes = {
    .name = "cudaPointerGetAttributes", .params = params_cudaPointerGetAttributes,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cudaPointerGetAttributes(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaPointerGetAttributes, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaPointerGetAttributes, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaError_t status;
    PyObject *attributes = NULL;
    cb_address ptr;
    ptr.held = false;
    if (cb_as_address(m, args[0], &ptr) < 0)
        goto done;
    fn_cudaPointerGetAttributes *call = cb_symbol_address(&symbols[S_cudaPointerGetAttributes]);
    if (call == NULL)
        goto done;
    attributes = cb_record_new(m, T_cudaPointerAttributes);
    if (attributes == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(attributes), ptr.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaPointerGetAttributes, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(attributes));
done:
    Py_XDECREF(attributes);
    cb_address_release(&ptr);
    return result;
}

// cudaError_t cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice)
static const char *const params_cudaDeviceCanAccessPeer[] = {"device", "peerDevice", NULL};
static const cb_function f_cudaDeviceCanAccessPeer = {
    .name = "cudaDeviceCanAccessPeer", .params = params_cudaDeviceCanAccessPeer,
    .param_count = 2, .result_count = 1,
};

PyObject *
py_cudaDeviceCanAccessPeer(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaDeviceCanAccessPeer, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaDeviceCanAccessPeer, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    int canAccessPeer = 0;
    int32_t device;
    int32_t peerDevice;
    if (cb_as_int32(args[0], "int", &device) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &peerDevice) < 0)
        return NULL;
    fn_cudaDeviceCanAccessPeer *call = cb_symbol_address(&symbols[S_cudaDeviceCanAccessPeer]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&canAccessPeer, device, peerDevice);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceCanAccessPeer, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(canAccessPeer));
}

// cudaError_t cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags)
static const char *const params_cudaDeviceEnablePeerAccess[] = {"peerDevice", "flags", NULL};
static const cb_function f_cudaDeviceEnablePeerAccess = {
    .name = "cudaDeviceEnablePeerAccess", .params = params_cudaDeviceEnablePeerAccess,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cudaDeviceEnablePeerAccess(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaDeviceEnablePeerAccess, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaDeviceEnablePeerAccess, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    int32_t peerDevice;
    uint32_t flags;
    if (cb_as_int32(args[0], "int", &peerDevice) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaDeviceEnablePeerAccess *call = cb_symbol_address(&symbols[S_cudaDeviceEnablePeerAccess]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(peerDevice, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceEnablePeerAccess, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaDeviceDisablePeerAccess(int peerDevice)
static const char *const params_cudaDeviceDisablePeerAccess[] = {"peerDevice", NULL};
static const cb_function f_cudaDeviceDisablePeerAccess = {
    .name = "cudaDeviceDisablePeerAccess", .params = params_cudaDeviceDisablePeerAccess,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaDeviceDisablePeerAccess(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaDeviceDisablePeerAccess, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaDeviceDisablePeerAccess, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    int32_t peerDevice;
    if (cb_as_int32(args[0], "int", &peerDevice) < 0)
        return NULL;
    fn_cudaDeviceDisablePeerAccess *call =
        cb_symbol_address(&symbols[S_cudaDeviceDisablePeerAccess]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(peerDevice);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceDisablePeerAccess, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource)
static const char *const params_cudaGraphicsUnregisterResource[] = {"resource", NULL};
static const cb_function f_cudaGraphicsUnregisterResource = {
    .name = "cudaGraphicsUnregisterResource", .params = params_cudaGraphicsUnregisterResource,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cudaGraphicsUnregisterResource(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGraphicsUnregisterResource, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphicsUnregisterResource, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraphicsResource_t resource;
    if (cb_as_handle(m, T_cudaGraphicsResource_t, args[0], &resource) < 0)
        return NULL;
    fn_cudaGraphicsUnregisterResource *call =
        cb_symbol_address(&symbols[S_cudaGraphicsUnregisterResource]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(resource);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsUnregisterResource, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags)
static const char *const params_cudaGraphicsResourceSetMapFlags[] = {"resource", "flags", NULL};
static const cb_function f_cudaGraphicsResourceSetMapFlags = {
    .name = "cudaGraphicsResourceSetMapFlags", .params = params_cudaGraphicsResourceSetMapFlags,
    .param_count = 2, .result_count = 0,
};

PyObject *
py_cudaGraphicsResourceSetMapFlags(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_args_direct(&f_cudaGraphicsResourceSetMapFlags, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphicsResourceSetMapFlags, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaGraphicsResource_t resource;
    uint32_t flags;
    if (cb_as_handle(m, T_cudaGraphicsResource_t, args[0], &resource) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphicsResourceSetMapFlags *call =
        cb_symbol_address(&symbols[S_cudaGraphicsResourceSetMapFlags]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(resource, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsResourceSetMapFlags, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t
//     stream)
static const char *const params_cudaGraphicsMapResources[] = {"count", "resources", "stream", NULL};
static const cb_function f_cudaGraphicsMapResources = {
    .name = "cudaGraphicsMapResources", .params = params_cudaGraphicsMapResources,
    .param_count = 3, .result_count = 0,
    .optional_mask = 0x4,
};

PyObject *
py_cudaGraphicsMapResources(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaGraphicsMapResources, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphicsMapResources, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    int32_t count;
    cudaGraphicsResource_t *resources;
    cudaStream_t stream;
    if (cb_as_int32(args[0], "int", &count) < 0)
        return NULL;
    if (cb_as_handle_ref(m, T_cudaGraphicsResource_t, args[1], "resources", &resources) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaStream_t, args[2], &stream) < 0)
        return NULL;
    if (cb_handle_ref_check(args[1], (size_t)count, "cudaGraphicsMapResources", "resources") < 0)
        return NULL;
    fn_cudaGraphicsMapResources *call = cb_symbol_address(&symbols[S_cudaGraphicsMapResources]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(count, resources, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsMapResources, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t
//     stream)
static const char *const params_cudaGraphicsUnmapResources[] = {"count", "resources", "stream",
    NULL};
static const cb_function f_cudaGraphicsUnmapResources = {
    .name = "cudaGraphicsUnmapResources", .params = params_cudaGraphicsUnmapResources,
    .param_count = 3, .result_count = 0,
    .optional_mask = 0x4,
};

PyObject *
py_cudaGraphicsUnmapResources(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaGraphicsUnmapResources, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphicsUnmapResources, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    int32_t count;
    cudaGraphicsResource_t *resources;
    cudaStream_t stream;
    if (cb_as_int32(args[0], "int", &count) < 0)
        return NULL;
    if (cb_as_handle_ref(m, T_cudaGraphicsResource_t, args[1], "resources", &resources) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaStream_t, args[2], &stream) < 0)
        return NULL;
    if (cb_handle_ref_check(args[1], (size_t)count, "cudaGraphicsUnmapResources", "resources") < 0)
        return NULL;
    fn_cudaGraphicsUnmapResources *call = cb_symbol_address(&symbols[S_cudaGraphicsUnmapResources]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(count, resources, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsUnmapResources, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size,
//     cudaGraphicsResource_t resource)
static const char *const params_cudaGraphicsResourceGetMappedPointer[] = {"resource", NULL};
static const cb_function f_cudaGraphicsResourceGetMappedPointer = {
    .name = "cudaGraphicsResourceGetMappedPointer",
        .params = params_cudaGraphicsResourceGetMappedPointer,
    .param_count = 1, .result_count = 2,
};

PyObject *
py_cudaGraphicsResourceGetMappedPointer(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cudaGraphicsResourceGetMappedPointer, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphicsResourceGetMappedPointer, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    void *devPtr = NULL;
    size_t size = 0;
    cudaGraphicsResource_t resource;
    if (cb_as_handle(m, T_cudaGraphicsResource_t, args[0], &resource) < 0)
        return NULL;
    fn_cudaGraphicsResourceGetMappedPointer *call =
        cb_symbol_address(&symbols[S_cudaGraphicsResourceGetMappedPointer]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&devPtr, &size, resource);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsResourceGetMappedPointer, status, args, NULL);
    PyObject *values[] = {PyLong_FromVoidPtr((void *)devPtr), PyLong_FromUnsignedLong(size)};
    return cb_return_many(s, &f_cudaGraphicsResourceGetMappedPointer, values);
}

// cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array, cudaGraphicsResource_t
//     resource, unsigned int arrayIndex, unsigned int mipLevel)
static const char *const params_cudaGraphicsSubResourceGetMappedArray[] = {"resource",
    "arrayIndex", "mipLevel", NULL};
static const cb_function f_cudaGraphicsSubResourceGetMappedArray = {
    .name = "cudaGraphicsSubResourceGetMappedArray",
        .params = params_cudaGraphicsSubResourceGetMappedArray,
    .param_count = 3, .result_count = 1,
};

PyObject *
py_cudaGraphicsSubResourceGetMappedArray(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_args_direct(&f_cudaGraphicsSubResourceGetMappedArray, nargs, kwnames)) {
        if (cb_bind(s, &f_cudaGraphicsSubResourceGetMappedArray, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    cudaArray_t array = NULL;
    cudaGraphicsResource_t resource;
    uint32_t arrayIndex;
    uint32_t mipLevel;
    if (cb_as_handle(m, T_cudaGraphicsResource_t, args[0], &resource) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &arrayIndex) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &mipLevel) < 0)
        return NULL;
    fn_cudaGraphicsSubResourceGetMappedArray *call =
        cb_symbol_address(&symbols[S_cudaGraphicsSubResourceGetMappedArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&array, resource, arrayIndex, mipLevel);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsSubResourceGetMappedArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaArray_t, &array));
}

