// Declares memory pools.
#ifndef CUBIND_DRIVER_MEMORY_POOL_H
#define CUBIND_DRIVER_MEMORY_POOL_H

#include <stddef.h>

#include "base/driver.h"

typedef struct drv_pool drv_pool;

struct drv_pool {
    CUmemAllocationType type;
    CUmemLocation location;
    CUmemAllocationHandleType handle_types;
    uint64_t max_size; // 0: no limit
    bool builtin;      // a default pool
    bool destroyed;    // the program has destroyed it; it is freed with its last allocation
    unsigned int allocations;
    uint64_t threshold;
    uint64_t used;
    uint64_t used_high;
    uint64_t reserved;
    uint64_t reserved_high;
    int reuse[3]; // attributes REUSE_…: event dependencies, opportunistic, internal
    CUmemAccess_flags access[DRV_MAX_DEVICES];
    CUmemAccess_flags host_access;
    // The rest is for pools that processes share (pool_file.h).
    bool imported; // another process, or an import of this one, has it
    bool exported; // before that, no pointers are exported
    int file;      // the descriptor of the file with the memory; 0: not shared
    uint64_t inode, key;
    uint64_t end; // of the file
};

drv_pool *drv_pool_of_device(int device);

// The places that have a default and a current pool: each device, the host, managed memory.
enum { DRV_HOST_PLACE = DRV_MAX_DEVICES, DRV_MANAGED_PLACE, DRV_PLACES };
// Returns the place of memory of this type; -1 if there is no such location.
int drv_pool_place(const CUmemLocation *location, CUmemAllocationType type);
// Return the pools of a place; NULL if out of memory.
drv_pool *drv_pool_default(int place);
drv_pool *drv_pool_current(int place);
void drv_pool_make_current(int place, drv_pool *pool);
void
drv_pool_leave_places(const drv_pool *pool); // where it is current, the default pool becomes so
void drv_pool_delete(drv_pool *pool);
drv_pool *drv_pool_new(CUmemAllocationType type, CUmemLocation location);
void drv_pool_trim(drv_pool *pool,
                   uint64_t kept); // releases memory until `kept` bytes are reserved
CUresult drv_pool_take(drv_pool *pool, size_t size);
void drv_pool_give_back(drv_pool *pool, size_t size);
void drv_pools_trim(void); // called at every synchronization

#endif
