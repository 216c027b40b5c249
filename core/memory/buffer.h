// The Buffer type and its allocation.
#ifndef CUBIND_CORE_BUFFER_H
#define CUBIND_CORE_BUFFER_H

#include "stream/stream.h"

// Memory that buffers share: a Buffer and its slices. Freed, in the order of its recorded stream,
// when the last of them is gone.
typedef struct core_allocation {
    int count;
    int process;
    uint8_t how;     // core_free_how (allocation.h)
    CUdeviceptr ptr; // start of the whole allocation
    size_t size;
    core_ref *stream; // that it is freed on; NULL for host-only and borrowed memory
    core_ref *pool;   // frees from C (cuMemFreeAsync) where the resource is one of ours; else NULL
    PyObject *mr;     // the memory resource, whose deallocate() frees; NULL: nothing is freed
    PyObject *owner;  // kept alive; nothing is freed
    core_state *st;
} core_allocation;

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

// A Buffer on memory that something else owns: nothing is freed, `owner` (may be NULL) is kept
// alive. Owned.
PyObject *core_buffer_borrow(core_state *st, CUdeviceptr ptr, size_t size, PyObject *owner);

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
