// functions_tools.c of cubind for CUDA Driver API, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// CUresult cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)
static const cb_function f_cuCoredumpGetAttribute = {.name = "cuCoredumpGetAttribute",
    .params = (const char *const[]){"attrib", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuCoredumpGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuCoredumpGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    int32_t attrib;
    cb_value value;
    size_t size;
    cb_value_init(&value);
    if (cb_as_enum_number_member(m, T_CUcoredumpSettings, args[0], "attrib", &attrib) < 0
        || cb_value_prepare(m, &table_coredump_settings, attrib, 0, &value) < 0)
        goto done;
    size = value.size;
    fn_cuCoredumpGetAttribute *call = cb_symbol_address(&symbols[S_cuCoredumpGetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call((CUcoredumpSettings)attrib, value.data, &size);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_value_result(s, &value));
    else
        result = cb_fail(s, &f_cuCoredumpGetAttribute, status, args, NULL);
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)
static const cb_function f_cuCoredumpGetAttributeGlobal = {.name = "cuCoredumpGetAttributeGlobal",
    .params = (const char *const[]){"attrib", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuCoredumpGetAttributeGlobal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cuCoredumpGetAttributeGlobal, &args, nargs, kwnames, slots))
        return NULL;
    int32_t attrib;
    cb_value value;
    size_t size;
    cb_value_init(&value);
    if (cb_as_enum_number_member(m, T_CUcoredumpSettings, args[0], "attrib", &attrib) < 0
        || cb_value_prepare(m, &table_coredump_settings, attrib, 0, &value) < 0)
        goto done;
    size = value.size;
    fn_cuCoredumpGetAttributeGlobal *call =
        cb_symbol_address(&symbols[S_cuCoredumpGetAttributeGlobal]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call((CUcoredumpSettings)attrib, value.data, &size);
    cb_gil_end(thread);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_value_result(s, &value));
    else
        result = cb_fail(s, &f_cuCoredumpGetAttributeGlobal, status, args, NULL);
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)
static const cb_function f_cuCoredumpSetAttribute = {.name = "cuCoredumpSetAttribute",
    .params = (const char *const[]){"attrib", "value", NULL}, .param_count = 2};

CB_WRAPPER(cuCoredumpSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuCoredumpSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    int32_t attrib;
    cb_value value;
    size_t size;
    cb_value_init(&value);
    if (cb_as_enum_number_member(m, T_CUcoredumpSettings, args[0], "attrib", &attrib) < 0
        || cb_value_from(s, &table_coredump_settings, attrib, args[1], "value", &value) < 0)
        goto done;
    size = value.size;
    fn_cuCoredumpSetAttribute *call = cb_symbol_address(&symbols[S_cuCoredumpSetAttribute]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call((CUcoredumpSettings)attrib, value.data, &size);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuCoredumpSetAttribute, status, args, NULL);
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)
static const cb_function f_cuCoredumpSetAttributeGlobal = {.name = "cuCoredumpSetAttributeGlobal",
    .params = (const char *const[]){"attrib", "value", NULL}, .param_count = 2};

CB_WRAPPER(cuCoredumpSetAttributeGlobal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuCoredumpSetAttributeGlobal, &args, nargs, kwnames, slots))
        return NULL;
    int32_t attrib;
    cb_value value;
    size_t size;
    cb_value_init(&value);
    if (cb_as_enum_number_member(m, T_CUcoredumpSettings, args[0], "attrib", &attrib) < 0
        || cb_value_from(s, &table_coredump_settings, attrib, args[1], "value", &value) < 0)
        goto done;
    size = value.size;
    fn_cuCoredumpSetAttributeGlobal *call =
        cb_symbol_address(&symbols[S_cuCoredumpSetAttributeGlobal]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call((CUcoredumpSettings)attrib, value.data, &size);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUDA_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cuCoredumpSetAttributeGlobal, status, args, NULL);
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData,
//     CUlogsCallbackHandle *callback_out)
static const cb_function f_cuLogsRegisterCallback = {.name = "cuLogsRegisterCallback",
    .params = (const char *const[]){"callbackFunc", "userData", NULL}, .param_count = 2,
    .result_count = 1, .optional_mask = 0x2};

CB_WRAPPER(cuLogsRegisterCallback)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cuLogsRegisterCallback, &args, nargs, kwnames, slots))
        return NULL;
    cb_callback callbackFunc = {0};
    bool callbackFunc_taken = false;
    cb_address userData;
    CUlogsCallbackHandle callback_out = NULL;
    userData.value = NULL;
    userData.held = false;
    if (cb_as_callback(m, T_CUlogsCallback, args[0], (void *)trampoline_CUlogsCallback, args[1],
            CB_SCOPE_NOTIFIED, &callbackFunc) < 0
        || (callbackFunc.closure == NULL && cb_as_address(m, args[1], &userData) < 0))
        goto done;
    fn_cuLogsRegisterCallback *call = cb_symbol_address(&symbols[S_cuLogsRegisterCallback]);
    if (call == NULL)
        goto done;
    CUresult status;
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
static const cb_function f_cuLogsUnregisterCallback = {.name = "cuLogsUnregisterCallback",
    .params = (const char *const[]){"callback", NULL}, .param_count = 1};

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
static const cb_function f_cuLogsCurrent = {.name = "cuLogsCurrent",
    .params = (const char *const[]){"flags", NULL}, .param_count = 1, .result_count = 1,
    .optional_mask = 0x1};

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
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    CUresult status = call(&iterator_out, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogsCurrent, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUlogIterator, &iterator_out));
}

// CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned int flags)
static const cb_function f_cuLogsDumpToFile = {.name = "cuLogsDumpToFile",
    .params = (const char *const[]){"iterator", "pathToFile", "flags", NULL}, .param_count = 3,
    .result_count = 1, .optional_mask = 0x4};

CB_WRAPPER(cuLogsDumpToFile)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cuLogsDumpToFile, &args, nargs, kwnames, slots))
        return NULL;
    cb_scalar_ref iterator = {0};
    cb_address pathToFile;
    uint32_t flags = 0;
    pathToFile.held = false;
    if (cb_as_scalar_ref(s, T_CUlogIterator, args[0], "iterator", &iterator) < 0
        || cb_as_text(args[1], false, &pathToFile) < 0
        || (!(s->checked && args[2] == Py_None)
            && cb_as_uint32(args[2], "unsigned int", &flags) < 0))
        goto done;
    fn_cuLogsDumpToFile *call = cb_symbol_address(&symbols[S_cuLogsDumpToFile]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(iterator.at, pathToFile.value, flags);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUDA_SUCCESS))
        result = cb_return1(s, cb_scalar_ref_result(m, T_CUlogIterator, args[0], &iterator));
    else
        result = cb_fail(s, &f_cuLogsDumpToFile, status, args, NULL);
done:
    cb_address_release(&pathToFile);
    return result;
}

// CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size,
//     unsigned int flags)
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
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cuLogsDumpToMemory, &args, nargs, kwnames, slots))
        return NULL;
    cb_scalar_ref iterator = {0};
    cb_chars buffer;
    uint64_t size_in = 65536;
    size_t size = 0;
    uint32_t flags = 0;
    cb_chars_init(&buffer);
    if (cb_as_scalar_ref(s, T_CUlogIterator, args[0], "iterator", &iterator) < 0
        || (args[1] != NULL && cb_as_char_buffer(args[1], &buffer) < 0)
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &size_in) < 0)
        || (!(s->checked && args[3] == Py_None)
            && cb_as_uint32(args[3], "unsigned int", &flags) < 0))
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
    CUresult status = call(iterator.at, buffer.data, &size, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLogsDumpToMemory, status, args, NULL);
        goto done;
    }
    if (args[1] == NULL) {
        PyObject *values[] = {
            cb_scalar_ref_result(m, T_CUlogIterator, args[0], &iterator),
            PyUnicode_DecodeUTF8(buffer.data, Py_MIN((Py_ssize_t)size, buffer.size), "replace"),
            s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(size)
        };
        result = cb_return_many(s, &made_cuLogsDumpToMemory, values);
    }
    else {
        PyObject *values[] = {
            cb_scalar_ref_result(m, T_CUlogIterator, args[0], &iterator),
            s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(size)
        };
        result = cb_return_many(s, &f_cuLogsDumpToMemory, values);
    }
done:
    cb_chars_release(&buffer);
    return result;
}

// CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)
static const cb_function f_cuCheckpointProcessGetRestoreThreadId = {
    .name = "cuCheckpointProcessGetRestoreThreadId", .params = (const char *const[]){"pid", NULL},
    .param_count = 1, .result_count = 1};

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
static const cb_function f_cuCheckpointProcessGetState = {.name = "cuCheckpointProcessGetState",
    .params = (const char *const[]){"pid", NULL}, .param_count = 1, .result_count = 1};

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
static const cb_function f_cuCheckpointProcessLock = {.name = "cuCheckpointProcessLock",
    .params = (const char *const[]){"pid", "args", NULL}, .param_count = 2, .optional_mask = 0x2};

CB_WRAPPER(cuCheckpointProcessLock)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCheckpointProcessLock, &args, nargs, kwnames, slots))
        return NULL;
    int32_t pid;
    CUcheckpointLockArgs *args_;
    if (cb_as_int32(args[0], "int", &pid) < 0
        || cb_as_record(m, T_CUcheckpointLockArgs, args[1], "args", &args_) < 0)
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
static const cb_function f_cuCheckpointProcessCheckpoint = {
    .name = "cuCheckpointProcessCheckpoint", .params = (const char *const[]){"pid", "args", NULL},
    .param_count = 2, .optional_mask = 0x2};

CB_WRAPPER(cuCheckpointProcessCheckpoint)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCheckpointProcessCheckpoint, &args, nargs, kwnames, slots))
        return NULL;
    int32_t pid;
    CUcheckpointCheckpointArgs *args_;
    if (cb_as_int32(args[0], "int", &pid) < 0
        || cb_as_record(m, T_CUcheckpointCheckpointArgs, args[1], "args", &args_) < 0)
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
static const cb_function f_cuCheckpointProcessRestore = {.name = "cuCheckpointProcessRestore",
    .params = (const char *const[]){"pid", "args", NULL}, .param_count = 2, .optional_mask = 0x2};

CB_WRAPPER(cuCheckpointProcessRestore)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCheckpointProcessRestore, &args, nargs, kwnames, slots))
        return NULL;
    int32_t pid;
    CUcheckpointRestoreArgs *args_;
    if (cb_as_int32(args[0], "int", &pid) < 0
        || cb_as_record(m, T_CUcheckpointRestoreArgs, args[1], "args", &args_) < 0)
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

// CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args)
static const cb_function f_cuCheckpointProcessUnlock = {.name = "cuCheckpointProcessUnlock",
    .params = (const char *const[]){"pid", "args", NULL}, .param_count = 2, .optional_mask = 0x2};

CB_WRAPPER(cuCheckpointProcessUnlock)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCheckpointProcessUnlock, &args, nargs, kwnames, slots))
        return NULL;
    int32_t pid;
    CUcheckpointUnlockArgs *args_;
    if (cb_as_int32(args[0], "int", &pid) < 0
        || cb_as_record(m, T_CUcheckpointUnlockArgs, args[1], "args", &args_) < 0)
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
static const cb_function f_cuProfilerStart = {.name = "cuProfilerStart",
    .params = (const char *const[]){NULL}, .param_count = 0};

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
static const cb_function f_cuProfilerStop = {.name = "cuProfilerStop",
    .params = (const char *const[]){NULL}, .param_count = 0};

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

