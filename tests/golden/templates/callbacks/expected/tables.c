// tables.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// A row: the enumerator, for who reads it, and its value; the type of what belongs to it, with the
//     class of that and its
// bytes where they are told.
#define ROW(enumerator, value, type, class, bytes) \
    {.key = (value), .kind = CB_VALUE_##type, .cls = (class), .size = (bytes)}

void
trampoline_host_fn(void *arg0)
{
    PyGILState_STATE gil;
    cb_closure *c = arg0;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_module *m = c->module;
    (void)m;
    PyObject *args[] = {Py_NewRef(c->user_data)};
    PyObject *value = cb_trampoline_call(c, args, 1);
    Py_XDECREF(value);
    cb_trampoline_leave(c, gil);
}

size_t
trampoline_size_fn(int arg0)
{
    PyGILState_STATE gil;
    cb_closure *c = cb_closure_current();
    if (!cb_trampoline_enter(&gil))
        return 0;
    cb_module *m = c->module;
    (void)m;
    PyObject *args[] = {PyLong_FromLongLong(arg0)};
    PyObject *value = cb_trampoline_call(c, args, 1);
    uint64_t result = 0;
    if (value != NULL && value != Py_None && cb_as_uint64(value, "size_t", &result) < 0)
        PyErr_WriteUnraisable(c->callable);
    Py_XDECREF(value);
    cb_trampoline_leave(c, gil);
    return (size_t)result;
}

void
trampoline_log_fn(void *arg0, level arg1, char *arg2, size_t arg3)
{
    PyGILState_STATE gil;
    cb_closure *c = arg0;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_module *m = c->module;
    (void)m;
    PyObject *args[] = {
        Py_NewRef(c->user_data),
        cb_enum_member(m, T_level, arg1),
        arg2 != NULL ? PyBytes_FromString(arg2) : Py_NewRef(Py_None),
        PyLong_FromUnsignedLongLong(arg3)
    };
    PyObject *value = cb_trampoline_call(c, args, 4);
    Py_XDECREF(value);
    cb_trampoline_leave(c, gil);
}

status
trampoline_recapture_fn(void *arg0, stream arg1, const info *arg2, info *arg3)
{
    PyGILState_STATE gil;
    cb_closure *c = arg0;
    if (!cb_trampoline_enter(&gil))
        return BAD;
    cb_module *m = c->module;
    (void)m;
    PyObject *args[] = {
        Py_NewRef(c->user_data),
        cb_cell_new(m, T_stream, &arg1),
        arg2 != NULL ? cb_record_copy(m, T_info, arg2) : Py_NewRef(Py_None),
        arg3 != NULL ? cb_record_view(m, T_info, (void *)arg3, NULL) : Py_NewRef(Py_None)
    };
    PyObject *value = cb_trampoline_call(c, args, 4);
    int32_t result = BAD;  // also what the library is told when the callable raises
    if (value == Py_None)
        result = 0;
    else if (value != NULL && cb_as_enum(m, T_status, value, "result", &result) < 0)
        PyErr_WriteUnraisable(c->callable);
    Py_XDECREF(value);
    cb_trampoline_leave(c, gil);
    return (status)result;
}

int
trampoline_sampleFlow_callback(void *arg0, void *arg1)
{
    PyGILState_STATE gil;
    cb_closure *c = arg0;
    if (!cb_trampoline_enter(&gil))
        return 0;
    cb_module *m = c->module;
    (void)m;
    PyObject *args[] = {Py_NewRef(c->user_data), PyLong_FromVoidPtr((void *)arg1)};
    PyObject *value = cb_trampoline_call(c, args, 2);
    int32_t result = 0;
    if (value != NULL && value != Py_None && cb_as_int32(value, "int", &result) < 0)
        PyErr_WriteUnraisable(c->callable);
    Py_XDECREF(value);
    cb_trampoline_leave(c, gil);
    return (int)result;
}

