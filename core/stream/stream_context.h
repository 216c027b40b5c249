// Checks whether a stream can be used, finds its context, and makes the counted handle (core_ref)
// on which memory is freed later.
#ifndef CUBIND_CORE_STREAM_CONTEXT_H
#define CUBIND_CORE_STREAM_CONTEXT_H

#include "stream/stream.h"

// Checks that the stream is usable: not closed, not inherited through a fork. For a default stream,
// starts the driver. Returns 0, or -1 with an exception.
int core_stream_check(StreamObject *stream);

// Returns CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED if a graph is being captured from the stream, or
// CUDA_ERROR_STREAM_CAPTURE_IMPLICIT if this is the legacy stream, and a capture of another stream
// forbids its use. Needs no GIL.
CUresult core_check_uncaptured(CUstream stream);

// Returns whether it is either of the two; false if the stream cannot be asked.
static inline bool
core_is_captured(CUstream stream)
{
    CUresult status = core_check_uncaptured(stream);
    return status == CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED ||
           status == CUDA_ERROR_STREAM_CAPTURE_IMPLICIT;
}

// Returns whether a graph is being captured from a stream, by its ref: 1 or 0, or -1 with an
// exception.
int core_stream_captures(core_state *st, core_ref *ref);

// Returns the stream's context, or for a default stream the current context. Owned; NULL with an
// exception.
core_ref *core_stream_context(StreamObject *stream);

// Returns a ref for later use: a Buffer records the stream on which it will be freed. A default
// stream is bound to the context that is current now (the ref's parent). Owned; NULL with an
// exception. core_deallocation_stream() does the same and also raises the RuntimeError of rule C5.5
// in docs/compatibility.md.
core_ref *core_stream_record(core_state *st, StreamObject *stream);

#endif
