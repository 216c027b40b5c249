// Raises the errors of nvJitLink and libNVVM, with messages of the same form.
#include "program/library_error.h"

#include "base/errors.h"

#include <string.h>

// Returns the member of the library's enumeration and stores its name; both are new references. For
// a status that a newer library has added, they are the number and "". NULL with an exception.
static PyObject *
status_member(PyObject *module, const char *enumeration, int status, PyObject **name)
{
    PyObject *code = PyObject_CallMethod(module, enumeration, "i", status);
    if (code == NULL && PyErr_ExceptionMatches(PyExc_ValueError)) {
        PyErr_Clear();
        *name = PyUnicode_FromString("");
        return *name != NULL ? PyLong_FromLong(status) : NULL;
    }
    *name = code != NULL ? PyObject_GetAttrString(code, "name") : NULL;
    if (*name != NULL && PyUnicode_Check(*name))
        return code;
    Py_CLEAR(*name);
    Py_XDECREF(code);
    return NULL;
}

static PyObject *
error_message(const core_library_words *words, const char *name, int status, PyObject *log)
{
    size_t size = strlen(words->prefix);
    const char *shown = strncmp(name, words->prefix, size) == 0 ? name + size : name;
    if (*shown == '\0')
        shown = "UNEXPECTED ERROR CODE";
    if (PyUnicode_GET_LENGTH(log) == 0)
        return PyUnicode_FromFormat("%s (%d)", shown, status);
    return PyUnicode_FromFormat("%s (%d)\n%s: %U", shown, status, words->log, log);
}

int
core_library_raise(PyObject *type, PyObject *module, const core_library_words *words, int status,
                   const char *function, PyObject *log)
{
    PyObject *name = NULL;
    PyObject *code = log != NULL ? status_member(module, words->enumeration, status, &name) : NULL;
    const char *text = code != NULL ? PyUnicode_AsUTF8(name) : NULL;
    PyObject *message = text != NULL ? error_message(words, text, status, log) : NULL;
    if (message != NULL)
        core_raise_data(type, message, code, *text != '\0' ? text : NULL, function, log);
    Py_XDECREF(message);
    Py_XDECREF(code);
    Py_XDECREF(name);
    return -1;
}

bool
core_library_error_is(const char *name)
{
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    PyObject *runtime = PyImport_ImportModule("cubind._runtime");
    PyObject *error = runtime != NULL ? PyObject_GetAttrString(runtime, name) : NULL;
    bool is_one = error != NULL && PyErr_GivenExceptionMatches(type, error);
    Py_XDECREF(error);
    Py_XDECREF(runtime);
    PyErr_Restore(type, value, traceback);
    return is_one;
}

PyObject *
core_library_log(const char *text)
{
    return PyUnicode_DecodeUTF8(text, (Py_ssize_t)strlen(text), "backslashreplace");
}
