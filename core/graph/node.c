// Makes the Python objects of nodes. For nodes that are found in a graph, the driver supplies the
// facts.
#include "graph/node.h"

#include "base/errors.h"
#include "graph/condition.h"
#include "kernel/kernel.h"
#include "stream/event.h"
#include "stream/host_callback.h"

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

// --- reading parameters --------------------------------------------------------------------------

typedef CUresult read_node(CUgraphNode node, GraphNodeObject *to, void *handle);

static CUresult
read_kernel(CUgraphNode node, GraphNodeObject *to, void *handle)
{
    CUDA_KERNEL_NODE_PARAMS p = {0};
    CUresult status = core_driver->cuGraphKernelNodeGetParams(node, &p);
    to->kernel.grid[0] = p.gridDimX;
    to->kernel.grid[1] = p.gridDimY;
    to->kernel.grid[2] = p.gridDimZ;
    to->kernel.block[0] = p.blockDimX;
    to->kernel.block[1] = p.blockDimY;
    to->kernel.block[2] = p.blockDimZ;
    to->kernel.shared = p.sharedMemBytes;
    *(CUkernel *)handle = p.kern != NULL ? p.kern : (CUkernel)p.func;
    return status;
}

static CUresult
read_fill(CUgraphNode node, GraphNodeObject *to, void *Py_UNUSED(handle))
{
    return core_driver->cuGraphMemsetNodeGetParams(node, &to->fill);
}

static CUresult
read_copy(CUgraphNode node, GraphNodeObject *to, void *Py_UNUSED(handle))
{
    return core_driver->cuGraphMemcpyNodeGetParams(node, &to->copy);
}

static CUresult
read_call(CUgraphNode node, GraphNodeObject *to, void *Py_UNUSED(handle))
{
    return core_driver->cuGraphHostNodeGetParams(node, &to->call);
}

static CUresult
read_record(CUgraphNode node, GraphNodeObject *Py_UNUSED(to), void *handle)
{
    return core_driver->cuGraphEventRecordNodeGetEvent(node, handle);
}

static CUresult
read_wait(CUgraphNode node, GraphNodeObject *Py_UNUSED(to), void *handle)
{
    return core_driver->cuGraphEventWaitNodeGetEvent(node, handle);
}

static CUresult
read_child(CUgraphNode node, GraphNodeObject *Py_UNUSED(to), void *handle)
{
    return core_driver->cuGraphChildGraphNodeGetGraph(node, handle);
}

static CUresult
read_allocation(CUgraphNode node, GraphNodeObject *to, void *handle)
{
    CUDA_MEM_ALLOC_NODE_PARAMS *p = handle;
    CUresult status = core_driver->cuGraphMemAllocNodeGetParams(node, p);
    to->memory.at = p->dptr;
    to->memory.size = p->bytesize;
    to->memory.device = p->poolProps.location.id;
    to->memory.type = (int)p->poolProps.allocType;
    to->memory.location = (int)p->poolProps.location.type;
    return status;
}

static CUresult
read_free(CUgraphNode node, GraphNodeObject *to, void *Py_UNUSED(handle))
{
    return core_driver->cuGraphMemFreeNodeGetParams(node, &to->memory.at);
}

// Reads the parameters of a conditional node. Drivers before CUDA 13.2 do not report them; the kind
// of condition then stays unknown.
static CUresult
read_condition(CUgraphNode node, GraphNodeObject *to, void *handle)
{
    CUgraphNodeParams *p = handle;
    p->type = CU_GRAPH_NODE_TYPE_CONDITIONAL;
    CUresult status = core_driver->cuGraphNodeGetParams(node, p);
    to->condition = status == CUDA_SUCCESS ? (int)p->conditional.type : -1;
    return status == CUDA_ERROR_NOT_FOUND || status == CUDA_ERROR_NOT_SUPPORTED ? CUDA_SUCCESS
                                                                                : status;
}

// --- completing objects --------------------------------------------------------------------------

typedef union told {
    void *handle;
    CUDA_MEM_ALLOC_NODE_PARAMS allocation;
    CUgraphNodeParams params;
} told;

typedef int finish_node(GraphNodeObject *self, const told *t);

static int
set_own(GraphNodeObject *self, PyObject *about)
{
    self->about = about;
    return about != NULL ? 0 : -1;
}

static int
finish_kernel(GraphNodeObject *self, const told *t)
{
    return set_own(self, (PyObject *)core_kernel_borrow(self->st, t->handle, NULL, NULL));
}

static int
finish_event(GraphNodeObject *self, const told *t)
{
    core_state *st = self->st;
    core_ref *ref = core_ref_new(st, t->handle, NULL, -1, NULL, NULL);
    EventObject *event =
        ref != NULL ? (EventObject *)st->event_type->tp_alloc(st->event_type, 0) : NULL;
    if (event == NULL) {
        core_ref_drop(ref);
        return -1;
    }
    event->st = st;
    event->ref = ref;
    return set_own(self, (PyObject *)event);
}

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

static int
finish_call(GraphNodeObject *self, const told *Py_UNUSED(t))
{
    const core_host_call *call = core_host_call_of(self->call.fn, self->call.userData);
    if (call == NULL)
        return 0;
    self->about = Py_XNewRef(core_host_call_callable(call));
    self->call.fn = core_host_call_pointer(call);
    return 0;
}

static int
finish_child(GraphNodeObject *self, const told *t)
{
    return core_node_set_inside(self, (const CUgraph *)&t->handle, 1);
}

PyObject *
core_node_peers(const CUDA_MEM_ALLOC_NODE_PARAMS *p)
{
    PyObject *peers = PyTuple_New((Py_ssize_t)p->accessDescCount);
    for (size_t i = 0; peers != NULL && i < p->accessDescCount; i++) {
        PyObject *number = PyLong_FromLong(p->accessDescs[i].location.id);
        if (number == NULL)
            Py_CLEAR(peers);
        else
            PyTuple_SET_ITEM(peers, (Py_ssize_t)i, number);
    }
    return peers;
}

static int
finish_allocation(GraphNodeObject *self, const told *t)
{
    return set_own(self, core_node_peers(&t->allocation));
}

static int
finish_condition(GraphNodeObject *self, const told *t)
{
    const CUDA_CONDITIONAL_NODE_PARAMS *p = &t->params.conditional;
    if (self->condition < 0)
        return core_node_set_inside(self, NULL, 0);
    if (set_own(self, core_graph_condition_of(self->st, p->handle)) < 0)
        return -1;
    return core_node_set_inside(self, p->phGraph_out, p->phGraph_out != NULL ? p->size : 0);
}

// --- kinds ---------------------------------------------------------------------------------------

typedef struct node_kind {
    CUgraphNodeType type;
    size_t field; // offset of its type in core_state
    read_node *read;
    const char *function; // the driver function that reads
    finish_node *finish;
} node_kind;

#define KIND(type, field, read, function, finish) \
    {CU_GRAPH_NODE_TYPE_##type, offsetof(core_state, field##_node_type), read, function, finish}

static const node_kind kinds[] = {
    KIND(KERNEL, kernel, read_kernel, "cuGraphKernelNodeGetParams", finish_kernel),
    KIND(MEMCPY, memcpy, read_copy, "cuGraphMemcpyNodeGetParams", NULL),
    KIND(MEMSET, memset, read_fill, "cuGraphMemsetNodeGetParams", NULL),
    KIND(HOST, host_callback, read_call, "cuGraphHostNodeGetParams", finish_call),
    KIND(GRAPH, child_graph, read_child, "cuGraphChildGraphNodeGetGraph", finish_child),
    KIND(EMPTY, empty, NULL, NULL, NULL),
    KIND(WAIT_EVENT, event_wait, read_wait, "cuGraphEventWaitNodeGetEvent", finish_event),
    KIND(EVENT_RECORD, event_record, read_record, "cuGraphEventRecordNodeGetEvent", finish_event),
    KIND(MEM_ALLOC, alloc, read_allocation, "cuGraphMemAllocNodeGetParams", finish_allocation),
    KIND(MEM_FREE, free, read_free, "cuGraphMemFreeNodeGetParams", NULL),
    KIND(CONDITIONAL, conditional, read_condition, "cuGraphNodeGetParams", finish_condition),
};

static const node_kind *
find_kind(CUgraphNodeType type)
{
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (kinds[i].type == type)
            return &kinds[i];
    return NULL;
}

static PyTypeObject *
conditional_type(core_state *st, const told *t, int condition)
{
    switch (condition) {
    case CU_GRAPH_COND_TYPE_IF:
        return t->params.conditional.size == 2 ? st->if_else_node_type : st->if_node_type;
    case CU_GRAPH_COND_TYPE_WHILE:
        return st->while_node_type;
    case CU_GRAPH_COND_TYPE_SWITCH:
        return st->switch_node_type;
    default:
        return st->conditional_node_type;
    }
}

typedef struct asking {
    CUgraphNode node;
    const core_definition *in;
    uint64_t destroyed; // the root's count when the list of nodes was made
    bool gone;
    CUgraphNodeType type;
    const char *function;
    GraphNodeObject facts; // only the fields that the driver fills
    told told;
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
    const node_kind *kind = status == CUDA_SUCCESS ? find_kind(a->type) : NULL;
    if (kind != NULL && kind->read != NULL) {
        a->function = kind->function;
        status = kind->read(a->node, &a->facts, &a->told);
    }
    return status;
}

static PyTypeObject *
type_of(core_state *st, const asking *a)
{
    const node_kind *kind = find_kind(a->type);
    if (kind == NULL)
        return st->graph_node_type;
    if (a->type == CU_GRAPH_NODE_TYPE_CONDITIONAL)
        return conditional_type(st, &a->told, a->facts.condition);
    return *(PyTypeObject **)((char *)st + kind->field);
}

static PyObject *
object_of(core_definition *in, core_node *node, const asking *a)
{
    const size_t facts = offsetof(GraphNodeObject, kernel);
    const node_kind *kind = find_kind(a->type);
    GraphNodeObject *self = new_object(in, node, type_of(in->st, a));
    if (self == NULL)
        return NULL;
    PyObject *made = (PyObject *)self;
    memcpy((char *)self + facts, (const char *)&a->facts + facts, sizeof *self - facts);
    self->about = Py_XNewRef(node->about);
    if (kind != NULL && kind->finish != NULL &&
        (node->about == NULL || a->type == CU_GRAPH_NODE_TYPE_CONDITIONAL) &&
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
