// functions_3.c of cubind's binding of the CUDA Driver API, API version 13.5.
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

// CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size)
static const char *const params_cuMemAddressFree[] = {"ptr", "size", NULL};
static const cb_function f_cuMemAddressFree = {.name = "cuMemAddressFree",
    .params = params_cuMemAddressFree, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuMemAddressFree)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemAddressFree, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr ptr;
    uint64_t size;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &ptr, sizeof ptr) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &size) < 0)
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

// CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp
//     *prop, unsigned long long flags)
static const char *const params_cuMemCreate[] = {"size", "prop", "flags", NULL};
static const cb_function f_cuMemCreate = {.name = "cuMemCreate", .params = params_cuMemCreate,
    .param_count = 3, .result_count = 1, .optional_mask = 0x4};

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
    if (cb_as_uint64(args[0], "size_t", &size) < 0)
        return NULL;
    if (cb_as_record(m, T_CUmemAllocationProp, args[1], "prop", &prop) < 0)
        return NULL;
    if (!(s->checked && args[2] == Py_None)
        && cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0)
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
static const char *const params_cuMemRelease[] = {"handle", NULL};
static const cb_function f_cuMemRelease = {.name = "cuMemRelease", .params = params_cuMemRelease,
    .param_count = 1, .result_count = 0};

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

// CUresult cuMemGetDefaultMemPool(CUmemoryPool *pool_out, CUmemLocation *location,
//     CUmemAllocationType type)
static const char *const params_cuMemGetDefaultMemPool[] = {"location", "typename", NULL};
static const cb_function f_cuMemGetDefaultMemPool = {.name = "cuMemGetDefaultMemPool",
    .params = params_cuMemGetDefaultMemPool, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuMemGetDefaultMemPool)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemGetDefaultMemPool, &args, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool_out = NULL;
    CUmemLocation *location;
    int32_t type;
    if (cb_as_record(m, T_CUmemLocation, args[0], "location", &location) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUmemAllocationType, args[1], "typename", &type) < 0)
        return NULL;
    fn_cuMemGetDefaultMemPool *call = cb_symbol_address(&symbols[S_cuMemGetDefaultMemPool]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pool_out, location, (CUmemAllocationType)type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemGetDefaultMemPool, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmemoryPool, &pool_out));
}

// CUresult cuMemGetMemPool(CUmemoryPool *pool, CUmemLocation *location, CUmemAllocationType type)
static const char *const params_cuMemGetMemPool[] = {"location", "typename", NULL};
static const cb_function f_cuMemGetMemPool = {.name = "cuMemGetMemPool",
    .params = params_cuMemGetMemPool, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuMemGetMemPool)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuMemGetMemPool, &args, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool = NULL;
    CUmemLocation *location;
    int32_t type;
    if (cb_as_record(m, T_CUmemLocation, args[0], "location", &location) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUmemAllocationType, args[1], "typename", &type) < 0)
        return NULL;
    fn_cuMemGetMemPool *call = cb_symbol_address(&symbols[S_cuMemGetMemPool]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pool, location, (CUmemAllocationType)type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemGetMemPool, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmemoryPool, &pool));
}

// CUresult cuMemSetMemPool(CUmemLocation *location, CUmemAllocationType type, CUmemoryPool pool)
static const char *const params_cuMemSetMemPool[] = {"location", "typename", "pool", NULL};
static const cb_function f_cuMemSetMemPool = {.name = "cuMemSetMemPool",
    .params = params_cuMemSetMemPool, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuMemSetMemPool)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuMemSetMemPool, &args, nargs, kwnames, slots))
        return NULL;
    CUmemLocation *location;
    int32_t type;
    CUmemoryPool pool;
    if (cb_as_record(m, T_CUmemLocation, args[0], "location", &location) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUmemAllocationType, args[1], "typename", &type) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUmemoryPool, args[2], &pool) < 0)
        return NULL;
    fn_cuMemSetMemPool *call = cb_symbol_address(&symbols[S_cuMemSetMemPool]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(location, (CUmemAllocationType)type, pool);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemSetMemPool, status, args, NULL);
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

// CUresult cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t
//     mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned
//     long long flags)
static const char *const params_cuMulticastBindMem_v2[] = {"mcHandle", "dev", "mcOffset",
    "memHandle", "memOffset", "size", "flags", NULL};
static const cb_function f_cuMulticastBindMem_v2 = {.name = "cuMulticastBindMem_v2",
    .params = params_cuMulticastBindMem_v2, .param_count = 7, .result_count = 0,
    .optional_mask = 0x40};

CB_WRAPPER(cuMulticastBindMem_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cuMulticastBindMem_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle mcHandle;
    CUdevice dev;
    uint64_t mcOffset;
    CUmemGenericAllocationHandle memHandle;
    uint64_t memOffset;
    uint64_t size;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &mcHandle, sizeof mcHandle) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &mcOffset) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[3], &memHandle, sizeof memHandle) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &memOffset) < 0)
        return NULL;
    if (cb_as_uint64(args[5], "size_t", &size) < 0)
        return NULL;
    if (!(s->checked && args[6] == Py_None)
        && cb_as_uint64(args[6], "unsigned PY_LONG_LONG", &flags) < 0)
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

// CUresult cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t
//     mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)
static const char *const params_cuMulticastBindAddr_v2[] = {"mcHandle", "dev", "mcOffset",
    "memptr", "size", "flags", NULL};
static const cb_function f_cuMulticastBindAddr_v2 = {.name = "cuMulticastBindAddr_v2",
    .params = params_cuMulticastBindAddr_v2, .param_count = 6, .result_count = 0,
    .optional_mask = 0x20};

CB_WRAPPER(cuMulticastBindAddr_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cuMulticastBindAddr_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUmemGenericAllocationHandle mcHandle;
    CUdevice dev;
    uint64_t mcOffset;
    CUdeviceptr memptr;
    uint64_t size;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[0], &mcHandle, sizeof mcHandle) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &mcOffset) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[3], &memptr, sizeof memptr) < 0)
        return NULL;
    if (cb_as_uint64(args[4], "size_t", &size) < 0)
        return NULL;
    if (!(s->checked && args[5] == Py_None)
        && cb_as_uint64(args[5], "unsigned PY_LONG_LONG", &flags) < 0)
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

// CUresult cuDeviceGetFabricClusterUuid(CUuuid *uuid, CUdevice dev)
static const char *const params_cuDeviceGetFabricClusterUuid[] = {"dev", NULL};
static const cb_function f_cuDeviceGetFabricClusterUuid = {.name = "cuDeviceGetFabricClusterUuid",
    .params = params_cuDeviceGetFabricClusterUuid, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuDeviceGetFabricClusterUuid)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDeviceGetFabricClusterUuid, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *uuid = NULL;
    CUdevice dev;
    if (cb_as_scalar(m, T_CUdevice, args[0], &dev, sizeof dev) < 0)
        goto done;
    fn_cuDeviceGetFabricClusterUuid *call =
        cb_symbol_address(&symbols[S_cuDeviceGetFabricClusterUuid]);
    if (call == NULL)
        goto done;
    uuid = cb_record_new(m, T_CUuuid);
    if (uuid == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(uuid), dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceGetFabricClusterUuid, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(uuid));
done:
    Py_XDECREF(uuid);
    return result;
}

// CUresult cuDeviceGetCliqueCount(size_t *count, CUdevice dev)
static const char *const params_cuDeviceGetCliqueCount[] = {"dev", NULL};
static const cb_function f_cuDeviceGetCliqueCount = {.name = "cuDeviceGetCliqueCount",
    .params = params_cuDeviceGetCliqueCount, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuDeviceGetCliqueCount)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDeviceGetCliqueCount, &args, nargs, kwnames, slots))
        return NULL;
    size_t count = 0;
    CUdevice dev;
    if (cb_as_scalar(m, T_CUdevice, args[0], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDeviceGetCliqueCount *call = cb_symbol_address(&symbols[S_cuDeviceGetCliqueCount]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&count, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceGetCliqueCount, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(count));
}

// CUresult cuDeviceGetCliqueInfo(CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev)
static const char *const params_cuDeviceGetCliqueInfo[] = {"count", "dev", NULL};
static const cb_function f_cuDeviceGetCliqueInfo = {.name = "cuDeviceGetCliqueInfo",
    .params = params_cuDeviceGetCliqueInfo, .param_count = 2, .result_count = 2};

CB_WRAPPER(cuDeviceGetCliqueInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuDeviceGetCliqueInfo, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_array cliqueInfo;
    cb_array_init(&cliqueInfo);
    size_t cliqueInfo_count = 0;
    uint64_t count_in = 0;
    size_t count = 0;
    CUdevice dev;
    if (args[0] != NULL && cb_as_uint64(args[0], "size_t", &count_in) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        goto done;
    count = count_in;
    fn_cuDeviceGetCliqueInfo *call = cb_symbol_address(&symbols[S_cuDeviceGetCliqueInfo]);
    if (call == NULL)
        goto done;
    cliqueInfo_count = (size_t)count;
    if (cb_array_reserve(&cliqueInfo, cliqueInfo_count, sizeof(CUcliqueInfo)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cliqueInfo.data, &count, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceGetCliqueInfo, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)count < cliqueInfo_count)
        cliqueInfo_count = (size_t)count;
    PyObject *values[] = {cb_record_list(m, T_CUcliqueInfo, cliqueInfo.data, cliqueInfo_count),
        PyLong_FromUnsignedLong(count)};
    result = cb_return_many(s, &f_cuDeviceGetCliqueInfo, values);
done:
    cb_array_done(&cliqueInfo);
    return result;
}

// CUresult cuLogicalEndpointIdReserve(CUlogicalEndpointId *baseLeId, cuuint32_t count)
static const char *const params_cuLogicalEndpointIdReserve[] = {"count", NULL};
static const cb_function f_cuLogicalEndpointIdReserve = {.name = "cuLogicalEndpointIdReserve",
    .params = params_cuLogicalEndpointIdReserve, .param_count = 1, .result_count = 1};

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
static const char *const params_cuLogicalEndpointIdRelease[] = {"baseLeId", "count", NULL};
static const cb_function f_cuLogicalEndpointIdRelease = {.name = "cuLogicalEndpointIdRelease",
    .params = params_cuLogicalEndpointIdRelease, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuLogicalEndpointIdRelease)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuLogicalEndpointIdRelease, &args, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId baseLeId;
    cuuint32_t count;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &baseLeId, sizeof baseLeId) < 0)
        return NULL;
    if (cb_as_scalar(m, T_cuuint32_t, args[1], &count, sizeof count) < 0)
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
static const char *const params_cuLogicalEndpointCreate[] = {"leId", "prop", NULL};
static const cb_function f_cuLogicalEndpointCreate = {.name = "cuLogicalEndpointCreate",
    .params = params_cuLogicalEndpointCreate, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuLogicalEndpointCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuLogicalEndpointCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId leId;
    const CUlogicalEndpointProp *prop;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0)
        return NULL;
    if (cb_as_record(m, T_CUlogicalEndpointProp, args[1], "prop", &prop) < 0)
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
static const char *const params_cuLogicalEndpointAddDevice[] = {"leId", "dev", NULL};
static const cb_function f_cuLogicalEndpointAddDevice = {.name = "cuLogicalEndpointAddDevice",
    .params = params_cuLogicalEndpointAddDevice, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuLogicalEndpointAddDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuLogicalEndpointAddDevice, &args, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId leId;
    CUdevice dev;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
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
static const char *const params_cuLogicalEndpointDestroy[] = {"leId", NULL};
static const cb_function f_cuLogicalEndpointDestroy = {.name = "cuLogicalEndpointDestroy",
    .params = params_cuLogicalEndpointDestroy, .param_count = 1, .result_count = 0};

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
static const char *const params_cuLogicalEndpointBindAddr[] = {"leId", "dev", "offset", "ptr",
    "size", "flags", NULL};
static const cb_function f_cuLogicalEndpointBindAddr = {.name = "cuLogicalEndpointBindAddr",
    .params = params_cuLogicalEndpointBindAddr, .param_count = 6, .result_count = 0,
    .optional_mask = 0x20};

CB_WRAPPER(cuLogicalEndpointBindAddr)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cuLogicalEndpointBindAddr, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUlogicalEndpointId leId;
    CUdevice dev;
    cuuint64_t offset;
    cb_address ptr;
    ptr.held = false;
    cuuint64_t size;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        goto done;
    if (cb_as_scalar(m, T_cuuint64_t, args[2], &offset, sizeof offset) < 0)
        goto done;
    if (cb_as_address(m, args[3], &ptr) < 0)
        goto done;
    if (cb_as_scalar(m, T_cuuint64_t, args[4], &size, sizeof size) < 0)
        goto done;
    if (!(s->checked && args[5] == Py_None)
        && cb_as_uint64(args[5], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    if (CB_UNLIKELY(ptr.held)
        && cb_address_check(&ptr, "cuLogicalEndpointBindAddr", "ptr", CB_COUNT(size)) < 0)
        goto done;
    fn_cuLogicalEndpointBindAddr *call = cb_symbol_address(&symbols[S_cuLogicalEndpointBindAddr]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId, dev, offset, ptr.value, size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLogicalEndpointBindAddr, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&ptr);
    return result;
}

// CUresult cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
//     CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size, unsigned long
//     long flags)
static const char *const params_cuLogicalEndpointBindMem[] = {"leId", "dev", "offset", "memHandle",
    "memOffset", "size", "flags", NULL};
static const cb_function f_cuLogicalEndpointBindMem = {.name = "cuLogicalEndpointBindMem",
    .params = params_cuLogicalEndpointBindMem, .param_count = 7, .result_count = 0,
    .optional_mask = 0x40};

CB_WRAPPER(cuLogicalEndpointBindMem)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cuLogicalEndpointBindMem, &args, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId leId;
    CUdevice dev;
    cuuint64_t offset;
    CUmemGenericAllocationHandle memHandle;
    cuuint64_t memOffset;
    cuuint64_t size;
    uint64_t flags = 0;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        return NULL;
    if (cb_as_scalar(m, T_cuuint64_t, args[2], &offset, sizeof offset) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUmemGenericAllocationHandle, args[3], &memHandle, sizeof memHandle) < 0)
        return NULL;
    if (cb_as_scalar(m, T_cuuint64_t, args[4], &memOffset, sizeof memOffset) < 0)
        return NULL;
    if (cb_as_scalar(m, T_cuuint64_t, args[5], &size, sizeof size) < 0)
        return NULL;
    if (!(s->checked && args[6] == Py_None)
        && cb_as_uint64(args[6], "unsigned PY_LONG_LONG", &flags) < 0)
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
static const char *const params_cuLogicalEndpointUnbind[] = {"leId", "dev", "offset", "size", NULL};
static const cb_function f_cuLogicalEndpointUnbind = {.name = "cuLogicalEndpointUnbind",
    .params = params_cuLogicalEndpointUnbind, .param_count = 4, .result_count = 0};

CB_WRAPPER(cuLogicalEndpointUnbind)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuLogicalEndpointUnbind, &args, nargs, kwnames, slots))
        return NULL;
    CUlogicalEndpointId leId;
    CUdevice dev;
    cuuint64_t offset;
    cuuint64_t size;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        return NULL;
    if (cb_as_scalar(m, T_cuuint64_t, args[2], &offset, sizeof offset) < 0)
        return NULL;
    if (cb_as_scalar(m, T_cuuint64_t, args[3], &size, sizeof size) < 0)
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
static const char *const params_cuLogicalEndpointExport[] = {"leId", "handleType", NULL};
static const cb_function f_cuLogicalEndpointExport = {.name = "cuLogicalEndpointExport",
    .params = params_cuLogicalEndpointExport, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuLogicalEndpointExport)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuLogicalEndpointExport, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_value handle;
    cb_value_init(&handle);
    CUlogicalEndpointId leId;
    int32_t handleType;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0)
        goto done;
    if (cb_as_enum(m, T_CUlogicalEndpointIpcHandleType, args[1], "handleType", &handleType) < 0)
        goto done;
    if (cb_value_prepare(m, &table_endpoint_handles, handleType, 0, &handle) < 0)
        goto done;
    fn_cuLogicalEndpointExport *call = cb_symbol_address(&symbols[S_cuLogicalEndpointExport]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle.data, leId, (CUlogicalEndpointIpcHandleType)handleType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLogicalEndpointExport, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &handle));
done:
    cb_value_done(&handle);
    return result;
}

// CUresult cuLogicalEndpointImport(CUlogicalEndpointId leId, const void *handle,
//     CUlogicalEndpointIpcHandleType handleType)
static const char *const params_cuLogicalEndpointImport[] = {"leId", "handle", "handleType", NULL};
static const cb_function f_cuLogicalEndpointImport = {.name = "cuLogicalEndpointImport",
    .params = params_cuLogicalEndpointImport, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuLogicalEndpointImport)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuLogicalEndpointImport, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUlogicalEndpointId leId;
    cb_address handle;
    handle.held = false;
    int32_t handleType;
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0)
        goto done;
    if (cb_as_address(m, args[1], &handle) < 0)
        goto done;
    if (cb_as_enum(m, T_CUlogicalEndpointIpcHandleType, args[2], "handleType", &handleType) < 0)
        goto done;
    fn_cuLogicalEndpointImport *call = cb_symbol_address(&symbols[S_cuLogicalEndpointImport]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(leId, handle.value, (CUlogicalEndpointIpcHandleType)handleType);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLogicalEndpointImport, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&handle);
    return result;
}

// CUresult cuLogicalEndpointGetLimits(cuuint64_t *bindAlignment, cuuint64_t *maxSize, const
//     CUlogicalEndpointProp *prop)
static const char *const params_cuLogicalEndpointGetLimits[] = {"prop", NULL};
static const cb_function f_cuLogicalEndpointGetLimits = {.name = "cuLogicalEndpointGetLimits",
    .params = params_cuLogicalEndpointGetLimits, .param_count = 1, .result_count = 2};

CB_WRAPPER(cuLogicalEndpointGetLimits)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuLogicalEndpointGetLimits, &args, nargs, kwnames, slots))
        return NULL;
    cuuint64_t bindAlignment = 0;
    cuuint64_t maxSize = 0;
    const CUlogicalEndpointProp *prop;
    if (cb_as_record(m, T_CUlogicalEndpointProp, args[0], "prop", &prop) < 0)
        return NULL;
    fn_cuLogicalEndpointGetLimits *call = cb_symbol_address(&symbols[S_cuLogicalEndpointGetLimits]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&bindAlignment, &maxSize, prop);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogicalEndpointGetLimits, status, args, NULL);
    PyObject *values[] = {cb_cell_new(m, T_cuuint64_t, &bindAlignment),
        cb_cell_new(m, T_cuuint64_t, &maxSize)};
    return cb_return_many(s, &f_cuLogicalEndpointGetLimits, values);
}

// CUresult cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count, int *queryStatus)
static const char *const params_cuLogicalEndpointQuery[] = {"leId", "count", NULL};
static const cb_function f_cuLogicalEndpointQuery = {.name = "cuLogicalEndpointQuery",
    .params = params_cuLogicalEndpointQuery, .param_count = 2, .result_count = 1};

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
    if (cb_as_scalar(m, T_CUlogicalEndpointId, args[0], &leId, sizeof leId) < 0)
        return NULL;
    if (cb_as_scalar(m, T_cuuint32_t, args[1], &count, sizeof count) < 0)
        return NULL;
    fn_cuLogicalEndpointQuery *call = cb_symbol_address(&symbols[S_cuLogicalEndpointQuery]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(leId, count, &queryStatus);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogicalEndpointQuery, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(queryStatus));
}

// CUresult cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList, unsigned long
//     long flags, CUstream hStream)
static const char *const params_cuFabricCpyBatchAsync[] = {"numOps", "opList", "flags", "hStream",
    NULL};
static const cb_function f_cuFabricCpyBatchAsync = {.name = "cuFabricCpyBatchAsync",
    .params = params_cuFabricCpyBatchAsync, .param_count = 4, .result_count = 0, .auto_mask = 0x1};

CB_WRAPPER(cuFabricCpyBatchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuFabricCpyBatchAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    uint64_t numOps = 0;
    cb_array opList;
    cb_array_init(&opList);
    uint64_t flags;
    CUstream hStream;
    if (args[0] != NULL && cb_as_uint64(args[0], "size_t", &numOps) < 0)
        goto done;
    if (cb_array_records(m, T_CUDA_FABRIC_COPY_BATCH_OP, args[1], "opList", &opList) < 0)
        goto done;
    if (cb_as_uint64(args[2], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[3], &hStream) < 0)
        goto done;
    if (args[0] == NULL && opList.length > (size_t)numOps)
        numOps = (uint64_t)opList.length;
    if (cb_array_check(&opList, (size_t)numOps) < 0)
        goto done;
    fn_cuFabricCpyBatchAsync *call = cb_symbol_address(&symbols[S_cuFabricCpyBatchAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(numOps, opList.data, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuFabricCpyBatchAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&opList);
    return result;
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

// CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned
//     int flags, CUstream hStream)
static const char *const params_cuMemPrefetchAsync[] = {"devPtr", "count", "location", "flags",
    "hStream", NULL};
static const cb_function f_cuMemPrefetchAsync = {.name = "cuMemPrefetchAsync",
    .params = params_cuMemPrefetchAsync, .param_count = 5, .result_count = 0};

CB_WRAPPER(cuMemPrefetchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMemPrefetchAsync, &args, nargs, kwnames, slots))
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
    fn_cuMemPrefetchAsync *call = cb_symbol_address(&symbols[S_cuMemPrefetchAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr, count, location, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemPrefetchAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation
//     location)
static const char *const params_cuMemAdvise[] = {"devPtr", "count", "advice", "location", NULL};
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
    CUmemLocation location;
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &devPtr, sizeof devPtr) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &count) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUmem_advise, args[2], "advice", &advice) < 0)
        return NULL;
    if (cb_as_record_value(m, T_CUmemLocation, args[3], "location", &location, sizeof location) < 0)
        return NULL;
    fn_cuMemAdvise *call = cb_symbol_address(&symbols[S_cuMemAdvise]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(devPtr, count, (CUmem_advise)advice, location);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemAdvise, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, CUmemLocation
//     *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags,
//     CUstream hStream)
static const char *const params_cuMemPrefetchBatchAsync[] = {"dptrs", "sizes", "count",
    "prefetchLocs", "prefetchLocIdxs", "numPrefetchLocs", "flags", "hStream", NULL};
static const cb_function f_cuMemPrefetchBatchAsync = {.name = "cuMemPrefetchBatchAsync",
    .params = params_cuMemPrefetchBatchAsync, .param_count = 8, .result_count = 0,
    .auto_mask = 0x24};

CB_WRAPPER(cuMemPrefetchBatchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cuMemPrefetchBatchAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
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
    CUstream hStream;
    if (cb_array_scalars(m, T_CUdeviceptr, args[0], "dptrs", &dptrs) < 0)
        goto done;
    if (cb_array_ints(args[1], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &count) < 0)
        goto done;
    if (cb_array_records(m, T_CUmemLocation, args[3], "prefetchLocs", &prefetchLocs) < 0)
        goto done;
    if (cb_array_ints(args[4], "prefetchLocIdxs", sizeof(size_t), false, "size_t",
        &prefetchLocIdxs) < 0)
        goto done;
    if (args[5] != NULL && cb_as_uint64(args[5], "size_t", &numPrefetchLocs) < 0)
        goto done;
    if (cb_as_uint64(args[6], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[7], &hStream) < 0)
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
    if (cb_array_check(&sizes, (size_t)count) < 0)
        goto done;
    if (cb_array_check(&prefetchLocs, (size_t)numPrefetchLocs) < 0)
        goto done;
    if (cb_array_check(&prefetchLocIdxs, (size_t)numPrefetchLocs) < 0)
        goto done;
    fn_cuMemPrefetchBatchAsync *call = cb_symbol_address(&symbols[S_cuMemPrefetchBatchAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptrs.data, sizes.data, count, prefetchLocs.data, prefetchLocIdxs.data,
        numPrefetchLocs, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemPrefetchBatchAsync, status, args, NULL);
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

// CUresult cuMemDiscardBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, unsigned long
//     long flags, CUstream hStream)
static const char *const params_cuMemDiscardBatchAsync[] = {"dptrs", "sizes", "count", "flags",
    "hStream", NULL};
static const cb_function f_cuMemDiscardBatchAsync = {.name = "cuMemDiscardBatchAsync",
    .params = params_cuMemDiscardBatchAsync, .param_count = 5, .result_count = 0, .auto_mask = 0x4};

CB_WRAPPER(cuMemDiscardBatchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMemDiscardBatchAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_array dptrs;
    cb_array_init(&dptrs);
    cb_array sizes;
    cb_array_init(&sizes);
    uint64_t count = 0;
    uint64_t flags;
    CUstream hStream;
    if (cb_array_scalars(m, T_CUdeviceptr, args[0], "dptrs", &dptrs) < 0)
        goto done;
    if (cb_array_ints(args[1], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &count) < 0)
        goto done;
    if (cb_as_uint64(args[3], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[4], &hStream) < 0)
        goto done;
    if (args[2] == NULL && dptrs.length > (size_t)count)
        count = (uint64_t)dptrs.length;
    if (args[2] == NULL && sizes.length > (size_t)count)
        count = (uint64_t)sizes.length;
    if (cb_array_check(&dptrs, (size_t)count) < 0)
        goto done;
    if (cb_array_check(&sizes, (size_t)count) < 0)
        goto done;
    fn_cuMemDiscardBatchAsync *call = cb_symbol_address(&symbols[S_cuMemDiscardBatchAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptrs.data, sizes.data, count, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemDiscardBatchAsync, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&dptrs);
    cb_array_done(&sizes);
    return result;
}

// CUresult cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
//     CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long
//     long flags, CUstream hStream)
static const char *const params_cuMemDiscardAndPrefetchBatchAsync[] = {"dptrs", "sizes", "count",
    "prefetchLocs", "prefetchLocIdxs", "numPrefetchLocs", "flags", "hStream", NULL};
static const cb_function f_cuMemDiscardAndPrefetchBatchAsync =
    {.name = "cuMemDiscardAndPrefetchBatchAsync",
    .params = params_cuMemDiscardAndPrefetchBatchAsync, .param_count = 8, .result_count = 0,
    .auto_mask = 0x24};

CB_WRAPPER(cuMemDiscardAndPrefetchBatchAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cuMemDiscardAndPrefetchBatchAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
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
    CUstream hStream;
    if (cb_array_scalars(m, T_CUdeviceptr, args[0], "dptrs", &dptrs) < 0)
        goto done;
    if (cb_array_ints(args[1], "sizes", sizeof(size_t), false, "size_t", &sizes) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &count) < 0)
        goto done;
    if (cb_array_records(m, T_CUmemLocation, args[3], "prefetchLocs", &prefetchLocs) < 0)
        goto done;
    if (cb_array_ints(args[4], "prefetchLocIdxs", sizeof(size_t), false, "size_t",
        &prefetchLocIdxs) < 0)
        goto done;
    if (args[5] != NULL && cb_as_uint64(args[5], "size_t", &numPrefetchLocs) < 0)
        goto done;
    if (cb_as_uint64(args[6], "unsigned PY_LONG_LONG", &flags) < 0)
        goto done;
    if (cb_as_handle(m, T_CUstream, args[7], &hStream) < 0)
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
    if (cb_array_check(&sizes, (size_t)count) < 0)
        goto done;
    if (cb_array_check(&prefetchLocs, (size_t)numPrefetchLocs) < 0)
        goto done;
    if (cb_array_check(&prefetchLocIdxs, (size_t)numPrefetchLocs) < 0)
        goto done;
    fn_cuMemDiscardAndPrefetchBatchAsync *call =
        cb_symbol_address(&symbols[S_cuMemDiscardAndPrefetchBatchAsync]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(dptrs.data, sizes.data, count, prefetchLocs.data, prefetchLocIdxs.data,
        numPrefetchLocs, flags, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemDiscardAndPrefetchBatchAsync, status, args, NULL);
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

// CUresult cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity, size_t
//     samplingGranularity, CUmemLocation *location_out)
static const char *const params_cuMemGetLocationInfo[] = {"ptr", "size", "summaryGranularity",
    "samplingGranularity", "location_out", NULL};
static const cb_function f_cuMemGetLocationInfo = {.name = "cuMemGetLocationInfo",
    .params = params_cuMemGetLocationInfo, .param_count = 5, .result_count = 0};

CB_WRAPPER(cuMemGetLocationInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cuMemGetLocationInfo, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUdeviceptr ptr;
    uint64_t size;
    uint64_t summaryGranularity;
    uint64_t samplingGranularity;
    cb_array location_out;
    cb_array_init(&location_out);
    if (cb_as_scalar(m, T_CUdeviceptr, args[0], &ptr, sizeof ptr) < 0)
        goto done;
    if (cb_as_uint64(args[1], "size_t", &size) < 0)
        goto done;
    if (cb_as_uint64(args[2], "size_t", &summaryGranularity) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &samplingGranularity) < 0)
        goto done;
    if (cb_array_room(m, T_CUmemLocation, args[4], "location_out", &location_out) < 0)
        goto done;
    if (location_out.data != NULL
        && cb_array_check(&location_out,
        (size_t)(summaryGranularity ? size / summaryGranularity + (size % summaryGranularity != 0)
        : 1)) < 0)
        goto done;
    fn_cuMemGetLocationInfo *call = cb_symbol_address(&symbols[S_cuMemGetLocationInfo]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(ptr, size, summaryGranularity, samplingGranularity, location_out.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuMemGetLocationInfo, status, args, NULL);
        goto done;
    }
    cb_array_copy_back(m, T_CUmemLocation, &location_out);
    result = cb_return0(s);
done:
    cb_array_done(&location_out);
    return result;
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

// CUresult cuStreamBeginCaptureToCig(CUstream hStream, CUstreamCigCaptureParams
//     *streamCigCaptureParams)
static const char *const params_cuStreamBeginCaptureToCig[] = {"hStream", "streamCigCaptureParams",
    NULL};
static const cb_function f_cuStreamBeginCaptureToCig = {.name = "cuStreamBeginCaptureToCig",
    .params = params_cuStreamBeginCaptureToCig, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuStreamBeginCaptureToCig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuStreamBeginCaptureToCig, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUstreamCigCaptureParams *streamCigCaptureParams;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    if (cb_as_record(m, T_CUstreamCigCaptureParams, args[1], "streamCigCaptureParams",
        &streamCigCaptureParams) < 0)
        return NULL;
    fn_cuStreamBeginCaptureToCig *call = cb_symbol_address(&symbols[S_cuStreamBeginCaptureToCig]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, streamCigCaptureParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamBeginCaptureToCig, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamEndCaptureToCig(CUstream hStream)
static const char *const params_cuStreamEndCaptureToCig[] = {"hStream", NULL};
static const cb_function f_cuStreamEndCaptureToCig = {.name = "cuStreamEndCaptureToCig",
    .params = params_cuStreamEndCaptureToCig, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuStreamEndCaptureToCig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamEndCaptureToCig, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamEndCaptureToCig *call = cb_symbol_address(&symbols[S_cuStreamEndCaptureToCig]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamEndCaptureToCig, status, args, NULL);
    return cb_return0(s);
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

