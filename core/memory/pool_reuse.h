// Keeps the pools that resources created, so that later resources reuse them (pool_reuse.c says
// why). The functions need no GIL.
#ifndef CUBIND_CORE_POOL_REUSE_H
#define CUBIND_CORE_POOL_REUSE_H

#include "base/process.h"

// Two pools are interchangeable if their kinds are equal.
typedef struct core_pool_kind {
    CUmemLocation location;
    CUmemAllocationType type;
    size_t max_size; // bytes; 0: no limit
    bool shared;     // other processes can import it
} core_pool_kind;

// Stores in `*out` a pool whose attributes are those of a new pool. Sets `*function` to the name of
// the driver function that it called last.
CUresult core_pool_take(const core_pool_kind *kind, CUmemoryPool *out, const char **function);

// Takes the pool back for reuse. Frees of its memory may still be queued. If it was a device's
// current pool, the default pool becomes current again.
CUresult core_pool_retire(CUmemoryPool pool, const char **function);

#endif
