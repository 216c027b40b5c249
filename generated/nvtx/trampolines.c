// trampolines.c of cubind for NVTX, API version 13.5.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/nvtx.yaml.
// clang-format off

#include "functions.h"

int64_t
trampoline_nvtxTimerSource_timestampProviderFn(void)
{
    cb_closure *closure = cb_closure_current();
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return 0;
    PyObject *returned = cb_trampoline_call(closure, NULL, 0);
    int64_t retval = 0;
    if (returned != NULL && returned != Py_None && cb_as_int64(returned, "int64_t", &retval) < 0)
        PyErr_WriteUnraisable(closure->callable);
    Py_XDECREF(returned);
    cb_trampoline_leave(closure, gil);
    return retval;
}

int64_t
trampoline_nvtxTimerSourceWithData_timestampProviderFn(void *data)
{
    cb_closure *closure = data;
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return 0;
    PyObject *argv[] = {Py_XNewRef(closure->user_data)};
    PyObject *returned = cb_trampoline_call(closure, argv, 1);
    int64_t retval = 0;
    if (returned != NULL && returned != Py_None && cb_as_int64(returned, "int64_t", &retval) < 0)
        PyErr_WriteUnraisable(closure->callable);
    Py_XDECREF(returned);
    cb_trampoline_leave(closure, gil);
    return retval;
}
