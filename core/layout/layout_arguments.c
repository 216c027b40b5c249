// Converts shapes, strides and axes between Python and C.
#include "layout/layout_arguments.h"

#include "layout/layout_change.h"

#include "cubind/compat.h"
#include "cubind/sequence.h"

// --- ints ----------------------------------------------------------------------------------------

static int
take_int(PyObject *o, const char *what, int64_t *out)
{
    if (CB_LIKELY(PyLong_CheckExact(o) && cb_medium_int_unchecked(o, out)))
        return 0;
    if (!PyIndex_Check(o)) {
        PyErr_Format(PyExc_TypeError, "%s must be integers, got %.200s", what, Py_TYPE(o)->tp_name);
        return -1;
    }
    PyObject *number = PyNumber_Index(o);
    *out = number != NULL ? PyLong_AsLongLong(number) : -1;
    Py_XDECREF(number);
    return *out == -1 && PyErr_Occurred() ? -1 : 0;
}

static int
take_items(PyObject *items, const char *what, int64_t *out)
{
    Py_ssize_t count = PyTuple_GET_SIZE(items);
    if (count > CORE_MAX_DIMS) {
        PyErr_Format(PyExc_ValueError,
                     "Unsupported number of dimensions: %zd. Max supported ndim is %d", count,
                     CORE_MAX_DIMS);
        return -1;
    }
    for (Py_ssize_t i = 0; i < count; i++)
        if (take_int(PyTuple_GET_ITEM(items, i), what, &out[i]) < 0)
            return -1;
    return (int)count;
}

int
core_layout_ints(PyObject *sequence, const char *what, int64_t *out)
{
    if (PyUnicode_Check(sequence) || !PySequence_Check(sequence)) {
        PyErr_Format(PyExc_TypeError, "%s must be a tuple of integers, got %.200s", what,
                     Py_TYPE(sequence)->tp_name);
        return -1;
    }
    PyObject *items = cb_items_of(sequence);
    int count = items != NULL ? take_items(items, what, out) : -1;
    Py_XDECREF(items);
    return count;
}

// --- parts of a layout ---------------------------------------------------------------------------

int
core_layout_shape(PyObject *shape, core_layout *out)
{
    out->ndim = core_layout_ints(shape, "shape", out->shape);
    return out->ndim < 0 ? -1 : 0;
}

static int
divide_strides(core_layout *layout, int64_t divisor)
{
    for (int i = 0; i < layout->ndim; i++) {
        if (layout->strides[i] % divisor != 0) {
            PyErr_SetString(PyExc_ValueError, "strides must be divisible by itemsize");
            return -1;
        }
        layout->strides[i] /= divisor;
    }
    return 0;
}

int
core_layout_strides(PyObject *strides, int64_t divisor, core_layout *out)
{
    out->has_strides = strides != NULL && strides != Py_None;
    if (!out->has_strides) {
        core_layout_densify_c(out);
        return 0;
    }
    int count = core_layout_ints(strides, "strides", out->strides);
    if (count < 0)
        return -1;
    if (count != out->ndim) {
        PyErr_Format(PyExc_ValueError,
                     "Strides, if provided, must have the same length as shape. Shape has %d "
                     "dimensions, but strides has %d elements.",
                     out->ndim, count);
        return -1;
    }
    return divisor != 1 ? divide_strides(out, divisor) : 0;
}

int
core_layout_itemsize(PyObject *itemsize, int64_t *out)
{
    if (take_int(itemsize, "item sizes", out) < 0)
        return -1;
    if (*out > INT32_MAX) {
        PyErr_SetString(PyExc_OverflowError, "value too large to convert to int");
        return -1;
    }
    return 0;
}

// --- axes ----------------------------------------------------------------------------------------

int
core_layout_axes(PyObject *axes, int ndim, const core_order_words *words, int *order)
{
    int64_t given[CORE_MAX_DIMS];
    bool seen[CORE_MAX_DIMS] = {false};
    int count = core_layout_ints(axes, "axes", given);
    if (count < 0)
        return -1;
    if (count != ndim) {
        PyErr_Format(PyExc_ValueError, words->length, words->shape_first ? ndim : count,
                     words->shape_first ? count : ndim);
        return -1;
    }
    // Goes from the end, as strides are assigned; this decides which mistake is reported first.
    for (int i = count - 1; i >= 0; i--) {
        int64_t axis = given[i];
        if (!core_layout_axis(&axis, ndim))
            PyErr_Format(PyExc_ValueError, words->range, (long long)given[i], ndim);
        else if (seen[axis])
            PyErr_Format(PyExc_ValueError, words->repeats, (int)axis);
        if (PyErr_Occurred())
            return -1;
        seen[axis] = true;
        order[i] = (int)axis;
    }
    return 0;
}

// --- tuples --------------------------------------------------------------------------------------

PyObject *
core_layout_tuple(const int64_t *values, int count)
{
    PyObject *tuple = PyTuple_New(count);
    for (int i = 0; tuple != NULL && i < count; i++) {
        PyObject *value = PyLong_FromLongLong(values[i]);
        if (value == NULL)
            Py_CLEAR(tuple);
        else
            PyTuple_SET_ITEM(tuple, i, value);
    }
    return tuple;
}
