// Order on streams.
#ifndef CUBIND_CORE_STREAM_ORDER_H
#define CUBIND_CORE_STREAM_ORDER_H

#include "stream/stream.h"

// Records `given` (an Event), or a new event by `options`, on `ref`, the ref of `stream`. Owned;
// NULL with an exception.
PyObject *core_stream_record_event(StreamObject *stream, core_ref *ref, PyObject *given,
                                   PyObject *options);

// Lets `stream` wait for an Event or anything with a stream. 0, or -1 with an exception.
int core_stream_wait_for(core_state *st, core_ref *stream, PyObject *o);

// Lets `stream` wait for what `other`, a stream of `context`, has queued so far. Where `other` captures
// a graph, `stream` takes part from then on. 0, or -1 with an exception.
int core_stream_follow(core_state *st, core_ref *stream, core_ref *other, core_ref *context);

#endif
