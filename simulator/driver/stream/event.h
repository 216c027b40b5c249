// Declares events.
#ifndef CUBIND_DRIVER_STREAM_EVENT_H
#define CUBIND_DRIVER_STREAM_EVENT_H

#include <stdint.h>

#include "device/context.h"
#include "stream/edges.h"
#include "types.h"

typedef struct fd_mark fd_mark;
typedef struct drv_stream drv_stream;

CUresult fd_event_record(CUevent event, drv_stream *stream);
CUresult fd_event_wait(CUevent event, drv_stream *stream);

typedef struct fd_event {
    drv_context *context;
    unsigned int flags;
    fd_mark *mark;    // mark of the last record; NULL before the first record
    uint64_t capture; // id of the last record's capture; 0: none
    fd_edges tips;    // the nodes before that record
} fd_event;

CUresult fd_event_find(CUevent handle, fd_event **event);
void fd_event_forget_capture(fd_event *event); // the event is outside captures from now on

#endif
