// functions_context.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

// cudaError_t cudaDeviceGetDevResource(int device, cudaDevResource *resource,
//     enum cudaDevResourceType type)
static const cb_function f_cudaDeviceGetDevResource = {
    .name = "cudaDeviceGetDevResource",
    CB_PARAMS("device", "typename"),
    .result_count = 1,
};

CB_WRAPPER(cudaDeviceGetDevResource)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaDeviceGetDevResource, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t device, type;
    PyObject *resource = NULL;
    if (cb_as_int32(argv[0], "int", &device) < 0
        || cb_as_enum(py, T_cudaDevResourceType, argv[1], "typename", &type) < 0)
        goto done;
    fn_cudaDeviceGetDevResource *call =
        cb_symbol_address(&runtime_symbols[S_cudaDeviceGetDevResource]);
    if (call == NULL)
        goto done;
    resource = cb_record_new(py, T_cudaDevResource);
    if (resource == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(device, cb_record_data(resource), type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaDeviceGetDevResource, status, argv);
    else
        retval = cb_return1(form, cb_take(&resource));
done:
    Py_XDECREF(resource);
    return retval;
}

// cudaError_t cudaDevSmResourceSplitByCount(cudaDevResource *result, unsigned int *nbGroups,
//     const cudaDevResource *input, cudaDevResource *remaining, unsigned int flags,
//     unsigned int minCount)
static const cb_function f_cudaDevSmResourceSplitByCount = {
    .name = "cudaDevSmResourceSplitByCount",
    CB_PARAMS("nbGroups", "input_", "flags", "minCount"),
    .result_count = 3,
};

CB_WRAPPER(cudaDevSmResourceSplitByCount)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaDevSmResourceSplitByCount, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array result;
    unsigned int nbGroups;
    const cudaDevResource *input;
    PyObject *remaining = NULL;
    uint32_t flags, minCount;
    cb_array_init(&result);
    if (cb_as_uint32(argv[0], "unsigned int", &nbGroups) < 0
        || cb_as_record(py, T_cudaDevResource, argv[1], "input_", &input) < 0
        || cb_as_uint32(argv[2], "unsigned int", &flags) < 0
        || cb_as_uint32(argv[3], "unsigned int", &minCount) < 0)
        goto done;
    fn_cudaDevSmResourceSplitByCount *call =
        cb_symbol_address(&runtime_symbols[S_cudaDevSmResourceSplitByCount]);
    if (call == NULL)
        goto done;
    size_t result_count = nbGroups;
    if (cb_array_reserve(&result, result_count, sizeof(cudaDevResource)) < 0)
        goto done;
    remaining = cb_record_new(py, T_cudaDevResource);
    if (remaining == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(result.data, &nbGroups, input, cb_record_data(remaining), flags,
        minCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaDevSmResourceSplitByCount, status, argv);
        goto done;
    }
    if (form->checked && nbGroups < result_count)
        result_count = nbGroups;
    PyObject *results[] = {
        cb_record_list(py, T_cudaDevResource, result.data, result_count),
        PyLong_FromUnsignedLong(nbGroups),
        cb_take(&remaining)
    };
    retval = cb_return_many(form, &f_cudaDevSmResourceSplitByCount, results);
done:
    cb_array_done(&result);
    Py_XDECREF(remaining);
    return retval;
}

// cudaError_t cudaDevSmResourceSplit(cudaDevResource *result, unsigned int nbGroups,
//     const cudaDevResource *input, cudaDevResource *remainder, unsigned int flags,
//     cudaDevSmResourceGroupParams *groupParams)
static const cb_function f_cudaDevSmResourceSplit = {
    .name = "cudaDevSmResourceSplit",
    CB_PARAMS("nbGroups", "input_", "flags", "groupParams"),
    .result_count = 2,
    .auto_mask = CB_BIT(0), // nbGroups
};

CB_WRAPPER(cudaDevSmResourceSplit)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaDevSmResourceSplit, &argv, nargs, kwnames, slots))
        return NULL;
    cb_array result, groupParams;
    uint32_t nbGroups, flags;
    const cudaDevResource *input;
    PyObject *remainder = NULL;
    cb_array_init(&result);
    cb_array_init(&groupParams);
    if ((argv[0] != NULL && cb_as_uint32(argv[0], "unsigned int", &nbGroups) < 0)
        || cb_as_record(py, T_cudaDevResource, argv[1], "input_", &input) < 0
        || cb_as_uint32(argv[2], "unsigned int", &flags) < 0
        || cb_array_shared(py, T_cudaDevSmResourceGroupParams, argv[3], "groupParams",
            &groupParams) < 0)
        goto done;
    if (argv[0] == NULL)
        nbGroups = (uint32_t)groupParams.length;
    if (cb_array_check_given(&groupParams, nbGroups, "groupParams") < 0)
        goto done;
    fn_cudaDevSmResourceSplit *call = cb_symbol_address(&runtime_symbols[S_cudaDevSmResourceSplit]);
    if (call == NULL)
        goto done;
    if (cb_array_reserve(&result, nbGroups, sizeof(cudaDevResource)) < 0)
        goto done;
    remainder = cb_record_new(py, T_cudaDevResource);
    if (remainder == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(result.data, nbGroups, input, cb_record_data(remainder), flags,
        groupParams.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaDevSmResourceSplit, status, argv);
        goto done;
    }
    cb_array_copy_back(py, T_cudaDevSmResourceGroupParams, &groupParams);
    PyObject *results[] = {
        cb_record_list(py, T_cudaDevResource, result.data, nbGroups),
        cb_take(&remainder)
    };
    retval = cb_return_many(form, &f_cudaDevSmResourceSplit, results);
done:
    cb_array_done(&result);
    Py_XDECREF(remainder);
    cb_array_done(&groupParams);
    return retval;
}

// cudaError_t cudaDevResourceGenerateDesc(cudaDevResourceDesc_t *phDesc,
//     cudaDevResource *resources, unsigned int nbResources)
static const cb_function f_cudaDevResourceGenerateDesc = {
    .name = "cudaDevResourceGenerateDesc",
    CB_PARAMS("resources", "nbResources"),
    .result_count = 1,
    .auto_mask = CB_BIT(1), // nbResources
};

CB_WRAPPER(cudaDevResourceGenerateDesc)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaDevResourceGenerateDesc, &argv, nargs, kwnames, slots))
        return NULL;
    cudaDevResourceDesc_t phDesc = NULL;
    cb_array resources;
    uint32_t nbResources;
    cb_array_init(&resources);
    if (cb_array_records(py, T_cudaDevResource, argv[0], "resources", &resources) < 0
        || (argv[1] != NULL && cb_as_uint32(argv[1], "unsigned int", &nbResources) < 0))
        goto done;
    if (argv[1] == NULL)
        nbResources = (uint32_t)resources.length;
    if (cb_array_check_given(&resources, nbResources, "resources") < 0)
        goto done;
    fn_cudaDevResourceGenerateDesc *call =
        cb_symbol_address(&runtime_symbols[S_cudaDevResourceGenerateDesc]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&phDesc, resources.data, nbResources);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaDevResourceGenerateDesc, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_cudaDevResourceDesc_t, &phDesc));
done:
    cb_array_done(&resources);
    return retval;
}

// cudaError_t cudaGreenCtxCreate(cudaExecutionContext_t *phCtx, cudaDevResourceDesc_t desc,
//     int device, unsigned int flags)
static const cb_function f_cudaGreenCtxCreate = {
    .name = "cudaGreenCtxCreate",
    CB_PARAMS("desc", "device", "flags"),
    .result_count = 1,
};

CB_WRAPPER(cudaGreenCtxCreate)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaGreenCtxCreate, &argv, nargs, kwnames, slots))
        return NULL;
    cudaExecutionContext_t phCtx = NULL;
    cudaDevResourceDesc_t desc;
    int32_t device;
    uint32_t flags;
    if (cb_as_handle(py, T_cudaDevResourceDesc_t, argv[0], "desc", &desc) < 0
        || cb_as_int32(argv[1], "int", &device) < 0
        || cb_as_uint32(argv[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaGreenCtxCreate *call = cb_symbol_address(&runtime_symbols[S_cudaGreenCtxCreate]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phCtx, desc, device, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGreenCtxCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaExecutionContext_t, &phCtx));
}

CB_PARAM_LIST(cudaExecutionCtxDestroy, "ctx");

// cudaError_t cudaExecutionCtxDestroy(cudaExecutionContext_t ctx)
static const cb_function f_cudaExecutionCtxDestroy = {
    .name = "cudaExecutionCtxDestroy",
    CB_PARAMS_OF(cudaExecutionCtxDestroy),
};

CB_WRAPPER(cudaExecutionCtxDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaExecutionCtxDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    cudaExecutionContext_t ctx;
    if (cb_as_ended_handle(py, T_cudaExecutionContext_t, argv[0], "ctx", &ctx) < 0)
        return NULL;
    fn_cudaExecutionCtxDestroy *call =
        cb_symbol_address(&runtime_symbols[S_cudaExecutionCtxDestroy]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ctx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaExecutionCtxDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// cudaError_t cudaExecutionCtxGetDevResource(cudaExecutionContext_t ctx,
//     cudaDevResource *resource, enum cudaDevResourceType type)
static const cb_function f_cudaExecutionCtxGetDevResource = {
    .name = "cudaExecutionCtxGetDevResource",
    CB_PARAMS("ctx", "typename"),
    .result_count = 1,
};

CB_WRAPPER(cudaExecutionCtxGetDevResource)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaExecutionCtxGetDevResource, &argv, nargs, kwnames, slots))
        return NULL;
    cudaExecutionContext_t ctx;
    PyObject *resource = NULL;
    int32_t type;
    if (cb_as_handle(py, T_cudaExecutionContext_t, argv[0], "ctx", &ctx) < 0
        || cb_as_enum(py, T_cudaDevResourceType, argv[1], "typename", &type) < 0)
        goto done;
    fn_cudaExecutionCtxGetDevResource *call =
        cb_symbol_address(&runtime_symbols[S_cudaExecutionCtxGetDevResource]);
    if (call == NULL)
        goto done;
    resource = cb_record_new(py, T_cudaDevResource);
    if (resource == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(ctx, cb_record_data(resource), type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaExecutionCtxGetDevResource, status, argv);
    else
        retval = cb_return1(form, cb_take(&resource));
done:
    Py_XDECREF(resource);
    return retval;
}

// cudaError_t cudaExecutionCtxGetDevice(int *device, cudaExecutionContext_t ctx)
static const cb_function f_cudaExecutionCtxGetDevice = {
    .name = "cudaExecutionCtxGetDevice",
    CB_PARAMS_OF(cudaExecutionCtxDestroy),
    .result_count = 1,
};

CB_WRAPPER(cudaExecutionCtxGetDevice)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaExecutionCtxGetDevice, &argv, nargs, kwnames, slots))
        return NULL;
    int device = 0;
    cudaExecutionContext_t ctx;
    if (cb_as_handle(py, T_cudaExecutionContext_t, argv[0], "ctx", &ctx) < 0)
        return NULL;
    fn_cudaExecutionCtxGetDevice *call =
        cb_symbol_address(&runtime_symbols[S_cudaExecutionCtxGetDevice]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&device, ctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaExecutionCtxGetDevice, status, argv);
    return cb_return1(form, PyLong_FromLong(device));
}

// cudaError_t cudaExecutionCtxGetId(cudaExecutionContext_t ctx, unsigned long long *ctxId)
static const cb_function f_cudaExecutionCtxGetId = {
    .name = "cudaExecutionCtxGetId",
    CB_PARAMS_OF(cudaExecutionCtxDestroy),
    .result_count = 1,
};

CB_WRAPPER(cudaExecutionCtxGetId)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaExecutionCtxGetId, &argv, nargs, kwnames, slots))
        return NULL;
    cudaExecutionContext_t ctx;
    unsigned long long ctxId = 0;
    if (cb_as_handle(py, T_cudaExecutionContext_t, argv[0], "ctx", &ctx) < 0)
        return NULL;
    fn_cudaExecutionCtxGetId *call = cb_symbol_address(&runtime_symbols[S_cudaExecutionCtxGetId]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(ctx, &ctxId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaExecutionCtxGetId, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLongLong(ctxId));
}

// cudaError_t cudaExecutionCtxStreamCreate(cudaStream_t *phStream, cudaExecutionContext_t ctx,
//     unsigned int flags, int priority)
static const cb_function f_cudaExecutionCtxStreamCreate = {
    .name = "cudaExecutionCtxStreamCreate",
    CB_PARAMS("ctx", "flags", "priority"),
    .result_count = 1,
};

CB_WRAPPER(cudaExecutionCtxStreamCreate)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaExecutionCtxStreamCreate, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t phStream = NULL;
    cudaExecutionContext_t ctx;
    uint32_t flags;
    int32_t priority;
    if (cb_as_handle(py, T_cudaExecutionContext_t, argv[0], "ctx", &ctx) < 0
        || cb_as_uint32(argv[1], "unsigned int", &flags) < 0
        || cb_as_int32(argv[2], "int", &priority) < 0)
        return NULL;
    fn_cudaExecutionCtxStreamCreate *call =
        cb_symbol_address(&runtime_symbols[S_cudaExecutionCtxStreamCreate]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phStream, ctx, flags, priority);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaExecutionCtxStreamCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaStream_t, &phStream));
}

// cudaError_t cudaExecutionCtxSynchronize(cudaExecutionContext_t ctx)
static const cb_function f_cudaExecutionCtxSynchronize = {
    .name = "cudaExecutionCtxSynchronize",
    CB_PARAMS_OF(cudaExecutionCtxDestroy),
};

CB_WRAPPER(cudaExecutionCtxSynchronize)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaExecutionCtxSynchronize, &argv, nargs, kwnames, slots))
        return NULL;
    cudaExecutionContext_t ctx;
    if (cb_as_handle(py, T_cudaExecutionContext_t, argv[0], "ctx", &ctx) < 0)
        return NULL;
    fn_cudaExecutionCtxSynchronize *call =
        cb_symbol_address(&runtime_symbols[S_cudaExecutionCtxSynchronize]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(ctx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaExecutionCtxSynchronize, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaStreamGetDevResource(cudaStream_t hStream, cudaDevResource *resource,
//     enum cudaDevResourceType type)
static const cb_function f_cudaStreamGetDevResource = {
    .name = "cudaStreamGetDevResource",
    CB_PARAMS("hStream", "typename"),
    .result_count = 1,
};

CB_WRAPPER(cudaStreamGetDevResource)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaStreamGetDevResource, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t hStream;
    PyObject *resource = NULL;
    int32_t type;
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "hStream", &hStream) < 0
        || cb_as_enum(py, T_cudaDevResourceType, argv[1], "typename", &type) < 0)
        goto done;
    fn_cudaStreamGetDevResource *call =
        cb_symbol_address(&runtime_symbols[S_cudaStreamGetDevResource]);
    if (call == NULL)
        goto done;
    resource = cb_record_new(py, T_cudaDevResource);
    if (resource == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(hStream, cb_record_data(resource), type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaStreamGetDevResource, status, argv);
    else
        retval = cb_return1(form, cb_take(&resource));
done:
    Py_XDECREF(resource);
    return retval;
}

CB_PARAM_LIST(cudaExecutionCtxRecordEvent, "ctx", "event");

// cudaError_t cudaExecutionCtxRecordEvent(cudaExecutionContext_t ctx, cudaEvent_t event)
static const cb_function f_cudaExecutionCtxRecordEvent = {
    .name = "cudaExecutionCtxRecordEvent",
    CB_PARAMS_OF(cudaExecutionCtxRecordEvent),
};

CB_WRAPPER(cudaExecutionCtxRecordEvent)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaExecutionCtxRecordEvent, &argv, nargs, kwnames, slots))
        return NULL;
    cudaExecutionContext_t ctx;
    cudaEvent_t event;
    if (cb_as_handle(py, T_cudaExecutionContext_t, argv[0], "ctx", &ctx) < 0
        || cb_as_handle(py, T_cudaEvent_t, argv[1], "event", &event) < 0)
        return NULL;
    fn_cudaExecutionCtxRecordEvent *call =
        cb_symbol_address(&runtime_symbols[S_cudaExecutionCtxRecordEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(ctx, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaExecutionCtxRecordEvent, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaExecutionCtxWaitEvent(cudaExecutionContext_t ctx, cudaEvent_t event)
static const cb_function f_cudaExecutionCtxWaitEvent = {
    .name = "cudaExecutionCtxWaitEvent",
    CB_PARAMS_OF(cudaExecutionCtxRecordEvent),
};

CB_WRAPPER(cudaExecutionCtxWaitEvent)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaExecutionCtxWaitEvent, &argv, nargs, kwnames, slots))
        return NULL;
    cudaExecutionContext_t ctx;
    cudaEvent_t event;
    if (cb_as_handle(py, T_cudaExecutionContext_t, argv[0], "ctx", &ctx) < 0
        || cb_as_handle(py, T_cudaEvent_t, argv[1], "event", &event) < 0)
        return NULL;
    fn_cudaExecutionCtxWaitEvent *call =
        cb_symbol_address(&runtime_symbols[S_cudaExecutionCtxWaitEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(ctx, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaExecutionCtxWaitEvent, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaDeviceGetExecutionCtx(cudaExecutionContext_t *ctx, int device)
static const cb_function f_cudaDeviceGetExecutionCtx = {
    .name = "cudaDeviceGetExecutionCtx",
    CB_PARAMS("device"),
    .result_count = 1,
};

CB_WRAPPER(cudaDeviceGetExecutionCtx)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaDeviceGetExecutionCtx, &argv, nargs, kwnames, slots))
        return NULL;
    cudaExecutionContext_t ctx = NULL;
    int32_t device;
    if (cb_as_int32(argv[0], "int", &device) < 0)
        return NULL;
    fn_cudaDeviceGetExecutionCtx *call =
        cb_symbol_address(&runtime_symbols[S_cudaDeviceGetExecutionCtx]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&ctx, device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaDeviceGetExecutionCtx, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaExecutionContext_t, &ctx));
}
