// Implements what is done with all streams of a green context.
#include "stream/green.h"

#include <stdlib.h>

#include "base/handles.h"
#include "stream/capture.h"
#include "stream/event.h"
#include "stream/queue.h"
#include "stream/stream.h"

// --- all streams ---------------------------------------------------------------------------------

typedef struct visit {
    uint64_t green;
    CUresult (*each)(drv_stream *stream, void *arg);
    void *arg;
    CUresult status; // the first failure
} visit;

static void
visit_stream(void *object, void *arg)
{
    visit *v = arg;
    drv_stream *stream = object;
    if (stream->green_id == v->green && v->status == CUDA_SUCCESS)
        v->status = v->each(stream, v->arg);
}

// Calls a function for each stream of a green context, until one fails.
static CUresult
for_each(const drv_green *green, CUresult (*each)(drv_stream *stream, void *arg), void *arg)
{
    visit v = {green->id, each, arg, CUDA_SUCCESS};
    drv_each(DRV_STREAM, visit_stream, &v);
    for (drv_stream *s = green->context->defaults; s != NULL; s = s->next)
        visit_stream(s, &v);
    return v.status;
}

// --- waiting -------------------------------------------------------------------------------------

// Makes a stream without a handle, which orders work of other streams. drv_stream_delete() ends it.
static drv_stream *
new_joint(const drv_green *green)
{
    drv_stream *joint = calloc(1, sizeof *joint);
    if (joint != NULL) {
        joint->context = green->context;
        joint->flags = CU_STREAM_NON_BLOCKING;
        joint->id = drv_next_id();
    }
    return joint;
}

static CUresult
join(drv_stream *stream, void *joint)
{
    drv_mark *mark;
    if (stream->capture != NULL)
        return CUDA_SUCCESS;
    DRV_TRY(drv_submit_mark(stream, &mark));
    return drv_submit(joint, &(drv_work){.wait = mark});
}

void
drv_green_drain(const drv_green *green)
{
    drv_stream *joint = new_joint(green);
    if (joint == NULL)
        return;
    if (for_each(green, join, joint) == CUDA_SUCCESS)
        drv_drain(joint);
    drv_stream_delete(joint);
}

static CUresult
forbid_capture(drv_stream *stream, void *found)
{
    if (stream->capture != NULL) {
        drv_capture_invalidate(stream);
        *(bool *)found = true;
    }
    return CUDA_SUCCESS;
}

static CUresult
check_captures(const drv_green *green, CUevent handle)
{
    drv_event *event;
    bool found = false;
    DRV_TRY(drv_event_find(handle, &event));
    drv_capture *capture = drv_capture_find(event->capture);
    if (capture != NULL)
        drv_capture_spoil(capture);
    for_each(green, forbid_capture, &found);
    return found || capture != NULL ? CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED : CUDA_SUCCESS;
}

CUresult
drv_green_record(const drv_green *green, CUevent handle)
{
    DRV_TRY(check_captures(green, handle));
    if (((drv_event *)handle)->context != green->context)
        return CUDA_ERROR_INVALID_HANDLE;
    drv_stream *joint = new_joint(green);
    if (joint == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    CUresult status = for_each(green, join, joint);
    if (status == CUDA_SUCCESS)
        status = drv_event_record(handle, joint);
    drv_stream_delete(joint);
    return status;
}

static CUresult
wait_for_event(drv_stream *stream, void *event)
{
    return drv_event_wait(event, stream);
}

// Makes the mark that new streams wait for: the event, and what they had to wait for before.
static CUresult
close_gate(drv_green *green, CUevent event)
{
    drv_mark *mark;
    drv_stream *joint = new_joint(green);
    if (joint == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    CUresult status = CUDA_SUCCESS;
    if (green->gate != NULL)
        status = drv_submit(joint, &(drv_work){.wait = drv_mark_keep(green->gate)});
    if (status == CUDA_SUCCESS)
        status = drv_event_wait(event, joint);
    if (status == CUDA_SUCCESS)
        status = drv_submit_mark(joint, &mark);
    if (status == CUDA_SUCCESS) {
        drv_mark_drop(green->gate);
        green->gate = mark;
    }
    drv_stream_delete(joint);
    return status;
}

CUresult
drv_green_wait(drv_green *green, CUevent event)
{
    DRV_TRY(check_captures(green, event));
    DRV_TRY(drv_green_default_stream(green)); // so that it waits, too
    DRV_TRY(close_gate(green, event));
    return for_each(green, wait_for_event, event);
}

// --- the beginning and the end -------------------------------------------------------------------

CUresult
drv_stream_create(drv_context *context, drv_green *green, unsigned int flags, int priority,
                  CUstream *out)
{
    // Priorities outside the range are clamped to it, as the driver's are.
    priority = priority > 0 ? 0 : priority < -5 ? -5 : priority;
    drv_stream *stream = drv_stream_new(context, flags, priority);
    if (stream == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    CUresult status = CUDA_SUCCESS;
    if (green != NULL) {
        stream->green_id = green->id;
        stream->green = green;
        if (green->gate != NULL) // also if it is passed: the race check learns the order
            status = drv_submit(stream, &(drv_work){.wait = drv_mark_keep(green->gate)});
    }
    if (status == CUDA_SUCCESS)
        *out = (CUstream)stream;
    else
        drv_stream_delete(stream);
    return status;
}

static CUresult
detach(drv_stream *stream, void *arg)
{
    (void)arg;
    if (stream->capture != NULL)
        drv_capture_invalidate(stream);
    stream->green = NULL; // with a number, but without a green context: detached
    return CUDA_SUCCESS;
}

void
drv_green_detach(drv_green *green)
{
    for_each(green, detach, NULL);
    for (drv_stream **link = &green->context->defaults; *link != NULL;) {
        drv_stream *stream = *link;
        if (stream->green_id != green->id) {
            link = &stream->next;
            continue;
        }
        *link = stream->next;
        drv_stream_delete(stream);
    }
}
