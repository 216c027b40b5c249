// Implements the Event type: a point in a stream's queue.
#include "base/doc.h"
#include "base/errors.h"
#include "device/context.h"
#include "device/device.h"
#include "stream/event.h"
#include "stream/event_ipc.h"
#include "stream/pending.h"

// --- life ----------------------------------------------------------------------------------------

static PyObject *
Event_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args), PyObject *Py_UNUSED(kwargs))
{
    return core_refuse_new("Event", "Please use Stream APIs (record).");
}

static void
Event_dealloc(PyObject *o)
{
    PyObject_GC_UnTrack(o);
    Py_CLEAR(((EventObject *)o)->descriptor);
    core_ref_object_dealloc(o);
}

static PyObject *
Event_repr(PyObject *o)
{
    char text[40];
    PyOS_snprintf(text, sizeof text, "<Event handle=0x%zx>", (size_t)core_ref_object_handle(o));
    return PyUnicode_FromString(text);
}

// --- time ----------------------------------------------------------------------------------------

static int
check_timed(EventObject *later, EventObject *earlier)
{
    if (core_event_check(later) < 0 || core_event_check(earlier) < 0)
        return -1;
    if (later->timing_enabled && earlier->timing_enabled)
        return 0;
    PyErr_SetString(
        PyExc_RuntimeError,
        "Both Events must be created with timing enabled in order to subtract them; use "
        "EventOptions(timing_enabled=True) when creating both events.");
    return -1;
}

static PyObject *
raise_untimed(core_state *st, CUresult status)
{
    if (status == CUDA_ERROR_INVALID_HANDLE)
        PyErr_SetString(PyExc_RuntimeError,
                        "Both Events must be recorded before they can be subtracted; use "
                        "Stream.record() to record both events to a stream.");
    else if (status == CUDA_ERROR_NOT_READY)
        PyErr_SetString(PyExc_RuntimeError,
                        "One or both events have not completed; use Event.sync(), Stream.sync(), "
                        "or Device.sync() to wait for the events to complete before subtracting "
                        "them.");
    else
        core_raise(st, status, "cuEventElapsedTime");
    return NULL;
}

static PyObject *
Event_subtract(PyObject *a, PyObject *b)
{
    if (!Py_IS_TYPE(a, Py_TYPE(b))) // at least one of the two is an Event
        Py_RETURN_NOTIMPLEMENTED;
    EventObject *later = (EventObject *)a, *earlier = (EventObject *)b;
    if (check_timed(later, earlier) < 0)
        return NULL;
    float milliseconds = 0;
    core_ref *start = core_ref_take(earlier->ref), *end = core_ref_take(later->ref);
    CUresult status =
        CORE_NOGIL(core_driver->cuEventElapsedTime(&milliseconds, start->handle, end->handle));
    core_ref_drop(end);
    core_ref_drop(start);
    if (status != CUDA_SUCCESS)
        return raise_untimed(later->st, status);
    return PyFloat_FromDouble(milliseconds);
}

// cuda.core has this slot, too. With it, `e -= other` binds `e` to the result of the subtraction.
static PyObject *
Event_subtract_in_place(PyObject *Py_UNUSED(left), PyObject *Py_UNUSED(right))
{
    Py_RETURN_NOTIMPLEMENTED;
}

// --- methods -------------------------------------------------------------------------------------

static PyObject *
Event_close(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    core_ref_object_close(o);
    Py_RETURN_NONE;
}

static PyObject *
Event_sync(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    EventObject *self = (EventObject *)o;
    if (core_event_check(self) < 0)
        return NULL;
    core_ref *ref = core_ref_take(self->ref); // another thread may close the event meanwhile
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuEventSynchronize(ref->handle);
    Py_END_ALLOW_THREADS
    core_ref_drop(ref);
    core_release_exports(self->st, false);
    if (core_check(self->st, status, "cuEventSynchronize") < 0)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *
Event_enter(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    return core_event_check((EventObject *)o) == 0 ? Py_NewRef(o) : NULL;
}

static PyObject *
Event_exit(PyObject *o, PyObject *const *Py_UNUSED(args), Py_ssize_t Py_UNUSED(nargs))
{
    return Event_close(o, NULL);
}

// --- properties ----------------------------------------------------------------------------------

static PyObject *
Event_get_handle(PyObject *o, void *Py_UNUSED(closure))
{
    core_state *st = ((EventObject *)o)->st;
    return core_handle(st, &st->cu_event, "CUevent", core_ref_object_handle(o));
}

static PyObject *
Event_get_is_done(PyObject *o, void *Py_UNUSED(closure))
{
    EventObject *self = (EventObject *)o;
    if (core_event_check(self) < 0)
        return NULL;
    core_ref *ref = core_ref_take(self->ref);
    CUresult status = CORE_NOGIL(core_driver->cuEventQuery(ref->handle));
    core_ref_drop(ref);
    if (status == CUDA_ERROR_NOT_READY)
        Py_RETURN_FALSE;
    return core_check(self->st, status, "cuEventQuery") == 0 ? Py_NewRef(Py_True) : NULL;
}

static PyObject *
Event_get_is_timing_enabled(PyObject *o, void *Py_UNUSED(closure))
{
    EventObject *self = (EventObject *)o;
    return core_event_check(self) == 0 ? PyBool_FromLong(self->timing_enabled) : NULL;
}

static PyObject *
Event_get_is_blocking_sync(PyObject *o, void *Py_UNUSED(closure))
{
    EventObject *self = (EventObject *)o;
    return core_event_check(self) == 0 ? PyBool_FromLong(self->blocking_sync) : NULL;
}

static PyObject *
Event_get_is_ipc_enabled(PyObject *o, void *Py_UNUSED(closure))
{
    EventObject *self = (EventObject *)o;
    return core_event_check(self) == 0 ? PyBool_FromLong(self->ipc_enabled) : NULL;
}

static PyObject *
Event_get_device(PyObject *o, void *Py_UNUSED(closure))
{
    EventObject *self = (EventObject *)o;
    if (core_event_check(self) < 0)
        return NULL;
    if (self->ref->device < 0) // another process made it
        Py_RETURN_NONE;
    return core_device(self->st, self->ref->device);
}

static PyObject *
Event_get_context(PyObject *o, void *Py_UNUSED(closure))
{
    EventObject *self = (EventObject *)o;
    if (core_event_check(self) < 0)
        return NULL;
    if (self->ref->parent == NULL) // another process made it
        Py_RETURN_NONE;
    return core_context_object(self->st, self->ref->parent);
}

// --- type ----------------------------------------------------------------------------------------

static PyMethodDef Event_methods[] = {
    {"close", Event_close, METH_NOARGS, CORE_DOC(Event, close)},
    {"sync", Event_sync, METH_NOARGS, CORE_DOC(Event, sync)},
    {"from_ipc_descriptor", CORE_FUNCTION(core_event_from_ipc_descriptor),
     METH_VARARGS | METH_KEYWORDS | METH_CLASS, CORE_DOC(Event, from_ipc_descriptor)},
    {"_open", core_event_open, METH_VARARGS | METH_CLASS, CORE_DOC(Event, _open)},
    {"_export", core_event_export, METH_NOARGS, CORE_DOC(Event, _export)},
    {"__enter__", Event_enter, METH_NOARGS, NULL},
    {"__exit__", CORE_FUNCTION(Event_exit), METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef Event_getset[] = {
    {"handle", Event_get_handle, NULL, CORE_DOC(Event, handle), NULL},
    {"is_closed", core_ref_object_get_is_closed, NULL, CORE_DOC(Event, is_closed), NULL},
    {"is_done", Event_get_is_done, NULL, CORE_DOC(Event, is_done), NULL},
    {"is_timing_enabled", Event_get_is_timing_enabled, NULL, CORE_DOC(Event, is_timing_enabled),
     NULL},
    {"is_blocking_sync", Event_get_is_blocking_sync, NULL, CORE_DOC(Event, is_blocking_sync), NULL},
    {"is_ipc_enabled", Event_get_is_ipc_enabled, NULL, CORE_DOC(Event, is_ipc_enabled), NULL},
    {"ipc_descriptor", core_event_get_ipc_descriptor, NULL, CORE_DOC(Event, ipc_descriptor), NULL},
    {"device", Event_get_device, NULL, CORE_DOC(Event, device), NULL},
    {"context", Event_get_context, NULL, CORE_DOC(Event, context), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static CORE_WEAKREFS(Event_members, EventObject);

static PyType_Slot Event_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(Event)},
    {Py_tp_new, Event_new},
    {Py_tp_dealloc, Event_dealloc},
    {Py_tp_traverse, core_object_traverse},
    {Py_tp_repr, Event_repr},
    {Py_tp_hash, core_ref_object_hash},
    {Py_tp_richcompare, core_ref_object_richcompare},
    {Py_nb_subtract, Event_subtract},
    {Py_nb_inplace_subtract, Event_subtract_in_place},
    {Py_tp_methods, Event_methods},
    {Py_tp_getset, Event_getset},
    {Py_tp_members, Event_members},
    {0, NULL},
};

PyType_Spec core_event_spec = {
    .name = "cubind.core.Event",
    .basicsize = sizeof(EventObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = Event_slots,
};
