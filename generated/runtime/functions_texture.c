// functions_texture.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

// cudaError_t cudaMallocArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc,
//     size_t width, size_t height, unsigned int flags)
static const cb_function f_cudaMallocArray = {
    .name = "cudaMallocArray",
    CB_PARAMS("desc", "width", "height", "flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(2) | CB_BIT(3), // height, flags
};

CB_WRAPPER(cudaMallocArray)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cudaMallocArray, &argv, nargs, kwnames, slots))
        return NULL;
    cudaArray_t array = NULL;
    const struct cudaChannelFormatDesc *desc;
    uint64_t width;
    uint64_t height = 0;
    uint32_t flags = 0;
    if (cb_as_record(py, T_cudaChannelFormatDesc, argv[0], "desc", &desc) < 0
        || cb_as_uint64(argv[1], "size_t", &width) < 0
        || (cb_is_given(form, argv[2]) && cb_as_uint64(argv[2], "size_t", &height) < 0)
        || (cb_is_given(form, argv[3]) && cb_as_uint32(argv[3], "unsigned int", &flags) < 0))
        return NULL;
    fn_cudaMallocArray *call = cb_symbol_address(&runtime_symbols[S_cudaMallocArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&array, desc, width, height, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMallocArray, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaArray_t, &array));
}

CB_PARAM_LIST(cudaFreeArray, "array");

// cudaError_t cudaFreeArray(cudaArray_t array)
static const cb_function f_cudaFreeArray = {.name = "cudaFreeArray", CB_PARAMS_OF(cudaFreeArray)};

CB_WRAPPER(cudaFreeArray)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaFreeArray, &argv, nargs, kwnames, slots))
        return NULL;
    cudaArray_t array;
    if (cb_as_ended_handle(py, T_cudaArray_t, argv[0], "array", &array) < 0)
        return NULL;
    fn_cudaFreeArray *call = cb_symbol_address(&runtime_symbols[S_cudaFreeArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(array);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaFreeArray, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray)
static const cb_function f_cudaFreeMipmappedArray = {
    .name = "cudaFreeMipmappedArray",
    CB_PARAMS("mipmappedArray"),
};

CB_WRAPPER(cudaFreeMipmappedArray)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaFreeMipmappedArray, &argv, nargs, kwnames, slots))
        return NULL;
    cudaMipmappedArray_t mipmappedArray;
    if (cb_as_ended_handle(py, T_cudaMipmappedArray_t, argv[0], "mipmappedArray",
            &mipmappedArray) < 0)
        return NULL;
    fn_cudaFreeMipmappedArray *call = cb_symbol_address(&runtime_symbols[S_cudaFreeMipmappedArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mipmappedArray);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaFreeMipmappedArray, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// cudaError_t cudaMalloc3DArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc,
//     struct cudaExtent extent, unsigned int flags)
static const cb_function f_cudaMalloc3DArray = {
    .name = "cudaMalloc3DArray",
    CB_PARAMS("desc", "extent", "flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(2), // flags
};

CB_WRAPPER(cudaMalloc3DArray)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaMalloc3DArray, &argv, nargs, kwnames, slots))
        return NULL;
    cudaArray_t array = NULL;
    const struct cudaChannelFormatDesc *desc;
    struct cudaExtent extent;
    uint32_t flags = 0;
    if (cb_as_record(py, T_cudaChannelFormatDesc, argv[0], "desc", &desc) < 0
        || cb_as_record_value(py, T_cudaExtent, argv[1], "extent", &extent, sizeof extent) < 0
        || (cb_is_given(form, argv[2]) && cb_as_uint32(argv[2], "unsigned int", &flags) < 0))
        return NULL;
    fn_cudaMalloc3DArray *call = cb_symbol_address(&runtime_symbols[S_cudaMalloc3DArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&array, desc, extent, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMalloc3DArray, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaArray_t, &array));
}

// cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray,
//     const struct cudaChannelFormatDesc *desc, struct cudaExtent extent, unsigned int numLevels,
//     unsigned int flags)
static const cb_function f_cudaMallocMipmappedArray = {
    .name = "cudaMallocMipmappedArray",
    CB_PARAMS("desc", "extent", "numLevels", "flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(3), // flags
};

CB_WRAPPER(cudaMallocMipmappedArray)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cudaMallocMipmappedArray, &argv, nargs, kwnames, slots))
        return NULL;
    cudaMipmappedArray_t mipmappedArray = NULL;
    const struct cudaChannelFormatDesc *desc;
    struct cudaExtent extent;
    uint32_t numLevels;
    uint32_t flags = 0;
    if (cb_as_record(py, T_cudaChannelFormatDesc, argv[0], "desc", &desc) < 0
        || cb_as_record_value(py, T_cudaExtent, argv[1], "extent", &extent, sizeof extent) < 0
        || cb_as_uint32(argv[2], "unsigned int", &numLevels) < 0
        || (cb_is_given(form, argv[3]) && cb_as_uint32(argv[3], "unsigned int", &flags) < 0))
        return NULL;
    fn_cudaMallocMipmappedArray *call =
        cb_symbol_address(&runtime_symbols[S_cudaMallocMipmappedArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&mipmappedArray, desc, extent, numLevels, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaMallocMipmappedArray, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaMipmappedArray_t, &mipmappedArray));
}

// cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *levelArray,
//     cudaMipmappedArray_const_t mipmappedArray, unsigned int level)
static const cb_function f_cudaGetMipmappedArrayLevel = {
    .name = "cudaGetMipmappedArrayLevel",
    CB_PARAMS("mipmappedArray", "level"),
    .result_count = 1,
};

CB_WRAPPER(cudaGetMipmappedArrayLevel)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGetMipmappedArrayLevel, &argv, nargs, kwnames, slots))
        return NULL;
    cudaArray_t levelArray = NULL;
    cudaMipmappedArray_const_t mipmappedArray;
    uint32_t level;
    if (cb_as_handle(py, T_cudaMipmappedArray_const_t, argv[0], "mipmappedArray",
            &mipmappedArray) < 0
        || cb_as_uint32(argv[1], "unsigned int", &level) < 0)
        return NULL;
    fn_cudaGetMipmappedArrayLevel *call =
        cb_symbol_address(&runtime_symbols[S_cudaGetMipmappedArrayLevel]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&levelArray, mipmappedArray, level);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGetMipmappedArrayLevel, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaArray_t, &levelArray));
}

// cudaError_t cudaArrayGetInfo(struct cudaChannelFormatDesc *desc, struct cudaExtent *extent,
//     unsigned int *flags, cudaArray_t array)
static const cb_function f_cudaArrayGetInfo = {
    .name = "cudaArrayGetInfo",
    CB_PARAMS_OF(cudaFreeArray),
    .result_count = 3,
};

CB_WRAPPER(cudaArrayGetInfo)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaArrayGetInfo, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *desc = NULL, *extent = NULL;
    unsigned int flags = 0;
    cudaArray_t array;
    if (cb_as_handle(py, T_cudaArray_t, argv[0], "array", &array) < 0)
        goto done;
    fn_cudaArrayGetInfo *call = cb_symbol_address(&runtime_symbols[S_cudaArrayGetInfo]);
    if (call == NULL)
        goto done;
    desc = cb_record_new(py, T_cudaChannelFormatDesc);
    if (desc == NULL)
        goto done;
    extent = cb_record_new(py, T_cudaExtent);
    if (extent == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(cb_record_data(desc), cb_record_data(extent), &flags, array);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaArrayGetInfo, status, argv);
        goto done;
    }
    PyObject *results[] = {cb_take(&desc), cb_take(&extent), PyLong_FromUnsignedLong(flags)};
    retval = cb_return_many(form, &f_cudaArrayGetInfo, results);
done:
    Py_XDECREF(desc);
    Py_XDECREF(extent);
    return retval;
}

// cudaError_t cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray,
//     unsigned int planeIdx)
static const cb_function f_cudaArrayGetPlane = {
    .name = "cudaArrayGetPlane",
    CB_PARAMS("hArray", "planeIdx"),
    .result_count = 1,
};

CB_WRAPPER(cudaArrayGetPlane)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaArrayGetPlane, &argv, nargs, kwnames, slots))
        return NULL;
    cudaArray_t pPlaneArray = NULL;
    cudaArray_t hArray;
    uint32_t planeIdx;
    if (cb_as_handle(py, T_cudaArray_t, argv[0], "hArray", &hArray) < 0
        || cb_as_uint32(argv[1], "unsigned int", &planeIdx) < 0)
        return NULL;
    fn_cudaArrayGetPlane *call = cb_symbol_address(&runtime_symbols[S_cudaArrayGetPlane]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&pPlaneArray, hArray, planeIdx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaArrayGetPlane, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaArray_t, &pPlaneArray));
}

// cudaError_t cudaArrayGetMemoryRequirements(
//     struct cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array, int device)
static const cb_function f_cudaArrayGetMemoryRequirements = {
    .name = "cudaArrayGetMemoryRequirements",
    CB_PARAMS("array", "device"),
    .result_count = 1,
};

CB_WRAPPER(cudaArrayGetMemoryRequirements)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaArrayGetMemoryRequirements, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *memoryRequirements = NULL;
    cudaArray_t array;
    int32_t device;
    if (cb_as_handle(py, T_cudaArray_t, argv[0], "array", &array) < 0
        || cb_as_int32(argv[1], "int", &device) < 0)
        goto done;
    fn_cudaArrayGetMemoryRequirements *call =
        cb_symbol_address(&runtime_symbols[S_cudaArrayGetMemoryRequirements]);
    if (call == NULL)
        goto done;
    memoryRequirements = cb_record_new(py, T_cudaArrayMemoryRequirements);
    if (memoryRequirements == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(cb_record_data(memoryRequirements), array, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaArrayGetMemoryRequirements, status, argv);
    else
        retval = cb_return1(form, cb_take(&memoryRequirements));
done:
    Py_XDECREF(memoryRequirements);
    return retval;
}

// cudaError_t cudaMipmappedArrayGetMemoryRequirements(
//     struct cudaArrayMemoryRequirements *memoryRequirements, cudaMipmappedArray_t mipmap,
//     int device)
static const cb_function f_cudaMipmappedArrayGetMemoryRequirements = {
    .name = "cudaMipmappedArrayGetMemoryRequirements",
    CB_PARAMS("mipmap", "device"),
    .result_count = 1,
};

CB_WRAPPER(cudaMipmappedArrayGetMemoryRequirements)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMipmappedArrayGetMemoryRequirements, &argv, nargs, kwnames,
            slots))
        return NULL;
    PyObject *memoryRequirements = NULL;
    cudaMipmappedArray_t mipmap;
    int32_t device;
    if (cb_as_handle(py, T_cudaMipmappedArray_t, argv[0], "mipmap", &mipmap) < 0
        || cb_as_int32(argv[1], "int", &device) < 0)
        goto done;
    fn_cudaMipmappedArrayGetMemoryRequirements *call =
        cb_symbol_address(&runtime_symbols[S_cudaMipmappedArrayGetMemoryRequirements]);
    if (call == NULL)
        goto done;
    memoryRequirements = cb_record_new(py, T_cudaArrayMemoryRequirements);
    if (memoryRequirements == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(cb_record_data(memoryRequirements), mipmap, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMipmappedArrayGetMemoryRequirements, status, argv);
    else
        retval = cb_return1(form, cb_take(&memoryRequirements));
done:
    Py_XDECREF(memoryRequirements);
    return retval;
}

// cudaError_t cudaArrayGetSparseProperties(struct cudaArraySparseProperties *sparseProperties,
//     cudaArray_t array)
static const cb_function f_cudaArrayGetSparseProperties = {
    .name = "cudaArrayGetSparseProperties",
    CB_PARAMS_OF(cudaFreeArray),
    .result_count = 1,
};

CB_WRAPPER(cudaArrayGetSparseProperties)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaArrayGetSparseProperties, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *sparseProperties = NULL;
    cudaArray_t array;
    if (cb_as_handle(py, T_cudaArray_t, argv[0], "array", &array) < 0)
        goto done;
    fn_cudaArrayGetSparseProperties *call =
        cb_symbol_address(&runtime_symbols[S_cudaArrayGetSparseProperties]);
    if (call == NULL)
        goto done;
    sparseProperties = cb_record_new(py, T_cudaArraySparseProperties);
    if (sparseProperties == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(cb_record_data(sparseProperties), array);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaArrayGetSparseProperties, status, argv);
    else
        retval = cb_return1(form, cb_take(&sparseProperties));
done:
    Py_XDECREF(sparseProperties);
    return retval;
}

// cudaError_t cudaMipmappedArrayGetSparseProperties(
//     struct cudaArraySparseProperties *sparseProperties, cudaMipmappedArray_t mipmap)
static const cb_function f_cudaMipmappedArrayGetSparseProperties = {
    .name = "cudaMipmappedArrayGetSparseProperties",
    CB_PARAMS("mipmap"),
    .result_count = 1,
};

CB_WRAPPER(cudaMipmappedArrayGetSparseProperties)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaMipmappedArrayGetSparseProperties, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *sparseProperties = NULL;
    cudaMipmappedArray_t mipmap;
    if (cb_as_handle(py, T_cudaMipmappedArray_t, argv[0], "mipmap", &mipmap) < 0)
        goto done;
    fn_cudaMipmappedArrayGetSparseProperties *call =
        cb_symbol_address(&runtime_symbols[S_cudaMipmappedArrayGetSparseProperties]);
    if (call == NULL)
        goto done;
    sparseProperties = cb_record_new(py, T_cudaArraySparseProperties);
    if (sparseProperties == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(cb_record_data(sparseProperties), mipmap);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaMipmappedArrayGetSparseProperties, status, argv);
    else
        retval = cb_return1(form, cb_take(&sparseProperties));
done:
    Py_XDECREF(sparseProperties);
    return retval;
}

// cudaError_t cudaGetChannelDesc(struct cudaChannelFormatDesc *desc, cudaArray_const_t array)
static const cb_function f_cudaGetChannelDesc = {
    .name = "cudaGetChannelDesc",
    CB_PARAMS_OF(cudaFreeArray),
    .result_count = 1,
};

CB_WRAPPER(cudaGetChannelDesc)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGetChannelDesc, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *desc = NULL;
    cudaArray_const_t array;
    if (cb_as_handle(py, T_cudaArray_const_t, argv[0], "array", &array) < 0)
        goto done;
    fn_cudaGetChannelDesc *call = cb_symbol_address(&runtime_symbols[S_cudaGetChannelDesc]);
    if (call == NULL)
        goto done;
    desc = cb_record_new(py, T_cudaChannelFormatDesc);
    if (desc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(cb_record_data(desc), array);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGetChannelDesc, status, argv);
    else
        retval = cb_return1(form, cb_take(&desc));
done:
    Py_XDECREF(desc);
    return retval;
}

// struct cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w,
//     enum cudaChannelFormatKind f)
static const cb_function f_cudaCreateChannelDesc = {
    .name = "cudaCreateChannelDesc",
    CB_PARAMS("x", "y", "z", "w", "f"),
    .result_count = 1,
};

CB_WRAPPER(cudaCreateChannelDesc)
{
    PyObject *slots[5];
    if (!cb_arguments(form, &f_cudaCreateChannelDesc, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t x, y, z, w, f;
    if (cb_as_int32(argv[0], "int", &x) < 0
        || cb_as_int32(argv[1], "int", &y) < 0
        || cb_as_int32(argv[2], "int", &z) < 0
        || cb_as_int32(argv[3], "int", &w) < 0
        || cb_as_enum(py, T_cudaChannelFormatKind, argv[4], "f", &f) < 0)
        return NULL;
    fn_cudaCreateChannelDesc *call = cb_symbol_address(&runtime_symbols[S_cudaCreateChannelDesc]);
    if (call == NULL)
        return NULL;
    struct cudaChannelFormatDesc value = call(x, y, z, w, f);
    return cb_return1(form, cb_record_copy(py, T_cudaChannelFormatDesc, &value));
}

// cudaError_t cudaCreateTextureObject(cudaTextureObject_t *pTexObject,
//     const struct cudaResourceDesc *pResDesc, const struct cudaTextureDesc *pTexDesc,
//     const struct cudaResourceViewDesc *pResViewDesc)
static const cb_function f_cudaCreateTextureObject = {
    .name = "cudaCreateTextureObject",
    CB_PARAMS("pResDesc", "pTexDesc", "pResViewDesc"),
    .result_count = 1,
    .optional_mask = CB_BIT(2), // pResViewDesc
};

CB_WRAPPER(cudaCreateTextureObject)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaCreateTextureObject, &argv, nargs, kwnames, slots))
        return NULL;
    cudaTextureObject_t pTexObject = 0;
    const struct cudaResourceDesc *pResDesc;
    const struct cudaTextureDesc *pTexDesc;
    const struct cudaResourceViewDesc *pResViewDesc;
    if (cb_as_record(py, T_cudaResourceDesc, argv[0], "pResDesc", &pResDesc) < 0
        || cb_as_record(py, T_cudaTextureDesc, argv[1], "pTexDesc", &pTexDesc) < 0
        || cb_as_record(py, T_cudaResourceViewDesc, argv[2], "pResViewDesc", &pResViewDesc) < 0)
        return NULL;
    fn_cudaCreateTextureObject *call =
        cb_symbol_address(&runtime_symbols[S_cudaCreateTextureObject]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&pTexObject, pResDesc, pTexDesc, pResViewDesc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaCreateTextureObject, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaTextureObject_t, &pTexObject));
}

CB_PARAM_LIST(cudaDestroyTextureObject, "texObject");

// cudaError_t cudaDestroyTextureObject(cudaTextureObject_t texObject)
static const cb_function f_cudaDestroyTextureObject = {
    .name = "cudaDestroyTextureObject",
    CB_PARAMS_OF(cudaDestroyTextureObject),
};

CB_WRAPPER(cudaDestroyTextureObject)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaDestroyTextureObject, &argv, nargs, kwnames, slots))
        return NULL;
    cudaTextureObject_t texObject;
    if (cb_as_scalar(py, T_cudaTextureObject_t, argv[0], "texObject", &texObject,
            sizeof texObject) < 0)
        return NULL;
    fn_cudaDestroyTextureObject *call =
        cb_symbol_address(&runtime_symbols[S_cudaDestroyTextureObject]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDestroyTextureObject, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// cudaError_t cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *pResDesc,
//     cudaTextureObject_t texObject)
static const cb_function f_cudaGetTextureObjectResourceDesc = {
    .name = "cudaGetTextureObjectResourceDesc",
    CB_PARAMS_OF(cudaDestroyTextureObject),
    .result_count = 1,
};

CB_WRAPPER(cudaGetTextureObjectResourceDesc)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGetTextureObjectResourceDesc, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *pResDesc = NULL;
    cudaTextureObject_t texObject;
    if (cb_as_scalar(py, T_cudaTextureObject_t, argv[0], "texObject", &texObject,
            sizeof texObject) < 0)
        goto done;
    fn_cudaGetTextureObjectResourceDesc *call =
        cb_symbol_address(&runtime_symbols[S_cudaGetTextureObjectResourceDesc]);
    if (call == NULL)
        goto done;
    pResDesc = cb_record_new(py, T_cudaResourceDesc);
    if (pResDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(cb_record_data(pResDesc), texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGetTextureObjectResourceDesc, status, argv);
    else
        retval = cb_return1(form, cb_take(&pResDesc));
done:
    Py_XDECREF(pResDesc);
    return retval;
}

// cudaError_t cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *pTexDesc,
//     cudaTextureObject_t texObject)
static const cb_function f_cudaGetTextureObjectTextureDesc = {
    .name = "cudaGetTextureObjectTextureDesc",
    CB_PARAMS_OF(cudaDestroyTextureObject),
    .result_count = 1,
};

CB_WRAPPER(cudaGetTextureObjectTextureDesc)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGetTextureObjectTextureDesc, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *pTexDesc = NULL;
    cudaTextureObject_t texObject;
    if (cb_as_scalar(py, T_cudaTextureObject_t, argv[0], "texObject", &texObject,
            sizeof texObject) < 0)
        goto done;
    fn_cudaGetTextureObjectTextureDesc *call =
        cb_symbol_address(&runtime_symbols[S_cudaGetTextureObjectTextureDesc]);
    if (call == NULL)
        goto done;
    pTexDesc = cb_record_new(py, T_cudaTextureDesc);
    if (pTexDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(cb_record_data(pTexDesc), texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGetTextureObjectTextureDesc, status, argv);
    else
        retval = cb_return1(form, cb_take(&pTexDesc));
done:
    Py_XDECREF(pTexDesc);
    return retval;
}

// cudaError_t cudaGetTextureObjectResourceViewDesc(struct cudaResourceViewDesc *pResViewDesc,
//     cudaTextureObject_t texObject)
static const cb_function f_cudaGetTextureObjectResourceViewDesc = {
    .name = "cudaGetTextureObjectResourceViewDesc",
    CB_PARAMS_OF(cudaDestroyTextureObject),
    .result_count = 1,
};

CB_WRAPPER(cudaGetTextureObjectResourceViewDesc)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGetTextureObjectResourceViewDesc, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *pResViewDesc = NULL;
    cudaTextureObject_t texObject;
    if (cb_as_scalar(py, T_cudaTextureObject_t, argv[0], "texObject", &texObject,
            sizeof texObject) < 0)
        goto done;
    fn_cudaGetTextureObjectResourceViewDesc *call =
        cb_symbol_address(&runtime_symbols[S_cudaGetTextureObjectResourceViewDesc]);
    if (call == NULL)
        goto done;
    pResViewDesc = cb_record_new(py, T_cudaResourceViewDesc);
    if (pResViewDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(cb_record_data(pResViewDesc), texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGetTextureObjectResourceViewDesc, status, argv);
    else
        retval = cb_return1(form, cb_take(&pResViewDesc));
done:
    Py_XDECREF(pResViewDesc);
    return retval;
}

// cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject,
//     const struct cudaResourceDesc *pResDesc)
static const cb_function f_cudaCreateSurfaceObject = {
    .name = "cudaCreateSurfaceObject",
    CB_PARAMS("pResDesc"),
    .result_count = 1,
};

CB_WRAPPER(cudaCreateSurfaceObject)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaCreateSurfaceObject, &argv, nargs, kwnames, slots))
        return NULL;
    cudaSurfaceObject_t pSurfObject = 0;
    const struct cudaResourceDesc *pResDesc;
    if (cb_as_record(py, T_cudaResourceDesc, argv[0], "pResDesc", &pResDesc) < 0)
        return NULL;
    fn_cudaCreateSurfaceObject *call =
        cb_symbol_address(&runtime_symbols[S_cudaCreateSurfaceObject]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&pSurfObject, pResDesc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaCreateSurfaceObject, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaSurfaceObject_t, &pSurfObject));
}

CB_PARAM_LIST(cudaDestroySurfaceObject, "surfObject");

// cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject)
static const cb_function f_cudaDestroySurfaceObject = {
    .name = "cudaDestroySurfaceObject",
    CB_PARAMS_OF(cudaDestroySurfaceObject),
};

CB_WRAPPER(cudaDestroySurfaceObject)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaDestroySurfaceObject, &argv, nargs, kwnames, slots))
        return NULL;
    cudaSurfaceObject_t surfObject;
    if (cb_as_scalar(py, T_cudaSurfaceObject_t, argv[0], "surfObject", &surfObject,
            sizeof surfObject) < 0)
        return NULL;
    fn_cudaDestroySurfaceObject *call =
        cb_symbol_address(&runtime_symbols[S_cudaDestroySurfaceObject]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(surfObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDestroySurfaceObject, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// cudaError_t cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *pResDesc,
//     cudaSurfaceObject_t surfObject)
static const cb_function f_cudaGetSurfaceObjectResourceDesc = {
    .name = "cudaGetSurfaceObjectResourceDesc",
    CB_PARAMS_OF(cudaDestroySurfaceObject),
    .result_count = 1,
};

CB_WRAPPER(cudaGetSurfaceObjectResourceDesc)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGetSurfaceObjectResourceDesc, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *pResDesc = NULL;
    cudaSurfaceObject_t surfObject;
    if (cb_as_scalar(py, T_cudaSurfaceObject_t, argv[0], "surfObject", &surfObject,
            sizeof surfObject) < 0)
        goto done;
    fn_cudaGetSurfaceObjectResourceDesc *call =
        cb_symbol_address(&runtime_symbols[S_cudaGetSurfaceObjectResourceDesc]);
    if (call == NULL)
        goto done;
    pResDesc = cb_record_new(py, T_cudaResourceDesc);
    if (pResDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(cb_record_data(pResDesc), surfObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGetSurfaceObjectResourceDesc, status, argv);
    else
        retval = cb_return1(form, cb_take(&pResDesc));
done:
    Py_XDECREF(pResDesc);
    return retval;
}
