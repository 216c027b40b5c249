// Does work in stream order. Work with no unmet dependency is done at once, inside the call that
// asks for it. Other work is queued behind its dependency: a stream that a test holds, an
// unfinished event, or a host function or kernel that another thread runs.
#include "stream/queue.h"

#include <stdlib.h>

#include "base/call.h"
#include "base/handles.h"
#include "base/interrupt.h"
#include "base/lock.h"
#include "base/simulates.h"
#include "stream/before.h"
#include "stream/capture.h"
#include "stream/stream.h"
#include "stream/worker.h"

static drv_stream *busy_streams;

// --- doing ---------------------------------------------------------------------------------------

static void
finish(drv_work *work)
{
    drv_mark_set(work->mark);
    drv_mark_drop(work->mark);
    drv_mark_drop(work->wait);
    free(work->staged);
}

static CUresult
fault_of(const drv_context *context)
{
    return context != NULL ? context->fault : CUDA_SUCCESS;
}

// Returns success if work of a context can still be done, or the reason why not.
static CUresult
fault_for(const drv_stream *stream, const drv_work *work)
{
    CUresult fault = fault_of(stream->context);
    return fault != CUDA_SUCCESS ? fault : fault_of(work->context);
}

// Returns whether work belongs to a context, either through its stream or because it is a kernel of
// the context.
static bool
is_of(const drv_context *context, const drv_stream *stream, const drv_work *work)
{
    return stream->context == context || work->context == context;
}

// Does work. After a kernel has failed, only work of its context with `always` is done, which frees
// memory. The context whose stream ran the kernel gets the fault, too.
static void
do_work(const drv_stream *stream, const drv_work *work)
{
    if (work->run != NULL && (work->always || fault_for(stream, work) == CUDA_SUCCESS))
        work->run(work);
    CUresult fault = fault_of(work->context);
    if (stream->context != NULL && stream->context->fault == CUDA_SUCCESS &&
        fault != CUDA_ERROR_CONTEXT_IS_DESTROYED)
        stream->context->fault = fault;
}

static void
take_first(drv_stream *stream)
{
    drv_work *work = stream->first;
    stream->first = work->next;
    if (stream->first == NULL)
        stream->last = NULL;
    drv_after_work(stream, work);
    finish(work);
    free(work);
}

// Returns whether the work is a host function or a kernel. A worker thread (worker.c) does such
// work; kernels may also run on a thread that waits for them.
static bool
is_apart(const drv_work *work)
{
    return work->apart != NULL || work->host_function != NULL || work->callback != NULL;
}

static bool
can_be_claimed(const drv_stream *stream)
{
    const drv_work *work = stream->first;
    return work != NULL && !stream->claimed && is_apart(work) &&
           (work->wait == NULL || work->wait->done);
}

static void
do_apart(const drv_work *work, CUresult fault)
{
    drv_set_callback_thread(work->apart == NULL);
    if (work->callback != NULL)
        work->callback(work->handle, fault, work->data);
    else if (work->host_function != NULL && (fault == CUDA_SUCCESS || work->own))
        work->host_function(work->data);
    else if (work->apart != NULL && fault == CUDA_SUCCESS)
        work->apart(work);
    drv_set_callback_thread(false);
}

// Returns whether any thread may do the work. A host function of the program must not run on one of
// the program's own threads. That thread may hold locks, and Python would find a second thread
// state for it.
static bool
is_for_anybody(const drv_work *work)
{
    return work->apart != NULL;
}

// Does the first work of a stream, and further work as long as is_apart() holds and this thread may
// do it. Notifies other threads, because they may wait for the work.
static void
serve(drv_stream *stream, bool is_worker)
{
    stream->claimed = true;
    do {
        drv_work work = *stream->first;
        CUresult fault = fault_for(stream, &work);
        drv_before_work(stream, &work);
        drv_unlock();
        do_apart(&work, fault);
        drv_lock();
        do_work(stream, &work);
        // the work may have got the mark while it ran
        bool is_awaited = stream->first->mark != NULL;
        take_first(stream);
        if (is_awaited)
            drv_progress();
    } while (stream->first != NULL && is_apart(stream->first) && stream->first->wait == NULL &&
             (is_worker || is_for_anybody(stream->first)));
    stream->claimed = false;
    drv_progress();
}

static bool
serve_any(void)
{
    for (drv_stream *s = busy_streams; s != NULL; s = s->next_busy)
        if (can_be_claimed(s)) {
            serve(s, true);
            return true;
        }
    return false;
}

// Does all work of a stream that can be done now; true if there was any.
static bool
advance(drv_stream *stream)
{
    bool any = false;
    while (stream->first != NULL && !stream->claimed) {
        drv_work *work = stream->first;
        if (work->wait != NULL && !work->wait->done)
            break;
        if (is_apart(work)) {
            if (!work->offered)
                drv_offer(serve_any);
            work->offered = true;
            break;
        }
        drv_before_work(stream, work);
        do_work(stream, work);
        take_first(stream);
        any = true;
    }
    return any;
}

static void
free_stream(drv_stream *stream)
{
    drv_order_free(&stream->order);
    free(stream);
}

// Removes streams without work from the list, and frees those that have been destroyed.
static void
clear_idle(void)
{
    drv_stream **link = &busy_streams;
    while (*link != NULL) {
        drv_stream *stream = *link;
        if (stream->first != NULL || stream->claimed) {
            link = &stream->next_busy;
            continue;
        }
        *link = stream->next_busy;
        stream->busy = false;
        if (stream->destroyed)
            free_stream(stream);
    }
}

void
drv_progress(void)
{
    bool any;
    do {
        any = false;
        for (drv_stream *s = busy_streams; s != NULL; s = s->next_busy)
            any = advance(s) || any;
    } while (any);
    clear_idle();
    drv_notify();
}

// --- queueing ------------------------------------------------------------------------------------

static CUresult
append(drv_stream *stream, const drv_work *work)
{
    drv_work *queued = malloc(sizeof *queued);
    if (queued == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    *queued = *work;
    queued->next = NULL;
    if (stream->last != NULL)
        stream->last->next = queued;
    else
        stream->first = queued;
    stream->last = queued;
    if (!stream->busy) {
        stream->busy = true;
        stream->next_busy = busy_streams;
        busy_streams = stream;
    }
    return CUDA_SUCCESS;
}

static drv_mark *
mark_of(drv_work *work)
{
    if (work->mark == NULL)
        work->mark = drv_mark_new();
    return work->mark;
}

// Returns the mark of the last work of a stream, which must have work; NULL if out of memory.
static drv_mark *
last_mark(drv_stream *stream)
{
    return mark_of(stream->last);
}

// Returns whether one stream waits for another. The legacy default stream and the blocking streams
// of its context wait for each other.
static bool
waits_for(const drv_stream *stream, const drv_stream *other)
{
    if (stream == other || other->first == NULL || stream->context != other->context)
        return false;
    if (drv_is_legacy(stream))
        return (other->flags & CU_STREAM_NON_BLOCKING) == 0;
    return drv_is_legacy(other) && (stream->flags & CU_STREAM_NON_BLOCKING) == 0;
}

static CUresult
order_behind_others(drv_stream *stream)
{
    for (drv_stream *s = busy_streams; s != NULL; s = s->next_busy) {
        if (!waits_for(stream, s))
            continue;
        drv_work wait = {.wait = drv_mark_keep(last_mark(s))};
        if (wait.wait == NULL)
            return CUDA_ERROR_OUT_OF_MEMORY;
        CUresult status = append(stream, &wait);
        if (status != CUDA_SUCCESS) {
            drv_mark_drop(wait.wait);
            return status;
        }
    }
    return CUDA_SUCCESS;
}

static bool
can_be_done_now(const drv_stream *stream, const drv_work *work)
{
    return stream->first == NULL && !is_apart(work) && (work->wait == NULL || work->wait->done);
}

// Returns whether there is a thread that can do the work. Host functions need a worker thread.
static bool
has_somebody(const drv_work *work)
{
    return !is_apart(work) || is_for_anybody(work) || drv_has_workers(serve_any);
}

static void
drop(const drv_work *work)
{
    drv_mark_drop(work->mark);
    drv_mark_drop(work->wait);
    free(work->staged);
}

CUresult
drv_submit(drv_stream *stream, const drv_work *work)
{
    if (drv_capture_status(stream) == CU_STREAM_CAPTURE_STATUS_ACTIVE) {
        drv_capture_node(stream);
        drop(work);
        return CUDA_SUCCESS;
    }
    CUresult status = order_behind_others(stream);
    if (status == CUDA_SUCCESS && can_be_done_now(stream, work)) {
        drv_work now = *work;
        drv_before_work(stream, &now);
        do_work(stream, &now);
        drv_after_work(stream, &now);
        finish(&now);
        return CUDA_SUCCESS;
    }
    if (status == CUDA_SUCCESS)
        status = has_somebody(work) ? append(stream, work) : CUDA_ERROR_OUT_OF_MEMORY;
    if (status != CUDA_SUCCESS)
        drop(work);
    drv_progress();
    return status;
}

CUresult
drv_submit_to(CUstream handle, const drv_work *work)
{
    drv_stream *stream;
    CUresult status = drv_find_stream(handle, &stream);
    if (status == CUDA_SUCCESS)
        return drv_submit(stream, work);
    drop(work);
    return status;
}

CUresult
drv_submit_mark(drv_stream *stream, drv_mark **mark)
{
    *mark = drv_mark_new();
    if (*mark == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    drv_work work = {.mark = drv_mark_keep(*mark)};
    CUresult status = drv_submit(stream, &work);
    if (status == CUDA_SUCCESS)
        return status;
    drv_mark_drop(*mark);
    return status;
}

// --- waiting -------------------------------------------------------------------------------------

static bool
others_in_the_way(const drv_stream *stream)
{
    for (const drv_stream *s = busy_streams; s != NULL; s = s->next_busy)
        if (waits_for(stream, s))
            return true;
    return false;
}

bool
drv_queues_empty(void)
{
    return busy_streams == NULL;
}

bool
drv_stream_ready(drv_stream *stream)
{
    bool ready = stream->first == NULL && !(drv_is_legacy(stream) && others_in_the_way(stream));
    if (ready)
        drv_host_saw_stream(stream);
    return ready;
}

// Runs, on a thread that waits for it, a kernel that no thread has begun. So no other thread need
// be woken.
static bool
help(const drv_mark *mark)
{
    for (drv_stream *s = busy_streams; s != NULL; s = s->next_busy)
        if (s->last != NULL && s->last->mark == mark && can_be_claimed(s) &&
            is_for_anybody(s->first)) {
            serve(s, false);
            return true;
        }
    return false;
}

void
drv_drain(drv_stream *stream)
{
    drv_mark *mark;
    if (drv_stream_ready(stream) || drv_submit_mark(stream, &mark) != CUDA_SUCCESS)
        return;
    drv_wait_begin();
    while (!mark->done && help(mark))
        ;
    drv_mark_wait(mark);
    drv_wait_end();
    drv_mark_drop(mark);
}

// Returns the last work of a stream that belongs to a context; with `before_waiting`, only work
// before a wait for a value counts. NULL: there is none.
static drv_work *
last_of(const drv_stream *stream, const drv_context *context, bool before_waiting)
{
    drv_work *last = NULL;
    for (drv_work *work = stream->first; work != NULL && !(before_waiting && work->awaits);
         work = work->next)
        if (is_of(context, stream, work))
            last = work;
    return last;
}

static void
drain(const drv_context *context, bool before_waiting)
{
    for (drv_stream *s = busy_streams; s != NULL;) {
        drv_work *last = last_of(s, context, before_waiting);
        if (last == NULL) {
            s = s->next_busy;
            continue;
        }
        drv_mark *mark = drv_mark_keep(mark_of(last));
        if (mark == NULL)
            return;
        drv_mark_wait(mark);
        drv_mark_drop(mark);
        s = busy_streams; // the list has changed meanwhile
    }
    drv_host_saw_context(context);
}

void
drv_drain_context(drv_context *context)
{
    drain(context, false);
}

// Returns whether a call that frees memory waits for queued work. Host functions, copies and
// kernels may use the memory. A host function that frees memory does not wait, because it would
// wait for its own end. Waits for values are not waited for, because they end when their memory is
// freed.
static bool
is_drained_before_freeing(void)
{
    return drv_simulates() && !drv_on_callback_thread();
}

void
drv_drain_before_freeing(drv_context *context)
{
    if (is_drained_before_freeing())
        drain(context, true);
}

void
drv_drain_users(const drv_range *range)
{
    const drv_range copy = *range; // `range` may change during the wait
    const drv_stream *s = is_drained_before_freeing() ? busy_streams : NULL;
    while (s != NULL) {
        bool uses = s->context != NULL && drv_reaches(s->context, &copy) &&
                    last_of(s, s->context, true) != NULL;
        if (uses)
            drain(s->context, true);
        s = uses ? busy_streams : s->next_busy;
    }
}

void
drv_wait_for_running(const drv_context *context)
{
    drv_wait_begin();
    for (drv_stream *s = busy_streams; s != NULL;) {
        bool runs = s->claimed && is_of(context, s, s->first);
        if (runs)
            drv_wait();
        s = runs ? busy_streams : s->next_busy; // the list has changed meanwhile
    }
    drv_wait_end();
}

// --- the ends of streams -------------------------------------------------------------------------

void
drv_stream_delete(drv_stream *stream)
{
    drv_forget(stream);
    drv_capture_end(stream);
    if (stream->first == NULL && !stream->claimed && !stream->busy)
        free_stream(stream);
    else
        stream->destroyed = true;
}

// Drops the work of a stream whose context is being destroyed, except work that a thread is doing.
static void
abandon(drv_stream *stream)
{
    stream->context = NULL;
    drv_work *rest = stream->first;
    if (stream->claimed) {
        rest = stream->first->next;
        stream->first->next = NULL;
        stream->last = stream->first;
    } else {
        stream->first = stream->last = NULL;
    }
    while (rest != NULL) {
        drv_work *next = rest->next;
        if (rest->always)
            rest->run(rest);
        finish(rest);
        free(rest);
        rest = next;
    }
}

static void
delete_stream_of(void *object, void *context)
{
    drv_stream *stream = object;
    if (stream->context != context)
        return;
    abandon(stream);
    drv_stream_delete(stream);
}

// Drops kernels of a context that are queued on streams of other contexts.
static void
abandon_kernels(const drv_stream *stream, const drv_context *context)
{
    for (drv_work *work = stream->first; work != NULL; work = work->next)
        if (work->context == context) {
            work->apart = NULL;
            work->context = NULL;
        }
}

static void
abandon_destroyed(const drv_context *context)
{
    for (drv_stream *s = busy_streams; s != NULL; s = s->next_busy) {
        if (s->context == context)
            abandon(s);
        abandon_kernels(s, context);
    }
}

void
drv_streams_of_context_delete(drv_context *context)
{
    drv_each(DRV_STREAM, delete_stream_of, context);
    while (context->defaults != NULL) {
        drv_stream *stream = context->defaults;
        context->defaults = stream->next;
        delete_stream_of(stream, context);
    }
    abandon_destroyed(context);
    drv_progress();
}
