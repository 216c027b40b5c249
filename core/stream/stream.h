// Streams, as all files see them.
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
    CUstream handle;     // of the ref; 0 once closed
    int is_default;      // legacy and per-thread stand for whatever context is current
    int flags, priority; // asked lazily
    bool has_flags, has_priority;
    struct core_capture *capture; // that a builder of ours does on it (capture.h), or NULL
    PyObject *weakrefs;
} StreamObject;

// What a GraphBuilder begins with: it is a stream wherever one is asked for.
typedef struct core_stream_holder {
    PyObject_HEAD core_state *st;
    StreamObject *stream; // that it captures on; NULL once closed
} core_stream_holder;

// A Stream that nothing is to be said against.
static inline bool
core_is_open_stream(core_state *st, PyObject *o)
{
    if (CB_UNLIKELY(!Py_IS_TYPE(o, st->stream_type)))
        return false;
    const core_ref *ref = ((StreamObject *)o)->ref;
    return ref != NULL && ref->process == core_process_now();
}

// The ref of a stream that was taken: it lasts, whoever closes the stream meanwhile. NULL with
// RuntimeError where it is closed by now, which Python code that has run since can have done. Owned.
static inline core_ref *
core_stream_ref(StreamObject *stream)
{
    if (CB_UNLIKELY(stream->ref == NULL))
        core_raise_closed((PyObject *)stream);
    return core_ref_take(stream->ref);
}

// A Stream on a ref (it takes a reference). Owned.
PyObject *core_stream_object(core_state *st, core_ref *ref);

// The module's default stream: legacy, or per-thread by CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM.
// Borrowed.
PyObject *core_default_stream(core_state *st);

// A Stream, or instance of a subclass, on a ref, of which it takes a reference. Owned.
PyObject *core_stream_of_type(PyTypeObject *type, core_state *st, core_ref *ref);

#endif
