// trampolines.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

cb_slot slot_cublasSetLoggerCallback_userCallback;

void
trampoline_cublasSetLoggerCallback_userCallback(const char *msg)
{
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_closure *closure = cb_slot_enter(&slot_cublasSetLoggerCallback_userCallback);
    if (closure == NULL) { // the callback was replaced after the library made this call
        cb_trampoline_leave(NULL, gil);
        return;
    }
    PyObject *argv[] = {msg != NULL ? PyBytes_FromString(msg) : Py_NewRef(Py_None)};
    PyObject *returned = cb_trampoline_call(closure, argv, 1);
    Py_XDECREF(returned);
    cb_trampoline_leave(closure, gil);
}
