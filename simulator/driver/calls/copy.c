// cuMemcpy and related functions, and batches of copies.
#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "device/context.h"
#include "graph/operation.h"
#include "graph/record.h"
#include "memory/ranges.h"
#include "stream/stream.h"
#include "transfer/copy.h"

// --- copies --------------------------------------------------------------------------------------

// Adds a copy to the captured graph.
static CUresult
capture(drv_end to, drv_end from, size_t size, drv_stream *stream)
{
    DRV_TRY(drv_copy_check_ends(to, from, size));
    if (size == 0)
        return CUDA_SUCCESS;
    drv_operation operation = {.type = CU_GRAPH_NODE_TYPE_MEMCPY};
    operation.copy.context = stream->context;
    operation.copy.shape = (CUDA_MEMCPY3D){
        .srcMemoryType = from.device ? CU_MEMORYTYPE_DEVICE : CU_MEMORYTYPE_HOST,
        .srcHost = from.device ? NULL : (const void *)from.address,
        .srcDevice = from.device ? (CUdeviceptr)from.address : 0,
        .srcPitch = size,
        .srcHeight = 1,
        .dstMemoryType = to.device ? CU_MEMORYTYPE_DEVICE : CU_MEMORYTYPE_HOST,
        .dstHost = to.device ? NULL : (void *)to.address,
        .dstDevice = to.device ? (CUdeviceptr)to.address : 0,
        .dstPitch = size,
        .dstHeight = 1,
        .WidthInBytes = size,
        .Height = 1,
        .Depth = 1,
    };
    return drv_capture_operation(stream, &operation);
}

static CUresult
copy_or_capture(drv_end to, drv_end from, size_t size, drv_stream *stream, bool *is_awaited)
{
    if (stream->capture != NULL)
        return capture(to, from, size, stream);
    *is_awaited |= size > 0 && drv_copy_is_awaited(to, from);
    return drv_copy(to, from, size, stream, true);
}

static CUresult
copy_in_order(drv_end to, drv_end from, size_t size, CUstream handle)
{
    drv_context *context;
    drv_stream *stream;
    bool is_awaited = false;
    DRV_TRY(drv_current(&context));
    DRV_TRY(drv_check_stream(handle));
    DRV_TRY(drv_find_stream(handle, &stream));
    DRV_TRY(copy_or_capture(to, from, size, stream, &is_awaited));
    return is_awaited ? drv_copy_wait(stream) : CUDA_SUCCESS;
}

static CUresult
copy_locked(drv_end to, drv_end from, size_t size, CUstream stream)
{
    drv_lock();
    CUresult status = copy_in_order(to, from, size, stream);
    drv_unlock();
    return status;
}

CUresult
functional_cuMemcpyHtoDAsync_v2(CUdeviceptr dst, const void *src, size_t size, CUstream stream)
{
    DRV_ENTER();
    return copy_locked((drv_end){(uintptr_t)dst, true}, (drv_end){(uintptr_t)src, false}, size,
                       stream);
}

CUresult
functional_cuMemcpyDtoHAsync_v2(void *dst, CUdeviceptr src, size_t size, CUstream stream)
{
    DRV_ENTER();
    return copy_locked((drv_end){(uintptr_t)dst, false}, (drv_end){(uintptr_t)src, true}, size,
                       stream);
}

CUresult
functional_cuMemcpyDtoDAsync_v2(CUdeviceptr dst, CUdeviceptr src, size_t size, CUstream stream)
{
    DRV_ENTER();
    return copy_locked((drv_end){(uintptr_t)dst, true}, (drv_end){(uintptr_t)src, true}, size,
                       stream);
}

// With unified addressing either side may be host memory: an address in no allocation is taken to
// be the caller's host memory.
CUresult
functional_cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t size, CUstream stream)
{
    DRV_ENTER();
    drv_lock();
    bool to_device = drv_range_of((uintptr_t)dst) != NULL;
    bool from_device = drv_range_of((uintptr_t)src) != NULL;
    drv_unlock();
    return copy_locked((drv_end){(uintptr_t)dst, to_device}, (drv_end){(uintptr_t)src, from_device},
                       size, stream);
}

CUresult
functional_cuMemcpyHtoD_v2(CUdeviceptr dst, const void *src, size_t size)
{
    return drv_wait_for_legacy(functional_cuMemcpyHtoDAsync_v2(dst, src, size, NULL));
}

CUresult
functional_cuMemcpyDtoH_v2(void *dst, CUdeviceptr src, size_t size)
{
    return drv_wait_for_legacy(functional_cuMemcpyDtoHAsync_v2(dst, src, size, NULL));
}

CUresult
functional_cuMemcpyDtoD_v2(CUdeviceptr dst, CUdeviceptr src, size_t size)
{
    return drv_wait_for_legacy(functional_cuMemcpyDtoDAsync_v2(dst, src, size, NULL));
}

CUresult
functional_cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t size)
{
    return drv_wait_for_legacy(functional_cuMemcpyAsync(dst, src, size, NULL));
}

CUresult
functional_cuMemcpyPeerAsync(CUdeviceptr dst, CUcontext dst_context, CUdeviceptr src,
                             CUcontext src_context, size_t size, CUstream stream)
{
    DRV_ENTER();
    drv_lock();
    bool valid = drv_context_find(dst_context) != NULL && drv_context_find(src_context) != NULL;
    drv_unlock();
    return valid ? copy_locked((drv_end){(uintptr_t)dst, true}, (drv_end){(uintptr_t)src, true},
                               size, stream)
                 : CUDA_ERROR_INVALID_CONTEXT;
}

CUresult
functional_cuMemcpyPeer(CUdeviceptr dst, CUcontext dst_context, CUdeviceptr src,
                        CUcontext src_context, size_t size)
{
    return drv_wait_for_legacy(
        functional_cuMemcpyPeerAsync(dst, dst_context, src, src_context, size, NULL));
}

// --- several at once -----------------------------------------------------------------------------

// Queues all copies, and then waits once for those that the call must wait for.
static CUresult
copy_each(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count, CUstream handle)
{
    drv_stream *stream;
    bool is_awaited = false;
    DRV_TRY(drv_check_stream(handle));
    DRV_TRY(drv_find_stream(handle, &stream));
    for (size_t i = 0; i < count; i++) {
        drv_end to = {(uintptr_t)dsts[i], drv_allocation_id((uintptr_t)dsts[i]) != 0};
        drv_end from = {(uintptr_t)srcs[i], drv_allocation_id((uintptr_t)srcs[i]) != 0};
        DRV_TRY(copy_or_capture(to, from, sizes[i], stream, &is_awaited));
    }
    return is_awaited ? drv_copy_wait(stream) : CUDA_SUCCESS;
}

CUresult
functional_cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count,
                                 CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
                                 CUstream hStream)
{
    DRV_ENTER();
    bool lists = dsts != NULL && srcs != NULL && sizes != NULL;
    bool given = lists && attrs != NULL && attrsIdxs != NULL;
    bool on_legacy = hStream == NULL || hStream == CU_STREAM_LEGACY;
    if (!given || count == 0 || numAttrs == 0 || numAttrs > count || attrsIdxs[0] != 0 || on_legacy)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = copy_each(dsts, srcs, sizes, count, hStream);
    drv_unlock();
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
