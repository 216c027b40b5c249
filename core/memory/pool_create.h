// Chooses or creates the pool of a memory resource.
#ifndef CUBIND_CORE_POOL_CREATE_H
#define CUBIND_CORE_POOL_CREATE_H

#include "base/state.h"

// Returns the resource that a device starts with: a DeviceMemoryResource on its current pool or,
// without memory pools, a resource that uses cuMemAlloc. Owned; NULL with an exception.
PyObject *core_default_memory_resource(core_state *st, int device);

#endif
