// Declares green contexts. A green context has a share of its device, and everything else in common
// with the device's primary context: memory, modules, events. Its CUcontext has the address of its
// CUgreenCtx, as in driver 580.
#ifndef CUBIND_DRIVER_DEVICE_GREEN_H
#define CUBIND_DRIVER_DEVICE_GREEN_H

#include "device/context.h"
#include "device/resource.h"

typedef struct drv_mark drv_mark;

typedef struct drv_green {
    drv_context *context; // the primary context; NULL once it is gone
    uint64_t id;
    drv_share share;
    drv_mark *gate; // new streams wait for it; NULL: for nothing
} drv_green;

drv_green *drv_green_new(drv_context *primary, const drv_share *share);
// Finds a green context that can be used. NULL: there is none at this address.
drv_green *drv_green_find(const void *handle);
// Returns the green context that is current; NULL if another context is, or none.
drv_green *drv_green_current(void);
// Returns the number of multiprocessors of a green context; NULL: of a device.
int drv_multiprocessors_of(const drv_green *green);
// The primary context is about to end; its green contexts can no longer be used.
void drv_greens_lose(const drv_context *primary);

#endif
