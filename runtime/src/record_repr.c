// How a record prints (bindings 12.5): a line `name : value` per field, nested records indented by
// four.
#include "classes.h"

// "name :" and the lines of a nested record; nothing follows the colon when it has none.
static PyObject *
nested_line(const cb_field *f, PyObject *value)
{
    PyObject *text = PyObject_Str(value);
    PyObject *newline = PyUnicode_FromString("\n"), *indented = PyUnicode_FromString("\n    ");
    PyObject *line = NULL;
    if (text != NULL && newline != NULL && indented != NULL) {
        PyObject *body = PyUnicode_Replace(text, newline, indented, -1);
        const char *first = PyUnicode_GET_LENGTH(text) > 0 ? "\n    " : "";
        if (body != NULL)
            line = PyUnicode_FromFormat("%s :%s%U", f->name, first, body);
        Py_XDECREF(body);
    }
    Py_XDECREF(text);
    Py_XDECREF(newline);
    Py_XDECREF(indented);
    return line;
}

static PyObject *
address_text(PyObject *value)
{
    return PyNumber_ToBase(value, 16);
}

static PyObject *
chars_text(PyObject *value)
{
    return PyUnicode_DecodeUTF8(PyBytes_AS_STRING(value), PyBytes_GET_SIZE(value), "replace");
}

static PyObject *
hexadecimal_text(PyObject *value)
{
    return PyObject_CallMethod(value, "hex", NULL);
}

static PyObject *
value_text(const cb_field *f, PyObject *value)
{
    switch (f->kind) {
    case CB_FIELD_ADDRESS:
        return address_text(value);
    case CB_FIELD_CHARS:
        return chars_text(value);
    case CB_FIELD_BYTES:
        return hexadecimal_text(value);
    default:
        return PyObject_Str(value);
    }
}

static PyObject *
field_line(PyObject *self, const cb_field *f)
{
    PyObject *value = cb__field_getter(f)(self, (void *)f);
    if (value == NULL)
        return NULL;
    PyObject *line = NULL;
    if (f->kind == CB_FIELD_RECORD || (f->kind == CB_FIELD_RECORD_REF && value != Py_None)) {
        line = nested_line(f, value);
    } else {
        PyObject *text = value_text(f, value);
        if (text != NULL)
            line = PyUnicode_FromFormat("%s : %U", f->name, text);
        Py_XDECREF(text);
    }
    Py_DECREF(value);
    return line;
}

PyObject *
cb__record_repr(PyObject *self)
{
    const cb_record_table *table = ((cb_record *)self)->cls->record;
    PyObject *lines = PyList_New(table->field_count);
    for (int i = 0; lines != NULL && i < table->field_count; i++) {
        PyObject *line = field_line(self, &table->fields[i]);
        if (line == NULL)
            Py_CLEAR(lines);
        else
            PyList_SET_ITEM(lines, i, line);
    }
    if (lines == NULL)
        return NULL;
    PyObject *newline = PyUnicode_FromString("\n");
    PyObject *text = newline != NULL ? PyUnicode_Join(newline, lines) : NULL;
    Py_XDECREF(newline);
    Py_DECREF(lines);
    return text;
}
