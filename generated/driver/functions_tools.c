// functions_tools.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cuCoredumpGetAttribute, "attrib");

// CUresult cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)
static const cb_function f_cuCoredumpGetAttribute = {
    .name = "cuCoredumpGetAttribute",
    CB_PARAMS_OF(cuCoredumpGetAttribute),
    .result_count = 1,
};

CB_WRAPPER(cuCoredumpGetAttribute)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuCoredumpGetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t attrib;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_enum_number_member(py, T_CUcoredumpSettings, argv[0], "attrib", &attrib) < 0
        || cb_value_prepare(py, &table_coredump_settings, attrib, 0, &value) < 0)
        goto done;
    size_t size = value.size;
    fn_cuCoredumpGetAttribute *call = cb_symbol_address(&driver_symbols[S_cuCoredumpGetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(attrib, value.data, &size);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuCoredumpGetAttribute, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &value));
done:
    cb_value_done(&value);
    return retval;
}

// CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)
static const cb_function f_cuCoredumpGetAttributeGlobal = {
    .name = "cuCoredumpGetAttributeGlobal",
    CB_PARAMS_OF(cuCoredumpGetAttribute),
    .result_count = 1,
};

CB_WRAPPER(cuCoredumpGetAttributeGlobal)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cuCoredumpGetAttributeGlobal, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t attrib;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_enum_number_member(py, T_CUcoredumpSettings, argv[0], "attrib", &attrib) < 0
        || cb_value_prepare(py, &table_coredump_settings, attrib, 0, &value) < 0)
        goto done;
    size_t size = value.size;
    fn_cuCoredumpGetAttributeGlobal *call =
        cb_symbol_address(&driver_symbols[S_cuCoredumpGetAttributeGlobal]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(attrib, value.data, &size);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuCoredumpGetAttributeGlobal, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &value));
done:
    cb_value_done(&value);
    return retval;
}

CB_PARAM_LIST(cuCoredumpSetAttribute, "attrib", "value");

// CUresult cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)
static const cb_function f_cuCoredumpSetAttribute = {
    .name = "cuCoredumpSetAttribute",
    CB_PARAMS_OF(cuCoredumpSetAttribute),
};

CB_WRAPPER(cuCoredumpSetAttribute)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuCoredumpSetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t attrib;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_enum_number_member(py, T_CUcoredumpSettings, argv[0], "attrib", &attrib) < 0
        || cb_value_from(form, &table_coredump_settings, attrib, argv[1], "value", &value) < 0)
        goto done;
    size_t size = value.size;
    fn_cuCoredumpSetAttribute *call = cb_symbol_address(&driver_symbols[S_cuCoredumpSetAttribute]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(attrib, value.data, &size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuCoredumpSetAttribute, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_value_done(&value);
    return retval;
}

// CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)
static const cb_function f_cuCoredumpSetAttributeGlobal = {
    .name = "cuCoredumpSetAttributeGlobal",
    CB_PARAMS_OF(cuCoredumpSetAttribute),
};

CB_WRAPPER(cuCoredumpSetAttributeGlobal)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuCoredumpSetAttributeGlobal, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t attrib;
    cb_value value;
    cb_value_init(&value);
    if (cb_as_enum_number_member(py, T_CUcoredumpSettings, argv[0], "attrib", &attrib) < 0
        || cb_value_from(form, &table_coredump_settings, attrib, argv[1], "value", &value) < 0)
        goto done;
    size_t size = value.size;
    fn_cuCoredumpSetAttributeGlobal *call =
        cb_symbol_address(&driver_symbols[S_cuCoredumpSetAttributeGlobal]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(attrib, value.data, &size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuCoredumpSetAttributeGlobal, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_value_done(&value);
    return retval;
}

CB_PARAM_LIST(cuCoredumpRegisterStartCallback, "callback", "userData");

// CUresult cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback, void *userData,
//     CUcoredumpCallbackHandle *callbackOut)
static const cb_function f_cuCoredumpRegisterStartCallback = {
    .name = "cuCoredumpRegisterStartCallback",
    CB_PARAMS_OF(cuCoredumpRegisterStartCallback),
    .result_count = 1,
    .optional_mask = CB_BIT(1), // userData
};

CB_WRAPPER(cuCoredumpRegisterStartCallback)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuCoredumpRegisterStartCallback, &argv, nargs, kwnames, slots))
        return NULL;
    cb_callback callback = {0};
    cb_address userData;
    CUcoredumpCallbackHandle callbackOut = NULL;
    userData.held = false;
    if (cb_as_callback(py, T_CUcoredumpStatusCallback, argv[0],
            trampoline_CUcoredumpStatusCallback, argv[1], CB_SCOPE_NOTIFIED, &callback) < 0
        || (callback.closure == NULL && cb_as_address(py, argv[1], &userData) < 0))
        goto done;
    fn_cuCoredumpRegisterStartCallback *call =
        cb_symbol_address(&driver_symbols[S_cuCoredumpRegisterStartCallback]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(callback.function, callback.closure != NULL ? callback.closure : userData.value,
        &callbackOut);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuCoredumpRegisterStartCallback, status, argv);
        goto done;
    }
    cb_callback_keep(py, &callback, callbackOut);
    retval = cb_return1(form, cb_cell_new(py, T_CUcoredumpCallbackHandle, &callbackOut));
done:
    cb_callback_done(&callback);
    cb_address_release(&userData);
    return retval;
}

// CUresult cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback, void *userData,
//     CUcoredumpCallbackHandle *callbackOut)
static const cb_function f_cuCoredumpRegisterCompleteCallback = {
    .name = "cuCoredumpRegisterCompleteCallback",
    CB_PARAMS_OF(cuCoredumpRegisterStartCallback),
    .result_count = 1,
    .optional_mask = CB_BIT(1), // userData
};

CB_WRAPPER(cuCoredumpRegisterCompleteCallback)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuCoredumpRegisterCompleteCallback, &argv, nargs, kwnames, slots))
        return NULL;
    cb_callback callback = {0};
    cb_address userData;
    CUcoredumpCallbackHandle callbackOut = NULL;
    userData.held = false;
    if (cb_as_callback(py, T_CUcoredumpStatusCallback, argv[0],
            trampoline_CUcoredumpStatusCallback, argv[1], CB_SCOPE_NOTIFIED, &callback) < 0
        || (callback.closure == NULL && cb_as_address(py, argv[1], &userData) < 0))
        goto done;
    fn_cuCoredumpRegisterCompleteCallback *call =
        cb_symbol_address(&driver_symbols[S_cuCoredumpRegisterCompleteCallback]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(callback.function, callback.closure != NULL ? callback.closure : userData.value,
        &callbackOut);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuCoredumpRegisterCompleteCallback, status, argv);
        goto done;
    }
    cb_callback_keep(py, &callback, callbackOut);
    retval = cb_return1(form, cb_cell_new(py, T_CUcoredumpCallbackHandle, &callbackOut));
done:
    cb_callback_done(&callback);
    cb_address_release(&userData);
    return retval;
}

CB_PARAM_LIST(cuCoredumpDeregisterStartCallback, "callback");

// CUresult cuCoredumpDeregisterStartCallback(CUcoredumpCallbackHandle callback)
static const cb_function f_cuCoredumpDeregisterStartCallback = {
    .name = "cuCoredumpDeregisterStartCallback",
    CB_PARAMS_OF(cuCoredumpDeregisterStartCallback),
};

CB_WRAPPER(cuCoredumpDeregisterStartCallback)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuCoredumpDeregisterStartCallback, &argv, nargs, kwnames, slots))
        return NULL;
    CUcoredumpCallbackHandle callback;
    if (cb_as_ended_handle(py, T_CUcoredumpCallbackHandle, argv[0], "callback", &callback) < 0)
        return NULL;
    fn_cuCoredumpDeregisterStartCallback *call =
        cb_symbol_address(&driver_symbols[S_cuCoredumpDeregisterStartCallback]);
    if (call == NULL)
        return NULL;
    uint64_t registrations = cb_registration_count(py);
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(callback);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCoredumpDeregisterStartCallback, status, argv);
    cb_closure_unregister(py, callback, registrations);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuCoredumpDeregisterCompleteCallback(CUcoredumpCallbackHandle callback)
static const cb_function f_cuCoredumpDeregisterCompleteCallback = {
    .name = "cuCoredumpDeregisterCompleteCallback",
    CB_PARAMS_OF(cuCoredumpDeregisterStartCallback),
};

CB_WRAPPER(cuCoredumpDeregisterCompleteCallback)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuCoredumpDeregisterCompleteCallback, &argv, nargs, kwnames, slots))
        return NULL;
    CUcoredumpCallbackHandle callback;
    if (cb_as_ended_handle(py, T_CUcoredumpCallbackHandle, argv[0], "callback", &callback) < 0)
        return NULL;
    fn_cuCoredumpDeregisterCompleteCallback *call =
        cb_symbol_address(&driver_symbols[S_cuCoredumpDeregisterCompleteCallback]);
    if (call == NULL)
        return NULL;
    uint64_t registrations = cb_registration_count(py);
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(callback);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCoredumpDeregisterCompleteCallback, status, argv);
    cb_closure_unregister(py, callback, registrations);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData,
//     CUlogsCallbackHandle *callback_out)
static const cb_function f_cuLogsRegisterCallback = {
    .name = "cuLogsRegisterCallback",
    CB_PARAMS("callbackFunc", "userData"),
    .result_count = 1,
    .optional_mask = CB_BIT(1), // userData
};

CB_WRAPPER(cuLogsRegisterCallback)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cuLogsRegisterCallback, &argv, nargs, kwnames, slots))
        return NULL;
    cb_callback callbackFunc = {0};
    cb_address userData;
    CUlogsCallbackHandle callback_out = NULL;
    userData.held = false;
    if (cb_as_callback(py, T_CUlogsCallback, argv[0], trampoline_CUlogsCallback, argv[1],
            CB_SCOPE_NOTIFIED, &callbackFunc) < 0
        || (callbackFunc.closure == NULL && cb_as_address(py, argv[1], &userData) < 0))
        goto done;
    fn_cuLogsRegisterCallback *call = cb_symbol_address(&driver_symbols[S_cuLogsRegisterCallback]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(callbackFunc.function,
        callbackFunc.closure != NULL ? callbackFunc.closure : userData.value, &callback_out);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuLogsRegisterCallback, status, argv);
        goto done;
    }
    cb_callback_keep(py, &callbackFunc, callback_out);
    retval = cb_return1(form, cb_cell_new(py, T_CUlogsCallbackHandle, &callback_out));
done:
    cb_callback_done(&callbackFunc);
    cb_address_release(&userData);
    return retval;
}

// CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback)
static const cb_function f_cuLogsUnregisterCallback = {
    .name = "cuLogsUnregisterCallback",
    CB_PARAMS_OF(cuCoredumpDeregisterStartCallback),
};

CB_WRAPPER(cuLogsUnregisterCallback)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuLogsUnregisterCallback, &argv, nargs, kwnames, slots))
        return NULL;
    CUlogsCallbackHandle callback;
    if (cb_as_ended_handle(py, T_CUlogsCallbackHandle, argv[0], "callback", &callback) < 0)
        return NULL;
    fn_cuLogsUnregisterCallback *call =
        cb_symbol_address(&driver_symbols[S_cuLogsUnregisterCallback]);
    if (call == NULL)
        return NULL;
    uint64_t registrations = cb_registration_count(py);
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(callback);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuLogsUnregisterCallback, status, argv);
    cb_closure_unregister(py, callback, registrations);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// CUresult cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags)
static const cb_function f_cuLogsCurrent = {
    .name = "cuLogsCurrent",
    CB_PARAMS("flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(0), // flags
};

CB_WRAPPER(cuLogsCurrent)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuLogsCurrent, &argv, nargs, kwnames, slots))
        return NULL;
    CUlogIterator iterator_out = 0;
    uint32_t flags = 0;
    if (cb_is_given(form, argv[0]) && cb_as_uint32(argv[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuLogsCurrent *call = cb_symbol_address(&driver_symbols[S_cuLogsCurrent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(&iterator_out, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuLogsCurrent, status, argv);
    return cb_return1(form, cb_cell_new(py, T_CUlogIterator, &iterator_out));
}

// CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned int flags)
static const cb_function f_cuLogsDumpToFile = {
    .name = "cuLogsDumpToFile",
    CB_PARAMS("iterator", "pathToFile", "flags"),
    .result_count = 1,
    .optional_mask = CB_BIT(2), // flags
};

CB_WRAPPER(cuLogsDumpToFile)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cuLogsDumpToFile, &argv, nargs, kwnames, slots))
        return NULL;
    cb_scalar_ref iterator = {0};
    cb_address pathToFile;
    uint32_t flags = 0;
    pathToFile.held = false;
    if (cb_as_scalar_ref(form, T_CUlogIterator, argv[0], "iterator", &iterator) < 0
        || cb_as_text(argv[1], &pathToFile) < 0
        || (cb_is_given(form, argv[2]) && cb_as_uint32(argv[2], "unsigned int", &flags) < 0))
        goto done;
    fn_cuLogsDumpToFile *call = cb_symbol_address(&driver_symbols[S_cuLogsDumpToFile]);
    if (call == NULL)
        goto done;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(iterator.at, pathToFile.value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        retval = cb_fail(form, &f_cuLogsDumpToFile, status, argv);
    else
        retval = cb_return1(form, cb_scalar_ref_result(py, T_CUlogIterator, argv[0], &iterator));
done:
    cb_address_release(&pathToFile);
    return retval;
}

// CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size,
//     unsigned int flags)
static const cb_function f_cuLogsDumpToMemory = {
    .name = "cuLogsDumpToMemory",
    CB_PARAMS("iterator", "buffer", "size", "flags"),
    .result_count = 2,
    .optional_mask = CB_BIT(3), // flags
    .auto_mask = CB_BIT(1) | CB_BIT(2), // buffer, size
    .hidden_result_mask = CB_BIT(1), // size
};

CB_WRAPPER(cuLogsDumpToMemory)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cuLogsDumpToMemory, &argv, nargs, kwnames, slots))
        return NULL;
    cb_scalar_ref iterator = {0};
    cb_chars buffer;
    size_t size = CB_TEXT_ROOM;
    uint32_t flags = 0;
    cb_chars_init(&buffer);
    if (cb_as_scalar_ref(form, T_CUlogIterator, argv[0], "iterator", &iterator) < 0
        || (argv[1] != NULL && cb_as_char_buffer(argv[1], &buffer) < 0)
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &size) < 0)
        || (cb_is_given(form, argv[3]) && cb_as_uint32(argv[3], "unsigned int", &flags) < 0)
        || (argv[1] != NULL && cb_chars_check(&buffer, "cuLogsDumpToMemory", "buffer", size) < 0))
        goto done;
    fn_cuLogsDumpToMemory *call = cb_symbol_address(&driver_symbols[S_cuLogsDumpToMemory]);
    if (call == NULL)
        goto done;
    if (argv[1] == NULL && cb_chars_make_text(&buffer, size) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    CUresult status = call(iterator.at, buffer.data, &size, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        retval = cb_fail(form, &f_cuLogsDumpToMemory, status, argv);
        goto done;
    }
    if (argv[1] == NULL) {
        PyObject *made[] = {
            cb_scalar_ref_result(py, T_CUlogIterator, argv[0], &iterator),
            cb_chars_text(&buffer, size)
        };
        retval = cb_tuple_of(2, made);
    } else {
        PyObject *results[] = {
            cb_scalar_ref_result(py, T_CUlogIterator, argv[0], &iterator),
            PyLong_FromSize_t(size)
        };
        retval = cb_return_many(form, &f_cuLogsDumpToMemory, results);
    }
done:
    cb_chars_release(&buffer);
    return retval;
}

CB_PARAM_LIST(cuCheckpointProcessGetRestoreThreadId, "pid");

// CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)
static const cb_function f_cuCheckpointProcessGetRestoreThreadId = {
    .name = "cuCheckpointProcessGetRestoreThreadId",
    CB_PARAMS_OF(cuCheckpointProcessGetRestoreThreadId),
    .result_count = 1,
};

CB_WRAPPER(cuCheckpointProcessGetRestoreThreadId)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuCheckpointProcessGetRestoreThreadId, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t pid;
    int tid = 0;
    if (cb_as_int32(argv[0], "int", &pid) < 0)
        return NULL;
    fn_cuCheckpointProcessGetRestoreThreadId *call =
        cb_symbol_address(&driver_symbols[S_cuCheckpointProcessGetRestoreThreadId]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pid, &tid);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCheckpointProcessGetRestoreThreadId, status, argv);
    return cb_return1(form, PyLong_FromLong(tid));
}

// CUresult cuCheckpointProcessGetState(int pid, CUprocessState *state)
static const cb_function f_cuCheckpointProcessGetState = {
    .name = "cuCheckpointProcessGetState",
    CB_PARAMS_OF(cuCheckpointProcessGetRestoreThreadId),
    .result_count = 1,
};

CB_WRAPPER(cuCheckpointProcessGetState)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuCheckpointProcessGetState, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t pid;
    CUprocessState state = 0;
    if (cb_as_int32(argv[0], "int", &pid) < 0)
        return NULL;
    fn_cuCheckpointProcessGetState *call =
        cb_symbol_address(&driver_symbols[S_cuCheckpointProcessGetState]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pid, &state);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCheckpointProcessGetState, status, argv);
    return cb_return1(form, cb_enum_member(py, T_CUprocessState, state));
}

CB_PARAM_LIST(cuCheckpointProcessLock, "pid", "args");

// CUresult cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args)
static const cb_function f_cuCheckpointProcessLock = {
    .name = "cuCheckpointProcessLock",
    CB_PARAMS_OF(cuCheckpointProcessLock),
    .optional_mask = CB_BIT(1), // args
};

CB_WRAPPER(cuCheckpointProcessLock)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuCheckpointProcessLock, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t pid;
    CUcheckpointLockArgs *args;
    if (cb_as_int32(argv[0], "int", &pid) < 0
        || cb_as_record(py, T_CUcheckpointLockArgs, argv[1], "args", &args) < 0)
        return NULL;
    fn_cuCheckpointProcessLock *call =
        cb_symbol_address(&driver_symbols[S_cuCheckpointProcessLock]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pid, args);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCheckpointProcessLock, status, argv);
    return cb_return0(form);
}

// CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)
static const cb_function f_cuCheckpointProcessCheckpoint = {
    .name = "cuCheckpointProcessCheckpoint",
    CB_PARAMS_OF(cuCheckpointProcessLock),
    .optional_mask = CB_BIT(1), // args
};

CB_WRAPPER(cuCheckpointProcessCheckpoint)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuCheckpointProcessCheckpoint, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t pid;
    CUcheckpointCheckpointArgs *args;
    if (cb_as_int32(argv[0], "int", &pid) < 0
        || cb_as_record(py, T_CUcheckpointCheckpointArgs, argv[1], "args", &args) < 0)
        return NULL;
    fn_cuCheckpointProcessCheckpoint *call =
        cb_symbol_address(&driver_symbols[S_cuCheckpointProcessCheckpoint]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pid, args);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCheckpointProcessCheckpoint, status, argv);
    return cb_return0(form);
}

// CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)
static const cb_function f_cuCheckpointProcessRestore = {
    .name = "cuCheckpointProcessRestore",
    CB_PARAMS_OF(cuCheckpointProcessLock),
    .optional_mask = CB_BIT(1), // args
};

CB_WRAPPER(cuCheckpointProcessRestore)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuCheckpointProcessRestore, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t pid;
    CUcheckpointRestoreArgs *args;
    if (cb_as_int32(argv[0], "int", &pid) < 0
        || cb_as_record(py, T_CUcheckpointRestoreArgs, argv[1], "args", &args) < 0)
        return NULL;
    fn_cuCheckpointProcessRestore *call =
        cb_symbol_address(&driver_symbols[S_cuCheckpointProcessRestore]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pid, args);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCheckpointProcessRestore, status, argv);
    return cb_return0(form);
}

// CUresult cuCheckpointOperationComplete(CUcheckpointOperationHandle handle)
static const cb_function f_cuCheckpointOperationComplete = {
    .name = "cuCheckpointOperationComplete",
    CB_PARAMS("handle"),
};

CB_WRAPPER(cuCheckpointOperationComplete)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cuCheckpointOperationComplete, &argv, nargs, kwnames, slots))
        return NULL;
    CUcheckpointOperationHandle handle;
    if (cb_as_handle(py, T_CUcheckpointOperationHandle, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_cuCheckpointOperationComplete *call =
        cb_symbol_address(&driver_symbols[S_cuCheckpointOperationComplete]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCheckpointOperationComplete, status, argv);
    return cb_return0(form);
}

// CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args)
static const cb_function f_cuCheckpointProcessUnlock = {
    .name = "cuCheckpointProcessUnlock",
    CB_PARAMS_OF(cuCheckpointProcessLock),
    .optional_mask = CB_BIT(1), // args
};

CB_WRAPPER(cuCheckpointProcessUnlock)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cuCheckpointProcessUnlock, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t pid;
    CUcheckpointUnlockArgs *args;
    if (cb_as_int32(argv[0], "int", &pid) < 0
        || cb_as_record(py, T_CUcheckpointUnlockArgs, argv[1], "args", &args) < 0)
        return NULL;
    fn_cuCheckpointProcessUnlock *call =
        cb_symbol_address(&driver_symbols[S_cuCheckpointProcessUnlock]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pid, args);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuCheckpointProcessUnlock, status, argv);
    return cb_return0(form);
}

// CUresult cuProfilerStart(void)
static const cb_function f_cuProfilerStart = {.name = "cuProfilerStart", CB_NO_PARAMS};

CB_WRAPPER(cuProfilerStart)
{
    if (!cb_no_arguments(form, &f_cuProfilerStart, argv, nargs, kwnames))
        return NULL;
    fn_cuProfilerStart *call = cb_symbol_address(&driver_symbols[S_cuProfilerStart]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuProfilerStart, status, argv);
    return cb_return0(form);
}

// CUresult cuProfilerStop(void)
static const cb_function f_cuProfilerStop = {.name = "cuProfilerStop", CB_NO_PARAMS};

CB_WRAPPER(cuProfilerStop)
{
    if (!cb_no_arguments(form, &f_cuProfilerStop, argv, nargs, kwnames))
        return NULL;
    fn_cuProfilerStop *call = cb_symbol_address(&driver_symbols[S_cuProfilerStop]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(form, &f_cuProfilerStop, status, argv);
    return cb_return0(form);
}
