// Finds names that are not fields of an options class, and the field that was probably meant.
#include "base/options_names.h"

#include "base/object.h"
#include "base/set_aside.h"

#include "cubind/nearest.h"

enum { MOST_NAMES = 64 };

// Returns the key of the dict `fields` that is most like `name`, or NULL without an exception if
// none is similar. The text lives as long as the key.
static const char *
nearest_field(PyObject *fields, PyObject *name)
{
    const char *names[MOST_NAMES + 1], *wrong = PyUnicode_AsUTF8(name);
    Py_ssize_t at = 0;
    int count = 0;
    PyObject *field;
    while (wrong != NULL && count < MOST_NAMES && PyDict_Next(fields, &at, &field, NULL))
        if (PyUnicode_Check(field) && (names[count] = PyUnicode_AsUTF8(field)) != NULL)
            count++;
    names[count] = NULL;
    PyErr_Clear();
    return wrong != NULL ? cb_nearest(names, 0, wrong) : NULL;
}

int
core_options_warn(const char *class_name, PyObject *name, const char *meant)
{
    Py_INCREF(name); // a warning filter runs code, which may remove it from the object
    int result =
        PyErr_WarnFormat(PyExc_UserWarning, 1, "%s has no field %R, which is ignored%s%s%s",
                         class_name, name, meant != NULL ? ". Did you mean '" : "",
                         meant != NULL ? meant : "", meant != NULL ? "'?" : "");
    Py_DECREF(name);
    return result;
}

static int
check_attributes(PyObject *options, PyObject *values, PyObject *fields)
{
    PyObject *name;
    for (Py_ssize_t at = 0; PyDict_Next(values, &at, &name, NULL);) {
        int known = PyDict_Contains(fields, name);
        if (known == 0)
            return core_options_warn(Py_TYPE(options)->tp_name, name, nearest_field(fields, name));
        if (known < 0)
            return -1;
    }
    return 0;
}

int
core_options_check_names(core_state *st, PyObject *options)
{
    PyObject *key = core_name(&st->fields_name, "_fields");
    PyObject *fields = key != NULL ? cb_type_lookup(Py_TYPE(options), key) : NULL;
    if (fields == NULL || !PyDict_Check(fields) || Py_TYPE(options)->tp_base != st->options_type)
        return PyErr_Occurred() ? -1 : 0;
    PyObject *values = PyObject_GenericGetDict(options, NULL);
    if (values == NULL)
        return -1;
    Py_INCREF(fields);
    int result = PyDict_GET_SIZE(values) > PyDict_GET_SIZE(fields)
                     ? check_attributes(options, values, fields)
                     : 0;
    Py_DECREF(fields);
    Py_DECREF(values);
    return result;
}

// Returns the field that is most like the first unknown keyword.
static const char *
nearest_of(PyTypeObject *type, PyObject *keywords)
{
    PyObject *fields = PyObject_GetAttrString((PyObject *)type, "_fields");
    const char *meant = NULL;
    Py_ssize_t at = 0;
    PyObject *name;
    while (fields != NULL && PyDict_Check(fields) && PyDict_Next(keywords, &at, &name, NULL))
        if (PyDict_GetItemWithError(fields, name) == NULL) {
            meant = nearest_field(fields, name);
            break;
        }
    PyErr_Clear();
    Py_XDECREF(fields); // the class holds the dict, and so the text
    return meant;
}

// Returns whether the exception has CPython's own text about an unknown keyword, without the
// suggestion that newer releases add.
static bool
is_about_keyword(const core_pending *p)
{
    if (p->type != PyExc_TypeError || p->traceback != NULL || p->value == NULL)
        return false;
    PyObject *text = PyObject_Str(p->value);
    const char *said = text != NULL ? PyUnicode_AsUTF8(text) : NULL;
    bool is = said != NULL && strstr(said, "unexpected keyword argument") != NULL &&
              strstr(said, "Did you mean") == NULL;
    PyErr_Clear();
    Py_XDECREF(text);
    return is;
}

void
core_options_suggest(PyTypeObject *type, PyObject *keywords)
{
    core_pending pending = core_pending_take();
    const char *meant = is_about_keyword(&pending) ? nearest_of(type, keywords) : NULL;
    PyObject *text =
        meant != NULL ? PyUnicode_FromFormat("%S. Did you mean '%s'?", pending.value, meant) : NULL;
    core_pending_reword(pending, text);
}
