// A capture: the graph that a stream's work goes into, and the objects that this work uses.
//
// CUDA keeps nothing alive that a captured operation names. During the capture core lists the
// objects that it knows to be used; from the end on the list belongs to the graph
// (graph/builder.c).
#ifndef CUBIND_CORE_CAPTURE_H
#define CUBIND_CORE_CAPTURE_H

#include "base/ref.h"
#include "stream/guard.h"

enum { CORE_CAPTURE_RECENT = 64 };

// One for all builders that add to one graph, and for the streams that they capture on.
typedef struct core_capture {
    int count;
    struct core_capture *outer; // the capture of the graph around this one's, or NULL
    core_lock *lock; // held while a node is added and while the capture ends; shared with `outer`
    struct core_known *known; // its streams and events (guard.c)
    _Atomic(bool) ended;      // set under the lock
    _Atomic(bool) lost;       // likewise: ending it failed, and the graph is gone
    _Atomic(bool) goes_on;    // likewise: since it began, or for ever if left alone
    CUstream stream;          // its stream while it goes on, or NULL; from here on under the lock
    struct core_capture *inner, *next; // captures inside of it; the next one inside of the same
    bool dangling;   // a graph inside of its graph is gone, so its graph cannot be destroyed
    bool taken;      // ended with the one around it, or must not be ended at all
    bool leaks;      // its stream cannot be destroyed
    core_ref *graph; // NULL: unknown before the end, as for most captures
    PyObject *kept;  // list
    void *record;    // graph/'s record of the graph's nodes, or NULL
    void (*drop_record)(void *record);
    const void *recent[CORE_CAPTURE_RECENT]; // addresses of objects that are on the list
} core_capture;

// Returns a capture with count 1, inside of `outer`, or on the stream if `outer` is NULL. NULL with
// MemoryError.
core_capture *core_capture_new(core_capture *outer, CUstream stream);

static inline core_capture *
core_capture_take(core_capture *capture)
{
    if (capture != NULL)
        capture->count++;
    return capture;
}

// NULL is fine. Needs the GIL.
void core_capture_drop(core_capture *capture);

// Returns whether a key was listed lately: loops use the same objects again and again.
static inline bool
core_capture_has(const core_capture *capture, const void *key)
{
    uintptr_t bits = (uintptr_t)key >> 4;
    return capture->recent[(bits ^ bits >> 6) % CORE_CAPTURE_RECENT] == key;
}

// Puts `object` on the list. `key` is an address that nothing else has while `object` lives: its
// own, or that of an object that it keeps. 0, or -1 with MemoryError.
int core_capture_keep(core_capture *capture, const void *key, PyObject *object);

static inline core_capture *
core_capture_outermost(core_capture *capture)
{
    while (capture->outer != NULL)
        capture = capture->outer;
    return capture;
}

// Returns whether nothing can be added any more. Call it under the lock.
static inline bool
core_capture_is_over(core_capture *capture)
{
    return atomic_load(&capture->ended) || atomic_load(&core_capture_outermost(capture)->lost);
}

// Makes a call that begins the capture, adds to it or ends it, without the GIL, and gives its
// status. Under the lock no other thread can come between its steps, or end a capture around this
// one. The call itself must check whether the capture is over.
#define CORE_CAPTURE_CALL(capture, call) \
    ({ \
        core_capture *capture_ = core_capture_take(capture); \
        pthread_mutex_t *lock_ = &capture_->lock->mutex; \
        PyThreadState *thread_ = PyEval_SaveThread(); \
        pthread_mutex_lock(lock_); \
        CUresult status_ = (call); \
        pthread_mutex_unlock(lock_); \
        PyEval_RestoreThread(thread_); \
        core_capture_drop(capture_); \
        status_; \
    })

// Returns the list, which belongs to the caller from now on, or NULL if nothing is on it. Owned.
PyObject *core_capture_end(core_capture *capture);

#endif
