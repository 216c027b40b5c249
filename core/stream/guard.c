// Streams that builders are for, and the driver's functions that look for them.
#include "stream/guard.h"

#include "base/process.h"
#include "stream/capture.h"

#include "cubind/compat.h"

// --- what is known -------------------------------------------------------------------------------

enum { BUCKETS = 64 };

// A stream, or an event that was recorded on one.
typedef struct known {
    const void *handle;
    core_capture *capture;
    struct known *next;
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
put(known *k, core_capture *capture, const void *handle)
{
    known **at = find(handle);
    *k = (known){handle, capture, *at};
    *at = k;
    capture->known++;
    if (count++ == 0)
        guard();
}

static void
take_out(known **at)
{
    known *k = *at;
    *at = k->next;
    k->capture->known--;
    PyMem_RawFree(k);
    if (--count == 0)
        unguard();
}

// The other takes part in what `handle` does. Without memory it stays unknown, which only threads that meet
// on it can notice.
static void
follow(const void *other, const void *handle)
{
    pthread_mutex_lock(&table_lock);
    const known *k = *find(handle);
    known *new = k != NULL && *find(other) == NULL ? PyMem_RawMalloc(sizeof *new) : NULL;
    if (new != NULL)
        put(new, k->capture, other);
    pthread_mutex_unlock(&table_lock);
}

static void
forget(const void *handle)
{
    pthread_mutex_lock(&table_lock);
    known **at = find(handle);
    if (*at != NULL)
        take_out(at);
    pthread_mutex_unlock(&table_lock);
}

int
core_guard_add(core_capture *capture, CUstream stream)
{
    known *k = PyMem_RawMalloc(sizeof *k);
    if (k == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    pthread_mutex_lock(&table_lock);
    put(k, capture, stream);
    pthread_mutex_unlock(&table_lock);
    return 0;
}

void
core_guard_forget(core_capture *capture)
{
    pthread_mutex_lock(&table_lock);
    for (int i = 0; i < BUCKETS && capture->known > 0; i++)
        for (known **at = &table[i]; *at != NULL;)
            if ((*at)->capture == capture)
                take_out(at);
            else
                at = &(*at)->next;
    pthread_mutex_unlock(&table_lock);
}

// A child has none of the threads that may be in here, and none of the streams.
static void
forget_all(void)
{
    pthread_mutex_init(&table_lock, NULL);
    for (int i = 0; i < BUCKETS; i++)
        table[i] = NULL;
    if (count > 0)
        unguard();
    count = 0;
    unused = NULL;
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

typedef struct held {
    core_lock *first, *second;
} held;

static core_lock *
lock_of(const void *handle)
{
    const known *k = handle != NULL ? *find(handle) : NULL;
    return k != NULL ? k->capture->lock : NULL;
}

// The locks of both, of which one may be NULL, in the order of their addresses.
static held
enter(const void *handle, const void *other)
{
    pthread_mutex_lock(&table_lock);
    held h = {lock_of(handle), lock_of(other)};
    pthread_mutex_unlock(&table_lock);
    if ((uintptr_t)h.first > (uintptr_t)h.second)
        h = (held){h.second, h.first};
    if (h.first != NULL)
        pthread_mutex_lock(&h.first->mutex);
    if (h.second != NULL)
        pthread_mutex_lock(&h.second->mutex);
    return h;
}

static void
leave(held h)
{
    if (h.second != NULL)
        pthread_mutex_unlock(&h.second->mutex);
    if (h.first != NULL)
        pthread_mutex_unlock(&h.first->mutex);
}

#define GUARDED(function, handle, params, args) \
    static CUresult guarded_##function params \
    { \
        held held_ = enter(handle, NULL); \
        CUresult status_ = unguarded.function args; \
        leave(held_); \
        return status_; \
    }
#define GUARDED_BY_HAND(function)
#include "stream/guarded.def"
#undef GUARDED
#undef GUARDED_BY_HAND

static CUresult
guarded_cuEventRecord(CUevent event, CUstream stream)
{
    held h = enter(stream, event);
    forget(event);
    follow(event, stream);
    CUresult status = unguarded.cuEventRecord(event, stream);
    leave(h);
    return status;
}

static CUresult
guarded_cuStreamWaitEvent(CUstream stream, CUevent event, unsigned int flags)
{
    held h = enter(stream, event);
    follow(stream, event);
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

// Waiting ends at once where the stream captures. Where it does not, others need not wait for it.
static CUresult
guarded_cuStreamSynchronize(CUstream stream)
{
    CUstreamCaptureStatus capture = CU_STREAM_CAPTURE_STATUS_NONE;
    held h = enter(stream, NULL);
    if (h.second != NULL && unguarded.cuStreamIsCapturing(stream, &capture) == CUDA_SUCCESS &&
        capture == CU_STREAM_CAPTURE_STATUS_NONE) {
        leave(h);
        h = (held){NULL, NULL};
    }
    CUresult status = unguarded.cuStreamSynchronize(stream);
    leave(h);
    return status;
}

// What was there meanwhile may be others' (base/marks.c).
static void
guard(void)
{
#define GUARDED(function, handle, params, args) GUARDED_BY_HAND(function)
#define GUARDED_BY_HAND(function) \
    unguarded.function = core_driver->function; \
    core_driver->function = guarded_##function;
#include "stream/guarded.def"
#undef GUARDED_BY_HAND
}

static void
unguard(void)
{
#define GUARDED_BY_HAND(function) \
    if (core_driver->function == guarded_##function) \
        core_driver->function = unguarded.function;
#include "stream/guarded.def"
#undef GUARDED
#undef GUARDED_BY_HAND
}

static void
watch_forks(void)
{
    pthread_atfork(NULL, NULL, forget_all);
}

void
core_guard_init(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, watch_forks);
    pthread_mutex_lock(&table_lock);
    if (count > 0)
        guard();
    pthread_mutex_unlock(&table_lock);
}
