// Makes storage for lists and sequences, for the other files in calls/.
#ifndef CUBIND_CALLS_ARRAY_H
#define CUBIND_CALLS_ARRAY_H

#include "cubind/array.h"

// Makes an array of enum values from members or ints.
int cb__array_enum_numbers(cb_module *m, int index, PyObject *o, const char *param, cb_array *a);

// Reserves storage for `count` items. Returns 0, or -1 with E8; cb__array_no_storage() raises that.
int cb__array_storage(cb_array *a, size_t count, size_t size);
int cb__array_no_storage(size_t count, size_t size);

// Returns a list or tuple with the items of any sequence, owned. For None, returns an empty tuple.
PyObject *cb__sequence(PyObject *o);

#endif
