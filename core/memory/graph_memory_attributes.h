// Makes the objects that report how much memory the graphs of a device have.
#ifndef CUBIND_CORE_GRAPH_MEMORY_ATTRIBUTES_H
#define CUBIND_CORE_GRAPH_MEMORY_ATTRIBUTES_H

#include "base/state.h"

// Returns the attributes object of the device with that ordinal. The driver must have been started.
// Owned.
PyObject *core_graph_memory_attributes(core_state *st, int device);

#endif
