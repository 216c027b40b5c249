// trampolines.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

void
trampoline_host_fn(void *user)
{
    cb_closure *closure = user;
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return;
    PyObject *argv[] = {Py_XNewRef(closure->user_data)};
    PyObject *returned = cb_trampoline_call(closure, argv, 1);
    Py_XDECREF(returned);
    cb_trampoline_leave(closure, gil);
}

size_t
trampoline_size_fn(int block)
{
    cb_closure *closure = cb_closure_current();
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return 0;
    PyObject *argv[] = {PyLong_FromLong(block)};
    PyObject *returned = cb_trampoline_call(closure, argv, 1);
    uint64_t retval = 0;
    if (returned != NULL && returned != Py_None && cb_as_uint64(returned, "size_t", &retval) < 0)
        PyErr_WriteUnraisable(closure->callable);
    Py_XDECREF(returned);
    cb_trampoline_leave(closure, gil);
    return retval;
}

void
trampoline_log_fn(void *data, level l, char *message, size_t length)
{
    cb_closure *closure = data;
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_module *py = closure->module;
    PyObject *argv[] = {
        Py_XNewRef(closure->user_data),
        cb_enum_member(py, T_level, l),
        message != NULL ? PyBytes_FromString(message) : Py_NewRef(Py_None),
        PyLong_FromSize_t(length)
    };
    PyObject *returned = cb_trampoline_call(closure, argv, 4);
    Py_XDECREF(returned);
    cb_trampoline_leave(closure, gil);
}

status
trampoline_recapture_fn(void *data, stream s, const info *before, info *after)
{
    cb_closure *closure = data;
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return BAD;
    cb_module *py = closure->module;
    PyObject *argv[] = {
        Py_XNewRef(closure->user_data),
        cb_cell_new(py, T_stream, &s),
        before != NULL ? cb_record_copy(py, T_info, before) : Py_NewRef(Py_None),
        after != NULL ? cb_record_view(py, T_info, after, NULL) : Py_NewRef(Py_None)
    };
    PyObject *returned = cb_trampoline_call(closure, argv, 4);
    // What the library is told as well where the callable raises.
    int32_t retval = BAD;
    if (returned == Py_None)
        retval = 0;
    else if (returned != NULL && cb_as_enum(py, T_status, returned, "result", &retval) < 0)
        PyErr_WriteUnraisable(closure->callable);
    Py_XDECREF(returned);
    cb_trampoline_leave(closure, gil);
    return retval;
}

int
trampoline_sampleFlow_callback(void *user_data, void *arg1)
{
    cb_closure *closure = user_data;
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return 0;
    PyObject *argv[] = {Py_XNewRef(closure->user_data), PyLong_FromVoidPtr(arg1)};
    PyObject *returned = cb_trampoline_call(closure, argv, 2);
    int32_t retval = 0;
    if (returned != NULL && returned != Py_None && cb_as_int32(returned, "int", &retval) < 0)
        PyErr_WriteUnraisable(closure->callable);
    Py_XDECREF(returned);
    cb_trampoline_leave(closure, gil);
    return retval;
}
