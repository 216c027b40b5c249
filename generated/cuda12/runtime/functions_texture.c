// functions_texture.c of cubind for CUDA Runtime API, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

// cudaError_t cudaMallocArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc,
//     size_t width, size_t height, unsigned int flags)
static const cb_function f_cudaMallocArray = {.name = "cudaMallocArray",
    .params = (const char *const[]){"desc", "width", "height", "flags", NULL}, .param_count = 4,
    .result_count = 1, .optional_mask = 0xc};

CB_WRAPPER(cudaMallocArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaMallocArray, &args, nargs, kwnames, slots))
        return NULL;
    cudaArray_t array = NULL;
    const struct cudaChannelFormatDesc *desc;
    uint64_t width;
    uint64_t height = 0;
    uint32_t flags = 0;
    if (cb_as_record(m, T_cudaChannelFormatDesc, args[0], "desc", &desc) < 0
        || cb_as_uint64(args[1], "size_t", &width) < 0
        || (!(s->checked && args[2] == Py_None) && cb_as_uint64(args[2], "size_t", &height) < 0)
        || (!(s->checked && args[3] == Py_None)
            && cb_as_uint32(args[3], "unsigned int", &flags) < 0))
        return NULL;
    fn_cudaMallocArray *call = cb_symbol_address(&symbols[S_cudaMallocArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&array, desc, width, height, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMallocArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaArray_t, &array));
}

// cudaError_t cudaFreeArray(cudaArray_t array)
static const cb_function f_cudaFreeArray = {.name = "cudaFreeArray",
    .params = (const char *const[]){"array", NULL}, .param_count = 1};

CB_WRAPPER(cudaFreeArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaFreeArray, &args, nargs, kwnames, slots))
        return NULL;
    cudaArray_t array;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &array) < 0)
        return NULL;
    fn_cudaFreeArray *call = cb_symbol_address(&symbols[S_cudaFreeArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(array);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaFreeArray, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray)
static const cb_function f_cudaFreeMipmappedArray = {.name = "cudaFreeMipmappedArray",
    .params = (const char *const[]){"mipmappedArray", NULL}, .param_count = 1};

CB_WRAPPER(cudaFreeMipmappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaFreeMipmappedArray, &args, nargs, kwnames, slots))
        return NULL;
    cudaMipmappedArray_t mipmappedArray;
    if (cb_as_handle(m, T_cudaMipmappedArray_t, args[0], &mipmappedArray) < 0)
        return NULL;
    fn_cudaFreeMipmappedArray *call = cb_symbol_address(&symbols[S_cudaFreeMipmappedArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mipmappedArray);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaFreeMipmappedArray, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaMalloc3DArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc,
//     struct cudaExtent extent, unsigned int flags)
static const cb_function f_cudaMalloc3DArray = {.name = "cudaMalloc3DArray",
    .params = (const char *const[]){"desc", "extent", "flags", NULL}, .param_count = 3,
    .result_count = 1, .optional_mask = 0x4};

CB_WRAPPER(cudaMalloc3DArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaMalloc3DArray, &args, nargs, kwnames, slots))
        return NULL;
    cudaArray_t array = NULL;
    const struct cudaChannelFormatDesc *desc;
    struct cudaExtent extent;
    uint32_t flags = 0;
    if (cb_as_record(m, T_cudaChannelFormatDesc, args[0], "desc", &desc) < 0
        || cb_as_record_value(m, T_cudaExtent, args[1], "extent", &extent, sizeof extent) < 0
        || (!(s->checked && args[2] == Py_None)
            && cb_as_uint32(args[2], "unsigned int", &flags) < 0))
        return NULL;
    fn_cudaMalloc3DArray *call = cb_symbol_address(&symbols[S_cudaMalloc3DArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&array, desc, extent, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMalloc3DArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaArray_t, &array));
}

// cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray,
//     const struct cudaChannelFormatDesc *desc, struct cudaExtent extent, unsigned int numLevels,
//     unsigned int flags)
static const cb_function f_cudaMallocMipmappedArray = {.name = "cudaMallocMipmappedArray",
    .params = (const char *const[]){"desc", "extent", "numLevels", "flags", NULL},
    .param_count = 4, .result_count = 1, .optional_mask = 0x8};

CB_WRAPPER(cudaMallocMipmappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaMallocMipmappedArray, &args, nargs, kwnames, slots))
        return NULL;
    cudaMipmappedArray_t mipmappedArray = NULL;
    const struct cudaChannelFormatDesc *desc;
    struct cudaExtent extent;
    uint32_t numLevels;
    uint32_t flags = 0;
    if (cb_as_record(m, T_cudaChannelFormatDesc, args[0], "desc", &desc) < 0
        || cb_as_record_value(m, T_cudaExtent, args[1], "extent", &extent, sizeof extent) < 0
        || cb_as_uint32(args[2], "unsigned int", &numLevels) < 0
        || (!(s->checked && args[3] == Py_None)
            && cb_as_uint32(args[3], "unsigned int", &flags) < 0))
        return NULL;
    fn_cudaMallocMipmappedArray *call = cb_symbol_address(&symbols[S_cudaMallocMipmappedArray]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&mipmappedArray, desc, extent, numLevels, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaMallocMipmappedArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaMipmappedArray_t, &mipmappedArray));
}

// cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *levelArray,
//     cudaMipmappedArray_const_t mipmappedArray, unsigned int level)
static const cb_function f_cudaGetMipmappedArrayLevel = {.name = "cudaGetMipmappedArrayLevel",
    .params = (const char *const[]){"mipmappedArray", "level", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaGetMipmappedArrayLevel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGetMipmappedArrayLevel, &args, nargs, kwnames, slots))
        return NULL;
    cudaArray_t levelArray = NULL;
    cudaMipmappedArray_const_t mipmappedArray;
    uint32_t level;
    if (cb_as_handle(m, T_cudaMipmappedArray_const_t, args[0], &mipmappedArray) < 0
        || cb_as_uint32(args[1], "unsigned int", &level) < 0)
        return NULL;
    fn_cudaGetMipmappedArrayLevel *call = cb_symbol_address(&symbols[S_cudaGetMipmappedArrayLevel]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&levelArray, mipmappedArray, level);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGetMipmappedArrayLevel, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaArray_t, &levelArray));
}

// cudaError_t cudaArrayGetInfo(struct cudaChannelFormatDesc *desc, struct cudaExtent *extent,
//     unsigned int *flags, cudaArray_t array)
static const cb_function f_cudaArrayGetInfo = {.name = "cudaArrayGetInfo",
    .params = (const char *const[]){"array", NULL}, .param_count = 1, .result_count = 3};

CB_WRAPPER(cudaArrayGetInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaArrayGetInfo, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *desc = NULL, *extent = NULL;
    unsigned int flags = 0;
    cudaArray_t array;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &array) < 0)
        goto done;
    fn_cudaArrayGetInfo *call = cb_symbol_address(&symbols[S_cudaArrayGetInfo]);
    if (call == NULL)
        goto done;
    desc = cb_record_new(m, T_cudaChannelFormatDesc);
    if (desc == NULL)
        goto done;
    extent = cb_record_new(m, T_cudaExtent);
    if (extent == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(cb_record_data(desc), cb_record_data(extent), &flags, array);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaArrayGetInfo, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {Py_NewRef(desc), Py_NewRef(extent), PyLong_FromUnsignedLong(flags)};
    result = cb_return_many(s, &f_cudaArrayGetInfo, values);
done:
    Py_XDECREF(desc);
    Py_XDECREF(extent);
    return result;
}

// cudaError_t cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray,
//     unsigned int planeIdx)
static const cb_function f_cudaArrayGetPlane = {.name = "cudaArrayGetPlane",
    .params = (const char *const[]){"hArray", "planeIdx", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaArrayGetPlane)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaArrayGetPlane, &args, nargs, kwnames, slots))
        return NULL;
    cudaArray_t pPlaneArray = NULL;
    cudaArray_t hArray;
    uint32_t planeIdx;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &hArray) < 0
        || cb_as_uint32(args[1], "unsigned int", &planeIdx) < 0)
        return NULL;
    fn_cudaArrayGetPlane *call = cb_symbol_address(&symbols[S_cudaArrayGetPlane]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pPlaneArray, hArray, planeIdx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaArrayGetPlane, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaArray_t, &pPlaneArray));
}

// cudaError_t cudaArrayGetMemoryRequirements(
//     struct cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array, int device)
static const cb_function f_cudaArrayGetMemoryRequirements = {
    .name = "cudaArrayGetMemoryRequirements",
    .params = (const char *const[]){"array", "device", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaArrayGetMemoryRequirements)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaArrayGetMemoryRequirements, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *memoryRequirements = NULL;
    cudaArray_t array;
    int32_t device;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &array) < 0
        || cb_as_int32(args[1], "int", &device) < 0)
        goto done;
    fn_cudaArrayGetMemoryRequirements *call =
        cb_symbol_address(&symbols[S_cudaArrayGetMemoryRequirements]);
    if (call == NULL)
        goto done;
    memoryRequirements = cb_record_new(m, T_cudaArrayMemoryRequirements);
    if (memoryRequirements == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(cb_record_data(memoryRequirements), array, device);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(memoryRequirements));
    else
        result = cb_fail(s, &f_cudaArrayGetMemoryRequirements, status, args, NULL);
done:
    Py_XDECREF(memoryRequirements);
    return result;
}

// cudaError_t cudaMipmappedArrayGetMemoryRequirements(
//     struct cudaArrayMemoryRequirements *memoryRequirements, cudaMipmappedArray_t mipmap,
//     int device)
static const cb_function f_cudaMipmappedArrayGetMemoryRequirements = {
    .name = "cudaMipmappedArrayGetMemoryRequirements",
    .params = (const char *const[]){"mipmap", "device", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaMipmappedArrayGetMemoryRequirements)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaMipmappedArrayGetMemoryRequirements, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *memoryRequirements = NULL;
    cudaMipmappedArray_t mipmap;
    int32_t device;
    if (cb_as_handle(m, T_cudaMipmappedArray_t, args[0], &mipmap) < 0
        || cb_as_int32(args[1], "int", &device) < 0)
        goto done;
    fn_cudaMipmappedArrayGetMemoryRequirements *call =
        cb_symbol_address(&symbols[S_cudaMipmappedArrayGetMemoryRequirements]);
    if (call == NULL)
        goto done;
    memoryRequirements = cb_record_new(m, T_cudaArrayMemoryRequirements);
    if (memoryRequirements == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(cb_record_data(memoryRequirements), mipmap, device);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(memoryRequirements));
    else
        result = cb_fail(s, &f_cudaMipmappedArrayGetMemoryRequirements, status, args, NULL);
done:
    Py_XDECREF(memoryRequirements);
    return result;
}

// cudaError_t cudaArrayGetSparseProperties(struct cudaArraySparseProperties *sparseProperties,
//     cudaArray_t array)
static const cb_function f_cudaArrayGetSparseProperties = {.name = "cudaArrayGetSparseProperties",
    .params = (const char *const[]){"array", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaArrayGetSparseProperties)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaArrayGetSparseProperties, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *sparseProperties = NULL;
    cudaArray_t array;
    if (cb_as_handle(m, T_cudaArray_t, args[0], &array) < 0)
        goto done;
    fn_cudaArrayGetSparseProperties *call =
        cb_symbol_address(&symbols[S_cudaArrayGetSparseProperties]);
    if (call == NULL)
        goto done;
    sparseProperties = cb_record_new(m, T_cudaArraySparseProperties);
    if (sparseProperties == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(cb_record_data(sparseProperties), array);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(sparseProperties));
    else
        result = cb_fail(s, &f_cudaArrayGetSparseProperties, status, args, NULL);
done:
    Py_XDECREF(sparseProperties);
    return result;
}

// cudaError_t cudaMipmappedArrayGetSparseProperties(
//     struct cudaArraySparseProperties *sparseProperties, cudaMipmappedArray_t mipmap)
static const cb_function f_cudaMipmappedArrayGetSparseProperties = {
    .name = "cudaMipmappedArrayGetSparseProperties",
    .params = (const char *const[]){"mipmap", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaMipmappedArrayGetSparseProperties)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaMipmappedArrayGetSparseProperties, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *sparseProperties = NULL;
    cudaMipmappedArray_t mipmap;
    if (cb_as_handle(m, T_cudaMipmappedArray_t, args[0], &mipmap) < 0)
        goto done;
    fn_cudaMipmappedArrayGetSparseProperties *call =
        cb_symbol_address(&symbols[S_cudaMipmappedArrayGetSparseProperties]);
    if (call == NULL)
        goto done;
    sparseProperties = cb_record_new(m, T_cudaArraySparseProperties);
    if (sparseProperties == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(cb_record_data(sparseProperties), mipmap);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(sparseProperties));
    else
        result = cb_fail(s, &f_cudaMipmappedArrayGetSparseProperties, status, args, NULL);
done:
    Py_XDECREF(sparseProperties);
    return result;
}

// cudaError_t cudaGetChannelDesc(struct cudaChannelFormatDesc *desc, cudaArray_const_t array)
static const cb_function f_cudaGetChannelDesc = {.name = "cudaGetChannelDesc",
    .params = (const char *const[]){"array", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGetChannelDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaGetChannelDesc, &args, nargs, kwnames, slots))
        return NULL;
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
    cudaError_t status = call(cb_record_data(desc), array);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(desc));
    else
        result = cb_fail(s, &f_cudaGetChannelDesc, status, args, NULL);
done:
    Py_XDECREF(desc);
    return result;
}

// struct cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w,
//     enum cudaChannelFormatKind f)
static const cb_function f_cudaCreateChannelDesc = {.name = "cudaCreateChannelDesc",
    .params = (const char *const[]){"x", "y", "z", "w", "f", NULL}, .param_count = 5};

CB_WRAPPER(cudaCreateChannelDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cudaCreateChannelDesc, &args, nargs, kwnames, slots))
        return NULL;
    int32_t x, y, z, w, f;
    if (cb_as_int32(args[0], "int", &x) < 0
        || cb_as_int32(args[1], "int", &y) < 0
        || cb_as_int32(args[2], "int", &z) < 0
        || cb_as_int32(args[3], "int", &w) < 0
        || cb_as_enum(m, T_cudaChannelFormatKind, args[4], "f", &f) < 0)
        return NULL;
    fn_cudaCreateChannelDesc *call = cb_symbol_address(&symbols[S_cudaCreateChannelDesc]);
    if (call == NULL)
        return NULL;
    struct cudaChannelFormatDesc status = call(x, y, z, w, (enum cudaChannelFormatKind)f);
    return cb_return1(s, cb_record_copy(m, T_cudaChannelFormatDesc, &status));
}

// cudaError_t cudaCreateTextureObject(cudaTextureObject_t *pTexObject,
//     const struct cudaResourceDesc *pResDesc, const struct cudaTextureDesc *pTexDesc,
//     const struct cudaResourceViewDesc *pResViewDesc)
static const cb_function f_cudaCreateTextureObject = {.name = "cudaCreateTextureObject",
    .params = (const char *const[]){"pResDesc", "pTexDesc", "pResViewDesc", NULL},
    .param_count = 3, .result_count = 1, .optional_mask = 0x4};

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
    if (cb_as_record(m, T_cudaResourceDesc, args[0], "pResDesc", &pResDesc) < 0
        || cb_as_record(m, T_cudaTextureDesc, args[1], "pTexDesc", &pTexDesc) < 0
        || cb_as_record(m, T_cudaResourceViewDesc, args[2], "pResViewDesc", &pResViewDesc) < 0)
        return NULL;
    fn_cudaCreateTextureObject *call = cb_symbol_address(&symbols[S_cudaCreateTextureObject]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pTexObject, pResDesc, pTexDesc, pResViewDesc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaCreateTextureObject, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaTextureObject_t, &pTexObject));
}

// cudaError_t cudaDestroyTextureObject(cudaTextureObject_t texObject)
static const cb_function f_cudaDestroyTextureObject = {.name = "cudaDestroyTextureObject",
    .params = (const char *const[]){"texObject", NULL}, .param_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDestroyTextureObject, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *pResDesc,
//     cudaTextureObject_t texObject)
static const cb_function f_cudaGetTextureObjectResourceDesc = {
    .name = "cudaGetTextureObjectResourceDesc", .params = (const char *const[]){"texObject", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGetTextureObjectResourceDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaGetTextureObjectResourceDesc, &args, nargs, kwnames, slots))
        return NULL;
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
    cudaError_t status = call(cb_record_data(pResDesc), texObject);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(pResDesc));
    else
        result = cb_fail(s, &f_cudaGetTextureObjectResourceDesc, status, args, NULL);
done:
    Py_XDECREF(pResDesc);
    return result;
}

// cudaError_t cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *pTexDesc,
//     cudaTextureObject_t texObject)
static const cb_function f_cudaGetTextureObjectTextureDesc = {
    .name = "cudaGetTextureObjectTextureDesc", .params = (const char *const[]){"texObject", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGetTextureObjectTextureDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaGetTextureObjectTextureDesc, &args, nargs, kwnames, slots))
        return NULL;
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
    cudaError_t status = call(cb_record_data(pTexDesc), texObject);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(pTexDesc));
    else
        result = cb_fail(s, &f_cudaGetTextureObjectTextureDesc, status, args, NULL);
done:
    Py_XDECREF(pTexDesc);
    return result;
}

// cudaError_t cudaGetTextureObjectResourceViewDesc(struct cudaResourceViewDesc *pResViewDesc,
//     cudaTextureObject_t texObject)
static const cb_function f_cudaGetTextureObjectResourceViewDesc = {
    .name = "cudaGetTextureObjectResourceViewDesc",
    .params = (const char *const[]){"texObject", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGetTextureObjectResourceViewDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaGetTextureObjectResourceViewDesc, &args, nargs, kwnames, slots))
        return NULL;
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
    cudaError_t status = call(cb_record_data(pResViewDesc), texObject);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(pResViewDesc));
    else
        result = cb_fail(s, &f_cudaGetTextureObjectResourceViewDesc, status, args, NULL);
done:
    Py_XDECREF(pResViewDesc);
    return result;
}

// cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject,
//     const struct cudaResourceDesc *pResDesc)
static const cb_function f_cudaCreateSurfaceObject = {.name = "cudaCreateSurfaceObject",
    .params = (const char *const[]){"pResDesc", NULL}, .param_count = 1, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pSurfObject, pResDesc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaCreateSurfaceObject, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaSurfaceObject_t, &pSurfObject));
}

// cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject)
static const cb_function f_cudaDestroySurfaceObject = {.name = "cudaDestroySurfaceObject",
    .params = (const char *const[]){"surfObject", NULL}, .param_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(surfObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDestroySurfaceObject, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *pResDesc,
//     cudaSurfaceObject_t surfObject)
static const cb_function f_cudaGetSurfaceObjectResourceDesc = {
    .name = "cudaGetSurfaceObjectResourceDesc",
    .params = (const char *const[]){"surfObject", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGetSurfaceObjectResourceDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaGetSurfaceObjectResourceDesc, &args, nargs, kwnames, slots))
        return NULL;
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
    cudaError_t status = call(cb_record_data(pResDesc), surfObject);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(pResDesc));
    else
        result = cb_fail(s, &f_cudaGetSurfaceObjectResourceDesc, status, args, NULL);
done:
    Py_XDECREF(pResDesc);
    return result;
}

