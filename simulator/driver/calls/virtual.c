// Implements virtual memory: cuMemAddressReserve, cuMemCreate, cuMemMap, cuMemSetAccess and related
// functions. The order of the checks is that of a real driver on an H200.
#include <string.h>
#include <unistd.h>

#include "base/call.h"
#include "base/lock.h"
#include "device/context.h"
#include "device/device.h"
#include "memory/ranges.h"
#include "memory/virtual.h"
#include "stream/queue.h"

static bool
in_granules(uint64_t value)
{
    return value % DRV_GRANULE == 0;
}

// --- addresses -----------------------------------------------------------------------------------

CUresult
functional_cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr,
                               unsigned long long flags)
{
    DRV_ENTER();
    uintptr_t start = 0;
    if (ptr == NULL || size == 0 || !in_granules(size) || (alignment & (alignment - 1)) != 0 ||
        !in_granules(addr) || flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = drv_reserve(size, alignment, (uintptr_t)addr, &start);
    drv_unlock();
    if (status == CUDA_SUCCESS)
        *ptr = (CUdeviceptr)start;
    return status;
}

CUresult
functional_cuMemAddressFree(CUdeviceptr ptr, size_t size)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = drv_unreserve((uintptr_t)ptr, size);
    drv_unlock();
    return status;
}

// --- physical memory -----------------------------------------------------------------------------

static CUresult
check_location(const CUmemAllocationProp *prop)
{
    switch (prop->location.type) {
    case CU_MEM_LOCATION_TYPE_DEVICE:
        return drv_device_valid(prop->location.id) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_DEVICE;
    case CU_MEM_LOCATION_TYPE_HOST: {
        bool exported = prop->requestedHandleTypes != CU_MEM_HANDLE_TYPE_NONE;
        return exported ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
    }
    case CU_MEM_LOCATION_TYPE_HOST_NUMA: // there is only one node
        return prop->location.id == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    default:
        return CUDA_ERROR_INVALID_VALUE;
    }
}

static CUresult
check_prop(const CUmemAllocationProp *prop)
{
    unsigned int types = (unsigned int)prop->requestedHandleTypes;
    if (prop->type != CU_MEM_ALLOCATION_TYPE_PINNED)
        return CUDA_ERROR_INVALID_VALUE;
    DRV_TRY(check_location(prop));
    if ((types & CU_MEM_HANDLE_TYPE_FABRIC) != 0)
        return CUDA_ERROR_NOT_PERMITTED;
    types &= ~(unsigned int)CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    return types == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

static CUresult
create(size_t size, const CUmemAllocationProp *prop, drv_physical **out)
{
    static const size_t most = (size_t)1 << 44; // no host has more
    bool of_device = prop->location.type == CU_MEM_LOCATION_TYPE_DEVICE;
    DRV_TRY(drv_initialized());
    DRV_TRY(check_prop(prop));
    if (size > most || (of_device && size > drv_free_memory(prop->location.id)))
        return CUDA_ERROR_OUT_OF_MEMORY;
    *out = drv_physical_new(size, prop);
    return *out != NULL ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}

CUresult
functional_cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size,
                       const CUmemAllocationProp *prop, unsigned long long flags)
{
    DRV_ENTER();
    drv_physical *made;
    if (handle == NULL || prop == NULL || size == 0 || !in_granules(size) || flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = create(size, prop, &made);
    drv_unlock();
    if (status == CUDA_SUCCESS)
        *handle = (CUmemGenericAllocationHandle)(uintptr_t)made;
    return status;
}

// Looks a handle up. A real driver does not check it.
static CUresult
find(CUmemGenericAllocationHandle handle, drv_physical **out)
{
    *out = drv_is_physical(handle) ? (drv_physical *)(uintptr_t)handle : NULL;
    return *out != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult
functional_cuMemRelease(CUmemGenericAllocationHandle handle)
{
    DRV_ENTER();
    drv_physical *p;
    drv_lock();
    CUresult status = find(handle, &p);
    if (status == CUDA_SUCCESS)
        drv_physical_release(p);
    drv_unlock();
    return status;
}

CUresult
functional_cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr)
{
    DRV_ENTER();
    if (handle == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    const drv_range *r = drv_range_of((uintptr_t)addr);
    drv_physical *p = r != NULL ? r->physical : NULL;
    if (p != NULL) {
        p->handles++;
        *handle = (CUmemGenericAllocationHandle)(uintptr_t)p;
    }
    drv_unlock();
    return p != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult
functional_cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop,
                                                  CUmemGenericAllocationHandle handle)
{
    DRV_ENTER();
    drv_physical *p;
    if (prop == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = find(handle, &p);
    if (status == CUDA_SUCCESS)
        *prop = p->prop;
    drv_unlock();
    return status;
}

// As in a real driver, the granularity depends on nothing, and the properties are not checked.
CUresult
functional_cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *prop,
                                         CUmemAllocationGranularity_flags option)
{
    DRV_ENTER();
    bool known = option == CU_MEM_ALLOC_GRANULARITY_MINIMUM ||
                 option == CU_MEM_ALLOC_GRANULARITY_RECOMMENDED;
    if (granularity == NULL || prop == NULL || !known)
        return CUDA_ERROR_INVALID_VALUE;
    *granularity = DRV_GRANULE;
    return CUDA_SUCCESS;
}

// --- between processes ---------------------------------------------------------------------------

static void
drain_mappings(const drv_physical *p)
{
    uintptr_t at = 0;
    for (const drv_range *r; (r = drv_range_after(at)) != NULL;) {
        at = r->start;
        if (r->physical == p)
            drv_drain_users(r);
    }
}

CUresult
functional_cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle,
                                        CUmemAllocationHandleType handleType,
                                        unsigned long long flags)
{
    DRV_ENTER();
    drv_physical *p;
    int file = -1;
    if (shareableHandle == NULL || flags != 0 ||
        handleType != CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = find(handle, &p);
    if (status == CUDA_SUCCESS && (p->prop.requestedHandleTypes & handleType) == 0)
        status = CUDA_ERROR_INVALID_VALUE;
    if (status == CUDA_SUCCESS && p->file == 0)
        drain_mappings(p); // a write during the move to a file would be lost
    if (status == CUDA_SUCCESS)
        status = find(handle, &p);
    if (status == CUDA_SUCCESS && (file = drv_physical_export(p)) < 0)
        status = CUDA_ERROR_OPERATING_SYSTEM;
    drv_unlock();
    if (status == CUDA_SUCCESS)
        memcpy(shareableHandle, &file, sizeof file);
    return status;
}

CUresult
functional_cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle,
                                          CUmemAllocationHandleType shHandleType)
{
    DRV_ENTER();
    if (handle == NULL || shHandleType != CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    drv_physical *p = drv_physical_import((int)(uintptr_t)osHandle);
    drv_unlock();
    if (p == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *handle = (CUmemGenericAllocationHandle)(uintptr_t)p;
    return CUDA_SUCCESS;
}

// --- mappings ------------------------------------------------------------------------------------

static CUresult
map(uintptr_t start, size_t size, size_t offset, CUmemGenericAllocationHandle handle,
    unsigned long long flags)
{
    drv_physical *p;
    DRV_TRY(find(handle, &p));
    if (size != p->size || offset != 0)
        return CUDA_ERROR_NOT_SUPPORTED;
    if (flags != 0 || !in_granules(start) || !drv_is_reserved(start, size) ||
        drv_range_overlaps(start, size))
        return CUDA_ERROR_INVALID_VALUE;
    return drv_map(start, p);
}

CUresult
functional_cuMemMap(CUdeviceptr ptr, size_t size, size_t offset,
                    CUmemGenericAllocationHandle handle, unsigned long long flags)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = map((uintptr_t)ptr, size, offset, handle, flags);
    drv_unlock();
    return status;
}

// Returns the first mapping that begins in a stretch of addresses, or NULL.
static drv_range *
first_mapping(uintptr_t start, size_t size)
{
    drv_range *r = drv_range_of(start);
    if (r == NULL)
        r = drv_range_after(start);
    return r != NULL && r->physical != NULL && r->start < start + size ? r : NULL;
}

// Checks that no mapping is only partly in the stretch. If `all`, there must be no gaps.
static CUresult
check_whole(uintptr_t start, size_t size, bool all)
{
    uintptr_t end = start + size, at = start;
    if (size == 0 || !in_granules(start) || !in_granules(size) || !drv_is_reserved(start, size))
        return CUDA_ERROR_INVALID_VALUE;
    for (drv_range *r; at < end && (r = first_mapping(at, end - at)) != NULL;
         at = r->start + r->size)
        if (r->start < at || r->start + r->size > end || (all && r->start != at))
            return CUDA_ERROR_INVALID_VALUE;
    return all && at < end ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
}

// Waits for the work that may use the mappings. They may change meanwhile.
static void
drain(uintptr_t start, size_t size)
{
    uintptr_t end = start + size, at = start;
    for (drv_range *r; at < end && (r = first_mapping(at, end - at)) != NULL;) {
        at = r->start + r->size;
        drv_drain_users(r);
    }
}

static CUresult
unmap(uintptr_t start, size_t size)
{
    DRV_TRY(check_whole(start, size, false));
    drain(start, size);
    DRV_TRY(check_whole(start, size, false));
    for (drv_range *r; (r = first_mapping(start, size)) != NULL;)
        drv_unmap(r);
    return CUDA_SUCCESS;
}

CUresult
functional_cuMemUnmap(CUdeviceptr ptr, size_t size)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = unmap((uintptr_t)ptr, size);
    drv_unlock();
    return status;
}

// --- access --------------------------------------------------------------------------------------

static bool
is_host(const CUmemLocation *location)
{
    return location->type == CU_MEM_LOCATION_TYPE_HOST ||
           location->type == CU_MEM_LOCATION_TYPE_HOST_NUMA ||
           location->type == CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT;
}

static CUresult
check_access(const CUmemAccessDesc *desc, uintptr_t start, size_t size)
{
    bool known = desc->flags == CU_MEM_ACCESS_FLAGS_PROT_NONE ||
                 desc->flags == CU_MEM_ACCESS_FLAGS_PROT_READ ||
                 desc->flags == CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
    if (!known)
        return CUDA_ERROR_INVALID_VALUE;
    if (desc->location.type == CU_MEM_LOCATION_TYPE_DEVICE)
        return drv_device_valid(desc->location.id) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    if (!is_host(&desc->location))
        return CUDA_ERROR_INVALID_VALUE;
    uintptr_t end = start + size;
    for (const drv_range *r; start < end; start = r->start + r->size) {
        r = drv_range_of(start);
        if (r->space == DRV_DEVICE) // the host has no access to a device's memory
            return CUDA_ERROR_NOT_SUPPORTED;
    }
    return CUDA_SUCCESS;
}

static void
allow(const CUmemAccessDesc *desc, uintptr_t start, size_t size)
{
    for (drv_range *r; size > 0; start += r->size, size -= r->size) {
        r = drv_range_of(start);
        if (is_host(&desc->location))
            r->host_access = (unsigned char)desc->flags;
        else
            r->access[desc->location.id] = (unsigned char)desc->flags;
    }
}

static CUresult
set_access(uintptr_t start, size_t size, const CUmemAccessDesc *desc, size_t count)
{
    DRV_TRY(check_whole(start, size, true));
    for (size_t i = 0; i < count; i++)
        DRV_TRY(check_access(&desc[i], start, size));
    drain(start, size); // work that may use the memory now
    DRV_TRY(check_whole(start, size, true));
    drv_looking_stop();
    for (size_t i = 0; i < count; i++)
        allow(&desc[i], start, size);
    drv_looking_go_on();
    return CUDA_SUCCESS;
}

CUresult
functional_cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t count)
{
    DRV_ENTER();
    if (desc == NULL || count == 0)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = set_access((uintptr_t)ptr, size, desc, count);
    drv_unlock();
    return status;
}

CUresult
functional_cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location, CUdeviceptr ptr)
{
    DRV_ENTER();
    if (flags == NULL || location == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    bool of_device = location->type == CU_MEM_LOCATION_TYPE_DEVICE;
    if (of_device && !drv_device_valid(location->id))
        return CUDA_ERROR_INVALID_DEVICE;
    if (!of_device && !is_host(location))
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    const drv_range *r = drv_range_of((uintptr_t)ptr);
    bool mapped = r != NULL && r->physical != NULL;
    *flags = !mapped ? 0 : of_device ? r->access[location->id] : r->host_access;
    drv_unlock();
    return mapped ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
