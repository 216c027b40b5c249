// The pools that resources made: see pool_reuse.c. Callable without the GIL.
#ifndef CUBIND_CORE_POOL_REUSE_H
#define CUBIND_CORE_POOL_REUSE_H

#include "base/process.h"

// Pools of the same kind serve each other's purpose.
typedef struct core_pool_kind {
    CUmemLocation location;
    CUmemAllocationType type;
    size_t max_size; // bytes; 0: no limit
} core_pool_kind;

// A pool with the attributes of a new one. `function` is what was called last.
CUresult core_pool_take(const core_pool_kind *kind, CUmemoryPool *out, const char **function);

// Gives it back; its memory may still be waiting to be freed. Where it was a device's current pool,
// the default one is again.
CUresult core_pool_retire(CUmemoryPool pool, const char **function);

#endif
