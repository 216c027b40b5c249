// functions_virtual_memory.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr,
//     unsigned long long flags)
static const cb_function f_cuMemAddressReserve = {.name = "cuMemAddressReserve",
    .params = (const char *const[]){"size", "alignment", "addr", "flags", NULL}, .param_count = 4,
    .result_count = 1, .optional_mask = 0xe};

CB_WRAPPER(cuMemAddressReserve)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemAddressReserve, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr ptr = 0;
    uint64_t size;
    uint64_t alignment = 0, flags = 0;
    CUdeviceptr addr;
    if (cb_as_uint64(args[0], "size_t", &size) < 0
        || (!(s->checked && args[1] == Py_None) && cb_as_uint64(args[1], "size_t", &alignment) < 0)
        || cb_as_scalar(m, T_CUdeviceptr, args[2], &addr, sizeof addr) < 0
        || (!(s->checked && args[3] == Py_None)
            && cb_as_uint64(args[3], "unsigned PY_LONG_LONG", &flags) < 0))
        return NULL;
    fn_cuMemAddressReserve *call = cb_symbol_address(&symbols[S_cuMemAddressReserve]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&ptr, size, alignment, addr, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAddressReserve, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &ptr));
}

// CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size)
static const cb_function f_cuMemAddressFree = {.name = "cuMemAddressFree",
    .params = (const char *const[]){"ptr", "size", NULL}, .param_count = 2};

CB_WRAPPER(cuMemAddressFree)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemAddressFree, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr ptr;
    uint64_t size;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &ptr, sizeof ptr) < 0
        || cb_as_uint64(args[1], "size_t", &size) < 0)
        return NULL;
    fn_cuMemAddressFree *call = cb_symbol_address(&symbols[S_cuMemAddressFree]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAddressFree, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size,
//     const CUmemAllocationProp *prop, unsigned long long flags)
static const cb_function f_cuMemCreate = {.name = "cuMemCreate",
    .params = (const char *const[]){"size", "prop", "flags", NULL}, .param_count = 3,
    .result_count = 1, .optional_mask = 0x4};

CB_WRAPPER(cuMemCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle handle = 0;
    uint64_t size;
    const CUmemAllocationProp *prop;
    uint64_t flags = 0;
    if (cb_as_uint64(args[0], "size_t", &size) < 0
        || cb_as_record(m, T_CUmemAllocationProp, args[1], "prop", &prop) < 0
        || (!(s->checked && args[2] == Py_None)
            && cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0))
        return NULL;
    fn_cuMemCreate *call = cb_symbol_address(&symbols[S_cuMemCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&handle, size, prop, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmemGenericAllocationHandle, &handle));
}

// CUresult cuMemRelease(CUmemGenericAllocationHandle handle)
static const cb_function f_cuMemRelease = {.name = "cuMemRelease",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1};

CB_WRAPPER(cuMemRelease)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMemRelease, &args, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle handle;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &handle, sizeof handle) < 0)
        return NULL;
    fn_cuMemRelease *call = cb_symbol_address(&symbols[S_cuMemRelease]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemRelease, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset,
//     CUmemGenericAllocationHandle handle, unsigned long long flags)
static const cb_function f_cuMemMap = {.name = "cuMemMap",
    .params = (const char *const[]){"ptr", "size", "offset", "handle", "flags", NULL},
    .param_count = 5, .optional_mask = 0x10};

CB_WRAPPER(cuMemMap)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMemMap, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr ptr;
    uint64_t size, offset;
    CUmemGenericAllocationHandle handle;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &ptr, sizeof ptr) < 0
        || cb_as_uint64(args[1], "size_t", &size) < 0
        || cb_as_uint64(args[2], "size_t", &offset) < 0
        || cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[3], &handle, sizeof handle) < 0
        || (!(s->checked && args[4] == Py_None)
            && cb_as_uint64(args[4], "unsigned PY_LONG_LONG", &flags) < 0))
        return NULL;
    fn_cuMemMap *call = cb_symbol_address(&symbols[S_cuMemMap]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr, size, offset, handle, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemMap, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream)
static const cb_function f_cuMemMapArrayAsync = {.name = "cuMemMapArrayAsync",
    .params = (const char *const[]){"mapInfoList", "count", "hStream", NULL}, .param_count = 3,
    .auto_mask = 0x2};

CB_WRAPPER(cuMemMapArrayAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuMemMapArrayAsync, &args, nargs, kwnames, slots))
        return NULL;
    cb_array mapInfoList;
    uint32_t count = 0;
    CUstream hStream;
    cb_array_init(&mapInfoList);
    if (cb_array_records(m, T_CUarrayMapInfo, args[0], "mapInfoList", &mapInfoList) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &count) < 0)
        || cb_as_handle(m, T_CUstream, args[2], &hStream) < 0)
        goto done;
    if (args[1] == NULL && mapInfoList.length > (size_t)count)
        count = (uint32_t)mapInfoList.length;
    if (cb_array_check(&mapInfoList, (size_t)count) < 0)
        goto done;
    fn_cuMemMapArrayAsync *call = cb_symbol_address(&symbols[S_cuMemMapArrayAsync]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mapInfoList.data, count, hStream);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemMapArrayAsync, status, args, NULL);
done:
    cb_array_done(&mapInfoList);
    return result;
}

// CUresult cuMemUnmap(CUdeviceptr ptr, size_t size)
static const cb_function f_cuMemUnmap = {.name = "cuMemUnmap",
    .params = (const char *const[]){"ptr", "size", NULL}, .param_count = 2};

CB_WRAPPER(cuMemUnmap)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemUnmap, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr ptr;
    uint64_t size;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &ptr, sizeof ptr) < 0
        || cb_as_uint64(args[1], "size_t", &size) < 0)
        return NULL;
    fn_cuMemUnmap *call = cb_symbol_address(&symbols[S_cuMemUnmap]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemUnmap, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t count)
static const cb_function f_cuMemSetAccess = {.name = "cuMemSetAccess",
    .params = (const char *const[]){"ptr", "size", "desc", "count", NULL}, .param_count = 4,
    .auto_mask = 0x8};

CB_WRAPPER(cuMemSetAccess)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuMemSetAccess, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr ptr;
    uint64_t size;
    cb_array desc;
    uint64_t count = 0;
    cb_array_init(&desc);
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &ptr, sizeof ptr) < 0
        || cb_as_uint64(args[1], "size_t", &size) < 0
        || cb_array_records(m, T_CUmemAccessDesc, args[2], "desc", &desc) < 0
        || (args[3] != NULL && cb_as_uint64(args[3], "size_t", &count) < 0))
        goto done;
    if (args[3] == NULL && desc.length > (size_t)count)
        count = (uint64_t)desc.length;
    if (cb_array_check(&desc, (size_t)count) < 0)
        goto done;
    fn_cuMemSetAccess *call = cb_symbol_address(&symbols[S_cuMemSetAccess]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr, size, desc.data, count);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuMemSetAccess, status, args, NULL);
done:
    cb_array_done(&desc);
    return result;
}

// CUresult cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location,
//     CUdeviceptr ptr)
static const cb_function f_cuMemGetAccess = {.name = "cuMemGetAccess",
    .params = (const char *const[]){"location", "ptr", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuMemGetAccess)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemGetAccess, &args, nargs, kwnames, slots))
        return NULL;
    unsigned long long flags = 0;
    const CUmemLocation *location;
    CUdeviceptr ptr;
    if (cb_as_record(m, T_CUmemLocation, args[0], "location", &location) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[1], &ptr, sizeof ptr) < 0)
        return NULL;
    fn_cuMemGetAccess *call = cb_symbol_address(&symbols[S_cuMemGetAccess]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&flags, location, ptr);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemGetAccess, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(flags));
}

// CUresult cuMemExportToShareableHandle(void *shareableHandle,
//     CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType,
//     unsigned long long flags)
static const cb_function f_cuMemExportToShareableHandle = {.name = "cuMemExportToShareableHandle",
    .params = (const char *const[]){"handle", "handleType", "flags", NULL}, .param_count = 3,
    .result_count = 1, .optional_mask = 0x4};

CB_WRAPPER(cuMemExportToShareableHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuMemExportToShareableHandle, &args, nargs, kwnames, slots))
        return NULL;
    cb_value shareableHandle;
    CUmemGenericAllocationHandle handle;
    int32_t handleType;
    uint64_t flags = 0;
    cb_value_init(&shareableHandle);
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &handle, sizeof handle) < 0
        || cb_as_enum_member(m, T_CUmemAllocationHandleType, args[1], "handleType", &handleType) < 0
        || (!(s->checked && args[2] == Py_None)
            && cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0)
        || cb_value_prepare(m, &table_shareable_handles, handleType, 0, &shareableHandle) < 0)
        goto done;
    fn_cuMemExportToShareableHandle *call =
        cb_symbol_address(&symbols[S_cuMemExportToShareableHandle]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(shareableHandle.data, handle, (CUmemAllocationHandleType)handleType, flags);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_value_result(s, &shareableHandle));
    else
        result = cb_fail(s, &f_cuMemExportToShareableHandle, status, args, NULL);
done:
    cb_value_done(&shareableHandle);
    return result;
}

// CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle,
//     CUmemAllocationHandleType shHandleType)
static const cb_function f_cuMemImportFromShareableHandle = {
    .name = "cuMemImportFromShareableHandle",
    .params = (const char *const[]){"osHandle", "shHandleType", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuMemImportFromShareableHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuMemImportFromShareableHandle, &args, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle handle = 0;
    cb_address osHandle;
    int32_t shHandleType;
    osHandle.held = false;
    if (cb_as_address(m, args[0], &osHandle) < 0
        || cb_as_enum(m, T_CUmemAllocationHandleType, args[1], "shHandleType", &shHandleType) < 0)
        goto done;
    fn_cuMemImportFromShareableHandle *call =
        cb_symbol_address(&symbols[S_cuMemImportFromShareableHandle]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&handle, osHandle.value, (CUmemAllocationHandleType)shHandleType);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUmemGenericAllocationHandle, &handle));
    else
        result = cb_fail(s, &f_cuMemImportFromShareableHandle, status, args, NULL);
done:
    cb_address_release(&osHandle);
    return result;
}

// CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *prop,
//     CUmemAllocationGranularity_flags option)
static const cb_function f_cuMemGetAllocationGranularity = {
    .name = "cuMemGetAllocationGranularity",
    .params = (const char *const[]){"prop", "option", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuMemGetAllocationGranularity)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemGetAllocationGranularity, &args, nargs, kwnames, slots))
        return NULL;
    size_t granularity = 0;
    const CUmemAllocationProp *prop;
    int32_t option;
    if (cb_as_record(m, T_CUmemAllocationProp, args[0], "prop", &prop) < 0
        || cb_as_enum(m, T_CUmemAllocationGranularity_flags, args[1], "option", &option) < 0)
        return NULL;
    fn_cuMemGetAllocationGranularity *call =
        cb_symbol_address(&symbols[S_cuMemGetAllocationGranularity]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&granularity, prop, (CUmemAllocationGranularity_flags)option);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemGetAllocationGranularity, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(granularity));
}

// CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop,
//     CUmemGenericAllocationHandle handle)
static const cb_function f_cuMemGetAllocationPropertiesFromHandle = {
    .name = "cuMemGetAllocationPropertiesFromHandle",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuMemGetAllocationPropertiesFromHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuMemGetAllocationPropertiesFromHandle, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *prop = NULL;
    CUmemGenericAllocationHandle handle;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &handle, sizeof handle) < 0)
        goto done;
    fn_cuMemGetAllocationPropertiesFromHandle *call =
        cb_symbol_address(&symbols[S_cuMemGetAllocationPropertiesFromHandle]);
    if (call == NULL)
        goto done;
    prop = cb_record_new(m, T_CUmemAllocationProp);
    if (prop == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(cb_record_data(prop), handle);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(prop));
    else
        result = cb_fail(s, &f_cuMemGetAllocationPropertiesFromHandle, status, args, NULL);
done:
    Py_XDECREF(prop);
    return result;
}

// CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr)
static const cb_function f_cuMemRetainAllocationHandle = {.name = "cuMemRetainAllocationHandle",
    .params = (const char *const[]){"addr", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuMemRetainAllocationHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuMemRetainAllocationHandle, &args, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle handle = 0;
    cb_address addr;
    addr.held = false;
    if (cb_as_address(m, args[0], &addr) < 0)
        goto done;
    fn_cuMemRetainAllocationHandle *call =
        cb_symbol_address(&symbols[S_cuMemRetainAllocationHandle]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&handle, addr.value);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUmemGenericAllocationHandle, &handle));
    else
        result = cb_fail(s, &f_cuMemRetainAllocationHandle, status, args, NULL);
done:
    cb_address_release(&addr);
    return result;
}

// CUresult cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle,
//     const CUmulticastObjectProp *prop)
static const cb_function f_cuMulticastCreate = {.name = "cuMulticastCreate",
    .params = (const char *const[]){"prop", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuMulticastCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMulticastCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle mcHandle = 0;
    const CUmulticastObjectProp *prop;
    if (cb_as_record(m, T_CUmulticastObjectProp, args[0], "prop", &prop) < 0)
        return NULL;
    fn_cuMulticastCreate *call = cb_symbol_address(&symbols[S_cuMulticastCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&mcHandle, prop);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMulticastCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmemGenericAllocationHandle, &mcHandle));
}

// CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev)
static const cb_function f_cuMulticastAddDevice = {.name = "cuMulticastAddDevice",
    .params = (const char *const[]){"mcHandle", "dev", NULL}, .param_count = 2};

CB_WRAPPER(cuMulticastAddDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMulticastAddDevice, &args, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle mcHandle;
    CUdevice dev;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &mcHandle, sizeof mcHandle) < 0
        || cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuMulticastAddDevice *call = cb_symbol_address(&symbols[S_cuMulticastAddDevice]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mcHandle, dev);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMulticastAddDevice, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
//     CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
//     unsigned long long flags)
static const cb_function f_cuMulticastBindMem = {.name = "cuMulticastBindMem",
    .params = (const char *const[]){"mcHandle", "mcOffset", "memHandle", "memOffset", "size",
        "flags", NULL},
    .param_count = 6, .optional_mask = 0x20};

CB_WRAPPER(cuMulticastBindMem)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cuMulticastBindMem, &args, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle mcHandle, memHandle;
    uint64_t mcOffset, memOffset, size;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &mcHandle, sizeof mcHandle) < 0
        || cb_as_uint64(args[1], "size_t", &mcOffset) < 0
        || cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[2], &memHandle,
            sizeof memHandle) < 0
        || cb_as_uint64(args[3], "size_t", &memOffset) < 0
        || cb_as_uint64(args[4], "size_t", &size) < 0
        || (!(s->checked && args[5] == Py_None)
            && cb_as_uint64(args[5], "unsigned PY_LONG_LONG", &flags) < 0))
        return NULL;
    fn_cuMulticastBindMem *call = cb_symbol_address(&symbols[S_cuMulticastBindMem]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mcHandle, mcOffset, memHandle, memOffset, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMulticastBindMem, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
//     size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
//     unsigned long long flags)
static const cb_function f_cuMulticastBindMem_v2 = {.name = "cuMulticastBindMem_v2",
    .params = (const char *const[]){"mcHandle", "dev", "mcOffset", "memHandle", "memOffset",
        "size", "flags", NULL},
    .param_count = 7, .optional_mask = 0x40};

CB_WRAPPER(cuMulticastBindMem_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cuMulticastBindMem_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle mcHandle, memHandle;
    CUdevice dev;
    uint64_t mcOffset, memOffset, size;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &mcHandle, sizeof mcHandle) < 0
        || cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0
        || cb_as_uint64(args[2], "size_t", &mcOffset) < 0
        || cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[3], &memHandle,
            sizeof memHandle) < 0
        || cb_as_uint64(args[4], "size_t", &memOffset) < 0
        || cb_as_uint64(args[5], "size_t", &size) < 0
        || (!(s->checked && args[6] == Py_None)
            && cb_as_uint64(args[6], "unsigned PY_LONG_LONG", &flags) < 0))
        return NULL;
    fn_cuMulticastBindMem_v2 *call = cb_symbol_address(&symbols[S_cuMulticastBindMem_v2]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mcHandle, dev, mcOffset, memHandle, memOffset, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMulticastBindMem_v2, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
//     CUdeviceptr memptr, size_t size, unsigned long long flags)
static const cb_function f_cuMulticastBindAddr = {.name = "cuMulticastBindAddr",
    .params = (const char *const[]){"mcHandle", "mcOffset", "memptr", "size", "flags", NULL},
    .param_count = 5, .optional_mask = 0x10};

CB_WRAPPER(cuMulticastBindAddr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMulticastBindAddr, &args, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle mcHandle;
    uint64_t mcOffset, size;
    CUdeviceptr memptr;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &mcHandle, sizeof mcHandle) < 0
        || cb_as_uint64(args[1], "size_t", &mcOffset) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[2], &memptr, sizeof memptr) < 0
        || cb_as_uint64(args[3], "size_t", &size) < 0
        || (!(s->checked && args[4] == Py_None)
            && cb_as_uint64(args[4], "unsigned PY_LONG_LONG", &flags) < 0))
        return NULL;
    fn_cuMulticastBindAddr *call = cb_symbol_address(&symbols[S_cuMulticastBindAddr]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mcHandle, mcOffset, memptr, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMulticastBindAddr, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
//     size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)
static const cb_function f_cuMulticastBindAddr_v2 = {.name = "cuMulticastBindAddr_v2",
    .params = (const char *const[]){"mcHandle", "dev", "mcOffset", "memptr", "size", "flags",
        NULL},
    .param_count = 6, .optional_mask = 0x20};

CB_WRAPPER(cuMulticastBindAddr_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cuMulticastBindAddr_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle mcHandle;
    CUdevice dev;
    uint64_t mcOffset, size;
    CUdeviceptr memptr;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &mcHandle, sizeof mcHandle) < 0
        || cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0
        || cb_as_uint64(args[2], "size_t", &mcOffset) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[3], &memptr, sizeof memptr) < 0
        || cb_as_uint64(args[4], "size_t", &size) < 0
        || (!(s->checked && args[5] == Py_None)
            && cb_as_uint64(args[5], "unsigned PY_LONG_LONG", &flags) < 0))
        return NULL;
    fn_cuMulticastBindAddr_v2 *call = cb_symbol_address(&symbols[S_cuMulticastBindAddr_v2]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mcHandle, dev, mcOffset, memptr, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMulticastBindAddr_v2, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset,
//     size_t size)
static const cb_function f_cuMulticastUnbind = {.name = "cuMulticastUnbind",
    .params = (const char *const[]){"mcHandle", "dev", "mcOffset", "size", NULL}, .param_count = 4};

CB_WRAPPER(cuMulticastUnbind)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMulticastUnbind, &args, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle mcHandle;
    CUdevice dev;
    uint64_t mcOffset, size;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &mcHandle, sizeof mcHandle) < 0
        || cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0
        || cb_as_uint64(args[2], "size_t", &mcOffset) < 0
        || cb_as_uint64(args[3], "size_t", &size) < 0)
        return NULL;
    fn_cuMulticastUnbind *call = cb_symbol_address(&symbols[S_cuMulticastUnbind]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(mcHandle, dev, mcOffset, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMulticastUnbind, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp *prop,
//     CUmulticastGranularity_flags option)
static const cb_function f_cuMulticastGetGranularity = {.name = "cuMulticastGetGranularity",
    .params = (const char *const[]){"prop", "option", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuMulticastGetGranularity)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMulticastGetGranularity, &args, nargs, kwnames, slots))
        return NULL;
    size_t granularity = 0;
    const CUmulticastObjectProp *prop;
    int32_t option;
    if (cb_as_record(m, T_CUmulticastObjectProp, args[0], "prop", &prop) < 0
        || cb_as_enum(m, T_CUmulticastGranularity_flags, args[1], "option", &option) < 0)
        return NULL;
    fn_cuMulticastGetGranularity *call = cb_symbol_address(&symbols[S_cuMulticastGetGranularity]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&granularity, prop, (CUmulticastGranularity_flags)option);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMulticastGetGranularity, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(granularity));
}

// CUresult cuLogicalEndpointIdReserve(CUlogicalEndpointId *baseLeId, cuuint32_t count)
static const cb_function f_cuLogicalEndpointIdReserve = {.name = "cuLogicalEndpointIdReserve",
    .params = (const char *const[]){"count", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuLogicalEndpointIdReserve)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuLogicalEndpointIdReserve, &args, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId baseLeId = 0;
    cuuint32_t count;
    if (cb_as_scalar(m, T_cuuint32_t, args[0], &count, sizeof count) < 0)
        return NULL;
    fn_cuLogicalEndpointIdReserve *call = cb_symbol_address(&symbols[S_cuLogicalEndpointIdReserve]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&baseLeId, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogicalEndpointIdReserve, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUlogicalEndpointId, &baseLeId));
}

// CUresult cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count)
static const cb_function f_cuLogicalEndpointIdRelease = {.name = "cuLogicalEndpointIdRelease",
    .params = (const char *const[]){"baseLeId", "count", NULL}, .param_count = 2};

CB_WRAPPER(cuLogicalEndpointIdRelease)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuLogicalEndpointIdRelease, &args, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId baseLeId;
    cuuint32_t count;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &baseLeId, sizeof baseLeId) < 0
        || cb_as_scalar(m, T_cuuint32_t, args[1], &count, sizeof count) < 0)
        return NULL;
    fn_cuLogicalEndpointIdRelease *call = cb_symbol_address(&symbols[S_cuLogicalEndpointIdRelease]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(baseLeId, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogicalEndpointIdRelease, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuLogicalEndpointCreate(CUlogicalEndpointId leId, const CUlogicalEndpointProp *prop)
static const cb_function f_cuLogicalEndpointCreate = {.name = "cuLogicalEndpointCreate",
    .params = (const char *const[]){"leId", "prop", NULL}, .param_count = 2};

CB_WRAPPER(cuLogicalEndpointCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuLogicalEndpointCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId leId;
    const CUlogicalEndpointProp *prop;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0
        || cb_as_record(m, T_CUlogicalEndpointProp, args[1], "prop", &prop) < 0)
        return NULL;
    fn_cuLogicalEndpointCreate *call = cb_symbol_address(&symbols[S_cuLogicalEndpointCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId, prop);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogicalEndpointCreate, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev)
static const cb_function f_cuLogicalEndpointAddDevice = {.name = "cuLogicalEndpointAddDevice",
    .params = (const char *const[]){"leId", "dev", NULL}, .param_count = 2};

CB_WRAPPER(cuLogicalEndpointAddDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuLogicalEndpointAddDevice, &args, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId leId;
    CUdevice dev;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0
        || cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuLogicalEndpointAddDevice *call = cb_symbol_address(&symbols[S_cuLogicalEndpointAddDevice]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId, dev);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogicalEndpointAddDevice, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuLogicalEndpointDestroy(CUlogicalEndpointId leId)
static const cb_function f_cuLogicalEndpointDestroy = {.name = "cuLogicalEndpointDestroy",
    .params = (const char *const[]){"leId", NULL}, .param_count = 1};

CB_WRAPPER(cuLogicalEndpointDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuLogicalEndpointDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId leId;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0)
        return NULL;
    fn_cuLogicalEndpointDestroy *call = cb_symbol_address(&symbols[S_cuLogicalEndpointDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogicalEndpointDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
//     void *ptr, cuuint64_t size, unsigned long long flags)
static const cb_function f_cuLogicalEndpointBindAddr = {.name = "cuLogicalEndpointBindAddr",
    .params = (const char *const[]){"leId", "dev", "offset", "ptr", "size", "flags", NULL},
    .param_count = 6, .optional_mask = 0x20};

CB_WRAPPER(cuLogicalEndpointBindAddr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cuLogicalEndpointBindAddr, &args, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId leId;
    CUdevice dev;
    cuuint64_t offset, size;
    cb_address ptr;
    uint64_t flags = 0;
    ptr.held = false;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0
        || cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0
        || cb_as_scalar(m, T_cuuint64_t, args[2], &offset, sizeof offset) < 0
        || cb_as_address(m, args[3], &ptr) < 0
        || cb_as_scalar(m, T_cuuint64_t, args[4], &size, sizeof size) < 0
        || (!(s->checked && args[5] == Py_None)
            && cb_as_uint64(args[5], "unsigned PY_LONG_LONG", &flags) < 0)
        || (CB_UNLIKELY(ptr.held)
            && cb_address_check(&ptr, "cuLogicalEndpointBindAddr", "ptr", CB_COUNT(size)) < 0))
        goto done;
    fn_cuLogicalEndpointBindAddr *call = cb_symbol_address(&symbols[S_cuLogicalEndpointBindAddr]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId, dev, offset, ptr.value, size, flags);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuLogicalEndpointBindAddr, status, args, NULL);
done:
    cb_address_release(&ptr);
    return result;
}

// CUresult cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
//     CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size,
//     unsigned long long flags)
static const cb_function f_cuLogicalEndpointBindMem = {.name = "cuLogicalEndpointBindMem",
    .params = (const char *const[]){"leId", "dev", "offset", "memHandle", "memOffset", "size",
        "flags", NULL},
    .param_count = 7, .optional_mask = 0x40};

CB_WRAPPER(cuLogicalEndpointBindMem)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cuLogicalEndpointBindMem, &args, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId leId;
    CUdevice dev;
    cuuint64_t offset, memOffset, size;
    CUmemGenericAllocationHandle memHandle;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0
        || cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0
        || cb_as_scalar(m, T_cuuint64_t, args[2], &offset, sizeof offset) < 0
        || cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[3], &memHandle,
            sizeof memHandle) < 0
        || cb_as_scalar(m, T_cuuint64_t, args[4], &memOffset, sizeof memOffset) < 0
        || cb_as_scalar(m, T_cuuint64_t, args[5], &size, sizeof size) < 0
        || (!(s->checked && args[6] == Py_None)
            && cb_as_uint64(args[6], "unsigned PY_LONG_LONG", &flags) < 0))
        return NULL;
    fn_cuLogicalEndpointBindMem *call = cb_symbol_address(&symbols[S_cuLogicalEndpointBindMem]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId, dev, offset, memHandle, memOffset, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogicalEndpointBindMem, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
//     cuuint64_t size)
static const cb_function f_cuLogicalEndpointUnbind = {.name = "cuLogicalEndpointUnbind",
    .params = (const char *const[]){"leId", "dev", "offset", "size", NULL}, .param_count = 4};

CB_WRAPPER(cuLogicalEndpointUnbind)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuLogicalEndpointUnbind, &args, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId leId;
    CUdevice dev;
    cuuint64_t offset, size;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0
        || cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0
        || cb_as_scalar(m, T_cuuint64_t, args[2], &offset, sizeof offset) < 0
        || cb_as_scalar(m, T_cuuint64_t, args[3], &size, sizeof size) < 0)
        return NULL;
    fn_cuLogicalEndpointUnbind *call = cb_symbol_address(&symbols[S_cuLogicalEndpointUnbind]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId, dev, offset, size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogicalEndpointUnbind, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuLogicalEndpointExport(void *handle, CUlogicalEndpointId leId,
//     CUlogicalEndpointIpcHandleType handleType)
static const cb_function f_cuLogicalEndpointExport = {.name = "cuLogicalEndpointExport",
    .params = (const char *const[]){"leId", "handleType", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuLogicalEndpointExport)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuLogicalEndpointExport, &args, nargs, kwnames, slots))
        return NULL;
    cb_value handle;
    CUlogicalEndpointId leId;
    int32_t handleType;
    cb_value_init(&handle);
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0
        || cb_as_enum(m, T_CUlogicalEndpointIpcHandleType, args[1], "handleType", &handleType) < 0
        || cb_value_prepare(m, &table_endpoint_handles, handleType, 0, &handle) < 0)
        goto done;
    fn_cuLogicalEndpointExport *call = cb_symbol_address(&symbols[S_cuLogicalEndpointExport]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle.data, leId, (CUlogicalEndpointIpcHandleType)handleType);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_value_result(s, &handle));
    else
        result = cb_fail(s, &f_cuLogicalEndpointExport, status, args, NULL);
done:
    cb_value_done(&handle);
    return result;
}

// CUresult cuLogicalEndpointImport(CUlogicalEndpointId leId, const void *handle,
//     CUlogicalEndpointIpcHandleType handleType)
static const cb_function f_cuLogicalEndpointImport = {.name = "cuLogicalEndpointImport",
    .params = (const char *const[]){"leId", "handle", "handleType", NULL}, .param_count = 3};

CB_WRAPPER(cuLogicalEndpointImport)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuLogicalEndpointImport, &args, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId leId;
    cb_address handle;
    int32_t handleType;
    handle.held = false;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0
        || cb_as_address(m, args[1], &handle) < 0
        || cb_as_enum(m, T_CUlogicalEndpointIpcHandleType, args[2], "handleType", &handleType) < 0)
        goto done;
    fn_cuLogicalEndpointImport *call = cb_symbol_address(&symbols[S_cuLogicalEndpointImport]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId, handle.value, (CUlogicalEndpointIpcHandleType)handleType);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuLogicalEndpointImport, status, args, NULL);
done:
    cb_address_release(&handle);
    return result;
}

// CUresult cuLogicalEndpointGetLimits(cuuint64_t *bindAlignment, cuuint64_t *maxSize,
//     const CUlogicalEndpointProp *prop)
static const cb_function f_cuLogicalEndpointGetLimits = {.name = "cuLogicalEndpointGetLimits",
    .params = (const char *const[]){"prop", NULL}, .param_count = 1, .result_count = 2};

CB_WRAPPER(cuLogicalEndpointGetLimits)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuLogicalEndpointGetLimits, &args, nargs, kwnames, slots))
        return NULL;
    cuuint64_t bindAlignment = 0, maxSize = 0;
    const CUlogicalEndpointProp *prop;
    if (cb_as_record(m, T_CUlogicalEndpointProp, args[0], "prop", &prop) < 0)
        return NULL;
    fn_cuLogicalEndpointGetLimits *call = cb_symbol_address(&symbols[S_cuLogicalEndpointGetLimits]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&bindAlignment, &maxSize, prop);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogicalEndpointGetLimits, status, args, NULL);
    PyObject *values[] = {
        cb_cell_new(m, T_cuuint64_t, &bindAlignment),
        cb_cell_new(m, T_cuuint64_t, &maxSize)
    };
    return cb_return_many(s, &f_cuLogicalEndpointGetLimits, values);
}

// CUresult cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count, int *queryStatus)
static const cb_function f_cuLogicalEndpointQuery = {.name = "cuLogicalEndpointQuery",
    .params = (const char *const[]){"leId", "count", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuLogicalEndpointQuery)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuLogicalEndpointQuery, &args, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId leId;
    cuuint32_t count;
    int queryStatus = 0;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0
        || cb_as_scalar(m, T_cuuint32_t, args[1], &count, sizeof count) < 0)
        return NULL;
    fn_cuLogicalEndpointQuery *call = cb_symbol_address(&symbols[S_cuLogicalEndpointQuery]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(leId, count, &queryStatus);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogicalEndpointQuery, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(queryStatus));
}

