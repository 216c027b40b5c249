// cuMemPoolCreate and related functions.
#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "device/device.h"
#include "memory/pool_file.h"
#include "memory/ranges.h"

// --- pools of a place ----------------------------------------------------------------------------

static CUresult
give_pool(CUmemoryPool *out, int place, drv_pool *(*choose)(int place))
{
    drv_lock();
    *out = (CUmemoryPool)choose(place);
    drv_unlock();
    return *out != NULL ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}

static CUresult
give_pool_of_device(CUmemoryPool *out, CUdevice dev, drv_pool *(*choose)(int place))
{
    if (out == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    return drv_device_valid(dev) ? give_pool(out, dev, choose) : CUDA_ERROR_INVALID_DEVICE;
}

static CUresult
give_pool_of_location(CUmemoryPool *out, const CUmemLocation *location, CUmemAllocationType type,
                      drv_pool *(*choose)(int place))
{
    int place = location != NULL ? drv_pool_place(location, type) : -1;
    return out != NULL && place >= 0 ? give_pool(out, place, choose) : CUDA_ERROR_INVALID_VALUE;
}

CUresult
functional_cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)
{
    DRV_ENTER();
    return give_pool_of_device(pool_out, dev, drv_pool_default);
}

CUresult
functional_cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)
{
    DRV_ENTER();
    return give_pool_of_device(pool, dev, drv_pool_current);
}

CUresult
functional_cuMemGetDefaultMemPool(CUmemoryPool *pool_out, CUmemLocation *location,
                                  CUmemAllocationType type)
{
    DRV_ENTER();
    return give_pool_of_location(pool_out, location, type, drv_pool_default);
}

CUresult
functional_cuMemGetMemPool(CUmemoryPool *pool, CUmemLocation *location, CUmemAllocationType type)
{
    DRV_ENTER();
    return give_pool_of_location(pool, location, type, drv_pool_current);
}

static CUresult
set_pool(int place, CUmemoryPool handle)
{
    drv_lock();
    bool valid = place >= 0 && drv_is(handle, DRV_POOL);
    drv_pool *pool = (drv_pool *)handle;
    valid = valid && !pool->imported && drv_pool_place(&pool->location, pool->type) == place;
    if (valid)
        drv_pool_make_current(place, pool);
    drv_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult
functional_cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)
{
    DRV_ENTER();
    return drv_device_valid(dev) ? set_pool(dev, pool) : CUDA_ERROR_INVALID_DEVICE;
}

CUresult
functional_cuMemSetMemPool(CUmemLocation *location, CUmemAllocationType type, CUmemoryPool pool)
{
    DRV_ENTER();
    return set_pool(location != NULL ? drv_pool_place(location, type) : -1, pool);
}

// --- own pools -----------------------------------------------------------------------------------

static CUresult
check_props(const CUmemPoolProps *props)
{
    bool managed = props->allocType == CU_MEM_ALLOCATION_TYPE_MANAGED;
    if (props->allocType != CU_MEM_ALLOCATION_TYPE_PINNED && !managed)
        return CUDA_ERROR_INVALID_VALUE;
    switch (props->location.type) {
    case CU_MEM_LOCATION_TYPE_DEVICE:
        return drv_device_valid(props->location.id) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    case CU_MEM_LOCATION_TYPE_HOST: // processes can only share memory of one NUMA node
        return props->handleTypes == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    case CU_MEM_LOCATION_TYPE_HOST_NUMA:
        // the only NUMA node
        return props->location.id == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    case CU_MEM_LOCATION_TYPE_NONE:
        return managed ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    default:
        return CUDA_ERROR_INVALID_VALUE;
    }
}

// The largest size of a pool. A driver reserves addresses for the whole pool, so larger pools fail.
static const size_t MOST_ADDRESSES = (size_t)1 << 47;

CUresult
functional_cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)
{
    DRV_ENTER();
    if (pool == NULL || poolProps == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    DRV_TRY(check_props(poolProps));
    if (poolProps->maxSize > MOST_ADDRESSES)
        return CUDA_ERROR_OUT_OF_MEMORY;
    drv_lock();
    drv_pool *made = drv_pool_new(poolProps->allocType, poolProps->location);
    bool shared = (poolProps->handleTypes & CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) != 0;
    if (made != NULL && shared && !drv_pool_file_open(made)) {
        drv_pool_delete(made);
        made = NULL;
    }
    if (made != NULL) {
        made->handle_types = poolProps->handleTypes;
        made->max_size = poolProps->maxSize;
        *pool = (CUmemoryPool)made;
    }
    drv_unlock();
    return made != NULL ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}

// Makes the handle invalid at once. The pool itself lives until its last allocation is freed.
static void
destroy(drv_pool *pool)
{
    drv_pool_leave_places(pool); // another pool may get the same address
    drv_forget(pool);
    pool->destroyed = true;
    if (pool->allocations == 0)
        drv_pool_delete(pool);
}

static void
look_for_use(const drv_range *r, void *arg)
{
    const drv_pool **pool = arg;
    if (r->pool == *pool && !r->freeing)
        *pool = NULL;
}

// Returns whether a pool has memory that no free is queued for.
static bool
is_in_use(const drv_pool *pool)
{
    const drv_pool *found = pool;
    drv_each_range(NULL, look_for_use, &found);
    return found == NULL;
}

CUresult
functional_cuMemPoolDestroy(CUmemoryPool pool)
{
    DRV_ENTER();
    drv_lock();
    drv_pool *p = (drv_pool *)pool;
    bool valid = drv_is(pool, DRV_POOL) && !p->builtin && !(p->imported && is_in_use(p));
    if (valid)
        destroy((drv_pool *)pool);
    drv_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult
functional_cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)
{
    DRV_ENTER();
    drv_lock();
    bool valid = drv_is(pool, DRV_POOL) && !((drv_pool *)pool)->imported;
    if (valid)
        drv_pool_trim((drv_pool *)pool, minBytesToKeep);
    drv_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

// --- access --------------------------------------------------------------------------------------

// Returns a pointer to the access of a location; NULL if there is no such location.
static CUmemAccess_flags *
access_slot(drv_pool *pool, const CUmemLocation *location)
{
    if (location->type == CU_MEM_LOCATION_TYPE_DEVICE && drv_device_valid(location->id))
        return &pool->access[location->id];
    bool host = location->type == CU_MEM_LOCATION_TYPE_HOST ||
                location->type == CU_MEM_LOCATION_TYPE_HOST_NUMA;
    return host ? &pool->host_access : NULL;
}

static CUresult
set_access(drv_pool *pool, const CUmemAccessDesc *map, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        CUmemAccess_flags *slot = access_slot(pool, &map[i].location);
        if (slot == NULL)
            return CUDA_ERROR_INVALID_DEVICE;
        bool own = pool->location.type == CU_MEM_LOCATION_TYPE_DEVICE &&
                   slot == &pool->access[pool->location.id];
        if (own && map[i].flags == CU_MEM_ACCESS_FLAGS_PROT_NONE)
            return CUDA_ERROR_INVALID_DEVICE;
        if (map[i].flags == CU_MEM_ACCESS_FLAGS_PROT_READ)
            return CUDA_ERROR_NOT_SUPPORTED;
        bool known = map[i].flags == CU_MEM_ACCESS_FLAGS_PROT_NONE ||
                     map[i].flags == CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
        if (!known)
            return CUDA_ERROR_INVALID_VALUE;
    }
    drv_looking_stop();
    for (size_t i = 0; i < count; i++)
        *access_slot(pool, &map[i].location) = map[i].flags;
    drv_looking_go_on();
    return CUDA_SUCCESS;
}

CUresult
functional_cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)
{
    DRV_ENTER();
    if (map == NULL && count > 0)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = drv_is(pool, DRV_POOL) ? set_access((drv_pool *)pool, map, count)
                                             : CUDA_ERROR_INVALID_VALUE;
    drv_unlock();
    return status;
}

CUresult
functional_cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool,
                              CUmemLocation *location)
{
    DRV_ENTER();
    if (flags == NULL || location == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    const CUmemAccess_flags *slot =
        drv_is(memPool, DRV_POOL) ? access_slot((drv_pool *)memPool, location) : NULL;
    if (slot != NULL)
        *flags = *slot;
    drv_unlock();
    return slot != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
