// Finds uses for memory that was freed on one stream: another stream takes it, or the upstream gets
// it back.
//
// A free records no event, because that would cost a driver call for each free. The event is
// recorded when another stream needs memory. It follows all frees so far, so once it has completed,
// the work before all of them is done. No event is recorded on a stream that is being captured,
// because it would become part of the graph.
#include "memory/cache_reuse.h"

#include "base/errors.h"
#include "device/context.h"
#include "stream/event.h"
#include "stream/stream_context.h"

enum { MOST_LOOKS = 16 }; // queues that one call checks

// Makes the call without the GIL, in the stream's context, because the handle of a default stream
// means another stream in each context.
static CUresult
in_context_of(const core_ref *stream, CUresult (*call)(void *), void *arg)
{
    core_swap swap;
    CUresult status, restored = CUDA_SUCCESS;
    Py_BEGIN_ALLOW_THREADS
    status = core_enter_context_of(stream, &swap);
    if (status == CUDA_SUCCESS) {
        status = call(arg);
        restored = core_leave_context(&swap);
    }
    Py_END_ALLOW_THREADS
    core_warn(stream->st, restored, "cuCtxSetCurrent", stream->handle);
    return status;
}

// --- querying events -----------------------------------------------------------------------------

typedef struct look {
    CUstream stream;
    CUevent event;
    bool recorded;
    uint64_t freed, marked, done;
} look;

// Queries or records the event. A failing query says nothing about the work, so the work counts as
// unfinished, and the event is recorded again.
static void
ask_event(look *l)
{
    CUresult status = core_driver->cuEventQuery(l->event);
    l->recorded = status == CUDA_ERROR_NOT_READY;
    if (status == CUDA_SUCCESS)
        l->done = l->marked;
}

static void
record_event(look *l)
{
    if (core_is_captured(l->stream) ||
        core_driver->cuEventRecord(l->event, l->stream) != CUDA_SUCCESS)
        return;
    l->marked = l->freed;
    ask_event(l);
}

// Queries in relaxed mode, because some captures forbid all other threads to query events.
static CUresult
look_now(void *arg)
{
    look *l = arg;
    CUstreamCaptureMode mode = CU_STREAM_CAPTURE_MODE_RELAXED;
    CUresult status = core_driver->cuThreadExchangeStreamCaptureMode(&mode);
    if (status != CUDA_SUCCESS)
        return status;
    if (l->recorded)
        ask_event(l);
    if (!l->recorded && l->done < l->freed)
        record_event(l);
    return core_driver->cuThreadExchangeStreamCaptureMode(&mode);
}

// Returns the stream's context; the driver is queried once for the context of another library's
// stream. Owned; NULL with an exception.
static core_ref *
context_of(core_state *st, core_ref *stream)
{
    if (CB_LIKELY(stream->parent != NULL))
        return core_ref_take(stream->parent);
    PyObject *object = core_stream_object(st, stream);
    core_ref *context = object != NULL ? core_stream_context((StreamObject *)object) : NULL;
    Py_XDECREF(object);
    return context;
}

static int
make_event(core_state *st, cache_queue *q)
{
    core_ref *context = context_of(st, q->stream);
    q->event = context != NULL ? core_event_ref(st, context, CU_EVENT_DISABLE_TIMING) : NULL;
    core_ref_drop(context);
    return q->event != NULL ? 0 : -1;
}

static void
ask_driver(cache_queue *q)
{
    look l = {q->stream->handle, q->event->handle, q->recorded, q->freed, q->marked, q->done};
    if (in_context_of(q->stream, look_now, &l) != CUDA_SUCCESS)
        return;
    q->recorded = l.recorded;
    q->marked = l.marked;
    q->done = l.done;
}

// Finds out how much of a pinned queue's work is done. Returns 0, or -1 with an exception if no
// event can be made. Ignores other failures on the queue's stream, because they are not the
// caller's.
static int
look_at(core_state *st, cache_queue *q)
{
    if (q->done == q->freed || q->asked)
        return 0;
    q->asked = true;
    int result = q->event != NULL ? 0 : make_event(st, q);
    if (result == 0)
        ask_driver(q);
    q->asked = false;
    return result;
}

// --- to another stream ---------------------------------------------------------------------------

static cache_block *
take_done(core_cache *cache, cache_queue *q, int size_class)
{
    for (cache_block **place = &q->lists[size_class]; *place != NULL; place = &(*place)->next)
        if ((*place)->freed <= q->done)
            return core_cache_take(cache, q, place);
    return NULL;
}

// Returns whether a stream has ended: only its queue, which is pinned once, still holds its ref.
static bool
has_ended(const cache_queue *q)
{
    return q->stream->count == 1 && q->users == 1;
}

// Moves the blocks of an ended stream to the queue of `stream`. The work of the ended stream is
// done, so all these blocks can be reused at once.
static void
inherit_blocks(core_cache *cache, cache_queue *from, core_ref *stream)
{
    cache_queue *to = core_cache_queue(cache, stream);
    if (to == NULL || to == from)
        return;
    core_cache_pin(to);
    for (int i = 0; i < CORE_SIZE_CLASSES; i++)
        while (from->lists[i] != NULL) {
            cache_block *b = from->lists[i];
            from->lists[i] = b->next;
            b->freed = 0;
            b->next = to->lists[i];
            to->lists[i] = b;
        }
    to->kept += from->kept;
    from->kept = 0;
    core_cache_unpin(cache, to);
}

cache_block *
core_cache_take_elsewhere(core_cache *cache, core_ref *stream, int size_class)
{
    cache_block *b = NULL;
    int looks = MOST_LOOKS, result = 0;
    for (size_t n = cache->queues; n > 0 && looks > 0 && cache->at != NULL; n--) {
        if (b != NULL || result < 0)
            break;
        cache_queue *q = cache->at;
        cache->at = q->next;
        core_cache_pin(q);
        if (q->lists[size_class] != NULL || has_ended(q)) {
            looks--;
            result = look_at(cache->st, q);
            b = result == 0 ? take_done(cache, q, size_class) : NULL;
        }
        if (has_ended(q) && q->done == q->freed && !q->asked)
            inherit_blocks(cache, q, stream);
        core_cache_unpin(cache, q);
    }
    return b;
}

// --- to the upstream -----------------------------------------------------------------------------

static CUresult
ask_capture(void *arg)
{
    const core_ref *stream = arg;
    return core_is_captured(stream->handle) ? CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED : CUDA_SUCCESS;
}

static CUresult
wait_for(void *arg)
{
    const core_ref *stream = arg;
    return core_driver->cuStreamSynchronize(stream->handle);
}

// Gives back the largest blocks first, because that takes the fewest calls. Blocks that other
// threads free on this queue meanwhile stay.
static size_t
give_back_of(core_cache *cache, cache_queue *q, size_t keep)
{
    size_t bytes = 0;
    uint64_t freed = q->freed;
    for (int i = CORE_SIZE_CLASSES - 1; i >= 0; i--)
        while (cache->statistics.kept > keep && q->lists[i] != NULL &&
               q->lists[i]->freed <= freed) {
            cache_block *b = core_cache_take(cache, q, &q->lists[i]);
            bytes += b->size;
            core_cache_give_back(b, q->stream);
        }
    return bytes;
}

size_t
core_cache_trim(core_cache *cache, size_t keep, bool wait, bool all)
{
    size_t bytes = 0;
    for (size_t n = cache->queues; n > 0 && cache->at != NULL; n--) {
        cache_queue *q = cache->at;
        cache->at = q->next;
        if (cache->statistics.kept <= keep)
            break;
        core_cache_pin(q);
        CUresult capture = all ? CUDA_SUCCESS : in_context_of(q->stream, ask_capture, q->stream);
        if (capture != CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED) {
            size_t now = give_back_of(cache, q, keep);
            // The next call on the stream reports a failure.
            if (wait && now > 0)
                (void)in_context_of(q->stream, wait_for, q->stream);
            bytes += now;
        }
        core_cache_unpin(cache, q);
    }
    return bytes;
}
