// How many blocks of a kernel fit where.
#ifndef CUBIND_CORE_OCCUPANCY_H
#define CUBIND_CORE_OCCUPANCY_H

#include "kernel/kernel.h"

// The most blocks of one cooperative launch of this size, asked of the driver; a context of the
// device must be current or stand in.
int core_cooperative_limit_ask(KernelObject *kernel, core_kernel_device *on, uint64_t threads,
                               unsigned int shared, CUcontext context, uint64_t *out);

// The same where it has been asked; 0 where not.
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

// Kernel.occupancy. Owned.
PyObject *core_occupancy_new(KernelObject *kernel);

#endif
