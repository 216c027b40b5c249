// What is known about an address: cuPointerGetAttribute and its relatives.
#include <string.h>

#include "functional.h"

// Writes a value of the attribute's own type.
#define PUT(type, value) \
    do { \
        type put_ = (type)(value); \
        memcpy(data, &put_, sizeof put_); \
        return CUDA_SUCCESS; \
    } while (0)

static CUresult
identity(void *data, CUpointer_attribute attribute, const fd_range *r)
{
    switch (attribute) {
    case CU_POINTER_ATTRIBUTE_CONTEXT:
        PUT(CUcontext, r->context);
    case CU_POINTER_ATTRIBUTE_MEMORY_TYPE:
        PUT(unsigned int, r->space == FD_DEVICE || r->space == FD_MANAGED ? CU_MEMORYTYPE_DEVICE
                                                                          : CU_MEMORYTYPE_HOST);
    case CU_POINTER_ATTRIBUTE_BUFFER_ID:
        PUT(unsigned long long, r->id);
    case CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL:
        PUT(int, r->device);
    case CU_POINTER_ATTRIBUTE_RANGE_START_ADDR:
        PUT(CUdeviceptr, r->start);
    case CU_POINTER_ATTRIBUTE_RANGE_SIZE:
        PUT(size_t, r->size);
    case CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE:
        PUT(CUmemoryPool, r->pool);
    default:
        return CUDA_ERROR_INVALID_VALUE;
    }
}

static CUresult
attribute_of(void *data, CUpointer_attribute attribute, CUdeviceptr ptr, const fd_range *r)
{
    switch (attribute) {
    case CU_POINTER_ATTRIBUTE_DEVICE_POINTER:
        PUT(CUdeviceptr, ptr);
    case CU_POINTER_ATTRIBUTE_HOST_POINTER:
        if (r->space == FD_DEVICE)
            return CUDA_ERROR_INVALID_VALUE;
        PUT(void *, (uintptr_t)ptr);
    case CU_POINTER_ATTRIBUTE_SYNC_MEMOPS:
        PUT(unsigned int, r->sync_memops);
    case CU_POINTER_ATTRIBUTE_IS_MANAGED:
        PUT(unsigned int, r->space == FD_MANAGED);
    case CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE:
        PUT(unsigned char, r->space == FD_DEVICE && r->pool == NULL);
    case CU_POINTER_ATTRIBUTE_MAPPED:
        PUT(unsigned char, 1);
    case CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES:
        PUT(unsigned long long, 0);
    case CU_POINTER_ATTRIBUTE_ACCESS_FLAGS:
        PUT(unsigned int, CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
    default:
        return identity(data, attribute, r);
    }
}

CUresult
functional_cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr)
{
    fd_lock();
    CUresult status = fd_initialized();
    const fd_range *r = fd_range_of((uintptr_t)ptr);
    if (status == CUDA_SUCCESS)
        status = r != NULL && data != NULL ? attribute_of(data, attribute, ptr, r)
                                           : CUDA_ERROR_INVALID_VALUE;
    fd_unlock();
    return status;
}

// As the driver does: values that an address does not have are left as they are, and that is no
// error.
CUresult
functional_cuPointerGetAttributes(unsigned int count, CUpointer_attribute *attributes, void **data,
                                  CUdeviceptr ptr)
{
    if (attributes == NULL || data == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = fd_initialized();
    const fd_range *r = fd_range_of((uintptr_t)ptr);
    for (unsigned int i = 0; status == CUDA_SUCCESS && r != NULL && i < count; i++)
        (void)attribute_of(data[i], attributes[i], ptr, r);
    fd_unlock();
    return status;
}

CUresult
functional_cuPointerSetAttribute(const void *value, CUpointer_attribute attribute, CUdeviceptr ptr)
{
    if (value == NULL || attribute != CU_POINTER_ATTRIBUTE_SYNC_MEMOPS)
        return CUDA_ERROR_INVALID_VALUE;
    unsigned int on;
    memcpy(&on, value, sizeof on);
    fd_lock();
    fd_range *r = fd_range_of((uintptr_t)ptr);
    if (r != NULL)
        r->sync_memops = on != 0;
    fd_unlock();
    return r != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
