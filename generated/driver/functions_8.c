// functions_8.c of cubind's binding of the CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// Header: cuda.h
// clang-format off

#include "functions.h"

// CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned int
//     flags)
static const char *const params_cuLogsDumpToMemory[] = {"iterator", "buffer", "size", "flags",
    NULL};
static const cb_function f_cuLogsDumpToMemory = {
    .name = "cuLogsDumpToMemory", .params = params_cuLogsDumpToMemory,
    .param_count = 4, .result_count = 2,
    .optional_mask = 0x8,
    .auto_mask = 0x6,
    .hidden_result_mask = 0x2,
};
// With the buffers that the checked form makes and returns.
static const cb_function made_cuLogsDumpToMemory = {
    .name = "cuLogsDumpToMemory", .params = params_cuLogsDumpToMemory,
    .param_count = 4, .result_count = 3,
    .optional_mask = 0x8,
    .auto_mask = 0x6,
    .hidden_result_mask = 0x4,
};

PyObject *
py_cuLogsDumpToMemory(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (s->checked || !cb_args_direct(&f_cuLogsDumpToMemory, nargs, kwnames)) {
        if (cb_bind(s, &f_cuLogsDumpToMemory, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
    CUresult status;
    cb_scalar_ref iterator = {0};
    char *buffer = NULL;
    PyObject *buffer_made = NULL;
    uint64_t size_in = 65536;
    size_t size = 0;
    uint32_t flags = 0;
    if (cb_as_scalar_ref(s, T_CUlogIterator, args[0], "iterator", &iterator) < 0)
        goto done;
    if (args[1] != NULL && cb_as_char_buffer(args[1], "buffer", &buffer) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &size_in) < 0)
        goto done;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        goto done;
    size = size_in;
    fn_cuLogsDumpToMemory *call = cb_symbol_address(&symbols[S_cuLogsDumpToMemory]);
    if (call == NULL)
        goto done;
    if (args[1] == NULL) {
        buffer_made = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)size);
        if (buffer_made == NULL)
            goto done;
        buffer = PyBytes_AS_STRING(buffer_made);
    }
    Py_BEGIN_ALLOW_THREADS
    status = call(iterator.at, buffer, &size, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLogsDumpToMemory, status, args, NULL);
        goto done;
    }
    if (args[1] == NULL) {
        PyObject *values[] = {cb_scalar_ref_result(m, T_CUlogIterator, args[0], &iterator),
            PyUnicode_DecodeUTF8(buffer, Py_MIN((Py_ssize_t)size, PyBytes_GET_SIZE(buffer_made)),
            "replace"), PyLong_FromUnsignedLong(size)};
        result = cb_return_many(s, &made_cuLogsDumpToMemory, values);
    }
    else {
        PyObject *values[] = {cb_scalar_ref_result(m, T_CUlogIterator, args[0], &iterator),
            PyLong_FromUnsignedLong(size)};
        result = cb_return_many(s, &f_cuLogsDumpToMemory, values);
    }
done:
    Py_XDECREF(buffer_made);
    return result;
}

// CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)
static const char *const params_cuCheckpointProcessGetRestoreThreadId[] = {"pid", NULL};
static const cb_function f_cuCheckpointProcessGetRestoreThreadId = {
    .name = "cuCheckpointProcessGetRestoreThreadId",
        .params = params_cuCheckpointProcessGetRestoreThreadId,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuCheckpointProcessGetRestoreThreadId(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuCheckpointProcessGetRestoreThreadId, nargs, kwnames)) {
        if (cb_bind(s, &f_cuCheckpointProcessGetRestoreThreadId, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuCheckpointProcessGetState = {
    .name = "cuCheckpointProcessGetState", .params = params_cuCheckpointProcessGetState,
    .param_count = 1, .result_count = 1,
};

PyObject *
py_cuCheckpointProcessGetState(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuCheckpointProcessGetState, nargs, kwnames)) {
        if (cb_bind(s, &f_cuCheckpointProcessGetState, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuCheckpointProcessLock = {
    .name = "cuCheckpointProcessLock", .params = params_cuCheckpointProcessLock,
    .param_count = 2, .result_count = 0,
    .optional_mask = 0x2,
};

PyObject *
py_cuCheckpointProcessLock(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (s->checked || !cb_args_direct(&f_cuCheckpointProcessLock, nargs, kwnames)) {
        if (cb_bind(s, &f_cuCheckpointProcessLock, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuCheckpointProcessCheckpoint = {
    .name = "cuCheckpointProcessCheckpoint", .params = params_cuCheckpointProcessCheckpoint,
    .param_count = 2, .result_count = 0,
    .optional_mask = 0x2,
};

PyObject *
py_cuCheckpointProcessCheckpoint(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (s->checked || !cb_args_direct(&f_cuCheckpointProcessCheckpoint, nargs, kwnames)) {
        if (cb_bind(s, &f_cuCheckpointProcessCheckpoint, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuCheckpointProcessRestore = {
    .name = "cuCheckpointProcessRestore", .params = params_cuCheckpointProcessRestore,
    .param_count = 2, .result_count = 0,
    .optional_mask = 0x2,
};

PyObject *
py_cuCheckpointProcessRestore(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (s->checked || !cb_args_direct(&f_cuCheckpointProcessRestore, nargs, kwnames)) {
        if (cb_bind(s, &f_cuCheckpointProcessRestore, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuCheckpointOperationComplete = {
    .name = "cuCheckpointOperationComplete", .params = params_cuCheckpointOperationComplete,
    .param_count = 1, .result_count = 0,
};

PyObject *
py_cuCheckpointOperationComplete(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_args_direct(&f_cuCheckpointOperationComplete, nargs, kwnames)) {
        if (cb_bind(s, &f_cuCheckpointOperationComplete, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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
static const cb_function f_cuCheckpointProcessUnlock = {
    .name = "cuCheckpointProcessUnlock", .params = params_cuCheckpointProcessUnlock,
    .param_count = 2, .result_count = 0,
    .optional_mask = 0x2,
};

PyObject *
py_cuCheckpointProcessUnlock(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
    PyObject *kwnames)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (s->checked || !cb_args_direct(&f_cuCheckpointProcessUnlock, nargs, kwnames)) {
        if (cb_bind(s, &f_cuCheckpointProcessUnlock, args, nargs, kwnames, slots) < 0)
            return NULL;
        args = slots;
    }
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

