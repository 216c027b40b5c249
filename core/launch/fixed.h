// Fits configurations to kernels that were compiled for one form of launch, such as Triton's.
#ifndef CUBIND_CORE_FIXED_H
#define CUBIND_CORE_FIXED_H

#include "kernel/foreign.h"
#include "launch/launch_config.h"

// Makes the configuration for a grid (1 to 3 ints). Returns a new reference.
LaunchConfigObject *core_fixed_config(core_state *st, const core_fixed *fixed, PyObject *grid);

// Checks that a configuration has the form for which the kernel, which has `fixed`, was compiled.
// Returns 0, or -1 with LaunchValueError.
int core_fixed_check(const KernelObject *kernel, const LaunchConfigObject *config);

#endif
