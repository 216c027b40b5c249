// Allocations: memory that buffers, their slices and their exports share, and how it is freed.
#ifndef CUBIND_CORE_ALLOCATION_H
#define CUBIND_CORE_ALLOCATION_H

#include "stream/stream.h"

struct core_resource;

// Memory that buffers share: a Buffer and its slices. It goes back, in the order of its recorded
// stream, when the last of them is gone.
typedef struct core_allocation {
    int count;
    int process;
    const struct core_resource *resource; // how it goes back (resource.h); NULL: it is borrowed
    CUdeviceptr ptr;                      // start of the whole allocation
    size_t size;
    core_ref *stream; // that it is freed on; NULL for host-only and borrowed memory
    core_ref *pool;   // that it is from, where the resource has one; NULL
    PyObject *mr;     // the memory resource; NULL where it is borrowed
    PyObject *owner;  // kept alive, of borrowed memory
    core_state *st;
} core_allocation;

// Count 1. References to mr, pool, stream and owner are taken (each may be NULL). NULL with
// MemoryError: then the memory has been given back.
core_allocation *core_allocation_new(core_state *st, CUdeviceptr ptr, size_t size, PyObject *mr,
                                     core_ref *pool, core_ref *stream, PyObject *owner);

static inline core_allocation *
core_allocation_take(core_allocation *a)
{
    a->count++;
    return a;
}

// The last drop frees. NULL is fine. With the GIL.
void core_allocation_drop(core_allocation *a);

// Another stream to be freed on; a reference is taken.
void core_allocation_set_stream(core_allocation *a, core_ref *stream);

// Gives memory back that no Buffer was made for: as when an allocation of it were dropped.
void core_memory_give_back(core_state *st, CUdeviceptr ptr, size_t size, PyObject *mr,
                           core_ref *stream);

// What to record for a later free: core_stream_record() with the RuntimeError of C5.5 for a
// default stream without a current context. Owned.
core_ref *core_deallocation_stream(core_state *st, StreamObject *stream);

// The recorded stream as array interfaces want it: 1 or 2 for a default stream; None where nothing
// is recorded. Owned.
PyObject *core_allocation_stream_number(const core_allocation *a);

#endif
