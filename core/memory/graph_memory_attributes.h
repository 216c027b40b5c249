// Facts about the memory that graphs have on a device.
#ifndef CUBIND_CORE_GRAPH_MEMORY_ATTRIBUTES_H
#define CUBIND_CORE_GRAPH_MEMORY_ATTRIBUTES_H

#include "base/state.h"

// Returns the attributes of the device with that ordinal. The driver must be running. Owned.
PyObject *core_graph_memory_attributes(core_state *st, int device);

#endif
