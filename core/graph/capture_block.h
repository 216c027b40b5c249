// with stream.capture() as graph.
#ifndef CUBIND_CORE_CAPTURE_BLOCK_H
#define CUBIND_CORE_CAPTURE_BLOCK_H

#include "stream/stream.h"

// What Stream.capture() returns, by its arguments: a context manager. Owned.
PyObject *core_capture_block(StreamObject *stream, PyObject *graph, PyObject *mode,
                             PyObject *options);

// The mode of a capture by its name. 0, or -1 with ValueError or TypeError.
int core_capture_mode(PyObject *name, CUstreamCaptureMode *out);

#endif
