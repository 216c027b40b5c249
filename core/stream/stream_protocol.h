// Accepts stream arguments. No other file knows what counts as a stream.
#ifndef CUBIND_CORE_STREAM_PROTOCOL_H
#define CUBIND_CORE_STREAM_PROTOCOL_H

#include "stream/stream.h"

// Takes a stream argument: a Stream, a GraphBuilder (for the stream that it captures on), or any
// object with `__cuda_stream__`, which a temporary Stream keeps alive. None and all other objects
// raise the TypeErrors of C2.3 and C2.4; a stream that is closed, or inherited through a fork, is a
// RuntimeError. Owned; drop it with Py_DECREF after the driver call.
StreamObject *core_stream_take_slow(core_state *st, PyObject *o);

static inline StreamObject *
core_stream_take(core_state *st, PyObject *o)
{
    if (CB_LIKELY(core_is_open_stream(st, o)))
        return (StreamObject *)Py_NewRef(o);
    return core_stream_take_slow(st, o);
}

// The same, but a GraphBuilder is a TypeError, for calls in which it makes no sense. Owned.
StreamObject *core_stream_take_no_builder(core_state *st, PyObject *o);

// Returns a Stream, or an instance of a subclass, on a handle that another owner keeps; `owner`
// (may be NULL) is kept alive. Owned.
PyObject *core_stream_borrow(core_state *st, PyTypeObject *type, CUstream handle, PyObject *owner);

// The same on the stream of an object with `__cuda_stream__`, which is kept alive; TypeError
// without one. Owned.
PyObject *core_stream_wrap(core_state *st, PyTypeObject *type, PyObject *o);

// Asks `o` for its stream. Returns 1 with the handle in `*out`, 0 if `o` has no `__cuda_stream__`,
// or -1 with an exception.
int core_stream_protocol(PyObject *o, CUstream *out);

// Converts the address of a CUDA stream: an int or a handle object. 0, or -1 with an exception.
int core_stream_address(PyObject *address, CUstream *out);

#endif
