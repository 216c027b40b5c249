// A capture: the graph that a stream's work goes into, and what that work uses.
//
// CUDA keeps nothing alive that a captured operation names. What core knows to be used is put on a
// list while the capture goes on, and belongs to the graph from its end on (graph/builder.c).
#ifndef CUBIND_CORE_CAPTURE_H
#define CUBIND_CORE_CAPTURE_H

#include "base/ref.h"
#include "stream/guard.h"

enum { CORE_CAPTURE_RECENT = 64 };

// One for all builders that add to one graph, and for the streams that they capture on.
typedef struct core_capture {
    int count;
    struct core_capture *outer; // of the graph that this one's is inside of, or NULL
    core_lock *lock; // held while a node is added and while the capture is ended; the outer's
    struct core_known *known;          // streams and events (guard.c)
    _Atomic(bool) ended;               // set under the lock
    _Atomic(bool) lost;                // likewise: ending it has failed, and the graph is gone
    _Atomic(bool) goes_on;             // likewise: from its beginning on, or left alone for ever
    CUstream stream;                   // that it goes on on, or NULL; this and below under the lock
    struct core_capture *inner, *next; // what goes on inside of it; the next inside of the same
    bool dangling;   // what is inside of its graph is gone: that cannot be destroyed
    bool taken;      // ended with the one around it, or not to be ended at all
    bool leaks;      // its stream cannot be let go of
    core_ref *graph; // NULL: not known before the end, as for most captures
    PyObject *kept;  // list
    void *record;    // what graph/ knows of the graph's nodes, or NULL
    void (*drop_record)(void *record);
    const void *recent[CORE_CAPTURE_RECENT]; // that are on it, by their addresses
} core_capture;

// Count 1. NULL with MemoryError. Inside of that of `outer`, or, where that is NULL, on the stream.
core_capture *core_capture_new(core_capture *outer, CUstream stream);

static inline core_capture *
core_capture_take(core_capture *capture)
{
    if (capture != NULL)
        capture->count++;
    return capture;
}

// NULL is fine. With the GIL.
void core_capture_drop(core_capture *capture);

// Whether something was put on the list lately: loops use the same things again and again.
static inline bool
core_capture_has(const core_capture *capture, const void *key)
{
    uintptr_t bits = (uintptr_t)key >> 4;
    return capture->recent[(bits ^ bits >> 6) % CORE_CAPTURE_RECENT] == key;
}

// Puts `object` on the list. `key` is an address that nothing else has as long as `object` lives: its
// own, or that of what it keeps. 0, or -1 with MemoryError.
int core_capture_keep(core_capture *capture, const void *key, PyObject *object);

static inline core_capture *
core_capture_outermost(core_capture *capture)
{
    while (capture->outer != NULL)
        capture = capture->outer;
    return capture;
}

// Whether nothing can be added, as seen under the lock.
static inline bool
core_capture_is_over(core_capture *capture)
{
    return atomic_load(&capture->ended) || atomic_load(&core_capture_outermost(capture)->lost);
}

// The status of a call that begins the capture, adds to it or ends it, without the GIL. Others cannot
// come between its steps, nor end a capture around this one; it must look whether the capture is over.
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

// What is on the list: a list that is the caller's from now on, or NULL where there is nothing. Owned.
PyObject *core_capture_end(core_capture *capture);

#endif
