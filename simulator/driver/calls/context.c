// cuCtxCreate and related functions.
#include "calls/context.h"

#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "code/module.h"
#include "device/device.h"
#include "device/green.h"
#include "device/settle.h"
#include "memory/describe.h"
#include "memory/heap.h"
#include "memory/pool.h"
#include "memory/ranges.h"
#include "stream/capture.h"
#include "stream/green.h"
#include "stream/queue.h"

static void
delete_module_of(void *object, void *context)
{
    if (((drv_module *)object)->context == context)
        drv_module_delete(object);
}

void
drv_context_delete(drv_context *context)
{
    if (context->ends) // another thread is deleting it
        return;
    context->ends = true;
    if (context->fault == CUDA_SUCCESS)
        context->fault = CUDA_ERROR_CONTEXT_IS_DESTROYED; // no further kernel begins
    drv_wait_for_running(context);
    drv_greens_lose(context);
    drv_streams_of_context_delete(context);
    drv_settle(context);
    drv_report_leaks(context);
    drv_each(DRV_MODULE, delete_module_of, context);
    drv_release_context(context);
    drv_heap_delete(context->heap);
    drv_delete(context);
}

static CUresult
create(CUcontext *pctx, unsigned int flags, CUdevice dev)
{
    drv_context *context = drv_context_new(dev, flags, false);
    if (context == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    CUresult status = drv_context_push((CUcontext)context);
    if (status == CUDA_SUCCESS)
        *pctx = (CUcontext)context;
    else
        drv_context_delete(context);
    return status;
}

CUresult
functional_cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *params, unsigned int flags,
                          CUdevice dev)
{
    DRV_ENTER();
    (void)params;
    DRV_TRY(drv_initialized());
    if (pctx == NULL || (flags & ~(unsigned int)CU_CTX_FLAGS_MASK) != 0)
        return CUDA_ERROR_INVALID_VALUE;
    if (!drv_device_valid(dev))
        return CUDA_ERROR_INVALID_DEVICE;
    drv_lock();
    CUresult status = create(pctx, flags, dev);
    drv_unlock();
    return status;
}

static CUresult
destroy(CUcontext ctx)
{
    bool valid = drv_is(ctx, DRV_CONTEXT) && !((drv_context *)ctx)->ends;
    if (!valid || ((drv_context *)ctx)->primary)
        return CUDA_ERROR_INVALID_CONTEXT;
    drv_context_delete((drv_context *)ctx);
    if (drv_context_top() == ctx)
        drv_context_leave();
    return CUDA_SUCCESS;
}

CUresult
functional_cuCtxDestroy_v2(CUcontext ctx)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = destroy(ctx);
    drv_unlock();
    return status;
}

// Attaches to the current context. By the rule from before CUDA 4, a context is destroyed when it
// has been detached once more than it was attached.
CUresult
functional_cuCtxAttach(CUcontext *pctx, unsigned int flags)
{
    DRV_ENTER();
    drv_context *context;
    if (pctx == NULL || flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = drv_current(&context);
    if (status == CUDA_SUCCESS) {
        context->attached++;
        *pctx = (CUcontext)context;
    }
    drv_unlock();
    return status;
}

static CUresult
detach(CUcontext ctx)
{
    drv_context *context;
    DRV_TRY(drv_current(&context));
    if ((CUcontext)context != ctx)
        return CUDA_ERROR_INVALID_CONTEXT;
    if (context->attached == 0)
        return destroy(ctx);
    context->attached--;
    return CUDA_SUCCESS;
}

CUresult
functional_cuCtxDetach(CUcontext ctx)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = detach(ctx);
    drv_unlock();
    return status;
}

CUresult
functional_cuCtxPushCurrent_v2(CUcontext ctx)
{
    DRV_ENTER();
    drv_lock();
    CUresult status =
        drv_context_find(ctx) != NULL ? drv_context_push(ctx) : CUDA_ERROR_INVALID_CONTEXT;
    drv_unlock();
    return status;
}

CUresult
functional_cuCtxPopCurrent_v2(CUcontext *pctx)
{
    DRV_ENTER();
    CUcontext top;
    if (!drv_context_pop(&top))
        return CUDA_ERROR_INVALID_CONTEXT;
    if (pctx != NULL)
        *pctx = top;
    return CUDA_SUCCESS;
}

CUresult
functional_cuCtxSetCurrent(CUcontext ctx)
{
    DRV_ENTER();
    drv_lock();
    bool valid = ctx == NULL || drv_context_find(ctx) != NULL;
    drv_unlock();
    if (!valid)
        return CUDA_ERROR_INVALID_CONTEXT;
    CUcontext before;
    drv_context_pop(&before);
    return ctx != NULL ? drv_context_push(ctx) : CUDA_SUCCESS;
}

CUresult
functional_cuCtxGetCurrent(CUcontext *pctx)
{
    DRV_ENTER();
    if (pctx == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *pctx = drv_context_top();
    return CUDA_SUCCESS;
}

// Finds the context `ctx`, or the current context if `ctx` is NULL.
static CUresult
given_or_current(CUcontext ctx, drv_context **context)
{
    if (ctx == NULL)
        return drv_current(context);
    DRV_TRY(drv_initialized());
    *context = drv_context_find(ctx);
    return *context != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_CONTEXT;
}

CUresult
functional_cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx)
{
    DRV_ENTER();
    if (device == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    drv_context *context;
    CUresult status = ctx == NULL ? drv_current_or_lost(&context) : given_or_current(ctx, &context);
    if (status == CUDA_SUCCESS)
        *device = context->device;
    drv_unlock();
    return status;
}

CUresult
functional_cuCtxGetDevice(CUdevice *device)
{
    return functional_cuCtxGetDevice_v2(device, NULL);
}

CUresult
functional_cuCtxSynchronize_v2(CUcontext ctx)
{
    DRV_ENTER();
    drv_lock();
    drv_context *context;
    CUresult status = given_or_current(ctx, &context);
    if (status == CUDA_SUCCESS)
        status = drv_capture_forbids_waiting(context);
    if (status == CUDA_SUCCESS) {
        uint64_t id = context->id;
        const drv_green *green = ctx != NULL ? drv_green_find(ctx) : drv_green_current();
        if (green != NULL)
            drv_green_drain(green);
        else
            drv_drain_context(context);
        drv_pools_trim();
        bool is_there = drv_is(context, DRV_CONTEXT) && context->id == id;
        status = is_there ? drv_settle(context) : CUDA_ERROR_CONTEXT_IS_DESTROYED;
    }
    drv_unlock();
    return status;
}

CUresult
functional_cuCtxSynchronize(void)
{
    return functional_cuCtxSynchronize_v2(NULL);
}

CUresult
functional_cuCtxGetId(CUcontext ctx, unsigned long long *ctxId)
{
    DRV_ENTER();
    if (ctxId == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    drv_context *context;
    CUresult status = given_or_current(ctx, &context);
    if (status == CUDA_SUCCESS) {
        const drv_green *green = ctx != NULL ? drv_green_find(ctx) : drv_green_current();
        *ctxId = green != NULL ? green->id : context->id;
    }
    drv_unlock();
    return status;
}

CUresult
functional_cuCtxGetApiVersion(CUcontext ctx, unsigned int *version)
{
    DRV_ENTER();
    if (version == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    drv_context *context;
    CUresult status = given_or_current(ctx, &context);
    if (status == CUDA_SUCCESS)
        *version = 3020;
    drv_unlock();
    return status;
}

CUresult
functional_cuCtxGetFlags(unsigned int *flags)
{
    DRV_ENTER();
    if (flags == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_context *context;
    drv_lock();
    CUresult status = drv_current_or_lost(&context);
    if (status == CUDA_SUCCESS)
        *flags = context->flags | CU_CTX_MAP_HOST; // which is always on
    drv_unlock();
    return status;
}

CUresult
functional_cuCtxSetFlags(unsigned int flags)
{
    DRV_ENTER();
    drv_context *context;
    drv_lock();
    CUresult status = drv_current(&context);
    if (status == CUDA_SUCCESS)
        context->flags = flags;
    drv_unlock();
    return status;
}

CUresult
functional_cuCtxSetLimit(CUlimit limit, size_t value)
{
    DRV_ENTER();
    drv_context *context;
    if ((int)limit < 0 || limit >= CU_LIMIT_MAX)
        return CUDA_ERROR_UNSUPPORTED_LIMIT;
    drv_lock();
    CUresult status = drv_current(&context);
    if (status == CUDA_SUCCESS)
        context->limits[limit] = value;
    drv_unlock();
    return status;
}

CUresult
functional_cuCtxGetLimit(size_t *pvalue, CUlimit limit)
{
    DRV_ENTER();
    drv_context *context;
    if (pvalue == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    if ((int)limit < 0 || limit >= CU_LIMIT_MAX)
        return CUDA_ERROR_UNSUPPORTED_LIMIT;
    drv_lock();
    CUresult status = drv_current(&context);
    if (status == CUDA_SUCCESS)
        *pvalue = context->limits[limit];
    drv_unlock();
    return status;
}

CUresult
functional_cuCtxSetCacheConfig(CUfunc_cache config)
{
    DRV_ENTER();
    drv_context *context;
    drv_lock();
    CUresult status = drv_current(&context);
    if (status == CUDA_SUCCESS)
        context->cache = config;
    drv_unlock();
    return status;
}

CUresult
functional_cuCtxGetCacheConfig(CUfunc_cache *pconfig)
{
    DRV_ENTER();
    drv_context *context;
    if (pconfig == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = drv_current(&context);
    if (status == CUDA_SUCCESS)
        *pconfig = context->cache;
    drv_unlock();
    return status;
}

CUresult
functional_cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
{
    DRV_ENTER();
    drv_context *context;
    drv_lock();
    CUresult status = drv_current(&context);
    drv_unlock();
    if (status != CUDA_SUCCESS)
        return status;
    if (leastPriority != NULL)
        *leastPriority = 0;
    if (greatestPriority != NULL)
        *greatestPriority = -5;
    return CUDA_SUCCESS;
}
