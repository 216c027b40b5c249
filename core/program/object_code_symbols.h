// Looks up the names of kernels and variables in an ObjectCode.
#ifndef CUBIND_CORE_OBJECT_CODE_SYMBOLS_H
#define CUBIND_CORE_OBJECT_CODE_SYMBOLS_H

#include "kernel/object_code.h"

// Returns the symbol for `name`, an argument of `method`: the value in symbol_mapping, or the name
// itself. The result is bytes without a NUL (new reference), or NULL with TypeError or ValueError.
PyObject *core_object_code_symbol(ObjectCodeObject *self, const char *method, PyObject *name);

// Raises the error of a failed look-up. `what` says what is missing, for example "kernel". `hint`
// is a str to append, or NULL. Always returns -1.
int core_object_code_raise_missing(ObjectCodeObject *self, CUresult status, const char *function,
                                   const char *what, PyObject *name, PyObject *hint);

#endif
