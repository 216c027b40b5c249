// Items of any iterable object.
#ifndef CUBIND_SEQUENCE_H
#define CUBIND_SEQUENCE_H

#include <Python.h>

// PySequence_Tuple(), which however takes memory for as many items as the object says that it has: here
// they are counted while they are read. Owned; NULL with an exception.
static inline PyObject *cb_items_of(PyObject *o);

PyObject *cb__items_slow(PyObject *o);

static inline PyObject *
cb_items_of(PyObject *o)
{
    return PyTuple_CheckExact(o) ? Py_NewRef(o) : cb__items_slow(o);
}

#endif
