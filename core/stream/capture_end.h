// Ends captures, of which some are inside of others.
//
// Driver 580 behaves like this, as C programs showed. The end of an invalidated capture destroys
// the graph that it went into, even if that graph is inside of another graph (the body of a
// conditional node). Destroying the other graph then ends the process. So does ending the inner
// capture after the outer one, or destroying its stream.
//
// So inner captures are ended before an invalidated outer one, and an outer one with such a loss
// inside is never destroyed. Its graph leaks; if it is invalidated as well, its stream leaks and
// captures for ever. Then waiting for its context is refused in the rest of the process.
#ifndef CUBIND_CORE_CAPTURE_END_H
#define CUBIND_CORE_CAPTURE_END_H

#include "stream/capture.h"

typedef struct core_ended_capture {
    const char *function; // the last function that was called
    CUgraph graph;
    CUstreamCaptureStatus left; // the status that it is left in if ending it failed
} core_ended_capture;

// Notes that the capture has begun on that stream. Call this and core_capture_finish() under the
// capture's lock.
void core_capture_goes_on(core_capture *capture, CUstream stream);

// Ends the capture (cuStreamEndCapture), after the captures inside of it if it was invalidated. If
// it is over already, returns the driver's error, or CUDA_ERROR_STREAM_CAPTURE_INVALIDATED if it
// was ended with the one around it.
CUresult core_capture_finish(core_capture *capture, CUstream stream, core_ended_capture *out);

// Takes the capture off its lists before it goes away.
void core_capture_unlink(core_capture *capture);

#endif
