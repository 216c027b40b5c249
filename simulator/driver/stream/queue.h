// Declares work in stream order, and marks in it.
#ifndef CUBIND_DRIVER_STREAM_QUEUE_H
#define CUBIND_DRIVER_STREAM_QUEUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

#include "base/order.h"
#include "device/context.h"
#include "memory/ranges.h"
#include "types.h"

typedef struct drv_stream drv_stream;

// A point in a stream's work that other streams and threads can wait for.
typedef struct drv_mark {
    int references;
    bool done;
    struct timespec when;
    drv_order order; // what came before it
} drv_mark;

// A unit of work in stream order. It waits for `wait`, then runs or calls its function, then sets
// `mark`.
typedef struct drv_work {
    struct drv_work *next;
    drv_mark *wait;
    drv_mark *mark;
    // runs a kernel: called without the lock, before `run`
    void (*apart)(const struct drv_work *work);
    void (*run)(const struct drv_work *work); // called under the lock
    drv_context *context;   // context of a kernel; its stream may be another context's
    bool always;            // `run` is called even if the context has failed or is gone
    bool offered;           // drv_offer() has been called for it
    CUhostFn host_function; // called on a thread of the driver, without the lock
    // The host function is the driver's or NCCL's. It is called even after a fault, because other
    // streams or ranks wait for it.
    bool own;
    bool awaits; // it ends when memory has a value, or is freed
    CUstreamCallback callback;
    CUstream handle;
    void *data;
    uintptr_t to, from;
    uint64_t to_id, from_id; // ids of the allocations with `to` and `from`; 0: none
    size_t size, pitch, height;
    // A copy of the source's bytes, made during the call, or data of a function. It is freed with
    // the work.
    void *staged;
    unsigned char item[8];
    size_t item_size;
} drv_work;

void drv_stream_delete(drv_stream *stream); // now, or after its last work
void drv_streams_of_context_delete(drv_context *context);

// Does `work` at once if it has no unmet dependency, otherwise queues it. Takes ownership of
// `wait`, `mark` and `staged`, even if it fails. If the stream captures, only adds an empty node.
CUresult drv_submit(drv_stream *stream, const drv_work *work);
CUresult drv_submit_to(CUstream handle, const drv_work *work);
CUresult drv_submit_mark(drv_stream *stream, drv_mark **mark); // `*mark` is a new reference
void drv_progress(void);
void drv_drain(drv_stream *stream); // waits for all work that is queued now
void drv_drain_context(drv_context *context);
void drv_wait_for_running(const drv_context *context); // waits only for work in progress
// On the simulated device, waits for the queued work of a context before memory is freed, because
// that work may use the memory. It does not wait for work behind a wait for a value in memory.
void drv_drain_before_freeing(drv_context *context);
void drv_drain_users(const drv_range *range); // waits for the work of contexts that can access it
bool drv_stream_ready(drv_stream *stream);
drv_mark *drv_mark_new(void);
drv_mark *drv_mark_keep(drv_mark *mark);
void drv_mark_drop(drv_mark *mark);
void drv_mark_wait(drv_mark *mark);
void drv_mark_set(drv_mark *mark); // NULL is allowed
bool drv_queues_empty(void);

#endif
