// Implements the type GraphDefinition: a graph that is built node by node.
#include "base/doc.h"
#include "base/errors.h"
#include "base/html.h"
#include "base/options_take.h"
#include "base/start.h"
#include "device/context.h"
#include "graph/condition.h"
#include "graph/graph.h"
#include "graph/instantiate.h"
#include "graph/internal.h"

#include "cubind/signature.h"

// --- life ----------------------------------------------------------------------------------------

static PyObject *
Definition_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static const char *const params[] = {NULL};
    static const cb_signature call = {"GraphDefinition", params, .positional = 0};
    core_state *st = core_state_of(type);
    PyObject *none;
    CUgraph graph = NULL;
    if (st == NULL || cb_bind_tuple(&call, args, kwargs, &none) < 0 || core_start(st) < 0)
        return NULL;
    CUresult status = CORE_NOGIL(core_driver->cuGraphCreate(&graph, 0));
    if (core_check(st, status, "cuGraphCreate") < 0)
        return NULL;
    core_ref *ref = core_graph_ref(st, graph);
    PyObject *self = ref != NULL ? core_definition_of_type(type, st, ref) : NULL;
    core_ref_drop(ref);
    return self;
}

static void
Definition_dealloc(PyObject *o)
{
    GraphPlaceObject *self = (GraphPlaceObject *)o;
    PyObject_GC_UnTrack(o);
    if (self->weakrefs != NULL)
        PyObject_ClearWeakRefs(o);
    core_definition_drop(self->in);
    core_object_free(o);
}

static void *
definition_handle(PyObject *o)
{
    const core_ref *graph = ((GraphPlaceObject *)o)->in->graph;
    return graph != NULL ? graph->handle : NULL;
}

static PyObject *
Definition_repr(PyObject *o)
{
    char text[64];
    PyOS_snprintf(text, sizeof text, "<GraphDefinition handle=0x%zx>",
                  (size_t)definition_handle(o));
    return PyUnicode_FromString(text);
}

// Hashes by the record: each graph has exactly one record, and it outlives the graph.
static Py_hash_t
Definition_hash(PyObject *o)
{
    return core_hash_pointer(((GraphPlaceObject *)o)->in);
}

static PyObject *
Definition_richcompare(PyObject *a, PyObject *b, int op)
{
    PyTypeObject *type = ((GraphPlaceObject *)a)->st->graph_definition_type;
    if ((op != Py_EQ && op != Py_NE) || !PyObject_TypeCheck(b, type))
        Py_RETURN_NOTIMPLEMENTED;
    bool same = ((GraphPlaceObject *)a)->in == ((GraphPlaceObject *)b)->in;
    return PyBool_FromLong(same == (op == Py_EQ));
}

// --- contents ------------------------------------------------------------------------------------

typedef struct listing {
    const core_definition *in;
    CUgraphNode *from, *to; // `to` is NULL for nodes
    CUgraphEdgeData *data;
    size_t count;
    uint64_t destroyed; // the root's count when the list was made
} listing;

static CUresult
ask_list(listing *l, size_t *count)
{
    CUgraph graph = l->in->graph->handle;
    return l->to == NULL ? core_driver->cuGraphGetNodes(graph, l->from, count)
                         : core_driver->cuGraphGetEdges(graph, l->from, l->to, l->data, count);
}

static CUresult
list_locked(listing *l, bool nodes)
{
    size_t needed = 0;
    l->destroyed = l->in->root->destroyed;
    if (!core_definition_is_there(l->in))
        return CUDA_ERROR_INVALID_HANDLE;
    CUgraph graph = l->in->graph->handle;
    CUresult status = nodes ? core_driver->cuGraphGetNodes(graph, NULL, &needed)
                            : core_driver->cuGraphGetEdges(graph, NULL, NULL, NULL, &needed);
    l->count = needed;
    if (status != CUDA_SUCCESS || needed == 0)
        return status;
    l->from = PyMem_RawMalloc(needed * sizeof *l->from);
    l->to = nodes ? NULL : PyMem_RawMalloc(needed * sizeof *l->to);
    l->data = nodes ? NULL : PyMem_RawMalloc(needed * sizeof *l->data);
    if (l->from == NULL || (!nodes && (l->to == NULL || l->data == NULL)))
        return CUDA_ERROR_OUT_OF_MEMORY;
    return ask_list(l, &l->count);
}

static PyObject *
edge_object(core_definition *in, const listing *l, size_t i)
{
    PyObject *a = core_node_object(in, l->from[i], l->destroyed);
    PyObject *b = a != NULL ? core_node_object(in, l->to[i], l->destroyed) : NULL;
    PyObject *pair = b != NULL ? PyTuple_Pack(2, a, b) : NULL;
    Py_XDECREF(a);
    Py_XDECREF(b);
    return pair;
}

typedef int add_object(PyObject *to, PyObject *made);

// Adds the objects to `all`, a set or a list, which it takes over and returns; NULL with an
// exception.
static PyObject *
list_objects(core_definition *in, const listing *l, PyObject *all, add_object *add)
{
    for (size_t i = 0; all != NULL && i < l->count; i++) {
        PyObject *made =
            l->to == NULL ? core_node_object(in, l->from[i], l->destroyed) : edge_object(in, l, i);
        if (made != NULL ? add(all, made) < 0 : PyErr_Occurred() != NULL)
            Py_CLEAR(all);
        Py_XDECREF(made);
    }
    return all;
}

static PyObject *
list_all(PyObject *o, bool nodes, bool in_order)
{
    core_definition *in = ((GraphPlaceObject *)o)->in;
    listing l = {.in = in};
    if (core_place_check(o) < 0)
        return NULL;
    CUresult status = CORE_GRAPH_CALL(in, list_locked(&l, nodes));
    PyObject *all = NULL;
    if (core_check(in->st, status, nodes ? "cuGraphGetNodes" : "cuGraphGetEdges") == 0)
        all = in_order ? list_objects(in, &l, PyList_New(0), PyList_Append)
                       : list_objects(in, &l, PySet_New(NULL), PySet_Add);
    PyMem_RawFree(l.from);
    PyMem_RawFree(l.to);
    PyMem_RawFree(l.data);
    return all;
}

static PyObject *
Definition_nodes(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    return list_all(o, true, false);
}

static PyObject *
Definition_edges(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    return list_all(o, false, false);
}

static PyObject *
Definition_listed(PyObject *o, PyObject *edges)
{
    int truth = PyObject_IsTrue(edges);
    return truth >= 0 ? list_all(o, truth == 0, true) : NULL;
}

// --- building and instantiating ------------------------------------------------------------------

static PyObject *
Definition_empty(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    return core_place_join(o, NULL, 0);
}

static PyObject *
Definition_create_condition(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"default_value", NULL};
    static const cb_signature call = {"create_condition", params, .positional = 1};
    PyObject *given, *made = NULL;
    if (cb_bind_vector(&call, args, nargs, kwnames, &given) < 0)
        return NULL;
    GraphPlaceObject *self = (GraphPlaceObject *)o;
    CUcontext context;
    PyObject *initial = core_condition_default(given);
    if (initial != NULL && core_place_check(o) == 0 &&
        core_current_context(self->st, &context) == 0)
        made = core_graph_condition(self->st, NULL, self->in->graph->handle, context, initial);
    Py_XDECREF(initial);
    return made;
}

static PyObject *
Definition_instantiate(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"options", NULL};
    static const cb_signature call = {"instantiate", params, .positional = 1};
    PyObject *options;
    if (cb_bind_vector(&call, args, nargs, kwnames, &options) < 0 || core_place_check(o) < 0)
        return NULL;
    GraphPlaceObject *self = (GraphPlaceObject *)o;
    return core_graph_instantiate(self->st, self->in->graph, self->in, options);
}

// Returns the flags for a GraphDebugPrintOptions, a dict of its fields, or None. Returns -1 with an
// exception.
static long
take_print_flags(core_state *st, PyObject *given)
{
    PyObject *options;
    if (core_take_options(st, given, "GraphDebugPrintOptions", "debug print options", &options) < 0)
        return -1;
    if (options == NULL)
        return 0;
    PyObject *flags = PyObject_CallMethod(options, "_to_flags", NULL);
    long value = flags != NULL ? PyLong_AsLong(flags) : -1;
    Py_XDECREF(flags);
    Py_DECREF(options);
    return value;
}

static CUresult
print_locked(const core_definition *in, const char *path, unsigned int flags)
{
    if (!core_definition_is_there(in))
        return CUDA_ERROR_INVALID_HANDLE;
    return core_driver->cuGraphDebugDotPrint(in->graph->handle, path, flags);
}

static PyObject *
Definition_debug_dot_print(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"path", "options", NULL};
    static const cb_signature call = {"debug_dot_print", params, .positional = 2, .required = 1};
    CB_SLOTS(PyObject * path, *options) given;
    PyObject *path = NULL;
    core_definition *in = ((GraphPlaceObject *)o)->in;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0 || core_place_check(o) < 0)
        return NULL;
    long flags = take_print_flags(in->st, given.options);
    if (flags < 0 || !PyUnicode_FSConverter(given.path, &path))
        return NULL;
    CUresult status =
        CORE_GRAPH_CALL(in, print_locked(in, PyBytes_AS_STRING(path), (unsigned int)flags));
    Py_DECREF(path);
    return core_check(in->st, status, "cuGraphDebugDotPrint") == 0 ? Py_NewRef(Py_None) : NULL;
}

// --- type ----------------------------------------------------------------------------------------

static PyObject *
Definition_get_handle(PyObject *o, void *Py_UNUSED(closure))
{
    core_state *st = ((GraphPlaceObject *)o)->st;
    return core_handle(st, &st->cu_graph, "CUgraph", definition_handle(o));
}

static PyObject *
Definition_get_is_valid(PyObject *o, void *Py_UNUSED(closure))
{
    return PyBool_FromLong(definition_handle(o) != NULL);
}

// Returns the virtual entry node, which precedes all other nodes and is not a node in CUDA.
static PyObject *
Definition_get_entry(PyObject *o, void *Py_UNUSED(closure))
{
    GraphPlaceObject *self = (GraphPlaceObject *)o;
    PyTypeObject *type = self->st->graph_node_type;
    GraphNodeObject *entry = (GraphNodeObject *)type->tp_alloc(type, 0);
    if (entry == NULL)
        return NULL;
    entry->st = self->st;
    entry->in = core_definition_take(self->in);
    return (PyObject *)entry;
}

static PyMethodDef Definition_methods[] = {
    CORE_PLACE_ROWS,
    {"empty", Definition_empty, METH_NOARGS, CORE_DOC(GraphDefinition, empty)},
    {"create_condition", CORE_KEYWORDS(Definition_create_condition),
     CORE_DOC(GraphDefinition, create_condition)},
    {"nodes", Definition_nodes, METH_NOARGS, CORE_DOC(GraphDefinition, nodes)},
    {"edges", Definition_edges, METH_NOARGS, CORE_DOC(GraphDefinition, edges)},
    {"instantiate", CORE_KEYWORDS(Definition_instantiate), CORE_DOC(GraphDefinition, instantiate)},
    {"_listed", Definition_listed, METH_O, CORE_DOC(GraphDefinition, _listed)},
    CORE_HTML_ROW,
    {"debug_dot_print", CORE_KEYWORDS(Definition_debug_dot_print),
     CORE_DOC(GraphDefinition, debug_dot_print)},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef Definition_getset[] = {
    {"handle", Definition_get_handle, NULL, CORE_DOC(GraphDefinition, handle), NULL},
    {"is_valid", Definition_get_is_valid, NULL, CORE_DOC(GraphDefinition, is_valid), NULL},
    {"_entry", Definition_get_entry, NULL, CORE_DOC(GraphDefinition, _entry), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static CORE_WEAKREFS(Definition_members, GraphPlaceObject);

static PyType_Slot Definition_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(GraphDefinition)},
    {Py_tp_new, Definition_new},
    {Py_tp_dealloc, Definition_dealloc},
    {Py_tp_traverse, core_object_traverse},
    {Py_tp_repr, Definition_repr},
    {Py_tp_hash, Definition_hash},
    {Py_tp_richcompare, Definition_richcompare},
    {Py_tp_methods, Definition_methods},
    {Py_tp_getset, Definition_getset},
    {Py_tp_members, Definition_members},
    {0, NULL},
};

PyType_Spec core_graph_definition_spec = {
    .name = "cubind.core.graph.GraphDefinition",
    .basicsize = sizeof(GraphPlaceObject),
    .flags =
        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = Definition_slots,
};
