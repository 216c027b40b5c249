// What a device says to a launch.
#ifndef CUBIND_CORE_LAUNCH_CHECKS_H
#define CUBIND_CORE_LAUNCH_CHECKS_H

#include "kernel/kernel.h"
#include "launch/launch_config.h"

// What a device says to a configuration, once for each pair.
int core_launch_check_device(core_state *st, LaunchConfigObject *config, int device);

// What it says to kernel and configuration, where it is more than a look: ValueError for too many
// threads, always -1; more dynamic shared memory than the limit, which is raised; and whether all
// blocks of a cooperative launch fit. 0, or -1 with an exception.
int core_launch_refuse_threads(KernelObject *kernel, const core_kernel_device *on,
                               const LaunchConfigObject *config);
int core_launch_raise_limit(KernelObject *kernel, core_kernel_device *on, unsigned int wanted);
int core_launch_check_cooperative(KernelObject *kernel, core_kernel_device *on,
                                  const LaunchConfigObject *config, CUcontext context);

#endif
