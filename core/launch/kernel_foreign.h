// Makes Kernels of other packages' kernels.
#ifndef CUBIND_CORE_KERNEL_FOREIGN_H
#define CUBIND_CORE_KERNEL_FOREIGN_H

#include "base/state.h"

// The classmethod Kernel.from_foreign(kernel).
PyObject *core_kernel_from_foreign(PyObject *type, PyObject *kernel);

#endif
