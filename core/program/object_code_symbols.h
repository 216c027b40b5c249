// Names in an ObjectCode: between object_code.c and object_code_global.c.
#ifndef CUBIND_CORE_OBJECT_CODE_SYMBOLS_H
#define CUBIND_CORE_OBJECT_CODE_SYMBOLS_H

#include "kernel/object_code.h"

// The symbol that a method's argument `name` stands for: through symbol_mapping, or as given. Owned
// bytes without a NUL; NULL with TypeError or ValueError.
PyObject *core_object_code_symbol(ObjectCodeObject *self, const char *method, PyObject *name);

// A failed look-up of `what` ("kernel"); `hint` is a str that follows, or NULL. Always -1.
int core_object_code_raise_missing(ObjectCodeObject *self, CUresult status, const char *function,
                                   const char *what, PyObject *name, PyObject *hint);

// "; it has 'this', 'that'": the kernels there are, nearest to `name` first. Owned; NULL, without
// an exception, where it cannot be told.
PyObject *core_object_code_kernel_hint(ObjectCodeObject *self, PyObject *name);

PyObject *core_object_code_get_global(PyObject *self, PyObject *name);
PyObject *core_object_code_kernels(PyObject *self, void *closure);

#endif
