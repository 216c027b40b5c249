// Streams that builders are for, and the driver's functions that look for them.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE // locks that prefer writers, and recursive ones
#endif
#include "stream/guard.h"

#include "base/process.h"
#include "base/relax.h"
#include "stream/capture.h"

#include "cubind/compat.h"

#include <time.h>

// --- what is known -------------------------------------------------------------------------------

enum { BUCKETS = 64 };

// A stream, or an event that was recorded on one.
typedef struct core_known {
    const void *handle;
    CUcontext context; // of a stream; NULL: unknown, or of an event
    core_capture *capture;
    struct core_known *next, *next_of_capture;
} known;

static pthread_mutex_t table_lock = PTHREAD_MUTEX_INITIALIZER; // of all here but the locks' own
static known *table[BUCKETS];
static int count; // in the table
static _Atomic(unsigned int) changes;
static core_lock *unused;

static known **
find(const void *handle)
{
    uintptr_t bits = (uintptr_t)handle >> 4;
    known **at = &table[(bits ^ bits >> 6) % BUCKETS];
    while (*at != NULL && (*at)->handle != handle)
        at = &(*at)->next;
    return at;
}

static void guard(void);
static void unguard(void);

// Takes `k` over.
static void
put(known *k, core_capture *capture, const void *handle, CUcontext context)
{
    known **at = find(handle);
    *k = (known){handle, context, capture, *at, capture->known};
    *at = capture->known = k;
    atomic_fetch_add(&changes, 1);
    if (count++ == 0)
        guard();
}

static void
take_out(known *k)
{
    known **at = find(k->handle), **own = &k->capture->known;
    while (*at != k) // two builders of a stream have one each
        at = &(*at)->next;
    while (*own != k)
        own = &(*own)->next_of_capture;
    *at = k->next;
    *own = k->next_of_capture;
    PyMem_RawFree(k);
    atomic_fetch_add(&changes, 1);
    if (--count == 0)
        unguard();
}

int
core_guard_add(core_capture *capture, CUstream stream, CUcontext context)
{
    known *k = PyMem_RawMalloc(sizeof *k);
    if (k == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    pthread_mutex_lock(&table_lock);
    put(k, capture, stream, context);
    pthread_mutex_unlock(&table_lock);
    return 0;
}

void
core_guard_forget(core_capture *capture)
{
    if (capture->leaks)
        return;
    pthread_mutex_lock(&table_lock);
    while (capture->known != NULL)
        take_out(capture->known);
    pthread_mutex_unlock(&table_lock);
}

// --- locks ---------------------------------------------------------------------------------------

static core_lock *
new_lock(void)
{
    core_lock *lock = PyMem_RawCalloc(1, sizeof *lock);
    if (lock == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    lock->mutex = (pthread_mutex_t)PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
    lock->process = core_process_now();
    lock->count = 1;
    return lock;
}

core_lock *
core_guard_lock(CUstream stream)
{
    pthread_mutex_lock(&table_lock);
    const known *k = *find(stream);
    core_lock *lock = k != NULL ? k->capture->lock : unused;
    if (k == NULL && lock != NULL)
        unused = lock->next;
    if (lock != NULL)
        lock->count++;
    pthread_mutex_unlock(&table_lock);
    return lock != NULL ? lock : new_lock();
}

core_lock *
core_guard_lock_take(core_lock *lock)
{
    pthread_mutex_lock(&table_lock);
    lock->count++;
    pthread_mutex_unlock(&table_lock);
    return lock;
}

void
core_guard_lock_drop(core_lock *lock)
{
    if (lock == NULL)
        return;
    pthread_mutex_lock(&table_lock);
    if (--lock->count == 0 && lock->process == core_process_now()) {
        lock->next = unused;
        unused = lock;
    }
    pthread_mutex_unlock(&table_lock);
}

// --- the driver's functions ----------------------------------------------------------------------

static core_driver_functions unguarded;

// What the driver does to captures of other threads, too: calls that it allows none of while there is a capture.
static pthread_rwlock_t others = PTHREAD_RWLOCK_INITIALIZER;
_Atomic(int) core_captures_active;

// Whoever waits for a context, for reading; who begins a capture, for writing. It comes before the captures' locks.
static pthread_rwlock_t waiting = PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP;

typedef enum holds {
    HOLDS_NOTHING,
    HOLDS_LOCKS,  // of its captures, and `others` for reading
    HOLDS_OTHERS, // for writing
} holds;

typedef _Atomic(int) calls;

typedef struct held {
    holds what;
    core_lock *first, *second;
    calls *unknown, *other; // where this call is counted
} held;

// Calls with handles that were not known when they came, by the place of the handle. They hold nothing, so a stream
// or an event that is to be of a capture waits for them: they may have come before it was known.
enum { PLACES = 1024 };
static calls under_way[PLACES];

static calls *
calls_with(const void *handle)
{
    uintptr_t bits = (uintptr_t)handle; // 0 to 2 for default streams
    return &under_way[(bits ^ bits >> 4 ^ bits >> 14) % PLACES];
}

static void
wait_for_calls_with(const void *handle)
{
    static const struct timespec pause = {.tv_nsec = 10000};
    while (atomic_load(calls_with(handle)) > 0)
        nanosleep(&pause, NULL);
}

static core_lock *
lock_of(const void *handle)
{
    const known *k = *find(handle);
    return k != NULL ? k->capture->lock : NULL;
}

// The legacy stream waits for all but non-blocking streams, and so for those that are captured, which fails.
static bool
is_legacy(const void *handle)
{
    return (uintptr_t)handle <= (uintptr_t)CU_STREAM_LEGACY;
}

// Other than relaxed captures forbid other threads what might disturb them.
static bool
reaches_others(const void *handle, bool is_known)
{
    if (!is_known && atomic_load(&core_strict_captures) > 0)
        return true;
    return is_legacy(handle) && atomic_load(&core_captures_active) > 0;
}

static calls *
count_call(const void *handle)
{
    calls *place = calls_with(handle);
    atomic_fetch_add(place, 1);
    return place;
}

// What a call with these handles needs, and the count of changes of the table that it is right for.
static held
look_up(const void *handle, const void *other, unsigned int *at)
{
    pthread_mutex_lock(&table_lock);
    *at = atomic_load(&changes);
    held h = {HOLDS_NOTHING, lock_of(handle), other != NULL ? lock_of(other) : NULL, NULL, NULL};
    bool is_known = h.first != NULL || h.second != NULL;
    if (reaches_others(handle, is_known))
        h = (held){.what = HOLDS_OTHERS};
    else {
        h.what = is_known ? HOLDS_LOCKS : HOLDS_NOTHING;
        h.unknown = h.first == NULL ? count_call(handle) : NULL;
        h.other = h.second == NULL && other != NULL ? count_call(other) : NULL;
    }
    pthread_mutex_unlock(&table_lock);
    return h;
}

static void
leave(held h)
{
    if (h.what != HOLDS_NOTHING)
        pthread_rwlock_unlock(&others);
    if (h.second != NULL)
        pthread_mutex_unlock(&h.second->mutex);
    if (h.first != NULL)
        pthread_mutex_unlock(&h.first->mutex);
    if (h.unknown != NULL)
        atomic_fetch_sub(h.unknown, 1);
    if (h.other != NULL)
        atomic_fetch_sub(h.other, 1);
}

static void
acquire(held *h)
{
    if (h->what == HOLDS_OTHERS)
        pthread_rwlock_wrlock(&others);
    if (h->what != HOLDS_LOCKS)
        return;
    if (h->second != NULL && (uintptr_t)h->first > (uintptr_t)h->second) {
        core_lock *first = h->second;
        h->second = h->first;
        h->first = first;
    }
    if (h->first != NULL)
        pthread_mutex_lock(&h->first->mutex);
    if (h->second != NULL)
        pthread_mutex_lock(&h->second->mutex);
    pthread_rwlock_rdlock(&others);
}

// The locks of both handles, which may be one and the same, in the order of their addresses. `handle` is that of the
// stream, where there is one; `other` may be NULL. What has changed while it waited for them is looked up anew.
static held
enter(const void *handle, const void *other)
{
    for (;;) {
        unsigned int at;
        held h = look_up(handle, other, &at);
        acquire(&h);
        if (h.what != HOLDS_LOCKS || atomic_load(&changes) == at)
            return h;
        leave(h);
    }
}

#define GUARDED(function, handle, params, args) \
    static CUresult guarded_##function params \
    { \
        held held_ = enter(handle, NULL); \
        CUresult status_ = unguarded.function args; \
        leave(held_); \
        return status_; \
    }
#define GUARDED_IF_STRICT(function, params, args) \
    static CUresult guarded_##function params \
    { \
        if (atomic_load(&core_strict_captures) == 0) \
            return unguarded.function args; \
        pthread_rwlock_wrlock(&others); \
        CUresult status_ = unguarded.function args; \
        pthread_rwlock_unlock(&others); \
        return status_; \
    }
#define GUARDED_BY_HAND(function)
#include "stream/guarded.def"
#undef GUARDED
#undef GUARDED_IF_STRICT
#undef GUARDED_BY_HAND

// Makes `other`, which is of that context where it is a stream, known as of the capture of `handle`, if only the latter is
// known. Without memory it stays unknown, which only threads that meet on it can notice.
static bool
add_beside(const void *other, CUcontext context, const void *handle)
{
    pthread_mutex_lock(&table_lock);
    const known *k = *find(handle);
    known *new = k != NULL && *find(other) == NULL ? PyMem_RawMalloc(sizeof *new) : NULL;
    if (new != NULL)
        put(new, k->capture, other, context);
    pthread_mutex_unlock(&table_lock);
    return new != NULL;
}

// An event that is recorded elsewhere is no longer of the capture that it was of.
static void
take_away(CUevent event, CUstream stream)
{
    pthread_mutex_lock(&table_lock);
    const known *k = *find(stream);
    known *before = *find(event);
    if (before != NULL && before->capture != (k != NULL ? k->capture : NULL))
        take_out(before);
    pthread_mutex_unlock(&table_lock);
}

// It is known before it is recorded, so that no other call with it is under way; and then what is true under the locks.
static CUresult
guarded_cuEventRecord(CUevent event, CUstream stream)
{
    if (add_beside(event, NULL, stream))
        wait_for_calls_with(event);
    held h = enter(stream, event);
    take_away(event, stream);
    add_beside(event, NULL, stream);
    CUresult status = unguarded.cuEventRecord(event, stream);
    leave(h);
    return status;
}

static bool
joins(CUstream stream, CUevent event)
{
    pthread_mutex_lock(&table_lock);
    bool joins = *find(event) != NULL && *find(stream) == NULL;
    pthread_mutex_unlock(&table_lock);
    return joins;
}

static CUresult
guarded_cuStreamWaitEvent(CUstream stream, CUevent event, unsigned int flags)
{
    CUcontext context = NULL; // unknown where the driver does not tell
    if (joins(stream, event)) {
        core_driver->cuStreamGetCtx(stream, &context);
        if (add_beside(stream, context, event))
            wait_for_calls_with(stream);
    }
    held h = enter(stream, event);
    add_beside(stream, context, event);
    CUresult status = unguarded.cuStreamWaitEvent(stream, event, flags);
    leave(h);
    return status;
}

static CUresult
guarded_cuEventElapsedTime(float *milliseconds, CUevent start, CUevent end)
{
    held h = enter(start, end);
    CUresult status = unguarded.cuEventElapsedTime(milliseconds, start, end);
    leave(h);
    return status;
}

// To wait fails at once where there is a capture in the way. Where there is none, others need not wait, too.
static CUresult
guarded_cuStreamSynchronize(CUstream stream)
{
    CUstreamCaptureStatus capture = CU_STREAM_CAPTURE_STATUS_NONE;
    held h = enter(stream, NULL);
    CUresult status = unguarded.cuStreamIsCapturing(stream, &capture);
    bool fails = status == CUDA_ERROR_STREAM_CAPTURE_IMPLICIT ||
                 capture != CU_STREAM_CAPTURE_STATUS_NONE || atomic_load(&core_strict_captures) > 0;
    if (fails)
        status = unguarded.cuStreamSynchronize(stream);
    leave(h);
    return fails || status != CUDA_SUCCESS ? status : unguarded.cuStreamSynchronize(stream);
}

// Not while it waits: an event that was captured is refused at once.
static CUresult
guarded_cuEventSynchronize(CUevent event)
{
    held h = enter(event, NULL);
    CUresult status = unguarded.cuEventQuery(event);
    leave(h);
    return status == CUDA_ERROR_NOT_READY ? unguarded.cuEventSynchronize(event) : status;
}

// Whether a stream of the context takes part in a capture.
static bool
captures_in(CUcontext context)
{
    bool found = false;
    pthread_mutex_lock(&table_lock);
    for (int i = 0; i < BUCKETS; i++)
        for (const known *k = table[i]; k != NULL; k = k->next)
            found |= k->context == context && atomic_load(&k->capture->goes_on);
    pthread_mutex_unlock(&table_lock);
    return found;
}

// Guarded always: the first builder may come while it waits. It takes long, and so has no lock that calls on streams need.
static CUresult
guarded_cuCtxSynchronize(void)
{
    CUcontext current = NULL;
    CUresult status = CUDA_SUCCESS;
    pthread_rwlock_rdlock(&waiting);
    if (atomic_load(&core_captures_active) > 0)
        status = core_driver->cuCtxGetCurrent(&current);
    if (current != NULL && captures_in(current))
        status = CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    if (status == CUDA_SUCCESS)
        status = unguarded.cuCtxSynchronize();
    pthread_rwlock_unlock(&waiting);
    return status;
}

void
core_guard_begin(CUstream stream)
{
    wait_for_calls_with(stream); // it is known: no more of them come
    pthread_rwlock_wrlock(&waiting);
}

void
core_guard_begun(void)
{
    pthread_rwlock_unlock(&waiting);
}

// gcc reads a pointer plainly where it calls by it, also an atomic one; either function that a thread can find does.
#define SEEN_IN_CALLS __attribute__((no_sanitize("thread")))

// What was there meanwhile may be others' (base/marks.c).
SEEN_IN_CALLS static void
guard(void)
{
#define GUARDED(function, handle, params, args) GUARDED_BY_HAND(function)
#define GUARDED_IF_STRICT(function, params, args) GUARDED_BY_HAND(function)
#define GUARDED_BY_HAND(function) \
    unguarded.function = core_driver->function; \
    core_driver->function = guarded_##function;
#include "stream/guarded.def"
#undef GUARDED_BY_HAND
}

SEEN_IN_CALLS static void
unguard(void)
{
#define GUARDED_BY_HAND(function) \
    if (core_driver->function == guarded_##function) \
        core_driver->function = unguarded.function;
#include "stream/guarded.def"
#undef GUARDED
#undef GUARDED_IF_STRICT
#undef GUARDED_BY_HAND
}

// A child has none of the threads that may be in here, and none of the streams.
static void
forget_all(void)
{
    pthread_mutex_init(&table_lock, NULL);
    pthread_rwlock_init(&others, NULL);
    waiting = (pthread_rwlock_t)PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP;
    for (int i = 0; i < BUCKETS; i++) {
        for (const known *k = table[i]; k != NULL; k = k->next)
            k->capture->known = NULL;
        table[i] = NULL;
    }
    if (count > 0)
        unguard();
    count = 0;
    unused = NULL;
    atomic_store(&core_captures_active, 0);
    for (int i = 0; i < PLACES; i++)
        atomic_store(&under_way[i], 0);
}

// The driver's table has been filled anew, for an interpreter that imports the module.
int
core_guard_init(core_state *Py_UNUSED(st), PyObject *Py_UNUSED(module))
{
    static _Atomic(bool) done;
    core_at_fork(&done, forget_all);
    pthread_mutex_lock(&table_lock);
    if (core_driver->cuCtxSynchronize != guarded_cuCtxSynchronize) {
        unguarded.cuCtxSynchronize = core_driver->cuCtxSynchronize;
        core_driver->cuCtxSynchronize = guarded_cuCtxSynchronize;
    }
    if (count > 0)
        guard();
    pthread_mutex_unlock(&table_lock);
    return 0;
}
