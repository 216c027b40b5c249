// Implements the type Graph: an executable graph, which can be launched any number of times.
#include "graph/graph_type.h"

#include "base/doc.h"
#include "base/errors.h"
#include "base/home.h"
#include "base/html.h"
#include "graph/arguments.h"
#include "graph/exec_held.h"
#include "graph/exec_node.h"
#include "graph/shown.h"
#include "graph/update.h"
#include "stream/stream_protocol.h"

#include "cubind/gil.h"
#include "cubind/signature.h"

// --- life ----------------------------------------------------------------------------------------

static PyObject *
Graph_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args), PyObject *Py_UNUSED(kwargs))
{
    PyErr_SetString(PyExc_RuntimeError,
                    "directly constructing a Graph instance is not supported: use "
                    "GraphBuilder.complete() or GraphDefinition.instantiate()");
    return NULL;
}

static void
Graph_dealloc(PyObject *o)
{
    PyObject_GC_UnTrack(o);
    core_graph_forget_shown((GraphObject *)o);
    core_ref_object_dealloc(o);
}

static PyObject *
Graph_repr(PyObject *o)
{
    char text[40];
    PyOS_snprintf(text, sizeof text, "<Graph handle=0x%zx>", (size_t)core_ref_object_handle(o));
    return PyUnicode_FromString(text);
}

// --- use -----------------------------------------------------------------------------------------

// Returns a new reference to the ref, which stays valid while the GIL is released, even if the
// Graph is closed meanwhile. NULL with an exception.
static inline core_ref *
usable_ref(PyObject *o)
{
    core_ref *ref = ((GraphObject *)o)->ref;
    bool is_usable = CB_LIKELY(ref != NULL && ref->process == core_process_now());
    return is_usable || core_graph_check((GraphObject *)o) == 0 ? core_ref_take(ref) : NULL;
}

typedef CUresult graph_call(CUgraphExec graph, CUstream stream);

// Queues a launch or upload of the graph on a stream.
static inline PyObject *
queue_on(PyObject *o, StreamObject *stream, graph_call *call, const char *function)
{
    core_state *st = ((GraphObject *)o)->st;
    core_ref *ref = usable_ref(o);
    core_ref *queue = ref != NULL ? core_stream_ref(stream) : NULL;
    CUresult status = CUDA_SUCCESS;
    if (queue != NULL) {
        PyThreadState *thread = cb_gil_begin_queuing_alone(st->gil);
        status = CORE_REF_LOCKED(ref, call(ref->handle, queue->handle));
        cb_gil_end(thread);
        core_ref_drop(queue);
    }
    core_ref_drop(ref);
    if (CB_UNLIKELY(queue == NULL || core_check(st, status, function) < 0))
        return NULL;
    core_home_drain(st);
    Py_RETURN_NONE;
}

// Binds the stream argument of a call that does not consist of one positional Stream. New
// reference.
static CB_NOINLINE StreamObject *
bind_stream(core_state *st, const char *method, PyObject *const *args, Py_ssize_t nargs,
            PyObject *kwnames)
{
    static const char *const params[] = {"stream", NULL};
    const cb_signature call = {method, params, .positional = 1, .required = 1};
    PyObject *stream;
    if (cb_bind_vector(&call, args, nargs, kwnames, &stream) < 0)
        return NULL;
    return core_stream_take_no_builder(st, stream);
}

static inline PyObject *
queue_with(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames,
           const char *method, graph_call *call, const char *function)
{
    core_state *st = ((GraphObject *)o)->st;
    if (CB_LIKELY(nargs == 1 && kwnames == NULL && core_is_open_stream(st, args[0])))
        return queue_on(o, (StreamObject *)args[0], call, function);
    StreamObject *stream = bind_stream(st, method, args, nargs, kwnames);
    PyObject *result = stream != NULL ? queue_on(o, stream, call, function) : NULL;
    Py_XDECREF(stream);
    return result;
}

// Launches a Graph some of whose arguments were replaced, and releases what these needed once the
// launch is done. Another thread may close the Graph meanwhile, or instantiate it anew.
static CB_NOINLINE PyObject *
launch_and_release(GraphObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    PyObject *o = (PyObject *)self, *result = NULL;
    StreamObject *stream = bind_stream(self->st, "launch", args, nargs, kwnames);
    core_ref *queue = stream != NULL ? core_stream_ref(stream) : NULL;
    core_ref *exec = queue != NULL ? usable_ref(o) : NULL;
    if (exec != NULL) {
        core_exec_held *held = self->held;
        core_uses *replaced = core_exec_held_take(held);
        self->has_replaced = false;
        result = queue_on(o, stream, core_driver->cuGraphLaunch, "cuGraphLaunch");
        core_exec_held_release(held, replaced, result != NULL ? stream : NULL, queue);
        self->has_replaced |= self->ref == exec && held->replaced != NULL;
    }
    core_ref_drop(exec);
    core_ref_drop(queue);
    Py_XDECREF(stream);
    return result;
}

static PyObject *
Graph_launch(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    if (CB_UNLIKELY(((GraphObject *)o)->has_replaced))
        return launch_and_release((GraphObject *)o, args, nargs, kwnames);
    return queue_with(o, args, nargs, kwnames, "launch", core_driver->cuGraphLaunch,
                      "cuGraphLaunch");
}

int
core_graph_launch(GraphObject *graph, StreamObject *stream)
{
    PyObject *given = (PyObject *)stream;
    PyObject *done = Graph_launch((PyObject *)graph, &given, 1, NULL);
    Py_XDECREF(done);
    return done != NULL ? 0 : -1;
}

static PyObject *
Graph_upload(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    return queue_with(o, args, nargs, kwnames, "upload", core_driver->cuGraphUpload,
                      "cuGraphUpload");
}

static PyObject *
Graph_update(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"source", NULL};
    static const cb_signature call = {"update", params, .positional = 1, .required = 1};
    GraphObject *self = (GraphObject *)o;
    PyObject *source;
    if (cb_bind_vector(&call, args, nargs, kwnames, &source) < 0 || core_graph_check(self) < 0)
        return NULL;
    core_definition *in = core_graph_source(self->st, source);
    int result = in != NULL ? core_graph_update(self, in->graph, in, false, NULL) : -1;
    core_definition_drop(in);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}

static PyObject *
Graph_close(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    GraphObject *self = (GraphObject *)o;
    self->held = NULL;
    self->has_replaced = self->is_awaited = false;
    core_ref_object_close(o);
    core_graph_forget_shown(self);
    core_home_drain(self->st);
    Py_RETURN_NONE;
}

// --- nodes ---------------------------------------------------------------------------------------

static PyObject *
Graph_subscript(PyObject *o, PyObject *node)
{
    return core_exec_node((GraphObject *)o, node);
}

static PyObject *
Graph_arguments(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"nodes", "values", NULL};
    static const cb_signature call = {"arguments", params, .positional = 2, .required = 1};
    CB_SLOTS(PyObject * nodes, *values) given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    return core_graph_arguments((GraphObject *)o, given.nodes, given.values);
}

// --- type ----------------------------------------------------------------------------------------

static PyObject *
Graph_get_handle(PyObject *o, void *Py_UNUSED(closure))
{
    core_state *st = ((GraphObject *)o)->st;
    return core_handle(st, &st->cu_graph_exec, "CUgraphExec", core_ref_object_handle(o));
}

static PyObject *
Graph_get_is_closed(PyObject *o, void *Py_UNUSED(closure))
{
    const GraphObject *self = (GraphObject *)o;
    return PyBool_FromLong(self->ref == NULL && !self->is_awaited);
}

static PyMethodDef Graph_methods[] = {
    {"launch", CORE_KEYWORDS(Graph_launch), CORE_DOC(Graph, launch)},
    {"upload", CORE_KEYWORDS(Graph_upload), CORE_DOC(Graph, upload)},
    {"update_nodes", core_exec_update_nodes, METH_O, CORE_DOC(Graph, update_nodes)},
    {"update", CORE_KEYWORDS(Graph_update), CORE_DOC(Graph, update)},
    {"arguments", CORE_KEYWORDS(Graph_arguments), CORE_DOC(Graph, arguments)},
    {"close", Graph_close, METH_NOARGS, CORE_DOC(Graph, close)},
    {"_definition", core_graph_definition_shown, METH_NOARGS, CORE_DOC(Graph, _definition)},
    CORE_HTML_ROW,
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef Graph_getset[] = {
    {"handle", Graph_get_handle, NULL, CORE_DOC(Graph, handle), NULL},
    {"is_closed", Graph_get_is_closed, NULL, CORE_DOC(Graph, is_closed), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static CORE_WEAKREFS(Graph_members, GraphObject);

// The type has no tp_richcompare: a Graph equals only itself. Handles are not suitable for
// comparison, because a Graph may have no handle yet, may get another one, and loses it when
// closed.
static PyType_Slot Graph_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(Graph)}, {Py_tp_new, Graph_new},
    {Py_tp_dealloc, Graph_dealloc},    {Py_tp_traverse, core_object_traverse},
    {Py_tp_repr, Graph_repr},          {Py_mp_subscript, Graph_subscript},
    {Py_tp_methods, Graph_methods},    {Py_tp_getset, Graph_getset},
    {Py_tp_members, Graph_members},    {0, NULL},
};

PyType_Spec core_graph_spec = {
    .name = "cubind.core.graph.Graph",
    .basicsize = sizeof(GraphObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = Graph_slots,
};
