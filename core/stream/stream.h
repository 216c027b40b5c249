// The Stream type, and what a stream argument may be.
#ifndef CUBIND_CORE_STREAM_H
#define CUBIND_CORE_STREAM_H

#include "device/context.h"

typedef struct StreamObject {
    PyObject_HEAD core_state *st;
    core_ref *ref;       // NULL once closed
    CUstream handle;     // of the ref; 0 once closed
    int is_default;      // 1: legacy, 2: per-thread; these stand for whatever context is current
    int flags, priority; // asked lazily
    bool has_flags, has_priority;
    PyObject *weakrefs;
} StreamObject;

// A stream argument: a Stream, or any object with `__cuda_stream__` (which a temporary Stream keeps
// alive). None and everything else are the TypeErrors of the contract, a closed stream is
// RuntimeError, as is one inherited through a fork. Owned; drop it with Py_DECREF once the driver
// call is made. This is the one place that knows what counts as a stream: a graph builder is to be
// added here.
StreamObject *core_stream_take_slow(core_state *st, PyObject *o);

// A Stream that nothing is to be said against.
static inline bool
core_is_open_stream(core_state *st, PyObject *o)
{
    if (CB_UNLIKELY(!Py_IS_TYPE(o, st->stream_type)))
        return false;
    const core_ref *ref = ((StreamObject *)o)->ref;
    return ref != NULL && ref->process == core_process_now();
}

static inline StreamObject *
core_stream_take(core_state *st, PyObject *o)
{
    if (CB_LIKELY(core_is_open_stream(st, o)))
        return (StreamObject *)Py_NewRef(o);
    return core_stream_take_slow(st, o);
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

// A counted handle for later: what a Buffer records to be freed on. A default stream is bound to
// the context that is current now (the ref's parent); RuntimeError-free NULL with an exception.
// Owned.
core_ref *core_stream_record(core_state *st, StreamObject *stream);

// A Stream on a ref (it takes a reference). Owned.
PyObject *core_stream_object(core_state *st, core_ref *ref);

// The module's default stream: legacy, or per-thread by CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM.
// Borrowed.
PyObject *core_default_stream(core_state *st);

// --- between the files of streams ----------------------------------------------------------------

enum {
    CORE_STREAM_EXPLICIT,
    CORE_STREAM_LEGACY,
    CORE_STREAM_PER_THREAD
}; // StreamObject.is_default

// A Stream, or instance of a subclass, on a ref, of which it takes a reference. Owned.
PyObject *core_stream_of_type(PyTypeObject *type, core_state *st, core_ref *ref);

// The same on a handle that stays another's; `owner` (may be NULL) is kept alive. Owned.
PyObject *core_stream_borrow(core_state *st, PyTypeObject *type, CUstream handle, PyObject *owner);

// The same on a new CUDA stream in `context`; `options` is a StreamOptions object, or NULL for the
// defaults. Owned.
PyObject *core_stream_new(core_state *st, PyTypeObject *type, core_ref *context, PyObject *options);

// The same on the stream of an object with `__cuda_stream__`, which is kept alive; TypeError
// without one. Owned.
PyObject *core_stream_wrap(core_state *st, PyTypeObject *type, PyObject *o);

// The class method _init(obj=None, options=None, device_id=None, ctx=None), by which subclasses
// make instances.
PyObject *core_stream_make(PyObject *type, PyObject *const *args, Py_ssize_t nargs,
                           PyObject *kwnames);
extern const char core_stream_make_doc[];

// Asks `o` for its stream. 1: `*out` is the handle; 0: it has no `__cuda_stream__`; -1 with an
// exception.
int core_stream_protocol(PyObject *o, CUstream *out);

// The address of a CUDA stream: an int or a handle object. 0, or -1 with an exception.
int core_stream_address(PyObject *address, CUstream *out);

// Usable: not closed, not inherited through a fork, and for a default stream the driver runs. 0, or
// -1 with an exception.
int core_stream_check(StreamObject *stream);

// Whether a graph is being captured from a stream, by its ref: 1 or 0, or -1 with an exception.
int core_stream_captures(core_state *st, core_ref *ref);

// The context of a stream; for a default stream the current one. Owned; NULL with an exception.
core_ref *core_stream_context(StreamObject *stream);

// Records `given` (an Event), or a new event by `options`, on `ref`, the ref of `stream`. Owned;
// NULL with an exception.
PyObject *core_stream_record_event(StreamObject *stream, core_ref *ref, PyObject *given,
                                   PyObject *options);

// Lets `stream` wait for an Event or anything with a stream. 0, or -1 with an exception.
int core_stream_wait_for(core_state *st, core_ref *stream, PyObject *o);

#endif
