// Declares the attributes of devices.
#ifndef CUBIND_DRIVER_DEVICE_ATTRIBUTES_H
#define CUBIND_DRIVER_DEVICE_ATTRIBUTES_H

#include "types.h"

CUresult drv_device_attribute(CUdevice_attribute attribute, CUdevice device, int *value);
int drv_limit(CUdevice_attribute attribute); // an attribute with one value on all devices

#endif
