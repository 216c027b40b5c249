// The memory resources that are ours, as C sees them.
#ifndef CUBIND_CORE_POOL_H
#define CUBIND_CORE_POOL_H

#include "memory/allocation.h"
#include "memory/memory.h"

typedef struct MemoryResourceObject {
    PyObject_HEAD core_state *st;
    PyObject *weakrefs;
} MemoryResourceObject;

// _MemPool and what is derived from it.
typedef struct PoolObject {
    MemoryResourceObject base;
    core_ref *pool; // NULL before __init__ and once closed
    int kind;       // core_memory_kind
    int device;     // ordinal; -1: none
    PyObject *attributes; // made at the first look, NULL before and once closed
    int location;   // CUmemLocationType that was asked for; CU_MEM_LOCATION_TYPE_INVALID: none
    int location_id;
} PoolObject;

// _SynchronousMemoryResource and, with device -1, LegacyPinnedMemoryResource.
typedef struct SynchronousObject {
    MemoryResourceObject base;
    int device;
} SynchronousObject;

static inline bool
core_is_pool(core_state *st, PyObject *mr)
{
    PyTypeObject *type = Py_TYPE(mr);
    return type == st->device_memory_resource_type || type == st->pinned_memory_resource_type ||
           type == st->managed_memory_resource_type;
}

static inline bool
core_is_synchronous(core_state *st, PyObject *mr)
{
    PyTypeObject *type = Py_TYPE(mr);
    return type == st->legacy_pinned_memory_resource_type ||
           type == st->synchronous_memory_resource_type;
}

PyObject *core_memory_resource_new(PyTypeObject *type, PyObject *args, PyObject *kwargs);
int core_memory_resource_traverse(PyObject *self, visitproc visit, void *arg);
int core_memory_resource_clear(PyObject *self);
void core_memory_resource_dealloc(PyObject *self);
void core_pool_dealloc(PyObject *self);

// The arguments of deallocate(ptr, size, *, stream): *stream is owned, NULL where it was not given
// (only where `needs_stream` is false). 0, or -1.
int core_deallocate_arguments(core_state *st, PyObject *const *args, Py_ssize_t nargs,
                              PyObject *kwnames, bool needs_stream, CUdeviceptr *ptr, size_t *size,
                              StreamObject **stream);

// The same of allocate(size, *, stream).
int core_allocate_arguments(core_state *st, PyObject *const *args, Py_ssize_t nargs,
                            PyObject *kwnames, bool needs_stream, size_t *size,
                            StreamObject **stream);

// A pointer or size argument: an int or an object with __index__ or __int__ (a CUdeviceptr), no
// float. 0, or -1 with TypeError or OverflowError.
int core_address_argument(PyObject *o, CUdeviceptr *out);
int core_size_argument(PyObject *o, size_t *out);

// cuMemAllocHost or cuMemAlloc; `stream` may be NULL: the default stream is recorded. Owned.
PyObject *core_synchronous_allocate(core_state *st, PyObject *mr, size_t size,
                                    StreamObject *stream);

// A failed allocation of `size` bytes: as core_raise(), and where memory is short how much the
// device (-1: the host) and the pool (NULL: none) have. Always -1. (out_of_memory.c)
int core_raise_allocation(core_state *st, CUresult status, const char *function, size_t size,
                          int device, CUmemoryPool pool);

// Attributes of a pool, of which a reference is taken. Owned.
PyObject *core_pool_attributes(core_state *st, core_ref *pool);

#endif
