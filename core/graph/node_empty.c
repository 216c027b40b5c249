// Implements EmptyNode: a node that does nothing, at which branches meet.
#include "base/doc.h"
#include "base/errors.h"
#include "graph/internal.h"
#include "graph/kind.h"
#include "graph/node_object.h"

static CUresult
add_empty(core_adding *a, CUgraph graph, const CUgraphNode *after, size_t count)
{
    a->function = "cuGraphAddEmptyNode";
    return core_driver->cuGraphAddEmptyNode(&a->made, graph, after, count);
}

static int
check_other(PyObject *place, PyObject *other)
{
    if (!core_is_node(((GraphPlaceObject *)place)->st, other)) {
        PyErr_Format(PyExc_TypeError, "Cannot convert %.200s to GraphNode",
                     Py_TYPE(other)->tp_name);
        return -1;
    }
    if (core_place_check(other) < 0)
        return -1;
    if (((GraphPlaceObject *)place)->in == ((GraphPlaceObject *)other)->in)
        return 0;
    PyErr_SetString(PyExc_ValueError, "Graph nodes must belong to the same GraphDefinition");
    return -1;
}

PyObject *
core_place_join(PyObject *place, PyObject *const *nodes, Py_ssize_t count)
{
    core_state *st = ((GraphPlaceObject *)place)->st;
    core_adding a = {.add = add_empty};
    if (core_place_check(place) < 0)
        return NULL;
    for (Py_ssize_t i = 0; i < count; i++)
        if (check_other(place, nodes[i]) < 0)
            return NULL;
    GraphNodeObject *self = core_node_new(((GraphPlaceObject *)place)->in, st->empty_node_type);
    if (self != NULL && core_node_add(place, nodes, count, self, &a) < 0)
        Py_CLEAR(self);
    return (PyObject *)self;
}

static PyObject *
EmptyNode_repr(PyObject *o)
{
    char text[64];
    PyOS_snprintf(text, sizeof text, "<EmptyNode handle=0x%zx>", (size_t)core_graph_node_handle(o));
    return PyUnicode_FromString(text);
}

static PyMethodDef no_methods[] = {{NULL, NULL, 0, NULL}};
static PyGetSetDef no_properties[] = {{NULL, NULL, NULL, NULL, NULL}};

CORE_NODE_TYPE(empty_node, EmptyNode, EmptyNode_repr, no_methods, no_properties, 0);

// --- kind ----------------------------------------------------------------------------------------

const core_node_kind core_empty_kind = {
    .type = CU_GRAPH_NODE_TYPE_EMPTY,
    .node_type = CORE_TYPE_OFFSET(empty_node),
};
