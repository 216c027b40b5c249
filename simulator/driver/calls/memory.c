// Implements allocation that is not stream-ordered: device, managed and page-locked memory is
// allocated and freed at once.
#include "base/call.h"
#include "base/lock.h"
#include "cubind_size.h"
#include "device/context.h"
#include "device/device.h"
#include "graph/memory.h"
#include "memory/ranges.h"
#include "stream/capture.h"
#include "stream/queue.h"

static CUresult
allocate_locked(drv_space space, size_t size, unsigned int flags, void **out)
{
    drv_lock();
    CUresult status = drv_capture_forbids();
    if (status == CUDA_SUCCESS)
        status = drv_allocate(space, size, flags, NULL, out);
    drv_unlock();
    return status;
}

static CUresult
release(uintptr_t start, drv_space space)
{
    drv_range *r = drv_range_of(start);
    if (r == NULL || r->start != start || r->freeing)
        return CUDA_ERROR_INVALID_VALUE;
    if (r->internal || r->physical != NULL || (r->opened != 0 && r->pool == NULL))
        return CUDA_ERROR_INVALID_VALUE;
    if (r->graph != NULL)
        return space == DRV_DEVICE ? drv_graph_memory_free(r->graph) : CUDA_ERROR_INVALID_VALUE;
    bool same = r->space == space || (space == DRV_DEVICE && (r->space == DRV_MANAGED || r->pool));
    if (!same)
        return CUDA_ERROR_INVALID_VALUE;
    drv_take_out(r);
    return CUDA_SUCCESS;
}

static CUresult
release_locked(uintptr_t start, drv_space space)
{
    drv_lock();
    CUresult status = drv_initialized();
    if (status == CUDA_SUCCESS)
        status = drv_capture_forbids();
    const drv_range *r = status == CUDA_SUCCESS ? drv_range_of(start) : NULL;
    drv_context *context = r != NULL ? r->context : NULL;
    if (r != NULL &&
        (context != NULL || (r->pool != NULL && drv_current(&context) == CUDA_SUCCESS)))
        drv_drain_before_freeing(context); // a real driver waits, too
    if (status == CUDA_SUCCESS && start != 0)
        status = release(start, space);
    drv_unlock();
    return status;
}

CUresult
functional_cuMemGetInfo_v2(size_t *free_bytes, size_t *total)
{
    DRV_ENTER();
    drv_context *context;
    drv_lock();
    CUresult status = drv_current(&context);
    if (status == CUDA_SUCCESS && free_bytes != NULL)
        *free_bytes = drv_free_memory(context->device);
    drv_unlock();
    if (status == CUDA_SUCCESS && total != NULL)
        *total = drv_total_memory();
    return status;
}

CUresult
functional_cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)
{
    DRV_ENTER();
    void *memory;
    DRV_TRY(allocate_locked(DRV_DEVICE, dptr != NULL ? bytesize : 0, 0, &memory));
    *dptr = (CUdeviceptr)(uintptr_t)memory;
    return CUDA_SUCCESS;
}

CUresult
functional_cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height,
                              unsigned int ElementSizeBytes)
{
    DRV_ENTER();
    bool valid = ElementSizeBytes == 4 || ElementSizeBytes == 8 || ElementSizeBytes == 16;
    if (dptr == NULL || pPitch == NULL || !valid || WidthInBytes == 0 || Height == 0)
        return CUDA_ERROR_INVALID_VALUE;
    uint64_t pitch, size;
    if (!size_round_up(WidthInBytes, 512, &pitch) || !size_multiply(pitch, Height, &size))
        return CUDA_ERROR_OUT_OF_MEMORY;
    void *memory;
    DRV_TRY(allocate_locked(DRV_DEVICE, size, 0, &memory));
    *dptr = (CUdeviceptr)(uintptr_t)memory;
    *pPitch = pitch;
    return CUDA_SUCCESS;
}

CUresult
functional_cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)
{
    DRV_ENTER();
    if (dptr == NULL || (flags != CU_MEM_ATTACH_GLOBAL && flags != CU_MEM_ATTACH_HOST))
        return CUDA_ERROR_INVALID_VALUE;
    void *memory;
    DRV_TRY(allocate_locked(DRV_MANAGED, bytesize, flags, &memory));
    *dptr = (CUdeviceptr)(uintptr_t)memory;
    return CUDA_SUCCESS;
}

CUresult
functional_cuMemFree_v2(CUdeviceptr dptr)
{
    DRV_ENTER();
    return release_locked((uintptr_t)dptr, DRV_DEVICE);
}

CUresult
functional_cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)
{
    DRV_ENTER();
    drv_context *context;
    drv_lock();
    CUresult status = drv_current(&context);
    const drv_range *r = status == CUDA_SUCCESS ? drv_range_of((uintptr_t)dptr) : NULL;
    if (r != NULL && r->physical != NULL && !drv_reaches(context, r))
        r = NULL;
    if (status == CUDA_SUCCESS && r == NULL)
        status = CUDA_ERROR_NOT_FOUND;
    if (r != NULL && pbase != NULL)
        *pbase = (CUdeviceptr)r->start;
    if (r != NULL && psize != NULL)
        *psize = r->size;
    drv_unlock();
    return status;
}

CUresult
functional_cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)
{
    DRV_ENTER();
    unsigned int known =
        CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP | CU_MEMHOSTALLOC_WRITECOMBINED;
    if (pp == NULL || (Flags & ~known) != 0)
        return CUDA_ERROR_INVALID_VALUE;
    *pp = NULL;
    CUresult status = allocate_locked(DRV_HOST, bytesize, Flags | CU_MEMHOSTALLOC_DEVICEMAP, pp);
    // Zero bytes of host memory are a null pointer, while zero bytes of device memory are an error.
    bool nothing = bytesize == 0 && status == CUDA_ERROR_INVALID_VALUE;
    return nothing ? CUDA_SUCCESS : status;
}

CUresult
functional_cuMemAllocHost_v2(void **pp, size_t bytesize)
{
    return functional_cuMemHostAlloc(pp, bytesize, 0);
}

CUresult
functional_cuMemFreeHost(void *p)
{
    DRV_ENTER();
    return release_locked((uintptr_t)p, DRV_HOST);
}

CUresult
functional_cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)
{
    DRV_ENTER();
    if (pdptr == NULL || Flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    const drv_range *r = drv_range_of((uintptr_t)p);
    bool valid = r != NULL && (r->space == DRV_HOST || r->space == DRV_REGISTERED);
    drv_unlock();
    if (!valid)
        return CUDA_ERROR_INVALID_VALUE;
    *pdptr = (CUdeviceptr)(uintptr_t)p;
    return CUDA_SUCCESS;
}

CUresult
functional_cuMemHostGetFlags(unsigned int *pFlags, void *p)
{
    DRV_ENTER();
    drv_lock();
    const drv_range *r = drv_range_of((uintptr_t)p);
    CUresult status = r != NULL && pFlags != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    if (status == CUDA_SUCCESS)
        *pFlags = r->flags;
    drv_unlock();
    return status;
}

CUresult
functional_cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = drv_register(p, bytesize, Flags);
    drv_unlock();
    return status;
}

CUresult
functional_cuMemHostUnregister(void *p)
{
    DRV_ENTER();
    CUresult status = release_locked((uintptr_t)p, DRV_REGISTERED);
    return status == CUDA_ERROR_INVALID_VALUE ? CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED : status;
}
