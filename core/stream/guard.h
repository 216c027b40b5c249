// Streams that builders are for: calls that go into one hold the lock of what is built from it.
//
// CUDA's captures are not made for several threads. With driver 580 the process ends by SIGSEGV where one
// thread ends a capture and another launches, copies, records, frees, or only asks on that stream, or
// asks an event that was recorded there. While there are such streams, the functions of core_driver
// that take a stream or an event are others, which look here first. Otherwise nothing is between.
//
// A stream is known from the making of its builder to the end of the capture: a call that has begun
// on it before cuStreamBeginCapture is waited for, too. Also known are forks, the events that are recorded
// on a known stream, and the streams that are told to wait for one of these.
//
// What spoils the captures of other threads ends the process likewise while they are used: to use the legacy
// stream beside a capture on a blocking one, and whatever captures that are not relaxed forbid. Such a
// call waits until the driver does nothing for captures, and they for it. To wait for a context spoils
// all captures that streams of it take part in: that is refused, and none begins while somebody waits.
#ifndef CUBIND_CORE_GUARD_H
#define CUBIND_CORE_GUARD_H

#include "base/driver.h"

#include <pthread.h>

// Of one graph that is built, with all that is inside of it. It is never freed, but used again: who has found
// it may lock it when the capture has long ended. Its holder needs no GIL.
typedef struct core_lock {
    pthread_mutex_t mutex; // recursive: what is done under it calls core_driver
    int count, process;
    struct core_lock *next; // of those that nobody has
} core_lock;

struct core_capture;

// How many captures go on (capture_end.c).
extern _Atomic(int) core_captures_active;

// Between these two a capture begins on the stream: nobody waits for a context meanwhile, and calls on the stream from
// before it was known have returned. Not under a capture's lock.
void core_guard_begin(CUstream stream);
void core_guard_begun(void);

// The lock of that stream, if it is known, or a new one. Owned; NULL with MemoryError.
core_lock *core_guard_lock(CUstream stream);

core_lock *core_guard_lock_take(core_lock *lock);

// NULL is fine.
void core_guard_lock_drop(core_lock *lock);

// The stream, which is one of that context, is known until core_guard_forget(). 0, or -1 with MemoryError.
int core_guard_add(struct core_capture *capture, CUstream stream, CUcontext context);

// All that is known of the capture, unless that is left alone (capture_end.h).
void core_guard_forget(struct core_capture *capture);

#endif
