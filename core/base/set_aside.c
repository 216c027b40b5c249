#include "base/set_aside.h"

core_pending
core_pending_take(void)
{
    core_pending p;
    PyErr_Fetch(&p.type, &p.value, &p.traceback);
    PyErr_NormalizeException(&p.type, &p.value, &p.traceback);
    return p;
}

void
core_pending_restore(core_pending p, PyObject *note)
{
    PyObject *done = note != NULL && p.value != NULL
                         ? PyObject_CallMethod(p.value, "add_note", "O", note)
                         : NULL;
    if (done == NULL)
        PyErr_Clear();
    Py_XDECREF(done);
    Py_XDECREF(note);
    PyErr_Restore(p.type, p.value, p.traceback);
}
