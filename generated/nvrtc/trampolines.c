// trampolines.c of cubind for NVRTC, API version 13.5.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/nvrtc.yaml.
// clang-format off

#include "functions.h"

int
trampoline_nvrtcSetFlowCallback_callback(void *user_data, void *arg1)
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
