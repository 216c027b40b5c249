// Implements peer access: records the devices whose memory the kernels of a context can access.
#include "base/call.h"
#include "base/lock.h"
#include "device/context.h"
#include "memory/ranges.h"

static CUresult
peer_of(CUcontext peer, drv_context **context, uint32_t *bit)
{
    DRV_TRY(drv_current(context));
    const drv_context *other = drv_context_find(peer);
    if (other == NULL || other == *context)
        return CUDA_ERROR_INVALID_CONTEXT;
    if (other->device == (*context)->device)
        return CUDA_ERROR_PEER_ACCESS_UNSUPPORTED;
    *bit = 1u << other->device;
    return CUDA_SUCCESS;
}

static void
set_peers(drv_context *context, uint32_t peers)
{
    drv_looking_stop(); // kernels of the context may be running
    context->peers = peers;
    drv_looking_go_on();
}

CUresult
functional_cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags)
{
    drv_context *context;
    uint32_t bit;
    DRV_ENTER();
    if (Flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = peer_of(peerContext, &context, &bit);
    if (status == CUDA_SUCCESS && (context->peers & bit) != 0)
        status = CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED;
    if (status == CUDA_SUCCESS)
        set_peers(context, context->peers | bit);
    drv_unlock();
    return status;
}

CUresult
functional_cuCtxDisablePeerAccess(CUcontext peerContext)
{
    drv_context *context;
    uint32_t bit;
    DRV_ENTER();
    drv_lock();
    CUresult status = peer_of(peerContext, &context, &bit);
    if (status == CUDA_SUCCESS && (context->peers & bit) == 0)
        status = CUDA_ERROR_PEER_ACCESS_NOT_ENABLED;
    if (status == CUDA_SUCCESS)
        set_peers(context, context->peers & ~bit);
    drv_unlock();
    return status;
}
