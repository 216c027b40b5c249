// Makes new CUDA streams.
#ifndef CUBIND_CORE_STREAM_CREATE_H
#define CUBIND_CORE_STREAM_CREATE_H

#include "stream/stream.h"

// Returns a Stream, or an instance of a subclass, on a new CUDA stream in `context`; `options` is a
// StreamOptions object, or NULL for the defaults. Owned; NULL with an exception.
PyObject *core_stream_new(core_state *st, PyTypeObject *type, core_ref *context, PyObject *options);

// Returns a new Stream in a green context, for Context.create_stream(options). Owned; NULL with an
// exception, for example if the context is no green one.
PyObject *core_stream_in_green(core_state *st, core_ref *context, PyObject *options);

// The class method _init(obj=None, options=None, device_id=None, ctx=None), with which subclasses
// make instances.
PyObject *core_stream_make(PyObject *type, PyObject *const *args, Py_ssize_t nargs,
                           PyObject *kwnames);
extern const char core_stream_make_doc[];

#endif
