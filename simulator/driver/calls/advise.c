// Implements advice on managed memory (cuMemAdvise) and prefetching: checks and stores the
// arguments, which have no effect here.
#include <string.h>

#include "base/call.h"
#include "base/lock.h"
#include "base/log.h"
#include "device/device.h"
#include "memory/ranges.h"
#include "stream/capture.h"
#include "stream/queue.h"
#include "stream/stream.h"

enum { HOST_BIT = 31 };

// Finds the managed allocation that contains the whole range.
static CUresult
find_managed(CUdeviceptr at, size_t size, drv_range **range)
{
    *range = drv_range_of((uintptr_t)at);
    bool managed = *range != NULL && (*range)->space == DRV_MANAGED && size > 0;
    if (!managed)
        return CUDA_ERROR_INVALID_VALUE;
    return drv_check_device_range(at, size, false);
}

static CUresult
check_location(const CUmemLocation *location)
{
    switch (location->type) {
    case CU_MEM_LOCATION_TYPE_DEVICE:
        return drv_device_valid(location->id) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    case CU_MEM_LOCATION_TYPE_HOST_NUMA:
        // the only NUMA node
        return location->id == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    case CU_MEM_LOCATION_TYPE_HOST:
    case CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT:
        return CUDA_SUCCESS;
    default:
        return CUDA_ERROR_INVALID_VALUE;
    }
}

static bool
is_node(const CUmemLocation *location)
{
    return location->type == CU_MEM_LOCATION_TYPE_HOST_NUMA ||
           location->type == CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT;
}

// --- advice --------------------------------------------------------------------------------------

static uint32_t
bit_of(const CUmemLocation *location)
{
    bool device = location->type == CU_MEM_LOCATION_TYPE_DEVICE;
    return UINT32_C(1) << (device ? location->id : HOST_BIT);
}

// Checks what an H200's driver 580 checks. Memory of a pool takes no advice, except that NUMA nodes
// may be preferred, which has no effect there.
static CUresult
check_advice(const drv_range *r, CUmem_advise advice, const CUmemLocation *location)
{
    bool accessed =
        advice == CU_MEM_ADVISE_SET_ACCESSED_BY || advice == CU_MEM_ADVISE_UNSET_ACCESSED_BY;
    if (accessed || advice == CU_MEM_ADVISE_SET_PREFERRED_LOCATION)
        DRV_TRY(check_location(location));
    if (accessed && is_node(location))
        return CUDA_ERROR_INVALID_VALUE;
    bool node = advice == CU_MEM_ADVISE_SET_PREFERRED_LOCATION && is_node(location);
    if (r->pool == NULL || node)
        return CUDA_SUCCESS;
    drv_log(CUDA_ERROR_NOT_SUPPORTED,
            "Mem Advise for memory allocated from a managed memory pool is not supported");
    return CUDA_ERROR_NOT_SUPPORTED;
}

// Stores a preferred location. The driver stores a NUMA node as the host.
static void
prefer(drv_range *r, const CUmemLocation *location)
{
    if (r->pool != NULL)
        return;
    r->preferred = *location;
    if (is_node(location))
        r->preferred = (CUmemLocation){CU_MEM_LOCATION_TYPE_HOST, {0}};
}

static CUresult
advise(CUdeviceptr at, size_t size, CUmem_advise advice, const CUmemLocation *location)
{
    static const CUmemLocation nowhere = {CU_MEM_LOCATION_TYPE_NONE, {CU_DEVICE_INVALID}};
    drv_range *r;
    DRV_TRY(find_managed(at, size, &r));
    DRV_TRY(check_advice(r, advice, location));
    switch (advice) {
    case CU_MEM_ADVISE_SET_READ_MOSTLY:
    case CU_MEM_ADVISE_UNSET_READ_MOSTLY:
        r->read_mostly = advice == CU_MEM_ADVISE_SET_READ_MOSTLY;
        return CUDA_SUCCESS;
    case CU_MEM_ADVISE_SET_PREFERRED_LOCATION:
    case CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION:
        prefer(r, advice == CU_MEM_ADVISE_SET_PREFERRED_LOCATION ? location : &nowhere);
        return CUDA_SUCCESS;
    case CU_MEM_ADVISE_SET_ACCESSED_BY:
        r->accessed_by |= bit_of(location);
        return CUDA_SUCCESS;
    case CU_MEM_ADVISE_UNSET_ACCESSED_BY:
        r->accessed_by &= ~bit_of(location);
        return CUDA_SUCCESS;
    default:
        return CUDA_ERROR_INVALID_VALUE;
    }
}

CUresult
functional_cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice,
                          CUmemLocation location)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = advise(devPtr, count, advice, &location);
    drv_unlock();
    return status;
}

// --- attributes ----------------------------------------------------------------------------------

// Returns the name that older releases use for a location: a device, the host (-1) or none.
static int
old_name(const CUmemLocation *location)
{
    if (location->type == CU_MEM_LOCATION_TYPE_DEVICE)
        return location->id;
    return location->type == CU_MEM_LOCATION_TYPE_NONE ? CU_DEVICE_INVALID : CU_DEVICE_CPU;
}

static int
id_of(const CUmemLocation *location)
{
    if (location->type == CU_MEM_LOCATION_TYPE_NONE)
        return CU_DEVICE_INVALID;
    return location->type == CU_MEM_LOCATION_TYPE_HOST ? 0 : location->id;
}

// Lists the devices, then the host, and fills the remaining elements of `out` with
// CU_DEVICE_INVALID.
static void
list_accessing(const drv_range *r, int *out, size_t count)
{
    size_t written = 0;
    for (int i = 0; i < DRV_MAX_DEVICES && written < count; i++)
        if (r->accessed_by >> i & 1)
            out[written++] = i;
    if (r->accessed_by >> HOST_BIT & 1 && written < count)
        out[written++] = CU_DEVICE_CPU;
    while (written < count)
        out[written++] = CU_DEVICE_INVALID;
}

static CUresult
range_attribute(void *data, size_t size, CUmem_range_attribute attribute, const drv_range *r)
{
    int value = 0;
    if (data == NULL || size < sizeof value || size % sizeof value != 0)
        return CUDA_ERROR_INVALID_VALUE;
    switch (attribute) {
    case CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY:
        value = r->read_mostly;
        break;
    case CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION:
        value = old_name(&r->preferred);
        break;
    case CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY:
        list_accessing(r, data, size / sizeof value);
        return CUDA_SUCCESS;
    case CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION:
        value = old_name(&r->prefetched);
        break;
    case CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE:
        value = r->preferred.type;
        break;
    case CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID:
        value = id_of(&r->preferred);
        break;
    case CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE:
        value = r->prefetched.type;
        break;
    case CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID:
        value = id_of(&r->prefetched);
        break;
    default:
        return CUDA_ERROR_INVALID_VALUE;
    }
    memcpy(data, &value, sizeof value);
    return CUDA_SUCCESS;
}

CUresult
functional_cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute,
                                  CUdeviceptr devPtr, size_t count)
{
    DRV_ENTER();
    drv_range *r;
    drv_lock();
    CUresult status = find_managed(devPtr, count, &r);
    if (status == CUDA_SUCCESS)
        status = range_attribute(data, dataSize, attribute, r);
    drv_unlock();
    return status;
}

CUresult
functional_cuMemRangeGetAttributes(void **data, size_t *dataSizes,
                                   CUmem_range_attribute *attributes, size_t numAttributes,
                                   CUdeviceptr devPtr, size_t count)
{
    DRV_ENTER();
    if (data == NULL || dataSizes == NULL || attributes == NULL || numAttributes == 0)
        return CUDA_ERROR_INVALID_VALUE;
    drv_range *r;
    drv_lock();
    CUresult status = find_managed(devPtr, count, &r);
    for (size_t i = 0; status == CUDA_SUCCESS && i < numAttributes; i++)
        status = range_attribute(data[i], dataSizes[i], attributes[i], r);
    drv_unlock();
    return status;
}

// --- prefetching and discarding ------------------------------------------------------------------

static CUresult
prefetch(CUdeviceptr at, size_t size, const CUmemLocation *location, CUstream stream)
{
    drv_range *r;
    drv_stream *on;
    DRV_TRY(drv_check_stream(stream));
    DRV_TRY(drv_find_stream(stream, &on));
    if (on->capture != NULL) {
        drv_capture_invalidate(on);
        return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    }
    DRV_TRY(find_managed(at, size, &r));
    if (location != NULL) {
        DRV_TRY(check_location(location));
        r->prefetched = *location;
    }
    return drv_submit_to(stream, &(drv_work){0});
}

CUresult
functional_cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location,
                                 unsigned int flags, CUstream hStream)
{
    DRV_ENTER();
    if (flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = prefetch(devPtr, count, &location, hStream);
    drv_unlock();
    return status;
}

// Discards memory, or prefetches it, range by range. If `locations` is NULL, memory is only
// discarded. As in the driver, locations[i] applies from range indices[i] on.
static CUresult
prefetch_each(CUdeviceptr *at, size_t *sizes, size_t count, CUmemLocation *locations,
              const size_t *indices, size_t location_count, CUstream stream)
{
    if (at == NULL || sizes == NULL || count == 0 || stream == NULL || stream == CU_STREAM_LEGACY)
        return CUDA_ERROR_INVALID_VALUE;
    size_t current = 0;
    for (size_t i = 0; i < count; i++) {
        while (locations != NULL && current + 1 < location_count && indices[current + 1] <= i)
            current++;
        DRV_TRY(prefetch(at[i], sizes[i], locations != NULL ? &locations[current] : NULL, stream));
    }
    return CUDA_SUCCESS;
}

CUresult
functional_cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
                                   CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs,
                                   size_t numPrefetchLocs, unsigned long long flags,
                                   CUstream hStream)
{
    DRV_ENTER();
    bool located = prefetchLocs != NULL && prefetchLocIdxs != NULL && numPrefetchLocs > 0;
    if (!located || prefetchLocIdxs[0] != 0 || numPrefetchLocs > count || flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status =
        prefetch_each(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, hStream);
    drv_unlock();
    return status;
}

CUresult
functional_cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
                                             CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs,
                                             size_t numPrefetchLocs, unsigned long long flags,
                                             CUstream hStream)
{
    return functional_cuMemPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs,
                                              numPrefetchLocs, flags, hStream);
}

CUresult
functional_cuMemDiscardBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
                                  unsigned long long flags, CUstream hStream)
{
    DRV_ENTER();
    if (flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = prefetch_each(dptrs, sizes, count, NULL, NULL, 0, hStream);
    drv_unlock();
    return status;
}
