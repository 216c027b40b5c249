// Buffers: ranges of memory, on allocations that they may share.
#ifndef CUBIND_CORE_BUFFER_H
#define CUBIND_CORE_BUFFER_H

#include "base/object.h"
#include "memory/allocation.h"

typedef struct BufferObject {
    PyObject_HEAD core_state *st;
    core_allocation *allocation; // NULL once closed
    CUdeviceptr ptr;             // 0 once closed; in the middle of the allocation for slices
    size_t size;
    int kind;   // core_memory_kind, classified when first asked
    int device; // ordinal, -1: host
    PyObject *weakrefs;
} BufferObject;

// A Buffer (or ManagedBuffer) that owns `ptr` through `mr`, to be freed on `stream` (a reference is
// taken). Owned; on failure the memory has been given back.
PyObject *core_buffer_new(core_state *st, PyTypeObject *type, CUdeviceptr ptr, size_t size,
                          PyObject *mr, core_ref *pool, core_ref *stream);

// A Buffer of that type on memory that something else owns: nothing is freed, `owner` (may be NULL)
// is kept alive. Owned.
PyObject *core_buffer_borrow(core_state *st, PyTypeObject *type, CUdeviceptr ptr, size_t size,
                             PyObject *owner);

// Part of a Buffer: a Buffer that shares its allocation. Owned.
PyObject *core_buffer_slice(BufferObject *b, size_t start, size_t size);

// Buffers of any subclass.
static inline bool
core_is_buffer(core_state *st, PyObject *o)
{
    return Py_IS_TYPE(o, st->buffer_type) || PyObject_TypeCheck(o, st->buffer_type);
}

// Usable: not closed, not inherited through a fork. 0, or -1 with RuntimeError.
static inline int
core_buffer_check(BufferObject *b)
{
    if (CB_UNLIKELY(b->allocation == NULL))
        return core_raise_closed((PyObject *)b);
    return core_check_process((PyObject *)b, b->allocation->process);
}

#endif
