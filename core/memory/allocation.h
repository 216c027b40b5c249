// Counts references to allocations: memory that Buffers, their slices and their exports share. The
// last drop frees the memory.
#ifndef CUBIND_CORE_ALLOCATION_H
#define CUBIND_CORE_ALLOCATION_H

#include "stream/stream.h"

struct core_resource;

// The driver's data, by which other processes find an allocation, and the IPCBufferDescriptor that
// has them, which is NULL before its first use.
typedef struct core_exported {
    CUmemPoolPtrExportData data;
    PyObject *descriptor;
} core_exported;

// Memory that a Buffer shares with its slices. It is freed when the last of them is gone. The free
// is ordered on the recorded stream.
typedef struct core_allocation {
    int count;
    int process;
    const struct core_resource *resource; // how it is freed (resource.h); NULL: it is borrowed
    CUdeviceptr ptr;                      // start of the allocation
    size_t size;
    core_ref *stream;        // recorded stream; NULL for host-only and borrowed memory
    core_ref *pool;          // the resource's pool, or NULL
    PyObject *mr;            // memory resource; NULL for borrowed memory
    PyObject *owner;         // object that owns borrowed memory, or NULL
    core_exported *exported; // NULL until it is exported to other processes
    core_state *st;
} core_allocation;

// Returns an allocation with count 1. Takes references to mr, pool, stream and owner (each may be
// NULL). Returns NULL with MemoryError, after it has given the memory back.
core_allocation *core_allocation_new(core_state *st, CUdeviceptr ptr, size_t size, PyObject *mr,
                                     core_ref *pool, core_ref *stream, PyObject *owner);

static inline core_allocation *
core_allocation_take(core_allocation *a)
{
    a->count++;
    return a;
}

// Drops a reference; the last drop frees the memory. `a` may be NULL. Needs the GIL.
void core_allocation_drop(core_allocation *a);

// Keeps what describes the memory to other processes, unless another thread was faster. Does
// nothing if out of memory. Needs no GIL.
void core_allocation_keep_exported(core_allocation *a, const CUmemPoolPtrExportData *data);

// Records another stream for the free, and takes a reference to it.
void core_allocation_set_stream(core_allocation *a, core_ref *stream);

// Gives memory that has no Buffer back to its resource, just as dropping its allocation would.
void core_memory_give_back(core_state *st, CUdeviceptr ptr, size_t size, PyObject *mr,
                           core_ref *pool, core_ref *stream);

// Returns the stream to record for a later free. Like core_stream_record(), but raises RuntimeError
// for a default stream if no context is current (rule C5.5 of docs/compatibility.md). Owned; NULL
// with an exception.
core_ref *core_deallocation_stream(core_state *st, StreamObject *stream);

// Returns the recorded stream in the form that array interfaces require: 1 or 2 for a default
// stream, the handle for any other, None if no stream is recorded. Owned.
PyObject *core_allocation_stream_number(const core_allocation *a);

#endif
