// functions_texture.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// CUresult cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray)
static const cb_function f_cuArrayCreate = {.name = "cuArrayCreate",
    .params = (const char *const[]){"pAllocateArray", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuArrayCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuArrayCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUarray pHandle = NULL;
    const CUDA_ARRAY_DESCRIPTOR *pAllocateArray;
    if (cb_as_record(m, T_CUDA_ARRAY_DESCRIPTOR, args[0], "pAllocateArray", &pAllocateArray) < 0)
        return NULL;
    fn_cuArrayCreate *call = cb_symbol_address(&symbols[S_cuArrayCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pHandle, pAllocateArray);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuArrayCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUarray, &pHandle));
}

// CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray)
static const cb_function f_cuArrayGetDescriptor = {.name = "cuArrayGetDescriptor",
    .params = (const char *const[]){"hArray", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuArrayGetDescriptor)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuArrayGetDescriptor, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *pArrayDescriptor = NULL;
    CUarray hArray;
    if (cb_as_handle(m, T_CUarray, args[0], &hArray) < 0)
        goto done;
    fn_cuArrayGetDescriptor *call = cb_symbol_address(&symbols[S_cuArrayGetDescriptor]);
    if (call == NULL)
        goto done;
    pArrayDescriptor = cb_record_new(m, T_CUDA_ARRAY_DESCRIPTOR);
    if (pArrayDescriptor == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(cb_record_data(pArrayDescriptor), hArray);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(pArrayDescriptor));
    else
        result = cb_fail(s, &f_cuArrayGetDescriptor, status, args, NULL);
done:
    Py_XDECREF(pArrayDescriptor);
    return result;
}

// CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,
//     CUarray array)
static const cb_function f_cuArrayGetSparseProperties = {.name = "cuArrayGetSparseProperties",
    .params = (const char *const[]){"array", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuArrayGetSparseProperties)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuArrayGetSparseProperties, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *sparseProperties = NULL;
    CUarray array;
    if (cb_as_handle(m, T_CUarray, args[0], &array) < 0)
        goto done;
    fn_cuArrayGetSparseProperties *call = cb_symbol_address(&symbols[S_cuArrayGetSparseProperties]);
    if (call == NULL)
        goto done;
    sparseProperties = cb_record_new(m, T_CUDA_ARRAY_SPARSE_PROPERTIES);
    if (sparseProperties == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(cb_record_data(sparseProperties), array);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(sparseProperties));
    else
        result = cb_fail(s, &f_cuArrayGetSparseProperties, status, args, NULL);
done:
    Py_XDECREF(sparseProperties);
    return result;
}

// CUresult cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,
//     CUmipmappedArray mipmap)
static const cb_function f_cuMipmappedArrayGetSparseProperties = {
    .name = "cuMipmappedArrayGetSparseProperties", .params = (const char *const[]){"mipmap", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cuMipmappedArrayGetSparseProperties)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuMipmappedArrayGetSparseProperties, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *sparseProperties = NULL;
    CUmipmappedArray mipmap;
    if (cb_as_handle(m, T_CUmipmappedArray, args[0], &mipmap) < 0)
        goto done;
    fn_cuMipmappedArrayGetSparseProperties *call =
        cb_symbol_address(&symbols[S_cuMipmappedArrayGetSparseProperties]);
    if (call == NULL)
        goto done;
    sparseProperties = cb_record_new(m, T_CUDA_ARRAY_SPARSE_PROPERTIES);
    if (sparseProperties == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(cb_record_data(sparseProperties), mipmap);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(sparseProperties));
    else
        result = cb_fail(s, &f_cuMipmappedArrayGetSparseProperties, status, args, NULL);
done:
    Py_XDECREF(sparseProperties);
    return result;
}

// CUresult cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements,
//     CUarray array, CUdevice device)
static const cb_function f_cuArrayGetMemoryRequirements = {.name = "cuArrayGetMemoryRequirements",
    .params = (const char *const[]){"array", "device", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuArrayGetMemoryRequirements)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuArrayGetMemoryRequirements, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *memoryRequirements = NULL;
    CUarray array;
    CUdevice device;
    if (cb_as_handle(m, T_CUarray, args[0], &array) < 0
        || cb_as_scalar(m, T_CUdevice, args[1], &device, sizeof device) < 0)
        goto done;
    fn_cuArrayGetMemoryRequirements *call =
        cb_symbol_address(&symbols[S_cuArrayGetMemoryRequirements]);
    if (call == NULL)
        goto done;
    memoryRequirements = cb_record_new(m, T_CUDA_ARRAY_MEMORY_REQUIREMENTS);
    if (memoryRequirements == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(cb_record_data(memoryRequirements), array, device);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(memoryRequirements));
    else
        result = cb_fail(s, &f_cuArrayGetMemoryRequirements, status, args, NULL);
done:
    Py_XDECREF(memoryRequirements);
    return result;
}

// CUresult cuMipmappedArrayGetMemoryRequirements(
//     CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUmipmappedArray mipmap, CUdevice device)
static const cb_function f_cuMipmappedArrayGetMemoryRequirements = {
    .name = "cuMipmappedArrayGetMemoryRequirements",
    .params = (const char *const[]){"mipmap", "device", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuMipmappedArrayGetMemoryRequirements)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuMipmappedArrayGetMemoryRequirements, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *memoryRequirements = NULL;
    CUmipmappedArray mipmap;
    CUdevice device;
    if (cb_as_handle(m, T_CUmipmappedArray, args[0], &mipmap) < 0
        || cb_as_scalar(m, T_CUdevice, args[1], &device, sizeof device) < 0)
        goto done;
    fn_cuMipmappedArrayGetMemoryRequirements *call =
        cb_symbol_address(&symbols[S_cuMipmappedArrayGetMemoryRequirements]);
    if (call == NULL)
        goto done;
    memoryRequirements = cb_record_new(m, T_CUDA_ARRAY_MEMORY_REQUIREMENTS);
    if (memoryRequirements == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(cb_record_data(memoryRequirements), mipmap, device);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(memoryRequirements));
    else
        result = cb_fail(s, &f_cuMipmappedArrayGetMemoryRequirements, status, args, NULL);
done:
    Py_XDECREF(memoryRequirements);
    return result;
}

// CUresult cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx)
static const cb_function f_cuArrayGetPlane = {.name = "cuArrayGetPlane",
    .params = (const char *const[]){"hArray", "planeIdx", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuArrayGetPlane)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuArrayGetPlane, &args, nargs, kwnames, slots))
        return NULL;
    CUarray pPlaneArray = NULL;
    CUarray hArray;
    uint32_t planeIdx;
    if (cb_as_handle(m, T_CUarray, args[0], &hArray) < 0
        || cb_as_uint32(args[1], "unsigned int", &planeIdx) < 0)
        return NULL;
    fn_cuArrayGetPlane *call = cb_symbol_address(&symbols[S_cuArrayGetPlane]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pPlaneArray, hArray, planeIdx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuArrayGetPlane, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUarray, &pPlaneArray));
}

// CUresult cuArrayDestroy(CUarray hArray)
static const cb_function f_cuArrayDestroy = {.name = "cuArrayDestroy",
    .params = (const char *const[]){"hArray", NULL}, .param_count = 1};

CB_WRAPPER(cuArrayDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuArrayDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUarray hArray;
    if (cb_as_handle(m, T_CUarray, args[0], &hArray) < 0)
        return NULL;
    fn_cuArrayDestroy *call = cb_symbol_address(&symbols[S_cuArrayDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hArray);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuArrayDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray)
static const cb_function f_cuArray3DCreate = {.name = "cuArray3DCreate",
    .params = (const char *const[]){"pAllocateArray", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuArray3DCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuArray3DCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUarray pHandle = NULL;
    const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray;
    if (cb_as_record(m, T_CUDA_ARRAY3D_DESCRIPTOR, args[0], "pAllocateArray", &pAllocateArray) < 0)
        return NULL;
    fn_cuArray3DCreate *call = cb_symbol_address(&symbols[S_cuArray3DCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pHandle, pAllocateArray);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuArray3DCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUarray, &pHandle));
}

// CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArray)
static const cb_function f_cuArray3DGetDescriptor = {.name = "cuArray3DGetDescriptor",
    .params = (const char *const[]){"hArray", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuArray3DGetDescriptor)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuArray3DGetDescriptor, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *pArrayDescriptor = NULL;
    CUarray hArray;
    if (cb_as_handle(m, T_CUarray, args[0], &hArray) < 0)
        goto done;
    fn_cuArray3DGetDescriptor *call = cb_symbol_address(&symbols[S_cuArray3DGetDescriptor]);
    if (call == NULL)
        goto done;
    pArrayDescriptor = cb_record_new(m, T_CUDA_ARRAY3D_DESCRIPTOR);
    if (pArrayDescriptor == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(cb_record_data(pArrayDescriptor), hArray);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(pArrayDescriptor));
    else
        result = cb_fail(s, &f_cuArray3DGetDescriptor, status, args, NULL);
done:
    Py_XDECREF(pArrayDescriptor);
    return result;
}

// CUresult cuMipmappedArrayCreate(CUmipmappedArray *pHandle,
//     const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels)
static const cb_function f_cuMipmappedArrayCreate = {.name = "cuMipmappedArrayCreate",
    .params = (const char *const[]){"pMipmappedArrayDesc", "numMipmapLevels", NULL},
    .param_count = 2, .result_count = 1};

CB_WRAPPER(cuMipmappedArrayCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMipmappedArrayCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUmipmappedArray pHandle = NULL;
    const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc;
    uint32_t numMipmapLevels;
    if (cb_as_record(m, T_CUDA_ARRAY3D_DESCRIPTOR, args[0], "pMipmappedArrayDesc",
            &pMipmappedArrayDesc) < 0
        || cb_as_uint32(args[1], "unsigned int", &numMipmapLevels) < 0)
        return NULL;
    fn_cuMipmappedArrayCreate *call = cb_symbol_address(&symbols[S_cuMipmappedArrayCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pHandle, pMipmappedArrayDesc, numMipmapLevels);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMipmappedArrayCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmipmappedArray, &pHandle));
}

// CUresult cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray,
//     unsigned int level)
static const cb_function f_cuMipmappedArrayGetLevel = {.name = "cuMipmappedArrayGetLevel",
    .params = (const char *const[]){"hMipmappedArray", "level", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuMipmappedArrayGetLevel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMipmappedArrayGetLevel, &args, nargs, kwnames, slots))
        return NULL;
    CUarray pLevelArray = NULL;
    CUmipmappedArray hMipmappedArray;
    uint32_t level;
    if (cb_as_handle(m, T_CUmipmappedArray, args[0], &hMipmappedArray) < 0
        || cb_as_uint32(args[1], "unsigned int", &level) < 0)
        return NULL;
    fn_cuMipmappedArrayGetLevel *call = cb_symbol_address(&symbols[S_cuMipmappedArrayGetLevel]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pLevelArray, hMipmappedArray, level);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMipmappedArrayGetLevel, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUarray, &pLevelArray));
}

// CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)
static const cb_function f_cuMipmappedArrayDestroy = {.name = "cuMipmappedArrayDestroy",
    .params = (const char *const[]){"hMipmappedArray", NULL}, .param_count = 1};

CB_WRAPPER(cuMipmappedArrayDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMipmappedArrayDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUmipmappedArray hMipmappedArray;
    if (cb_as_handle(m, T_CUmipmappedArray, args[0], &hMipmappedArray) < 0)
        return NULL;
    fn_cuMipmappedArrayDestroy *call = cb_symbol_address(&symbols[S_cuMipmappedArrayDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hMipmappedArray);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMipmappedArrayDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags)
static const cb_function f_cuTexRefSetArray = {.name = "cuTexRefSetArray",
    .params = (const char *const[]){"hTexRef", "hArray", "Flags", NULL}, .param_count = 3};

CB_WRAPPER(cuTexRefSetArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuTexRefSetArray, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    CUarray hArray;
    uint32_t Flags;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0
        || cb_as_handle(m, T_CUarray, args[1], &hArray) < 0
        || cb_as_uint32(args[2], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuTexRefSetArray *call = cb_symbol_address(&symbols[S_cuTexRefSetArray]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hTexRef, hArray, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetArray, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray,
//     unsigned int Flags)
static const cb_function f_cuTexRefSetMipmappedArray = {.name = "cuTexRefSetMipmappedArray",
    .params = (const char *const[]){"hTexRef", "hMipmappedArray", "Flags", NULL}, .param_count = 3};

CB_WRAPPER(cuTexRefSetMipmappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuTexRefSetMipmappedArray, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    CUmipmappedArray hMipmappedArray;
    uint32_t Flags;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0
        || cb_as_handle(m, T_CUmipmappedArray, args[1], &hMipmappedArray) < 0
        || cb_as_uint32(args[2], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuTexRefSetMipmappedArray *call = cb_symbol_address(&symbols[S_cuTexRefSetMipmappedArray]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hTexRef, hMipmappedArray, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetMipmappedArray, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr,
//     size_t bytes)
static const cb_function f_cuTexRefSetAddress = {.name = "cuTexRefSetAddress",
    .params = (const char *const[]){"hTexRef", "dptr", "numbytes", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cuTexRefSetAddress)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuTexRefSetAddress, &args, nargs, kwnames, slots))
        return NULL;
    size_t ByteOffset = 0;
    CUtexref hTexRef;
    CUdeviceptr dptr;
    uint64_t bytes;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[1], &dptr, sizeof dptr) < 0
        || cb_as_uint64(args[2], "size_t", &bytes) < 0)
        return NULL;
    fn_cuTexRefSetAddress *call = cb_symbol_address(&symbols[S_cuTexRefSetAddress]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&ByteOffset, hTexRef, dptr, bytes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetAddress, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(ByteOffset));
}

// CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc,
//     CUdeviceptr dptr, size_t Pitch)
static const cb_function f_cuTexRefSetAddress2D = {.name = "cuTexRefSetAddress2D",
    .params = (const char *const[]){"hTexRef", "desc", "dptr", "Pitch", NULL}, .param_count = 4};

CB_WRAPPER(cuTexRefSetAddress2D)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuTexRefSetAddress2D, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    const CUDA_ARRAY_DESCRIPTOR *desc;
    CUdeviceptr dptr;
    uint64_t Pitch;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0
        || cb_as_record(m, T_CUDA_ARRAY_DESCRIPTOR, args[1], "desc", &desc) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[2], &dptr, sizeof dptr) < 0
        || cb_as_uint64(args[3], "size_t", &Pitch) < 0)
        return NULL;
    fn_cuTexRefSetAddress2D *call = cb_symbol_address(&symbols[S_cuTexRefSetAddress2D]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hTexRef, desc, dptr, Pitch);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetAddress2D, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents)
static const cb_function f_cuTexRefSetFormat = {.name = "cuTexRefSetFormat",
    .params = (const char *const[]){"hTexRef", "fmt", "NumPackedComponents", NULL},
    .param_count = 3};

CB_WRAPPER(cuTexRefSetFormat)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuTexRefSetFormat, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    int32_t fmt, NumPackedComponents;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0
        || cb_as_enum(m, T_CUarray_format, args[1], "fmt", &fmt) < 0
        || cb_as_int32(args[2], "int", &NumPackedComponents) < 0)
        return NULL;
    fn_cuTexRefSetFormat *call = cb_symbol_address(&symbols[S_cuTexRefSetFormat]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hTexRef, (CUarray_format)fmt, NumPackedComponents);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetFormat, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)
static const cb_function f_cuTexRefSetAddressMode = {.name = "cuTexRefSetAddressMode",
    .params = (const char *const[]){"hTexRef", "dim", "am", NULL}, .param_count = 3};

CB_WRAPPER(cuTexRefSetAddressMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuTexRefSetAddressMode, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    int32_t dim, am;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0
        || cb_as_int32(args[1], "int", &dim) < 0
        || cb_as_enum(m, T_CUaddress_mode, args[2], "am", &am) < 0)
        return NULL;
    fn_cuTexRefSetAddressMode *call = cb_symbol_address(&symbols[S_cuTexRefSetAddressMode]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hTexRef, dim, (CUaddress_mode)am);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetAddressMode, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)
static const cb_function f_cuTexRefSetFilterMode = {.name = "cuTexRefSetFilterMode",
    .params = (const char *const[]){"hTexRef", "fm", NULL}, .param_count = 2};

CB_WRAPPER(cuTexRefSetFilterMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTexRefSetFilterMode, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    int32_t fm;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0
        || cb_as_enum(m, T_CUfilter_mode, args[1], "fm", &fm) < 0)
        return NULL;
    fn_cuTexRefSetFilterMode *call = cb_symbol_address(&symbols[S_cuTexRefSetFilterMode]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hTexRef, (CUfilter_mode)fm);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetFilterMode, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)
static const cb_function f_cuTexRefSetMipmapFilterMode = {.name = "cuTexRefSetMipmapFilterMode",
    .params = (const char *const[]){"hTexRef", "fm", NULL}, .param_count = 2};

CB_WRAPPER(cuTexRefSetMipmapFilterMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTexRefSetMipmapFilterMode, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    int32_t fm;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0
        || cb_as_enum(m, T_CUfilter_mode, args[1], "fm", &fm) < 0)
        return NULL;
    fn_cuTexRefSetMipmapFilterMode *call =
        cb_symbol_address(&symbols[S_cuTexRefSetMipmapFilterMode]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hTexRef, (CUfilter_mode)fm);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetMipmapFilterMode, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)
static const cb_function f_cuTexRefSetMipmapLevelBias = {.name = "cuTexRefSetMipmapLevelBias",
    .params = (const char *const[]){"hTexRef", "bias", NULL}, .param_count = 2};

CB_WRAPPER(cuTexRefSetMipmapLevelBias)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTexRefSetMipmapLevelBias, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    float bias;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0
        || cb_as_float(args[1], &bias) < 0)
        return NULL;
    fn_cuTexRefSetMipmapLevelBias *call = cb_symbol_address(&symbols[S_cuTexRefSetMipmapLevelBias]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hTexRef, bias);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetMipmapLevelBias, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp,
//     float maxMipmapLevelClamp)
static const cb_function f_cuTexRefSetMipmapLevelClamp = {.name = "cuTexRefSetMipmapLevelClamp",
    .params = (const char *const[]){"hTexRef", "minMipmapLevelClamp", "maxMipmapLevelClamp", NULL},
    .param_count = 3};

CB_WRAPPER(cuTexRefSetMipmapLevelClamp)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuTexRefSetMipmapLevelClamp, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    float minMipmapLevelClamp, maxMipmapLevelClamp;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0
        || cb_as_float(args[1], &minMipmapLevelClamp) < 0
        || cb_as_float(args[2], &maxMipmapLevelClamp) < 0)
        return NULL;
    fn_cuTexRefSetMipmapLevelClamp *call =
        cb_symbol_address(&symbols[S_cuTexRefSetMipmapLevelClamp]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetMipmapLevelClamp, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso)
static const cb_function f_cuTexRefSetMaxAnisotropy = {.name = "cuTexRefSetMaxAnisotropy",
    .params = (const char *const[]){"hTexRef", "maxAniso", NULL}, .param_count = 2};

CB_WRAPPER(cuTexRefSetMaxAnisotropy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTexRefSetMaxAnisotropy, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    uint32_t maxAniso;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0
        || cb_as_uint32(args[1], "unsigned int", &maxAniso) < 0)
        return NULL;
    fn_cuTexRefSetMaxAnisotropy *call = cb_symbol_address(&symbols[S_cuTexRefSetMaxAnisotropy]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hTexRef, maxAniso);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetMaxAnisotropy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor)
static const cb_function f_cuTexRefSetBorderColor = {.name = "cuTexRefSetBorderColor",
    .params = (const char *const[]){"hTexRef", "pBorderColor", NULL}, .param_count = 2};

CB_WRAPPER(cuTexRefSetBorderColor)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuTexRefSetBorderColor, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    cb_array pBorderColor;
    cb_array_init(&pBorderColor);
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0
        || cb_array_floats(args[1], "pBorderColor", sizeof(float), &pBorderColor) < 0
        || cb_array_check(&pBorderColor, 4) < 0)
        goto done;
    fn_cuTexRefSetBorderColor *call = cb_symbol_address(&symbols[S_cuTexRefSetBorderColor]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hTexRef, pBorderColor.data);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuTexRefSetBorderColor, status, args, NULL);
done:
    cb_array_done(&pBorderColor);
    return result;
}

// CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags)
static const cb_function f_cuTexRefSetFlags = {.name = "cuTexRefSetFlags",
    .params = (const char *const[]){"hTexRef", "Flags", NULL}, .param_count = 2};

CB_WRAPPER(cuTexRefSetFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTexRefSetFlags, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    uint32_t Flags;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0
        || cb_as_uint32(args[1], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuTexRefSetFlags *call = cb_symbol_address(&symbols[S_cuTexRefSetFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hTexRef, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetFlags, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)
static const cb_function f_cuTexRefGetAddress = {.name = "cuTexRefGetAddress",
    .params = (const char *const[]){"hTexRef", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetAddress)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetAddress, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr pdptr = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetAddress *call = cb_symbol_address(&symbols[S_cuTexRefGetAddress]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pdptr, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetAddress, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &pdptr));
}

// CUresult cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)
static const cb_function f_cuTexRefGetArray = {.name = "cuTexRefGetArray",
    .params = (const char *const[]){"hTexRef", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetArray, &args, nargs, kwnames, slots))
        return NULL;
    CUarray phArray = NULL;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetArray *call = cb_symbol_address(&symbols[S_cuTexRefGetArray]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&phArray, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUarray, &phArray));
}

// CUresult cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)
static const cb_function f_cuTexRefGetMipmappedArray = {.name = "cuTexRefGetMipmappedArray",
    .params = (const char *const[]){"hTexRef", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetMipmappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetMipmappedArray, &args, nargs, kwnames, slots))
        return NULL;
    CUmipmappedArray phMipmappedArray = NULL;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetMipmappedArray *call = cb_symbol_address(&symbols[S_cuTexRefGetMipmappedArray]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&phMipmappedArray, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetMipmappedArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmipmappedArray, &phMipmappedArray));
}

// CUresult cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)
static const cb_function f_cuTexRefGetAddressMode = {.name = "cuTexRefGetAddressMode",
    .params = (const char *const[]){"hTexRef", "dim", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuTexRefGetAddressMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTexRefGetAddressMode, &args, nargs, kwnames, slots))
        return NULL;
    CUaddress_mode pam = 0;
    CUtexref hTexRef;
    int32_t dim;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0
        || cb_as_int32(args[1], "int", &dim) < 0)
        return NULL;
    fn_cuTexRefGetAddressMode *call = cb_symbol_address(&symbols[S_cuTexRefGetAddressMode]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pam, hTexRef, dim);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetAddressMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUaddress_mode, pam));
}

// CUresult cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
static const cb_function f_cuTexRefGetFilterMode = {.name = "cuTexRefGetFilterMode",
    .params = (const char *const[]){"hTexRef", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetFilterMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetFilterMode, &args, nargs, kwnames, slots))
        return NULL;
    CUfilter_mode pfm = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetFilterMode *call = cb_symbol_address(&symbols[S_cuTexRefGetFilterMode]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pfm, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetFilterMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUfilter_mode, pfm));
}

// CUresult cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)
static const cb_function f_cuTexRefGetFormat = {.name = "cuTexRefGetFormat",
    .params = (const char *const[]){"hTexRef", NULL}, .param_count = 1, .result_count = 2};

CB_WRAPPER(cuTexRefGetFormat)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetFormat, &args, nargs, kwnames, slots))
        return NULL;
    CUarray_format pFormat = 0;
    int pNumChannels = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetFormat *call = cb_symbol_address(&symbols[S_cuTexRefGetFormat]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pFormat, &pNumChannels, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetFormat, status, args, NULL);
    PyObject *values[] = {
        cb_enum_member(m, T_CUarray_format, pFormat),
        PyLong_FromLong(pNumChannels)
    };
    return cb_return_many(s, &f_cuTexRefGetFormat, values);
}

// CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
static const cb_function f_cuTexRefGetMipmapFilterMode = {.name = "cuTexRefGetMipmapFilterMode",
    .params = (const char *const[]){"hTexRef", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetMipmapFilterMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetMipmapFilterMode, &args, nargs, kwnames, slots))
        return NULL;
    CUfilter_mode pfm = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetMipmapFilterMode *call =
        cb_symbol_address(&symbols[S_cuTexRefGetMipmapFilterMode]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pfm, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetMipmapFilterMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUfilter_mode, pfm));
}

// CUresult cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)
static const cb_function f_cuTexRefGetMipmapLevelBias = {.name = "cuTexRefGetMipmapLevelBias",
    .params = (const char *const[]){"hTexRef", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetMipmapLevelBias)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetMipmapLevelBias, &args, nargs, kwnames, slots))
        return NULL;
    float pbias = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetMipmapLevelBias *call = cb_symbol_address(&symbols[S_cuTexRefGetMipmapLevelBias]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pbias, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetMipmapLevelBias, status, args, NULL);
    return cb_return1(s, PyFloat_FromDouble(pbias));
}

// CUresult cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp,
//     CUtexref hTexRef)
static const cb_function f_cuTexRefGetMipmapLevelClamp = {.name = "cuTexRefGetMipmapLevelClamp",
    .params = (const char *const[]){"hTexRef", NULL}, .param_count = 1, .result_count = 2};

CB_WRAPPER(cuTexRefGetMipmapLevelClamp)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetMipmapLevelClamp, &args, nargs, kwnames, slots))
        return NULL;
    float pminMipmapLevelClamp = 0, pmaxMipmapLevelClamp = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetMipmapLevelClamp *call =
        cb_symbol_address(&symbols[S_cuTexRefGetMipmapLevelClamp]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pminMipmapLevelClamp, &pmaxMipmapLevelClamp, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetMipmapLevelClamp, status, args, NULL);
    PyObject *values[] = {
        PyFloat_FromDouble(pminMipmapLevelClamp),
        PyFloat_FromDouble(pmaxMipmapLevelClamp)
    };
    return cb_return_many(s, &f_cuTexRefGetMipmapLevelClamp, values);
}

// CUresult cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)
static const cb_function f_cuTexRefGetMaxAnisotropy = {.name = "cuTexRefGetMaxAnisotropy",
    .params = (const char *const[]){"hTexRef", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetMaxAnisotropy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetMaxAnisotropy, &args, nargs, kwnames, slots))
        return NULL;
    int pmaxAniso = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetMaxAnisotropy *call = cb_symbol_address(&symbols[S_cuTexRefGetMaxAnisotropy]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pmaxAniso, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetMaxAnisotropy, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(pmaxAniso));
}

// CUresult cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)
static const cb_function f_cuTexRefGetBorderColor = {.name = "cuTexRefGetBorderColor",
    .params = (const char *const[]){"hTexRef", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetBorderColor)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuTexRefGetBorderColor, &args, nargs, kwnames, slots))
        return NULL;
    cb_array pBorderColor;
    size_t pBorderColor_count = 0;
    CUtexref hTexRef;
    cb_array_init(&pBorderColor);
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        goto done;
    fn_cuTexRefGetBorderColor *call = cb_symbol_address(&symbols[S_cuTexRefGetBorderColor]);
    if (call == NULL)
        goto done;
    pBorderColor_count = (size_t)4;
    if (cb_array_reserve(&pBorderColor, pBorderColor_count, sizeof(float)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(pBorderColor.data, hTexRef);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_float_list(pBorderColor.data, pBorderColor_count, sizeof(float)));
    else
        result = cb_fail(s, &f_cuTexRefGetBorderColor, status, args, NULL);
done:
    cb_array_done(&pBorderColor);
    return result;
}

// CUresult cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef)
static const cb_function f_cuTexRefGetFlags = {.name = "cuTexRefGetFlags",
    .params = (const char *const[]){"hTexRef", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetFlags, &args, nargs, kwnames, slots))
        return NULL;
    unsigned int pFlags = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetFlags *call = cb_symbol_address(&symbols[S_cuTexRefGetFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pFlags, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetFlags, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(pFlags));
}

// CUresult cuTexRefCreate(CUtexref *pTexRef)
static const cb_function f_cuTexRefCreate = {.name = "cuTexRefCreate",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(cuTexRefCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref pTexRef = NULL;
    fn_cuTexRefCreate *call = cb_symbol_address(&symbols[S_cuTexRefCreate]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUtexref, &pTexRef));
}

// CUresult cuTexRefDestroy(CUtexref hTexRef)
static const cb_function f_cuTexRefDestroy = {.name = "cuTexRefDestroy",
    .params = (const char *const[]){"hTexRef", NULL}, .param_count = 1};

CB_WRAPPER(cuTexRefDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefDestroy *call = cb_symbol_address(&symbols[S_cuTexRefDestroy]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags)
static const cb_function f_cuSurfRefSetArray = {.name = "cuSurfRefSetArray",
    .params = (const char *const[]){"hSurfRef", "hArray", "Flags", NULL}, .param_count = 3};

CB_WRAPPER(cuSurfRefSetArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuSurfRefSetArray, &args, nargs, kwnames, slots))
        return NULL;
    CUsurfref hSurfRef;
    CUarray hArray;
    uint32_t Flags;
    if (cb_as_handle(m, T_CUsurfref, args[0], &hSurfRef) < 0
        || cb_as_handle(m, T_CUarray, args[1], &hArray) < 0
        || cb_as_uint32(args[2], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuSurfRefSetArray *call = cb_symbol_address(&symbols[S_cuSurfRefSetArray]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hSurfRef, hArray, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuSurfRefSetArray, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)
static const cb_function f_cuSurfRefGetArray = {.name = "cuSurfRefGetArray",
    .params = (const char *const[]){"hSurfRef", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuSurfRefGetArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuSurfRefGetArray, &args, nargs, kwnames, slots))
        return NULL;
    CUarray phArray = NULL;
    CUsurfref hSurfRef;
    if (cb_as_handle(m, T_CUsurfref, args[0], &hSurfRef) < 0)
        return NULL;
    fn_cuSurfRefGetArray *call = cb_symbol_address(&symbols[S_cuSurfRefGetArray]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&phArray, hSurfRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuSurfRefGetArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUarray, &phArray));
}

// CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc,
//     const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc)
static const cb_function f_cuTexObjectCreate = {.name = "cuTexObjectCreate",
    .params = (const char *const[]){"pResDesc", "pTexDesc", "pResViewDesc", NULL},
    .param_count = 3, .result_count = 1, .optional_mask = 0x4};

CB_WRAPPER(cuTexObjectCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuTexObjectCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUtexObject pTexObject = 0;
    const CUDA_RESOURCE_DESC *pResDesc;
    const CUDA_TEXTURE_DESC *pTexDesc;
    const CUDA_RESOURCE_VIEW_DESC *pResViewDesc;
    if (cb_as_record(m, T_CUDA_RESOURCE_DESC, args[0], "pResDesc", &pResDesc) < 0
        || cb_as_record(m, T_CUDA_TEXTURE_DESC, args[1], "pTexDesc", &pTexDesc) < 0
        || cb_as_record(m, T_CUDA_RESOURCE_VIEW_DESC, args[2], "pResViewDesc", &pResViewDesc) < 0)
        return NULL;
    fn_cuTexObjectCreate *call = cb_symbol_address(&symbols[S_cuTexObjectCreate]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pTexObject, pResDesc, pTexDesc, pResViewDesc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexObjectCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUtexObject, &pTexObject));
}

// CUresult cuTexObjectDestroy(CUtexObject texObject)
static const cb_function f_cuTexObjectDestroy = {.name = "cuTexObjectDestroy",
    .params = (const char *const[]){"texObject", NULL}, .param_count = 1};

CB_WRAPPER(cuTexObjectDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexObjectDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUtexObject texObject;
    if (cb_as_scalar(m, T_CUtexObject, args[0], &texObject, sizeof texObject) < 0)
        return NULL;
    fn_cuTexObjectDestroy *call = cb_symbol_address(&symbols[S_cuTexObjectDestroy]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexObjectDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject)
static const cb_function f_cuTexObjectGetResourceDesc = {.name = "cuTexObjectGetResourceDesc",
    .params = (const char *const[]){"texObject", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexObjectGetResourceDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuTexObjectGetResourceDesc, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *pResDesc = NULL;
    CUtexObject texObject;
    if (cb_as_scalar(m, T_CUtexObject, args[0], &texObject, sizeof texObject) < 0)
        goto done;
    fn_cuTexObjectGetResourceDesc *call = cb_symbol_address(&symbols[S_cuTexObjectGetResourceDesc]);
    if (call == NULL)
        goto done;
    pResDesc = cb_record_new(m, T_CUDA_RESOURCE_DESC);
    if (pResDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(cb_record_data(pResDesc), texObject);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(pResDesc));
    else
        result = cb_fail(s, &f_cuTexObjectGetResourceDesc, status, args, NULL);
done:
    Py_XDECREF(pResDesc);
    return result;
}

// CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject)
static const cb_function f_cuTexObjectGetTextureDesc = {.name = "cuTexObjectGetTextureDesc",
    .params = (const char *const[]){"texObject", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexObjectGetTextureDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuTexObjectGetTextureDesc, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *pTexDesc = NULL;
    CUtexObject texObject;
    if (cb_as_scalar(m, T_CUtexObject, args[0], &texObject, sizeof texObject) < 0)
        goto done;
    fn_cuTexObjectGetTextureDesc *call = cb_symbol_address(&symbols[S_cuTexObjectGetTextureDesc]);
    if (call == NULL)
        goto done;
    pTexDesc = cb_record_new(m, T_CUDA_TEXTURE_DESC);
    if (pTexDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(cb_record_data(pTexDesc), texObject);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(pTexDesc));
    else
        result = cb_fail(s, &f_cuTexObjectGetTextureDesc, status, args, NULL);
done:
    Py_XDECREF(pTexDesc);
    return result;
}

// CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc,
//     CUtexObject texObject)
static const cb_function f_cuTexObjectGetResourceViewDesc = {
    .name = "cuTexObjectGetResourceViewDesc", .params = (const char *const[]){"texObject", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexObjectGetResourceViewDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuTexObjectGetResourceViewDesc, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *pResViewDesc = NULL;
    CUtexObject texObject;
    if (cb_as_scalar(m, T_CUtexObject, args[0], &texObject, sizeof texObject) < 0)
        goto done;
    fn_cuTexObjectGetResourceViewDesc *call =
        cb_symbol_address(&symbols[S_cuTexObjectGetResourceViewDesc]);
    if (call == NULL)
        goto done;
    pResViewDesc = cb_record_new(m, T_CUDA_RESOURCE_VIEW_DESC);
    if (pResViewDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(cb_record_data(pResViewDesc), texObject);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(pResViewDesc));
    else
        result = cb_fail(s, &f_cuTexObjectGetResourceViewDesc, status, args, NULL);
done:
    Py_XDECREF(pResViewDesc);
    return result;
}

// CUresult cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC *pResDesc)
static const cb_function f_cuSurfObjectCreate = {.name = "cuSurfObjectCreate",
    .params = (const char *const[]){"pResDesc", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuSurfObjectCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuSurfObjectCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUsurfObject pSurfObject = 0;
    const CUDA_RESOURCE_DESC *pResDesc;
    if (cb_as_record(m, T_CUDA_RESOURCE_DESC, args[0], "pResDesc", &pResDesc) < 0)
        return NULL;
    fn_cuSurfObjectCreate *call = cb_symbol_address(&symbols[S_cuSurfObjectCreate]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pSurfObject, pResDesc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuSurfObjectCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUsurfObject, &pSurfObject));
}

// CUresult cuSurfObjectDestroy(CUsurfObject surfObject)
static const cb_function f_cuSurfObjectDestroy = {.name = "cuSurfObjectDestroy",
    .params = (const char *const[]){"surfObject", NULL}, .param_count = 1};

CB_WRAPPER(cuSurfObjectDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuSurfObjectDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUsurfObject surfObject;
    if (cb_as_scalar(m, T_CUsurfObject, args[0], &surfObject, sizeof surfObject) < 0)
        return NULL;
    fn_cuSurfObjectDestroy *call = cb_symbol_address(&symbols[S_cuSurfObjectDestroy]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(surfObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuSurfObjectDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUsurfObject surfObject)
static const cb_function f_cuSurfObjectGetResourceDesc = {.name = "cuSurfObjectGetResourceDesc",
    .params = (const char *const[]){"surfObject", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuSurfObjectGetResourceDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuSurfObjectGetResourceDesc, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *pResDesc = NULL;
    CUsurfObject surfObject;
    if (cb_as_scalar(m, T_CUsurfObject, args[0], &surfObject, sizeof surfObject) < 0)
        goto done;
    fn_cuSurfObjectGetResourceDesc *call =
        cb_symbol_address(&symbols[S_cuSurfObjectGetResourceDesc]);
    if (call == NULL)
        goto done;
    pResDesc = cb_record_new(m, T_CUDA_RESOURCE_DESC);
    if (pResDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(cb_record_data(pResDesc), surfObject);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(pResDesc));
    else
        result = cb_fail(s, &f_cuSurfObjectGetResourceDesc, status, args, NULL);
done:
    Py_XDECREF(pResDesc);
    return result;
}

// CUresult cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
//     cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim,
//     const cuuint64_t *globalStrides, const cuuint32_t *boxDim, const cuuint32_t *elementStrides,
//     CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
//     CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)
static const cb_function f_cuTensorMapEncodeTiled = {.name = "cuTensorMapEncodeTiled",
    .params = (const char *const[]){"tensorDataType", "tensorRank", "globalAddress", "globalDim",
        "globalStrides", "boxDim", "elementStrides", "interleave", "swizzle", "l2Promotion",
        "oobFill", NULL},
    .param_count = 11, .result_count = 1};

CB_WRAPPER(cuTensorMapEncodeTiled)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cuTensorMapEncodeTiled, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *tensorMap = NULL;
    int32_t tensorDataType, interleave, swizzle, l2Promotion, oobFill;
    cuuint32_t tensorRank;
    cb_address globalAddress;
    cb_array globalDim, globalStrides, boxDim, elementStrides;
    cb_array_init(&globalDim);
    cb_array_init(&globalStrides);
    cb_array_init(&boxDim);
    cb_array_init(&elementStrides);
    globalAddress.held = false;
    if (cb_as_enum(m, T_CUtensorMapDataType, args[0], "tensorDataType", &tensorDataType) < 0
        || cb_as_scalar(m, T_cuuint32_t, args[1], &tensorRank, sizeof tensorRank) < 0
        || cb_as_address(m, args[2], &globalAddress) < 0
        || cb_array_exact_scalars(m, T_cuuint64_t, args[3], "globalDim", 5, &globalDim) < 0
        || cb_array_exact_scalars(m, T_cuuint64_t, args[4], "globalStrides", 5, &globalStrides) < 0
        || cb_array_exact_scalars(m, T_cuuint32_t, args[5], "boxDim", 5, &boxDim) < 0
        || cb_array_exact_scalars(m, T_cuuint32_t, args[6], "elementStrides", 5,
            &elementStrides) < 0
        || cb_as_enum(m, T_CUtensorMapInterleave, args[7], "interleave", &interleave) < 0
        || cb_as_enum(m, T_CUtensorMapSwizzle, args[8], "swizzle", &swizzle) < 0
        || cb_as_enum(m, T_CUtensorMapL2promotion, args[9], "l2Promotion", &l2Promotion) < 0
        || cb_as_enum(m, T_CUtensorMapFloatOOBfill, args[10], "oobFill", &oobFill) < 0)
        goto done;
    fn_cuTensorMapEncodeTiled *call = cb_symbol_address(&symbols[S_cuTensorMapEncodeTiled]);
    if (call == NULL)
        goto done;
    tensorMap = cb_record_new(m, T_CUtensorMap);
    if (tensorMap == NULL)
        goto done;
    CUresult status = call(cb_record_data(tensorMap), (CUtensorMapDataType)tensorDataType,
        tensorRank, globalAddress.value, globalDim.data, globalStrides.data, boxDim.data,
        elementStrides.data, (CUtensorMapInterleave)interleave, (CUtensorMapSwizzle)swizzle,
        (CUtensorMapL2promotion)l2Promotion, (CUtensorMapFloatOOBfill)oobFill);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(tensorMap));
    else
        result = cb_fail(s, &f_cuTensorMapEncodeTiled, status, args, NULL);
done:
    Py_XDECREF(tensorMap);
    cb_address_release(&globalAddress);
    cb_array_done(&globalDim);
    cb_array_done(&globalStrides);
    cb_array_done(&boxDim);
    cb_array_done(&elementStrides);
    return result;
}

// CUresult cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
//     cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim,
//     const cuuint64_t *globalStrides, const int *pixelBoxLowerCorner,
//     const int *pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn,
//     const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,
//     CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
//     CUtensorMapFloatOOBfill oobFill)
static const cb_function f_cuTensorMapEncodeIm2col = {.name = "cuTensorMapEncodeIm2col",
    .params = (const char *const[]){"tensorDataType", "tensorRank", "globalAddress", "globalDim",
        "globalStrides", "pixelBoxLowerCorner", "pixelBoxUpperCorner", "channelsPerPixel",
        "pixelsPerColumn", "elementStrides", "interleave", "swizzle", "l2Promotion", "oobFill",
        NULL},
    .param_count = 14, .result_count = 1};

CB_WRAPPER(cuTensorMapEncodeIm2col)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[14], *result = NULL;
    if (!cb_arguments(s, &f_cuTensorMapEncodeIm2col, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *tensorMap = NULL;
    int32_t tensorDataType, interleave, swizzle, l2Promotion, oobFill;
    cuuint32_t tensorRank, channelsPerPixel, pixelsPerColumn;
    cb_address globalAddress;
    cb_array globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, elementStrides;
    cb_array_init(&globalDim);
    cb_array_init(&globalStrides);
    cb_array_init(&pixelBoxLowerCorner);
    cb_array_init(&pixelBoxUpperCorner);
    cb_array_init(&elementStrides);
    globalAddress.held = false;
    if (cb_as_enum(m, T_CUtensorMapDataType, args[0], "tensorDataType", &tensorDataType) < 0
        || cb_as_scalar(m, T_cuuint32_t, args[1], &tensorRank, sizeof tensorRank) < 0
        || cb_as_address(m, args[2], &globalAddress) < 0
        || cb_array_exact_scalars(m, T_cuuint64_t, args[3], "globalDim", 5, &globalDim) < 0
        || cb_array_exact_scalars(m, T_cuuint64_t, args[4], "globalStrides", 5, &globalStrides) < 0
        || cb_array_ints(args[5], "pixelBoxLowerCorner", sizeof(int), true, "int",
            &pixelBoxLowerCorner) < 0
        || cb_array_ints(args[6], "pixelBoxUpperCorner", sizeof(int), true, "int",
            &pixelBoxUpperCorner) < 0
        || cb_as_scalar(m, T_cuuint32_t, args[7], &channelsPerPixel, sizeof channelsPerPixel) < 0
        || cb_as_scalar(m, T_cuuint32_t, args[8], &pixelsPerColumn, sizeof pixelsPerColumn) < 0
        || cb_array_exact_scalars(m, T_cuuint32_t, args[9], "elementStrides", 5,
            &elementStrides) < 0
        || cb_as_enum(m, T_CUtensorMapInterleave, args[10], "interleave", &interleave) < 0
        || cb_as_enum(m, T_CUtensorMapSwizzle, args[11], "swizzle", &swizzle) < 0
        || cb_as_enum(m, T_CUtensorMapL2promotion, args[12], "l2Promotion", &l2Promotion) < 0
        || cb_as_enum(m, T_CUtensorMapFloatOOBfill, args[13], "oobFill", &oobFill) < 0
        || (pixelBoxLowerCorner.data != NULL
            && cb_array_check(&pixelBoxLowerCorner,
                (size_t)(tensorRank > 2 ? tensorRank - 2 : 0)) < 0)
        || (pixelBoxUpperCorner.data != NULL
            && cb_array_check(&pixelBoxUpperCorner,
                (size_t)(tensorRank > 2 ? tensorRank - 2 : 0)) < 0))
        goto done;
    fn_cuTensorMapEncodeIm2col *call = cb_symbol_address(&symbols[S_cuTensorMapEncodeIm2col]);
    if (call == NULL)
        goto done;
    tensorMap = cb_record_new(m, T_CUtensorMap);
    if (tensorMap == NULL)
        goto done;
    CUresult status = call(cb_record_data(tensorMap), (CUtensorMapDataType)tensorDataType,
        tensorRank, globalAddress.value, globalDim.data, globalStrides.data,
        pixelBoxLowerCorner.data, pixelBoxUpperCorner.data, channelsPerPixel, pixelsPerColumn,
        elementStrides.data, (CUtensorMapInterleave)interleave, (CUtensorMapSwizzle)swizzle,
        (CUtensorMapL2promotion)l2Promotion, (CUtensorMapFloatOOBfill)oobFill);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(tensorMap));
    else
        result = cb_fail(s, &f_cuTensorMapEncodeIm2col, status, args, NULL);
done:
    Py_XDECREF(tensorMap);
    cb_address_release(&globalAddress);
    cb_array_done(&globalDim);
    cb_array_done(&globalStrides);
    cb_array_done(&pixelBoxLowerCorner);
    cb_array_done(&pixelBoxUpperCorner);
    cb_array_done(&elementStrides);
    return result;
}

// CUresult cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
//     cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim,
//     const cuuint64_t *globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth,
//     cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides,
//     CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode,
//     CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
//     CUtensorMapFloatOOBfill oobFill)
static const cb_function f_cuTensorMapEncodeIm2colWide = {.name = "cuTensorMapEncodeIm2colWide",
    .params = (const char *const[]){"tensorDataType", "tensorRank", "globalAddress", "globalDim",
        "globalStrides", "pixelBoxLowerCornerWidth", "pixelBoxUpperCornerWidth",
        "channelsPerPixel", "pixelsPerColumn", "elementStrides", "interleave", "mode", "swizzle",
        "l2Promotion", "oobFill", NULL},
    .param_count = 15, .result_count = 1};

CB_WRAPPER(cuTensorMapEncodeIm2colWide)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[15], *result = NULL;
    if (!cb_arguments(s, &f_cuTensorMapEncodeIm2colWide, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *tensorMap = NULL;
    int32_t tensorDataType, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, interleave, mode,
        swizzle, l2Promotion, oobFill;
    cuuint32_t tensorRank, channelsPerPixel, pixelsPerColumn;
    cb_address globalAddress;
    cb_array globalDim, globalStrides, elementStrides;
    cb_array_init(&globalDim);
    cb_array_init(&globalStrides);
    cb_array_init(&elementStrides);
    globalAddress.held = false;
    if (cb_as_enum(m, T_CUtensorMapDataType, args[0], "tensorDataType", &tensorDataType) < 0
        || cb_as_scalar(m, T_cuuint32_t, args[1], &tensorRank, sizeof tensorRank) < 0
        || cb_as_address(m, args[2], &globalAddress) < 0
        || cb_array_exact_scalars(m, T_cuuint64_t, args[3], "globalDim", 5, &globalDim) < 0
        || cb_array_exact_scalars(m, T_cuuint64_t, args[4], "globalStrides", 5, &globalStrides) < 0
        || cb_as_int32(args[5], "int", &pixelBoxLowerCornerWidth) < 0
        || cb_as_int32(args[6], "int", &pixelBoxUpperCornerWidth) < 0
        || cb_as_scalar(m, T_cuuint32_t, args[7], &channelsPerPixel, sizeof channelsPerPixel) < 0
        || cb_as_scalar(m, T_cuuint32_t, args[8], &pixelsPerColumn, sizeof pixelsPerColumn) < 0
        || cb_array_exact_scalars(m, T_cuuint32_t, args[9], "elementStrides", 5,
            &elementStrides) < 0
        || cb_as_enum(m, T_CUtensorMapInterleave, args[10], "interleave", &interleave) < 0
        || cb_as_enum(m, T_CUtensorMapIm2ColWideMode, args[11], "mode", &mode) < 0
        || cb_as_enum(m, T_CUtensorMapSwizzle, args[12], "swizzle", &swizzle) < 0
        || cb_as_enum(m, T_CUtensorMapL2promotion, args[13], "l2Promotion", &l2Promotion) < 0
        || cb_as_enum(m, T_CUtensorMapFloatOOBfill, args[14], "oobFill", &oobFill) < 0)
        goto done;
    fn_cuTensorMapEncodeIm2colWide *call =
        cb_symbol_address(&symbols[S_cuTensorMapEncodeIm2colWide]);
    if (call == NULL)
        goto done;
    tensorMap = cb_record_new(m, T_CUtensorMap);
    if (tensorMap == NULL)
        goto done;
    CUresult status = call(cb_record_data(tensorMap), (CUtensorMapDataType)tensorDataType,
        tensorRank, globalAddress.value, globalDim.data, globalStrides.data,
        pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn,
        elementStrides.data, (CUtensorMapInterleave)interleave, (CUtensorMapIm2ColWideMode)mode,
        (CUtensorMapSwizzle)swizzle, (CUtensorMapL2promotion)l2Promotion,
        (CUtensorMapFloatOOBfill)oobFill);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(tensorMap));
    else
        result = cb_fail(s, &f_cuTensorMapEncodeIm2colWide, status, args, NULL);
done:
    Py_XDECREF(tensorMap);
    cb_address_release(&globalAddress);
    cb_array_done(&globalDim);
    cb_array_done(&globalStrides);
    cb_array_done(&elementStrides);
    return result;
}

// CUresult cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress)
static const cb_function f_cuTensorMapReplaceAddress = {.name = "cuTensorMapReplaceAddress",
    .params = (const char *const[]){"tensorMap", "globalAddress", NULL}, .param_count = 2};

CB_WRAPPER(cuTensorMapReplaceAddress)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuTensorMapReplaceAddress, &args, nargs, kwnames, slots))
        return NULL;
    CUtensorMap *tensorMap;
    cb_address globalAddress;
    globalAddress.held = false;
    if (cb_as_record(m, T_CUtensorMap, args[0], "tensorMap", &tensorMap) < 0
        || cb_as_address(m, args[1], &globalAddress) < 0)
        goto done;
    fn_cuTensorMapReplaceAddress *call = cb_symbol_address(&symbols[S_cuTensorMapReplaceAddress]);
    if (call == NULL)
        goto done;
    CUresult status = call(tensorMap, globalAddress.value);
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuTensorMapReplaceAddress, status, args, NULL);
done:
    cb_address_release(&globalAddress);
    return result;
}

// CUresult cuTensorMapSetAllocationClass(CUtensorMap *tensorMap, CUtensorMapAllocClass allocClass,
//     CUtensorMapAllocClass *outAllocClass)
static const cb_function f_cuTensorMapSetAllocationClass = {
    .name = "cuTensorMapSetAllocationClass",
    .params = (const char *const[]){"tensorMap", "allocClass", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuTensorMapSetAllocationClass)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTensorMapSetAllocationClass, &args, nargs, kwnames, slots))
        return NULL;
    CUtensorMap *tensorMap;
    int32_t allocClass;
    CUtensorMapAllocClass outAllocClass = 0;
    if (cb_as_record(m, T_CUtensorMap, args[0], "tensorMap", &tensorMap) < 0
        || cb_as_enum(m, T_CUtensorMapAllocClass, args[1], "allocClass", &allocClass) < 0)
        return NULL;
    fn_cuTensorMapSetAllocationClass *call =
        cb_symbol_address(&symbols[S_cuTensorMapSetAllocationClass]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(tensorMap, (CUtensorMapAllocClass)allocClass, &outAllocClass);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTensorMapSetAllocationClass, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUtensorMapAllocClass, outAllocClass));
}

