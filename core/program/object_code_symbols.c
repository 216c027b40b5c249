// Looks up the symbols of kernels and variables in an ObjectCode, and raises the error if one is
// missing.
#include "program/object_code_symbols.h"

#include "base/errors.h"
#include "base/steps.h"

// Returns a str as bytes, or bytes as a str (new reference); NULL without an exception if it cannot
// be converted.
static PyObject *
other_spelling(PyObject *name)
{
    PyObject *other = PyUnicode_Check(name) ? PyUnicode_AsUTF8String(name)
                                            : PyUnicode_DecodeUTF8(PyBytes_AS_STRING(name),
                                                                   PyBytes_GET_SIZE(name), NULL);
    if (other == NULL)
        PyErr_Clear();
    return other;
}

// Looks up a name both as a str and as bytes. Returns a borrowed reference; NULL without an
// exception if it is missing.
static PyObject *
find_mapped(PyObject *mapping, PyObject *name)
{
    PyObject *found = mapping != NULL ? PyDict_GetItemWithError(mapping, name) : NULL;
    if (found != NULL || mapping == NULL || PyErr_Occurred())
        return found;
    PyObject *other = other_spelling(name);
    found = other != NULL ? PyDict_GetItemWithError(mapping, other) : NULL;
    Py_XDECREF(other);
    return found;
}

PyObject *
core_object_code_symbol(ObjectCodeObject *self, const char *method, PyObject *name)
{
    if (!PyUnicode_Check(name) && !PyBytes_Check(name)) {
        PyErr_Format(PyExc_TypeError, "%s() argument 'name' must be str or bytes, not %s", method,
                     Py_TYPE(name)->tp_name);
        return NULL;
    }
    PyObject *mapped = find_mapped(self->symbol_mapping, name);
    if (mapped == NULL && PyErr_Occurred())
        return NULL;
    if (mapped == NULL)
        mapped = name;
    PyObject *symbol = PyUnicode_Check(mapped) ? PyUnicode_AsUTF8String(mapped) : Py_NewRef(mapped);
    char *text;
    if (symbol != NULL && PyBytes_AsStringAndSize(symbol, &text, NULL) < 0)
        Py_CLEAR(symbol); // it contains a NUL
    return symbol;
}

int
core_object_code_raise_missing(ObjectCodeObject *self, CUresult status, const char *function,
                               const char *what, PyObject *name, PyObject *hint)
{
    if (status != CUDA_ERROR_NOT_FOUND)
        return core_object_code_raise(self, status, function);
    PyObject *more = PyUnicode_FromFormat(": no %s %R in this ObjectCode (code_type='%U')%V", what,
                                          name, self->code_type, hint, "");
    if (more != NULL)
        core_raise_more(self->st, status, function, more, NULL);
    Py_XDECREF(more);
    return -1;
}
