// Guards streams that graph builders capture: finds a call's streams and events, and takes the
// locks that the call needs. guard.h says why. While such streams exist, core's calls to the
// functions in guarded.def go through this file.
//
// Lock order. A thread takes these locks only from top to bottom:
//
//     waiting       rwlock. read: cuCtxSynchronize(); write: the beginning of a capture
//        |
//     core_lock     recursive mutex, one per graph under construction; a thread that needs two
//        |          takes them in the order of their addresses
//        |
//     others        rwlock. read: calls on known handles; write: calls that disturb other captures
//        |
//     table_lock    mutex of the table and lists below; held briefly, never during a driver call
//
// Reasons for this order:
//
// * `waiting` comes first because waiting for a context can take a long time, and a thread that
//   holds a capture's lock must not be kept waiting for this lock.
// * `others` comes after the captures' locks because CORE_CAPTURE_CALL holds a capture's lock
//   while it makes driver calls, and those calls take `others`.
// * `table_lock` comes last because every function here looks up handles.
//
// Two locks in other files belong to this order as well. The lock of a graph of nodes
// (graph/definition.h) is taken under a capture's lock. The lock of graph/copies.c is taken last.
//
// Why this cannot deadlock:
//
// * The order is the same for all threads. A call with two handles may take the locks of two
//   captures, so it is made only by a thread that holds no lock yet. A call that is made with a
//   capture's lock held takes at most the same lock again.
// * A thread waits for a stream or an event without these locks. A thread that captures it waits
//   for that thread some 50 ms at most (guard_calls.h).
// * A call on an unknown handle takes no lock for it, but is counted (guard_calls.h). A thread
//   waits for a count of zero only without locks, so no counted call waits for a lock of its.
// * No thread runs Python code, or waits for the GIL, while it holds one of these locks. So a
//   thread may wait for them with the GIL held.
// * Before enter() looks up its handles again, it releases every lock that it has taken.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE // for locks that prefer writers, and recursive ones
#endif
#include "stream/guard.h"

#include "base/process.h"
#include "base/relax.h"
#include "stream/capture.h"
#include "stream/guard_calls.h"
#include "stream/withheld.h"

#include "cubind/compat.h"

#include <time.h>

// --- known streams and events --------------------------------------------------------------------

enum { BUCKETS = 64 };

// A known stream, or an event that was recorded on one.
typedef struct core_known {
    const void *handle;
    CUcontext context; // its context if it is a stream; NULL: unknown, or an event
    core_capture *capture;
    struct core_known *next, *next_of_capture;
} known;

// Protects all data in this file except the other locks.
static pthread_mutex_t table_lock = PTHREAD_MUTEX_INITIALIZER;
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

// Takes over `k`.
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
    while (*at != k) // two builders of one stream have an entry each
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

// Locked for writing by calls that disturb the captures of other threads: the driver crashes if one
// of them runs during another call on a capture.
static pthread_rwlock_t others = PTHREAD_RWLOCK_INITIALIZER;
_Atomic(int) core_captures_active;

// Locked for reading by a thread that waits for a context, and for writing by a thread that begins
// a capture. Taken before the captures' locks.
static pthread_rwlock_t waiting = PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP;

typedef enum holds {
    HOLDS_NOTHING,
    HOLDS_LOCKS,  // its captures' locks, and `others` for reading
    HOLDS_OTHERS, // `others` for writing
} holds;

typedef struct held {
    holds what;
    core_lock *first, *second;
    core_calls *unknown, *other; // the places in which this call is counted
} held;

static core_lock *
lock_of(const void *handle)
{
    const known *k = *find(handle);
    return k != NULL ? k->capture->lock : NULL;
}

// The legacy stream synchronises with all blocking streams; if one of them is captured, that fails.
static bool
is_legacy(const void *handle)
{
    return (uintptr_t)handle <= (uintptr_t)CU_STREAM_LEGACY;
}

// Returns whether a call may invalidate captures of other threads, because they are not relaxed or
// because it uses the legacy stream.
static bool
reaches_others(const void *handle, bool is_known)
{
    if (!is_known && atomic_load(&core_strict_captures) > 0)
        return true;
    return is_legacy(handle) && atomic_load(&core_captures_active) > 0;
}

// Returns what a call with these handles must hold. The result is valid while `changes` is `*at`.
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
        h.unknown = h.first == NULL ? core_count_call(handle) : NULL;
        h.other = h.second == NULL && other != NULL ? core_count_call(other) : NULL;
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
    if (h->first != NULL && CB_UNLIKELY(h->first->withheld != NULL))
        core_withheld_issue_locked(h->first);
    if (h->second != NULL && CB_UNLIKELY(h->second->withheld != NULL))
        core_withheld_issue_locked(h->second);
    pthread_rwlock_rdlock(&others);
}

// Takes the locks of both handles, which may be the same lock, in the order of their addresses.
// `handle` is the stream if there is one; `other` may be NULL. Looks the handles up again if the
// table has changed meanwhile.
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

// If only `handle` is known, makes `other` known as part of the same capture; `context` is its
// context if `other` is a stream. If memory runs out, `other` stays unknown; that matters only if
// several threads use it.
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

// Takes the event out of the capture that it belonged to, if that is not the stream's capture.
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

static bool
is_captured(CUstream stream)
{
    pthread_mutex_lock(&table_lock);
    const known *k = *find(stream);
    bool goes_on = k != NULL && atomic_load(&k->capture->goes_on);
    pthread_mutex_unlock(&table_lock);
    return goes_on;
}

// Makes the event known first, and waits for other calls with it. Does that again with the locks
// held, because the stream may have joined or left a capture meanwhile.
static CUresult
guarded_cuEventRecord(CUevent event, CUstream stream)
{
    if (add_beside(event, NULL, stream))
        core_wait_for_calls_with(event);
    held h = enter(stream, event);
    take_away(event, stream);
    add_beside(event, NULL, stream);
    if (is_captured(stream))
        core_wait_for_syncs_of(event);
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
    CUcontext context = NULL; // NULL (unknown) if the driver does not say
    if (joins(stream, event)) {
        core_driver->cuStreamGetCtx(stream, &context);
        if (add_beside(stream, context, event))
            core_wait_for_calls_with(stream);
    }
    held h = enter(stream, event);
    if (add_beside(stream, context, event) || h.what == HOLDS_LOCKS)
        core_wait_for_syncs_of(stream);
    CUresult status = unguarded.cuStreamWaitEvent(stream, event, flags);
    leave(h);
    return status;
}

static CUresult
guarded_cuStreamBeginCapture(CUstream stream, CUstreamCaptureMode mode)
{
    held h = enter(stream, NULL);
    core_wait_for_syncs_of(stream);
    CUresult status = unguarded.cuStreamBeginCapture(stream, mode);
    leave(h);
    return status;
}

static CUresult
guarded_cuStreamBeginCaptureToGraph(CUstream stream, CUgraph graph, const CUgraphNode *nodes,
                                    const CUgraphEdgeData *edges, size_t n,
                                    CUstreamCaptureMode mode)
{
    held h = enter(stream, NULL);
    core_wait_for_syncs_of(stream);
    CUresult status = unguarded.cuStreamBeginCaptureToGraph(stream, graph, nodes, edges, n, mode);
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

// Fails at once if the stream is captured. Otherwise waits without the locks, which others need.
// While a capture forbids some threads to wait, asks again and again instead.
static CUresult
guarded_cuStreamSynchronize(CUstream stream)
{
    static const struct timespec pause = {.tv_nsec = 50000};
    for (;;) {
        CUstreamCaptureStatus capture = CU_STREAM_CAPTURE_STATUS_NONE;
        core_calls *counted = NULL;
        held h = enter(stream, NULL);
        CUresult status = unguarded.cuStreamIsCapturing(stream, &capture);
        if (status == CUDA_ERROR_STREAM_CAPTURE_IMPLICIT ||
            capture != CU_STREAM_CAPTURE_STATUS_NONE)
            status = unguarded.cuStreamSynchronize(stream);
        else if (status == CUDA_SUCCESS && atomic_load(&core_strict_captures) > 0)
            status = unguarded.cuStreamQuery(stream); // forbidden where the wait is
        else if (status == CUDA_SUCCESS)
            counted = core_count_sync(stream);
        leave(h);
        if (counted != NULL) {
            status = unguarded.cuStreamSynchronize(stream);
            atomic_fetch_sub(counted, 1);
        }
        if (counted != NULL || status != CUDA_ERROR_NOT_READY)
            return status;
        nanosleep(&pause, NULL);
    }
}

// Waits without the locks: for a captured event the driver fails at once.
static CUresult
guarded_cuEventSynchronize(CUevent event)
{
    held h = enter(event, NULL);
    CUresult status = unguarded.cuEventQuery(event);
    core_calls *counted = status == CUDA_ERROR_NOT_READY ? core_count_sync(event) : NULL;
    leave(h);
    if (counted == NULL)
        return status;
    status = unguarded.cuEventSynchronize(event);
    atomic_fetch_sub(counted, 1);
    return status;
}

// Returns whether a stream of the context takes part in a capture.
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

// Always guarded, because the first builder may be made during the wait. The wait may be long, so
// it takes no lock that calls on streams need.
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
    core_wait_for_calls_with(stream); // the stream is known: no more such calls come
    pthread_rwlock_wrlock(&waiting);
}

void
core_guard_begun(void)
{
    pthread_rwlock_unlock(&waiting);
}

// gcc reads an atomic function pointer non-atomically for a call. That is safe here: both functions
// that a thread can find may be called.
#define SEEN_IN_CALLS __attribute__((no_sanitize("thread")))

// Saves the table's present functions, because another file may have replaced some (base/marks.c).
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

// Runs in a forked child, which has neither the parent's threads nor its streams.
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
    core_forget_calls();
}

// Each interpreter that imports the module fills the driver's table again.
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
