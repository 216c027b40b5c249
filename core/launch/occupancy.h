// Computes occupancy: how many blocks of a kernel fit on a multiprocessor or a device.
#ifndef CUBIND_CORE_OCCUPANCY_H
#define CUBIND_CORE_OCCUPANCY_H

#include "kernel/kernel.h"

// Queries the maximum number of blocks in a cooperative launch with this block size, and caches it.
// If `context` is not NULL, makes it current during the call; otherwise a context of the device
// must be current. Returns 0, or -1 with an exception.
int core_cooperative_limit_ask(KernelObject *kernel, core_kernel_device *on, uint64_t threads,
                               unsigned int shared, CUcontext context, uint64_t *out);

// Returns the cached maximum, or 0 if it is not known.
static inline uint64_t
core_cooperative_limit_known(const core_kernel_device *on, uint64_t threads, unsigned int shared)
{
    for (int i = 0; i < CORE_COOPERATIVE_LIMITS; i++) {
        const core_cooperative_limit *limit = &on->limits[i];
        if (limit->blocks != 0 && limit->threads == threads && limit->shared == shared)
            return limit->blocks;
    }
    return 0;
}

// Makes the object that is the value of Kernel.occupancy. Returns a new reference.
PyObject *core_occupancy_new(KernelObject *kernel);

#endif
