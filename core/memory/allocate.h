// Allocating from whatever memory resource there is.
#ifndef CUBIND_CORE_ALLOCATE_H
#define CUBIND_CORE_ALLOCATE_H

#include "stream/stream.h"

// A Buffer of `size` bytes from any memory resource, ordered on `stream`: from C where the resource
// is one of ours, else by its allocate(size, stream=stream), whose result is checked (TypeError).
// Owned; NULL with an exception.
PyObject *core_allocate(core_state *st, PyObject *mr, size_t size, StreamObject *stream);

#endif
