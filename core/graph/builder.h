// Graph builders: a builder captures a stream, so that the work queued on it becomes a graph's
// nodes. builder.c has a builder's life; builder_fork.h and builder_nodes.h add to it,
// builder_type.c is the Python type.
#ifndef CUBIND_CORE_BUILDER_H
#define CUBIND_CORE_BUILDER_H

#include "graph/definition.h"
#include "stream/capture.h"
#include "stream/stream.h"

typedef enum core_builder_kind {
    CORE_BUILDER_PRIMARY, // creates its own graph
    CORE_BUILDER_FORK,    // made by split(): adds to another builder's graph
    CORE_BUILDER_BODY,    // fills an inner graph: the body of a conditional node
} core_builder_kind;

typedef enum core_builder_state {
    CORE_BUILDER_NEW,
    CORE_BUILDER_CAPTURING,
    CORE_BUILDER_ENDED,
} core_builder_state;

typedef struct GraphBuilderObject {
    PyObject_HEAD core_state *st; // laid out as core_stream_holder
    StreamObject *stream;         // NULL once closed
    core_ref *queue;              // the stream's ref; stays valid if the Stream is closed
    core_ref *context;            // of the stream
    core_builder_kind kind;
    core_builder_state state;
    bool strict;             // its capture is counted in core_strict_captures
    bool beginning;          // a thread is in cuStreamBeginCapture for it
    bool ending;             // a thread is in cuStreamEndCapture for it
    core_capture *capture;   // shared with the forks; its `graph` is NULL until known
    core_definition *inside; // the record of a body's graph, or NULL
    PyObject *weakrefs;
} GraphBuilderObject;

// Returns a new builder on a stream (new reference; NULL with an exception). `capture` is the
// capture of the builder that was split, or one whose graph is to be filled; NULL starts a new one.
// The builder takes its own reference to it.
PyObject *core_builder_new(core_state *st, StreamObject *stream, core_builder_kind kind,
                           core_capture *capture);

// Like core_builder_new(), on a new stream of that context.
GraphBuilderObject *core_builder_on_new_stream(core_state *st, core_ref *context,
                                               core_builder_kind kind, core_capture *capture);

// Checks that the builder is open and was not inherited through fork(). Returns 0, or -1 with
// RuntimeError.
static inline int
core_builder_check(GraphBuilderObject *self)
{
    if (CB_UNLIKELY(self->stream == NULL))
        return core_raise_closed((PyObject *)self);
    return core_check_process((PyObject *)self, self->queue->process);
}

// Asks the driver for the stream's capture status. Returns 0, or -1 with an exception.
int core_builder_status(GraphBuilderObject *self, CUstreamCaptureStatus *out);

// Returns 1 if the stream is capturing, 0 if not, and -1 with an exception if the query fails or
// the capture has been invalidated.
int core_builder_captures(GraphBuilderObject *self);

// Checks that nodes can be added. Returns 0, or -1 with an exception: RuntimeError with `text` if
// the builder is not capturing.
int core_builder_check_active(GraphBuilderObject *self, const char *text);

// Returns the graph of the capture in progress (borrowed; NULL with an exception). A reference to
// it keeps the graph until the capture ends.
core_ref *core_builder_current_graph(GraphBuilderObject *self);

// Returns the record of that graph (new reference; NULL with an exception). The record of the
// outermost graph lives as long as its capture, which all builders of the graph share: objects for
// nodes that one of them added may be made later.
core_definition *core_builder_record(GraphBuilderObject *self);

int core_builder_begin(GraphBuilderObject *self, CUstreamCaptureMode mode);

// Marks the builder as capturing; from now on the capture keeps the objects that the stream's work
// uses.
void core_builder_watch(GraphBuilderObject *self);

// Ends the capture. From then on the graph keeps the objects that its operations use. Returns 0, or
// -1 with an exception.
int core_builder_end(GraphBuilderObject *self);

// Ends the capture, if one is in progress, and releases everything that the builder holds.
void core_builder_close(GraphBuilderObject *self);

// Returns the graph once building has ended (borrowed). NULL without an exception before that, and
// for a fork.
core_ref *core_builder_graph(const GraphBuilderObject *self);

#endif
