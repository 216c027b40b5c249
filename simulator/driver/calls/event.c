// cuEventCreate and related functions.
#include <time.h>

#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "device/context.h"
#include "device/settle.h"
#include "graph/operation.h"
#include "graph/record.h"
#include "memory/pool.h"
#include "stream/before.h"
#include "stream/capture.h"
#include "stream/edges.h"
#include "stream/event.h"
#include "stream/queue.h"
#include "stream/shared_event.h"
#include "stream/stream.h"

static CUresult
create_event(CUevent *out, unsigned int flags)
{
    drv_context *context;
    DRV_TRY(drv_current(&context));
    unsigned int known = CU_EVENT_BLOCKING_SYNC | CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS;
    bool interprocess_with_timing =
        (flags & CU_EVENT_INTERPROCESS) && !(flags & CU_EVENT_DISABLE_TIMING);
    if (out == NULL || (flags & ~known) != 0 || interprocess_with_timing)
        return CUDA_ERROR_INVALID_VALUE;
    drv_event *event = drv_new(DRV_EVENT, sizeof *event);
    if (event == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    CUresult status =
        (flags & CU_EVENT_INTERPROCESS) != 0 ? drv_shared_event_new(event) : CUDA_SUCCESS;
    if (status != CUDA_SUCCESS) {
        drv_delete(event);
        return status;
    }
    event->context = context;
    event->flags = flags;
    *out = (CUevent)event;
    return CUDA_SUCCESS;
}

CUresult
functional_cuEventCreate(CUevent *phEvent, unsigned int Flags)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = create_event(phEvent, Flags);
    drv_unlock();
    return status;
}

// Checks a stream for a record. An event can be recorded only in streams of its own context.
static CUresult
check_record(CUevent handle, CUstream stream_handle, drv_stream **stream)
{
    drv_event *event;
    DRV_TRY(drv_event_find(handle, &event));
    DRV_TRY(drv_check_stream(stream_handle));
    DRV_TRY(drv_find_stream(stream_handle, stream));
    if (event->context != (*stream)->context)
        return CUDA_ERROR_INVALID_HANDLE;
    return CUDA_SUCCESS;
}

// Records an event in a capturing stream. The event gets the stream's position in the graph, from
// which other streams continue. An external record becomes a node, so that work outside the graph
// can wait for it.
static CUresult
capture_record(drv_event *event, drv_stream *stream, bool external)
{
    drv_operation operation = {.type = CU_GRAPH_NODE_TYPE_EVENT_RECORD, .event = (CUevent)event};
    if (external)
        return drv_capture_operation(stream, &operation);
    drv_event_forget_capture(event);
    DRV_TRY(drv_edges_copy(&event->tips, stream->tips));
    event->capture = stream->capture->id;
    return CUDA_SUCCESS;
}

static CUresult
record(CUevent handle, CUstream stream_handle, unsigned int flags)
{
    drv_stream *stream;
    DRV_TRY(check_record(handle, stream_handle, &stream));
    if (stream->capture == NULL)
        return drv_event_record(handle, stream);
    if (((drv_event *)handle)->shared.file != NULL)
        return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    return capture_record((drv_event *)handle, stream, (flags & CU_EVENT_RECORD_EXTERNAL) != 0);
}

CUresult
functional_cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)
{
    DRV_ENTER();
    if (flags > CU_EVENT_RECORD_EXTERNAL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = record(hEvent, hStream, flags);
    drv_unlock();
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
    drv_event *event;
    DRV_TRY(drv_event_find(handle, &event));
    drv_capture *capture = drv_capture_find(event->capture);
    if (capture != NULL)
        drv_capture_spoil(capture);
    if (event->capture != 0)
        return CUDA_ERROR_CAPTURED_EVENT;
    DRV_TRY(drv_capture_forbids());
    bool is_done = event->mark == NULL || event->mark->done;
    if (!is_done || (event->shared.file != NULL && !drv_shared_event_done(event)))
        return CUDA_ERROR_NOT_READY;
    if (event->mark != NULL)
        drv_host_saw_mark(event->mark);
    return drv_is(event->context, DRV_CONTEXT) ? drv_settle(event->context) : CUDA_SUCCESS;
}

CUresult
functional_cuEventQuery(CUevent hEvent)
{
    DRV_ENTER_ANYWHERE();
    drv_lock();
    CUresult status = query(hEvent);
    drv_unlock();
    return status;
}

CUresult
functional_cuEventSynchronize(CUevent hEvent)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = query(hEvent);
    if (status == CUDA_ERROR_NOT_READY) {
        // The lock is released during the wait, so the event may be recorded again or destroyed.
        drv_context *context = ((drv_event *)hEvent)->context;
        drv_mark *mark = drv_mark_keep(((drv_event *)hEvent)->mark);
        if (((drv_event *)hEvent)->shared.file != NULL)
            drv_shared_event_synchronize((drv_event *)hEvent);
        if (mark != NULL)
            drv_mark_wait(mark);
        drv_mark_drop(mark);
        status = drv_is(context, DRV_CONTEXT) ? drv_settle(context) : CUDA_SUCCESS;
    }
    if (status == CUDA_SUCCESS)
        drv_pools_trim();
    drv_unlock();
    return status;
}

CUresult
functional_cuEventDestroy_v2(CUevent hEvent)
{
    DRV_ENTER_ANYWHERE();
    drv_event *event;
    drv_lock();
    CUresult status = drv_event_find(hEvent, &event);
    if (status == CUDA_SUCCESS) {
        drv_mark_drop(event->mark);
        drv_event_forget_capture(event);
        drv_shared_event_drop(event);
        drv_delete(event);
    }
    drv_unlock();
    return status;
}

static CUresult
elapsed(float *milliseconds, CUevent start, CUevent end)
{
    drv_event *first, *second;
    DRV_TRY(drv_event_find(start, &first));
    DRV_TRY(drv_event_find(end, &second));
    if (first->capture != 0 || second->capture != 0)
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
    DRV_ENTER_ANYWHERE();
    if (pMilliseconds == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = elapsed(pMilliseconds, hStart, hEnd);
    drv_unlock();
    return status;
}

// Adds the stream to the capture in which the event was recorded. Its next node depends on the work
// before that record.
static CUresult
join(const drv_event *event, drv_stream *stream)
{
    drv_capture *capture = drv_capture_find(event->capture);
    if (capture == NULL)
        return CUDA_ERROR_CAPTURED_EVENT;
    if (capture->status != CU_STREAM_CAPTURE_STATUS_ACTIVE)
        return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    if (stream->capture == capture)
        return drv_edges_merge(stream->tips, &event->tips);
    if (stream->capture == NULL && !drv_is_legacy(stream))
        return drv_capture_join(capture, stream, &event->tips);
    drv_capture_spoil(capture);
    drv_capture_invalidate(stream);
    return stream->capture == NULL ? CUDA_ERROR_STREAM_CAPTURE_IMPLICIT
                                   : CUDA_ERROR_STREAM_CAPTURE_MERGE;
}

static CUresult
wait_for(CUstream handle, CUevent event_handle, unsigned int flags)
{
    drv_event *event;
    drv_stream *stream;
    DRV_TRY(drv_event_find(event_handle, &event));
    DRV_TRY(drv_check_stream(handle));
    DRV_TRY(drv_find_stream(handle, &stream));
    if (stream->capture != NULL && (flags & CU_EVENT_WAIT_EXTERNAL) != 0) {
        drv_operation operation = {.type = CU_GRAPH_NODE_TYPE_WAIT_EVENT, .event = event_handle};
        return drv_capture_operation(stream, &operation);
    }
    if (event->capture != 0)
        return join(event, stream);
    bool is_recorded = event->mark != NULL || event->shared.opened;
    if (stream->capture == NULL || !is_recorded)
        return drv_event_wait(event_handle, stream);
    drv_capture_invalidate(stream); // the graph cannot wait for work outside it
    return CUDA_ERROR_STREAM_CAPTURE_ISOLATION;
}

CUresult
functional_cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)
{
    DRV_ENTER();
    if (Flags > CU_EVENT_WAIT_EXTERNAL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = wait_for(hStream, hEvent, Flags);
    drv_unlock();
    return status;
}
