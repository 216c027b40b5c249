// kernel[…]: a launch without its arguments.
#ifndef CUBIND_CORE_BOUND_LAUNCHER_H
#define CUBIND_CORE_BOUND_LAUNCHER_H

#include "kernel/kernel.h"

// kernel[…]: a BoundLauncher. Owned.
PyObject *core_bound_launcher_new(KernelObject *kernel, PyObject *key);

#endif
