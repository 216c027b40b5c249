// tables.c of cubind for NVRTC, API version 13.5.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/nvrtc.yaml.
// clang-format off

#include "functions.h"

// A row: the enumerator, for who reads it, and its value; the type of what belongs to it, with the
//     class of that and its
// bytes where they are told.
#define ROW(enumerator, value, type, class, bytes) \
    {.key = (value), .kind = CB_VALUE_##type, .cls = (class), .size = (bytes)}

int
trampoline_nvrtcSetFlowCallback_callback(void *arg0, void *arg1)
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

