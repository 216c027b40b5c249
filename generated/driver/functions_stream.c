// functions_stream.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// CUresult cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event)
static const cb_function f_cuIpcGetEventHandle = {.name = "cuIpcGetEventHandle",
    .params = (const char *const[]){"event", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuIpcGetEventHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuIpcGetEventHandle, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *pHandle = NULL;
    CUevent event;
    if (cb_as_handle(m, T_CUevent, args[0], &event) < 0)
        goto done;
    fn_cuIpcGetEventHandle *call = cb_symbol_address(&symbols[S_cuIpcGetEventHandle]);
    if (call == NULL)
        goto done;
    pHandle = cb_record_new(m, T_CUipcEventHandle);
    if (pHandle == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(pHandle), event);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(pHandle));
    else
        result = cb_fail(s, &f_cuIpcGetEventHandle, status, args, NULL);
done:
    Py_XDECREF(pHandle);
    return result;
}

// CUresult cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle)
static const cb_function f_cuIpcOpenEventHandle = {.name = "cuIpcOpenEventHandle",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuIpcOpenEventHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuIpcOpenEventHandle, &args, nargs, kwnames, slots))
        return NULL;
    CUevent phEvent = NULL;
    CUipcEventHandle handle;
    if (cb_as_record_value(m, T_CUipcEventHandle, args[0], "handle", &handle, sizeof handle) < 0)
        return NULL;
    fn_cuIpcOpenEventHandle *call = cb_symbol_address(&symbols[S_cuIpcOpenEventHandle]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phEvent, handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuIpcOpenEventHandle, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUevent, &phEvent));
}

// CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags)
static const cb_function f_cuStreamCreate = {.name = "cuStreamCreate",
    .params = (const char *const[]){"Flags", NULL}, .param_count = 1, .result_count = 1,
    .optional_mask = 0x1};

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
static const cb_function f_cuStreamCreateWithPriority = {.name = "cuStreamCreateWithPriority",
    .params = (const char *const[]){"flags", "priority", NULL}, .param_count = 2,
    .result_count = 1};

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
    if (cb_as_uint32(args[0], "unsigned int", &flags) < 0
        || cb_as_int32(args[1], "int", &priority) < 0)
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

// CUresult cuStreamBeginCaptureToCig(CUstream hStream,
//     CUstreamCigCaptureParams *streamCigCaptureParams)
static const cb_function f_cuStreamBeginCaptureToCig = {.name = "cuStreamBeginCaptureToCig",
    .params = (const char *const[]){"hStream", "streamCigCaptureParams", NULL}, .param_count = 2};

CB_WRAPPER(cuStreamBeginCaptureToCig)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuStreamBeginCaptureToCig, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUstreamCigCaptureParams *streamCigCaptureParams;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0
        || cb_as_record(m, T_CUstreamCigCaptureParams, args[1], "streamCigCaptureParams",
            &streamCigCaptureParams) < 0)
        return NULL;
    fn_cuStreamBeginCaptureToCig *call = cb_symbol_address(&symbols[S_cuStreamBeginCaptureToCig]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hStream, streamCigCaptureParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamBeginCaptureToCig, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamEndCaptureToCig(CUstream hStream)
static const cb_function f_cuStreamEndCaptureToCig = {.name = "cuStreamEndCaptureToCig",
    .params = (const char *const[]){"hStream", NULL}, .param_count = 1};

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
static const cb_function f_cuStreamGetPriority = {.name = "cuStreamGetPriority",
    .params = (const char *const[]){"hStream", NULL}, .param_count = 1, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hStream, &priority);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetPriority, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(priority));
}

// CUresult cuStreamGetDevice(CUstream hStream, CUdevice *device)
static const cb_function f_cuStreamGetDevice = {.name = "cuStreamGetDevice",
    .params = (const char *const[]){"hStream", NULL}, .param_count = 1, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hStream, &device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetDevice, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdevice, &device));
}

// CUresult cuStreamGetFlags(CUstream hStream, unsigned int *flags)
static const cb_function f_cuStreamGetFlags = {.name = "cuStreamGetFlags",
    .params = (const char *const[]){"hStream", NULL}, .param_count = 1, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hStream, &flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetFlags, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(flags));
}

// CUresult cuStreamGetId(CUstream hStream, unsigned long long *streamId)
static const cb_function f_cuStreamGetId = {.name = "cuStreamGetId",
    .params = (const char *const[]){"hStream", NULL}, .param_count = 1, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hStream, &streamId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(streamId));
}

// CUresult cuStreamGetCtx(CUstream hStream, CUcontext *pctx)
static const cb_function f_cuStreamGetCtx = {.name = "cuStreamGetCtx",
    .params = (const char *const[]){"hStream", NULL}, .param_count = 1, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hStream, &pctx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetCtx, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUcontext, &pctx));
}

// CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)
static const cb_function f_cuStreamGetCtx_v2 = {.name = "cuStreamGetCtx_v2",
    .params = (const char *const[]){"hStream", NULL}, .param_count = 1, .result_count = 2};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hStream, &pCtx, &pGreenCtx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetCtx_v2, status, args, NULL);
    PyObject *values[] = {
        cb_cell_new(m, T_CUcontext, &pCtx),
        cb_cell_new(m, T_CUgreenCtx, &pGreenCtx)
    };
    return cb_return_many(s, &f_cuStreamGetCtx_v2, values);
}

// CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)
static const cb_function f_cuStreamWaitEvent = {.name = "cuStreamWaitEvent",
    .params = (const char *const[]){"hStream", "hEvent", "Flags", NULL}, .param_count = 3,
    .optional_mask = 0x4};

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
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0
        || cb_as_handle(m, T_CUevent, args[1], &hEvent) < 0
        || (!(s->checked && args[2] == Py_None)
            && cb_as_uint32(args[2], "unsigned int", &Flags) < 0))
        return NULL;
    fn_cuStreamWaitEvent *call = cb_symbol_address(&symbols[S_cuStreamWaitEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hStream, hEvent, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamWaitEvent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void *userData,
//     unsigned int flags)
static const cb_function f_cuStreamAddCallback = {.name = "cuStreamAddCallback",
    .params = (const char *const[]){"hStream", "callback", "userData", "flags", NULL},
    .param_count = 4, .optional_mask = 0xc};

CB_WRAPPER(cuStreamAddCallback)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuStreamAddCallback, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    cb_callback callback = {0};
    bool callback_taken = false;
    cb_address userData;
    uint32_t flags = 0;
    userData.value = NULL;
    userData.held = false;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0
        || cb_as_callback(m, T_CUstreamCallback, args[1], (void *)trampoline_CUstreamCallback,
            args[2], CB_SCOPE_ONCE, &callback) < 0
        || (!(s->checked && args[3] == Py_None)
            && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        || (callback.closure == NULL && cb_as_address(m, args[2], &userData) < 0))
        goto done;
    fn_cuStreamAddCallback *call = cb_symbol_address(&symbols[S_cuStreamAddCallback]);
    if (call == NULL)
        goto done;
    CUresult status;
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
static const cb_function f_cuStreamBeginCapture = {.name = "cuStreamBeginCapture",
    .params = (const char *const[]){"hStream", "mode", NULL}, .param_count = 2};

CB_WRAPPER(cuStreamBeginCapture)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuStreamBeginCapture, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    int32_t mode;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0
        || cb_as_enum(m, T_CUstreamCaptureMode, args[1], "mode", &mode) < 0)
        return NULL;
    fn_cuStreamBeginCapture *call = cb_symbol_address(&symbols[S_cuStreamBeginCapture]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hStream, (CUstreamCaptureMode)mode);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamBeginCapture, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode,
//     CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void *userData)
static const cb_function f_cuStreamBeginRecaptureToGraph = {
    .name = "cuStreamBeginRecaptureToGraph",
    .params = (const char *const[]){"hStream", "mode", "hGraph", "callbackFunc", "userData", NULL},
    .param_count = 5, .optional_mask = 0x10};

CB_WRAPPER(cuStreamBeginRecaptureToGraph)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cuStreamBeginRecaptureToGraph, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    int32_t mode;
    CUgraph hGraph;
    cb_callback callbackFunc = {0};
    bool callbackFunc_taken = false;
    cb_address userData;
    userData.value = NULL;
    userData.held = false;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0
        || cb_as_enum(m, T_CUstreamCaptureMode, args[1], "mode", &mode) < 0
        || cb_as_handle(m, T_CUgraph, args[2], &hGraph) < 0
        || cb_as_callback(m, T_CUgraphRecaptureCallback, args[3],
            (void *)trampoline_CUgraphRecaptureCallback, args[4], CB_SCOPE_NOTIFIED,
            &callbackFunc) < 0
        || (callbackFunc.closure == NULL && cb_as_address(m, args[4], &userData) < 0))
        goto done;
    fn_cuStreamBeginRecaptureToGraph *call =
        cb_symbol_address(&symbols[S_cuStreamBeginRecaptureToGraph]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream, (CUstreamCaptureMode)mode, hGraph,
        (CUgraphRecaptureCallback)callbackFunc.function,
        callbackFunc.closure != NULL ? callbackFunc.closure : userData.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuStreamBeginRecaptureToGraph, status, args, NULL);
        goto done;
    }
    callbackFunc_taken = true;
    result = cb_return0(s);
done:
    cb_callback_finish(s->module, &callbackFunc, callbackFunc_taken, hStream);
    cb_address_release(&userData);
    return result;
}

// CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph,
//     const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
//     size_t numDependencies, CUstreamCaptureMode mode)
static const cb_function f_cuStreamBeginCaptureToGraph = {.name = "cuStreamBeginCaptureToGraph",
    .params = (const char *const[]){"hStream", "hGraph", "dependencies", "dependencyData",
        "numDependencies", "mode", NULL},
    .param_count = 6, .auto_mask = 0x10};

CB_WRAPPER(cuStreamBeginCaptureToGraph)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cuStreamBeginCaptureToGraph, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUgraph hGraph;
    cb_array dependencies, dependencyData;
    uint64_t numDependencies = 0;
    int32_t mode;
    cb_array_init(&dependencies);
    cb_array_init(&dependencyData);
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0
        || cb_as_handle(m, T_CUgraph, args[1], &hGraph) < 0
        || cb_array_handles(m, T_CUgraphNode, args[2], "dependencies", &dependencies) < 0
        || cb_array_records(m, T_CUgraphEdgeData, args[3], "dependencyData", &dependencyData) < 0
        || (args[4] != NULL && cb_as_uint64(args[4], "size_t", &numDependencies) < 0)
        || cb_as_enum(m, T_CUstreamCaptureMode, args[5], "mode", &mode) < 0)
        goto done;
    if (args[4] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (args[4] == NULL && dependencyData.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencyData.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0
        || (dependencyData.data != NULL
            && cb_array_check(&dependencyData, (size_t)numDependencies) < 0))
        goto done;
    fn_cuStreamBeginCaptureToGraph *call =
        cb_symbol_address(&symbols[S_cuStreamBeginCaptureToGraph]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hStream, hGraph, dependencies.data, dependencyData.data,
        numDependencies, (CUstreamCaptureMode)mode);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuStreamBeginCaptureToGraph, status, args, NULL);
done:
    cb_array_done(&dependencies);
    cb_array_done(&dependencyData);
    return result;
}

// CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)
static const cb_function f_cuThreadExchangeStreamCaptureMode = {
    .name = "cuThreadExchangeStreamCaptureMode", .params = (const char *const[]){"mode", NULL},
    .param_count = 1, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&mode);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuThreadExchangeStreamCaptureMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUstreamCaptureMode, mode));
}

// CUresult cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)
static const cb_function f_cuStreamEndCapture = {.name = "cuStreamEndCapture",
    .params = (const char *const[]){"hStream", NULL}, .param_count = 1, .result_count = 1};

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
    cb_closure_unregister(m, hStream);
    return cb_return1(s, cb_cell_new(m, T_CUgraph, &phGraph));
}

// CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)
static const cb_function f_cuStreamIsCapturing = {.name = "cuStreamIsCapturing",
    .params = (const char *const[]){"hStream", NULL}, .param_count = 1, .result_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hStream, &captureStatus);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamIsCapturing, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUstreamCaptureStatus, captureStatus));
}

// CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
//     cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out,
//     const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out)
static const cb_function f_cuStreamGetCaptureInfo = {.name = "cuStreamGetCaptureInfo",
    .params = (const char *const[]){"hStream", NULL}, .param_count = 1, .result_count = 6,
    .hidden_result_mask = 0x20};

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
    const CUgraphEdgeData *edgeData_out = NULL;
    size_t numDependencies_out = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamGetCaptureInfo *call = cb_symbol_address(&symbols[S_cuStreamGetCaptureInfo]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hStream, &captureStatus_out, &id_out, &graph_out, &dependencies_out,
        &edgeData_out, &numDependencies_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetCaptureInfo, status, args, NULL);
    PyObject *values[] = {
        cb_enum_member(m, T_CUstreamCaptureStatus, captureStatus_out),
        cb_cell_new(m, T_cuuint64_t, &id_out),
        cb_cell_new(m, T_CUgraph, &graph_out),
        cb_handle_list(m, T_CUgraphNode, dependencies_out,
            dependencies_out != NULL ? (size_t)numDependencies_out : 0),
        cb_record_list(m, T_CUgraphEdgeData, edgeData_out,
            edgeData_out != NULL ? (size_t)numDependencies_out : 0),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numDependencies_out)
    };
    return cb_return_many(s, &f_cuStreamGetCaptureInfo, values);
}

// CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode *dependencies,
//     const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)
static const cb_function f_cuStreamUpdateCaptureDependencies = {
    .name = "cuStreamUpdateCaptureDependencies",
    .params = (const char *const[]){"hStream", "dependencies", "dependencyData", "numDependencies",
        "flags", NULL},
    .param_count = 5, .auto_mask = 0x8};

CB_WRAPPER(cuStreamUpdateCaptureDependencies)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cuStreamUpdateCaptureDependencies, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    cb_array dependencies, dependencyData;
    uint64_t numDependencies = 0;
    uint32_t flags;
    cb_array_init(&dependencies);
    cb_array_init(&dependencyData);
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0
        || cb_array_handles(m, T_CUgraphNode, args[1], "dependencies", &dependencies) < 0
        || cb_array_records(m, T_CUgraphEdgeData, args[2], "dependencyData", &dependencyData) < 0
        || (args[3] != NULL && cb_as_uint64(args[3], "size_t", &numDependencies) < 0)
        || cb_as_uint32(args[4], "unsigned int", &flags) < 0)
        goto done;
    if (args[3] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (args[3] == NULL && dependencyData.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencyData.length;
    if ((dependencies.data != NULL && cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        || (dependencyData.data != NULL
            && cb_array_check(&dependencyData, (size_t)numDependencies) < 0))
        goto done;
    fn_cuStreamUpdateCaptureDependencies *call =
        cb_symbol_address(&symbols[S_cuStreamUpdateCaptureDependencies]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hStream, dependencies.data, dependencyData.data, numDependencies, flags);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuStreamUpdateCaptureDependencies, status, args, NULL);
done:
    cb_array_done(&dependencies);
    cb_array_done(&dependencyData);
    return result;
}

// CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length,
//     unsigned int flags)
static const cb_function f_cuStreamAttachMemAsync = {.name = "cuStreamAttachMemAsync",
    .params = (const char *const[]){"hStream", "dptr", "length", "flags", NULL}, .param_count = 4};

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
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[1], &dptr, sizeof dptr) < 0
        || cb_as_uint64(args[2], "size_t", &length) < 0
        || cb_as_uint32(args[3], "unsigned int", &flags) < 0)
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
static const cb_function f_cuStreamQuery = {.name = "cuStreamQuery",
    .params = (const char *const[]){"hStream", NULL}, .param_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hStream);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamQuery, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamSynchronize(CUstream hStream)
static const cb_function f_cuStreamSynchronize = {.name = "cuStreamSynchronize",
    .params = (const char *const[]){"hStream", NULL}, .param_count = 1};

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
static const cb_function f_cuStreamDestroy = {.name = "cuStreamDestroy",
    .params = (const char *const[]){"hStream", NULL}, .param_count = 1};

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
static const cb_function f_cuStreamCopyAttributes = {.name = "cuStreamCopyAttributes",
    .params = (const char *const[]){"dst", "src", NULL}, .param_count = 2};

CB_WRAPPER(cuStreamCopyAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuStreamCopyAttributes, &args, nargs, kwnames, slots))
        return NULL;
    CUstream dst, src;
    if (cb_as_handle(m, T_CUstream, args[0], &dst) < 0
        || cb_as_handle(m, T_CUstream, args[1], &src) < 0)
        return NULL;
    fn_cuStreamCopyAttributes *call = cb_symbol_address(&symbols[S_cuStreamCopyAttributes]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(dst, src);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamCopyAttributes, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr,
//     CUstreamAttrValue *value_out)
static const cb_function f_cuStreamGetAttribute = {.name = "cuStreamGetAttribute",
    .params = (const char *const[]){"hStream", "attr", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuStreamGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuStreamGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    int32_t attr;
    PyObject *value_out = NULL;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0
        || cb_as_enum(m, T_CUstreamAttrID, args[1], "attr", &attr) < 0)
        goto done;
    fn_cuStreamGetAttribute *call = cb_symbol_address(&symbols[S_cuStreamGetAttribute]);
    if (call == NULL)
        goto done;
    value_out = cb_record_new(m, T_CUstreamAttrValue);
    if (value_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hStream, (CUstreamAttrID)attr, cb_record_data(value_out));
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(value_out));
    else
        result = cb_fail(s, &f_cuStreamGetAttribute, status, args, NULL);
done:
    Py_XDECREF(value_out);
    return result;
}

// CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr,
//     const CUstreamAttrValue *value)
static const cb_function f_cuStreamSetAttribute = {.name = "cuStreamSetAttribute",
    .params = (const char *const[]){"hStream", "attr", "value", NULL}, .param_count = 3};

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
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0
        || cb_as_enum(m, T_CUstreamAttrID, args[1], "attr", &attr) < 0
        || cb_as_record(m, T_CUstreamAttrValue, args[2], "value", &value) < 0)
        return NULL;
    fn_cuStreamSetAttribute *call = cb_symbol_address(&symbols[S_cuStreamSetAttribute]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hStream, (CUstreamAttrID)attr, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamSetAttribute, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEventCreate(CUevent *phEvent, unsigned int Flags)
static const cb_function f_cuEventCreate = {.name = "cuEventCreate",
    .params = (const char *const[]){"Flags", NULL}, .param_count = 1, .result_count = 1,
    .optional_mask = 0x1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&phEvent, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUevent, &phEvent));
}

// CUresult cuEventRecord(CUevent hEvent, CUstream hStream)
static const cb_function f_cuEventRecord = {.name = "cuEventRecord",
    .params = (const char *const[]){"hEvent", "hStream", NULL}, .param_count = 2};

CB_WRAPPER(cuEventRecord)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuEventRecord, &args, nargs, kwnames, slots))
        return NULL;
    CUevent hEvent;
    CUstream hStream;
    if (cb_as_handle(m, T_CUevent, args[0], &hEvent) < 0
        || cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        return NULL;
    fn_cuEventRecord *call = cb_symbol_address(&symbols[S_cuEventRecord]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hEvent, hStream);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventRecord, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)
static const cb_function f_cuEventRecordWithFlags = {.name = "cuEventRecordWithFlags",
    .params = (const char *const[]){"hEvent", "hStream", "flags", NULL}, .param_count = 3};

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
    if (cb_as_handle(m, T_CUevent, args[0], &hEvent) < 0
        || cb_as_handle(m, T_CUstream, args[1], &hStream) < 0
        || cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuEventRecordWithFlags *call = cb_symbol_address(&symbols[S_cuEventRecordWithFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hEvent, hStream, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventRecordWithFlags, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEventQuery(CUevent hEvent)
static const cb_function f_cuEventQuery = {.name = "cuEventQuery",
    .params = (const char *const[]){"hEvent", NULL}, .param_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hEvent);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventQuery, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEventSynchronize(CUevent hEvent)
static const cb_function f_cuEventSynchronize = {.name = "cuEventSynchronize",
    .params = (const char *const[]){"hEvent", NULL}, .param_count = 1};

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
static const cb_function f_cuEventDestroy = {.name = "cuEventDestroy",
    .params = (const char *const[]){"hEvent", NULL}, .param_count = 1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hEvent);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)
static const cb_function f_cuEventElapsedTime = {.name = "cuEventElapsedTime",
    .params = (const char *const[]){"hStart", "hEnd", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuEventElapsedTime)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuEventElapsedTime, &args, nargs, kwnames, slots))
        return NULL;
    float pMilliseconds = 0;
    CUevent hStart, hEnd;
    if (cb_as_handle(m, T_CUevent, args[0], &hStart) < 0
        || cb_as_handle(m, T_CUevent, args[1], &hEnd) < 0)
        return NULL;
    fn_cuEventElapsedTime *call = cb_symbol_address(&symbols[S_cuEventElapsedTime]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&pMilliseconds, hStart, hEnd);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventElapsedTime, status, args, NULL);
    return cb_return1(s, PyFloat_FromDouble(pMilliseconds));
}

// CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value,
//     unsigned int flags)
static const cb_function f_cuStreamWaitValue32 = {.name = "cuStreamWaitValue32",
    .params = (const char *const[]){"stream", "addr", "value", "flags", NULL}, .param_count = 4,
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
    if (cb_as_handle(m, T_CUstream, args[0], &stream) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[1], &addr, sizeof addr) < 0
        || cb_as_scalar(m, T_cuuint32_t, args[2], &value, sizeof value) < 0
        || (!(s->checked && args[3] == Py_None)
            && cb_as_uint32(args[3], "unsigned int", &flags) < 0))
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

// CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value,
//     unsigned int flags)
static const cb_function f_cuStreamWaitValue64 = {.name = "cuStreamWaitValue64",
    .params = (const char *const[]){"stream", "addr", "value", "flags", NULL}, .param_count = 4,
    .optional_mask = 0x8};

CB_WRAPPER(cuStreamWaitValue64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuStreamWaitValue64, &args, nargs, kwnames, slots))
        return NULL;
    CUstream stream;
    CUdeviceptr addr;
    cuuint64_t value;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &stream) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[1], &addr, sizeof addr) < 0
        || cb_as_scalar(m, T_cuuint64_t, args[2], &value, sizeof value) < 0
        || (!(s->checked && args[3] == Py_None)
            && cb_as_uint32(args[3], "unsigned int", &flags) < 0))
        return NULL;
    fn_cuStreamWaitValue64 *call = cb_symbol_address(&symbols[S_cuStreamWaitValue64]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, addr, value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamWaitValue64, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value,
//     unsigned int flags)
static const cb_function f_cuStreamWriteValue32 = {.name = "cuStreamWriteValue32",
    .params = (const char *const[]){"stream", "addr", "value", "flags", NULL}, .param_count = 4,
    .optional_mask = 0x8};

CB_WRAPPER(cuStreamWriteValue32)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuStreamWriteValue32, &args, nargs, kwnames, slots))
        return NULL;
    CUstream stream;
    CUdeviceptr addr;
    cuuint32_t value;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &stream) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[1], &addr, sizeof addr) < 0
        || cb_as_scalar(m, T_cuuint32_t, args[2], &value, sizeof value) < 0
        || (!(s->checked && args[3] == Py_None)
            && cb_as_uint32(args[3], "unsigned int", &flags) < 0))
        return NULL;
    fn_cuStreamWriteValue32 *call = cb_symbol_address(&symbols[S_cuStreamWriteValue32]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, addr, value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamWriteValue32, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value,
//     unsigned int flags)
static const cb_function f_cuStreamWriteValue64 = {.name = "cuStreamWriteValue64",
    .params = (const char *const[]){"stream", "addr", "value", "flags", NULL}, .param_count = 4,
    .optional_mask = 0x8};

CB_WRAPPER(cuStreamWriteValue64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuStreamWriteValue64, &args, nargs, kwnames, slots))
        return NULL;
    CUstream stream;
    CUdeviceptr addr;
    cuuint64_t value;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_CUstream, args[0], &stream) < 0
        || cb_as_scalar(m, T_CUdeviceptr, args[1], &addr, sizeof addr) < 0
        || cb_as_scalar(m, T_cuuint64_t, args[2], &value, sizeof value) < 0
        || (!(s->checked && args[3] == Py_None)
            && cb_as_uint32(args[3], "unsigned int", &flags) < 0))
        return NULL;
    fn_cuStreamWriteValue64 *call = cb_symbol_address(&symbols[S_cuStreamWriteValue64]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, addr, value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamWriteValue64, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count,
//     CUstreamBatchMemOpParams *paramArray, unsigned int flags)
static const cb_function f_cuStreamBatchMemOp = {.name = "cuStreamBatchMemOp",
    .params = (const char *const[]){"stream", "count", "paramArray", "flags", NULL},
    .param_count = 4, .optional_mask = 0x8, .auto_mask = 0x2};

CB_WRAPPER(cuStreamBatchMemOp)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuStreamBatchMemOp, &args, nargs, kwnames, slots))
        return NULL;
    CUstream stream;
    uint32_t count = 0, flags = 0;
    cb_array paramArray;
    cb_array_init(&paramArray);
    if (cb_as_handle(m, T_CUstream, args[0], &stream) < 0
        || (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &count) < 0)
        || cb_array_records(m, T_CUstreamBatchMemOpParams, args[2], "paramArray", &paramArray) < 0
        || (!(s->checked && args[3] == Py_None)
            && cb_as_uint32(args[3], "unsigned int", &flags) < 0))
        goto done;
    if (args[1] == NULL && paramArray.length > (size_t)count)
        count = (uint32_t)paramArray.length;
    if (cb_array_check(&paramArray, (size_t)count) < 0)
        goto done;
    fn_cuStreamBatchMemOp *call = cb_symbol_address(&symbols[S_cuStreamBatchMemOp]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, count, paramArray.data, flags);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuStreamBatchMemOp, status, args, NULL);
done:
    cb_array_done(&paramArray);
    return result;
}

// CUresult cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx)
static const cb_function f_cuStreamGetGreenCtx = {.name = "cuStreamGetGreenCtx",
    .params = (const char *const[]){"hStream", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuStreamGetGreenCtx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamGetGreenCtx, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUgreenCtx phCtx = NULL;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamGetGreenCtx *call = cb_symbol_address(&symbols[S_cuStreamGetGreenCtx]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hStream, &phCtx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetGreenCtx, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgreenCtx, &phCtx));
}

// CUresult cuStreamGetDevResource(CUstream hStream, CUdevResource *resource,
//     CUdevResourceType type)
static const cb_function f_cuStreamGetDevResource = {.name = "cuStreamGetDevResource",
    .params = (const char *const[]){"hStream", "typename", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cuStreamGetDevResource)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuStreamGetDevResource, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    PyObject *resource = NULL;
    int32_t type;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0
        || cb_as_enum(m, T_CUdevResourceType, args[1], "typename", &type) < 0)
        goto done;
    fn_cuStreamGetDevResource *call = cb_symbol_address(&symbols[S_cuStreamGetDevResource]);
    if (call == NULL)
        goto done;
    resource = cb_record_new(m, T_CUdevResource);
    if (resource == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(hStream, cb_record_data(resource), (CUdevResourceType)type);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, Py_NewRef(resource));
    else
        result = cb_fail(s, &f_cuStreamGetDevResource, status, args, NULL);
done:
    Py_XDECREF(resource);
    return result;
}

