// trampolines.c of cubind for cuBLASLt, API version 13.5.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/cublaslt.yaml.
// clang-format off

#include "functions.h"

cb_slot slot_cublasLtLoggerSetCallback_callback;

void
trampoline_cublasLtLoggerSetCallback_callback(int logLevel, const char *functionName,
    const char *message)
{
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_closure *closure = cb_slot_enter(&slot_cublasLtLoggerSetCallback_callback);
    if (closure == NULL) { // the callback was replaced after the library made this call
        cb_trampoline_leave(NULL, gil);
        return;
    }
    PyObject *argv[] = {
        PyLong_FromLong(logLevel),
        functionName != NULL ? PyBytes_FromString(functionName) : Py_NewRef(Py_None),
        message != NULL ? PyBytes_FromString(message) : Py_NewRef(Py_None)
    };
    PyObject *returned = cb_trampoline_call(closure, argv, 3);
    Py_XDECREF(returned);
    cb_trampoline_leave(closure, gil);
}
