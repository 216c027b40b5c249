// What a device is, attribute by attribute.
#ifndef CUBIND_CORE_DEVICE_PROPERTIES_H
#define CUBIND_CORE_DEVICE_PROPERTIES_H

#include "base/state.h"

// The DeviceProperties of a device. Owned; NULL with an exception.
PyObject *core_device_properties(core_state *st, int device, PyObject *name);

#endif
