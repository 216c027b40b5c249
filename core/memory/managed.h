// Declares the operations on managed memory: advice to the driver, prefetching, discarding.
#ifndef CUBIND_CORE_MANAGED_H
#define CUBIND_CORE_MANAGED_H

#include "base/state.h"

// The methods and properties that ManagedBuffer has in addition to Buffer's.
extern PyMethodDef core_managed_buffer_methods[];
extern PyGetSetDef core_managed_buffer_getset[];

#endif
