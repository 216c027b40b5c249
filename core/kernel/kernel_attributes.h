// Queries and sets the attributes of kernels on each device. The driver is queried once for each
// attribute.
#ifndef CUBIND_CORE_KERNEL_ATTRIBUTES_H
#define CUBIND_CORE_KERNEL_ATTRIBUTES_H

#include "kernel/kernel.h"

// Returns the record of the kernel on a device (borrowed), after it has queried the attributes that
// launches need. NULL with an exception.
core_kernel_device *core_kernel_on(KernelObject *kernel, int device);

// Read or set one attribute. Return 0, or -1 with an exception.
int core_kernel_attribute(KernelObject *kernel, int device, CUfunction_attribute attribute,
                          int *out);
int core_kernel_set_attribute(KernelObject *kernel, int device, CUfunction_attribute attribute,
                              int value);

// Frees the records of all devices.
void core_kernel_forget(core_kernel_facts *facts);

// Makes the KernelAttributes object of a kernel. Returns a new reference.
PyObject *core_kernel_attributes_new(KernelObject *kernel);

#endif
