// Takes an argument that may be an options object or a dict.
#include "base/options_take.h"

#include "base/object.h"
#include "base/options.h"
#include "base/options_names.h"

// Returns the class in cubind.core._options, which is imported when the first options are passed.
// Owned.
static PyObject *
options_class(core_state *st, const char *name)
{
    if (st->options_module == NULL) {
        st->options_module = PyImport_ImportModule("cubind.core._options");
        if (st->options_module == NULL)
            return NULL;
    }
    return PyObject_GetAttrString(st->options_module, name);
}

static PyObject *
options_from_dict(PyObject *cls, PyObject *fields)
{
    PyObject *none = PyTuple_New(0);
    PyObject *options = none != NULL ? PyObject_Call(cls, none, fields) : NULL;
    Py_XDECREF(none);
    if (options == NULL)
        core_hide_frames();
    return options;
}

int
core_take_options(core_state *st, PyObject *o, const char *name, const char *what, PyObject **out)
{
    *out = NULL;
    if (o == NULL || o == Py_None)
        return 0;
    if (core_is_options(o, name)) {
        if (core_options_check(o) < 0)
            return -1;
        *out = Py_NewRef(o);
        return 0;
    }
    PyObject *cls = options_class(st, name);
    if (cls == NULL)
        return -1;
    int is_one = PyObject_IsInstance(o, cls);
    if (is_one > 0 && core_options_check_names(st, o) == 0)
        *out = Py_NewRef(o);
    else if (is_one == 0 && PyDict_Check(o))
        *out = options_from_dict(cls, o);
    else if (is_one == 0)
        PyErr_Format(PyExc_TypeError,
                     "The %s must be provided as an object of type %s or as a dict with valid %s. "
                     "The provided object is '%S'.",
                     what, name, what, o);
    Py_DECREF(cls);
    return *out != NULL ? 0 : -1;
}
