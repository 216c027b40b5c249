// Implements memory pools: the bytes that they hold, and the pools of each place.
#include "memory/pool.h"

#include "base/handles.h"
#include "cubind_size.h"
#include "device/device.h"
#include "memory/pool_file.h"

// A pool grows and shrinks in blocks of this size.
static const uint64_t block = 32 << 20;

static uint64_t
in_blocks(uint64_t size)
{
    uint64_t whole;
    return size_round_up(size, block, &whole) ? whole : UINT64_MAX;
}

// --- accounts ------------------------------------------------------------------------------------

static uint64_t
larger(uint64_t a, uint64_t b)
{
    return a > b ? a : b;
}

CUresult
drv_pool_take(drv_pool *pool, size_t size)
{
    uint64_t used;
    if (!size_add(pool->used, size, &used) ||
        (pool->max_size > 0 && used > in_blocks(pool->max_size)))
        return CUDA_ERROR_OUT_OF_MEMORY;
    pool->used = used;
    pool->used_high = larger(pool->used_high, used);
    pool->reserved = larger(pool->reserved, in_blocks(used));
    pool->reserved_high = larger(pool->reserved_high, pool->reserved);
    pool->allocations++;
    return CUDA_SUCCESS;
}

void
drv_pool_give_back(drv_pool *pool, size_t size)
{
    pool->used -= size;
    pool->allocations--;
    if (pool->destroyed && pool->allocations == 0)
        drv_pool_delete(pool);
}

void
drv_pool_delete(drv_pool *pool)
{
    drv_pool_file_close(pool);
    drv_delete(pool);
}

void
drv_pool_trim(drv_pool *pool, uint64_t keep)
{
    if (keep < pool->reserved)
        pool->reserved = larger(in_blocks(pool->used), in_blocks(keep));
}

static void
trim_to_threshold(void *object, void *arg)
{
    (void)arg;
    drv_pool_trim(object, ((drv_pool *)object)->threshold);
}

void
drv_pools_trim(void)
{
    drv_each(DRV_POOL, trim_to_threshold, NULL);
}

// --- pools of a place ----------------------------------------------------------------------------

static drv_pool *default_pools[DRV_PLACES];
static drv_pool *current_pools[DRV_PLACES];

drv_pool *
drv_pool_new(CUmemAllocationType type, CUmemLocation location)
{
    drv_pool *pool = drv_new(DRV_POOL, sizeof *pool);
    if (pool == NULL)
        return NULL;
    pool->type = type;
    pool->location = location;
    pool->reuse[0] = pool->reuse[1] = pool->reuse[2] = 1;
    bool on_device = location.type == CU_MEM_LOCATION_TYPE_DEVICE;
    if (on_device && type == CU_MEM_ALLOCATION_TYPE_PINNED)
        pool->access[location.id] = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
    else
        pool->host_access = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
    for (int i = 0; type == CU_MEM_ALLOCATION_TYPE_MANAGED && i < DRV_MAX_DEVICES; i++)
        pool->access[i] = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
    return pool;
}

// Returns the index of a location's pool; -1 if there is no such location.
int
drv_pool_place(const CUmemLocation *location, CUmemAllocationType type)
{
    if (type == CU_MEM_ALLOCATION_TYPE_MANAGED)
        return DRV_MANAGED_PLACE;
    if (type != CU_MEM_ALLOCATION_TYPE_PINNED)
        return -1;
    if (location->type == CU_MEM_LOCATION_TYPE_DEVICE)
        return drv_device_valid(location->id) ? location->id : -1;
    bool host = location->type == CU_MEM_LOCATION_TYPE_HOST ||
                location->type == CU_MEM_LOCATION_TYPE_HOST_NUMA;
    return host ? DRV_HOST_PLACE : -1;
}

drv_pool *
drv_pool_default(int place)
{
    if (default_pools[place] != NULL)
        return default_pools[place];
    CUmemLocation location = {CU_MEM_LOCATION_TYPE_DEVICE, {place}};
    if (place == DRV_HOST_PLACE)
        location = (CUmemLocation){CU_MEM_LOCATION_TYPE_HOST, {0}};
    if (place == DRV_MANAGED_PLACE)
        location = (CUmemLocation){CU_MEM_LOCATION_TYPE_NONE, {0}};
    CUmemAllocationType type =
        place == DRV_MANAGED_PLACE ? CU_MEM_ALLOCATION_TYPE_MANAGED : CU_MEM_ALLOCATION_TYPE_PINNED;
    drv_pool *pool = drv_pool_new(type, location);
    if (pool != NULL)
        pool->builtin = true;
    return default_pools[place] = pool;
}

drv_pool *
drv_pool_current(int place)
{
    drv_pool *pool = current_pools[place];
    return pool != NULL ? pool : drv_pool_default(place);
}

void
drv_pool_make_current(int place, drv_pool *pool)
{
    current_pools[place] = pool;
}

void
drv_pool_leave_places(const drv_pool *pool)
{
    for (int i = 0; i < DRV_PLACES; i++)
        if (current_pools[i] == pool)
            current_pools[i] = NULL;
}

drv_pool *
drv_pool_of_device(int device)
{
    return drv_pool_current(device);
}
