// Begins and ends the captures of graph builders, and gives the resulting graphs the objects that
// they use.
#include "graph/builder.h"

#include "base/errors.h"
#include "base/home.h"
#include "base/relax.h"
#include "graph/graph.h"
#include "graph/keep.h"
#include "stream/capture_end.h"
#include "stream/stream_context.h"
#include "stream/stream_create.h"
#include "stream/withheld.h"

// --- making --------------------------------------------------------------------------------------

// Steals the references to capture and context; either may be NULL, with an exception set.
static PyObject *
new_object(core_state *st, StreamObject *stream, core_builder_kind kind, core_capture *capture,
           core_ref *context)
{
    PyTypeObject *type = st->graph_builder_type;
    GraphBuilderObject *self = NULL;
    if (capture != NULL && context != NULL && stream->ref != NULL &&
        core_guard_add(capture, stream->handle, context->handle) == 0)
        self = (GraphBuilderObject *)type->tp_alloc(type, 0);
    else if (stream->ref == NULL)
        core_raise_closed((PyObject *)stream);
    if (self == NULL) {
        core_capture_drop(capture);
        core_ref_drop(context);
        return NULL;
    }
    self->st = st;
    self->stream = (StreamObject *)Py_NewRef(stream);
    self->queue = core_ref_take(stream->ref);
    self->context = context;
    self->kind = kind;
    self->state = kind == CORE_BUILDER_FORK ? CORE_BUILDER_CAPTURING : CORE_BUILDER_NEW;
    self->capture = capture;
    return (PyObject *)self;
}

PyObject *
core_builder_new(core_state *st, StreamObject *stream, core_builder_kind kind,
                 core_capture *capture)
{
    core_ref *context = core_stream_context(stream);
    if (context == NULL)
        return NULL;
    core_capture *used =
        capture != NULL ? core_capture_take(capture) : core_capture_new(NULL, stream->handle);
    return new_object(st, stream, kind, used, context);
}

GraphBuilderObject *
core_builder_on_new_stream(core_state *st, core_ref *context, core_builder_kind kind,
                           core_capture *capture)
{
    core_ref_take(context); // their holder may be closed meanwhile
    core_capture_take(capture);
    PyObject *stream = core_stream_new(st, st->stream_type, context, NULL), *self = NULL;
    if (stream != NULL)
        self = core_builder_new(st, (StreamObject *)stream, kind, capture);
    Py_XDECREF(stream);
    core_capture_drop(capture);
    core_ref_drop(context);
    return (GraphBuilderObject *)self;
}

// --- driver queries ------------------------------------------------------------------------------

// Queries the stream's capture status. Returns 0, or -1 with an exception.
static int
capture_status(GraphBuilderObject *self, CUstreamCaptureStatus *out)
{
    core_ref *queue = core_ref_take(self->queue);
    CUresult status = CORE_NOGIL(core_driver->cuStreamIsCapturing(queue->handle, out));
    core_ref_drop(queue);
    return core_check(self->st, status, "cuStreamIsCapturing");
}

int
core_builder_captures(GraphBuilderObject *self)
{
    CUstreamCaptureStatus capture;
    if (capture_status(self, &capture) < 0)
        return -1;
    if (capture != CU_STREAM_CAPTURE_STATUS_INVALIDATED)
        return capture == CU_STREAM_CAPTURE_STATUS_ACTIVE;
    PyErr_SetString(PyExc_RuntimeError, "Build process encountered an error and has been "
                                        "invalidated. Build process must now be ended.");
    return -1;
}

int
core_builder_check_active(GraphBuilderObject *self, const char *text)
{
    CUstreamCaptureStatus capture = CU_STREAM_CAPTURE_STATUS_NONE;
    if (self->state == CORE_BUILDER_CAPTURING && capture_status(self, &capture) < 0)
        return -1;
    if (capture == CU_STREAM_CAPTURE_STATUS_ACTIVE)
        return core_builder_check(self); // other threads may have closed it meanwhile
    PyErr_SetString(PyExc_RuntimeError, text);
    return -1;
}

core_ref *
core_builder_current_graph(GraphBuilderObject *self)
{
    core_state *st = self->st;
    CUstreamCaptureStatus capture;
    cuuint64_t id;
    CUgraph graph = NULL;
    core_capture *used = self->capture;
    if (used->graph != NULL)
        return used->graph;
    core_ref *queue = core_ref_take(self->queue);
    CUresult status = CORE_NOGIL(core_driver->cuStreamGetCaptureInfo(queue->handle, &capture, &id,
                                                                     &graph, NULL, NULL, NULL));
    core_ref_drop(queue);
    if (core_check(st, status, "cuStreamGetCaptureInfo") < 0 || core_builder_check(self) < 0)
        return NULL;
    if (used->graph != NULL)
        return used->graph;
    if (graph == NULL || atomic_load(&used->ended)) { // another thread ended it meanwhile
        PyErr_SetString(PyExc_RuntimeError, "Graph builder is not building.");
        return NULL;
    }
    used->graph = core_graph_captured_ref(st, graph);
    return used->graph;
}

static void
drop_record(void *record)
{
    core_definition_drop(record);
}

core_definition *
core_builder_record(GraphBuilderObject *self)
{
    core_ref *graph = core_builder_current_graph(self);
    if (graph == NULL)
        return NULL; // another thread may have closed the builder, which has no capture then
    core_capture *outermost = core_capture_outermost(self->capture);
    core_definition *d = core_definition_of(self->st, graph);
    if (d != NULL && outermost->record == NULL) {
        outermost->record = core_definition_take(d->root);
        outermost->drop_record = drop_record;
    }
    return d;
}

// --- beginning -----------------------------------------------------------------------------------

// From now on the capture keeps alive the objects that work on the stream uses.
void
core_builder_watch(GraphBuilderObject *self)
{
    self->state = CORE_BUILDER_CAPTURING;
    core_capture *before = self->stream->capture;
    self->stream->capture = core_capture_take(self->capture);
    core_capture_drop(before);
}

// Begins a capture into `graph`, or into a new graph if `graph` is NULL. Called with the capture's
// lock held.
static CUresult
begin_locked(core_capture *capture, CUstream stream, const core_ref *graph,
             CUstreamCaptureMode mode)
{
    CUresult status;
    if (core_capture_is_over(capture))
        return CUDA_ERROR_ILLEGAL_STATE;
    if (graph == NULL)
        status = core_driver->cuStreamBeginCapture(stream, mode);
    else
        status =
            core_driver->cuStreamBeginCaptureToGraph(stream, graph->handle, NULL, NULL, 0, mode);
    if (status != CUDA_SUCCESS)
        return status;
    core_capture_goes_on(capture, stream);
    if (capture->withheld != NULL)
        core_withheld_begin(capture->lock, capture->withheld);
    return status;
}

// Called without the GIL. First waits until no other thread waits for a context. That may take
// long, so the capture's lock is taken only afterwards.
static CUresult
begin_capture(core_capture *capture, CUstream stream, const core_ref *graph,
              CUstreamCaptureMode mode)
{
    core_guard_begin(stream);
    pthread_mutex_lock(&capture->lock->mutex);
    CUresult status = begin_locked(capture, stream, graph, mode);
    pthread_mutex_unlock(&capture->lock->mutex);
    core_guard_begun();
    return status;
}

// Called with the capture's lock held, so that no call on the stream can come between.
static CUresult
finish_locked(core_capture *capture, CUstream stream, core_ended_capture *out)
{
    if (capture->drops_withheld)
        core_withheld_drop(capture->lock, capture->withheld);
    return core_capture_finish(capture, stream, out);
}

static CUresult
finish(core_capture *capture, core_ref *queue, core_ended_capture *out)
{
    CUresult status = CORE_CAPTURE_CALL(capture, finish_locked(capture, queue->handle, out));
    if (capture->leaks) {
        queue->destroy = NULL;
        core_capture_take(capture); // its streams and events stay known for ever
    }
    return status;
}

// Undoes a capture, because another thread closed the builder before the capture was recorded in
// it.
static int
take_back(GraphBuilderObject *self, core_capture *capture, core_ref *queue, bool into)
{
    core_ended_capture ended;
    CUresult status = finish(capture, queue, &ended);
    if (status == CUDA_SUCCESS && !into)
        CORE_NOGIL(core_driver->cuGraphDestroy(ended.graph));
    return core_raise_closed((PyObject *)self);
}

static int
begin_on(GraphBuilderObject *self, core_capture *capture, core_ref *queue, core_ref *graph,
         CUstreamCaptureMode mode)
{
    if (graph != NULL && !core_graph_is_alive(graph)) {
        PyErr_SetString(PyExc_RuntimeError, "the graph that this builder should fill no longer "
                                            "exists, because building the graph around it failed");
        return -1;
    }
    bool strict = mode != CU_STREAM_CAPTURE_MODE_RELAXED;
    atomic_fetch_add(&core_strict_captures, strict);
    CUresult status = CORE_NOGIL(begin_capture(capture, queue->handle, graph, mode));
    int result = core_check(self->st, status,
                            graph != NULL ? "cuStreamBeginCaptureToGraph" : "cuStreamBeginCapture");
    if (result == 0 && self->stream == NULL)
        result = take_back(self, capture, queue, graph != NULL);
    if (result < 0) {
        atomic_fetch_sub(&core_strict_captures, strict);
        return -1;
    }
    self->strict = strict;
    core_builder_watch(self);
    return 0;
}

int
core_builder_begin(GraphBuilderObject *self, CUstreamCaptureMode mode)
{
    bool into = self->kind == CORE_BUILDER_BODY;
    if (self->beginning) { // a second capture, begun after this one's end, would lose a graph
        PyErr_SetString(PyExc_RuntimeError, "Graph builder is already building.");
        return -1;
    }
    // The builder may be closed meanwhile.
    core_capture *capture = core_capture_take(self->capture);
    core_ref *queue = core_ref_take(self->queue);
    core_ref *graph = into ? core_ref_take(capture->graph) : NULL;
    core_definition *inside = self->inside != NULL ? core_definition_take(self->inside) : NULL;
    self->beginning = true;
    if (inside != NULL)
        inside->captured = true;
    int result = begin_on(self, capture, queue, graph, mode);
    self->beginning = false;
    if (inside != NULL && result < 0)
        inside->captured = false;
    core_definition_drop(inside);
    core_ref_drop(graph);
    core_ref_drop(queue);
    core_capture_drop(capture);
    return result;
}

// --- ending --------------------------------------------------------------------------------------

static void
forget_stream(GraphBuilderObject *self)
{
    StreamObject *stream = self->stream;
    if (stream != NULL && stream->capture == self->capture) {
        stream->capture = NULL;
        core_capture_drop(self->capture);
    }
    self->state = CORE_BUILDER_ENDED;
    if (self->inside != NULL)
        self->inside->captured = false;
}

// Called when the builder's capture is over.
static void
forget_capture(GraphBuilderObject *self, core_capture *capture)
{
    atomic_fetch_sub(&core_strict_captures, self->strict);
    self->strict = false;
    core_guard_forget(capture);
}

static void
lose_graph(core_ref *graph)
{
    if (graph != NULL) {
        graph->handle = NULL;
        graph->destroy = NULL;
    }
}

// Clears the handles of the graph that was destroyed with its capture, and of the dangling graphs
// around it. All holders of their refs can then see that the graphs are lost.
static void
lose_graphs(const core_capture *capture)
{
    lose_graph(capture->graph);
    for (const core_capture *o = capture->outer; o != NULL; o = o->outer)
        if (o->dangling)
            lose_graph(o->graph);
}

// Ends the capture. The caller must hold a reference to the capture, because the builder may be
// closed meanwhile.
static CUresult
end_capture(GraphBuilderObject *self, core_ended_capture *out)
{
    core_ref *queue = core_ref_take(self->queue);
    CUresult status = finish(self->capture, queue, out);
    core_ref_drop(queue);
    return status;
}

// Handles a failed end. The capture continues only if another thread or stream has to end it. If
// two threads end it, one of them by close(), the later one has nothing left to do.
static void
end_failed(GraphBuilderObject *self, core_capture *capture, CUresult status,
           CUstreamCaptureStatus left)
{
    bool too_late = self->stream == NULL && status == CUDA_ERROR_ILLEGAL_STATE;
    if (left == CU_STREAM_CAPTURE_STATUS_ACTIVE || too_late)
        return;
    forget_stream(self);
    forget_capture(self, capture);
    Py_XDECREF(core_capture_end(capture));
    lose_graphs(capture);
}

// Makes the graph keep alive the objects that its operations use. If the graph is a body, the
// outermost graph keeps them.
static int
give_kept(core_state *st, core_capture *capture)
{
    PyObject *kept = core_capture_end(capture);
    int result = 0;
    if (kept != NULL)
        result = core_graph_keep(st, core_graph_outermost(capture->graph), kept);
    Py_XDECREF(kept);
    return result;
}

static int
take_graph(GraphBuilderObject *self, core_capture *capture, CUgraph graph)
{
    forget_stream(self);
    forget_capture(self, capture);
    if (capture->graph == NULL && (capture->graph = core_graph_ref(self->st, graph)) == NULL)
        return -1;
    if (give_kept(self->st, capture) == 0)
        return 0;
    // Others may hold the graph, but nobody may run it.
    if (self->kind == CORE_BUILDER_PRIMARY) {
        core_ref_drop(capture->graph);
        capture->graph = NULL;
    }
    return -1;
}

int
core_builder_end(GraphBuilderObject *self)
{
    int result;
    core_ended_capture ended;
    if (self->ending) {
        PyErr_SetString(PyExc_RuntimeError, "Graph builder is being ended by another thread.");
        return -1;
    }
    // The builder may be closed meanwhile.
    core_capture *capture = core_capture_take(self->capture);
    self->ending = true;
    CUresult status = end_capture(self, &ended);
    self->ending = false;
    if (status == CUDA_SUCCESS) {
        result = take_graph(self, capture, ended.graph);
    } else {
        end_failed(self, capture, status, ended.left);
        result = core_raise(self->st, status, ended.function);
    }
    core_capture_drop(capture);
    return result;
}

// Ends the capture, and discards the captured graph and the objects that the capture kept for it.
// If another thread ends the capture at the same time, that thread gets the graph and the objects.
static void
abandon(GraphBuilderObject *self)
{
    core_ended_capture ended;
    bool others = self->ending;
    CUresult status = end_capture(self, &ended);
    core_ref *known = self->capture->graph;
    if (others && status == CUDA_ERROR_ILLEGAL_STATE)
        return;
    if (status != CUDA_SUCCESS)
        lose_graphs(self->capture);
    else if (known == NULL)
        status = CORE_NOGIL(core_driver->cuGraphDestroy(ended.graph));
    bool expected = status == CUDA_ERROR_STREAM_CAPTURE_INVALIDATED ||
                    status == CUDA_ERROR_STREAM_CAPTURE_UNJOINED;
    if (!expected)
        core_warn(self->st, status, ended.function, self->queue->handle);
    if (!others || ended.left != CU_STREAM_CAPTURE_STATUS_ACTIVE)
        Py_XDECREF(core_capture_end(self->capture));
}

void
core_builder_close(GraphBuilderObject *self)
{
    core_capture *capture = self->capture;
    core_definition *inside = self->inside;
    core_ref *queue = self->queue, *context = self->context;
    StreamObject *stream = self->stream;
    if (stream == NULL)
        return;
    bool captures = self->state == CORE_BUILDER_CAPTURING && self->kind != CORE_BUILDER_FORK;
    forget_stream(self);
    self->stream = NULL; // from here on all other threads see a closed builder
    if (captures) {
        if (!core_must_leak(queue->process))
            abandon(self);
        else
            Py_XDECREF(core_capture_end(capture));
    }
    if (self->kind != CORE_BUILDER_FORK)
        forget_capture(self, capture);
    self->queue = self->context = NULL;
    self->capture = NULL;
    self->inside = NULL;
    core_capture_drop(capture);
    core_definition_drop(inside);
    core_ref_drop(queue);
    core_ref_drop(context);
    Py_DECREF(stream);
    core_home_drain(self->st);
}

core_ref *
core_builder_graph(const GraphBuilderObject *self)
{
    if (self->kind == CORE_BUILDER_FORK || self->state != CORE_BUILDER_ENDED)
        return NULL;
    core_ref *graph = self->capture->graph;
    return graph != NULL && core_graph_is_alive(graph) ? graph : NULL;
}
