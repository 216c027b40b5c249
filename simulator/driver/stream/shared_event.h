// Declares events that processes share.
#ifndef CUBIND_DRIVER_STREAM_SHARED_EVENT_H
#define CUBIND_DRIVER_STREAM_SHARED_EVENT_H

#include <stdbool.h>

#include "stream/event.h"

// Gives a new event a slot that other processes can open. Returns CUDA_SUCCESS or an error.
CUresult drv_shared_event_new(drv_event *event);
CUresult drv_shared_event_export(const drv_event *event, CUipcEventHandle *out);
// Opens an event of another process: event->shared is set.
CUresult drv_shared_event_open(drv_event *event, const CUipcEventHandle *handle);
void drv_shared_event_drop(drv_event *event);

// Call it after the event's record in that stream.
CUresult drv_shared_event_record(const drv_event *event, drv_stream *stream);
// Returns whether the last record by any process is done.
bool drv_shared_event_done(const drv_event *event);
CUresult drv_shared_event_wait(const drv_event *event, drv_stream *stream);
// Waits for the last record. Releases the lock meanwhile.
void drv_shared_event_synchronize(const drv_event *event);

#endif
