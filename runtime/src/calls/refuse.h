// Raises the exceptions that several conversions share.
#ifndef CUBIND_CALLS_REFUSE_H
#define CUBIND_CALLS_REFUSE_H

#include "cubind/class.h"

// Raises E14. Always returns -1.
int cb__refuse_address(PyObject *o);
// Raises ValueError: `given` bytes are fewer than the call needs. Always returns -1.
int cb__refuse_short(const char *function, const char *param, size_t given, uint64_t needed);
// Raises BufferError if the buffer is read-only. 0 or -1.
int cb__check_writable(const Py_buffer *buffer, const char *param);
// Raises E4 or E6: an item is not of the type. Always returns -1.
int cb__refuse_items(const char *param, const char *type);

#endif
