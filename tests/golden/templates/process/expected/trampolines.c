// trampolines.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

cb_slot slot_sampleSetLogger_logger;

void
trampoline_sampleSetLogger_logger(int level, const char *message)
{
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_closure *closure = cb_slot_enter(&slot_sampleSetLogger_logger);
    if (closure == NULL) { // replaced while this call was on its way
        cb_trampoline_leave(NULL, gil);
        return;
    }
    PyObject *argv[] = {
        PyLong_FromLong(level),
        message != NULL ? PyBytes_FromString(message) : Py_NewRef(Py_None)
    };
    PyObject *returned = cb_trampoline_call(closure, argv, 2);
    Py_XDECREF(returned);
    cb_trampoline_leave(closure, gil);
}
