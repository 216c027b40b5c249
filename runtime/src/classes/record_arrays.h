// Gets and sets arrays behind a pointer.
#ifndef CUBIND_CLASSES_RECORD_ARRAYS_H
#define CUBIND_CLASSES_RECORD_ARRAYS_H

#include "cubind/array.h"

// Stores a copy of the converted array. `sources` has the objects that own the memory to which
// pointers in the array point, and stays alive with the copy. It is None for arrays without such
// pointers.
int cb__store_array(PyObject *self, const cb_field *f, const cb_array *a, PyObject *sources);
PyObject *cb__get_array(PyObject *self, void *closure);
int cb__set_array(PyObject *self, PyObject *o, void *closure);

#endif
