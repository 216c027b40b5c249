// Guards streams that builders are for: a call on such a stream holds the lock of the graph that is
// built from it.
//
// CUDA's captures are not made for several threads. Driver 580 ends the process by SIGSEGV when one
// thread ends a capture while another one uses its stream: launches, copies, records, frees, or
// only queries. The same holds for queries of an event that was recorded there. While there are
// such streams, this file replaces the functions of core_driver that take a stream or an event. The
// replacements check here first. Otherwise core calls the driver directly.
//
// A stream is known from the making of its builder to the end of the capture, because the beginning
// of a capture must also wait for a call on the stream that came before cuStreamBeginCapture. Forks
// are known, too, and so are events that are recorded on a known stream, and streams that wait for
// such an event.
//
// Calls that invalidate the captures of other threads also end the process while those captures are
// used. These calls are: using the legacy stream during a capture on a blocking stream, and
// everything that captures that are not relaxed forbid. Such a call waits until the driver does
// nothing for captures, and captures wait for it.
//
// Waiting for a context invalidates all captures that its streams take part in. So it is refused
// while there are such captures, and no capture begins while a thread waits for a context.
#ifndef CUBIND_CORE_GUARD_H
#define CUBIND_CORE_GUARD_H

#include "base/driver.h"

#include <pthread.h>

// The lock of one graph that is built, with everything inside of it. It is never freed, but reused:
// a thread that has found it may lock it long after the capture has ended. Its holder needs no GIL.
typedef struct core_lock {
    pthread_mutex_t mutex; // recursive: code under it calls core_driver
    int count, process;
    struct core_lock *next; // in the list of unused locks
} core_lock;

struct core_capture;

// How many captures are going on (capture_end.c).
extern _Atomic(int) core_captures_active;

// A capture begins on the stream between these two calls. Meanwhile no thread waits for a context,
// and calls on the stream from before it was known have returned. Do not call them under a
// capture's lock.
void core_guard_begin(CUstream stream);
void core_guard_begun(void);

// Returns the lock of that stream if it is known, else a new one. Owned; NULL with MemoryError.
core_lock *core_guard_lock(CUstream stream);

core_lock *core_guard_lock_take(core_lock *lock);

// Drops a reference. NULL is fine.
void core_guard_lock_drop(core_lock *lock);

// Makes the stream, which belongs to that context, known until core_guard_forget(). 0, or -1 with
// MemoryError.
int core_guard_add(struct core_capture *capture, CUstream stream, CUcontext context);

// Forgets all that is known of the capture, unless that was left alone (capture_end.h).
void core_guard_forget(struct core_capture *capture);

#endif
