// functions_device.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cuGetErrorString, "error");

// CUresult cuGetErrorString(CUresult error, const char **pStr)
static const cb_function f_cuGetErrorString = {
    .name = "cuGetErrorString",
    CB_PARAMS_OF(cuGetErrorString),
    .result_count = 1,
};

CB_WRAPPER(cuGetErrorString)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGetErrorString, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t error;
    const char *pStr = NULL;
    if (cb_as_enum(py, T_CUresult, argv[0], "error", &error) < 0)
        return NULL;
    fn_cuGetErrorString *call = cb_symbol_address(&driver_symbols[S_cuGetErrorString]);
    if (call == NULL)
        return NULL;
    CUresult status = call(error, &pStr);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGetErrorString, status, argv);
    return cb_return1(form, cb_string_result(form, pStr));
}

// CUresult cuGetErrorName(CUresult error, const char **pStr)
static const cb_function f_cuGetErrorName = {
    .name = "cuGetErrorName",
    CB_PARAMS_OF(cuGetErrorString),
    .result_count = 1,
};

CB_WRAPPER(cuGetErrorName)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGetErrorName, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t error;
    const char *pStr = NULL;
    if (cb_as_enum(py, T_CUresult, argv[0], "error", &error) < 0)
        return NULL;
    fn_cuGetErrorName *call = cb_symbol_address(&driver_symbols[S_cuGetErrorName]);
    if (call == NULL)
        return NULL;
    CUresult status = call(error, &pStr);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGetErrorName, status, argv);
    return cb_return1(form, cb_string_result(form, pStr));
}

// CUresult cuInit(unsigned int Flags)
static const cb_function f_cuInit = {
    .name = "cuInit",
    CB_PARAMS("Flags"),
    .optional_mask = CB_BIT(0), // Flags
};

CB_WRAPPER(cuInit)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuInit, &argv, nargs, kwnames, slots))
        return NULL;
    uint32_t Flags = 0;
    if (cb_is_given(form, argv[0]) && cb_as_uint32(argv[0], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuInit *call = cb_symbol_address(&driver_symbols[S_cuInit]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuInit, status, argv);
    return cb_return0(form);
}

// CUresult cuDriverGetVersion(int *driverVersion)
static const cb_function f_cuDriverGetVersion = {
    .name = "cuDriverGetVersion",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cuDriverGetVersion)
{
    if (!cb_no_arguments(form, &f_cuDriverGetVersion, argv, nargs, kwnames))
        return NULL;
    int driverVersion = 0;
    fn_cuDriverGetVersion *call = cb_symbol_address(&driver_symbols[S_cuDriverGetVersion]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&driverVersion);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDriverGetVersion, status, argv);
    return cb_return1(form, PyLong_FromLong(driverVersion));
}

// CUresult cuDeviceGet(CUdevice *device, int ordinal)
static const cb_function f_cuDeviceGet = {
    .name = "cuDeviceGet",
    CB_PARAMS("ordinal"),
    .result_count = 1,
};

CB_WRAPPER(cuDeviceGet)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuDeviceGet, &argv, nargs, kwnames, slots))
        return NULL;
    CUdevice device = 0;
    int32_t ordinal;
    if (cb_as_int32(argv[0], "int", &ordinal) < 0)
        return NULL;
    fn_cuDeviceGet *call = cb_symbol_address(&driver_symbols[S_cuDeviceGet]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&device, ordinal);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDeviceGet, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUdevice, &device));
}

// CUresult cuDeviceGetCount(int *count)
static const cb_function f_cuDeviceGetCount = {
    .name = "cuDeviceGetCount",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cuDeviceGetCount)
{
    if (!cb_no_arguments(form, &f_cuDeviceGetCount, argv, nargs, kwnames))
        return NULL;
    int count = 0;
    fn_cuDeviceGetCount *call = cb_symbol_address(&driver_symbols[S_cuDeviceGetCount]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&count);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDeviceGetCount, status, argv);
    return cb_return1(form, PyLong_FromLong(count));
}

CB_PARAM_LIST(cuDeviceGetName, "length", "dev");

// CUresult cuDeviceGetName(char *name, int len, CUdevice dev)
static const cb_function f_cuDeviceGetName = {
    .name = "cuDeviceGetName",
    CB_PARAMS_OF(cuDeviceGetName),
    .result_count = 1,
    .auto_mask = CB_BIT(0), // length
};

CB_WRAPPER(cuDeviceGetName)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuDeviceGetName, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *name = NULL;
    char name_text[CB_SHORT_NAME + 1], *name_at;
    int32_t len = 256;
    CUdevice dev;
    if ((argv[0] != NULL && cb_as_int32(argv[0], "int", &len) < 0)
        || cb_as_scalar(py, T_CUdevice, argv[1], "dev", &dev, sizeof dev) < 0)
        goto done;
    fn_cuDeviceGetName *call = cb_symbol_address(&driver_symbols[S_cuDeviceGetName]);
    if (call == NULL)
        goto done;
    name_at = cb_short_name(form, len, name_text);
    if (name_at == NULL) {
        name = cb_name_room("cuDeviceGetName", len);
        if (name == NULL)
            goto done;
        name_at = PyBytes_AS_STRING(name);
    }
    CUresult status = call(name_at, len, dev);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuDeviceGetName, status, argv);
    else
        retval = cb_return1(form, form->checked ? cb_string_result(form, name_at) : cb_take(&name));
done:
    Py_XDECREF(name);
    return retval;
}

CB_PARAM_LIST(cuDeviceGetUuid, "dev");

// CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)
static const cb_function f_cuDeviceGetUuid = {
    .name = "cuDeviceGetUuid",
    CB_PARAMS_OF(cuDeviceGetUuid),
    .result_count = 1,
};

CB_WRAPPER(cuDeviceGetUuid)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuDeviceGetUuid, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *uuid = NULL;
    CUdevice dev;
    if (cb_as_scalar(py, T_CUdevice, argv[0], "dev", &dev, sizeof dev) < 0)
        goto done;
    fn_cuDeviceGetUuid *call = cb_symbol_address(&driver_symbols[S_cuDeviceGetUuid]);
    if (call == NULL)
        goto done;
    uuid = cb_record_new(py, T_CUuuid);
    if (uuid == NULL)
        goto done;
    CUresult status = call(cb_record_data(uuid), dev);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuDeviceGetUuid, status, argv);
    else
        retval = cb_return1(form, cb_take(&uuid));
done:
    Py_XDECREF(uuid);
    return retval;
}

// CUresult cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev)
static const cb_function f_cuDeviceGetLuid = {
    .name = "cuDeviceGetLuid",
    CB_PARAMS_OF(cuDeviceGetUuid),
    .result_count = 2,
};

CB_WRAPPER(cuDeviceGetLuid)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuDeviceGetLuid, &argv, nargs, kwnames, slots))
        return NULL;
    char luid[8] = {0};
    unsigned int deviceNodeMask = 0;
    CUdevice dev;
    if (cb_as_scalar(py, T_CUdevice, argv[0], "dev", &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDeviceGetLuid *call = cb_symbol_address(&driver_symbols[S_cuDeviceGetLuid]);
    if (call == NULL)
        return NULL;
    CUresult status = call(luid, &deviceNodeMask, dev);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDeviceGetLuid, status, argv);
    PyObject *results[] = {
        PyBytes_FromStringAndSize(luid, form->checked ? 8 : (Py_ssize_t)strnlen(luid, 8)),
        PyLong_FromUnsignedLong(deviceNodeMask)
    };
    return cb_return_many(form, &f_cuDeviceGetLuid, results);
}

// CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)
static const cb_function f_cuDeviceTotalMem = {
    .name = "cuDeviceTotalMem",
    CB_PARAMS_OF(cuDeviceGetUuid),
    .result_count = 1,
};

CB_WRAPPER(cuDeviceTotalMem)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuDeviceTotalMem, &argv, nargs, kwnames, slots))
        return NULL;
    size_t bytes = 0;
    CUdevice dev;
    if (cb_as_scalar(py, T_CUdevice, argv[0], "dev", &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDeviceTotalMem *call = cb_symbol_address(&driver_symbols[S_cuDeviceTotalMem]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&bytes, dev);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDeviceTotalMem, status, argv);
    return cb_return1(form, PyLong_FromSize_t(bytes));
}

// CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format,
//     unsigned int numChannels, CUdevice dev)
static const cb_function f_cuDeviceGetTexture1DLinearMaxWidth = {
    .name = "cuDeviceGetTexture1DLinearMaxWidth",
    CB_PARAMS("pformat", "numChannels", "dev"),
    .result_count = 1,
};

CB_WRAPPER(cuDeviceGetTexture1DLinearMaxWidth)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuDeviceGetTexture1DLinearMaxWidth, &argv, nargs, kwnames, slots))
        return NULL;
    size_t maxWidthInElements = 0;
    int32_t format;
    uint32_t numChannels;
    CUdevice dev;
    if (cb_as_enum(py, T_CUarray_format, argv[0], "pformat", &format) < 0
        || cb_as_uint32(argv[1], "unsigned int", &numChannels) < 0
        || cb_as_scalar(py, T_CUdevice, argv[2], "dev", &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDeviceGetTexture1DLinearMaxWidth *call =
        cb_symbol_address(&driver_symbols[S_cuDeviceGetTexture1DLinearMaxWidth]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&maxWidthInElements, format, numChannels, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDeviceGetTexture1DLinearMaxWidth, status, argv);
    return cb_return1(form, PyLong_FromSize_t(maxWidthInElements));
}

// CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)
static const cb_function f_cuDeviceGetAttribute = {
    .name = "cuDeviceGetAttribute",
    CB_PARAMS("attrib", "dev"),
    .result_count = 1,
};

CB_WRAPPER(cuDeviceGetAttribute)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuDeviceGetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    int pi = 0;
    int32_t attrib;
    CUdevice dev;
    if (cb_as_enum(py, T_CUdevice_attribute, argv[0], "attrib", &attrib) < 0
        || cb_as_scalar(py, T_CUdevice, argv[1], "dev", &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDeviceGetAttribute *call = cb_symbol_address(&driver_symbols[S_cuDeviceGetAttribute]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&pi, attrib, dev);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDeviceGetAttribute, status, argv);
    return cb_return1(form, PyLong_FromLong(pi));
}

// CUresult cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities,
//     const CUatomicOperation *operations, unsigned int count, CUdevice dev)
static const cb_function f_cuDeviceGetHostAtomicCapabilities = {
    .name = "cuDeviceGetHostAtomicCapabilities",
    CB_PARAMS("operations", "count", "dev"),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // count
};

CB_WRAPPER(cuDeviceGetHostAtomicCapabilities)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuDeviceGetHostAtomicCapabilities, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array capabilities, operations;
    uint32_t count;
    CUdevice dev;
    cb_array_init(&capabilities);
    cb_array_init(&operations);
    if (cb_array_enums(py, T_CUatomicOperation, argv[0], "operations", &operations) < 0
        || (argv[1] != NULL && cb_as_uint32(argv[1], "unsigned int", &count) < 0)
        || cb_as_scalar(py, T_CUdevice, argv[2], "dev", &dev, sizeof dev) < 0)
        goto done;
    if (argv[1] == NULL)
        count = (uint32_t)operations.length;
    if (cb_array_check(&operations, count, "operations") < 0)
        goto done;
    fn_cuDeviceGetHostAtomicCapabilities *call =
        cb_symbol_address(&driver_symbols[S_cuDeviceGetHostAtomicCapabilities]);
    if (call == NULL)
        goto done;
    if (cb_array_reserve(&capabilities, count, sizeof(unsigned int)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(capabilities.data, operations.data, count, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuDeviceGetHostAtomicCapabilities, status, argv);
    else
        retval = cb_return1(form,
            cb_int_list(capabilities.data, count, sizeof(unsigned int), false));
done:
    cb_array_done(&capabilities);
    cb_array_done(&operations);
    return retval;
}

// CUresult cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags)
static const cb_function f_cuDeviceGetNvSciSyncAttributes = {
    .name = "cuDeviceGetNvSciSyncAttributes",
    CB_PARAMS("nvSciSyncAttrList", "dev", "flags"),
};

CB_WRAPPER(cuDeviceGetNvSciSyncAttributes)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuDeviceGetNvSciSyncAttributes, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address nvSciSyncAttrList;
    CUdevice dev;
    int32_t flags;
    nvSciSyncAttrList.held = false;
    if (cb_as_address(py, argv[0], &nvSciSyncAttrList) < 0
        || cb_as_scalar(py, T_CUdevice, argv[1], "dev", &dev, sizeof dev) < 0
        || cb_as_int32(argv[2], "int", &flags) < 0)
        goto done;
    fn_cuDeviceGetNvSciSyncAttributes *call =
        cb_symbol_address(&driver_symbols[S_cuDeviceGetNvSciSyncAttributes]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(nvSciSyncAttrList.value, dev, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuDeviceGetNvSciSyncAttributes, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&nvSciSyncAttrList);
    return retval;
}

// CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)
static const cb_function f_cuDeviceSetMemPool = {
    .name = "cuDeviceSetMemPool",
    CB_PARAMS("dev", "pool"),
};

CB_WRAPPER(cuDeviceSetMemPool)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuDeviceSetMemPool, &argv, nargs, kwnames, slots))
        return NULL;
    CUdevice dev;
    CUmemoryPool pool;
    if (cb_as_scalar(py, T_CUdevice, argv[0], "dev", &dev, sizeof dev) < 0
        || cb_as_handle(py, T_CUmemoryPool, argv[1], "pool", &pool) < 0)
        return NULL;
    fn_cuDeviceSetMemPool *call = cb_symbol_address(&driver_symbols[S_cuDeviceSetMemPool]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(dev, pool);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDeviceSetMemPool, status, argv);
    return cb_return0(form);
}

// CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)
static const cb_function f_cuDeviceGetMemPool = {
    .name = "cuDeviceGetMemPool",
    CB_PARAMS_OF(cuDeviceGetUuid),
    .result_count = 1,
};

CB_WRAPPER(cuDeviceGetMemPool)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuDeviceGetMemPool, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool = NULL;
    CUdevice dev;
    if (cb_as_scalar(py, T_CUdevice, argv[0], "dev", &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDeviceGetMemPool *call = cb_symbol_address(&driver_symbols[S_cuDeviceGetMemPool]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&pool, dev);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDeviceGetMemPool, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUmemoryPool, &pool));
}

// CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)
static const cb_function f_cuDeviceGetDefaultMemPool = {
    .name = "cuDeviceGetDefaultMemPool",
    CB_PARAMS_OF(cuDeviceGetUuid),
    .result_count = 1,
};

CB_WRAPPER(cuDeviceGetDefaultMemPool)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuDeviceGetDefaultMemPool, &argv, nargs, kwnames, slots))
        return NULL;
    CUmemoryPool pool_out = NULL;
    CUdevice dev;
    if (cb_as_scalar(py, T_CUdevice, argv[0], "dev", &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDeviceGetDefaultMemPool *call =
        cb_symbol_address(&driver_symbols[S_cuDeviceGetDefaultMemPool]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&pool_out, dev);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDeviceGetDefaultMemPool, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUmemoryPool, &pool_out));
}

// CUresult cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev)
static const cb_function f_cuDeviceGetExecAffinitySupport = {
    .name = "cuDeviceGetExecAffinitySupport",
    CB_PARAMS("typename", "dev"),
    .result_count = 1,
};

CB_WRAPPER(cuDeviceGetExecAffinitySupport)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuDeviceGetExecAffinitySupport, &argv, nargs, kwnames, slots))
        return NULL;
    int pi = 0;
    int32_t type;
    CUdevice dev;
    if (cb_as_enum(py, T_CUexecAffinityType, argv[0], "typename", &type) < 0
        || cb_as_scalar(py, T_CUdevice, argv[1], "dev", &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDeviceGetExecAffinitySupport *call =
        cb_symbol_address(&driver_symbols[S_cuDeviceGetExecAffinitySupport]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&pi, type, dev);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDeviceGetExecAffinitySupport, status, argv);
    return cb_return1(form, PyLong_FromLong(pi));
}

// CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target,
//     CUflushGPUDirectRDMAWritesScope scope)
static const cb_function f_cuFlushGPUDirectRDMAWrites = {
    .name = "cuFlushGPUDirectRDMAWrites",
    CB_PARAMS("target", "scope"),
};

CB_WRAPPER(cuFlushGPUDirectRDMAWrites)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuFlushGPUDirectRDMAWrites, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t target, scope;
    if (cb_as_enum(py, T_CUflushGPUDirectRDMAWritesTarget, argv[0], "target", &target) < 0
        || cb_as_enum(py, T_CUflushGPUDirectRDMAWritesScope, argv[1], "scope", &scope) < 0)
        return NULL;
    fn_cuFlushGPUDirectRDMAWrites *call =
        cb_symbol_address(&driver_symbols[S_cuFlushGPUDirectRDMAWrites]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(target, scope);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuFlushGPUDirectRDMAWrites, status, argv);
    return cb_return0(form);
}

// CUresult cuDeviceGetProperties(CUdevprop *prop, CUdevice dev)
static const cb_function f_cuDeviceGetProperties = {
    .name = "cuDeviceGetProperties",
    CB_PARAMS_OF(cuDeviceGetUuid),
    .result_count = 1,
};

CB_WRAPPER(cuDeviceGetProperties)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuDeviceGetProperties, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *prop = NULL;
    CUdevice dev;
    if (cb_as_scalar(py, T_CUdevice, argv[0], "dev", &dev, sizeof dev) < 0)
        goto done;
    fn_cuDeviceGetProperties *call = cb_symbol_address(&driver_symbols[S_cuDeviceGetProperties]);
    if (call == NULL)
        goto done;
    prop = cb_record_new(py, T_CUdevprop);
    if (prop == NULL)
        goto done;
    CUresult status = call(cb_record_data(prop), dev);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuDeviceGetProperties, status, argv);
    else
        retval = cb_return1(form, cb_take(&prop));
done:
    Py_XDECREF(prop);
    return retval;
}

// CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)
static const cb_function f_cuDeviceComputeCapability = {
    .name = "cuDeviceComputeCapability",
    CB_PARAMS_OF(cuDeviceGetUuid),
    .result_count = 2,
};

CB_WRAPPER(cuDeviceComputeCapability)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuDeviceComputeCapability, &argv, nargs, kwnames, slots))
        return NULL;
    int major = 0, minor = 0;
    CUdevice dev;
    if (cb_as_scalar(py, T_CUdevice, argv[0], "dev", &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDeviceComputeCapability *call =
        cb_symbol_address(&driver_symbols[S_cuDeviceComputeCapability]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&major, &minor, dev);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDeviceComputeCapability, status, argv);
    PyObject *results[] = {PyLong_FromLong(major), PyLong_FromLong(minor)};
    return cb_return_many(form, &f_cuDeviceComputeCapability, results);
}

// CUresult cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)
static const cb_function f_cuDevicePrimaryCtxRetain = {
    .name = "cuDevicePrimaryCtxRetain",
    CB_PARAMS_OF(cuDeviceGetUuid),
    .result_count = 1,
};

CB_WRAPPER(cuDevicePrimaryCtxRetain)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuDevicePrimaryCtxRetain, &argv, nargs, kwnames, slots))
        return NULL;
    CUcontext pctx = NULL;
    CUdevice dev;
    if (cb_as_scalar(py, T_CUdevice, argv[0], "dev", &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDevicePrimaryCtxRetain *call =
        cb_symbol_address(&driver_symbols[S_cuDevicePrimaryCtxRetain]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pctx, dev);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDevicePrimaryCtxRetain, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUcontext, &pctx));
}

// CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev)
static const cb_function f_cuDevicePrimaryCtxRelease = {
    .name = "cuDevicePrimaryCtxRelease",
    CB_PARAMS_OF(cuDeviceGetUuid),
};

CB_WRAPPER(cuDevicePrimaryCtxRelease)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuDevicePrimaryCtxRelease, &argv, nargs, kwnames, slots))
        return NULL;
    CUdevice dev;
    if (cb_as_scalar(py, T_CUdevice, argv[0], "dev", &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDevicePrimaryCtxRelease *call =
        cb_symbol_address(&driver_symbols[S_cuDevicePrimaryCtxRelease]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dev);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDevicePrimaryCtxRelease, status, argv);
    return cb_return0(form);
}

// CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags)
static const cb_function f_cuDevicePrimaryCtxSetFlags = {
    .name = "cuDevicePrimaryCtxSetFlags",
    CB_PARAMS("dev", "flags"),
};

CB_WRAPPER(cuDevicePrimaryCtxSetFlags)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuDevicePrimaryCtxSetFlags, &argv, nargs, kwnames, slots))
        return NULL;
    CUdevice dev;
    uint32_t flags;
    if (cb_as_scalar(py, T_CUdevice, argv[0], "dev", &dev, sizeof dev) < 0
        || cb_as_uint32(argv[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuDevicePrimaryCtxSetFlags *call =
        cb_symbol_address(&driver_symbols[S_cuDevicePrimaryCtxSetFlags]);
    if (call == NULL)
        return NULL;
    CUresult status = call(dev, flags);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDevicePrimaryCtxSetFlags, status, argv);
    return cb_return0(form);
}

// CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active)
static const cb_function f_cuDevicePrimaryCtxGetState = {
    .name = "cuDevicePrimaryCtxGetState",
    CB_PARAMS_OF(cuDeviceGetUuid),
    .result_count = 2,
};

CB_WRAPPER(cuDevicePrimaryCtxGetState)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuDevicePrimaryCtxGetState, &argv, nargs, kwnames, slots))
        return NULL;
    CUdevice dev;
    unsigned int flags = 0;
    int active = 0;
    if (cb_as_scalar(py, T_CUdevice, argv[0], "dev", &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDevicePrimaryCtxGetState *call =
        cb_symbol_address(&driver_symbols[S_cuDevicePrimaryCtxGetState]);
    if (call == NULL)
        return NULL;
    CUresult status = call(dev, &flags, &active);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDevicePrimaryCtxGetState, status, argv);
    PyObject *results[] = {PyLong_FromUnsignedLong(flags), PyLong_FromLong(active)};
    return cb_return_many(form, &f_cuDevicePrimaryCtxGetState, results);
}

// CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev)
static const cb_function f_cuDevicePrimaryCtxReset = {
    .name = "cuDevicePrimaryCtxReset",
    CB_PARAMS_OF(cuDeviceGetUuid),
};

CB_WRAPPER(cuDevicePrimaryCtxReset)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuDevicePrimaryCtxReset, &argv, nargs, kwnames, slots))
        return NULL;
    CUdevice dev;
    if (cb_as_scalar(py, T_CUdevice, argv[0], "dev", &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDevicePrimaryCtxReset *call =
        cb_symbol_address(&driver_symbols[S_cuDevicePrimaryCtxReset]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(dev);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDevicePrimaryCtxReset, status, argv);
    return cb_return0(form);
}

// CUresult cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc,
//     void *userData, CUasyncCallbackHandle *callback)
static const cb_function f_cuDeviceRegisterAsyncNotification = {
    .name = "cuDeviceRegisterAsyncNotification",
    CB_PARAMS("device", "callbackFunc", "userData"),
    .result_count = 1,
    .optional_mask = CB_BIT(2), // userData
};

CB_WRAPPER(cuDeviceRegisterAsyncNotification)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuDeviceRegisterAsyncNotification, &argv, nargs, kwnames, slots))
        return NULL;
    CUdevice device;
    cb_callback callbackFunc = {0};
    cb_address userData;
    CUasyncCallbackHandle callback = NULL;
    userData.held = false;
    if (cb_as_scalar(py, T_CUdevice, argv[0], "device", &device, sizeof device) < 0
        || cb_as_callback(py, T_CUasyncCallback, argv[1], trampoline_CUasyncCallback, argv[2],
            CB_SCOPE_NOTIFIED, &callbackFunc) < 0
        || (callbackFunc.closure == NULL && cb_as_address(py, argv[2], &userData) < 0))
        goto done;
    fn_cuDeviceRegisterAsyncNotification *call =
        cb_symbol_address(&driver_symbols[S_cuDeviceRegisterAsyncNotification]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, callbackFunc.function,
        callbackFunc.closure != NULL ? callbackFunc.closure : userData.value, &callback);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuDeviceRegisterAsyncNotification, status, argv);
        goto done;
    }
    cb_callback_keep(py, &callbackFunc, callback);
    retval = cb_return1(form, cb_cell_new(py, T_CUasyncCallbackHandle, &callback));
done:
    cb_callback_done(&callbackFunc);
    cb_address_release(&userData);
    return retval;
}

// CUresult cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback)
static const cb_function f_cuDeviceUnregisterAsyncNotification = {
    .name = "cuDeviceUnregisterAsyncNotification",
    CB_PARAMS("device", "callback"),
};

CB_WRAPPER(cuDeviceUnregisterAsyncNotification)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuDeviceUnregisterAsyncNotification, &argv, nargs, kwnames, slots))
        return NULL;
    CUdevice device;
    CUasyncCallbackHandle callback;
    if (cb_as_scalar(py, T_CUdevice, argv[0], "device", &device, sizeof device) < 0
        || cb_as_handle(py, T_CUasyncCallbackHandle, argv[1], "callback", &callback) < 0)
        return NULL;
    fn_cuDeviceUnregisterAsyncNotification *call =
        cb_symbol_address(&driver_symbols[S_cuDeviceUnregisterAsyncNotification]);
    if (call == NULL)
        return NULL;
    uint64_t registrations = cb_registration_count(py);
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(device, callback);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDeviceUnregisterAsyncNotification, status, argv);
    cb_closure_unregister(py, callback, registrations);
    return cb_return0(form);
}

// CUresult cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)
static const cb_function f_cuDeviceGetByPCIBusId = {
    .name = "cuDeviceGetByPCIBusId",
    CB_PARAMS("pciBusId"),
    .result_count = 1,
};

CB_WRAPPER(cuDeviceGetByPCIBusId)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuDeviceGetByPCIBusId, &argv, nargs, kwnames, slots))
        return NULL;
    CUdevice dev = 0;
    cb_address pciBusId;
    pciBusId.held = false;
    if (cb_as_text(argv[0], &pciBusId) < 0)
        goto done;
    fn_cuDeviceGetByPCIBusId *call = cb_symbol_address(&driver_symbols[S_cuDeviceGetByPCIBusId]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&dev, pciBusId.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuDeviceGetByPCIBusId, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUdevice, &dev));
done:
    cb_address_release(&pciBusId);
    return retval;
}

// CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)
static const cb_function f_cuDeviceGetPCIBusId = {
    .name = "cuDeviceGetPCIBusId",
    CB_PARAMS_OF(cuDeviceGetName),
    .result_count = 1,
    .auto_mask = CB_BIT(0), // length
};

CB_WRAPPER(cuDeviceGetPCIBusId)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuDeviceGetPCIBusId, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *pciBusId = NULL;
    char pciBusId_text[CB_SHORT_NAME + 1], *pciBusId_at;
    int32_t len = 256;
    CUdevice dev;
    if ((argv[0] != NULL && cb_as_int32(argv[0], "int", &len) < 0)
        || cb_as_scalar(py, T_CUdevice, argv[1], "dev", &dev, sizeof dev) < 0)
        goto done;
    fn_cuDeviceGetPCIBusId *call = cb_symbol_address(&driver_symbols[S_cuDeviceGetPCIBusId]);
    if (call == NULL)
        goto done;
    pciBusId_at = cb_short_name(form, len, pciBusId_text);
    if (pciBusId_at == NULL) {
        pciBusId = cb_name_room("cuDeviceGetPCIBusId", len);
        if (pciBusId == NULL)
            goto done;
        pciBusId_at = PyBytes_AS_STRING(pciBusId);
    }
    CUresult status = call(pciBusId_at, len, dev);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuDeviceGetPCIBusId, status, argv);
    else
        retval = cb_return1(form,
            form->checked ? cb_string_result(form, pciBusId_at) : cb_take(&pciBusId));
done:
    Py_XDECREF(pciBusId);
    return retval;
}

// CUresult cuDeviceGetFabricClusterUuid(CUuuid *uuid, CUdevice dev)
static const cb_function f_cuDeviceGetFabricClusterUuid = {
    .name = "cuDeviceGetFabricClusterUuid",
    CB_PARAMS_OF(cuDeviceGetUuid),
    .result_count = 1,
};

CB_WRAPPER(cuDeviceGetFabricClusterUuid)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuDeviceGetFabricClusterUuid, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *uuid = NULL;
    CUdevice dev;
    if (cb_as_scalar(py, T_CUdevice, argv[0], "dev", &dev, sizeof dev) < 0)
        goto done;
    fn_cuDeviceGetFabricClusterUuid *call =
        cb_symbol_address(&driver_symbols[S_cuDeviceGetFabricClusterUuid]);
    if (call == NULL)
        goto done;
    uuid = cb_record_new(py, T_CUuuid);
    if (uuid == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(cb_record_data(uuid), dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuDeviceGetFabricClusterUuid, status, argv);
    else
        retval = cb_return1(form, cb_take(&uuid));
done:
    Py_XDECREF(uuid);
    return retval;
}

// CUresult cuDeviceGetCliqueCount(size_t *count, CUdevice dev)
static const cb_function f_cuDeviceGetCliqueCount = {
    .name = "cuDeviceGetCliqueCount",
    CB_PARAMS_OF(cuDeviceGetUuid),
    .result_count = 1,
};

CB_WRAPPER(cuDeviceGetCliqueCount)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuDeviceGetCliqueCount, &argv, nargs, kwnames, slots))
        return NULL;
    size_t count = 0;
    CUdevice dev;
    if (cb_as_scalar(py, T_CUdevice, argv[0], "dev", &dev, sizeof dev) < 0)
        return NULL;
    fn_cuDeviceGetCliqueCount *call = cb_symbol_address(&driver_symbols[S_cuDeviceGetCliqueCount]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&count, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDeviceGetCliqueCount, status, argv);
    return cb_return1(form, PyLong_FromSize_t(count));
}

// CUresult cuDeviceGetCliqueInfo(CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev)
static const cb_function f_cuDeviceGetCliqueInfo = {
    .name = "cuDeviceGetCliqueInfo",
    CB_PARAMS("count", "dev"),
    .result_count = 2,
};

CB_WRAPPER(cuDeviceGetCliqueInfo)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuDeviceGetCliqueInfo, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array cliqueInfo;
    size_t count;
    CUdevice dev;
    cb_array_init(&cliqueInfo);
    if (cb_as_uint64(argv[0], "size_t", &count) < 0
        || cb_as_scalar(py, T_CUdevice, argv[1], "dev", &dev, sizeof dev) < 0)
        goto done;
    fn_cuDeviceGetCliqueInfo *call = cb_symbol_address(&driver_symbols[S_cuDeviceGetCliqueInfo]);
    if (call == NULL)
        goto done;
    size_t cliqueInfo_count = count;
    if (cb_array_reserve(&cliqueInfo, cliqueInfo_count, sizeof(CUcliqueInfo)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(cliqueInfo.data, &count, dev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuDeviceGetCliqueInfo, status, argv);
        goto done;
    }
    if (form->checked && count < cliqueInfo_count)
        cliqueInfo_count = count;
    PyObject *results[] = {
        cb_record_list(py, T_CUcliqueInfo, cliqueInfo.data, cliqueInfo_count),
        PyLong_FromSize_t(count)
    };
    retval = cb_return_many(form, &f_cuDeviceGetCliqueInfo, results);
done:
    cb_array_done(&cliqueInfo);
    return retval;
}

// CUresult cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)
static const cb_function f_cuDeviceCanAccessPeer = {
    .name = "cuDeviceCanAccessPeer",
    CB_PARAMS("dev", "peerDev"),
    .result_count = 1,
};

CB_WRAPPER(cuDeviceCanAccessPeer)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuDeviceCanAccessPeer, &argv, nargs, kwnames, slots))
        return NULL;
    int canAccessPeer = 0;
    CUdevice dev, peerDev;
    if (cb_as_scalar(py, T_CUdevice, argv[0], "dev", &dev, sizeof dev) < 0
        || cb_as_scalar(py, T_CUdevice, argv[1], "peerDev", &peerDev, sizeof peerDev) < 0)
        return NULL;
    fn_cuDeviceCanAccessPeer *call = cb_symbol_address(&driver_symbols[S_cuDeviceCanAccessPeer]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&canAccessPeer, dev, peerDev);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDeviceCanAccessPeer, status, argv);
    return cb_return1(form, PyLong_FromLong(canAccessPeer));
}

// CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice,
//     CUdevice dstDevice)
static const cb_function f_cuDeviceGetP2PAttribute = {
    .name = "cuDeviceGetP2PAttribute",
    CB_PARAMS("attrib", "srcDevice", "dstDevice"),
    .result_count = 1,
};

CB_WRAPPER(cuDeviceGetP2PAttribute)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuDeviceGetP2PAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    int value = 0;
    int32_t attrib;
    CUdevice srcDevice, dstDevice;
    if (cb_as_enum(py, T_CUdevice_P2PAttribute, argv[0], "attrib", &attrib) < 0
        || cb_as_scalar(py, T_CUdevice, argv[1], "srcDevice", &srcDevice, sizeof srcDevice) < 0
        || cb_as_scalar(py, T_CUdevice, argv[2], "dstDevice", &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    fn_cuDeviceGetP2PAttribute *call =
        cb_symbol_address(&driver_symbols[S_cuDeviceGetP2PAttribute]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&value, attrib, srcDevice, dstDevice);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuDeviceGetP2PAttribute, status, argv);
    return cb_return1(form, PyLong_FromLong(value));
}

// CUresult cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities,
//     const CUatomicOperation *operations, unsigned int count, CUdevice srcDevice,
//     CUdevice dstDevice)
static const cb_function f_cuDeviceGetP2PAtomicCapabilities = {
    .name = "cuDeviceGetP2PAtomicCapabilities",
    CB_PARAMS("operations", "count", "srcDevice", "dstDevice"),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // count
};

CB_WRAPPER(cuDeviceGetP2PAtomicCapabilities)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuDeviceGetP2PAtomicCapabilities, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array capabilities, operations;
    uint32_t count;
    CUdevice srcDevice, dstDevice;
    cb_array_init(&capabilities);
    cb_array_init(&operations);
    if (cb_array_enums(py, T_CUatomicOperation, argv[0], "operations", &operations) < 0
        || (argv[1] != NULL && cb_as_uint32(argv[1], "unsigned int", &count) < 0)
        || cb_as_scalar(py, T_CUdevice, argv[2], "srcDevice", &srcDevice, sizeof srcDevice) < 0
        || cb_as_scalar(py, T_CUdevice, argv[3], "dstDevice", &dstDevice, sizeof dstDevice) < 0)
        goto done;
    if (argv[1] == NULL)
        count = (uint32_t)operations.length;
    if (cb_array_check(&operations, count, "operations") < 0)
        goto done;
    fn_cuDeviceGetP2PAtomicCapabilities *call =
        cb_symbol_address(&driver_symbols[S_cuDeviceGetP2PAtomicCapabilities]);
    if (call == NULL)
        goto done;
    if (cb_array_reserve(&capabilities, count, sizeof(unsigned int)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(capabilities.data, operations.data, count, srcDevice, dstDevice);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuDeviceGetP2PAtomicCapabilities, status, argv);
    else
        retval = cb_return1(form,
            cb_int_list(capabilities.data, count, sizeof(unsigned int), false));
done:
    cb_array_done(&capabilities);
    cb_array_done(&operations);
    return retval;
}

// CUresult cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags,
//     CUdriverProcAddressQueryResult *symbolStatus)
static const cb_function f_cuGetProcAddress = {
    .name = "cuGetProcAddress",
    CB_PARAMS("symbol", "cudaVersion", "flags"),
    .result_count = 2,
};

CB_WRAPPER(cuGetProcAddress)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuGetProcAddress, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address symbol;
    void *pfn = NULL;
    int32_t cudaVersion;
    cuuint64_t flags;
    CUdriverProcAddressQueryResult symbolStatus = 0;
    symbol.held = false;
    if (cb_as_text(argv[0], &symbol) < 0
        || cb_as_int32(argv[1], "int", &cudaVersion) < 0
        || cb_as_scalar(py, T_cuuint64_t, argv[2], "flags", &flags, sizeof flags) < 0)
        goto done;
    fn_cuGetProcAddress *call = cb_symbol_address(&driver_symbols[S_cuGetProcAddress]);
    if (call == NULL)
        goto done;
    CUresult status = call(symbol.value, &pfn, cudaVersion, flags, &symbolStatus);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuGetProcAddress, status, argv);
        goto done;
    }
    PyObject *results[] = {
        PyLong_FromVoidPtr(pfn),
        cb_enum_member(py, T_CUdriverProcAddressQueryResult, symbolStatus)
    };
    retval = cb_return_many(form, &f_cuGetProcAddress, results);
done:
    cb_address_release(&symbol);
    return retval;
}

// CUresult cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId)
static const cb_function f_cuGetExportTable = {
    .name = "cuGetExportTable",
    CB_PARAMS("pExportTableId"),
    .result_count = 1,
};

CB_WRAPPER(cuGetExportTable)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGetExportTable, &argv, nargs, kwnames, slots))
        return NULL;
    const void *ppExportTable = NULL;
    const CUuuid *pExportTableId;
    if (cb_as_record(py, T_CUuuid, argv[0], "pExportTableId", &pExportTableId) < 0)
        return NULL;
    fn_cuGetExportTable *call = cb_symbol_address(&driver_symbols[S_cuGetExportTable]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&ppExportTable, pExportTableId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGetExportTable, status, argv);
    return cb_return1(form, PyLong_FromVoidPtr((void *)ppExportTable));
}

// CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource *resource, CUdevResourceType type)
static const cb_function f_cuDeviceGetDevResource = {
    .name = "cuDeviceGetDevResource",
    CB_PARAMS("device", "typename"),
    .result_count = 1,
};

CB_WRAPPER(cuDeviceGetDevResource)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuDeviceGetDevResource, &argv, nargs, kwnames, slots))
        return NULL;
    CUdevice device;
    PyObject *resource = NULL;
    int32_t type;
    if (cb_as_scalar(py, T_CUdevice, argv[0], "device", &device, sizeof device) < 0
        || cb_as_enum(py, T_CUdevResourceType, argv[1], "typename", &type) < 0)
        goto done;
    fn_cuDeviceGetDevResource *call = cb_symbol_address(&driver_symbols[S_cuDeviceGetDevResource]);
    if (call == NULL)
        goto done;
    resource = cb_record_new(py, T_CUdevResource);
    if (resource == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(device, cb_record_data(resource), type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuDeviceGetDevResource, status, argv);
    else
        retval = cb_return1(form, cb_take(&resource));
done:
    Py_XDECREF(resource);
    return retval;
}
