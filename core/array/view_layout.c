// Reads the shapes and strides of views from Python sequences, checks them, and computes which
// bytes they reach.
#include "array/view_layout.h"

#include "cubind/sequence.h"

// --- numbers -------------------------------------------------------------------------------------

static int
as_int64(PyObject *o, const char *what, int64_t *out)
{
    if (CB_LIKELY(PyLong_CheckExact(o) && cb_medium_int_unchecked(o, out)))
        return 0;
    if (!PyIndex_Check(o)) {
        PyErr_Format(PyExc_TypeError, "%s must be integers, got %.200s", what, Py_TYPE(o)->tp_name);
        return -1;
    }
    PyObject *number = PyNumber_Index(o);
    if (number == NULL)
        return -1;
    *out = PyLong_AsLongLong(number);
    Py_DECREF(number);
    return *out == -1 && PyErr_Occurred() ? -1 : 0;
}

// Reads a sequence of ints into `out`. Returns their number, or -1.
static int
read_ints(PyObject *sequence, const char *what, int64_t *out)
{
    PyObject *items = cb_items_of(sequence);
    if (items == NULL)
        return -1;
    Py_ssize_t count = PyTuple_GET_SIZE(items);
    int result = (int)count;
    if (count > VIEW_MAX_DIMS) {
        PyErr_Format(PyExc_ValueError, "a view has at most %d dimensions, got %zd", VIEW_MAX_DIMS,
                     count);
        result = -1;
    }
    for (int i = 0; i < result; i++)
        if (as_int64(PyTuple_GET_ITEM(items, i), what, &out[i]) < 0)
            result = -1;
    Py_DECREF(items);
    return result;
}

// --- checks --------------------------------------------------------------------------------------

int
core_view_too_large(void)
{
    PyErr_SetString(PyExc_ValueError, "the layout does not fit in 64 bits");
    return -1;
}

static int
check_shape(const view_source *source)
{
    int64_t count = 1;
    bool empty = false;
    for (int i = 0; i < source->ndim; i++) {
        if (source->shape[i] < 0) {
            PyErr_SetString(PyExc_ValueError, "Extents must be non-negative");
            return -1;
        }
        empty |= source->shape[i] == 0;
    }
    for (int i = 0; i < source->ndim && !empty; i++)
        if (__builtin_mul_overflow(count, source->shape[i], &count))
            return core_view_too_large();
    return 0;
}

static int
check_stride_count(const view_source *source, int count)
{
    if (count == source->ndim)
        return 0;
    PyErr_Format(PyExc_ValueError,
                 "Strides, if provided, must have the same length as shape. "
                 "Shape has %d dimensions, but strides has %d elements.",
                 source->ndim, count);
    return -1;
}

static int
divide_strides(view_source *source, int64_t divisor)
{
    for (int i = 0; i < source->ndim; i++) {
        if (source->strides[i] % divisor != 0) {
            PyErr_SetString(PyExc_ValueError, "strides must be divisible by itemsize");
            return -1;
        }
        source->strides[i] /= divisor;
    }
    return 0;
}

// Computes strides in C order. Those of an empty shape are 0: they mean nothing and could overflow.
static void
fill_strides(view_source *source)
{
    bool empty = core_view_count(source->shape, source->ndim) == 0;
    int64_t stride = empty ? 0 : 1;
    for (int i = source->ndim - 1; i >= 0; i--) {
        source->strides[i] = stride;
        stride *= source->shape[i];
    }
}

// --- layouts -------------------------------------------------------------------------------------

int64_t
core_view_count(const int64_t *shape, int ndim)
{
    int64_t count = 1;
    for (int i = 0; i < ndim; i++)
        if (shape[i] == 0)
            return 0;
    for (int i = 0; i < ndim; i++)
        count *= shape[i];
    return count;
}

static int
set_strides(view_source *source, PyObject *strides, int64_t divisor)
{
    int count = read_ints(strides, "strides", source->strides);
    if (count < 0 || check_stride_count(source, count) < 0)
        return -1;
    source->has_strides = true;
    return divide_strides(source, divisor);
}

int
core_view_layout(view_source *source, PyObject *shape, PyObject *strides, int64_t divisor)
{
    bool single = PyIndex_Check(shape);
    if (single && as_int64(shape, "shape", &source->shape[0]) < 0)
        return -1;
    source->ndim = single ? 1 : read_ints(shape, "shape", source->shape);
    source->has_strides = false;
    if (source->ndim < 0 || check_shape(source) < 0)
        return -1;
    if (strides != NULL && strides != Py_None)
        return set_strides(source, strides, divisor);
    fill_strides(source);
    return 0;
}

int
core_view_layout_from(view_source *source, int ndim, const int64_t *shape, const int64_t *strides)
{
    source->ndim = ndim;
    source->has_strides = strides != NULL && ndim > 0;
    for (int i = 0; i < ndim; i++) {
        source->shape[i] = shape[i];
        source->strides[i] = strides != NULL ? strides[i] : 0;
    }
    if (check_shape(source) < 0)
        return -1;
    if (strides == NULL)
        fill_strides(source);
    return 0;
}

int
core_view_reach(const view_source *source, int64_t *before, int64_t *after)
{
    *before = 0;
    *after = 0;
    if (core_view_count(source->shape, source->ndim) == 0)
        return 0;
    int64_t low = 0, high = 0, step;
    for (int i = 0; i < source->ndim; i++) {
        int64_t *end = source->strides[i] < 0 ? &low : &high;
        if (__builtin_mul_overflow(source->shape[i] - 1, source->strides[i], &step) ||
            __builtin_add_overflow(*end, step, end))
            return core_view_too_large();
    }
    if (__builtin_add_overflow(high, 1, &high) ||
        __builtin_mul_overflow(high, source->dtype.itemsize, after) ||
        __builtin_mul_overflow(low, -source->dtype.itemsize, before))
        return core_view_too_large();
    return 0;
}
