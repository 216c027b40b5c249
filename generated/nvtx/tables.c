// tables.c of cubind for NVTX, API version 13.5.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/nvtx.yaml.
// clang-format off

#include "functions.h"

// A row: the enumerator, for who reads it, and its value; the type of what belongs to it, with the
//     class of that and its
// bytes where they are told.
#define ROW(enumerator, value, type, class, bytes) \
    {.key = (value), .kind = CB_VALUE_##type, .cls = (class), .size = (bytes)}

int64_t
trampoline_nvtxTimerSource_timestampProviderFn(void)
{
    PyGILState_STATE gil;
    cb_closure *c = cb_closure_current();
    if (!cb_trampoline_enter(&gil))
        return 0;
    cb_module *m = c->module;
    (void)m;
    PyObject *args[] = {};
    PyObject *value = cb_trampoline_call(c, args, 0);
    int64_t result = 0;
    if (value != NULL && value != Py_None && cb_as_int64(value, "int64_t", &result) < 0)
        PyErr_WriteUnraisable(c->callable);
    Py_XDECREF(value);
    cb_trampoline_leave(c, gil);
    return (int64_t)result;
}

int64_t
trampoline_nvtxTimerSourceWithData_timestampProviderFn(void *arg0)
{
    PyGILState_STATE gil;
    cb_closure *c = arg0;
    if (!cb_trampoline_enter(&gil))
        return 0;
    cb_module *m = c->module;
    (void)m;
    PyObject *args[] = {Py_NewRef(c->user_data)};
    PyObject *value = cb_trampoline_call(c, args, 1);
    int64_t result = 0;
    if (value != NULL && value != Py_None && cb_as_int64(value, "int64_t", &result) < 0)
        PyErr_WriteUnraisable(c->callable);
    Py_XDECREF(value);
    cb_trampoline_leave(c, gil);
    return (int64_t)result;
}

