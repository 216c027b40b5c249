// Raises errors about names: a module that is imported under a wrong name, and an attribute that a
// module lacks.
#include "classes/module_errors.h"

// Returns more text about a missing name, from `_explain` of cubind._runtime if the package has set
// that function. A str to append to the message; NULL without an exception if there is none.
static PyObject *
explanation(const cb_module *m, const char *module, PyObject *name)
{
    PyObject *explain = PyObject_GetAttrString(m->runtime, "_explain");
    PyObject *text = explain != NULL ? PyObject_CallFunction(explain, "sO", module, name) : NULL;
    Py_XDECREF(explain);
    if (text != NULL && !PyUnicode_Check(text))
        Py_CLEAR(text);
    PyErr_Clear();
    return text;
}

// Sets `name` and `obj` of the exception, from which Python suggests the nearest name.
static void
set_missing(PyObject *module, PyObject *name)
{
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    PyErr_NormalizeException(&type, &value, &traceback);
    if (value != NULL && (PyObject_SetAttrString(value, "name", name) < 0 ||
                          PyObject_SetAttrString(value, "obj", module) < 0))
        PyErr_Clear();
    PyErr_Restore(type, value, traceback);
}

void
cb__raise_no_attribute(const cb_module *m, PyObject *module, PyObject *name)
{
    const char *full_name = PyModule_GetName(module);
    if (full_name == NULL)
        return;
    PyObject *more = explanation(m, full_name, name);
    PyErr_Format(PyExc_AttributeError, "module '%s' has no attribute '%U'%V", full_name, name, more,
                 "");
    Py_XDECREF(more);
    set_missing(module, name);
}

// A complete module has no __getattr__ any more to explain missing attributes. So `_complete` of
// cubind._runtime arranges what it can for that.
void
cb__tell_complete(const cb_module *m, PyObject *module)
{
    PyObject *complete = PyObject_GetAttrString(m->runtime, "_complete");
    PyObject *result = complete != NULL ? PyObject_CallOneArg(complete, module) : NULL;
    Py_XDECREF(complete);
    Py_XDECREF(result);
    PyErr_Clear();
}

// Under another name the file is not the one that the package has chosen. It may be of another
// release, and its classes would be pickled under names of other classes.
int
cb__check_module_name(PyObject *module, const cb_binding *binding)
{
    const char *name = PyModule_GetName(module);
    if (name == NULL || strcmp(name, binding->full_name) == 0)
        return name != NULL ? 0 : -1;
    PyErr_Format(PyExc_ImportError, "%s (of release %s) must be imported by that name, not as %s",
                 binding->full_name, binding->library->release, name);
    return -1;
}
