// Takes objects of cubind.core as handles, and any object with `__cuda_stream__` as a stream.
#include "calls/guest.h"

#include "calls/note.h"

#include "cubind/cells.h"
#include "cubind/interop.h"

int
cb_guest_refuse(const char *param)
{
    if (param != NULL)
        cb__note("this is argument '%s'", param);
    return -1;
}

// --- which objects a class takes -----------------------------------------------------------------

enum { WORDS_SIZE = 256 };

// Lists the objects that a class takes: "a CUstream, a cubind.core.Stream, …".
static const char *
accepted(const cb_class *cls, char out[WORDS_SIZE])
{
    const char *object = cls->object != NULL ? cls->object : "";
    PyOS_snprintf(out, WORDS_SIZE, "%s, %s%s%s%s", cls->name,
                  cls->object != NULL ? "cubind.core." : "", object,
                  cls->object != NULL ? ", " : "",
                  cls->is_stream ? "an object with __cuda_stream__, int or None" : "int or None");
    return out;
}

// Returns the class as the binding describes it that defines it; NULL with an exception.
static const cb_class *
home_class(cb_module *m, int index)
{
    PyTypeObject *type = cb_type(m, index);
    return type != NULL ? cb__info_own(type)->cls : NULL;
}

int
cb__note_class(cb_module *m, int index, const char *param)
{
    char words[WORDS_SIZE];
    PyTypeObject *type = CB_LOAD_POINTER(&m->types[index]);
    bool explains = param != NULL && type != NULL && PyErr_ExceptionMatches(PyExc_TypeError);
    if (explains)
        cb__note("argument '%s' takes %s", param, accepted(cb__info_own(type)->cls, words));
    return -1;
}

static int
refuse_guest(const cb_class *cls, PyObject *o, const char *param)
{
    char words[WORDS_SIZE];
    PyErr_Format(PyExc_TypeError, "Argument '%s' takes %s, not %.200s",
                 param != NULL ? param : "value", accepted(cls, words), Py_TYPE(o)->tp_name);
    return -1;
}

// --- cells ---------------------------------------------------------------------------------------

static int
stream_cell(PyObject *o, const char *param, bool ends, void *out)
{
    void *stream;
    int found = cb_stream_protocol(o, &stream);
    if (found > 0 && ends) {
        PyErr_Format(PyExc_ValueError,
                     "%.200s owns the stream of argument '%s': delete the object in place of this "
                     "call",
                     Py_TYPE(o)->tp_name, param != NULL ? param : "value");
        return -1;
    }
    if (found > 0)
        memcpy(out, &stream, sizeof stream);
    else if (found < 0)
        cb_guest_refuse(param);
    return found;
}

int
cb__guest_cell(cb_module *m, int index, PyObject *o, const char *param, bool ends, void *out)
{
    const cb_class *cls = home_class(m, index);
    if (cls == NULL)
        return -1;
    const cb_guest *guest =
        cls->object != NULL ? cb_guest_find(m->interop, Py_TYPE(o), cls->object) : NULL;
    if (guest != NULL) {
        if (guest->type == Py_TYPE(o))
            CB_STORE_POINTER(&m->guests[index], guest);
        return (ends ? guest->end : guest->get)(m, index, o, param, out) < 0 ? -1 : 1;
    }
    if (cls->is_stream && !cb_has_int(o)) {
        int found = stream_cell(o, param, ends, out);
        if (found != 0)
            return found;
    }
    bool is_guest = cb_guest_find(m->interop, Py_TYPE(o), NULL) != NULL;
    return is_guest && !cb_has_int(o) ? refuse_guest(cls, o, param) : 0;
}

// --- lists ---------------------------------------------------------------------------------------

// Returns the item itself if it is of the class, else an object of the class for it. New reference;
// NULL without an exception for other items.
static PyObject *
item_of(cb_module *m, int index, PyTypeObject *type, PyObject *item, const char *param)
{
    uint64_t value = 0;
    if (PyObject_TypeCheck(item, cb__item_type(type)))
        return Py_NewRef(item);
    if (cb_has_int(item) || item == Py_None)
        return NULL;
    int found = cb__guest_cell(m, index, item, param, false, &value);
    return found > 0 ? cb_cell_new(m, index, &value) : NULL;
}

PyObject *
cb__guest_items(cb_module *m, int index, PyObject *items, const char *param)
{
    PyTypeObject *type = cb_type(m, index);
    Py_ssize_t count = PySequence_Fast_GET_SIZE(items);
    PyObject *made = type != NULL ? PyTuple_New(count) : NULL;
    for (Py_ssize_t i = 0; made != NULL && i < count; i++) {
        PyObject *item = i < PySequence_Fast_GET_SIZE(items)
                             ? Py_NewRef(PySequence_Fast_GET_ITEM(items, i))
                             : NULL; // a getter's code may have shortened the list
        PyObject *cell = item != NULL ? item_of(m, index, type, item, param) : NULL;
        Py_XDECREF(item);
        if (cell == NULL)
            Py_CLEAR(made);
        else
            PyTuple_SET_ITEM(made, i, cell);
    }
    return made;
}
