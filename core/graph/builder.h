// Graphs built by capture: what a stream is asked for becomes a graph's nodes.
#ifndef CUBIND_CORE_BUILDER_H
#define CUBIND_CORE_BUILDER_H

#include "graph/definition.h"
#include "stream/capture.h"
#include "stream/stream.h"

typedef enum core_builder_kind {
    CORE_BUILDER_PRIMARY, // makes a graph of its own
    CORE_BUILDER_FORK,    // adds to the graph of another one, by split()
    CORE_BUILDER_BODY,    // fills a graph inside of another one: that of a conditional node
} core_builder_kind;

typedef enum core_builder_state {
    CORE_BUILDER_NEW,
    CORE_BUILDER_CAPTURING,
    CORE_BUILDER_ENDED,
} core_builder_state;

typedef struct GraphBuilderObject {
    PyObject_HEAD core_state *st; // as core_stream_holder
    StreamObject *stream;         // NULL once closed
    core_ref *queue;              // the stream's; it lasts, whoever closes the Stream
    core_ref *context;            // of the stream
    core_builder_kind kind;
    core_builder_state state;
    bool strict;             // its capture counts in core_strict_captures
    bool beginning;          // a thread is in cuStreamBeginCapture for it
    bool ending;             // a thread is in cuStreamEndCapture for it
    core_capture *capture;   // shared with the forks; its graph is there once it is known
    core_definition *inside; // of a body: the record of its graph, or NULL
    PyObject *weakrefs;
} GraphBuilderObject;

// A builder on a stream. `capture` (a reference is taken) is that of the builder that was split, or
// one whose graph is to be filled; NULL for a new one. Owned.
PyObject *core_builder_new(core_state *st, StreamObject *stream, core_builder_kind kind,
                           core_capture *capture);

// The same on a new stream of that context. Owned.
GraphBuilderObject *core_builder_on_new_stream(core_state *st, core_ref *context,
                                               core_builder_kind kind, core_capture *capture);

// Usable: not closed, not inherited through a fork. 0, or -1 with RuntimeError.
static inline int
core_builder_check(GraphBuilderObject *self)
{
    if (CB_UNLIKELY(self->stream == NULL))
        return core_raise_closed((PyObject *)self);
    return core_check_process((PyObject *)self, self->queue->process);
}

// What the driver says of the stream. 0, or -1 with an exception.
int core_builder_status(GraphBuilderObject *self, CUstreamCaptureStatus *out);

// 1: it captures; 0: it does not; -1 with an exception, also where the capture has been invalidated.
int core_builder_captures(GraphBuilderObject *self);

// Whether something can be added. 0, or -1 with an exception: RuntimeError with that text.
int core_builder_check_active(GraphBuilderObject *self, const char *text);

// The capture's graph while it goes on, which whoever has its ref keeps to the end. Borrowed; NULL
// with an exception.
core_ref *core_builder_current_graph(GraphBuilderObject *self);

// The record of that graph. That of the outermost one lasts as long as its capture, which all builders of
// the graph share: objects of nodes that one has added may come later. Owned; NULL with an exception.
core_definition *core_builder_record(GraphBuilderObject *self);

int core_builder_begin(GraphBuilderObject *self, CUstreamCaptureMode mode);

// The stream captures from now on: what is put on it is kept.
void core_builder_watch(GraphBuilderObject *self);

// Ends the capture. What its operations use belongs to the graph from then on.
int core_builder_end(GraphBuilderObject *self);

// Ends the capture, where there is one, and lets go of everything.
void core_builder_close(GraphBuilderObject *self);

// The graph, once building has ended. Borrowed; NULL with no exception before that, and for a fork.
core_ref *core_builder_graph(const GraphBuilderObject *self);

#endif
