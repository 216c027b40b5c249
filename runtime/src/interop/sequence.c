// Reads the items of any iterable object into a tuple, without relying on the object's length hint.
#include "cubind/sequence.h"

#include <stdbool.h>

static int
read_items(PyObject *iterator, PyObject *list)
{
    PyObject *item;
    int result = 0;
    while (result == 0 && (item = PyIter_Next(iterator)) != NULL) {
        result = PyList_Append(list, item);
        Py_DECREF(item);
    }
    return result < 0 || PyErr_Occurred() ? -1 : 0;
}

PyObject *
cb__items_slow(PyObject *o)
{
    if (PyList_CheckExact(o))
        return PyList_AsTuple(o);
    PyObject *iterator = PyObject_GetIter(o);
    PyObject *list = iterator != NULL ? PyList_New(0) : NULL;
    bool read = list != NULL && read_items(iterator, list) == 0;
    PyObject *items = read ? PyList_AsTuple(list) : NULL;
    Py_XDECREF(list);
    Py_XDECREF(iterator);
    return items;
}
