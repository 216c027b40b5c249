// Memory: every allocation is host memory, so that copies are real and a sanitizer sees what runs
// over its end.
#include <stdlib.h>
#include <string.h>

#include "functional.h"

// Sorted by start; a few thousand at most, so that moving them is cheap.
static fd_range *ranges;
static size_t range_count;
static size_t range_capacity;

// Index of the first range that starts above `address`.
static size_t
first_above(uintptr_t address)
{
    size_t low = 0, high = range_count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (ranges[middle].start <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

fd_range *
fd_range_of(uintptr_t address)
{
    size_t i = first_above(address);
    if (i == 0)
        return NULL;
    fd_range *r = &ranges[i - 1];
    return address - r->start < r->size ? r : NULL;
}

static bool
insert(const fd_range *range)
{
    if (range_count == range_capacity) {
        size_t wanted = range_capacity > 0 ? 2 * range_capacity : 64;
        fd_range *grown = realloc(ranges, wanted * sizeof *grown);
        if (grown == NULL)
            return false;
        ranges = grown;
        range_capacity = wanted;
    }
    size_t i = first_above(range->start);
    memmove(&ranges[i + 1], &ranges[i], (range_count - i) * sizeof *ranges);
    ranges[i] = *range;
    range_count++;
    return true;
}

static bool
uses_device_memory(fd_space space)
{
    return space == FD_DEVICE || space == FD_MANAGED;
}

static void
take_out(size_t i)
{
    fd_range *r = &ranges[i];
    if (uses_device_memory(r->space))
        fd_devices[r->device].used -= r->size;
    if (r->pool != NULL && fd_is(r->pool, FD_POOL))
        r->pool->used -= r->size;
    if (r->space != FD_REGISTERED)
        free((void *)r->start);
    memmove(&ranges[i], &ranges[i + 1], (range_count - i - 1) * sizeof *ranges);
    range_count--;
}

CUresult
fd_allocate(fd_space space, size_t size, unsigned int flags, fd_pool *pool, void **out)
{
    fd_context *context;
    FD_TRY(fd_current(&context));
    if (size == 0 || out == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_device *device = &fd_devices[pool != NULL ? pool->device : context->device];
    if (uses_device_memory(space) && size > fd_total_memory - device->used)
        return CUDA_ERROR_OUT_OF_MEMORY;
    void *memory;
    if (posix_memalign(&memory, 512, size) != 0)
        return CUDA_ERROR_OUT_OF_MEMORY;
    fd_range range = {
        (uintptr_t)memory, size, space, (int)(device - fd_devices), flags, context, pool,
        fd_next_id(),      false};
    if (!insert(&range)) {
        free(memory);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    if (uses_device_memory(space))
        device->used += size;
    *out = memory;
    return CUDA_SUCCESS;
}

CUresult
fd_release(uintptr_t start, fd_space space)
{
    size_t i = first_above(start);
    if (i == 0 || ranges[i - 1].start != start)
        return CUDA_ERROR_INVALID_VALUE;
    bool same =
        ranges[i - 1].space == space || (space == FD_DEVICE && ranges[i - 1].space == FD_MANAGED);
    if (!same)
        return CUDA_ERROR_INVALID_VALUE;
    take_out(i - 1);
    return CUDA_SUCCESS;
}

void
fd_release_context(const fd_context *context)
{
    for (size_t i = range_count; i-- > 0;) {
        if (ranges[i].context == context)
            take_out(i);
    }
}

CUresult
fd_check_device_range(CUdeviceptr address, size_t size)
{
    if (size == 0)
        return CUDA_SUCCESS;
    const fd_range *r = fd_range_of((uintptr_t)address);
    if (r == NULL || size > r->size - ((uintptr_t)address - r->start))
        return CUDA_ERROR_INVALID_VALUE;
    return CUDA_SUCCESS;
}

// --- allocation ----------------------------------------------------------------------------------

static CUresult
allocate_locked(fd_space space, size_t size, unsigned int flags, void **out)
{
    fd_lock();
    CUresult status = fd_allocate(space, size, flags, NULL, out);
    fd_unlock();
    return status;
}

static CUresult
release_locked(uintptr_t start, fd_space space)
{
    fd_lock();
    CUresult status = fd_initialized();
    if (status == CUDA_SUCCESS && start != 0)
        status = fd_release(start, space);
    fd_unlock();
    return status;
}

CUresult
functional_cuMemGetInfo_v2(size_t *free_bytes, size_t *total)
{
    fd_context *context;
    fd_lock();
    CUresult status = fd_current(&context);
    if (status == CUDA_SUCCESS && free_bytes != NULL)
        *free_bytes = fd_total_memory - fd_devices[context->device].used;
    fd_unlock();
    if (status == CUDA_SUCCESS && total != NULL)
        *total = fd_total_memory;
    return status;
}

CUresult
functional_cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)
{
    void *memory;
    FD_TRY(allocate_locked(FD_DEVICE, dptr != NULL ? bytesize : 0, 0, &memory));
    *dptr = (CUdeviceptr)(uintptr_t)memory;
    return CUDA_SUCCESS;
}

CUresult
functional_cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height,
                              unsigned int ElementSizeBytes)
{
    bool valid = ElementSizeBytes == 4 || ElementSizeBytes == 8 || ElementSizeBytes == 16;
    if (dptr == NULL || pPitch == NULL || !valid || WidthInBytes == 0 || Height == 0)
        return CUDA_ERROR_INVALID_VALUE;
    size_t pitch = (WidthInBytes + 511) / 512 * 512;
    if (Height > SIZE_MAX / pitch)
        return CUDA_ERROR_OUT_OF_MEMORY;
    FD_TRY(functional_cuMemAlloc_v2(dptr, pitch * Height));
    *pPitch = pitch;
    return CUDA_SUCCESS;
}

CUresult
functional_cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)
{
    if (dptr == NULL || (flags != CU_MEM_ATTACH_GLOBAL && flags != CU_MEM_ATTACH_HOST))
        return CUDA_ERROR_INVALID_VALUE;
    void *memory;
    FD_TRY(allocate_locked(FD_MANAGED, bytesize, flags, &memory));
    *dptr = (CUdeviceptr)(uintptr_t)memory;
    return CUDA_SUCCESS;
}

CUresult
functional_cuMemFree_v2(CUdeviceptr dptr)
{
    return release_locked((uintptr_t)dptr, FD_DEVICE);
}

CUresult
functional_cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)
{
    fd_context *context;
    fd_lock();
    CUresult status = fd_current(&context);
    const fd_range *r = status == CUDA_SUCCESS ? fd_range_of((uintptr_t)dptr) : NULL;
    if (status == CUDA_SUCCESS && r == NULL)
        status = CUDA_ERROR_NOT_FOUND;
    if (r != NULL && pbase != NULL)
        *pbase = (CUdeviceptr)r->start;
    if (r != NULL && psize != NULL)
        *psize = r->size;
    fd_unlock();
    return status;
}

CUresult
functional_cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)
{
    unsigned int known =
        CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP | CU_MEMHOSTALLOC_WRITECOMBINED;
    if ((Flags & ~known) != 0)
        return CUDA_ERROR_INVALID_VALUE;
    return allocate_locked(FD_HOST, bytesize, Flags | CU_MEMHOSTALLOC_DEVICEMAP, pp);
}

CUresult
functional_cuMemAllocHost_v2(void **pp, size_t bytesize)
{
    return functional_cuMemHostAlloc(pp, bytesize, 0);
}

CUresult
functional_cuMemFreeHost(void *p)
{
    return release_locked((uintptr_t)p, FD_HOST);
}

CUresult
functional_cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)
{
    if (pdptr == NULL || Flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    const fd_range *r = fd_range_of((uintptr_t)p);
    bool valid = r != NULL && (r->space == FD_HOST || r->space == FD_REGISTERED);
    fd_unlock();
    if (!valid)
        return CUDA_ERROR_INVALID_VALUE;
    *pdptr = (CUdeviceptr)(uintptr_t)p;
    return CUDA_SUCCESS;
}

CUresult
functional_cuMemHostGetFlags(unsigned int *pFlags, void *p)
{
    fd_lock();
    const fd_range *r = fd_range_of((uintptr_t)p);
    CUresult status = r != NULL && pFlags != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    if (status == CUDA_SUCCESS)
        *pFlags = r->flags;
    fd_unlock();
    return status;
}

static CUresult
register_host(void *p, size_t bytesize, unsigned int flags)
{
    fd_context *context;
    FD_TRY(fd_current(&context));
    if (p == NULL || bytesize == 0)
        return CUDA_ERROR_INVALID_VALUE;
    if (fd_range_of((uintptr_t)p) != NULL)
        return CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED;
    fd_range range = {(uintptr_t)p, bytesize,     FD_REGISTERED, context->device, flags, context,
                      NULL,         fd_next_id(), false};
    return insert(&range) ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}

CUresult
functional_cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)
{
    fd_lock();
    CUresult status = register_host(p, bytesize, Flags);
    fd_unlock();
    return status;
}

CUresult
functional_cuMemHostUnregister(void *p)
{
    CUresult status = release_locked((uintptr_t)p, FD_REGISTERED);
    return status == CUDA_ERROR_INVALID_VALUE ? CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED : status;
}

// --- pools and stream-ordered allocation ---------------------------------------------------------

static fd_pool *
new_pool(int device, CUmemAllocationHandleType handle_types)
{
    fd_pool *pool = fd_new(FD_POOL, sizeof *pool);
    if (pool == NULL)
        return NULL;
    pool->device = device;
    pool->handle_types = handle_types;
    pool->reuse[0] = pool->reuse[1] = pool->reuse[2] = 1;
    return pool;
}

static fd_pool *
default_pool(int device)
{
    fd_device *d = &fd_devices[device];
    if (d->default_pool == NULL)
        d->default_pool = new_pool(device, CU_MEM_HANDLE_TYPE_NONE);
    return d->default_pool;
}

static fd_pool *
pool_of(int device)
{
    fd_pool *set = fd_devices[device].pool;
    return set != NULL && fd_is(set, FD_POOL) ? set : default_pool(device);
}

static CUresult
give_pool(CUmemoryPool *out, CUdevice dev, fd_pool *(*choose)(int device))
{
    FD_TRY(fd_initialized());
    if (out == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    if (!fd_device_valid(dev))
        return CUDA_ERROR_INVALID_DEVICE;
    fd_lock();
    *out = (CUmemoryPool)choose(dev);
    fd_unlock();
    return CUDA_SUCCESS;
}

CUresult
functional_cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)
{
    return give_pool(pool_out, dev, default_pool);
}

CUresult
functional_cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)
{
    return give_pool(pool, dev, pool_of);
}

CUresult
functional_cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)
{
    FD_TRY(fd_initialized());
    if (!fd_device_valid(dev))
        return CUDA_ERROR_INVALID_DEVICE;
    fd_lock();
    bool valid = fd_is(pool, FD_POOL);
    if (valid)
        fd_devices[dev].pool = (fd_pool *)pool;
    fd_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult
functional_cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)
{
    FD_TRY(fd_initialized());
    if (pool == NULL || poolProps == NULL || poolProps->allocType != CU_MEM_ALLOCATION_TYPE_PINNED)
        return CUDA_ERROR_INVALID_VALUE;
    if (!fd_device_valid(poolProps->location.id))
        return CUDA_ERROR_INVALID_DEVICE;
    fd_lock();
    *pool = (CUmemoryPool)new_pool(poolProps->location.id, poolProps->handleTypes);
    fd_unlock();
    return *pool != NULL ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}

CUresult
functional_cuMemPoolDestroy(CUmemoryPool pool)
{
    fd_lock();
    bool valid = fd_is(pool, FD_POOL) &&
                 fd_devices[((fd_pool *)pool)->device].default_pool != (fd_pool *)pool;
    if (valid)
        fd_delete(pool);
    fd_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult
functional_cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)
{
    (void)minBytesToKeep;
    fd_lock();
    bool valid = fd_is(pool, FD_POOL);
    fd_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

// Where the value of an attribute is kept, with its size; NULL for those that are computed or
// unknown.
static void *
pool_slot(fd_pool *pool, CUmemPool_attribute attr, size_t *size)
{
    *size = sizeof(int);
    switch (attr) {
    case CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES:
        return &pool->reuse[0];
    case CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC:
        return &pool->reuse[1];
    case CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES:
        return &pool->reuse[2];
    case CU_MEMPOOL_ATTR_RELEASE_THRESHOLD:
        *size = sizeof(uint64_t);
        return &pool->threshold;
    case CU_MEMPOOL_ATTR_USED_MEM_CURRENT:
    case CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT:
        *size = sizeof(uint64_t);
        return &pool->used;
    case CU_MEMPOOL_ATTR_USED_MEM_HIGH:
    case CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH:
        *size = sizeof(uint64_t);
        return &pool->used_high;
    default:
        return NULL;
    }
}

CUresult
functional_cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
{
    fd_lock();
    size_t size = 0;
    const void *slot = fd_is(pool, FD_POOL) ? pool_slot((fd_pool *)pool, attr, &size) : NULL;
    CUresult status = slot != NULL && value != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    if (status == CUDA_SUCCESS)
        memcpy(value, slot, size);
    fd_unlock();
    return status;
}

CUresult
functional_cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
{
    bool current =
        attr == CU_MEMPOOL_ATTR_USED_MEM_CURRENT || attr == CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT;
    if (value == NULL || current)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    size_t size = 0;
    void *slot = fd_is(pool, FD_POOL) ? pool_slot((fd_pool *)pool, attr, &size) : NULL;
    if (slot != NULL)
        memcpy(slot, value, size);
    fd_unlock();
    return slot != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

static CUresult
allocate_from(CUdeviceptr *dptr, size_t size, fd_pool *pool, CUstream stream)
{
    FD_TRY(fd_check_stream(stream));
    if (pool == NULL) {
        fd_context *context;
        FD_TRY(fd_current(&context));
        pool = pool_of(context->device);
    }
    if (!fd_is(pool, FD_POOL))
        return CUDA_ERROR_INVALID_VALUE;
    void *memory;
    FD_TRY(fd_allocate(FD_DEVICE, size, 0, pool, &memory));
    pool->used += size;
    if (pool->used > pool->used_high)
        pool->used_high = pool->used;
    *dptr = (CUdeviceptr)(uintptr_t)memory;
    return CUDA_SUCCESS;
}

CUresult
functional_cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool,
                                   CUstream hStream)
{
    if (dptr == NULL || pool == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = allocate_from(dptr, bytesize, (fd_pool *)pool, hStream);
    fd_unlock();
    return status;
}

CUresult
functional_cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
{
    if (dptr == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = allocate_from(dptr, bytesize, NULL, hStream);
    fd_unlock();
    return status;
}

CUresult
functional_cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)
{
    fd_lock();
    CUresult status = fd_check_stream(hStream);
    if (status == CUDA_SUCCESS && dptr != 0)
        status = fd_release((uintptr_t)dptr, FD_DEVICE);
    fd_unlock();
    return status;
}
