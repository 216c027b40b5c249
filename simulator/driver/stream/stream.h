// Declares streams.
#ifndef CUBIND_DRIVER_STREAM_STREAM_H
#define CUBIND_DRIVER_STREAM_STREAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "device/context.h"
#include "types.h"

typedef struct drv_stream drv_stream;
typedef struct fd_work fd_work;

// Settings of a stream, which are kept and reported but have no effect.
typedef struct fd_stream_settings {
    CUaccessPolicyWindow window;
    CUsynchronizationPolicy sync; // 0: not set
    CUlaunchMemSyncDomain domain;
    CUlaunchMemSyncDomainMap domains;
    bool has_domains;
} fd_stream_settings;

struct drv_stream {
    drv_context *context; // NULL once the context is gone
    unsigned int flags;
    int priority;
    fd_stream_settings settings;
    uint64_t id;
    bool is_default;
    const void *thread; // identifies the thread of a per-thread default stream
    drv_stream *next;   // next default stream of the context
    fd_work *first, *last;
    bool claimed; // a thread is doing the first work, without the lock
    bool destroyed;
    bool busy; // it is in the list of streams that have work
    drv_stream *next_busy;
    struct fd_capture *capture;
    struct fd_edges *tips;     // during a capture: the nodes that its next node depends on
    drv_stream *next_captured; // next stream of the same capture
};

static inline bool
fd_is_legacy(const drv_stream *stream)
{
    return stream->is_default && stream->thread == NULL;
}

bool fd_is_default_stream(CUstream stream);
// Finds the stream of a handle. NULL and the two special handles mean default streams of the
// current context.
CUresult fd_find_stream(CUstream handle, drv_stream **out);
// Returns success if work may be submitted to a stream. Otherwise returns the reason: there is no
// such stream, its context has a fault, or a capture forbids it.
CUresult fd_check_stream(CUstream stream);
drv_stream *fd_stream_new(drv_context *context, unsigned int flags, int priority);

#endif
