// functions_virtual_memory.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr,
//     unsigned long long flags)
static const cb_function f_cuMemAddressReserve = {
    .name = "cuMemAddressReserve",
    CB_PARAMS("size", "alignment", "addr", "flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(1) | CB_BIT(2) | CB_BIT(3), // alignment, addr, flags
};

CB_WRAPPER(cuMemAddressReserve)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuMemAddressReserve, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr ptr = 0;
    uint64_t size;
    uint64_t alignment = 0, flags = 0;
    CUdeviceptr addr;
    if (cb_as_uint64(argv[0], "size_t", &size) < 0
        || (cb_is_given(form, argv[1]) && cb_as_uint64(argv[1], "size_t", &alignment) < 0)
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[2], "addr", 0, &addr) < 0
        || (cb_is_given(form, argv[3]) && cb_as_uint64(argv[3], CB_UNSIGNED_LONG_LONG, &flags) < 0))
        return NULL;
    fn_cuMemAddressReserve *call = cb_symbol_address(&driver_symbols[S_cuMemAddressReserve]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&ptr, size, alignment, addr, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemAddressReserve, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUdeviceptr, &ptr));
}

CB_PARAM_LIST(cuMemAddressFree, "ptr", "size");

// CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size)
static const cb_function f_cuMemAddressFree = {
    .name = "cuMemAddressFree",
    CB_PARAMS_OF(cuMemAddressFree),
};

CB_WRAPPER(cuMemAddressFree)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuMemAddressFree, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr ptr;
    uint64_t size;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "ptr", CB_ENDS, &ptr) < 0
        || cb_as_uint64(argv[1], "size_t", &size) < 0)
        return NULL;
    fn_cuMemAddressFree *call = cb_symbol_address(&driver_symbols[S_cuMemAddressFree]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemAddressFree, status, argv);
    return cb_return0(form);
}

// CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size,
//     const CUmemAllocationProp *prop, unsigned long long flags)
static const cb_function f_cuMemCreate = {
    .name = "cuMemCreate",
    CB_PARAMS("size", "prop", "flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(2), // flags
};

CB_WRAPPER(cuMemCreate)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuMemCreate, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle handle = 0;
    uint64_t size;
    const CUmemAllocationProp *prop;
    uint64_t flags = 0;
    if (cb_as_uint64(argv[0], "size_t", &size) < 0
        || cb_as_record(py, T_CUmemAllocationProp, argv[1], "prop", &prop) < 0
        || (cb_is_given(form, argv[2]) && cb_as_uint64(argv[2], CB_UNSIGNED_LONG_LONG, &flags) < 0))
        return NULL;
    fn_cuMemCreate *call = cb_symbol_address(&driver_symbols[S_cuMemCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&handle, size, prop, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUmemGenericAllocationHandle, &handle));
}

CB_PARAM_LIST(cuMemRelease, "handle");

// CUresult cuMemRelease(CUmemGenericAllocationHandle handle)
static const cb_function f_cuMemRelease = {.name = "cuMemRelease", CB_PARAMS_OF(cuMemRelease)};

CB_WRAPPER(cuMemRelease)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuMemRelease, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle handle;
    if (cb_as_scalar(py, T_CUmemGenericAllocationHandle, argv[0], "handle", &handle,
            sizeof handle) < 0)
        return NULL;
    fn_cuMemRelease *call = cb_symbol_address(&driver_symbols[S_cuMemRelease]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemRelease, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset,
//     CUmemGenericAllocationHandle handle, unsigned long long flags)
static const cb_function f_cuMemMap = {
    .name = "cuMemMap",
    CB_PARAMS("ptr", "size", "offset", "handle", "flags"),
    .optional_mask = CB_BIT(4), // flags
};

CB_WRAPPER(cuMemMap)
{
    PyObject *slots[5];
    if (!cb_arguments(form, &f_cuMemMap, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr ptr;
    uint64_t size, offset;
    CUmemGenericAllocationHandle handle;
    uint64_t flags = 0;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "ptr", 0, &ptr) < 0
        || cb_as_uint64(argv[1], "size_t", &size) < 0
        || cb_as_uint64(argv[2], "size_t", &offset) < 0
        || cb_as_scalar(py, T_CUmemGenericAllocationHandle, argv[3], "handle", &handle,
            sizeof handle) < 0
        || (cb_is_given(form, argv[4]) && cb_as_uint64(argv[4], CB_UNSIGNED_LONG_LONG, &flags) < 0))
        return NULL;
    fn_cuMemMap *call = cb_symbol_address(&driver_symbols[S_cuMemMap]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr, size, offset, handle, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemMap, status, argv);
    return cb_return0(form);
}

// CUresult cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream)
static const cb_function f_cuMemMapArrayAsync = {
    .name = "cuMemMapArrayAsync",
    CB_PARAMS("mapInfoList", "count", "hStream"),
    .auto_mask = CB_BIT(1), // count
};

CB_WRAPPER(cuMemMapArrayAsync)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemMapArrayAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array mapInfoList;
    uint32_t count;
    CUstream hStream;
    cb_array_init(&mapInfoList);
    if (cb_array_records(py, T_CUarrayMapInfo, argv[0], "mapInfoList", &mapInfoList) < 0
        || (argv[1] != NULL && cb_as_uint32(argv[1], "unsigned int", &count) < 0)
        || cb_as_handle(py, T_CUstream, argv[2], "hStream", &hStream) < 0)
        goto done;
    if (argv[1] == NULL)
        count = (uint32_t)mapInfoList.length;
    if (cb_array_check(&mapInfoList, count, "mapInfoList") < 0)
        goto done;
    fn_cuMemMapArrayAsync *call = cb_symbol_address(&driver_symbols[S_cuMemMapArrayAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mapInfoList.data, count, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemMapArrayAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&mapInfoList);
    return retval;
}

// CUresult cuMemUnmap(CUdeviceptr ptr, size_t size)
static const cb_function f_cuMemUnmap = {.name = "cuMemUnmap", CB_PARAMS_OF(cuMemAddressFree)};

CB_WRAPPER(cuMemUnmap)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuMemUnmap, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr ptr;
    uint64_t size;
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "ptr", 0, &ptr) < 0
        || cb_as_uint64(argv[1], "size_t", &size) < 0)
        return NULL;
    fn_cuMemUnmap *call = cb_symbol_address(&driver_symbols[S_cuMemUnmap]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemUnmap, status, argv);
    return cb_return0(form);
}

// CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t count)
static const cb_function f_cuMemSetAccess = {
    .name = "cuMemSetAccess",
    CB_PARAMS("ptr", "size", "desc", "count"),
    .auto_mask = CB_BIT(3), // count
};

CB_WRAPPER(cuMemSetAccess)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemSetAccess, &argv, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr ptr;
    uint64_t size, count;
    cb_array desc;
    cb_array_init(&desc);
    if (cb_as_device_scalar(form, py, T_CUdeviceptr, argv[0], "ptr", 0, &ptr) < 0
        || cb_as_uint64(argv[1], "size_t", &size) < 0
        || cb_array_records(py, T_CUmemAccessDesc, argv[2], "desc", &desc) < 0
        || (argv[3] != NULL && cb_as_uint64(argv[3], "size_t", &count) < 0))
        goto done;
    if (argv[3] == NULL)
        count = desc.length;
    if (cb_array_check(&desc, count, "desc") < 0)
        goto done;
    fn_cuMemSetAccess *call = cb_symbol_address(&driver_symbols[S_cuMemSetAccess]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr, size, desc.data, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemSetAccess, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&desc);
    return retval;
}

// CUresult cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location,
//     CUdeviceptr ptr)
static const cb_function f_cuMemGetAccess = {
    .name = "cuMemGetAccess",
    CB_PARAMS("location", "ptr"),
    .result_count = 1,
};

CB_WRAPPER(cuMemGetAccess)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuMemGetAccess, &argv, nargs, kwnames, slots))
        return NULL;
    unsigned long long flags = 0;
    const CUmemLocation *location;
    CUdeviceptr ptr;
    if (cb_as_record(py, T_CUmemLocation, argv[0], "location", &location) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[1], "ptr", 0, &ptr) < 0)
        return NULL;
    fn_cuMemGetAccess *call = cb_symbol_address(&driver_symbols[S_cuMemGetAccess]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&flags, location, ptr);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemGetAccess, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLongLong(flags));
}

// CUresult cuMemExportToShareableHandle(void *shareableHandle,
//     CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType,
//     unsigned long long flags)
static const cb_function f_cuMemExportToShareableHandle = {
    .name = "cuMemExportToShareableHandle",
    CB_PARAMS("handle", "handleType", "flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(2), // flags
};

CB_WRAPPER(cuMemExportToShareableHandle)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemExportToShareableHandle, &argv, nargs, kwnames, slots))
        return NULL;
    cb_value shareableHandle;
    CUmemGenericAllocationHandle handle;
    int32_t handleType;
    uint64_t flags = 0;
    cb_value_init(&shareableHandle);
    if (cb_as_scalar(py, T_CUmemGenericAllocationHandle, argv[0], "handle", &handle,
            sizeof handle) < 0
        || cb_as_enum_member(py, T_CUmemAllocationHandleType, argv[1], "handleType",
            &handleType) < 0
        || (cb_is_given(form, argv[2]) && cb_as_uint64(argv[2], CB_UNSIGNED_LONG_LONG, &flags) < 0)
        || cb_value_prepare(py, &table_shareable_handles, handleType, 0, &shareableHandle) < 0)
        goto done;
    fn_cuMemExportToShareableHandle *call =
        cb_symbol_address(&driver_symbols[S_cuMemExportToShareableHandle]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(shareableHandle.data, handle, handleType, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemExportToShareableHandle, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &shareableHandle));
done:
    cb_value_done(&shareableHandle);
    return retval;
}

// CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle,
//     CUmemAllocationHandleType shHandleType)
static const cb_function f_cuMemImportFromShareableHandle = {
    .name = "cuMemImportFromShareableHandle",
    CB_PARAMS("osHandle", "shHandleType"),
    .result_count = 1,
};

CB_WRAPPER(cuMemImportFromShareableHandle)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemImportFromShareableHandle, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle handle = 0;
    cb_address osHandle;
    int32_t shHandleType;
    osHandle.held = false;
    if (cb_as_address(py, argv[0], &osHandle) < 0
        || cb_as_enum(py, T_CUmemAllocationHandleType, argv[1], "shHandleType", &shHandleType) < 0)
        goto done;
    fn_cuMemImportFromShareableHandle *call =
        cb_symbol_address(&driver_symbols[S_cuMemImportFromShareableHandle]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&handle, osHandle.value, shHandleType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemImportFromShareableHandle, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUmemGenericAllocationHandle, &handle));
done:
    cb_address_release(&osHandle);
    return retval;
}

CB_PARAM_LIST(cuMemGetAllocationGranularity, "prop", "option");

// CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *prop,
//     CUmemAllocationGranularity_flags option)
static const cb_function f_cuMemGetAllocationGranularity = {
    .name = "cuMemGetAllocationGranularity",
    CB_PARAMS_OF(cuMemGetAllocationGranularity),
    .result_count = 1,
};

CB_WRAPPER(cuMemGetAllocationGranularity)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuMemGetAllocationGranularity, &argv, nargs, kwnames, slots))
        return NULL;
    size_t granularity = 0;
    const CUmemAllocationProp *prop;
    int32_t option;
    if (cb_as_record(py, T_CUmemAllocationProp, argv[0], "prop", &prop) < 0
        || cb_as_enum(py, T_CUmemAllocationGranularity_flags, argv[1], "option", &option) < 0)
        return NULL;
    fn_cuMemGetAllocationGranularity *call =
        cb_symbol_address(&driver_symbols[S_cuMemGetAllocationGranularity]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&granularity, prop, option);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMemGetAllocationGranularity, status, argv);
    return cb_return1(form, PyLong_FromSize_t(granularity));
}

// CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop,
//     CUmemGenericAllocationHandle handle)
static const cb_function f_cuMemGetAllocationPropertiesFromHandle = {
    .name = "cuMemGetAllocationPropertiesFromHandle",
    CB_PARAMS_OF(cuMemRelease),
    .result_count = 1,
};

CB_WRAPPER(cuMemGetAllocationPropertiesFromHandle)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemGetAllocationPropertiesFromHandle, &argv, nargs, kwnames,
            slots))
        return NULL;
    PyObject *prop = NULL;
    CUmemGenericAllocationHandle handle;
    if (cb_as_scalar(py, T_CUmemGenericAllocationHandle, argv[0], "handle", &handle,
            sizeof handle) < 0)
        goto done;
    fn_cuMemGetAllocationPropertiesFromHandle *call =
        cb_symbol_address(&driver_symbols[S_cuMemGetAllocationPropertiesFromHandle]);
    if (call == NULL)
        goto done;
    prop = cb_record_new(py, T_CUmemAllocationProp);
    if (prop == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(cb_record_data(prop), handle);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemGetAllocationPropertiesFromHandle, status, argv);
    else
        retval = cb_return1(form, cb_take(&prop));
done:
    Py_XDECREF(prop);
    return retval;
}

// CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr)
static const cb_function f_cuMemRetainAllocationHandle = {
    .name = "cuMemRetainAllocationHandle",
    CB_PARAMS("addr"),
    .result_count = 1,
};

CB_WRAPPER(cuMemRetainAllocationHandle)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuMemRetainAllocationHandle, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle handle = 0;
    cb_address addr;
    addr.held = false;
    if (cb_as_device_address(form, argv[0], "addr", 0, &addr) < 0)
        goto done;
    fn_cuMemRetainAllocationHandle *call =
        cb_symbol_address(&driver_symbols[S_cuMemRetainAllocationHandle]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&handle, addr.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuMemRetainAllocationHandle, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUmemGenericAllocationHandle, &handle));
done:
    cb_address_release(&addr);
    return retval;
}

CB_PARAM_LIST(cuMulticastCreate, "prop");

// CUresult cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle,
//     const CUmulticastObjectProp *prop)
static const cb_function f_cuMulticastCreate = {
    .name = "cuMulticastCreate",
    CB_PARAMS_OF(cuMulticastCreate),
    .result_count = 1,
};

CB_WRAPPER(cuMulticastCreate)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuMulticastCreate, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle mcHandle = 0;
    const CUmulticastObjectProp *prop;
    if (cb_as_record(py, T_CUmulticastObjectProp, argv[0], "prop", &prop) < 0)
        return NULL;
    fn_cuMulticastCreate *call = cb_symbol_address(&driver_symbols[S_cuMulticastCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&mcHandle, prop);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMulticastCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUmemGenericAllocationHandle, &mcHandle));
}

// CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev)
static const cb_function f_cuMulticastAddDevice = {
    .name = "cuMulticastAddDevice",
    CB_PARAMS("mcHandle", "dev"),
};

CB_WRAPPER(cuMulticastAddDevice)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuMulticastAddDevice, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle mcHandle;
    CUdevice dev;
    if (cb_as_scalar(py, T_CUmemGenericAllocationHandle, argv[0], "mcHandle", &mcHandle,
            sizeof mcHandle) < 0
        || cb_as_scalar(py, T_CUdevice, argv[1], "dev", &dev, sizeof dev) < 0)
        return NULL;
    fn_cuMulticastAddDevice *call = cb_symbol_address(&driver_symbols[S_cuMulticastAddDevice]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mcHandle, dev);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMulticastAddDevice, status, argv);
    return cb_return0(form);
}

// CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
//     CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
//     unsigned long long flags)
static const cb_function f_cuMulticastBindMem = {
    .name = "cuMulticastBindMem",
    CB_PARAMS("mcHandle", "mcOffset", "memHandle", "memOffset", "size", "flags"),
    .optional_mask = CB_BIT(5), // flags
};

CB_WRAPPER(cuMulticastBindMem)
{
    PyObject *slots[6];
    if (!cb_arguments(form, &f_cuMulticastBindMem, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle mcHandle, memHandle;
    uint64_t mcOffset, memOffset, size;
    uint64_t flags = 0;
    if (cb_as_scalar(py, T_CUmemGenericAllocationHandle, argv[0], "mcHandle", &mcHandle,
            sizeof mcHandle) < 0
        || cb_as_uint64(argv[1], "size_t", &mcOffset) < 0
        || cb_as_scalar(py, T_CUmemGenericAllocationHandle, argv[2], "memHandle", &memHandle,
            sizeof memHandle) < 0
        || cb_as_uint64(argv[3], "size_t", &memOffset) < 0
        || cb_as_uint64(argv[4], "size_t", &size) < 0
        || (cb_is_given(form, argv[5]) && cb_as_uint64(argv[5], CB_UNSIGNED_LONG_LONG, &flags) < 0))
        return NULL;
    fn_cuMulticastBindMem *call = cb_symbol_address(&driver_symbols[S_cuMulticastBindMem]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mcHandle, mcOffset, memHandle, memOffset, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMulticastBindMem, status, argv);
    return cb_return0(form);
}

// CUresult cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
//     size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
//     unsigned long long flags)
static const cb_function f_cuMulticastBindMem_v2 = {
    .name = "cuMulticastBindMem_v2",
    CB_PARAMS("mcHandle", "dev", "mcOffset", "memHandle", "memOffset", "size", "flags"),
    .optional_mask = CB_BIT(6), // flags
};

CB_WRAPPER(cuMulticastBindMem_v2)
{
    PyObject *slots[7];
    if (!cb_arguments(form, &f_cuMulticastBindMem_v2, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle mcHandle, memHandle;
    CUdevice dev;
    uint64_t mcOffset, memOffset, size;
    uint64_t flags = 0;
    if (cb_as_scalar(py, T_CUmemGenericAllocationHandle, argv[0], "mcHandle", &mcHandle,
            sizeof mcHandle) < 0
        || cb_as_scalar(py, T_CUdevice, argv[1], "dev", &dev, sizeof dev) < 0
        || cb_as_uint64(argv[2], "size_t", &mcOffset) < 0
        || cb_as_scalar(py, T_CUmemGenericAllocationHandle, argv[3], "memHandle", &memHandle,
            sizeof memHandle) < 0
        || cb_as_uint64(argv[4], "size_t", &memOffset) < 0
        || cb_as_uint64(argv[5], "size_t", &size) < 0
        || (cb_is_given(form, argv[6]) && cb_as_uint64(argv[6], CB_UNSIGNED_LONG_LONG, &flags) < 0))
        return NULL;
    fn_cuMulticastBindMem_v2 *call = cb_symbol_address(&driver_symbols[S_cuMulticastBindMem_v2]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mcHandle, dev, mcOffset, memHandle, memOffset, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMulticastBindMem_v2, status, argv);
    return cb_return0(form);
}

// CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
//     CUdeviceptr memptr, size_t size, unsigned long long flags)
static const cb_function f_cuMulticastBindAddr = {
    .name = "cuMulticastBindAddr",
    CB_PARAMS("mcHandle", "mcOffset", "memptr", "size", "flags"),
    .optional_mask = CB_BIT(4), // flags
};

CB_WRAPPER(cuMulticastBindAddr)
{
    PyObject *slots[5];
    if (!cb_arguments(form, &f_cuMulticastBindAddr, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle mcHandle;
    uint64_t mcOffset, size;
    CUdeviceptr memptr;
    uint64_t flags = 0;
    if (cb_as_scalar(py, T_CUmemGenericAllocationHandle, argv[0], "mcHandle", &mcHandle,
            sizeof mcHandle) < 0
        || cb_as_uint64(argv[1], "size_t", &mcOffset) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[2], "memptr", 0, &memptr) < 0
        || cb_as_uint64(argv[3], "size_t", &size) < 0
        || (cb_is_given(form, argv[4]) && cb_as_uint64(argv[4], CB_UNSIGNED_LONG_LONG, &flags) < 0))
        return NULL;
    fn_cuMulticastBindAddr *call = cb_symbol_address(&driver_symbols[S_cuMulticastBindAddr]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mcHandle, mcOffset, memptr, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMulticastBindAddr, status, argv);
    return cb_return0(form);
}

// CUresult cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
//     size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)
static const cb_function f_cuMulticastBindAddr_v2 = {
    .name = "cuMulticastBindAddr_v2",
    CB_PARAMS("mcHandle", "dev", "mcOffset", "memptr", "size", "flags"),
    .optional_mask = CB_BIT(5), // flags
};

CB_WRAPPER(cuMulticastBindAddr_v2)
{
    PyObject *slots[6];
    if (!cb_arguments(form, &f_cuMulticastBindAddr_v2, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle mcHandle;
    CUdevice dev;
    uint64_t mcOffset, size;
    CUdeviceptr memptr;
    uint64_t flags = 0;
    if (cb_as_scalar(py, T_CUmemGenericAllocationHandle, argv[0], "mcHandle", &mcHandle,
            sizeof mcHandle) < 0
        || cb_as_scalar(py, T_CUdevice, argv[1], "dev", &dev, sizeof dev) < 0
        || cb_as_uint64(argv[2], "size_t", &mcOffset) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[3], "memptr", 0, &memptr) < 0
        || cb_as_uint64(argv[4], "size_t", &size) < 0
        || (cb_is_given(form, argv[5]) && cb_as_uint64(argv[5], CB_UNSIGNED_LONG_LONG, &flags) < 0))
        return NULL;
    fn_cuMulticastBindAddr_v2 *call = cb_symbol_address(&driver_symbols[S_cuMulticastBindAddr_v2]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mcHandle, dev, mcOffset, memptr, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMulticastBindAddr_v2, status, argv);
    return cb_return0(form);
}

// CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset,
//     size_t size)
static const cb_function f_cuMulticastUnbind = {
    .name = "cuMulticastUnbind",
    CB_PARAMS("mcHandle", "dev", "mcOffset", "size"),
};

CB_WRAPPER(cuMulticastUnbind)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuMulticastUnbind, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle mcHandle;
    CUdevice dev;
    uint64_t mcOffset, size;
    if (cb_as_scalar(py, T_CUmemGenericAllocationHandle, argv[0], "mcHandle", &mcHandle,
            sizeof mcHandle) < 0
        || cb_as_scalar(py, T_CUdevice, argv[1], "dev", &dev, sizeof dev) < 0
        || cb_as_uint64(argv[2], "size_t", &mcOffset) < 0
        || cb_as_uint64(argv[3], "size_t", &size) < 0)
        return NULL;
    fn_cuMulticastUnbind *call = cb_symbol_address(&driver_symbols[S_cuMulticastUnbind]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mcHandle, dev, mcOffset, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMulticastUnbind, status, argv);
    return cb_return0(form);
}

// CUresult cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp *prop,
//     CUmulticastGranularity_flags option)
static const cb_function f_cuMulticastGetGranularity = {
    .name = "cuMulticastGetGranularity",
    CB_PARAMS_OF(cuMemGetAllocationGranularity),
    .result_count = 1,
};

CB_WRAPPER(cuMulticastGetGranularity)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuMulticastGetGranularity, &argv, nargs, kwnames, slots))
        return NULL;
    size_t granularity = 0;
    const CUmulticastObjectProp *prop;
    int32_t option;
    if (cb_as_record(py, T_CUmulticastObjectProp, argv[0], "prop", &prop) < 0
        || cb_as_enum(py, T_CUmulticastGranularity_flags, argv[1], "option", &option) < 0)
        return NULL;
    fn_cuMulticastGetGranularity *call =
        cb_symbol_address(&driver_symbols[S_cuMulticastGetGranularity]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&granularity, prop, option);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuMulticastGetGranularity, status, argv);
    return cb_return1(form, PyLong_FromSize_t(granularity));
}

// CUresult cuLogicalEndpointIdReserve(CUlogicalEndpointId *baseLeId, cuuint32_t count)
static const cb_function f_cuLogicalEndpointIdReserve = {
    .name = "cuLogicalEndpointIdReserve",
    CB_PARAMS("count"),
    .result_count = 1,
};

CB_WRAPPER(cuLogicalEndpointIdReserve)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuLogicalEndpointIdReserve, &argv, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId baseLeId = 0;
    cuuint32_t count;
    if (cb_as_scalar(py, T_cuuint32_t, argv[0], "count", &count, sizeof count) < 0)
        return NULL;
    fn_cuLogicalEndpointIdReserve *call =
        cb_symbol_address(&driver_symbols[S_cuLogicalEndpointIdReserve]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&baseLeId, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuLogicalEndpointIdReserve, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUlogicalEndpointId, &baseLeId));
}

// CUresult cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count)
static const cb_function f_cuLogicalEndpointIdRelease = {
    .name = "cuLogicalEndpointIdRelease",
    CB_PARAMS("baseLeId", "count"),
};

CB_WRAPPER(cuLogicalEndpointIdRelease)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuLogicalEndpointIdRelease, &argv, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId baseLeId;
    cuuint32_t count;
    if (cb_as_scalar(py, T_CUlogicalEndpointId, argv[0], "baseLeId", &baseLeId, sizeof baseLeId) < 0
        || cb_as_scalar(py, T_cuuint32_t, argv[1], "count", &count, sizeof count) < 0)
        return NULL;
    fn_cuLogicalEndpointIdRelease *call =
        cb_symbol_address(&driver_symbols[S_cuLogicalEndpointIdRelease]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(baseLeId, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuLogicalEndpointIdRelease, status, argv);
    return cb_return0(form);
}

// CUresult cuLogicalEndpointCreate(CUlogicalEndpointId leId, const CUlogicalEndpointProp *prop)
static const cb_function f_cuLogicalEndpointCreate = {
    .name = "cuLogicalEndpointCreate",
    CB_PARAMS("leId", "prop"),
};

CB_WRAPPER(cuLogicalEndpointCreate)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuLogicalEndpointCreate, &argv, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId leId;
    const CUlogicalEndpointProp *prop;
    if (cb_as_scalar(py, T_CUlogicalEndpointId, argv[0], "leId", &leId, sizeof leId) < 0
        || cb_as_record(py, T_CUlogicalEndpointProp, argv[1], "prop", &prop) < 0)
        return NULL;
    fn_cuLogicalEndpointCreate *call =
        cb_symbol_address(&driver_symbols[S_cuLogicalEndpointCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId, prop);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuLogicalEndpointCreate, status, argv);
    return cb_return0(form);
}

// CUresult cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev)
static const cb_function f_cuLogicalEndpointAddDevice = {
    .name = "cuLogicalEndpointAddDevice",
    CB_PARAMS("leId", "dev"),
};

CB_WRAPPER(cuLogicalEndpointAddDevice)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuLogicalEndpointAddDevice, &argv, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId leId;
    CUdevice dev;
    if (cb_as_scalar(py, T_CUlogicalEndpointId, argv[0], "leId", &leId, sizeof leId) < 0
        || cb_as_scalar(py, T_CUdevice, argv[1], "dev", &dev, sizeof dev) < 0)
        return NULL;
    fn_cuLogicalEndpointAddDevice *call =
        cb_symbol_address(&driver_symbols[S_cuLogicalEndpointAddDevice]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId, dev);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuLogicalEndpointAddDevice, status, argv);
    return cb_return0(form);
}

// CUresult cuLogicalEndpointDestroy(CUlogicalEndpointId leId)
static const cb_function f_cuLogicalEndpointDestroy = {
    .name = "cuLogicalEndpointDestroy",
    CB_PARAMS("leId"),
};

CB_WRAPPER(cuLogicalEndpointDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuLogicalEndpointDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId leId;
    if (cb_as_scalar(py, T_CUlogicalEndpointId, argv[0], "leId", &leId, sizeof leId) < 0)
        return NULL;
    fn_cuLogicalEndpointDestroy *call =
        cb_symbol_address(&driver_symbols[S_cuLogicalEndpointDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuLogicalEndpointDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
//     void *ptr, cuuint64_t size, unsigned long long flags)
static const cb_function f_cuLogicalEndpointBindAddr = {
    .name = "cuLogicalEndpointBindAddr",
    CB_PARAMS("leId", "dev", "offset", "ptr", "size", "flags"),
    .optional_mask = CB_BIT(5), // flags
};

CB_WRAPPER(cuLogicalEndpointBindAddr)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cuLogicalEndpointBindAddr, &argv, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId leId;
    CUdevice dev;
    cuuint64_t offset, size;
    cb_address ptr;
    uint64_t flags = 0;
    ptr.held = false;
    if (cb_as_scalar(py, T_CUlogicalEndpointId, argv[0], "leId", &leId, sizeof leId) < 0
        || cb_as_scalar(py, T_CUdevice, argv[1], "dev", &dev, sizeof dev) < 0
        || cb_as_scalar(py, T_cuuint64_t, argv[2], "offset", &offset, sizeof offset) < 0
        || cb_as_device_address(form, argv[3], "ptr", 0, &ptr) < 0
        || cb_as_scalar(py, T_cuuint64_t, argv[4], "size", &size, sizeof size) < 0
        || (cb_is_given(form, argv[5]) && cb_as_uint64(argv[5], CB_UNSIGNED_LONG_LONG, &flags) < 0))
        goto done;
    fn_cuLogicalEndpointBindAddr *call =
        cb_symbol_address(&driver_symbols[S_cuLogicalEndpointBindAddr]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId, dev, offset, ptr.value, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuLogicalEndpointBindAddr, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&ptr);
    return retval;
}

// CUresult cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
//     CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size,
//     unsigned long long flags)
static const cb_function f_cuLogicalEndpointBindMem = {
    .name = "cuLogicalEndpointBindMem",
    CB_PARAMS("leId", "dev", "offset", "memHandle", "memOffset", "size", "flags"),
    .optional_mask = CB_BIT(6), // flags
};

CB_WRAPPER(cuLogicalEndpointBindMem)
{
    PyObject *slots[7];
    if (!cb_arguments(form, &f_cuLogicalEndpointBindMem, &argv, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId leId;
    CUdevice dev;
    cuuint64_t offset, memOffset, size;
    CUmemGenericAllocationHandle memHandle;
    uint64_t flags = 0;
    if (cb_as_scalar(py, T_CUlogicalEndpointId, argv[0], "leId", &leId, sizeof leId) < 0
        || cb_as_scalar(py, T_CUdevice, argv[1], "dev", &dev, sizeof dev) < 0
        || cb_as_scalar(py, T_cuuint64_t, argv[2], "offset", &offset, sizeof offset) < 0
        || cb_as_scalar(py, T_CUmemGenericAllocationHandle, argv[3], "memHandle", &memHandle,
            sizeof memHandle) < 0
        || cb_as_scalar(py, T_cuuint64_t, argv[4], "memOffset", &memOffset, sizeof memOffset) < 0
        || cb_as_scalar(py, T_cuuint64_t, argv[5], "size", &size, sizeof size) < 0
        || (cb_is_given(form, argv[6]) && cb_as_uint64(argv[6], CB_UNSIGNED_LONG_LONG, &flags) < 0))
        return NULL;
    fn_cuLogicalEndpointBindMem *call =
        cb_symbol_address(&driver_symbols[S_cuLogicalEndpointBindMem]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId, dev, offset, memHandle, memOffset, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuLogicalEndpointBindMem, status, argv);
    return cb_return0(form);
}

// CUresult cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
//     cuuint64_t size)
static const cb_function f_cuLogicalEndpointUnbind = {
    .name = "cuLogicalEndpointUnbind",
    CB_PARAMS("leId", "dev", "offset", "size"),
};

CB_WRAPPER(cuLogicalEndpointUnbind)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuLogicalEndpointUnbind, &argv, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId leId;
    CUdevice dev;
    cuuint64_t offset, size;
    if (cb_as_scalar(py, T_CUlogicalEndpointId, argv[0], "leId", &leId, sizeof leId) < 0
        || cb_as_scalar(py, T_CUdevice, argv[1], "dev", &dev, sizeof dev) < 0
        || cb_as_scalar(py, T_cuuint64_t, argv[2], "offset", &offset, sizeof offset) < 0
        || cb_as_scalar(py, T_cuuint64_t, argv[3], "size", &size, sizeof size) < 0)
        return NULL;
    fn_cuLogicalEndpointUnbind *call =
        cb_symbol_address(&driver_symbols[S_cuLogicalEndpointUnbind]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId, dev, offset, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuLogicalEndpointUnbind, status, argv);
    return cb_return0(form);
}

// CUresult cuLogicalEndpointExport(void *handle, CUlogicalEndpointId leId,
//     CUlogicalEndpointIpcHandleType handleType)
static const cb_function f_cuLogicalEndpointExport = {
    .name = "cuLogicalEndpointExport",
    CB_PARAMS("leId", "handleType"),
    .result_count = 1,
};

CB_WRAPPER(cuLogicalEndpointExport)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuLogicalEndpointExport, &argv, nargs, kwnames, slots))
        return NULL;
    cb_value handle;
    CUlogicalEndpointId leId;
    int32_t handleType;
    cb_value_init(&handle);
    if (cb_as_scalar(py, T_CUlogicalEndpointId, argv[0], "leId", &leId, sizeof leId) < 0
        || cb_as_enum(py, T_CUlogicalEndpointIpcHandleType, argv[1], "handleType", &handleType) < 0
        || cb_value_prepare(py, &table_endpoint_handles, handleType, 0, &handle) < 0)
        goto done;
    fn_cuLogicalEndpointExport *call =
        cb_symbol_address(&driver_symbols[S_cuLogicalEndpointExport]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle.data, leId, handleType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuLogicalEndpointExport, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &handle));
done:
    cb_value_done(&handle);
    return retval;
}

// CUresult cuLogicalEndpointImport(CUlogicalEndpointId leId, const void *handle,
//     CUlogicalEndpointIpcHandleType handleType)
static const cb_function f_cuLogicalEndpointImport = {
    .name = "cuLogicalEndpointImport",
    CB_PARAMS("leId", "handle", "handleType"),
};

CB_WRAPPER(cuLogicalEndpointImport)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuLogicalEndpointImport, &argv, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId leId;
    cb_address handle;
    int32_t handleType;
    handle.held = false;
    if (cb_as_scalar(py, T_CUlogicalEndpointId, argv[0], "leId", &leId, sizeof leId) < 0
        || cb_as_address(py, argv[1], &handle) < 0
        || cb_as_enum(py, T_CUlogicalEndpointIpcHandleType, argv[2], "handleType", &handleType) < 0)
        goto done;
    fn_cuLogicalEndpointImport *call =
        cb_symbol_address(&driver_symbols[S_cuLogicalEndpointImport]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId, handle.value, handleType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuLogicalEndpointImport, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&handle);
    return retval;
}

// CUresult cuLogicalEndpointGetLimits(cuuint64_t *bindAlignment, cuuint64_t *maxSize,
//     const CUlogicalEndpointProp *prop)
static const cb_function f_cuLogicalEndpointGetLimits = {
    .name = "cuLogicalEndpointGetLimits",
    CB_PARAMS_OF(cuMulticastCreate),
    .result_count = 2,
};

CB_WRAPPER(cuLogicalEndpointGetLimits)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuLogicalEndpointGetLimits, &argv, nargs, kwnames, slots))
        return NULL;
    cuuint64_t bindAlignment = 0, maxSize = 0;
    const CUlogicalEndpointProp *prop;
    if (cb_as_record(py, T_CUlogicalEndpointProp, argv[0], "prop", &prop) < 0)
        return NULL;
    fn_cuLogicalEndpointGetLimits *call =
        cb_symbol_address(&driver_symbols[S_cuLogicalEndpointGetLimits]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&bindAlignment, &maxSize, prop);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuLogicalEndpointGetLimits, status, argv);
    PyObject *results[] = {
        cb_cell_new(py, T_cuuint64_t, &bindAlignment),
        cb_cell_new(py, T_cuuint64_t, &maxSize)
    };
    return cb_return_many(form, &f_cuLogicalEndpointGetLimits, results);
}

// CUresult cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count, int *queryStatus)
static const cb_function f_cuLogicalEndpointQuery = {
    .name = "cuLogicalEndpointQuery",
    CB_PARAMS("leId", "count"),
    .result_count = 1,
};

CB_WRAPPER(cuLogicalEndpointQuery)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuLogicalEndpointQuery, &argv, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId leId;
    cuuint32_t count;
    int queryStatus = 0;
    if (cb_as_scalar(py, T_CUlogicalEndpointId, argv[0], "leId", &leId, sizeof leId) < 0
        || cb_as_scalar(py, T_cuuint32_t, argv[1], "count", &count, sizeof count) < 0)
        return NULL;
    fn_cuLogicalEndpointQuery *call = cb_symbol_address(&driver_symbols[S_cuLogicalEndpointQuery]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(leId, count, &queryStatus);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuLogicalEndpointQuery, status, argv);
    return cb_return1(form, PyLong_FromLong(queryStatus));
}
