// Allocations: memory that buffers, their slices and their exports share, and how it is freed.
#ifndef CUBIND_CORE_ALLOCATION_H
#define CUBIND_CORE_ALLOCATION_H

#include "stream/stream.h"

struct core_resource;

// Memory that buffers share: a Buffer and its slices. It is freed, in the order of its recorded
// stream, when the last of them is gone.
typedef struct core_allocation {
    int count;
    int process;
    const struct core_resource *resource; // how it is freed (resource.h); NULL: it is borrowed
    CUdeviceptr ptr;                      // start of the whole allocation
    size_t size;
    core_ref *stream; // on which it is freed; NULL for host-only and borrowed memory
    core_ref *pool;   // its pool, if the resource has one, or NULL
    PyObject *mr;     // the memory resource; NULL if it is borrowed
    PyObject *owner;  // kept alive by borrowed memory
    core_state *st;
} core_allocation;

// Returns an allocation with count 1. Takes references to mr, pool, stream and owner (each may be
// NULL). NULL with MemoryError: then the memory has been given back.
core_allocation *core_allocation_new(core_state *st, CUdeviceptr ptr, size_t size, PyObject *mr,
                                     core_ref *pool, core_ref *stream, PyObject *owner);

static inline core_allocation *
core_allocation_take(core_allocation *a)
{
    a->count++;
    return a;
}

// The last drop frees the memory. NULL is fine. Needs the GIL.
void core_allocation_drop(core_allocation *a);

// Sets another stream to be freed on, to which it takes a reference.
void core_allocation_set_stream(core_allocation *a, core_ref *stream);

// Gives back memory that has no Buffer, as if an allocation of it were dropped.
void core_memory_give_back(core_state *st, CUdeviceptr ptr, size_t size, PyObject *mr,
                           core_ref *stream);

// Returns the stream to record for a later free: core_stream_record() with the RuntimeError of C5.5
// for a default stream without a current context. Owned; NULL with an exception.
core_ref *core_deallocation_stream(core_state *st, StreamObject *stream);

// Returns the recorded stream as array interfaces want it: 1 or 2 for a default stream; None if
// none is recorded. Owned.
PyObject *core_allocation_stream_number(const core_allocation *a);

#endif
