// Counts the calls that hold none of the locks of guard.c, by the stream or event that they use.
#ifndef CUBIND_CORE_GUARD_CALLS_H
#define CUBIND_CORE_GUARD_CALLS_H

#include <stdatomic.h>

// The number of calls with one handle, or with several that share a place. The caller subtracts 1
// when its call has ended.
typedef _Atomic(int) core_calls;

// A running call whose handle was unknown when it began. Before a stream or event joins a capture,
// the thread waits for the calls with that handle.
core_calls *core_count_call(const void *handle);
void core_wait_for_calls_with(const void *handle);

// A thread that waits for a stream or an event. It has seen that the handle is not captured, and
// the driver must see that, too. So a thread that captures the stream, or records the event in a
// capture, waits first, but only some 50 ms: the awaited work may need the thread that captures.
core_calls *core_count_sync(const void *handle);
void core_wait_for_syncs_of(const void *handle);

// For a forked child, which has none of the threads.
void core_forget_calls(void);

#endif
