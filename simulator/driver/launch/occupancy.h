// Declares how many blocks of a kernel fit on a multiprocessor.
#ifndef CUBIND_DRIVER_LAUNCH_OCCUPANCY_H
#define CUBIND_DRIVER_LAUNCH_OCCUPANCY_H

#include <stddef.h>

#include "code/function.h"

static inline int
drv_smaller(int a, int b)
{
    return a < b ? a : b;
}

// Returns how many blocks of this size fit on a multiprocessor at once.
int drv_blocks_per_multiprocessor(drv_function *function, int device, int threads, size_t dynamic);

#endif
