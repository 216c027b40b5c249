// Memory resources: where buffers come from and go to.
#ifndef CUBIND_CORE_MEMORY_H
#define CUBIND_CORE_MEMORY_H

#include "memory/buffer.h"

// A Buffer of `size` bytes from any memory resource, ordered on `stream`: from C where the resource
// is one of ours, else by its allocate(size, stream=stream), whose result is checked (TypeError).
// Owned; NULL with an exception.
PyObject *core_allocate(core_state *st, PyObject *mr, size_t size, StreamObject *stream);

// The same for an instance of _MemPool (DeviceMemoryResource, PinnedMemoryResource,
// ManagedMemoryResource), without a look at its Python methods. RuntimeError where it is closed or
// the stream is capturing.
PyObject *core_pool_allocate(core_state *st, PyObject *mr, size_t size, StreamObject *stream);

// The resource that a device starts with: a DeviceMemoryResource on its current pool or, without
// memory pools, one that uses cuMemAlloc. Owned; NULL with an exception.
PyObject *core_default_memory_resource(core_state *st, int device);

#endif
