// Accepts stream arguments: a Stream, a GraphBuilder, or any object with `__cuda_stream__`. The
// runtime reads that protocol (cubind/interop.h).
#include "stream/stream_protocol.h"

#include "base/start.h"
#include "stream/stream_context.h"

#include "cubind/interop.h"

// --- streams from the protocol -------------------------------------------------------------------

PyObject *
core_stream_borrow(core_state *st, PyTypeObject *type, CUstream handle, PyObject *owner)
{
    if (core_start(st) < 0)
        return NULL;
    core_ref *ref = core_ref_new(st, handle, NULL, -1, NULL, owner);
    PyObject *stream = ref != NULL ? core_stream_of_type(type, st, ref) : NULL;
    core_ref_drop(ref);
    return stream;
}

PyObject *
core_stream_wrap(core_state *st, PyTypeObject *type, PyObject *o)
{
    void *handle = NULL;
    int found = cb_stream_protocol(o, &handle);
    if (found == 0)
        PyErr_Format(PyExc_TypeError, "%R object does not have a '__cuda_stream__' attribute",
                     (PyObject *)Py_TYPE(o));
    return found > 0 ? core_stream_borrow(st, type, handle, o) : NULL;
}

static StreamObject *
checked(StreamObject *stream)
{
    return core_stream_check(stream) == 0 ? (StreamObject *)Py_NewRef(stream) : NULL;
}

StreamObject *
core_stream_take_slow(core_state *st, PyObject *o)
{
    if (o != NULL && Py_IS_TYPE(o, st->graph_builder_type)) {
        StreamObject *stream = ((core_stream_holder *)o)->stream;
        if (stream == NULL)
            core_raise_closed(o);
        return stream != NULL ? checked(stream) : NULL;
    }
    if (o != NULL && PyObject_TypeCheck(o, st->stream_type))
        return checked((StreamObject *)o);
    if (o == NULL || o == Py_None) {
        PyErr_SetString(PyExc_TypeError,
                        "stream is required and must not be None; pass device.default_stream "
                        "explicitly to use the default stream.");
        return NULL;
    }
    void *handle = NULL;
    int found = cb_stream_protocol(o, &handle);
    if (found == 0)
        PyErr_Format(PyExc_TypeError, "Stream or GraphBuilder expected, got %s",
                     Py_TYPE(o)->tp_name);
    return found > 0 ? (StreamObject *)core_stream_borrow(st, st->stream_type, handle, o) : NULL;
}

StreamObject *
core_stream_take_no_builder(core_state *st, PyObject *o)
{
    if (o == NULL || !Py_IS_TYPE(o, st->graph_builder_type))
        return core_stream_take(st, o);
    PyErr_SetString(PyExc_TypeError,
                    "Stream expected, got GraphBuilder: this call cannot be captured; to add a "
                    "graph to another one use GraphBuilder.embed()");
    return NULL;
}
