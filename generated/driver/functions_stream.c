// functions_stream.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// CUresult cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event)
static const cb_function f_cuIpcGetEventHandle = {
    .name = "cuIpcGetEventHandle",
    CB_PARAMS("event"),
    .result_count = 1,
};

CB_WRAPPER(cuIpcGetEventHandle)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuIpcGetEventHandle, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *pHandle = NULL;
    CUevent event;
    if (cb_as_handle(py, T_CUevent, argv[0], "event", &event) < 0)
        goto done;
    fn_cuIpcGetEventHandle *call = cb_symbol_address(&driver_symbols[S_cuIpcGetEventHandle]);
    if (call == NULL)
        goto done;
    pHandle = cb_record_new(py, T_CUipcEventHandle);
    if (pHandle == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(pHandle), event);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuIpcGetEventHandle, status, argv);
    else
        retval = cb_return1(form, cb_take(&pHandle));
done:
    Py_XDECREF(pHandle);
    return retval;
}

// CUresult cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle)
static const cb_function f_cuIpcOpenEventHandle = {
    .name = "cuIpcOpenEventHandle",
    CB_PARAMS("handle"),
    .result_count = 1,
};

CB_WRAPPER(cuIpcOpenEventHandle)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuIpcOpenEventHandle, &argv, nargs, kwnames, slots))
        return NULL;
    CUevent phEvent = NULL;
    CUipcEventHandle handle;
    if (cb_as_record_value(py, T_CUipcEventHandle, argv[0], "handle", &handle, sizeof handle) < 0)
        return NULL;
    fn_cuIpcOpenEventHandle *call = cb_symbol_address(&driver_symbols[S_cuIpcOpenEventHandle]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phEvent, handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuIpcOpenEventHandle, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUevent, &phEvent));
}

CB_PARAM_LIST(cuStreamCreate, "Flags");

// CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags)
static const cb_function f_cuStreamCreate = {
    .name = "cuStreamCreate",
    CB_PARAMS_OF(cuStreamCreate),
    .result_count = 1,
    .optional_mask = CB_BIT(0), // Flags
};

CB_WRAPPER(cuStreamCreate)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuStreamCreate, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream phStream = NULL;
    uint32_t Flags = 0;
    if (cb_is_given(form, argv[0]) && cb_as_uint32(argv[0], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuStreamCreate *call = cb_symbol_address(&driver_symbols[S_cuStreamCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phStream, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUstream, &phStream));
}

// CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags, int priority)
static const cb_function f_cuStreamCreateWithPriority = {
    .name = "cuStreamCreateWithPriority",
    CB_PARAMS("flags", "priority"),
    .result_count = 1,
};

CB_WRAPPER(cuStreamCreateWithPriority)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuStreamCreateWithPriority, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream phStream = NULL;
    uint32_t flags;
    int32_t priority;
    if (cb_as_uint32(argv[0], "unsigned int", &flags) < 0
        || cb_as_int32(argv[1], "int", &priority) < 0)
        return NULL;
    fn_cuStreamCreateWithPriority *call =
        cb_symbol_address(&driver_symbols[S_cuStreamCreateWithPriority]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phStream, flags, priority);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamCreateWithPriority, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUstream, &phStream));
}

// CUresult cuStreamBeginCaptureToCig(CUstream hStream,
//     CUstreamCigCaptureParams *streamCigCaptureParams)
static const cb_function f_cuStreamBeginCaptureToCig = {
    .name = "cuStreamBeginCaptureToCig",
    CB_PARAMS("hStream", "streamCigCaptureParams"),
};

CB_WRAPPER(cuStreamBeginCaptureToCig)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuStreamBeginCaptureToCig, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUstreamCigCaptureParams *streamCigCaptureParams;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0
        || cb_as_record(py, T_CUstreamCigCaptureParams, argv[1], "streamCigCaptureParams",
            &streamCigCaptureParams) < 0)
        return NULL;
    fn_cuStreamBeginCaptureToCig *call =
        cb_symbol_address(&driver_symbols[S_cuStreamBeginCaptureToCig]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream, streamCigCaptureParams);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamBeginCaptureToCig, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cuStreamEndCaptureToCig, "hStream");

// CUresult cuStreamEndCaptureToCig(CUstream hStream)
static const cb_function f_cuStreamEndCaptureToCig = {
    .name = "cuStreamEndCaptureToCig",
    CB_PARAMS_OF(cuStreamEndCaptureToCig),
};

CB_WRAPPER(cuStreamEndCaptureToCig)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuStreamEndCaptureToCig, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0)
        return NULL;
    fn_cuStreamEndCaptureToCig *call =
        cb_symbol_address(&driver_symbols[S_cuStreamEndCaptureToCig]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamEndCaptureToCig, status, argv);
    return cb_return0(form);
}

// CUresult cuStreamGetPriority(CUstream hStream, int *priority)
static const cb_function f_cuStreamGetPriority = {
    .name = "cuStreamGetPriority",
    CB_PARAMS_OF(cuStreamEndCaptureToCig),
    .result_count = 1,
};

CB_WRAPPER(cuStreamGetPriority)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuStreamGetPriority, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    int priority = 0;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0)
        return NULL;
    fn_cuStreamGetPriority *call = cb_symbol_address(&driver_symbols[S_cuStreamGetPriority]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hStream, &priority);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamGetPriority, status, argv);
    return cb_return1(form, PyLong_FromLong(priority));
}

// CUresult cuStreamGetDevice(CUstream hStream, CUdevice *device)
static const cb_function f_cuStreamGetDevice = {
    .name = "cuStreamGetDevice",
    CB_PARAMS_OF(cuStreamEndCaptureToCig),
    .result_count = 1,
};

CB_WRAPPER(cuStreamGetDevice)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuStreamGetDevice, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUdevice device = 0;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0)
        return NULL;
    fn_cuStreamGetDevice *call = cb_symbol_address(&driver_symbols[S_cuStreamGetDevice]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hStream, &device);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamGetDevice, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUdevice, &device));
}

// CUresult cuStreamGetFlags(CUstream hStream, unsigned int *flags)
static const cb_function f_cuStreamGetFlags = {
    .name = "cuStreamGetFlags",
    CB_PARAMS_OF(cuStreamEndCaptureToCig),
    .result_count = 1,
};

CB_WRAPPER(cuStreamGetFlags)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuStreamGetFlags, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    unsigned int flags = 0;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0)
        return NULL;
    fn_cuStreamGetFlags *call = cb_symbol_address(&driver_symbols[S_cuStreamGetFlags]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hStream, &flags);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamGetFlags, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(flags));
}

// CUresult cuStreamGetId(CUstream hStream, unsigned long long *streamId)
static const cb_function f_cuStreamGetId = {
    .name = "cuStreamGetId",
    CB_PARAMS_OF(cuStreamEndCaptureToCig),
    .result_count = 1,
};

CB_WRAPPER(cuStreamGetId)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuStreamGetId, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    unsigned long long streamId = 0;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0)
        return NULL;
    fn_cuStreamGetId *call = cb_symbol_address(&driver_symbols[S_cuStreamGetId]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hStream, &streamId);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamGetId, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLongLong(streamId));
}

// CUresult cuStreamGetCtx(CUstream hStream, CUcontext *pctx)
static const cb_function f_cuStreamGetCtx = {
    .name = "cuStreamGetCtx",
    CB_PARAMS_OF(cuStreamEndCaptureToCig),
    .result_count = 1,
};

CB_WRAPPER(cuStreamGetCtx)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuStreamGetCtx, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUcontext pctx = NULL;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0)
        return NULL;
    fn_cuStreamGetCtx *call = cb_symbol_address(&driver_symbols[S_cuStreamGetCtx]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hStream, &pctx);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamGetCtx, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUcontext, &pctx));
}

// CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)
static const cb_function f_cuStreamGetCtx_v2 = {
    .name = "cuStreamGetCtx_v2",
    CB_PARAMS_OF(cuStreamEndCaptureToCig),
    .result_count = 2,
};

CB_WRAPPER(cuStreamGetCtx_v2)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuStreamGetCtx_v2, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUcontext pCtx = NULL;
    CUgreenCtx pGreenCtx = NULL;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0)
        return NULL;
    fn_cuStreamGetCtx_v2 *call = cb_symbol_address(&driver_symbols[S_cuStreamGetCtx_v2]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hStream, &pCtx, &pGreenCtx);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamGetCtx_v2, status, argv);
    PyObject *results[] = {
        cb_cell_new(py, T_CUcontext, &pCtx),
        cb_cell_new(py, T_CUgreenCtx, &pGreenCtx)
    };
    return cb_return_many(form, &f_cuStreamGetCtx_v2, results);
}

// CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)
static const cb_function f_cuStreamWaitEvent = {
    .name = "cuStreamWaitEvent",
    CB_PARAMS("hStream", "hEvent", "Flags"),
    .optional_mask = CB_BIT(2), // Flags
};

CB_WRAPPER(cuStreamWaitEvent)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuStreamWaitEvent, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUevent hEvent;
    uint32_t Flags = 0;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0
        || cb_as_handle(py, T_CUevent, argv[1], "hEvent", &hEvent) < 0
        || (cb_is_given(form, argv[2]) && cb_as_uint32(argv[2], "unsigned int", &Flags) < 0))
        return NULL;
    fn_cuStreamWaitEvent *call = cb_symbol_address(&driver_symbols[S_cuStreamWaitEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hStream, hEvent, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamWaitEvent, status, argv);
    return cb_return0(form);
}

// CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void *userData,
//     unsigned int flags)
static const cb_function f_cuStreamAddCallback = {
    .name = "cuStreamAddCallback",
    CB_PARAMS("hStream", "callback", "userData", "flags"),
    .optional_mask = CB_BIT(2) | CB_BIT(3), // userData, flags
};

CB_WRAPPER(cuStreamAddCallback)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuStreamAddCallback, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    cb_callback callback = {0};
    cb_address userData;
    uint32_t flags = 0;
    userData.held = false;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0
        || cb_as_callback(py, T_CUstreamCallback, argv[1], trampoline_CUstreamCallback, argv[2],
            CB_SCOPE_ONCE, &callback) < 0
        || (cb_is_given(form, argv[3]) && cb_as_uint32(argv[3], "unsigned int", &flags) < 0)
        || (callback.closure == NULL && cb_as_address(py, argv[2], &userData) < 0))
        goto done;
    fn_cuStreamAddCallback *call = cb_symbol_address(&driver_symbols[S_cuStreamAddCallback]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream, callback.function,
        callback.closure != NULL ? callback.closure : userData.value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuStreamAddCallback, status, argv);
        goto done;
    }
    cb_callback_keep(py, &callback, NULL);
    retval = cb_return0(form);
done:
    cb_callback_done(&callback);
    cb_address_release(&userData);
    return retval;
}

// CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)
static const cb_function f_cuStreamBeginCapture = {
    .name = "cuStreamBeginCapture",
    CB_PARAMS("hStream", "mode"),
};

CB_WRAPPER(cuStreamBeginCapture)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuStreamBeginCapture, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    int32_t mode;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0
        || cb_as_enum(py, T_CUstreamCaptureMode, argv[1], "mode", &mode) < 0)
        return NULL;
    fn_cuStreamBeginCapture *call = cb_symbol_address(&driver_symbols[S_cuStreamBeginCapture]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hStream, mode);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamBeginCapture, status, argv);
    return cb_return0(form);
}

// CUresult cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode,
//     CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void *userData)
static const cb_function f_cuStreamBeginRecaptureToGraph = {
    .name = "cuStreamBeginRecaptureToGraph",
    CB_PARAMS("hStream", "mode", "hGraph", "callbackFunc", "userData"),
    .optional_mask = CB_BIT(4), // userData
};

CB_WRAPPER(cuStreamBeginRecaptureToGraph)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cuStreamBeginRecaptureToGraph, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    int32_t mode;
    CUgraph hGraph;
    cb_callback callbackFunc = {0};
    cb_address userData;
    userData.held = false;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0
        || cb_as_enum(py, T_CUstreamCaptureMode, argv[1], "mode", &mode) < 0
        || cb_as_handle(py, T_CUgraph, argv[2], "hGraph", &hGraph) < 0
        || cb_as_callback(py, T_CUgraphRecaptureCallback, argv[3],
            trampoline_CUgraphRecaptureCallback, argv[4], CB_SCOPE_NOTIFIED, &callbackFunc) < 0
        || (callbackFunc.closure == NULL && cb_as_address(py, argv[4], &userData) < 0))
        goto done;
    fn_cuStreamBeginRecaptureToGraph *call =
        cb_symbol_address(&driver_symbols[S_cuStreamBeginRecaptureToGraph]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream, mode, hGraph, callbackFunc.function,
        callbackFunc.closure != NULL ? callbackFunc.closure : userData.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuStreamBeginRecaptureToGraph, status, argv);
        goto done;
    }
    cb_callback_keep(py, &callbackFunc, hStream);
    retval = cb_return0(form);
done:
    cb_callback_done(&callbackFunc);
    cb_address_release(&userData);
    return retval;
}

// CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph,
//     const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
//     size_t numDependencies, CUstreamCaptureMode mode)
static const cb_function f_cuStreamBeginCaptureToGraph = {
    .name = "cuStreamBeginCaptureToGraph",
    CB_PARAMS("hStream", "hGraph", "dependencies", "dependencyData", "numDependencies", "mode"),
    .auto_mask = CB_BIT(4), // numDependencies
};

CB_WRAPPER(cuStreamBeginCaptureToGraph)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cuStreamBeginCaptureToGraph, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUgraph hGraph;
    cb_array dependencies, dependencyData;
    uint64_t numDependencies;
    int32_t mode;
    cb_array_init(&dependencies);
    cb_array_init(&dependencyData);
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0
        || cb_as_handle(py, T_CUgraph, argv[1], "hGraph", &hGraph) < 0
        || cb_array_handles(py, T_CUgraphNode, argv[2], "dependencies", &dependencies) < 0
        || cb_array_records(py, T_CUgraphEdgeData, argv[3], "dependencyData", &dependencyData) < 0
        || (argv[4] != NULL && cb_as_uint64(argv[4], "size_t", &numDependencies) < 0)
        || cb_as_enum(py, T_CUstreamCaptureMode, argv[5], "mode", &mode) < 0)
        goto done;
    if (argv[4] == NULL)
        numDependencies = CB_LONGEST(&dependencies, &dependencyData);
    if (cb_array_check(&dependencies, numDependencies, "dependencies") < 0
        || cb_array_check_given(&dependencyData, numDependencies, "dependencyData") < 0)
        goto done;
    fn_cuStreamBeginCaptureToGraph *call =
        cb_symbol_address(&driver_symbols[S_cuStreamBeginCaptureToGraph]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hStream, hGraph, dependencies.data, dependencyData.data,
        numDependencies, mode);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuStreamBeginCaptureToGraph, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&dependencies);
    cb_array_done(&dependencyData);
    return retval;
}

// CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)
static const cb_function f_cuThreadExchangeStreamCaptureMode = {
    .name = "cuThreadExchangeStreamCaptureMode",
    CB_PARAMS("mode"),
    .result_count = 1,
};

CB_WRAPPER(cuThreadExchangeStreamCaptureMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuThreadExchangeStreamCaptureMode, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t mode_in;
    if (cb_as_enum(py, T_CUstreamCaptureMode, argv[0], "mode", &mode_in) < 0)
        return NULL;
    CUstreamCaptureMode mode = mode_in;
    fn_cuThreadExchangeStreamCaptureMode *call =
        cb_symbol_address(&driver_symbols[S_cuThreadExchangeStreamCaptureMode]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&mode);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuThreadExchangeStreamCaptureMode, status, argv);
    return cb_return1(form, cb_enum_member(py, T_CUstreamCaptureMode, mode));
}

// CUresult cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)
static const cb_function f_cuStreamEndCapture = {
    .name = "cuStreamEndCapture",
    CB_PARAMS_OF(cuStreamEndCaptureToCig),
    .result_count = 1,
};

CB_WRAPPER(cuStreamEndCapture)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuStreamEndCapture, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUgraph phGraph = NULL;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0)
        return NULL;
    fn_cuStreamEndCapture *call = cb_symbol_address(&driver_symbols[S_cuStreamEndCapture]);
    if (call == NULL)
        return NULL;
    uint64_t registrations = cb_registration_count(py);
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream, &phGraph);
    Py_END_ALLOW_THREADS
    // After these failures, the work begun on hStream continues and may still call the
    // callback.
    if (status != CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD
        && status != CUDA_ERROR_STREAM_CAPTURE_UNMATCHED
        && status != CUDA_ERROR_STREAM_CAPTURE_IMPLICIT)
        cb_closure_unregister(py, hStream, registrations);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamEndCapture, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUgraph, &phGraph));
}

// CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)
static const cb_function f_cuStreamIsCapturing = {
    .name = "cuStreamIsCapturing",
    CB_PARAMS_OF(cuStreamEndCaptureToCig),
    .result_count = 1,
};

CB_WRAPPER(cuStreamIsCapturing)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuStreamIsCapturing, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUstreamCaptureStatus captureStatus = 0;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0)
        return NULL;
    fn_cuStreamIsCapturing *call = cb_symbol_address(&driver_symbols[S_cuStreamIsCapturing]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hStream, &captureStatus);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamIsCapturing, status, argv);
    return cb_return1(form, cb_enum_member(py, T_CUstreamCaptureStatus, captureStatus));
}

// CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
//     cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out,
//     const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out)
static const cb_function f_cuStreamGetCaptureInfo = {
    .name = "cuStreamGetCaptureInfo",
    CB_PARAMS_OF(cuStreamEndCaptureToCig),
    .result_count = 6,
    .hidden_result_mask = CB_BIT(5), // numDependencies_out
};

CB_WRAPPER(cuStreamGetCaptureInfo)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuStreamGetCaptureInfo, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUstreamCaptureStatus captureStatus_out = 0;
    cuuint64_t id_out = 0;
    CUgraph graph_out = NULL;
    const CUgraphNode *dependencies_out = NULL;
    const CUgraphEdgeData *edgeData_out = NULL;
    size_t numDependencies_out = 0;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0)
        return NULL;
    fn_cuStreamGetCaptureInfo *call = cb_symbol_address(&driver_symbols[S_cuStreamGetCaptureInfo]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hStream, &captureStatus_out, &id_out, &graph_out, &dependencies_out,
        &edgeData_out, &numDependencies_out);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamGetCaptureInfo, status, argv);
    PyObject *results[] = {
        cb_enum_member(py, T_CUstreamCaptureStatus, captureStatus_out),
        cb_cell_new(py, T_cuuint64_t, &id_out),
        cb_cell_new(py, T_CUgraph, &graph_out),
        cb_handle_list(py, T_CUgraphNode, dependencies_out,
            dependencies_out != NULL ? numDependencies_out : 0),
        cb_record_list(py, T_CUgraphEdgeData, edgeData_out,
            edgeData_out != NULL ? numDependencies_out : 0),
        PyLong_FromSize_t(numDependencies_out)
    };
    return cb_return_many(form, &f_cuStreamGetCaptureInfo, results);
}

// CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode *dependencies,
//     const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)
static const cb_function f_cuStreamUpdateCaptureDependencies = {
    .name = "cuStreamUpdateCaptureDependencies",
    CB_PARAMS("hStream", "dependencies", "dependencyData", "numDependencies", "flags"),
    .optional_mask = CB_BIT(4), // flags
    .auto_mask = CB_BIT(3), // numDependencies
};

CB_WRAPPER(cuStreamUpdateCaptureDependencies)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cuStreamUpdateCaptureDependencies, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    cb_array dependencies, dependencyData;
    uint64_t numDependencies;
    uint32_t flags = 0;
    cb_array_init(&dependencies);
    cb_array_init(&dependencyData);
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0
        || cb_array_handles(py, T_CUgraphNode, argv[1], "dependencies", &dependencies) < 0
        || cb_array_records(py, T_CUgraphEdgeData, argv[2], "dependencyData", &dependencyData) < 0
        || (argv[3] != NULL && cb_as_uint64(argv[3], "size_t", &numDependencies) < 0)
        || (cb_is_given(form, argv[4]) && cb_as_uint32(argv[4], "unsigned int", &flags) < 0))
        goto done;
    if (argv[3] == NULL)
        numDependencies = CB_LONGEST(&dependencies, &dependencyData);
    if (cb_array_check_given(&dependencies, numDependencies, "dependencies") < 0
        || cb_array_check_given(&dependencyData, numDependencies, "dependencyData") < 0)
        goto done;
    fn_cuStreamUpdateCaptureDependencies *call =
        cb_symbol_address(&driver_symbols[S_cuStreamUpdateCaptureDependencies]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hStream, dependencies.data, dependencyData.data, numDependencies, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuStreamUpdateCaptureDependencies, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&dependencies);
    cb_array_done(&dependencyData);
    return retval;
}

// CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length,
//     unsigned int flags)
static const cb_function f_cuStreamAttachMemAsync = {
    .name = "cuStreamAttachMemAsync",
    CB_PARAMS("hStream", "dptr", "length", "flags"),
};

CB_WRAPPER(cuStreamAttachMemAsync)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuStreamAttachMemAsync, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUdeviceptr dptr;
    uint64_t length;
    uint32_t flags;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[1], "dptr", CB_HOST_TOO, &dptr) < 0
        || cb_as_uint64(argv[2], "size_t", &length) < 0
        || cb_as_uint32(argv[3], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuStreamAttachMemAsync *call = cb_symbol_address(&driver_symbols[S_cuStreamAttachMemAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream, dptr, length, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamAttachMemAsync, status, argv);
    return cb_return0(form);
}

// CUresult cuStreamQuery(CUstream hStream)
static const cb_function f_cuStreamQuery = {
    .name = "cuStreamQuery",
    CB_PARAMS_OF(cuStreamEndCaptureToCig),
};

CB_WRAPPER(cuStreamQuery)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuStreamQuery, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0)
        return NULL;
    fn_cuStreamQuery *call = cb_symbol_address(&driver_symbols[S_cuStreamQuery]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hStream);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamQuery, status, argv);
    return cb_return0(form);
}

// CUresult cuStreamSynchronize(CUstream hStream)
static const cb_function f_cuStreamSynchronize = {
    .name = "cuStreamSynchronize",
    CB_PARAMS_OF(cuStreamEndCaptureToCig),
};

CB_WRAPPER(cuStreamSynchronize)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuStreamSynchronize, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0)
        return NULL;
    fn_cuStreamSynchronize *call = cb_symbol_address(&driver_symbols[S_cuStreamSynchronize]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamSynchronize, status, argv);
    return cb_return0(form);
}

// CUresult cuStreamDestroy_v2(CUstream hStream)
static const cb_function f_cuStreamDestroy = {
    .name = "cuStreamDestroy",
    CB_PARAMS_OF(cuStreamEndCaptureToCig),
};

CB_WRAPPER(cuStreamDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuStreamDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    if (cb_as_ended_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0)
        return NULL;
    fn_cuStreamDestroy *call = cb_symbol_address(&driver_symbols[S_cuStreamDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuStreamCopyAttributes(CUstream dst, CUstream src)
static const cb_function f_cuStreamCopyAttributes = {
    .name = "cuStreamCopyAttributes",
    CB_PARAMS("dst", "src"),
};

CB_WRAPPER(cuStreamCopyAttributes)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuStreamCopyAttributes, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream dst, src;
    if (cb_as_handle(py, T_CUstream, argv[0], "dst", &dst) < 0
        || cb_as_handle(py, T_CUstream, argv[1], "src", &src) < 0)
        return NULL;
    fn_cuStreamCopyAttributes *call = cb_symbol_address(&driver_symbols[S_cuStreamCopyAttributes]);
    if (call == NULL)
        return NULL;
    CUresult status = call(dst, src);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamCopyAttributes, status, argv);
    return cb_return0(form);
}

// CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr,
//     CUstreamAttrValue *value_out)
static const cb_function f_cuStreamGetAttribute = {
    .name = "cuStreamGetAttribute",
    CB_PARAMS("hStream", "attr"),
    .result_count = 1,
};

CB_WRAPPER(cuStreamGetAttribute)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuStreamGetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    int32_t attr;
    PyObject *value_out = NULL;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0
        || cb_as_enum(py, T_CUstreamAttrID, argv[1], "attr", &attr) < 0)
        goto done;
    fn_cuStreamGetAttribute *call = cb_symbol_address(&driver_symbols[S_cuStreamGetAttribute]);
    if (call == NULL)
        goto done;
    value_out = cb_record_new(py, T_CUstreamAttrValue);
    if (value_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hStream, attr, cb_record_data(value_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuStreamGetAttribute, status, argv);
    else
        retval = cb_return1(form, cb_take(&value_out));
done:
    Py_XDECREF(value_out);
    return retval;
}

// CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr,
//     const CUstreamAttrValue *value)
static const cb_function f_cuStreamSetAttribute = {
    .name = "cuStreamSetAttribute",
    CB_PARAMS("hStream", "attr", "value"),
};

CB_WRAPPER(cuStreamSetAttribute)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuStreamSetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    int32_t attr;
    const CUstreamAttrValue *value;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0
        || cb_as_enum(py, T_CUstreamAttrID, argv[1], "attr", &attr) < 0
        || cb_as_record(py, T_CUstreamAttrValue, argv[2], "value", &value) < 0)
        return NULL;
    fn_cuStreamSetAttribute *call = cb_symbol_address(&driver_symbols[S_cuStreamSetAttribute]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hStream, attr, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamSetAttribute, status, argv);
    return cb_return0(form);
}

// CUresult cuEventCreate(CUevent *phEvent, unsigned int Flags)
static const cb_function f_cuEventCreate = {
    .name = "cuEventCreate",
    CB_PARAMS_OF(cuStreamCreate),
    .result_count = 1,
    .optional_mask = CB_BIT(0), // Flags
};

CB_WRAPPER(cuEventCreate)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuEventCreate, &argv, nargs, kwnames, slots))
        return NULL;
    CUevent phEvent = NULL;
    uint32_t Flags = 0;
    if (cb_is_given(form, argv[0]) && cb_as_uint32(argv[0], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuEventCreate *call = cb_symbol_address(&driver_symbols[S_cuEventCreate]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&phEvent, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuEventCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_CUevent, &phEvent));
}

// CUresult cuEventRecord(CUevent hEvent, CUstream hStream)
static const cb_function f_cuEventRecord = {
    .name = "cuEventRecord",
    CB_PARAMS("hEvent", "hStream"),
};

CB_WRAPPER(cuEventRecord)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuEventRecord, &argv, nargs, kwnames, slots))
        return NULL;
    CUevent hEvent;
    CUstream hStream;
    if (cb_as_handle(py, T_CUevent, argv[0], "hEvent", &hEvent) < 0
        || cb_as_handle(py, T_CUstream, argv[1], "hStream", &hStream) < 0)
        return NULL;
    fn_cuEventRecord *call = cb_symbol_address(&driver_symbols[S_cuEventRecord]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hEvent, hStream);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuEventRecord, status, argv);
    return cb_return0(form);
}

// CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)
static const cb_function f_cuEventRecordWithFlags = {
    .name = "cuEventRecordWithFlags",
    CB_PARAMS("hEvent", "hStream", "flags"),
};

CB_WRAPPER(cuEventRecordWithFlags)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cuEventRecordWithFlags, &argv, nargs, kwnames, slots))
        return NULL;
    CUevent hEvent;
    CUstream hStream;
    uint32_t flags;
    if (cb_as_handle(py, T_CUevent, argv[0], "hEvent", &hEvent) < 0
        || cb_as_handle(py, T_CUstream, argv[1], "hStream", &hStream) < 0
        || cb_as_uint32(argv[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuEventRecordWithFlags *call = cb_symbol_address(&driver_symbols[S_cuEventRecordWithFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hEvent, hStream, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuEventRecordWithFlags, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cuEventQuery, "hEvent");

// CUresult cuEventQuery(CUevent hEvent)
static const cb_function f_cuEventQuery = {.name = "cuEventQuery", CB_PARAMS_OF(cuEventQuery)};

CB_WRAPPER(cuEventQuery)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuEventQuery, &argv, nargs, kwnames, slots))
        return NULL;
    CUevent hEvent;
    if (cb_as_handle(py, T_CUevent, argv[0], "hEvent", &hEvent) < 0)
        return NULL;
    fn_cuEventQuery *call = cb_symbol_address(&driver_symbols[S_cuEventQuery]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hEvent);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuEventQuery, status, argv);
    return cb_return0(form);
}

// CUresult cuEventSynchronize(CUevent hEvent)
static const cb_function f_cuEventSynchronize = {
    .name = "cuEventSynchronize",
    CB_PARAMS_OF(cuEventQuery),
};

CB_WRAPPER(cuEventSynchronize)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuEventSynchronize, &argv, nargs, kwnames, slots))
        return NULL;
    CUevent hEvent;
    if (cb_as_handle(py, T_CUevent, argv[0], "hEvent", &hEvent) < 0)
        return NULL;
    fn_cuEventSynchronize *call = cb_symbol_address(&driver_symbols[S_cuEventSynchronize]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hEvent);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuEventSynchronize, status, argv);
    return cb_return0(form);
}

// CUresult cuEventDestroy_v2(CUevent hEvent)
static const cb_function f_cuEventDestroy = {.name = "cuEventDestroy", CB_PARAMS_OF(cuEventQuery)};

CB_WRAPPER(cuEventDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuEventDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    CUevent hEvent;
    if (cb_as_ended_handle(py, T_CUevent, argv[0], "hEvent", &hEvent) < 0)
        return NULL;
    fn_cuEventDestroy *call = cb_symbol_address(&driver_symbols[S_cuEventDestroy]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hEvent);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuEventDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)
static const cb_function f_cuEventElapsedTime = {
    .name = "cuEventElapsedTime",
    CB_PARAMS("hStart", "hEnd"),
    .result_count = 1,
};

CB_WRAPPER(cuEventElapsedTime)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuEventElapsedTime, &argv, nargs, kwnames, slots))
        return NULL;
    float pMilliseconds = 0;
    CUevent hStart, hEnd;
    if (cb_as_handle(py, T_CUevent, argv[0], "hStart", &hStart) < 0
        || cb_as_handle(py, T_CUevent, argv[1], "hEnd", &hEnd) < 0)
        return NULL;
    fn_cuEventElapsedTime *call = cb_symbol_address(&driver_symbols[S_cuEventElapsedTime]);
    if (call == NULL)
        return NULL;
    CUresult status = call(&pMilliseconds, hStart, hEnd);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuEventElapsedTime, status, argv);
    return cb_return1(form, PyFloat_FromDouble(pMilliseconds));
}

CB_PARAM_LIST(cuStreamWaitValue32, "stream", "addr", "value", "flags");

// CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value,
//     unsigned int flags)
static const cb_function f_cuStreamWaitValue32 = {
    .name = "cuStreamWaitValue32",
    CB_PARAMS_OF(cuStreamWaitValue32),
    .optional_mask = CB_BIT(3), // flags
};

CB_WRAPPER(cuStreamWaitValue32)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuStreamWaitValue32, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream stream;
    CUdeviceptr addr;
    cuuint32_t value;
    uint32_t flags = 0;
    if (cb_as_handle(py, T_CUstream, argv[0], "stream", &stream) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[1], "addr", 0, &addr) < 0
        || cb_as_scalar(py, T_cuuint32_t, argv[2], "value", &value, sizeof value) < 0
        || (cb_is_given(form, argv[3]) && cb_as_uint32(argv[3], "unsigned int", &flags) < 0))
        return NULL;
    fn_cuStreamWaitValue32 *call = cb_symbol_address(&driver_symbols[S_cuStreamWaitValue32]);
    if (call == NULL)
        return NULL;
    cb_gil_has_waits(py->gil);
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, addr, value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamWaitValue32, status, argv);
    return cb_return0(form);
}

// CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value,
//     unsigned int flags)
static const cb_function f_cuStreamWaitValue64 = {
    .name = "cuStreamWaitValue64",
    CB_PARAMS_OF(cuStreamWaitValue32),
    .optional_mask = CB_BIT(3), // flags
};

CB_WRAPPER(cuStreamWaitValue64)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuStreamWaitValue64, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream stream;
    CUdeviceptr addr;
    cuuint64_t value;
    uint32_t flags = 0;
    if (cb_as_handle(py, T_CUstream, argv[0], "stream", &stream) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[1], "addr", 0, &addr) < 0
        || cb_as_scalar(py, T_cuuint64_t, argv[2], "value", &value, sizeof value) < 0
        || (cb_is_given(form, argv[3]) && cb_as_uint32(argv[3], "unsigned int", &flags) < 0))
        return NULL;
    fn_cuStreamWaitValue64 *call = cb_symbol_address(&driver_symbols[S_cuStreamWaitValue64]);
    if (call == NULL)
        return NULL;
    cb_gil_has_waits(py->gil);
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, addr, value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamWaitValue64, status, argv);
    return cb_return0(form);
}

// CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value,
//     unsigned int flags)
static const cb_function f_cuStreamWriteValue32 = {
    .name = "cuStreamWriteValue32",
    CB_PARAMS_OF(cuStreamWaitValue32),
    .optional_mask = CB_BIT(3), // flags
};

CB_WRAPPER(cuStreamWriteValue32)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuStreamWriteValue32, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream stream;
    CUdeviceptr addr;
    cuuint32_t value;
    uint32_t flags = 0;
    if (cb_as_handle(py, T_CUstream, argv[0], "stream", &stream) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[1], "addr", 0, &addr) < 0
        || cb_as_scalar(py, T_cuuint32_t, argv[2], "value", &value, sizeof value) < 0
        || (cb_is_given(form, argv[3]) && cb_as_uint32(argv[3], "unsigned int", &flags) < 0))
        return NULL;
    fn_cuStreamWriteValue32 *call = cb_symbol_address(&driver_symbols[S_cuStreamWriteValue32]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, addr, value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamWriteValue32, status, argv);
    return cb_return0(form);
}

// CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value,
//     unsigned int flags)
static const cb_function f_cuStreamWriteValue64 = {
    .name = "cuStreamWriteValue64",
    CB_PARAMS_OF(cuStreamWaitValue32),
    .optional_mask = CB_BIT(3), // flags
};

CB_WRAPPER(cuStreamWriteValue64)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cuStreamWriteValue64, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream stream;
    CUdeviceptr addr;
    cuuint64_t value;
    uint32_t flags = 0;
    if (cb_as_handle(py, T_CUstream, argv[0], "stream", &stream) < 0
        || cb_as_device_scalar(form, py, T_CUdeviceptr, argv[1], "addr", 0, &addr) < 0
        || cb_as_scalar(py, T_cuuint64_t, argv[2], "value", &value, sizeof value) < 0
        || (cb_is_given(form, argv[3]) && cb_as_uint32(argv[3], "unsigned int", &flags) < 0))
        return NULL;
    fn_cuStreamWriteValue64 *call = cb_symbol_address(&driver_symbols[S_cuStreamWriteValue64]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, addr, value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamWriteValue64, status, argv);
    return cb_return0(form);
}

// CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count,
//     CUstreamBatchMemOpParams *paramArray, unsigned int flags)
static const cb_function f_cuStreamBatchMemOp = {
    .name = "cuStreamBatchMemOp",
    CB_PARAMS("stream", "count", "paramArray", "flags"),
    .optional_mask = CB_BIT(3), // flags
    .auto_mask = CB_BIT(1), // count
};

CB_WRAPPER(cuStreamBatchMemOp)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuStreamBatchMemOp, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream stream;
    uint32_t count;
    cb_array paramArray;
    uint32_t flags = 0;
    cb_array_init(&paramArray);
    if (cb_as_handle(py, T_CUstream, argv[0], "stream", &stream) < 0
        || (argv[1] != NULL && cb_as_uint32(argv[1], "unsigned int", &count) < 0)
        || cb_array_records(py, T_CUstreamBatchMemOpParams, argv[2], "paramArray", &paramArray) < 0
        || (cb_is_given(form, argv[3]) && cb_as_uint32(argv[3], "unsigned int", &flags) < 0))
        goto done;
    if (argv[1] == NULL)
        count = (uint32_t)paramArray.length;
    if (cb_array_check(&paramArray, count, "paramArray") < 0)
        goto done;
    fn_cuStreamBatchMemOp *call = cb_symbol_address(&driver_symbols[S_cuStreamBatchMemOp]);
    if (call == NULL)
        goto done;
    cb_gil_has_waits(py->gil);
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, count, paramArray.data, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuStreamBatchMemOp, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&paramArray);
    return retval;
}

// CUresult cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx)
static const cb_function f_cuStreamGetGreenCtx = {
    .name = "cuStreamGetGreenCtx",
    CB_PARAMS_OF(cuStreamEndCaptureToCig),
    .result_count = 1,
};

CB_WRAPPER(cuStreamGetGreenCtx)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuStreamGetGreenCtx, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUgreenCtx phCtx = NULL;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0)
        return NULL;
    fn_cuStreamGetGreenCtx *call = cb_symbol_address(&driver_symbols[S_cuStreamGetGreenCtx]);
    if (call == NULL)
        return NULL;
    CUresult status = call(hStream, &phCtx);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuStreamGetGreenCtx, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUgreenCtx, &phCtx));
}

// CUresult cuStreamGetDevResource(CUstream hStream, CUdevResource *resource,
//     CUdevResourceType type)
static const cb_function f_cuStreamGetDevResource = {
    .name = "cuStreamGetDevResource",
    CB_PARAMS("hStream", "typename"),
    .result_count = 1,
};

CB_WRAPPER(cuStreamGetDevResource)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuStreamGetDevResource, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    PyObject *resource = NULL;
    int32_t type;
    if (cb_as_handle(py, T_CUstream, argv[0], "hStream", &hStream) < 0
        || cb_as_enum(py, T_CUdevResourceType, argv[1], "typename", &type) < 0)
        goto done;
    fn_cuStreamGetDevResource *call = cb_symbol_address(&driver_symbols[S_cuStreamGetDevResource]);
    if (call == NULL)
        goto done;
    resource = cb_record_new(py, T_CUdevResource);
    if (resource == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(hStream, cb_record_data(resource), type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuStreamGetDevResource, status, argv);
    else
        retval = cb_return1(form, cb_take(&resource));
done:
    Py_XDECREF(resource);
    return retval;
}
