// Sets an exception aside while other code runs, and sets it again.
#include "base/set_aside.h"

#include "cubind/note.h"

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
    cb_add_note(p.value, note);
    PyErr_Restore(p.type, p.value, p.traceback);
}

void
core_pending_reword(core_pending p, PyObject *text)
{
    if (text == NULL) {
        PyErr_Restore(p.type, p.value, p.traceback);
        return;
    }
    PyErr_SetObject(p.type, text);
    Py_DECREF(text);
    Py_XDECREF(p.type);
    Py_XDECREF(p.value);
    Py_XDECREF(p.traceback);
}
