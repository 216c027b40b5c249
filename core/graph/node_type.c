// Implements the type GraphNode, which is the base of all node types, and the type of the entry and
// of nodes of unknown kinds.
#include "graph/node_object.h"

#include "base/doc.h"
#include "base/errors.h"
#include "graph/edges.h"
#include "graph/internal.h"

// --- identity ------------------------------------------------------------------------------------

static PyObject *
Node_repr(PyObject *o)
{
    char text[64];
    const core_node *node = ((GraphNodeObject *)o)->node;
    size_t handle = (size_t)core_graph_node_handle(o);
    if (node == NULL)
        return PyUnicode_FromString("<GraphNode entry>");
    if (handle == 0)
        return PyUnicode_FromString("<GraphNode destroyed>");
    PyOS_snprintf(text, sizeof text, "<GraphNode handle=0x%zx>", handle);
    return PyUnicode_FromString(text);
}

static Py_hash_t
Node_hash(PyObject *o)
{
    const GraphNodeObject *self = (GraphNodeObject *)o;
    // The entry must not hash like its definition, whose hash is that of `in`.
    const char *entry = (const char *)self->in + 1;
    return core_hash_pointer(self->node != NULL ? (void *)self->key : (void *)entry);
}

static PyObject *
Node_richcompare(PyObject *a, PyObject *b, int op)
{
    const GraphNodeObject *left = (GraphNodeObject *)a, *right = (GraphNodeObject *)b;
    if ((op != Py_EQ && op != Py_NE) || !core_is_node(left->st, b))
        Py_RETURN_NOTIMPLEMENTED;
    bool same = left->node == right->node && left->in == right->in;
    return PyBool_FromLong(same == (op == Py_EQ));
}

// --- properties ----------------------------------------------------------------------------------

static CUresult
type_locked(const core_definition *in, const core_node *node, CUgraphNodeType *type)
{
    if (node->handle == NULL || !core_definition_is_there(in))
        return CUDA_ERROR_INVALID_HANDLE;
    return core_driver->cuGraphNodeGetType(node->handle, type);
}

static PyObject *
Node_get_type(PyObject *o, void *Py_UNUSED(closure))
{
    GraphNodeObject *self = (GraphNodeObject *)o;
    CUgraphNodeType type;
    if (core_graph_node_handle(o) == NULL)
        Py_RETURN_NONE;
    if (core_node_check_process(o) < 0)
        return NULL;
    CUresult status = CORE_GRAPH_CALL(self->in, type_locked(self->in, self->node, &type));
    if (core_check(self->st, status, "cuGraphNodeGetType") < 0)
        return NULL;
    PyObject *types = PyObject_GetAttrString(self->st->driver_module, "CUgraphNodeType");
    PyObject *member = types != NULL ? PyObject_CallFunction(types, "i", (int)type) : NULL;
    Py_XDECREF(types);
    return member;
}

static PyObject *
Node_get_graph(PyObject *o, void *Py_UNUSED(closure))
{
    GraphNodeObject *self = (GraphNodeObject *)o;
    return core_definition_object(self->st->graph_definition_type, self->in);
}

static PyObject *
Node_get_handle(PyObject *o, void *Py_UNUSED(closure))
{
    core_state *st = ((GraphNodeObject *)o)->st;
    CUgraphNode handle = core_graph_node_handle(o);
    if (handle == NULL)
        Py_RETURN_NONE;
    return core_handle(st, &st->cu_graph_node, "CUgraphNode", handle);
}

static PyObject *
Node_get_is_valid(PyObject *o, void *Py_UNUSED(closure))
{
    const GraphNodeObject *self = (GraphNodeObject *)o;
    return PyBool_FromLong(self->in->graph != NULL &&
                           (self->node == NULL || self->node->handle != NULL));
}

static PyObject *
Node_destroy(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    GraphNodeObject *self = (GraphNodeObject *)o;
    if (core_graph_node_handle(o) == NULL)
        Py_RETURN_NONE;
    if (core_place_check(o) < 0 || core_node_destroy(self) < 0)
        return NULL;
    Py_RETURN_NONE;
}

// --- type ----------------------------------------------------------------------------------------

static PyMethodDef Node_methods[] = {
    CORE_PLACE_ROWS,
    {"destroy", Node_destroy, METH_NOARGS, CORE_DOC(GraphNode, destroy)},
    {"_neighbours", core_node_neighbours, METH_O, CORE_DOC(GraphNode, _neighbours)},
    {"_connect", CORE_FUNCTION(core_node_connect), METH_FASTCALL, CORE_DOC(GraphNode, _connect)},
    {"_disconnect", CORE_FUNCTION(core_node_disconnect), METH_FASTCALL,
     CORE_DOC(GraphNode, _disconnect)},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef Node_getset[] = {
    {"type", Node_get_type, NULL, CORE_DOC(GraphNode, type), NULL},
    {"graph", Node_get_graph, NULL, CORE_DOC(GraphNode, graph), NULL},
    {"handle", Node_get_handle, NULL, CORE_DOC(GraphNode, handle), NULL},
    {"is_valid", Node_get_is_valid, NULL, CORE_DOC(GraphNode, is_valid), NULL},
    {"pred", core_node_get_neighbours, core_node_set_neighbours, CORE_DOC(GraphNode, pred), NULL},
    {"succ", core_node_get_neighbours, core_node_set_neighbours, CORE_DOC(GraphNode, succ),
     (void *)1},
    {NULL, NULL, NULL, NULL, NULL},
};

static CORE_WEAKREFS(Node_members, GraphNodeObject);

static PyType_Slot Node_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(GraphNode)},
    {Py_tp_new, core_graph_node_refuse},
    {Py_tp_dealloc, core_graph_node_dealloc},
    {Py_tp_traverse, core_graph_node_traverse},
    {Py_tp_repr, Node_repr},
    {Py_tp_hash, Node_hash},
    {Py_tp_richcompare, Node_richcompare},
    {Py_tp_methods, Node_methods},
    {Py_tp_getset, Node_getset},
    {Py_tp_members, Node_members},
    {0, NULL},
};

PyType_Spec core_graph_node_spec = {
    .name = "cubind.core.graph.GraphNode",
    .basicsize = sizeof(GraphNodeObject),
    .flags =
        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = Node_slots,
};
