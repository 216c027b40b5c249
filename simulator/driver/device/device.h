// Declares the devices.
#ifndef CUBIND_DRIVER_DEVICE_DEVICE_H
#define CUBIND_DRIVER_DEVICE_DEVICE_H

#include <stddef.h>

#include "base/driver.h"

typedef struct drv_context drv_context;
typedef struct drv_pool drv_pool;

typedef struct drv_device {
    drv_context *primary; // made when it is first retained
    int primary_uses;
    unsigned int primary_flags;
    drv_pool *pool; // the pool that cuMemAllocAsync uses; NULL: the default pool
    size_t used;    // bytes allocated
} drv_device;

extern drv_device drv_devices[DRV_MAX_DEVICES];
size_t drv_total_memory(void);      // bytes of each device
size_t drv_free_memory(int device); // bytes that are not allocated

int drv_device_count(void);
bool drv_device_valid(CUdevice device);
unsigned int drv_primary_uses(void);

#endif
