// Events: a mark in a stream's work, replaced by each new record.
#include "functional.h"

typedef struct fd_event {
    fd_context *context;
    unsigned int flags;
    fd_mark *mark; // of the last record, NULL before the first
    bool captured; // the last record was captured
} fd_event;

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
    FD_ENTER();
    fd_lock();
    CUresult status = create_event(phEvent, Flags);
    fd_unlock();
    return status;
}

static CUresult
find_event(CUevent handle, fd_event **event)
{
    if (!fd_is(handle, FD_EVENT))
        return CUDA_ERROR_INVALID_HANDLE;
    *event = (fd_event *)handle;
    return CUDA_SUCCESS;
}

static CUresult
record(CUevent handle, CUstream stream_handle)
{
    fd_event *event;
    fd_stream *stream;
    FD_TRY(find_event(handle, &event));
    FD_TRY(fd_check_stream(stream_handle));
    FD_TRY(fd_find_stream(stream_handle, &stream));
    // An event records in streams of its own context only.
    if (event->context != stream->context)
        return CUDA_ERROR_INVALID_HANDLE;
    fd_mark *mark;
    event->captured = stream->capture != NULL;
    FD_TRY(fd_submit_mark(stream, &mark));
    fd_mark_drop(event->mark);
    event->mark = mark;
    return CUDA_SUCCESS;
}

CUresult
functional_cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)
{
    FD_ENTER();
    if (flags > CU_EVENT_RECORD_EXTERNAL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = record(hEvent, hStream);
    fd_unlock();
    return status;
}

CUresult
functional_cuEventRecord(CUevent hEvent, CUstream hStream)
{
    return functional_cuEventRecordWithFlags(hEvent, hStream, 0);
}

static CUresult
query(CUevent handle)
{
    fd_event *event;
    FD_TRY(find_event(handle, &event));
    if (event->captured)
        return CUDA_ERROR_CAPTURED_EVENT;
    if (event->mark != NULL && !event->mark->done)
        return CUDA_ERROR_NOT_READY;
    return fd_is(event->context, FD_CONTEXT) ? fd_settle(event->context) : CUDA_SUCCESS;
}

CUresult
functional_cuEventQuery(CUevent hEvent)
{
    FD_ENTER_ANYWHERE();
    fd_lock();
    CUresult status = query(hEvent);
    fd_unlock();
    return status;
}

CUresult
functional_cuEventSynchronize(CUevent hEvent)
{
    FD_ENTER();
    fd_lock();
    CUresult status = query(hEvent);
    if (status == CUDA_ERROR_NOT_READY) {
        // The event may be recorded anew or destroyed meanwhile.
        fd_context *context = ((fd_event *)hEvent)->context;
        fd_mark *mark = fd_mark_keep(((fd_event *)hEvent)->mark);
        fd_mark_wait(mark);
        fd_mark_drop(mark);
        status = fd_is(context, FD_CONTEXT) ? fd_settle(context) : CUDA_SUCCESS;
    }
    if (status == CUDA_SUCCESS)
        fd_pools_trim();
    fd_unlock();
    return status;
}

CUresult
functional_cuEventDestroy_v2(CUevent hEvent)
{
    FD_ENTER_ANYWHERE();
    fd_event *event;
    fd_lock();
    CUresult status = find_event(hEvent, &event);
    if (status == CUDA_SUCCESS) {
        fd_mark_drop(event->mark);
        fd_delete(event);
    }
    fd_unlock();
    return status;
}

static CUresult
elapsed(float *milliseconds, CUevent start, CUevent end)
{
    fd_event *first, *second;
    FD_TRY(find_event(start, &first));
    FD_TRY(find_event(end, &second));
    if (first->captured || second->captured)
        return CUDA_ERROR_INVALID_VALUE;
    bool timed = ((first->flags | second->flags) & CU_EVENT_DISABLE_TIMING) == 0;
    if (!timed || first->mark == NULL || second->mark == NULL)
        return CUDA_ERROR_INVALID_HANDLE;
    if (!first->mark->done || !second->mark->done)
        return CUDA_ERROR_NOT_READY;
    const struct timespec *a = &first->mark->when, *b = &second->mark->when;
    double seconds = (double)(b->tv_sec - a->tv_sec);
    double nanoseconds = (double)(b->tv_nsec - a->tv_nsec);
    *milliseconds = (float)(seconds * 1e3 + nanoseconds / 1e6);
    return CUDA_SUCCESS;
}

CUresult
functional_cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)
{
    FD_ENTER_ANYWHERE();
    if (pMilliseconds == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = elapsed(pMilliseconds, hStart, hEnd);
    fd_unlock();
    return status;
}

static CUresult
wait_for(CUstream handle, CUevent event_handle)
{
    fd_event *event;
    FD_TRY(find_event(event_handle, &event));
    FD_TRY(fd_check_stream(handle));
    // Nothing to wait for before the first record, and what has been captured never happens.
    bool nothing = event->mark == NULL || event->captured;
    fd_work work = {.wait = nothing ? NULL : fd_mark_keep(event->mark)};
    return fd_submit_to(handle, &work);
}

CUresult
functional_cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)
{
    FD_ENTER();
    if (Flags > CU_EVENT_WAIT_EXTERNAL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    CUresult status = wait_for(hStream, hEvent);
    fd_unlock();
    return status;
}
