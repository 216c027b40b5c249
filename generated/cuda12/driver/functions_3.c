// functions_3.c of cubind's binding of the CUDA Driver API, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// Header: cuda.h
// Header: cudaProfiler.h
// Header: cudaEGL.h
// Header: cudaGL.h
// Header: cudaVDPAU.h
// Header: EGL/egl.h
// Header: GL/gl.h
// Header: vdpau/vdpau.h
// clang-format off

#include "functions.h"

// CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle
//     handle, unsigned long long flags)
static const char *const params_cuMemMap[] = {"ptr", "size", "offset", "handle", "flags", NULL};
static const cb_function f_cuMemMap = {.name = "cuMemMap", .params = params_cuMemMap,
    .param_count = 5, .result_count = 0, .optional_mask = 0x10};

CB_WRAPPER(cuMemMap)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMemMap, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr ptr;
    uint64_t size;
    uint64_t offset;
    CUmemGenericAllocationHandle handle;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &ptr, sizeof ptr) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &size) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &offset) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[3], &handle, sizeof handle) < 0)
        return NULL;
    if (!(s->checked && args[4] == Py_None)
        && cb_as_uint64(args[4], "unsigned PY_LONG_LONG", &flags) < 0)
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
static const char *const params_cuMemMapArrayAsync[] = {"mapInfoList", "count", "hStream", NULL};
static const cb_function f_cuMemMapArrayAsync = {.name = "cuMemMapArrayAsync",
    .params = params_cuMemMapArrayAsync, .param_count = 3, .result_count = 0, .auto_mask = 0x2};

CB_WRAPPER(cuMemMapArrayAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemMapArrayAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_array mapInfoList;
    cb_array_init(&mapInfoList);
    uint32_t count = 0;
    CUstream hStream;
    if (cb_array_records(m, T_CUarrayMapInfo, args[0], "mapInfoList", &mapInfoList) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &count) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[2], &hStream) < 0)
        goto done;
    if (args[1] == NULL && mapInfoList.length > (size_t)count)
        count = (uint32_t)mapInfoList.length;
    if (cb_array_check(&mapInfoList, (size_t)count) < 0)
        goto done;
    fn_cuMemMapArrayAsync *call = cb_symbol_address(&symbols[S_cuMemMapArrayAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(mapInfoList.data, count, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemMapArrayAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&mapInfoList);
    return result;
}

// CUresult cuMemUnmap(CUdeviceptr ptr, size_t size)
static const char *const params_cuMemUnmap[] = {"ptr", "size", NULL};
static const cb_function f_cuMemUnmap = {.name = "cuMemUnmap", .params = params_cuMemUnmap,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(cuMemUnmap)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemUnmap, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr ptr;
    uint64_t size;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &ptr, sizeof ptr) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &size) < 0)
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
static const char *const params_cuMemSetAccess[] = {"ptr", "size", "desc", "count", NULL};
static const cb_function f_cuMemSetAccess = {.name = "cuMemSetAccess",
    .params = params_cuMemSetAccess, .param_count = 4, .result_count = 0, .auto_mask = 0x8};

CB_WRAPPER(cuMemSetAccess)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemSetAccess, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUdeviceptr ptr;
    uint64_t size;
    cb_array desc;
    cb_array_init(&desc);
    uint64_t count = 0;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &ptr, sizeof ptr) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &size) < 0)
        goto done;
    if (cb_array_records(m, T_CUmemAccessDesc, args[2], "desc", &desc) < 0)
        goto done;
    if (args[3] != NULL && cb_as_uint64(args[3], "size_t", &count) < 0)
        goto done;
    if (args[3] == NULL && desc.length > (size_t)count)
        count = (uint64_t)desc.length;
    if (cb_array_check(&desc, (size_t)count) < 0)
        goto done;
    fn_cuMemSetAccess *call = cb_symbol_address(&symbols[S_cuMemSetAccess]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr, size, desc.data, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemSetAccess, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&desc);
    return result;
}

// CUresult cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location, CUdeviceptr
//     ptr)
static const char *const params_cuMemGetAccess[] = {"location", "ptr", NULL};
static const cb_function f_cuMemGetAccess = {.name = "cuMemGetAccess",
    .params = params_cuMemGetAccess, .param_count = 2, .result_count = 1};

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
    if (cb_as_record(m, T_CUmemLocation, args[0], "location", &location) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &ptr, sizeof ptr) < 0)
        return NULL;
    fn_cuMemGetAccess *call = cb_symbol_address(&symbols[S_cuMemGetAccess]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&flags, location, ptr);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemGetAccess, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(flags));
}

// CUresult cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle,
//     CUmemAllocationHandleType handleType, unsigned long long flags)
static const char *const params_cuMemExportToShareableHandle[] = {"handle", "handleType", "flags",
    NULL};
static const cb_function f_cuMemExportToShareableHandle = {.name = "cuMemExportToShareableHandle",
    .params = params_cuMemExportToShareableHandle, .param_count = 3, .result_count = 1,
    .optional_mask = 0x4};

CB_WRAPPER(cuMemExportToShareableHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemExportToShareableHandle, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_value shareableHandle;
    cb_value_init(&shareableHandle);
    CUmemGenericAllocationHandle handle;
    int32_t handleType;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &handle, sizeof handle) < 0)
        goto done;
    if (cb_as_enum_member(m, T_CUmemAllocationHandleType, args[1], "handleType", &handleType) < 0)
        goto done;
    if (!(s->checked && args[2] == Py_None)
        && cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    if (cb_value_prepare(m, &table_shareable_handles, handleType, 0, &shareableHandle) < 0)
        goto done;
    fn_cuMemExportToShareableHandle *call =
        cb_symbol_address(&symbols[S_cuMemExportToShareableHandle]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(shareableHandle.data, handle, (CUmemAllocationHandleType)handleType, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemExportToShareableHandle, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &shareableHandle));
done:
    cb_value_done(&shareableHandle);
    return result;
}

// CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle,
//     CUmemAllocationHandleType shHandleType)
static const char *const params_cuMemImportFromShareableHandle[] = {"osHandle", "shHandleType",
    NULL};
static const cb_function f_cuMemImportFromShareableHandle =
    {.name = "cuMemImportFromShareableHandle", .params = params_cuMemImportFromShareableHandle,
    .param_count = 2, .result_count = 1};

CB_WRAPPER(cuMemImportFromShareableHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemImportFromShareableHandle, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUmemGenericAllocationHandle handle = 0;
    cb_address osHandle;
    osHandle.held = false;
    int32_t shHandleType;
    if (cb_as_address(m, args[0], &osHandle) < 0)
        goto done;
    if (cb_as_enum(m, T_CUmemAllocationHandleType, args[1], "shHandleType", &shHandleType) < 0)
        goto done;
    fn_cuMemImportFromShareableHandle *call =
        cb_symbol_address(&symbols[S_cuMemImportFromShareableHandle]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&handle, osHandle.value, (CUmemAllocationHandleType)shHandleType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemImportFromShareableHandle, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUmemGenericAllocationHandle, &handle));
done:
    cb_address_release(&osHandle);
    return result;
}

// CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *prop,
//     CUmemAllocationGranularity_flags option)
static const char *const params_cuMemGetAllocationGranularity[] = {"prop", "option", NULL};
static const cb_function f_cuMemGetAllocationGranularity =
    {.name = "cuMemGetAllocationGranularity", .params = params_cuMemGetAllocationGranularity,
    .param_count = 2, .result_count = 1};

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
    if (cb_as_record(m, T_CUmemAllocationProp, args[0], "prop", &prop) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUmemAllocationGranularity_flags, args[1], "option", &option) < 0)
        return NULL;
    fn_cuMemGetAllocationGranularity *call =
        cb_symbol_address(&symbols[S_cuMemGetAllocationGranularity]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&granularity, prop, (CUmemAllocationGranularity_flags)option);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemGetAllocationGranularity, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(granularity));
}

// CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop,
//     CUmemGenericAllocationHandle handle)
static const char *const params_cuMemGetAllocationPropertiesFromHandle[] = {"handle", NULL};
static const cb_function f_cuMemGetAllocationPropertiesFromHandle =
    {.name = "cuMemGetAllocationPropertiesFromHandle",
    .params = params_cuMemGetAllocationPropertiesFromHandle, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuMemGetAllocationPropertiesFromHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMemGetAllocationPropertiesFromHandle, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
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
    status = call(cb_record_data(prop), handle);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemGetAllocationPropertiesFromHandle, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(prop));
done:
    Py_XDECREF(prop);
    return result;
}

// CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr)
static const char *const params_cuMemRetainAllocationHandle[] = {"addr", NULL};
static const cb_function f_cuMemRetainAllocationHandle = {.name = "cuMemRetainAllocationHandle",
    .params = params_cuMemRetainAllocationHandle, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuMemRetainAllocationHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMemRetainAllocationHandle, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
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
    status = call(&handle, addr.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemRetainAllocationHandle, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUmemGenericAllocationHandle, &handle));
done:
    cb_address_release(&addr);
    return result;
}

// CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)
static const char *const params_cuMemFreeAsync[] = {"dptr", "hStream", NULL};
static const cb_function f_cuMemFreeAsync = {.name = "cuMemFreeAsync",
    .params = params_cuMemFreeAsync, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuMemFreeAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemFreeAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &dptr, sizeof dptr) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        return NULL;
    fn_cuMemFreeAsync *call = cb_symbol_address(&symbols[S_cuMemFreeAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptr, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemFreeAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
static const char *const params_cuMemAllocAsync[] = {"bytesize", "hStream", NULL};
static const cb_function f_cuMemAllocAsync = {.name = "cuMemAllocAsync",
    .params = params_cuMemAllocAsync, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuMemAllocAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemAllocAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    uint64_t bytesize;
    CUstream hStream;
    if (cb_as_uint64(args[0], "size_t", &bytesize) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        return NULL;
    fn_cuMemAllocAsync *call = cb_symbol_address(&symbols[S_cuMemAllocAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, bytesize, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAllocAsync, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &dptr));
}

// CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)
static const char *const params_cuMemPoolTrimTo[] = {"pool", "minBytesToKeep", NULL};
static const cb_function f_cuMemPoolTrimTo = {.name = "cuMemPoolTrimTo",
    .params = params_cuMemPoolTrimTo, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuMemPoolTrimTo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemPoolTrimTo, &args, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool;
    uint64_t minBytesToKeep;
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &pool) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &minBytesToKeep) < 0)
        return NULL;
    fn_cuMemPoolTrimTo *call = cb_symbol_address(&symbols[S_cuMemPoolTrimTo]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pool, minBytesToKeep);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemPoolTrimTo, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
static const char *const params_cuMemPoolSetAttribute[] = {"pool", "attr", "value", NULL};
static const cb_function f_cuMemPoolSetAttribute = {.name = "cuMemPoolSetAttribute",
    .params = params_cuMemPoolSetAttribute, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuMemPoolSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemPoolSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUmemoryPool pool;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &pool) < 0)
        goto done;
    if (cb_as_enum_number_member(m, T_CUmemPool_attribute, args[1], "attr", &attr) < 0)
        goto done;
    if (cb_value_from(s, &table_mem_pool_attributes, attr, args[2], "value", &value) < 0)
        goto done;
    fn_cuMemPoolSetAttribute *call = cb_symbol_address(&symbols[S_cuMemPoolSetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(pool, (CUmemPool_attribute)attr, value.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemPoolSetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
static const char *const params_cuMemPoolGetAttribute[] = {"pool", "attr", NULL};
static const cb_function f_cuMemPoolGetAttribute = {.name = "cuMemPoolGetAttribute",
    .params = params_cuMemPoolGetAttribute, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuMemPoolGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemPoolGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUmemoryPool pool;
    int32_t attr;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &pool) < 0)
        goto done;
    if (cb_as_enum_number_member(m, T_CUmemPool_attribute, args[1], "attr", &attr) < 0)
        goto done;
    if (cb_value_prepare(m, &table_mem_pool_attributes, attr, 0, &value) < 0)
        goto done;
    fn_cuMemPoolGetAttribute *call = cb_symbol_address(&symbols[S_cuMemPoolGetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(pool, (CUmemPool_attribute)attr, value.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemPoolGetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &value));
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)
static const char *const params_cuMemPoolSetAccess[] = {"pool", "map", "count", NULL};
static const cb_function f_cuMemPoolSetAccess = {.name = "cuMemPoolSetAccess",
    .params = params_cuMemPoolSetAccess, .param_count = 3, .result_count = 0, .auto_mask = 0x4};

CB_WRAPPER(cuMemPoolSetAccess)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemPoolSetAccess, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUmemoryPool pool;
    cb_array map;
    cb_array_init(&map);
    uint64_t count = 0;
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &pool) < 0)
        goto done;
    if (cb_array_records(m, T_CUmemAccessDesc, args[1], "map", &map) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &count) < 0)
        goto done;
    if (args[2] == NULL && map.length > (size_t)count)
        count = (uint64_t)map.length;
    if (cb_array_check(&map, (size_t)count) < 0)
        goto done;
    fn_cuMemPoolSetAccess *call = cb_symbol_address(&symbols[S_cuMemPoolSetAccess]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(pool, map.data, count);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemPoolSetAccess, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&map);
    return result;
}

// CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, CUmemLocation
//     *location)
static const char *const params_cuMemPoolGetAccess[] = {"memPool", "location", NULL};
static const cb_function f_cuMemPoolGetAccess = {.name = "cuMemPoolGetAccess",
    .params = params_cuMemPoolGetAccess, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuMemPoolGetAccess)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemPoolGetAccess, &args, nargs, kwnames, slots))
        return NULL;
    CUmemAccess_flags flags = 0;
    CUmemoryPool memPool;
    CUmemLocation *location;
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &memPool) < 0)
        return NULL;
    if (cb_as_record(m, T_CUmemLocation, args[1], "location", &location) < 0)
        return NULL;
    fn_cuMemPoolGetAccess *call = cb_symbol_address(&symbols[S_cuMemPoolGetAccess]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&flags, memPool, location);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemPoolGetAccess, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUmemAccess_flags, flags));
}

// CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)
static const char *const params_cuMemPoolCreate[] = {"poolProps", NULL};
static const cb_function f_cuMemPoolCreate = {.name = "cuMemPoolCreate",
    .params = params_cuMemPoolCreate, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuMemPoolCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMemPoolCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool = NULL;
    const CUmemPoolProps *poolProps;
    if (cb_as_record(m, T_CUmemPoolProps, args[0], "poolProps", &poolProps) < 0)
        return NULL;
    fn_cuMemPoolCreate *call = cb_symbol_address(&symbols[S_cuMemPoolCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pool, poolProps);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemPoolCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmemoryPool, &pool));
}

// CUresult cuMemPoolDestroy(CUmemoryPool pool)
static const char *const params_cuMemPoolDestroy[] = {"pool", NULL};
static const cb_function f_cuMemPoolDestroy = {.name = "cuMemPoolDestroy",
    .params = params_cuMemPoolDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuMemPoolDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMemPoolDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool;
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &pool) < 0)
        return NULL;
    fn_cuMemPoolDestroy *call = cb_symbol_address(&symbols[S_cuMemPoolDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pool);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemPoolDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream
//     hStream)
static const char *const params_cuMemAllocFromPoolAsync[] = {"bytesize", "pool", "hStream", NULL};
static const cb_function f_cuMemAllocFromPoolAsync = {.name = "cuMemAllocFromPoolAsync",
    .params = params_cuMemAllocFromPoolAsync, .param_count = 3, .result_count = 1};

CB_WRAPPER(cuMemAllocFromPoolAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemAllocFromPoolAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    uint64_t bytesize;
    CUmemoryPool pool;
    CUstream hStream;
    if (cb_as_uint64(args[0], "size_t", &bytesize) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUmemoryPool, args[1], &pool) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[2], &hStream) < 0)
        return NULL;
    fn_cuMemAllocFromPoolAsync *call = cb_symbol_address(&symbols[S_cuMemAllocFromPoolAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, bytesize, pool, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAllocFromPoolAsync, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &dptr));
}

// CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool,
//     CUmemAllocationHandleType handleType, unsigned long long flags)
static const char *const params_cuMemPoolExportToShareableHandle[] = {"pool", "handleType",
    "flags", NULL};
static const cb_function f_cuMemPoolExportToShareableHandle =
    {.name = "cuMemPoolExportToShareableHandle", .params = params_cuMemPoolExportToShareableHandle,
    .param_count = 3, .result_count = 1, .optional_mask = 0x4};

CB_WRAPPER(cuMemPoolExportToShareableHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemPoolExportToShareableHandle, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_value handle_out;
    cb_value_init(&handle_out);
    CUmemoryPool pool;
    int32_t handleType;
    uint64_t flags = 0;
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &pool) < 0)
        goto done;
    if (cb_as_enum_member(m, T_CUmemAllocationHandleType, args[1], "handleType", &handleType) < 0)
        goto done;
    if (!(s->checked && args[2] == Py_None)
        && cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    if (cb_value_prepare(m, &table_shareable_handles, handleType, 0, &handle_out) < 0)
        goto done;
    fn_cuMemPoolExportToShareableHandle *call =
        cb_symbol_address(&symbols[S_cuMemPoolExportToShareableHandle]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle_out.data, pool, (CUmemAllocationHandleType)handleType, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemPoolExportToShareableHandle, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &handle_out));
done:
    cb_value_done(&handle_out);
    return result;
}

// CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle,
//     CUmemAllocationHandleType handleType, unsigned long long flags)
static const char *const params_cuMemPoolImportFromShareableHandle[] = {"handle", "handleType",
    "flags", NULL};
static const cb_function f_cuMemPoolImportFromShareableHandle =
    {.name = "cuMemPoolImportFromShareableHandle",
    .params = params_cuMemPoolImportFromShareableHandle, .param_count = 3, .result_count = 1,
    .optional_mask = 0x4};

CB_WRAPPER(cuMemPoolImportFromShareableHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemPoolImportFromShareableHandle, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUmemoryPool pool_out = NULL;
    cb_address handle;
    handle.held = false;
    int32_t handleType;
    uint64_t flags = 0;
    if (cb_as_address(m, args[0], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_CUmemAllocationHandleType, args[1], "handleType", &handleType) < 0)
        goto done;
    if (!(s->checked && args[2] == Py_None)
        && cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    fn_cuMemPoolImportFromShareableHandle *call =
        cb_symbol_address(&symbols[S_cuMemPoolImportFromShareableHandle]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pool_out, handle.value, (CUmemAllocationHandleType)handleType, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemPoolImportFromShareableHandle, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUmemoryPool, &pool_out));
done:
    cb_address_release(&handle);
    return result;
}

// CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr)
static const char *const params_cuMemPoolExportPointer[] = {"ptr", NULL};
static const cb_function f_cuMemPoolExportPointer = {.name = "cuMemPoolExportPointer",
    .params = params_cuMemPoolExportPointer, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuMemPoolExportPointer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMemPoolExportPointer, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *shareData_out = NULL;
    CUdeviceptr ptr;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &ptr, sizeof ptr) < 0)
        goto done;
    fn_cuMemPoolExportPointer *call = cb_symbol_address(&symbols[S_cuMemPoolExportPointer]);
    if (call == NULL)
        goto done;
    shareData_out = cb_record_new(m, T_CUmemPoolPtrExportData);
    if (shareData_out == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(shareData_out), ptr);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemPoolExportPointer, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(shareData_out));
done:
    Py_XDECREF(shareData_out);
    return result;
}

// CUresult cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool, CUmemPoolPtrExportData
//     *shareData)
static const char *const params_cuMemPoolImportPointer[] = {"pool", "shareData", NULL};
static const cb_function f_cuMemPoolImportPointer = {.name = "cuMemPoolImportPointer",
    .params = params_cuMemPoolImportPointer, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuMemPoolImportPointer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemPoolImportPointer, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr ptr_out = 0;
    CUmemoryPool pool;
    CUmemPoolPtrExportData *shareData;
    if (cb_as_handle(m, T_CUmemoryPool, args[0], &pool) < 0)
        return NULL;
    if (cb_as_record(m, T_CUmemPoolPtrExportData, args[1], "shareData", &shareData) < 0)
        return NULL;
    fn_cuMemPoolImportPointer *call = cb_symbol_address(&symbols[S_cuMemPoolImportPointer]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&ptr_out, pool, shareData);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemPoolImportPointer, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &ptr_out));
}

// CUresult cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectProp
//     *prop)
static const char *const params_cuMulticastCreate[] = {"prop", NULL};
static const cb_function f_cuMulticastCreate = {.name = "cuMulticastCreate",
    .params = params_cuMulticastCreate, .param_count = 1, .result_count = 1};

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
static const char *const params_cuMulticastAddDevice[] = {"mcHandle", "dev", NULL};
static const cb_function f_cuMulticastAddDevice = {.name = "cuMulticastAddDevice",
    .params = params_cuMulticastAddDevice, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuMulticastAddDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMulticastAddDevice, &args, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle mcHandle;
    CUdevice dev;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &mcHandle, sizeof mcHandle) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
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
//     CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long
//     flags)
static const char *const params_cuMulticastBindMem[] = {"mcHandle", "mcOffset", "memHandle",
    "memOffset", "size", "flags", NULL};
static const cb_function f_cuMulticastBindMem = {.name = "cuMulticastBindMem",
    .params = params_cuMulticastBindMem, .param_count = 6, .result_count = 0,
    .optional_mask = 0x20};

CB_WRAPPER(cuMulticastBindMem)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cuMulticastBindMem, &args, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle mcHandle;
    uint64_t mcOffset;
    CUmemGenericAllocationHandle memHandle;
    uint64_t memOffset;
    uint64_t size;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &mcHandle, sizeof mcHandle) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &mcOffset) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[2], &memHandle, sizeof memHandle) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &memOffset) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &size) < 0)
        return NULL;
    if (!(s->checked && args[5] == Py_None)
        && cb_as_uint64(args[5], "unsigned PY_LONG_LONG", &flags) < 0)
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

// CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr
//     memptr, size_t size, unsigned long long flags)
static const char *const params_cuMulticastBindAddr[] = {"mcHandle", "mcOffset", "memptr", "size",
    "flags", NULL};
static const cb_function f_cuMulticastBindAddr = {.name = "cuMulticastBindAddr",
    .params = params_cuMulticastBindAddr, .param_count = 5, .result_count = 0,
    .optional_mask = 0x10};

CB_WRAPPER(cuMulticastBindAddr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMulticastBindAddr, &args, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle mcHandle;
    uint64_t mcOffset;
    CUdeviceptr memptr;
    uint64_t size;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &mcHandle, sizeof mcHandle) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &mcOffset) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[2], &memptr, sizeof memptr) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &size) < 0)
        return NULL;
    if (!(s->checked && args[4] == Py_None)
        && cb_as_uint64(args[4], "unsigned PY_LONG_LONG", &flags) < 0)
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

// CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset,
//     size_t size)
static const char *const params_cuMulticastUnbind[] = {"mcHandle", "dev", "mcOffset", "size", NULL};
static const cb_function f_cuMulticastUnbind = {.name = "cuMulticastUnbind",
    .params = params_cuMulticastUnbind, .param_count = 4, .result_count = 0};

CB_WRAPPER(cuMulticastUnbind)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMulticastUnbind, &args, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle mcHandle;
    CUdevice dev;
    uint64_t mcOffset;
    uint64_t size;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &mcHandle, sizeof mcHandle) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &mcOffset) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &size) < 0)
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
static const char *const params_cuMulticastGetGranularity[] = {"prop", "option", NULL};
static const cb_function f_cuMulticastGetGranularity = {.name = "cuMulticastGetGranularity",
    .params = params_cuMulticastGetGranularity, .param_count = 2, .result_count = 1};

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
    if (cb_as_record(m, T_CUmulticastObjectProp, args[0], "prop", &prop) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUmulticastGranularity_flags, args[1], "option", &option) < 0)
        return NULL;
    fn_cuMulticastGetGranularity *call = cb_symbol_address(&symbols[S_cuMulticastGetGranularity]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&granularity, prop, (CUmulticastGranularity_flags)option);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMulticastGetGranularity, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(granularity));
}

// CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr)
static const char *const params_cuPointerGetAttribute[] = {"attribute", "ptr", NULL};
static const cb_function f_cuPointerGetAttribute = {.name = "cuPointerGetAttribute",
    .params = params_cuPointerGetAttribute, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuPointerGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuPointerGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_value data;
    cb_value_init(&data);
    int32_t attribute;
    CUdeviceptr ptr;
    if (cb_as_enum_member(m, T_CUpointer_attribute, args[0], "attribute", &attribute) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &ptr, sizeof ptr) < 0)
        goto done;
    if (cb_value_prepare(m, &table_pointer_attributes, attribute, 0, &data) < 0)
        goto done;
    fn_cuPointerGetAttribute *call = cb_symbol_address(&symbols[S_cuPointerGetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(data.data, (CUpointer_attribute)attribute, ptr);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuPointerGetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &data));
done:
    cb_value_done(&data);
    return result;
}

// CUresult cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream
//     hStream)
static const char *const params_cuMemPrefetchAsync[] = {"devPtr", "count", "dstDevice", "hStream",
    NULL};
static const cb_function f_cuMemPrefetchAsync = {.name = "cuMemPrefetchAsync",
    .params = params_cuMemPrefetchAsync, .param_count = 4, .result_count = 0};

CB_WRAPPER(cuMemPrefetchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemPrefetchAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr devPtr;
    uint64_t count;
    CUdevice dstDevice;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &devPtr, sizeof devPtr) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &count) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[2], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        return NULL;
    fn_cuMemPrefetchAsync *call = cb_symbol_address(&symbols[S_cuMemPrefetchAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr, count, dstDevice, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemPrefetchAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned
//     int flags, CUstream hStream)
static const char *const params_cuMemPrefetchAsync_v2[] = {"devPtr", "count", "location", "flags",
    "hStream", NULL};
static const cb_function f_cuMemPrefetchAsync_v2 = {.name = "cuMemPrefetchAsync_v2",
    .params = params_cuMemPrefetchAsync_v2, .param_count = 5, .result_count = 0};

CB_WRAPPER(cuMemPrefetchAsync_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMemPrefetchAsync_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr devPtr;
    uint64_t count;
    CUmemLocation location;
    uint32_t flags;
    CUstream hStream;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &devPtr, sizeof devPtr) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &count) < 0)
        return NULL;
    if (cb_as_record_value(m, T_CUmemLocation, args[2], "location", &location, sizeof location) < 0)
        return NULL;
    if (cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[4], &hStream) < 0)
        return NULL;
    fn_cuMemPrefetchAsync_v2 *call = cb_symbol_address(&symbols[S_cuMemPrefetchAsync_v2]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr, count, location, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemPrefetchAsync_v2, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device)
static const char *const params_cuMemAdvise[] = {"devPtr", "count", "advice", "device", NULL};
static const cb_function f_cuMemAdvise = {.name = "cuMemAdvise", .params = params_cuMemAdvise,
    .param_count = 4, .result_count = 0};

CB_WRAPPER(cuMemAdvise)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemAdvise, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr devPtr;
    uint64_t count;
    int32_t advice;
    CUdevice device;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &devPtr, sizeof devPtr) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &count) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUmem_advise, args[2], "advice", &advice) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[3], &device, sizeof device) < 0)
        return NULL;
    fn_cuMemAdvise *call = cb_symbol_address(&symbols[S_cuMemAdvise]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr, count, (CUmem_advise)advice, device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAdvise, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation
//     location)
static const char *const params_cuMemAdvise_v2[] = {"devPtr", "count", "advice", "location", NULL};
static const cb_function f_cuMemAdvise_v2 = {.name = "cuMemAdvise_v2",
    .params = params_cuMemAdvise_v2, .param_count = 4, .result_count = 0};

CB_WRAPPER(cuMemAdvise_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemAdvise_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr devPtr;
    uint64_t count;
    int32_t advice;
    CUmemLocation location;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &devPtr, sizeof devPtr) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &count) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUmem_advise, args[2], "advice", &advice) < 0)
        return NULL;
    if (cb_as_record_value(m, T_CUmemLocation, args[3], "location", &location, sizeof location) < 0)
        return NULL;
    fn_cuMemAdvise_v2 *call = cb_symbol_address(&symbols[S_cuMemAdvise_v2]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr, count, (CUmem_advise)advice, location);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAdvise_v2, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute,
//     CUdeviceptr devPtr, size_t count)
static const char *const params_cuMemRangeGetAttribute[] = {"dataSize", "attribute", "devPtr",
    "count", NULL};
static const cb_function f_cuMemRangeGetAttribute = {.name = "cuMemRangeGetAttribute",
    .params = params_cuMemRangeGetAttribute, .param_count = 4, .result_count = 1};

CB_WRAPPER(cuMemRangeGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuMemRangeGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_value data;
    cb_value_init(&data);
    uint64_t dataSize;
    int32_t attribute;
    CUdeviceptr devPtr;
    uint64_t count;
    if (cb_as_uint64(args[0], "size_t", &dataSize) < 0)
        goto done;
    if (cb_as_enum_member(m, T_CUmem_range_attribute, args[1], "attribute", &attribute) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdeviceptr, args[2], &devPtr, sizeof devPtr) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &count) < 0)
        goto done;
    if (cb_value_prepare(m, &table_mem_range_attributes, attribute, (size_t)dataSize, &data) < 0)
        goto done;
    fn_cuMemRangeGetAttribute *call = cb_symbol_address(&symbols[S_cuMemRangeGetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(data.data, dataSize, (CUmem_range_attribute)attribute, devPtr, count);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemRangeGetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &data));
done:
    cb_value_done(&data);
    return result;
}

// CUresult cuMemRangeGetAttributes(void **data, size_t *dataSizes, CUmem_range_attribute
//     *attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count)
static const char *const params_cuMemRangeGetAttributes[] = {"dataSizes", "attributes",
    "numAttributes", "devPtr", "count", NULL};
static const cb_function f_cuMemRangeGetAttributes = {.name = "cuMemRangeGetAttributes",
    .params = params_cuMemRangeGetAttributes, .param_count = 5, .result_count = 1,
    .auto_mask = 0x4};

CB_WRAPPER(cuMemRangeGetAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMemRangeGetAttributes, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_values data;
    cb_values_init(&data);
    cb_array dataSizes;
    cb_array_init(&dataSizes);
    cb_array attributes;
    cb_array_init(&attributes);
    uint64_t numAttributes = 0;
    CUdeviceptr devPtr;
    uint64_t count;
    if (cb_array_ints(args[0], "dataSizes", sizeof(size_t), false, "size_t", &dataSizes) < 0)
        goto done;
    if (cb_array_enums(m, T_CUmem_range_attribute, args[1], "attributes", &attributes) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numAttributes) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdeviceptr, args[3], &devPtr, sizeof devPtr) < 0)
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
    fn_cuMemRangeGetAttributes *call = cb_symbol_address(&symbols[S_cuMemRangeGetAttributes]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(data.data, dataSizes.data, attributes.data, numAttributes, devPtr, count);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemRangeGetAttributes, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_values_result(s, &data));
done:
    cb_values_done(&data);
    cb_array_done(&dataSizes);
    cb_array_done(&attributes);
    return result;
}

// CUresult cuPointerSetAttribute(const void *value, CUpointer_attribute attribute, CUdeviceptr ptr)
static const char *const params_cuPointerSetAttribute[] = {"value", "attribute", "ptr", NULL};
static const cb_function f_cuPointerSetAttribute = {.name = "cuPointerSetAttribute",
    .params = params_cuPointerSetAttribute, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuPointerSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuPointerSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_value value;
    cb_value_init(&value);
    int32_t attribute;
    CUdeviceptr ptr;
    if (cb_as_enum_member(m, T_CUpointer_attribute, args[1], "attribute", &attribute) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdeviceptr, args[2], &ptr, sizeof ptr) < 0)
        goto done;
    if (cb_value_from(s, &table_pointer_attributes, attribute, args[0], "value", &value) < 0)
        goto done;
    fn_cuPointerSetAttribute *call = cb_symbol_address(&symbols[S_cuPointerSetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(value.data, (CUpointer_attribute)attribute, ptr);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuPointerSetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute *attributes, void
//     **data, CUdeviceptr ptr)
static const char *const params_cuPointerGetAttributes[] = {"numAttributes", "attributes", "ptr",
    NULL};
static const cb_function f_cuPointerGetAttributes = {.name = "cuPointerGetAttributes",
    .params = params_cuPointerGetAttributes, .param_count = 3, .result_count = 1, .auto_mask = 0x1};

CB_WRAPPER(cuPointerGetAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuPointerGetAttributes, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    uint32_t numAttributes = 0;
    cb_array attributes;
    cb_array_init(&attributes);
    cb_values data;
    cb_values_init(&data);
    CUdeviceptr ptr;
    if (args[0] != NULL && cb_as_uint32(args[0], "unsigned int", &numAttributes) < 0)
        goto done;
    if (cb_array_enums(m, T_CUpointer_attribute, args[1], "attributes", &attributes) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdeviceptr, args[2], &ptr, sizeof ptr) < 0)
        goto done;
    if (args[0] == NULL && attributes.length > (size_t)numAttributes)
        numAttributes = (uint32_t)attributes.length;
    if (cb_values_prepare(m, &table_pointer_attributes, &attributes, NULL, &data) < 0)
        goto done;
    if (cb_array_check(&attributes, (size_t)numAttributes) < 0)
        goto done;
    fn_cuPointerGetAttributes *call = cb_symbol_address(&symbols[S_cuPointerGetAttributes]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(numAttributes, attributes.data, data.data, ptr);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuPointerGetAttributes, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_values_result(s, &data));
done:
    cb_array_done(&attributes);
    cb_values_done(&data);
    return result;
}

// CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags)
static const char *const params_cuStreamCreate[] = {"Flags", NULL};
static const cb_function f_cuStreamCreate = {.name = "cuStreamCreate",
    .params = params_cuStreamCreate, .param_count = 1, .result_count = 1, .optional_mask = 0x1};

CB_WRAPPER(cuStreamCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUstream phStream = NULL;
    uint32_t Flags = 0;
    if (!(s->checked && args[0] == Py_None) && cb_as_uint32(args[0], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuStreamCreate *call = cb_symbol_address(&symbols[S_cuStreamCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phStream, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUstream, &phStream));
}

// CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags, int priority)
static const char *const params_cuStreamCreateWithPriority[] = {"flags", "priority", NULL};
static const cb_function f_cuStreamCreateWithPriority = {.name = "cuStreamCreateWithPriority",
    .params = params_cuStreamCreateWithPriority, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuStreamCreateWithPriority)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuStreamCreateWithPriority, &args, nargs, kwnames, slots))
        return NULL;
    CUstream phStream = NULL;
    uint32_t flags;
    int32_t priority;
    if (cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &priority) < 0)
        return NULL;
    fn_cuStreamCreateWithPriority *call = cb_symbol_address(&symbols[S_cuStreamCreateWithPriority]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phStream, flags, priority);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamCreateWithPriority, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUstream, &phStream));
}

// CUresult cuStreamGetPriority(CUstream hStream, int *priority)
static const char *const params_cuStreamGetPriority[] = {"hStream", NULL};
static const cb_function f_cuStreamGetPriority = {.name = "cuStreamGetPriority",
    .params = params_cuStreamGetPriority, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuStreamGetPriority)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamGetPriority, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    int priority = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamGetPriority *call = cb_symbol_address(&symbols[S_cuStreamGetPriority]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &priority);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetPriority, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(priority));
}

// CUresult cuStreamGetDevice(CUstream hStream, CUdevice *device)
static const char *const params_cuStreamGetDevice[] = {"hStream", NULL};
static const cb_function f_cuStreamGetDevice = {.name = "cuStreamGetDevice",
    .params = params_cuStreamGetDevice, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuStreamGetDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamGetDevice, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUdevice device = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamGetDevice *call = cb_symbol_address(&symbols[S_cuStreamGetDevice]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetDevice, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdevice, &device));
}

// CUresult cuStreamGetFlags(CUstream hStream, unsigned int *flags)
static const char *const params_cuStreamGetFlags[] = {"hStream", NULL};
static const cb_function f_cuStreamGetFlags = {.name = "cuStreamGetFlags",
    .params = params_cuStreamGetFlags, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuStreamGetFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamGetFlags, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    unsigned int flags = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamGetFlags *call = cb_symbol_address(&symbols[S_cuStreamGetFlags]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetFlags, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(flags));
}

// CUresult cuStreamGetId(CUstream hStream, unsigned long long *streamId)
static const char *const params_cuStreamGetId[] = {"hStream", NULL};
static const cb_function f_cuStreamGetId = {.name = "cuStreamGetId",
    .params = params_cuStreamGetId, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuStreamGetId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamGetId, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    unsigned long long streamId = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamGetId *call = cb_symbol_address(&symbols[S_cuStreamGetId]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &streamId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(streamId));
}

// CUresult cuStreamGetCtx(CUstream hStream, CUcontext *pctx)
static const char *const params_cuStreamGetCtx[] = {"hStream", NULL};
static const cb_function f_cuStreamGetCtx = {.name = "cuStreamGetCtx",
    .params = params_cuStreamGetCtx, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuStreamGetCtx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamGetCtx, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUcontext pctx = NULL;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamGetCtx *call = cb_symbol_address(&symbols[S_cuStreamGetCtx]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &pctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetCtx, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUcontext, &pctx));
}

// CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)
static const char *const params_cuStreamGetCtx_v2[] = {"hStream", NULL};
static const cb_function f_cuStreamGetCtx_v2 = {.name = "cuStreamGetCtx_v2",
    .params = params_cuStreamGetCtx_v2, .param_count = 1, .result_count = 2};

CB_WRAPPER(cuStreamGetCtx_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamGetCtx_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUcontext pCtx = NULL;
    CUgreenCtx pGreenCtx = NULL;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamGetCtx_v2 *call = cb_symbol_address(&symbols[S_cuStreamGetCtx_v2]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &pCtx, &pGreenCtx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetCtx_v2, status, args, NULL);
    PyObject *values[] = {cb_cell_new(m, T_CUcontext, &pCtx),
        cb_cell_new(m, T_CUgreenCtx, &pGreenCtx)};
    return cb_return_many(s, &f_cuStreamGetCtx_v2, values);
}

// CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)
static const char *const params_cuStreamWaitEvent[] = {"hStream", "hEvent", "Flags", NULL};
static const cb_function f_cuStreamWaitEvent = {.name = "cuStreamWaitEvent",
    .params = params_cuStreamWaitEvent, .param_count = 3, .result_count = 0, .optional_mask = 0x4};

CB_WRAPPER(cuStreamWaitEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuStreamWaitEvent, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUevent hEvent;
    uint32_t Flags = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUevent, args[1], &hEvent) < 0)
        return NULL;
    if (!(s->checked && args[2] == Py_None) && cb_as_uint32(args[2], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuStreamWaitEvent *call = cb_symbol_address(&symbols[S_cuStreamWaitEvent]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, hEvent, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamWaitEvent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void *userData,
//     unsigned int flags)
static const char *const params_cuStreamAddCallback[] = {"hStream", "callback", "userData",
    "flags", NULL};
static const cb_function f_cuStreamAddCallback = {.name = "cuStreamAddCallback",
    .params = params_cuStreamAddCallback, .param_count = 4, .result_count = 0,
    .optional_mask = 0xc};

CB_WRAPPER(cuStreamAddCallback)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuStreamAddCallback, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUstream hStream;
    cb_callback callback = {0};
    bool callback_taken = false;
    cb_address userData;
    userData.held = false;
    userData.value = NULL;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        goto done;
    if (cb_as_callback(m, T_CUstreamCallback, args[1], (void *)trampoline_CUstreamCallback,
        args[2], CB_SCOPE_ONCE, &callback) < 0)
        goto done;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        goto done;
    if (callback.closure == NULL && cb_as_address(m, args[2], &userData) < 0)
        goto done;
    fn_cuStreamAddCallback *call = cb_symbol_address(&symbols[S_cuStreamAddCallback]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream, (CUstreamCallback)callback.function,
        callback.closure != NULL ? callback.closure : userData.value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuStreamAddCallback, status, args, NULL);
        goto done;
    }
    callback_taken = true;
    result = cb_return0(s);
done:
    cb_callback_finish(s->module, &callback, callback_taken, NULL);
    cb_address_release(&userData);
    return result;
}

// CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)
static const char *const params_cuStreamBeginCapture[] = {"hStream", "mode", NULL};
static const cb_function f_cuStreamBeginCapture = {.name = "cuStreamBeginCapture",
    .params = params_cuStreamBeginCapture, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuStreamBeginCapture)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuStreamBeginCapture, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    int32_t mode;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUstreamCaptureMode, args[1], "mode", &mode) < 0)
        return NULL;
    fn_cuStreamBeginCapture *call = cb_symbol_address(&symbols[S_cuStreamBeginCapture]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, (CUstreamCaptureMode)mode);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamBeginCapture, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode
//     *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies,
//     CUstreamCaptureMode mode)
static const char *const params_cuStreamBeginCaptureToGraph[] = {"hStream", "hGraph",
    "dependencies", "dependencyData", "numDependencies", "mode", NULL};
static const cb_function f_cuStreamBeginCaptureToGraph = {.name = "cuStreamBeginCaptureToGraph",
    .params = params_cuStreamBeginCaptureToGraph, .param_count = 6, .result_count = 0,
    .auto_mask = 0x10};

CB_WRAPPER(cuStreamBeginCaptureToGraph)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cuStreamBeginCaptureToGraph, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUstream hStream;
    CUgraph hGraph;
    cb_array dependencies;
    cb_array_init(&dependencies);
    cb_array dependencyData;
    cb_array_init(&dependencyData);
    uint64_t numDependencies = 0;
    int32_t mode;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        goto done;
    if (cb_as_handle(m, T_CUgraph, args[1], &hGraph) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[2], "dependencies", &dependencies) < 0)
        goto done;
    if (cb_array_records(m, T_CUgraphEdgeData, args[3], "dependencyData", &dependencyData) < 0)
        goto done;
    if (args[4] != NULL && cb_as_uint64(args[4], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_enum(m, T_CUstreamCaptureMode, args[5], "mode", &mode) < 0)
        goto done;
    if (args[4] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (args[4] == NULL && dependencyData.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencyData.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    if (dependencyData.data != NULL && cb_array_check(&dependencyData, (size_t)numDependencies) < 0)
        goto done;
    fn_cuStreamBeginCaptureToGraph *call =
        cb_symbol_address(&symbols[S_cuStreamBeginCaptureToGraph]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, hGraph, dependencies.data, dependencyData.data, numDependencies,
        (CUstreamCaptureMode)mode);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuStreamBeginCaptureToGraph, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&dependencies);
    cb_array_done(&dependencyData);
    return result;
}

// CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)
static const char *const params_cuThreadExchangeStreamCaptureMode[] = {"mode", NULL};
static const cb_function f_cuThreadExchangeStreamCaptureMode =
    {.name = "cuThreadExchangeStreamCaptureMode",
    .params = params_cuThreadExchangeStreamCaptureMode, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuThreadExchangeStreamCaptureMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuThreadExchangeStreamCaptureMode, &args, nargs, kwnames, slots))
        return NULL;
    int32_t mode_in = 0;
    CUstreamCaptureMode mode = 0;
    if (cb_as_enum(m, T_CUstreamCaptureMode, args[0], "mode", &mode_in) < 0)
        return NULL;
    mode = (CUstreamCaptureMode)mode_in;
    fn_cuThreadExchangeStreamCaptureMode *call =
        cb_symbol_address(&symbols[S_cuThreadExchangeStreamCaptureMode]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&mode);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuThreadExchangeStreamCaptureMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUstreamCaptureMode, mode));
}

// CUresult cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)
static const char *const params_cuStreamEndCapture[] = {"hStream", NULL};
static const cb_function f_cuStreamEndCapture = {.name = "cuStreamEndCapture",
    .params = params_cuStreamEndCapture, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuStreamEndCapture)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamEndCapture, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUgraph phGraph = NULL;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamEndCapture *call = cb_symbol_address(&symbols[S_cuStreamEndCapture]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream, &phGraph);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamEndCapture, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraph, &phGraph));
}

// CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)
static const char *const params_cuStreamIsCapturing[] = {"hStream", NULL};
static const cb_function f_cuStreamIsCapturing = {.name = "cuStreamIsCapturing",
    .params = params_cuStreamIsCapturing, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuStreamIsCapturing)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamIsCapturing, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUstreamCaptureStatus captureStatus = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamIsCapturing *call = cb_symbol_address(&symbols[S_cuStreamIsCapturing]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &captureStatus);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamIsCapturing, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUstreamCaptureStatus, captureStatus));
}

// CUresult cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
//     cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, size_t
//     *numDependencies_out)
static const char *const params_cuStreamGetCaptureInfo[] = {"hStream", NULL};
static const cb_function f_cuStreamGetCaptureInfo = {.name = "cuStreamGetCaptureInfo",
    .params = params_cuStreamGetCaptureInfo, .param_count = 1, .result_count = 5,
    .hidden_result_mask = 0x10};

CB_WRAPPER(cuStreamGetCaptureInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamGetCaptureInfo, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUstreamCaptureStatus captureStatus_out = 0;
    cuuint64_t id_out = 0;
    CUgraph graph_out = NULL;
    const CUgraphNode *dependencies_out = NULL;
    size_t numDependencies_out = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamGetCaptureInfo *call = cb_symbol_address(&symbols[S_cuStreamGetCaptureInfo]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &captureStatus_out, &id_out, &graph_out, &dependencies_out,
        &numDependencies_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetCaptureInfo, status, args, NULL);
    PyObject *values[] = {cb_enum_member(m, T_CUstreamCaptureStatus, captureStatus_out),
        cb_cell_new(m, T_cuuint64_t, &id_out), cb_cell_new(m, T_CUgraph, &graph_out),
        cb_handle_list(m, T_CUgraphNode, dependencies_out,
        dependencies_out != NULL ? (size_t)numDependencies_out : 0),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numDependencies_out)};
    return cb_return_many(s, &f_cuStreamGetCaptureInfo, values);
}

// CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
//     cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, const
//     CUgraphEdgeData **edgeData_out, size_t *numDependencies_out)
static const char *const params_cuStreamGetCaptureInfo_v3[] = {"hStream", NULL};
static const cb_function f_cuStreamGetCaptureInfo_v3 = {.name = "cuStreamGetCaptureInfo_v3",
    .params = params_cuStreamGetCaptureInfo_v3, .param_count = 1, .result_count = 6,
    .hidden_result_mask = 0x20};

CB_WRAPPER(cuStreamGetCaptureInfo_v3)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamGetCaptureInfo_v3, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUstreamCaptureStatus captureStatus_out = 0;
    cuuint64_t id_out = 0;
    CUgraph graph_out = NULL;
    const CUgraphNode *dependencies_out = NULL;
    const CUgraphEdgeData *edgeData_out = NULL;
    size_t numDependencies_out = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamGetCaptureInfo_v3 *call = cb_symbol_address(&symbols[S_cuStreamGetCaptureInfo_v3]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &captureStatus_out, &id_out, &graph_out, &dependencies_out,
        &edgeData_out, &numDependencies_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetCaptureInfo_v3, status, args, NULL);
    PyObject *values[] = {cb_enum_member(m, T_CUstreamCaptureStatus, captureStatus_out),
        cb_cell_new(m, T_cuuint64_t, &id_out), cb_cell_new(m, T_CUgraph, &graph_out),
        cb_handle_list(m, T_CUgraphNode, dependencies_out,
        dependencies_out != NULL ? (size_t)numDependencies_out : 0), cb_record_list(m,
        T_CUgraphEdgeData, edgeData_out, edgeData_out != NULL ? (size_t)numDependencies_out : 0),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numDependencies_out)};
    return cb_return_many(s, &f_cuStreamGetCaptureInfo_v3, values);
}

// CUresult cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode *dependencies, size_t
//     numDependencies, unsigned int flags)
static const char *const params_cuStreamUpdateCaptureDependencies[] = {"hStream", "dependencies",
    "numDependencies", "flags", NULL};
static const cb_function f_cuStreamUpdateCaptureDependencies =
    {.name = "cuStreamUpdateCaptureDependencies",
    .params = params_cuStreamUpdateCaptureDependencies, .param_count = 4, .result_count = 0,
    .auto_mask = 0x4};

CB_WRAPPER(cuStreamUpdateCaptureDependencies)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuStreamUpdateCaptureDependencies, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUstream hStream;
    cb_array dependencies;
    cb_array_init(&dependencies);
    uint64_t numDependencies = 0;
    uint32_t flags;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        goto done;
    if (args[2] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (dependencies.data != NULL && cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cuStreamUpdateCaptureDependencies *call =
        cb_symbol_address(&symbols[S_cuStreamUpdateCaptureDependencies]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, dependencies.data, numDependencies, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuStreamUpdateCaptureDependencies, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&dependencies);
    return result;
}

// CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode *dependencies, const
//     CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)
static const char *const params_cuStreamUpdateCaptureDependencies_v2[] = {"hStream",
    "dependencies", "dependencyData", "numDependencies", "flags", NULL};
static const cb_function f_cuStreamUpdateCaptureDependencies_v2 =
    {.name = "cuStreamUpdateCaptureDependencies_v2",
    .params = params_cuStreamUpdateCaptureDependencies_v2, .param_count = 5, .result_count = 0,
    .auto_mask = 0x8};

CB_WRAPPER(cuStreamUpdateCaptureDependencies_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuStreamUpdateCaptureDependencies_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUstream hStream;
    cb_array dependencies;
    cb_array_init(&dependencies);
    cb_array dependencyData;
    cb_array_init(&dependencyData);
    uint64_t numDependencies = 0;
    uint32_t flags;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        goto done;
    if (cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0)
        goto done;
    if (cb_array_records(m, T_CUgraphEdgeData, args[2], "dependencyData", &dependencyData) < 0)
        goto done;
    if (args[3] != NULL && cb_as_uint64(args[3], "size_t", &numDependencies) < 0)
        goto done;
    if (cb_as_uint32(args[4], "unsigned int", &flags) < 0)
        goto done;
    if (args[3] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (args[3] == NULL && dependencyData.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencyData.length;
    if (dependencies.data != NULL && cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        goto done;
    if (dependencyData.data != NULL && cb_array_check(&dependencyData, (size_t)numDependencies) < 0)
        goto done;
    fn_cuStreamUpdateCaptureDependencies_v2 *call =
        cb_symbol_address(&symbols[S_cuStreamUpdateCaptureDependencies_v2]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, dependencies.data, dependencyData.data, numDependencies, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuStreamUpdateCaptureDependencies_v2, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&dependencies);
    cb_array_done(&dependencyData);
    return result;
}

// CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int
//     flags)
static const char *const params_cuStreamAttachMemAsync[] = {"hStream", "dptr", "length", "flags",
    NULL};
static const cb_function f_cuStreamAttachMemAsync = {.name = "cuStreamAttachMemAsync",
    .params = params_cuStreamAttachMemAsync, .param_count = 4, .result_count = 0};

CB_WRAPPER(cuStreamAttachMemAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuStreamAttachMemAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUdeviceptr dptr;
    uint64_t length;
    uint32_t flags;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &dptr, sizeof dptr) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &length) < 0)
        return NULL;
    if (cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuStreamAttachMemAsync *call = cb_symbol_address(&symbols[S_cuStreamAttachMemAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream, dptr, length, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamAttachMemAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamQuery(CUstream hStream)
static const char *const params_cuStreamQuery[] = {"hStream", NULL};
static const cb_function f_cuStreamQuery = {.name = "cuStreamQuery",
    .params = params_cuStreamQuery, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuStreamQuery)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamQuery, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamQuery *call = cb_symbol_address(&symbols[S_cuStreamQuery]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamQuery, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamSynchronize(CUstream hStream)
static const char *const params_cuStreamSynchronize[] = {"hStream", NULL};
static const cb_function f_cuStreamSynchronize = {.name = "cuStreamSynchronize",
    .params = params_cuStreamSynchronize, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuStreamSynchronize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamSynchronize, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamSynchronize *call = cb_symbol_address(&symbols[S_cuStreamSynchronize]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamSynchronize, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamDestroy_v2(CUstream hStream)
static const char *const params_cuStreamDestroy[] = {"hStream", NULL};
static const cb_function f_cuStreamDestroy = {.name = "cuStreamDestroy",
    .params = params_cuStreamDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuStreamDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamDestroy *call = cb_symbol_address(&symbols[S_cuStreamDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamCopyAttributes(CUstream dst, CUstream src)
static const char *const params_cuStreamCopyAttributes[] = {"dst", "src", NULL};
static const cb_function f_cuStreamCopyAttributes = {.name = "cuStreamCopyAttributes",
    .params = params_cuStreamCopyAttributes, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuStreamCopyAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuStreamCopyAttributes, &args, nargs, kwnames, slots))
        return NULL;
    CUstream dst;
    CUstream src;
    if (cb_as_handle(m, T_CUstream, args[0], &dst) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[1], &src) < 0)
        return NULL;
    fn_cuStreamCopyAttributes *call = cb_symbol_address(&symbols[S_cuStreamCopyAttributes]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(dst, src);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamCopyAttributes, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue
//     *value_out)
static const char *const params_cuStreamGetAttribute[] = {"hStream", "attr", NULL};
static const cb_function f_cuStreamGetAttribute = {.name = "cuStreamGetAttribute",
    .params = params_cuStreamGetAttribute, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuStreamGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuStreamGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUstream hStream;
    int32_t attr;
    PyObject *value_out = NULL;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        goto done;
    if (cb_as_enum(m, T_CUstreamAttrID, args[1], "attr", &attr) < 0)
        goto done;
    fn_cuStreamGetAttribute *call = cb_symbol_address(&symbols[S_cuStreamGetAttribute]);
    if (call == NULL)
        goto done;
    value_out = cb_record_new(m, T_CUstreamAttrValue);
    if (value_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, (CUstreamAttrID)attr, cb_record_data(value_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuStreamGetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(value_out));
done:
    Py_XDECREF(value_out);
    return result;
}

// CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue
//     *value)
static const char *const params_cuStreamSetAttribute[] = {"hStream", "attr", "value", NULL};
static const cb_function f_cuStreamSetAttribute = {.name = "cuStreamSetAttribute",
    .params = params_cuStreamSetAttribute, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuStreamSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuStreamSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    int32_t attr;
    const CUstreamAttrValue *value;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUstreamAttrID, args[1], "attr", &attr) < 0)
        return NULL;
    if (cb_as_record(m, T_CUstreamAttrValue, args[2], "value", &value) < 0)
        return NULL;
    fn_cuStreamSetAttribute *call = cb_symbol_address(&symbols[S_cuStreamSetAttribute]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, (CUstreamAttrID)attr, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamSetAttribute, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEventCreate(CUevent *phEvent, unsigned int Flags)
static const char *const params_cuEventCreate[] = {"Flags", NULL};
static const cb_function f_cuEventCreate = {.name = "cuEventCreate",
    .params = params_cuEventCreate, .param_count = 1, .result_count = 1, .optional_mask = 0x1};

CB_WRAPPER(cuEventCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuEventCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUevent phEvent = NULL;
    uint32_t Flags = 0;
    if (!(s->checked && args[0] == Py_None) && cb_as_uint32(args[0], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuEventCreate *call = cb_symbol_address(&symbols[S_cuEventCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phEvent, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUevent, &phEvent));
}

// CUresult cuEventRecord(CUevent hEvent, CUstream hStream)
static const char *const params_cuEventRecord[] = {"hEvent", "hStream", NULL};
static const cb_function f_cuEventRecord = {.name = "cuEventRecord",
    .params = params_cuEventRecord, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuEventRecord)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuEventRecord, &args, nargs, kwnames, slots))
        return NULL;
    CUevent hEvent;
    CUstream hStream;
    if (cb_as_handle(m, T_CUevent, args[0], &hEvent) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        return NULL;
    fn_cuEventRecord *call = cb_symbol_address(&symbols[S_cuEventRecord]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hEvent, hStream);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventRecord, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)
static const char *const params_cuEventRecordWithFlags[] = {"hEvent", "hStream", "flags", NULL};
static const cb_function f_cuEventRecordWithFlags = {.name = "cuEventRecordWithFlags",
    .params = params_cuEventRecordWithFlags, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuEventRecordWithFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuEventRecordWithFlags, &args, nargs, kwnames, slots))
        return NULL;
    CUevent hEvent;
    CUstream hStream;
    uint32_t flags;
    if (cb_as_handle(m, T_CUevent, args[0], &hEvent) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuEventRecordWithFlags *call = cb_symbol_address(&symbols[S_cuEventRecordWithFlags]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hEvent, hStream, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventRecordWithFlags, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEventQuery(CUevent hEvent)
static const char *const params_cuEventQuery[] = {"hEvent", NULL};
static const cb_function f_cuEventQuery = {.name = "cuEventQuery", .params = params_cuEventQuery,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(cuEventQuery)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuEventQuery, &args, nargs, kwnames, slots))
        return NULL;
    CUevent hEvent;
    if (cb_as_handle(m, T_CUevent, args[0], &hEvent) < 0)
        return NULL;
    fn_cuEventQuery *call = cb_symbol_address(&symbols[S_cuEventQuery]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hEvent);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventQuery, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEventSynchronize(CUevent hEvent)
static const char *const params_cuEventSynchronize[] = {"hEvent", NULL};
static const cb_function f_cuEventSynchronize = {.name = "cuEventSynchronize",
    .params = params_cuEventSynchronize, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuEventSynchronize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuEventSynchronize, &args, nargs, kwnames, slots))
        return NULL;
    CUevent hEvent;
    if (cb_as_handle(m, T_CUevent, args[0], &hEvent) < 0)
        return NULL;
    fn_cuEventSynchronize *call = cb_symbol_address(&symbols[S_cuEventSynchronize]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hEvent);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventSynchronize, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEventDestroy_v2(CUevent hEvent)
static const char *const params_cuEventDestroy[] = {"hEvent", NULL};
static const cb_function f_cuEventDestroy = {.name = "cuEventDestroy",
    .params = params_cuEventDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuEventDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuEventDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUevent hEvent;
    if (cb_as_handle(m, T_CUevent, args[0], &hEvent) < 0)
        return NULL;
    fn_cuEventDestroy *call = cb_symbol_address(&symbols[S_cuEventDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hEvent);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd)
static const char *const params_cuEventElapsedTime[] = {"hStart", "hEnd", NULL};
static const cb_function f_cuEventElapsedTime = {.name = "cuEventElapsedTime",
    .params = params_cuEventElapsedTime, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuEventElapsedTime)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuEventElapsedTime, &args, nargs, kwnames, slots))
        return NULL;
    float pMilliseconds = 0;
    CUevent hStart;
    CUevent hEnd;
    if (cb_as_handle(m, T_CUevent, args[0], &hStart) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUevent, args[1], &hEnd) < 0)
        return NULL;
    fn_cuEventElapsedTime *call = cb_symbol_address(&symbols[S_cuEventElapsedTime]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pMilliseconds, hStart, hEnd);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventElapsedTime, status, args, NULL);
    return cb_return1(s, PyFloat_FromDouble(pMilliseconds));
}

// CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)
static const char *const params_cuEventElapsedTime_v2[] = {"hStart", "hEnd", NULL};
static const cb_function f_cuEventElapsedTime_v2 = {.name = "cuEventElapsedTime_v2",
    .params = params_cuEventElapsedTime_v2, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuEventElapsedTime_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuEventElapsedTime_v2, &args, nargs, kwnames, slots))
        return NULL;
    float pMilliseconds = 0;
    CUevent hStart;
    CUevent hEnd;
    if (cb_as_handle(m, T_CUevent, args[0], &hStart) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUevent, args[1], &hEnd) < 0)
        return NULL;
    fn_cuEventElapsedTime_v2 *call = cb_symbol_address(&symbols[S_cuEventElapsedTime_v2]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pMilliseconds, hStart, hEnd);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventElapsedTime_v2, status, args, NULL);
    return cb_return1(s, PyFloat_FromDouble(pMilliseconds));
}

// CUresult cuImportExternalMemory(CUexternalMemory *extMem_out, const
//     CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc)
static const char *const params_cuImportExternalMemory[] = {"memHandleDesc", NULL};
static const cb_function f_cuImportExternalMemory = {.name = "cuImportExternalMemory",
    .params = params_cuImportExternalMemory, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuImportExternalMemory)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuImportExternalMemory, &args, nargs, kwnames, slots))
        return NULL;
    CUexternalMemory extMem_out = NULL;
    const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc;
    if (cb_as_record(m, T_CUDA_EXTERNAL_MEMORY_HANDLE_DESC, args[0], "memHandleDesc",
        &memHandleDesc) < 0)
        return NULL;
    fn_cuImportExternalMemory *call = cb_symbol_address(&symbols[S_cuImportExternalMemory]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&extMem_out, memHandleDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuImportExternalMemory, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUexternalMemory, &extMem_out));
}

// CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem, const
//     CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc)
static const char *const params_cuExternalMemoryGetMappedBuffer[] = {"extMem", "bufferDesc", NULL};
static const cb_function f_cuExternalMemoryGetMappedBuffer =
    {.name = "cuExternalMemoryGetMappedBuffer", .params = params_cuExternalMemoryGetMappedBuffer,
    .param_count = 2, .result_count = 1};

CB_WRAPPER(cuExternalMemoryGetMappedBuffer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuExternalMemoryGetMappedBuffer, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr devPtr = 0;
    CUexternalMemory extMem;
    const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc;
    if (cb_as_handle(m, T_CUexternalMemory, args[0], &extMem) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_EXTERNAL_MEMORY_BUFFER_DESC, args[1], "bufferDesc", &bufferDesc) < 0)
        return NULL;
    fn_cuExternalMemoryGetMappedBuffer *call =
        cb_symbol_address(&symbols[S_cuExternalMemoryGetMappedBuffer]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&devPtr, extMem, bufferDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuExternalMemoryGetMappedBuffer, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &devPtr));
}

// CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory
//     extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc)
static const char *const params_cuExternalMemoryGetMappedMipmappedArray[] = {"extMem",
    "mipmapDesc", NULL};
static const cb_function f_cuExternalMemoryGetMappedMipmappedArray =
    {.name = "cuExternalMemoryGetMappedMipmappedArray",
    .params = params_cuExternalMemoryGetMappedMipmappedArray, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuExternalMemoryGetMappedMipmappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuExternalMemoryGetMappedMipmappedArray, &args, nargs, kwnames, slots))
        return NULL;
    CUmipmappedArray mipmap = NULL;
    CUexternalMemory extMem;
    const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc;
    if (cb_as_handle(m, T_CUexternalMemory, args[0], &extMem) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC, args[1], "mipmapDesc",
        &mipmapDesc) < 0)
        return NULL;
    fn_cuExternalMemoryGetMappedMipmappedArray *call =
        cb_symbol_address(&symbols[S_cuExternalMemoryGetMappedMipmappedArray]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&mipmap, extMem, mipmapDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuExternalMemoryGetMappedMipmappedArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmipmappedArray, &mipmap));
}

// CUresult cuDestroyExternalMemory(CUexternalMemory extMem)
static const char *const params_cuDestroyExternalMemory[] = {"extMem", NULL};
static const cb_function f_cuDestroyExternalMemory = {.name = "cuDestroyExternalMemory",
    .params = params_cuDestroyExternalMemory, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuDestroyExternalMemory)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDestroyExternalMemory, &args, nargs, kwnames, slots))
        return NULL;
    CUexternalMemory extMem;
    if (cb_as_handle(m, T_CUexternalMemory, args[0], &extMem) < 0)
        return NULL;
    fn_cuDestroyExternalMemory *call = cb_symbol_address(&symbols[S_cuDestroyExternalMemory]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(extMem);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDestroyExternalMemory, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuImportExternalSemaphore(CUexternalSemaphore *extSem_out, const
//     CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc)
static const char *const params_cuImportExternalSemaphore[] = {"semHandleDesc", NULL};
static const cb_function f_cuImportExternalSemaphore = {.name = "cuImportExternalSemaphore",
    .params = params_cuImportExternalSemaphore, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuImportExternalSemaphore)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuImportExternalSemaphore, &args, nargs, kwnames, slots))
        return NULL;
    CUexternalSemaphore extSem_out = NULL;
    const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc;
    if (cb_as_record(m, T_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC, args[0], "semHandleDesc",
        &semHandleDesc) < 0)
        return NULL;
    fn_cuImportExternalSemaphore *call = cb_symbol_address(&symbols[S_cuImportExternalSemaphore]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&extSem_out, semHandleDesc);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuImportExternalSemaphore, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUexternalSemaphore, &extSem_out));
}

// CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const
//     CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems, CUstream stream)
static const char *const params_cuSignalExternalSemaphoresAsync[] = {"extSemArray", "paramsArray",
    "numExtSems", "stream", NULL};
static const cb_function f_cuSignalExternalSemaphoresAsync =
    {.name = "cuSignalExternalSemaphoresAsync", .params = params_cuSignalExternalSemaphoresAsync,
    .param_count = 4, .result_count = 0, .auto_mask = 0x4};

CB_WRAPPER(cuSignalExternalSemaphoresAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuSignalExternalSemaphoresAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_array extSemArray;
    cb_array_init(&extSemArray);
    cb_array paramsArray;
    cb_array_init(&paramsArray);
    uint32_t numExtSems = 0;
    CUstream stream;
    if (cb_array_handles(m, T_CUexternalSemaphore, args[0], "extSemArray", &extSemArray) < 0)
        goto done;
    if (cb_array_records(m, T_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, args[1], "paramsArray",
        &paramsArray) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &numExtSems) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[3], &stream) < 0)
        goto done;
    if (args[2] == NULL && extSemArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)extSemArray.length;
    if (args[2] == NULL && paramsArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)paramsArray.length;
    if (cb_array_check(&extSemArray, (size_t)numExtSems) < 0)
        goto done;
    if (cb_array_check(&paramsArray, (size_t)numExtSems) < 0)
        goto done;
    fn_cuSignalExternalSemaphoresAsync *call =
        cb_symbol_address(&symbols[S_cuSignalExternalSemaphoresAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSemArray.data, paramsArray.data, numExtSems, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuSignalExternalSemaphoresAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&extSemArray);
    cb_array_done(&paramsArray);
    return result;
}

// CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const
//     CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems, CUstream stream)
static const char *const params_cuWaitExternalSemaphoresAsync[] = {"extSemArray", "paramsArray",
    "numExtSems", "stream", NULL};
static const cb_function f_cuWaitExternalSemaphoresAsync =
    {.name = "cuWaitExternalSemaphoresAsync", .params = params_cuWaitExternalSemaphoresAsync,
    .param_count = 4, .result_count = 0, .auto_mask = 0x4};

CB_WRAPPER(cuWaitExternalSemaphoresAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuWaitExternalSemaphoresAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_array extSemArray;
    cb_array_init(&extSemArray);
    cb_array paramsArray;
    cb_array_init(&paramsArray);
    uint32_t numExtSems = 0;
    CUstream stream;
    if (cb_array_handles(m, T_CUexternalSemaphore, args[0], "extSemArray", &extSemArray) < 0)
        goto done;
    if (cb_array_records(m, T_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, args[1], "paramsArray",
        &paramsArray) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint32(args[2], "unsigned int", &numExtSems) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[3], &stream) < 0)
        goto done;
    if (args[2] == NULL && extSemArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)extSemArray.length;
    if (args[2] == NULL && paramsArray.length > (size_t)numExtSems)
        numExtSems = (uint32_t)paramsArray.length;
    if (cb_array_check(&extSemArray, (size_t)numExtSems) < 0)
        goto done;
    if (cb_array_check(&paramsArray, (size_t)numExtSems) < 0)
        goto done;
    fn_cuWaitExternalSemaphoresAsync *call =
        cb_symbol_address(&symbols[S_cuWaitExternalSemaphoresAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSemArray.data, paramsArray.data, numExtSems, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuWaitExternalSemaphoresAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&extSemArray);
    cb_array_done(&paramsArray);
    return result;
}

// CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem)
static const char *const params_cuDestroyExternalSemaphore[] = {"extSem", NULL};
static const cb_function f_cuDestroyExternalSemaphore = {.name = "cuDestroyExternalSemaphore",
    .params = params_cuDestroyExternalSemaphore, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuDestroyExternalSemaphore)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDestroyExternalSemaphore, &args, nargs, kwnames, slots))
        return NULL;
    CUexternalSemaphore extSem;
    if (cb_as_handle(m, T_CUexternalSemaphore, args[0], &extSem) < 0)
        return NULL;
    fn_cuDestroyExternalSemaphore *call = cb_symbol_address(&symbols[S_cuDestroyExternalSemaphore]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(extSem);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDestroyExternalSemaphore, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int
//     flags)
static const char *const params_cuStreamWaitValue32[] = {"stream", "addr", "value", "flags", NULL};
static const cb_function f_cuStreamWaitValue32 = {.name = "cuStreamWaitValue32",
    .params = params_cuStreamWaitValue32, .param_count = 4, .result_count = 0,
    .optional_mask = 0x8};

CB_WRAPPER(cuStreamWaitValue32)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuStreamWaitValue32, &args, nargs, kwnames, slots))
        return NULL;
    CUstream stream;
    CUdeviceptr addr;
    cuuint32_t value;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &stream) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &addr, sizeof addr) < 0)
        return NULL;
    if (cb_as_scalar(m, T_cuuint32_t, args[2], &value, sizeof value) < 0)
        return NULL;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuStreamWaitValue32 *call = cb_symbol_address(&symbols[S_cuStreamWaitValue32]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, addr, value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamWaitValue32, status, args, NULL);
    return cb_return0(s);
}

