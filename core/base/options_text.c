// Prints options objects: the text of a value, and the text of a large class. In objects of a large
// class most fields are None; only the others are printed.
#include "base/options_text.h"

#include "base/object.h"
#include "base/text.h"

typedef struct text {
    char *start; // `small`, or memory of its own
    size_t used, size;
    char small[512];
} text;

const char *
core_option_text(PyObject *value, char room[CORE_OPTION_ROOM])
{
    Py_ssize_t number;
    if (value == Py_True)
        return "True";
    if (value == Py_False)
        return "False";
    if (value == Py_None)
        return "None";
    if (value == NULL || !PyLong_CheckExact(value) || !cb_small_int(value, &number))
        return NULL;
    *core_put_int(room, number) = '\0';
    return room;
}

// --- text that grows -----------------------------------------------------------------------------

static int
grow_text(text *t, size_t more)
{
    size_t size = 2 * (t->size + more);
    char *own = PyMem_Realloc(t->start != t->small ? t->start : NULL, size);
    if (own == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    if (t->start == t->small)
        memcpy(own, t->small, t->used);
    t->start = own;
    t->size = size;
    return 0;
}

static inline int
append_text(text *t, const char *from, size_t size)
{
    if (size > t->size - t->used && grow_text(t, size) < 0)
        return -1;
    memcpy(t->start + t->used, from, size);
    t->used += size;
    return 0;
}

static int
append_object(text *t, PyObject *string)
{
    Py_ssize_t size;
    const char *utf8 = PyUnicode_AsUTF8AndSize(string, &size);
    return utf8 != NULL ? append_text(t, utf8, (size_t)size) : -1;
}

// --- fields that are set -------------------------------------------------------------------------

static int
append_repr(text *t, PyObject *value)
{
    char room[CORE_OPTION_ROOM];
    const char *known = core_option_text(value, room);
    if (known != NULL)
        return append_text(t, known, strlen(known));
    PyObject *repr = PyObject_Repr(value);
    int result = repr != NULL ? append_object(t, repr) : -1;
    Py_XDECREF(repr);
    return result;
}

static int
append_field(text *t, bool first, PyObject *name, PyObject *value)
{
    Py_INCREF(name); // repr() runs code, which may set the field
    Py_INCREF(value);
    int result = first ? 0 : append_text(t, ", ", 2);
    if (result == 0)
        result = append_object(t, name);
    if (result == 0)
        result = append_text(t, "=", 1);
    if (result == 0)
        result = append_repr(t, value);
    Py_DECREF(name);
    Py_DECREF(value);
    return result;
}

// Values are in the object's own dict, in the order in which __init__ sets the fields. The dict may
// also have attributes that a program has added; they are not fields.
static int
append_fields(text *t, PyObject *values, PyObject *fields)
{
    bool first = true;
    PyObject *name, *value;
    for (Py_ssize_t at = 0; PyDict_Next(values, &at, &name, &value);) {
        if (value == Py_None)
            continue;
        int known = PyDict_Contains(fields, name);
        if (known < 0 || (known > 0 && append_field(t, first, name, value) < 0))
            return -1;
        first = first && known == 0;
    }
    return 0;
}

static PyObject *
finish_text(text *t, PyObject *values, PyObject *fields)
{
    int result = append_text(t, "(", 1);
    if (result == 0)
        result = append_fields(t, values, fields);
    if (result == 0)
        result = append_text(t, ")", 1);
    PyObject *made =
        result == 0 ? PyUnicode_FromStringAndSize(t->start, (Py_ssize_t)t->used) : NULL;
    if (t->start != t->small)
        PyMem_Free(t->start);
    return made;
}

PyObject *
core_options_repr_set(PyObject *o, PyTypeObject *defining, PyObject *const *Py_UNUSED(args),
                      Py_ssize_t nargs, PyObject *kwnames)
{
    core_state *st = PyType_GetModuleState(defining);
    if (PyVectorcall_NARGS(nargs) != 0 || (kwnames != NULL && PyTuple_GET_SIZE(kwnames) != 0)) {
        PyErr_SetString(PyExc_TypeError, "_repr_set() takes no arguments");
        return NULL;
    }
    PyTypeObject *type = Py_TYPE(o);
    PyObject *key = core_name(&st->fields_name, "_fields");
    PyObject *fields = key != NULL ? Py_XNewRef(cb_type_lookup(type, key)) : NULL;
    PyObject *values = fields != NULL ? PyObject_GenericGetDict(o, NULL) : NULL;
    PyObject *made = NULL;
    text t = {.start = t.small, .size = sizeof t.small};
    if (values != NULL && PyDict_Check(fields) &&
        append_object(&t, ((PyHeapTypeObject *)type)->ht_qualname) == 0)
        made = finish_text(&t, values, fields);
    else if (!PyErr_Occurred())
        PyErr_Format(PyExc_TypeError, "%s has no fields", type->tp_name);
    Py_XDECREF(values);
    Py_XDECREF(fields);
    return made;
}
