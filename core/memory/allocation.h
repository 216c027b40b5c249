// Allocations: memory that buffers, their slices and their exports share, and how it is freed.
#ifndef CUBIND_CORE_ALLOCATION_H
#define CUBIND_CORE_ALLOCATION_H

#include "memory/buffer.h"

// How memory goes back, decided when an allocation is made.
enum core_free_how {
    CORE_FREE_NOT,    // borrowed
    CORE_FREE_POOL,   // cuMemFreeAsync on the recorded stream
    CORE_FREE_HOST,   // cuMemFreeHost once the recorded stream is done
    CORE_FREE_DEVICE, // cuMemFree once the recorded stream is done
    CORE_FREE_PYTHON, // mr.deallocate()
};

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

// What to record for a later free: core_stream_record() with the contract's RuntimeError for a
// default stream without a current context. Owned.
core_ref *core_deallocation_stream(core_state *st, StreamObject *stream);

// Makes the context that a stream belongs to current, from C and without exceptions, where it is
// not. Nothing happens for NULL and for streams of an unknown context.
typedef struct core_swap {
    CUcontext previous, entered; // entered is NULL where nothing was changed
} core_swap;

CUresult core_enter_context_of(const core_ref *stream, core_swap *swap);
CUresult core_leave_context(const core_swap *swap);

// Part of a Buffer: a Buffer that shares its allocation. Owned.
PyObject *core_buffer_slice(BufferObject *b, size_t start, size_t size);

// The recorded stream as array interfaces want it: 1 or 2 for a default stream; None where nothing
// is recorded. Owned.
PyObject *core_allocation_stream_number(const core_allocation *a);

// --- what is known about memory (memory_kind.c) --------------------------------------------------

typedef enum core_memory_kind {
    CORE_MEMORY_UNKNOWN, // not asked yet
    CORE_MEMORY_DEVICE,
    CORE_MEMORY_PINNED,
    CORE_MEMORY_MANAGED,
    CORE_MEMORY_HOST, // not known to CUDA
} core_memory_kind;

typedef struct core_memory_facts {
    bool device_accessible, host_accessible, managed;
    int device; // ordinal; -1: none
} core_memory_facts;

// Asks the driver about an address. 0, or -1 with an exception: ValueError "Unsupported memory
// type: {n}".
int core_memory_classify(core_state *st, CUdeviceptr ptr, core_memory_kind *kind, int *device);

// All facts about a Buffer that is open: its resource's, or those of its pointer. 0, or -1 with an
// exception.
int core_buffer_facts(BufferObject *b, core_memory_facts *out);

// One fact, for what needs no more.
typedef enum core_memory_fact {
    CORE_FACT_DEVICE_ACCESSIBLE,
    CORE_FACT_HOST_ACCESSIBLE,
    CORE_FACT_MANAGED,
    CORE_FACT_DEVICE,
} core_memory_fact;

// The fact's value (1 or 0; the ordinal), or CORE_FACT_FAILED with an exception.
enum { CORE_FACT_FAILED = INT_MIN };

int core_fact_of_kind(core_memory_kind kind, int device, core_memory_fact fact);
int core_resource_fact(core_state *st, PyObject *mr, core_memory_fact fact);
int core_buffer_fact(BufferObject *b, core_memory_fact fact);

// --- copies and fills (copy.c, fill.c) -----------------------------------------------------------

PyObject *core_buffer_copy_to(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                              PyObject *kwnames);
PyObject *core_buffer_copy_from(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                                PyObject *kwnames);
PyObject *core_buffer_fill(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                           PyObject *kwnames);

// --- protocols (buffer_protocol.c) ---------------------------------------------------------------

Py_ssize_t core_buffer_length(PyObject *self);
PyObject *core_buffer_subscript(PyObject *self, PyObject *index);
int core_buffer_getbuffer(PyObject *self, Py_buffer *view, int flags);
void core_buffer_releasebuffer(PyObject *self, Py_buffer *view);
PyObject *core_buffer_dunder_buffer(PyObject *self, PyObject *flags); // PEP 688 before CPython 3.12
PyObject *core_buffer_array_interface(PyObject *self, void *unused);
PyObject *core_buffer_dlpack(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                             PyObject *kwnames);
PyObject *core_buffer_dlpack_device(PyObject *self, PyObject *unused);
PyObject *core_buffer_view(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                           PyObject *kwnames);

#endif
