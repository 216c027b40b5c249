// Declares the devices.
#ifndef CUBIND_DRIVER_DEVICE_DEVICE_H
#define CUBIND_DRIVER_DEVICE_DEVICE_H

#include <stddef.h>

#include "base/driver.h"

typedef struct fd_context fd_context;
typedef struct fd_pool fd_pool;

typedef struct fd_device {
    fd_context *primary; // made when it is first retained
    int primary_uses;
    unsigned int primary_flags;
    fd_pool *pool; // the pool that cuMemAllocAsync uses; NULL: the default pool
    size_t used;   // bytes allocated
} fd_device;

extern fd_device fd_devices[DRV_MAX_DEVICES];
size_t fd_total_memory(void);      // bytes of each device
size_t fd_free_memory(int device); // bytes that are not allocated

int fd_device_count(void);
bool fd_device_valid(CUdevice device);
unsigned int fd_primary_uses(void);

#endif
