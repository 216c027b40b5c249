// functions_1.c of cubind's binding of the CUDA Driver API, API version 13.5.
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

// CUresult cuGetErrorString(CUresult error, const char **pStr)
static const char *const params_cuGetErrorString[] = {"error", NULL};
static const cb_function f_cuGetErrorString = {.name = "cuGetErrorString",
    .params = params_cuGetErrorString, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGetErrorString)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGetErrorString, &args, nargs, kwnames, slots))
        return NULL;
    int32_t error;
    const char *pStr = NULL;
    if (cb_as_enum(m, T_CUresult, args[0], "error", &error) < 0)
        return NULL;
    fn_cuGetErrorString *call = cb_symbol_address(&symbols[S_cuGetErrorString]);
    if (call == NULL)
        return NULL;
    CUresult status = call((CUresult)error, &pStr);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGetErrorString, status, args, NULL);
    return cb_return1(s, cb_string_result(s, pStr));
}

// CUresult cuGetErrorName(CUresult error, const char **pStr)
static const char *const params_cuGetErrorName[] = {"error", NULL};
static const cb_function f_cuGetErrorName = {.name = "cuGetErrorName",
    .params = params_cuGetErrorName, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGetErrorName)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGetErrorName, &args, nargs, kwnames, slots))
        return NULL;
    int32_t error;
    const char *pStr = NULL;
    if (cb_as_enum(m, T_CUresult, args[0], "error", &error) < 0)
        return NULL;
    fn_cuGetErrorName *call = cb_symbol_address(&symbols[S_cuGetErrorName]);
    if (call == NULL)
        return NULL;
    CUresult status = call((CUresult)error, &pStr);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGetErrorName, status, args, NULL);
    return cb_return1(s, cb_string_result(s, pStr));
}

// CUresult cuInit(unsigned int Flags)
static const char *const params_cuInit[] = {"Flags", NULL};
static const cb_function f_cuInit = {.name = "cuInit", .params = params_cuInit, .param_count = 1,
    .result_count = 0, .optional_mask = 0x1};

CB_WRAPPER(cuInit)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuInit, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t Flags = 0;
    if (!(s->checked && args[0] == Py_None) && cb_as_uint32(args[0], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuInit *call = cb_symbol_address(&symbols[S_cuInit]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuInit, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuDriverGetVersion(int *driverVersion)
static const char *const params_cuDriverGetVersion[] = {NULL};
static const cb_function f_cuDriverGetVersion = {.name = "cuDriverGetVersion",
    .params = params_cuDriverGetVersion, .param_count = 0, .result_count = 1};

CB_WRAPPER(cuDriverGetVersion)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDriverGetVersion, &args, nargs, kwnames, slots))
        return NULL;
    int driverVersion = 0;
    fn_cuDriverGetVersion *call = cb_symbol_address(&symbols[S_cuDriverGetVersion]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&driverVersion);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDriverGetVersion, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(driverVersion));
}

// CUresult cuDeviceGet(CUdevice *device, int ordinal)
static const char *const params_cuDeviceGet[] = {"ordinal", NULL};
static const cb_function f_cuDeviceGet = {.name = "cuDeviceGet", .params = params_cuDeviceGet,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cuDeviceGet)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDeviceGet, &args, nargs, kwnames, slots))
        return NULL;
    CUdevice device = 0;
    int32_t ordinal;
    if (cb_as_int32(args[0], "int", &ordinal) < 0)
        return NULL;
    fn_cuDeviceGet *call = cb_symbol_address(&symbols[S_cuDeviceGet]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&device, ordinal);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceGet, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdevice, &device));
}

// CUresult cuDeviceGetCount(int *count)
static const char *const params_cuDeviceGetCount[] = {NULL};
static const cb_function f_cuDeviceGetCount = {.name = "cuDeviceGetCount",
    .params = params_cuDeviceGetCount, .param_count = 0, .result_count = 1};

CB_WRAPPER(cuDeviceGetCount)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDeviceGetCount, &args, nargs, kwnames, slots))
        return NULL;
    int count = 0;
    fn_cuDeviceGetCount *call = cb_symbol_address(&symbols[S_cuDeviceGetCount]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&count);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceGetCount, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(count));
}

// CUresult cuDeviceGetName(char *name, int len, CUdevice dev)
static const char *const params_cuDeviceGetName[] = {"length", "dev", NULL};
static const cb_function f_cuDeviceGetName = {.name = "cuDeviceGetName",
    .params = params_cuDeviceGetName, .param_count = 2, .result_count = 1, .auto_mask = 0x1};

CB_WRAPPER(cuDeviceGetName)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuDeviceGetName, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *name = NULL;
    int32_t len = 256;
    CUdevice dev;
    if (args[0] != NULL && cb_as_int32(args[0], "int", &len) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        goto done;
    fn_cuDeviceGetName *call = cb_symbol_address(&symbols[S_cuDeviceGetName]);
    if (call == NULL)
        goto done;
    name = cb_name_room("cuDeviceGetName", len);
    if (name == NULL)
        goto done;
    status = call(PyBytes_AS_STRING(name), len, dev);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceGetName, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        s->checked ? cb_string_result(s, PyBytes_AS_STRING(name)) : Py_NewRef(name));
done:
    Py_XDECREF(name);
    return result;
}

// CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)
static const char *const params_cuDeviceGetUuid[] = {"dev", NULL};
static const cb_function f_cuDeviceGetUuid = {.name = "cuDeviceGetUuid",
    .params = params_cuDeviceGetUuid, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuDeviceGetUuid)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDeviceGetUuid, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *uuid = NULL;
    CUdevice dev;
    if (cb_as_scalar(m, T_CUdevice, args[0], &dev, sizeof dev) < 0)
        goto done;
    fn_cuDeviceGetUuid *call = cb_symbol_address(&symbols[S_cuDeviceGetUuid]);
    if (call == NULL)
        goto done;
    uuid = cb_record_new(m, T_CUuuid);
    if (uuid == NULL)
        goto done;
    status = call(cb_record_data(uuid), dev);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceGetUuid, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(uuid));
done:
    Py_XDECREF(uuid);
    return result;
}

// CUresult cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev)
static const char *const params_cuDeviceGetLuid[] = {"dev", NULL};
static const cb_function f_cuDeviceGetLuid = {.name = "cuDeviceGetLuid",
    .params = params_cuDeviceGetLuid, .param_count = 1, .result_count = 2};

CB_WRAPPER(cuDeviceGetLuid)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDeviceGetLuid, &args, nargs, kwnames, slots))
        return NULL;
    char luid[8] = {0};
    unsigned int deviceNodeMask = 0;
    CUdevice dev;
    if (cb_as_scalar(m, T_CUdevice, args[0], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDeviceGetLuid *call = cb_symbol_address(&symbols[S_cuDeviceGetLuid]);
    if (call == NULL)
        return NULL;
    CUresult status = call((char *)luid, &deviceNodeMask, dev);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceGetLuid, status, args, NULL);
    PyObject *values[] =
        {PyBytes_FromStringAndSize(luid, s->checked ? 8 : (Py_ssize_t)strnlen(luid, 8)),
        PyLong_FromUnsignedLong(deviceNodeMask)};
    return cb_return_many(s, &f_cuDeviceGetLuid, values);
}

// CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)
static const char *const params_cuDeviceTotalMem[] = {"dev", NULL};
static const cb_function f_cuDeviceTotalMem = {.name = "cuDeviceTotalMem",
    .params = params_cuDeviceTotalMem, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuDeviceTotalMem)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDeviceTotalMem, &args, nargs, kwnames, slots))
        return NULL;
    size_t bytes = 0;
    CUdevice dev;
    if (cb_as_scalar(m, T_CUdevice, args[0], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDeviceTotalMem *call = cb_symbol_address(&symbols[S_cuDeviceTotalMem]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&bytes, dev);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceTotalMem, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(bytes));
}

// CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format,
//     unsigned int numChannels, CUdevice dev)
static const char *const params_cuDeviceGetTexture1DLinearMaxWidth[] = {"pformat", "numChannels",
    "dev", NULL};
static const cb_function f_cuDeviceGetTexture1DLinearMaxWidth =
    {.name = "cuDeviceGetTexture1DLinearMaxWidth",
    .params = params_cuDeviceGetTexture1DLinearMaxWidth, .param_count = 3, .result_count = 1};

CB_WRAPPER(cuDeviceGetTexture1DLinearMaxWidth)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuDeviceGetTexture1DLinearMaxWidth, &args, nargs, kwnames, slots))
        return NULL;
    size_t maxWidthInElements = 0;
    int32_t format;
    uint32_t numChannels;
    CUdevice dev;
    if (cb_as_enum(m, T_CUarray_format, args[0], "pformat", &format) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &numChannels) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[2], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDeviceGetTexture1DLinearMaxWidth *call =
        cb_symbol_address(&symbols[S_cuDeviceGetTexture1DLinearMaxWidth]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&maxWidthInElements, (CUarray_format)format, numChannels, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceGetTexture1DLinearMaxWidth, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(maxWidthInElements));
}

// CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)
static const char *const params_cuDeviceGetAttribute[] = {"attrib", "dev", NULL};
static const cb_function f_cuDeviceGetAttribute = {.name = "cuDeviceGetAttribute",
    .params = params_cuDeviceGetAttribute, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuDeviceGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuDeviceGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    int pi = 0;
    int32_t attrib;
    CUdevice dev;
    if (cb_as_enum(m, T_CUdevice_attribute, args[0], "attrib", &attrib) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDeviceGetAttribute *call = cb_symbol_address(&symbols[S_cuDeviceGetAttribute]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&pi, (CUdevice_attribute)attrib, dev);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceGetAttribute, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(pi));
}

// CUresult cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities, const CUatomicOperation
//     *operations, unsigned int count, CUdevice dev)
static const char *const params_cuDeviceGetHostAtomicCapabilities[] = {"operations", "count",
    "dev", NULL};
static const cb_function f_cuDeviceGetHostAtomicCapabilities =
    {.name = "cuDeviceGetHostAtomicCapabilities",
    .params = params_cuDeviceGetHostAtomicCapabilities, .param_count = 3, .result_count = 1,
    .auto_mask = 0x2};

CB_WRAPPER(cuDeviceGetHostAtomicCapabilities)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuDeviceGetHostAtomicCapabilities, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_array capabilities;
    cb_array_init(&capabilities);
    size_t capabilities_count = 0;
    cb_array operations;
    cb_array_init(&operations);
    uint32_t count = 0;
    CUdevice dev;
    if (cb_array_enums(m, T_CUatomicOperation, args[0], "operations", &operations) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &count) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdevice, args[2], &dev, sizeof dev) < 0)
        goto done;
    if (args[1] == NULL && operations.length > (size_t)count)
        count = (uint32_t)operations.length;
    if (cb_array_check(&operations, (size_t)count) < 0)
        goto done;
    fn_cuDeviceGetHostAtomicCapabilities *call =
        cb_symbol_address(&symbols[S_cuDeviceGetHostAtomicCapabilities]);
    if (call == NULL)
        goto done;
    capabilities_count = (size_t)count;
    if (cb_array_reserve(&capabilities, capabilities_count, sizeof(unsigned int)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(capabilities.data, operations.data, count, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceGetHostAtomicCapabilities, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        cb_int_list(capabilities.data, capabilities_count, sizeof(unsigned int), false));
done:
    cb_array_done(&capabilities);
    cb_array_done(&operations);
    return result;
}

// CUresult cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags)
static const char *const params_cuDeviceGetNvSciSyncAttributes[] = {"nvSciSyncAttrList", "dev",
    "flags", NULL};
static const cb_function f_cuDeviceGetNvSciSyncAttributes =
    {.name = "cuDeviceGetNvSciSyncAttributes", .params = params_cuDeviceGetNvSciSyncAttributes,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cuDeviceGetNvSciSyncAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuDeviceGetNvSciSyncAttributes, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_address nvSciSyncAttrList;
    nvSciSyncAttrList.held = false;
    CUdevice dev;
    int32_t flags;
    if (cb_as_address(m, args[0], &nvSciSyncAttrList) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        goto done;
    if (cb_as_int32(args[2], "int", &flags) < 0)
        goto done;
    fn_cuDeviceGetNvSciSyncAttributes *call =
        cb_symbol_address(&symbols[S_cuDeviceGetNvSciSyncAttributes]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(nvSciSyncAttrList.value, dev, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceGetNvSciSyncAttributes, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&nvSciSyncAttrList);
    return result;
}

// CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)
static const char *const params_cuDeviceSetMemPool[] = {"dev", "pool", NULL};
static const cb_function f_cuDeviceSetMemPool = {.name = "cuDeviceSetMemPool",
    .params = params_cuDeviceSetMemPool, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuDeviceSetMemPool)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuDeviceSetMemPool, &args, nargs, kwnames, slots))
        return NULL;
    CUdevice dev;
    CUmemoryPool pool;
    if (cb_as_scalar(m, T_CUdevice, args[0], &dev, sizeof dev) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUmemoryPool, args[1], &pool) < 0)
        return NULL;
    fn_cuDeviceSetMemPool *call = cb_symbol_address(&symbols[S_cuDeviceSetMemPool]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(dev, pool);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceSetMemPool, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)
static const char *const params_cuDeviceGetMemPool[] = {"dev", NULL};
static const cb_function f_cuDeviceGetMemPool = {.name = "cuDeviceGetMemPool",
    .params = params_cuDeviceGetMemPool, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuDeviceGetMemPool)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDeviceGetMemPool, &args, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool = NULL;
    CUdevice dev;
    if (cb_as_scalar(m, T_CUdevice, args[0], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDeviceGetMemPool *call = cb_symbol_address(&symbols[S_cuDeviceGetMemPool]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pool, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceGetMemPool, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmemoryPool, &pool));
}

// CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)
static const char *const params_cuDeviceGetDefaultMemPool[] = {"dev", NULL};
static const cb_function f_cuDeviceGetDefaultMemPool = {.name = "cuDeviceGetDefaultMemPool",
    .params = params_cuDeviceGetDefaultMemPool, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuDeviceGetDefaultMemPool)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDeviceGetDefaultMemPool, &args, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool_out = NULL;
    CUdevice dev;
    if (cb_as_scalar(m, T_CUdevice, args[0], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDeviceGetDefaultMemPool *call = cb_symbol_address(&symbols[S_cuDeviceGetDefaultMemPool]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pool_out, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceGetDefaultMemPool, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmemoryPool, &pool_out));
}

// CUresult cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev)
static const char *const params_cuDeviceGetExecAffinitySupport[] = {"typename", "dev", NULL};
static const cb_function f_cuDeviceGetExecAffinitySupport =
    {.name = "cuDeviceGetExecAffinitySupport", .params = params_cuDeviceGetExecAffinitySupport,
    .param_count = 2, .result_count = 1};

CB_WRAPPER(cuDeviceGetExecAffinitySupport)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuDeviceGetExecAffinitySupport, &args, nargs, kwnames, slots))
        return NULL;
    int pi = 0;
    int32_t type;
    CUdevice dev;
    if (cb_as_enum(m, T_CUexecAffinityType, args[0], "typename", &type) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDeviceGetExecAffinitySupport *call =
        cb_symbol_address(&symbols[S_cuDeviceGetExecAffinitySupport]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pi, (CUexecAffinityType)type, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceGetExecAffinitySupport, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(pi));
}

// CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target,
//     CUflushGPUDirectRDMAWritesScope scope)
static const char *const params_cuFlushGPUDirectRDMAWrites[] = {"target", "scope", NULL};
static const cb_function f_cuFlushGPUDirectRDMAWrites = {.name = "cuFlushGPUDirectRDMAWrites",
    .params = params_cuFlushGPUDirectRDMAWrites, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuFlushGPUDirectRDMAWrites)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuFlushGPUDirectRDMAWrites, &args, nargs, kwnames, slots))
        return NULL;
    int32_t target;
    int32_t scope;
    if (cb_as_enum(m, T_CUflushGPUDirectRDMAWritesTarget, args[0], "target", &target) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUflushGPUDirectRDMAWritesScope, args[1], "scope", &scope) < 0)
        return NULL;
    fn_cuFlushGPUDirectRDMAWrites *call = cb_symbol_address(&symbols[S_cuFlushGPUDirectRDMAWrites]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call((CUflushGPUDirectRDMAWritesTarget)target, (CUflushGPUDirectRDMAWritesScope)scope);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuFlushGPUDirectRDMAWrites, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuDeviceGetProperties(CUdevprop *prop, CUdevice dev)
static const char *const params_cuDeviceGetProperties[] = {"dev", NULL};
static const cb_function f_cuDeviceGetProperties = {.name = "cuDeviceGetProperties",
    .params = params_cuDeviceGetProperties, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuDeviceGetProperties)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDeviceGetProperties, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *prop = NULL;
    CUdevice dev;
    if (cb_as_scalar(m, T_CUdevice, args[0], &dev, sizeof dev) < 0)
        goto done;
    fn_cuDeviceGetProperties *call = cb_symbol_address(&symbols[S_cuDeviceGetProperties]);
    if (call == NULL)
        goto done;
    prop = cb_record_new(m, T_CUdevprop);
    if (prop == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(prop), dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceGetProperties, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(prop));
done:
    Py_XDECREF(prop);
    return result;
}

// CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)
static const char *const params_cuDeviceComputeCapability[] = {"dev", NULL};
static const cb_function f_cuDeviceComputeCapability = {.name = "cuDeviceComputeCapability",
    .params = params_cuDeviceComputeCapability, .param_count = 1, .result_count = 2};

CB_WRAPPER(cuDeviceComputeCapability)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDeviceComputeCapability, &args, nargs, kwnames, slots))
        return NULL;
    int major = 0;
    int minor = 0;
    CUdevice dev;
    if (cb_as_scalar(m, T_CUdevice, args[0], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDeviceComputeCapability *call = cb_symbol_address(&symbols[S_cuDeviceComputeCapability]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&major, &minor, dev);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceComputeCapability, status, args, NULL);
    PyObject *values[] = {PyLong_FromLong(major), PyLong_FromLong(minor)};
    return cb_return_many(s, &f_cuDeviceComputeCapability, values);
}

// CUresult cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)
static const char *const params_cuDevicePrimaryCtxRetain[] = {"dev", NULL};
static const cb_function f_cuDevicePrimaryCtxRetain = {.name = "cuDevicePrimaryCtxRetain",
    .params = params_cuDevicePrimaryCtxRetain, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuDevicePrimaryCtxRetain)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDevicePrimaryCtxRetain, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext pctx = NULL;
    CUdevice dev;
    if (cb_as_scalar(m, T_CUdevice, args[0], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDevicePrimaryCtxRetain *call = cb_symbol_address(&symbols[S_cuDevicePrimaryCtxRetain]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pctx, dev);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDevicePrimaryCtxRetain, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUcontext, &pctx));
}

// CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev)
static const char *const params_cuDevicePrimaryCtxRelease[] = {"dev", NULL};
static const cb_function f_cuDevicePrimaryCtxRelease = {.name = "cuDevicePrimaryCtxRelease",
    .params = params_cuDevicePrimaryCtxRelease, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuDevicePrimaryCtxRelease)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDevicePrimaryCtxRelease, &args, nargs, kwnames, slots))
        return NULL;
    CUdevice dev;
    if (cb_as_scalar(m, T_CUdevice, args[0], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDevicePrimaryCtxRelease *call = cb_symbol_address(&symbols[S_cuDevicePrimaryCtxRelease]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dev);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDevicePrimaryCtxRelease, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags)
static const char *const params_cuDevicePrimaryCtxSetFlags[] = {"dev", "flags", NULL};
static const cb_function f_cuDevicePrimaryCtxSetFlags = {.name = "cuDevicePrimaryCtxSetFlags",
    .params = params_cuDevicePrimaryCtxSetFlags, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuDevicePrimaryCtxSetFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuDevicePrimaryCtxSetFlags, &args, nargs, kwnames, slots))
        return NULL;
    CUdevice dev;
    uint32_t flags;
    if (cb_as_scalar(m, T_CUdevice, args[0], &dev, sizeof dev) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuDevicePrimaryCtxSetFlags *call = cb_symbol_address(&symbols[S_cuDevicePrimaryCtxSetFlags]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(dev, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDevicePrimaryCtxSetFlags, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active)
static const char *const params_cuDevicePrimaryCtxGetState[] = {"dev", NULL};
static const cb_function f_cuDevicePrimaryCtxGetState = {.name = "cuDevicePrimaryCtxGetState",
    .params = params_cuDevicePrimaryCtxGetState, .param_count = 1, .result_count = 2};

CB_WRAPPER(cuDevicePrimaryCtxGetState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDevicePrimaryCtxGetState, &args, nargs, kwnames, slots))
        return NULL;
    CUdevice dev;
    unsigned int flags = 0;
    int active = 0;
    if (cb_as_scalar(m, T_CUdevice, args[0], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDevicePrimaryCtxGetState *call = cb_symbol_address(&symbols[S_cuDevicePrimaryCtxGetState]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(dev, &flags, &active);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDevicePrimaryCtxGetState, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(flags), PyLong_FromLong(active)};
    return cb_return_many(s, &f_cuDevicePrimaryCtxGetState, values);
}

// CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev)
static const char *const params_cuDevicePrimaryCtxReset[] = {"dev", NULL};
static const cb_function f_cuDevicePrimaryCtxReset = {.name = "cuDevicePrimaryCtxReset",
    .params = params_cuDevicePrimaryCtxReset, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuDevicePrimaryCtxReset)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDevicePrimaryCtxReset, &args, nargs, kwnames, slots))
        return NULL;
    CUdevice dev;
    if (cb_as_scalar(m, T_CUdevice, args[0], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDevicePrimaryCtxReset *call = cb_symbol_address(&symbols[S_cuDevicePrimaryCtxReset]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dev);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDevicePrimaryCtxReset, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams, unsigned int flags,
//     CUdevice dev)
static const char *const params_cuCtxCreate[] = {"ctxCreateParams", "flags", "dev", NULL};
static const cb_function f_cuCtxCreate = {.name = "cuCtxCreate", .params = params_cuCtxCreate,
    .param_count = 3, .result_count = 1};

CB_WRAPPER(cuCtxCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuCtxCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext pctx = NULL;
    CUctxCreateParams *ctxCreateParams;
    uint32_t flags;
    CUdevice dev;
    if (cb_as_record(m, T_CUctxCreateParams, args[0], "ctxCreateParams", &ctxCreateParams) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[2], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuCtxCreate *call = cb_symbol_address(&symbols[S_cuCtxCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pctx, ctxCreateParams, flags, dev);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUcontext, &pctx));
}

// CUresult cuCtxDestroy_v2(CUcontext ctx)
static const char *const params_cuCtxDestroy[] = {"ctx", NULL};
static const cb_function f_cuCtxDestroy = {.name = "cuCtxDestroy", .params = params_cuCtxDestroy,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(cuCtxDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext ctx;
    if (cb_as_handle(m, T_CUcontext, args[0], &ctx) < 0)
        return NULL;
    fn_cuCtxDestroy *call = cb_symbol_address(&symbols[S_cuCtxDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ctx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxPushCurrent_v2(CUcontext ctx)
static const char *const params_cuCtxPushCurrent[] = {"ctx", NULL};
static const cb_function f_cuCtxPushCurrent = {.name = "cuCtxPushCurrent",
    .params = params_cuCtxPushCurrent, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuCtxPushCurrent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxPushCurrent, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext ctx;
    if (cb_as_handle(m, T_CUcontext, args[0], &ctx) < 0)
        return NULL;
    fn_cuCtxPushCurrent *call = cb_symbol_address(&symbols[S_cuCtxPushCurrent]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(ctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxPushCurrent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxPopCurrent_v2(CUcontext *pctx)
static const char *const params_cuCtxPopCurrent[] = {NULL};
static const cb_function f_cuCtxPopCurrent = {.name = "cuCtxPopCurrent",
    .params = params_cuCtxPopCurrent, .param_count = 0, .result_count = 1};

CB_WRAPPER(cuCtxPopCurrent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxPopCurrent, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext pctx = NULL;
    fn_cuCtxPopCurrent *call = cb_symbol_address(&symbols[S_cuCtxPopCurrent]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxPopCurrent, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUcontext, &pctx));
}

// CUresult cuCtxSetCurrent(CUcontext ctx)
static const char *const params_cuCtxSetCurrent[] = {"ctx", NULL};
static const cb_function f_cuCtxSetCurrent = {.name = "cuCtxSetCurrent",
    .params = params_cuCtxSetCurrent, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuCtxSetCurrent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxSetCurrent, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext ctx;
    if (cb_as_handle(m, T_CUcontext, args[0], &ctx) < 0)
        return NULL;
    fn_cuCtxSetCurrent *call = cb_symbol_address(&symbols[S_cuCtxSetCurrent]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(ctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxSetCurrent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxGetCurrent(CUcontext *pctx)
static const char *const params_cuCtxGetCurrent[] = {NULL};
static const cb_function f_cuCtxGetCurrent = {.name = "cuCtxGetCurrent",
    .params = params_cuCtxGetCurrent, .param_count = 0, .result_count = 1};

CB_WRAPPER(cuCtxGetCurrent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxGetCurrent, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext pctx = NULL;
    fn_cuCtxGetCurrent *call = cb_symbol_address(&symbols[S_cuCtxGetCurrent]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&pctx);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxGetCurrent, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUcontext, &pctx));
}

// CUresult cuCtxGetDevice(CUdevice *device)
static const char *const params_cuCtxGetDevice[] = {NULL};
static const cb_function f_cuCtxGetDevice = {.name = "cuCtxGetDevice",
    .params = params_cuCtxGetDevice, .param_count = 0, .result_count = 1};

CB_WRAPPER(cuCtxGetDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxGetDevice, &args, nargs, kwnames, slots))
        return NULL;
    CUdevice device = 0;
    fn_cuCtxGetDevice *call = cb_symbol_address(&symbols[S_cuCtxGetDevice]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxGetDevice, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdevice, &device));
}

// CUresult cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx)
static const char *const params_cuCtxGetDevice_v2[] = {"ctx", NULL};
static const cb_function f_cuCtxGetDevice_v2 = {.name = "cuCtxGetDevice_v2",
    .params = params_cuCtxGetDevice_v2, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuCtxGetDevice_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxGetDevice_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUdevice device = 0;
    CUcontext ctx;
    if (cb_as_handle(m, T_CUcontext, args[0], &ctx) < 0)
        return NULL;
    fn_cuCtxGetDevice_v2 *call = cb_symbol_address(&symbols[S_cuCtxGetDevice_v2]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&device, ctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxGetDevice_v2, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdevice, &device));
}

// CUresult cuCtxGetFlags(unsigned int *flags)
static const char *const params_cuCtxGetFlags[] = {NULL};
static const cb_function f_cuCtxGetFlags = {.name = "cuCtxGetFlags",
    .params = params_cuCtxGetFlags, .param_count = 0, .result_count = 1};

CB_WRAPPER(cuCtxGetFlags)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxGetFlags, &args, nargs, kwnames, slots))
        return NULL;
    unsigned int flags = 0;
    fn_cuCtxGetFlags *call = cb_symbol_address(&symbols[S_cuCtxGetFlags]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxGetFlags, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(flags));
}

// CUresult cuCtxSetFlags(unsigned int flags)
static const char *const params_cuCtxSetFlags[] = {"flags", NULL};
static const cb_function f_cuCtxSetFlags = {.name = "cuCtxSetFlags",
    .params = params_cuCtxSetFlags, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuCtxSetFlags)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxSetFlags, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t flags;
    if (cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuCtxSetFlags *call = cb_symbol_address(&symbols[S_cuCtxSetFlags]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxSetFlags, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxGetId(CUcontext ctx, unsigned long long *ctxId)
static const char *const params_cuCtxGetId[] = {"ctx", NULL};
static const cb_function f_cuCtxGetId = {.name = "cuCtxGetId", .params = params_cuCtxGetId,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cuCtxGetId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxGetId, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext ctx;
    unsigned long long ctxId = 0;
    if (cb_as_handle(m, T_CUcontext, args[0], &ctx) < 0)
        return NULL;
    fn_cuCtxGetId *call = cb_symbol_address(&symbols[S_cuCtxGetId]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(ctx, &ctxId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxGetId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(ctxId));
}

// CUresult cuCtxSynchronize(void)
static const char *const params_cuCtxSynchronize[] = {NULL};
static const cb_function f_cuCtxSynchronize = {.name = "cuCtxSynchronize",
    .params = params_cuCtxSynchronize, .param_count = 0, .result_count = 0};

CB_WRAPPER(cuCtxSynchronize)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxSynchronize, &args, nargs, kwnames, slots))
        return NULL;
    fn_cuCtxSynchronize *call = cb_symbol_address(&symbols[S_cuCtxSynchronize]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxSynchronize, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxSynchronize_v2(CUcontext ctx)
static const char *const params_cuCtxSynchronize_v2[] = {"ctx", NULL};
static const cb_function f_cuCtxSynchronize_v2 = {.name = "cuCtxSynchronize_v2",
    .params = params_cuCtxSynchronize_v2, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuCtxSynchronize_v2)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxSynchronize_v2, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext ctx;
    if (cb_as_handle(m, T_CUcontext, args[0], &ctx) < 0)
        return NULL;
    fn_cuCtxSynchronize_v2 *call = cb_symbol_address(&symbols[S_cuCtxSynchronize_v2]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ctx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxSynchronize_v2, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxSetLimit(CUlimit limit, size_t value)
static const char *const params_cuCtxSetLimit[] = {"limit", "value", NULL};
static const cb_function f_cuCtxSetLimit = {.name = "cuCtxSetLimit",
    .params = params_cuCtxSetLimit, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuCtxSetLimit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCtxSetLimit, &args, nargs, kwnames, slots))
        return NULL;
    int32_t limit;
    uint64_t value;
    if (cb_as_enum(m, T_CUlimit, args[0], "limit", &limit) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &value) < 0)
        return NULL;
    fn_cuCtxSetLimit *call = cb_symbol_address(&symbols[S_cuCtxSetLimit]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call((CUlimit)limit, value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxSetLimit, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxGetLimit(size_t *pvalue, CUlimit limit)
static const char *const params_cuCtxGetLimit[] = {"limit", NULL};
static const cb_function f_cuCtxGetLimit = {.name = "cuCtxGetLimit",
    .params = params_cuCtxGetLimit, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuCtxGetLimit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxGetLimit, &args, nargs, kwnames, slots))
        return NULL;
    size_t pvalue = 0;
    int32_t limit;
    if (cb_as_enum(m, T_CUlimit, args[0], "limit", &limit) < 0)
        return NULL;
    fn_cuCtxGetLimit *call = cb_symbol_address(&symbols[S_cuCtxGetLimit]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pvalue, (CUlimit)limit);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxGetLimit, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(pvalue));
}

// CUresult cuCtxGetCacheConfig(CUfunc_cache *pconfig)
static const char *const params_cuCtxGetCacheConfig[] = {NULL};
static const cb_function f_cuCtxGetCacheConfig = {.name = "cuCtxGetCacheConfig",
    .params = params_cuCtxGetCacheConfig, .param_count = 0, .result_count = 1};

CB_WRAPPER(cuCtxGetCacheConfig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxGetCacheConfig, &args, nargs, kwnames, slots))
        return NULL;
    CUfunc_cache pconfig = 0;
    fn_cuCtxGetCacheConfig *call = cb_symbol_address(&symbols[S_cuCtxGetCacheConfig]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pconfig);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxGetCacheConfig, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUfunc_cache, pconfig));
}

// CUresult cuCtxSetCacheConfig(CUfunc_cache config)
static const char *const params_cuCtxSetCacheConfig[] = {"config", NULL};
static const cb_function f_cuCtxSetCacheConfig = {.name = "cuCtxSetCacheConfig",
    .params = params_cuCtxSetCacheConfig, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuCtxSetCacheConfig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxSetCacheConfig, &args, nargs, kwnames, slots))
        return NULL;
    int32_t config;
    if (cb_as_enum(m, T_CUfunc_cache, args[0], "config", &config) < 0)
        return NULL;
    fn_cuCtxSetCacheConfig *call = cb_symbol_address(&symbols[S_cuCtxSetCacheConfig]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call((CUfunc_cache)config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxSetCacheConfig, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned int *version)
static const char *const params_cuCtxGetApiVersion[] = {"ctx", NULL};
static const cb_function f_cuCtxGetApiVersion = {.name = "cuCtxGetApiVersion",
    .params = params_cuCtxGetApiVersion, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuCtxGetApiVersion)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxGetApiVersion, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext ctx;
    unsigned int version = 0;
    if (cb_as_handle(m, T_CUcontext, args[0], &ctx) < 0)
        return NULL;
    fn_cuCtxGetApiVersion *call = cb_symbol_address(&symbols[S_cuCtxGetApiVersion]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(ctx, &version);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxGetApiVersion, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(version));
}

// CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
static const char *const params_cuCtxGetStreamPriorityRange[] = {NULL};
static const cb_function f_cuCtxGetStreamPriorityRange = {.name = "cuCtxGetStreamPriorityRange",
    .params = params_cuCtxGetStreamPriorityRange, .param_count = 0, .result_count = 2};

CB_WRAPPER(cuCtxGetStreamPriorityRange)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxGetStreamPriorityRange, &args, nargs, kwnames, slots))
        return NULL;
    int leastPriority = 0;
    int greatestPriority = 0;
    fn_cuCtxGetStreamPriorityRange *call =
        cb_symbol_address(&symbols[S_cuCtxGetStreamPriorityRange]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&leastPriority, &greatestPriority);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxGetStreamPriorityRange, status, args, NULL);
    PyObject *values[] = {PyLong_FromLong(leastPriority), PyLong_FromLong(greatestPriority)};
    return cb_return_many(s, &f_cuCtxGetStreamPriorityRange, values);
}

// CUresult cuCtxResetPersistingL2Cache(void)
static const char *const params_cuCtxResetPersistingL2Cache[] = {NULL};
static const cb_function f_cuCtxResetPersistingL2Cache = {.name = "cuCtxResetPersistingL2Cache",
    .params = params_cuCtxResetPersistingL2Cache, .param_count = 0, .result_count = 0};

CB_WRAPPER(cuCtxResetPersistingL2Cache)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxResetPersistingL2Cache, &args, nargs, kwnames, slots))
        return NULL;
    fn_cuCtxResetPersistingL2Cache *call =
        cb_symbol_address(&symbols[S_cuCtxResetPersistingL2Cache]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxResetPersistingL2Cache, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxGetExecAffinity(CUexecAffinityParam *pExecAffinity, CUexecAffinityType type)
static const char *const params_cuCtxGetExecAffinity[] = {"typename", NULL};
static const cb_function f_cuCtxGetExecAffinity = {.name = "cuCtxGetExecAffinity",
    .params = params_cuCtxGetExecAffinity, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuCtxGetExecAffinity)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxGetExecAffinity, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *pExecAffinity = NULL;
    int32_t type;
    if (cb_as_enum(m, T_CUexecAffinityType, args[0], "typename", &type) < 0)
        goto done;
    fn_cuCtxGetExecAffinity *call = cb_symbol_address(&symbols[S_cuCtxGetExecAffinity]);
    if (call == NULL)
        goto done;
    pExecAffinity = cb_record_new(m, T_CUexecAffinityParam);
    if (pExecAffinity == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(pExecAffinity), (CUexecAffinityType)type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuCtxGetExecAffinity, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pExecAffinity));
done:
    Py_XDECREF(pExecAffinity);
    return result;
}

// CUresult cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent)
static const char *const params_cuCtxRecordEvent[] = {"hCtx", "hEvent", NULL};
static const cb_function f_cuCtxRecordEvent = {.name = "cuCtxRecordEvent",
    .params = params_cuCtxRecordEvent, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuCtxRecordEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCtxRecordEvent, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext hCtx;
    CUevent hEvent;
    if (cb_as_handle(m, T_CUcontext, args[0], &hCtx) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUevent, args[1], &hEvent) < 0)
        return NULL;
    fn_cuCtxRecordEvent *call = cb_symbol_address(&symbols[S_cuCtxRecordEvent]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hCtx, hEvent);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxRecordEvent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent)
static const char *const params_cuCtxWaitEvent[] = {"hCtx", "hEvent", NULL};
static const cb_function f_cuCtxWaitEvent = {.name = "cuCtxWaitEvent",
    .params = params_cuCtxWaitEvent, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuCtxWaitEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCtxWaitEvent, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext hCtx;
    CUevent hEvent;
    if (cb_as_handle(m, T_CUcontext, args[0], &hCtx) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUevent, args[1], &hEvent) < 0)
        return NULL;
    fn_cuCtxWaitEvent *call = cb_symbol_address(&symbols[S_cuCtxWaitEvent]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hCtx, hEvent);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxWaitEvent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxAttach(CUcontext *pctx, unsigned int flags)
static const char *const params_cuCtxAttach[] = {"flags", NULL};
static const cb_function f_cuCtxAttach = {.name = "cuCtxAttach", .params = params_cuCtxAttach,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cuCtxAttach)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxAttach, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext pctx = NULL;
    uint32_t flags;
    if (cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuCtxAttach *call = cb_symbol_address(&symbols[S_cuCtxAttach]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pctx, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxAttach, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUcontext, &pctx));
}

// CUresult cuCtxDetach(CUcontext ctx)
static const char *const params_cuCtxDetach[] = {"ctx", NULL};
static const cb_function f_cuCtxDetach = {.name = "cuCtxDetach", .params = params_cuCtxDetach,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(cuCtxDetach)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxDetach, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext ctx;
    if (cb_as_handle(m, T_CUcontext, args[0], &ctx) < 0)
        return NULL;
    fn_cuCtxDetach *call = cb_symbol_address(&symbols[S_cuCtxDetach]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ctx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxDetach, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxGetSharedMemConfig(CUsharedconfig *pConfig)
static const char *const params_cuCtxGetSharedMemConfig[] = {NULL};
static const cb_function f_cuCtxGetSharedMemConfig = {.name = "cuCtxGetSharedMemConfig",
    .params = params_cuCtxGetSharedMemConfig, .param_count = 0, .result_count = 1};

CB_WRAPPER(cuCtxGetSharedMemConfig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxGetSharedMemConfig, &args, nargs, kwnames, slots))
        return NULL;
    CUsharedconfig pConfig = 0;
    fn_cuCtxGetSharedMemConfig *call = cb_symbol_address(&symbols[S_cuCtxGetSharedMemConfig]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pConfig);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxGetSharedMemConfig, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUsharedconfig, pConfig));
}

// CUresult cuCtxSetSharedMemConfig(CUsharedconfig config)
static const char *const params_cuCtxSetSharedMemConfig[] = {"config", NULL};
static const cb_function f_cuCtxSetSharedMemConfig = {.name = "cuCtxSetSharedMemConfig",
    .params = params_cuCtxSetSharedMemConfig, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuCtxSetSharedMemConfig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxSetSharedMemConfig, &args, nargs, kwnames, slots))
        return NULL;
    int32_t config;
    if (cb_as_enum(m, T_CUsharedconfig, args[0], "config", &config) < 0)
        return NULL;
    fn_cuCtxSetSharedMemConfig *call = cb_symbol_address(&symbols[S_cuCtxSetSharedMemConfig]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call((CUsharedconfig)config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxSetSharedMemConfig, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuModuleLoad(CUmodule *module, const char *fname)
static const char *const params_cuModuleLoad[] = {"fname", NULL};
static const cb_function f_cuModuleLoad = {.name = "cuModuleLoad", .params = params_cuModuleLoad,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cuModuleLoad)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuModuleLoad, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUmodule module = NULL;
    cb_address fname;
    fname.held = false;
    if (cb_as_text(args[0], false, &fname) < 0)
        goto done;
    fn_cuModuleLoad *call = cb_symbol_address(&symbols[S_cuModuleLoad]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&module, fname.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuModuleLoad, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUmodule, &module));
done:
    cb_address_release(&fname);
    return result;
}

// CUresult cuModuleLoadData(CUmodule *module, const void *image)
static const char *const params_cuModuleLoadData[] = {"image", NULL};
static const cb_function f_cuModuleLoadData = {.name = "cuModuleLoadData",
    .params = params_cuModuleLoadData, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuModuleLoadData)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuModuleLoadData, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUmodule module = NULL;
    cb_address image;
    image.held = false;
    if (cb_as_address(m, args[0], &image) < 0)
        goto done;
    fn_cuModuleLoadData *call = cb_symbol_address(&symbols[S_cuModuleLoadData]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&module, image.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuModuleLoadData, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUmodule, &module));
done:
    cb_address_release(&image);
    return result;
}

// CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions,
//     CUjit_option *options, void **optionValues)
static const char *const params_cuModuleLoadDataEx[] = {"image", "numOptions", "options",
    "optionValues", NULL};
static const cb_function f_cuModuleLoadDataEx = {.name = "cuModuleLoadDataEx",
    .params = params_cuModuleLoadDataEx, .param_count = 4, .result_count = 1, .optional_mask = 0xc,
    .auto_mask = 0x2};

CB_WRAPPER(cuModuleLoadDataEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuModuleLoadDataEx, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUmodule module = NULL;
    PyObject *module_object = NULL;
    cb_address image;
    image.held = false;
    uint32_t numOptions = 0;
    cb_options options;
    cb_options_init(&options);
    if (cb_as_address(m, args[0], &image) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &numOptions) < 0)
        goto done;
    if (cb_options_keys(m, T_CUjit_option, args[2], "options", &options) < 0)
        goto done;
    if (cb_options_values(s, &table_jit_options, args[3], "optionValues", &options) < 0)
        goto done;
    if (args[1] == NULL && options.keys.length > (size_t)numOptions)
        numOptions = (uint32_t)options.keys.length;
    if (cb_array_check(&options.keys, (size_t)numOptions) < 0)
        goto done;
    if (cb_options_check(&options, (size_t)numOptions, "cuModuleLoadDataEx", "optionValues") < 0)
        goto done;
    fn_cuModuleLoadDataEx *call = cb_symbol_address(&symbols[S_cuModuleLoadDataEx]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&module, image.value, numOptions, options.keys.data, options.values);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuModuleLoadDataEx, status, args, NULL);
        goto done;
    }
    module_object = cb_cell_new(m, T_CUmodule, &module);
    if (module_object == NULL)
        goto done;
    cb_options_give(&options, module_object);
    result = cb_return1(s, Py_NewRef(module_object));
done:
    Py_XDECREF(module_object);
    cb_address_release(&image);
    cb_options_done(&options);
    return result;
}

// CUresult cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin)
static const char *const params_cuModuleLoadFatBinary[] = {"fatCubin", NULL};
static const cb_function f_cuModuleLoadFatBinary = {.name = "cuModuleLoadFatBinary",
    .params = params_cuModuleLoadFatBinary, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuModuleLoadFatBinary)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuModuleLoadFatBinary, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUmodule module = NULL;
    cb_address fatCubin;
    fatCubin.held = false;
    if (cb_as_address(m, args[0], &fatCubin) < 0)
        goto done;
    fn_cuModuleLoadFatBinary *call = cb_symbol_address(&symbols[S_cuModuleLoadFatBinary]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&module, fatCubin.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuModuleLoadFatBinary, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUmodule, &module));
done:
    cb_address_release(&fatCubin);
    return result;
}

// CUresult cuModuleUnload(CUmodule hmod)
static const char *const params_cuModuleUnload[] = {"hmod", NULL};
static const cb_function f_cuModuleUnload = {.name = "cuModuleUnload",
    .params = params_cuModuleUnload, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuModuleUnload)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuModuleUnload, &args, nargs, kwnames, slots))
        return NULL;
    CUmodule hmod;
    if (cb_as_handle(m, T_CUmodule, args[0], &hmod) < 0)
        return NULL;
    fn_cuModuleUnload *call = cb_symbol_address(&symbols[S_cuModuleUnload]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hmod);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuModuleUnload, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode *mode)
static const char *const params_cuModuleGetLoadingMode[] = {NULL};
static const cb_function f_cuModuleGetLoadingMode = {.name = "cuModuleGetLoadingMode",
    .params = params_cuModuleGetLoadingMode, .param_count = 0, .result_count = 1};

CB_WRAPPER(cuModuleGetLoadingMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuModuleGetLoadingMode, &args, nargs, kwnames, slots))
        return NULL;
    CUmoduleLoadingMode mode = 0;
    fn_cuModuleGetLoadingMode *call = cb_symbol_address(&symbols[S_cuModuleGetLoadingMode]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&mode);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuModuleGetLoadingMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUmoduleLoadingMode, mode));
}

// CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)
static const char *const params_cuModuleGetFunction[] = {"hmod", "name", NULL};
static const cb_function f_cuModuleGetFunction = {.name = "cuModuleGetFunction",
    .params = params_cuModuleGetFunction, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuModuleGetFunction)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuModuleGetFunction, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUfunction hfunc = NULL;
    CUmodule hmod;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_CUmodule, args[0], &hmod) < 0)
        goto done;
    if (cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cuModuleGetFunction *call = cb_symbol_address(&symbols[S_cuModuleGetFunction]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&hfunc, hmod, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuModuleGetFunction, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUfunction, &hfunc));
done:
    cb_address_release(&name);
    return result;
}

// CUresult cuModuleGetFunctionCount(unsigned int *count, CUmodule mod)
static const char *const params_cuModuleGetFunctionCount[] = {"mod", NULL};
static const cb_function f_cuModuleGetFunctionCount = {.name = "cuModuleGetFunctionCount",
    .params = params_cuModuleGetFunctionCount, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuModuleGetFunctionCount)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuModuleGetFunctionCount, &args, nargs, kwnames, slots))
        return NULL;
    unsigned int count = 0;
    CUmodule mod;
    if (cb_as_handle(m, T_CUmodule, args[0], &mod) < 0)
        return NULL;
    fn_cuModuleGetFunctionCount *call = cb_symbol_address(&symbols[S_cuModuleGetFunctionCount]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&count, mod);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuModuleGetFunctionCount, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(count));
}

// CUresult cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions, CUmodule
//     mod)
static const char *const params_cuModuleEnumerateFunctions[] = {"numFunctions", "mod", NULL};
static const cb_function f_cuModuleEnumerateFunctions = {.name = "cuModuleEnumerateFunctions",
    .params = params_cuModuleEnumerateFunctions, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuModuleEnumerateFunctions)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuModuleEnumerateFunctions, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_array functions;
    cb_array_init(&functions);
    size_t functions_count = 0;
    uint32_t numFunctions;
    CUmodule mod;
    if (cb_as_uint32(args[0], "unsigned int", &numFunctions) < 0)
        goto done;
    if (cb_as_handle(m, T_CUmodule, args[1], &mod) < 0)
        goto done;
    fn_cuModuleEnumerateFunctions *call = cb_symbol_address(&symbols[S_cuModuleEnumerateFunctions]);
    if (call == NULL)
        goto done;
    functions_count = (size_t)numFunctions;
    if (cb_array_reserve(&functions, functions_count, sizeof(CUfunction)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(functions.data, numFunctions, mod);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuModuleEnumerateFunctions, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_handle_list(m, T_CUfunction, functions.data, functions_count));
done:
    cb_array_done(&functions);
    return result;
}

// CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)
static const char *const params_cuModuleGetGlobal[] = {"hmod", "name", NULL};
static const cb_function f_cuModuleGetGlobal = {.name = "cuModuleGetGlobal",
    .params = params_cuModuleGetGlobal, .param_count = 2, .result_count = 2};

CB_WRAPPER(cuModuleGetGlobal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuModuleGetGlobal, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUdeviceptr dptr = 0;
    size_t bytes = 0;
    CUmodule hmod;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_CUmodule, args[0], &hmod) < 0)
        goto done;
    if (cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cuModuleGetGlobal *call = cb_symbol_address(&symbols[S_cuModuleGetGlobal]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &bytes, hmod, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuModuleGetGlobal, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {cb_cell_new(m, T_CUdeviceptr, &dptr), PyLong_FromUnsignedLong(bytes)};
    result = cb_return_many(s, &f_cuModuleGetGlobal, values);
done:
    cb_address_release(&name);
    return result;
}

// CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options, void **optionValues,
//     CUlinkState *stateOut)
static const char *const params_cuLinkCreate[] = {"numOptions", "options", "optionValues", NULL};
static const cb_function f_cuLinkCreate = {.name = "cuLinkCreate", .params = params_cuLinkCreate,
    .param_count = 3, .result_count = 1, .optional_mask = 0x6, .auto_mask = 0x1};

CB_WRAPPER(cuLinkCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuLinkCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    uint32_t numOptions = 0;
    cb_options options;
    cb_options_init(&options);
    CUlinkState stateOut = NULL;
    PyObject *stateOut_object = NULL;
    if (args[0] != NULL && cb_as_uint32(args[0], "unsigned int", &numOptions) < 0)
        goto done;
    if (cb_options_keys(m, T_CUjit_option, args[1], "options", &options) < 0)
        goto done;
    if (cb_options_values(s, &table_jit_options, args[2], "optionValues", &options) < 0)
        goto done;
    if (args[0] == NULL && options.keys.length > (size_t)numOptions)
        numOptions = (uint32_t)options.keys.length;
    if (cb_array_check(&options.keys, (size_t)numOptions) < 0)
        goto done;
    if (cb_options_check(&options, (size_t)numOptions, "cuLinkCreate", "optionValues") < 0)
        goto done;
    fn_cuLinkCreate *call = cb_symbol_address(&symbols[S_cuLinkCreate]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(numOptions, options.keys.data, options.values, &stateOut);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLinkCreate, status, args, NULL);
        goto done;
    }
    stateOut_object = cb_cell_new(m, T_CUlinkState, &stateOut);
    if (stateOut_object == NULL)
        goto done;
    cb_options_give(&options, stateOut_object);
    result = cb_return1(s, Py_NewRef(stateOut_object));
done:
    cb_options_done(&options);
    Py_XDECREF(stateOut_object);
    return result;
}

// CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data, size_t size, const
//     char *name, unsigned int numOptions, CUjit_option *options, void **optionValues)
static const char *const params_cuLinkAddData[] = {"state", "typename", "data", "size", "name",
    "numOptions", "options", "optionValues", NULL};
static const cb_function f_cuLinkAddData = {.name = "cuLinkAddData",
    .params = params_cuLinkAddData, .param_count = 8, .result_count = 0, .optional_mask = 0xd0,
    .auto_mask = 0x20};

CB_WRAPPER(cuLinkAddData)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[8];
    if (!cb_arguments(s, &f_cuLinkAddData, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUlinkState state;
    int32_t type;
    cb_address data;
    data.held = false;
    uint64_t size;
    cb_address name;
    name.held = false;
    uint32_t numOptions = 0;
    cb_options options;
    cb_options_init(&options);
    if (cb_as_handle(m, T_CUlinkState, args[0], &state) < 0)
        goto done;
    if (cb_as_enum(m, T_CUjitInputType, args[1], "typename", &type) < 0)
        goto done;
    if (cb_as_address(m, args[2], &data) < 0)
        goto done;
    if (cb_as_uint64(args[3], "size_t", &size) < 0)
        goto done;
    if (cb_as_text(args[4], true, &name) < 0)
        goto done;
    if (args[5] != NULL && cb_as_uint32(args[5], "unsigned int", &numOptions) < 0)
        goto done;
    if (cb_options_keys(m, T_CUjit_option, args[6], "options", &options) < 0)
        goto done;
    if (cb_options_values(s, &table_jit_options, args[7], "optionValues", &options) < 0)
        goto done;
    if (args[5] == NULL && options.keys.length > (size_t)numOptions)
        numOptions = (uint32_t)options.keys.length;
    if (CB_UNLIKELY(data.held)
        && cb_address_check(&data, "cuLinkAddData", "data", CB_COUNT(size)) < 0)
        goto done;
    if (cb_array_check(&options.keys, (size_t)numOptions) < 0)
        goto done;
    if (cb_options_check(&options, (size_t)numOptions, "cuLinkAddData", "optionValues") < 0)
        goto done;
    fn_cuLinkAddData *call = cb_symbol_address(&symbols[S_cuLinkAddData]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(state, (CUjitInputType)type, data.value, size, name.value, numOptions,
        options.keys.data, options.values);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLinkAddData, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&data);
    cb_address_release(&name);
    cb_options_done(&options);
    return result;
}

// CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path, unsigned int
//     numOptions, CUjit_option *options, void **optionValues)
static const char *const params_cuLinkAddFile[] = {"state", "typename", "path", "numOptions",
    "options", "optionValues", NULL};
static const cb_function f_cuLinkAddFile = {.name = "cuLinkAddFile",
    .params = params_cuLinkAddFile, .param_count = 6, .result_count = 0, .optional_mask = 0x30,
    .auto_mask = 0x8};

CB_WRAPPER(cuLinkAddFile)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cuLinkAddFile, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUlinkState state;
    int32_t type;
    cb_address path;
    path.held = false;
    uint32_t numOptions = 0;
    cb_options options;
    cb_options_init(&options);
    if (cb_as_handle(m, T_CUlinkState, args[0], &state) < 0)
        goto done;
    if (cb_as_enum(m, T_CUjitInputType, args[1], "typename", &type) < 0)
        goto done;
    if (cb_as_text(args[2], false, &path) < 0)
        goto done;
    if (args[3] != NULL && cb_as_uint32(args[3], "unsigned int", &numOptions) < 0)
        goto done;
    if (cb_options_keys(m, T_CUjit_option, args[4], "options", &options) < 0)
        goto done;
    if (cb_options_values(s, &table_jit_options, args[5], "optionValues", &options) < 0)
        goto done;
    if (args[3] == NULL && options.keys.length > (size_t)numOptions)
        numOptions = (uint32_t)options.keys.length;
    if (cb_array_check(&options.keys, (size_t)numOptions) < 0)
        goto done;
    if (cb_options_check(&options, (size_t)numOptions, "cuLinkAddFile", "optionValues") < 0)
        goto done;
    fn_cuLinkAddFile *call = cb_symbol_address(&symbols[S_cuLinkAddFile]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(state, (CUjitInputType)type, path.value, numOptions, options.keys.data,
        options.values);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLinkAddFile, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&path);
    cb_options_done(&options);
    return result;
}

// CUresult cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut)
static const char *const params_cuLinkComplete[] = {"state", NULL};
static const cb_function f_cuLinkComplete = {.name = "cuLinkComplete",
    .params = params_cuLinkComplete, .param_count = 1, .result_count = 2};

CB_WRAPPER(cuLinkComplete)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuLinkComplete, &args, nargs, kwnames, slots))
        return NULL;
    CUlinkState state;
    void *cubinOut = NULL;
    size_t sizeOut = 0;
    if (cb_as_handle(m, T_CUlinkState, args[0], &state) < 0)
        return NULL;
    fn_cuLinkComplete *call = cb_symbol_address(&symbols[S_cuLinkComplete]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(state, &cubinOut, &sizeOut);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLinkComplete, status, args, NULL);
    PyObject *values[] = {PyLong_FromVoidPtr((void *)cubinOut), PyLong_FromUnsignedLong(sizeOut)};
    return cb_return_many(s, &f_cuLinkComplete, values);
}

// CUresult cuLinkDestroy(CUlinkState state)
static const char *const params_cuLinkDestroy[] = {"state", NULL};
static const cb_function f_cuLinkDestroy = {.name = "cuLinkDestroy",
    .params = params_cuLinkDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuLinkDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuLinkDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUlinkState state;
    if (cb_as_handle(m, T_CUlinkState, args[0], &state) < 0)
        return NULL;
    fn_cuLinkDestroy *call = cb_symbol_address(&symbols[S_cuLinkDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(state);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLinkDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name)
static const char *const params_cuModuleGetTexRef[] = {"hmod", "name", NULL};
static const cb_function f_cuModuleGetTexRef = {.name = "cuModuleGetTexRef",
    .params = params_cuModuleGetTexRef, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuModuleGetTexRef)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuModuleGetTexRef, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUtexref pTexRef = NULL;
    CUmodule hmod;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_CUmodule, args[0], &hmod) < 0)
        goto done;
    if (cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cuModuleGetTexRef *call = cb_symbol_address(&symbols[S_cuModuleGetTexRef]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pTexRef, hmod, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuModuleGetTexRef, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUtexref, &pTexRef));
done:
    cb_address_release(&name);
    return result;
}

// CUresult cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name)
static const char *const params_cuModuleGetSurfRef[] = {"hmod", "name", NULL};
static const cb_function f_cuModuleGetSurfRef = {.name = "cuModuleGetSurfRef",
    .params = params_cuModuleGetSurfRef, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuModuleGetSurfRef)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuModuleGetSurfRef, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUsurfref pSurfRef = NULL;
    CUmodule hmod;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_CUmodule, args[0], &hmod) < 0)
        goto done;
    if (cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cuModuleGetSurfRef *call = cb_symbol_address(&symbols[S_cuModuleGetSurfRef]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pSurfRef, hmod, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuModuleGetSurfRef, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUsurfref, &pSurfRef));
done:
    cb_address_release(&name);
    return result;
}

// CUresult cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *jitOptions, void
//     **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions, void
//     **libraryOptionValues, unsigned int numLibraryOptions)
static const char *const params_cuLibraryLoadData[] = {"code", "jitOptions", "jitOptionsValues",
    "numJitOptions", "libraryOptions", "libraryOptionValues", "numLibraryOptions", NULL};
static const cb_function f_cuLibraryLoadData = {.name = "cuLibraryLoadData",
    .params = params_cuLibraryLoadData, .param_count = 7, .result_count = 1, .optional_mask = 0x36,
    .auto_mask = 0x48};

CB_WRAPPER(cuLibraryLoadData)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cuLibraryLoadData, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUlibrary library = NULL;
    PyObject *library_object = NULL;
    cb_address code;
    code.held = false;
    cb_options jitOptions;
    cb_options_init(&jitOptions);
    uint32_t numJitOptions = 0;
    cb_options libraryOptions;
    cb_options_init(&libraryOptions);
    uint32_t numLibraryOptions = 0;
    if (cb_as_address(m, args[0], &code) < 0)
        goto done;
    if (cb_options_keys(m, T_CUjit_option, args[1], "jitOptions", &jitOptions) < 0)
        goto done;
    if (cb_options_values(s, &table_jit_options, args[2], "jitOptionsValues", &jitOptions) < 0)
        goto done;
    if (args[3] != NULL && cb_as_uint32(args[3], "unsigned int", &numJitOptions) < 0)
        goto done;
    if (cb_options_keys(m, T_CUlibraryOption, args[4], "libraryOptions", &libraryOptions) < 0)
        goto done;
    if (cb_options_values(s, &table_library_options, args[5], "libraryOptionValues",
        &libraryOptions) < 0)
        goto done;
    if (args[6] != NULL && cb_as_uint32(args[6], "unsigned int", &numLibraryOptions) < 0)
        goto done;
    if (args[3] == NULL && jitOptions.keys.length > (size_t)numJitOptions)
        numJitOptions = (uint32_t)jitOptions.keys.length;
    if (args[6] == NULL && libraryOptions.keys.length > (size_t)numLibraryOptions)
        numLibraryOptions = (uint32_t)libraryOptions.keys.length;
    if (cb_array_check(&jitOptions.keys, (size_t)numJitOptions) < 0)
        goto done;
    if (cb_options_check(&jitOptions, (size_t)numJitOptions, "cuLibraryLoadData",
        "jitOptionsValues") < 0)
        goto done;
    if (cb_array_check(&libraryOptions.keys, (size_t)numLibraryOptions) < 0)
        goto done;
    if (cb_options_check(&libraryOptions, (size_t)numLibraryOptions, "cuLibraryLoadData",
        "libraryOptionValues") < 0)
        goto done;
    fn_cuLibraryLoadData *call = cb_symbol_address(&symbols[S_cuLibraryLoadData]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&library, code.value, jitOptions.keys.data, jitOptions.values, numJitOptions,
        libraryOptions.keys.data, libraryOptions.values, numLibraryOptions);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLibraryLoadData, status, args, NULL);
        goto done;
    }
    library_object = cb_cell_new(m, T_CUlibrary, &library);
    if (library_object == NULL)
        goto done;
    cb_options_give(&jitOptions, library_object);
    result = cb_return1(s, Py_NewRef(library_object));
done:
    Py_XDECREF(library_object);
    cb_address_release(&code);
    cb_options_done(&jitOptions);
    cb_options_done(&libraryOptions);
    return result;
}

// CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, CUjit_option
//     *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption
//     *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)
static const char *const params_cuLibraryLoadFromFile[] = {"fileName", "jitOptions",
    "jitOptionsValues", "numJitOptions", "libraryOptions", "libraryOptionValues",
    "numLibraryOptions", NULL};
static const cb_function f_cuLibraryLoadFromFile = {.name = "cuLibraryLoadFromFile",
    .params = params_cuLibraryLoadFromFile, .param_count = 7, .result_count = 1,
    .optional_mask = 0x36, .auto_mask = 0x48};

CB_WRAPPER(cuLibraryLoadFromFile)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[7];
    if (!cb_arguments(s, &f_cuLibraryLoadFromFile, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUlibrary library = NULL;
    PyObject *library_object = NULL;
    cb_address fileName;
    fileName.held = false;
    cb_options jitOptions;
    cb_options_init(&jitOptions);
    uint32_t numJitOptions = 0;
    cb_options libraryOptions;
    cb_options_init(&libraryOptions);
    uint32_t numLibraryOptions = 0;
    if (cb_as_text(args[0], false, &fileName) < 0)
        goto done;
    if (cb_options_keys(m, T_CUjit_option, args[1], "jitOptions", &jitOptions) < 0)
        goto done;
    if (cb_options_values(s, &table_jit_options, args[2], "jitOptionsValues", &jitOptions) < 0)
        goto done;
    if (args[3] != NULL && cb_as_uint32(args[3], "unsigned int", &numJitOptions) < 0)
        goto done;
    if (cb_options_keys(m, T_CUlibraryOption, args[4], "libraryOptions", &libraryOptions) < 0)
        goto done;
    if (cb_options_values(s, &table_library_options, args[5], "libraryOptionValues",
        &libraryOptions) < 0)
        goto done;
    if (args[6] != NULL && cb_as_uint32(args[6], "unsigned int", &numLibraryOptions) < 0)
        goto done;
    if (args[3] == NULL && jitOptions.keys.length > (size_t)numJitOptions)
        numJitOptions = (uint32_t)jitOptions.keys.length;
    if (args[6] == NULL && libraryOptions.keys.length > (size_t)numLibraryOptions)
        numLibraryOptions = (uint32_t)libraryOptions.keys.length;
    if (cb_array_check(&jitOptions.keys, (size_t)numJitOptions) < 0)
        goto done;
    if (cb_options_check(&jitOptions, (size_t)numJitOptions, "cuLibraryLoadFromFile",
        "jitOptionsValues") < 0)
        goto done;
    if (cb_array_check(&libraryOptions.keys, (size_t)numLibraryOptions) < 0)
        goto done;
    if (cb_options_check(&libraryOptions, (size_t)numLibraryOptions, "cuLibraryLoadFromFile",
        "libraryOptionValues") < 0)
        goto done;
    fn_cuLibraryLoadFromFile *call = cb_symbol_address(&symbols[S_cuLibraryLoadFromFile]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&library, fileName.value, jitOptions.keys.data, jitOptions.values, numJitOptions,
        libraryOptions.keys.data, libraryOptions.values, numLibraryOptions);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLibraryLoadFromFile, status, args, NULL);
        goto done;
    }
    library_object = cb_cell_new(m, T_CUlibrary, &library);
    if (library_object == NULL)
        goto done;
    cb_options_give(&jitOptions, library_object);
    result = cb_return1(s, Py_NewRef(library_object));
done:
    Py_XDECREF(library_object);
    cb_address_release(&fileName);
    cb_options_done(&jitOptions);
    cb_options_done(&libraryOptions);
    return result;
}

// CUresult cuLibraryUnload(CUlibrary library)
static const char *const params_cuLibraryUnload[] = {"library", NULL};
static const cb_function f_cuLibraryUnload = {.name = "cuLibraryUnload",
    .params = params_cuLibraryUnload, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuLibraryUnload)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuLibraryUnload, &args, nargs, kwnames, slots))
        return NULL;
    CUlibrary library;
    if (cb_as_handle(m, T_CUlibrary, args[0], &library) < 0)
        return NULL;
    fn_cuLibraryUnload *call = cb_symbol_address(&symbols[S_cuLibraryUnload]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(library);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLibraryUnload, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)
static const char *const params_cuLibraryGetKernel[] = {"library", "name", NULL};
static const cb_function f_cuLibraryGetKernel = {.name = "cuLibraryGetKernel",
    .params = params_cuLibraryGetKernel, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuLibraryGetKernel)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuLibraryGetKernel, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUkernel pKernel = NULL;
    CUlibrary library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_CUlibrary, args[0], &library) < 0)
        goto done;
    if (cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cuLibraryGetKernel *call = cb_symbol_address(&symbols[S_cuLibraryGetKernel]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pKernel, library, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLibraryGetKernel, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUkernel, &pKernel));
done:
    cb_address_release(&name);
    return result;
}

// CUresult cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib)
static const char *const params_cuLibraryGetKernelCount[] = {"lib", NULL};
static const cb_function f_cuLibraryGetKernelCount = {.name = "cuLibraryGetKernelCount",
    .params = params_cuLibraryGetKernelCount, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuLibraryGetKernelCount)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuLibraryGetKernelCount, &args, nargs, kwnames, slots))
        return NULL;
    unsigned int count = 0;
    CUlibrary lib;
    if (cb_as_handle(m, T_CUlibrary, args[0], &lib) < 0)
        return NULL;
    fn_cuLibraryGetKernelCount *call = cb_symbol_address(&symbols[S_cuLibraryGetKernelCount]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&count, lib);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLibraryGetKernelCount, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(count));
}

// CUresult cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels, CUlibrary lib)
static const char *const params_cuLibraryEnumerateKernels[] = {"numKernels", "lib", NULL};
static const cb_function f_cuLibraryEnumerateKernels = {.name = "cuLibraryEnumerateKernels",
    .params = params_cuLibraryEnumerateKernels, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuLibraryEnumerateKernels)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuLibraryEnumerateKernels, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_array kernels;
    cb_array_init(&kernels);
    size_t kernels_count = 0;
    uint32_t numKernels;
    CUlibrary lib;
    if (cb_as_uint32(args[0], "unsigned int", &numKernels) < 0)
        goto done;
    if (cb_as_handle(m, T_CUlibrary, args[1], &lib) < 0)
        goto done;
    fn_cuLibraryEnumerateKernels *call = cb_symbol_address(&symbols[S_cuLibraryEnumerateKernels]);
    if (call == NULL)
        goto done;
    kernels_count = (size_t)numKernels;
    if (cb_array_reserve(&kernels, kernels_count, sizeof(CUkernel)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(kernels.data, numKernels, lib);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLibraryEnumerateKernels, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_handle_list(m, T_CUkernel, kernels.data, kernels_count));
done:
    cb_array_done(&kernels);
    return result;
}

// CUresult cuLibraryGetModule(CUmodule *pMod, CUlibrary library)
static const char *const params_cuLibraryGetModule[] = {"library", NULL};
static const cb_function f_cuLibraryGetModule = {.name = "cuLibraryGetModule",
    .params = params_cuLibraryGetModule, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuLibraryGetModule)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuLibraryGetModule, &args, nargs, kwnames, slots))
        return NULL;
    CUmodule pMod = NULL;
    CUlibrary library;
    if (cb_as_handle(m, T_CUlibrary, args[0], &library) < 0)
        return NULL;
    fn_cuLibraryGetModule *call = cb_symbol_address(&symbols[S_cuLibraryGetModule]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pMod, library);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLibraryGetModule, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmodule, &pMod));
}

// CUresult cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)
static const char *const params_cuKernelGetFunction[] = {"kernel", NULL};
static const cb_function f_cuKernelGetFunction = {.name = "cuKernelGetFunction",
    .params = params_cuKernelGetFunction, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuKernelGetFunction)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuKernelGetFunction, &args, nargs, kwnames, slots))
        return NULL;
    CUfunction pFunc = NULL;
    CUkernel kernel;
    if (cb_as_handle(m, T_CUkernel, args[0], &kernel) < 0)
        return NULL;
    fn_cuKernelGetFunction *call = cb_symbol_address(&symbols[S_cuKernelGetFunction]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pFunc, kernel);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelGetFunction, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUfunction, &pFunc));
}

// CUresult cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)
static const char *const params_cuKernelGetLibrary[] = {"kernel", NULL};
static const cb_function f_cuKernelGetLibrary = {.name = "cuKernelGetLibrary",
    .params = params_cuKernelGetLibrary, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuKernelGetLibrary)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuKernelGetLibrary, &args, nargs, kwnames, slots))
        return NULL;
    CUlibrary pLib = NULL;
    CUkernel kernel;
    if (cb_as_handle(m, T_CUkernel, args[0], &kernel) < 0)
        return NULL;
    fn_cuKernelGetLibrary *call = cb_symbol_address(&symbols[S_cuKernelGetLibrary]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pLib, kernel);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelGetLibrary, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUlibrary, &pLib));
}

// CUresult cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char
//     *name)
static const char *const params_cuLibraryGetGlobal[] = {"library", "name", NULL};
static const cb_function f_cuLibraryGetGlobal = {.name = "cuLibraryGetGlobal",
    .params = params_cuLibraryGetGlobal, .param_count = 2, .result_count = 2};

CB_WRAPPER(cuLibraryGetGlobal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuLibraryGetGlobal, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUdeviceptr dptr = 0;
    size_t bytes = 0;
    CUlibrary library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_CUlibrary, args[0], &library) < 0)
        goto done;
    if (cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cuLibraryGetGlobal *call = cb_symbol_address(&symbols[S_cuLibraryGetGlobal]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &bytes, library, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLibraryGetGlobal, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {cb_cell_new(m, T_CUdeviceptr, &dptr), PyLong_FromUnsignedLong(bytes)};
    result = cb_return_many(s, &f_cuLibraryGetGlobal, values);
done:
    cb_address_release(&name);
    return result;
}

// CUresult cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char
//     *name)
static const char *const params_cuLibraryGetManaged[] = {"library", "name", NULL};
static const cb_function f_cuLibraryGetManaged = {.name = "cuLibraryGetManaged",
    .params = params_cuLibraryGetManaged, .param_count = 2, .result_count = 2};

CB_WRAPPER(cuLibraryGetManaged)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuLibraryGetManaged, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUdeviceptr dptr = 0;
    size_t bytes = 0;
    CUlibrary library;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_CUlibrary, args[0], &library) < 0)
        goto done;
    if (cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_cuLibraryGetManaged *call = cb_symbol_address(&symbols[S_cuLibraryGetManaged]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &bytes, library, name.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLibraryGetManaged, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {cb_cell_new(m, T_CUdeviceptr, &dptr), PyLong_FromUnsignedLong(bytes)};
    result = cb_return_many(s, &f_cuLibraryGetManaged, values);
done:
    cb_address_release(&name);
    return result;
}

// CUresult cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library, const char *symbol)
static const char *const params_cuLibraryGetUnifiedFunction[] = {"library", "symbol", NULL};
static const cb_function f_cuLibraryGetUnifiedFunction = {.name = "cuLibraryGetUnifiedFunction",
    .params = params_cuLibraryGetUnifiedFunction, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuLibraryGetUnifiedFunction)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuLibraryGetUnifiedFunction, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    void *fptr = NULL;
    CUlibrary library;
    cb_address symbol;
    symbol.held = false;
    if (cb_as_handle(m, T_CUlibrary, args[0], &library) < 0)
        goto done;
    if (cb_as_text(args[1], false, &symbol) < 0)
        goto done;
    fn_cuLibraryGetUnifiedFunction *call =
        cb_symbol_address(&symbols[S_cuLibraryGetUnifiedFunction]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&fptr, library, symbol.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLibraryGetUnifiedFunction, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, PyLong_FromVoidPtr((void *)fptr));
done:
    cb_address_release(&symbol);
    return result;
}

// CUresult cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice
//     dev)
static const char *const params_cuKernelGetAttribute[] = {"attrib", "kernel", "dev", NULL};
static const cb_function f_cuKernelGetAttribute = {.name = "cuKernelGetAttribute",
    .params = params_cuKernelGetAttribute, .param_count = 3, .result_count = 1};

CB_WRAPPER(cuKernelGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuKernelGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    int pi = 0;
    int32_t attrib;
    CUkernel kernel;
    CUdevice dev;
    if (cb_as_enum(m, T_CUfunction_attribute, args[0], "attrib", &attrib) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUkernel, args[1], &kernel) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[2], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuKernelGetAttribute *call = cb_symbol_address(&symbols[S_cuKernelGetAttribute]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pi, (CUfunction_attribute)attrib, kernel, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelGetAttribute, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(pi));
}

// CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice
//     dev)
static const char *const params_cuKernelSetAttribute[] = {"attrib", "val", "kernel", "dev", NULL};
static const cb_function f_cuKernelSetAttribute = {.name = "cuKernelSetAttribute",
    .params = params_cuKernelSetAttribute, .param_count = 4, .result_count = 0};

CB_WRAPPER(cuKernelSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuKernelSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    int32_t attrib;
    int32_t val;
    CUkernel kernel;
    CUdevice dev;
    if (cb_as_enum(m, T_CUfunction_attribute, args[0], "attrib", &attrib) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &val) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUkernel, args[2], &kernel) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[3], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuKernelSetAttribute *call = cb_symbol_address(&symbols[S_cuKernelSetAttribute]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call((CUfunction_attribute)attrib, val, kernel, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelSetAttribute, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)
static const char *const params_cuKernelSetCacheConfig[] = {"kernel", "config", "dev", NULL};
static const cb_function f_cuKernelSetCacheConfig = {.name = "cuKernelSetCacheConfig",
    .params = params_cuKernelSetCacheConfig, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuKernelSetCacheConfig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuKernelSetCacheConfig, &args, nargs, kwnames, slots))
        return NULL;
    CUkernel kernel;
    int32_t config;
    CUdevice dev;
    if (cb_as_handle(m, T_CUkernel, args[0], &kernel) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUfunc_cache, args[1], "config", &config) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[2], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuKernelSetCacheConfig *call = cb_symbol_address(&symbols[S_cuKernelSetCacheConfig]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(kernel, (CUfunc_cache)config, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelSetCacheConfig, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuKernelGetName(const char **name, CUkernel hfunc)
static const char *const params_cuKernelGetName[] = {"hfunc", NULL};
static const cb_function f_cuKernelGetName = {.name = "cuKernelGetName",
    .params = params_cuKernelGetName, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuKernelGetName)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuKernelGetName, &args, nargs, kwnames, slots))
        return NULL;
    const char *name = NULL;
    CUkernel hfunc;
    if (cb_as_handle(m, T_CUkernel, args[0], &hfunc) < 0)
        return NULL;
    fn_cuKernelGetName *call = cb_symbol_address(&symbols[S_cuKernelGetName]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&name, hfunc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelGetName, status, args, NULL);
    return cb_return1(s, cb_string_result(s, name));
}

// CUresult cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset, size_t
//     *paramSize)
static const char *const params_cuKernelGetParamInfo[] = {"kernel", "paramIndex", NULL};
static const cb_function f_cuKernelGetParamInfo = {.name = "cuKernelGetParamInfo",
    .params = params_cuKernelGetParamInfo, .param_count = 2, .result_count = 2};

CB_WRAPPER(cuKernelGetParamInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuKernelGetParamInfo, &args, nargs, kwnames, slots))
        return NULL;
    CUkernel kernel;
    uint64_t paramIndex;
    size_t paramOffset = 0;
    size_t paramSize = 0;
    if (cb_as_handle(m, T_CUkernel, args[0], &kernel) < 0)
        return NULL;
    if (cb_as_uint64(args[1], "size_t", &paramIndex) < 0)
        return NULL;
    fn_cuKernelGetParamInfo *call = cb_symbol_address(&symbols[S_cuKernelGetParamInfo]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(kernel, paramIndex, &paramOffset, &paramSize);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelGetParamInfo, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(paramOffset), PyLong_FromUnsignedLong(paramSize)};
    return cb_return_many(s, &f_cuKernelGetParamInfo, values);
}

// CUresult cuKernelGetParamCount(CUkernel kernel, size_t *paramCount)
static const char *const params_cuKernelGetParamCount[] = {"kernel", NULL};
static const cb_function f_cuKernelGetParamCount = {.name = "cuKernelGetParamCount",
    .params = params_cuKernelGetParamCount, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuKernelGetParamCount)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuKernelGetParamCount, &args, nargs, kwnames, slots))
        return NULL;
    CUkernel kernel;
    size_t paramCount = 0;
    if (cb_as_handle(m, T_CUkernel, args[0], &kernel) < 0)
        return NULL;
    fn_cuKernelGetParamCount *call = cb_symbol_address(&symbols[S_cuKernelGetParamCount]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(kernel, &paramCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuKernelGetParamCount, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(paramCount));
}

// CUresult cuMemGetInfo_v2(size_t *free, size_t *total)
static const char *const params_cuMemGetInfo[] = {NULL};
static const cb_function f_cuMemGetInfo = {.name = "cuMemGetInfo", .params = params_cuMemGetInfo,
    .param_count = 0, .result_count = 2};

CB_WRAPPER(cuMemGetInfo)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuMemGetInfo, &args, nargs, kwnames, slots))
        return NULL;
    size_t free = 0;
    size_t total = 0;
    fn_cuMemGetInfo *call = cb_symbol_address(&symbols[S_cuMemGetInfo]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&free, &total);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuMemGetInfo, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(free), PyLong_FromUnsignedLong(total)};
    return cb_return_many(s, &f_cuMemGetInfo, values);
}

