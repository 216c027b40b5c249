// How the source that a kernel was compiled from declares its parameters. For messages alone.
#ifndef CUBIND_CORE_DECLARED_H
#define CUBIND_CORE_DECLARED_H

#include "kernel/kernel.h"

// A tuple of `count` str, "const float *in". Owned; NULL, without an exception, where the source is
// not known or does not tell.
PyObject *core_kernel_declared(KernelObject *kernel, int count);

#endif
