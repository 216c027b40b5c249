// Makes Buffers: for memory that a resource frees, for memory that another object owns, and for
// parts of Buffers.
#include "memory/buffer.h"

#include "memory/resource.h"
#include "stream/capture.h"

// Takes over the reference to the allocation, even on failure.
static PyObject *
buffer_on(core_state *st, PyTypeObject *type, core_allocation *a, CUdeviceptr ptr, size_t size)
{
    BufferObject *b = a != NULL ? (BufferObject *)type->tp_alloc(type, 0) : NULL;
    if (b == NULL) {
        core_allocation_drop(a);
        return NULL;
    }
    b->st = st;
    b->allocation = a;
    b->ptr = ptr;
    b->size = size;
    b->device = -1;
    return (PyObject *)b;
}

PyObject *
core_buffer_new(core_state *st, PyTypeObject *type, CUdeviceptr ptr, size_t size, PyObject *mr,
                core_ref *pool, core_ref *stream)
{
    core_allocation *a = core_allocation_new(st, ptr, size, mr, pool, stream, NULL);
    return buffer_on(st, type, a, ptr, size);
}

PyObject *
core_buffer_borrow(core_state *st, PyTypeObject *type, CUdeviceptr ptr, size_t size,
                   PyObject *owner)
{
    core_allocation *a = core_allocation_new(st, ptr, size, NULL, NULL, NULL, owner);
    return buffer_on(st, type, a, ptr, size);
}

PyObject *
core_buffer_slice(BufferObject *b, size_t start, size_t size)
{
    core_state *st = b->st;
    bool managed = PyObject_TypeCheck((PyObject *)b, st->managed_buffer_type);
    PyTypeObject *type = managed ? st->managed_buffer_type : st->buffer_type;
    PyObject *slice =
        buffer_on(st, type, core_allocation_take(b->allocation), b->ptr + start, size);
    if (slice != NULL) {
        ((BufferObject *)slice)->kind = b->kind;
        ((BufferObject *)slice)->device = b->device;
    }
    return slice;
}

bool
core_buffer_of_graph(const BufferObject *b)
{
    const core_allocation *a = b->allocation;
    return a != NULL && a->resource != NULL && a->resource->of_graph;
}

// The capture keeps another Buffer on the same allocation, so that it does not matter if this one
// is closed. A collection may have closed it since the caller read its address.
int
core_buffer_captured(core_capture *capture, BufferObject *b)
{
    const void *key = b->allocation;
    if (core_buffer_check(b) < 0)
        return -1;
    if (core_capture_has(capture, key) || core_buffer_of_graph(b))
        return 0;
    core_capture_take(capture); // a collection may end it
    PyObject *whole = core_buffer_slice(b, 0, b->size);
    int result = whole != NULL ? core_capture_keep(capture, key, whole) : -1;
    Py_XDECREF(whole);
    core_capture_drop(capture);
    return result;
}
