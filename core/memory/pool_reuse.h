// Pools that resources created: see pool_reuse.c. The functions need no GIL.
#ifndef CUBIND_CORE_POOL_REUSE_H
#define CUBIND_CORE_POOL_REUSE_H

#include "base/process.h"

// Pools of the same kind can replace each other.
typedef struct core_pool_kind {
    CUmemLocation location;
    CUmemAllocationType type;
    size_t max_size; // bytes; 0: no limit
} core_pool_kind;

// Returns a pool with the attributes of a new one. `*function` is the last function that was
// called.
CUresult core_pool_take(const core_pool_kind *kind, CUmemoryPool *out, const char **function);

// Gives the pool back; its memory may still be waiting to be freed. If it was a device's current
// pool, the default pool becomes current again.
CUresult core_pool_retire(CUmemoryPool pool, const char **function);

#endif
