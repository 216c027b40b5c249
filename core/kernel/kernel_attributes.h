// Attributes of kernels, each asked of the driver once.
#ifndef CUBIND_CORE_KERNEL_ATTRIBUTES_H
#define CUBIND_CORE_KERNEL_ATTRIBUTES_H

#include "kernel/kernel.h"

// The device's record, with what launches need in it; one attribute; setting one. NULL or -1 with
// an exception.
core_kernel_device *core_kernel_on(KernelObject *kernel, int device);
int core_kernel_attribute(KernelObject *kernel, int device, CUfunction_attribute attribute,
                          int *out);
int core_kernel_set_attribute(KernelObject *kernel, int device, CUfunction_attribute attribute,
                              int value);
void core_kernel_forget(core_kernel_facts *facts); // frees the records
PyObject *core_kernel_attributes_new(KernelObject *kernel);

#endif
