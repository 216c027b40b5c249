// Adds nodes to a builder's graph that no stream operation creates: conditional nodes, child
// graphs, host functions.
#include "graph/builder_nodes.h"

#include "base/errors.h"
#include "graph/condition.h"
#include "graph/graph.h"
#include "graph/keep.h"
#include "stream/host_callback.h"

#include "cubind/gil.h"

// --- adding --------------------------------------------------------------------------------------

// Adds a node after everything that the stream has captured; later captured work follows the node.
// If the stream cannot be updated, the node is removed again. Called with the capture's lock held,
// because a thread that ends the capture may destroy the graph.
static CUresult
add_node(core_capture *own, CUstream stream, CUgraphNodeParams *params, CUgraphNode *node,
         const char **function)
{
    CUstreamCaptureStatus capture;
    cuuint64_t id;
    CUgraph graph;
    const CUgraphNode *before;
    const CUgraphEdgeData *edges;
    size_t count;
    *function = "cuStreamGetCaptureInfo";
    CUresult status =
        core_driver->cuStreamGetCaptureInfo(stream, &capture, &id, &graph, &before, &edges, &count);
    if (status == CUDA_SUCCESS &&
        (capture != CU_STREAM_CAPTURE_STATUS_ACTIVE || core_capture_is_over(own)))
        status = CUDA_ERROR_ILLEGAL_STATE;
    if (status != CUDA_SUCCESS)
        return status;
    *function = "cuGraphAddNode";
    status = core_driver->cuGraphAddNode(node, graph, before, edges, count, params);
    if (status != CUDA_SUCCESS)
        return status;
    *function = "cuStreamUpdateCaptureDependencies";
    status = core_driver->cuStreamUpdateCaptureDependencies(stream, node, NULL, 1,
                                                            CU_STREAM_SET_CAPTURE_DEPENDENCIES);
    if (status != CUDA_SUCCESS)
        core_driver->cuGraphDestroyNode(*node);
    return status;
}

static int
add(GraphBuilderObject *self, CUgraphNodeParams *params, CUgraphNode *node)
{
    const char *function;
    core_ref *queue = core_ref_take(self->queue); // the builder may be closed meanwhile
    core_capture *capture = self->capture;
    CUresult status =
        CORE_CAPTURE_CALL(capture, add_node(capture, queue->handle, params, node, &function));
    core_ref_drop(queue);
    return core_check(self->st, status, function);
}

// --- conditions ----------------------------------------------------------------------------------

static int
check_driver(core_state *st, const char *name, int since)
{
    int version = 0;
    CUresult status = CORE_NOGIL(core_driver->cuDriverGetVersion(&version));
    if (core_check(st, status, "cuDriverGetVersion") < 0)
        return -1;
    if (version >= since)
        return 0;
    PyErr_Format(PyExc_RuntimeError, "Driver version %d.%d.%d does not support conditional %s",
                 version / 1000, version % 1000 / 10, version % 10, name);
    return -1;
}

PyObject *
core_builder_condition(GraphBuilderObject *self, PyObject *initial)
{
    if (check_driver(self->st, "handles", 12030) < 0 ||
        core_builder_check_active(self, "Cannot create a condition when graph is not being built") <
            0)
        return NULL;
    core_ref *graph = core_ref_take(core_builder_current_graph(self));
    core_ref *context = core_ref_take(self->context);
    PyObject *condition = NULL;
    if (graph != NULL)
        condition =
            core_graph_condition(self->st, self->capture, graph->handle, context->handle, initial);
    core_ref_drop(context);
    core_ref_drop(graph);
    return condition;
}

// --- conditional nodes ---------------------------------------------------------------------------

const core_conditional core_conditional_if = {"if", CU_GRAPH_COND_TYPE_IF, 12030};
const core_conditional core_conditional_if_else = {"if-else", CU_GRAPH_COND_TYPE_IF, 12080};
const core_conditional core_conditional_while = {"while loop", CU_GRAPH_COND_TYPE_WHILE, 12030};
const core_conditional core_conditional_switch = {"switch", CU_GRAPH_COND_TYPE_SWITCH, 12080};

// Returns a tuple of builders that have no graph yet. New reference.
static PyObject *
new_bodies(GraphBuilderObject *self, unsigned int count)
{
    PyObject *bodies = PyTuple_New(count);
    for (unsigned int i = 0; bodies != NULL && i < count; i++) {
        core_capture *capture = NULL;
        GraphBuilderObject *body = NULL;
        if (core_builder_check(self) == 0)
            capture = core_capture_new(self->capture, NULL);
        if (capture != NULL)
            body = core_builder_on_new_stream(self->st, self->context, CORE_BUILDER_BODY, capture);
        core_capture_drop(capture);
        if (body == NULL)
            Py_CLEAR(bodies);
        else
            PyTuple_SET_ITEM(bodies, i, (PyObject *)body);
    }
    return bodies;
}

static int
give_graphs_of(PyObject *bodies, const CUgraph *graphs, core_definition *outer, core_node *node)
{
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(bodies); i++) {
        GraphBuilderObject *body = (GraphBuilderObject *)PyTuple_GET_ITEM(bodies, i);
        body->inside = core_definition_inner(outer, node, graphs[i]);
        if (body->inside == NULL)
            return -1;
        body->capture->graph = core_ref_take(body->inside->graph);
    }
    return 0;
}

// Sets the graphs of the bodies. A body's graph lives as long as its node, and a program may
// destroy the node through a GraphDefinition. So the bodies get the graphs' records, which show
// that.
static int
give_graphs(core_state *st, PyObject *bodies, const CUgraph *graphs, CUgraphNode handle,
            core_ref *graph)
{
    core_definition *outer = core_definition_of(st, graph);
    core_node *node = outer != NULL ? core_node_record(outer, handle) : NULL;
    int result = -1;
    if (node != NULL) {
        node->users++;
        result = give_graphs_of(bodies, graphs, outer, node);
        core_node_release(outer, node);
    }
    core_definition_drop(outer);
    return result;
}

static int
add_conditional(GraphBuilderObject *self, const core_conditional *kind,
                CUgraphConditionalHandle condition, PyObject *bodies)
{
    core_ref *outer = core_ref_take(core_builder_current_graph(self));
    if (outer == NULL)
        return -1;
    CUgraphNodeParams params = {.type = CU_GRAPH_NODE_TYPE_CONDITIONAL};
    params.conditional.handle = condition;
    params.conditional.type = kind->type;
    params.conditional.size = (unsigned int)PyTuple_GET_SIZE(bodies);
    params.conditional.ctx = self->context->handle;
    CUgraphNode node;
    int result = add(self, &params, &node);
    if (result == 0)
        result = give_graphs(self->st, bodies, params.conditional.phGraph_out, node, outer);
    core_ref_drop(outer);
    return result;
}

PyObject *
core_builder_conditional(GraphBuilderObject *self, const core_conditional *kind,
                         PyObject *condition, unsigned int count)
{
    if (check_driver(self->st, kind->name, kind->since) < 0 ||
        core_builder_check_active(self, "Cannot add conditional node when not actively capturing") <
            0)
        return NULL;
    CUgraphConditionalHandle handle = ((GraphConditionObject *)condition)->handle;
    PyObject *bodies = new_bodies(self, count);
    if (bodies != NULL &&
        (core_builder_check(self) < 0 || add_conditional(self, kind, handle, bodies) < 0))
        Py_CLEAR(bodies);
    return bodies;
}

// --- child graphs --------------------------------------------------------------------------------

typedef struct embedding {
    core_capture *capture;
    CUstream stream;
    core_definition *child;
    const char *function;
} embedding;

// Takes the graph's lock while it holds the capture's lock, because other threads may change the
// child through a GraphDefinition.
static CUresult
embed_locked(embedding *e)
{
    CUgraphNode node;
    CUgraphNodeParams params = {.type = CU_GRAPH_NODE_TYPE_GRAPH};
    CUresult status = CUDA_ERROR_INVALID_HANDLE;
    core_definition_lock(e->child->root, NULL);
    if (core_definition_is_there(e->child)) {
        params.graph.graph = e->child->graph->handle;
        status = add_node(e->capture, e->stream, &params, &node, &e->function);
    }
    core_definition_unlock(e->child->root, NULL);
    return status;
}

static int
embed_definition(GraphBuilderObject *self, core_definition *child)
{
    core_ref *queue = core_ref_take(self->queue); // the builder may be closed meanwhile
    embedding e = {self->capture, queue->handle, child, "cuGraphAddNode"};
    CUresult status = CORE_CAPTURE_CALL(e.capture, embed_locked(&e));
    core_ref_drop(queue);
    return core_check(self->st, status, e.function);
}

static int
embed_graph(GraphBuilderObject *self, core_ref *graph)
{
    int captures = self->state == CORE_BUILDER_CAPTURING ? core_builder_captures(self) : 0;
    if (captures == 0)
        PyErr_SetString(PyExc_ValueError, "Parent graph is not being built.");
    core_definition *child = captures > 0 ? core_definition_of(self->st, graph) : NULL;
    if (child == NULL)
        return -1;
    int result = core_builder_check(self) == 0 ? embed_definition(self, child) : -1;
    core_definition_drop(child);
    return result;
}

int
core_builder_embed(GraphBuilderObject *self, const GraphBuilderObject *child)
{
    // The child may be closed meanwhile.
    core_ref *graph = core_ref_take(core_builder_graph(child));
    if (graph == NULL) {
        PyErr_SetString(PyExc_ValueError, "Child graph has not finished building.");
        return -1;
    }
    int result = embed_graph(self, graph);
    core_ref_drop(graph);
    return result;
}

// --- host functions ------------------------------------------------------------------------------

typedef struct calling {
    core_capture *capture;
    CUstream stream;
    core_definition *in;
    core_host_call *call;
    core_node *fresh; // a new record, not listed yet
    const char *function;
} calling;

static CUresult
check_captures(const calling *c)
{
    CUstreamCaptureStatus status = CU_STREAM_CAPTURE_STATUS_NONE;
    CUresult result = core_driver->cuStreamIsCapturing(c->stream, &status);
    if (result == CUDA_SUCCESS &&
        (status != CU_STREAM_CAPTURE_STATUS_ACTIVE || core_capture_is_over(c->capture)))
        result = CUDA_ERROR_ILLEGAL_STATE;
    return result;
}

// Returns the node that the stream's next work will follow, or NULL if there is not exactly one.
static CUgraphNode
last_node(CUstream stream)
{
    CUstreamCaptureStatus capture;
    cuuint64_t id;
    CUgraph graph;
    const CUgraphNode *last;
    const CUgraphEdgeData *edges;
    size_t count = 0;
    CUresult status =
        core_driver->cuStreamGetCaptureInfo(stream, &capture, &id, &graph, &last, &edges, &count);
    return status == CUDA_SUCCESS && count == 1 ? last[0] : NULL;
}

// Adds the call if the stream still captures. Otherwise the stream would run the function itself,
// and core would not know how long it needs the call's block. Steals the call.
static CUresult
add_call(calling *c)
{
    CUhostFn called = core_host_call_function(c->call);
    CUuserObject kept;
    c->function = "cuStreamIsCapturing";
    CUresult status = check_captures(c);
    if (status != CUDA_SUCCESS) {
        core_kept_release(c->call);
        return status;
    }
    status = core_graph_give_block(c->in->graph->handle, (core_kept *)c->call, &kept, &c->function);
    if (status != CUDA_SUCCESS)
        return status;
    c->function = "cuLaunchHostFunc";
    status = core_driver->cuLaunchHostFunc(c->stream, called, c->call);
    CUgraphNode node = status == CUDA_SUCCESS ? last_node(c->stream) : NULL;
    if (node != NULL) {
        c->fresh->handle = node;
        c->fresh->kept = kept;
    }
    return status;
}

// Adds the call with the graph's lock, which it takes while it holds the capture's lock.
static CUresult
add_call_locked(calling *c)
{
    core_definition_lock(c->in->root, NULL);
    CUresult status = add_call(c);
    core_definition_unlock(c->in->root, NULL);
    return status;
}

// Steals `in`, `call` and `fresh`.
static int
add_callback(GraphBuilderObject *self, core_definition *in, core_host_call *call, core_node *fresh)
{
    core_ref *queue = core_ref_take(self->queue);
    calling c = {self->capture, queue->handle, in, call, fresh, NULL};
    cb_gil_has_callbacks(self->st->gil);
    CUresult status = CORE_CAPTURE_CALL(c.capture, add_call_locked(&c));
    core_ref_drop(queue);
    if (fresh->handle != NULL)
        core_node_list(in, fresh);
    else
        PyMem_RawFree(fresh);
    core_definition_drop(in);
    core_home_drain(self->st);
    return core_check(self->st, status, c.function);
}

int
core_builder_callback(GraphBuilderObject *self, PyObject *fn, PyObject *user_data)
{
    core_state *st = self->st;
    if (core_builder_check_active(self, "Cannot add callback when graph is not being built") < 0)
        return -1;
    core_host_call *call = core_host_call_new(st, fn, user_data, true);
    if (call == NULL)
        return -1;
    core_definition *in = core_builder_check(self) == 0 ? core_builder_record(self) : NULL;
    core_node *fresh = in != NULL ? PyMem_RawCalloc(1, sizeof *fresh) : NULL;
    if (fresh != NULL)
        return add_callback(self, in, call, fresh);
    core_kept_free((core_kept *)call);
    if (in != NULL)
        PyErr_NoMemory();
    core_definition_drop(in);
    return -1;
}
