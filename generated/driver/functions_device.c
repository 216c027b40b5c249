// functions_device.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// CUresult cuGetErrorString(CUresult error, const char **pStr)
static const cb_function f_cuGetErrorString = {.name = "cuGetErrorString",
    .params = (const char *const[]){"error", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_cuGetErrorName = {.name = "cuGetErrorName",
    .params = (const char *const[]){"error", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_cuInit = {.name = "cuInit",
    .params = (const char *const[]){"Flags", NULL}, .param_count = 1, .optional_mask = 0x1};

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
static const cb_function f_cuDriverGetVersion = {.name = "cuDriverGetVersion",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

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
static const cb_function f_cuDeviceGet = {.name = "cuDeviceGet",
    .params = (const char *const[]){"ordinal", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_cuDeviceGetCount = {.name = "cuDeviceGetCount",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

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
static const cb_function f_cuDeviceGetName = {.name = "cuDeviceGetName",
    .params = (const char *const[]){"length", "dev", NULL}, .param_count = 2, .result_count = 1,
    .auto_mask = 0x1};

CB_WRAPPER(cuDeviceGetName)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuDeviceGetName, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *name = NULL;
    int32_t len = 256;
    CUdevice dev;
    if ((args[0] != NULL && cb_as_int32(args[0], "int", &len) < 0)
        || cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        goto done;
    fn_cuDeviceGetName *call = cb_symbol_address(&symbols[S_cuDeviceGetName]);
    if (call == NULL)
        goto done;
    name = cb_name_room("cuDeviceGetName", len);
    if (name == NULL)
        goto done;
    CUresult status = call(PyBytes_AS_STRING(name), len, dev);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s,
            s->checked ? cb_string_result(s, PyBytes_AS_STRING(name)) : Py_NewRef(name));
    else
        result = cb_fail(s, &f_cuDeviceGetName, status, args, NULL);
done:
    Py_XDECREF(name);
    return result;
}

// CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)
static const cb_function f_cuDeviceGetUuid = {.name = "cuDeviceGetUuid",
    .params = (const char *const[]){"dev", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuDeviceGetUuid)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuDeviceGetUuid, &args, nargs, kwnames, slots))
        return NULL;
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
    CUresult status = call(cb_record_data(uuid), dev);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(uuid));
    else
        result = cb_fail(s, &f_cuDeviceGetUuid, status, args, NULL);
done:
    Py_XDECREF(uuid);
    return result;
}

// CUresult cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev)
static const cb_function f_cuDeviceGetLuid = {.name = "cuDeviceGetLuid",
    .params = (const char *const[]){"dev", NULL}, .param_count = 1, .result_count = 2};

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
    PyObject *values[] = {
        PyBytes_FromStringAndSize(luid, s->checked ? 8 : (Py_ssize_t)strnlen(luid, 8)),
        PyLong_FromUnsignedLong(deviceNodeMask)
    };
    return cb_return_many(s, &f_cuDeviceGetLuid, values);
}

// CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)
static const cb_function f_cuDeviceTotalMem = {.name = "cuDeviceTotalMem",
    .params = (const char *const[]){"dev", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_cuDeviceGetTexture1DLinearMaxWidth = {
    .name = "cuDeviceGetTexture1DLinearMaxWidth",
    .params = (const char *const[]){"pformat", "numChannels", "dev", NULL}, .param_count = 3,
    .result_count = 1};

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
    if (cb_as_enum(m, T_CUarray_format, args[0], "pformat", &format) < 0
        || cb_as_uint32(args[1], "unsigned int", &numChannels) < 0
        || cb_as_scalar(m, T_CUdevice, args[2], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDeviceGetTexture1DLinearMaxWidth *call =
        cb_symbol_address(&symbols[S_cuDeviceGetTexture1DLinearMaxWidth]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&maxWidthInElements, (CUarray_format)format, numChannels, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceGetTexture1DLinearMaxWidth, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(maxWidthInElements));
}

// CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)
static const cb_function f_cuDeviceGetAttribute = {.name = "cuDeviceGetAttribute",
    .params = (const char *const[]){"attrib", "dev", NULL}, .param_count = 2, .result_count = 1};

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
    if (cb_as_enum(m, T_CUdevice_attribute, args[0], "attrib", &attrib) < 0
        || cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDeviceGetAttribute *call = cb_symbol_address(&symbols[S_cuDeviceGetAttribute]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&pi, (CUdevice_attribute)attrib, dev);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceGetAttribute, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(pi));
}

// CUresult cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities,
//     const CUatomicOperation *operations, unsigned int count, CUdevice dev)
static const cb_function f_cuDeviceGetHostAtomicCapabilities = {
    .name = "cuDeviceGetHostAtomicCapabilities",
    .params = (const char *const[]){"operations", "count", "dev", NULL}, .param_count = 3,
    .result_count = 1, .auto_mask = 0x2};

CB_WRAPPER(cuDeviceGetHostAtomicCapabilities)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuDeviceGetHostAtomicCapabilities, &args, nargs, kwnames, slots))
        return NULL;
    cb_array capabilities, operations;
    size_t capabilities_count = 0;
    uint32_t count = 0;
    CUdevice dev;
    cb_array_init(&capabilities);
    cb_array_init(&operations);
    if (cb_array_enums(m, T_CUatomicOperation, args[0], "operations", &operations) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &count) < 0)
        || cb_as_scalar(m, T_CUdevice, args[2], &dev, sizeof dev) < 0)
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
    CUresult status = call(capabilities.data, operations.data, count, dev);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s,
            cb_int_list(capabilities.data, capabilities_count, sizeof(unsigned int), false));
    else
        result = cb_fail(s, &f_cuDeviceGetHostAtomicCapabilities, status, args, NULL);
done:
    cb_array_done(&capabilities);
    cb_array_done(&operations);
    return result;
}

// CUresult cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags)
static const cb_function f_cuDeviceGetNvSciSyncAttributes = {
    .name = "cuDeviceGetNvSciSyncAttributes",
    .params = (const char *const[]){"nvSciSyncAttrList", "dev", "flags", NULL}, .param_count = 3};

CB_WRAPPER(cuDeviceGetNvSciSyncAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuDeviceGetNvSciSyncAttributes, &args, nargs, kwnames, slots))
        return NULL;
    cb_address nvSciSyncAttrList;
    CUdevice dev;
    int32_t flags;
    nvSciSyncAttrList.held = false;
    if (cb_as_address(m, args[0], &nvSciSyncAttrList) < 0
        || cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0
        || cb_as_int32(args[2], "int", &flags) < 0)
        goto done;
    fn_cuDeviceGetNvSciSyncAttributes *call =
        cb_symbol_address(&symbols[S_cuDeviceGetNvSciSyncAttributes]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(nvSciSyncAttrList.value, dev, flags);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuDeviceGetNvSciSyncAttributes, status, args, NULL);
done:
    cb_address_release(&nvSciSyncAttrList);
    return result;
}

// CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)
static const cb_function f_cuDeviceSetMemPool = {.name = "cuDeviceSetMemPool",
    .params = (const char *const[]){"dev", "pool", NULL}, .param_count = 2};

CB_WRAPPER(cuDeviceSetMemPool)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuDeviceSetMemPool, &args, nargs, kwnames, slots))
        return NULL;
    CUdevice dev;
    CUmemoryPool pool;
    if (cb_as_scalar(m, T_CUdevice, args[0], &dev, sizeof dev) < 0
        || cb_as_handle(m, T_CUmemoryPool, args[1], &pool) < 0)
        return NULL;
    fn_cuDeviceSetMemPool *call = cb_symbol_address(&symbols[S_cuDeviceSetMemPool]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(dev, pool);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceSetMemPool, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)
static const cb_function f_cuDeviceGetMemPool = {.name = "cuDeviceGetMemPool",
    .params = (const char *const[]){"dev", NULL}, .param_count = 1, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pool, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceGetMemPool, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmemoryPool, &pool));
}

// CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)
static const cb_function f_cuDeviceGetDefaultMemPool = {.name = "cuDeviceGetDefaultMemPool",
    .params = (const char *const[]){"dev", NULL}, .param_count = 1, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pool_out, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceGetDefaultMemPool, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmemoryPool, &pool_out));
}

// CUresult cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev)
static const cb_function f_cuDeviceGetExecAffinitySupport = {
    .name = "cuDeviceGetExecAffinitySupport",
    .params = (const char *const[]){"typename", "dev", NULL}, .param_count = 2, .result_count = 1};

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
    if (cb_as_enum(m, T_CUexecAffinityType, args[0], "typename", &type) < 0
        || cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDeviceGetExecAffinitySupport *call =
        cb_symbol_address(&symbols[S_cuDeviceGetExecAffinitySupport]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pi, (CUexecAffinityType)type, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceGetExecAffinitySupport, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(pi));
}

// CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target,
//     CUflushGPUDirectRDMAWritesScope scope)
static const cb_function f_cuFlushGPUDirectRDMAWrites = {.name = "cuFlushGPUDirectRDMAWrites",
    .params = (const char *const[]){"target", "scope", NULL}, .param_count = 2};

CB_WRAPPER(cuFlushGPUDirectRDMAWrites)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuFlushGPUDirectRDMAWrites, &args, nargs, kwnames, slots))
        return NULL;
    int32_t target, scope;
    if (cb_as_enum(m, T_CUflushGPUDirectRDMAWritesTarget, args[0], "target", &target) < 0
        || cb_as_enum(m, T_CUflushGPUDirectRDMAWritesScope, args[1], "scope", &scope) < 0)
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
static const cb_function f_cuDeviceGetProperties = {.name = "cuDeviceGetProperties",
    .params = (const char *const[]){"dev", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuDeviceGetProperties)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuDeviceGetProperties, &args, nargs, kwnames, slots))
        return NULL;
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
    CUresult status = call(cb_record_data(prop), dev);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(prop));
    else
        result = cb_fail(s, &f_cuDeviceGetProperties, status, args, NULL);
done:
    Py_XDECREF(prop);
    return result;
}

// CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)
static const cb_function f_cuDeviceComputeCapability = {.name = "cuDeviceComputeCapability",
    .params = (const char *const[]){"dev", NULL}, .param_count = 1, .result_count = 2};

CB_WRAPPER(cuDeviceComputeCapability)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuDeviceComputeCapability, &args, nargs, kwnames, slots))
        return NULL;
    int major = 0, minor = 0;
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
static const cb_function f_cuDevicePrimaryCtxRetain = {.name = "cuDevicePrimaryCtxRetain",
    .params = (const char *const[]){"dev", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_cuDevicePrimaryCtxRelease = {.name = "cuDevicePrimaryCtxRelease",
    .params = (const char *const[]){"dev", NULL}, .param_count = 1};

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
static const cb_function f_cuDevicePrimaryCtxSetFlags = {.name = "cuDevicePrimaryCtxSetFlags",
    .params = (const char *const[]){"dev", "flags", NULL}, .param_count = 2};

CB_WRAPPER(cuDevicePrimaryCtxSetFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuDevicePrimaryCtxSetFlags, &args, nargs, kwnames, slots))
        return NULL;
    CUdevice dev;
    uint32_t flags;
    if (cb_as_scalar(m, T_CUdevice, args[0], &dev, sizeof dev) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuDevicePrimaryCtxSetFlags *call = cb_symbol_address(&symbols[S_cuDevicePrimaryCtxSetFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(dev, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDevicePrimaryCtxSetFlags, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active)
static const cb_function f_cuDevicePrimaryCtxGetState = {.name = "cuDevicePrimaryCtxGetState",
    .params = (const char *const[]){"dev", NULL}, .param_count = 1, .result_count = 2};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(dev, &flags, &active);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDevicePrimaryCtxGetState, status, args, NULL);
    PyObject *values[] = {PyLong_FromUnsignedLong(flags), PyLong_FromLong(active)};
    return cb_return_many(s, &f_cuDevicePrimaryCtxGetState, values);
}

// CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev)
static const cb_function f_cuDevicePrimaryCtxReset = {.name = "cuDevicePrimaryCtxReset",
    .params = (const char *const[]){"dev", NULL}, .param_count = 1};

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

// CUresult cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc,
//     void *userData, CUasyncCallbackHandle *callback)
static const cb_function f_cuDeviceRegisterAsyncNotification = {
    .name = "cuDeviceRegisterAsyncNotification",
    .params = (const char *const[]){"device", "callbackFunc", "userData", NULL}, .param_count = 3,
    .result_count = 1, .optional_mask = 0x4};

CB_WRAPPER(cuDeviceRegisterAsyncNotification)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuDeviceRegisterAsyncNotification, &args, nargs, kwnames, slots))
        return NULL;
    CUdevice device;
    cb_callback callbackFunc = {0};
    bool callbackFunc_taken = false;
    cb_address userData;
    CUasyncCallbackHandle callback = NULL;
    userData.value = NULL;
    userData.held = false;
    if (cb_as_scalar(m, T_CUdevice, args[0], &device, sizeof device) < 0
        || cb_as_callback(m, T_CUasyncCallback, args[1], (void *)trampoline_CUasyncCallback,
            args[2], CB_SCOPE_NOTIFIED, &callbackFunc) < 0
        || (callbackFunc.closure == NULL && cb_as_address(m, args[2], &userData) < 0))
        goto done;
    fn_cuDeviceRegisterAsyncNotification *call =
        cb_symbol_address(&symbols[S_cuDeviceRegisterAsyncNotification]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, (CUasyncCallback)callbackFunc.function,
        callbackFunc.closure != NULL ? callbackFunc.closure : userData.value, &callback);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceRegisterAsyncNotification, status, args, NULL);
        goto done;
    }
    callbackFunc_taken = true;
    result = cb_return1(s, cb_cell_new(m, T_CUasyncCallbackHandle, &callback));
done:
    cb_callback_finish(s->module, &callbackFunc, callbackFunc_taken, callback);
    cb_address_release(&userData);
    return result;
}

// CUresult cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback)
static const cb_function f_cuDeviceUnregisterAsyncNotification = {
    .name = "cuDeviceUnregisterAsyncNotification",
    .params = (const char *const[]){"device", "callback", NULL}, .param_count = 2};

CB_WRAPPER(cuDeviceUnregisterAsyncNotification)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuDeviceUnregisterAsyncNotification, &args, nargs, kwnames, slots))
        return NULL;
    CUdevice device;
    CUasyncCallbackHandle callback;
    if (cb_as_scalar(m, T_CUdevice, args[0], &device, sizeof device) < 0
        || cb_as_handle(m, T_CUasyncCallbackHandle, args[1], &callback) < 0)
        return NULL;
    fn_cuDeviceUnregisterAsyncNotification *call =
        cb_symbol_address(&symbols[S_cuDeviceUnregisterAsyncNotification]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, callback);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceUnregisterAsyncNotification, status, args, NULL);
    cb_closure_unregister(m, callback);
    return cb_return0(s);
}

// CUresult cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)
static const cb_function f_cuDeviceGetByPCIBusId = {.name = "cuDeviceGetByPCIBusId",
    .params = (const char *const[]){"pciBusId", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuDeviceGetByPCIBusId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuDeviceGetByPCIBusId, &args, nargs, kwnames, slots))
        return NULL;
    CUdevice dev = 0;
    cb_address pciBusId;
    pciBusId.held = false;
    if (cb_as_text(args[0], false, &pciBusId) < 0)
        goto done;
    fn_cuDeviceGetByPCIBusId *call = cb_symbol_address(&symbols[S_cuDeviceGetByPCIBusId]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&dev, pciBusId.value);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUdevice, &dev));
    else
        result = cb_fail(s, &f_cuDeviceGetByPCIBusId, status, args, NULL);
done:
    cb_address_release(&pciBusId);
    return result;
}

// CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)
static const cb_function f_cuDeviceGetPCIBusId = {.name = "cuDeviceGetPCIBusId",
    .params = (const char *const[]){"length", "dev", NULL}, .param_count = 2, .result_count = 1,
    .auto_mask = 0x1};

CB_WRAPPER(cuDeviceGetPCIBusId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuDeviceGetPCIBusId, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *pciBusId = NULL;
    int32_t len = 256;
    CUdevice dev;
    if ((args[0] != NULL && cb_as_int32(args[0], "int", &len) < 0)
        || cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        goto done;
    fn_cuDeviceGetPCIBusId *call = cb_symbol_address(&symbols[S_cuDeviceGetPCIBusId]);
    if (call == NULL)
        goto done;
    pciBusId = cb_name_room("cuDeviceGetPCIBusId", len);
    if (pciBusId == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(PyBytes_AS_STRING(pciBusId), len, dev);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s,
            s->checked ? cb_string_result(s, PyBytes_AS_STRING(pciBusId)) : Py_NewRef(pciBusId));
    else
        result = cb_fail(s, &f_cuDeviceGetPCIBusId, status, args, NULL);
done:
    Py_XDECREF(pciBusId);
    return result;
}

// CUresult cuDeviceGetFabricClusterUuid(CUuuid *uuid, CUdevice dev)
static const cb_function f_cuDeviceGetFabricClusterUuid = {.name = "cuDeviceGetFabricClusterUuid",
    .params = (const char *const[]){"dev", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuDeviceGetFabricClusterUuid)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuDeviceGetFabricClusterUuid, &args, nargs, kwnames, slots))
        return NULL;
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
    CUresult status = call(cb_record_data(uuid), dev);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(uuid));
    else
        result = cb_fail(s, &f_cuDeviceGetFabricClusterUuid, status, args, NULL);
done:
    Py_XDECREF(uuid);
    return result;
}

// CUresult cuDeviceGetCliqueCount(size_t *count, CUdevice dev)
static const cb_function f_cuDeviceGetCliqueCount = {.name = "cuDeviceGetCliqueCount",
    .params = (const char *const[]){"dev", NULL}, .param_count = 1, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&count, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceGetCliqueCount, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(count));
}

// CUresult cuDeviceGetCliqueInfo(CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev)
static const cb_function f_cuDeviceGetCliqueInfo = {.name = "cuDeviceGetCliqueInfo",
    .params = (const char *const[]){"count", "dev", NULL}, .param_count = 2, .result_count = 2};

CB_WRAPPER(cuDeviceGetCliqueInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuDeviceGetCliqueInfo, &args, nargs, kwnames, slots))
        return NULL;
    cb_array cliqueInfo;
    size_t cliqueInfo_count = 0, count = 0;
    uint64_t count_in = 0;
    CUdevice dev;
    cb_array_init(&cliqueInfo);
    if ((args[0] != NULL && cb_as_uint64(args[0], "size_t", &count_in) < 0)
        || cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        goto done;
    count = count_in;
    fn_cuDeviceGetCliqueInfo *call = cb_symbol_address(&symbols[S_cuDeviceGetCliqueInfo]);
    if (call == NULL)
        goto done;
    cliqueInfo_count = (size_t)count;
    if (cb_array_reserve(&cliqueInfo, cliqueInfo_count, sizeof(CUcliqueInfo)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(cliqueInfo.data, &count, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceGetCliqueInfo, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)count < cliqueInfo_count)
        cliqueInfo_count = (size_t)count;
    PyObject *values[] = {
        cb_record_list(m, T_CUcliqueInfo, cliqueInfo.data, cliqueInfo_count),
        PyLong_FromUnsignedLong(count)
    };
    result = cb_return_many(s, &f_cuDeviceGetCliqueInfo, values);
done:
    cb_array_done(&cliqueInfo);
    return result;
}

// CUresult cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)
static const cb_function f_cuDeviceCanAccessPeer = {.name = "cuDeviceCanAccessPeer",
    .params = (const char *const[]){"dev", "peerDev", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuDeviceCanAccessPeer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuDeviceCanAccessPeer, &args, nargs, kwnames, slots))
        return NULL;
    int canAccessPeer = 0;
    CUdevice dev, peerDev;
    if (cb_as_scalar(m, T_CUdevice, args[0], &dev, sizeof dev) < 0
        || cb_as_scalar(m, T_CUdevice, args[1], &peerDev, sizeof peerDev) < 0)
        return NULL;
    fn_cuDeviceCanAccessPeer *call = cb_symbol_address(&symbols[S_cuDeviceCanAccessPeer]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&canAccessPeer, dev, peerDev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceCanAccessPeer, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(canAccessPeer));
}

// CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice,
//     CUdevice dstDevice)
static const cb_function f_cuDeviceGetP2PAttribute = {.name = "cuDeviceGetP2PAttribute",
    .params = (const char *const[]){"attrib", "srcDevice", "dstDevice", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cuDeviceGetP2PAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuDeviceGetP2PAttribute, &args, nargs, kwnames, slots))
        return NULL;
    int value = 0;
    int32_t attrib;
    CUdevice srcDevice, dstDevice;
    if (cb_as_enum(m, T_CUdevice_P2PAttribute, args[0], "attrib", &attrib) < 0
        || cb_as_scalar(m, T_CUdevice, args[1], &srcDevice, sizeof srcDevice) < 0
        || cb_as_scalar(m, T_CUdevice, args[2], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    fn_cuDeviceGetP2PAttribute *call = cb_symbol_address(&symbols[S_cuDeviceGetP2PAttribute]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&value, (CUdevice_P2PAttribute)attrib, srcDevice, dstDevice);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceGetP2PAttribute, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(value));
}

// CUresult cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities,
//     const CUatomicOperation *operations, unsigned int count, CUdevice srcDevice,
//     CUdevice dstDevice)
static const cb_function f_cuDeviceGetP2PAtomicCapabilities = {
    .name = "cuDeviceGetP2PAtomicCapabilities",
    .params = (const char *const[]){"operations", "count", "srcDevice", "dstDevice", NULL},
    .param_count = 4, .result_count = 1, .auto_mask = 0x2};

CB_WRAPPER(cuDeviceGetP2PAtomicCapabilities)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuDeviceGetP2PAtomicCapabilities, &args, nargs, kwnames, slots))
        return NULL;
    cb_array capabilities, operations;
    size_t capabilities_count = 0;
    uint32_t count = 0;
    CUdevice srcDevice, dstDevice;
    cb_array_init(&capabilities);
    cb_array_init(&operations);
    if (cb_array_enums(m, T_CUatomicOperation, args[0], "operations", &operations) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &count) < 0)
        || cb_as_scalar(m, T_CUdevice, args[2], &srcDevice, sizeof srcDevice) < 0
        || cb_as_scalar(m, T_CUdevice, args[3], &dstDevice, sizeof dstDevice) < 0)
        goto done;
    if (args[1] == NULL && operations.length > (size_t)count)
        count = (uint32_t)operations.length;
    if (cb_array_check(&operations, (size_t)count) < 0)
        goto done;
    fn_cuDeviceGetP2PAtomicCapabilities *call =
        cb_symbol_address(&symbols[S_cuDeviceGetP2PAtomicCapabilities]);
    if (call == NULL)
        goto done;
    capabilities_count = (size_t)count;
    if (cb_array_reserve(&capabilities, capabilities_count, sizeof(unsigned int)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(capabilities.data, operations.data, count, srcDevice, dstDevice);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s,
            cb_int_list(capabilities.data, capabilities_count, sizeof(unsigned int), false));
    else
        result = cb_fail(s, &f_cuDeviceGetP2PAtomicCapabilities, status, args, NULL);
done:
    cb_array_done(&capabilities);
    cb_array_done(&operations);
    return result;
}

// CUresult cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags,
//     CUdriverProcAddressQueryResult *symbolStatus)
static const cb_function f_cuGetProcAddress = {.name = "cuGetProcAddress",
    .params = (const char *const[]){"symbol", "cudaVersion", "flags", NULL}, .param_count = 3,
    .result_count = 2};

CB_WRAPPER(cuGetProcAddress)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuGetProcAddress, &args, nargs, kwnames, slots))
        return NULL;
    cb_address symbol;
    void *pfn = NULL;
    int32_t cudaVersion;
    cuuint64_t flags;
    CUdriverProcAddressQueryResult symbolStatus = 0;
    symbol.held = false;
    if (cb_as_text(args[0], false, &symbol) < 0
        || cb_as_int32(args[1], "int", &cudaVersion) < 0
        || cb_as_scalar(m, T_cuuint64_t, args[2], &flags, sizeof flags) < 0)
        goto done;
    fn_cuGetProcAddress *call = cb_symbol_address(&symbols[S_cuGetProcAddress]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(symbol.value, &pfn, cudaVersion, flags, &symbolStatus);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGetProcAddress, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {
        PyLong_FromVoidPtr((void *)pfn),
        cb_enum_member(m, T_CUdriverProcAddressQueryResult, symbolStatus)
    };
    result = cb_return_many(s, &f_cuGetProcAddress, values);
done:
    cb_address_release(&symbol);
    return result;
}

// CUresult cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId)
static const cb_function f_cuGetExportTable = {.name = "cuGetExportTable",
    .params = (const char *const[]){"pExportTableId", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGetExportTable)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGetExportTable, &args, nargs, kwnames, slots))
        return NULL;
    const void *ppExportTable = NULL;
    const CUuuid *pExportTableId;
    if (cb_as_record(m, T_CUuuid, args[0], "pExportTableId", &pExportTableId) < 0)
        return NULL;
    fn_cuGetExportTable *call = cb_symbol_address(&symbols[S_cuGetExportTable]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&ppExportTable, pExportTableId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGetExportTable, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)ppExportTable));
}

// CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource *resource, CUdevResourceType type)
static const cb_function f_cuDeviceGetDevResource = {.name = "cuDeviceGetDevResource",
    .params = (const char *const[]){"device", "typename", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuDeviceGetDevResource)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuDeviceGetDevResource, &args, nargs, kwnames, slots))
        return NULL;
    CUdevice device;
    PyObject *resource = NULL;
    int32_t type;
    if (cb_as_scalar(m, T_CUdevice, args[0], &device, sizeof device) < 0
        || cb_as_enum(m, T_CUdevResourceType, args[1], "typename", &type) < 0)
        goto done;
    fn_cuDeviceGetDevResource *call = cb_symbol_address(&symbols[S_cuDeviceGetDevResource]);
    if (call == NULL)
        goto done;
    resource = cb_record_new(m, T_CUdevResource);
    if (resource == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(device, cb_record_data(resource), (CUdevResourceType)type);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(resource));
    else
        result = cb_fail(s, &f_cuDeviceGetDevResource, status, args, NULL);
done:
    Py_XDECREF(resource);
    return result;
}

