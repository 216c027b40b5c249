// What the driver knows of the memory that graphs have on a device.
#ifndef CUBIND_CORE_GRAPH_MEMORY_ATTRIBUTES_H
#define CUBIND_CORE_GRAPH_MEMORY_ATTRIBUTES_H

#include "base/state.h"

// Of the device with that ordinal, in a process where the driver runs. Owned.
PyObject *core_graph_memory_attributes(core_state *st, int device);

#endif
