// Declares captures in progress, and the functions that the files about captures share.
#ifndef CUBIND_HOST_CAPTURE_H
#define CUBIND_HOST_CAPTURE_H

#include "graph.h"

typedef struct fd_capture fd_capture;

// Makes nodes of the work of a capturing stream.
typedef struct fd_recorder {
    void (*nothing)(fd_stream *stream); // for work that has no node type
    CUresult (*kernel)(fd_stream *stream, const functional_launch *launch,
                       const fd_function *function, const CUlaunchAttribute *attributes,
                       const unsigned char *bytes);
    void (*end)(fd_capture *capture, bool failed); // the graph is the caller's, or is deleted
} fd_recorder;
extern const fd_recorder fd_graph_recorder; // makes nodes of a graph (graph_record.c)

struct fd_capture {
    struct fd_capture *next;
    uint64_t id;
    CUstreamCaptureStatus status;
    CUstreamCaptureMode mode;
    const void *thread;
    const fd_recorder *recorder;
    fd_stream *origin;  // the stream that began the capture
    fd_stream *streams; // all streams that take part, the origin among them
    fd_graph *graph;
    bool given;       // the caller gave the graph, and owns it
    fd_edges lost;    // the last nodes of streams that were destroyed
    const void *busy; // thread that ends or invalidates it (functional_imitate_580)
};

// Returns the mode of this thread. Its address identifies the thread.
CUstreamCaptureMode *fd_capture_mode(void);
// Makes a capture in which no stream takes part yet; NULL if out of memory.
fd_capture *fd_capture_new(fd_stream *origin, CUstreamCaptureMode mode,
                           const fd_recorder *recorder);
// Gives other threads a chance to use a capture that is about to end, which ends the process in
// driver 580 (functional_imitate_580). Releases the lock meanwhile. NULL: there is no capture.
void fd_capture_be_busy(fd_capture *capture);
fd_capture *fd_capture_find(uint64_t id); // NULL if it has ended
CUresult fd_capture_join(fd_capture *capture, fd_stream *stream, const fd_edges *tips);
void fd_capture_spoil(fd_capture *capture);
// Ends the process if another thread is ending or invalidating the capture
// (functional_imitate_580). Each call that finds a capture through a stream or an event calls it.
// NULL: there is no capture.
void fd_capture_meet(const fd_capture *capture);
void fd_capture_finish(fd_capture *capture, bool failed);

#endif
