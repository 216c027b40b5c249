// Implements the attributes of memory pools.
#include <string.h>

#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "memory/pool.h"

static bool
has_attributes(CUmemoryPool pool)
{
    return drv_is(pool, DRV_POOL) && !((drv_pool *)pool)->imported;
}

// Returns a pointer to the value of an 8-byte attribute; NULL for other attributes.
static const uint64_t *
wide_attribute(const drv_pool *pool, CUmemPool_attribute attribute)
{
    switch (attribute) {
    case CU_MEMPOOL_ATTR_RELEASE_THRESHOLD:
        return &pool->threshold;
    case CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT:
        return &pool->reserved;
    case CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH:
        return &pool->reserved_high;
    case CU_MEMPOOL_ATTR_USED_MEM_CURRENT:
        return &pool->used;
    case CU_MEMPOOL_ATTR_USED_MEM_HIGH:
        return &pool->used_high;
    case CU_MEMPOOL_ATTR_MAX_POOL_SIZE:
        return &pool->max_size;
    default:
        return NULL;
    }
}

// Stores the value of a 4-byte attribute; false for unknown attributes.
static bool
narrow_attribute(const drv_pool *pool, CUmemPool_attribute attribute, int *value)
{
    switch (attribute) {
    case CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES:
    case CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC:
    case CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES:
        *value = pool->reuse[attribute - 1];
        return true;
    case CU_MEMPOOL_ATTR_ALLOCATION_TYPE:
        *value = (int)pool->type;
        return true;
    case CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES:
        *value = (int)pool->handle_types;
        return true;
    case CU_MEMPOOL_ATTR_LOCATION_ID:
        *value = pool->location.id;
        return true;
    case CU_MEMPOOL_ATTR_LOCATION_TYPE:
        *value = (int)pool->location.type;
        return true;
    case CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED:
        *value = 0;
        return true;
    default:
        return false;
    }
}

static CUresult
get_attribute(const drv_pool *pool, CUmemPool_attribute attribute, void *value)
{
    const uint64_t *wide = wide_attribute(pool, attribute);
    int narrow;
    if (wide != NULL)
        memcpy(value, wide, sizeof *wide);
    else if (narrow_attribute(pool, attribute, &narrow))
        memcpy(value, &narrow, sizeof narrow);
    else
        return CUDA_ERROR_INVALID_VALUE;
    return CUDA_SUCCESS;
}

CUresult
functional_cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
{
    DRV_ENTER();
    if (value == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = has_attributes(pool) ? get_attribute((drv_pool *)pool, attr, value)
                                           : CUDA_ERROR_INVALID_VALUE;
    drv_unlock();
    return status;
}

// A high-water mark can only be reset to the current value.
static CUresult
write_attribute(drv_pool *pool, CUmemPool_attribute attribute, const void *value)
{
    uint64_t wide = 0;
    switch (attribute) {
    case CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES:
    case CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC:
    case CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES:
        memcpy(&pool->reuse[attribute - 1], value, sizeof(int));
        return CUDA_SUCCESS;
    case CU_MEMPOOL_ATTR_RELEASE_THRESHOLD:
        memcpy(&pool->threshold, value, sizeof pool->threshold);
        return CUDA_SUCCESS;
    case CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH:
    case CU_MEMPOOL_ATTR_USED_MEM_HIGH:
        memcpy(&wide, value, sizeof wide);
        if (wide != 0)
            return CUDA_ERROR_INVALID_VALUE;
        if (attribute == CU_MEMPOOL_ATTR_USED_MEM_HIGH)
            pool->used_high = pool->used;
        else
            pool->reserved_high = pool->reserved;
        return CUDA_SUCCESS;
    default:
        return CUDA_ERROR_INVALID_VALUE;
    }
}

CUresult
functional_cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
{
    DRV_ENTER();
    if (value == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = has_attributes(pool) ? write_attribute((drv_pool *)pool, attr, value)
                                           : CUDA_ERROR_INVALID_VALUE;
    drv_unlock();
    return status;
}
