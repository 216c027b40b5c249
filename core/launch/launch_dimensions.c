// Reads dimensions of grids, clusters and blocks, given as an int or as one to three ints.
#include "launch/launch_dimensions.h"

static int
raise_shape(const char *name, PyObject *o)
{
    if (PyTuple_Check(o) || PyList_Check(o))
        PyErr_Format(PyExc_ValueError,
                     "LaunchConfig.%s must be an int, or a tuple with up to 3 ints (got %s with "
                     "length %zd)",
                     name, Py_TYPE(o)->tp_name, PySequence_Fast_GET_SIZE(o));
    else
        PyErr_Format(PyExc_ValueError,
                     "LaunchConfig.%s must be an int, or a tuple with up to 3 ints (got %R)", name,
                     Py_TYPE(o));
    return -1;
}

int
core_dimensions_refuse(const char *name, PyObject *o, const char *limit)
{
    bool is_int = !PyTuple_Check(o) && !PyList_Check(o);
    PyErr_Format(PyExc_ValueError, "LaunchConfig.%s value%s must be %s (got %R)", name,
                 is_int ? "" : "s", limit, o);
    return -1;
}

// Reads one dimension. Messages show `whole`, the object that it is part of.
static int
take_dimension(const char *name, PyObject *whole, PyObject *o, unsigned int *out)
{
    Py_ssize_t small;
    if (CB_LIKELY(cb_small_int(o, &small) && small > 0)) {
        *out = (unsigned int)small;
        return 0;
    }
    if (!PyIndex_Check(o)) {
        PyErr_Format(PyExc_ValueError,
                     "LaunchConfig.%s must be an int, or a tuple with up to 3 ints (got %R)", name,
                     whole);
        return -1;
    }
    PyObject *index = PyNumber_Index(o);
    int overflow = 0;
    long long value = index != NULL ? PyLong_AsLongLongAndOverflow(index, &overflow) : -1;
    Py_XDECREF(index);
    if (value == -1 && PyErr_Occurred())
        return -1;
    if (overflow < 0 || (overflow == 0 && value < 1))
        return core_dimensions_refuse(name, whole, ">= 1");
    if (overflow > 0 || value > UINT32_MAX)
        return core_dimensions_refuse(name, whole, "<= 4294967295");
    *out = (unsigned int)value;
    return 0;
}

int
core_dimensions(const char *name, PyObject *o, unsigned int out[3])
{
    out[0] = out[1] = out[2] = 1;
    if (!PyTuple_Check(o) && !PyList_Check(o))
        return PyIndex_Check(o) ? take_dimension(name, o, o, &out[0]) : raise_shape(name, o);
    Py_ssize_t count = PySequence_Fast_GET_SIZE(o);
    if (count < 1 || count > 3)
        return raise_shape(name, o);
    // An item's __index__ can change the list.
    for (Py_ssize_t i = 0; i < count && i < PySequence_Fast_GET_SIZE(o); i++) {
        Py_ssize_t small;
        if (cb_small_int(PySequence_Fast_GET_ITEM(o, i), &small) && small > 0) {
            out[i] = (unsigned int)small;
            continue;
        }
        PyObject *item = Py_NewRef(PySequence_Fast_GET_ITEM(o, i));
        int result = take_dimension(name, o, item, &out[i]);
        Py_DECREF(item);
        if (result < 0)
            return -1;
    }
    return 0;
}

PyObject *
core_dimensions_tuple(const unsigned int d[3])
{
    return Py_BuildValue("(III)", d[0], d[1], d[2]);
}
