// The BoundLauncher type: kernel[…], to be called with the arguments.
#ifndef CUBIND_CORE_BOUND_LAUNCHER_H
#define CUBIND_CORE_BOUND_LAUNCHER_H

#include "kernel/kernel.h"

// Makes the BoundLauncher of kernel[key]. Returns a new reference.
PyObject *core_bound_launcher_new(KernelObject *kernel, PyObject *key);

#endif
