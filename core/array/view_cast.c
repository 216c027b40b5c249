// Implements StridedMemoryView.view(), which views the same memory with another layout or element
// type.
#include "array/view_cast.h"

#include "array/view_dtype.h"
#include "array/view_layout.h"

#include "cubind/signature.h"

static void
source_of(ViewObject *view, view_source *out)
{
    core_view_source_begin(out, view->exporter);
    out->ptr = view->ptr;
    out->device = view->device;
    out->kind = view->kind;
    out->readonly = view->readonly;
    out->dtype = view->dtype;
    out->base = view->base != NULL ? view->base : (PyObject *)view;
    out->ndim = view->ndim;
    out->offset = view->offset;
    out->has_strides = view->has_strides;
    Py_XINCREF(out->dtype.given);
    for (int i = 0; i < view->ndim; i++) {
        out->shape[i] = view->extents[i];
        out->strides[i] = view->extents[view->ndim + i];
    }
}

// Reads an optional integer attribute of a layout. Leaves `*out` unchanged if the attribute is
// missing. Returns 0, or -1 with an exception.
static int
read_optional(PyObject *layout, const char *attribute, int64_t *out)
{
    PyObject *name = PyUnicode_FromString(attribute);
    PyObject *value = NULL;
    if (name == NULL)
        return -1;
    int found = cb_get_optional_attribute(layout, name, &value);
    Py_DECREF(name);
    if (found > 0) {
        *out = PyLong_AsLongLong(value);
        Py_DECREF(value);
    }
    return found < 0 || (*out == -1 && PyErr_Occurred()) ? -1 : 0;
}

// Applies a StridedLayout, which is already checked. Its offset counts from the origin of the
// view's own layout.
static int
apply_own_layout(view_source *source, const LayoutObject *layout, int64_t *moved)
{
    int64_t before = source->offset * source->dtype.itemsize, after;
    source->offset = layout->offset;
    source->ndim = layout->ndim;
    source->has_strides = layout->has_strides;
    source->dtype.itemsize = layout->itemsize;
    for (int i = 0; i < layout->ndim; i++) {
        source->shape[i] = layout->extents[i];
        source->strides[i] = layout->extents[layout->ndim + i];
    }
    if (__builtin_mul_overflow(layout->offset, layout->itemsize, &after) ||
        __builtin_sub_overflow(after, before, moved))
        return core_view_too_large();
    return 0;
}

// Applies a layout: an object with shape and strides, and perhaps itemsize and slice_offset, or
// only a shape. Sets `*moved` to the number of bytes from the view's first element to the layout's.
static int
apply_layout(core_state *st, view_source *source, PyObject *layout, int64_t *moved)
{
    if (core_is_layout(st, layout))
        return apply_own_layout(source, (LayoutObject *)layout, moved);
    source->offset = 0;
    if (PyTuple_Check(layout) || PyList_Check(layout) || PyIndex_Check(layout))
        return core_view_layout(source, layout, NULL, 1);
    int64_t offset = 0;
    PyObject *shape = PyObject_GetAttrString(layout, "shape");
    PyObject *strides = shape != NULL ? PyObject_GetAttrString(layout, "strides") : NULL;
    int result = -1;
    if (strides != NULL && core_view_layout(source, shape, strides, 1) == 0 &&
        read_optional(layout, "itemsize", &source->dtype.itemsize) == 0)
        result = read_optional(layout, "slice_offset", &offset);
    Py_XDECREF(strides);
    Py_XDECREF(shape);
    if (result == 0 && __builtin_mul_overflow(offset, source->dtype.itemsize, moved))
        return core_view_too_large();
    return result;
}

// Sets the given element type, or keeps the view's. Its size must be the layout's item size.
static int
apply_dtype(core_state *st, view_source *source, PyObject *dtype, view_dtype old)
{
    int64_t itemsize = source->dtype.itemsize;
    source->dtype = old;
    if (dtype != NULL && dtype != Py_None) {
        view_dtype new;
        if (core_dtype_from_object(st, dtype, &new) < 0)
            return -1;
        Py_XDECREF(old.given);
        source->dtype = new;
    }
    if (source->dtype.itemsize == itemsize)
        return 0;
    PyErr_Format(PyExc_ValueError,
                 "The dtype's itemsize (%lld) does not match the layout's itemsize (%lld).",
                 (long long)source->dtype.itemsize, (long long)itemsize);
    return -1;
}

// Computes how many bytes before and after the view's first element may be accessed. The limits are
// those of the view's Buffer. If it has none, they are the limits of the view on which view() was
// first called.
static int
room_around(ViewObject *view, int64_t *before, int64_t *after)
{
    BufferObject *buffer = core_view_buffer(view);
    if (buffer != NULL) {
        *before = (int64_t)(view->ptr - buffer->ptr);
        *after = (int64_t)buffer->size - *before;
        return core_buffer_check(buffer);
    }
    ViewObject *first = view->base != NULL ? (ViewObject *)view->base : view;
    view_source own;
    source_of(first, &own);
    Py_XDECREF(own.dtype.given);
    int result = core_view_reach(&own, before, after);
    *before += (int64_t)(view->ptr - first->ptr);
    *after -= (int64_t)(view->ptr - first->ptr);
    return result;
}

static int
check_room(ViewObject *view, const view_source *source, int64_t moved)
{
    int64_t before, after, size, start, end, room_before, room_after;
    if (core_view_reach(source, &before, &after) < 0 ||
        room_around(view, &room_before, &room_after) < 0)
        return -1;
    if (__builtin_add_overflow(before, after, &size) ||
        __builtin_sub_overflow(before, moved, &start) || __builtin_add_overflow(after, moved, &end))
        return core_view_too_large();
    if (after == 0 || (start <= room_before && end <= room_after))
        return 0;
    // Each part of the room fits in int64_t, but their sum may not.
    PyErr_Format(PyExc_ValueError,
                 "Buffer size is too small for the layout. Expected at least %lld bytes, got %llu "
                 "bytes.",
                 (long long)size, (unsigned long long)room_before + (unsigned long long)room_after);
    return -1;
}

static PyObject *
view_again(ViewObject *view, PyObject *layout, PyObject *dtype)
{
    view_source source;
    int64_t moved = 0;
    source_of(view, &source);
    view_dtype old = source.dtype;
    if ((layout != NULL && layout != Py_None &&
         apply_layout(view->st, &source, layout, &moved) < 0) ||
        apply_dtype(view->st, &source, dtype, old) < 0 || check_room(view, &source, moved) < 0) {
        Py_XDECREF(source.dtype.given);
        return NULL;
    }
    source.ptr += (CUdeviceptr)moved;
    return (PyObject *)core_view_new(view->st, view->st->view_type, &source);
}

PyObject *
core_view_cast(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"layout", "dtype", NULL};
    static const cb_signature call = {"view", params, .positional = 2};
    CB_SLOTS(PyObject * layout, *dtype) given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    if ((given.layout == NULL || given.layout == Py_None) &&
        (given.dtype == NULL || given.dtype == Py_None))
        return Py_NewRef(self);
    return view_again((ViewObject *)self, given.layout, given.dtype);
}
