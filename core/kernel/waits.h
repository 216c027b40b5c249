// Says which kernels may begin before the kernel in front of them has ended.
#ifndef CUBIND_CORE_WAITS_H
#define CUBIND_CORE_WAITS_H

#include "kernel/kernel.h"

// Returns false if the kernel is known not to wait for the kernel in front of it: its code is PTX
// without griddepcontrol.wait (cudaGridDependencySynchronize()). Other code does not show it. Needs
// the GIL.
bool core_kernel_waits(const KernelObject *kernel);

#endif
