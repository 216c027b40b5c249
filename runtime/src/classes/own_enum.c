// Makes enum classes that a program derives from FastEnum or from an enum class of a binding (rule
// B4.3 of docs/compatibility-bindings.md). The ints in the class's body become members, in their
// order.
//
// The class stores its members by value in `__singletons__` and by name in `__members__`. A member
// has its name and documentation in its __dict__.
#include "classes/own_enum.h"

#include "objects/enums.h"
#include "objects/info.h"

PyObject *
cb__own_enum_members(PyTypeObject *type)
{
    PyObject *members = PyDict_GetItemString(cb_type_dict(type), "__singletons__");
    return members != NULL && PyDict_Check(members) ? members : NULL;
}

PyObject *
cb__own_enum_name(PyObject *member)
{
    if (CB_LIKELY(cb__info(Py_TYPE(member)) != NULL))
        return NULL;
    PyObject *dict = PyObject_GenericGetDict(member, NULL);
    if (dict == NULL) {
        PyErr_Clear(); // the class has __slots__
        return NULL;
    }
    PyObject *name = Py_XNewRef(PyDict_GetItemString(dict, "_name"));
    Py_DECREF(dict);
    return name;
}

int
cb__own_enum_has(PyObject *member, PyObject *value)
{
    PyObject *members = cb__own_enum_members(Py_TYPE(member));
    PyObject *found = members != NULL ? PyDict_GetItemWithError(members, value) : NULL;
    return PyErr_Occurred() ? -1 : found == member;
}

PyObject *
cb__own_enum_call(PyTypeObject *type, PyObject *value)
{
    PyObject *members = cb__own_enum_members(type);
    PyObject *found = members != NULL ? PyDict_GetItemWithError(members, value) : NULL;
    if (found == NULL && !PyErr_Occurred() && PyObject_Hash(value) != -1)
        PyErr_Format(PyExc_ValueError, "%S is not a valid %s", value, type->tp_name);
    return Py_XNewRef(found);
}

// --- making members ----------------------------------------------------------------------------

static bool
is_special(PyObject *name)
{
    Py_ssize_t length;
    const char *text = PyUnicode_AsUTF8AndSize(name, &length);
    if (text == NULL)
        PyErr_Clear(); // not encodable as UTF-8, so not a name with underscores around it
    return text != NULL && length >= 2 && strncmp(text, "__", 2) == 0 &&
           strcmp(text + length - 2, "__") == 0;
}

// Reads an int, or an int and its documentation. Returns 1; 0 for anything that makes no member; -1
// with an exception. The references are borrowed.
static int
read_value(PyObject *given, PyObject **value, PyObject **doc)
{
    *value = given;
    *doc = Py_None;
    if (!PyTuple_Check(given))
        return PyLong_Check(given);
    if (PyTuple_GET_SIZE(given) != 2) {
        PyErr_Format(PyExc_ValueError,
                     "an enum member must be an int or a tuple of an int and its text, not a tuple "
                     "of %zd items",
                     PyTuple_GET_SIZE(given));
        return -1;
    }
    *value = PyTuple_GET_ITEM(given, 0);
    *doc = PyTuple_GET_ITEM(given, 1);
    return 1;
}

static PyObject *
new_member(PyTypeObject *type, PyObject *name, PyObject *value, PyObject *doc)
{
    PyObject *member = cb__enum_unknown(type, value);
    PyObject *dict = member != NULL ? PyObject_GenericGetDict(member, NULL) : NULL;
    if (dict == NULL || PyDict_SetItemString(dict, "_name", name) < 0 ||
        PyDict_SetItemString(dict, "__doc__", doc) < 0)
        Py_CLEAR(member);
    Py_XDECREF(dict);
    return member;
}

typedef struct filling {
    PyTypeObject *type;
    PyObject *by_value, *by_name;
} filling;

// If several names have one value, the first is the member's.
static int
add_member(const filling *f, PyObject *name, PyObject *given)
{
    PyObject *value, *doc;
    int is_member = is_special(name) ? 0 : read_value(given, &value, &doc);
    if (is_member <= 0)
        return is_member;
    PyObject *member = Py_XNewRef(PyDict_GetItemWithError(f->by_value, value));
    if (member == NULL && PyErr_Occurred())
        return -1;
    int result = 0;
    if (member == NULL) {
        member = new_member(f->type, name, value, doc);
        result = member != NULL ? PyDict_SetItem(f->by_value, value, member) : -1;
    }
    if (result == 0)
        result = PyDict_SetItem(f->by_name, name, member);
    Py_XDECREF(member);
    return result;
}

static int
add_members(const filling *f)
{
    PyObject *body = PyDict_Copy(cb_type_dict(f->type)), *name, *value;
    Py_ssize_t at = 0;
    int result = body != NULL ? 0 : -1;
    while (result == 0 && PyDict_Next(body, &at, &name, &value))
        result = PyUnicode_Check(name) ? add_member(f, name, value) : 0;
    at = 0;
    while (result == 0 && PyDict_Next(f->by_name, &at, &name, &value))
        result = PyObject_SetAttr((PyObject *)f->type, name, value);
    Py_XDECREF(body);
    return result;
}

int
cb__own_enum_fill(PyTypeObject *type)
{
    filling f = {type, PyDict_New(), PyDict_New()};
    int result = -1;
    if (f.by_value != NULL && f.by_name != NULL &&
        PyObject_SetAttrString((PyObject *)type, "__singletons__", f.by_value) == 0 &&
        PyObject_SetAttrString((PyObject *)type, "__members__", f.by_name) == 0)
        result = add_members(&f);
    Py_XDECREF(f.by_value);
    Py_XDECREF(f.by_name);
    return result;
}
