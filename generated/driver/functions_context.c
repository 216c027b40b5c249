// functions_context.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// CUresult cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams, unsigned int flags,
//     CUdevice dev)
static const cb_function f_cuCtxCreate = {.name = "cuCtxCreate",
    .params = (const char *const[]){"ctxCreateParams", "flags", "dev", NULL}, .param_count = 3,
    .result_count = 1};

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
    if (cb_as_record(m, T_CUctxCreateParams, args[0], "ctxCreateParams", &ctxCreateParams) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0
        || cb_as_scalar(m, T_CUdevice, args[2], &dev, sizeof dev) < 0)
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
static const cb_function f_cuCtxDestroy = {.name = "cuCtxDestroy",
    .params = (const char *const[]){"ctx", NULL}, .param_count = 1};

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
static const cb_function f_cuCtxPushCurrent = {.name = "cuCtxPushCurrent",
    .params = (const char *const[]){"ctx", NULL}, .param_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(ctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxPushCurrent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxPopCurrent_v2(CUcontext *pctx)
static const cb_function f_cuCtxPopCurrent = {.name = "cuCtxPopCurrent",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxPopCurrent, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUcontext, &pctx));
}

// CUresult cuCtxSetCurrent(CUcontext ctx)
static const cb_function f_cuCtxSetCurrent = {.name = "cuCtxSetCurrent",
    .params = (const char *const[]){"ctx", NULL}, .param_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(ctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxSetCurrent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxGetCurrent(CUcontext *pctx)
static const cb_function f_cuCtxGetCurrent = {.name = "cuCtxGetCurrent",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

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
static const cb_function f_cuCtxGetDevice = {.name = "cuCtxGetDevice",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxGetDevice, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdevice, &device));
}

// CUresult cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx)
static const cb_function f_cuCtxGetDevice_v2 = {.name = "cuCtxGetDevice_v2",
    .params = (const char *const[]){"ctx", NULL}, .param_count = 1, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&device, ctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxGetDevice_v2, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdevice, &device));
}

// CUresult cuCtxGetFlags(unsigned int *flags)
static const cb_function f_cuCtxGetFlags = {.name = "cuCtxGetFlags",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxGetFlags, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(flags));
}

// CUresult cuCtxSetFlags(unsigned int flags)
static const cb_function f_cuCtxSetFlags = {.name = "cuCtxSetFlags",
    .params = (const char *const[]){"flags", NULL}, .param_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxSetFlags, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxGetId(CUcontext ctx, unsigned long long *ctxId)
static const cb_function f_cuCtxGetId = {.name = "cuCtxGetId",
    .params = (const char *const[]){"ctx", NULL}, .param_count = 1, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(ctx, &ctxId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxGetId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(ctxId));
}

// CUresult cuCtxSynchronize(void)
static const cb_function f_cuCtxSynchronize = {.name = "cuCtxSynchronize",
    .params = (const char *const[]){NULL}, .param_count = 0};

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
static const cb_function f_cuCtxSynchronize_v2 = {.name = "cuCtxSynchronize_v2",
    .params = (const char *const[]){"ctx", NULL}, .param_count = 1};

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
static const cb_function f_cuCtxSetLimit = {.name = "cuCtxSetLimit",
    .params = (const char *const[]){"limit", "value", NULL}, .param_count = 2};

CB_WRAPPER(cuCtxSetLimit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCtxSetLimit, &args, nargs, kwnames, slots))
        return NULL;
    int32_t limit;
    uint64_t value;
    if (cb_as_enum(m, T_CUlimit, args[0], "limit", &limit) < 0
        || cb_as_uint64(args[1], "size_t", &value) < 0)
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
static const cb_function f_cuCtxGetLimit = {.name = "cuCtxGetLimit",
    .params = (const char *const[]){"limit", NULL}, .param_count = 1, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pvalue, (CUlimit)limit);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxGetLimit, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(pvalue));
}

// CUresult cuCtxGetCacheConfig(CUfunc_cache *pconfig)
static const cb_function f_cuCtxGetCacheConfig = {.name = "cuCtxGetCacheConfig",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pconfig);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxGetCacheConfig, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUfunc_cache, pconfig));
}

// CUresult cuCtxSetCacheConfig(CUfunc_cache config)
static const cb_function f_cuCtxSetCacheConfig = {.name = "cuCtxSetCacheConfig",
    .params = (const char *const[]){"config", NULL}, .param_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call((CUfunc_cache)config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxSetCacheConfig, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned int *version)
static const cb_function f_cuCtxGetApiVersion = {.name = "cuCtxGetApiVersion",
    .params = (const char *const[]){"ctx", NULL}, .param_count = 1, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(ctx, &version);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxGetApiVersion, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(version));
}

// CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
static const cb_function f_cuCtxGetStreamPriorityRange = {.name = "cuCtxGetStreamPriorityRange",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 2};

CB_WRAPPER(cuCtxGetStreamPriorityRange)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxGetStreamPriorityRange, &args, nargs, kwnames, slots))
        return NULL;
    int leastPriority = 0, greatestPriority = 0;
    fn_cuCtxGetStreamPriorityRange *call =
        cb_symbol_address(&symbols[S_cuCtxGetStreamPriorityRange]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&leastPriority, &greatestPriority);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxGetStreamPriorityRange, status, args, NULL);
    PyObject *values[] = {PyLong_FromLong(leastPriority), PyLong_FromLong(greatestPriority)};
    return cb_return_many(s, &f_cuCtxGetStreamPriorityRange, values);
}

// CUresult cuCtxResetPersistingL2Cache(void)
static const cb_function f_cuCtxResetPersistingL2Cache = {.name = "cuCtxResetPersistingL2Cache",
    .params = (const char *const[]){NULL}, .param_count = 0};

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
static const cb_function f_cuCtxGetExecAffinity = {.name = "cuCtxGetExecAffinity",
    .params = (const char *const[]){"typename", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuCtxGetExecAffinity)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuCtxGetExecAffinity, &args, nargs, kwnames, slots))
        return NULL;
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
    CUresult status = call(cb_record_data(pExecAffinity), (CUexecAffinityType)type);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(pExecAffinity));
    else
        result = cb_fail(s, &f_cuCtxGetExecAffinity, status, args, NULL);
done:
    Py_XDECREF(pExecAffinity);
    return result;
}

// CUresult cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent)
static const cb_function f_cuCtxRecordEvent = {.name = "cuCtxRecordEvent",
    .params = (const char *const[]){"hCtx", "hEvent", NULL}, .param_count = 2};

CB_WRAPPER(cuCtxRecordEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCtxRecordEvent, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext hCtx;
    CUevent hEvent;
    if (cb_as_handle(m, T_CUcontext, args[0], &hCtx) < 0
        || cb_as_handle(m, T_CUevent, args[1], &hEvent) < 0)
        return NULL;
    fn_cuCtxRecordEvent *call = cb_symbol_address(&symbols[S_cuCtxRecordEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hCtx, hEvent);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxRecordEvent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent)
static const cb_function f_cuCtxWaitEvent = {.name = "cuCtxWaitEvent",
    .params = (const char *const[]){"hCtx", "hEvent", NULL}, .param_count = 2};

CB_WRAPPER(cuCtxWaitEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCtxWaitEvent, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext hCtx;
    CUevent hEvent;
    if (cb_as_handle(m, T_CUcontext, args[0], &hCtx) < 0
        || cb_as_handle(m, T_CUevent, args[1], &hEvent) < 0)
        return NULL;
    fn_cuCtxWaitEvent *call = cb_symbol_address(&symbols[S_cuCtxWaitEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hCtx, hEvent);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxWaitEvent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxAttach(CUcontext *pctx, unsigned int flags)
static const cb_function f_cuCtxAttach = {.name = "cuCtxAttach",
    .params = (const char *const[]){"flags", NULL}, .param_count = 1, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pctx, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxAttach, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUcontext, &pctx));
}

// CUresult cuCtxDetach(CUcontext ctx)
static const cb_function f_cuCtxDetach = {.name = "cuCtxDetach",
    .params = (const char *const[]){"ctx", NULL}, .param_count = 1};

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
static const cb_function f_cuCtxGetSharedMemConfig = {.name = "cuCtxGetSharedMemConfig",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pConfig);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxGetSharedMemConfig, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUsharedconfig, pConfig));
}

// CUresult cuCtxSetSharedMemConfig(CUsharedconfig config)
static const cb_function f_cuCtxSetSharedMemConfig = {.name = "cuCtxSetSharedMemConfig",
    .params = (const char *const[]){"config", NULL}, .param_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call((CUsharedconfig)config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxSetSharedMemConfig, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags)
static const cb_function f_cuCtxEnablePeerAccess = {.name = "cuCtxEnablePeerAccess",
    .params = (const char *const[]){"peerContext", "Flags", NULL}, .param_count = 2};

CB_WRAPPER(cuCtxEnablePeerAccess)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCtxEnablePeerAccess, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext peerContext;
    uint32_t Flags;
    if (cb_as_handle(m, T_CUcontext, args[0], &peerContext) < 0
        || cb_as_uint32(args[1], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuCtxEnablePeerAccess *call = cb_symbol_address(&symbols[S_cuCtxEnablePeerAccess]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(peerContext, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxEnablePeerAccess, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxDisablePeerAccess(CUcontext peerContext)
static const cb_function f_cuCtxDisablePeerAccess = {.name = "cuCtxDisablePeerAccess",
    .params = (const char *const[]){"peerContext", NULL}, .param_count = 1};

CB_WRAPPER(cuCtxDisablePeerAccess)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxDisablePeerAccess, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext peerContext;
    if (cb_as_handle(m, T_CUcontext, args[0], &peerContext) < 0)
        return NULL;
    fn_cuCtxDisablePeerAccess *call = cb_symbol_address(&symbols[S_cuCtxDisablePeerAccess]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(peerContext);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxDisablePeerAccess, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev,
//     unsigned int flags)
static const cb_function f_cuGreenCtxCreate = {.name = "cuGreenCtxCreate",
    .params = (const char *const[]){"desc", "dev", "flags", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cuGreenCtxCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGreenCtxCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUgreenCtx phCtx = NULL;
    CUdevResourceDesc desc;
    CUdevice dev;
    uint32_t flags;
    if (cb_as_handle(m, T_CUdevResourceDesc, args[0], &desc) < 0
        || cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0
        || cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGreenCtxCreate *call = cb_symbol_address(&symbols[S_cuGreenCtxCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phCtx, desc, dev, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGreenCtxCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgreenCtx, &phCtx));
}

// CUresult cuGreenCtxDestroy(CUgreenCtx hCtx)
static const cb_function f_cuGreenCtxDestroy = {.name = "cuGreenCtxDestroy",
    .params = (const char *const[]){"hCtx", NULL}, .param_count = 1};

CB_WRAPPER(cuGreenCtxDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGreenCtxDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUgreenCtx hCtx;
    if (cb_as_handle(m, T_CUgreenCtx, args[0], &hCtx) < 0)
        return NULL;
    fn_cuGreenCtxDestroy *call = cb_symbol_address(&symbols[S_cuGreenCtxDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hCtx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGreenCtxDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx)
static const cb_function f_cuCtxFromGreenCtx = {.name = "cuCtxFromGreenCtx",
    .params = (const char *const[]){"hCtx", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuCtxFromGreenCtx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxFromGreenCtx, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext pContext = NULL;
    CUgreenCtx hCtx;
    if (cb_as_handle(m, T_CUgreenCtx, args[0], &hCtx) < 0)
        return NULL;
    fn_cuCtxFromGreenCtx *call = cb_symbol_address(&symbols[S_cuCtxFromGreenCtx]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pContext, hCtx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxFromGreenCtx, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUcontext, &pContext));
}

// CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource, CUdevResourceType type)
static const cb_function f_cuCtxGetDevResource = {.name = "cuCtxGetDevResource",
    .params = (const char *const[]){"hCtx", "typename", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuCtxGetDevResource)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuCtxGetDevResource, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext hCtx;
    PyObject *resource = NULL;
    int32_t type;
    if (cb_as_handle(m, T_CUcontext, args[0], &hCtx) < 0
        || cb_as_enum(m, T_CUdevResourceType, args[1], "typename", &type) < 0)
        goto done;
    fn_cuCtxGetDevResource *call = cb_symbol_address(&symbols[S_cuCtxGetDevResource]);
    if (call == NULL)
        goto done;
    resource = cb_record_new(m, T_CUdevResource);
    if (resource == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hCtx, cb_record_data(resource), (CUdevResourceType)type);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(resource));
    else
        result = cb_fail(s, &f_cuCtxGetDevResource, status, args, NULL);
done:
    Py_XDECREF(resource);
    return result;
}

// CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource,
//     CUdevResourceType type)
static const cb_function f_cuGreenCtxGetDevResource = {.name = "cuGreenCtxGetDevResource",
    .params = (const char *const[]){"hCtx", "typename", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuGreenCtxGetDevResource)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuGreenCtxGetDevResource, &args, nargs, kwnames, slots))
        return NULL;
    CUgreenCtx hCtx;
    PyObject *resource = NULL;
    int32_t type;
    if (cb_as_handle(m, T_CUgreenCtx, args[0], &hCtx) < 0
        || cb_as_enum(m, T_CUdevResourceType, args[1], "typename", &type) < 0)
        goto done;
    fn_cuGreenCtxGetDevResource *call = cb_symbol_address(&symbols[S_cuGreenCtxGetDevResource]);
    if (call == NULL)
        goto done;
    resource = cb_record_new(m, T_CUdevResource);
    if (resource == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hCtx, cb_record_data(resource), (CUdevResourceType)type);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(resource));
    else
        result = cb_fail(s, &f_cuGreenCtxGetDevResource, status, args, NULL);
done:
    Py_XDECREF(resource);
    return result;
}

// CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups,
//     const CUdevResource *input, CUdevResource *remainder, unsigned int flags,
//     unsigned int minCount)
static const cb_function f_cuDevSmResourceSplitByCount = {.name = "cuDevSmResourceSplitByCount",
    .params = (const char *const[]){"nbGroups", "input_", "flags", "minCount", NULL},
    .param_count = 4, .result_count = 3,
    .aliases = (const char *const[]){"useFlags", "flags", NULL}};

CB_WRAPPER(cuDevSmResourceSplitByCount)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuDevSmResourceSplitByCount, &args, nargs, kwnames, slots))
        return NULL;
    cb_array result_;
    size_t result__count = 0;
    uint32_t nbGroups_in = 0;
    unsigned int nbGroups = 0;
    const CUdevResource *input;
    PyObject *remainder = NULL;
    uint32_t flags, minCount;
    cb_array_init(&result_);
    if ((args[0] != NULL && cb_as_uint32(args[0], "unsigned int", &nbGroups_in) < 0)
        || cb_as_record(m, T_CUdevResource, args[1], "input_", &input) < 0
        || cb_as_uint32(args[2], "unsigned int", &flags) < 0
        || cb_as_uint32(args[3], "unsigned int", &minCount) < 0)
        goto done;
    nbGroups = nbGroups_in;
    fn_cuDevSmResourceSplitByCount *call =
        cb_symbol_address(&symbols[S_cuDevSmResourceSplitByCount]);
    if (call == NULL)
        goto done;
    result__count = (size_t)nbGroups;
    if (cb_array_reserve(&result_, result__count, sizeof(CUdevResource)) < 0)
        goto done;
    remainder = cb_record_new(m, T_CUdevResource);
    if (remainder == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(result_.data, &nbGroups, input, cb_record_data(remainder), flags,
        minCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDevSmResourceSplitByCount, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)nbGroups < result__count)
        result__count = (size_t)nbGroups;
    PyObject *values[] = {
        cb_record_list(m, T_CUdevResource, result_.data, result__count),
        PyLong_FromUnsignedLong(nbGroups),
        Py_NewRef(remainder)
    };
    result = cb_return_many(s, &f_cuDevSmResourceSplitByCount, values);
done:
    cb_array_done(&result_);
    Py_XDECREF(remainder);
    return result;
}

// CUresult cuDevSmResourceSplit(CUdevResource *result, unsigned int nbGroups,
//     const CUdevResource *input, CUdevResource *remainder, unsigned int flags,
//     CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams)
static const cb_function f_cuDevSmResourceSplit = {.name = "cuDevSmResourceSplit",
    .params = (const char *const[]){"nbGroups", "input_", "flags", "groupParams", NULL},
    .param_count = 4, .result_count = 2, .auto_mask = 0x1};

CB_WRAPPER(cuDevSmResourceSplit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuDevSmResourceSplit, &args, nargs, kwnames, slots))
        return NULL;
    cb_array result_, groupParams;
    size_t result__count = 0;
    uint32_t nbGroups = 0;
    const CUdevResource *input;
    PyObject *remainder = NULL;
    uint32_t flags;
    cb_array_init(&result_);
    cb_array_init(&groupParams);
    if ((args[0] != NULL && cb_as_uint32(args[0], "unsigned int", &nbGroups) < 0)
        || cb_as_record(m, T_CUdevResource, args[1], "input_", &input) < 0
        || cb_as_uint32(args[2], "unsigned int", &flags) < 0
        || cb_array_shared(m, T_CU_DEV_SM_RESOURCE_GROUP_PARAMS, args[3], "groupParams",
            &groupParams) < 0)
        goto done;
    if (args[0] == NULL && groupParams.length > (size_t)nbGroups)
        nbGroups = (uint32_t)groupParams.length;
    if (groupParams.data != NULL && cb_array_check(&groupParams, (size_t)nbGroups) < 0)
        goto done;
    fn_cuDevSmResourceSplit *call = cb_symbol_address(&symbols[S_cuDevSmResourceSplit]);
    if (call == NULL)
        goto done;
    result__count = (size_t)nbGroups;
    if (cb_array_reserve(&result_, result__count, sizeof(CUdevResource)) < 0)
        goto done;
    remainder = cb_record_new(m, T_CUdevResource);
    if (remainder == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(result_.data, nbGroups, input, cb_record_data(remainder), flags,
        groupParams.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDevSmResourceSplit, status, args, NULL);
        goto done;
    }
    cb_array_copy_back(m, T_CU_DEV_SM_RESOURCE_GROUP_PARAMS, &groupParams);
    PyObject *values[] = {
        cb_record_list(m, T_CUdevResource, result_.data, result__count),
        Py_NewRef(remainder)
    };
    result = cb_return_many(s, &f_cuDevSmResourceSplit, values);
done:
    cb_array_done(&result_);
    Py_XDECREF(remainder);
    cb_array_done(&groupParams);
    return result;
}

// CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources,
//     unsigned int nbResources)
static const cb_function f_cuDevResourceGenerateDesc = {.name = "cuDevResourceGenerateDesc",
    .params = (const char *const[]){"resources", "nbResources", NULL}, .param_count = 2,
    .result_count = 1, .auto_mask = 0x2};

CB_WRAPPER(cuDevResourceGenerateDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuDevResourceGenerateDesc, &args, nargs, kwnames, slots))
        return NULL;
    CUdevResourceDesc phDesc = NULL;
    cb_array resources;
    uint32_t nbResources = 0;
    cb_array_init(&resources);
    if (cb_array_records(m, T_CUdevResource, args[0], "resources", &resources) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &nbResources) < 0))
        goto done;
    if (args[1] == NULL && resources.length > (size_t)nbResources)
        nbResources = (uint32_t)resources.length;
    if (cb_array_check(&resources, (size_t)nbResources) < 0)
        goto done;
    fn_cuDevResourceGenerateDesc *call = cb_symbol_address(&symbols[S_cuDevResourceGenerateDesc]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&phDesc, resources.data, nbResources);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_cell_new(m, T_CUdevResourceDesc, &phDesc));
    else
        result = cb_fail(s, &f_cuDevResourceGenerateDesc, status, args, NULL);
done:
    cb_array_done(&resources);
    return result;
}

// CUresult cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)
static const cb_function f_cuGreenCtxRecordEvent = {.name = "cuGreenCtxRecordEvent",
    .params = (const char *const[]){"hCtx", "hEvent", NULL}, .param_count = 2};

CB_WRAPPER(cuGreenCtxRecordEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGreenCtxRecordEvent, &args, nargs, kwnames, slots))
        return NULL;
    CUgreenCtx hCtx;
    CUevent hEvent;
    if (cb_as_handle(m, T_CUgreenCtx, args[0], &hCtx) < 0
        || cb_as_handle(m, T_CUevent, args[1], &hEvent) < 0)
        return NULL;
    fn_cuGreenCtxRecordEvent *call = cb_symbol_address(&symbols[S_cuGreenCtxRecordEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hCtx, hEvent);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGreenCtxRecordEvent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)
static const cb_function f_cuGreenCtxWaitEvent = {.name = "cuGreenCtxWaitEvent",
    .params = (const char *const[]){"hCtx", "hEvent", NULL}, .param_count = 2};

CB_WRAPPER(cuGreenCtxWaitEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGreenCtxWaitEvent, &args, nargs, kwnames, slots))
        return NULL;
    CUgreenCtx hCtx;
    CUevent hEvent;
    if (cb_as_handle(m, T_CUgreenCtx, args[0], &hCtx) < 0
        || cb_as_handle(m, T_CUevent, args[1], &hEvent) < 0)
        return NULL;
    fn_cuGreenCtxWaitEvent *call = cb_symbol_address(&symbols[S_cuGreenCtxWaitEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hCtx, hEvent);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGreenCtxWaitEvent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned int flags,
//     int priority)
static const cb_function f_cuGreenCtxStreamCreate = {.name = "cuGreenCtxStreamCreate",
    .params = (const char *const[]){"greenCtx", "flags", "priority", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cuGreenCtxStreamCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGreenCtxStreamCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUstream phStream = NULL;
    CUgreenCtx greenCtx;
    uint32_t flags;
    int32_t priority;
    if (cb_as_handle(m, T_CUgreenCtx, args[0], &greenCtx) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0
        || cb_as_int32(args[2], "int", &priority) < 0)
        return NULL;
    fn_cuGreenCtxStreamCreate *call = cb_symbol_address(&symbols[S_cuGreenCtxStreamCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phStream, greenCtx, flags, priority);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGreenCtxStreamCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUstream, &phStream));
}

// CUresult cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long *greenCtxId)
static const cb_function f_cuGreenCtxGetId = {.name = "cuGreenCtxGetId",
    .params = (const char *const[]){"greenCtx", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGreenCtxGetId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGreenCtxGetId, &args, nargs, kwnames, slots))
        return NULL;
    CUgreenCtx greenCtx;
    unsigned long long greenCtxId = 0;
    if (cb_as_handle(m, T_CUgreenCtx, args[0], &greenCtx) < 0)
        return NULL;
    fn_cuGreenCtxGetId *call = cb_symbol_address(&symbols[S_cuGreenCtxGetId]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(greenCtx, &greenCtxId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGreenCtxGetId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(greenCtxId));
}

