// Reads the items of any iterable object into a tuple.
#ifndef CUBIND_SEQUENCE_H
#define CUBIND_SEQUENCE_H

#include <Python.h>

// Returns the items as a tuple: a new reference, or NULL with an exception. Unlike
// PySequence_Tuple(), it does not allocate by the object's length hint, which may be far too large.
static inline PyObject *cb_items_of(PyObject *o);

PyObject *cb__items_slow(PyObject *o);

static inline PyObject *
cb_items_of(PyObject *o)
{
    return PyTuple_CheckExact(o) ? Py_NewRef(o) : cb__items_slow(o);
}

#endif
