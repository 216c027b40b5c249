// Declares what is done with all streams of a green context.
#ifndef CUBIND_DRIVER_STREAM_GREEN_H
#define CUBIND_DRIVER_STREAM_GREEN_H

#include "device/green.h"

typedef struct drv_stream drv_stream;

// Makes a stream in a context, and in one of its green contexts unless `green` is NULL.
CUresult drv_stream_create(drv_context *context, drv_green *green, unsigned int flags, int priority,
                           CUstream *out);
void drv_green_drain(const drv_green *green); // waits for the work that is queued now
// Record an event behind the queued work of all streams, and make all future work wait for one. If
// a stream captures, they invalidate its capture and return an error.
CUresult drv_green_record(const drv_green *green, CUevent event);
CUresult drv_green_wait(drv_green *green, CUevent event);
// Takes the streams out of a green context that is about to end. Their queued work is still done.
void drv_green_detach(drv_green *green);

#endif
