// Adds notes (PEP 678) to exceptions.
#include "calls/note.h"

#include "cubind/class.h"
#include "cubind/note.h"

void
cb_add_note(PyObject *error, PyObject *note)
{
    PyObject *done =
        note != NULL && error != NULL ? PyObject_CallMethod(error, "add_note", "O", note) : NULL;
    if (done == NULL)
        PyErr_Clear();
    Py_XDECREF(done);
    Py_XDECREF(note);
}

void
cb__note(const char *format, ...)
{
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    PyErr_NormalizeException(&type, &value, &traceback);
    va_list arguments;
    va_start(arguments, format);
    PyObject *note = PyUnicode_FromFormatV(format, arguments);
    va_end(arguments);
    cb_add_note(value, note);
    PyErr_Restore(type, value, traceback);
}
