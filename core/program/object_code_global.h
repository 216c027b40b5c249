// The contents of an ObjectCode apart from a single kernel: its variables, and all of its kernels.
#ifndef CUBIND_CORE_OBJECT_CODE_GLOBAL_H
#define CUBIND_CORE_OBJECT_CODE_GLOBAL_H

#include "kernel/object_code.h"

// Returns "; it has 'this', 'that'" (new reference): the kernels in the code, those with names most
// like `name` first. NULL without an exception if they cannot be listed.
PyObject *core_object_code_kernel_hint(ObjectCodeObject *self, PyObject *name);

// The method get_global() and the property kernels.
PyObject *core_object_code_get_global(PyObject *self, PyObject *name);
PyObject *core_object_code_kernels(PyObject *self, void *closure);

#endif
