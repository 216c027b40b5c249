// Implements captures: which streams take part in one, and which calls it forbids. Each stream
// stores the nodes that its next node will depend on. Recording an event stores them in the event,
// and another stream that waits for the event joins the capture.
#include "stream/capture.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "base/handles.h"
#include "base/lock.h"
#include "base/steering.h"
#include "stream/stream.h"

static _Thread_local CUstreamCaptureMode thread_mode = CU_STREAM_CAPTURE_MODE_GLOBAL;
static drv_capture *captures;

// --- crashes of driver 580 -----------------------------------------------------------------------

static bool imitates_580;

void
functional_imitate_580(int on)
{
    imitates_580 = on != 0;
}

bool
drv_imitates_580(void)
{
    return imitates_580;
}

void
drv_end_process(const char *why)
{
    fprintf(stderr, "driver 580 ends the process: %s\n", why);
    abort();
}

void
drv_capture_meet(const drv_capture *capture)
{
    if (capture != NULL && capture->busy != NULL && capture->busy != &thread_mode)
        drv_end_process("a thread uses a capture while another thread ends or invalidates it");
}

static void
pause_unlocked(void)
{
    static const struct timespec pause = {.tv_nsec = 100000};
    drv_unlock();
    nanosleep(&pause, NULL);
    drv_lock();
}

void
drv_capture_be_busy(drv_capture *capture)
{
    if (!imitates_580 || capture == NULL)
        return;
    capture->busy = &thread_mode;
    pause_unlocked();
    capture->busy = NULL; // a thread that used it meanwhile has ended the process
}

// --- captures ------------------------------------------------------------------------------------

CUstreamCaptureMode *
drv_capture_mode(void)
{
    return &thread_mode;
}

drv_capture *
drv_capture_new(drv_stream *origin, CUstreamCaptureMode mode, const drv_recorder *recorder)
{
    drv_capture *capture = calloc(1, sizeof *capture);
    if (capture == NULL)
        return NULL;
    *capture = (drv_capture){.next = captures,
                             .id = drv_next_id(),
                             .status = CU_STREAM_CAPTURE_STATUS_ACTIVE,
                             .mode = mode,
                             .thread = &thread_mode,
                             .origin = origin,
                             .recorder = recorder};
    captures = capture;
    return capture;
}

CUstreamCaptureStatus
drv_capture_status(const drv_stream *stream)
{
    const drv_capture *capture = stream->capture;
    return capture != NULL ? capture->status : CU_STREAM_CAPTURE_STATUS_NONE;
}

drv_capture *
drv_capture_find(uint64_t id)
{
    drv_capture *capture = captures;
    while (capture != NULL && capture->id != id)
        capture = capture->next;
    return capture;
}

void
drv_capture_spoil(drv_capture *capture)
{
    capture->status = CU_STREAM_CAPTURE_STATUS_INVALIDATED;
}

void
drv_capture_invalidate(drv_stream *stream)
{
    if (stream->capture != NULL)
        drv_capture_spoil(stream->capture);
}

// --- taking part ---------------------------------------------------------------------------------

CUresult
drv_capture_join(drv_capture *capture, drv_stream *stream, const drv_edges *tips)
{
    drv_edges *own = calloc(1, sizeof *own);
    if (own == NULL || drv_edges_copy(own, tips) != CUDA_SUCCESS) {
        if (own != NULL)
            drv_edges_free(own);
        free(own);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    stream->capture = capture;
    stream->tips = own;
    stream->next_captured = capture->streams;
    capture->streams = stream;
    return CUDA_SUCCESS;
}

static void
leave(drv_stream *stream)
{
    drv_stream **link = &stream->capture->streams;
    while (*link != stream)
        link = &(*link)->next_captured;
    *link = stream->next_captured;
    stream->capture = NULL;
    drv_edges_free(stream->tips);
    free(stream->tips);
    stream->tips = NULL;
}

void
drv_capture_forget(const drv_graph *graph)
{
    for (drv_capture *c = captures; imitates_580 && c != NULL; c = c->next)
        if (c->graph == graph)
            c->graph = NULL;
}

unsigned int
drv_capture_count(void)
{
    unsigned int count = 0;
    for (const drv_capture *c = captures; c != NULL; c = c->next)
        count++;
    return count;
}

void
drv_capture_finish(drv_capture *capture, bool failed)
{
    drv_capture_meet(capture);
    if (capture->graph == NULL)
        drv_end_process("a capture ends after its graph was destroyed");
    drv_capture **link = &captures;
    while (*link != capture)
        link = &(*link)->next;
    *link = capture->next;
    while (capture->streams != NULL)
        leave(capture->streams);
    capture->recorder->end(capture, failed);
    drv_edges_free(&capture->lost);
    free(capture);
}

void
drv_capture_node(drv_stream *stream)
{
    stream->capture->recorder->nothing(stream);
}

// Removes a stream from its capture. The stream's last nodes must still be joined to the origin, so
// the capture keeps them.
void
drv_capture_end(drv_stream *stream)
{
    drv_capture *capture = stream->capture;
    if (capture == NULL)
        return;
    if (capture->origin == stream) {
        drv_capture_finish(capture, true);
        return;
    }
    if (drv_edges_merge(&capture->lost, stream->tips) != CUDA_SUCCESS)
        drv_capture_spoil(capture);
    leave(stream);
}

// --- calls that captures forbid ------------------------------------------------------------------

CUresult
drv_capture_forbids(void)
{
    if (thread_mode == CU_STREAM_CAPTURE_MODE_RELAXED)
        return CUDA_SUCCESS;
    bool forbidden = false;
    for (drv_capture *c = captures; c != NULL; c = c->next) {
        bool own = c->thread == &thread_mode && c->mode != CU_STREAM_CAPTURE_MODE_RELAXED;
        bool another = c->thread != &thread_mode && c->mode == CU_STREAM_CAPTURE_MODE_GLOBAL &&
                       thread_mode == CU_STREAM_CAPTURE_MODE_GLOBAL;
        if (own || another)
            drv_capture_spoil(c);
        forbidden = forbidden || own || another;
    }
    return forbidden ? CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED : CUDA_SUCCESS;
}

static bool
takes_part(const drv_capture *capture, const drv_context *context)
{
    const drv_stream *s = capture->streams;
    while (s != NULL && s->context != context)
        s = s->next_captured;
    return s != NULL;
}

CUresult
drv_capture_forbids_waiting(const drv_context *context)
{
    bool forbidden = false;
    for (drv_capture *c = captures; c != NULL; c = c->next)
        if (takes_part(c, context)) {
            drv_capture_meet(c);
            drv_capture_spoil(c);
            c->busy = imitates_580 ? &thread_mode : NULL;
            forbidden = true;
        }
    if (forbidden && imitates_580)
        pause_unlocked();
    for (drv_capture *c = captures; c != NULL; c = c->next)
        if (c->busy == &thread_mode)
            c->busy = NULL;
    return forbidden ? CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED : CUDA_SUCCESS;
}

CUresult
drv_capture_implicit(const drv_stream *stream, bool spoil)
{
    bool found = false;
    if (!drv_is_legacy(stream))
        return CUDA_SUCCESS;
    for (drv_capture *c = captures; c != NULL; c = c->next)
        for (const drv_stream *s = c->streams; s != NULL; s = s->next_captured)
            if (s->context == stream->context && (s->flags & CU_STREAM_NON_BLOCKING) == 0) {
                found = true;
                if (spoil)
                    drv_capture_spoil(c);
            }
    return found ? CUDA_ERROR_STREAM_CAPTURE_IMPLICIT : CUDA_SUCCESS;
}
