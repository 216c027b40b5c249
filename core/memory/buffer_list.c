// Implements buffer_list.h.
#include "memory/buffer_list.h"

#include "memory/buffer.h"

#include "cubind/sequence.h"

static int
check_items(core_state *st, const char *function, PyObject *items)
{
    if (PyTuple_GET_SIZE(items) == 0) {
        PyErr_Format(PyExc_ValueError, "%s: empty buffers sequence", function);
        return -1;
    }
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(items); i++) {
        PyObject *item = PyTuple_GET_ITEM(items, i);
        if (core_is_buffer(st, item))
            continue;
        PyErr_Format(PyExc_TypeError, "%s: expected Buffer, got %.200s", function,
                     Py_TYPE(item)->tp_name);
        return -1;
    }
    return 0;
}

PyObject *
core_take_buffers(core_state *st, const char *function, const char *single, PyObject *given)
{
    if (core_is_buffer(st, given))
        return PyErr_Format(PyExc_TypeError,
                            "%s: pass a sequence of Buffers; for a single buffer use %s", function,
                            single);
    if (!PySequence_Check(given))
        return PyErr_Format(PyExc_TypeError, "%s: buffers must be a sequence of Buffer, got %.200s",
                            function, Py_TYPE(given)->tp_name);
    PyObject *items = cb_items_of(given);
    if (items != NULL && check_items(st, function, items) < 0)
        Py_CLEAR(items);
    return items;
}
