// Describes a capture: the graph into which a stream is captured, and the objects that the captured
// work uses.
//
// CUDA keeps nothing alive that a captured operation refers to. So core lists the objects that it
// knows to be used during the capture. When the capture ends, the graph takes over the list
// (graph/builder.c).
#ifndef CUBIND_CORE_CAPTURE_H
#define CUBIND_CORE_CAPTURE_H

#include "base/ref.h"
#include "stream/guard.h"

enum { CORE_CAPTURE_RECENT = 64 };

// All builders that add to the same graph, and the streams that they capture, share one
// core_capture.
typedef struct core_capture {
    int count;
    struct core_capture *outer; // capture of the graph that contains this one's graph, or NULL
    core_lock *lock; // held while a node is added and while the capture ends; shared with `outer`
    struct core_known *known; // the streams and events in it (guard.c)
    _Atomic(bool) ended;      // set under the lock
    _Atomic(bool) lost;       // likewise: the end failed, and the graph is gone
    _Atomic(bool) goes_on;    // likewise: has begun and is not over, or was abandoned
    // The lock guards all members from here on.
    CUstream stream;                   // the captured stream while the capture goes on, or NULL
    struct core_capture *inner, *next; // the first capture inside this one; the next on its list
    bool dangling;   // a graph inside its graph is gone, so its graph cannot be destroyed
    bool taken;      // ended together with `outer`, or must not be ended at all
    bool leaks;      // the stream cannot be destroyed
    core_ref *graph; // NULL: not known before the capture's end, which is usual
    PyObject *kept;  // list
    // Compares launches with those of an earlier capture (launch/recording.h), or NULL. Read and
    // written with the GIL.
    struct core_recording *recording;
    // Launches that are withheld from the capture's begin on, or NULL. If `drops_withheld` is set,
    // its end drops them, unless another call has issued them. Both are written before the begin,
    // or before the end.
    struct core_withheld *withheld;
    bool drops_withheld;
    bool programmatic; // launches may begin before the ones in front of them have ended
    void *record;      // core_definition of the graph, or NULL
    void (*drop_record)(void *record);
    const void *recent[CORE_CAPTURE_RECENT]; // keys of objects on the list
} core_capture;

// Returns a capture with count 1, inside `outer`, or on the stream if `outer` is NULL. Returns NULL
// with MemoryError.
core_capture *core_capture_new(core_capture *outer, CUstream stream);

static inline core_capture *
core_capture_take(core_capture *capture)
{
    if (capture != NULL)
        capture->count++;
    return capture;
}

// `capture` may be NULL. Needs the GIL.
void core_capture_drop(core_capture *capture);

// Returns whether a key was listed recently. That is a quick check for loops, which use the same
// objects again and again.
static inline bool
core_capture_has(const core_capture *capture, const void *key)
{
    uintptr_t bits = (uintptr_t)key >> 4;
    return capture->recent[(bits ^ bits >> 6) % CORE_CAPTURE_RECENT] == key;
}

// Puts `object` on the list. `key` is an address that nothing else can have while `object` lives:
// the address of `object`, or of an object that it keeps alive. Returns 0, or -1 with MemoryError.
int core_capture_keep(core_capture *capture, const void *key, PyObject *object);

static inline core_capture *
core_capture_outermost(core_capture *capture)
{
    while (capture->outer != NULL)
        capture = capture->outer;
    return capture;
}

// Returns whether nothing more can be added to the capture. Call it with the capture's lock held.
static inline bool
core_capture_is_over(core_capture *capture)
{
    return atomic_load(&capture->ended) || atomic_load(&core_capture_outermost(capture)->lost);
}

// Makes a call that begins the capture, adds to it or ends it. Its value is the status of the call.
// It holds the capture's lock, and not the GIL: no other thread can come between the call's steps,
// or end a capture around this one. The call itself must check whether the capture is over.
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

// Takes the list off the capture and returns it, or NULL if it is empty. Owned.
PyObject *core_capture_end(core_capture *capture);

#endif
