// Ends captures, some of which are inside others.
//
// Driver 580 behaves as follows, as C programs have shown. The end of an invalidated capture
// destroys the graph that it captured into, even if that graph is inside another graph (the body of
// a conditional node). If the outer graph is destroyed after that, the driver ends the process. The
// driver also does so if the inner capture is ended after the outer one, or if the inner capture's
// stream is destroyed.
//
// So core ends inner captures before an invalidated outer one, and never destroys a graph that has
// lost an inner graph: such a graph leaks. If the capture of such a graph is invalidated as well,
// the capture's stream also leaks and stays in capture mode for ever. From then on, core refuses to
// wait for the stream's context in this process.
#ifndef CUBIND_CORE_CAPTURE_END_H
#define CUBIND_CORE_CAPTURE_END_H

#include "stream/capture.h"

typedef struct core_ended_capture {
    const char *function; // name of the last driver function that was called
    CUgraph graph;
    CUstreamCaptureStatus left; // status in which a failed end leaves the capture
} core_ended_capture;

// Records that the capture has begun on that stream. Call this function and core_capture_finish()
// with the capture's lock held.
void core_capture_goes_on(core_capture *capture, CUstream stream);

// Ends the capture (cuStreamEndCapture). If it was invalidated, ends the captures inside it first.
// If the capture is over already, returns the driver's error, or
// CUDA_ERROR_STREAM_CAPTURE_INVALIDATED if it was ended together with the capture around it.
CUresult core_capture_finish(core_capture *capture, CUstream stream, core_ended_capture *out);

// Takes the capture off its lists. Call it before the capture is freed.
void core_capture_unlink(core_capture *capture);

#endif
