// Implements the attributes of addresses: cuPointerGetAttribute and related functions.
#include <string.h>

#include "base/call.h"
#include "base/lock.h"
#include "device/context.h"
#include "graph/memory.h"
#include "memory/pool.h"
#include "memory/ranges.h"
#include "memory/virtual.h"

// Stores a value in the attribute's own type, and returns success.
#define PUT(type, value) \
    do { \
        type put_ = (type)(value); \
        memcpy(data, &put_, sizeof put_); \
        return CUDA_SUCCESS; \
    } while (0)

static CUresult
identity(void *data, CUpointer_attribute attribute, const drv_range *r)
{
    switch (attribute) {
    case CU_POINTER_ATTRIBUTE_CONTEXT:
        PUT(CUcontext, r->context);
    case CU_POINTER_ATTRIBUTE_MEMORY_TYPE:
        PUT(unsigned int, r->space == DRV_DEVICE || r->space == DRV_MANAGED ? CU_MEMORYTYPE_DEVICE
                                                                            : CU_MEMORYTYPE_HOST);
    case CU_POINTER_ATTRIBUTE_BUFFER_ID:
        PUT(unsigned long long, r->id);
    case CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL:
        PUT(int, r->device);
    case CU_POINTER_ATTRIBUTE_RANGE_START_ADDR:
        PUT(CUdeviceptr, r->physical != NULL ? drv_reservation_of(r->start)->start : r->start);
    case CU_POINTER_ATTRIBUTE_RANGE_SIZE:
        PUT(size_t, r->physical != NULL ? drv_reservation_of(r->start)->size : r->size);
    case CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE:
        PUT(CUmemoryPool, r->pool);
    default:
        return CUDA_ERROR_INVALID_VALUE;
    }
}

// Returns the access of the current device to mapped memory.
static CUmemAccess_flags
access_to(const drv_range *r)
{
    drv_context *context;
    int device = drv_current(&context) == CUDA_SUCCESS ? context->device : r->device;
    return r->physical != NULL ? (CUmemAccess_flags)r->access[device]
                               : CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
}

// Returns whether the device of an allocation can access it. A device can access memory of a host
// pool only if the pool gives it access.
static bool
on_device(const drv_range *r)
{
    if (access_to(r) == CU_MEM_ACCESS_FLAGS_PROT_NONE)
        return false;
    return r->pool == NULL || r->space != DRV_HOST ||
           r->pool->access[r->device] != CU_MEM_ACCESS_FLAGS_PROT_NONE;
}

static CUmemAllocationHandleType
allowed_handle_types(const drv_range *r)
{
    if (r->physical != NULL)
        return r->physical->prop.requestedHandleTypes;
    return r->pool != NULL && r->opened == 0 ? r->pool->handle_types : CU_MEM_HANDLE_TYPE_NONE;
}

static CUresult
attribute_of(void *data, CUpointer_attribute attribute, CUdeviceptr ptr, const drv_range *r)
{
    switch (attribute) {
    case CU_POINTER_ATTRIBUTE_DEVICE_POINTER:
        if (!on_device(r)) {
            memset(data, 0, sizeof(CUdeviceptr));
            return CUDA_ERROR_INVALID_VALUE;
        }
        PUT(CUdeviceptr, ptr);
    case CU_POINTER_ATTRIBUTE_HOST_POINTER:
        if (r->space == DRV_DEVICE) {
            memset(data, 0, sizeof(void *));
            return CUDA_ERROR_INVALID_VALUE;
        }
        PUT(void *, (uintptr_t)ptr);
    case CU_POINTER_ATTRIBUTE_SYNC_MEMOPS:
        PUT(unsigned int, r->sync_memops);
    case CU_POINTER_ATTRIBUTE_IS_MANAGED:
        PUT(unsigned int, r->space == DRV_MANAGED);
    case CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE:
        PUT(unsigned char, r->space == DRV_DEVICE && r->pool == NULL && r->physical == NULL);
    case CU_POINTER_ATTRIBUTE_MAPPED:
        PUT(unsigned char, 1);
    case CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES:
        PUT(unsigned long long, allowed_handle_types(r));
    case CU_POINTER_ATTRIBUTE_ACCESS_FLAGS:
        PUT(unsigned int, access_to(r));
    default:
        return identity(data, attribute, r);
    }
}

// Returns the allocation that contains an address; NULL: there is none, or its attributes are
// unknown. Memory of a graph has an address before a launch allocates it, but no known attributes.
static const drv_range *
known_range(uintptr_t address)
{
    const drv_range *r = drv_range_of(address);
    return r != NULL && r->graph != NULL && !r->graph->live ? NULL : r;
}

CUresult
functional_cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = CUDA_SUCCESS;
    const drv_range *r = known_range((uintptr_t)ptr);
    if (status == CUDA_SUCCESS)
        status = r != NULL && data != NULL ? attribute_of(data, attribute, ptr, r)
                                           : CUDA_ERROR_INVALID_VALUE;
    drv_unlock();
    return status;
}

// Stores an attribute of memory that the driver did not allocate.
static void
describe_foreign(void *data, CUpointer_attribute attribute, CUdeviceptr ptr)
{
    int no_device = CU_DEVICE_INVALID;
    void *host = (void *)(uintptr_t)ptr;
    switch (attribute) {
    case CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL:
        memcpy(data, &no_device, sizeof no_device);
        break;
    case CU_POINTER_ATTRIBUTE_HOST_POINTER:
        memcpy(data, &host, sizeof host);
        break;
    case CU_POINTER_ATTRIBUTE_CONTEXT:
    case CU_POINTER_ATTRIBUTE_DEVICE_POINTER:
    case CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE:
        memset(data, 0, sizeof(void *));
        break;
    case CU_POINTER_ATTRIBUTE_MEMORY_TYPE:
    case CU_POINTER_ATTRIBUTE_IS_MANAGED:
    case CU_POINTER_ATTRIBUTE_ACCESS_FLAGS:
        memset(data, 0, sizeof(unsigned int));
        break;
    case CU_POINTER_ATTRIBUTE_MAPPED:
        memset(data, 0, 1);
        break;
    default:
        break; // unchanged
    }
}

// As in the driver, an attribute that an address does not have is no error.
CUresult
functional_cuPointerGetAttributes(unsigned int count, CUpointer_attribute *attributes, void **data,
                                  CUdeviceptr ptr)
{
    DRV_ENTER();
    if (attributes == NULL || data == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    const drv_range *r = known_range((uintptr_t)ptr);
    for (unsigned int i = 0; i < count; i++)
        if (r != NULL)
            (void)attribute_of(data[i], attributes[i], ptr, r);
        else
            describe_foreign(data[i], attributes[i], ptr);
    drv_unlock();
    return CUDA_SUCCESS;
}

CUresult
functional_cuPointerSetAttribute(const void *value, CUpointer_attribute attribute, CUdeviceptr ptr)
{
    DRV_ENTER();
    if (value == NULL || attribute != CU_POINTER_ATTRIBUTE_SYNC_MEMOPS)
        return CUDA_ERROR_INVALID_VALUE;
    unsigned int on;
    memcpy(&on, value, sizeof on);
    drv_lock();
    drv_range *r = drv_range_of((uintptr_t)ptr);
    if (r != NULL)
        r->sync_memops = on != 0;
    drv_unlock();
    return r != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
