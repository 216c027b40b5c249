// Declares graph builders. A builder captures a stream, so that the work queued on the stream
// becomes the nodes of a graph. builder.c begins and ends captures, builder_fork.h and
// builder_nodes.h declare more operations, and builder_type.c has the Python type.
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
    PyObject_HEAD core_state *st; // starts like core_stream_holder
    StreamObject *stream;         // NULL once closed
    core_ref *queue;              // the stream's ref; stays valid if the Stream is closed
    core_ref *context;            // the stream's context
    core_builder_kind kind;
    core_builder_state state;
    bool strict;             // its capture is counted in core_strict_captures
    bool beginning;          // a thread is beginning its capture
    bool ending;             // a thread is ending its capture
    core_capture *capture;   // shared with the forks; its `graph` is NULL until known
    core_definition *inside; // the record of a body's graph, or NULL
    PyObject *weakrefs;
} GraphBuilderObject;

// Returns a new builder on a stream (new reference; NULL with an exception). `capture` is the
// capture of the builder that was split, or a capture whose graph the builder will fill; NULL means
// a new capture. The builder takes its own reference to `capture`.
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

// Returns 1 if the stream is capturing, 0 if not, and -1 with an exception if the query fails or
// the capture has been invalidated.
int core_builder_captures(GraphBuilderObject *self);

// Checks that nodes can be added. Returns 0, or -1 with an exception: RuntimeError with `text` if
// the builder is not capturing.
int core_builder_check_active(GraphBuilderObject *self, const char *text);

// Returns the graph of the capture in progress (borrowed; NULL with an exception). A reference to
// that core_ref keeps the graph valid until the capture ends.
core_ref *core_builder_current_graph(GraphBuilderObject *self);

// Returns the record of that graph (new reference; NULL with an exception). The record of the
// outermost graph lives as long as the capture, which all builders of the graph share, because
// Python objects may be made later for nodes that another builder has added.
core_definition *core_builder_record(GraphBuilderObject *self);

int core_builder_begin(GraphBuilderObject *self, CUstreamCaptureMode mode);

// Marks the builder as capturing. From now on the capture keeps alive the objects that work on the
// stream uses.
void core_builder_watch(GraphBuilderObject *self);

// Ends the capture. From then on the graph keeps alive the objects that its operations use. Returns
// 0, or -1 with an exception.
int core_builder_end(GraphBuilderObject *self);

// Ends the capture, if one is in progress, and releases everything that the builder holds.
void core_builder_close(GraphBuilderObject *self);

// Returns the graph once building has ended (borrowed). NULL without an exception before that, and
// for a fork.
core_ref *core_builder_graph(const GraphBuilderObject *self);

#endif
