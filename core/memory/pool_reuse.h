// Keeps the pools that resources created, so that later resources reuse them (pool_reuse.c says
// why). The functions need no GIL.
#ifndef CUBIND_CORE_POOL_REUSE_H
#define CUBIND_CORE_POOL_REUSE_H

#include "base/ref.h"

#include <stdatomic.h>
#include <stdbool.h>

// Two pools are interchangeable if their kinds are equal.
typedef struct core_pool_kind {
    CUmemLocation location;
    CUmemAllocationType type;
    size_t max_size; // bytes; 0: no limit
    bool shared;     // other processes can import it
} core_pool_kind;

// Stores in `*out` a pool with the attributes and the access of a new pool; all devices can access
// pools of host memory. Sets `*function` to the name of the driver function that it called last.
CUresult core_pool_take(const core_pool_kind *kind, int device_count, CUmemoryPool *out,
                        const char **function);

// Takes the pool back: for reuse, or if it was exported to be destroyed. Frees of its memory may
// still be queued. If it was a device's current pool, the default pool becomes current again.
CUresult core_pool_retire(CUmemoryPool pool, const char **function);

// Note, before it is so, that other processes may have a descriptor of the pool, or that other
// devices may access its memory. They do nothing for a pool that no resource created.
void core_pool_note_export(CUmemoryPool pool);
void core_pool_note_peers(CUmemoryPool pool);

// Whether a pool may have been exported, or may have peers. Then all memory of pools must be freed
// by core_pool_free(), otherwise it can be freed by cuMemFreeAsync().
extern _Atomic(bool) core_pools_are_tracked;

static inline bool
core_pools_tracked(void)
{
    return atomic_load_explicit(&core_pools_are_tracked, memory_order_relaxed);
}

// Frees memory in the order of the stream, or of the legacy stream if `stream` is NULL.
CUresult core_pool_free(CUmemoryPool pool, CUdeviceptr ptr, const core_ref *stream);

#endif
