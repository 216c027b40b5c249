// functions_3.c of cubind's binding of the CUDA Runtime API, API version 13.5.
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

// cudaError_t cudaMemPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count, struct
//     cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long
//     long flags, cudaStream_t stream)
static const char *const params_cudaMemPrefetchBatchAsync[] = {"dptrs", "sizes", "count",
    "prefetchLocs", "prefetchLocIdxs", "numPrefetchLocs", "flags", "stream", NULL};
static const cb_function f_cudaMemPrefetchBatchAsync = {.name = "cudaMemPrefetchBatchAsync",
    .params = params_cudaMemPrefetchBatchAsync, .param_count = 8, .result_count = 0,
    .auto_mask = 0x24};

CB_WRAPPER(cudaMemPrefetchBatchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cudaMemPrefetchBatchAsync, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_array dptrs;
    cb_array_init(&dptrs);
    cb_array sizes;
    cb_array_init(&sizes);
    uint64_t count = 0;
    cb_array prefetchLocs;
    cb_array_init(&prefetchLocs);
    cb_array prefetchLocIdxs;
    cb_array_init(&prefetchLocIdxs);
    uint64_t numPrefetchLocs = 0;
    uint64_t flags;
    cudaStream_t stream;
    if (cb_array_addresses(m, args[0], "dptrs", &dptrs) < 0)
        goto done;
    if (cb_array_ints(args[1], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &count) < 0)
        goto done;
    if (cb_array_records(m, T_cudaMemLocation, args[3], "prefetchLocs", &prefetchLocs) < 0)
        goto done;
    if (cb_array_ints(args[4], "prefetchLocIdxs", sizeof(size_t), false, "size_t",
        &prefetchLocIdxs) < 0)
        goto done;
    if (args[5] != NULL && cb_as_uint64(args[5], "size_t", &numPrefetchLocs) < 0)
        goto done;
    if (cb_as_uint64(args[6], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[7], &stream) < 0)
        goto done;
    if (args[2] == NULL && dptrs.length > (size_t)count)
        count = (uint64_t)dptrs.length;
    if (args[2] == NULL && sizes.length > (size_t)count)
        count = (uint64_t)sizes.length;
    if (args[5] == NULL && prefetchLocs.length > (size_t)numPrefetchLocs)
        numPrefetchLocs = (uint64_t)prefetchLocs.length;
    if (args[5] == NULL && prefetchLocIdxs.length > (size_t)numPrefetchLocs)
        numPrefetchLocs = (uint64_t)prefetchLocIdxs.length;
    if (cb_array_check(&dptrs, (size_t)count) < 0)
        goto done;
    if (cb_array_check_each(&dptrs, &sizes, (size_t)count, "cudaMemPrefetchBatchAsync",
        "dptrs") < 0)
        goto done;
    if (cb_array_check(&sizes, (size_t)count) < 0)
        goto done;
    if (cb_array_check(&prefetchLocs, (size_t)numPrefetchLocs) < 0)
        goto done;
    if (cb_array_check(&prefetchLocIdxs, (size_t)numPrefetchLocs) < 0)
        goto done;
    fn_cudaMemPrefetchBatchAsync *call = cb_symbol_address(&symbols[S_cudaMemPrefetchBatchAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptrs.data, sizes.data, count, prefetchLocs.data, prefetchLocIdxs.data,
        numPrefetchLocs, flags, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemPrefetchBatchAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&dptrs);
    cb_array_done(&sizes);
    cb_array_done(&prefetchLocs);
    cb_array_done(&prefetchLocIdxs);
    return result;
}

// cudaError_t cudaMemDiscardBatchAsync(void **dptrs, size_t *sizes, size_t count, unsigned long
//     long flags, cudaStream_t stream)
static const char *const params_cudaMemDiscardBatchAsync[] = {"dptrs", "sizes", "count", "flags",
    "stream", NULL};
static const cb_function f_cudaMemDiscardBatchAsync = {.name = "cudaMemDiscardBatchAsync",
    .params = params_cudaMemDiscardBatchAsync, .param_count = 5, .result_count = 0,
    .auto_mask = 0x4};

CB_WRAPPER(cudaMemDiscardBatchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cudaMemDiscardBatchAsync, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_array dptrs;
    cb_array_init(&dptrs);
    cb_array sizes;
    cb_array_init(&sizes);
    uint64_t count = 0;
    uint64_t flags;
    cudaStream_t stream;
    if (cb_array_addresses(m, args[0], "dptrs", &dptrs) < 0)
        goto done;
    if (cb_array_ints(args[1], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &count) < 0)
        goto done;
    if (cb_as_uint64(args[3], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[4], &stream) < 0)
        goto done;
    if (args[2] == NULL && dptrs.length > (size_t)count)
        count = (uint64_t)dptrs.length;
    if (args[2] == NULL && sizes.length > (size_t)count)
        count = (uint64_t)sizes.length;
    if (cb_array_check(&dptrs, (size_t)count) < 0)
        goto done;
    if (cb_array_check_each(&dptrs, &sizes, (size_t)count, "cudaMemDiscardBatchAsync", "dptrs") < 0)
        goto done;
    if (cb_array_check(&sizes, (size_t)count) < 0)
        goto done;
    fn_cudaMemDiscardBatchAsync *call = cb_symbol_address(&symbols[S_cudaMemDiscardBatchAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptrs.data, sizes.data, count, flags, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemDiscardBatchAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&dptrs);
    cb_array_done(&sizes);
    return result;
}

// cudaError_t cudaMemDiscardAndPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count, struct
//     cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long
//     long flags, cudaStream_t stream)
static const char *const params_cudaMemDiscardAndPrefetchBatchAsync[] = {"dptrs", "sizes", "count",
    "prefetchLocs", "prefetchLocIdxs", "numPrefetchLocs", "flags", "stream", NULL};
static const cb_function f_cudaMemDiscardAndPrefetchBatchAsync =
    {.name = "cudaMemDiscardAndPrefetchBatchAsync",
    .params = params_cudaMemDiscardAndPrefetchBatchAsync, .param_count = 8, .result_count = 0,
    .auto_mask = 0x24};

CB_WRAPPER(cudaMemDiscardAndPrefetchBatchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cudaMemDiscardAndPrefetchBatchAsync, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_array dptrs;
    cb_array_init(&dptrs);
    cb_array sizes;
    cb_array_init(&sizes);
    uint64_t count = 0;
    cb_array prefetchLocs;
    cb_array_init(&prefetchLocs);
    cb_array prefetchLocIdxs;
    cb_array_init(&prefetchLocIdxs);
    uint64_t numPrefetchLocs = 0;
    uint64_t flags;
    cudaStream_t stream;
    if (cb_array_addresses(m, args[0], "dptrs", &dptrs) < 0)
        goto done;
    if (cb_array_ints(args[1], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &count) < 0)
        goto done;
    if (cb_array_records(m, T_cudaMemLocation, args[3], "prefetchLocs", &prefetchLocs) < 0)
        goto done;
    if (cb_array_ints(args[4], "prefetchLocIdxs", sizeof(size_t), false, "size_t",
        &prefetchLocIdxs) < 0)
        goto done;
    if (args[5] != NULL && cb_as_uint64(args[5], "size_t", &numPrefetchLocs) < 0)
        goto done;
    if (cb_as_uint64(args[6], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    if (cb_as_handle(m, T_cudaStream_t, args[7], &stream) < 0)
        goto done;
    if (args[2] == NULL && dptrs.length > (size_t)count)
        count = (uint64_t)dptrs.length;
    if (args[2] == NULL && sizes.length > (size_t)count)
        count = (uint64_t)sizes.length;
    if (args[5] == NULL && prefetchLocs.length > (size_t)numPrefetchLocs)
        numPrefetchLocs = (uint64_t)prefetchLocs.length;
    if (args[5] == NULL && prefetchLocIdxs.length > (size_t)numPrefetchLocs)
        numPrefetchLocs = (uint64_t)prefetchLocIdxs.length;
    if (cb_array_check(&dptrs, (size_t)count) < 0)
        goto done;
    if (cb_array_check_each(&dptrs, &sizes, (size_t)count, "cudaMemDiscardAndPrefetchBatchAsync",
        "dptrs") < 0)
        goto done;
    if (cb_array_check(&sizes, (size_t)count) < 0)
        goto done;
    if (cb_array_check(&prefetchLocs, (size_t)numPrefetchLocs) < 0)
        goto done;
    if (cb_array_check(&prefetchLocIdxs, (size_t)numPrefetchLocs) < 0)
        goto done;
    fn_cudaMemDiscardAndPrefetchBatchAsync *call =
        cb_symbol_address(&symbols[S_cudaMemDiscardAndPrefetchBatchAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptrs.data, sizes.data, count, prefetchLocs.data, prefetchLocIdxs.data,
        numPrefetchLocs, flags, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemDiscardAndPrefetchBatchAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&dptrs);
    cb_array_done(&sizes);
    cb_array_done(&prefetchLocs);
    cb_array_done(&prefetchLocIdxs);
    return result;
}

// cudaError_t cudaMemGetLocationInfo(void *devPtr, size_t size, size_t summaryGranularity, size_t
//     samplingGranularity, struct cudaMemLocation *location_out)
static const char *const params_cudaMemGetLocationInfo[] = {"devPtr", "size", "summaryGranularity",
    "samplingGranularity", "location_out", NULL};
static const cb_function f_cudaMemGetLocationInfo = {.name = "cudaMemGetLocationInfo",
    .params = params_cudaMemGetLocationInfo, .param_count = 5, .result_count = 0};

CB_WRAPPER(cudaMemGetLocationInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cudaMemGetLocationInfo, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_address devPtr;
    devPtr.held = false;
    uint64_t size;
    uint64_t summaryGranularity;
    uint64_t samplingGranularity;
    cb_array location_out;
    cb_array_init(&location_out);
    if (cb_as_address(m, args[0], &devPtr) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &size) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &summaryGranularity) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &samplingGranularity) < 0)
        goto done;
    if (cb_array_room(m, T_cudaMemLocation, args[4], "location_out", &location_out) < 0)
        goto done;
    if (CB_UNLIKELY(devPtr.held)
        && cb_address_check(&devPtr, "cudaMemGetLocationInfo", "devPtr", CB_COUNT(size)) < 0)
        goto done;
    if (location_out.data != NULL
        && cb_array_check(&location_out,
        (size_t)(summaryGranularity ? size / summaryGranularity + (size % summaryGranularity != 0)
        : 1)) < 0)
        goto done;
    fn_cudaMemGetLocationInfo *call = cb_symbol_address(&symbols[S_cudaMemGetLocationInfo]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, size, summaryGranularity, samplingGranularity, location_out.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaMemGetLocationInfo, status, args, NULL);
        goto done;
    }
    cb_array_copy_back(m, T_cudaMemLocation, &location_out);
    result = cb_return0(s);
done:
    cb_address_release(&devPtr);
    cb_array_done(&location_out);
    return result;
}

// cudaError_t cudaMemAdvise(const void *devPtr, size_t count, enum cudaMemoryAdvise advice, struct
//     cudaMemLocation location)
static const char *const params_cudaMemAdvise[] = {"devPtr", "count", "advice", "location", NULL};
static const cb_function f_cudaMemAdvise = {.name = "cudaMemAdvise",
    .params = params_cudaMemAdvise, .param_count = 4, .result_count = 0};

CB_WRAPPER(cudaMemAdvise)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaMemAdvise, &args, nargs, kwnames, slots))
        return NULL;
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
        && cb_address_check(&devPtr, "cudaMemAdvise", "devPtr", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaMemAdvise *call = cb_symbol_address(&symbols[S_cudaMemAdvise]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr.value, count, (enum cudaMemoryAdvise)advice, location);
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

// cudaError_t cudaMemRangeGetAttribute(void *data, size_t dataSize, enum cudaMemRangeAttribute
//     attribute, const void *devPtr, size_t count)
static const char *const params_cudaMemRangeGetAttribute[] = {"dataSize", "attribute", "devPtr",
    "count", NULL};
static const cb_function f_cudaMemRangeGetAttribute = {.name = "cudaMemRangeGetAttribute",
    .params = params_cudaMemRangeGetAttribute, .param_count = 4, .result_count = 1};

CB_WRAPPER(cudaMemRangeGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaMemRangeGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaMemRangeGetAttributes = {.name = "cudaMemRangeGetAttributes",
    .params = params_cudaMemRangeGetAttributes, .param_count = 5, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(cudaMemRangeGetAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cudaMemRangeGetAttributes, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaMemcpyToArray = {.name = "cudaMemcpyToArray",
    .params = params_cudaMemcpyToArray, .param_count = 6, .result_count = 0};

CB_WRAPPER(cudaMemcpyToArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cudaMemcpyToArray, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaMemcpyFromArray = {.name = "cudaMemcpyFromArray",
    .params = params_cudaMemcpyFromArray, .param_count = 6, .result_count = 0};

CB_WRAPPER(cudaMemcpyFromArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cudaMemcpyFromArray, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaMemcpyArrayToArray = {.name = "cudaMemcpyArrayToArray",
    .params = params_cudaMemcpyArrayToArray, .param_count = 8, .result_count = 0};

CB_WRAPPER(cudaMemcpyArrayToArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cudaMemcpyArrayToArray, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaMemcpyToArrayAsync = {.name = "cudaMemcpyToArrayAsync",
    .params = params_cudaMemcpyToArrayAsync, .param_count = 7, .result_count = 0,
    .optional_mask = 0x40};

CB_WRAPPER(cudaMemcpyToArrayAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cudaMemcpyToArrayAsync, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaMemcpyFromArrayAsync = {.name = "cudaMemcpyFromArrayAsync",
    .params = params_cudaMemcpyFromArrayAsync, .param_count = 7, .result_count = 0,
    .optional_mask = 0x40};

CB_WRAPPER(cudaMemcpyFromArrayAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cudaMemcpyFromArrayAsync, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaMallocAsync = {.name = "cudaMallocAsync",
    .params = params_cudaMallocAsync, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaMallocAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaMallocAsync, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaFreeAsync = {.name = "cudaFreeAsync",
    .params = params_cudaFreeAsync, .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaFreeAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaFreeAsync, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaMemPoolTrimTo = {.name = "cudaMemPoolTrimTo",
    .params = params_cudaMemPoolTrimTo, .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaMemPoolTrimTo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaMemPoolTrimTo, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaMemPoolSetAttribute = {.name = "cudaMemPoolSetAttribute",
    .params = params_cudaMemPoolSetAttribute, .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaMemPoolSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaMemPoolSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaMemPoolGetAttribute = {.name = "cudaMemPoolGetAttribute",
    .params = params_cudaMemPoolGetAttribute, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaMemPoolGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaMemPoolGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaMemPoolSetAccess = {.name = "cudaMemPoolSetAccess",
    .params = params_cudaMemPoolSetAccess, .param_count = 3, .result_count = 0, .auto_mask = 0x4};

CB_WRAPPER(cudaMemPoolSetAccess)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaMemPoolSetAccess, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaMemPoolGetAccess = {.name = "cudaMemPoolGetAccess",
    .params = params_cudaMemPoolGetAccess, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaMemPoolGetAccess)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaMemPoolGetAccess, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaMemPoolCreate = {.name = "cudaMemPoolCreate",
    .params = params_cudaMemPoolCreate, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaMemPoolCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaMemPoolCreate, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaMemPoolDestroy = {.name = "cudaMemPoolDestroy",
    .params = params_cudaMemPoolDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaMemPoolDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaMemPoolDestroy, &args, nargs, kwnames, slots))
        return NULL;
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

// cudaError_t cudaMemGetDefaultMemPool(cudaMemPool_t *memPool, struct cudaMemLocation *location,
//     enum cudaMemAllocationType type)
static const char *const params_cudaMemGetDefaultMemPool[] = {"location", "typename", NULL};
static const cb_function f_cudaMemGetDefaultMemPool = {.name = "cudaMemGetDefaultMemPool",
    .params = params_cudaMemGetDefaultMemPool, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaMemGetDefaultMemPool)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaMemGetDefaultMemPool, &args, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool = NULL;
    struct cudaMemLocation *location;
    int32_t type;
    if (cb_as_record(m, T_cudaMemLocation, args[0], "location", &location) < 0)
        return NULL;
    if (cb_as_enum(m, T_cudaMemAllocationType, args[1], "typename", &type) < 0)
        return NULL;
    fn_cudaMemGetDefaultMemPool *call = cb_symbol_address(&symbols[S_cudaMemGetDefaultMemPool]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&memPool, location, (enum cudaMemAllocationType)type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemGetDefaultMemPool, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaMemPool_t, &memPool));
}

// cudaError_t cudaMemGetMemPool(cudaMemPool_t *memPool, struct cudaMemLocation *location, enum
//     cudaMemAllocationType type)
static const char *const params_cudaMemGetMemPool[] = {"location", "typename", NULL};
static const cb_function f_cudaMemGetMemPool = {.name = "cudaMemGetMemPool",
    .params = params_cudaMemGetMemPool, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaMemGetMemPool)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaMemGetMemPool, &args, nargs, kwnames, slots))
        return NULL;
    cudaMemPool_t memPool = NULL;
    struct cudaMemLocation *location;
    int32_t type;
    if (cb_as_record(m, T_cudaMemLocation, args[0], "location", &location) < 0)
        return NULL;
    if (cb_as_enum(m, T_cudaMemAllocationType, args[1], "typename", &type) < 0)
        return NULL;
    fn_cudaMemGetMemPool *call = cb_symbol_address(&symbols[S_cudaMemGetMemPool]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&memPool, location, (enum cudaMemAllocationType)type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemGetMemPool, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaMemPool_t, &memPool));
}

// cudaError_t cudaMemSetMemPool(struct cudaMemLocation *location, enum cudaMemAllocationType type,
//     cudaMemPool_t memPool)
static const char *const params_cudaMemSetMemPool[] = {"location", "typename", "memPool", NULL};
static const cb_function f_cudaMemSetMemPool = {.name = "cudaMemSetMemPool",
    .params = params_cudaMemSetMemPool, .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaMemSetMemPool)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaMemSetMemPool, &args, nargs, kwnames, slots))
        return NULL;
    struct cudaMemLocation *location;
    int32_t type;
    cudaMemPool_t memPool;
    if (cb_as_record(m, T_cudaMemLocation, args[0], "location", &location) < 0)
        return NULL;
    if (cb_as_enum(m, T_cudaMemAllocationType, args[1], "typename", &type) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaMemPool_t, args[2], &memPool) < 0)
        return NULL;
    fn_cudaMemSetMemPool *call = cb_symbol_address(&symbols[S_cudaMemSetMemPool]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(location, (enum cudaMemAllocationType)type, memPool);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMemSetMemPool, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaMallocFromPoolAsync(void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t
//     stream)
static const char *const params_cudaMallocFromPoolAsync[] = {"size", "memPool", "stream", NULL};
static const cb_function f_cudaMallocFromPoolAsync = {.name = "cudaMallocFromPoolAsync",
    .params = params_cudaMallocFromPoolAsync, .param_count = 3, .result_count = 1};

CB_WRAPPER(cudaMallocFromPoolAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaMallocFromPoolAsync, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaMemPoolExportToShareableHandle =
    {.name = "cudaMemPoolExportToShareableHandle",
    .params = params_cudaMemPoolExportToShareableHandle, .param_count = 3, .result_count = 1,
    .optional_mask = 0x4};

CB_WRAPPER(cudaMemPoolExportToShareableHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaMemPoolExportToShareableHandle, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaMemPoolImportFromShareableHandle =
    {.name = "cudaMemPoolImportFromShareableHandle",
    .params = params_cudaMemPoolImportFromShareableHandle, .param_count = 3, .result_count = 1,
    .optional_mask = 0x4};

CB_WRAPPER(cudaMemPoolImportFromShareableHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaMemPoolImportFromShareableHandle, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaMemPoolExportPointer = {.name = "cudaMemPoolExportPointer",
    .params = params_cudaMemPoolExportPointer, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaMemPoolExportPointer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaMemPoolExportPointer, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaMemPoolImportPointer = {.name = "cudaMemPoolImportPointer",
    .params = params_cudaMemPoolImportPointer, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaMemPoolImportPointer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaMemPoolImportPointer, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaPointerGetAttributes = {.name = "cudaPointerGetAttributes",
    .params = params_cudaPointerGetAttributes, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaPointerGetAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaPointerGetAttributes, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaDeviceCanAccessPeer = {.name = "cudaDeviceCanAccessPeer",
    .params = params_cudaDeviceCanAccessPeer, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaDeviceCanAccessPeer)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaDeviceCanAccessPeer, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaDeviceEnablePeerAccess = {.name = "cudaDeviceEnablePeerAccess",
    .params = params_cudaDeviceEnablePeerAccess, .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaDeviceEnablePeerAccess)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaDeviceEnablePeerAccess, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaDeviceDisablePeerAccess = {.name = "cudaDeviceDisablePeerAccess",
    .params = params_cudaDeviceDisablePeerAccess, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaDeviceDisablePeerAccess)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDeviceDisablePeerAccess, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaGraphicsUnregisterResource =
    {.name = "cudaGraphicsUnregisterResource", .params = params_cudaGraphicsUnregisterResource,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaGraphicsUnregisterResource)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphicsUnregisterResource, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaGraphicsResourceSetMapFlags =
    {.name = "cudaGraphicsResourceSetMapFlags", .params = params_cudaGraphicsResourceSetMapFlags,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaGraphicsResourceSetMapFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphicsResourceSetMapFlags, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaGraphicsMapResources = {.name = "cudaGraphicsMapResources",
    .params = params_cudaGraphicsMapResources, .param_count = 3, .result_count = 0,
    .optional_mask = 0x4};

CB_WRAPPER(cudaGraphicsMapResources)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphicsMapResources, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaGraphicsUnmapResources = {.name = "cudaGraphicsUnmapResources",
    .params = params_cudaGraphicsUnmapResources, .param_count = 3, .result_count = 0,
    .optional_mask = 0x4};

CB_WRAPPER(cudaGraphicsUnmapResources)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphicsUnmapResources, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaGraphicsResourceGetMappedPointer =
    {.name = "cudaGraphicsResourceGetMappedPointer",
    .params = params_cudaGraphicsResourceGetMappedPointer, .param_count = 1, .result_count = 2};

CB_WRAPPER(cudaGraphicsResourceGetMappedPointer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphicsResourceGetMappedPointer, &args, nargs, kwnames, slots))
        return NULL;
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
static const cb_function f_cudaGraphicsSubResourceGetMappedArray =
    {.name = "cudaGraphicsSubResourceGetMappedArray",
    .params = params_cudaGraphicsSubResourceGetMappedArray, .param_count = 3, .result_count = 1};

CB_WRAPPER(cudaGraphicsSubResourceGetMappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphicsSubResourceGetMappedArray, &args, nargs, kwnames, slots))
        return NULL;
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

// cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *mipmappedArray,
//     cudaGraphicsResource_t resource)
static const char *const params_cudaGraphicsResourceGetMappedMipmappedArray[] = {"resource", NULL};
static const cb_function f_cudaGraphicsResourceGetMappedMipmappedArray =
    {.name = "cudaGraphicsResourceGetMappedMipmappedArray",
    .params = params_cudaGraphicsResourceGetMappedMipmappedArray, .param_count = 1,
    .result_count = 1};

CB_WRAPPER(cudaGraphicsResourceGetMappedMipmappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphicsResourceGetMappedMipmappedArray, &args, nargs, kwnames,
        slots))
        return NULL;
    cudaMipmappedArray_t mipmappedArray = NULL;
    cudaGraphicsResource_t resource;
    if (cb_as_handle(m, T_cudaGraphicsResource_t, args[0], &resource) < 0)
        return NULL;
    fn_cudaGraphicsResourceGetMappedMipmappedArray *call =
        cb_symbol_address(&symbols[S_cudaGraphicsResourceGetMappedMipmappedArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&mipmappedArray, resource);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphicsResourceGetMappedMipmappedArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaMipmappedArray_t, &mipmappedArray));
}

// cudaError_t cudaGetChannelDesc(struct cudaChannelFormatDesc *desc, cudaArray_const_t array)
static const char *const params_cudaGetChannelDesc[] = {"array", NULL};
static const cb_function f_cudaGetChannelDesc = {.name = "cudaGetChannelDesc",
    .params = params_cudaGetChannelDesc, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGetChannelDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGetChannelDesc, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    PyObject *desc = NULL;
    cudaArray_const_t array;
    if (cb_as_handle(m, T_cudaArray_const_t, args[0], &array) < 0)
        goto done;
    fn_cudaGetChannelDesc *call = cb_symbol_address(&symbols[S_cudaGetChannelDesc]);
    if (call == NULL)
        goto done;
    desc = cb_record_new(m, T_cudaChannelFormatDesc);
    if (desc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(desc), array);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGetChannelDesc, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(desc));
done:
    Py_XDECREF(desc);
    return result;
}

// struct cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, enum
//     cudaChannelFormatKind f)
static const char *const params_cudaCreateChannelDesc[] = {"x", "y", "z", "w", "f", NULL};
static const cb_function f_cudaCreateChannelDesc = {.name = "cudaCreateChannelDesc",
    .params = params_cudaCreateChannelDesc, .param_count = 5, .result_count = 0};

CB_WRAPPER(cudaCreateChannelDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cudaCreateChannelDesc, &args, nargs, kwnames, slots))
        return NULL;
    int32_t x;
    int32_t y;
    int32_t z;
    int32_t w;
    int32_t f;
    if (cb_as_int32(args[0], "int", &x) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &y) < 0)
        return NULL;
    if (cb_as_int32(args[2], "int", &z) < 0)
        return NULL;
    if (cb_as_int32(args[3], "int", &w) < 0)
        return NULL;
    if (cb_as_enum(m, T_cudaChannelFormatKind, args[4], "f", &f) < 0)
        return NULL;
    fn_cudaCreateChannelDesc *call = cb_symbol_address(&symbols[S_cudaCreateChannelDesc]);
    if (call == NULL)
        return NULL;
    struct cudaChannelFormatDesc status = call(x, y, z, w, (enum cudaChannelFormatKind)f);
    return cb_return1(s, cb_record_copy(m, T_cudaChannelFormatDesc, &status));
}

// cudaError_t cudaCreateTextureObject(cudaTextureObject_t *pTexObject, const struct
//     cudaResourceDesc *pResDesc, const struct cudaTextureDesc *pTexDesc, const struct
//     cudaResourceViewDesc *pResViewDesc)
static const char *const params_cudaCreateTextureObject[] = {"pResDesc", "pTexDesc",
    "pResViewDesc", NULL};
static const cb_function f_cudaCreateTextureObject = {.name = "cudaCreateTextureObject",
    .params = params_cudaCreateTextureObject, .param_count = 3, .result_count = 1,
    .optional_mask = 0x4};

CB_WRAPPER(cudaCreateTextureObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaCreateTextureObject, &args, nargs, kwnames, slots))
        return NULL;
    cudaTextureObject_t pTexObject = 0;
    const struct cudaResourceDesc *pResDesc;
    const struct cudaTextureDesc *pTexDesc;
    const struct cudaResourceViewDesc *pResViewDesc;
    if (cb_as_record(m, T_cudaResourceDesc, args[0], "pResDesc", &pResDesc) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaTextureDesc, args[1], "pTexDesc", &pTexDesc) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaResourceViewDesc, args[2], "pResViewDesc", &pResViewDesc) < 0)
        return NULL;
    fn_cudaCreateTextureObject *call = cb_symbol_address(&symbols[S_cudaCreateTextureObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pTexObject, pResDesc, pTexDesc, pResViewDesc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaCreateTextureObject, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaTextureObject_t, &pTexObject));
}

// cudaError_t cudaDestroyTextureObject(cudaTextureObject_t texObject)
static const char *const params_cudaDestroyTextureObject[] = {"texObject", NULL};
static const cb_function f_cudaDestroyTextureObject = {.name = "cudaDestroyTextureObject",
    .params = params_cudaDestroyTextureObject, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaDestroyTextureObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDestroyTextureObject, &args, nargs, kwnames, slots))
        return NULL;
    cudaTextureObject_t texObject;
    if (cb_as_scalar(m, T_cudaTextureObject_t, args[0], &texObject, sizeof texObject) < 0)
        return NULL;
    fn_cudaDestroyTextureObject *call = cb_symbol_address(&symbols[S_cudaDestroyTextureObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDestroyTextureObject, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *pResDesc,
//     cudaTextureObject_t texObject)
static const char *const params_cudaGetTextureObjectResourceDesc[] = {"texObject", NULL};
static const cb_function f_cudaGetTextureObjectResourceDesc =
    {.name = "cudaGetTextureObjectResourceDesc", .params = params_cudaGetTextureObjectResourceDesc,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGetTextureObjectResourceDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGetTextureObjectResourceDesc, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    PyObject *pResDesc = NULL;
    cudaTextureObject_t texObject;
    if (cb_as_scalar(m, T_cudaTextureObject_t, args[0], &texObject, sizeof texObject) < 0)
        goto done;
    fn_cudaGetTextureObjectResourceDesc *call =
        cb_symbol_address(&symbols[S_cudaGetTextureObjectResourceDesc]);
    if (call == NULL)
        goto done;
    pResDesc = cb_record_new(m, T_cudaResourceDesc);
    if (pResDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(pResDesc), texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGetTextureObjectResourceDesc, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pResDesc));
done:
    Py_XDECREF(pResDesc);
    return result;
}

// cudaError_t cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *pTexDesc, cudaTextureObject_t
//     texObject)
static const char *const params_cudaGetTextureObjectTextureDesc[] = {"texObject", NULL};
static const cb_function f_cudaGetTextureObjectTextureDesc =
    {.name = "cudaGetTextureObjectTextureDesc", .params = params_cudaGetTextureObjectTextureDesc,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGetTextureObjectTextureDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGetTextureObjectTextureDesc, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    PyObject *pTexDesc = NULL;
    cudaTextureObject_t texObject;
    if (cb_as_scalar(m, T_cudaTextureObject_t, args[0], &texObject, sizeof texObject) < 0)
        goto done;
    fn_cudaGetTextureObjectTextureDesc *call =
        cb_symbol_address(&symbols[S_cudaGetTextureObjectTextureDesc]);
    if (call == NULL)
        goto done;
    pTexDesc = cb_record_new(m, T_cudaTextureDesc);
    if (pTexDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(pTexDesc), texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGetTextureObjectTextureDesc, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pTexDesc));
done:
    Py_XDECREF(pTexDesc);
    return result;
}

// cudaError_t cudaGetTextureObjectResourceViewDesc(struct cudaResourceViewDesc *pResViewDesc,
//     cudaTextureObject_t texObject)
static const char *const params_cudaGetTextureObjectResourceViewDesc[] = {"texObject", NULL};
static const cb_function f_cudaGetTextureObjectResourceViewDesc =
    {.name = "cudaGetTextureObjectResourceViewDesc",
    .params = params_cudaGetTextureObjectResourceViewDesc, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGetTextureObjectResourceViewDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGetTextureObjectResourceViewDesc, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    PyObject *pResViewDesc = NULL;
    cudaTextureObject_t texObject;
    if (cb_as_scalar(m, T_cudaTextureObject_t, args[0], &texObject, sizeof texObject) < 0)
        goto done;
    fn_cudaGetTextureObjectResourceViewDesc *call =
        cb_symbol_address(&symbols[S_cudaGetTextureObjectResourceViewDesc]);
    if (call == NULL)
        goto done;
    pResViewDesc = cb_record_new(m, T_cudaResourceViewDesc);
    if (pResViewDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(pResViewDesc), texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGetTextureObjectResourceViewDesc, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pResViewDesc));
done:
    Py_XDECREF(pResViewDesc);
    return result;
}

// cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject, const struct
//     cudaResourceDesc *pResDesc)
static const char *const params_cudaCreateSurfaceObject[] = {"pResDesc", NULL};
static const cb_function f_cudaCreateSurfaceObject = {.name = "cudaCreateSurfaceObject",
    .params = params_cudaCreateSurfaceObject, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaCreateSurfaceObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaCreateSurfaceObject, &args, nargs, kwnames, slots))
        return NULL;
    cudaSurfaceObject_t pSurfObject = 0;
    const struct cudaResourceDesc *pResDesc;
    if (cb_as_record(m, T_cudaResourceDesc, args[0], "pResDesc", &pResDesc) < 0)
        return NULL;
    fn_cudaCreateSurfaceObject *call = cb_symbol_address(&symbols[S_cudaCreateSurfaceObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pSurfObject, pResDesc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaCreateSurfaceObject, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaSurfaceObject_t, &pSurfObject));
}

// cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject)
static const char *const params_cudaDestroySurfaceObject[] = {"surfObject", NULL};
static const cb_function f_cudaDestroySurfaceObject = {.name = "cudaDestroySurfaceObject",
    .params = params_cudaDestroySurfaceObject, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaDestroySurfaceObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDestroySurfaceObject, &args, nargs, kwnames, slots))
        return NULL;
    cudaSurfaceObject_t surfObject;
    if (cb_as_scalar(m, T_cudaSurfaceObject_t, args[0], &surfObject, sizeof surfObject) < 0)
        return NULL;
    fn_cudaDestroySurfaceObject *call = cb_symbol_address(&symbols[S_cudaDestroySurfaceObject]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(surfObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDestroySurfaceObject, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *pResDesc,
//     cudaSurfaceObject_t surfObject)
static const char *const params_cudaGetSurfaceObjectResourceDesc[] = {"surfObject", NULL};
static const cb_function f_cudaGetSurfaceObjectResourceDesc =
    {.name = "cudaGetSurfaceObjectResourceDesc", .params = params_cudaGetSurfaceObjectResourceDesc,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGetSurfaceObjectResourceDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGetSurfaceObjectResourceDesc, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    PyObject *pResDesc = NULL;
    cudaSurfaceObject_t surfObject;
    if (cb_as_scalar(m, T_cudaSurfaceObject_t, args[0], &surfObject, sizeof surfObject) < 0)
        goto done;
    fn_cudaGetSurfaceObjectResourceDesc *call =
        cb_symbol_address(&symbols[S_cudaGetSurfaceObjectResourceDesc]);
    if (call == NULL)
        goto done;
    pResDesc = cb_record_new(m, T_cudaResourceDesc);
    if (pResDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(pResDesc), surfObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGetSurfaceObjectResourceDesc, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pResDesc));
done:
    Py_XDECREF(pResDesc);
    return result;
}

// cudaError_t cudaDriverGetVersion(int *driverVersion)
static const char *const params_cudaDriverGetVersion[] = {NULL};
static const cb_function f_cudaDriverGetVersion = {.name = "cudaDriverGetVersion",
    .params = params_cudaDriverGetVersion, .param_count = 0, .result_count = 1};

CB_WRAPPER(cudaDriverGetVersion)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDriverGetVersion, &args, nargs, kwnames, slots))
        return NULL;
    int driverVersion = 0;
    fn_cudaDriverGetVersion *call = cb_symbol_address(&symbols[S_cudaDriverGetVersion]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(&driverVersion);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDriverGetVersion, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(driverVersion));
}

// cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)
static const char *const params_cudaRuntimeGetVersion[] = {NULL};
static const cb_function f_cudaRuntimeGetVersion = {.name = "cudaRuntimeGetVersion",
    .params = params_cudaRuntimeGetVersion, .param_count = 0, .result_count = 1};

CB_WRAPPER(cudaRuntimeGetVersion)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaRuntimeGetVersion, &args, nargs, kwnames, slots))
        return NULL;
    int runtimeVersion = 0;
    fn_cudaRuntimeGetVersion *call = cb_symbol_address(&symbols[S_cudaRuntimeGetVersion]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(&runtimeVersion);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaRuntimeGetVersion, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(runtimeVersion));
}

// cudaError_t cudaLogsRegisterCallback(cudaLogsCallback_t callbackFunc, void *userData,
//     cudaLogsCallbackHandle *callback_out)
static const char *const params_cudaLogsRegisterCallback[] = {"callbackFunc", "userData", NULL};
static const cb_function f_cudaLogsRegisterCallback = {.name = "cudaLogsRegisterCallback",
    .params = params_cudaLogsRegisterCallback, .param_count = 2, .result_count = 1,
    .optional_mask = 0x2};

CB_WRAPPER(cudaLogsRegisterCallback)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaLogsRegisterCallback, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_callback callbackFunc = {0};
    bool callbackFunc_taken = false;
    cb_address userData;
    userData.held = false;
    userData.value = NULL;
    cudaLogsCallbackHandle callback_out = NULL;
    if (cb_as_callback(m, T_cudaLogsCallback_t, args[0], (void *)trampoline_cudaLogsCallback_t,
        args[1], CB_SCOPE_NOTIFIED, &callbackFunc) < 0)
        goto done;
    if (callbackFunc.closure == NULL && cb_as_address(m, args[1], &userData) < 0)
        goto done;
    fn_cudaLogsRegisterCallback *call = cb_symbol_address(&symbols[S_cudaLogsRegisterCallback]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call((cudaLogsCallback_t)callbackFunc.function,
        callbackFunc.closure != NULL ? callbackFunc.closure : userData.value, &callback_out);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLogsRegisterCallback, status, args, NULL);
        goto done;
    }
    callbackFunc_taken = true;
    result = cb_return1(s, cb_cell_new(m, T_cudaLogsCallbackHandle, &callback_out));
done:
    cb_callback_finish(s->module, &callbackFunc, callbackFunc_taken, callback_out);
    cb_address_release(&userData);
    return result;
}

// cudaError_t cudaLogsUnregisterCallback(cudaLogsCallbackHandle callback)
static const char *const params_cudaLogsUnregisterCallback[] = {"callback", NULL};
static const cb_function f_cudaLogsUnregisterCallback = {.name = "cudaLogsUnregisterCallback",
    .params = params_cudaLogsUnregisterCallback, .param_count = 1, .result_count = 0};

CB_WRAPPER(cudaLogsUnregisterCallback)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaLogsUnregisterCallback, &args, nargs, kwnames, slots))
        return NULL;
    cudaLogsCallbackHandle callback;
    if (cb_as_handle(m, T_cudaLogsCallbackHandle, args[0], &callback) < 0)
        return NULL;
    fn_cudaLogsUnregisterCallback *call = cb_symbol_address(&symbols[S_cudaLogsUnregisterCallback]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(callback);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaLogsUnregisterCallback, status, args, NULL);
    cb_closure_unregister(m, callback);
    return cb_return0(s);
}

// cudaError_t cudaLogsCurrent(cudaLogIterator *iterator_out, unsigned int flags)
static const char *const params_cudaLogsCurrent[] = {"flags", NULL};
static const cb_function f_cudaLogsCurrent = {.name = "cudaLogsCurrent",
    .params = params_cudaLogsCurrent, .param_count = 1, .result_count = 1, .optional_mask = 0x1};

CB_WRAPPER(cudaLogsCurrent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaLogsCurrent, &args, nargs, kwnames, slots))
        return NULL;
    cudaLogIterator iterator_out = 0;
    uint32_t flags = 0;
    if (!(s->checked && args[0] == Py_None) && cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaLogsCurrent *call = cb_symbol_address(&symbols[S_cudaLogsCurrent]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&iterator_out, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaLogsCurrent, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaLogIterator, &iterator_out));
}

// cudaError_t cudaLogsDumpToFile(cudaLogIterator *iterator, const char *pathToFile, unsigned int
//     flags)
static const char *const params_cudaLogsDumpToFile[] = {"iterator", "pathToFile", "flags", NULL};
static const cb_function f_cudaLogsDumpToFile = {.name = "cudaLogsDumpToFile",
    .params = params_cudaLogsDumpToFile, .param_count = 3, .result_count = 1, .optional_mask = 0x4};

CB_WRAPPER(cudaLogsDumpToFile)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaLogsDumpToFile, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_scalar_ref iterator = {0};
    cb_address pathToFile;
    pathToFile.held = false;
    uint32_t flags = 0;
    if (cb_as_scalar_ref(s, T_cudaLogIterator, args[0], "iterator", &iterator) < 0)
        goto done;
    if (cb_as_text(args[1], false, &pathToFile) < 0)
        goto done;
    if (!(s->checked && args[2] == Py_None) && cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        goto done;
    fn_cudaLogsDumpToFile *call = cb_symbol_address(&symbols[S_cudaLogsDumpToFile]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(iterator.at, pathToFile.value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLogsDumpToFile, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_scalar_ref_result(m, T_cudaLogIterator, args[0], &iterator));
done:
    cb_address_release(&pathToFile);
    return result;
}

// cudaError_t cudaLogsDumpToMemory(cudaLogIterator *iterator, char *buffer, size_t *size, unsigned
//     int flags)
static const char *const params_cudaLogsDumpToMemory[] = {"iterator", "buffer", "size", "flags",
    NULL};
static const cb_function f_cudaLogsDumpToMemory = {.name = "cudaLogsDumpToMemory",
    .params = params_cudaLogsDumpToMemory, .param_count = 4, .result_count = 2,
    .optional_mask = 0x8, .auto_mask = 0x6, .hidden_result_mask = 0x2};
// With the buffers that the checked form makes and returns.
static const cb_function made_cudaLogsDumpToMemory = {.name = "cudaLogsDumpToMemory",
    .params = params_cudaLogsDumpToMemory, .param_count = 4, .result_count = 3,
    .optional_mask = 0x8, .auto_mask = 0x6, .hidden_result_mask = 0x4};

CB_WRAPPER(cudaLogsDumpToMemory)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaLogsDumpToMemory, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cb_scalar_ref iterator = {0};
    cb_chars buffer;
    cb_chars_init(&buffer);
    uint64_t size_in = 65536;
    size_t size = 0;
    uint32_t flags = 0;
    if (cb_as_scalar_ref(s, T_cudaLogIterator, args[0], "iterator", &iterator) < 0)
        goto done;
    if (args[1] != NULL && cb_as_char_buffer(args[1], &buffer) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &size_in) < 0)
        goto done;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        goto done;
    size = size_in;
    if (args[1] != NULL && cb_chars_check(&buffer, "cudaLogsDumpToMemory", "buffer", size) < 0)
        goto done;
    fn_cudaLogsDumpToMemory *call = cb_symbol_address(&symbols[S_cudaLogsDumpToMemory]);
    if (call == NULL)
        goto done;
    if (args[1] == NULL && cb_chars_make(&buffer, size) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(iterator.at, buffer.data, &size, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaLogsDumpToMemory, status, args, NULL);
        goto done;
    }
    if (args[1] == NULL) {
        PyObject *values[] = {cb_scalar_ref_result(m, T_cudaLogIterator, args[0], &iterator),
            PyUnicode_DecodeUTF8(buffer.data, Py_MIN((Py_ssize_t)size, buffer.size), "replace"),
            s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(size)};
        result = cb_return_many(s, &made_cudaLogsDumpToMemory, values);
    }
    else {
        PyObject *values[] = {cb_scalar_ref_result(m, T_cudaLogIterator, args[0], &iterator),
            s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(size)};
        result = cb_return_many(s, &f_cudaLogsDumpToMemory, values);
    }
done:
    cb_chars_release(&buffer);
    return result;
}

// cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags)
static const char *const params_cudaGraphCreate[] = {"flags", NULL};
static const cb_function f_cudaGraphCreate = {.name = "cudaGraphCreate",
    .params = params_cudaGraphCreate, .param_count = 1, .result_count = 1, .optional_mask = 0x1};

CB_WRAPPER(cudaGraphCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphCreate, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraph_t pGraph = NULL;
    uint32_t flags = 0;
    if (!(s->checked && args[0] == Py_None) && cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGraphCreate *call = cb_symbol_address(&symbols[S_cudaGraphCreate]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraph, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraph_t, &pGraph));
}

// cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaKernelNodeParams
//     *pNodeParams)
static const char *const params_cudaGraphAddKernelNode[] = {"graph", "pDependencies",
    "numDependencies", "pNodeParams", NULL};
static const cb_function f_cudaGraphAddKernelNode = {.name = "cudaGraphAddKernelNode",
    .params = params_cudaGraphAddKernelNode, .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddKernelNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaGraphAddKernelNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    const struct cudaKernelNodeParams *pNodeParams;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_cudaKernelNodeParams, args[3], "pNodeParams", &pNodeParams) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddKernelNode *call = cb_symbol_address(&symbols[S_cudaGraphAddKernelNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddKernelNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node, struct cudaKernelNodeParams
//     *pNodeParams)
static const char *const params_cudaGraphKernelNodeGetParams[] = {"node", NULL};
static const cb_function f_cudaGraphKernelNodeGetParams = {.name = "cudaGraphKernelNodeGetParams",
    .params = params_cudaGraphKernelNodeGetParams, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphKernelNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphKernelNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t node;
    PyObject *pNodeParams = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    fn_cudaGraphKernelNodeGetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphKernelNodeGetParams]);
    if (call == NULL)
        goto done;
    pNodeParams = cb_record_new(m, T_cudaKernelNodeParams);
    if (pNodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, cb_record_data(pNodeParams));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphKernelNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pNodeParams));
done:
    Py_XDECREF(pNodeParams);
    return result;
}

// cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const struct cudaKernelNodeParams
//     *pNodeParams)
static const char *const params_cudaGraphKernelNodeSetParams[] = {"node", "pNodeParams", NULL};
static const cb_function f_cudaGraphKernelNodeSetParams = {.name = "cudaGraphKernelNodeSetParams",
    .params = params_cudaGraphKernelNodeSetParams, .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaGraphKernelNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphKernelNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    const struct cudaKernelNodeParams *pNodeParams;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaKernelNodeParams, args[1], "pNodeParams", &pNodeParams) < 0)
        return NULL;
    fn_cudaGraphKernelNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphKernelNodeSetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphKernelNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hDst, cudaGraphNode_t hSrc)
static const char *const params_cudaGraphKernelNodeCopyAttributes[] = {"hDst", "hSrc", NULL};
static const cb_function f_cudaGraphKernelNodeCopyAttributes =
    {.name = "cudaGraphKernelNodeCopyAttributes",
    .params = params_cudaGraphKernelNodeCopyAttributes, .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaGraphKernelNodeCopyAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphKernelNodeCopyAttributes, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t hDst;
    cudaGraphNode_t hSrc;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hDst) < 0)
        return NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[1], &hSrc) < 0)
        return NULL;
    fn_cudaGraphKernelNodeCopyAttributes *call =
        cb_symbol_address(&symbols[S_cudaGraphKernelNodeCopyAttributes]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hDst, hSrc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphKernelNodeCopyAttributes, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaKernelNodeAttrID attr,
//     cudaKernelNodeAttrValue *value_out)
static const char *const params_cudaGraphKernelNodeGetAttribute[] = {"hNode", "attr", NULL};
static const cb_function f_cudaGraphKernelNodeGetAttribute =
    {.name = "cudaGraphKernelNodeGetAttribute", .params = params_cudaGraphKernelNodeGetAttribute,
    .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaGraphKernelNodeGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphKernelNodeGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t hNode;
    int32_t attr;
    PyObject *value_out = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hNode) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaKernelNodeAttrID, args[1], "attr", &attr) < 0)
        goto done;
    fn_cudaGraphKernelNodeGetAttribute *call =
        cb_symbol_address(&symbols[S_cudaGraphKernelNodeGetAttribute]);
    if (call == NULL)
        goto done;
    value_out = cb_record_new(m, T_cudaKernelNodeAttrValue);
    if (value_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, (cudaKernelNodeAttrID)attr, cb_record_data(value_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphKernelNodeGetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(value_out));
done:
    Py_XDECREF(value_out);
    return result;
}

// cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaKernelNodeAttrID attr,
//     const cudaKernelNodeAttrValue *value)
static const char *const params_cudaGraphKernelNodeSetAttribute[] = {"hNode", "attr", "value",
    NULL};
static const cb_function f_cudaGraphKernelNodeSetAttribute =
    {.name = "cudaGraphKernelNodeSetAttribute", .params = params_cudaGraphKernelNodeSetAttribute,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cudaGraphKernelNodeSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphKernelNodeSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t hNode;
    int32_t attr;
    const cudaKernelNodeAttrValue *value;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hNode) < 0)
        return NULL;
    if (cb_as_enum(m, T_cudaKernelNodeAttrID, args[1], "attr", &attr) < 0)
        return NULL;
    if (cb_as_record(m, T_cudaKernelNodeAttrValue, args[2], "value", &value) < 0)
        return NULL;
    fn_cudaGraphKernelNodeSetAttribute *call =
        cb_symbol_address(&symbols[S_cudaGraphKernelNodeSetAttribute]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hNode, (cudaKernelNodeAttrID)attr, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphKernelNodeSetAttribute, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, const struct cudaMemcpy3DParms
//     *pCopyParams)
static const char *const params_cudaGraphAddMemcpyNode[] = {"graph", "pDependencies",
    "numDependencies", "pCopyParams", NULL};
static const cb_function f_cudaGraphAddMemcpyNode = {.name = "cudaGraphAddMemcpyNode",
    .params = params_cudaGraphAddMemcpyNode, .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddMemcpyNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaGraphAddMemcpyNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    const struct cudaMemcpy3DParms *pCopyParams;
    cb_holds pCopyParams_holds;
    pCopyParams_holds.count = 0;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_record(m, T_cudaMemcpy3DParms, args[3], "pCopyParams", &pCopyParams) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    if (cb_record_hold(s, T_cudaMemcpy3DParms, args[3], "cudaGraphAddMemcpyNode", "pCopyParams",
        &pCopyParams_holds) < 0)
        goto done;
    fn_cudaGraphAddMemcpyNode *call = cb_symbol_address(&symbols[S_cudaGraphAddMemcpyNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, pCopyParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddMemcpyNode, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    cb_holds_release(&pCopyParams_holds);
    return result;
}

// cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, const void *symbol, const void *src,
//     size_t count, size_t offset, enum cudaMemcpyKind kind)
static const char *const params_cudaGraphAddMemcpyNodeToSymbol[] = {"graph", "pDependencies",
    "numDependencies", "symbol", "src", "count", "offset", "kind", NULL};
static const cb_function f_cudaGraphAddMemcpyNodeToSymbol =
    {.name = "cudaGraphAddMemcpyNodeToSymbol", .params = params_cudaGraphAddMemcpyNodeToSymbol,
    .param_count = 8, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddMemcpyNodeToSymbol)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cudaGraphAddMemcpyNodeToSymbol, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    cb_address symbol;
    symbol.held = false;
    cb_address src;
    src.held = false;
    uint64_t count;
    uint64_t offset;
    int32_t kind;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_address(m, args[3], &symbol) < 0)
        goto done;
    if (cb_as_address(m, args[4], &src) < 0)
        goto done;
    if (cb_as_uint64(args[5], "size_t", &count) < 0)
        goto done;
    if (cb_as_uint64(args[6], "size_t", &offset) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[7], "kind", &kind) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (pDependencies.data != NULL && cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaGraphAddMemcpyNodeToSymbol", "src", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaGraphAddMemcpyNodeToSymbol *call =
        cb_symbol_address(&symbols[S_cudaGraphAddMemcpyNodeToSymbol]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, symbol.value, src.value,
        count, offset, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddMemcpyNodeToSymbol, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    cb_address_release(&symbol);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *symbol,
//     size_t count, size_t offset, enum cudaMemcpyKind kind)
static const char *const params_cudaGraphAddMemcpyNodeFromSymbol[] = {"graph", "pDependencies",
    "numDependencies", "dst", "symbol", "count", "offset", "kind", NULL};
static const cb_function f_cudaGraphAddMemcpyNodeFromSymbol =
    {.name = "cudaGraphAddMemcpyNodeFromSymbol", .params = params_cudaGraphAddMemcpyNodeFromSymbol,
    .param_count = 8, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddMemcpyNodeFromSymbol)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cudaGraphAddMemcpyNodeFromSymbol, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    cb_address dst;
    dst.held = false;
    cb_address symbol;
    symbol.held = false;
    uint64_t count;
    uint64_t offset;
    int32_t kind;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_target(s, args[3], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_address(m, args[4], &symbol) < 0)
        goto done;
    if (cb_as_uint64(args[5], "size_t", &count) < 0)
        goto done;
    if (cb_as_uint64(args[6], "size_t", &offset) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[7], "kind", &kind) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (pDependencies.data != NULL && cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaGraphAddMemcpyNodeFromSymbol", "dst", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaGraphAddMemcpyNodeFromSymbol *call =
        cb_symbol_address(&symbols[S_cudaGraphAddMemcpyNodeFromSymbol]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, dst.value, symbol.value,
        count, offset, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddMemcpyNodeFromSymbol, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    cb_address_release(&dst);
    cb_address_release(&symbol);
    return result;
}

// cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const
//     cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *src, size_t
//     count, enum cudaMemcpyKind kind)
static const char *const params_cudaGraphAddMemcpyNode1D[] = {"graph", "pDependencies",
    "numDependencies", "dst", "src", "count", "kind", NULL};
static const cb_function f_cudaGraphAddMemcpyNode1D = {.name = "cudaGraphAddMemcpyNode1D",
    .params = params_cudaGraphAddMemcpyNode1D, .param_count = 7, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddMemcpyNode1D)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cudaGraphAddMemcpyNode1D, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    cb_array_init(&pDependencies);
    uint64_t numDependencies = 0;
    cb_address dst;
    dst.held = false;
    cb_address src;
    src.held = false;
    uint64_t count;
    int32_t kind;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0)
        goto done;
    if (cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_target(s, args[3], "dst", true, &dst) < 0)
        goto done;
    if (cb_as_address(m, args[4], &src) < 0)
        goto done;
    if (cb_as_uint64(args[5], "size_t", &count) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[6], "kind", &kind) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (pDependencies.data != NULL && cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    if (CB_UNLIKELY(dst.held)
        && cb_address_check(&dst, "cudaGraphAddMemcpyNode1D", "dst", CB_COUNT(count)) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaGraphAddMemcpyNode1D", "src", CB_COUNT(count)) < 0)
        goto done;
    fn_cudaGraphAddMemcpyNode1D *call = cb_symbol_address(&symbols[S_cudaGraphAddMemcpyNode1D]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, dst.value, src.value,
        count, (enum cudaMemcpyKind)kind);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphAddMemcpyNode1D, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node, struct cudaMemcpy3DParms
//     *pNodeParams)
static const char *const params_cudaGraphMemcpyNodeGetParams[] = {"node", NULL};
static const cb_function f_cudaGraphMemcpyNodeGetParams = {.name = "cudaGraphMemcpyNodeGetParams",
    .params = params_cudaGraphMemcpyNodeGetParams, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphMemcpyNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphMemcpyNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t node;
    PyObject *pNodeParams = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    fn_cudaGraphMemcpyNodeGetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphMemcpyNodeGetParams]);
    if (call == NULL)
        goto done;
    pNodeParams = cb_record_new(m, T_cudaMemcpy3DParms);
    if (pNodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, cb_record_data(pNodeParams));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphMemcpyNodeGetParams, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pNodeParams));
done:
    Py_XDECREF(pNodeParams);
    return result;
}

// cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const struct cudaMemcpy3DParms
//     *pNodeParams)
static const char *const params_cudaGraphMemcpyNodeSetParams[] = {"node", "pNodeParams", NULL};
static const cb_function f_cudaGraphMemcpyNodeSetParams = {.name = "cudaGraphMemcpyNodeSetParams",
    .params = params_cudaGraphMemcpyNodeSetParams, .param_count = 2, .result_count = 0};

CB_WRAPPER(cudaGraphMemcpyNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphMemcpyNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t node;
    const struct cudaMemcpy3DParms *pNodeParams;
    cb_holds pNodeParams_holds;
    pNodeParams_holds.count = 0;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    if (cb_as_record(m, T_cudaMemcpy3DParms, args[1], "pNodeParams", &pNodeParams) < 0)
        goto done;
    if (cb_record_hold(s, T_cudaMemcpy3DParms, args[1], "cudaGraphMemcpyNodeSetParams",
        "pNodeParams", &pNodeParams_holds) < 0)
        goto done;
    fn_cudaGraphMemcpyNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphMemcpyNodeSetParams]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphMemcpyNodeSetParams, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_holds_release(&pNodeParams_holds);
    return result;
}

// cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void *symbol, const
//     void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)
static const char *const params_cudaGraphMemcpyNodeSetParamsToSymbol[] = {"node", "symbol", "src",
    "count", "offset", "kind", NULL};
static const cb_function f_cudaGraphMemcpyNodeSetParamsToSymbol =
    {.name = "cudaGraphMemcpyNodeSetParamsToSymbol",
    .params = params_cudaGraphMemcpyNodeSetParamsToSymbol, .param_count = 6, .result_count = 0};

CB_WRAPPER(cudaGraphMemcpyNodeSetParamsToSymbol)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cudaGraphMemcpyNodeSetParamsToSymbol, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t node;
    cb_address symbol;
    symbol.held = false;
    cb_address src;
    src.held = false;
    uint64_t count;
    uint64_t offset;
    int32_t kind;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    if (cb_as_address(m, args[1], &symbol) < 0)
        goto done;
    if (cb_as_address(m, args[2], &src) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &count) < 0)
        goto done;
    if (cb_as_uint64(args[4], "size_t", &offset) < 0)
        goto done;
    if (cb_as_enum(m, T_cudaMemcpyKind, args[5], "kind", &kind) < 0)
        goto done;
    if (CB_UNLIKELY(src.held)
        && cb_address_check(&src, "cudaGraphMemcpyNodeSetParamsToSymbol", "src",
        CB_COUNT(count)) < 0)
        goto done;
    fn_cudaGraphMemcpyNodeSetParamsToSymbol *call =
        cb_symbol_address(&symbols[S_cudaGraphMemcpyNodeSetParamsToSymbol]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(node, symbol.value, src.value, count, offset, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphMemcpyNodeSetParamsToSymbol, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&symbol);
    cb_address_release(&src);
    return result;
}

