// Declares Device's methods and properties, for device_type.c.
#ifndef CUBIND_CORE_DEVICE_METHODS_H
#define CUBIND_CORE_DEVICE_METHODS_H

#include "device/device.h"

extern PyMethodDef core_device_methods[];
extern PyGetSetDef core_device_getset[];

#endif
