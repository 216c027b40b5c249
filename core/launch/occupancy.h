// How many blocks of a kernel fit where.
#ifndef CUBIND_CORE_OCCUPANCY_H
#define CUBIND_CORE_OCCUPANCY_H

#include "kernel/kernel.h"

// The most blocks of one cooperative launch, asked once per size; a context of the device must be
// current or stand in.
int core_cooperative_limit_of(KernelObject *kernel, core_kernel_device *on, uint64_t threads,
                              unsigned int shared, CUcontext context, uint64_t *out);

// Kernel.occupancy. Owned.
PyObject *core_occupancy_new(KernelObject *kernel);

#endif
