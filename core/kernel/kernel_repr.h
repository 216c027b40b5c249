// Makes the repr() of kernels.
#ifndef CUBIND_CORE_KERNEL_REPR_H
#define CUBIND_CORE_KERNEL_REPR_H

#include "base/state.h"

// Describes a kernel by the facts that are already known. It calls no driver, and its only possible
// error is MemoryError. Returns a new reference.
PyObject *core_kernel_repr(PyObject *kernel);

#endif
