// Implements conditional nodes: IfNode, IfElseNode, WhileNode, SwitchNode, and their base
// ConditionalNode.
#include "base/doc.h"
#include "base/errors.h"
#include "device/context.h"
#include "graph/condition.h"
#include "graph/internal.h"
#include "graph/kind.h"
#include "graph/node_object.h"

#include "cubind/signature.h"

// --- adding --------------------------------------------------------------------------------------

typedef struct condition_adding {
    core_adding base;
    CUgraphNodeParams params;
} condition_adding;

static CUresult
add_condition(core_adding *a, CUgraph graph, const CUgraphNode *after, size_t count)
{
    a->function = "cuGraphAddNode";
    return core_driver->cuGraphAddNode(&a->made, graph, after, NULL, count,
                                       &((condition_adding *)a)->params);
}

// Reads the handles of the graphs inside the node from the driver's array, which lives as long as
// the node.
static int
finish_condition(GraphNodeObject *self, core_adding *a)
{
    const CUDA_CONDITIONAL_NODE_PARAMS *p = &((condition_adding *)a)->params.conditional;
    return core_node_set_inside(self, p->phGraph_out, p->size);
}

static PyObject *
add_node(PyObject *place, PyTypeObject *type, PyObject *condition, CUgraphConditionalNodeType kind,
         unsigned int size)
{
    GraphPlaceObject *at = (GraphPlaceObject *)place;
    condition_adding a = {.base = {.add = add_condition, .finish = finish_condition},
                          .params = {.type = CU_GRAPH_NODE_TYPE_CONDITIONAL}};
    CUDA_CONDITIONAL_NODE_PARAMS *p = &a.params.conditional;
    p->handle = ((GraphConditionObject *)condition)->handle;
    p->type = kind;
    p->size = size;
    GraphNodeObject *self = NULL;
    if (core_current_context(at->st, &p->ctx) == 0)
        self = core_node_new(at->in, type);
    if (self == NULL)
        return NULL;
    self->condition = (int)kind;
    self->about = Py_NewRef(condition);
    if (core_node_add(place, NULL, 0, self, &a.base) < 0)
        Py_CLEAR(self);
    return (PyObject *)self;
}

static int
check_condition(PyObject *place, PyObject *condition)
{
    core_state *st = ((GraphPlaceObject *)place)->st;
    if (core_place_check(place) < 0)
        return -1;
    return core_expect_type(condition, st->graph_condition_type, "condition");
}

static PyObject *
add_one(PyObject *place, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames,
        const char *method, PyTypeObject *type, CUgraphConditionalNodeType kind, unsigned int size)
{
    static const char *const params[] = {"condition", NULL};
    const cb_signature call = {method, params, .positional = 1, .required = 1};
    PyObject *condition;
    if (cb_bind_vector(&call, args, nargs, kwnames, &condition) < 0 ||
        check_condition(place, condition) < 0)
        return NULL;
    return add_node(place, type, condition, kind, size);
}

#define STATE(place) (((GraphPlaceObject *)(place))->st)

PyObject *
core_place_if_then(PyObject *place, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    return add_one(place, args, nargs, kwnames, "if_then", STATE(place)->if_node_type,
                   CU_GRAPH_COND_TYPE_IF, 1);
}

PyObject *
core_place_if_else(PyObject *place, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    return add_one(place, args, nargs, kwnames, "if_else", STATE(place)->if_else_node_type,
                   CU_GRAPH_COND_TYPE_IF, 2);
}

PyObject *
core_place_while_loop(PyObject *place, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    return add_one(place, args, nargs, kwnames, "while_loop", STATE(place)->while_node_type,
                   CU_GRAPH_COND_TYPE_WHILE, 1);
}

static int
take_count(PyObject *o, unsigned int *out)
{
    PyObject *number = PyNumber_Index(o);
    unsigned long value = number != NULL ? PyLong_AsUnsignedLong(number) : 0;
    Py_XDECREF(number);
    if (PyErr_Occurred())
        return -1;
    if (value > UINT_MAX) {
        PyErr_SetString(PyExc_OverflowError, "count does not fit in an unsigned int");
        return -1;
    }
    *out = (unsigned int)value;
    return 0;
}

PyObject *
core_place_switch(PyObject *place, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"condition", "count", NULL};
    static const cb_signature call = {"switch", params, .positional = 2, .required = 3};
    CB_SLOTS(PyObject * condition, *count) given;
    unsigned int count;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0 ||
        check_condition(place, given.condition) < 0 || take_count(given.count, &count) < 0)
        return NULL;
    return add_node(place, STATE(place)->switch_node_type, given.condition,
                    CU_GRAPH_COND_TYPE_SWITCH, count);
}

// --- types ---------------------------------------------------------------------------------------

static PyObject *
get_condition(PyObject *o, void *Py_UNUSED(closure))
{
    return core_node_about(o);
}

static PyObject *
get_cond_type(PyObject *o, void *Py_UNUSED(closure))
{
    core_state *st = ((GraphNodeObject *)o)->st;
    switch (((GraphNodeObject *)o)->condition) {
    case CU_GRAPH_COND_TYPE_IF:
        return core_typing_member(st, "GraphConditionalType", "if");
    case CU_GRAPH_COND_TYPE_WHILE:
        return core_typing_member(st, "GraphConditionalType", "while");
    case CU_GRAPH_COND_TYPE_SWITCH:
        return core_typing_member(st, "GraphConditionalType", "switch");
    default:
        Py_RETURN_NONE;
    }
}

static PyObject *
get_branches(PyObject *o, void *Py_UNUSED(closure))
{
    PyObject *inside = ((GraphNodeObject *)o)->inside;
    return inside != NULL ? Py_NewRef(inside) : PyTuple_New(0);
}

static PyObject *
get_branch(PyObject *o, void *which)
{
    return core_node_inside(o, (Py_ssize_t)(uintptr_t)which);
}

static PyObject *
Conditional_repr(PyObject *o)
{
    char text[112];
    const GraphNodeObject *self = (GraphNodeObject *)o;
    int end = PyOS_snprintf(text, sizeof text, "<%s handle=0x%zx", core_class_name(o),
                            (size_t)core_graph_node_handle(o));
    if (self->about != NULL) // not every driver reports it
        end += PyOS_snprintf(text + end, sizeof text - (size_t)end, " condition=0x%llx",
                             (unsigned long long)((GraphConditionObject *)self->about)->handle);
    PyOS_snprintf(text + end, sizeof text - (size_t)end, ">");
    return PyUnicode_FromString(text);
}

static PyMethodDef no_methods[] = {{NULL, NULL, 0, NULL}};

static PyGetSetDef Conditional_getset[] = {
    {"condition", get_condition, NULL, CORE_DOC(ConditionalNode, condition), NULL},
    {"cond_type", get_cond_type, NULL, CORE_DOC(ConditionalNode, cond_type), NULL},
    {"branches", get_branches, NULL, CORE_DOC(ConditionalNode, branches), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

#define BRANCH(type, name, which) \
    {#name, get_branch, NULL, CORE_DOC(type, name), (void *)(uintptr_t)(which)}

static PyGetSetDef IfNode_getset[] = {
    BRANCH(IfNode, then, 0),
    {NULL, NULL, NULL, NULL, NULL},
};

static PyGetSetDef IfElseNode_getset[] = {
    BRANCH(IfElseNode, then, 0),
    BRANCH(IfElseNode, else_, 1),
    {NULL, NULL, NULL, NULL, NULL},
};

static PyGetSetDef WhileNode_getset[] = {
    BRANCH(WhileNode, body, 0),
    {NULL, NULL, NULL, NULL, NULL},
};

static PyGetSetDef no_properties[] = {{NULL, NULL, NULL, NULL, NULL}};

CORE_NODE_TYPE(conditional_node, ConditionalNode, Conditional_repr, no_methods, Conditional_getset,
               Py_TPFLAGS_BASETYPE);
CORE_NODE_TYPE(if_node, IfNode, Conditional_repr, no_methods, IfNode_getset, 0);
CORE_NODE_TYPE(if_else_node, IfElseNode, Conditional_repr, no_methods, IfElseNode_getset, 0);
CORE_NODE_TYPE(while_node, WhileNode, Conditional_repr, no_methods, WhileNode_getset, 0);
CORE_NODE_TYPE(switch_node, SwitchNode, Conditional_repr, no_methods, no_properties, 0);

// --- kind ----------------------------------------------------------------------------------------

// Reads the parameters of a conditional node. Drivers before CUDA 13.2 do not report them; the kind
// of condition then stays unknown.
static CUresult
read_condition(CUgraphNode node, GraphNodeObject *to, core_told *told)
{
    CUgraphNodeParams *p = &told->params;
    p->type = CU_GRAPH_NODE_TYPE_CONDITIONAL;
    CUresult status = core_driver->cuGraphNodeGetParams(node, p);
    to->condition = status == CUDA_SUCCESS ? (int)p->conditional.type : -1;
    return status == CUDA_ERROR_NOT_FOUND || status == CUDA_ERROR_NOT_SUPPORTED ? CUDA_SUCCESS
                                                                                : status;
}

static PyTypeObject *
choose(const core_state *st, const GraphNodeObject *facts, const core_told *told)
{
    switch (facts->condition) {
    case CU_GRAPH_COND_TYPE_IF:
        return told->params.conditional.size == 2 ? st->if_else_node_type : st->if_node_type;
    case CU_GRAPH_COND_TYPE_WHILE:
        return st->while_node_type;
    case CU_GRAPH_COND_TYPE_SWITCH:
        return st->switch_node_type;
    default:
        return st->conditional_node_type;
    }
}

static int
complete_condition(GraphNodeObject *self, const core_told *t)
{
    const CUDA_CONDITIONAL_NODE_PARAMS *p = &t->params.conditional;
    if (self->condition < 0)
        return core_node_set_inside(self, NULL, 0);
    if (core_node_set_own(self, core_graph_condition_of(self->st, p->handle)) < 0)
        return -1;
    return core_node_set_inside(self, p->phGraph_out, p->phGraph_out != NULL ? p->size : 0);
}

const core_node_kind core_conditional_kind = {
    .type = CU_GRAPH_NODE_TYPE_CONDITIONAL,
    .node_type = CORE_TYPE_OFFSET(conditional_node),
    .choose = choose,
    .read = read_condition,
    .read_function = "cuGraphNodeGetParams",
    .finish = complete_condition,
    .finishes_always = true,
};
