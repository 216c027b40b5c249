// functions_stream.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

// cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event)
static const cb_function f_cudaIpcGetEventHandle = {.name = "cudaIpcGetEventHandle",
    .params = (const char *const[]){"event", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaIpcGetEventHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaIpcGetEventHandle, &args, nargs, kwnames, slots))
        return NULL;
    PyObject *handle = NULL;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaEvent_t, args[0], &event) < 0)
        goto done;
    fn_cudaIpcGetEventHandle *call = cb_symbol_address(&symbols[S_cudaIpcGetEventHandle]);
    if (call == NULL)
        goto done;
    handle = cb_record_new(m, T_cudaIpcEventHandle_t);
    if (handle == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(cb_record_data(handle), event);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(handle));
    else
        result = cb_fail(s, &f_cudaIpcGetEventHandle, status, args, NULL);
done:
    Py_XDECREF(handle);
    return result;
}

// cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle)
static const cb_function f_cudaIpcOpenEventHandle = {.name = "cudaIpcOpenEventHandle",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaIpcOpenEventHandle)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaIpcOpenEventHandle, &args, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event = NULL;
    cudaIpcEventHandle_t handle;
    if (cb_as_record_value(m, T_cudaIpcEventHandle_t, args[0], "handle", &handle,
            sizeof handle) < 0)
        return NULL;
    fn_cudaIpcOpenEventHandle *call = cb_symbol_address(&symbols[S_cudaIpcOpenEventHandle]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&event, handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaIpcOpenEventHandle, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaEvent_t, &event));
}

// cudaError_t cudaStreamCreate(cudaStream_t *pStream)
static const cb_function f_cudaStreamCreate = {.name = "cudaStreamCreate",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(cudaStreamCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamCreate, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t pStream = NULL;
    fn_cudaStreamCreate *call = cb_symbol_address(&symbols[S_cudaStreamCreate]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaStream_t, &pStream));
}

// cudaError_t cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags)
static const cb_function f_cudaStreamCreateWithFlags = {.name = "cudaStreamCreateWithFlags",
    .params = (const char *const[]){"flags", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaStreamCreateWithFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamCreateWithFlags, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t pStream = NULL;
    uint32_t flags;
    if (cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaStreamCreateWithFlags *call = cb_symbol_address(&symbols[S_cudaStreamCreateWithFlags]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pStream, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamCreateWithFlags, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaStream_t, &pStream));
}

// cudaError_t cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags, int priority)
static const cb_function f_cudaStreamCreateWithPriority = {.name = "cudaStreamCreateWithPriority",
    .params = (const char *const[]){"flags", "priority", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaStreamCreateWithPriority)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaStreamCreateWithPriority, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t pStream = NULL;
    uint32_t flags;
    int32_t priority;
    if (cb_as_uint32(args[0], "unsigned int", &flags) < 0
        || cb_as_int32(args[1], "int", &priority) < 0)
        return NULL;
    fn_cudaStreamCreateWithPriority *call =
        cb_symbol_address(&symbols[S_cudaStreamCreateWithPriority]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pStream, flags, priority);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamCreateWithPriority, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaStream_t, &pStream));
}

// cudaError_t cudaStreamGetPriority(cudaStream_t hStream, int *priority)
static const cb_function f_cudaStreamGetPriority = {.name = "cudaStreamGetPriority",
    .params = (const char *const[]){"hStream", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaStreamGetPriority)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamGetPriority, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t hStream;
    int priority = 0;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &hStream) < 0)
        return NULL;
    fn_cudaStreamGetPriority *call = cb_symbol_address(&symbols[S_cudaStreamGetPriority]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hStream, &priority);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamGetPriority, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(priority));
}

// cudaError_t cudaStreamGetFlags(cudaStream_t hStream, unsigned int *flags)
static const cb_function f_cudaStreamGetFlags = {.name = "cudaStreamGetFlags",
    .params = (const char *const[]){"hStream", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaStreamGetFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamGetFlags, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t hStream;
    unsigned int flags = 0;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &hStream) < 0)
        return NULL;
    fn_cudaStreamGetFlags *call = cb_symbol_address(&symbols[S_cudaStreamGetFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hStream, &flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamGetFlags, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(flags));
}

// cudaError_t cudaStreamGetId(cudaStream_t hStream, unsigned long long *streamId)
static const cb_function f_cudaStreamGetId = {.name = "cudaStreamGetId",
    .params = (const char *const[]){"hStream", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaStreamGetId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamGetId, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t hStream;
    unsigned long long streamId = 0;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &hStream) < 0)
        return NULL;
    fn_cudaStreamGetId *call = cb_symbol_address(&symbols[S_cudaStreamGetId]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hStream, &streamId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamGetId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(streamId));
}

// cudaError_t cudaStreamGetDevice(cudaStream_t hStream, int *device)
static const cb_function f_cudaStreamGetDevice = {.name = "cudaStreamGetDevice",
    .params = (const char *const[]){"hStream", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaStreamGetDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamGetDevice, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t hStream;
    int device = 0;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &hStream) < 0)
        return NULL;
    fn_cudaStreamGetDevice *call = cb_symbol_address(&symbols[S_cudaStreamGetDevice]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hStream, &device);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamGetDevice, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(device));
}

// cudaError_t cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src)
static const cb_function f_cudaStreamCopyAttributes = {.name = "cudaStreamCopyAttributes",
    .params = (const char *const[]){"dst", "src", NULL}, .param_count = 2};

CB_WRAPPER(cudaStreamCopyAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaStreamCopyAttributes, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t dst, src;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &dst) < 0
        || cb_as_handle(m, T_cudaStream_t, args[1], &src) < 0)
        return NULL;
    fn_cudaStreamCopyAttributes *call = cb_symbol_address(&symbols[S_cudaStreamCopyAttributes]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(dst, src);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamCopyAttributes, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaStreamGetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,
//     cudaStreamAttrValue *value_out)
static const cb_function f_cudaStreamGetAttribute = {.name = "cudaStreamGetAttribute",
    .params = (const char *const[]){"hStream", "attr", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaStreamGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaStreamGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t hStream;
    int32_t attr;
    PyObject *value_out = NULL;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &hStream) < 0
        || cb_as_enum(m, T_cudaStreamAttrID, args[1], "attr", &attr) < 0)
        goto done;
    fn_cudaStreamGetAttribute *call = cb_symbol_address(&symbols[S_cudaStreamGetAttribute]);
    if (call == NULL)
        goto done;
    value_out = cb_record_new(m, T_cudaStreamAttrValue);
    if (value_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hStream, (cudaStreamAttrID)attr, cb_record_data(value_out));
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(value_out));
    else
        result = cb_fail(s, &f_cudaStreamGetAttribute, status, args, NULL);
done:
    Py_XDECREF(value_out);
    return result;
}

// cudaError_t cudaStreamSetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,
//     const cudaStreamAttrValue *value)
static const cb_function f_cudaStreamSetAttribute = {.name = "cudaStreamSetAttribute",
    .params = (const char *const[]){"hStream", "attr", "value", NULL}, .param_count = 3};

CB_WRAPPER(cudaStreamSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaStreamSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t hStream;
    int32_t attr;
    const cudaStreamAttrValue *value;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &hStream) < 0
        || cb_as_enum(m, T_cudaStreamAttrID, args[1], "attr", &attr) < 0
        || cb_as_record(m, T_cudaStreamAttrValue, args[2], "value", &value) < 0)
        return NULL;
    fn_cudaStreamSetAttribute *call = cb_symbol_address(&symbols[S_cudaStreamSetAttribute]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hStream, (cudaStreamAttrID)attr, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamSetAttribute, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaStreamDestroy(cudaStream_t stream)
static const cb_function f_cudaStreamDestroy = {.name = "cudaStreamDestroy",
    .params = (const char *const[]){"stream", NULL}, .param_count = 1};

CB_WRAPPER(cudaStreamDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamDestroy, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0)
        return NULL;
    fn_cudaStreamDestroy *call = cb_symbol_address(&symbols[S_cudaStreamDestroy]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamDestroy, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags)
static const cb_function f_cudaStreamWaitEvent = {.name = "cudaStreamWaitEvent",
    .params = (const char *const[]){"stream", "event", "flags", NULL}, .param_count = 3,
    .optional_mask = 0x4};

CB_WRAPPER(cudaStreamWaitEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaStreamWaitEvent, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    cudaEvent_t event;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0
        || cb_as_handle(m, T_cudaEvent_t, args[1], &event) < 0
        || (!(s->checked && args[2] == Py_None)
            && cb_as_uint32(args[2], "unsigned int", &flags) < 0))
        return NULL;
    fn_cudaStreamWaitEvent *call = cb_symbol_address(&symbols[S_cudaStreamWaitEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(stream, event, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamWaitEvent, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback,
//     void *userData, unsigned int flags)
static const cb_function f_cudaStreamAddCallback = {.name = "cudaStreamAddCallback",
    .params = (const char *const[]){"stream", "callback", "userData", "flags", NULL},
    .param_count = 4, .optional_mask = 0xc};

CB_WRAPPER(cudaStreamAddCallback)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaStreamAddCallback, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    cb_callback callback = {0};
    bool callback_taken = false;
    cb_address userData;
    uint32_t flags = 0;
    userData.value = NULL;
    userData.held = false;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0
        || cb_as_callback(m, T_cudaStreamCallback_t, args[1],
            (void *)trampoline_cudaStreamCallback_t, args[2], CB_SCOPE_ONCE, &callback) < 0
        || (!(s->checked && args[3] == Py_None)
            && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        || (callback.closure == NULL && cb_as_address(m, args[2], &userData) < 0))
        goto done;
    fn_cudaStreamAddCallback *call = cb_symbol_address(&symbols[S_cudaStreamAddCallback]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, (cudaStreamCallback_t)callback.function,
        callback.closure != NULL ? callback.closure : userData.value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaStreamAddCallback, status, args, NULL);
        goto done;
    }
    callback_taken = true;
    result = cb_return0(s);
done:
    cb_callback_finish(s->module, &callback, callback_taken, NULL);
    cb_address_release(&userData);
    return result;
}

// cudaError_t cudaStreamSynchronize(cudaStream_t stream)
static const cb_function f_cudaStreamSynchronize = {.name = "cudaStreamSynchronize",
    .params = (const char *const[]){"stream", NULL}, .param_count = 1};

CB_WRAPPER(cudaStreamSynchronize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamSynchronize, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0)
        return NULL;
    fn_cudaStreamSynchronize *call = cb_symbol_address(&symbols[S_cudaStreamSynchronize]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamSynchronize, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaStreamQuery(cudaStream_t stream)
static const cb_function f_cudaStreamQuery = {.name = "cudaStreamQuery",
    .params = (const char *const[]){"stream", NULL}, .param_count = 1};

CB_WRAPPER(cudaStreamQuery)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamQuery, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0)
        return NULL;
    fn_cudaStreamQuery *call = cb_symbol_address(&symbols[S_cudaStreamQuery]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(stream);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamQuery, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr, size_t length,
//     unsigned int flags)
static const cb_function f_cudaStreamAttachMemAsync = {.name = "cudaStreamAttachMemAsync",
    .params = (const char *const[]){"stream", "devPtr", "length", "flags", NULL}, .param_count = 4};

CB_WRAPPER(cudaStreamAttachMemAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaStreamAttachMemAsync, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    cb_address devPtr;
    uint64_t length;
    uint32_t flags;
    devPtr.held = false;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0
        || cb_as_address(m, args[1], &devPtr) < 0
        || cb_as_uint64(args[2], "size_t", &length) < 0
        || cb_as_uint32(args[3], "unsigned int", &flags) < 0
        || (CB_UNLIKELY(devPtr.held)
            && cb_address_check(&devPtr, "cudaStreamAttachMemAsync", "devPtr",
                CB_COUNT(length)) < 0))
        goto done;
    fn_cudaStreamAttachMemAsync *call = cb_symbol_address(&symbols[S_cudaStreamAttachMemAsync]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, devPtr.value, length, flags);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaStreamAttachMemAsync, status, args, NULL);
done:
    cb_address_release(&devPtr);
    return result;
}

// cudaError_t cudaStreamBeginCapture(cudaStream_t stream, enum cudaStreamCaptureMode mode)
static const cb_function f_cudaStreamBeginCapture = {.name = "cudaStreamBeginCapture",
    .params = (const char *const[]){"stream", "mode", NULL}, .param_count = 2};

CB_WRAPPER(cudaStreamBeginCapture)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaStreamBeginCapture, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    int32_t mode;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0
        || cb_as_enum(m, T_cudaStreamCaptureMode, args[1], "mode", &mode) < 0)
        return NULL;
    fn_cudaStreamBeginCapture *call = cb_symbol_address(&symbols[S_cudaStreamBeginCapture]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(stream, (enum cudaStreamCaptureMode)mode);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamBeginCapture, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaStreamBeginRecaptureToGraph(cudaStream_t stream,
//     enum cudaStreamCaptureMode mode, cudaGraph_t graph,
//     struct cudaGraphRecaptureCallbackData *callbackData)
static const cb_function f_cudaStreamBeginRecaptureToGraph = {
    .name = "cudaStreamBeginRecaptureToGraph",
    .params = (const char *const[]){"stream", "mode", "graph", "callbackData", NULL},
    .param_count = 4, .optional_mask = 0x8};

CB_WRAPPER(cudaStreamBeginRecaptureToGraph)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cudaStreamBeginRecaptureToGraph, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    int32_t mode;
    cudaGraph_t graph;
    struct cudaGraphRecaptureCallbackData *callbackData;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0
        || cb_as_enum(m, T_cudaStreamCaptureMode, args[1], "mode", &mode) < 0
        || cb_as_handle(m, T_cudaGraph_t, args[2], &graph) < 0
        || cb_as_record(m, T_cudaGraphRecaptureCallbackData, args[3], "callbackData",
            &callbackData) < 0)
        return NULL;
    cb_callbacks_exist(m);
    fn_cudaStreamBeginRecaptureToGraph *call =
        cb_symbol_address(&symbols[S_cudaStreamBeginRecaptureToGraph]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, (enum cudaStreamCaptureMode)mode, graph, callbackData);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamBeginRecaptureToGraph, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph,
//     const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,
//     size_t numDependencies, enum cudaStreamCaptureMode mode)
static const cb_function f_cudaStreamBeginCaptureToGraph = {
    .name = "cudaStreamBeginCaptureToGraph",
    .params = (const char *const[]){"stream", "graph", "dependencies", "dependencyData",
        "numDependencies", "mode", NULL},
    .param_count = 6, .auto_mask = 0x10};

CB_WRAPPER(cudaStreamBeginCaptureToGraph)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cudaStreamBeginCaptureToGraph, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    cudaGraph_t graph;
    cb_array dependencies, dependencyData;
    uint64_t numDependencies = 0;
    int32_t mode;
    cb_array_init(&dependencies);
    cb_array_init(&dependencyData);
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0
        || cb_as_handle(m, T_cudaGraph_t, args[1], &graph) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[2], "dependencies", &dependencies) < 0
        || cb_array_records(m, T_cudaGraphEdgeData, args[3], "dependencyData", &dependencyData) < 0
        || (args[4] != NULL && cb_as_uint64(args[4], "size_t", &numDependencies) < 0)
        || cb_as_enum(m, T_cudaStreamCaptureMode, args[5], "mode", &mode) < 0)
        goto done;
    if (args[4] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (args[4] == NULL && dependencyData.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencyData.length;
    if (cb_array_check(&dependencies, (size_t)numDependencies) < 0
        || (dependencyData.data != NULL
            && cb_array_check(&dependencyData, (size_t)numDependencies) < 0))
        goto done;
    fn_cudaStreamBeginCaptureToGraph *call =
        cb_symbol_address(&symbols[S_cudaStreamBeginCaptureToGraph]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(stream, graph, dependencies.data, dependencyData.data,
        numDependencies, (enum cudaStreamCaptureMode)mode);
    cb_gil_end(thread);
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaStreamBeginCaptureToGraph, status, args, NULL);
done:
    cb_array_done(&dependencies);
    cb_array_done(&dependencyData);
    return result;
}

// cudaError_t cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *mode)
static const cb_function f_cudaThreadExchangeStreamCaptureMode = {
    .name = "cudaThreadExchangeStreamCaptureMode", .params = (const char *const[]){"mode", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaThreadExchangeStreamCaptureMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaThreadExchangeStreamCaptureMode, &args, nargs, kwnames, slots))
        return NULL;
    int32_t mode_in = 0;
    enum cudaStreamCaptureMode mode = 0;
    if (cb_as_enum(m, T_cudaStreamCaptureMode, args[0], "mode", &mode_in) < 0)
        return NULL;
    mode = (enum cudaStreamCaptureMode)mode_in;
    fn_cudaThreadExchangeStreamCaptureMode *call =
        cb_symbol_address(&symbols[S_cudaThreadExchangeStreamCaptureMode]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&mode);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaThreadExchangeStreamCaptureMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_cudaStreamCaptureMode, mode));
}

// cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *pGraph)
static const cb_function f_cudaStreamEndCapture = {.name = "cudaStreamEndCapture",
    .params = (const char *const[]){"stream", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaStreamEndCapture)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamEndCapture, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    cudaGraph_t pGraph = NULL;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0)
        return NULL;
    fn_cudaStreamEndCapture *call = cb_symbol_address(&symbols[S_cudaStreamEndCapture]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(stream, &pGraph);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamEndCapture, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraph_t, &pGraph));
}

// cudaError_t cudaStreamIsCapturing(cudaStream_t stream,
//     enum cudaStreamCaptureStatus *pCaptureStatus)
static const cb_function f_cudaStreamIsCapturing = {.name = "cudaStreamIsCapturing",
    .params = (const char *const[]){"stream", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaStreamIsCapturing)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamIsCapturing, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    enum cudaStreamCaptureStatus pCaptureStatus = 0;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0)
        return NULL;
    fn_cudaStreamIsCapturing *call = cb_symbol_address(&symbols[S_cudaStreamIsCapturing]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(stream, &pCaptureStatus);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamIsCapturing, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_cudaStreamCaptureStatus, pCaptureStatus));
}

// cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream,
//     enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,
//     cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,
//     const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)
static const cb_function f_cudaStreamGetCaptureInfo = {.name = "cudaStreamGetCaptureInfo",
    .params = (const char *const[]){"stream", NULL}, .param_count = 1, .result_count = 6,
    .hidden_result_mask = 0x20};

CB_WRAPPER(cudaStreamGetCaptureInfo)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaStreamGetCaptureInfo, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    enum cudaStreamCaptureStatus captureStatus_out = 0;
    unsigned long long id_out = 0;
    cudaGraph_t graph_out = NULL;
    const cudaGraphNode_t *dependencies_out = NULL;
    const cudaGraphEdgeData *edgeData_out = NULL;
    size_t numDependencies_out = 0;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0)
        return NULL;
    fn_cudaStreamGetCaptureInfo *call = cb_symbol_address(&symbols[S_cudaStreamGetCaptureInfo]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(stream, &captureStatus_out, &id_out, &graph_out, &dependencies_out,
        &edgeData_out, &numDependencies_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaStreamGetCaptureInfo, status, args, NULL);
    PyObject *values[] = {
        cb_enum_member(m, T_cudaStreamCaptureStatus, captureStatus_out),
        PyLong_FromUnsignedLongLong(id_out),
        cb_cell_new(m, T_cudaGraph_t, &graph_out),
        cb_handle_list(m, T_cudaGraphNode_t, dependencies_out,
            dependencies_out != NULL ? (size_t)numDependencies_out : 0),
        cb_record_list(m, T_cudaGraphEdgeData, edgeData_out,
            edgeData_out != NULL ? (size_t)numDependencies_out : 0),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(numDependencies_out)
    };
    return cb_return_many(s, &f_cudaStreamGetCaptureInfo, values);
}

// cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream,
//     cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,
//     size_t numDependencies, unsigned int flags)
static const cb_function f_cudaStreamUpdateCaptureDependencies = {
    .name = "cudaStreamUpdateCaptureDependencies",
    .params = (const char *const[]){"stream", "dependencies", "dependencyData", "numDependencies",
        "flags", NULL},
    .param_count = 5, .optional_mask = 0x10, .auto_mask = 0x8};

CB_WRAPPER(cudaStreamUpdateCaptureDependencies)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cudaStreamUpdateCaptureDependencies, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    cb_array dependencies, dependencyData;
    uint64_t numDependencies = 0;
    uint32_t flags = 0;
    cb_array_init(&dependencies);
    cb_array_init(&dependencyData);
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[1], "dependencies", &dependencies) < 0
        || cb_array_records(m, T_cudaGraphEdgeData, args[2], "dependencyData", &dependencyData) < 0
        || (args[3] != NULL && cb_as_uint64(args[3], "size_t", &numDependencies) < 0)
        || (!(s->checked && args[4] == Py_None)
            && cb_as_uint32(args[4], "unsigned int", &flags) < 0))
        goto done;
    if (args[3] == NULL && dependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencies.length;
    if (args[3] == NULL && dependencyData.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencyData.length;
    if ((dependencies.data != NULL && cb_array_check(&dependencies, (size_t)numDependencies) < 0)
        || (dependencyData.data != NULL
            && cb_array_check(&dependencyData, (size_t)numDependencies) < 0))
        goto done;
    fn_cudaStreamUpdateCaptureDependencies *call =
        cb_symbol_address(&symbols[S_cudaStreamUpdateCaptureDependencies]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(stream, dependencies.data, dependencyData.data, numDependencies,
        flags);
    cb_gil_end(thread);
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaStreamUpdateCaptureDependencies, status, args, NULL);
done:
    cb_array_done(&dependencies);
    cb_array_done(&dependencyData);
    return result;
}

// cudaError_t cudaEventCreate(cudaEvent_t *event)
static const cb_function f_cudaEventCreate = {.name = "cudaEventCreate",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(cudaEventCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaEventCreate, &args, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event = NULL;
    fn_cudaEventCreate *call = cb_symbol_address(&symbols[S_cudaEventCreate]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEventCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaEvent_t, &event));
}

// cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags)
static const cb_function f_cudaEventCreateWithFlags = {.name = "cudaEventCreateWithFlags",
    .params = (const char *const[]){"flags", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaEventCreateWithFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaEventCreateWithFlags, &args, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event = NULL;
    uint32_t flags;
    if (cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cudaEventCreateWithFlags *call = cb_symbol_address(&symbols[S_cudaEventCreateWithFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&event, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEventCreateWithFlags, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaEvent_t, &event));
}

// cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)
static const cb_function f_cudaEventRecord = {.name = "cudaEventRecord",
    .params = (const char *const[]){"event", "stream", NULL}, .param_count = 2,
    .optional_mask = 0x2};

CB_WRAPPER(cudaEventRecord)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaEventRecord, &args, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event;
    cudaStream_t stream;
    if (cb_as_handle(m, T_cudaEvent_t, args[0], &event) < 0
        || cb_as_handle(m, T_cudaStream_t, args[1], &stream) < 0)
        return NULL;
    fn_cudaEventRecord *call = cb_symbol_address(&symbols[S_cudaEventRecord]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(event, stream);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEventRecord, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned int flags)
static const cb_function f_cudaEventRecordWithFlags = {.name = "cudaEventRecordWithFlags",
    .params = (const char *const[]){"event", "stream", "flags", NULL}, .param_count = 3,
    .optional_mask = 0x6};

CB_WRAPPER(cudaEventRecordWithFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaEventRecordWithFlags, &args, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event;
    cudaStream_t stream;
    uint32_t flags = 0;
    if (cb_as_handle(m, T_cudaEvent_t, args[0], &event) < 0
        || cb_as_handle(m, T_cudaStream_t, args[1], &stream) < 0
        || (!(s->checked && args[2] == Py_None)
            && cb_as_uint32(args[2], "unsigned int", &flags) < 0))
        return NULL;
    fn_cudaEventRecordWithFlags *call = cb_symbol_address(&symbols[S_cudaEventRecordWithFlags]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(event, stream, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEventRecordWithFlags, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaEventQuery(cudaEvent_t event)
static const cb_function f_cudaEventQuery = {.name = "cudaEventQuery",
    .params = (const char *const[]){"event", NULL}, .param_count = 1};

CB_WRAPPER(cudaEventQuery)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaEventQuery, &args, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaEvent_t, args[0], &event) < 0)
        return NULL;
    fn_cudaEventQuery *call = cb_symbol_address(&symbols[S_cudaEventQuery]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEventQuery, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaEventSynchronize(cudaEvent_t event)
static const cb_function f_cudaEventSynchronize = {.name = "cudaEventSynchronize",
    .params = (const char *const[]){"event", NULL}, .param_count = 1};

CB_WRAPPER(cudaEventSynchronize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaEventSynchronize, &args, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaEvent_t, args[0], &event) < 0)
        return NULL;
    fn_cudaEventSynchronize *call = cb_symbol_address(&symbols[S_cudaEventSynchronize]);
    if (call == NULL)
        return NULL;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(event);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEventSynchronize, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaEventDestroy(cudaEvent_t event)
static const cb_function f_cudaEventDestroy = {.name = "cudaEventDestroy",
    .params = (const char *const[]){"event", NULL}, .param_count = 1};

CB_WRAPPER(cudaEventDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaEventDestroy, &args, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaEvent_t, args[0], &event) < 0)
        return NULL;
    fn_cudaEventDestroy *call = cb_symbol_address(&symbols[S_cudaEventDestroy]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEventDestroy, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end)
static const cb_function f_cudaEventElapsedTime = {.name = "cudaEventElapsedTime",
    .params = (const char *const[]){"start", "end", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaEventElapsedTime)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaEventElapsedTime, &args, nargs, kwnames, slots))
        return NULL;
    float ms = 0;
    cudaEvent_t start, end;
    if (cb_as_handle(m, T_cudaEvent_t, args[0], &start) < 0
        || cb_as_handle(m, T_cudaEvent_t, args[1], &end) < 0)
        return NULL;
    fn_cudaEventElapsedTime *call = cb_symbol_address(&symbols[S_cudaEventElapsedTime]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&ms, start, end);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaEventElapsedTime, status, args, NULL);
    return cb_return1(s, PyFloat_FromDouble(ms));
}

