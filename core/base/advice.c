// Calls cubind.core._advice, whose Python code writes advice about failures. Only failing calls
// need it, and an error in it must never hide the failure itself.
#include "base/advice.h"

#include "base/set_aside.h"

static PyObject *
ask(const char *function, PyObject *args)
{
    PyObject *module = PyImport_ImportModule("cubind.core._advice");
    PyObject *callable = module != NULL ? PyObject_GetAttrString(module, function) : NULL;
    PyObject *text = callable != NULL ? PyObject_CallObject(callable, args) : NULL;
    if (text != NULL && (!PyUnicode_Check(text) || PyUnicode_GET_LENGTH(text) == 0))
        Py_CLEAR(text);
    Py_XDECREF(callable);
    Py_XDECREF(module);
    return text;
}

PyObject *
core_advice(const char *function, const char *format, ...)
{
    va_list values;
    core_pending pending = core_pending_take();
    va_start(values, format);
    PyObject *args = Py_VaBuildValue(format, values);
    va_end(values);
    PyObject *text = args != NULL ? ask(function, args) : NULL;
    Py_XDECREF(args);
    PyErr_Clear();
    core_pending_restore(pending, NULL);
    return text;
}
