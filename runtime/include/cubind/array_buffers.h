// Takes buffers in place of sequences of numbers.
#ifndef CUBIND_ARRAY_BUFFERS_H
#define CUBIND_ARRAY_BUFFERS_H

#include "cubind/array.h"

// Like the functions above, but also accept a whole array. A C-contiguous buffer of integers (or
// floats) of the item size, with at least one dimension, is used in place: it is held until
// cb_array_done(), `data` is its memory and `length` its number of items. Integers of the other
// signedness pass if all values fit, else E28. Any other object is converted as a sequence. The
// sequence may contain members or ints for enums, and objects of rule B8.7 for addresses. These
// functions never import numpy.
int cb_array_ints_or_buffer(PyObject *o, const char *param, size_t size, bool is_signed,
                            const char *type, cb_array *a);
int cb_array_floats_or_buffer(PyObject *o, const char *param, size_t size, cb_array *a);
int cb_array_enums_or_buffer(cb_module *m, int index, PyObject *o, const char *param, cb_array *a);

// Raises BufferError if a buffer of the list is read-only and not empty.
int cb_array_check_targets(const cb_array *a, const char *param);

#endif
