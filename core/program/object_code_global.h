// What an ObjectCode holds beside one kernel: its variables, all of its kernels.
#ifndef CUBIND_CORE_OBJECT_CODE_GLOBAL_H
#define CUBIND_CORE_OBJECT_CODE_GLOBAL_H

#include "kernel/object_code.h"

// "; it has 'this', 'that'": the kernels there are, nearest to `name` first. Owned; NULL, without
// an exception, where it cannot be told.
PyObject *core_object_code_kernel_hint(ObjectCodeObject *self, PyObject *name);

// A method and a property.
PyObject *core_object_code_get_global(PyObject *self, PyObject *name);
PyObject *core_object_code_kernels(PyObject *self, void *closure);

#endif
