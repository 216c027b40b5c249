// functions_stream.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cudaIpcGetEventHandle, "event");

// cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event)
static const cb_function f_cudaIpcGetEventHandle = {
    .name = "cudaIpcGetEventHandle",
    CB_PARAMS_OF(cudaIpcGetEventHandle),
    .result_count = 1,
};

CB_WRAPPER(cudaIpcGetEventHandle)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaIpcGetEventHandle, &argv, nargs, kwnames, slots))
        return NULL;
    PyObject *handle = NULL;
    cudaEvent_t event;
    if (cb_as_handle(py, T_cudaEvent_t, argv[0], "event", &event) < 0)
        goto done;
    fn_cudaIpcGetEventHandle *call = cb_symbol_address(&runtime_symbols[S_cudaIpcGetEventHandle]);
    if (call == NULL)
        goto done;
    handle = cb_record_new(py, T_cudaIpcEventHandle_t);
    if (handle == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(handle), event);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaIpcGetEventHandle, status, argv);
    else
        retval = cb_return1(form, cb_take(&handle));
done:
    Py_XDECREF(handle);
    return retval;
}

// cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle)
static const cb_function f_cudaIpcOpenEventHandle = {
    .name = "cudaIpcOpenEventHandle",
    CB_PARAMS("handle"),
    .result_count = 1,
};

CB_WRAPPER(cudaIpcOpenEventHandle)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaIpcOpenEventHandle, &argv, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event = NULL;
    cudaIpcEventHandle_t handle;
    if (cb_as_record_value(py, T_cudaIpcEventHandle_t, argv[0], "handle", &handle,
            sizeof handle) < 0)
        return NULL;
    fn_cudaIpcOpenEventHandle *call = cb_symbol_address(&runtime_symbols[S_cudaIpcOpenEventHandle]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&event, handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaIpcOpenEventHandle, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaEvent_t, &event));
}

// cudaError_t cudaStreamCreate(cudaStream_t *pStream)
static const cb_function f_cudaStreamCreate = {
    .name = "cudaStreamCreate",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cudaStreamCreate)
{
    if (!cb_no_arguments(form, &f_cudaStreamCreate, argv, nargs, kwnames))
        return NULL;
    cudaStream_t pStream = NULL;
    fn_cudaStreamCreate *call = cb_symbol_address(&runtime_symbols[S_cudaStreamCreate]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaStreamCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaStream_t, &pStream));
}

CB_PARAM_LIST(cudaStreamCreateWithFlags, "flags");

// cudaError_t cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags)
static const cb_function f_cudaStreamCreateWithFlags = {
    .name = "cudaStreamCreateWithFlags",
    CB_PARAMS_OF(cudaStreamCreateWithFlags),
    .result_count = 1,
};

CB_WRAPPER(cudaStreamCreateWithFlags)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaStreamCreateWithFlags, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t pStream = NULL;
    uint32_t flags;
    if (cb_as_uint32(argv[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaStreamCreateWithFlags *call =
        cb_symbol_address(&runtime_symbols[S_cudaStreamCreateWithFlags]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pStream, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaStreamCreateWithFlags, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaStream_t, &pStream));
}

// cudaError_t cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags, int priority)
static const cb_function f_cudaStreamCreateWithPriority = {
    .name = "cudaStreamCreateWithPriority",
    CB_PARAMS("flags", "priority"),
    .result_count = 1,
};

CB_WRAPPER(cudaStreamCreateWithPriority)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaStreamCreateWithPriority, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t pStream = NULL;
    uint32_t flags;
    int32_t priority;
    if (cb_as_uint32(argv[0], "unsigned int", &flags) < 0
        || cb_as_int32(argv[1], "int", &priority) < 0)
        return NULL;
    fn_cudaStreamCreateWithPriority *call =
        cb_symbol_address(&runtime_symbols[S_cudaStreamCreateWithPriority]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pStream, flags, priority);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaStreamCreateWithPriority, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaStream_t, &pStream));
}

CB_PARAM_LIST(cudaStreamGetPriority, "hStream");

// cudaError_t cudaStreamGetPriority(cudaStream_t hStream, int *priority)
static const cb_function f_cudaStreamGetPriority = {
    .name = "cudaStreamGetPriority",
    CB_PARAMS_OF(cudaStreamGetPriority),
    .result_count = 1,
};

CB_WRAPPER(cudaStreamGetPriority)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaStreamGetPriority, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t hStream;
    int priority = 0;
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "hStream", &hStream) < 0)
        return NULL;
    fn_cudaStreamGetPriority *call = cb_symbol_address(&runtime_symbols[S_cudaStreamGetPriority]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(hStream, &priority);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaStreamGetPriority, status, argv);
    return cb_return1(form, PyLong_FromLong(priority));
}

// cudaError_t cudaStreamGetFlags(cudaStream_t hStream, unsigned int *flags)
static const cb_function f_cudaStreamGetFlags = {
    .name = "cudaStreamGetFlags",
    CB_PARAMS_OF(cudaStreamGetPriority),
    .result_count = 1,
};

CB_WRAPPER(cudaStreamGetFlags)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaStreamGetFlags, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t hStream;
    unsigned int flags = 0;
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "hStream", &hStream) < 0)
        return NULL;
    fn_cudaStreamGetFlags *call = cb_symbol_address(&runtime_symbols[S_cudaStreamGetFlags]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(hStream, &flags);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaStreamGetFlags, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(flags));
}

// cudaError_t cudaStreamGetId(cudaStream_t hStream, unsigned long long *streamId)
static const cb_function f_cudaStreamGetId = {
    .name = "cudaStreamGetId",
    CB_PARAMS_OF(cudaStreamGetPriority),
    .result_count = 1,
};

CB_WRAPPER(cudaStreamGetId)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaStreamGetId, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t hStream;
    unsigned long long streamId = 0;
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "hStream", &hStream) < 0)
        return NULL;
    fn_cudaStreamGetId *call = cb_symbol_address(&runtime_symbols[S_cudaStreamGetId]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(hStream, &streamId);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaStreamGetId, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLongLong(streamId));
}

// cudaError_t cudaStreamGetDevice(cudaStream_t hStream, int *device)
static const cb_function f_cudaStreamGetDevice = {
    .name = "cudaStreamGetDevice",
    CB_PARAMS_OF(cudaStreamGetPriority),
    .result_count = 1,
};

CB_WRAPPER(cudaStreamGetDevice)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaStreamGetDevice, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t hStream;
    int device = 0;
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "hStream", &hStream) < 0)
        return NULL;
    fn_cudaStreamGetDevice *call = cb_symbol_address(&runtime_symbols[S_cudaStreamGetDevice]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(hStream, &device);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaStreamGetDevice, status, argv);
    return cb_return1(form, PyLong_FromLong(device));
}

// cudaError_t cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src)
static const cb_function f_cudaStreamCopyAttributes = {
    .name = "cudaStreamCopyAttributes",
    CB_PARAMS("dst", "src"),
};

CB_WRAPPER(cudaStreamCopyAttributes)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaStreamCopyAttributes, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t dst, src;
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "dst", &dst) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[1], "src", &src) < 0)
        return NULL;
    fn_cudaStreamCopyAttributes *call =
        cb_symbol_address(&runtime_symbols[S_cudaStreamCopyAttributes]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(dst, src);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaStreamCopyAttributes, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaStreamGetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,
//     cudaStreamAttrValue *value_out)
static const cb_function f_cudaStreamGetAttribute = {
    .name = "cudaStreamGetAttribute",
    CB_PARAMS("hStream", "attr"),
    .result_count = 1,
};

CB_WRAPPER(cudaStreamGetAttribute)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaStreamGetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t hStream;
    int32_t attr;
    PyObject *value_out = NULL;
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "hStream", &hStream) < 0
        || cb_as_enum(py, T_cudaStreamAttrID, argv[1], "attr", &attr) < 0)
        goto done;
    fn_cudaStreamGetAttribute *call = cb_symbol_address(&runtime_symbols[S_cudaStreamGetAttribute]);
    if (call == NULL)
        goto done;
    value_out = cb_record_new(py, T_cudaStreamAttrValue);
    if (value_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(hStream, attr, cb_record_data(value_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaStreamGetAttribute, status, argv);
    else
        retval = cb_return1(form, cb_take(&value_out));
done:
    Py_XDECREF(value_out);
    return retval;
}

// cudaError_t cudaStreamSetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,
//     const cudaStreamAttrValue *value)
static const cb_function f_cudaStreamSetAttribute = {
    .name = "cudaStreamSetAttribute",
    CB_PARAMS("hStream", "attr", "value"),
};

CB_WRAPPER(cudaStreamSetAttribute)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaStreamSetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t hStream;
    int32_t attr;
    const cudaStreamAttrValue *value;
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "hStream", &hStream) < 0
        || cb_as_enum(py, T_cudaStreamAttrID, argv[1], "attr", &attr) < 0
        || cb_as_record(py, T_cudaStreamAttrValue, argv[2], "value", &value) < 0)
        return NULL;
    fn_cudaStreamSetAttribute *call = cb_symbol_address(&runtime_symbols[S_cudaStreamSetAttribute]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(hStream, attr, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaStreamSetAttribute, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cudaStreamDestroy, "stream");

// cudaError_t cudaStreamDestroy(cudaStream_t stream)
static const cb_function f_cudaStreamDestroy = {
    .name = "cudaStreamDestroy",
    CB_PARAMS_OF(cudaStreamDestroy),
};

CB_WRAPPER(cudaStreamDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaStreamDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    if (cb_as_ended_handle(py, T_cudaStream_t, argv[0], "stream", &stream) < 0)
        return NULL;
    fn_cudaStreamDestroy *call = cb_symbol_address(&runtime_symbols[S_cudaStreamDestroy]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaStreamDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags)
static const cb_function f_cudaStreamWaitEvent = {
    .name = "cudaStreamWaitEvent",
    CB_PARAMS("stream", "event", "flags"),
    .optional_mask = CB_BIT(2), // flags
};

CB_WRAPPER(cudaStreamWaitEvent)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaStreamWaitEvent, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    cudaEvent_t event;
    uint32_t flags = 0;
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "stream", &stream) < 0
        || cb_as_handle(py, T_cudaEvent_t, argv[1], "event", &event) < 0
        || (cb_is_given(form, argv[2]) && cb_as_uint32(argv[2], "unsigned int", &flags) < 0))
        return NULL;
    fn_cudaStreamWaitEvent *call = cb_symbol_address(&runtime_symbols[S_cudaStreamWaitEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(stream, event, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaStreamWaitEvent, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback,
//     void *userData, unsigned int flags)
static const cb_function f_cudaStreamAddCallback = {
    .name = "cudaStreamAddCallback",
    CB_PARAMS("stream", "callback", "userData", "flags"),
    .optional_mask = CB_BIT(2) | CB_BIT(3), // userData, flags
};

CB_WRAPPER(cudaStreamAddCallback)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaStreamAddCallback, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    cb_callback callback = {0};
    cb_address userData;
    uint32_t flags = 0;
    userData.held = false;
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "stream", &stream) < 0
        || cb_as_callback(py, T_cudaStreamCallback_t, argv[1], trampoline_cudaStreamCallback_t,
            argv[2], CB_SCOPE_ONCE, &callback) < 0
        || (cb_is_given(form, argv[3]) && cb_as_uint32(argv[3], "unsigned int", &flags) < 0)
        || (callback.closure == NULL && cb_as_address(py, argv[2], &userData) < 0))
        goto done;
    fn_cudaStreamAddCallback *call = cb_symbol_address(&runtime_symbols[S_cudaStreamAddCallback]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, callback.function,
        callback.closure != NULL ? callback.closure : userData.value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaStreamAddCallback, status, argv);
        goto done;
    }
    cb_callback_keep(py, &callback, NULL);
    retval = cb_return0(form);
done:
    cb_callback_done(&callback);
    cb_address_release(&userData);
    return retval;
}

// cudaError_t cudaStreamSynchronize(cudaStream_t stream)
static const cb_function f_cudaStreamSynchronize = {
    .name = "cudaStreamSynchronize",
    CB_PARAMS_OF(cudaStreamDestroy),
};

CB_WRAPPER(cudaStreamSynchronize)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaStreamSynchronize, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "stream", &stream) < 0)
        return NULL;
    fn_cudaStreamSynchronize *call = cb_symbol_address(&runtime_symbols[S_cudaStreamSynchronize]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaStreamSynchronize, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaStreamQuery(cudaStream_t stream)
static const cb_function f_cudaStreamQuery = {
    .name = "cudaStreamQuery",
    CB_PARAMS_OF(cudaStreamDestroy),
};

CB_WRAPPER(cudaStreamQuery)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaStreamQuery, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "stream", &stream) < 0)
        return NULL;
    fn_cudaStreamQuery *call = cb_symbol_address(&runtime_symbols[S_cudaStreamQuery]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(stream);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaStreamQuery, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr, size_t length,
//     unsigned int flags)
static const cb_function f_cudaStreamAttachMemAsync = {
    .name = "cudaStreamAttachMemAsync",
    CB_PARAMS("stream", "devPtr", "length", "flags"),
};

CB_WRAPPER(cudaStreamAttachMemAsync)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaStreamAttachMemAsync, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    cb_address devPtr;
    uint64_t length;
    uint32_t flags;
    devPtr.held = false;
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "stream", &stream) < 0
        || cb_as_device_address(form, argv[1], "devPtr", CB_HOST_TOO | CB_MEASURED, &devPtr) < 0
        || cb_as_uint64(argv[2], "size_t", &length) < 0
        || cb_as_uint32(argv[3], "unsigned int", &flags) < 0
        || (CB_UNLIKELY(devPtr.held)
            && cb_held_check(&devPtr, "cudaStreamAttachMemAsync", "devPtr", length) < 0))
        goto done;
    fn_cudaStreamAttachMemAsync *call =
        cb_symbol_address(&runtime_symbols[S_cudaStreamAttachMemAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, devPtr.value, length, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaStreamAttachMemAsync, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&devPtr);
    return retval;
}

// cudaError_t cudaStreamBeginCapture(cudaStream_t stream, enum cudaStreamCaptureMode mode)
static const cb_function f_cudaStreamBeginCapture = {
    .name = "cudaStreamBeginCapture",
    CB_PARAMS("stream", "mode"),
};

CB_WRAPPER(cudaStreamBeginCapture)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaStreamBeginCapture, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    int32_t mode;
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "stream", &stream) < 0
        || cb_as_enum(py, T_cudaStreamCaptureMode, argv[1], "mode", &mode) < 0)
        return NULL;
    fn_cudaStreamBeginCapture *call = cb_symbol_address(&runtime_symbols[S_cudaStreamBeginCapture]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(stream, mode);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaStreamBeginCapture, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaStreamBeginRecaptureToGraph(cudaStream_t stream,
//     enum cudaStreamCaptureMode mode, cudaGraph_t graph,
//     struct cudaGraphRecaptureCallbackData *callbackData)
static const cb_function f_cudaStreamBeginRecaptureToGraph = {
    .name = "cudaStreamBeginRecaptureToGraph",
    CB_PARAMS("stream", "mode", "graph", "callbackData"),
    .optional_mask = CB_BIT(3), // callbackData
};

CB_WRAPPER(cudaStreamBeginRecaptureToGraph)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cudaStreamBeginRecaptureToGraph, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    int32_t mode;
    cudaGraph_t graph;
    struct cudaGraphRecaptureCallbackData *callbackData;
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "stream", &stream) < 0
        || cb_as_enum(py, T_cudaStreamCaptureMode, argv[1], "mode", &mode) < 0
        || cb_as_handle(py, T_cudaGraph_t, argv[2], "graph", &graph) < 0
        || cb_as_record(py, T_cudaGraphRecaptureCallbackData, argv[3], "callbackData",
            &callbackData) < 0)
        return NULL;
    fn_cudaStreamBeginRecaptureToGraph *call =
        cb_symbol_address(&runtime_symbols[S_cudaStreamBeginRecaptureToGraph]);
    if (call == NULL)
        return NULL;
    cb_callbacks_exist(py);
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, mode, graph, callbackData);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaStreamBeginRecaptureToGraph, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph,
//     const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,
//     size_t numDependencies, enum cudaStreamCaptureMode mode)
static const cb_function f_cudaStreamBeginCaptureToGraph = {
    .name = "cudaStreamBeginCaptureToGraph",
    CB_PARAMS("stream", "graph", "dependencies", "dependencyData", "numDependencies", "mode"),
    .auto_mask = CB_BIT(4), // numDependencies
};

CB_WRAPPER(cudaStreamBeginCaptureToGraph)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cudaStreamBeginCaptureToGraph, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    cudaGraph_t graph;
    cb_array dependencies, dependencyData;
    uint64_t numDependencies;
    int32_t mode;
    cb_array_init(&dependencies);
    cb_array_init(&dependencyData);
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "stream", &stream) < 0
        || cb_as_handle(py, T_cudaGraph_t, argv[1], "graph", &graph) < 0
        || cb_array_handles(py, T_cudaGraphNode_t, argv[2], "dependencies", &dependencies) < 0
        || cb_array_records(py, T_cudaGraphEdgeData, argv[3], "dependencyData", &dependencyData) < 0
        || (argv[4] != NULL && cb_as_uint64(argv[4], "size_t", &numDependencies) < 0)
        || cb_as_enum(py, T_cudaStreamCaptureMode, argv[5], "mode", &mode) < 0)
        goto done;
    if (argv[4] == NULL)
        numDependencies = CB_LONGEST(&dependencies, &dependencyData);
    if (cb_array_check(&dependencies, numDependencies, "dependencies") < 0
        || cb_array_check_given(&dependencyData, numDependencies, "dependencyData") < 0)
        goto done;
    fn_cudaStreamBeginCaptureToGraph *call =
        cb_symbol_address(&runtime_symbols[S_cudaStreamBeginCaptureToGraph]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(stream, graph, dependencies.data, dependencyData.data,
        numDependencies, mode);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaStreamBeginCaptureToGraph, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&dependencies);
    cb_array_done(&dependencyData);
    return retval;
}

// cudaError_t cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *mode)
static const cb_function f_cudaThreadExchangeStreamCaptureMode = {
    .name = "cudaThreadExchangeStreamCaptureMode",
    CB_PARAMS("mode"),
    .result_count = 1,
};

CB_WRAPPER(cudaThreadExchangeStreamCaptureMode)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaThreadExchangeStreamCaptureMode, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t mode_in;
    if (cb_as_enum(py, T_cudaStreamCaptureMode, argv[0], "mode", &mode_in) < 0)
        return NULL;
    enum cudaStreamCaptureMode mode = mode_in;
    fn_cudaThreadExchangeStreamCaptureMode *call =
        cb_symbol_address(&runtime_symbols[S_cudaThreadExchangeStreamCaptureMode]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(&mode);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaThreadExchangeStreamCaptureMode, status, argv);
    return cb_return1(form, cb_enum_member(py, T_cudaStreamCaptureMode, mode));
}

// cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *pGraph)
static const cb_function f_cudaStreamEndCapture = {
    .name = "cudaStreamEndCapture",
    CB_PARAMS_OF(cudaStreamDestroy),
    .result_count = 1,
};

CB_WRAPPER(cudaStreamEndCapture)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaStreamEndCapture, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    cudaGraph_t pGraph = NULL;
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "stream", &stream) < 0)
        return NULL;
    fn_cudaStreamEndCapture *call = cb_symbol_address(&runtime_symbols[S_cudaStreamEndCapture]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, &pGraph);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaStreamEndCapture, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaGraph_t, &pGraph));
}

// cudaError_t cudaStreamIsCapturing(cudaStream_t stream,
//     enum cudaStreamCaptureStatus *pCaptureStatus)
static const cb_function f_cudaStreamIsCapturing = {
    .name = "cudaStreamIsCapturing",
    CB_PARAMS_OF(cudaStreamDestroy),
    .result_count = 1,
};

CB_WRAPPER(cudaStreamIsCapturing)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaStreamIsCapturing, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    enum cudaStreamCaptureStatus pCaptureStatus = 0;
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "stream", &stream) < 0)
        return NULL;
    fn_cudaStreamIsCapturing *call = cb_symbol_address(&runtime_symbols[S_cudaStreamIsCapturing]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(stream, &pCaptureStatus);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaStreamIsCapturing, status, argv);
    return cb_return1(form, cb_enum_member(py, T_cudaStreamCaptureStatus, pCaptureStatus));
}

// cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream,
//     enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,
//     cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,
//     const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)
static const cb_function f_cudaStreamGetCaptureInfo = {
    .name = "cudaStreamGetCaptureInfo",
    CB_PARAMS_OF(cudaStreamDestroy),
    .result_count = 6,
    .hidden_result_mask = CB_BIT(5), // numDependencies_out
};

CB_WRAPPER(cudaStreamGetCaptureInfo)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaStreamGetCaptureInfo, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    enum cudaStreamCaptureStatus captureStatus_out = 0;
    unsigned long long id_out = 0;
    cudaGraph_t graph_out = NULL;
    const cudaGraphNode_t *dependencies_out = NULL;
    const cudaGraphEdgeData *edgeData_out = NULL;
    size_t numDependencies_out = 0;
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "stream", &stream) < 0)
        return NULL;
    fn_cudaStreamGetCaptureInfo *call =
        cb_symbol_address(&runtime_symbols[S_cudaStreamGetCaptureInfo]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(stream, &captureStatus_out, &id_out, &graph_out, &dependencies_out,
        &edgeData_out, &numDependencies_out);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaStreamGetCaptureInfo, status, argv);
    PyObject *results[] = {
        cb_enum_member(py, T_cudaStreamCaptureStatus, captureStatus_out),
        PyLong_FromUnsignedLongLong(id_out),
        cb_cell_new(py, T_cudaGraph_t, &graph_out),
        cb_handle_list(py, T_cudaGraphNode_t, dependencies_out,
            dependencies_out != NULL ? numDependencies_out : 0),
        cb_record_list(py, T_cudaGraphEdgeData, edgeData_out,
            edgeData_out != NULL ? numDependencies_out : 0),
        PyLong_FromSize_t(numDependencies_out)
    };
    return cb_return_many(form, &f_cudaStreamGetCaptureInfo, results);
}

// cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream,
//     cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,
//     size_t numDependencies, unsigned int flags)
static const cb_function f_cudaStreamUpdateCaptureDependencies = {
    .name = "cudaStreamUpdateCaptureDependencies",
    CB_PARAMS("stream", "dependencies", "dependencyData", "numDependencies", "flags"),
    .optional_mask = CB_BIT(4), // flags
    .auto_mask = CB_BIT(3), // numDependencies
};

CB_WRAPPER(cudaStreamUpdateCaptureDependencies)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cudaStreamUpdateCaptureDependencies, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    cb_array dependencies, dependencyData;
    uint64_t numDependencies;
    uint32_t flags = 0;
    cb_array_init(&dependencies);
    cb_array_init(&dependencyData);
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "stream", &stream) < 0
        || cb_array_handles(py, T_cudaGraphNode_t, argv[1], "dependencies", &dependencies) < 0
        || cb_array_records(py, T_cudaGraphEdgeData, argv[2], "dependencyData", &dependencyData) < 0
        || (argv[3] != NULL && cb_as_uint64(argv[3], "size_t", &numDependencies) < 0)
        || (cb_is_given(form, argv[4]) && cb_as_uint32(argv[4], "unsigned int", &flags) < 0))
        goto done;
    if (argv[3] == NULL)
        numDependencies = CB_LONGEST(&dependencies, &dependencyData);
    if (cb_array_check_given(&dependencies, numDependencies, "dependencies") < 0
        || cb_array_check_given(&dependencyData, numDependencies, "dependencyData") < 0)
        goto done;
    fn_cudaStreamUpdateCaptureDependencies *call =
        cb_symbol_address(&runtime_symbols[S_cudaStreamUpdateCaptureDependencies]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(stream, dependencies.data, dependencyData.data, numDependencies,
        flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaStreamUpdateCaptureDependencies, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_array_done(&dependencies);
    cb_array_done(&dependencyData);
    return retval;
}

// cudaError_t cudaEventCreate(cudaEvent_t *event)
static const cb_function f_cudaEventCreate = {
    .name = "cudaEventCreate",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cudaEventCreate)
{
    if (!cb_no_arguments(form, &f_cudaEventCreate, argv, nargs, kwnames))
        return NULL;
    cudaEvent_t event = NULL;
    fn_cudaEventCreate *call = cb_symbol_address(&runtime_symbols[S_cudaEventCreate]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaEventCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaEvent_t, &event));
}

// cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags)
static const cb_function f_cudaEventCreateWithFlags = {
    .name = "cudaEventCreateWithFlags",
    CB_PARAMS_OF(cudaStreamCreateWithFlags),
    .result_count = 1,
};

CB_WRAPPER(cudaEventCreateWithFlags)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaEventCreateWithFlags, &argv, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event = NULL;
    uint32_t flags;
    if (cb_as_uint32(argv[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaEventCreateWithFlags *call =
        cb_symbol_address(&runtime_symbols[S_cudaEventCreateWithFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&event, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaEventCreateWithFlags, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cudaEvent_t, &event));
}

// cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)
static const cb_function f_cudaEventRecord = {
    .name = "cudaEventRecord",
    CB_PARAMS("event", "stream"),
    .optional_mask = CB_BIT(1), // stream
};

CB_WRAPPER(cudaEventRecord)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaEventRecord, &argv, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event;
    cudaStream_t stream;
    if (cb_as_handle(py, T_cudaEvent_t, argv[0], "event", &event) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[1], "stream", &stream) < 0)
        return NULL;
    fn_cudaEventRecord *call = cb_symbol_address(&runtime_symbols[S_cudaEventRecord]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(event, stream);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaEventRecord, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned int flags)
static const cb_function f_cudaEventRecordWithFlags = {
    .name = "cudaEventRecordWithFlags",
    CB_PARAMS("event", "stream", "flags"),
    .optional_mask = CB_BIT(1) | CB_BIT(2), // stream, flags
};

CB_WRAPPER(cudaEventRecordWithFlags)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaEventRecordWithFlags, &argv, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event;
    cudaStream_t stream;
    uint32_t flags = 0;
    if (cb_as_handle(py, T_cudaEvent_t, argv[0], "event", &event) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[1], "stream", &stream) < 0
        || (cb_is_given(form, argv[2]) && cb_as_uint32(argv[2], "unsigned int", &flags) < 0))
        return NULL;
    fn_cudaEventRecordWithFlags *call =
        cb_symbol_address(&runtime_symbols[S_cudaEventRecordWithFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(event, stream, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaEventRecordWithFlags, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaEventQuery(cudaEvent_t event)
static const cb_function f_cudaEventQuery = {
    .name = "cudaEventQuery",
    CB_PARAMS_OF(cudaIpcGetEventHandle),
};

CB_WRAPPER(cudaEventQuery)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaEventQuery, &argv, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event;
    if (cb_as_handle(py, T_cudaEvent_t, argv[0], "event", &event) < 0)
        return NULL;
    fn_cudaEventQuery *call = cb_symbol_address(&runtime_symbols[S_cudaEventQuery]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(event);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaEventQuery, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaEventSynchronize(cudaEvent_t event)
static const cb_function f_cudaEventSynchronize = {
    .name = "cudaEventSynchronize",
    CB_PARAMS_OF(cudaIpcGetEventHandle),
};

CB_WRAPPER(cudaEventSynchronize)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaEventSynchronize, &argv, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event;
    if (cb_as_handle(py, T_cudaEvent_t, argv[0], "event", &event) < 0)
        return NULL;
    fn_cudaEventSynchronize *call = cb_symbol_address(&runtime_symbols[S_cudaEventSynchronize]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(event);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaEventSynchronize, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaEventDestroy(cudaEvent_t event)
static const cb_function f_cudaEventDestroy = {
    .name = "cudaEventDestroy",
    CB_PARAMS_OF(cudaIpcGetEventHandle),
};

CB_WRAPPER(cudaEventDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaEventDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event;
    if (cb_as_ended_handle(py, T_cudaEvent_t, argv[0], "event", &event) < 0)
        return NULL;
    fn_cudaEventDestroy *call = cb_symbol_address(&runtime_symbols[S_cudaEventDestroy]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaEventDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end)
static const cb_function f_cudaEventElapsedTime = {
    .name = "cudaEventElapsedTime",
    CB_PARAMS("start", "end"),
    .result_count = 1,
};

CB_WRAPPER(cudaEventElapsedTime)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaEventElapsedTime, &argv, nargs, kwnames, slots))
        return NULL;
    float ms = 0;
    cudaEvent_t start, end;
    if (cb_as_handle(py, T_cudaEvent_t, argv[0], "start", &start) < 0
        || cb_as_handle(py, T_cudaEvent_t, argv[1], "end", &end) < 0)
        return NULL;
    fn_cudaEventElapsedTime *call = cb_symbol_address(&runtime_symbols[S_cudaEventElapsedTime]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(&ms, start, end);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaEventElapsedTime, status, argv);
    return cb_return1(form, PyFloat_FromDouble(ms));
}
