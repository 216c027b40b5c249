// Implements events. An event refers to a mark in the work of a stream, and each record replaces
// that mark.
#include "stream/event.h"

#include "base/handles.h"
#include "stream/capture.h"
#include "stream/queue.h"
#include "stream/shared_event.h"
#include "stream/stream.h"

CUresult
drv_event_find(CUevent handle, drv_event **event)
{
    if (!drv_is(handle, DRV_EVENT))
        return CUDA_ERROR_INVALID_HANDLE;
    *event = (drv_event *)handle;
    drv_capture_meet(drv_capture_find((*event)->capture));
    return CUDA_SUCCESS;
}

void
drv_event_forget_capture(drv_event *event)
{
    event->capture = 0;
    drv_edges_free(&event->tips);
}

CUresult
drv_event_record(CUevent handle, drv_stream *stream)
{
    drv_event *event;
    drv_mark *mark;
    DRV_TRY(drv_event_find(handle, &event));
    DRV_TRY(drv_submit_mark(stream, &mark));
    drv_event_forget_capture(event);
    drv_mark_drop(event->mark);
    event->mark = mark;
    return drv_shared_event_record(event, stream);
}

CUresult
drv_event_wait(CUevent handle, drv_stream *stream)
{
    drv_event *event;
    DRV_TRY(drv_event_find(handle, &event));
    if (event->shared.file != NULL)
        DRV_TRY(drv_shared_event_wait(event, stream));
    if (event->mark == NULL) // nothing to wait for before the first record
        return CUDA_SUCCESS;
    return drv_submit(stream, &(drv_work){.wait = drv_mark_keep(event->mark)});
}
