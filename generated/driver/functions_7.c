// functions_7.c of cubind's binding of the CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// Header: cuda.h
// Header: cudaProfiler.h
// Header: cudaEGL.h
// Header: cudaGL.h
// Header: cudaVDPAU.h
// Header: EGL/egl.h
// Header: GL/gl.h
// Header: vdpau/vdpau.h
// clang-format off

#include "functions.h"

// CUresult cuStreamGetDevResource(CUstream hStream, CUdevResource *resource, CUdevResourceType
//     type)
static const char *const params_cuStreamGetDevResource[] = {"hStream", "typename", NULL};
static const cb_function f_cuStreamGetDevResource = {.name = "cuStreamGetDevResource",
    .params = params_cuStreamGetDevResource, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuStreamGetDevResource)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuStreamGetDevResource, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUstream hStream;
    PyObject *resource = NULL;
    int32_t type;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        goto done;
    if (cb_as_enum(m, T_CUdevResourceType, args[1], "typename", &type) < 0)
        goto done;
    fn_cuStreamGetDevResource *call = cb_symbol_address(&symbols[S_cuStreamGetDevResource]);
    if (call == NULL)
        goto done;
    resource = cb_record_new(m, T_CUdevResource);
    if (resource == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, cb_record_data(resource), (CUdevResourceType)type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuStreamGetDevResource, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(resource));
done:
    Py_XDECREF(resource);
    return result;
}

// CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData, CUlogsCallbackHandle
//     *callback_out)
static const char *const params_cuLogsRegisterCallback[] = {"callbackFunc", "userData", NULL};
static const cb_function f_cuLogsRegisterCallback = {.name = "cuLogsRegisterCallback",
    .params = params_cuLogsRegisterCallback, .param_count = 2, .result_count = 1,
    .optional_mask = 0x2};

CB_WRAPPER(cuLogsRegisterCallback)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuLogsRegisterCallback, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_callback callbackFunc = {0};
    bool callbackFunc_taken = false;
    cb_address userData;
    userData.held = false;
    userData.value = NULL;
    CUlogsCallbackHandle callback_out = NULL;
    if (cb_as_callback(m, T_CUlogsCallback, args[0], (void *)trampoline_CUlogsCallback, args[1],
        CB_SCOPE_NOTIFIED, &callbackFunc) < 0)
        goto done;
    if (callbackFunc.closure == NULL && cb_as_address(m, args[1], &userData) < 0)
        goto done;
    fn_cuLogsRegisterCallback *call = cb_symbol_address(&symbols[S_cuLogsRegisterCallback]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call((CUlogsCallback)callbackFunc.function,
        callbackFunc.closure != NULL ? callbackFunc.closure : userData.value, &callback_out);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLogsRegisterCallback, status, args, NULL);
        goto done;
    }
    callbackFunc_taken = true;
    result = cb_return1(s, cb_cell_new(m, T_CUlogsCallbackHandle, &callback_out));
done:
    cb_callback_finish(s->module, &callbackFunc, callbackFunc_taken, callback_out);
    cb_address_release(&userData);
    return result;
}

// CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback)
static const char *const params_cuLogsUnregisterCallback[] = {"callback", NULL};
static const cb_function f_cuLogsUnregisterCallback = {.name = "cuLogsUnregisterCallback",
    .params = params_cuLogsUnregisterCallback, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuLogsUnregisterCallback)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuLogsUnregisterCallback, &args, nargs, kwnames, slots))
        return NULL;
    CUlogsCallbackHandle callback;
    if (cb_as_handle(m, T_CUlogsCallbackHandle, args[0], &callback) < 0)
        return NULL;
    fn_cuLogsUnregisterCallback *call = cb_symbol_address(&symbols[S_cuLogsUnregisterCallback]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(callback);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogsUnregisterCallback, status, args, NULL);
    cb_closure_unregister(m, callback);
    return cb_return0(s);
}

// CUresult cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags)
static const char *const params_cuLogsCurrent[] = {"flags", NULL};
static const cb_function f_cuLogsCurrent = {.name = "cuLogsCurrent",
    .params = params_cuLogsCurrent, .param_count = 1, .result_count = 1, .optional_mask = 0x1};

CB_WRAPPER(cuLogsCurrent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuLogsCurrent, &args, nargs, kwnames, slots))
        return NULL;
    CUlogIterator iterator_out = 0;
    uint32_t flags = 0;
    if (!(s->checked && args[0] == Py_None) && cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuLogsCurrent *call = cb_symbol_address(&symbols[S_cuLogsCurrent]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&iterator_out, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogsCurrent, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUlogIterator, &iterator_out));
}

// CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned int flags)
static const char *const params_cuLogsDumpToFile[] = {"iterator", "pathToFile", "flags", NULL};
static const cb_function f_cuLogsDumpToFile = {.name = "cuLogsDumpToFile",
    .params = params_cuLogsDumpToFile, .param_count = 3, .result_count = 1, .optional_mask = 0x4};

CB_WRAPPER(cuLogsDumpToFile)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuLogsDumpToFile, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_scalar_ref iterator = {0};
    cb_address pathToFile;
    pathToFile.held = false;
    uint32_t flags = 0;
    if (cb_as_scalar_ref(s, T_CUlogIterator, args[0], "iterator", &iterator) < 0)
        goto done;
    if (cb_as_text(args[1], false, &pathToFile) < 0)
        goto done;
    if (!(s->checked && args[2] == Py_None) && cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        goto done;
    fn_cuLogsDumpToFile *call = cb_symbol_address(&symbols[S_cuLogsDumpToFile]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(iterator.at, pathToFile.value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLogsDumpToFile, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_scalar_ref_result(m, T_CUlogIterator, args[0], &iterator));
done:
    cb_address_release(&pathToFile);
    return result;
}

// CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned int
//     flags)
static const char *const params_cuLogsDumpToMemory[] = {"iterator", "buffer", "size", "flags",
    NULL};
static const cb_function f_cuLogsDumpToMemory = {.name = "cuLogsDumpToMemory",
    .params = params_cuLogsDumpToMemory, .param_count = 4, .result_count = 2, .optional_mask = 0x8,
    .auto_mask = 0x6, .hidden_result_mask = 0x2};
// With the buffers that the checked form makes and returns.
static const cb_function made_cuLogsDumpToMemory = {.name = "cuLogsDumpToMemory",
    .params = params_cuLogsDumpToMemory, .param_count = 4, .result_count = 3, .optional_mask = 0x8,
    .auto_mask = 0x6, .hidden_result_mask = 0x4};

CB_WRAPPER(cuLogsDumpToMemory)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuLogsDumpToMemory, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_scalar_ref iterator = {0};
    cb_chars buffer;
    cb_chars_init(&buffer);
    uint64_t size_in = 65536;
    size_t size = 0;
    uint32_t flags = 0;
    if (cb_as_scalar_ref(s, T_CUlogIterator, args[0], "iterator", &iterator) < 0)
        goto done;
    if (args[1] != NULL && cb_as_char_buffer(args[1], &buffer) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &size_in) < 0)
        goto done;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        goto done;
    size = size_in;
    if (args[1] != NULL && cb_chars_check(&buffer, "cuLogsDumpToMemory", "buffer", size) < 0)
        goto done;
    fn_cuLogsDumpToMemory *call = cb_symbol_address(&symbols[S_cuLogsDumpToMemory]);
    if (call == NULL)
        goto done;
    if (args[1] == NULL && cb_chars_make(&buffer, size) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(iterator.at, buffer.data, &size, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLogsDumpToMemory, status, args, NULL);
        goto done;
    }
    if (args[1] == NULL) {
        PyObject *values[] = {cb_scalar_ref_result(m, T_CUlogIterator, args[0], &iterator),
            PyUnicode_DecodeUTF8(buffer.data, Py_MIN((Py_ssize_t)size, buffer.size), "replace"),
            s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(size)};
        result = cb_return_many(s, &made_cuLogsDumpToMemory, values);
    }
    else {
        PyObject *values[] = {cb_scalar_ref_result(m, T_CUlogIterator, args[0], &iterator),
            s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(size)};
        result = cb_return_many(s, &f_cuLogsDumpToMemory, values);
    }
done:
    cb_chars_release(&buffer);
    return result;
}

// CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)
static const char *const params_cuCheckpointProcessGetRestoreThreadId[] = {"pid", NULL};
static const cb_function f_cuCheckpointProcessGetRestoreThreadId =
    {.name = "cuCheckpointProcessGetRestoreThreadId",
    .params = params_cuCheckpointProcessGetRestoreThreadId, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuCheckpointProcessGetRestoreThreadId)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCheckpointProcessGetRestoreThreadId, &args, nargs, kwnames, slots))
        return NULL;
    int32_t pid;
    int tid = 0;
    if (cb_as_int32(args[0], "int", &pid) < 0)
        return NULL;
    fn_cuCheckpointProcessGetRestoreThreadId *call =
        cb_symbol_address(&symbols[S_cuCheckpointProcessGetRestoreThreadId]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pid, &tid);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCheckpointProcessGetRestoreThreadId, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(tid));
}

// CUresult cuCheckpointProcessGetState(int pid, CUprocessState *state)
static const char *const params_cuCheckpointProcessGetState[] = {"pid", NULL};
static const cb_function f_cuCheckpointProcessGetState = {.name = "cuCheckpointProcessGetState",
    .params = params_cuCheckpointProcessGetState, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuCheckpointProcessGetState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCheckpointProcessGetState, &args, nargs, kwnames, slots))
        return NULL;
    int32_t pid;
    CUprocessState state = 0;
    if (cb_as_int32(args[0], "int", &pid) < 0)
        return NULL;
    fn_cuCheckpointProcessGetState *call =
        cb_symbol_address(&symbols[S_cuCheckpointProcessGetState]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pid, &state);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCheckpointProcessGetState, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUprocessState, state));
}

// CUresult cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args)
static const char *const params_cuCheckpointProcessLock[] = {"pid", "args", NULL};
static const cb_function f_cuCheckpointProcessLock = {.name = "cuCheckpointProcessLock",
    .params = params_cuCheckpointProcessLock, .param_count = 2, .result_count = 0,
    .optional_mask = 0x2};

CB_WRAPPER(cuCheckpointProcessLock)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCheckpointProcessLock, &args, nargs, kwnames, slots))
        return NULL;
    int32_t pid;
    CUcheckpointLockArgs *args_;
    if (cb_as_int32(args[0], "int", &pid) < 0)
        return NULL;
    if (cb_as_record(m, T_CUcheckpointLockArgs, args[1], "args", &args_) < 0)
        return NULL;
    fn_cuCheckpointProcessLock *call = cb_symbol_address(&symbols[S_cuCheckpointProcessLock]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pid, args_);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCheckpointProcessLock, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)
static const char *const params_cuCheckpointProcessCheckpoint[] = {"pid", "args", NULL};
static const cb_function f_cuCheckpointProcessCheckpoint =
    {.name = "cuCheckpointProcessCheckpoint", .params = params_cuCheckpointProcessCheckpoint,
    .param_count = 2, .result_count = 0, .optional_mask = 0x2};

CB_WRAPPER(cuCheckpointProcessCheckpoint)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCheckpointProcessCheckpoint, &args, nargs, kwnames, slots))
        return NULL;
    int32_t pid;
    CUcheckpointCheckpointArgs *args_;
    if (cb_as_int32(args[0], "int", &pid) < 0)
        return NULL;
    if (cb_as_record(m, T_CUcheckpointCheckpointArgs, args[1], "args", &args_) < 0)
        return NULL;
    fn_cuCheckpointProcessCheckpoint *call =
        cb_symbol_address(&symbols[S_cuCheckpointProcessCheckpoint]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pid, args_);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCheckpointProcessCheckpoint, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)
static const char *const params_cuCheckpointProcessRestore[] = {"pid", "args", NULL};
static const cb_function f_cuCheckpointProcessRestore = {.name = "cuCheckpointProcessRestore",
    .params = params_cuCheckpointProcessRestore, .param_count = 2, .result_count = 0,
    .optional_mask = 0x2};

CB_WRAPPER(cuCheckpointProcessRestore)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCheckpointProcessRestore, &args, nargs, kwnames, slots))
        return NULL;
    int32_t pid;
    CUcheckpointRestoreArgs *args_;
    if (cb_as_int32(args[0], "int", &pid) < 0)
        return NULL;
    if (cb_as_record(m, T_CUcheckpointRestoreArgs, args[1], "args", &args_) < 0)
        return NULL;
    fn_cuCheckpointProcessRestore *call = cb_symbol_address(&symbols[S_cuCheckpointProcessRestore]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pid, args_);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCheckpointProcessRestore, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCheckpointOperationComplete(CUcheckpointOperationHandle handle)
static const char *const params_cuCheckpointOperationComplete[] = {"handle", NULL};
static const cb_function f_cuCheckpointOperationComplete =
    {.name = "cuCheckpointOperationComplete", .params = params_cuCheckpointOperationComplete,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(cuCheckpointOperationComplete)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCheckpointOperationComplete, &args, nargs, kwnames, slots))
        return NULL;
    CUcheckpointOperationHandle handle;
    if (cb_as_handle(m, T_CUcheckpointOperationHandle, args[0], &handle) < 0)
        return NULL;
    fn_cuCheckpointOperationComplete *call =
        cb_symbol_address(&symbols[S_cuCheckpointOperationComplete]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCheckpointOperationComplete, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args)
static const char *const params_cuCheckpointProcessUnlock[] = {"pid", "args", NULL};
static const cb_function f_cuCheckpointProcessUnlock = {.name = "cuCheckpointProcessUnlock",
    .params = params_cuCheckpointProcessUnlock, .param_count = 2, .result_count = 0,
    .optional_mask = 0x2};

CB_WRAPPER(cuCheckpointProcessUnlock)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCheckpointProcessUnlock, &args, nargs, kwnames, slots))
        return NULL;
    int32_t pid;
    CUcheckpointUnlockArgs *args_;
    if (cb_as_int32(args[0], "int", &pid) < 0)
        return NULL;
    if (cb_as_record(m, T_CUcheckpointUnlockArgs, args[1], "args", &args_) < 0)
        return NULL;
    fn_cuCheckpointProcessUnlock *call = cb_symbol_address(&symbols[S_cuCheckpointProcessUnlock]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pid, args_);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCheckpointProcessUnlock, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuProfilerStart(void)
static const char *const params_cuProfilerStart[] = {NULL};
static const cb_function f_cuProfilerStart = {.name = "cuProfilerStart",
    .params = params_cuProfilerStart, .param_count = 0, .result_count = 0};

CB_WRAPPER(cuProfilerStart)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuProfilerStart, &args, nargs, kwnames, slots))
        return NULL;
    fn_cuProfilerStart *call = cb_symbol_address(&symbols[S_cuProfilerStart]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuProfilerStart, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuProfilerStop(void)
static const char *const params_cuProfilerStop[] = {NULL};
static const cb_function f_cuProfilerStop = {.name = "cuProfilerStop",
    .params = params_cuProfilerStop, .param_count = 0, .result_count = 0};

CB_WRAPPER(cuProfilerStop)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuProfilerStop, &args, nargs, kwnames, slots))
        return NULL;
    fn_cuProfilerStop *call = cb_symbol_address(&symbols[S_cuProfilerStop]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuProfilerStop, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource, EGLImageKHR image,
//     unsigned int flags)
static const char *const params_cuGraphicsEGLRegisterImage[] = {"image", "flags", NULL};
static const cb_function f_cuGraphicsEGLRegisterImage = {.name = "cuGraphicsEGLRegisterImage",
    .params = params_cuGraphicsEGLRegisterImage, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuGraphicsEGLRegisterImage)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphicsEGLRegisterImage, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource pCudaResource = NULL;
    EGLImageKHR image;
    uint32_t flags;
    if (cb_as_handle(m, T_EGLImageKHR, args[0], &image) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphicsEGLRegisterImage *call = cb_symbol_address(&symbols[S_cuGraphicsEGLRegisterImage]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, image, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsEGLRegisterImage, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphicsResource, &pCudaResource));
}

// CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream)
static const char *const params_cuEGLStreamConsumerConnect[] = {"stream", NULL};
static const cb_function f_cuEGLStreamConsumerConnect = {.name = "cuEGLStreamConsumerConnect",
    .params = params_cuEGLStreamConsumerConnect, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuEGLStreamConsumerConnect)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuEGLStreamConsumerConnect, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection conn = NULL;
    EGLStreamKHR stream;
    if (cb_as_handle(m, T_EGLStreamKHR, args[0], &stream) < 0)
        return NULL;
    fn_cuEGLStreamConsumerConnect *call = cb_symbol_address(&symbols[S_cuEGLStreamConsumerConnect]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&conn, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamConsumerConnect, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUeglStreamConnection, &conn));
}

// CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn, EGLStreamKHR stream,
//     unsigned int flags)
static const char *const params_cuEGLStreamConsumerConnectWithFlags[] = {"stream", "flags", NULL};
static const cb_function f_cuEGLStreamConsumerConnectWithFlags =
    {.name = "cuEGLStreamConsumerConnectWithFlags",
    .params = params_cuEGLStreamConsumerConnectWithFlags, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuEGLStreamConsumerConnectWithFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuEGLStreamConsumerConnectWithFlags, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection conn = NULL;
    EGLStreamKHR stream;
    uint32_t flags;
    if (cb_as_handle(m, T_EGLStreamKHR, args[0], &stream) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuEGLStreamConsumerConnectWithFlags *call =
        cb_symbol_address(&symbols[S_cuEGLStreamConsumerConnectWithFlags]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&conn, stream, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamConsumerConnectWithFlags, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUeglStreamConnection, &conn));
}

// CUresult cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn)
static const char *const params_cuEGLStreamConsumerDisconnect[] = {"conn", NULL};
static const cb_function f_cuEGLStreamConsumerDisconnect =
    {.name = "cuEGLStreamConsumerDisconnect", .params = params_cuEGLStreamConsumerDisconnect,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(cuEGLStreamConsumerDisconnect)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuEGLStreamConsumerDisconnect, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    if (cb_as_handle_ref(m, T_CUeglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    fn_cuEGLStreamConsumerDisconnect *call =
        cb_symbol_address(&symbols[S_cuEGLStreamConsumerDisconnect]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamConsumerDisconnect, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn, CUgraphicsResource
//     *pCudaResource, CUstream *pStream, unsigned int timeout)
static const char *const params_cuEGLStreamConsumerAcquireFrame[] = {"conn", "pCudaResource",
    "pStream", "timeout", NULL};
static const cb_function f_cuEGLStreamConsumerAcquireFrame =
    {.name = "cuEGLStreamConsumerAcquireFrame", .params = params_cuEGLStreamConsumerAcquireFrame,
    .param_count = 4, .result_count = 0};

CB_WRAPPER(cuEGLStreamConsumerAcquireFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuEGLStreamConsumerAcquireFrame, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    CUgraphicsResource *pCudaResource;
    CUstream *pStream;
    uint32_t timeout;
    if (cb_as_handle_ref(m, T_CUeglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    if (cb_as_handle_ref(m, T_CUgraphicsResource, args[1], "pCudaResource", &pCudaResource) < 0)
        return NULL;
    if (cb_as_handle_ref(m, T_CUstream, args[2], "pStream", &pStream) < 0)
        return NULL;
    if (cb_as_uint32(args[3], "unsigned int", &timeout) < 0)
        return NULL;
    fn_cuEGLStreamConsumerAcquireFrame *call =
        cb_symbol_address(&symbols[S_cuEGLStreamConsumerAcquireFrame]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, pCudaResource, pStream, timeout);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamConsumerAcquireFrame, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn, CUgraphicsResource
//     pCudaResource, CUstream *pStream)
static const char *const params_cuEGLStreamConsumerReleaseFrame[] = {"conn", "pCudaResource",
    "pStream", NULL};
static const cb_function f_cuEGLStreamConsumerReleaseFrame =
    {.name = "cuEGLStreamConsumerReleaseFrame", .params = params_cuEGLStreamConsumerReleaseFrame,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cuEGLStreamConsumerReleaseFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuEGLStreamConsumerReleaseFrame, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    CUgraphicsResource pCudaResource;
    CUstream *pStream;
    if (cb_as_handle_ref(m, T_CUeglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUgraphicsResource, args[1], &pCudaResource) < 0)
        return NULL;
    if (cb_as_handle_ref(m, T_CUstream, args[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cuEGLStreamConsumerReleaseFrame *call =
        cb_symbol_address(&symbols[S_cuEGLStreamConsumerReleaseFrame]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, pCudaResource, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamConsumerReleaseFrame, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream, EGLint
//     width, EGLint height)
static const char *const params_cuEGLStreamProducerConnect[] = {"stream", "width", "height", NULL};
static const cb_function f_cuEGLStreamProducerConnect = {.name = "cuEGLStreamProducerConnect",
    .params = params_cuEGLStreamProducerConnect, .param_count = 3, .result_count = 1};

CB_WRAPPER(cuEGLStreamProducerConnect)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuEGLStreamProducerConnect, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection conn = NULL;
    EGLStreamKHR stream;
    EGLint width;
    EGLint height;
    if (cb_as_handle(m, T_EGLStreamKHR, args[0], &stream) < 0)
        return NULL;
    if (cb_as_scalar(m, T_EGLint, args[1], &width, sizeof width) < 0)
        return NULL;
    if (cb_as_scalar(m, T_EGLint, args[2], &height, sizeof height) < 0)
        return NULL;
    fn_cuEGLStreamProducerConnect *call = cb_symbol_address(&symbols[S_cuEGLStreamProducerConnect]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&conn, stream, width, height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamProducerConnect, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUeglStreamConnection, &conn));
}

// CUresult cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn)
static const char *const params_cuEGLStreamProducerDisconnect[] = {"conn", NULL};
static const cb_function f_cuEGLStreamProducerDisconnect =
    {.name = "cuEGLStreamProducerDisconnect", .params = params_cuEGLStreamProducerDisconnect,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(cuEGLStreamProducerDisconnect)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuEGLStreamProducerDisconnect, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    if (cb_as_handle_ref(m, T_CUeglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    fn_cuEGLStreamProducerDisconnect *call =
        cb_symbol_address(&symbols[S_cuEGLStreamProducerDisconnect]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamProducerDisconnect, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn, CUeglFrame eglframe,
//     CUstream *pStream)
static const char *const params_cuEGLStreamProducerPresentFrame[] = {"conn", "eglframe", "pStream",
    NULL};
static const cb_function f_cuEGLStreamProducerPresentFrame =
    {.name = "cuEGLStreamProducerPresentFrame", .params = params_cuEGLStreamProducerPresentFrame,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cuEGLStreamProducerPresentFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuEGLStreamProducerPresentFrame, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    CUeglFrame eglframe;
    CUstream *pStream;
    if (cb_as_handle_ref(m, T_CUeglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    if (cb_as_record_value(m, T_CUeglFrame, args[1], "eglframe", &eglframe, sizeof eglframe) < 0)
        return NULL;
    if (cb_as_handle_ref(m, T_CUstream, args[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cuEGLStreamProducerPresentFrame *call =
        cb_symbol_address(&symbols[S_cuEGLStreamProducerPresentFrame]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, eglframe, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamProducerPresentFrame, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn, CUeglFrame *eglframe,
//     CUstream *pStream)
static const char *const params_cuEGLStreamProducerReturnFrame[] = {"conn", "eglframe", "pStream",
    NULL};
static const cb_function f_cuEGLStreamProducerReturnFrame =
    {.name = "cuEGLStreamProducerReturnFrame", .params = params_cuEGLStreamProducerReturnFrame,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cuEGLStreamProducerReturnFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuEGLStreamProducerReturnFrame, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    CUeglFrame *eglframe;
    CUstream *pStream;
    if (cb_as_handle_ref(m, T_CUeglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    if (cb_as_record(m, T_CUeglFrame, args[1], "eglframe", &eglframe) < 0)
        return NULL;
    if (cb_as_handle_ref(m, T_CUstream, args[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cuEGLStreamProducerReturnFrame *call =
        cb_symbol_address(&symbols[S_cuEGLStreamProducerReturnFrame]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, eglframe, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamProducerReturnFrame, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame, CUgraphicsResource resource,
//     unsigned int index, unsigned int mipLevel)
static const char *const params_cuGraphicsResourceGetMappedEglFrame[] = {"resource", "index",
    "mipLevel", NULL};
static const cb_function f_cuGraphicsResourceGetMappedEglFrame =
    {.name = "cuGraphicsResourceGetMappedEglFrame",
    .params = params_cuGraphicsResourceGetMappedEglFrame, .param_count = 3, .result_count = 1};

CB_WRAPPER(cuGraphicsResourceGetMappedEglFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphicsResourceGetMappedEglFrame, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *eglFrame = NULL;
    CUgraphicsResource resource;
    uint32_t index;
    uint32_t mipLevel;
    if (cb_as_handle(m, T_CUgraphicsResource, args[0], &resource) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &index) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &mipLevel) < 0)
        goto done;
    fn_cuGraphicsResourceGetMappedEglFrame *call =
        cb_symbol_address(&symbols[S_cuGraphicsResourceGetMappedEglFrame]);
    if (call == NULL)
        goto done;
    eglFrame = cb_record_new(m, T_CUeglFrame);
    if (eglFrame == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(eglFrame), resource, index, mipLevel);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphicsResourceGetMappedEglFrame, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(eglFrame));
done:
    Py_XDECREF(eglFrame);
    return result;
}

// CUresult cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags)
static const char *const params_cuEventCreateFromEGLSync[] = {"eglSync", "flags", NULL};
static const cb_function f_cuEventCreateFromEGLSync = {.name = "cuEventCreateFromEGLSync",
    .params = params_cuEventCreateFromEGLSync, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuEventCreateFromEGLSync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuEventCreateFromEGLSync, &args, nargs, kwnames, slots))
        return NULL;
    CUevent phEvent = NULL;
    EGLSyncKHR eglSync;
    uint32_t flags;
    if (cb_as_handle(m, T_EGLSyncKHR, args[0], &eglSync) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuEventCreateFromEGLSync *call = cb_symbol_address(&symbols[S_cuEventCreateFromEGLSync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phEvent, eglSync, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventCreateFromEGLSync, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUevent, &phEvent));
}

// CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer, unsigned
//     int Flags)
static const char *const params_cuGraphicsGLRegisterBuffer[] = {"buffer", "Flags", NULL};
static const cb_function f_cuGraphicsGLRegisterBuffer = {.name = "cuGraphicsGLRegisterBuffer",
    .params = params_cuGraphicsGLRegisterBuffer, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuGraphicsGLRegisterBuffer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphicsGLRegisterBuffer, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource pCudaResource = NULL;
    GLuint buffer;
    uint32_t Flags;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuGraphicsGLRegisterBuffer *call = cb_symbol_address(&symbols[S_cuGraphicsGLRegisterBuffer]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, buffer, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsGLRegisterBuffer, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphicsResource, &pCudaResource));
}

// CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image, GLenum
//     target, unsigned int Flags)
static const char *const params_cuGraphicsGLRegisterImage[] = {"image", "target", "Flags", NULL};
static const cb_function f_cuGraphicsGLRegisterImage = {.name = "cuGraphicsGLRegisterImage",
    .params = params_cuGraphicsGLRegisterImage, .param_count = 3, .result_count = 1};

CB_WRAPPER(cuGraphicsGLRegisterImage)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphicsGLRegisterImage, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource pCudaResource = NULL;
    GLuint image;
    GLenum target;
    uint32_t Flags;
    if (cb_as_scalar(m, T_GLuint, args[0], &image, sizeof image) < 0)
        return NULL;
    if (cb_as_scalar(m, T_GLenum, args[1], &target, sizeof target) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuGraphicsGLRegisterImage *call = cb_symbol_address(&symbols[S_cuGraphicsGLRegisterImage]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, image, target, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsGLRegisterImage, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphicsResource, &pCudaResource));
}

// CUresult cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices, unsigned int
//     cudaDeviceCount, CUGLDeviceList deviceList)
static const char *const params_cuGLGetDevices[] = {"cudaDeviceCount", "deviceList", NULL};
static const cb_function f_cuGLGetDevices = {.name = "cuGLGetDevices",
    .params = params_cuGLGetDevices, .param_count = 2, .result_count = 2};

CB_WRAPPER(cuGLGetDevices)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGLGetDevices, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    unsigned int pCudaDeviceCount = 0;
    cb_array pCudaDevices;
    cb_array_init(&pCudaDevices);
    size_t pCudaDevices_count = 0;
    uint32_t cudaDeviceCount;
    int32_t deviceList;
    if (cb_as_uint32(args[0], "unsigned int", &cudaDeviceCount) < 0)
        goto done;
    if (cb_as_enum(m, T_CUGLDeviceList, args[1], "deviceList", &deviceList) < 0)
        goto done;
    fn_cuGLGetDevices *call = cb_symbol_address(&symbols[S_cuGLGetDevices]);
    if (call == NULL)
        goto done;
    pCudaDevices_count = (size_t)cudaDeviceCount;
    if (cb_array_reserve(&pCudaDevices, pCudaDevices_count, sizeof(CUdevice)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaDeviceCount, pCudaDevices.data, cudaDeviceCount,
        (CUGLDeviceList)deviceList);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGLGetDevices, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {PyLong_FromUnsignedLong(pCudaDeviceCount),
        cb_scalar_list(m, T_CUdevice, pCudaDevices.data, pCudaDevices_count)};
    result = cb_return_many(s, &f_cuGLGetDevices, values);
done:
    cb_array_done(&pCudaDevices);
    return result;
}

// CUresult cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device)
static const char *const params_cuGLCtxCreate[] = {"Flags", "device", NULL};
static const cb_function f_cuGLCtxCreate = {.name = "cuGLCtxCreate",
    .params = params_cuGLCtxCreate, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuGLCtxCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGLCtxCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext pCtx = NULL;
    uint32_t Flags;
    CUdevice device;
    if (cb_as_uint32(args[0], "unsigned int", &Flags) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[1], &device, sizeof device) < 0)
        return NULL;
    fn_cuGLCtxCreate *call = cb_symbol_address(&symbols[S_cuGLCtxCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCtx, Flags, device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLCtxCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUcontext, &pCtx));
}

// CUresult cuGLInit(void)
static const char *const params_cuGLInit[] = {NULL};
static const cb_function f_cuGLInit = {.name = "cuGLInit", .params = params_cuGLInit,
    .param_count = 0, .result_count = 0};

CB_WRAPPER(cuGLInit)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGLInit, &args, nargs, kwnames, slots))
        return NULL;
    fn_cuGLInit *call = cb_symbol_address(&symbols[S_cuGLInit]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLInit, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGLRegisterBufferObject(GLuint buffer)
static const char *const params_cuGLRegisterBufferObject[] = {"buffer", NULL};
static const cb_function f_cuGLRegisterBufferObject = {.name = "cuGLRegisterBufferObject",
    .params = params_cuGLRegisterBufferObject, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuGLRegisterBufferObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGLRegisterBufferObject, &args, nargs, kwnames, slots))
        return NULL;
    GLuint buffer;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    fn_cuGLRegisterBufferObject *call = cb_symbol_address(&symbols[S_cuGLRegisterBufferObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLRegisterBufferObject, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer)
static const char *const params_cuGLMapBufferObject[] = {"buffer", NULL};
static const cb_function f_cuGLMapBufferObject = {.name = "cuGLMapBufferObject",
    .params = params_cuGLMapBufferObject, .param_count = 1, .result_count = 2};

CB_WRAPPER(cuGLMapBufferObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGLMapBufferObject, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    size_t size = 0;
    GLuint buffer;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    fn_cuGLMapBufferObject *call = cb_symbol_address(&symbols[S_cuGLMapBufferObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &size, buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLMapBufferObject, status, args, NULL);
    PyObject *values[] = {cb_cell_new(m, T_CUdeviceptr, &dptr), PyLong_FromUnsignedLong(size)};
    return cb_return_many(s, &f_cuGLMapBufferObject, values);
}

// CUresult cuGLUnmapBufferObject(GLuint buffer)
static const char *const params_cuGLUnmapBufferObject[] = {"buffer", NULL};
static const cb_function f_cuGLUnmapBufferObject = {.name = "cuGLUnmapBufferObject",
    .params = params_cuGLUnmapBufferObject, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuGLUnmapBufferObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGLUnmapBufferObject, &args, nargs, kwnames, slots))
        return NULL;
    GLuint buffer;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    fn_cuGLUnmapBufferObject *call = cb_symbol_address(&symbols[S_cuGLUnmapBufferObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLUnmapBufferObject, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGLUnregisterBufferObject(GLuint buffer)
static const char *const params_cuGLUnregisterBufferObject[] = {"buffer", NULL};
static const cb_function f_cuGLUnregisterBufferObject = {.name = "cuGLUnregisterBufferObject",
    .params = params_cuGLUnregisterBufferObject, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuGLUnregisterBufferObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGLUnregisterBufferObject, &args, nargs, kwnames, slots))
        return NULL;
    GLuint buffer;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    fn_cuGLUnregisterBufferObject *call = cb_symbol_address(&symbols[S_cuGLUnregisterBufferObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLUnregisterBufferObject, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags)
static const char *const params_cuGLSetBufferObjectMapFlags[] = {"buffer", "Flags", NULL};
static const cb_function f_cuGLSetBufferObjectMapFlags = {.name = "cuGLSetBufferObjectMapFlags",
    .params = params_cuGLSetBufferObjectMapFlags, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGLSetBufferObjectMapFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGLSetBufferObjectMapFlags, &args, nargs, kwnames, slots))
        return NULL;
    GLuint buffer;
    uint32_t Flags;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuGLSetBufferObjectMapFlags *call =
        cb_symbol_address(&symbols[S_cuGLSetBufferObjectMapFlags]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLSetBufferObjectMapFlags, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer, CUstream
//     hStream)
static const char *const params_cuGLMapBufferObjectAsync[] = {"buffer", "hStream", NULL};
static const cb_function f_cuGLMapBufferObjectAsync = {.name = "cuGLMapBufferObjectAsync",
    .params = params_cuGLMapBufferObjectAsync, .param_count = 2, .result_count = 2};

CB_WRAPPER(cuGLMapBufferObjectAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGLMapBufferObjectAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    size_t size = 0;
    GLuint buffer;
    CUstream hStream;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        return NULL;
    fn_cuGLMapBufferObjectAsync *call = cb_symbol_address(&symbols[S_cuGLMapBufferObjectAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &size, buffer, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLMapBufferObjectAsync, status, args, NULL);
    PyObject *values[] = {cb_cell_new(m, T_CUdeviceptr, &dptr), PyLong_FromUnsignedLong(size)};
    return cb_return_many(s, &f_cuGLMapBufferObjectAsync, values);
}

// CUresult cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream)
static const char *const params_cuGLUnmapBufferObjectAsync[] = {"buffer", "hStream", NULL};
static const cb_function f_cuGLUnmapBufferObjectAsync = {.name = "cuGLUnmapBufferObjectAsync",
    .params = params_cuGLUnmapBufferObjectAsync, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGLUnmapBufferObjectAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGLUnmapBufferObjectAsync, &args, nargs, kwnames, slots))
        return NULL;
    GLuint buffer;
    CUstream hStream;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        return NULL;
    fn_cuGLUnmapBufferObjectAsync *call = cb_symbol_address(&symbols[S_cuGLUnmapBufferObjectAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLUnmapBufferObjectAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice, int
//     (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
static const char *const params_cuVDPAUGetDevice[] = {"vdpDevice", "vdpGetProcAddress", NULL};
static const cb_function f_cuVDPAUGetDevice = {.name = "cuVDPAUGetDevice",
    .params = params_cuVDPAUGetDevice, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuVDPAUGetDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuVDPAUGetDevice, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUdevice pDevice = 0;
    VdpDevice vdpDevice;
    cb_address vdpGetProcAddress;
    vdpGetProcAddress.held = false;
    if (cb_as_scalar(m, T_VdpDevice, args[0], &vdpDevice, sizeof vdpDevice) < 0)
        goto done;
    if (cb_as_address(m, args[1], &vdpGetProcAddress) < 0)
        goto done;
    fn_cuVDPAUGetDevice *call = cb_symbol_address(&symbols[S_cuVDPAUGetDevice]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pDevice, vdpDevice, vdpGetProcAddress.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuVDPAUGetDevice, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUdevice, &pDevice));
done:
    cb_address_release(&vdpGetProcAddress);
    return result;
}

// CUresult cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice
//     vdpDevice, int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
static const char *const params_cuVDPAUCtxCreate[] = {"flags", "device", "vdpDevice",
    "vdpGetProcAddress", NULL};
static const cb_function f_cuVDPAUCtxCreate = {.name = "cuVDPAUCtxCreate",
    .params = params_cuVDPAUCtxCreate, .param_count = 4, .result_count = 1};

CB_WRAPPER(cuVDPAUCtxCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuVDPAUCtxCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUcontext pCtx = NULL;
    uint32_t flags;
    CUdevice device;
    VdpDevice vdpDevice;
    cb_address vdpGetProcAddress;
    vdpGetProcAddress.held = false;
    if (cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdevice, args[1], &device, sizeof device) < 0)
        goto done;
    if (cb_as_scalar(m, T_VdpDevice, args[2], &vdpDevice, sizeof vdpDevice) < 0)
        goto done;
    if (cb_as_address(m, args[3], &vdpGetProcAddress) < 0)
        goto done;
    fn_cuVDPAUCtxCreate *call = cb_symbol_address(&symbols[S_cuVDPAUCtxCreate]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCtx, flags, device, vdpDevice, vdpGetProcAddress.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuVDPAUCtxCreate, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUcontext, &pCtx));
done:
    cb_address_release(&vdpGetProcAddress);
    return result;
}

// CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource, VdpVideoSurface
//     vdpSurface, unsigned int flags)
static const char *const params_cuGraphicsVDPAURegisterVideoSurface[] = {"vdpSurface", "flags",
    NULL};
static const cb_function f_cuGraphicsVDPAURegisterVideoSurface =
    {.name = "cuGraphicsVDPAURegisterVideoSurface",
    .params = params_cuGraphicsVDPAURegisterVideoSurface, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuGraphicsVDPAURegisterVideoSurface)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphicsVDPAURegisterVideoSurface, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource pCudaResource = NULL;
    VdpVideoSurface vdpSurface;
    uint32_t flags;
    if (cb_as_scalar(m, T_VdpVideoSurface, args[0], &vdpSurface, sizeof vdpSurface) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphicsVDPAURegisterVideoSurface *call =
        cb_symbol_address(&symbols[S_cuGraphicsVDPAURegisterVideoSurface]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, vdpSurface, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsVDPAURegisterVideoSurface, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphicsResource, &pCudaResource));
}

// CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource, VdpOutputSurface
//     vdpSurface, unsigned int flags)
static const char *const params_cuGraphicsVDPAURegisterOutputSurface[] = {"vdpSurface", "flags",
    NULL};
static const cb_function f_cuGraphicsVDPAURegisterOutputSurface =
    {.name = "cuGraphicsVDPAURegisterOutputSurface",
    .params = params_cuGraphicsVDPAURegisterOutputSurface, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuGraphicsVDPAURegisterOutputSurface)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphicsVDPAURegisterOutputSurface, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource pCudaResource = NULL;
    VdpOutputSurface vdpSurface;
    uint32_t flags;
    if (cb_as_scalar(m, T_VdpOutputSurface, args[0], &vdpSurface, sizeof vdpSurface) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphicsVDPAURegisterOutputSurface *call =
        cb_symbol_address(&symbols[S_cuGraphicsVDPAURegisterOutputSurface]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, vdpSurface, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsVDPAURegisterOutputSurface, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphicsResource, &pCudaResource));
}

