// Implements the block `with stream.capture() as graph:`, which begins and ends a builder.
//
// The Graph exists from the beginning of the block, but can be launched only after its end. A Graph
// that is captured again is updated in place, or gets a new executable graph if an update is
// impossible.
#include "graph/capture_block.h"

#include "base/doc.h"
#include "graph/builder.h"
#include "graph/update.h"

#include "cubind/signature.h"

typedef struct GraphCaptureObject {
    PyObject_HEAD core_state *st;
    StreamObject *stream;
    GraphObject *graph;
    GraphBuilderObject *builder; // set only inside the block
    PyObject *options;           // for a new executable graph, or NULL
    CUstreamCaptureMode mode;
    bool programmatic;
    PyObject *weakrefs;
} GraphCaptureObject;

// --- arguments -----------------------------------------------------------------------------------

int
core_capture_mode(PyObject *name, CUstreamCaptureMode *out)
{
    static const struct {
        const char *name;
        CUstreamCaptureMode mode;
    } modes[] = {
        {"relaxed", CU_STREAM_CAPTURE_MODE_RELAXED},
        {"global", CU_STREAM_CAPTURE_MODE_GLOBAL},
        {"thread_local", CU_STREAM_CAPTURE_MODE_THREAD_LOCAL},
    };
    *out = CU_STREAM_CAPTURE_MODE_RELAXED;
    if (name == NULL)
        return 0;
    if (!PyUnicode_Check(name) && name != Py_None) {
        PyErr_Format(PyExc_TypeError, "mode must be a str, not %s", Py_TYPE(name)->tp_name);
        return -1;
    }
    for (size_t i = 0; i < sizeof modes / sizeof modes[0] && name != Py_None; i++)
        if (PyUnicode_CompareWithASCIIString(name, modes[i].name) == 0) {
            *out = modes[i].mode;
            return 0;
        }
    PyErr_Format(PyExc_ValueError, "Unsupported build mode: %S", name);
    return -1;
}

// Returns the Graph to be captured again, or a new Graph. New reference.
static GraphObject *
graph_for(core_state *st, PyObject *given)
{
    if (given == NULL || given == Py_None)
        return core_graph_awaited(st);
    if (!Py_IS_TYPE(given, st->graph_type)) {
        PyErr_Format(PyExc_TypeError, "graph must be a Graph or None, not %s",
                     Py_TYPE(given)->tp_name);
        return NULL;
    }
    return core_graph_check((GraphObject *)given) == 0 ? (GraphObject *)Py_NewRef(given) : NULL;
}

PyObject *
core_capture_block(StreamObject *stream, PyObject *graph, PyObject *mode, PyObject *options,
                   bool programmatic)
{
    core_state *st = stream->st;
    CUstreamCaptureMode wanted;
    if (core_capture_mode(mode, &wanted) < 0)
        return NULL;
    GraphObject *target = graph_for(st, graph);
    GraphCaptureObject *self = NULL;
    if (target != NULL)
        self = (GraphCaptureObject *)st->graph_capture_type->tp_alloc(st->graph_capture_type, 0);
    if (self == NULL) {
        Py_XDECREF(target);
        return NULL;
    }
    self->st = st;
    self->stream = (StreamObject *)Py_NewRef(stream);
    self->graph = target;
    self->options = Py_XNewRef(options);
    self->mode = wanted;
    self->programmatic = programmatic;
    return (PyObject *)self;
}

// --- the block -----------------------------------------------------------------------------------

static PyObject *
GraphCapture_enter(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    GraphCaptureObject *self = (GraphCaptureObject *)o;
    if (self->builder != NULL) {
        PyErr_SetString(PyExc_RuntimeError, "this GraphCapture is already capturing the stream");
        return NULL;
    }
    PyObject *builder = core_builder_new(self->st, self->stream, CORE_BUILDER_PRIMARY, NULL);
    if (builder == NULL)
        return NULL;
    ((GraphBuilderObject *)builder)->capture->programmatic = self->programmatic;
    if (core_builder_begin((GraphBuilderObject *)builder, self->mode) < 0) {
        Py_DECREF(builder);
        return NULL;
    }
    Py_XSETREF(self->builder, (GraphBuilderObject *)builder);
    return Py_NewRef(self->graph);
}

static int
finish(GraphCaptureObject *self, GraphBuilderObject *builder)
{
    GraphObject *graph = self->graph;
    if (core_builder_check(builder) < 0 || core_builder_end(builder) < 0)
        return -1;
    core_ref *source = core_ref_take(core_builder_graph(builder));
    int result = 0; // a Graph that was closed in the block stays closed
    if (graph->ref != NULL)
        result = core_graph_update(graph, source, NULL, true, self->options);
    else if (graph->is_awaited)
        result = core_graph_fill(graph, source, self->options);
    core_ref_drop(source);
    return result;
}

// Ends the block. After an exception in the block, discards the capture and leaves the Graph
// unchanged.
static PyObject *
GraphCapture_exit(PyObject *o, PyObject *const *args, Py_ssize_t nargs)
{
    GraphCaptureObject *self = (GraphCaptureObject *)o;
    GraphBuilderObject *builder = self->builder;
    if (builder == NULL) {
        PyErr_SetString(PyExc_RuntimeError, "this GraphCapture is not capturing the stream");
        return NULL;
    }
    self->builder = NULL;
    int result = nargs == 0 || args[0] == Py_None ? finish(self, builder) : 0;
    core_builder_close(builder);
    Py_DECREF(builder);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}

// --- type ----------------------------------------------------------------------------------------

static PyObject *
GraphCapture_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args),
                 PyObject *Py_UNUSED(kwargs))
{
    return core_refuse_new("GraphCapture", "Please use Stream APIs (capture).");
}

static int
GraphCapture_traverse(PyObject *o, visitproc visit, void *arg)
{
    GraphCaptureObject *self = (GraphCaptureObject *)o;
    Py_VISIT(Py_TYPE(o));
    Py_VISIT(self->stream);
    Py_VISIT(self->graph);
    Py_VISIT(self->builder);
    Py_VISIT(self->options);
    return 0;
}

// The type has no tp_clear: its objects are immutable except for the builder, which closes itself.
// The garbage collector can break a reference cycle at another object.
static void
GraphCapture_dealloc(PyObject *o)
{
    GraphCaptureObject *self = (GraphCaptureObject *)o;
    PyObject_GC_UnTrack(o);
    if (self->weakrefs != NULL)
        PyObject_ClearWeakRefs(o);
    Py_CLEAR(self->builder);
    Py_CLEAR(self->graph);
    Py_CLEAR(self->stream);
    Py_CLEAR(self->options);
    core_object_free(o);
}

static PyMethodDef GraphCapture_methods[] = {
    {"__enter__", GraphCapture_enter, METH_NOARGS, NULL},
    {"__exit__", CORE_FUNCTION(GraphCapture_exit), METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static CORE_WEAKREFS(GraphCapture_members, GraphCaptureObject);

static PyType_Slot GraphCapture_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(GraphCapture)},
    {Py_tp_new, GraphCapture_new},
    {Py_tp_dealloc, GraphCapture_dealloc},
    {Py_tp_traverse, GraphCapture_traverse},
    {Py_tp_methods, GraphCapture_methods},
    {Py_tp_members, GraphCapture_members},
    {0, NULL},
};

PyType_Spec core_graph_capture_spec = {
    .name = "cubind.core.graph.GraphCapture",
    .basicsize = sizeof(GraphCaptureObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = GraphCapture_slots,
};
