// Checks a launch against the limits of its device and kernel. The checks precede each launch.
#ifndef CUBIND_CORE_LAUNCH_CHECKS_H
#define CUBIND_CORE_LAUNCH_CHECKS_H

#include "kernel/kernel.h"
#include "launch/launch_config.h"

// Checks a configuration against a device, once for each pair of them. Returns 0, or -1 with an
// exception.
int core_launch_check_device(core_state *st, LaunchConfigObject *config, int device);

// The slow branches of the checks of a configuration against a kernel. They return 0, or -1 with an
// exception.

// Raises ValueError for a block with too many threads. Always returns -1.
int core_launch_refuse_threads(KernelObject *kernel, const core_kernel_device *on,
                               const LaunchConfigObject *config);

// Raises the kernel's limit of dynamic shared memory to `wanted` bytes.
int core_launch_raise_limit(KernelObject *kernel, core_kernel_device *on, unsigned int wanted);

// Checks that all blocks of a cooperative launch fit on the device at once.
int core_launch_check_cooperative(KernelObject *kernel, core_kernel_device *on,
                                  const LaunchConfigObject *config, CUcontext context);

#endif
