// Makes BoundLaunchers: the value of kernel[…], which is called with the kernel's arguments.
#ifndef CUBIND_CORE_BOUND_LAUNCHER_H
#define CUBIND_CORE_BOUND_LAUNCHER_H

#include "kernel/kernel.h"

// Makes the BoundLauncher that kernel[key] returns. Returns a new reference.
PyObject *core_bound_launcher_new(KernelObject *kernel, PyObject *key);

#endif
