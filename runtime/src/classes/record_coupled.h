// Sets two arrays that share a count.
#ifndef CUBIND_CLASSES_RECORD_COUPLED_H
#define CUBIND_CLASSES_RECORD_COUPLED_H

#include "cubind/class.h"

// Returns the array field that can only be set together with `f`; NULL if there is none.
const cb_field *cb__find_coupled(const cb_record_table *table, const cb_field *f);
// The setter of a coupled field: always raises AttributeError.
int cb__refuse_alone(PyObject *self, PyObject *o, void *closure);
// Sets both arrays from two sequences of equal length, and their count. 0, or -1 with an exception.
int cb__set_coupled(PyObject *self, const cb_field *first, const cb_field *second,
                    PyObject *const *values);

#endif
