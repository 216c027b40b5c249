// Declares captures in progress, and the functions that the files about captures share.
#ifndef CUBIND_HOST_CAPTURE_H
#define CUBIND_HOST_CAPTURE_H

#include "graph.h"

typedef struct fd_capture {
    struct fd_capture *next;
    uint64_t id;
    CUstreamCaptureStatus status;
    CUstreamCaptureMode mode;
    const void *thread;
    fd_stream *origin;  // the stream that began the capture
    fd_stream *streams; // all streams that take part, the origin among them
    fd_graph *graph;
    bool given;       // the caller gave the graph, and owns it
    fd_edges lost;    // the last nodes of streams that were destroyed
    const void *busy; // thread that ends or invalidates it (functional_imitate_580)
} fd_capture;

fd_capture *fd_capture_find(uint64_t id); // NULL if it has ended
CUresult fd_capture_join(fd_capture *capture, fd_stream *stream, const fd_edges *tips);
void fd_capture_spoil(fd_capture *capture);
// Ends the process if another thread is ending or invalidating the capture
// (functional_imitate_580). Each call that finds a capture through a stream or an event calls it.
// NULL: there is no capture.
void fd_capture_meet(const fd_capture *capture);
void fd_capture_finish(fd_capture *capture, bool failed);

#endif
