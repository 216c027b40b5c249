// Implements streams and the default streams of each context. queue.c does their work.
#include "stream/stream.h"

#include <stdlib.h>

#include "base/handles.h"
#include "base/lock.h"
#include "device/green.h"
#include "stream/capture.h"

static _Thread_local char this_thread; // its address identifies the thread

bool
drv_is_default_stream(CUstream stream)
{
    return stream == NULL || stream == CU_STREAM_LEGACY || stream == CU_STREAM_PER_THREAD;
}

drv_stream *
drv_stream_new(drv_context *context, unsigned int flags, int priority)
{
    drv_stream *stream = drv_new(DRV_STREAM, sizeof *stream);
    if (stream == NULL)
        return NULL;
    stream->context = context;
    stream->flags = flags;
    stream->priority = priority;
    stream->id = drv_next_id();
    return stream;
}

// Finds or makes a default stream of a context; a green context has its own. Default streams have
// no handle of their own.
static CUresult
default_stream_of(drv_context *context, drv_green *green, const void *thread, drv_stream **out)
{
    for (*out = context->defaults; *out != NULL; *out = (*out)->next)
        if ((*out)->thread == thread && (*out)->green == green)
            return CUDA_SUCCESS;
    drv_stream *stream = calloc(1, sizeof *stream);
    if (stream == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    stream->context = context;
    stream->id = drv_next_id();
    stream->is_default = true;
    stream->thread = thread;
    stream->green = green;
    stream->green_id = green != NULL ? green->id : 0;
    stream->next = context->defaults;
    context->defaults = *out = stream;
    return CUDA_SUCCESS;
}

static CUresult
default_stream(const void *thread, drv_stream **out)
{
    drv_context *context;
    DRV_TRY(drv_current(&context));
    drv_green *green = drv_green_current();
    if (green != NULL && thread != NULL)
        return CUDA_ERROR_INVALID_HANDLE; // as in driver 580
    return default_stream_of(context, green, thread, out);
}

CUresult
drv_green_default_stream(drv_green *green)
{
    drv_stream *stream;
    return default_stream_of(green->context, green, NULL, &stream);
}

CUresult
drv_find_stream(CUstream handle, drv_stream **out)
{
    DRV_TRY(drv_initialized());
    if (drv_is_default_stream(handle))
        return default_stream(handle == CU_STREAM_PER_THREAD ? &this_thread : NULL, out);
    *out = (drv_stream *)handle;
    if (!drv_is(handle, DRV_STREAM))
        return CUDA_ERROR_INVALID_HANDLE;
    if ((*out)->green_id != 0 && (*out)->green == NULL)
        return CUDA_ERROR_STREAM_DETACHED;
    drv_capture_meet((*out)->capture);
    return CUDA_SUCCESS;
}

CUresult
drv_check_stream(CUstream handle)
{
    drv_stream *stream;
    DRV_TRY(drv_find_stream(handle, &stream));
    DRV_TRY(stream->context->sticky);
    DRV_TRY(drv_capture_implicit(stream, true));
    return drv_capture_status(stream) == CU_STREAM_CAPTURE_STATUS_INVALIDATED
               ? CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
               : CUDA_SUCCESS;
}
