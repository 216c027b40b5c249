// Implements the block `with stream.capture() as graph:`.
#ifndef CUBIND_CORE_CAPTURE_BLOCK_H
#define CUBIND_CORE_CAPTURE_BLOCK_H

#include "stream/stream.h"

// Implements Stream.capture(): returns a context manager for these arguments. New reference; NULL
// with an exception.
PyObject *core_capture_block(StreamObject *stream, PyObject *graph, PyObject *mode,
                             PyObject *options, bool programmatic);

// Converts the name of a capture mode. Returns 0, or -1 with ValueError or TypeError.
int core_capture_mode(PyObject *name, CUstreamCaptureMode *out);

#endif
