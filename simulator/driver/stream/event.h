// Declares events.
#ifndef CUBIND_DRIVER_STREAM_EVENT_H
#define CUBIND_DRIVER_STREAM_EVENT_H

#include <stdbool.h>
#include <stdint.h>

#include "device/context.h"
#include "stream/edges.h"
#include "types.h"

typedef struct drv_mark drv_mark;
typedef struct drv_stream drv_stream;

// A process's view of an event that processes share (shared_event.c).
typedef struct drv_shared_event {
    struct drv_event_file *file; // counted; NULL: the event is not shared
    unsigned int slot;
    uint64_t key; // tells the event from later ones in the same slot
    bool opened;  // another process made it
} drv_shared_event;

CUresult drv_event_record(CUevent event, drv_stream *stream);
CUresult drv_event_wait(CUevent event, drv_stream *stream);

typedef struct drv_event {
    drv_context *context;
    unsigned int flags;
    drv_mark *mark;   // mark of the last record; NULL before the first record
    uint64_t capture; // id of the last record's capture; 0: none
    drv_edges tips;   // the nodes before that record
    drv_shared_event shared;
} drv_event;

CUresult drv_event_find(CUevent handle, drv_event **event);
void drv_event_forget_capture(drv_event *event); // the event is outside captures from now on

#endif
