// Makes Buffers: ranges of memory in allocations that several Buffers may share.
#ifndef CUBIND_CORE_BUFFER_H
#define CUBIND_CORE_BUFFER_H

#include "base/object.h"
#include "memory/allocation.h"

typedef struct BufferObject {
    PyObject_HEAD core_state *st;
    core_allocation *allocation; // NULL once closed
    CUdeviceptr ptr;             // 0 once closed; may be inside the allocation (slices)
    size_t size;
    int kind;   // core_memory_kind, classified on first use
    int device; // ordinal; -1: host
    PyObject *weakrefs;
} BufferObject;

// Makes a Buffer (or ManagedBuffer) that owns `ptr`. The resource `mr` will free it on `stream`, to
// which the Buffer takes a reference. Owned. On failure it gives the memory back.
PyObject *core_buffer_new(core_state *st, PyTypeObject *type, CUdeviceptr ptr, size_t size,
                          PyObject *mr, core_ref *pool, core_ref *stream);

// Makes a Buffer of that type for memory that another object owns. The Buffer does not free the
// memory, and keeps `owner` (may be NULL) alive. Owned.
PyObject *core_buffer_borrow(core_state *st, PyTypeObject *type, CUdeviceptr ptr, size_t size,
                             PyObject *owner);

// Makes a Buffer for a part of `b`; both share the allocation. Owned.
PyObject *core_buffer_slice(BufferObject *b, size_t start, size_t size);

// Records that a captured operation uses the buffer. The memory then lives as long as the graph,
// even if the Buffer is closed. Returns 0, or -1 with MemoryError.
int core_buffer_captured(struct core_capture *capture, BufferObject *b);

// Returns whether the memory belongs to the graph that allocates it; no capture may then keep it
// alive.
bool core_buffer_of_graph(const BufferObject *b);

// Returns whether `o` is a Buffer, or an instance of a subclass.
static inline bool
core_is_buffer(core_state *st, PyObject *o)
{
    return Py_IS_TYPE(o, st->buffer_type) || PyObject_TypeCheck(o, st->buffer_type);
}

// Checks that the Buffer is usable: not closed, not inherited through a fork. Returns 0, or -1 with
// RuntimeError.
static inline int
core_buffer_check(BufferObject *b)
{
    if (CB_UNLIKELY(b->allocation == NULL))
        return core_raise_closed((PyObject *)b);
    return core_check_process((PyObject *)b, b->allocation->process);
}

// Calls core_buffer_captured() if the stream of an operation is being captured.
static inline int
core_stream_captured(const StreamObject *stream, BufferObject *b)
{
    return CB_LIKELY(stream->capture == NULL) ? 0 : core_buffer_captured(stream->capture, b);
}

#endif
