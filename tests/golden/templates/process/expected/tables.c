// tables.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// A row: the enumerator, for who reads it, and its value; the type of what belongs to it, with the
//     class of that and its
// bytes where they are told.
#define ROW(enumerator, value, type, class, bytes) \
    {.key = (value), .kind = CB_VALUE_##type, .cls = (class), .size = (bytes)}

cb_slot slot_sampleSetLogger_logger;

void
trampoline_sampleSetLogger_logger(int arg0, const char *arg1)
{
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_closure *c = cb_slot_enter(&slot_sampleSetLogger_logger);
    if (c == NULL) {  // replaced while this call was on its way
        cb_trampoline_leave(NULL, gil);
        return;
    }
    cb_module *m = c->module;
    (void)m;
    PyObject *args[] = {
        PyLong_FromLongLong(arg0),
        arg1 != NULL ? PyBytes_FromString(arg1) : Py_NewRef(Py_None)
    };
    PyObject *value = cb_trampoline_call(c, args, 2);
    Py_XDECREF(value);
    cb_trampoline_leave(c, gil);
}

