// Implements events. An event refers to a mark in the work of a stream, and each record replaces
// that mark.
#include "stream/event.h"

#include "base/handles.h"
#include "stream/capture.h"
#include "stream/queue.h"
#include "stream/stream.h"

CUresult
fd_event_find(CUevent handle, fd_event **event)
{
    if (!drv_is(handle, DRV_EVENT))
        return CUDA_ERROR_INVALID_HANDLE;
    *event = (fd_event *)handle;
    fd_capture_meet(fd_capture_find((*event)->capture));
    return CUDA_SUCCESS;
}

void
fd_event_forget_capture(fd_event *event)
{
    event->capture = 0;
    fd_edges_free(&event->tips);
}

CUresult
fd_event_record(CUevent handle, drv_stream *stream)
{
    fd_event *event;
    fd_mark *mark;
    DRV_TRY(fd_event_find(handle, &event));
    DRV_TRY(fd_submit_mark(stream, &mark));
    fd_event_forget_capture(event);
    fd_mark_drop(event->mark);
    event->mark = mark;
    return CUDA_SUCCESS;
}

CUresult
fd_event_wait(CUevent handle, drv_stream *stream)
{
    fd_event *event;
    DRV_TRY(fd_event_find(handle, &event));
    if (event->mark == NULL) // nothing to wait for before the first record
        return CUDA_SUCCESS;
    return fd_submit(stream, &(fd_work){.wait = fd_mark_keep(event->mark)});
}
