// Packs the arguments of kernels that other packages compiled.
#ifndef CUBIND_CORE_ARGUMENTS_FOREIGN_H
#define CUBIND_CORE_ARGUMENTS_FOREIGN_H

#include "kernel/foreign.h"
#include "kernel/plan.h"

// Stores all parameters in `bytes`, and their addresses in `pointers` unless that is NULL. `args`
// has plan->foreign->arguments objects. Returns 0, or -1 with an exception.
int core_arguments_foreign(KernelObject *kernel, const core_plan *plan, PyObject *const *args,
                           void **pointers, unsigned char *bytes);

#endif
