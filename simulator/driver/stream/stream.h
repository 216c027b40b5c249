// Declares streams.
#ifndef CUBIND_DRIVER_STREAM_STREAM_H
#define CUBIND_DRIVER_STREAM_STREAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/order.h"
#include "device/context.h"
#include "types.h"

typedef struct drv_stream drv_stream;
typedef struct drv_green drv_green;
typedef struct drv_work drv_work;

// Settings of a stream, which are kept and reported but have no effect.
typedef struct drv_stream_settings {
    CUaccessPolicyWindow window;
    CUsynchronizationPolicy sync; // 0: not set
    CUlaunchMemSyncDomain domain;
    CUlaunchMemSyncDomainMap domains;
    bool has_domains;
} drv_stream_settings;

struct drv_stream {
    drv_context *context; // NULL once the context is gone
    unsigned int flags;
    int priority;
    drv_stream_settings settings;
    uint64_t id;
    bool is_default;
    const void *thread; // identifies the thread of a per-thread default stream
    drv_green *green;   // the green context of the stream; NULL: none, or it is gone
    uint64_t green_id;  // its number, also when it is gone; 0: none
    drv_stream *next;   // next default stream of the context
    drv_work *first, *last;
    bool claimed; // a thread is doing the first work, without the lock
    bool destroyed;
    bool busy; // it is in the list of streams that have work
    drv_stream *next_busy;
    struct drv_capture *capture;
    struct drv_edges *tips;    // during a capture: the nodes that its next node depends on
    drv_stream *next_captured; // next stream of the same capture
    drv_order order;           // what came before its next work
    uint64_t kernels;          // kernels that it has begun; counted for the race check
};

static inline bool
drv_is_legacy(const drv_stream *stream)
{
    return stream->is_default && stream->thread == NULL;
}

bool drv_is_default_stream(CUstream stream);
// Finds the stream of a handle. NULL and the two special handles mean default streams of the
// current context.
CUresult drv_find_stream(CUstream handle, drv_stream **out);
// Makes the default stream of a green context, unless it has one already.
CUresult drv_green_default_stream(drv_green *green);
// Returns success if work may be submitted to a stream. Otherwise returns the reason: there is no
// such stream, its context has a fault, or a capture forbids it.
CUresult drv_check_stream(CUstream stream);
drv_stream *drv_stream_new(drv_context *context, unsigned int flags, int priority);

#endif
