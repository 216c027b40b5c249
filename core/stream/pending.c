// Holds host objects until the copies from and to them are done. An object's exported buffer is
// kept together with an event that is recorded after the copy. Later copies and synchronising calls
// query the event, and release the buffer once it has completed. This needs no CUDA callback, which
// would stall the stream and take the GIL.
//
// Each stream has a queue of its own, because a stream works in order: if its oldest copy is not
// done, none of them is. The queues form a ring, and each check continues where the last check
// stopped. So a copy costs a bounded number of queries, no matter how many copies on how many
// streams are pending.
#include "stream/pending.h"

#include "base/errors.h"
#include "base/steps.h"
#include "device/context.h"
#include "stream/stream_context.h"

enum {
    MOST_LOOKS = 16, // queues that one call checks
    BUCKETS = 256,
};

typedef struct export
{
    Py_buffer view;
    CUevent event;
    int process;
    struct export *next;
}
export;

// Identifies a stream. The handle is not enough: the per-thread default stream has the same handle
// in all threads, and a default stream has the same handle in all contexts.
typedef struct key {
    const void *stream, *context;
    uint64_t thread;
} key;

typedef struct queue {
    key key;
    export *first, *last;
    int users; // calls that are checking it; they may run Python code, which copies
    struct queue *in_bucket;
    struct queue *previous, *next; // in the ring
} queue;

struct core_exports {
    queue *at; // the queue to check next; NULL: nothing is pending
    size_t count;
    queue *buckets[BUCKETS];
};

// --- queues --------------------------------------------------------------------------------------

static key
key_of(const core_ref *stream)
{
    bool per_thread = stream->handle == CU_STREAM_PER_THREAD;
    return (key){stream->handle, stream->parent != NULL ? stream->parent->handle : NULL,
                 per_thread ? PyThread_get_thread_ident() : 0};
}

static queue **
bucket_of(core_exports *exports, const key *k)
{
    uint64_t mixed = ((uintptr_t)k->stream ^ k->thread) * UINT64_C(0x9E3779B97F4A7C15);
    return &exports->buckets[mixed >> 56];
}

static void
join_ring(core_exports *exports, queue *q)
{
    if (exports->at == NULL)
        exports->at = q->previous = q->next = q;
    q->next = exports->at;
    q->previous = exports->at->previous;
    q->previous->next = q->next->previous = q;
    exports->count++;
}

// Returns NULL with MemoryError.
static queue *
queue_of(core_exports *exports, const core_ref *stream)
{
    key k = key_of(stream);
    queue **bucket = bucket_of(exports, &k);
    for (queue *q = *bucket; q != NULL; q = q->in_bucket)
        if (q->key.stream == k.stream && q->key.context == k.context && q->key.thread == k.thread)
            return q;
    queue *fresh = PyMem_RawCalloc(1, sizeof *fresh);
    if (fresh == NULL)
        return (void *)PyErr_NoMemory();
    fresh->key = k;
    fresh->in_bucket = *bucket;
    *bucket = fresh;
    join_ring(exports, fresh);
    return fresh;
}

static void
remove_queue(core_exports *exports, queue *q)
{
    queue **place = bucket_of(exports, &q->key);
    while (*place != q)
        place = &(*place)->in_bucket;
    *place = q->in_bucket;
    if (exports->at == q)
        exports->at = q->next != q ? q->next : NULL;
    q->previous->next = q->next;
    q->next->previous = q->previous;
    exports->count--;
    PyMem_RawFree(q);
}

static export *
take_first(queue *q)
{
    export *e = q->first;
    q->first = e->next;
    if (q->first == NULL)
        q->last = NULL;
    e->next = NULL;
    return e;
}

static void
put_back(queue *q, export *e)
{
    e->next = q->first;
    q->first = e;
    if (q->last == NULL)
        q->last = e;
}

static void
append_export(queue *q, export *e)
{
    if (q->last != NULL)
        q->last->next = e;
    else
        q->first = e;
    q->last = e;
}

// --- releasing -----------------------------------------------------------------------------------

// Returns whether the copy still runs. A failing query means that the work before the event has
// failed, so that work is over, too.
static bool
is_running(core_state *st, const export *e)
{
    if (core_must_leak(e->process))
        return false;
    CUresult status = CORE_NOGIL(core_driver->cuEventQuery(e->event));
    if (status != CUDA_ERROR_NOT_READY)
        core_warn(st, status, "cuEventQuery", e->event);
    return status == CUDA_ERROR_NOT_READY;
}

static void
let_go(core_state *st, export *e)
{
    if (!core_must_leak(e->process))
        core_warn(st, CORE_NOGIL(core_driver->cuEventDestroy(e->event)), "cuEventDestroy",
                  e->event);
    PyBuffer_Release(&e->view);
    PyMem_RawFree(e);
}

// A query lets other threads run, and a release may run Python code; both may copy and check in
// turn. So the export is off the queue while it is checked.
static void
look_at(core_state *st, queue *q)
{
    q->users++;
    while (q->first != NULL) {
        export *e = take_first(q);
        if (is_running(st, e)) {
            put_back(q, e);
            break;
        }
        let_go(st, e);
    }
    if (--q->users == 0 && q->first == NULL)
        remove_queue(st->exports, q);
}

void
core_release_exports_slow(core_state *st, bool all)
{
    core_exports *exports = st->exports;
    size_t looks = all || exports->count < MOST_LOOKS ? exports->count : MOST_LOOKS;
    for (; looks > 0 && exports->at != NULL; looks--) {
        queue *q = exports->at;
        exports->at = q->next;
        look_at(st, q);
    }
}

void
core_forget_exports(core_state *st)
{
    if (st->exports != NULL && st->exports->at == NULL)
        PyMem_RawFree(st->exports);
}

// --- holding -------------------------------------------------------------------------------------

// Records an event after all work on the stream, whose ref is `ref`. The event's context must be
// the stream's; the ref stores that context.
static int
mark_stream(core_state *st, StreamObject *stream, core_ref *ref, CUevent *event)
{
    core_ref *context =
        ref->parent != NULL ? core_ref_take(ref->parent) : core_stream_context(stream);
    if (context == NULL)
        return -1;
    core_ref_drop(context);
    core_swap swap;
    const char *function = "cuCtxSetCurrent";
    CUresult status = core_enter_context_of(ref, &swap);
    if (status == CUDA_SUCCESS) {
        function = "cuEventCreate";
        status = CORE_NOGIL(core_driver->cuEventCreate(event, CU_EVENT_DISABLE_TIMING));
    }
    bool made = status == CUDA_SUCCESS;
    if (made) {
        function = "cuEventRecord";
        status = CORE_NOGIL(core_driver->cuEventRecord(*event, ref->handle));
    }
    if (made && status != CUDA_SUCCESS)
        core_warn(st, CORE_NOGIL(core_driver->cuEventDestroy(*event)), "cuEventDestroy", *event);
    core_warn(st, core_leave_context(&swap), "cuCtxSetCurrent", ref->handle);
    return core_check(st, status, function);
}

static queue *
queue_for(core_state *st, const core_ref *stream)
{
    if (st->exports == NULL) {
        st->exports = PyMem_RawCalloc(1, sizeof *st->exports);
        if (st->exports == NULL)
            return (void *)PyErr_NoMemory();
    }
    return queue_of(st->exports, stream);
}

// Finds the queue only after the event is recorded: until then other threads may run and remove it.
static int
keep_export(core_state *st, const Py_buffer *view, const core_ref *stream, CUevent event)
{
    queue *q = queue_for(st, stream);
    export *e = q != NULL ? PyMem_RawMalloc(sizeof *e) : NULL;
    if (e == NULL) {
        PyErr_NoMemory();
        core_warn(st, CORE_NOGIL(core_driver->cuEventDestroy(event)), "cuEventDestroy", event);
        return -1;
    }
    *e = (export){*view, event, core_process_now(), NULL};
    if (view->shape == &view->len) // as PyBuffer_FillInfo() sets it
        e->view.shape = &e->view.len;
    if (view->strides == &view->itemsize)
        e->view.strides = &e->view.itemsize;
    append_export(q, e);
    return 0;
}

int
core_hold_export(core_state *st, Py_buffer *view, StreamObject *stream, core_ref *ref)
{
    CUevent event = NULL;
    if (mark_stream(st, stream, ref, &event) == 0 && keep_export(st, view, ref, event) == 0)
        return 0;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuStreamSynchronize(ref->handle);
    Py_END_ALLOW_THREADS
    core_warn(st, status, "cuStreamSynchronize", ref->handle);
    PyBuffer_Release(view);
    return -1;
}
