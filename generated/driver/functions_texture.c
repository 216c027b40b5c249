// functions_texture.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cuArrayCreate, "pAllocateArray");

// CUresult cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray)
static const cb_function f_cuArrayCreate = {
    .name = "cuArrayCreate",
    CB_PARAMS_OF(cuArrayCreate),
    .result_count = 1,
};

CB_WRAPPER(cuArrayCreate)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuArrayCreate, &argv, nargs, kwnames, slots))
        return NULL;
    CUarray pHandle = NULL;
    const CUDA_ARRAY_DESCRIPTOR *pAllocateArray;
    if (cb_as_record(py, T_CUDA_ARRAY_DESCRIPTOR, argv[0], "pAllocateArray", &pAllocateArray) < 0)
        return NULL;
    fn_cuArrayCreate *call = cb_symbol_address(&driver_symbols[S_cuArrayCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pHandle, pAllocateArray);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuArrayCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUarray, &pHandle));
}

CB_PARAM_LIST(cuArrayGetDescriptor, "hArray");

// CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray)
static const cb_function f_cuArrayGetDescriptor = {
    .name = "cuArrayGetDescriptor",
    CB_PARAMS_OF(cuArrayGetDescriptor),
    .result_count = 1,
};

CB_WRAPPER(cuArrayGetDescriptor)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuArrayGetDescriptor, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *pArrayDescriptor = NULL;
    CUarray hArray;
    if (cb_as_handle(py, T_CUarray, argv[0], "hArray", &hArray) < 0)
        goto done;
    fn_cuArrayGetDescriptor *call = cb_symbol_address(&driver_symbols[S_cuArrayGetDescriptor]);
    if (call == NULL)
        goto done;
    pArrayDescriptor = cb_record_new(py, T_CUDA_ARRAY_DESCRIPTOR);
    if (pArrayDescriptor == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(cb_record_data(pArrayDescriptor), hArray);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuArrayGetDescriptor, status, argv);
    else
        retval = cb_return1(form, cb_take(&pArrayDescriptor));
done:
    Py_XDECREF(pArrayDescriptor);
    return retval;
}

// CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,
//     CUarray array)
static const cb_function f_cuArrayGetSparseProperties = {
    .name = "cuArrayGetSparseProperties",
    CB_PARAMS("array"),
    .result_count = 1,
};

CB_WRAPPER(cuArrayGetSparseProperties)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuArrayGetSparseProperties, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *sparseProperties = NULL;
    CUarray array;
    if (cb_as_handle(py, T_CUarray, argv[0], "array", &array) < 0)
        goto done;
    fn_cuArrayGetSparseProperties *call =
        cb_symbol_address(&driver_symbols[S_cuArrayGetSparseProperties]);
    if (call == NULL)
        goto done;
    sparseProperties = cb_record_new(py, T_CUDA_ARRAY_SPARSE_PROPERTIES);
    if (sparseProperties == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(cb_record_data(sparseProperties), array);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuArrayGetSparseProperties, status, argv);
    else
        retval = cb_return1(form, cb_take(&sparseProperties));
done:
    Py_XDECREF(sparseProperties);
    return retval;
}

// CUresult cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,
//     CUmipmappedArray mipmap)
static const cb_function f_cuMipmappedArrayGetSparseProperties = {
    .name = "cuMipmappedArrayGetSparseProperties",
    CB_PARAMS("mipmap"),
    .result_count = 1,
};

CB_WRAPPER(cuMipmappedArrayGetSparseProperties)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuMipmappedArrayGetSparseProperties, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *sparseProperties = NULL;
    CUmipmappedArray mipmap;
    if (cb_as_handle(py, T_CUmipmappedArray, argv[0], "mipmap", &mipmap) < 0)
        goto done;
    fn_cuMipmappedArrayGetSparseProperties *call =
        cb_symbol_address(&driver_symbols[S_cuMipmappedArrayGetSparseProperties]);
    if (call == NULL)
        goto done;
    sparseProperties = cb_record_new(py, T_CUDA_ARRAY_SPARSE_PROPERTIES);
    if (sparseProperties == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(cb_record_data(sparseProperties), mipmap);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMipmappedArrayGetSparseProperties, status, argv);
    else
        retval = cb_return1(form, cb_take(&sparseProperties));
done:
    Py_XDECREF(sparseProperties);
    return retval;
}

// CUresult cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements,
//     CUarray array, CUdevice device)
static const cb_function f_cuArrayGetMemoryRequirements = {
    .name = "cuArrayGetMemoryRequirements",
    CB_PARAMS("array", "device"),
    .result_count = 1,
};

CB_WRAPPER(cuArrayGetMemoryRequirements)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuArrayGetMemoryRequirements, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *memoryRequirements = NULL;
    CUarray array;
    CUdevice device;
    if (cb_as_handle(py, T_CUarray, argv[0], "array", &array) < 0
        || cb_as_scalar(py, T_CUdevice, argv[1], "device", &device, sizeof device) < 0)
        goto done;
    fn_cuArrayGetMemoryRequirements *call =
        cb_symbol_address(&driver_symbols[S_cuArrayGetMemoryRequirements]);
    if (call == NULL)
        goto done;
    memoryRequirements = cb_record_new(py, T_CUDA_ARRAY_MEMORY_REQUIREMENTS);
    if (memoryRequirements == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(cb_record_data(memoryRequirements), array, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuArrayGetMemoryRequirements, status, argv);
    else
        retval = cb_return1(form, cb_take(&memoryRequirements));
done:
    Py_XDECREF(memoryRequirements);
    return retval;
}

// CUresult cuMipmappedArrayGetMemoryRequirements(
//     CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUmipmappedArray mipmap, CUdevice device)
static const cb_function f_cuMipmappedArrayGetMemoryRequirements = {
    .name = "cuMipmappedArrayGetMemoryRequirements",
    CB_PARAMS("mipmap", "device"),
    .result_count = 1,
};

CB_WRAPPER(cuMipmappedArrayGetMemoryRequirements)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuMipmappedArrayGetMemoryRequirements, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *memoryRequirements = NULL;
    CUmipmappedArray mipmap;
    CUdevice device;
    if (cb_as_handle(py, T_CUmipmappedArray, argv[0], "mipmap", &mipmap) < 0
        || cb_as_scalar(py, T_CUdevice, argv[1], "device", &device, sizeof device) < 0)
        goto done;
    fn_cuMipmappedArrayGetMemoryRequirements *call =
        cb_symbol_address(&driver_symbols[S_cuMipmappedArrayGetMemoryRequirements]);
    if (call == NULL)
        goto done;
    memoryRequirements = cb_record_new(py, T_CUDA_ARRAY_MEMORY_REQUIREMENTS);
    if (memoryRequirements == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(cb_record_data(memoryRequirements), mipmap, device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMipmappedArrayGetMemoryRequirements, status, argv);
    else
        retval = cb_return1(form, cb_take(&memoryRequirements));
done:
    Py_XDECREF(memoryRequirements);
    return retval;
}

// CUresult cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx)
static const cb_function f_cuArrayGetPlane = {
    .name = "cuArrayGetPlane",
    CB_PARAMS("hArray", "planeIdx"),
    .result_count = 1,
};

CB_WRAPPER(cuArrayGetPlane)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuArrayGetPlane, &argv, nargs, kwnames, slots))
        return NULL;
    CUarray pPlaneArray = NULL;
    CUarray hArray;
    uint32_t planeIdx;
    if (cb_as_handle(py, T_CUarray, argv[0], "hArray", &hArray) < 0
        || cb_as_uint32(argv[1], "unsigned int", &planeIdx) < 0)
        return NULL;
    fn_cuArrayGetPlane *call = cb_symbol_address(&driver_symbols[S_cuArrayGetPlane]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pPlaneArray, hArray, planeIdx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuArrayGetPlane, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUarray, &pPlaneArray));
}

// CUresult cuArrayDestroy(CUarray hArray)
static const cb_function f_cuArrayDestroy = {
    .name = "cuArrayDestroy",
    CB_PARAMS_OF(cuArrayGetDescriptor),
};

CB_WRAPPER(cuArrayDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuArrayDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    CUarray hArray;
    if (cb_as_ended_handle(py, T_CUarray, argv[0], "hArray", &hArray) < 0)
        return NULL;
    fn_cuArrayDestroy *call = cb_symbol_address(&driver_symbols[S_cuArrayDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hArray);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuArrayDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray)
static const cb_function f_cuArray3DCreate = {
    .name = "cuArray3DCreate",
    CB_PARAMS_OF(cuArrayCreate),
    .result_count = 1,
};

CB_WRAPPER(cuArray3DCreate)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuArray3DCreate, &argv, nargs, kwnames, slots))
        return NULL;
    CUarray pHandle = NULL;
    const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray;
    if (cb_as_record(py, T_CUDA_ARRAY3D_DESCRIPTOR, argv[0], "pAllocateArray", &pAllocateArray) < 0)
        return NULL;
    fn_cuArray3DCreate *call = cb_symbol_address(&driver_symbols[S_cuArray3DCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pHandle, pAllocateArray);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuArray3DCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUarray, &pHandle));
}

// CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArray)
static const cb_function f_cuArray3DGetDescriptor = {
    .name = "cuArray3DGetDescriptor",
    CB_PARAMS_OF(cuArrayGetDescriptor),
    .result_count = 1,
};

CB_WRAPPER(cuArray3DGetDescriptor)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuArray3DGetDescriptor, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *pArrayDescriptor = NULL;
    CUarray hArray;
    if (cb_as_handle(py, T_CUarray, argv[0], "hArray", &hArray) < 0)
        goto done;
    fn_cuArray3DGetDescriptor *call = cb_symbol_address(&driver_symbols[S_cuArray3DGetDescriptor]);
    if (call == NULL)
        goto done;
    pArrayDescriptor = cb_record_new(py, T_CUDA_ARRAY3D_DESCRIPTOR);
    if (pArrayDescriptor == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(cb_record_data(pArrayDescriptor), hArray);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuArray3DGetDescriptor, status, argv);
    else
        retval = cb_return1(form, cb_take(&pArrayDescriptor));
done:
    Py_XDECREF(pArrayDescriptor);
    return retval;
}

// CUresult cuMipmappedArrayCreate(CUmipmappedArray *pHandle,
//     const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels)
static const cb_function f_cuMipmappedArrayCreate = {
    .name = "cuMipmappedArrayCreate",
    CB_PARAMS("pMipmappedArrayDesc", "numMipmapLevels"),
    .result_count = 1,
};

CB_WRAPPER(cuMipmappedArrayCreate)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuMipmappedArrayCreate, &argv, nargs, kwnames, slots))
        return NULL;
    CUmipmappedArray pHandle = NULL;
    const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc;
    uint32_t numMipmapLevels;
    if (cb_as_record(py, T_CUDA_ARRAY3D_DESCRIPTOR, argv[0], "pMipmappedArrayDesc",
            &pMipmappedArrayDesc) < 0
        || cb_as_uint32(argv[1], "unsigned int", &numMipmapLevels) < 0)
        return NULL;
    fn_cuMipmappedArrayCreate *call = cb_symbol_address(&driver_symbols[S_cuMipmappedArrayCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pHandle, pMipmappedArrayDesc, numMipmapLevels);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMipmappedArrayCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUmipmappedArray, &pHandle));
}

// CUresult cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray,
//     unsigned int level)
static const cb_function f_cuMipmappedArrayGetLevel = {
    .name = "cuMipmappedArrayGetLevel",
    CB_PARAMS("hMipmappedArray", "level"),
    .result_count = 1,
};

CB_WRAPPER(cuMipmappedArrayGetLevel)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuMipmappedArrayGetLevel, &argv, nargs, kwnames, slots))
        return NULL;
    CUarray pLevelArray = NULL;
    CUmipmappedArray hMipmappedArray;
    uint32_t level;
    if (cb_as_handle(py, T_CUmipmappedArray, argv[0], "hMipmappedArray", &hMipmappedArray) < 0
        || cb_as_uint32(argv[1], "unsigned int", &level) < 0)
        return NULL;
    fn_cuMipmappedArrayGetLevel *call =
        cb_symbol_address(&driver_symbols[S_cuMipmappedArrayGetLevel]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pLevelArray, hMipmappedArray, level);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMipmappedArrayGetLevel, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUarray, &pLevelArray));
}

// CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)
static const cb_function f_cuMipmappedArrayDestroy = {
    .name = "cuMipmappedArrayDestroy",
    CB_PARAMS("hMipmappedArray"),
};

CB_WRAPPER(cuMipmappedArrayDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuMipmappedArrayDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    CUmipmappedArray hMipmappedArray;
    if (cb_as_ended_handle(py, T_CUmipmappedArray, argv[0], "hMipmappedArray",
            &hMipmappedArray) < 0)
        return NULL;
    fn_cuMipmappedArrayDestroy *call =
        cb_symbol_address(&driver_symbols[S_cuMipmappedArrayDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hMipmappedArray);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMipmappedArrayDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags)
static const cb_function f_cuTexRefSetArray = {
    .name = "cuTexRefSetArray",
    CB_PARAMS("hTexRef", "hArray", "Flags"),
};

CB_WRAPPER(cuTexRefSetArray)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuTexRefSetArray, &argv, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    CUarray hArray;
    uint32_t Flags;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0
        || cb_as_handle(py, T_CUarray, argv[1], "hArray", &hArray) < 0
        || cb_as_uint32(argv[2], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuTexRefSetArray *call = cb_symbol_address(&driver_symbols[S_cuTexRefSetArray]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hTexRef, hArray, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefSetArray, status, argv);
    return cb_return0(form);
}

// CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray,
//     unsigned int Flags)
static const cb_function f_cuTexRefSetMipmappedArray = {
    .name = "cuTexRefSetMipmappedArray",
    CB_PARAMS("hTexRef", "hMipmappedArray", "Flags"),
};

CB_WRAPPER(cuTexRefSetMipmappedArray)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuTexRefSetMipmappedArray, &argv, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    CUmipmappedArray hMipmappedArray;
    uint32_t Flags;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0
        || cb_as_handle(py, T_CUmipmappedArray, argv[1], "hMipmappedArray", &hMipmappedArray) < 0
        || cb_as_uint32(argv[2], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuTexRefSetMipmappedArray *call =
        cb_symbol_address(&driver_symbols[S_cuTexRefSetMipmappedArray]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hTexRef, hMipmappedArray, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefSetMipmappedArray, status, argv);
    return cb_return0(form);
}

// CUresult cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr,
//     size_t bytes)
static const cb_function f_cuTexRefSetAddress = {
    .name = "cuTexRefSetAddress",
    CB_PARAMS("hTexRef", "dptr", "numbytes"),
    .result_count = 1,
};

CB_WRAPPER(cuTexRefSetAddress)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuTexRefSetAddress, &argv, nargs, kwnames, slots))
        return NULL;
    size_t ByteOffset = 0;
    CUtexref hTexRef;
    CUdeviceptr dptr;
    uint64_t bytes;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[1], "dptr", 0, &dptr) < 0
        || cb_as_uint64(argv[2], "size_t", &bytes) < 0)
        return NULL;
    fn_cuTexRefSetAddress *call = cb_symbol_address(&driver_symbols[S_cuTexRefSetAddress]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&ByteOffset, hTexRef, dptr, bytes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefSetAddress, status, argv);
    return cb_return1(form, PyLong_FromSize_t(ByteOffset));
}

// CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc,
//     CUdeviceptr dptr, size_t Pitch)
static const cb_function f_cuTexRefSetAddress2D = {
    .name = "cuTexRefSetAddress2D",
    CB_PARAMS("hTexRef", "desc", "dptr", "Pitch"),
};

CB_WRAPPER(cuTexRefSetAddress2D)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuTexRefSetAddress2D, &argv, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    const CUDA_ARRAY_DESCRIPTOR *desc;
    CUdeviceptr dptr;
    uint64_t Pitch;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0
        || cb_as_record(py, T_CUDA_ARRAY_DESCRIPTOR, argv[1], "desc", &desc) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[2], "dptr", 0, &dptr) < 0
        || cb_as_uint64(argv[3], "size_t", &Pitch) < 0)
        return NULL;
    fn_cuTexRefSetAddress2D *call = cb_symbol_address(&driver_symbols[S_cuTexRefSetAddress2D]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hTexRef, desc, dptr, Pitch);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefSetAddress2D, status, argv);
    return cb_return0(form);
}

// CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents)
static const cb_function f_cuTexRefSetFormat = {
    .name = "cuTexRefSetFormat",
    CB_PARAMS("hTexRef", "fmt", "NumPackedComponents"),
};

CB_WRAPPER(cuTexRefSetFormat)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuTexRefSetFormat, &argv, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    int32_t fmt, NumPackedComponents;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0
        || cb_as_enum(py, T_CUarray_format, argv[1], "fmt", &fmt) < 0
        || cb_as_int32(argv[2], "int", &NumPackedComponents) < 0)
        return NULL;
    fn_cuTexRefSetFormat *call = cb_symbol_address(&driver_symbols[S_cuTexRefSetFormat]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hTexRef, fmt, NumPackedComponents);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefSetFormat, status, argv);
    return cb_return0(form);
}

// CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)
static const cb_function f_cuTexRefSetAddressMode = {
    .name = "cuTexRefSetAddressMode",
    CB_PARAMS("hTexRef", "dim", "am"),
};

CB_WRAPPER(cuTexRefSetAddressMode)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuTexRefSetAddressMode, &argv, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    int32_t dim, am;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0
        || cb_as_int32(argv[1], "int", &dim) < 0
        || cb_as_enum(py, T_CUaddress_mode, argv[2], "am", &am) < 0)
        return NULL;
    fn_cuTexRefSetAddressMode *call = cb_symbol_address(&driver_symbols[S_cuTexRefSetAddressMode]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hTexRef, dim, am);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefSetAddressMode, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cuTexRefSetFilterMode, "hTexRef", "fm");

// CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)
static const cb_function f_cuTexRefSetFilterMode = {
    .name = "cuTexRefSetFilterMode",
    CB_PARAMS_OF(cuTexRefSetFilterMode),
};

CB_WRAPPER(cuTexRefSetFilterMode)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuTexRefSetFilterMode, &argv, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    int32_t fm;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0
        || cb_as_enum(py, T_CUfilter_mode, argv[1], "fm", &fm) < 0)
        return NULL;
    fn_cuTexRefSetFilterMode *call = cb_symbol_address(&driver_symbols[S_cuTexRefSetFilterMode]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hTexRef, fm);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefSetFilterMode, status, argv);
    return cb_return0(form);
}

// CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)
static const cb_function f_cuTexRefSetMipmapFilterMode = {
    .name = "cuTexRefSetMipmapFilterMode",
    CB_PARAMS_OF(cuTexRefSetFilterMode),
};

CB_WRAPPER(cuTexRefSetMipmapFilterMode)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuTexRefSetMipmapFilterMode, &argv, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    int32_t fm;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0
        || cb_as_enum(py, T_CUfilter_mode, argv[1], "fm", &fm) < 0)
        return NULL;
    fn_cuTexRefSetMipmapFilterMode *call =
        cb_symbol_address(&driver_symbols[S_cuTexRefSetMipmapFilterMode]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hTexRef, fm);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefSetMipmapFilterMode, status, argv);
    return cb_return0(form);
}

// CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)
static const cb_function f_cuTexRefSetMipmapLevelBias = {
    .name = "cuTexRefSetMipmapLevelBias",
    CB_PARAMS("hTexRef", "bias"),
};

CB_WRAPPER(cuTexRefSetMipmapLevelBias)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuTexRefSetMipmapLevelBias, &argv, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    float bias;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0
        || cb_as_float(argv[1], &bias) < 0)
        return NULL;
    fn_cuTexRefSetMipmapLevelBias *call =
        cb_symbol_address(&driver_symbols[S_cuTexRefSetMipmapLevelBias]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hTexRef, bias);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefSetMipmapLevelBias, status, argv);
    return cb_return0(form);
}

// CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp,
//     float maxMipmapLevelClamp)
static const cb_function f_cuTexRefSetMipmapLevelClamp = {
    .name = "cuTexRefSetMipmapLevelClamp",
    CB_PARAMS("hTexRef", "minMipmapLevelClamp", "maxMipmapLevelClamp"),
};

CB_WRAPPER(cuTexRefSetMipmapLevelClamp)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuTexRefSetMipmapLevelClamp, &argv, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    float minMipmapLevelClamp, maxMipmapLevelClamp;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0
        || cb_as_float(argv[1], &minMipmapLevelClamp) < 0
        || cb_as_float(argv[2], &maxMipmapLevelClamp) < 0)
        return NULL;
    fn_cuTexRefSetMipmapLevelClamp *call =
        cb_symbol_address(&driver_symbols[S_cuTexRefSetMipmapLevelClamp]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefSetMipmapLevelClamp, status, argv);
    return cb_return0(form);
}

// CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso)
static const cb_function f_cuTexRefSetMaxAnisotropy = {
    .name = "cuTexRefSetMaxAnisotropy",
    CB_PARAMS("hTexRef", "maxAniso"),
};

CB_WRAPPER(cuTexRefSetMaxAnisotropy)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuTexRefSetMaxAnisotropy, &argv, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    uint32_t maxAniso;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0
        || cb_as_uint32(argv[1], "unsigned int", &maxAniso) < 0)
        return NULL;
    fn_cuTexRefSetMaxAnisotropy *call =
        cb_symbol_address(&driver_symbols[S_cuTexRefSetMaxAnisotropy]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hTexRef, maxAniso);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefSetMaxAnisotropy, status, argv);
    return cb_return0(form);
}

// CUresult cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor)
static const cb_function f_cuTexRefSetBorderColor = {
    .name = "cuTexRefSetBorderColor",
    CB_PARAMS("hTexRef", "pBorderColor"),
};

CB_WRAPPER(cuTexRefSetBorderColor)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuTexRefSetBorderColor, &argv, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    cb_array pBorderColor;
    cb_array_init(&pBorderColor);
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0
        || cb_array_floats(argv[1], "pBorderColor", sizeof(float), &pBorderColor) < 0
        || cb_array_check(&pBorderColor, 4, "pBorderColor") < 0)
        goto done;
    fn_cuTexRefSetBorderColor *call = cb_symbol_address(&driver_symbols[S_cuTexRefSetBorderColor]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hTexRef, pBorderColor.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuTexRefSetBorderColor, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&pBorderColor);
    return retval;
}

// CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags)
static const cb_function f_cuTexRefSetFlags = {
    .name = "cuTexRefSetFlags",
    CB_PARAMS("hTexRef", "Flags"),
};

CB_WRAPPER(cuTexRefSetFlags)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuTexRefSetFlags, &argv, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    uint32_t Flags;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0
        || cb_as_uint32(argv[1], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuTexRefSetFlags *call = cb_symbol_address(&driver_symbols[S_cuTexRefSetFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hTexRef, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefSetFlags, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cuTexRefGetAddress, "hTexRef");

// CUresult cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)
static const cb_function f_cuTexRefGetAddress = {
    .name = "cuTexRefGetAddress",
    CB_PARAMS_OF(cuTexRefGetAddress),
    .result_count = 1,
};

CB_WRAPPER(cuTexRefGetAddress)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuTexRefGetAddress, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr pdptr = 0;
    CUtexref hTexRef;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetAddress *call = cb_symbol_address(&driver_symbols[S_cuTexRefGetAddress]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pdptr, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefGetAddress, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUdeviceptr, &pdptr));
}

// CUresult cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)
static const cb_function f_cuTexRefGetArray = {
    .name = "cuTexRefGetArray",
    CB_PARAMS_OF(cuTexRefGetAddress),
    .result_count = 1,
};

CB_WRAPPER(cuTexRefGetArray)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuTexRefGetArray, &argv, nargs, kwnames, slots))
        return NULL;
    CUarray phArray = NULL;
    CUtexref hTexRef;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetArray *call = cb_symbol_address(&driver_symbols[S_cuTexRefGetArray]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&phArray, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefGetArray, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUarray, &phArray));
}

// CUresult cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)
static const cb_function f_cuTexRefGetMipmappedArray = {
    .name = "cuTexRefGetMipmappedArray",
    CB_PARAMS_OF(cuTexRefGetAddress),
    .result_count = 1,
};

CB_WRAPPER(cuTexRefGetMipmappedArray)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuTexRefGetMipmappedArray, &argv, nargs, kwnames, slots))
        return NULL;
    CUmipmappedArray phMipmappedArray = NULL;
    CUtexref hTexRef;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetMipmappedArray *call =
        cb_symbol_address(&driver_symbols[S_cuTexRefGetMipmappedArray]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&phMipmappedArray, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefGetMipmappedArray, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUmipmappedArray, &phMipmappedArray));
}

// CUresult cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)
static const cb_function f_cuTexRefGetAddressMode = {
    .name = "cuTexRefGetAddressMode",
    CB_PARAMS("hTexRef", "dim"),
    .result_count = 1,
};

CB_WRAPPER(cuTexRefGetAddressMode)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuTexRefGetAddressMode, &argv, nargs, kwnames, slots))
        return NULL;
    CUaddress_mode pam = 0;
    CUtexref hTexRef;
    int32_t dim;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0
        || cb_as_int32(argv[1], "int", &dim) < 0)
        return NULL;
    fn_cuTexRefGetAddressMode *call = cb_symbol_address(&driver_symbols[S_cuTexRefGetAddressMode]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pam, hTexRef, dim);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefGetAddressMode, status, argv);
    return cb_return1(form, cb_enum_member(py, T_CUaddress_mode, pam));
}

// CUresult cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
static const cb_function f_cuTexRefGetFilterMode = {
    .name = "cuTexRefGetFilterMode",
    CB_PARAMS_OF(cuTexRefGetAddress),
    .result_count = 1,
};

CB_WRAPPER(cuTexRefGetFilterMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuTexRefGetFilterMode, &argv, nargs, kwnames, slots))
        return NULL;
    CUfilter_mode pfm = 0;
    CUtexref hTexRef;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetFilterMode *call = cb_symbol_address(&driver_symbols[S_cuTexRefGetFilterMode]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pfm, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefGetFilterMode, status, argv);
    return cb_return1(form, cb_enum_member(py, T_CUfilter_mode, pfm));
}

// CUresult cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)
static const cb_function f_cuTexRefGetFormat = {
    .name = "cuTexRefGetFormat",
    CB_PARAMS_OF(cuTexRefGetAddress),
    .result_count = 2,
};

CB_WRAPPER(cuTexRefGetFormat)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuTexRefGetFormat, &argv, nargs, kwnames, slots))
        return NULL;
    CUarray_format pFormat = 0;
    int pNumChannels = 0;
    CUtexref hTexRef;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetFormat *call = cb_symbol_address(&driver_symbols[S_cuTexRefGetFormat]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pFormat, &pNumChannels, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefGetFormat, status, argv);
    PyObject *results[] = {
        cb_enum_member(py, T_CUarray_format, pFormat),
        PyLong_FromLong(pNumChannels)
    };
    return cb_return_many(form, &f_cuTexRefGetFormat, results);
}

// CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
static const cb_function f_cuTexRefGetMipmapFilterMode = {
    .name = "cuTexRefGetMipmapFilterMode",
    CB_PARAMS_OF(cuTexRefGetAddress),
    .result_count = 1,
};

CB_WRAPPER(cuTexRefGetMipmapFilterMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuTexRefGetMipmapFilterMode, &argv, nargs, kwnames, slots))
        return NULL;
    CUfilter_mode pfm = 0;
    CUtexref hTexRef;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetMipmapFilterMode *call =
        cb_symbol_address(&driver_symbols[S_cuTexRefGetMipmapFilterMode]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pfm, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefGetMipmapFilterMode, status, argv);
    return cb_return1(form, cb_enum_member(py, T_CUfilter_mode, pfm));
}

// CUresult cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)
static const cb_function f_cuTexRefGetMipmapLevelBias = {
    .name = "cuTexRefGetMipmapLevelBias",
    CB_PARAMS_OF(cuTexRefGetAddress),
    .result_count = 1,
};

CB_WRAPPER(cuTexRefGetMipmapLevelBias)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuTexRefGetMipmapLevelBias, &argv, nargs, kwnames, slots))
        return NULL;
    float pbias = 0;
    CUtexref hTexRef;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetMipmapLevelBias *call =
        cb_symbol_address(&driver_symbols[S_cuTexRefGetMipmapLevelBias]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pbias, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefGetMipmapLevelBias, status, argv);
    return cb_return1(form, PyFloat_FromDouble(pbias));
}

// CUresult cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp,
//     CUtexref hTexRef)
static const cb_function f_cuTexRefGetMipmapLevelClamp = {
    .name = "cuTexRefGetMipmapLevelClamp",
    CB_PARAMS_OF(cuTexRefGetAddress),
    .result_count = 2,
};

CB_WRAPPER(cuTexRefGetMipmapLevelClamp)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuTexRefGetMipmapLevelClamp, &argv, nargs, kwnames, slots))
        return NULL;
    float pminMipmapLevelClamp = 0, pmaxMipmapLevelClamp = 0;
    CUtexref hTexRef;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetMipmapLevelClamp *call =
        cb_symbol_address(&driver_symbols[S_cuTexRefGetMipmapLevelClamp]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pminMipmapLevelClamp, &pmaxMipmapLevelClamp, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefGetMipmapLevelClamp, status, argv);
    PyObject *results[] = {
        PyFloat_FromDouble(pminMipmapLevelClamp),
        PyFloat_FromDouble(pmaxMipmapLevelClamp)
    };
    return cb_return_many(form, &f_cuTexRefGetMipmapLevelClamp, results);
}

// CUresult cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)
static const cb_function f_cuTexRefGetMaxAnisotropy = {
    .name = "cuTexRefGetMaxAnisotropy",
    CB_PARAMS_OF(cuTexRefGetAddress),
    .result_count = 1,
};

CB_WRAPPER(cuTexRefGetMaxAnisotropy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuTexRefGetMaxAnisotropy, &argv, nargs, kwnames, slots))
        return NULL;
    int pmaxAniso = 0;
    CUtexref hTexRef;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetMaxAnisotropy *call =
        cb_symbol_address(&driver_symbols[S_cuTexRefGetMaxAnisotropy]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pmaxAniso, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefGetMaxAnisotropy, status, argv);
    return cb_return1(form, PyLong_FromLong(pmaxAniso));
}

// CUresult cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)
static const cb_function f_cuTexRefGetBorderColor = {
    .name = "cuTexRefGetBorderColor",
    CB_PARAMS_OF(cuTexRefGetAddress),
    .result_count = 1,
};

CB_WRAPPER(cuTexRefGetBorderColor)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuTexRefGetBorderColor, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array pBorderColor;
    CUtexref hTexRef;
    cb_array_init(&pBorderColor);
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0)
        goto done;
    fn_cuTexRefGetBorderColor *call = cb_symbol_address(&driver_symbols[S_cuTexRefGetBorderColor]);
    if (call == NULL)
        goto done;
    if (cb_array_reserve(&pBorderColor, 4, sizeof(float)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(pBorderColor.data, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuTexRefGetBorderColor, status, argv);
    else
        retval = cb_return1(form, cb_float_list(pBorderColor.data, 4, sizeof(float)));
done:
    cb_array_done(&pBorderColor);
    return retval;
}

// CUresult cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef)
static const cb_function f_cuTexRefGetFlags = {
    .name = "cuTexRefGetFlags",
    CB_PARAMS_OF(cuTexRefGetAddress),
    .result_count = 1,
};

CB_WRAPPER(cuTexRefGetFlags)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuTexRefGetFlags, &argv, nargs, kwnames, slots))
        return NULL;
    unsigned int pFlags = 0;
    CUtexref hTexRef;
    if (cb_as_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetFlags *call = cb_symbol_address(&driver_symbols[S_cuTexRefGetFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pFlags, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefGetFlags, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(pFlags));
}

// CUresult cuTexRefCreate(CUtexref *pTexRef)
static const cb_function f_cuTexRefCreate = {
    .name = "cuTexRefCreate",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cuTexRefCreate)
{
    if (!cb_no_arguments(form, &f_cuTexRefCreate, argv, nargs, kwnames))
        return NULL;
    CUtexref pTexRef = NULL;
    fn_cuTexRefCreate *call = cb_symbol_address(&driver_symbols[S_cuTexRefCreate]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUtexref, &pTexRef));
}

// CUresult cuTexRefDestroy(CUtexref hTexRef)
static const cb_function f_cuTexRefDestroy = {
    .name = "cuTexRefDestroy",
    CB_PARAMS_OF(cuTexRefGetAddress),
};

CB_WRAPPER(cuTexRefDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuTexRefDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    if (cb_as_ended_handle(py, T_CUtexref, argv[0], "hTexRef", &hTexRef) < 0)
        return NULL;
    fn_cuTexRefDestroy *call = cb_symbol_address(&driver_symbols[S_cuTexRefDestroy]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexRefDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags)
static const cb_function f_cuSurfRefSetArray = {
    .name = "cuSurfRefSetArray",
    CB_PARAMS("hSurfRef", "hArray", "Flags"),
};

CB_WRAPPER(cuSurfRefSetArray)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuSurfRefSetArray, &argv, nargs, kwnames, slots))
        return NULL;
    CUsurfref hSurfRef;
    CUarray hArray;
    uint32_t Flags;
    if (cb_as_handle(py, T_CUsurfref, argv[0], "hSurfRef", &hSurfRef) < 0
        || cb_as_handle(py, T_CUarray, argv[1], "hArray", &hArray) < 0
        || cb_as_uint32(argv[2], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuSurfRefSetArray *call = cb_symbol_address(&driver_symbols[S_cuSurfRefSetArray]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hSurfRef, hArray, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuSurfRefSetArray, status, argv);
    return cb_return0(form);
}

// CUresult cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)
static const cb_function f_cuSurfRefGetArray = {
    .name = "cuSurfRefGetArray",
    CB_PARAMS("hSurfRef"),
    .result_count = 1,
};

CB_WRAPPER(cuSurfRefGetArray)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuSurfRefGetArray, &argv, nargs, kwnames, slots))
        return NULL;
    CUarray phArray = NULL;
    CUsurfref hSurfRef;
    if (cb_as_handle(py, T_CUsurfref, argv[0], "hSurfRef", &hSurfRef) < 0)
        return NULL;
    fn_cuSurfRefGetArray *call = cb_symbol_address(&driver_symbols[S_cuSurfRefGetArray]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&phArray, hSurfRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuSurfRefGetArray, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUarray, &phArray));
}

// CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc,
//     const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc)
static const cb_function f_cuTexObjectCreate = {
    .name = "cuTexObjectCreate",
    CB_PARAMS("pResDesc", "pTexDesc", "pResViewDesc"),
    .result_count = 1,
    .optional_mask = CB_BIT(2), // pResViewDesc
};

CB_WRAPPER(cuTexObjectCreate)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuTexObjectCreate, &argv, nargs, kwnames, slots))
        return NULL;
    CUtexObject pTexObject = 0;
    const CUDA_RESOURCE_DESC *pResDesc;
    const CUDA_TEXTURE_DESC *pTexDesc;
    const CUDA_RESOURCE_VIEW_DESC *pResViewDesc;
    if (cb_as_record(py, T_CUDA_RESOURCE_DESC, argv[0], "pResDesc", &pResDesc) < 0
        || cb_as_record(py, T_CUDA_TEXTURE_DESC, argv[1], "pTexDesc", &pTexDesc) < 0
        || cb_as_record(py, T_CUDA_RESOURCE_VIEW_DESC, argv[2], "pResViewDesc", &pResViewDesc) < 0)
        return NULL;
    fn_cuTexObjectCreate *call = cb_symbol_address(&driver_symbols[S_cuTexObjectCreate]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pTexObject, pResDesc, pTexDesc, pResViewDesc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexObjectCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUtexObject, &pTexObject));
}

CB_PARAM_LIST(cuTexObjectDestroy, "texObject");

// CUresult cuTexObjectDestroy(CUtexObject texObject)
static const cb_function f_cuTexObjectDestroy = {
    .name = "cuTexObjectDestroy",
    CB_PARAMS_OF(cuTexObjectDestroy),
};

CB_WRAPPER(cuTexObjectDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuTexObjectDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    CUtexObject texObject;
    if (cb_as_scalar(py, T_CUtexObject, argv[0], "texObject", &texObject, sizeof texObject) < 0)
        return NULL;
    fn_cuTexObjectDestroy *call = cb_symbol_address(&driver_symbols[S_cuTexObjectDestroy]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTexObjectDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject)
static const cb_function f_cuTexObjectGetResourceDesc = {
    .name = "cuTexObjectGetResourceDesc",
    CB_PARAMS_OF(cuTexObjectDestroy),
    .result_count = 1,
};

CB_WRAPPER(cuTexObjectGetResourceDesc)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuTexObjectGetResourceDesc, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *pResDesc = NULL;
    CUtexObject texObject;
    if (cb_as_scalar(py, T_CUtexObject, argv[0], "texObject", &texObject, sizeof texObject) < 0)
        goto done;
    fn_cuTexObjectGetResourceDesc *call =
        cb_symbol_address(&driver_symbols[S_cuTexObjectGetResourceDesc]);
    if (call == NULL)
        goto done;
    pResDesc = cb_record_new(py, T_CUDA_RESOURCE_DESC);
    if (pResDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(cb_record_data(pResDesc), texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuTexObjectGetResourceDesc, status, argv);
    else
        retval = cb_return1(form, cb_take(&pResDesc));
done:
    Py_XDECREF(pResDesc);
    return retval;
}

// CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject)
static const cb_function f_cuTexObjectGetTextureDesc = {
    .name = "cuTexObjectGetTextureDesc",
    CB_PARAMS_OF(cuTexObjectDestroy),
    .result_count = 1,
};

CB_WRAPPER(cuTexObjectGetTextureDesc)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuTexObjectGetTextureDesc, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *pTexDesc = NULL;
    CUtexObject texObject;
    if (cb_as_scalar(py, T_CUtexObject, argv[0], "texObject", &texObject, sizeof texObject) < 0)
        goto done;
    fn_cuTexObjectGetTextureDesc *call =
        cb_symbol_address(&driver_symbols[S_cuTexObjectGetTextureDesc]);
    if (call == NULL)
        goto done;
    pTexDesc = cb_record_new(py, T_CUDA_TEXTURE_DESC);
    if (pTexDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(cb_record_data(pTexDesc), texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuTexObjectGetTextureDesc, status, argv);
    else
        retval = cb_return1(form, cb_take(&pTexDesc));
done:
    Py_XDECREF(pTexDesc);
    return retval;
}

// CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc,
//     CUtexObject texObject)
static const cb_function f_cuTexObjectGetResourceViewDesc = {
    .name = "cuTexObjectGetResourceViewDesc",
    CB_PARAMS_OF(cuTexObjectDestroy),
    .result_count = 1,
};

CB_WRAPPER(cuTexObjectGetResourceViewDesc)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuTexObjectGetResourceViewDesc, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *pResViewDesc = NULL;
    CUtexObject texObject;
    if (cb_as_scalar(py, T_CUtexObject, argv[0], "texObject", &texObject, sizeof texObject) < 0)
        goto done;
    fn_cuTexObjectGetResourceViewDesc *call =
        cb_symbol_address(&driver_symbols[S_cuTexObjectGetResourceViewDesc]);
    if (call == NULL)
        goto done;
    pResViewDesc = cb_record_new(py, T_CUDA_RESOURCE_VIEW_DESC);
    if (pResViewDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(cb_record_data(pResViewDesc), texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuTexObjectGetResourceViewDesc, status, argv);
    else
        retval = cb_return1(form, cb_take(&pResViewDesc));
done:
    Py_XDECREF(pResViewDesc);
    return retval;
}

// CUresult cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC *pResDesc)
static const cb_function f_cuSurfObjectCreate = {
    .name = "cuSurfObjectCreate",
    CB_PARAMS("pResDesc"),
    .result_count = 1,
};

CB_WRAPPER(cuSurfObjectCreate)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuSurfObjectCreate, &argv, nargs, kwnames, slots))
        return NULL;
    CUsurfObject pSurfObject = 0;
    const CUDA_RESOURCE_DESC *pResDesc;
    if (cb_as_record(py, T_CUDA_RESOURCE_DESC, argv[0], "pResDesc", &pResDesc) < 0)
        return NULL;
    fn_cuSurfObjectCreate *call = cb_symbol_address(&driver_symbols[S_cuSurfObjectCreate]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pSurfObject, pResDesc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuSurfObjectCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUsurfObject, &pSurfObject));
}

CB_PARAM_LIST(cuSurfObjectDestroy, "surfObject");

// CUresult cuSurfObjectDestroy(CUsurfObject surfObject)
static const cb_function f_cuSurfObjectDestroy = {
    .name = "cuSurfObjectDestroy",
    CB_PARAMS_OF(cuSurfObjectDestroy),
};

CB_WRAPPER(cuSurfObjectDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuSurfObjectDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    CUsurfObject surfObject;
    if (cb_as_scalar(py, T_CUsurfObject, argv[0], "surfObject", &surfObject, sizeof surfObject) < 0)
        return NULL;
    fn_cuSurfObjectDestroy *call = cb_symbol_address(&driver_symbols[S_cuSurfObjectDestroy]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(surfObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuSurfObjectDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUsurfObject surfObject)
static const cb_function f_cuSurfObjectGetResourceDesc = {
    .name = "cuSurfObjectGetResourceDesc",
    CB_PARAMS_OF(cuSurfObjectDestroy),
    .result_count = 1,
};

CB_WRAPPER(cuSurfObjectGetResourceDesc)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuSurfObjectGetResourceDesc, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *pResDesc = NULL;
    CUsurfObject surfObject;
    if (cb_as_scalar(py, T_CUsurfObject, argv[0], "surfObject", &surfObject, sizeof surfObject) < 0)
        goto done;
    fn_cuSurfObjectGetResourceDesc *call =
        cb_symbol_address(&driver_symbols[S_cuSurfObjectGetResourceDesc]);
    if (call == NULL)
        goto done;
    pResDesc = cb_record_new(py, T_CUDA_RESOURCE_DESC);
    if (pResDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(cb_record_data(pResDesc), surfObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuSurfObjectGetResourceDesc, status, argv);
    else
        retval = cb_return1(form, cb_take(&pResDesc));
done:
    Py_XDECREF(pResDesc);
    return retval;
}

// CUresult cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
//     cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim,
//     const cuuint64_t *globalStrides, const cuuint32_t *boxDim, const cuuint32_t *elementStrides,
//     CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
//     CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)
static const cb_function f_cuTensorMapEncodeTiled = {
    .name = "cuTensorMapEncodeTiled",
    CB_PARAMS("tensorDataType", "tensorRank", "globalAddress", "globalDim", "globalStrides",
        "boxDim", "elementStrides", "interleave", "swizzle", "l2Promotion", "oobFill"),
    .result_count = 1,
};

CB_WRAPPER(cuTensorMapEncodeTiled)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cuTensorMapEncodeTiled, &argv, nargs, kwnames, slots))
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
    if (cb_as_enum(py, T_CUtensorMapDataType, argv[0], "tensorDataType", &tensorDataType) < 0
        || cb_as_scalar(py, T_cuuint32_t, argv[1], "tensorRank", &tensorRank, sizeof tensorRank) < 0
        || cb_as_device_address(form, argv[2], "globalAddress", 0, &globalAddress) < 0
        || cb_array_exact_scalars(py, T_cuuint64_t, argv[3], "globalDim", 5, &globalDim) < 0
        || cb_array_exact_scalars(py, T_cuuint64_t, argv[4], "globalStrides", 5, &globalStrides) < 0
        || cb_array_exact_scalars(py, T_cuuint32_t, argv[5], "boxDim", 5, &boxDim) < 0
        || cb_array_exact_scalars(py, T_cuuint32_t, argv[6], "elementStrides", 5,
            &elementStrides) < 0
        || cb_as_enum(py, T_CUtensorMapInterleave, argv[7], "interleave", &interleave) < 0
        || cb_as_enum(py, T_CUtensorMapSwizzle, argv[8], "swizzle", &swizzle) < 0
        || cb_as_enum(py, T_CUtensorMapL2promotion, argv[9], "l2Promotion", &l2Promotion) < 0
        || cb_as_enum(py, T_CUtensorMapFloatOOBfill, argv[10], "oobFill", &oobFill) < 0)
        goto done;
    fn_cuTensorMapEncodeTiled *call = cb_symbol_address(&driver_symbols[S_cuTensorMapEncodeTiled]);
    if (call == NULL)
        goto done;
    tensorMap = cb_record_new(py, T_CUtensorMap);
    if (tensorMap == NULL)
        goto done;
    CUresult status = call(cb_record_data(tensorMap), tensorDataType, tensorRank,
        globalAddress.value, globalDim.data, globalStrides.data, boxDim.data, elementStrides.data,
        interleave, swizzle, l2Promotion, oobFill);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuTensorMapEncodeTiled, status, argv);
    else
        retval = cb_return1(form, cb_take(&tensorMap));
done:
    Py_XDECREF(tensorMap);
    cb_address_release(&globalAddress);
    cb_array_done(&globalDim);
    cb_array_done(&globalStrides);
    cb_array_done(&boxDim);
    cb_array_done(&elementStrides);
    return retval;
}

// CUresult cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
//     cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim,
//     const cuuint64_t *globalStrides, const int *pixelBoxLowerCorner,
//     const int *pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn,
//     const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,
//     CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
//     CUtensorMapFloatOOBfill oobFill)
static const cb_function f_cuTensorMapEncodeIm2col = {
    .name = "cuTensorMapEncodeIm2col",
    CB_PARAMS("tensorDataType", "tensorRank", "globalAddress", "globalDim", "globalStrides",
        "pixelBoxLowerCorner", "pixelBoxUpperCorner", "channelsPerPixel", "pixelsPerColumn",
        "elementStrides", "interleave", "swizzle", "l2Promotion", "oobFill"),
    .result_count = 1,
};

CB_WRAPPER(cuTensorMapEncodeIm2col)
{
    PyObject *slots[14], *retval = NULL;
    if (!cb_arguments(form, &f_cuTensorMapEncodeIm2col, &argv, nargs, kwnames, slots))
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
    if (cb_as_enum(py, T_CUtensorMapDataType, argv[0], "tensorDataType", &tensorDataType) < 0
        || cb_as_scalar(py, T_cuuint32_t, argv[1], "tensorRank", &tensorRank, sizeof tensorRank) < 0
        || cb_as_device_address(form, argv[2], "globalAddress", 0, &globalAddress) < 0
        || cb_array_exact_scalars(py, T_cuuint64_t, argv[3], "globalDim", 5, &globalDim) < 0
        || cb_array_exact_scalars(py, T_cuuint64_t, argv[4], "globalStrides", 5, &globalStrides) < 0
        || cb_array_ints(argv[5], "pixelBoxLowerCorner", sizeof(int), true, "int",
            &pixelBoxLowerCorner) < 0
        || cb_array_ints(argv[6], "pixelBoxUpperCorner", sizeof(int), true, "int",
            &pixelBoxUpperCorner) < 0
        || cb_as_scalar(py, T_cuuint32_t, argv[7], "channelsPerPixel", &channelsPerPixel,
            sizeof channelsPerPixel) < 0
        || cb_as_scalar(py, T_cuuint32_t, argv[8], "pixelsPerColumn", &pixelsPerColumn,
            sizeof pixelsPerColumn) < 0
        || cb_array_exact_scalars(py, T_cuuint32_t, argv[9], "elementStrides", 5,
            &elementStrides) < 0
        || cb_as_enum(py, T_CUtensorMapInterleave, argv[10], "interleave", &interleave) < 0
        || cb_as_enum(py, T_CUtensorMapSwizzle, argv[11], "swizzle", &swizzle) < 0
        || cb_as_enum(py, T_CUtensorMapL2promotion, argv[12], "l2Promotion", &l2Promotion) < 0
        || cb_as_enum(py, T_CUtensorMapFloatOOBfill, argv[13], "oobFill", &oobFill) < 0
        || cb_array_check_given(&pixelBoxLowerCorner, tensorRank > 2 ? tensorRank - 2 : 0,
            "pixelBoxLowerCorner") < 0
        || cb_array_check_given(&pixelBoxUpperCorner, tensorRank > 2 ? tensorRank - 2 : 0,
            "pixelBoxUpperCorner") < 0)
        goto done;
    fn_cuTensorMapEncodeIm2col *call =
        cb_symbol_address(&driver_symbols[S_cuTensorMapEncodeIm2col]);
    if (call == NULL)
        goto done;
    tensorMap = cb_record_new(py, T_CUtensorMap);
    if (tensorMap == NULL)
        goto done;
    CUresult status = call(cb_record_data(tensorMap), tensorDataType, tensorRank,
        globalAddress.value, globalDim.data, globalStrides.data, pixelBoxLowerCorner.data,
        pixelBoxUpperCorner.data, channelsPerPixel, pixelsPerColumn, elementStrides.data,
        interleave, swizzle, l2Promotion, oobFill);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuTensorMapEncodeIm2col, status, argv);
    else
        retval = cb_return1(form, cb_take(&tensorMap));
done:
    Py_XDECREF(tensorMap);
    cb_address_release(&globalAddress);
    cb_array_done(&globalDim);
    cb_array_done(&globalStrides);
    cb_array_done(&pixelBoxLowerCorner);
    cb_array_done(&pixelBoxUpperCorner);
    cb_array_done(&elementStrides);
    return retval;
}

// CUresult cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
//     cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim,
//     const cuuint64_t *globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth,
//     cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides,
//     CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode,
//     CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
//     CUtensorMapFloatOOBfill oobFill)
static const cb_function f_cuTensorMapEncodeIm2colWide = {
    .name = "cuTensorMapEncodeIm2colWide",
    CB_PARAMS("tensorDataType", "tensorRank", "globalAddress", "globalDim", "globalStrides",
        "pixelBoxLowerCornerWidth", "pixelBoxUpperCornerWidth", "channelsPerPixel",
        "pixelsPerColumn", "elementStrides", "interleave", "mode", "swizzle", "l2Promotion",
        "oobFill"),
    .result_count = 1,
};

CB_WRAPPER(cuTensorMapEncodeIm2colWide)
{
    PyObject *slots[15], *retval = NULL;
    if (!cb_arguments(form, &f_cuTensorMapEncodeIm2colWide, &argv, nargs, kwnames, slots))
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
    if (cb_as_enum(py, T_CUtensorMapDataType, argv[0], "tensorDataType", &tensorDataType) < 0
        || cb_as_scalar(py, T_cuuint32_t, argv[1], "tensorRank", &tensorRank, sizeof tensorRank) < 0
        || cb_as_device_address(form, argv[2], "globalAddress", 0, &globalAddress) < 0
        || cb_array_exact_scalars(py, T_cuuint64_t, argv[3], "globalDim", 5, &globalDim) < 0
        || cb_array_exact_scalars(py, T_cuuint64_t, argv[4], "globalStrides", 5, &globalStrides) < 0
        || cb_as_int32(argv[5], "int", &pixelBoxLowerCornerWidth) < 0
        || cb_as_int32(argv[6], "int", &pixelBoxUpperCornerWidth) < 0
        || cb_as_scalar(py, T_cuuint32_t, argv[7], "channelsPerPixel", &channelsPerPixel,
            sizeof channelsPerPixel) < 0
        || cb_as_scalar(py, T_cuuint32_t, argv[8], "pixelsPerColumn", &pixelsPerColumn,
            sizeof pixelsPerColumn) < 0
        || cb_array_exact_scalars(py, T_cuuint32_t, argv[9], "elementStrides", 5,
            &elementStrides) < 0
        || cb_as_enum(py, T_CUtensorMapInterleave, argv[10], "interleave", &interleave) < 0
        || cb_as_enum(py, T_CUtensorMapIm2ColWideMode, argv[11], "mode", &mode) < 0
        || cb_as_enum(py, T_CUtensorMapSwizzle, argv[12], "swizzle", &swizzle) < 0
        || cb_as_enum(py, T_CUtensorMapL2promotion, argv[13], "l2Promotion", &l2Promotion) < 0
        || cb_as_enum(py, T_CUtensorMapFloatOOBfill, argv[14], "oobFill", &oobFill) < 0)
        goto done;
    fn_cuTensorMapEncodeIm2colWide *call =
        cb_symbol_address(&driver_symbols[S_cuTensorMapEncodeIm2colWide]);
    if (call == NULL)
        goto done;
    tensorMap = cb_record_new(py, T_CUtensorMap);
    if (tensorMap == NULL)
        goto done;
    CUresult status = call(cb_record_data(tensorMap), tensorDataType, tensorRank,
        globalAddress.value, globalDim.data, globalStrides.data, pixelBoxLowerCornerWidth,
        pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides.data,
        interleave, mode, swizzle, l2Promotion, oobFill);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuTensorMapEncodeIm2colWide, status, argv);
    else
        retval = cb_return1(form, cb_take(&tensorMap));
done:
    Py_XDECREF(tensorMap);
    cb_address_release(&globalAddress);
    cb_array_done(&globalDim);
    cb_array_done(&globalStrides);
    cb_array_done(&elementStrides);
    return retval;
}

// CUresult cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress)
static const cb_function f_cuTensorMapReplaceAddress = {
    .name = "cuTensorMapReplaceAddress",
    CB_PARAMS("tensorMap", "globalAddress"),
};

CB_WRAPPER(cuTensorMapReplaceAddress)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuTensorMapReplaceAddress, &argv, nargs, kwnames, slots))
        return NULL;
    CUtensorMap *tensorMap;
    cb_address globalAddress;
    globalAddress.held = false;
    if (cb_as_record(py, T_CUtensorMap, argv[0], "tensorMap", &tensorMap) < 0
        || cb_as_device_address(form, argv[1], "globalAddress", 0, &globalAddress) < 0)
        goto done;
    fn_cuTensorMapReplaceAddress *call =
        cb_symbol_address(&driver_symbols[S_cuTensorMapReplaceAddress]);
    if (call == NULL)
        goto done;
    CUresult status = call(tensorMap, globalAddress.value);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuTensorMapReplaceAddress, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&globalAddress);
    return retval;
}

// CUresult cuTensorMapSetAllocationClass(CUtensorMap *tensorMap, CUtensorMapAllocClass allocClass,
//     CUtensorMapAllocClass *outAllocClass)
static const cb_function f_cuTensorMapSetAllocationClass = {
    .name = "cuTensorMapSetAllocationClass",
    CB_PARAMS("tensorMap", "allocClass"),
    .result_count = 1,
};

CB_WRAPPER(cuTensorMapSetAllocationClass)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuTensorMapSetAllocationClass, &argv, nargs, kwnames, slots))
        return NULL;
    CUtensorMap *tensorMap;
    int32_t allocClass;
    CUtensorMapAllocClass outAllocClass = 0;
    if (cb_as_record(py, T_CUtensorMap, argv[0], "tensorMap", &tensorMap) < 0
        || cb_as_enum(py, T_CUtensorMapAllocClass, argv[1], "allocClass", &allocClass) < 0)
        return NULL;
    fn_cuTensorMapSetAllocationClass *call =
        cb_symbol_address(&driver_symbols[S_cuTensorMapSetAllocationClass]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(tensorMap, allocClass, &outAllocClass);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuTensorMapSetAllocationClass, status, argv);
    return cb_return1(form, cb_enum_member(py, T_CUtensorMapAllocClass, outAllocClass));
}
