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
core_add_note(PyObject *error, PyObject *note)
{
    PyObject *done =
        note != NULL && error != NULL ? PyObject_CallMethod(error, "add_note", "O", note) : NULL;
    if (done == NULL)
        PyErr_Clear();
    Py_XDECREF(done);
    Py_XDECREF(note);
}

void
core_pending_restore(core_pending p, PyObject *note)
{
    core_add_note(p.value, note);
    PyErr_Restore(p.type, p.value, p.traceback);
}
