// Declares the struct of a Stream, and makes Streams from counted handles (core_ref).
#ifndef CUBIND_CORE_STREAM_H
#define CUBIND_CORE_STREAM_H

#include "base/object.h"
#include "base/ref.h"

enum {
    CORE_STREAM_EXPLICIT,
    CORE_STREAM_LEGACY,
    CORE_STREAM_PER_THREAD
}; // StreamObject.is_default

typedef struct StreamObject {
    PyObject_HEAD core_state *st;
    core_ref *ref;       // NULL once closed
    CUstream handle;     // the ref's handle; 0 once closed
    int is_default;      // one of these; the last two use whichever context is current
    int flags, priority; // queried on first use
    bool has_flags, has_priority;
    struct core_capture *capture; // a builder's capture of it (capture.h), or NULL
    PyObject *weakrefs;
} StreamObject;

// The head of a GraphBuilder, which is accepted wherever a stream is.
typedef struct core_stream_holder {
    PyObject_HEAD core_state *st;
    StreamObject *stream; // the stream that it captures; NULL once closed
} core_stream_holder;

// Returns whether `o` is a Stream that can be used as it is.
static inline bool
core_is_open_stream(core_state *st, PyObject *o)
{
    if (CB_UNLIKELY(!Py_IS_TYPE(o, st->stream_type)))
        return false;
    const core_ref *ref = ((StreamObject *)o)->ref;
    return ref != NULL && ref->process == core_process_now();
}

// Returns the ref of a stream argument. The ref stays valid if another thread closes the stream.
// Returns NULL with RuntimeError if the stream is closed: Python code that has run since the
// argument was checked may have closed it. Owned.
static inline core_ref *
core_stream_ref(StreamObject *stream)
{
    if (CB_UNLIKELY(stream->ref == NULL))
        core_raise_closed((PyObject *)stream);
    return core_ref_take(stream->ref);
}

// Returns a Stream for a ref, to which it takes a reference. Owned.
PyObject *core_stream_object(core_state *st, core_ref *ref);

// Returns the module's default stream: legacy, or per-thread if
// CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM says so. Borrowed.
PyObject *core_default_stream(core_state *st);

// Returns a Stream, or an instance of a subclass, for a ref, to which it takes a reference. Owned.
PyObject *core_stream_of_type(PyTypeObject *type, core_state *st, core_ref *ref);

#endif
