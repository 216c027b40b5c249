// Makes the Python objects of nodes. For nodes that are found in a graph, the driver supplies the
// facts.
#include "graph/node.h"

#include "base/errors.h"
#include "graph/kind.h"

// --- objects -------------------------------------------------------------------------------------

static GraphNodeObject *
new_object(core_definition *in, core_node *node, PyTypeObject *type)
{
    GraphNodeObject *self = (GraphNodeObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->st = in->st;
    self->in = core_definition_take(in);
    self->node = node;
    self->key = node->handle;
    node->users++;
    return self;
}

void
core_node_publish(GraphNodeObject *self)
{
    if (self->node->object == NULL) // otherwise another thread has found the node meanwhile
        self->node->object = self;
}

GraphNodeObject *
core_node_new(core_definition *in, PyTypeObject *type)
{
    core_node *node = PyMem_RawCalloc(1, sizeof *node);
    GraphNodeObject *self = node != NULL ? new_object(in, node, type) : NULL;
    if (node == NULL)
        PyErr_NoMemory();
    else if (self == NULL)
        PyMem_RawFree(node);
    return self;
}

void
core_node_set_about(GraphNodeObject *self, PyObject *about)
{
    PyObject *old[2] = {self->about, self->node->about};
    self->about = Py_XNewRef(about);
    self->node->about = Py_XNewRef(about);
    Py_XDECREF(old[0]);
    Py_XDECREF(old[1]);
}

// --- graphs inside nodes -------------------------------------------------------------------------

static PyObject *
inside_of(GraphNodeObject *self, CUgraph graph)
{
    core_definition *d = core_definition_inner(self->in, self->node, graph);
    PyObject *result =
        d != NULL ? core_definition_object(self->st->graph_definition_type, d) : NULL;
    core_definition_drop(d);
    return result;
}

int
core_node_set_inside(GraphNodeObject *self, const CUgraph *graphs, Py_ssize_t count)
{
    PyObject *inside = PyTuple_New(count);
    for (Py_ssize_t i = 0; inside != NULL && i < count; i++) {
        PyObject *made = inside_of(self, graphs[i]);
        if (made == NULL)
            Py_CLEAR(inside);
        else
            PyTuple_SET_ITEM(inside, i, made);
    }
    if (inside == NULL)
        return -1;
    PyObject *old = self->inside;
    self->inside = inside;
    Py_XDECREF(old);
    return 0;
}

// --- found nodes ---------------------------------------------------------------------------------

typedef struct asking {
    CUgraphNode node;
    const core_definition *in;
    uint64_t destroyed; // the root's count when the list of nodes was made
    bool gone;
    CUgraphNodeType type;
    const char *function;
    GraphNodeObject facts; // only the fields that the driver fills
    core_told told;
} asking;

// Searches the graph for the node, because a stale handle must not be passed to the driver.
static CUresult
look_for(asking *a)
{
    CUgraph graph = a->in->graph->handle;
    size_t count = 0;
    a->gone = true;
    a->function = "cuGraphGetNodes";
    CUresult status = core_driver->cuGraphGetNodes(graph, NULL, &count);
    if (status != CUDA_SUCCESS || count == 0)
        return status;
    CUgraphNode *nodes = PyMem_RawMalloc(count * sizeof *nodes);
    if (nodes == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    status = core_driver->cuGraphGetNodes(graph, nodes, &count);
    for (size_t i = 0; status == CUDA_SUCCESS && i < count; i++)
        a->gone &= nodes[i] != a->node;
    PyMem_RawFree(nodes);
    return status;
}

static CUresult
ask_locked(asking *a)
{
    a->gone = !core_definition_is_there(a->in);
    if (!a->gone && a->in->root->destroyed != a->destroyed) {
        CUresult found = look_for(a);
        if (found != CUDA_SUCCESS)
            return found;
    }
    if (a->gone)
        return CUDA_SUCCESS;
    a->function = "cuGraphNodeGetType";
    CUresult status = core_driver->cuGraphNodeGetType(a->node, &a->type);
    const core_node_kind *kind =
        status == CUDA_SUCCESS ? core_kind_of_type(a->in->st, a->type) : NULL;
    if (kind != NULL && kind->read != NULL) {
        a->function = kind->read_function;
        status = kind->read(a->node, &a->facts, &a->told);
    }
    return status;
}

static PyTypeObject *
type_of(core_state *st, const core_node_kind *kind, const asking *a)
{
    if (kind == NULL)
        return st->graph_node_type;
    return kind->choose != NULL ? kind->choose(st, &a->facts, &a->told)
                                : core_type_at(st, kind->node_type);
}

static PyObject *
object_of(core_definition *in, core_node *node, const asking *a)
{
    const size_t facts = offsetof(GraphNodeObject, kernel);
    const core_node_kind *kind = core_kind_of_type(in->st, a->type);
    GraphNodeObject *self = new_object(in, node, type_of(in->st, kind, a));
    if (self == NULL)
        return NULL;
    PyObject *made = (PyObject *)self;
    memcpy((char *)self + facts, (const char *)&a->facts + facts, sizeof *self - facts);
    self->about = Py_XNewRef(node->about);
    if (kind != NULL && kind->finish != NULL && (node->about == NULL || kind->finishes_always) &&
        kind->finish(self, &a->told) < 0)
        Py_CLEAR(made);
    if (made != NULL)
        core_node_publish(self);
    if (made != NULL && node->object != self) // other code has made the object meanwhile
        Py_SETREF(made, Py_NewRef((PyObject *)node->object));
    return made;
}

PyObject *
core_node_object(core_definition *in, CUgraphNode handle, uint64_t destroyed)
{
    core_node *node = core_node_find(in, handle);
    if (node != NULL && node->object != NULL)
        return Py_NewRef((PyObject *)node->object);
    asking a = {.node = handle, .in = in, .destroyed = destroyed};
    CUresult status = CORE_GRAPH_CALL(in, ask_locked(&a));
    if (core_check(in->st, status, a.function) < 0 || a.gone)
        return NULL;
    node = core_node_record(in, handle);
    if (node == NULL)
        return NULL;
    if (node->object != NULL) // another thread has made the object meanwhile
        return Py_NewRef((PyObject *)node->object);
    node->users++;
    PyObject *self = object_of(in, node, &a);
    core_node_release(in, node);
    return self;
}
