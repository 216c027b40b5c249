// Declares events.
#ifndef CUBIND_DRIVER_STREAM_EVENT_H
#define CUBIND_DRIVER_STREAM_EVENT_H

#include <stdint.h>

#include "device/context.h"
#include "stream/edges.h"
#include "types.h"

typedef struct drv_mark drv_mark;
typedef struct drv_stream drv_stream;

CUresult drv_event_record(CUevent event, drv_stream *stream);
CUresult drv_event_wait(CUevent event, drv_stream *stream);

typedef struct drv_event {
    drv_context *context;
    unsigned int flags;
    drv_mark *mark;   // mark of the last record; NULL before the first record
    uint64_t capture; // id of the last record's capture; 0: none
    drv_edges tips;   // the nodes before that record
} drv_event;

CUresult drv_event_find(CUevent handle, drv_event **event);
void drv_event_forget_capture(drv_event *event); // the event is outside captures from now on

#endif
