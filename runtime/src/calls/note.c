// Notes of exceptions.
#include "calls/calls.h"

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
    PyObject *done =
        note != NULL && value != NULL ? PyObject_CallMethod(value, "add_note", "O", note) : NULL;
    if (done == NULL)
        PyErr_Clear(); // memory is short: no reason to lose the exception
    Py_XDECREF(done);
    Py_XDECREF(note);
    PyErr_Restore(type, value, traceback);
}
