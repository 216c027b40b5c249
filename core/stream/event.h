// Declares the Event type, and makes events.
#ifndef CUBIND_CORE_EVENT_H
#define CUBIND_CORE_EVENT_H

#include "base/ref_object.h"

typedef struct EventObject {
    CORE_REF_OBJECT_HEAD; // the ref's parent is the context
    bool timing_enabled, blocking_sync, ipc_enabled;
    PyObject *descriptor; // _ipc.IPCEventDescriptor: how it was opened; NULL for other events
} EventObject;

// Makes a new, unrecorded event in `context`; `options` is an EventOptions object, or NULL for the
// defaults. Owned; NULL with an exception.
PyObject *core_event_new(core_state *st, core_ref *context, PyObject *options);

// Destroys an event; for core_ref_new().
CUresult core_event_destroy(void *handle, int device, const char **function);

// Makes only the handle, with flags of cuEventCreate. Owned; NULL with an exception.
core_ref *core_event_ref(core_state *st, core_ref *context, unsigned int flags);

// Refuses the option ipc_enabled for an event that is not made by recording on a stream. Returns 0,
// or -1 with TypeError.
int core_event_check_unbound(PyObject *options);

// Checks that the event is usable: not closed, not inherited through a fork. Returns 0, or -1 with
// RuntimeError.
static inline int
core_event_check(EventObject *e)
{
    if (CB_UNLIKELY(e->ref == NULL))
        return core_raise_closed((PyObject *)e);
    return core_check_process((PyObject *)e, e->ref->process);
}

#endif
