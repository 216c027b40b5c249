// Implements the type GraphBuilder.
#include "base/doc.h"
#include "base/errors.h"
#include "base/options_take.h"
#include "graph/builder_fork.h"
#include "graph/builder_nodes.h"
#include "graph/capture_block.h"
#include "graph/condition.h"
#include "graph/graph.h"
#include "graph/instantiate.h"
#include "graph/place.h"

#include "cubind/signature.h"

// --- life ----------------------------------------------------------------------------------------

static PyObject *
Builder_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args), PyObject *Py_UNUSED(kwargs))
{
    PyErr_SetString(PyExc_NotImplementedError,
                    "directly creating a GraphBuilder object can be ambiguous. Please either call "
                    "Device.create_graph_builder() or stream.create_graph_builder()");
    return NULL;
}

static int
Builder_traverse(PyObject *o, visitproc visit, void *arg)
{
    Py_VISIT(Py_TYPE(o));
    Py_VISIT(((GraphBuilderObject *)o)->stream);
    return 0;
}

static void
Builder_dealloc(PyObject *o)
{
    PyObject_GC_UnTrack(o);
    if (((GraphBuilderObject *)o)->weakrefs != NULL)
        PyObject_ClearWeakRefs(o);
    core_builder_close((GraphBuilderObject *)o);
    core_object_free(o);
}

static PyObject *
Builder_close(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    core_builder_close((GraphBuilderObject *)o);
    Py_RETURN_NONE;
}

// --- building ------------------------------------------------------------------------------------

static PyObject *
Builder_begin_building(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"mode", NULL};
    static const cb_signature call = {"begin_building", params, .positional = 1};
    GraphBuilderObject *self = (GraphBuilderObject *)o;
    PyObject *mode;
    CUstreamCaptureMode wanted;
    if (cb_bind_vector(&call, args, nargs, kwnames, &mode) < 0 || core_builder_check(self) < 0)
        return NULL;
    if (self->state == CORE_BUILDER_CAPTURING)
        PyErr_SetString(PyExc_RuntimeError, "Graph builder is already building.");
    else if (self->state == CORE_BUILDER_ENDED)
        PyErr_SetString(PyExc_RuntimeError, "Cannot resume building after building has ended.");
    else if (core_capture_mode(mode, &wanted) == 0 && core_builder_begin(self, wanted) == 0)
        return Py_NewRef(o);
    return NULL;
}

static PyObject *
Builder_end_building(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    GraphBuilderObject *self = (GraphBuilderObject *)o;
    if (core_builder_check(self) < 0)
        return NULL;
    if (self->kind == CORE_BUILDER_FORK)
        PyErr_SetString(PyExc_RuntimeError, "a graph builder that was split off another one cannot "
                                            "be ended: join it with GraphBuilder.join()");
    else if (self->state != CORE_BUILDER_CAPTURING)
        PyErr_SetString(PyExc_RuntimeError, "Graph builder is not building.");
    else if (core_builder_end(self) == 0)
        return Py_NewRef(o);
    return NULL;
}

// Returns the finished graph (borrowed); NULL with RuntimeError.
static core_ref *
finished_graph(GraphBuilderObject *self)
{
    if (core_builder_check(self) < 0)
        return NULL;
    core_ref *graph = core_builder_graph(self);
    if (graph == NULL)
        PyErr_SetString(PyExc_RuntimeError, "Graph has not finished building. It is built between "
                                            "begin_building() and end_building().");
    return graph;
}

static PyObject *
Builder_complete(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"options", NULL};
    static const cb_signature call = {"complete", params, .positional = 1};
    PyObject *options;
    if (cb_bind_vector(&call, args, nargs, kwnames, &options) < 0)
        return NULL;
    core_ref *graph = core_ref_take(finished_graph((GraphBuilderObject *)o));
    if (graph == NULL)
        return NULL;
    PyObject *made = core_graph_instantiate(((GraphBuilderObject *)o)->st, graph, NULL, options);
    core_ref_drop(graph);
    return made;
}

// --- printing ------------------------------------------------------------------------------------

static int
take_dot_flags(core_state *st, PyObject *given, unsigned int *out)
{
    PyObject *options;
    *out = 0;
    if (core_take_options(st, given, "GraphDebugPrintOptions", "graph print options", &options) < 0)
        return -1;
    if (options == NULL)
        return 0;
    PyObject *flags = PyObject_CallMethod(options, "_to_flags", NULL);
    unsigned long value = flags != NULL ? PyLong_AsUnsignedLong(flags) : 0;
    Py_XDECREF(flags);
    Py_DECREF(options);
    *out = (unsigned int)value;
    return PyErr_Occurred() == NULL ? 0 : -1;
}

static PyObject *
Builder_debug_dot_print(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"path", "options", NULL};
    static const cb_signature call = {"debug_dot_print", params, .positional = 2, .required = 1};
    GraphBuilderObject *self = (GraphBuilderObject *)o;
    CB_SLOTS(PyObject * path, *options) given;
    PyObject *encoded;
    unsigned int flags;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0 ||
        !PyUnicode_FSConverter(given.path, &encoded))
        return NULL;
    int result =
        finished_graph(self) != NULL ? take_dot_flags(self->st, given.options, &flags) : -1;
    core_ref *graph = result == 0 ? core_ref_take(finished_graph(self)) : NULL;
    if (graph != NULL) {
        CUresult status = CORE_NOGIL(
            core_driver->cuGraphDebugDotPrint(graph->handle, PyBytes_AS_STRING(encoded), flags));
        result = core_check(self->st, status, "cuGraphDebugDotPrint");
    }
    Py_DECREF(encoded);
    bool done = graph != NULL && result == 0;
    core_ref_drop(graph);
    return done ? Py_NewRef(Py_None) : NULL;
}

// --- split and join ------------------------------------------------------------------------------

static PyObject *
Builder_split(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"count", NULL};
    static const cb_signature call = {"split", params, .positional = 1, .required = 1};
    GraphBuilderObject *self = (GraphBuilderObject *)o;
    PyObject *given;
    if (cb_bind_vector(&call, args, nargs, kwnames, &given) < 0 || core_builder_check(self) < 0)
        return NULL;
    Py_ssize_t count = PyNumber_AsSsize_t(given, PyExc_OverflowError);
    if (count == -1 && PyErr_Occurred())
        return NULL;
    if (count < 2) {
        PyErr_Format(PyExc_ValueError, "Invalid split count: expecting >= 2, got %zd", count);
        return NULL;
    }
    bool active = core_builder_check_active(
                      self, "Graph builder must be building before it can be split.") == 0;
    return active ? core_builder_split(self, count) : NULL;
}

static PyObject *
Builder_join(PyObject *type, PyObject *const *args, Py_ssize_t nargs)
{
    core_state *st = core_find_state();
    (void)type;
    return st != NULL ? core_builder_join(st, args, nargs) : NULL;
}

// --- nodes ---------------------------------------------------------------------------------------

static PyObject *
Builder_create_condition(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"default_value", NULL};
    static const cb_signature call = {"create_condition", params, .positional = 1};
    PyObject *given, *made = NULL;
    if (cb_bind_vector(&call, args, nargs, kwnames, &given) < 0)
        return NULL;
    PyObject *initial = core_condition_default(given);
    if (initial != NULL && core_builder_check((GraphBuilderObject *)o) == 0)
        made = core_builder_condition((GraphBuilderObject *)o, initial);
    Py_XDECREF(initial);
    return made;
}

static int
check_condition(core_state *st, PyObject *o)
{
    if (Py_IS_TYPE(o, st->graph_condition_type))
        return 0;
    PyErr_Format(PyExc_TypeError,
                 "condition must be a GraphCondition object (from "
                 "GraphBuilder.create_condition()), got %s",
                 Py_TYPE(o)->tp_name);
    return -1;
}

// Adds a conditional node for a method that takes only the condition; returns the bodies' builders.
static PyObject *
add_conditional(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames,
                const char *method, const core_conditional *kind, unsigned int count)
{
    static const char *const params[] = {"condition", NULL};
    const cb_signature call = {method, params, .positional = 1, .required = 1};
    GraphBuilderObject *self = (GraphBuilderObject *)o;
    PyObject *condition;
    if (cb_bind_vector(&call, args, nargs, kwnames, &condition) < 0 ||
        check_condition(self->st, condition) < 0 || core_builder_check(self) < 0)
        return NULL;
    return core_builder_conditional(self, kind, condition, count);
}

static PyObject *
only(PyObject *bodies)
{
    PyObject *body = bodies != NULL ? Py_NewRef(PyTuple_GET_ITEM(bodies, 0)) : NULL;
    Py_XDECREF(bodies);
    return body;
}

static PyObject *
Builder_if_then(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    return only(add_conditional(o, args, nargs, kwnames, "if_then", &core_conditional_if, 1));
}

static PyObject *
Builder_if_else(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    return add_conditional(o, args, nargs, kwnames, "if_else", &core_conditional_if_else, 2);
}

static PyObject *
Builder_while_loop(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    return only(add_conditional(o, args, nargs, kwnames, "while_loop", &core_conditional_while, 1));
}

static int
take_count(PyObject *o, unsigned int *out)
{
    PyObject *index = PyNumber_Index(o);
    if (index == NULL)
        return -1;
    unsigned long value = PyLong_AsUnsignedLong(index);
    Py_DECREF(index);
    if (value == (unsigned long)-1 && PyErr_Occurred())
        return -1;
    if (value > INT_MAX) {
        PyErr_SetString(PyExc_OverflowError, "count is too large for a switch");
        return -1;
    }
    *out = (unsigned int)value;
    return 0;
}

static PyObject *
Builder_switch(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"condition", "count", NULL};
    static const cb_signature call = {"switch", params, .positional = 2, .required = 3};
    GraphBuilderObject *self = (GraphBuilderObject *)o;
    CB_SLOTS(PyObject * condition, *count) given;
    unsigned int count;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0 ||
        check_condition(self->st, given.condition) < 0 || take_count(given.count, &count) < 0 ||
        core_builder_check(self) < 0)
        return NULL;
    return core_builder_conditional(self, &core_conditional_switch, given.condition, count);
}

static PyObject *
Builder_embed(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"child", NULL};
    static const cb_signature call = {"embed", params, .positional = 1, .required = 1};
    GraphBuilderObject *self = (GraphBuilderObject *)o;
    PyObject *child;
    if (cb_bind_vector(&call, args, nargs, kwnames, &child) < 0 || core_builder_check(self) < 0)
        return NULL;
    if (!Py_IS_TYPE(child, self->st->graph_builder_type)) {
        PyErr_Format(PyExc_TypeError, "child must be a GraphBuilder, not %s",
                     Py_TYPE(child)->tp_name);
        return NULL;
    }
    if (core_builder_check((GraphBuilderObject *)child) < 0 ||
        core_builder_embed(self, (GraphBuilderObject *)child) < 0)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *
Builder_callback(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"fn", "user_data", NULL};
    static const cb_signature call = {"callback", params, .positional = 1, .required = 1};
    CB_SLOTS(PyObject * fn, *user_data) given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0 ||
        core_builder_check((GraphBuilderObject *)o) < 0 ||
        core_builder_callback((GraphBuilderObject *)o, given.fn, given.user_data) < 0)
        return NULL;
    Py_RETURN_NONE;
}

// --- properties ----------------------------------------------------------------------------------

static PyObject *
Builder_cuda_stream(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    GraphBuilderObject *self = (GraphBuilderObject *)o;
    if (core_builder_check(self) < 0)
        return NULL;
    return Py_BuildValue("(iN)", 0, PyLong_FromVoidPtr(self->queue->handle));
}

static PyObject *
Builder_get_stream(PyObject *o, void *Py_UNUSED(closure))
{
    GraphBuilderObject *self = (GraphBuilderObject *)o;
    return core_builder_check(self) == 0 ? Py_NewRef(self->stream) : NULL;
}

static PyObject *
Builder_get_is_closed(PyObject *o, void *Py_UNUSED(closure))
{
    return PyBool_FromLong(((GraphBuilderObject *)o)->stream == NULL);
}

static PyObject *
Builder_get_is_building(PyObject *o, void *Py_UNUSED(closure))
{
    GraphBuilderObject *self = (GraphBuilderObject *)o;
    int captures = core_builder_check(self) == 0 ? core_builder_captures(self) : -1;
    return captures >= 0 ? PyBool_FromLong(captures) : NULL;
}

static PyObject *
Builder_get_is_join_required(PyObject *o, void *Py_UNUSED(closure))
{
    return PyBool_FromLong(((GraphBuilderObject *)o)->kind == CORE_BUILDER_FORK);
}

// Returns why no graph is available now, or NULL if one is.
static const char *
unavailable(const GraphBuilderObject *self)
{
    if (self->kind == CORE_BUILDER_FORK)
        return "graph_definition is unavailable on forked graph builders; access it through the "
               "primary builder instead.";
    if (self->state == CORE_BUILDER_CAPTURING)
        return "graph_definition is unavailable while capture is in progress; call end_building() "
               "first.";
    if (self->kind == CORE_BUILDER_PRIMARY && self->state == CORE_BUILDER_NEW)
        return "graph_definition is unavailable before begin_building() on a primary builder; no "
               "graph has been created yet.";
    if (self->capture->graph == NULL || !core_graph_is_alive(self->capture->graph))
        return "graph_definition is unavailable because the capture produced no graph.";
    return NULL;
}

static PyObject *
Builder_get_graph_definition(PyObject *o, void *Py_UNUSED(closure))
{
    GraphBuilderObject *self = (GraphBuilderObject *)o;
    if (core_builder_check(self) < 0)
        return NULL;
    const char *text = unavailable(self);
    if (text != NULL) {
        PyErr_SetString(PyExc_RuntimeError, text);
        return NULL;
    }
    core_definition *d = core_builder_record(self);
    PyObject *definition =
        d != NULL ? core_definition_object(self->st->graph_definition_type, d) : NULL;
    core_definition_drop(d);
    return definition;
}

// --- type ----------------------------------------------------------------------------------------

static PyMethodDef Builder_methods[] = {
    {"begin_building", CORE_KEYWORDS(Builder_begin_building),
     CORE_DOC(GraphBuilder, begin_building)},
    {"end_building", Builder_end_building, METH_NOARGS, CORE_DOC(GraphBuilder, end_building)},
    {"complete", CORE_KEYWORDS(Builder_complete), CORE_DOC(GraphBuilder, complete)},
    {"debug_dot_print", CORE_KEYWORDS(Builder_debug_dot_print),
     CORE_DOC(GraphBuilder, debug_dot_print)},
    {"split", CORE_KEYWORDS(Builder_split), CORE_DOC(GraphBuilder, split)},
    {"join", CORE_FUNCTION(Builder_join), METH_FASTCALL | METH_STATIC,
     CORE_DOC(GraphBuilder, join)},
    {"create_condition", CORE_KEYWORDS(Builder_create_condition),
     CORE_DOC(GraphBuilder, create_condition)},
    {"if_then", CORE_KEYWORDS(Builder_if_then), CORE_DOC(GraphBuilder, if_then)},
    {"if_else", CORE_KEYWORDS(Builder_if_else), CORE_DOC(GraphBuilder, if_else)},
    {"switch", CORE_KEYWORDS(Builder_switch), CORE_DOC(GraphBuilder, switch)},
    {"while_loop", CORE_KEYWORDS(Builder_while_loop), CORE_DOC(GraphBuilder, while_loop)},
    {"embed", CORE_KEYWORDS(Builder_embed), CORE_DOC(GraphBuilder, embed)},
    {"callback", CORE_KEYWORDS(Builder_callback), CORE_DOC(GraphBuilder, callback)},
    {"close", Builder_close, METH_NOARGS, CORE_DOC(GraphBuilder, close)},
    {"__cuda_stream__", Builder_cuda_stream, METH_NOARGS, CORE_DOC(GraphBuilder, __cuda_stream__)},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef Builder_getset[] = {
    {"stream", Builder_get_stream, NULL, CORE_DOC(GraphBuilder, stream), NULL},
    {"is_closed", Builder_get_is_closed, NULL, CORE_DOC(GraphBuilder, is_closed), NULL},
    {"is_building", Builder_get_is_building, NULL, CORE_DOC(GraphBuilder, is_building), NULL},
    {"is_join_required", Builder_get_is_join_required, NULL,
     CORE_DOC(GraphBuilder, is_join_required), NULL},
    {"graph_definition", Builder_get_graph_definition, NULL,
     CORE_DOC(GraphBuilder, graph_definition), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static CORE_WEAKREFS(Builder_members, GraphBuilderObject);

static PyType_Slot Builder_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(GraphBuilder)}, {Py_tp_new, Builder_new},
    {Py_tp_dealloc, Builder_dealloc},         {Py_tp_traverse, Builder_traverse},
    {Py_tp_methods, Builder_methods},         {Py_tp_getset, Builder_getset},
    {Py_tp_members, Builder_members},         {0, NULL},
};

PyType_Spec core_graph_builder_spec = {
    .name = "cubind.core.graph.GraphBuilder",
    .basicsize = sizeof(GraphBuilderObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = Builder_slots,
};
