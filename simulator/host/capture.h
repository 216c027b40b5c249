// Captures that are under way: what the files about them share.
#ifndef CUBIND_HOST_CAPTURE_H
#define CUBIND_HOST_CAPTURE_H

#include "graph.h"

typedef struct fd_capture {
    struct fd_capture *next;
    uint64_t id;
    CUstreamCaptureStatus status;
    CUstreamCaptureMode mode;
    const void *thread;
    fd_stream *origin;  // where it was begun
    fd_stream *streams; // that take part, the origin among them
    fd_graph *graph;
    bool given;       // the graph is the caller's own
    fd_edges lost;    // what streams did last that are gone
    const void *busy; // the thread that ends or spoils it (functional_imitate_580), or NULL
} fd_capture;

fd_capture *fd_capture_find(uint64_t id); // NULL once it has ended
CUresult fd_capture_join(fd_capture *capture, fd_stream *stream, const fd_edges *tips);
void fd_capture_spoil(fd_capture *capture);
// Of every call that reaches a capture by a stream or an event; NULL is none.
void fd_capture_meet(const fd_capture *capture);
void fd_capture_finish(fd_capture *capture, bool failed);

#endif
