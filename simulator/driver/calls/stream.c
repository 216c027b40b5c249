// cuStreamCreate and related functions.
#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "device/context.h"
#include "device/settle.h"
#include "memory/pool.h"
#include "stream/capture.h"
#include "stream/green.h"
#include "stream/queue.h"
#include "stream/stream.h"

static CUresult
create_stream(CUstream *out, unsigned int flags, int priority)
{
    drv_context *context;
    DRV_TRY(drv_current(&context));
    if (out == NULL || flags > CU_STREAM_NON_BLOCKING)
        return CUDA_ERROR_INVALID_VALUE;
    return drv_stream_create(context, drv_green_current(), flags, priority, out);
}

CUresult
functional_cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags, int priority)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = create_stream(phStream, flags, priority);
    drv_unlock();
    return status;
}

CUresult
functional_cuStreamCreate(CUstream *phStream, unsigned int Flags)
{
    return functional_cuStreamCreateWithPriority(phStream, Flags, 0);
}

CUresult
functional_cuStreamDestroy_v2(CUstream hStream)
{
    DRV_ENTER_ANYWHERE();
    drv_lock();
    CUresult status = drv_is(hStream, DRV_STREAM) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
    if (status == CUDA_SUCCESS) {
        drv_capture_meet(((drv_stream *)hStream)->capture);
        drv_stream_delete((drv_stream *)hStream);
    }
    drv_unlock();
    return status;
}

// Finds a stream, but refuses a capturing one, which can be neither queried nor waited for. The
// attempt invalidates the capture.
static CUresult
find_executing(CUstream handle, drv_stream **out)
{
    DRV_TRY(drv_find_stream(handle, out));
    DRV_TRY(drv_capture_implicit(*out, true));
    if ((*out)->capture == NULL)
        return CUDA_SUCCESS;
    drv_capture_invalidate(*out);
    return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
}

CUresult
functional_cuStreamQuery(CUstream hStream)
{
    DRV_ENTER_ANYWHERE();
    drv_stream *stream;
    drv_lock();
    CUresult status = find_executing(hStream, &stream);
    if (status == CUDA_SUCCESS)
        status = drv_stream_ready(stream) ? drv_settle(stream->context) : CUDA_ERROR_NOT_READY;
    drv_unlock();
    return status;
}

CUresult
functional_cuStreamSynchronize(CUstream hStream)
{
    DRV_ENTER();
    drv_stream *stream;
    drv_lock();
    CUresult status = find_executing(hStream, &stream);
    if (status == CUDA_SUCCESS) {
        drv_context *context = stream->context;
        drv_drain(stream);
        drv_pools_trim();
        status = drv_is(context, DRV_CONTEXT) ? drv_settle(context) : CUDA_SUCCESS;
    }
    drv_unlock();
    return status;
}

// --- properties of streams -----------------------------------------------------------------------

// Copies a stream, because its context may be gone when the caller uses the result.
static CUresult
describe(CUstream handle, drv_stream *out, int *device)
{
    drv_stream *stream;
    drv_lock();
    CUresult status = drv_find_stream(handle, &stream);
    if (status == CUDA_SUCCESS) {
        *out = *stream;
        *device = stream->context->device;
    }
    drv_unlock();
    return status;
}

CUresult
functional_cuStreamGetFlags(CUstream hStream, unsigned int *flags)
{
    DRV_ENTER_ANYWHERE();
    drv_stream stream;
    int device;
    DRV_TRY(describe(hStream, &stream, &device));
    if (flags == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *flags = stream.flags;
    return CUDA_SUCCESS;
}

CUresult
functional_cuStreamGetPriority(CUstream hStream, int *priority)
{
    DRV_ENTER_ANYWHERE();
    drv_stream stream;
    int device;
    DRV_TRY(describe(hStream, &stream, &device));
    if (priority == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *priority = stream.priority;
    return CUDA_SUCCESS;
}

CUresult
functional_cuStreamGetId(CUstream hStream, unsigned long long *streamId)
{
    DRV_ENTER_ANYWHERE();
    drv_stream stream;
    int device;
    DRV_TRY(describe(hStream, &stream, &device));
    if (streamId == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *streamId = stream.id;
    return CUDA_SUCCESS;
}

CUresult
functional_cuStreamGetCtx(CUstream hStream, CUcontext *pctx)
{
    DRV_ENTER_ANYWHERE();
    drv_stream stream;
    int device;
    DRV_TRY(describe(hStream, &stream, &device));
    if (pctx == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *pctx = stream.green != NULL ? (CUcontext)stream.green : (CUcontext)stream.context;
    return CUDA_SUCCESS;
}

CUresult
functional_cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)
{
    DRV_ENTER_ANYWHERE();
    drv_stream stream;
    int device;
    DRV_TRY(describe(hStream, &stream, &device));
    if (pCtx == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *pCtx = (CUcontext)stream.context;
    if (pGreenCtx != NULL)
        *pGreenCtx = (CUgreenCtx)stream.green;
    return CUDA_SUCCESS;
}

CUresult
functional_cuStreamGetDevice(CUstream hStream, CUdevice *device)
{
    DRV_ENTER_ANYWHERE();
    drv_stream stream;
    int ordinal;
    DRV_TRY(describe(hStream, &stream, &ordinal));
    if (device == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *device = ordinal;
    return CUDA_SUCCESS;
}
