// Orders work on streams: records events, and waits for events and for other streams.
#include "stream/stream_order.h"

#include "base/errors.h"
#include "base/options_take.h"
#include "stream/event.h"
#include "stream/stream_context.h"
#include "stream/stream_protocol.h"

#include "cubind/interop.h"

// --- record --------------------------------------------------------------------------------------

static int
record_on(core_state *st, core_ref *stream, core_ref *event)
{
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuEventRecord(event->handle, stream->handle);
    Py_END_ALLOW_THREADS
    return core_check(st, status, "cuEventRecord");
}

// Returns the given event, or a new one in the stream's context. Owned.
static EventObject *
event_for(StreamObject *self, PyObject *given, PyObject *options)
{
    core_state *st = self->st;
    if (given != NULL && given != Py_None) {
        if (!Py_IS_TYPE(given, st->event_type)) {
            PyErr_Format(PyExc_TypeError, "Event expected, got %s", Py_TYPE(given)->tp_name);
            return NULL;
        }
        if (core_event_check((EventObject *)given) < 0)
            return NULL;
        if (((EventObject *)given)->ipc_enabled) {
            PyErr_SetString(PyExc_TypeError, "IPC-enabled events should not be re-recorded, "
                                             "instead create a new event by supplying options.");
            return NULL;
        }
        return (EventObject *)Py_NewRef(given);
    }
    PyObject *taken = NULL;
    if (core_take_options(st, options, "EventOptions", "Event options", &taken) < 0)
        return NULL;
    core_ref *context = core_stream_context(self);
    PyObject *event = context != NULL ? core_event_new(st, context, taken) : NULL;
    core_ref_drop(context);
    Py_XDECREF(taken);
    return (EventObject *)event;
}

PyObject *
core_stream_record_event(StreamObject *self, core_ref *ref, PyObject *given, PyObject *options)
{
    EventObject *event = event_for(self, given, options);
    if (event == NULL)
        return NULL;
    core_ref *recorded = core_ref_take(event->ref); // another thread may close the event meanwhile
    if (record_on(self->st, ref, recorded) < 0)
        Py_CLEAR(event);
    core_ref_drop(recorded);
    return (PyObject *)event;
}

// --- wait ----------------------------------------------------------------------------------------

static int
wait_for_event(core_state *st, core_ref *stream, core_ref *event)
{
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuStreamWaitEvent(stream->handle, event->handle, CU_EVENT_WAIT_DEFAULT);
    Py_END_ALLOW_THREADS
    return core_check(st, status, "cuStreamWaitEvent");
}

// Records the event after the work that the other stream has queued so far, and waits for it.
static int
wait_for_queued(core_state *st, core_ref *stream, core_ref *other, core_ref *event)
{
    const char *function = "cuEventRecord";
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuEventRecord(event->handle, other->handle);
    if (status == CUDA_SUCCESS) {
        function = "cuStreamWaitEvent";
        status =
            core_driver->cuStreamWaitEvent(stream->handle, event->handle, CU_EVENT_WAIT_DEFAULT);
    }
    Py_END_ALLOW_THREADS
    return core_check(st, status, function);
}

// The event belongs to the context of the other stream, which may be on another device.
int
core_stream_follow(core_state *st, core_ref *stream, core_ref *other, core_ref *context)
{
    core_ref *event = core_event_ref(st, context, CU_EVENT_DISABLE_TIMING);
    int result = event != NULL ? wait_for_queued(st, stream, other, event) : -1;
    core_ref_drop(event);
    return result;
}

static int
wait_for_stream(core_state *st, core_ref *stream, StreamObject *other)
{
    core_ref *context = core_stream_context(other);
    if (context == NULL)
        return -1;
    core_ref *source = core_ref_take(other->ref); // another thread may close the stream meanwhile
    int result = core_stream_follow(st, stream, source, context);
    core_ref_drop(source);
    core_ref_drop(context);
    return result;
}

// Owned.
static StreamObject *
stream_to_wait_for(core_state *st, PyObject *o)
{
    if (PyObject_TypeCheck(o, st->stream_type))
        return core_stream_take(st, o);
    void *handle = NULL;
    int found = cb_stream_protocol(o, &handle);
    if (found > 0)
        return (StreamObject *)core_stream_borrow(st, st->stream_type, handle, o);
    if (found < 0)
        return NULL;
    PyErr_Format(
        PyExc_ValueError,
        "only an Event, Stream, or object supporting __cuda_stream__ can be waited, got %R",
        (PyObject *)Py_TYPE(o));
    return NULL;
}

int
core_stream_wait_for(core_state *st, core_ref *stream, PyObject *o)
{
    if (Py_IS_TYPE(o, st->event_type)) {
        if (core_event_check((EventObject *)o) < 0)
            return -1;
        core_ref *event = core_ref_take(((EventObject *)o)->ref);
        int result = wait_for_event(st, stream, event);
        core_ref_drop(event);
        return result;
    }
    StreamObject *other = stream_to_wait_for(st, o);
    if (other == NULL)
        return -1;
    int result = wait_for_stream(st, stream, other);
    Py_DECREF(other);
    return result;
}
