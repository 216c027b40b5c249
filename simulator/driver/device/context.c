// Implements contexts, and the stack of them that each thread has.
#include "device/context.h"

#include "base/handles.h"
#include "base/lock.h"
#include "device/green.h"

static _Thread_local void *stack[DRV_MAX_STACK];
static _Thread_local int depth;

drv_context *
drv_context_new(CUdevice device, unsigned int flags, bool primary)
{
    drv_context *context = drv_new(DRV_CONTEXT, sizeof *context);
    if (context == NULL)
        return NULL;
    context->device = device;
    context->flags = flags;
    context->primary = primary;
    context->id = drv_next_id();
    context->limits[CU_LIMIT_STACK_SIZE] = 1024;
    context->limits[CU_LIMIT_PRINTF_FIFO_SIZE] = 1 << 20;
    context->limits[CU_LIMIT_MALLOC_HEAP_SIZE] = 8 << 20;
    context->limits[CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT] = 2048;
    context->limits[CU_LIMIT_MAX_L2_FETCH_GRANULARITY] = 64;
    return context;
}

drv_context *
drv_context_find(CUcontext handle)
{
    if (drv_is(handle, DRV_GREEN))
        return ((drv_green *)handle)->context;
    return drv_is(handle, DRV_CONTEXT) ? (drv_context *)handle : NULL;
}

// Finds the current context, even after a fault.
CUresult
drv_current_or_lost(drv_context **context)
{
    DRV_TRY(drv_initialized());
    if (depth == 0 || stack[depth - 1] == NULL)
        return CUDA_ERROR_INVALID_CONTEXT;
    *context = drv_context_find(stack[depth - 1]);
    if (*context == NULL || (*context)->ends)
        return CUDA_ERROR_CONTEXT_IS_DESTROYED;
    return CUDA_SUCCESS;
}

CUresult
drv_current(drv_context **context)
{
    CUresult status = drv_current_or_lost(context);
    return status == CUDA_SUCCESS ? (*context)->sticky : status;
}

CUresult
drv_context_push(CUcontext ctx)
{
    if (depth == DRV_MAX_STACK)
        return CUDA_ERROR_INVALID_VALUE;
    stack[depth++] = ctx;
    return CUDA_SUCCESS;
}

bool
drv_context_enter(drv_context *context)
{
    return drv_context_push((CUcontext)context) == CUDA_SUCCESS;
}

bool
drv_context_pop(CUcontext *top)
{
    bool is_there = depth > 0;
    if (is_there)
        *top = stack[--depth];
    return is_there;
}

CUcontext
drv_context_top(void)
{
    return depth > 0 ? stack[depth - 1] : NULL;
}

void
drv_context_leave(void)
{
    depth--;
}
