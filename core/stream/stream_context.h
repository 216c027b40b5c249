// Whether a stream can be used, its context, and the handle to record for later.
#ifndef CUBIND_CORE_STREAM_CONTEXT_H
#define CUBIND_CORE_STREAM_CONTEXT_H

#include "stream/stream.h"

// Checks that the stream is usable: not closed, not inherited through a fork; for a default stream,
// starts the driver. 0, or -1 with an exception.
int core_stream_check(StreamObject *stream);

// Returns whether a graph is being captured from a stream, by its ref: 1 or 0, or -1 with an
// exception.
int core_stream_captures(core_state *st, core_ref *ref);

// Returns the stream's context; for a default stream the current one. Owned; NULL with an
// exception.
core_ref *core_stream_context(StreamObject *stream);

// Returns a counted handle for later use: a Buffer records it to be freed on. A default stream is
// bound to the context that is current now (the ref's parent). Owned; NULL with an exception.
// core_deallocation_stream() adds the RuntimeError of C5.5.
core_ref *core_stream_record(core_state *st, StreamObject *stream);

#endif
