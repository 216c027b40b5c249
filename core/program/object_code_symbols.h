// Names of kernels and variables in an ObjectCode.
#ifndef CUBIND_CORE_OBJECT_CODE_SYMBOLS_H
#define CUBIND_CORE_OBJECT_CODE_SYMBOLS_H

#include "kernel/object_code.h"

// The symbol that a method's argument `name` stands for: through symbol_mapping, or as given. Owned
// bytes without a NUL; NULL with TypeError or ValueError.
PyObject *core_object_code_symbol(ObjectCodeObject *self, const char *method, PyObject *name);

// A failed look-up of `what` ("kernel"); `hint` is a str that follows, or NULL. Always -1.
int core_object_code_raise_missing(ObjectCodeObject *self, CUresult status, const char *function,
                                   const char *what, PyObject *name, PyObject *hint);

#endif
