// Declares the type DeviceResources.
#ifndef CUBIND_CORE_DEVICE_RESOURCE_TYPE_H
#define CUBIND_CORE_DEVICE_RESOURCE_TYPE_H

#include "base/ref.h"
#include "device/device_resource.h"

// Returns a DeviceResources for a context, to which it takes a reference, or for all of a device if
// `context` is NULL. Owned.
PyObject *core_device_resources(core_state *st, int device, core_ref *context);

#endif
