// functions_context.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

// cudaError_t cudaDeviceGetDevResource(int device, cudaDevResource *resource,
//     enum cudaDevResourceType type)
static const cb_function f_cudaDeviceGetDevResource = {.name = "cudaDeviceGetDevResource",
    .params = (const char *const[]){"device", "typename", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaDeviceGetDevResource)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaDeviceGetDevResource, &args, nargs, kwnames, slots))
        return NULL;
    int32_t device, type;
    PyObject *resource = NULL;
    if (cb_as_int32(args[0], "int", &device) < 0
        || cb_as_enum(m, T_cudaDevResourceType, args[1], "typename", &type) < 0)
        goto done;
    fn_cudaDeviceGetDevResource *call = cb_symbol_address(&symbols[S_cudaDeviceGetDevResource]);
    if (call == NULL)
        goto done;
    resource = cb_record_new(m, T_cudaDevResource);
    if (resource == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(device, cb_record_data(resource), (enum cudaDevResourceType)type);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(resource));
    else
        result = cb_fail(s, &f_cudaDeviceGetDevResource, status, args, NULL);
done:
    Py_XDECREF(resource);
    return result;
}

// cudaError_t cudaDevSmResourceSplitByCount(cudaDevResource *result, unsigned int *nbGroups,
//     const cudaDevResource *input, cudaDevResource *remaining, unsigned int flags,
//     unsigned int minCount)
static const cb_function f_cudaDevSmResourceSplitByCount = {
    .name = "cudaDevSmResourceSplitByCount",
    .params = (const char *const[]){"nbGroups", "input_", "flags", "minCount", NULL},
    .param_count = 4, .result_count = 3};

CB_WRAPPER(cudaDevSmResourceSplitByCount)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaDevSmResourceSplitByCount, &args, nargs, kwnames, slots))
        return NULL;
    cb_array result_;
    size_t result__count = 0;
    uint32_t nbGroups_in = 0;
    unsigned int nbGroups = 0;
    const cudaDevResource *input;
    PyObject *remaining = NULL;
    uint32_t flags, minCount;
    cb_array_init(&result_);
    if ((args[0] != NULL && cb_as_uint32(args[0], "unsigned int", &nbGroups_in) < 0)
        || cb_as_record(m, T_cudaDevResource, args[1], "input_", &input) < 0
        || cb_as_uint32(args[2], "unsigned int", &flags) < 0
        || cb_as_uint32(args[3], "unsigned int", &minCount) < 0)
        goto done;
    nbGroups = nbGroups_in;
    fn_cudaDevSmResourceSplitByCount *call =
        cb_symbol_address(&symbols[S_cudaDevSmResourceSplitByCount]);
    if (call == NULL)
        goto done;
    result__count = (size_t)nbGroups;
    if (cb_array_reserve(&result_, result__count, sizeof(cudaDevResource)) < 0)
        goto done;
    remaining = cb_record_new(m, T_cudaDevResource);
    if (remaining == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(result_.data, &nbGroups, input, cb_record_data(remaining), flags,
        minCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaDevSmResourceSplitByCount, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)nbGroups < result__count)
        result__count = (size_t)nbGroups;
    PyObject *values[] = {
        cb_record_list(m, T_cudaDevResource, result_.data, result__count),
        PyLong_FromUnsignedLong(nbGroups),
        Py_NewRef(remaining)
    };
    result = cb_return_many(s, &f_cudaDevSmResourceSplitByCount, values);
done:
    cb_array_done(&result_);
    Py_XDECREF(remaining);
    return result;
}

// cudaError_t cudaDevSmResourceSplit(cudaDevResource *result, unsigned int nbGroups,
//     const cudaDevResource *input, cudaDevResource *remainder, unsigned int flags,
//     cudaDevSmResourceGroupParams *groupParams)
static const cb_function f_cudaDevSmResourceSplit = {.name = "cudaDevSmResourceSplit",
    .params = (const char *const[]){"nbGroups", "input_", "flags", "groupParams", NULL},
    .param_count = 4, .result_count = 2, .auto_mask = 0x1};

CB_WRAPPER(cudaDevSmResourceSplit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaDevSmResourceSplit, &args, nargs, kwnames, slots))
        return NULL;
    cb_array result_, groupParams;
    size_t result__count = 0;
    uint32_t nbGroups = 0;
    const cudaDevResource *input;
    PyObject *remainder = NULL;
    uint32_t flags;
    cb_array_init(&result_);
    cb_array_init(&groupParams);
    if ((args[0] != NULL && cb_as_uint32(args[0], "unsigned int", &nbGroups) < 0)
        || cb_as_record(m, T_cudaDevResource, args[1], "input_", &input) < 0
        || cb_as_uint32(args[2], "unsigned int", &flags) < 0
        || cb_array_shared(m, T_cudaDevSmResourceGroupParams, args[3], "groupParams",
            &groupParams) < 0)
        goto done;
    if (args[0] == NULL && groupParams.length > (size_t)nbGroups)
        nbGroups = (uint32_t)groupParams.length;
    if (groupParams.data != NULL && cb_array_check(&groupParams, (size_t)nbGroups) < 0)
        goto done;
    fn_cudaDevSmResourceSplit *call = cb_symbol_address(&symbols[S_cudaDevSmResourceSplit]);
    if (call == NULL)
        goto done;
    result__count = (size_t)nbGroups;
    if (cb_array_reserve(&result_, result__count, sizeof(cudaDevResource)) < 0)
        goto done;
    remainder = cb_record_new(m, T_cudaDevResource);
    if (remainder == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(result_.data, nbGroups, input, cb_record_data(remainder), flags,
        groupParams.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaDevSmResourceSplit, status, args, NULL);
        goto done;
    }
    cb_array_copy_back(m, T_cudaDevSmResourceGroupParams, &groupParams);
    PyObject *values[] = {
        cb_record_list(m, T_cudaDevResource, result_.data, result__count),
        Py_NewRef(remainder)
    };
    result = cb_return_many(s, &f_cudaDevSmResourceSplit, values);
done:
    cb_array_done(&result_);
    Py_XDECREF(remainder);
    cb_array_done(&groupParams);
    return result;
}

// cudaError_t cudaDevResourceGenerateDesc(cudaDevResourceDesc_t *phDesc,
//     cudaDevResource *resources, unsigned int nbResources)
static const cb_function f_cudaDevResourceGenerateDesc = {.name = "cudaDevResourceGenerateDesc",
    .params = (const char *const[]){"resources", "nbResources", NULL}, .param_count = 2,
    .result_count = 1, .auto_mask = 0x2};

CB_WRAPPER(cudaDevResourceGenerateDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaDevResourceGenerateDesc, &args, nargs, kwnames, slots))
        return NULL;
    cudaDevResourceDesc_t phDesc = NULL;
    cb_array resources;
    uint32_t nbResources = 0;
    cb_array_init(&resources);
    if (cb_array_records(m, T_cudaDevResource, args[0], "resources", &resources) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &nbResources) < 0))
        goto done;
    if (args[1] == NULL && resources.length > (size_t)nbResources)
        nbResources = (uint32_t)resources.length;
    if (resources.data != NULL && cb_array_check(&resources, (size_t)nbResources) < 0)
        goto done;
    fn_cudaDevResourceGenerateDesc *call =
        cb_symbol_address(&symbols[S_cudaDevResourceGenerateDesc]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&phDesc, resources.data, nbResources);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_cell_new(m, T_cudaDevResourceDesc_t, &phDesc));
    else
        result = cb_fail(s, &f_cudaDevResourceGenerateDesc, status, args, NULL);
done:
    cb_array_done(&resources);
    return result;
}

// cudaError_t cudaGreenCtxCreate(cudaExecutionContext_t *phCtx, cudaDevResourceDesc_t desc,
//     int device, unsigned int flags)
static const cb_function f_cudaGreenCtxCreate = {.name = "cudaGreenCtxCreate",
    .params = (const char *const[]){"desc", "device", "flags", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cudaGreenCtxCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGreenCtxCreate, &args, nargs, kwnames, slots))
        return NULL;
    cudaExecutionContext_t phCtx = NULL;
    cudaDevResourceDesc_t desc;
    int32_t device;
    uint32_t flags;
    if (cb_as_handle(m, T_cudaDevResourceDesc_t, args[0], &desc) < 0
        || cb_as_int32(args[1], "int", &device) < 0
        || cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGreenCtxCreate *call = cb_symbol_address(&symbols[S_cudaGreenCtxCreate]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phCtx, desc, device, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGreenCtxCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaExecutionContext_t, &phCtx));
}

// cudaError_t cudaExecutionCtxDestroy(cudaExecutionContext_t ctx)
static const cb_function f_cudaExecutionCtxDestroy = {.name = "cudaExecutionCtxDestroy",
    .params = (const char *const[]){"ctx", NULL}, .param_count = 1};

CB_WRAPPER(cudaExecutionCtxDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaExecutionCtxDestroy, &args, nargs, kwnames, slots))
        return NULL;
    cudaExecutionContext_t ctx;
    if (cb_as_handle(m, T_cudaExecutionContext_t, args[0], &ctx) < 0)
        return NULL;
    fn_cudaExecutionCtxDestroy *call = cb_symbol_address(&symbols[S_cudaExecutionCtxDestroy]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ctx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaExecutionCtxDestroy, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaExecutionCtxGetDevResource(cudaExecutionContext_t ctx,
//     cudaDevResource *resource, enum cudaDevResourceType type)
static const cb_function f_cudaExecutionCtxGetDevResource = {
    .name = "cudaExecutionCtxGetDevResource",
    .params = (const char *const[]){"ctx", "typename", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaExecutionCtxGetDevResource)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaExecutionCtxGetDevResource, &args, nargs, kwnames, slots))
        return NULL;
    cudaExecutionContext_t ctx;
    PyObject *resource = NULL;
    int32_t type;
    if (cb_as_handle(m, T_cudaExecutionContext_t, args[0], &ctx) < 0
        || cb_as_enum(m, T_cudaDevResourceType, args[1], "typename", &type) < 0)
        goto done;
    fn_cudaExecutionCtxGetDevResource *call =
        cb_symbol_address(&symbols[S_cudaExecutionCtxGetDevResource]);
    if (call == NULL)
        goto done;
    resource = cb_record_new(m, T_cudaDevResource);
    if (resource == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(ctx, cb_record_data(resource), (enum cudaDevResourceType)type);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(resource));
    else
        result = cb_fail(s, &f_cudaExecutionCtxGetDevResource, status, args, NULL);
done:
    Py_XDECREF(resource);
    return result;
}

// cudaError_t cudaExecutionCtxGetDevice(int *device, cudaExecutionContext_t ctx)
static const cb_function f_cudaExecutionCtxGetDevice = {.name = "cudaExecutionCtxGetDevice",
    .params = (const char *const[]){"ctx", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaExecutionCtxGetDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaExecutionCtxGetDevice, &args, nargs, kwnames, slots))
        return NULL;
    int device = 0;
    cudaExecutionContext_t ctx;
    if (cb_as_handle(m, T_cudaExecutionContext_t, args[0], &ctx) < 0)
        return NULL;
    fn_cudaExecutionCtxGetDevice *call = cb_symbol_address(&symbols[S_cudaExecutionCtxGetDevice]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&device, ctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaExecutionCtxGetDevice, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(device));
}

// cudaError_t cudaExecutionCtxGetId(cudaExecutionContext_t ctx, unsigned long long *ctxId)
static const cb_function f_cudaExecutionCtxGetId = {.name = "cudaExecutionCtxGetId",
    .params = (const char *const[]){"ctx", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaExecutionCtxGetId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaExecutionCtxGetId, &args, nargs, kwnames, slots))
        return NULL;
    cudaExecutionContext_t ctx;
    unsigned long long ctxId = 0;
    if (cb_as_handle(m, T_cudaExecutionContext_t, args[0], &ctx) < 0)
        return NULL;
    fn_cudaExecutionCtxGetId *call = cb_symbol_address(&symbols[S_cudaExecutionCtxGetId]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(ctx, &ctxId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaExecutionCtxGetId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(ctxId));
}

// cudaError_t cudaExecutionCtxStreamCreate(cudaStream_t *phStream, cudaExecutionContext_t ctx,
//     unsigned int flags, int priority)
static const cb_function f_cudaExecutionCtxStreamCreate = {.name = "cudaExecutionCtxStreamCreate",
    .params = (const char *const[]){"ctx", "flags", "priority", NULL}, .param_count = 3,
    .result_count = 1};

CB_WRAPPER(cudaExecutionCtxStreamCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaExecutionCtxStreamCreate, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t phStream = NULL;
    cudaExecutionContext_t ctx;
    uint32_t flags;
    int32_t priority;
    if (cb_as_handle(m, T_cudaExecutionContext_t, args[0], &ctx) < 0
        || cb_as_uint32(args[1], "unsigned int", &flags) < 0
        || cb_as_int32(args[2], "int", &priority) < 0)
        return NULL;
    fn_cudaExecutionCtxStreamCreate *call =
        cb_symbol_address(&symbols[S_cudaExecutionCtxStreamCreate]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phStream, ctx, flags, priority);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaExecutionCtxStreamCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaStream_t, &phStream));
}

// cudaError_t cudaExecutionCtxSynchronize(cudaExecutionContext_t ctx)
static const cb_function f_cudaExecutionCtxSynchronize = {.name = "cudaExecutionCtxSynchronize",
    .params = (const char *const[]){"ctx", NULL}, .param_count = 1};

CB_WRAPPER(cudaExecutionCtxSynchronize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaExecutionCtxSynchronize, &args, nargs, kwnames, slots))
        return NULL;
    cudaExecutionContext_t ctx;
    if (cb_as_handle(m, T_cudaExecutionContext_t, args[0], &ctx) < 0)
        return NULL;
    fn_cudaExecutionCtxSynchronize *call =
        cb_symbol_address(&symbols[S_cudaExecutionCtxSynchronize]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ctx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaExecutionCtxSynchronize, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaStreamGetDevResource(cudaStream_t hStream, cudaDevResource *resource,
//     enum cudaDevResourceType type)
static const cb_function f_cudaStreamGetDevResource = {.name = "cudaStreamGetDevResource",
    .params = (const char *const[]){"hStream", "typename", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaStreamGetDevResource)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaStreamGetDevResource, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t hStream;
    PyObject *resource = NULL;
    int32_t type;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &hStream) < 0
        || cb_as_enum(m, T_cudaDevResourceType, args[1], "typename", &type) < 0)
        goto done;
    fn_cudaStreamGetDevResource *call = cb_symbol_address(&symbols[S_cudaStreamGetDevResource]);
    if (call == NULL)
        goto done;
    resource = cb_record_new(m, T_cudaDevResource);
    if (resource == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hStream, cb_record_data(resource), (enum cudaDevResourceType)type);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(resource));
    else
        result = cb_fail(s, &f_cudaStreamGetDevResource, status, args, NULL);
done:
    Py_XDECREF(resource);
    return result;
}

// cudaError_t cudaExecutionCtxRecordEvent(cudaExecutionContext_t ctx, cudaEvent_t event)
static const cb_function f_cudaExecutionCtxRecordEvent = {.name = "cudaExecutionCtxRecordEvent",
    .params = (const char *const[]){"ctx", "event", NULL}, .param_count = 2};

CB_WRAPPER(cudaExecutionCtxRecordEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaExecutionCtxRecordEvent, &args, nargs, kwnames, slots))
        return NULL;
    cudaExecutionContext_t ctx;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaExecutionContext_t, args[0], &ctx) < 0
        || cb_as_handle(m, T_cudaEvent_t, args[1], &event) < 0)
        return NULL;
    fn_cudaExecutionCtxRecordEvent *call =
        cb_symbol_address(&symbols[S_cudaExecutionCtxRecordEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(ctx, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaExecutionCtxRecordEvent, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaExecutionCtxWaitEvent(cudaExecutionContext_t ctx, cudaEvent_t event)
static const cb_function f_cudaExecutionCtxWaitEvent = {.name = "cudaExecutionCtxWaitEvent",
    .params = (const char *const[]){"ctx", "event", NULL}, .param_count = 2};

CB_WRAPPER(cudaExecutionCtxWaitEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaExecutionCtxWaitEvent, &args, nargs, kwnames, slots))
        return NULL;
    cudaExecutionContext_t ctx;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaExecutionContext_t, args[0], &ctx) < 0
        || cb_as_handle(m, T_cudaEvent_t, args[1], &event) < 0)
        return NULL;
    fn_cudaExecutionCtxWaitEvent *call = cb_symbol_address(&symbols[S_cudaExecutionCtxWaitEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(ctx, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaExecutionCtxWaitEvent, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaDeviceGetExecutionCtx(cudaExecutionContext_t *ctx, int device)
static const cb_function f_cudaDeviceGetExecutionCtx = {.name = "cudaDeviceGetExecutionCtx",
    .params = (const char *const[]){"device", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaDeviceGetExecutionCtx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaDeviceGetExecutionCtx, &args, nargs, kwnames, slots))
        return NULL;
    cudaExecutionContext_t ctx = NULL;
    int32_t device;
    if (cb_as_int32(args[0], "int", &device) < 0)
        return NULL;
    fn_cudaDeviceGetExecutionCtx *call = cb_symbol_address(&symbols[S_cudaDeviceGetExecutionCtx]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&ctx, device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaDeviceGetExecutionCtx, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaExecutionContext_t, &ctx));
}

