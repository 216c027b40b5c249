// Copies and fills. All memory is host memory, so that one bounds check and one memmove do every
// kind; asynchronous ones have happened when they return.
#include <string.h>

#include "functional.h"

// --- copies --------------------------------------------------------------------------------------

// Copies after checking the device addresses among `to` and `from`; a host address is the caller's
// business.
static CUresult
copy(uintptr_t to, bool to_device, uintptr_t from, bool from_device, size_t size)
{
    fd_context *context;
    FD_TRY(fd_current(&context));
    if (to_device)
        FD_TRY(fd_check_device_range((CUdeviceptr)to, size));
    if (from_device)
        FD_TRY(fd_check_device_range((CUdeviceptr)from, size));
    if (size > 0 && (to == 0 || from == 0))
        return CUDA_ERROR_INVALID_VALUE;
    if (size > 0)
        memmove((void *)to, (const void *)from, size);
    return CUDA_SUCCESS;
}

static CUresult
copy_locked(uintptr_t to, bool to_device, uintptr_t from, bool from_device, size_t size,
            CUstream stream)
{
    fd_lock();
    CUresult status = fd_check_stream(stream);
    if (status == CUDA_SUCCESS)
        status = copy(to, to_device, from, from_device, size);
    fd_unlock();
    return status;
}

CUresult
functional_cuMemcpyHtoDAsync_v2(CUdeviceptr dst, const void *src, size_t size, CUstream stream)
{
    return copy_locked((uintptr_t)dst, true, (uintptr_t)src, false, size, stream);
}

CUresult
functional_cuMemcpyDtoHAsync_v2(void *dst, CUdeviceptr src, size_t size, CUstream stream)
{
    return copy_locked((uintptr_t)dst, false, (uintptr_t)src, true, size, stream);
}

CUresult
functional_cuMemcpyDtoDAsync_v2(CUdeviceptr dst, CUdeviceptr src, size_t size, CUstream stream)
{
    return copy_locked((uintptr_t)dst, true, (uintptr_t)src, true, size, stream);
}

// With unified addresses either side may be host memory: what no allocation holds is taken for the
// caller's own.
CUresult
functional_cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t size, CUstream stream)
{
    fd_lock();
    bool to_device = fd_range_of((uintptr_t)dst) != NULL;
    bool from_device = fd_range_of((uintptr_t)src) != NULL;
    fd_unlock();
    return copy_locked((uintptr_t)dst, to_device, (uintptr_t)src, from_device, size, stream);
}

CUresult
functional_cuMemcpyHtoD_v2(CUdeviceptr dst, const void *src, size_t size)
{
    return functional_cuMemcpyHtoDAsync_v2(dst, src, size, NULL);
}

CUresult
functional_cuMemcpyDtoH_v2(void *dst, CUdeviceptr src, size_t size)
{
    return functional_cuMemcpyDtoHAsync_v2(dst, src, size, NULL);
}

CUresult
functional_cuMemcpyDtoD_v2(CUdeviceptr dst, CUdeviceptr src, size_t size)
{
    return functional_cuMemcpyDtoDAsync_v2(dst, src, size, NULL);
}

CUresult
functional_cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t size)
{
    return functional_cuMemcpyAsync(dst, src, size, NULL);
}

CUresult
functional_cuMemcpyPeerAsync(CUdeviceptr dst, CUcontext dst_context, CUdeviceptr src,
                             CUcontext src_context, size_t size, CUstream stream)
{
    fd_lock();
    bool valid = fd_is(dst_context, FD_CONTEXT) && fd_is(src_context, FD_CONTEXT);
    fd_unlock();
    return valid ? functional_cuMemcpyDtoDAsync_v2(dst, src, size, stream)
                 : CUDA_ERROR_INVALID_CONTEXT;
}

CUresult
functional_cuMemcpyPeer(CUdeviceptr dst, CUcontext dst_context, CUdeviceptr src,
                        CUcontext src_context, size_t size)
{
    return functional_cuMemcpyPeerAsync(dst, dst_context, src, src_context, size, NULL);
}

// --- pitched copies ------------------------------------------------------------------------------

// One end of a pitched copy: where a row of a plane starts.
typedef struct end {
    uintptr_t base;
    bool device;
    size_t pitch;
    size_t height; // rows of a plane
    size_t x, y, z;
} end;

// False for arrays, which this driver does not have, and for unknown memory types.
static bool
make_end(end *e, CUmemorytype type, const void *host, CUdeviceptr device)
{
    if (type == CU_MEMORYTYPE_HOST) {
        e->base = (uintptr_t)host;
        return true;
    }
    e->base = (uintptr_t)device;
    e->device = type == CU_MEMORYTYPE_DEVICE;
    return type == CU_MEMORYTYPE_DEVICE || type == CU_MEMORYTYPE_UNIFIED;
}

static uintptr_t
row_of(const end *e, size_t y, size_t z)
{
    return e->base + e->x + (e->y + y + (e->z + z) * e->height) * e->pitch;
}

static CUresult
copy_box(const end *to, const end *from, size_t width, size_t height, size_t depth)
{
    if (width > to->pitch || width > from->pitch)
        return CUDA_ERROR_INVALID_VALUE;
    for (size_t z = 0; z < depth; z++) {
        for (size_t y = 0; y < height; y++)
            FD_TRY(copy(row_of(to, y, z), to->device, row_of(from, y, z), from->device, width));
    }
    return CUDA_SUCCESS;
}

static CUresult
copy_2d(const CUDA_MEMCPY2D *p, CUstream stream)
{
    end to = {.pitch = p->dstPitch != 0 ? p->dstPitch : p->WidthInBytes,
              .x = p->dstXInBytes,
              .y = p->dstY};
    end from = {.pitch = p->srcPitch != 0 ? p->srcPitch : p->WidthInBytes,
                .x = p->srcXInBytes,
                .y = p->srcY};
    if (!make_end(&to, p->dstMemoryType, p->dstHost, p->dstDevice))
        return CUDA_ERROR_INVALID_VALUE;
    if (!make_end(&from, p->srcMemoryType, p->srcHost, p->srcDevice))
        return CUDA_ERROR_INVALID_VALUE;
    FD_TRY(fd_check_stream(stream));
    return copy_box(&to, &from, p->WidthInBytes, p->Height, 1);
}

CUresult
functional_cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)
{
    if (pCopy == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = copy_2d(pCopy, hStream);
    fd_unlock();
    return status;
}

CUresult
functional_cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy)
{
    return functional_cuMemcpy2DAsync_v2(pCopy, NULL);
}

CUresult
functional_cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)
{
    return functional_cuMemcpy2DAsync_v2(pCopy, NULL);
}

static CUresult
copy_3d(const CUDA_MEMCPY3D *p, CUstream stream)
{
    end to = {.pitch = p->dstPitch != 0 ? p->dstPitch : p->WidthInBytes,
              .height = p->dstHeight != 0 ? p->dstHeight : p->Height,
              .x = p->dstXInBytes,
              .y = p->dstY,
              .z = p->dstZ};
    end from = {.pitch = p->srcPitch != 0 ? p->srcPitch : p->WidthInBytes,
                .height = p->srcHeight != 0 ? p->srcHeight : p->Height,
                .x = p->srcXInBytes,
                .y = p->srcY,
                .z = p->srcZ};
    if (!make_end(&to, p->dstMemoryType, p->dstHost, p->dstDevice))
        return CUDA_ERROR_INVALID_VALUE;
    if (!make_end(&from, p->srcMemoryType, p->srcHost, p->srcDevice))
        return CUDA_ERROR_INVALID_VALUE;
    FD_TRY(fd_check_stream(stream));
    return copy_box(&to, &from, p->WidthInBytes, p->Height, p->Depth);
}

CUresult
functional_cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)
{
    if (pCopy == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = copy_3d(pCopy, hStream);
    fd_unlock();
    return status;
}

CUresult
functional_cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)
{
    return functional_cuMemcpy3DAsync_v2(pCopy, NULL);
}

// --- fills ---------------------------------------------------------------------------------------

static CUresult
fill_rows(CUdeviceptr to, size_t pitch, const void *item, size_t item_size, size_t width,
          size_t height)
{
    if ((uintptr_t)to % item_size != 0)
        return CUDA_ERROR_INVALID_VALUE;
    if (width > SIZE_MAX / item_size)
        return CUDA_ERROR_INVALID_VALUE;
    for (size_t y = 0; y < height; y++)
        FD_TRY(fd_check_device_range(to + y * pitch, width * item_size));
    for (size_t y = 0; y < height; y++) {
        char *row = (char *)(uintptr_t)(to + y * pitch);
        for (size_t x = 0; x < width; x++)
            memcpy(row + x * item_size, item, item_size);
    }
    return CUDA_SUCCESS;
}

static CUresult
fill(CUdeviceptr to, size_t pitch, const void *item, size_t item_size, size_t width, size_t height,
     CUstream stream)
{
    fd_lock();
    fd_context *context;
    CUresult status = fd_current(&context);
    if (status == CUDA_SUCCESS)
        status = fd_check_stream(stream);
    if (status == CUDA_SUCCESS)
        status = fill_rows(to, pitch, item, item_size, width, height);
    fd_unlock();
    return status;
}

// The four functions of one item width: with and without a stream, of one and of two dimensions.
#define DEFINE_FILLS(bits, type) \
    CUresult functional_cuMemsetD##bits##Async(CUdeviceptr to, type item, size_t count, \
                                               CUstream stream) \
    { \
        return fill(to, 0, &item, sizeof item, count, 1, stream); \
    } \
    CUresult functional_cuMemsetD##bits##_v2(CUdeviceptr to, type item, size_t count) \
    { \
        return fill(to, 0, &item, sizeof item, count, 1, NULL); \
    } \
    CUresult functional_cuMemsetD2D##bits##Async(CUdeviceptr to, size_t pitch, type item, \
                                                 size_t width, size_t height, CUstream stream) \
    { \
        return fill(to, pitch, &item, sizeof item, width, height, stream); \
    } \
    CUresult functional_cuMemsetD2D##bits##_v2(CUdeviceptr to, size_t pitch, type item, \
                                               size_t width, size_t height) \
    { \
        return fill(to, pitch, &item, sizeof item, width, height, NULL); \
    }

DEFINE_FILLS(8, unsigned char)
DEFINE_FILLS(16, unsigned short)
DEFINE_FILLS(32, unsigned int)
