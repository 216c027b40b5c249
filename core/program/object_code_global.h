// Looks up the variables of an ObjectCode, and lists its kernels.
#ifndef CUBIND_CORE_OBJECT_CODE_GLOBAL_H
#define CUBIND_CORE_OBJECT_CODE_GLOBAL_H

#include "kernel/object_code.h"

// Returns a text like "; it has 'this', 'that'" (new reference), which names the kernels in the
// code. Those whose names are most like `name` come first. NULL without an exception if they cannot
// be listed.
PyObject *core_object_code_kernel_hint(ObjectCodeObject *self, PyObject *name);

// The method get_global() and the property kernels.
PyObject *core_object_code_get_global(PyObject *self, PyObject *name);
PyObject *core_object_code_kernels(PyObject *self, void *closure);

#endif
