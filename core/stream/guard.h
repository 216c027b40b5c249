// Guards streams that graph builders capture: a call on such a stream holds the lock of the graph
// that is being built from it.
//
// CUDA's captures are not thread-safe. Driver 580 ends the process with SIGSEGV if one thread ends
// a capture while another thread uses the captured stream, whether it launches, copies, records,
// frees or only queries. The same happens if another thread queries an event that was recorded on
// that stream. So as long as such streams exist, this file replaces those functions of core_driver
// that take a stream or an event; the replacements take the locks that a call needs. Otherwise core
// calls the driver directly.
//
// A stream is guarded from the creation of its builder to the end of the capture: the beginning of
// a capture must also wait for a call on the stream that started before cuStreamBeginCapture. The
// guarded handles are called "known". They include the streams of forked builders, events that are
// recorded on a known stream, and streams that wait for such an event.
//
// Calls that invalidate the captures of other threads also end the process if they run while those
// captures are used. These are calls that use the legacy stream while a blocking stream is
// captured, and all calls that are forbidden during captures that are not relaxed. Such a call
// waits until no other call for a capture runs, and calls for captures wait for it.
//
// A wait for a context (cuCtxSynchronize) invalidates all captures in which the context's streams
// take part. So it is refused while there are such captures, and no capture begins while a thread
// waits for a context.
//
// All this can be removed once cubind supports no driver that ends the process in these cases. Even
// then CORE_CAPTURE_CALL must keep its lock, because nothing may come between the steps of its
// calls. cuCtxSynchronize() must stay guarded as long as waiting for a context invalidates
// captures.
#ifndef CUBIND_CORE_GUARD_H
#define CUBIND_CORE_GUARD_H

#include "base/driver.h"

#include <pthread.h>

// The lock of a graph that is being built, including the graphs inside it. It is never freed, only
// reused, because a thread that has found it may lock it long after the capture has ended. A thread
// may hold it without the GIL.
typedef struct core_lock {
    pthread_mutex_t mutex; // recursive: its holder calls guarded functions of core_driver
    int count, process;
    struct core_lock *next;         // in the list of unused locks
    struct core_withheld *withheld; // launches that the next call must issue first, or NULL
} core_lock;

struct core_capture;

// Number of captures that have begun and are not over (capture_end.c).
extern _Atomic(int) core_captures_active;

// A builder begins a capture on the stream between these two calls. Between them no thread waits
// for a context, and all calls have returned that began before the stream was known. Do not make
// these calls with a capture's lock held.
void core_guard_begin(CUstream stream);
void core_guard_begun(void);

// Returns the lock of that stream if the stream is known, else a new lock. Owned; NULL with
// MemoryError.
core_lock *core_guard_lock(CUstream stream);

core_lock *core_guard_lock_take(core_lock *lock);

// Drops a reference. `lock` may be NULL.
void core_guard_lock_drop(core_lock *lock);

// Makes the stream, which belongs to that context, known until core_guard_forget(). Returns 0, or
// -1 with MemoryError.
int core_guard_add(struct core_capture *capture, CUstream stream, CUcontext context);

// Forgets the capture's streams and events, unless the capture was abandoned (capture_end.h).
void core_guard_forget(struct core_capture *capture);

#endif
