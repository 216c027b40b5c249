// Streams, events and host functions. Work is done in order and at once: a call on a stream has
// happened when it returns.
#include <time.h>

#include "functional.h"

typedef struct fd_event {
    fd_context *context;
    unsigned int flags;
    bool recorded;
    struct timespec when;
} fd_event;

// --- streams -------------------------------------------------------------------------------------

static bool
is_default(CUstream stream)
{
    return stream == NULL || stream == CU_STREAM_LEGACY || stream == CU_STREAM_PER_THREAD;
}

CUresult
fd_check_stream(CUstream stream)
{
    fd_context *context;
    if (is_default(stream))
        return fd_current(&context);
    FD_TRY(fd_initialized());
    return fd_is(stream, FD_STREAM) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

static CUresult
check_stream_locked(CUstream stream)
{
    fd_lock();
    CUresult status = fd_check_stream(stream);
    fd_unlock();
    return status;
}

static CUresult
create_stream(CUstream *out, unsigned int flags, int priority)
{
    fd_context *context;
    FD_TRY(fd_current(&context));
    if (out == NULL || flags > CU_STREAM_NON_BLOCKING)
        return CUDA_ERROR_INVALID_VALUE;
    fd_stream *stream = fd_new(FD_STREAM, sizeof *stream);
    if (stream == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    // Priorities outside the range are clamped to it, as the driver's are.
    priority = priority > 0 ? 0 : priority < -5 ? -5 : priority;
    *stream = (fd_stream){context, flags, priority, fd_next_id()};
    *out = (CUstream)stream;
    return CUDA_SUCCESS;
}

CUresult
functional_cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags, int priority)
{
    fd_lock();
    CUresult status = create_stream(phStream, flags, priority);
    fd_unlock();
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
    fd_lock();
    CUresult status = fd_initialized();
    if (status == CUDA_SUCCESS && !fd_is(hStream, FD_STREAM))
        status = CUDA_ERROR_INVALID_HANDLE;
    if (status == CUDA_SUCCESS)
        fd_delete(hStream);
    fd_unlock();
    return status;
}

CUresult
functional_cuStreamQuery(CUstream hStream)
{
    return check_stream_locked(hStream);
}

CUresult
functional_cuStreamSynchronize(CUstream hStream)
{
    return check_stream_locked(hStream);
}

// Copies what is known about a stream; the default one has flags and priority 0.
static CUresult
describe(CUstream handle, fd_stream *out)
{
    FD_TRY(fd_check_stream(handle));
    if (!is_default(handle)) {
        *out = *(fd_stream *)handle;
        return CUDA_SUCCESS;
    }
    fd_context *context;
    FD_TRY(fd_current(&context));
    *out = (fd_stream){context, 0, 0, context->default_stream_id};
    return CUDA_SUCCESS;
}

static CUresult
describe_locked(CUstream handle, fd_stream *out)
{
    fd_lock();
    CUresult status = describe(handle, out);
    fd_unlock();
    return status;
}

CUresult
functional_cuStreamGetFlags(CUstream hStream, unsigned int *flags)
{
    fd_stream stream;
    FD_TRY(describe_locked(hStream, &stream));
    if (flags == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *flags = stream.flags;
    return CUDA_SUCCESS;
}

CUresult
functional_cuStreamGetPriority(CUstream hStream, int *priority)
{
    fd_stream stream;
    FD_TRY(describe_locked(hStream, &stream));
    if (priority == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *priority = stream.priority;
    return CUDA_SUCCESS;
}

CUresult
functional_cuStreamGetId(CUstream hStream, unsigned long long *streamId)
{
    fd_stream stream;
    FD_TRY(describe_locked(hStream, &stream));
    if (streamId == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *streamId = stream.id;
    return CUDA_SUCCESS;
}

CUresult
functional_cuStreamGetCtx(CUstream hStream, CUcontext *pctx)
{
    fd_stream stream;
    FD_TRY(describe_locked(hStream, &stream));
    if (pctx == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *pctx = (CUcontext)stream.context;
    return CUDA_SUCCESS;
}

CUresult
functional_cuStreamGetDevice(CUstream hStream, CUdevice *device)
{
    fd_stream stream;
    FD_TRY(describe_locked(hStream, &stream));
    if (device == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *device = stream.context->device;
    return CUDA_SUCCESS;
}

CUresult
functional_cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)
{
    FD_TRY(check_stream_locked(hStream));
    if (captureStatus == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *captureStatus = CU_STREAM_CAPTURE_STATUS_NONE;
    return CUDA_SUCCESS;
}

// --- events --------------------------------------------------------------------------------------

static CUresult
create_event(CUevent *out, unsigned int flags)
{
    fd_context *context;
    FD_TRY(fd_current(&context));
    unsigned int known = CU_EVENT_BLOCKING_SYNC | CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS;
    bool interprocess_with_timing =
        (flags & CU_EVENT_INTERPROCESS) && !(flags & CU_EVENT_DISABLE_TIMING);
    if (out == NULL || (flags & ~known) != 0 || interprocess_with_timing)
        return CUDA_ERROR_INVALID_VALUE;
    fd_event *event = fd_new(FD_EVENT, sizeof *event);
    if (event == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    event->context = context;
    event->flags = flags;
    *out = (CUevent)event;
    return CUDA_SUCCESS;
}

CUresult
functional_cuEventCreate(CUevent *phEvent, unsigned int Flags)
{
    fd_lock();
    CUresult status = create_event(phEvent, Flags);
    fd_unlock();
    return status;
}

static CUresult
check_event(CUevent event)
{
    FD_TRY(fd_initialized());
    return fd_is(event, FD_EVENT) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CUresult
functional_cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)
{
    if (flags > CU_EVENT_RECORD_EXTERNAL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = check_event(hEvent);
    if (status == CUDA_SUCCESS)
        status = fd_check_stream(hStream);
    if (status == CUDA_SUCCESS) {
        fd_event *event = (fd_event *)hEvent;
        event->recorded = true;
        clock_gettime(CLOCK_MONOTONIC, &event->when);
    }
    fd_unlock();
    return status;
}

CUresult
functional_cuEventRecord(CUevent hEvent, CUstream hStream)
{
    return functional_cuEventRecordWithFlags(hEvent, hStream, 0);
}

CUresult
functional_cuEventQuery(CUevent hEvent)
{
    fd_lock();
    CUresult status = check_event(hEvent);
    fd_unlock();
    return status;
}

CUresult
functional_cuEventSynchronize(CUevent hEvent)
{
    return functional_cuEventQuery(hEvent);
}

CUresult
functional_cuEventDestroy_v2(CUevent hEvent)
{
    fd_lock();
    CUresult status = check_event(hEvent);
    if (status == CUDA_SUCCESS)
        fd_delete(hEvent);
    fd_unlock();
    return status;
}

static CUresult
elapsed(float *milliseconds, CUevent start, CUevent end)
{
    FD_TRY(check_event(start));
    FD_TRY(check_event(end));
    const fd_event *a = (fd_event *)start, *b = (fd_event *)end;
    bool timed = ((a->flags | b->flags) & CU_EVENT_DISABLE_TIMING) == 0;
    if (!timed || !a->recorded || !b->recorded)
        return CUDA_ERROR_INVALID_HANDLE;
    double seconds = (double)(b->when.tv_sec - a->when.tv_sec);
    double nanoseconds = (double)(b->when.tv_nsec - a->when.tv_nsec);
    *milliseconds = (float)(seconds * 1e3 + nanoseconds / 1e6);
    return CUDA_SUCCESS;
}

CUresult
functional_cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)
{
    if (pMilliseconds == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = elapsed(pMilliseconds, hStart, hEnd);
    fd_unlock();
    return status;
}

CUresult
functional_cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)
{
    if (Flags > CU_EVENT_WAIT_EXTERNAL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = check_event(hEvent);
    if (status == CUDA_SUCCESS)
        status = fd_check_stream(hStream);
    fd_unlock();
    return status;
}

// --- host functions ------------------------------------------------------------------------------

CUresult
functional_cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)
{
    FD_TRY(check_stream_locked(hStream));
    if (fn == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fn(userData);
    return CUDA_SUCCESS;
}

CUresult
functional_cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void *userData, unsigned int syncMode)
{
    (void)syncMode;
    return functional_cuLaunchHostFunc(hStream, fn, userData);
}

CUresult
functional_cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void *userData,
                               unsigned int flags)
{
    FD_TRY(check_stream_locked(hStream));
    if (callback == NULL || flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    callback(hStream, CUDA_SUCCESS, userData);
    return CUDA_SUCCESS;
}
