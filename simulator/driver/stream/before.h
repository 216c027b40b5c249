// Declares how streams, marks and the host learn which kernels have come before. Without the race
// check, the functions do nothing. Their caller holds the lock.
#ifndef CUBIND_DRIVER_STREAM_BEFORE_H
#define CUBIND_DRIVER_STREAM_BEFORE_H

#include <stdint.h>

#include "base/order.h"
#include "device/context.h"

typedef struct drv_mark drv_mark;
typedef struct drv_stream drv_stream;
typedef struct drv_work drv_work;

// Before and after a stream does work.
void drv_before_work(drv_stream *stream, const drv_work *work);
void drv_after_work(drv_stream *stream, const drv_work *work);
// The host has seen that a mark is done, that a stream or the streams of a context have no work.
void drv_host_saw_mark(const drv_mark *mark);
void drv_host_saw_stream(drv_stream *stream);
void drv_host_saw_context(const drv_context *context);
// Copies what the host knows to come before the kernels that it launches from now on.
void drv_host_knows(drv_order *to);
// Stores the number of a kernel that begins, and what has come before it. `known` is what the host
// knew at the launch. A kernel of a graph's branch has the branch's number instead of its stream's.
typedef struct drv_numbered {
    uint64_t stream, kernel;
    drv_order before;
} drv_numbered;
void drv_begin_kernel(drv_stream *stream, const drv_order *known, uint64_t branch,
                      drv_numbered *out);

// The kernels that are launched until the next call belong to a branch of a graph with this number,
// and come after `before` only, apart from what is before the graph. 0: they do not.
void drv_branch_set(uint64_t branch, const drv_order *before);
// Returns the number of the branch, and adds what comes before it to *before.
uint64_t drv_branch_get(drv_order *before);
bool drv_order_is_checked(void);

#endif
