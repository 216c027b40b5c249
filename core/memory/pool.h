// Declares the memory resources that use the driver's stream-ordered memory pools.
#ifndef CUBIND_CORE_POOL_H
#define CUBIND_CORE_POOL_H

#include "base/doc.h"
#include "base/errors.h"
#include "memory/resource.h"

// An object of _MemPool or a type derived from it. base.pool is NULL before __init__ and once
// closed.
typedef struct PoolObject {
    MemoryResourceObject base;
    int kind;             // core_memory_kind
    int device;           // ordinal; -1: none
    PyObject *attributes; // NULL before first use and once closed
    PyObject *shared;     // _ipc.Shared if other processes can use the pool; NULL once closed
    PyObject *allocation_handle; // of `shared`; NULL before first use and once closed
    int location; // the requested CUmemLocationType; CU_MEM_LOCATION_TYPE_INVALID: none
    int location_id;
} PoolObject;

// The table of resources on imported pools is the second one.
extern const core_resource core_pool_resource, core_imported_resource;

void core_pool_dealloc(PyObject *self);

// Checks that the resource is usable: not closed, not inherited through a fork. Returns 0, or -1
// with RuntimeError.
static inline int
core_pool_check(PoolObject *p)
{
    if (CB_UNLIKELY(p->base.pool == NULL))
        return core_raise_closed((PyObject *)p);
    return core_check_process((PyObject *)p, p->base.pool->process);
}

// The properties that programs read most often. Each class defines them itself, because most of
// their cost is the look-up, and CPython searches all bases to find an attribute of a base.
PyObject *core_pool_get_fact(PyObject *self, void *fact);

#define CORE_POOL_FACTS \
    {"device_id", core_pool_get_fact, NULL, CORE_DOC(_MemPool, device_id), \
     CORE_FACT(CORE_FACT_DEVICE)}, \
        {"is_device_accessible", core_pool_get_fact, NULL, \
         CORE_DOC(_MemPool, is_device_accessible), CORE_FACT(CORE_FACT_DEVICE_ACCESSIBLE)}, \
        {"is_host_accessible", core_pool_get_fact, NULL, CORE_DOC(_MemPool, is_host_accessible), \
         CORE_FACT(CORE_FACT_HOST_ACCESSIBLE)}, \
    { \
        "is_managed", core_pool_get_fact, NULL, CORE_DOC(_MemPool, is_managed), \
            CORE_FACT(CORE_FACT_MANAGED) \
    }

#endif
