// Implements ChildGraphNode: a node that contains a copy of another graph.
#include "base/doc.h"
#include "base/errors.h"
#include "graph/exec_node.h"
#include "graph/internal.h"
#include "graph/kind.h"
#include "graph/node_object.h"

#include "cubind/signature.h"

// --- arguments -----------------------------------------------------------------------------------

// Checks that a graph is not put into itself, or into a graph inside it.
static int
check_apart(const core_definition *child, const core_definition *in)
{
    if (child->root != in->root)
        return 0;
    PyErr_SetString(PyExc_ValueError, "child must not belong to the graph that it is added to");
    return -1;
}

// Binds the argument of a call that does not pass it by position. Borrowed.
static CB_NOINLINE PyObject *
bind_child(const char *method, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"child", NULL};
    const cb_signature call = {method, params, .positional = 1, .required = 1};
    PyObject *child;
    return cb_bind_vector(&call, args, nargs, kwnames, &child) == 0 ? child : NULL;
}

// Returns the argument of embed() and update(): a valid GraphDefinition outside the tree of `in`.
// Borrowed; NULL with an exception.
static PyObject *
take_child(const core_definition *in, const char *method, PyObject *const *args, Py_ssize_t nargs,
           PyObject *kwnames)
{
    PyTypeObject *type = in->st->graph_definition_type;
    PyObject *child = CB_LIKELY(nargs == 1 && kwnames == NULL)
                          ? args[0]
                          : bind_child(method, args, nargs, kwnames);
    bool is_fine =
        child != NULL &&
        (CB_LIKELY(Py_IS_TYPE(child, type)) || core_expect_type(child, type, "child") == 0) &&
        core_place_check(child) == 0 && check_apart(((GraphPlaceObject *)child)->in, in) == 0;
    return is_fine ? child : NULL;
}

// Makes the block that a graph keeps together with a copy of the child. Sets `*out` to NULL if
// CUDA's own bookkeeping suffices. Returns 0, or -1 with an exception, for example if the child was
// destroyed meanwhile.
static int
take_kept(core_definition *child, core_kept **out)
{
    *out = NULL;
    PyObject *around = core_definition_around(child);
    if (around == NULL)
        return -1;
    bool is_needed = around != Py_None;
    if (is_needed)
        *out = core_kept_new(child->st, around, sizeof **out);
    Py_DECREF(around);
    if (is_needed && *out == NULL)
        return -1;
    if (child->graph != NULL)
        return 0;
    if (*out != NULL)
        core_kept_free(*out);
    PyErr_SetString(PyExc_RuntimeError, "GraphDefinition is no longer valid");
    return -1;
}

// --- embed() -------------------------------------------------------------------------------------

typedef struct child_adding {
    core_adding base;
    CUgraph inside;
} child_adding;

static CUresult
add_child(core_adding *a, CUgraph graph, const CUgraphNode *after, size_t count)
{
    child_adding *c = (child_adding *)a;
    const core_definition *child = a->beside;
    a->function = "cuGraphAddChildGraphNode";
    if (!core_definition_is_there(child))
        return CUDA_ERROR_INVALID_HANDLE;
    CUresult status =
        core_driver->cuGraphAddChildGraphNode(&a->made, graph, after, count, child->graph->handle);
    if (status != CUDA_SUCCESS)
        return status;
    a->function = "cuGraphChildGraphNodeGetGraph";
    status = core_driver->cuGraphChildGraphNodeGetGraph(a->made, &c->inside);
    if (status != CUDA_SUCCESS)
        core_driver->cuGraphDestroyNode(a->made);
    return status;
}

static int
finish_child(GraphNodeObject *self, core_adding *a)
{
    return core_node_set_inside(self, &((child_adding *)a)->inside, 1);
}

static PyObject *
add_node(PyObject *place, core_definition *child)
{
    GraphPlaceObject *at = (GraphPlaceObject *)place;
    child_adding a = {.base = {.add = add_child, .finish = finish_child, .beside = child}};
    GraphNodeObject *self = core_node_new(at->in, at->st->child_graph_node_type);
    if (self == NULL || take_kept(child, &a.base.keep) < 0) {
        Py_XDECREF(self);
        return NULL;
    }
    if (core_node_add(place, NULL, 0, self, &a.base) < 0)
        Py_CLEAR(self);
    return (PyObject *)self;
}

PyObject *
core_place_embed(PyObject *place, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    if (core_place_check(place) < 0)
        return NULL;
    PyObject *given = take_child(((GraphPlaceObject *)place)->in, "embed", args, nargs, kwnames);
    if (given == NULL)
        return NULL;
    core_definition *child = core_definition_take(((GraphPlaceObject *)given)->in);
    PyObject *self = add_node(place, child);
    core_definition_drop(child);
    return self;
}

// --- update() ------------------------------------------------------------------------------------

typedef struct child_outcome {
    CUgraph inside; // the graph inside now
    // The number of this replacement; 0: the graph inside is the same.
    unsigned int number;
} child_outcome;

typedef struct child_change {
    const core_definition *child;
    core_node *node;
    core_definition *before; // the graph that was inside, as far as the object knows
    CUgraph handle;          // its handle; NULL if it no longer exists
    child_outcome *out;
} child_change;

static CUresult
change_child(const void *data, CUgraphNode node, const char **function)
{
    const child_change *c = data;
    CUgraphNodeParams params = {.type = CU_GRAPH_NODE_TYPE_GRAPH};
    if (!core_definition_is_there(c->child))
        return CUDA_ERROR_INVALID_HANDLE;
    params.graph.graph = c->child->graph->handle;
    CUresult status = core_driver->cuGraphNodeSetParams(node, &params);
    if (status != CUDA_SUCCESS)
        return status;
    *function = "cuGraphChildGraphNodeGetGraph";
    status = core_driver->cuGraphChildGraphNodeGetGraph(node, &c->out->inside);
    if (status == CUDA_SUCCESS && (c->out->inside != c->handle || c->before->replaced)) {
        c->before->replaced = true;
        c->out->number = ++c->node->replacements;
    }
    return status;
}

// Replaces the graph inside the node. CUDA may put a new CUgraph in place of the old one. If
// several threads change the node at once, the last change decides which graph is inside.
static int
replace(GraphNodeObject *self, core_definition *child, core_definition *before)
{
    child_outcome out = {NULL, 0};
    const child_change change = {
        .child = child,
        .node = self->node,
        .before = before,
        .handle = before->graph != NULL ? before->graph->handle : NULL,
        .out = &out,
    };
    core_kept *keep;
    if (take_kept(child, &keep) < 0)
        return -1;
    if (core_node_change_reading(self, child, change_child, &change, "cuGraphNodeSetParams", keep) <
        0)
        return -1;
    if (out.number == 0 || out.number != self->node->replacements)
        return 0;
    core_definition_cut(self->in, self->node);
    return out.number == self->node->replacements ? core_node_set_inside(self, &out.inside, 1) : 0;
}

static PyObject *
ChildGraphNode_update(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    GraphNodeObject *self = (GraphNodeObject *)o;
    if (core_place_check(o) < 0)
        return NULL;
    PyObject *given = take_child(self->in, "update", args, nargs, kwnames);
    if (given == NULL)
        return NULL;
    const GraphPlaceObject *inside = (GraphPlaceObject *)PyTuple_GET_ITEM(self->inside, 0);
    core_definition *child = core_definition_take(((GraphPlaceObject *)given)->in);
    core_definition *before = core_definition_take(inside->in);
    int result = replace(self, child, before);
    core_definition_drop(before);
    core_definition_drop(child);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}

// --- type ----------------------------------------------------------------------------------------

static PyObject *
get_child_graph(PyObject *o, void *Py_UNUSED(closure))
{
    return core_node_inside(o, 0);
}

static PyObject *
ChildGraphNode_repr(PyObject *o)
{
    char text[96];
    const PyObject *inside = ((GraphNodeObject *)o)->inside;
    const core_ref *child = NULL;
    if (inside != NULL)
        child = ((GraphPlaceObject *)PyTuple_GET_ITEM(inside, 0))->in->graph;
    PyOS_snprintf(text, sizeof text, "<ChildGraphNode handle=0x%zx child=0x%zx>",
                  (size_t)core_graph_node_handle(o), child != NULL ? (size_t)child->handle : 0);
    return PyUnicode_FromString(text);
}

static PyMethodDef ChildGraphNode_methods[] = {
    {"update", CORE_KEYWORDS(ChildGraphNode_update), CORE_DOC(ChildGraphNode, update)},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef ChildGraphNode_getset[] = {
    {"child_graph", get_child_graph, NULL, CORE_DOC(ChildGraphNode, child_graph), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

CORE_NODE_TYPE(child_graph_node, ChildGraphNode, ChildGraphNode_repr, ChildGraphNode_methods,
               ChildGraphNode_getset, 0);

// --- kind ----------------------------------------------------------------------------------------

static CUresult
read_child(CUgraphNode node, GraphNodeObject *Py_UNUSED(to), core_told *told)
{
    return core_driver->cuGraphChildGraphNodeGetGraph(node, (CUgraph *)&told->handle);
}

static int
complete_child(GraphNodeObject *self, const core_told *t)
{
    return core_node_set_inside(self, (const CUgraph *)&t->handle, 1);
}

static CUresult
apply_child(CUgraphExec exec, CUgraphNode node, const core_exec_change *c)
{
    if (!core_definition_is_there(c->beside))
        return CUDA_ERROR_INVALID_HANDLE;
    return core_driver->cuGraphExecChildGraphNodeSetParams(exec, node, c->beside->graph->handle);
}

// Keeps a GraphDefinition. The object is its own key, because GraphDefinitions of the same graph
// are equal. An instance of a subclass is replaced by a plain GraphDefinition, because the subclass
// may define __eq__ and other methods.
static int
keep_definition(core_state *st, PyObject *kept, PyObject *definition)
{
    PyTypeObject *type = st->graph_definition_type;
    PyObject *plain = CB_LIKELY(Py_IS_TYPE(definition, type))
                          ? Py_NewRef(definition)
                          : core_definition_object(type, ((GraphPlaceObject *)definition)->in);
    int result = plain != NULL ? 0 : -1;
    if (plain != NULL && PyDict_GetItemWithError(kept, plain) == NULL)
        result = PyErr_Occurred() ? -1 : PyDict_SetItem(kept, plain, Py_None);
    Py_XDECREF(plain);
    return result;
}

// Keeps the child, because the objects that its nodes need live as long as the child.
static int
exec_take(core_state *st, PyObject *kept, PyObject *const *args, Py_ssize_t nargs,
          PyObject *kwnames, core_exec_change *c)
{
    PyObject *child = take_child(c->node->in, "update", args, nargs, kwnames);
    if (child == NULL || keep_definition(st, kept, child) < 0)
        return -1;
    c->beside = ((GraphPlaceObject *)child)->in;
    return 0;
}

const core_node_kind core_child_graph_kind = {
    .type = CU_GRAPH_NODE_TYPE_GRAPH,
    .node_type = CORE_TYPE_OFFSET(child_graph_node),
    .read = read_child,
    .read_function = "cuGraphChildGraphNodeGetGraph",
    .finish = complete_child,
    .exec_type = CORE_TYPE_OFFSET(exec_child_graph_node),
    .take = exec_take,
    .apply = apply_child,
    .apply_function = "cuGraphExecChildGraphNodeSetParams",
};

CORE_EXEC_TYPE(exec_child_graph_node, ExecutableChildGraphNode);
