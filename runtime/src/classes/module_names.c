// Lists the names of a module whose attributes are made at first use.
#include "classes/module_names.h"

static int
append_name(PyObject *list, const char *name)
{
    PyObject *text = PyUnicode_InternFromString(name);
    int result = text != NULL ? PyList_Append(list, text) : -1;
    Py_XDECREF(text);
    return result;
}

static int
append_methods(PyObject *list, const PyMethodDef *method)
{
    int result = 0;
    for (; result == 0 && method != NULL && method->ml_name != NULL; method++)
        if (method->ml_name[0] != '_')
            result = append_name(list, method->ml_name);
    return result;
}

static int
append_errors(PyObject *list, const cb_binding *b)
{
    int count = b->classes[b->status_class].enumeration->count;
    int result = append_name(list, b->error_class);
    for (int i = 0; result == 0 && i < count; i++)
        if (b->error_names[i] != NULL)
            result = append_name(list, b->error_names[i]);
    return result;
}

static int
append_lazy(PyObject *list, const cb_form *s)
{
    const cb_binding *b = s->module->binding;
    int result = 0;
    if (s->checked && b->error_class != NULL)
        result = append_errors(list, b);
    for (int i = 0; result == 0 && i < b->class_count; i++)
        result = append_name(list, b->classes[i].name);
    for (int i = 0; result == 0 && i < b->constant_count; i++)
        result = append_name(list, b->constants[i].name);
    return result;
}

PyObject *
cb__all_names(const cb_form *s, const PyMethodDef *common)
{
    const cb_binding *b = s->module->binding;
    PyObject *list = PyList_New(0);
    if (list == NULL || append_methods(list, s->checked ? b->checked_methods : b->methods) < 0 ||
        append_methods(list, common) < 0 || append_lazy(list, s) < 0)
        Py_CLEAR(list);
    return list;
}

static int
discard_name(PyObject *set, const char *name)
{
    PyObject *text = PyUnicode_InternFromString(name);
    int result = text != NULL ? PySet_Discard(set, text) : -1;
    Py_XDECREF(text);
    return result < 0 ? -1 : 0;
}

PyObject *
cb__names_in(PyObject *module, const cb_form *s)
{
    PyObject *names = PySet_New(PyModule_GetDict(module));
    PyObject *lazy = PyList_New(0);
    PyObject *result = NULL;
    if (names != NULL && lazy != NULL && append_lazy(lazy, s) == 0 &&
        append_name(lazy, "__all__") == 0 && discard_name(names, "__getattr__") == 0 &&
        discard_name(names, "__dir__") == 0)
        result = PyObject_CallMethod(names, "union", "O", lazy);
    Py_XDECREF(names);
    Py_XDECREF(lazy);
    return result;
}
