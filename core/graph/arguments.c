// Implements the type GraphArguments, which Graph.arguments() makes: it sets the arguments of many
// kernel nodes of an executable graph in one call.
//
// A node is left alone if its values are those that the last call has set. Each change of a node in
// an executable graph is counted in the node's record, and each update of a whole Graph in the
// Graph, so a change by anyone else is noticed.
#include "graph/arguments.h"

#include "base/doc.h"
#include "base/errors.h"
#include "base/home.h"
#include "device/context.h"
#include "graph/exec_held.h"
#include "graph/internal.h"
#include "launch/exec_kernel.h"

#include "cubind/sequence.h"
#include "cubind/signature.h"

#include <stddef.h>

typedef struct target {
    core_exec_kernel kernel;
    core_node *node;      // of the object in `nodes`
    unsigned int changes; // of the node, after this object's last change
} target;

typedef struct GraphArgumentsObject {
    PyObject_HEAD core_state *st;
    GraphObject *graph;
    core_ref *exec;  // the executable graph that the Graph had
    PyObject *nodes; // tuple of KernelNodes
    target *targets; // one for each node
    Py_ssize_t count;
    unsigned int updates; // of the Graph, at this object's last change
    bool is_busy;         // a call sets arguments
    PyObject *weakrefs;
} GraphArgumentsObject;

// --- making --------------------------------------------------------------------------------------

// Queries the launch of a node. `*handle` is the kernel that it launches.
static CUresult
query(const GraphNodeObject *node, CUDA_KERNEL_NODE_PARAMS *out)
{
    if (node->node->handle == NULL || !core_definition_is_there(node->in))
        return CUDA_ERROR_INVALID_HANDLE;
    return core_driver->cuGraphKernelNodeGetParams(node->node->handle, out);
}

// Returns the Kernel of a node. Its own object may be out of date, if the program changed the node
// by a function of the driver. New reference.
static KernelObject *
kernel_of(const GraphNodeObject *node, const CUDA_KERNEL_NODE_PARAMS *p)
{
    CUkernel handle = p->kern != NULL ? p->kern : (CUkernel)p->func;
    KernelObject *known = (KernelObject *)node->about;
    if (known != NULL && (known->handle == handle || p->kern == NULL))
        return (KernelObject *)Py_NewRef(known);
    return core_kernel_borrow(node->st, handle, NULL, NULL);
}

static int
make_target(GraphArgumentsObject *self, GraphNodeObject *node, target *out)
{
    CUDA_KERNEL_NODE_PARAMS params = {0};
    CUresult status = CORE_GRAPH_CALL(node->in, query(node, &params));
    if (core_place_check((PyObject *)node) < 0 ||
        core_check(self->st, status, "cuGraphKernelNodeGetParams") < 0)
        return -1;
    KernelObject *kernel = kernel_of(node, &params);
    int result = kernel != NULL ? core_exec_kernel_make(&out->kernel, kernel, &params) : -1;
    Py_XDECREF(kernel);
    out->node = node->node;
    return result;
}

static int
check_node(const GraphArgumentsObject *self, PyObject *seen, PyObject *o)
{
    if (core_expect_type(o, self->st->kernel_node_type, "node") < 0 || core_place_check(o) < 0)
        return -1;
    const GraphPlaceObject *first = (GraphPlaceObject *)PyTuple_GET_ITEM(self->nodes, 0);
    if (first->in->root != ((GraphPlaceObject *)o)->in->root) {
        PyErr_SetString(PyExc_ValueError,
                        "the nodes of arguments() must belong to the same GraphDefinition");
        return -1;
    }
    Py_ssize_t before = PySet_GET_SIZE(seen);
    if (PySet_Add(seen, o) < 0)
        return -1;
    if (PySet_GET_SIZE(seen) > before)
        return 0;
    PyErr_SetString(PyExc_ValueError, "arguments() got the same node twice");
    return -1;
}

static int
make_targets(GraphArgumentsObject *self)
{
    Py_ssize_t count = PyTuple_GET_SIZE(self->nodes);
    PyObject *seen = PySet_New(NULL);
    self->targets = PyMem_Calloc((size_t)count, sizeof(target));
    int result = seen != NULL && self->targets != NULL ? 0 : -1;
    if (self->targets == NULL)
        PyErr_NoMemory();
    for (; result == 0 && self->count < count; self->count++) {
        PyObject *node = PyTuple_GET_ITEM(self->nodes, self->count);
        result = check_node(self, seen, node);
        if (result == 0 &&
            make_target(self, (GraphNodeObject *)node, &self->targets[self->count]) < 0) {
            core_exec_kernel_done(&self->targets[self->count].kernel);
            result = -1;
        }
        if (result < 0)
            break;
    }
    Py_XDECREF(seen);
    return result;
}

// Finds the cells of all nodes in the executable graph, once no Python code can run any more.
static int
find_cells(GraphArgumentsObject *self)
{
    if (core_graph_check(self->graph) < 0)
        return -1;
    self->exec = core_ref_take(self->graph->ref);
    core_exec_held *held = core_exec_held_of(self->graph);
    for (Py_ssize_t i = 0; held != NULL && i < self->count; i++) {
        target *t = &self->targets[i];
        core_exec_cell *cell = core_exec_cell_of(held, t->node->key, t->kernel.count);
        if (cell == NULL)
            return -1;
        t->kernel.present = cell->items;
    }
    return held != NULL ? 0 : -1;
}

static PyObject *set_values(GraphArgumentsObject *self, PyObject *values);

PyObject *
core_graph_arguments(GraphObject *graph, PyObject *nodes, PyObject *values)
{
    core_state *st = graph->st;
    if (core_graph_check(graph) < 0)
        return NULL;
    PyObject *items = cb_items_of(nodes);
    GraphArgumentsObject *self = NULL;
    if (items != NULL)
        self =
            (GraphArgumentsObject *)st->graph_arguments_type->tp_alloc(st->graph_arguments_type, 0);
    if (self == NULL) {
        Py_XDECREF(items);
        return NULL;
    }
    self->st = st;
    self->graph = (GraphObject *)Py_NewRef((PyObject *)graph);
    self->nodes = items;
    PyObject *done = NULL;
    if (make_targets(self) == 0 && find_cells(self) == 0)
        done = values == NULL || values == Py_None ? Py_NewRef(Py_None) : set_values(self, values);
    if (done == NULL)
        Py_CLEAR(self);
    Py_XDECREF(done);
    return (PyObject *)self;
}

// --- setting -------------------------------------------------------------------------------------

// Adds a note to the pending exception that says which node's arguments are wrong. Returns -1.
static CB_NOINLINE int
note_node(Py_ssize_t i)
{
    core_pending pending = core_pending_take();
    core_pending_restore(pending, PyUnicode_FromFormat("in the arguments of node %zd", i));
    return -1;
}

static CB_NOINLINE int
pack_sequence(core_exec_kernel *k, PyObject *args)
{
    if (!PySequence_Check(args)) {
        PyErr_Format(PyExc_TypeError,
                     "the arguments of a node must be a sequence or None, not %.200s",
                     Py_TYPE(args)->tp_name);
        return -1;
    }
    PyObject *items = cb_items_of(args);
    int result = items != NULL ? core_exec_kernel_pack(k, &PyTuple_GET_ITEM(items, 0),
                                                       PyTuple_GET_SIZE(items))
                               : -1;
    Py_XDECREF(items);
    return result;
}

static int
pack_all(GraphArgumentsObject *self, PyObject *values)
{
    for (Py_ssize_t i = 0; i < self->count; i++) {
        core_exec_kernel *k = &self->targets[i].kernel;
        PyObject *args = PyTuple_GET_ITEM(values, i);
        int result = 0;
        if (CB_LIKELY(PyTuple_CheckExact(args)))
            result = core_exec_kernel_pack(k, &PyTuple_GET_ITEM(args, 0), PyTuple_GET_SIZE(args));
        else if (args != Py_None)
            result = pack_sequence(k, args);
        if (CB_UNLIKELY(result < 0))
            return note_node(i);
    }
    return 0;
}

// Sets the arguments of the nodes from `*done` on that have new ones.
static CUresult
apply_all(GraphArgumentsObject *self, bool are_stale, Py_ssize_t *done)
{
    CUgraphExec exec = self->exec->handle;
    for (; *done < self->count; ++*done) {
        target *t = &self->targets[*done];
        CUgraphNode handle = t->node->handle;
        if (!t->kernel.is_packed ||
            (!t->kernel.differs && !are_stale && t->changes == t->node->exec_changes))
            continue;
        const GraphNodeObject *node = (GraphNodeObject *)PyTuple_GET_ITEM(self->nodes, *done);
        if (handle == NULL || !core_definition_is_there(node->in))
            return CUDA_ERROR_INVALID_HANDLE;
        t->changes = ++t->node->exec_changes;
        CUresult status = core_exec_kernel_apply(&t->kernel, exec, handle);
        if (status != CUDA_SUCCESS)
            return status;
    }
    return CUDA_SUCCESS;
}

// A thread without a current context enters that of the first node.
static CUresult
apply_in_context(GraphArgumentsObject *self, bool are_stale, Py_ssize_t *done)
{
    core_swap swap;
    CUresult status = core_enter_if_none(self->targets[0].kernel.params.ctx, &swap);
    if (status == CUDA_SUCCESS)
        status = CORE_REF_LOCKED(self->exec, apply_all(self, are_stale, done));
    (void)core_leave_context(&swap);
    return status;
}

static int
raise_failure(GraphArgumentsObject *self, CUresult status, Py_ssize_t failed)
{
    PyObject *node = PyTuple_GET_ITEM(self->nodes, failed);
    if (core_place_check(node) == 0)
        core_raise(self->st, status, "cuGraphExecKernelNodeSetParams");
    core_pending pending = core_pending_take();
    core_pending_restore(
        pending, PyUnicode_FromFormat("set(): node %zd of %zd failed; the nodes before it have "
                                      "their new arguments",
                                      failed, self->count));
    return -1;
}

// Calls the driver, and stores the result. If a node fails, the objects that were replaced are kept
// as long as the executable graph.
static int
apply(GraphArgumentsObject *self, core_uses *replaced)
{
    core_exec_held *held = self->graph->held;
    unsigned int updates = self->graph->updates;
    Py_ssize_t done = 0;
    bool are_stale = self->updates != updates;
    const GraphPlaceObject *first = (GraphPlaceObject *)PyTuple_GET_ITEM(self->nodes, 0);
    CUresult status =
        CORE_GRAPH_CALL_AT_ONCE(first->in, NULL, apply_in_context(self, are_stale, &done));
    for (Py_ssize_t i = 0; i < self->count; i++) {
        core_exec_kernel *k = &self->targets[i].kernel;
        bool is_set = k->is_packed && i < done;
        if (i > done)
            core_exec_kernel_forgo(k);
        else if (k->is_packed)
            core_exec_kernel_commit(k, replaced, is_set);
        if (are_stale && !is_set)
            k->is_known = false;
    }
    self->updates = updates;
    core_exec_held_put(held, replaced, status == CUDA_SUCCESS);
    self->graph->has_replaced |= self->graph->held == held && held->replaced != NULL;
    return CB_LIKELY(status == CUDA_SUCCESS) ? 0 : raise_failure(self, status, done);
}

static int
check(const GraphArgumentsObject *self)
{
    if (core_graph_check(self->graph) < 0)
        return -1;
    if (CB_LIKELY(self->graph->ref == self->exec))
        return 0;
    PyErr_SetString(PyExc_RuntimeError,
                    "the Graph has been instantiated anew since arguments() was called: call it "
                    "again, with nodes of the new graph");
    return -1;
}

// Returns an empty list with room for what all new arguments may replace.
static core_uses *
room(const GraphArgumentsObject *self)
{
    size_t count = 0;
    for (Py_ssize_t i = 0; i < self->count; i++) {
        const core_exec_kernel *k = &self->targets[i].kernel;
        count += k->is_packed ? (size_t)k->count : 0;
    }
    return core_uses_room(count);
}

static int
set_busy(GraphArgumentsObject *self, PyObject *values)
{
    if (PyTuple_GET_SIZE(values) != self->count) {
        PyErr_Format(PyExc_ValueError, "set() takes the arguments of %zd node%s, got %zd",
                     self->count, self->count == 1 ? "" : "s", PyTuple_GET_SIZE(values));
        return -1;
    }
    core_uses *replaced = NULL;
    if (pack_all(self, values) == 0 && check(self) == 0)
        replaced = room(self);
    if (replaced != NULL)
        return self->count > 0 ? apply(self, replaced) : (PyMem_RawFree(replaced), 0);
    for (Py_ssize_t i = 0; i < self->count; i++)
        core_exec_kernel_forgo(&self->targets[i].kernel);
    return -1;
}

// Arguments may run Python code, and the driver's calls release the GIL. So a flag shows to others
// that the packed values are in use.
static PyObject *
set_values(GraphArgumentsObject *self, PyObject *values)
{
    if (check(self) < 0)
        return NULL;
    PyObject *items = cb_items_of(values);
    if (items == NULL)
        return NULL;
    int result = -1;
    if (self->is_busy) {
        PyErr_SetString(PyExc_RuntimeError, "another call of set() is in progress");
    } else {
        self->is_busy = true;
        core_ref *exec = core_ref_take(self->exec);
        result = set_busy(self, items);
        core_ref_drop(exec);
        self->is_busy = false;
    }
    Py_DECREF(items);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}

static PyObject *
GraphArguments_set(PyObject *o, PyObject *values)
{
    return set_values((GraphArgumentsObject *)o, values);
}

// --- type ----------------------------------------------------------------------------------------

static PyObject *
GraphArguments_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args),
                   PyObject *Py_UNUSED(kwargs))
{
    return core_refuse_new("GraphArguments", "Please use Graph APIs (arguments).");
}

static int
GraphArguments_traverse(PyObject *o, visitproc visit, void *arg)
{
    GraphArgumentsObject *self = (GraphArgumentsObject *)o;
    Py_VISIT(Py_TYPE(o));
    Py_VISIT(self->graph);
    Py_VISIT(self->nodes);
    for (Py_ssize_t i = 0; i < self->count; i++)
        Py_VISIT(self->targets[i].kernel.kernel);
    return 0;
}

// The type has no tp_clear, because its objects are immutable. The garbage collector can break a
// reference cycle at another object.
static void
GraphArguments_dealloc(PyObject *o)
{
    GraphArgumentsObject *self = (GraphArgumentsObject *)o;
    PyObject_GC_UnTrack(o);
    if (self->weakrefs != NULL)
        PyObject_ClearWeakRefs(o);
    for (Py_ssize_t i = 0; i < self->count; i++)
        core_exec_kernel_done(&self->targets[i].kernel);
    PyMem_Free(self->targets);
    Py_CLEAR(self->nodes);
    core_ref_drop(self->exec);
    Py_CLEAR(self->graph);
    core_object_free(o);
}

static Py_ssize_t
GraphArguments_length(PyObject *o)
{
    return ((GraphArgumentsObject *)o)->count;
}

static PyObject *
GraphArguments_repr(PyObject *o)
{
    const GraphArgumentsObject *self = (GraphArgumentsObject *)o;
    return PyUnicode_FromFormat("<GraphArguments of %zd node%s>", self->count,
                                self->count == 1 ? "" : "s");
}

static PyMethodDef GraphArguments_methods[] = {
    {"set", GraphArguments_set, METH_O, CORE_DOC(GraphArguments, set)},
    {NULL, NULL, 0, NULL},
};

static PyMemberDef GraphArguments_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(GraphArgumentsObject, weakrefs), READONLY, NULL},
    {"graph", T_OBJECT, offsetof(GraphArgumentsObject, graph), READONLY,
     CORE_DOC(GraphArguments, graph)},
    {"nodes", T_OBJECT, offsetof(GraphArgumentsObject, nodes), READONLY,
     CORE_DOC(GraphArguments, nodes)},
    {NULL, 0, 0, 0, NULL},
};

static PyType_Slot GraphArguments_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(GraphArguments)},
    {Py_tp_new, GraphArguments_new},
    {Py_tp_dealloc, GraphArguments_dealloc},
    {Py_tp_traverse, GraphArguments_traverse},
    {Py_tp_repr, GraphArguments_repr},
    {Py_sq_length, GraphArguments_length},
    {Py_tp_methods, GraphArguments_methods},
    {Py_tp_members, GraphArguments_members},
    {0, NULL},
};

PyType_Spec core_graph_arguments_spec = {
    .name = "cubind.core.graph.GraphArguments",
    .basicsize = sizeof(GraphArgumentsObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = GraphArguments_slots,
};
