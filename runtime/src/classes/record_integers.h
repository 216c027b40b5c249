// Gets and sets integer fields.
#ifndef CUBIND_CLASSES_RECORD_INTEGERS_H
#define CUBIND_CLASSES_RECORD_INTEGERS_H

#include "cubind/class.h"

// Return the getter and the setter of a field of kind CB_FIELD_INT.
getter cb__integer_getter(const cb_field *f);
setter cb__integer_setter(const cb_field *f);
// Reads 8 bytes as an unsigned integer; the getter of addresses.
PyObject *cb__get_uint64(PyObject *self, void *closure);
// Converts an int to the field's type. Returns 0, or -1 with an exception; then nothing is written.
int cb__store_integer(const cb_field *f, PyObject *o, void *out);

#endif
