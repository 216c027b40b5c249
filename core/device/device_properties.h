// Makes DeviceProperties objects, whose properties are a device's attributes.
#ifndef CUBIND_CORE_DEVICE_PROPERTIES_H
#define CUBIND_CORE_DEVICE_PROPERTIES_H

#include "base/state.h"

// Returns the DeviceProperties of the device with that ordinal and name. Owned; NULL with an
// exception.
PyObject *core_device_properties(core_state *st, int device, PyObject *name);

#endif
