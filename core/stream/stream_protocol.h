// Accepts stream arguments. Only this file decides what counts as a stream.
#ifndef CUBIND_CORE_STREAM_PROTOCOL_H
#define CUBIND_CORE_STREAM_PROTOCOL_H

#include "stream/stream.h"

// Takes a stream argument: a Stream, a GraphBuilder (for the stream that it captures on), or any
// object with `__cuda_stream__`, which a temporary Stream keeps alive. Raises TypeError for None
// and all other objects (rules C2.3 and C2.4 of docs/compatibility.md), and RuntimeError for a
// stream that is closed or inherited through a fork. Owned; drop it with Py_DECREF after the driver
// call.
StreamObject *core_stream_take_slow(core_state *st, PyObject *o);

static inline StreamObject *
core_stream_take(core_state *st, PyObject *o)
{
    if (CB_LIKELY(core_is_open_stream(st, o)))
        return (StreamObject *)Py_NewRef(o);
    return core_stream_take_slow(st, o);
}

// Does the same, but raises TypeError for a GraphBuilder: use it for calls in which a builder makes
// no sense. Owned.
StreamObject *core_stream_take_no_builder(core_state *st, PyObject *o);

// Returns a Stream, or an instance of a subclass, for a handle that belongs to another owner. The
// Stream keeps `owner` (may be NULL) alive. Owned.
PyObject *core_stream_borrow(core_state *st, PyTypeObject *type, CUstream handle, PyObject *owner);

// Does the same for the stream of an object with `__cuda_stream__`, and keeps that object alive.
// Raises TypeError if the object has none. Owned.
PyObject *core_stream_wrap(core_state *st, PyTypeObject *type, PyObject *o);

#endif
