// Converts numbers of all kinds to C and back.
#ifndef CUBIND_CALLS_NUMBER_H
#define CUBIND_CALLS_NUMBER_H

#include "cubind/typed.h"

// Returns the size in bytes of a number of this kind; 0 for kinds that are not numbers.
size_t cb__number_size(cb_value_kind kind);
// Convert a C number of this kind to a Python object, and a Python float or complex number to C.
// cb__store_complex() returns -1 with an exception if `o` is neither.
PyObject *cb__number_load(cb_value_kind kind, const void *at);
void cb__store_real(cb_value_kind kind, double value, void *at);
int cb__store_complex(cb_value_kind kind, PyObject *o, void *at);

#endif
