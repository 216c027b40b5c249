// Ends captures in an order that the driver survives (capture_end.h).
#include "stream/capture_end.h"

// --- captures that go on -------------------------------------------------------------------------

static void
set_going_on(core_capture *capture, bool on)
{
    if (atomic_exchange(&capture->goes_on, on) != on)
        atomic_fetch_add(&core_captures_active, on ? 1 : -1);
}

// Returns the capture that has this one on its list: the nearest capture around it that still goes
// on, or the outermost one.
static core_capture *
holder_of(const core_capture *capture)
{
    core_capture *holder = capture->outer;
    while (holder != NULL && holder->outer != NULL && holder->stream == NULL)
        holder = holder->outer;
    return holder;
}

void
core_capture_goes_on(core_capture *capture, CUstream stream)
{
    core_capture *holder = holder_of(capture);
    capture->stream = stream;
    set_going_on(capture, true);
    if (holder != NULL) {
        capture->next = holder->inner;
        holder->inner = capture;
    }
}

static void
take_off(const core_capture *capture, core_capture *holder)
{
    core_capture **at = &holder->inner;
    while (*at != NULL && *at != capture)
        at = &(*at)->next;
    if (*at != NULL)
        *at = capture->next;
}

// Moves the captures inside this one that still go on to the list of `holder`.
static void
hand_over_inner(core_capture *capture, core_capture *holder)
{
    core_capture **end = &holder->inner;
    while (*end != NULL)
        end = &(*end)->next;
    *end = capture->inner;
    capture->inner = NULL;
}

static void
is_over(core_capture *capture)
{
    core_capture *holder = holder_of(capture);
    if (holder != NULL) {
        take_off(capture, holder);
        hand_over_inner(capture, holder);
    }
    capture->next = NULL;
    capture->stream = NULL;
    set_going_on(capture, false);
    atomic_store(&capture->ended, true);
}

void
core_capture_unlink(core_capture *capture)
{
    if (!atomic_load(&capture->goes_on))
        return;
    pthread_mutex_lock(&capture->lock->mutex);
    if (capture->stream != NULL)
        is_over(capture);
    pthread_mutex_unlock(&capture->lock->mutex);
}

// --- ending --------------------------------------------------------------------------------------

static bool
is_spoilt(CUstream stream)
{
    CUstreamCaptureStatus status;
    return core_driver->cuStreamIsCapturing(stream, &status) == CUDA_SUCCESS &&
           status == CU_STREAM_CAPTURE_STATUS_INVALIDATED;
}

// Abandons the capture and its stream: neither is ended or destroyed in this process.
static CUresult
leave_alone(core_capture *capture)
{
    is_over(capture);
    set_going_on(capture, true);
    capture->taken = capture->leaks = true;
    if (capture->outer == NULL)
        atomic_store(&capture->lost, true);
    return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
}

static void
take_along(core_capture *inner)
{
    core_ended_capture ended;
    core_capture_finish(inner, inner->stream, &ended);
    if (inner->stream != NULL) // this thread cannot end it
        leave_alone(inner);
    inner->taken = true;
}

// Ends the invalidated captures inside this one, or all captures inside it, the innermost first.
static void
finish_inner(core_capture *capture, bool all)
{
    for (core_capture *inner = capture->inner, *next; inner != NULL; inner = next) {
        finish_inner(inner, all);
        next = inner->next;
        if (all || is_spoilt(inner->stream))
            take_along(inner);
    }
}

// Records that the graph of an inner capture is gone: no graph around it can be destroyed any more.
static void
note_loss(const core_capture *capture)
{
    for (core_capture *o = capture->outer; o != NULL; o = o->outer)
        o->dangling = true;
}

// Returns whether the driver would destroy a graph a second time if the capture were ended now. (A
// lost outermost capture that is dangling was abandoned, so its inner graphs still exist.)
static bool
is_to_be_left(core_capture *capture, bool spoilt)
{
    const core_capture *outermost = core_capture_outermost(capture);
    bool is_gone = atomic_load(&outermost->lost) && !outermost->dangling;
    return (is_gone && capture != outermost) || (spoilt && capture->dangling);
}

// Decides what becomes of the graph of an ended capture: abandons it if a graph inside it is lost,
// destroys it if the stream could not be queried. Returns the status for the caller.
static CUresult
refuse(const core_capture *capture, CUresult asked, core_ended_capture *out)
{
    if (capture->outer == NULL && capture->dangling)
        return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    if (asked == CUDA_SUCCESS)
        return CUDA_SUCCESS;
    if (capture->outer == NULL)
        core_driver->cuGraphDestroy(out->graph);
    out->function = "cuStreamIsCapturing";
    return asked;
}

CUresult
core_capture_finish(core_capture *capture, CUstream stream, core_ended_capture *out)
{
    CUstreamCaptureStatus before;
    *out = (core_ended_capture){"cuStreamEndCapture", NULL, CU_STREAM_CAPTURE_STATUS_NONE};
    if (capture->taken)
        return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    CUresult asked = core_driver->cuStreamIsCapturing(stream, &before);
    bool spoilt = asked == CUDA_SUCCESS && before == CU_STREAM_CAPTURE_STATUS_INVALIDATED;
    finish_inner(capture, spoilt);
    if (is_to_be_left(capture, spoilt))
        return leave_alone(capture);
    CUresult status = core_driver->cuStreamEndCapture(stream, &out->graph);
    if (status == CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD)
        out->left = CU_STREAM_CAPTURE_STATUS_ACTIVE;
    else if (status != CUDA_SUCCESS &&
             core_driver->cuStreamIsCapturing(stream, &out->left) != CUDA_SUCCESS)
        out->left = CU_STREAM_CAPTURE_STATUS_NONE;
    if (out->left == CU_STREAM_CAPTURE_STATUS_ACTIVE)
        return status;
    bool was_over = atomic_load(&capture->ended); // by another thread
    if (status == CUDA_SUCCESS)
        status = refuse(capture, asked, out);
    else if (!was_over)
        note_loss(capture);
    if (status != CUDA_SUCCESS && !was_over)
        atomic_store(&capture->lost, true);
    is_over(capture);
    return status;
}
