// Prints records.
#ifndef CUBIND_CLASSES_RECORD_REPR_H
#define CUBIND_CLASSES_RECORD_REPR_H

#include "cubind/class.h"

// The tp_repr of records: all fields, with nested structs indented.
PyObject *cb__record_repr(PyObject *self);

#endif
