// Orders work on streams: records events, and waits for events and for other streams.
#ifndef CUBIND_CORE_STREAM_ORDER_H
#define CUBIND_CORE_STREAM_ORDER_H

#include "stream/stream.h"

// Records `given` (an Event), or a new event made from `options`, on `ref`, the ref of `stream`.
// Returns the Event, owned; NULL with an exception.
PyObject *core_stream_record_event(StreamObject *stream, core_ref *ref, PyObject *given,
                                   PyObject *options);

// Makes `stream` wait for an Event or for any object with a stream. Returns 0, or -1 with an
// exception.
int core_stream_wait_for(core_state *st, core_ref *stream, PyObject *o);

// Makes `stream` wait for the work that `other`, a stream of `context`, has queued so far. If
// `other` captures a graph, `stream` takes part in the capture from then on. Returns 0, or -1 with
// an exception.
int core_stream_follow(core_state *st, core_ref *stream, core_ref *other, core_ref *context);

#endif
