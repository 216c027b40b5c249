// Implements Buffer.view() and StridedMemoryView.from_buffer(), which make views of Buffers.
#include "array/view_buffer.h"

#include "array/dlpack_export.h"
#include "array/view_dtype.h"
#include "array/view_layout.h"
#include "memory/buffer_facts.h"

#include "cubind/signature.h"

// --- the buffer ----------------------------------------------------------------------------------

// Finds the device and kind of the memory by asking the buffer. from_buffer() always queries the
// device's ordinal, as cuda.core does; view() queries it only for device and managed memory.
static int
locate_buffer(BufferObject *buffer, bool asks_device, view_source *out)
{
    core_memory_kind kind;
    if (asks_device) {
        out->device = core_buffer_fact(buffer, CORE_FACT_DEVICE);
        if (out->device == CORE_FACT_FAILED)
            return -1;
    }
    if (core_buffer_kind(buffer, &kind) < 0)
        return -1;
    out->kind = core_dl_type(kind);
    if (asks_device)
        return 0;
    out->device = -1;
    if ((kind != CORE_MEMORY_DEVICE && kind != CORE_MEMORY_MANAGED) ||
        core_buffer_check(buffer) < 0)
        return PyErr_Occurred() ? -1 : 0;
    out->device = core_buffer_fact(buffer, CORE_FACT_DEVICE);
    return out->device != CORE_FACT_FAILED ? 0 : -1;
}

// Checks that a layout stays within the Buffer. Memory of a foreign owner is not checked: it may
// extend beyond the Buffer, and core does not know how far.
static int
check_reach(const view_source *source, const BufferObject *buffer)
{
    int64_t before, after;
    if (core_view_reach(source, &before, &after) < 0)
        return -1;
    if (buffer->allocation->owner != NULL || (before == 0 && after <= (int64_t)buffer->size))
        return 0;
    if (before != 0)
        PyErr_SetString(PyExc_ValueError, "the strides reach before the start of the buffer");
    else
        PyErr_Format(PyExc_ValueError,
                     "Buffer size is too small for the layout. Expected at least %lld bytes, got "
                     "%zu bytes.",
                     (long long)after, buffer->size);
    return -1;
}

static PyObject *
view_of_buffer(core_state *st, PyTypeObject *cls, bool asks_device, view_source *source)
{
    BufferObject *buffer = (BufferObject *)source->exporter;
    // Reading the shape, or asking a memory resource written in Python, may have closed the buffer.
    if (core_buffer_check(buffer) == 0 && check_reach(source, buffer) == 0 &&
        locate_buffer(buffer, asks_device, source) == 0 && core_buffer_check(buffer) == 0) {
        source->ptr = buffer->ptr;
        return (PyObject *)core_view_new(st, cls, source);
    }
    Py_XDECREF(source->dtype.given);
    return NULL;
}

static int
check_buffer(core_state *st, PyObject *o)
{
    if (core_is_buffer(st, o))
        return core_buffer_check((BufferObject *)o);
    PyErr_Format(PyExc_TypeError, "Buffer expected, got %.200s", Py_TYPE(o)->tp_name);
    return -1;
}

PyObject *
core_view_of_buffer(core_state *st, PyObject *buffer, PyObject *shape, PyObject *dtype)
{
    view_source source;
    core_view_source_begin(&source, buffer);
    if (check_buffer(st, buffer) < 0 || core_dtype_from_object(st, dtype, &source.dtype) < 0)
        return NULL;
    if (core_view_layout(&source, shape, NULL, 1) == 0)
        return view_of_buffer(st, st->view_type, false, &source);
    Py_XDECREF(source.dtype.given);
    return NULL;
}

// --- from_buffer's element type ------------------------------------------------------------------

static int
take_itemsize(PyObject *o, view_dtype *out)
{
    int64_t itemsize = PyLong_AsLongLong(o);
    if (itemsize == -1 && PyErr_Occurred())
        return -1;
    if (itemsize <= 0) {
        PyErr_SetString(PyExc_ValueError, "itemsize must be positive");
        return -1;
    }
    *out = (view_dtype){.itemsize = itemsize};
    return 0;
}

static int
take_element(core_state *st, PyObject *itemsize, PyObject *dtype, view_dtype *out)
{
    view_dtype size = {0};
    bool has_size = itemsize != NULL && itemsize != Py_None;
    bool has_dtype = dtype != NULL && dtype != Py_None;
    if (!has_size && !has_dtype) {
        PyErr_SetString(PyExc_ValueError, "Either itemsize or dtype must be specified");
        return -1;
    }
    if (has_size && take_itemsize(itemsize, &size) < 0)
        return -1;
    *out = size;
    if (has_dtype && core_dtype_from_object(st, dtype, out) < 0)
        return -1;
    if (!has_size || size.itemsize == out->itemsize)
        return 0;
    PyErr_Format(PyExc_ValueError, "itemsize (%lld) does not match dtype.itemsize (%lld)",
                 (long long)size.itemsize, (long long)out->itemsize);
    Py_CLEAR(out->given);
    return -1;
}

// --- the classmethod -----------------------------------------------------------------------------

PyObject *
core_view_from_buffer(PyObject *cls, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"buffer", "shape",       "strides", "itemsize",
                                         "dtype",  "is_readonly", NULL};
    static const cb_signature call = {"from_buffer", params, .positional = 3, .required = 3};
    core_state *st = core_state_of((PyTypeObject *)cls);
    CB_SLOTS(PyObject * buffer, *shape, *strides, *itemsize, *dtype, *is_readonly) given;
    view_source source;
    if (st == NULL || cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0 ||
        check_buffer(st, given.buffer) < 0)
        return NULL;
    core_view_source_begin(&source, given.buffer);
    int readonly = given.is_readonly != NULL ? PyObject_IsTrue(given.is_readonly) : 0;
    if (readonly < 0 || take_element(st, given.itemsize, given.dtype, &source.dtype) < 0)
        return NULL;
    source.readonly = readonly;
    if (core_view_layout(&source, given.shape, given.strides, 1) == 0)
        return view_of_buffer(st, (PyTypeObject *)cls, true, &source);
    Py_XDECREF(source.dtype.given);
    return NULL;
}
