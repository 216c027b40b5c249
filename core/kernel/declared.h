// Finds the texts of a kernel's parameters in its source. Only messages use them; declared_types.h
// reads the types for checks.
#ifndef CUBIND_CORE_DECLARED_H
#define CUBIND_CORE_DECLARED_H

#include "kernel/kernel.h"

// Returns a tuple of `count` str such as "const float *in" (new reference). Returns NULL without an
// exception if the source is unknown or the declarations are not found in it.
PyObject *core_kernel_declared(KernelObject *kernel, int count);

#endif
