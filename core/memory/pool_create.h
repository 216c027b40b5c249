// Which pool a memory resource takes or makes.
#ifndef CUBIND_CORE_POOL_CREATE_H
#define CUBIND_CORE_POOL_CREATE_H

#include "base/state.h"

// The resource that a device starts with: a DeviceMemoryResource on its current pool or, without
// memory pools, one that uses cuMemAlloc. Owned; NULL with an exception.
PyObject *core_default_memory_resource(core_state *st, int device);

#endif
