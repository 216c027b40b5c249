// Streams that builders are for, and the driver's functions that look for them.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE // locks that prefer writers
#endif
#include "stream/guard.h"

#include "base/process.h"
#include "base/relax.h"
#include "stream/capture.h"

#include "cubind/compat.h"

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
    if (--count == 0)
        unguard();
}

// The event is recorded on the stream, and no longer on another one. Without memory it stays unknown, which only
// threads that meet on it can notice.
static void
follow_record(CUevent event, CUstream stream)
{
    pthread_mutex_lock(&table_lock);
    const known *k = *find(stream);
    core_capture *capture = k != NULL ? k->capture : NULL;
    known *before = *find(event);
    if (before != NULL && before->capture != capture) {
        take_out(before);
        before = NULL;
    }
    known *new = capture != NULL &&before == NULL ? PyMem_RawMalloc(sizeof *new) : NULL;
    if (new != NULL)
        put(new, capture, event, NULL);
    pthread_mutex_unlock(&table_lock);
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
    pthread_mutexattr_t recursive;
    if (lock == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    pthread_mutexattr_init(&recursive);
    pthread_mutexattr_settype(&recursive, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&lock->mutex, &recursive);
    pthread_mutexattr_destroy(&recursive);
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

typedef struct held {
    holds what;
    core_lock *first, *second;
} held;

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

// The locks of both handles, which may be one and the same, in the order of their addresses; `handle` is that
// of the stream, where there is one.
static held
enter(const void *handle, const void *other)
{
    pthread_mutex_lock(&table_lock);
    held h = {HOLDS_NOTHING, lock_of(handle), lock_of(other)};
    pthread_mutex_unlock(&table_lock);
    bool is_known = h.first != NULL || h.second != NULL;
    if (reaches_others(handle, is_known)) {
        pthread_rwlock_wrlock(&others);
        return (held){HOLDS_OTHERS, NULL, NULL};
    }
    if (!is_known)
        return h;
    h.what = HOLDS_LOCKS;
    if ((uintptr_t)h.first > (uintptr_t)h.second)
        h = (held){HOLDS_LOCKS, h.second, h.first};
    if (h.first != NULL)
        pthread_mutex_lock(&h.first->mutex);
    if (h.second != NULL)
        pthread_mutex_lock(&h.second->mutex);
    pthread_rwlock_rdlock(&others);
    return h;
}

static void
leave(held h)
{
    if (h.what == HOLDS_NOTHING)
        return;
    pthread_rwlock_unlock(&others);
    if (h.second != NULL)
        pthread_mutex_unlock(&h.second->mutex);
    if (h.first != NULL)
        pthread_mutex_unlock(&h.first->mutex);
}

#define GUARDED(function, handle, params, args) \
    static CUresult guarded_##function params \
    { \
        held held_ = enter(handle, handle); \
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

static CUresult
guarded_cuEventRecord(CUevent event, CUstream stream)
{
    held h = enter(stream, event);
    follow_record(event, stream);
    CUresult status = unguarded.cuEventRecord(event, stream);
    leave(h);
    return status;
}

static core_capture *
joined_by(CUstream stream, CUevent event)
{
    const known *k = *find(event);
    return k != NULL && *find(stream) == NULL ? k->capture : NULL;
}

// From now on the stream takes part in what the event was recorded in, where that is known and the stream is not.
static void
follow_wait(CUstream stream, CUevent event)
{
    CUcontext context = NULL;
    pthread_mutex_lock(&table_lock);
    bool joins = joined_by(stream, event) != NULL;
    pthread_mutex_unlock(&table_lock);
    if (!joins)
        return;
    unguarded.cuStreamGetCtx(stream, &context); // where it fails it is unknown
    pthread_mutex_lock(&table_lock);
    core_capture *capture =
        joined_by(stream, event); // the capture may have been forgotten meanwhile
    known *new = capture != NULL ? PyMem_RawMalloc(sizeof *new) : NULL;
    if (new != NULL)
        put(new, capture, stream, context);
    pthread_mutex_unlock(&table_lock);
}

static CUresult
guarded_cuStreamWaitEvent(CUstream stream, CUevent event, unsigned int flags)
{
    held h = enter(stream, event);
    if (h.what != HOLDS_NOTHING)
        follow_wait(stream, event);
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
    held h = enter(stream, stream);
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
    held h = enter(event, event);
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
core_guard_begin(void)
{
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
}

static void
watch_forks(void)
{
    pthread_atfork(NULL, NULL, forget_all);
}

// The driver's table has been filled anew, for an interpreter that imports the module.
int
core_guard_init(core_state *Py_UNUSED(st), PyObject *Py_UNUSED(module))
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, watch_forks);
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
