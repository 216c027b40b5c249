// The attributes of a device.
#ifndef CUBIND_CORE_DEVICE_PROPERTIES_H
#define CUBIND_CORE_DEVICE_PROPERTIES_H

#include "base/state.h"

// Returns the DeviceProperties of a device. Owned; NULL with an exception.
PyObject *core_device_properties(core_state *st, int device, PyObject *name);

#endif
