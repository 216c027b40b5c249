// Collects the Python objects that a node needs into one object, which the graph keeps.
#include "base/errors.h"
#include "graph/internal.h"
#include "memory/buffer.h"
#include "stream/event.h"

// --- things --------------------------------------------------------------------------------------

// Returns another Event with the same handle, so that the handle stays valid if the first Event is
// closed. New reference.
static PyObject *
event_copy(core_state *st, const EventObject *event)
{
    EventObject *copy = (EventObject *)st->event_type->tp_alloc(st->event_type, 0);
    if (copy == NULL)
        return NULL;
    copy->st = st;
    copy->ref = core_ref_take(event->ref);
    copy->timing_enabled = event->timing_enabled;
    copy->blocking_sync = event->blocking_sync;
    return (PyObject *)copy;
}

PyObject *
core_kept_form(core_state *st, PyObject *o)
{
    if (core_is_buffer(st, o)) {
        BufferObject *buffer = (BufferObject *)o;
        return core_buffer_check(buffer) == 0 ? core_buffer_slice(buffer, 0, buffer->size) : NULL;
    }
    if (Py_IS_TYPE(o, st->event_type))
        return core_event_check((EventObject *)o) == 0 ? event_copy(st, (EventObject *)o) : NULL;
    return Py_NewRef(o);
}

static bool
is_plain(PyObject *o)
{
    return o == Py_None || PyLong_CheckExact(o) || PyFloat_CheckExact(o) || PyBool_Check(o) ||
           PyComplex_CheckExact(o) || PyBytes_CheckExact(o);
}

// Appends an object. Steals `thing`.
static int
append(core_things *things, PyObject *thing)
{
    if (things->first == NULL) {
        things->first = thing;
        return 0;
    }
    int result = 0;
    if (things->list == NULL) {
        things->list = PyList_New(0);
        result = things->list != NULL ? PyList_Append(things->list, things->first) : -1;
    }
    if (result == 0)
        result = PyList_Append(things->list, thing);
    Py_DECREF(thing);
    return result;
}

// Keeps the Buffer object itself as well, for code that has a weak reference to it.
int
core_things_add(core_state *st, core_things *things, PyObject *o)
{
    if (is_plain(o))
        return 0;
    PyObject *thing = core_kept_form(st, o);
    if (thing == NULL || append(things, thing) < 0)
        return -1;
    return core_is_buffer(st, o) ? append(things, Py_NewRef(o)) : 0;
}

void
core_things_drop(core_things *things)
{
    Py_CLEAR(things->first);
    Py_CLEAR(things->list);
}

int
core_things_block(core_state *st, core_things *things, core_kept **out)
{
    PyObject *all = things->list != NULL ? things->list : things->first;
    *out = all != NULL ? core_kept_new(st, all, sizeof **out) : NULL;
    bool failed = all != NULL && *out == NULL;
    core_things_drop(things);
    return failed ? -1 : 0;
}
