// The memory resources on the driver's stream-ordered memory pools.
#ifndef CUBIND_CORE_POOL_H
#define CUBIND_CORE_POOL_H

#include "memory/memory_kind.h"
#include "memory/memory_resource.h"

// _MemPool and what is derived from it.
typedef struct PoolObject {
    MemoryResourceObject base;
    core_ref *pool;       // NULL before __init__ and once closed
    int kind;             // core_memory_kind
    int device;           // ordinal; -1: none
    PyObject *device_id;  // the same as an int, NULL before __init__
    PyObject *attributes; // made at the first look, NULL before and once closed
    int location; // CUmemLocationType that was asked for; CU_MEM_LOCATION_TYPE_INVALID: none
    int location_id;
} PoolObject;

static inline bool
core_is_pool(core_state *st, PyObject *mr)
{
    PyTypeObject *type = Py_TYPE(mr);
    return type == st->device_memory_resource_type || type == st->pinned_memory_resource_type ||
           type == st->managed_memory_resource_type;
}

// core_allocate() for an instance of _MemPool (DeviceMemoryResource, PinnedMemoryResource,
// ManagedMemoryResource), without a look at its Python methods. RuntimeError where it is closed or
// the stream is capturing.
PyObject *core_pool_allocate(core_state *st, PyObject *mr, size_t size, StreamObject *stream);

void core_pool_dealloc(PyObject *self);

// What is asked for most, and costs next to nothing but the way there: the classes have these
// themselves, since CPython goes through all bases for what a base has.
PyObject *core_pool_device_id(PyObject *self, void *unused);
PyObject *core_pool_is_device_accessible(PyObject *self, void *unused);
PyObject *core_pool_is_host_accessible(PyObject *self, void *unused);
PyObject *core_pool_is_managed(PyObject *self, void *unused);

#define CORE_POOL_FACTS \
    {"device_id", core_pool_device_id, NULL, \
     "Ordinal of the device of the memory; -1 where it has none.", NULL}, \
        {"is_device_accessible", core_pool_is_device_accessible, NULL, \
         "Whether kernels can use the memory: True.", NULL}, \
        {"is_host_accessible", core_pool_is_host_accessible, NULL, \
         "Whether the processor can use the memory.", NULL}, \
    { \
        "is_managed", core_pool_is_managed, NULL, "Whether the memory is managed.", NULL \
    }

#endif
