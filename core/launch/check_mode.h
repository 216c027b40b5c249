// Reads what a launch checks: check="types" or check="sizes", and CUBIND_CHECK in the environment.
#ifndef CUBIND_CORE_CHECK_MODE_H
#define CUBIND_CORE_CHECK_MODE_H

#include "kernel/kernel.h"

// Reads CUBIND_CHECK, at import. Returns 0, or -1 with ValueError.
int core_check_mode_start(core_state *st);

// Returns a Kernel that launches with `check`: the kernel itself, or a copy of it. NULL and None
// stand for the kernel's own mode. Returns a new reference, or NULL with ValueError or TypeError.
KernelObject *core_check_mode_kernel(KernelObject *kernel, PyObject *check);

// Returns the value of `check` if it is the only keyword (borrowed), else NULL without an
// exception. `values` are the keywords' values.
PyObject *core_check_mode_keyword(PyObject *const *values, PyObject *kwnames);

#endif
