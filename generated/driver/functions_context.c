// functions_context.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// CUresult cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams, unsigned int flags,
//     CUdevice dev)
static const cb_function f_cuCtxCreate = {
    .name = "cuCtxCreate",
    CB_PARAMS("ctxCreateParams", "flags", "dev"),
    .result_count = 1,
};

CB_WRAPPER(cuCtxCreate)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuCtxCreate, &argv, nargs, kwnames, slots))
        return NULL;
    CUcontext pctx = NULL;
    CUctxCreateParams *ctxCreateParams;
    uint32_t flags;
    CUdevice dev;
    if (cb_as_record(py, T_CUctxCreateParams, argv[0], "ctxCreateParams", &ctxCreateParams) < 0
        || cb_as_uint32(argv[1], "unsigned int", &flags) < 0
        || cb_as_scalar(py, T_CUdevice, argv[2], "dev", &dev, sizeof dev) < 0)
        return NULL;
    fn_cuCtxCreate *call = cb_symbol_address(&driver_symbols[S_cuCtxCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pctx, ctxCreateParams, flags, dev);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUcontext, &pctx));
}

CB_PARAM_LIST(cuCtxDestroy, "ctx");

// CUresult cuCtxDestroy_v2(CUcontext ctx)
static const cb_function f_cuCtxDestroy = {.name = "cuCtxDestroy", CB_PARAMS_OF(cuCtxDestroy)};

CB_WRAPPER(cuCtxDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuCtxDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    CUcontext ctx;
    if (cb_as_ended_handle(py, T_CUcontext, argv[0], "ctx", &ctx) < 0)
        return NULL;
    fn_cuCtxDestroy *call = cb_symbol_address(&driver_symbols[S_cuCtxDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ctx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuCtxPushCurrent_v2(CUcontext ctx)
static const cb_function f_cuCtxPushCurrent = {
    .name = "cuCtxPushCurrent",
    CB_PARAMS_OF(cuCtxDestroy),
};

CB_WRAPPER(cuCtxPushCurrent)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuCtxPushCurrent, &argv, nargs, kwnames, slots))
        return NULL;
    CUcontext ctx;
    if (cb_as_handle(py, T_CUcontext, argv[0], "ctx", &ctx) < 0)
        return NULL;
    fn_cuCtxPushCurrent *call = cb_symbol_address(&driver_symbols[S_cuCtxPushCurrent]);
    if (call == NULL)
        return NULL;
    CUresult status = call(ctx);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxPushCurrent, status, argv);
    return cb_return0(form);
}

// CUresult cuCtxPopCurrent_v2(CUcontext *pctx)
static const cb_function f_cuCtxPopCurrent = {
    .name = "cuCtxPopCurrent",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cuCtxPopCurrent)
{
    if (!cb_no_arguments(form, &f_cuCtxPopCurrent, argv, nargs, kwnames))
        return NULL;
    CUcontext pctx = NULL;
    fn_cuCtxPopCurrent *call = cb_symbol_address(&driver_symbols[S_cuCtxPopCurrent]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&pctx);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxPopCurrent, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUcontext, &pctx));
}

// CUresult cuCtxSetCurrent(CUcontext ctx)
static const cb_function f_cuCtxSetCurrent = {
    .name = "cuCtxSetCurrent",
    CB_PARAMS_OF(cuCtxDestroy),
};

CB_WRAPPER(cuCtxSetCurrent)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuCtxSetCurrent, &argv, nargs, kwnames, slots))
        return NULL;
    CUcontext ctx;
    if (cb_as_handle(py, T_CUcontext, argv[0], "ctx", &ctx) < 0)
        return NULL;
    fn_cuCtxSetCurrent *call = cb_symbol_address(&driver_symbols[S_cuCtxSetCurrent]);
    if (call == NULL)
        return NULL;
    CUresult status = call(ctx);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxSetCurrent, status, argv);
    return cb_return0(form);
}

// CUresult cuCtxGetCurrent(CUcontext *pctx)
static const cb_function f_cuCtxGetCurrent = {
    .name = "cuCtxGetCurrent",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cuCtxGetCurrent)
{
    if (!cb_no_arguments(form, &f_cuCtxGetCurrent, argv, nargs, kwnames))
        return NULL;
    CUcontext pctx = NULL;
    fn_cuCtxGetCurrent *call = cb_symbol_address(&driver_symbols[S_cuCtxGetCurrent]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&pctx);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxGetCurrent, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUcontext, &pctx));
}

// CUresult cuCtxGetDevice(CUdevice *device)
static const cb_function f_cuCtxGetDevice = {
    .name = "cuCtxGetDevice",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cuCtxGetDevice)
{
    if (!cb_no_arguments(form, &f_cuCtxGetDevice, argv, nargs, kwnames))
        return NULL;
    CUdevice device = 0;
    fn_cuCtxGetDevice *call = cb_symbol_address(&driver_symbols[S_cuCtxGetDevice]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&device);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxGetDevice, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUdevice, &device));
}

// CUresult cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx)
static const cb_function f_cuCtxGetDevice_v2 = {
    .name = "cuCtxGetDevice_v2",
    CB_PARAMS_OF(cuCtxDestroy),
    .result_count = 1,
};

CB_WRAPPER(cuCtxGetDevice_v2)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuCtxGetDevice_v2, &argv, nargs, kwnames, slots))
        return NULL;
    CUdevice device = 0;
    CUcontext ctx;
    if (cb_as_handle(py, T_CUcontext, argv[0], "ctx", &ctx) < 0)
        return NULL;
    fn_cuCtxGetDevice_v2 *call = cb_symbol_address(&driver_symbols[S_cuCtxGetDevice_v2]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&device, ctx);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxGetDevice_v2, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUdevice, &device));
}

// CUresult cuCtxGetFlags(unsigned int *flags)
static const cb_function f_cuCtxGetFlags = {
    .name = "cuCtxGetFlags",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cuCtxGetFlags)
{
    if (!cb_no_arguments(form, &f_cuCtxGetFlags, argv, nargs, kwnames))
        return NULL;
    unsigned int flags = 0;
    fn_cuCtxGetFlags *call = cb_symbol_address(&driver_symbols[S_cuCtxGetFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxGetFlags, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(flags));
}

CB_PARAM_LIST(cuCtxSetFlags, "flags");

// CUresult cuCtxSetFlags(unsigned int flags)
static const cb_function f_cuCtxSetFlags = {.name = "cuCtxSetFlags", CB_PARAMS_OF(cuCtxSetFlags)};

CB_WRAPPER(cuCtxSetFlags)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuCtxSetFlags, &argv, nargs, kwnames, slots))
        return NULL;
    uint32_t flags;
    if (cb_as_uint32(argv[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuCtxSetFlags *call = cb_symbol_address(&driver_symbols[S_cuCtxSetFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxSetFlags, status, argv);
    return cb_return0(form);
}

// CUresult cuCtxGetId(CUcontext ctx, unsigned long long *ctxId)
static const cb_function f_cuCtxGetId = {
    .name = "cuCtxGetId",
    CB_PARAMS_OF(cuCtxDestroy),
    .result_count = 1,
};

CB_WRAPPER(cuCtxGetId)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuCtxGetId, &argv, nargs, kwnames, slots))
        return NULL;
    CUcontext ctx;
    unsigned long long ctxId = 0;
    if (cb_as_handle(py, T_CUcontext, argv[0], "ctx", &ctx) < 0)
        return NULL;
    fn_cuCtxGetId *call = cb_symbol_address(&driver_symbols[S_cuCtxGetId]);
    if (call == NULL)
        return NULL;
    CUresult status = call(ctx, &ctxId);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxGetId, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLongLong(ctxId));
}

// CUresult cuCtxSynchronize(void)
static const cb_function f_cuCtxSynchronize = {.name = "cuCtxSynchronize", CB_NO_PARAMS};

CB_WRAPPER(cuCtxSynchronize)
{
    if (!cb_no_arguments(form, &f_cuCtxSynchronize, argv, nargs, kwnames))
        return NULL;
    fn_cuCtxSynchronize *call = cb_symbol_address(&driver_symbols[S_cuCtxSynchronize]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxSynchronize, status, argv);
    return cb_return0(form);
}

// CUresult cuCtxSynchronize_v2(CUcontext ctx)
static const cb_function f_cuCtxSynchronize_v2 = {
    .name = "cuCtxSynchronize_v2",
    CB_PARAMS_OF(cuCtxDestroy),
};

CB_WRAPPER(cuCtxSynchronize_v2)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuCtxSynchronize_v2, &argv, nargs, kwnames, slots))
        return NULL;
    CUcontext ctx;
    if (cb_as_handle(py, T_CUcontext, argv[0], "ctx", &ctx) < 0)
        return NULL;
    fn_cuCtxSynchronize_v2 *call = cb_symbol_address(&driver_symbols[S_cuCtxSynchronize_v2]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ctx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxSynchronize_v2, status, argv);
    return cb_return0(form);
}

// CUresult cuCtxSetLimit(CUlimit limit, size_t value)
static const cb_function f_cuCtxSetLimit = {.name = "cuCtxSetLimit", CB_PARAMS("limit", "value")};

CB_WRAPPER(cuCtxSetLimit)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuCtxSetLimit, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t limit;
    uint64_t value;
    if (cb_as_enum(py, T_CUlimit, argv[0], "limit", &limit) < 0
        || cb_as_uint64(argv[1], "size_t", &value) < 0)
        return NULL;
    fn_cuCtxSetLimit *call = cb_symbol_address(&driver_symbols[S_cuCtxSetLimit]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(limit, value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxSetLimit, status, argv);
    return cb_return0(form);
}

// CUresult cuCtxGetLimit(size_t *pvalue, CUlimit limit)
static const cb_function f_cuCtxGetLimit = {
    .name = "cuCtxGetLimit",
    CB_PARAMS("limit"),
    .result_count = 1,
};

CB_WRAPPER(cuCtxGetLimit)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuCtxGetLimit, &argv, nargs, kwnames, slots))
        return NULL;
    size_t pvalue = 0;
    int32_t limit;
    if (cb_as_enum(py, T_CUlimit, argv[0], "limit", &limit) < 0)
        return NULL;
    fn_cuCtxGetLimit *call = cb_symbol_address(&driver_symbols[S_cuCtxGetLimit]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pvalue, limit);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxGetLimit, status, argv);
    return cb_return1(form, PyLong_FromSize_t(pvalue));
}

// CUresult cuCtxGetCacheConfig(CUfunc_cache *pconfig)
static const cb_function f_cuCtxGetCacheConfig = {
    .name = "cuCtxGetCacheConfig",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cuCtxGetCacheConfig)
{
    if (!cb_no_arguments(form, &f_cuCtxGetCacheConfig, argv, nargs, kwnames))
        return NULL;
    CUfunc_cache pconfig = 0;
    fn_cuCtxGetCacheConfig *call = cb_symbol_address(&driver_symbols[S_cuCtxGetCacheConfig]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pconfig);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxGetCacheConfig, status, argv);
    return cb_return1(form, cb_enum_member(py, T_CUfunc_cache, pconfig));
}

CB_PARAM_LIST(cuCtxSetCacheConfig, "config");

// CUresult cuCtxSetCacheConfig(CUfunc_cache config)
static const cb_function f_cuCtxSetCacheConfig = {
    .name = "cuCtxSetCacheConfig",
    CB_PARAMS_OF(cuCtxSetCacheConfig),
};

CB_WRAPPER(cuCtxSetCacheConfig)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuCtxSetCacheConfig, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t config;
    if (cb_as_enum(py, T_CUfunc_cache, argv[0], "config", &config) < 0)
        return NULL;
    fn_cuCtxSetCacheConfig *call = cb_symbol_address(&driver_symbols[S_cuCtxSetCacheConfig]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxSetCacheConfig, status, argv);
    return cb_return0(form);
}

// CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned int *version)
static const cb_function f_cuCtxGetApiVersion = {
    .name = "cuCtxGetApiVersion",
    CB_PARAMS_OF(cuCtxDestroy),
    .result_count = 1,
};

CB_WRAPPER(cuCtxGetApiVersion)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuCtxGetApiVersion, &argv, nargs, kwnames, slots))
        return NULL;
    CUcontext ctx;
    unsigned int version = 0;
    if (cb_as_handle(py, T_CUcontext, argv[0], "ctx", &ctx) < 0)
        return NULL;
    fn_cuCtxGetApiVersion *call = cb_symbol_address(&driver_symbols[S_cuCtxGetApiVersion]);
    if (call == NULL)
        return NULL;
    CUresult status = call(ctx, &version);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxGetApiVersion, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(version));
}

// CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
static const cb_function f_cuCtxGetStreamPriorityRange = {
    .name = "cuCtxGetStreamPriorityRange",
    CB_NO_PARAMS,
    .result_count = 2,
};

CB_WRAPPER(cuCtxGetStreamPriorityRange)
{
    if (!cb_no_arguments(form, &f_cuCtxGetStreamPriorityRange, argv, nargs, kwnames))
        return NULL;
    int leastPriority = 0, greatestPriority = 0;
    fn_cuCtxGetStreamPriorityRange *call =
        cb_symbol_address(&driver_symbols[S_cuCtxGetStreamPriorityRange]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&leastPriority, &greatestPriority);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxGetStreamPriorityRange, status, argv);
    PyObject *results[] = {PyLong_FromLong(leastPriority), PyLong_FromLong(greatestPriority)};
    return cb_return_many(form, &f_cuCtxGetStreamPriorityRange, results);
}

// CUresult cuCtxResetPersistingL2Cache(void)
static const cb_function f_cuCtxResetPersistingL2Cache = {
    .name = "cuCtxResetPersistingL2Cache",
    CB_NO_PARAMS,
};

CB_WRAPPER(cuCtxResetPersistingL2Cache)
{
    if (!cb_no_arguments(form, &f_cuCtxResetPersistingL2Cache, argv, nargs, kwnames))
        return NULL;
    fn_cuCtxResetPersistingL2Cache *call =
        cb_symbol_address(&driver_symbols[S_cuCtxResetPersistingL2Cache]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxResetPersistingL2Cache, status, argv);
    return cb_return0(form);
}

// CUresult cuCtxGetExecAffinity(CUexecAffinityParam *pExecAffinity, CUexecAffinityType type)
static const cb_function f_cuCtxGetExecAffinity = {
    .name = "cuCtxGetExecAffinity",
    CB_PARAMS("typename"),
    .result_count = 1,
};

CB_WRAPPER(cuCtxGetExecAffinity)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuCtxGetExecAffinity, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *pExecAffinity = NULL;
    int32_t type;
    if (cb_as_enum(py, T_CUexecAffinityType, argv[0], "typename", &type) < 0)
        goto done;
    fn_cuCtxGetExecAffinity *call = cb_symbol_address(&driver_symbols[S_cuCtxGetExecAffinity]);
    if (call == NULL)
        goto done;
    pExecAffinity = cb_record_new(py, T_CUexecAffinityParam);
    if (pExecAffinity == NULL)
        goto done;
    CUresult status = call(cb_record_data(pExecAffinity), type);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuCtxGetExecAffinity, status, argv);
    else
        retval = cb_return1(form, cb_take(&pExecAffinity));
done:
    Py_XDECREF(pExecAffinity);
    return retval;
}

CB_PARAM_LIST(cuCtxRecordEvent, "hCtx", "hEvent");

// CUresult cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent)
static const cb_function f_cuCtxRecordEvent = {
    .name = "cuCtxRecordEvent",
    CB_PARAMS_OF(cuCtxRecordEvent),
};

CB_WRAPPER(cuCtxRecordEvent)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuCtxRecordEvent, &argv, nargs, kwnames, slots))
        return NULL;
    CUcontext hCtx;
    CUevent hEvent;
    if (cb_as_handle(py, T_CUcontext, argv[0], "hCtx", &hCtx) < 0
        || cb_as_handle(py, T_CUevent, argv[1], "hEvent", &hEvent) < 0)
        return NULL;
    fn_cuCtxRecordEvent *call = cb_symbol_address(&driver_symbols[S_cuCtxRecordEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hCtx, hEvent);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxRecordEvent, status, argv);
    return cb_return0(form);
}

// CUresult cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent)
static const cb_function f_cuCtxWaitEvent = {
    .name = "cuCtxWaitEvent",
    CB_PARAMS_OF(cuCtxRecordEvent),
};

CB_WRAPPER(cuCtxWaitEvent)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuCtxWaitEvent, &argv, nargs, kwnames, slots))
        return NULL;
    CUcontext hCtx;
    CUevent hEvent;
    if (cb_as_handle(py, T_CUcontext, argv[0], "hCtx", &hCtx) < 0
        || cb_as_handle(py, T_CUevent, argv[1], "hEvent", &hEvent) < 0)
        return NULL;
    fn_cuCtxWaitEvent *call = cb_symbol_address(&driver_symbols[S_cuCtxWaitEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hCtx, hEvent);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxWaitEvent, status, argv);
    return cb_return0(form);
}

// CUresult cuCtxAttach(CUcontext *pctx, unsigned int flags)
static const cb_function f_cuCtxAttach = {
    .name = "cuCtxAttach",
    CB_PARAMS_OF(cuCtxSetFlags),
    .result_count = 1,
};

CB_WRAPPER(cuCtxAttach)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuCtxAttach, &argv, nargs, kwnames, slots))
        return NULL;
    CUcontext pctx = NULL;
    uint32_t flags;
    if (cb_as_uint32(argv[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuCtxAttach *call = cb_symbol_address(&driver_symbols[S_cuCtxAttach]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pctx, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxAttach, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUcontext, &pctx));
}

// CUresult cuCtxDetach(CUcontext ctx)
static const cb_function f_cuCtxDetach = {.name = "cuCtxDetach", CB_PARAMS_OF(cuCtxDestroy)};

CB_WRAPPER(cuCtxDetach)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuCtxDetach, &argv, nargs, kwnames, slots))
        return NULL;
    CUcontext ctx;
    if (cb_as_ended_handle(py, T_CUcontext, argv[0], "ctx", &ctx) < 0)
        return NULL;
    fn_cuCtxDetach *call = cb_symbol_address(&driver_symbols[S_cuCtxDetach]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ctx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxDetach, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuCtxGetSharedMemConfig(CUsharedconfig *pConfig)
static const cb_function f_cuCtxGetSharedMemConfig = {
    .name = "cuCtxGetSharedMemConfig",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cuCtxGetSharedMemConfig)
{
    if (!cb_no_arguments(form, &f_cuCtxGetSharedMemConfig, argv, nargs, kwnames))
        return NULL;
    CUsharedconfig pConfig = 0;
    fn_cuCtxGetSharedMemConfig *call =
        cb_symbol_address(&driver_symbols[S_cuCtxGetSharedMemConfig]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&pConfig);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxGetSharedMemConfig, status, argv);
    return cb_return1(form, cb_enum_member(py, T_CUsharedconfig, pConfig));
}

// CUresult cuCtxSetSharedMemConfig(CUsharedconfig config)
static const cb_function f_cuCtxSetSharedMemConfig = {
    .name = "cuCtxSetSharedMemConfig",
    CB_PARAMS_OF(cuCtxSetCacheConfig),
};

CB_WRAPPER(cuCtxSetSharedMemConfig)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuCtxSetSharedMemConfig, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t config;
    if (cb_as_enum(py, T_CUsharedconfig, argv[0], "config", &config) < 0)
        return NULL;
    fn_cuCtxSetSharedMemConfig *call =
        cb_symbol_address(&driver_symbols[S_cuCtxSetSharedMemConfig]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxSetSharedMemConfig, status, argv);
    return cb_return0(form);
}

// CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags)
static const cb_function f_cuCtxEnablePeerAccess = {
    .name = "cuCtxEnablePeerAccess",
    CB_PARAMS("peerContext", "Flags"),
};

CB_WRAPPER(cuCtxEnablePeerAccess)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuCtxEnablePeerAccess, &argv, nargs, kwnames, slots))
        return NULL;
    CUcontext peerContext;
    uint32_t Flags;
    if (cb_as_handle(py, T_CUcontext, argv[0], "peerContext", &peerContext) < 0
        || cb_as_uint32(argv[1], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuCtxEnablePeerAccess *call = cb_symbol_address(&driver_symbols[S_cuCtxEnablePeerAccess]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(peerContext, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxEnablePeerAccess, status, argv);
    return cb_return0(form);
}

// CUresult cuCtxDisablePeerAccess(CUcontext peerContext)
static const cb_function f_cuCtxDisablePeerAccess = {
    .name = "cuCtxDisablePeerAccess",
    CB_PARAMS("peerContext"),
};

CB_WRAPPER(cuCtxDisablePeerAccess)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuCtxDisablePeerAccess, &argv, nargs, kwnames, slots))
        return NULL;
    CUcontext peerContext;
    if (cb_as_handle(py, T_CUcontext, argv[0], "peerContext", &peerContext) < 0)
        return NULL;
    fn_cuCtxDisablePeerAccess *call = cb_symbol_address(&driver_symbols[S_cuCtxDisablePeerAccess]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(peerContext);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxDisablePeerAccess, status, argv);
    return cb_return0(form);
}

// CUresult cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev,
//     unsigned int flags)
static const cb_function f_cuGreenCtxCreate = {
    .name = "cuGreenCtxCreate",
    CB_PARAMS("desc", "dev", "flags"),
    .result_count = 1,
};

CB_WRAPPER(cuGreenCtxCreate)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuGreenCtxCreate, &argv, nargs, kwnames, slots))
        return NULL;
    CUgreenCtx phCtx = NULL;
    CUdevResourceDesc desc;
    CUdevice dev;
    uint32_t flags;
    if (cb_as_handle(py, T_CUdevResourceDesc, argv[0], "desc", &desc) < 0
        || cb_as_scalar(py, T_CUdevice, argv[1], "dev", &dev, sizeof dev) < 0
        || cb_as_uint32(argv[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGreenCtxCreate *call = cb_symbol_address(&driver_symbols[S_cuGreenCtxCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phCtx, desc, dev, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGreenCtxCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUgreenCtx, &phCtx));
}

CB_PARAM_LIST(cuGreenCtxDestroy, "hCtx");

// CUresult cuGreenCtxDestroy(CUgreenCtx hCtx)
static const cb_function f_cuGreenCtxDestroy = {
    .name = "cuGreenCtxDestroy",
    CB_PARAMS_OF(cuGreenCtxDestroy),
};

CB_WRAPPER(cuGreenCtxDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGreenCtxDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    CUgreenCtx hCtx;
    if (cb_as_ended_handle(py, T_CUgreenCtx, argv[0], "hCtx", &hCtx) < 0)
        return NULL;
    fn_cuGreenCtxDestroy *call = cb_symbol_address(&driver_symbols[S_cuGreenCtxDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hCtx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGreenCtxDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx)
static const cb_function f_cuCtxFromGreenCtx = {
    .name = "cuCtxFromGreenCtx",
    CB_PARAMS_OF(cuGreenCtxDestroy),
    .result_count = 1,
};

CB_WRAPPER(cuCtxFromGreenCtx)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuCtxFromGreenCtx, &argv, nargs, kwnames, slots))
        return NULL;
    CUcontext pContext = NULL;
    CUgreenCtx hCtx;
    if (cb_as_handle(py, T_CUgreenCtx, argv[0], "hCtx", &hCtx) < 0)
        return NULL;
    fn_cuCtxFromGreenCtx *call = cb_symbol_address(&driver_symbols[S_cuCtxFromGreenCtx]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pContext, hCtx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCtxFromGreenCtx, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUcontext, &pContext));
}

CB_PARAM_LIST(cuCtxGetDevResource, "hCtx", "typename");

// CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource, CUdevResourceType type)
static const cb_function f_cuCtxGetDevResource = {
    .name = "cuCtxGetDevResource",
    CB_PARAMS_OF(cuCtxGetDevResource),
    .result_count = 1,
};

CB_WRAPPER(cuCtxGetDevResource)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuCtxGetDevResource, &argv, nargs, kwnames, slots))
        return NULL;
    CUcontext hCtx;
    PyObject *resource = NULL;
    int32_t type;
    if (cb_as_handle(py, T_CUcontext, argv[0], "hCtx", &hCtx) < 0
        || cb_as_enum(py, T_CUdevResourceType, argv[1], "typename", &type) < 0)
        goto done;
    fn_cuCtxGetDevResource *call = cb_symbol_address(&driver_symbols[S_cuCtxGetDevResource]);
    if (call == NULL)
        goto done;
    resource = cb_record_new(py, T_CUdevResource);
    if (resource == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hCtx, cb_record_data(resource), type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuCtxGetDevResource, status, argv);
    else
        retval = cb_return1(form, cb_take(&resource));
done:
    Py_XDECREF(resource);
    return retval;
}

// CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource,
//     CUdevResourceType type)
static const cb_function f_cuGreenCtxGetDevResource = {
    .name = "cuGreenCtxGetDevResource",
    CB_PARAMS_OF(cuCtxGetDevResource),
    .result_count = 1,
};

CB_WRAPPER(cuGreenCtxGetDevResource)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuGreenCtxGetDevResource, &argv, nargs, kwnames, slots))
        return NULL;
    CUgreenCtx hCtx;
    PyObject *resource = NULL;
    int32_t type;
    if (cb_as_handle(py, T_CUgreenCtx, argv[0], "hCtx", &hCtx) < 0
        || cb_as_enum(py, T_CUdevResourceType, argv[1], "typename", &type) < 0)
        goto done;
    fn_cuGreenCtxGetDevResource *call =
        cb_symbol_address(&driver_symbols[S_cuGreenCtxGetDevResource]);
    if (call == NULL)
        goto done;
    resource = cb_record_new(py, T_CUdevResource);
    if (resource == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hCtx, cb_record_data(resource), type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuGreenCtxGetDevResource, status, argv);
    else
        retval = cb_return1(form, cb_take(&resource));
done:
    Py_XDECREF(resource);
    return retval;
}

// CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups,
//     const CUdevResource *input, CUdevResource *remainder, unsigned int flags,
//     unsigned int minCount)
static const cb_function f_cuDevSmResourceSplitByCount = {
    .name = "cuDevSmResourceSplitByCount",
    CB_PARAMS("nbGroups", "input_", "flags", "minCount"),
    .result_count = 3,
    .aliases = (const char *const[]){"useFlags", "flags", NULL},
};

CB_WRAPPER(cuDevSmResourceSplitByCount)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuDevSmResourceSplitByCount, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array result;
    unsigned int nbGroups;
    const CUdevResource *input;
    PyObject *remainder = NULL;
    uint32_t flags, minCount;
    cb_array_init(&result);
    if (cb_as_uint32(argv[0], "unsigned int", &nbGroups) < 0
        || cb_as_record(py, T_CUdevResource, argv[1], "input_", &input) < 0
        || cb_as_uint32(argv[2], "unsigned int", &flags) < 0
        || cb_as_uint32(argv[3], "unsigned int", &minCount) < 0)
        goto done;
    fn_cuDevSmResourceSplitByCount *call =
        cb_symbol_address(&driver_symbols[S_cuDevSmResourceSplitByCount]);
    if (call == NULL)
        goto done;
    size_t result_count = nbGroups;
    if (cb_array_reserve(&result, result_count, sizeof(CUdevResource)) < 0)
        goto done;
    remainder = cb_record_new(py, T_CUdevResource);
    if (remainder == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(result.data, &nbGroups, input, cb_record_data(remainder), flags,
        minCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuDevSmResourceSplitByCount, status, argv);
        goto done;
    }
    if (form->checked && nbGroups < result_count)
        result_count = nbGroups;
    PyObject *results[] = {
        cb_record_list(py, T_CUdevResource, result.data, result_count),
        PyLong_FromUnsignedLong(nbGroups),
        cb_take(&remainder)
    };
    retval = cb_return_many(form, &f_cuDevSmResourceSplitByCount, results);
done:
    cb_array_done(&result);
    Py_XDECREF(remainder);
    return retval;
}

// CUresult cuDevSmResourceSplit(CUdevResource *result, unsigned int nbGroups,
//     const CUdevResource *input, CUdevResource *remainder, unsigned int flags,
//     CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams)
static const cb_function f_cuDevSmResourceSplit = {
    .name = "cuDevSmResourceSplit",
    CB_PARAMS("nbGroups", "input_", "flags", "groupParams"),
    .result_count = 2,
    .auto_mask = CB_BIT(0), // nbGroups
};

CB_WRAPPER(cuDevSmResourceSplit)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuDevSmResourceSplit, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array result, groupParams;
    uint32_t nbGroups, flags;
    const CUdevResource *input;
    PyObject *remainder = NULL;
    cb_array_init(&result);
    cb_array_init(&groupParams);
    if ((argv[0] != NULL && cb_as_uint32(argv[0], "unsigned int", &nbGroups) < 0)
        || cb_as_record(py, T_CUdevResource, argv[1], "input_", &input) < 0
        || cb_as_uint32(argv[2], "unsigned int", &flags) < 0
        || cb_array_shared(py, T_CU_DEV_SM_RESOURCE_GROUP_PARAMS, argv[3], "groupParams",
            &groupParams) < 0)
        goto done;
    if (argv[0] == NULL)
        nbGroups = (uint32_t)groupParams.length;
    if (cb_array_check_given(&groupParams, nbGroups, "groupParams") < 0)
        goto done;
    fn_cuDevSmResourceSplit *call = cb_symbol_address(&driver_symbols[S_cuDevSmResourceSplit]);
    if (call == NULL)
        goto done;
    if (cb_array_reserve(&result, nbGroups, sizeof(CUdevResource)) < 0)
        goto done;
    remainder = cb_record_new(py, T_CUdevResource);
    if (remainder == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(result.data, nbGroups, input, cb_record_data(remainder), flags,
        groupParams.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuDevSmResourceSplit, status, argv);
        goto done;
    }
    cb_array_copy_back(py, T_CU_DEV_SM_RESOURCE_GROUP_PARAMS, &groupParams);
    PyObject *results[] = {
        cb_record_list(py, T_CUdevResource, result.data, nbGroups),
        cb_take(&remainder)
    };
    retval = cb_return_many(form, &f_cuDevSmResourceSplit, results);
done:
    cb_array_done(&result);
    Py_XDECREF(remainder);
    cb_array_done(&groupParams);
    return retval;
}

// CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources,
//     unsigned int nbResources)
static const cb_function f_cuDevResourceGenerateDesc = {
    .name = "cuDevResourceGenerateDesc",
    CB_PARAMS("resources", "nbResources"),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // nbResources
};

CB_WRAPPER(cuDevResourceGenerateDesc)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuDevResourceGenerateDesc, &argv, nargs, kwnames, slots))
        return NULL;
    CUdevResourceDesc phDesc = NULL;
    cb_array resources;
    uint32_t nbResources;
    cb_array_init(&resources);
    if (cb_array_records(py, T_CUdevResource, argv[0], "resources", &resources) < 0
        || (argv[1] != NULL && cb_as_uint32(argv[1], "unsigned int", &nbResources) < 0))
        goto done;
    if (argv[1] == NULL)
        nbResources = (uint32_t)resources.length;
    if (cb_array_check(&resources, nbResources, "resources") < 0)
        goto done;
    fn_cuDevResourceGenerateDesc *call =
        cb_symbol_address(&driver_symbols[S_cuDevResourceGenerateDesc]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&phDesc, resources.data, nbResources);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuDevResourceGenerateDesc, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_CUdevResourceDesc, &phDesc));
done:
    cb_array_done(&resources);
    return retval;
}

// CUresult cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)
static const cb_function f_cuGreenCtxRecordEvent = {
    .name = "cuGreenCtxRecordEvent",
    CB_PARAMS_OF(cuCtxRecordEvent),
};

CB_WRAPPER(cuGreenCtxRecordEvent)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGreenCtxRecordEvent, &argv, nargs, kwnames, slots))
        return NULL;
    CUgreenCtx hCtx;
    CUevent hEvent;
    if (cb_as_handle(py, T_CUgreenCtx, argv[0], "hCtx", &hCtx) < 0
        || cb_as_handle(py, T_CUevent, argv[1], "hEvent", &hEvent) < 0)
        return NULL;
    fn_cuGreenCtxRecordEvent *call = cb_symbol_address(&driver_symbols[S_cuGreenCtxRecordEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hCtx, hEvent);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGreenCtxRecordEvent, status, argv);
    return cb_return0(form);
}

// CUresult cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)
static const cb_function f_cuGreenCtxWaitEvent = {
    .name = "cuGreenCtxWaitEvent",
    CB_PARAMS_OF(cuCtxRecordEvent),
};

CB_WRAPPER(cuGreenCtxWaitEvent)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuGreenCtxWaitEvent, &argv, nargs, kwnames, slots))
        return NULL;
    CUgreenCtx hCtx;
    CUevent hEvent;
    if (cb_as_handle(py, T_CUgreenCtx, argv[0], "hCtx", &hCtx) < 0
        || cb_as_handle(py, T_CUevent, argv[1], "hEvent", &hEvent) < 0)
        return NULL;
    fn_cuGreenCtxWaitEvent *call = cb_symbol_address(&driver_symbols[S_cuGreenCtxWaitEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hCtx, hEvent);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGreenCtxWaitEvent, status, argv);
    return cb_return0(form);
}

// CUresult cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned int flags,
//     int priority)
static const cb_function f_cuGreenCtxStreamCreate = {
    .name = "cuGreenCtxStreamCreate",
    CB_PARAMS("greenCtx", "flags", "priority"),
    .result_count = 1,
};

CB_WRAPPER(cuGreenCtxStreamCreate)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuGreenCtxStreamCreate, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream phStream = NULL;
    CUgreenCtx greenCtx;
    uint32_t flags;
    int32_t priority;
    if (cb_as_handle(py, T_CUgreenCtx, argv[0], "greenCtx", &greenCtx) < 0
        || cb_as_uint32(argv[1], "unsigned int", &flags) < 0
        || cb_as_int32(argv[2], "int", &priority) < 0)
        return NULL;
    fn_cuGreenCtxStreamCreate *call = cb_symbol_address(&driver_symbols[S_cuGreenCtxStreamCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phStream, greenCtx, flags, priority);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGreenCtxStreamCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUstream, &phStream));
}

// CUresult cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long *greenCtxId)
static const cb_function f_cuGreenCtxGetId = {
    .name = "cuGreenCtxGetId",
    CB_PARAMS("greenCtx"),
    .result_count = 1,
};

CB_WRAPPER(cuGreenCtxGetId)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuGreenCtxGetId, &argv, nargs, kwnames, slots))
        return NULL;
    CUgreenCtx greenCtx;
    unsigned long long greenCtxId = 0;
    if (cb_as_handle(py, T_CUgreenCtx, argv[0], "greenCtx", &greenCtx) < 0)
        return NULL;
    fn_cuGreenCtxGetId *call = cb_symbol_address(&driver_symbols[S_cuGreenCtxGetId]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(greenCtx, &greenCtxId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuGreenCtxGetId, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLongLong(greenCtxId));
}
