// Queries and changes the edges of a node. The mutable sets pred and succ are written in Python
// (cubind.core._graph_sets) on top of these functions.
#include "graph/edges.h"

#include "base/errors.h"
#include "graph/node_object.h"

#include "cubind/sequence.h"

// --- asking --------------------------------------------------------------------------------------

typedef struct neighbours {
    const GraphNodeObject *of;
    bool forward;
    CUgraphNode *nodes;
    CUgraphEdgeData *data;
    size_t count;
    uint64_t destroyed; // the root's count when the list was made
    const char *function;
} neighbours;

static CUresult
ask(const neighbours *n, size_t *count)
{
    CUgraphNode node = n->of->node->handle;
    return n->forward ? core_driver->cuGraphNodeGetDependentNodes(node, n->nodes, n->data, count)
                      : core_driver->cuGraphNodeGetDependencies(node, n->nodes, n->data, count);
}

static CUresult
ask_locked(neighbours *n)
{
    n->function = n->forward ? "cuGraphNodeGetDependentNodes" : "cuGraphNodeGetDependencies";
    n->count = 0;
    n->destroyed = n->of->in->root->destroyed;
    if (n->of->node->handle == NULL || !core_definition_is_there(n->of->in))
        return CUDA_SUCCESS;
    CUresult status = ask(n, &n->count);
    if (status != CUDA_SUCCESS || n->count == 0)
        return status;
    n->nodes = PyMem_RawMalloc(n->count * sizeof *n->nodes);
    n->data = PyMem_RawMalloc(n->count * sizeof *n->data);
    if (n->nodes == NULL || n->data == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    return ask(n, &n->count);
}

static void
free_neighbours(neighbours *n)
{
    PyMem_RawFree(n->nodes);
    PyMem_RawFree(n->data);
}

PyObject *
core_node_neighbours(PyObject *o, PyObject *forward)
{
    GraphNodeObject *self = (GraphNodeObject *)o;
    int is_forward = PyObject_IsTrue(forward);
    if (is_forward < 0 || core_node_check_process(o) < 0)
        return NULL;
    neighbours n = {.of = self, .forward = is_forward != 0};
    PyObject *set = PySet_New(NULL);
    if (set == NULL || self->node == NULL)
        return set;
    CUresult status = CORE_GRAPH_CALL(self->in, ask_locked(&n));
    if (core_check(self->st, status, n.function) < 0)
        Py_CLEAR(set);
    for (size_t i = 0; set != NULL && i < n.count; i++) {
        PyObject *made = core_node_object(self->in, n.nodes[i], n.destroyed);
        if (made != NULL ? PySet_Add(set, made) < 0 : PyErr_Occurred() != NULL)
            Py_CLEAR(set);
        Py_XDECREF(made);
    }
    free_neighbours(&n);
    return set;
}

// --- changing ------------------------------------------------------------------------------------

typedef struct changing {
    neighbours now;
    PyObject *others; // tuple of nodes
    bool adds;
    CUgraphEdgeData kind; // the kind of new edges
    CUgraphNode *from, *to;
    CUgraphEdgeData *data;
    size_t count;
    bool gone; // one of `others` has been destroyed
} changing;

static bool
is_programmatic(const CUgraphEdgeData *data)
{
    return data->type != 0 || data->from_port != 0 || data->to_port != 0;
}

static void
put_edge(changing *c, CUgraphNode other, const CUgraphEdgeData *data)
{
    CUgraphNode self = c->now.of->node->handle;
    c->from[c->count] = c->now.forward ? self : other;
    c->to[c->count] = c->now.forward ? other : self;
    c->data[c->count++] = *data;
}

// Selects which edges to change: those to add that do not exist yet, or those to remove that exist,
// with their data.
static void
choose_edges(changing *c)
{
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(c->others); i++) {
        CUgraphNode other = ((GraphNodeObject *)PyTuple_GET_ITEM(c->others, i))->node->handle;
        bool found = false;
        c->gone |= other == NULL;
        for (size_t k = 0; k < c->now.count; k++) {
            if (c->now.nodes[k] != other)
                continue;
            found = true;
            if (!c->adds)
                put_edge(c, other, &c->now.data[k]);
        }
        for (size_t k = 0; c->adds && !found && k < c->count; k++)
            found = (c->now.forward ? c->to : c->from)[k] == other;
        if (c->adds && !found)
            put_edge(c, other, &c->kind);
    }
}

static CUresult
apply_edges(changing *c)
{
    CUgraph graph = c->now.of->in->graph->handle;
    bool plain = true;
    for (size_t i = 0; i < c->count; i++)
        plain &= !is_programmatic(&c->data[i]);
    c->now.function = c->adds ? "cuGraphAddDependencies" : "cuGraphRemoveDependencies";
    if (c->count == 0)
        return CUDA_SUCCESS;
    const CUgraphEdgeData *data = plain ? NULL : c->data;
    return c->adds ? core_driver->cuGraphAddDependencies(graph, c->from, c->to, data, c->count)
                   : core_driver->cuGraphRemoveDependencies(graph, c->from, c->to, data, c->count);
}

static CUresult
change_locked(changing *c)
{
    CUresult status = ask_locked(&c->now);
    if (status != CUDA_SUCCESS)
        return status;
    if (c->now.of->node->handle == NULL || !core_definition_is_there(c->now.of->in)) {
        c->gone = true;
        return CUDA_SUCCESS;
    }
    size_t most = (size_t)PyTuple_GET_SIZE(c->others) + c->now.count;
    c->from = PyMem_RawMalloc(most * sizeof *c->from + 1);
    c->to = PyMem_RawMalloc(most * sizeof *c->to + 1);
    c->data = PyMem_RawMalloc(most * sizeof *c->data + 1);
    if (c->from == NULL || c->to == NULL || c->data == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    choose_edges(c);
    return c->gone ? CUDA_SUCCESS : apply_edges(c);
}

static int
check_other(const GraphNodeObject *self, PyObject *other)
{
    if (!core_is_node(self->st, other)) {
        PyErr_Format(PyExc_TypeError, "expected GraphNode, got %s", Py_TYPE(other)->tp_name);
        return -1;
    }
    if (((GraphNodeObject *)other)->node == NULL) {
        PyErr_SetString(PyExc_ValueError, "The virtual graph entry node cannot be used in an edge");
        return -1;
    }
    if (core_place_check(other) < 0)
        return -1;
    if (((GraphNodeObject *)other)->in == self->in)
        return 0;
    PyErr_SetString(PyExc_ValueError, "Graph nodes must belong to the same GraphDefinition");
    return -1;
}

static int
check_all(PyObject *o, PyObject *others)
{
    GraphNodeObject *self = (GraphNodeObject *)o;
    if (core_place_check(o) < 0)
        return -1;
    if (self->node == NULL) {
        PyErr_SetString(PyExc_ValueError, "The virtual graph entry node cannot be used in an edge");
        return -1;
    }
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(others); i++)
        if (check_other(self, PyTuple_GET_ITEM(others, i)) < 0)
            return -1;
    return 0;
}

static PyObject *
change_edges(PyObject *o, PyObject *others, bool forward, bool adds, bool programmatic)
{
    GraphNodeObject *self = (GraphNodeObject *)o;
    changing c = {.now = {.of = self, .forward = forward}, .others = others, .adds = adds};
    if (programmatic)
        c.kind = (CUgraphEdgeData){.from_port = CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC,
                                   .type = CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC};
    if (check_all(o, others) < 0)
        return NULL;
    CUresult status = CORE_GRAPH_CALL(self->in, change_locked(&c));
    free_neighbours(&c.now);
    PyMem_RawFree(c.from);
    PyMem_RawFree(c.to);
    PyMem_RawFree(c.data);
    if (core_check(self->st, status, c.now.function) < 0)
        return NULL;
    if (c.gone && check_all(o, others) < 0)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *
change_with(PyObject *o, PyObject *const *args, Py_ssize_t nargs, bool adds)
{
    if (nargs != (adds ? 3 : 2)) {
        PyErr_SetString(PyExc_TypeError, "wrong number of arguments");
        return NULL;
    }
    int forward = PyObject_IsTrue(args[1]);
    int programmatic = adds ? PyObject_IsTrue(args[2]) : 0;
    PyObject *others = forward < 0 || programmatic < 0 ? NULL : cb_items_of(args[0]);
    if (others == NULL)
        return NULL;
    PyObject *result = change_edges(o, others, forward != 0, adds, programmatic != 0);
    Py_DECREF(others);
    return result;
}

PyObject *
core_node_connect(PyObject *o, PyObject *const *args, Py_ssize_t nargs)
{
    return change_with(o, args, nargs, true);
}

PyObject *
core_node_disconnect(PyObject *o, PyObject *const *args, Py_ssize_t nargs)
{
    return change_with(o, args, nargs, false);
}

// --- the sets ------------------------------------------------------------------------------------

PyObject *
core_node_get_neighbours(PyObject *o, void *forward)
{
    core_state *st = ((GraphNodeObject *)o)->st;
    PyObject *type =
        core_import_once(&st->adjacency_set, "cubind.core._graph_sets", "AdjacencySetProxy");
    PyObject *const args[] = {o, forward != NULL ? Py_True : Py_False};
    return type != NULL ? PyObject_Vectorcall(type, args, 2, NULL) : NULL;
}

// Adds the new edges first, so that a failure there changes nothing.
int
core_node_set_neighbours(PyObject *o, PyObject *value, void *forward)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_NotImplementedError, "__del__");
        return -1;
    }
    PyObject *others = cb_items_of(value);
    if (others == NULL)
        return -1;
    PyObject *old = NULL, *come = NULL, *gone = NULL;
    if (check_all(o, others) == 0)
        old = core_node_neighbours(o, forward != NULL ? Py_True : Py_False);
    if (old != NULL)
        come = change_edges(o, others, forward != NULL, true, false);
    bool ok = come != NULL;
    for (Py_ssize_t i = 0; ok && i < PyTuple_GET_SIZE(others); i++)
        ok = PySet_Discard(old, PyTuple_GET_ITEM(others, i)) >= 0;
    PyObject *leaving = ok ? cb_items_of(old) : NULL;
    if (leaving != NULL)
        gone = change_edges(o, leaving, forward != NULL, false, false);
    Py_XDECREF(gone);
    Py_XDECREF(leaving);
    Py_XDECREF(come);
    Py_XDECREF(old);
    Py_DECREF(others);
    return gone != NULL ? 0 : -1;
}
