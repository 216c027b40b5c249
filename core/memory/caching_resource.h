// Implements the operations of CachingMemoryResource, which keeps memory of another resource for
// reuse.
#ifndef CUBIND_CORE_CACHING_RESOURCE_H
#define CUBIND_CORE_CACHING_RESOURCE_H

#include "memory/cache.h"
#include "memory/resource.h"

typedef struct CachingObject {
    MemoryResourceObject base;
    PyObject *upstream; // NULL before __init__
    core_cache cache;
    int process;
    bool records_lines;
} CachingObject;

extern const core_resource core_caching_resource;

// Returns a fact as the upstream reports it, or CORE_FACT_FAILED with an exception.
int core_caching_fact(PyObject *mr, core_memory_fact fact);

// Returns a list of CacheHolder, one for each block in use. Owned.
PyObject *core_caching_holders(CachingObject *c);

#endif
