// Chooses or creates the pool of a memory resource.
#ifndef CUBIND_CORE_POOL_CREATE_H
#define CUBIND_CORE_POOL_CREATE_H

#include "base/state.h"

// Returns the default memory resource of a device: a DeviceMemoryResource on the device's current
// pool, or a resource that uses cuMemAlloc if the device has no memory pools. Owned; NULL with an
// exception.
PyObject *core_default_memory_resource(core_state *st, int device);

#endif
