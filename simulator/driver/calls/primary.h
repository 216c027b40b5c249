// Declares the primary contexts of devices for other calls.
#ifndef CUBIND_DRIVER_CALLS_PRIMARY_H
#define CUBIND_DRIVER_CALLS_PRIMARY_H

#include "device/context.h"

// Both need the lock. drv_primary_release() ends the context at the last use.
CUresult drv_primary_retain(CUdevice device, CUcontext *out);
CUresult drv_primary_release(CUdevice device);

#endif
