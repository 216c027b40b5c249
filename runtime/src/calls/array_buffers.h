// Takes buffers of integers and addresses in place of lists.
#ifndef CUBIND_CALLS_ARRAY_BUFFERS_H
#define CUBIND_CALLS_ARRAY_BUFFERS_H

#include "cubind/array.h"

// Takes a buffer of addresses in place. Returns 1, 0 if `o` is no such buffer, or -1 with
// MemoryError.
int cb__array_of_addresses(PyObject *o, cb_array *a);
// Copies a buffer of exactly `count` integers of this size that all fit. Returns 1, 0 if `o` is no
// such buffer, or -1 with MemoryError.
int cb__copy_integers(PyObject *o, size_t size, size_t count, bool is_signed, void *out);

#endif
