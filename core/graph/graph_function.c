// Implements the type GraphFunction, which Stream.graph() makes of a Python function: each call
// captures the function's work on the stream and launches it as a graph.
//
// A call runs the function while the stream is captured. If the function only launches kernels, its
// first call records the launches, and later calls follow the recording (launch/recording.h): they
// capture nothing, and set the arguments that differ in the executable graph. In all other cases
// the new capture updates the executable graph, or replaces it.
#include "graph/graph_function.h"

#include "base/doc.h"
#include "base/errors.h"
#include "base/home.h"
#include "device/context.h"
#include "graph/builder.h"
#include "graph/chain.h"
#include "graph/exec_held.h"
#include "graph/graph.h"
#include "graph/graph_type.h"
#include "graph/update.h"
#include "launch/recording.h"
#include "stream/stream_context.h"

#include <stddef.h>

typedef struct GraphFunctionObject {
    PyObject_HEAD core_state *st;
    StreamObject *stream;
    PyObject *function;
    PyObject *options; // or NULL
    bool programmatic;
    bool is_running;
    GraphObject *graph; // private; awaited before the first call has ended
    // The graph from which the executable graph was instantiated, and its nodes, one for each
    // recorded launch. The driver names executable nodes by them.
    core_ref *source;
    CUgraphNode *nodes;
    core_recording recording;
    PyObject *weakrefs;
} GraphFunctionObject;

PyObject *
core_graph_function(StreamObject *stream, PyObject *function, PyObject *options, bool programmatic)
{
    core_state *st = stream->st;
    if (!PyCallable_Check(function)) {
        PyErr_Format(PyExc_TypeError, "function must be callable, not %.200s",
                     Py_TYPE(function)->tp_name);
        return NULL;
    }
    GraphObject *graph = core_graph_awaited(st);
    GraphFunctionObject *self = NULL;
    if (graph != NULL)
        self = (GraphFunctionObject *)st->graph_function_type->tp_alloc(st->graph_function_type, 0);
    if (self == NULL) {
        Py_XDECREF(graph);
        return NULL;
    }
    self->st = st;
    self->stream = (StreamObject *)Py_NewRef(stream);
    self->function = Py_NewRef(function);
    self->options = Py_XNewRef(options);
    self->programmatic = programmatic;
    self->graph = graph;
    return (PyObject *)self;
}

// --- arguments -----------------------------------------------------------------------------------

// Finds the cells that store what the present arguments need, and as the last item the kernel. The
// launches are known by their numbers, because a capture that is not followed later has no list of
// nodes.
static int
find_cells(GraphFunctionObject *self, core_exec_held *held)
{
    for (size_t i = 0; i < self->recording.total; i++) {
        core_exec_kernel *k = &core_recording_at(&self->recording, i)->kernel;
        core_exec_cell *cell =
            core_exec_cell_of(held, (CUgraphNode)(uintptr_t)(i + 1), k->count + 1);
        if (cell == NULL)
            return -1;
        k->present = cell->items;
    }
    return 0;
}

static core_uses *
room(const core_recording *r)
{
    size_t count = 0;
    for (size_t i = 0; i < r->total; i++)
        count += (size_t)core_recording_at(r, i)->kernel.count + 1;
    return core_uses_room(count);
}

static void
commit_kernel(const core_exec_kernel *k, core_uses *replaced)
{
    core_use *present = &k->present[k->count], kernel = (core_use)k->kernel;
    if (*present == kernel)
        return;
    if (*present != 0)
        replaced->items[replaced->count++] = *present;
    *present = kernel;
    Py_INCREF(k->kernel);
}

// Commits the launches before number `done`, whose values the nodes have, and forgoes the others.
static void
commit(GraphFunctionObject *self, core_uses *replaced, size_t done, bool is_known)
{
    core_recording *r = &self->recording;
    for (size_t i = 0; i < r->total; i++) {
        core_exec_kernel *k = &core_recording_at(r, i)->kernel;
        if (i >= done || !k->is_packed)
            continue;
        core_exec_kernel_commit(k, replaced, true);
        commit_kernel(k, replaced);
    }
    core_recording_forgo(r);
    core_exec_held_put(self->graph->held, replaced, is_known);
    self->graph->has_replaced |= self->graph->held->replaced != NULL;
}

// Drops the executable graph. The next call makes a new one.
static void
forget_graph(GraphFunctionObject *self)
{
    GraphObject *graph = self->graph;
    core_ref *gone = graph->ref;
    graph->ref = NULL;
    graph->held = NULL;
    graph->has_replaced = false;
    graph->is_awaited = true;
    core_ref_drop(gone);
}

// Keeps what the captured arguments need as long as the executable graph.
static int
keep_arguments(GraphFunctionObject *self)
{
    core_exec_held *held = core_exec_held_of(self->graph);
    core_uses *replaced = NULL;
    if (held != NULL && find_cells(self, held) == 0)
        replaced = room(&self->recording);
    if (replaced == NULL) {
        forget_graph(self);
        return -1;
    }
    commit(self, replaced, self->recording.total, true);
    return 0;
}

static CUresult
apply(GraphFunctionObject *self, CUgraphExec exec, size_t *done)
{
    for (; *done < self->recording.total; ++*done) {
        const core_exec_kernel *k = &core_recording_at(&self->recording, *done)->kernel;
        if (!k->differs)
            continue;
        CUresult status = core_exec_kernel_apply(k, exec, self->nodes[*done]);
        if (status != CUDA_SUCCESS)
            return status;
    }
    return CUDA_SUCCESS;
}

static CUresult
apply_in_context(GraphFunctionObject *self, const core_ref *exec, size_t *done)
{
    core_swap swap;
    CUcontext context = core_recording_at(&self->recording, 0)->kernel.params.ctx;
    CUresult status = core_enter_if_none(context, &swap);
    if (status == CUDA_SUCCESS)
        status = CORE_REF_LOCKED(exec, apply(self, exec->handle, done));
    (void)core_leave_context(&swap);
    return status;
}

// Sets the arguments that differ. If that fails, the next call captures everything anew.
static int
set_arguments(GraphFunctionObject *self)
{
    core_uses *replaced = room(&self->recording);
    if (replaced == NULL) {
        core_recording_forgo(&self->recording);
        return -1;
    }
    size_t done = 0;
    const core_ref *exec = self->graph->ref;
    PyThreadState *thread = cb_gil_begin_alone(self->st->gil);
    CUresult status = apply_in_context(self, exec, &done);
    cb_gil_end(thread);
    self->recording.is_complete = status == CUDA_SUCCESS;
    commit(self, replaced, done, status == CUDA_SUCCESS);
    return core_check(self->st, status, "cuGraphExecKernelNodeSetParams");
}

// --- captures ------------------------------------------------------------------------------------

// Reads how the nodes launch their kernels.
static CUresult
read_nodes(GraphFunctionObject *self, const CUgraphNode *nodes)
{
    CUresult status = CUDA_SUCCESS;
    for (size_t i = 0; i < self->recording.total && status == CUDA_SUCCESS; i++) {
        core_exec_kernel *k = &core_recording_at(&self->recording, i)->kernel;
        void **params = k->params.kernelParams;
        status = core_driver->cuGraphKernelNodeGetParams(nodes[i], &k->params);
        k->params.kernelParams = params;
        k->params.extra = NULL;
    }
    return status;
}

static CUresult
find_nodes(GraphFunctionObject *self, CUgraph graph, CUgraphNode *nodes, bool *is_chain)
{
    CUresult status = core_graph_chain(graph, nodes, self->recording.total, is_chain);
    return status == CUDA_SUCCESS && *is_chain ? read_nodes(self, nodes) : status;
}

// Learns whether a captured graph has exactly the recorded launches, so that later calls can follow
// them. `nodes` has room for the nodes.
static CUresult
learn(GraphFunctionObject *self, const core_ref *graph, CUgraphNode *nodes, bool *is_chain)
{
    CUresult status = find_nodes(self, graph->handle, nodes, is_chain);
    if (status == CUDA_SUCCESS && *is_chain && self->nodes == NULL && self->source != graph)
        status = core_graph_chain(self->source->handle, nodes, self->recording.total, is_chain);
    return status;
}

// Remembers the captured graph, for later calls.
static int
remember(GraphFunctionObject *self, core_ref *graph, bool is_new)
{
    core_recording *r = &self->recording;
    bool is_chain = false;
    if (is_new) {
        core_ref_drop(self->source);
        PyMem_RawFree(self->nodes);
        self->source = core_ref_take(graph);
        self->nodes = NULL;
    }
    if (r->is_lost || r->total == 0)
        return 0;
    CUgraphNode *nodes = PyMem_RawMalloc(r->total * sizeof(CUgraphNode));
    if (nodes == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    CUresult status = CORE_NOGIL(learn(self, graph, nodes, &is_chain));
    r->is_complete = status == CUDA_SUCCESS && is_chain;
    if (r->is_complete && self->nodes == NULL)
        self->nodes = nodes;
    else
        PyMem_RawFree(nodes);
    return core_check(self->st, status, "cuGraphKernelNodeGetParams");
}

// Gives the Graph what was captured.
static int
take_capture(GraphFunctionObject *self, core_ref *graph)
{
    const core_ref *before = self->graph->ref;
    int result = before != NULL ? core_graph_update(self->graph, graph, NULL, true, self->options)
                                : core_graph_fill(self->graph, graph, self->options);
    if (result == 0)
        result = keep_arguments(self);
    return result == 0 ? remember(self, graph, self->graph->ref != before) : -1;
}

// Checks that a capture in which all launches were withheld is empty.
static int
check_empty(GraphFunctionObject *self, const core_ref *graph)
{
    size_t count;
    CUresult status = CORE_NOGIL(core_graph_count(graph->handle, &count));
    if (core_check(self->st, status, "cuGraphGetNodes") < 0)
        return -1;
    if (count == 0)
        return 0;
    self->recording.is_complete = false;
    PyErr_SetString(PyExc_RuntimeError,
                    "work that cubind does not see was queued on the stream, which an earlier call "
                    "of this function did not do, so nothing was launched: call the function "
                    "again, or queue that work in each call");
    return -1;
}

static int
finish(GraphFunctionObject *self, GraphBuilderObject *builder)
{
    CUresult status;
    core_recording_end(&self->recording, builder->capture, false);
    if (core_builder_end(builder) < 0)
        return -1;
    bool is_same = core_recording_is_same(&self->recording, &status);
    if (core_check(self->st, status, "cuLaunchKernelEx") < 0)
        return -1;
    core_ref *graph = core_ref_take(core_builder_graph(builder));
    int result;
    if (!is_same)
        result = take_capture(self, graph);
    else if ((result = check_empty(self, graph)) == 0)
        result = set_arguments(self);
    core_ref_drop(graph);
    return result;
}

// Ends the capture of a call. After an exception, discards it.
static int
end_capture(GraphFunctionObject *self, GraphBuilderObject *builder, bool failed)
{
    core_recording *r = &self->recording;
    int result = -1;
    if (!failed && core_builder_check(builder) == 0)
        result = finish(self, builder);
    core_pending pending = core_pending_take();
    if (builder->capture != NULL && builder->capture->recording != NULL)
        core_recording_end(r, builder->capture, true);
    else if (result < 0)
        core_recording_forgo(r);
    core_builder_close(builder);
    core_pending_restore(pending, NULL);
    return result;
}

static GraphBuilderObject *
begin_capture(GraphFunctionObject *self)
{
    PyObject *o = core_builder_new(self->st, self->stream, CORE_BUILDER_PRIMARY, NULL);
    GraphBuilderObject *builder = (GraphBuilderObject *)o;
    if (builder == NULL)
        return NULL;
    builder->capture->programmatic = self->programmatic;
    core_recording_begin(&self->recording, builder->capture);
    if (core_builder_begin(builder, CU_STREAM_CAPTURE_MODE_RELAXED) == 0)
        return builder;
    if (builder->capture != NULL)
        builder->capture->recording = NULL;
    Py_DECREF(o);
    return NULL;
}

// --- calls ---------------------------------------------------------------------------------------

static PyObject *
call(GraphFunctionObject *self, PyObject *args, PyObject *kwargs)
{
    GraphBuilderObject *builder = begin_capture(self);
    if (builder == NULL)
        return NULL;
    PyObject *result = PyObject_Call(self->function, args, kwargs);
    if (end_capture(self, builder, result == NULL) < 0)
        Py_CLEAR(result);
    Py_DECREF((PyObject *)builder);
    if (result != NULL && core_graph_launch(self->graph, self->stream) < 0)
        Py_CLEAR(result);
    return result;
}

// Inside another capture of the stream, the function's work belongs to that capture.
static PyObject *
GraphFunction_call(PyObject *o, PyObject *args, PyObject *kwargs)
{
    GraphFunctionObject *self = (GraphFunctionObject *)o;
    if (core_stream_check(self->stream) < 0)
        return NULL;
    if (self->is_running) {
        PyErr_SetString(PyExc_RuntimeError, "another call of this GraphFunction is in progress");
        return NULL;
    }
    if (self->stream->capture != NULL)
        return PyObject_Call(self->function, args, kwargs);
    Py_INCREF(o);
    self->is_running = true;
    PyObject *result = call(self, args, kwargs);
    self->is_running = false;
    Py_DECREF(o);
    return result;
}

static PyObject *
GraphFunction_get(PyObject *o, PyObject *instance, PyObject *Py_UNUSED(owner))
{
    if (instance == NULL || instance == Py_None)
        return Py_NewRef(o);
    return PyMethod_New(o, instance);
}

// --- type ----------------------------------------------------------------------------------------

static PyObject *
GraphFunction_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args),
                  PyObject *Py_UNUSED(kwargs))
{
    return core_refuse_new("GraphFunction", "Please use Stream APIs (graph).");
}

static int
GraphFunction_traverse(PyObject *o, visitproc visit, void *arg)
{
    GraphFunctionObject *self = (GraphFunctionObject *)o;
    Py_VISIT(Py_TYPE(o));
    Py_VISIT(self->stream);
    Py_VISIT(self->function);
    Py_VISIT(self->options);
    Py_VISIT(self->graph);
    for (size_t i = 0; i < self->recording.total; i++)
        Py_VISIT(core_recording_at(&self->recording, i)->kernel.kernel);
    return 0;
}

// The type has no tp_clear: the garbage collector can break a reference cycle at the function.
static void
GraphFunction_dealloc(PyObject *o)
{
    GraphFunctionObject *self = (GraphFunctionObject *)o;
    PyObject_GC_UnTrack(o);
    if (self->weakrefs != NULL)
        PyObject_ClearWeakRefs(o);
    core_recording_clear(&self->recording);
    Py_CLEAR(self->graph);
    core_ref_drop(self->source);
    PyMem_RawFree(self->nodes);
    Py_CLEAR(self->options);
    Py_CLEAR(self->function);
    Py_CLEAR(self->stream);
    core_home_drain(self->st);
    core_object_free(o);
}

static PyObject *
GraphFunction_repr(PyObject *o)
{
    return PyUnicode_FromFormat("<GraphFunction of %R>", ((GraphFunctionObject *)o)->function);
}

static PyMemberDef GraphFunction_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(GraphFunctionObject, weakrefs), READONLY, NULL},
    {"__wrapped__", T_OBJECT, offsetof(GraphFunctionObject, function), READONLY,
     CORE_DOC(GraphFunction, __wrapped__)},
    {"stream", T_OBJECT, offsetof(GraphFunctionObject, stream), READONLY,
     CORE_DOC(GraphFunction, stream)},
    {NULL, 0, 0, 0, NULL},
};

static PyType_Slot GraphFunction_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(GraphFunction)},
    {Py_tp_new, GraphFunction_new},
    {Py_tp_dealloc, GraphFunction_dealloc},
    {Py_tp_traverse, GraphFunction_traverse},
    {Py_tp_repr, GraphFunction_repr},
    {Py_tp_call, GraphFunction_call},
    {Py_tp_descr_get, GraphFunction_get},
    {Py_tp_members, GraphFunction_members},
    {0, NULL},
};

PyType_Spec core_graph_function_spec = {
    .name = "cubind.core.graph.GraphFunction",
    .basicsize = sizeof(GraphFunctionObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = GraphFunction_slots,
};
