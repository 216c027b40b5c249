// Declares captures in progress.
#ifndef CUBIND_DRIVER_STREAM_CAPTURE_H
#define CUBIND_DRIVER_STREAM_CAPTURE_H

#include <stdbool.h>
#include <stdint.h>

#include "code/function.h"
#include "device/context.h"
#include "stream/edges.h"
#include "types.h"

typedef struct drv_capture drv_capture;
typedef struct drv_graph drv_graph;
typedef struct drv_stream drv_stream;
typedef struct functional_launch functional_launch;

// Makes nodes of the work of a capturing stream.
typedef struct drv_recorder {
    void (*nothing)(drv_stream *stream); // for work that has no node type
    CUresult (*kernel)(drv_stream *stream, const functional_launch *launch,
                       const drv_function *function, const CUlaunchAttribute *attributes,
                       const unsigned char *bytes);
    void (*end)(drv_capture *capture, bool failed); // the graph is the caller's, or is deleted
} drv_recorder;

struct drv_capture {
    struct drv_capture *next;
    uint64_t id;
    CUstreamCaptureStatus status;
    CUstreamCaptureMode mode;
    const void *thread;
    const drv_recorder *recorder;
    drv_stream *origin;  // the stream that began the capture
    drv_stream *streams; // all streams that take part, the origin among them
    drv_graph *graph;
    bool given;       // the caller gave the graph, and owns it
    drv_edges lost;   // the last nodes of streams that were destroyed
    const void *busy; // thread that ends or invalidates it (functional_imitate_580)
};

// Returns the mode of this thread. Its address identifies the thread.
CUstreamCaptureMode *drv_capture_mode(void);
// Makes a capture in which no stream takes part yet; NULL if out of memory.
drv_capture *drv_capture_new(drv_stream *origin, CUstreamCaptureMode mode,
                             const drv_recorder *recorder);
// Gives other threads a chance to use a capture that is about to end, which ends the process in
// driver 580 (functional_imitate_580). Releases the lock meanwhile. NULL: there is no capture.
void drv_capture_be_busy(drv_capture *capture);
drv_capture *drv_capture_find(uint64_t id); // NULL if it has ended
CUresult drv_capture_join(drv_capture *capture, drv_stream *stream, const drv_edges *tips);
void drv_capture_spoil(drv_capture *capture);
// Ends the process if another thread is ending or invalidating the capture
// (functional_imitate_580). Each call that finds a capture through a stream or an event calls it.
// NULL: there is no capture.
void drv_capture_meet(const drv_capture *capture);
void drv_capture_finish(drv_capture *capture, bool failed);

CUstreamCaptureStatus drv_capture_status(const drv_stream *stream);
void drv_capture_node(drv_stream *stream); // adds an empty node for work that has no node type
void drv_capture_invalidate(drv_stream *stream);
void drv_capture_end(drv_stream *stream); // called when the stream is destroyed
// Return an error if a capture forbids a call. drv_capture_forbids() is for calls that a capture
// cannot record, drv_capture_forbids_waiting() for waits for a context, and drv_capture_implicit()
// for work in the legacy stream, which would wait for capturing streams. The call invalidates the
// captures that forbid it; in drv_capture_implicit(), only if `spoil` is set.
CUresult drv_capture_forbids(void);
CUresult drv_capture_forbids_waiting(const drv_context *context);
CUresult drv_capture_implicit(const drv_stream *stream, bool spoil);
unsigned int drv_capture_count(void);

// Call it before a graph is destroyed. With functional_imitate_580, captures into the graph lose
// it.
void drv_capture_forget(const drv_graph *graph);
bool drv_imitates_580(void);
_Noreturn void drv_end_process(const char *why); // as driver 580 does

#endif
