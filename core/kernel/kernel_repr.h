// What a kernel prints.
#ifndef CUBIND_CORE_KERNEL_REPR_H
#define CUBIND_CORE_KERNEL_REPR_H

#include "base/state.h"

// What the kernel is, from what is known of it: calls no driver, never raises.
PyObject *core_kernel_repr(PyObject *kernel);

#endif
