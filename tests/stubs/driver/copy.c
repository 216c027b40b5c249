// Copies. All memory is host memory, so that one bounds check and one memmove do every kind.
#include <stdlib.h>
#include <string.h>

#include "functional.h"
#include "steering.h"

// --- copies --------------------------------------------------------------------------------------

static uint64_t stale; // copies and fills whose memory was gone

uint64_t
functional_stale_count(void)
{
    fd_lock();
    uint64_t count = stale;
    fd_unlock();
    return count;
}

bool
fd_still_there(uintptr_t address, uint64_t id)
{
    const fd_range *r = id != 0 ? fd_range_of(address) : NULL;
    bool there = id == 0 || (r != NULL && r->id == id);
    stale += !there;
    return there;
}

static void
copy_now(const fd_work *work)
{
    if (!fd_still_there(work->to, work->to_id) || !fd_still_there(work->from, work->from_id))
        return;
    const void *from = work->staged != NULL ? work->staged : (const void *)work->from;
    memmove((void *)work->to, from, work->size);
}

static uint64_t
owner_of(uintptr_t address)
{
    const fd_range *r = fd_range_of(address);
    return r != NULL ? r->id : 0;
}

// Pageable memory is read before the call returns, as the driver does.
static CUresult
stage(fd_work *work)
{
    if (work->from_id != 0 || fd_queues_empty())
        return CUDA_SUCCESS;
    work->staged = malloc(work->size);
    if (work->staged == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    memcpy(work->staged, (const void *)work->from, work->size);
    return CUDA_SUCCESS;
}

// Copies after checking the device addresses among `to` and `from`; a host address is the caller's
// business.
static CUresult
copy(uintptr_t to, bool to_device, uintptr_t from, bool from_device, size_t size, fd_stream *stream)
{
    if (to_device)
        FD_TRY(fd_check_device_range((CUdeviceptr)to, size));
    if (from_device)
        FD_TRY(fd_check_device_range((CUdeviceptr)from, size));
    if (size == 0)
        return CUDA_SUCCESS;
    if (to == 0 || from == 0)
        return CUDA_ERROR_INVALID_VALUE;
    fd_work work = {
        .run = copy_now,
        .to = to,
        .from = from,
        .to_id = owner_of(to),
        .from_id = owner_of(from),
        .size = size,
    };
    FD_TRY(stage(&work));
    return fd_submit(stream, &work);
}

static CUresult
copy_in_order(uintptr_t to, bool to_device, uintptr_t from, bool from_device, size_t size,
              CUstream handle)
{
    fd_context *context;
    fd_stream *stream;
    FD_TRY(fd_current(&context));
    FD_TRY(fd_check_stream(handle));
    FD_TRY(fd_find_stream(handle, &stream));
    return copy(to, to_device, from, from_device, size, stream);
}

static CUresult
copy_locked(uintptr_t to, bool to_device, uintptr_t from, bool from_device, size_t size,
            CUstream stream)
{
    fd_lock();
    CUresult status = copy_in_order(to, to_device, from, from_device, size, stream);
    fd_unlock();
    return status;
}

// Copies without a stream have happened when they return.
static CUresult
wait_for_legacy(CUresult status)
{
    fd_stream *stream;
    fd_lock();
    if (status == CUDA_SUCCESS)
        status = fd_find_stream(NULL, &stream);
    if (status == CUDA_SUCCESS) {
        fd_context *context = stream->context;
        fd_drain(stream);
        status = fd_is(context, FD_CONTEXT) ? fd_settle(context) : CUDA_SUCCESS;
    }
    fd_unlock();
    return status;
}

CUresult
functional_cuMemcpyHtoDAsync_v2(CUdeviceptr dst, const void *src, size_t size, CUstream stream)
{
    FD_ENTER();
    return copy_locked((uintptr_t)dst, true, (uintptr_t)src, false, size, stream);
}

CUresult
functional_cuMemcpyDtoHAsync_v2(void *dst, CUdeviceptr src, size_t size, CUstream stream)
{
    FD_ENTER();
    return copy_locked((uintptr_t)dst, false, (uintptr_t)src, true, size, stream);
}

CUresult
functional_cuMemcpyDtoDAsync_v2(CUdeviceptr dst, CUdeviceptr src, size_t size, CUstream stream)
{
    FD_ENTER();
    return copy_locked((uintptr_t)dst, true, (uintptr_t)src, true, size, stream);
}

// With unified addresses either side may be host memory: what no allocation holds is taken for the
// caller's own.
CUresult
functional_cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t size, CUstream stream)
{
    FD_ENTER();
    fd_lock();
    bool to_device = fd_range_of((uintptr_t)dst) != NULL;
    bool from_device = fd_range_of((uintptr_t)src) != NULL;
    fd_unlock();
    return copy_locked((uintptr_t)dst, to_device, (uintptr_t)src, from_device, size, stream);
}

CUresult
functional_cuMemcpyHtoD_v2(CUdeviceptr dst, const void *src, size_t size)
{
    return wait_for_legacy(functional_cuMemcpyHtoDAsync_v2(dst, src, size, NULL));
}

CUresult
functional_cuMemcpyDtoH_v2(void *dst, CUdeviceptr src, size_t size)
{
    return wait_for_legacy(functional_cuMemcpyDtoHAsync_v2(dst, src, size, NULL));
}

CUresult
functional_cuMemcpyDtoD_v2(CUdeviceptr dst, CUdeviceptr src, size_t size)
{
    return wait_for_legacy(functional_cuMemcpyDtoDAsync_v2(dst, src, size, NULL));
}

CUresult
functional_cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t size)
{
    return wait_for_legacy(functional_cuMemcpyAsync(dst, src, size, NULL));
}

CUresult
functional_cuMemcpyPeerAsync(CUdeviceptr dst, CUcontext dst_context, CUdeviceptr src,
                             CUcontext src_context, size_t size, CUstream stream)
{
    FD_ENTER();
    fd_lock();
    bool valid = fd_is(dst_context, FD_CONTEXT) && fd_is(src_context, FD_CONTEXT);
    fd_unlock();
    return valid ? copy_locked((uintptr_t)dst, true, (uintptr_t)src, true, size, stream)
                 : CUDA_ERROR_INVALID_CONTEXT;
}

CUresult
functional_cuMemcpyPeer(CUdeviceptr dst, CUcontext dst_context, CUdeviceptr src,
                        CUcontext src_context, size_t size)
{
    return wait_for_legacy(
        functional_cuMemcpyPeerAsync(dst, dst_context, src, src_context, size, NULL));
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
copy_box(const end *to, const end *from, size_t width, size_t height, size_t depth, CUstream handle)
{
    fd_stream *stream;
    FD_TRY(fd_check_stream(handle));
    FD_TRY(fd_find_stream(handle, &stream));
    if (width > to->pitch || width > from->pitch)
        return CUDA_ERROR_INVALID_VALUE;
    for (size_t z = 0; z < depth; z++)
        for (size_t y = 0; y < height; y++)
            FD_TRY(copy(row_of(to, y, z), to->device, row_of(from, y, z), from->device, width,
                        stream));
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
    return copy_box(&to, &from, p->WidthInBytes, p->Height, 1, stream);
}

CUresult
functional_cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)
{
    FD_ENTER();
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
    return wait_for_legacy(functional_cuMemcpy2DAsync_v2(pCopy, NULL));
}

CUresult
functional_cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)
{
    return wait_for_legacy(functional_cuMemcpy2DAsync_v2(pCopy, NULL));
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
    return copy_box(&to, &from, p->WidthInBytes, p->Height, p->Depth, stream);
}

CUresult
functional_cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)
{
    FD_ENTER();
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
    return wait_for_legacy(functional_cuMemcpy3DAsync_v2(pCopy, NULL));
}

// --- several at once -----------------------------------------------------------------------------

static CUresult
copy_each(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count, CUstream handle)
{
    fd_stream *stream;
    FD_TRY(fd_check_stream(handle));
    FD_TRY(fd_find_stream(handle, &stream));
    for (size_t i = 0; i < count; i++) {
        bool to_device = owner_of((uintptr_t)dsts[i]) != 0;
        bool from_device = owner_of((uintptr_t)srcs[i]) != 0;
        FD_TRY(
            copy((uintptr_t)dsts[i], to_device, (uintptr_t)srcs[i], from_device, sizes[i], stream));
    }
    return CUDA_SUCCESS;
}

CUresult
functional_cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count,
                                 CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
                                 CUstream hStream)
{
    FD_ENTER();
    bool lists = dsts != NULL && srcs != NULL && sizes != NULL;
    bool given = lists && attrs != NULL && attrsIdxs != NULL;
    bool on_legacy = hStream == NULL || hStream == CU_STREAM_LEGACY;
    if (!given || count == 0 || numAttrs == 0 || numAttrs > count || attrsIdxs[0] != 0 || on_legacy)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = copy_each(dsts, srcs, sizes, count, hStream);
    fd_unlock();
    return status;
}

CUresult
functional_cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size,
                                       CUmemcpyAttributes *attr, CUstream hStream)
{
    if (attr == NULL || hStream == NULL || hStream == CU_STREAM_LEGACY)
        return CUDA_ERROR_INVALID_VALUE;
    return functional_cuMemcpyAsync(dst, src, size, hStream);
}
