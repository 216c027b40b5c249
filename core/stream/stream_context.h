// Whether a stream can be used, in which context, and what to record of it.
#ifndef CUBIND_CORE_STREAM_CONTEXT_H
#define CUBIND_CORE_STREAM_CONTEXT_H

#include "stream/stream.h"

// Usable: not closed, not inherited through a fork, and for a default stream the driver runs. 0, or
// -1 with an exception.
int core_stream_check(StreamObject *stream);

// Whether a graph is being captured from a stream, by its ref: 1 or 0, or -1 with an exception.
int core_stream_captures(core_state *st, core_ref *ref);

// The context of a stream; for a default stream the current one. Owned; NULL with an exception.
core_ref *core_stream_context(StreamObject *stream);

// A counted handle for later: what a Buffer records to be freed on. A default stream is bound to
// the context that is current now (the ref's parent); RuntimeError-free NULL with an exception.
// Owned.
core_ref *core_stream_record(core_state *st, StreamObject *stream);

#endif
