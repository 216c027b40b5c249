// cuMemcpy2D, cuMemcpy3D and related functions.
#include "base/call.h"
#include "base/lock.h"
#include "graph/operation.h"
#include "graph/record.h"
#include "stream/stream.h"
#include "transfer/copy.h"
#include "transfer/copy_box.h"

static CUresult
copy_in_order(const CUDA_MEMCPY3D *p, CUstream handle)
{
    drv_stream *stream;
    DRV_TRY(drv_check_stream(handle));
    DRV_TRY(drv_find_stream(handle, &stream));
    DRV_TRY(drv_copy_check(p)); // before any row is copied
    if (stream->capture == NULL) {
        DRV_TRY(drv_copy_shape(p, stream, true));
        return drv_copy_shape_is_awaited(p) ? drv_copy_wait(stream) : CUDA_SUCCESS;
    }
    drv_operation operation = {.type = CU_GRAPH_NODE_TYPE_MEMCPY};
    operation.copy.shape = *p;
    operation.copy.context = stream->context;
    return drv_capture_operation(stream, &operation);
}

static CUresult
copy_locked(const CUDA_MEMCPY3D *p, CUstream stream)
{
    drv_lock();
    CUresult status = copy_in_order(p, stream);
    drv_unlock();
    return status;
}

// Describes a 2D copy as a 3D copy of one plane.
static CUDA_MEMCPY3D
plane_of(const CUDA_MEMCPY2D *p)
{
    return (CUDA_MEMCPY3D){.srcXInBytes = p->srcXInBytes,
                           .srcY = p->srcY,
                           .srcMemoryType = p->srcMemoryType,
                           .srcHost = p->srcHost,
                           .srcDevice = p->srcDevice,
                           .srcArray = p->srcArray,
                           .srcPitch = p->srcPitch,
                           .dstXInBytes = p->dstXInBytes,
                           .dstY = p->dstY,
                           .dstMemoryType = p->dstMemoryType,
                           .dstHost = p->dstHost,
                           .dstDevice = p->dstDevice,
                           .dstArray = p->dstArray,
                           .dstPitch = p->dstPitch,
                           .WidthInBytes = p->WidthInBytes,
                           .Height = p->Height,
                           .Depth = 1};
}

CUresult
functional_cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)
{
    DRV_ENTER();
    if (pCopy == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    CUDA_MEMCPY3D plane = plane_of(pCopy);
    return copy_locked(&plane, hStream);
}

CUresult
functional_cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy)
{
    return drv_wait_for_legacy(functional_cuMemcpy2DAsync_v2(pCopy, NULL));
}

CUresult
functional_cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)
{
    return drv_wait_for_legacy(functional_cuMemcpy2DAsync_v2(pCopy, NULL));
}

CUresult
functional_cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)
{
    DRV_ENTER();
    if (pCopy == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    return copy_locked(pCopy, hStream);
}

CUresult
functional_cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)
{
    return drv_wait_for_legacy(functional_cuMemcpy3DAsync_v2(pCopy, NULL));
}
