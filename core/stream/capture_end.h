// The end of captures, of which some are inside of others.
//
// What driver 580 does, as C programs saw it: the end of a capture that was spoilt destroys the graph that
// it went into, also where that is inside of another graph: of a conditional node. To destroy the other
// graph then ends the process, and so does the end of the inner capture behind that of the outer one,
// or to destroy its stream. So inner captures are ended before an outer one that is spoilt, and an outer
// one with such a loss inside is never destroyed: its graph leaks, or, where it is spoilt as well,
// its stream, which captures for ever. Nobody waits for its context in the rest of the process then.
#ifndef CUBIND_CORE_CAPTURE_END_H
#define CUBIND_CORE_CAPTURE_END_H

#include "stream/capture.h"

typedef struct core_ended_capture {
    const char *function; // that was called last
    CUgraph graph;
    CUstreamCaptureStatus left; // where ending it has failed
} core_ended_capture;

// It has begun on that stream. This and the next one under the capture's lock.
void core_capture_goes_on(core_capture *capture, CUstream stream);

// Ends it (cuStreamEndCapture), after those inside of it where it was spoilt. It may be over: then the driver's error,
// or CUDA_ERROR_STREAM_CAPTURE_INVALIDATED where it was ended with the one around it.
CUresult core_capture_finish(core_capture *capture, CUstream stream, core_ended_capture *out);

// It goes away.
void core_capture_unlink(core_capture *capture);

#endif
