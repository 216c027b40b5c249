// What a stream argument may be.
#ifndef CUBIND_CORE_STREAM_PROTOCOL_H
#define CUBIND_CORE_STREAM_PROTOCOL_H

#include "stream/stream.h"

// A stream argument: a Stream, a GraphBuilder, which is the stream that it captures on, or any object
// with `__cuda_stream__` (which a temporary Stream keeps alive). None and everything else are the
// TypeErrors of C2.3 and C2.4, a closed stream is RuntimeError, as is one inherited through a fork.
// Owned; drop it with Py_DECREF once the driver call is made. This is the one place that knows what
// counts as a stream.
StreamObject *core_stream_take_slow(core_state *st, PyObject *o);

static inline StreamObject *
core_stream_take(core_state *st, PyObject *o)
{
    if (CB_LIKELY(core_is_open_stream(st, o)))
        return (StreamObject *)Py_NewRef(o);
    return core_stream_take_slow(st, o);
}

// The same where a GraphBuilder would make no sense: TypeError. Owned.
StreamObject *core_stream_take_no_builder(core_state *st, PyObject *o);

// A Stream, or instance of a subclass, on a handle that stays another's; `owner` (may be NULL) is
// kept alive. Owned.
PyObject *core_stream_borrow(core_state *st, PyTypeObject *type, CUstream handle, PyObject *owner);

// The same on the stream of an object with `__cuda_stream__`, which is kept alive; TypeError
// without one. Owned.
PyObject *core_stream_wrap(core_state *st, PyTypeObject *type, PyObject *o);

// Asks `o` for its stream. 1: `*out` is the handle; 0: it has no `__cuda_stream__`; -1 with an
// exception.
int core_stream_protocol(PyObject *o, CUstream *out);

// The address of a CUDA stream: an int or a handle object. 0, or -1 with an exception.
int core_stream_address(PyObject *address, CUstream *out);

#endif
