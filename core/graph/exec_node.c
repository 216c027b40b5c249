// Implements views of nodes in executable graphs, which change, enable or disable the node in that
// graph.
#include "graph/exec_node.h"

#include "base/doc.h"
#include "base/errors.h"
#include "graph/node_object.h"

#include "cubind/sequence.h"
#include "cubind/signature.h"

// --- life ----------------------------------------------------------------------------------------

// Raises the error for a node that has no view. Always returns NULL.
static CB_NOINLINE const core_node_kind *
refuse_node(core_state *st, PyObject *node)
{
    if (core_expect_type(node, st->graph_node_type, "node") < 0 || core_place_check(node) < 0)
        return NULL;
    PyErr_Format(PyExc_TypeError, "%s does not support executable updates", core_class_name(node));
    return NULL;
}

// Returns the kind of an existing node that can be changed. NULL with an exception.
static inline const core_node_kind *
check_node(core_state *st, PyObject *node)
{
    const core_node_kind *kind = core_kind_of_object(st, node);
    if (CB_UNLIKELY(kind == NULL))
        return refuse_node(st, node);
    return core_place_check(node) == 0 ? kind : NULL;
}

PyObject *
core_exec_node(GraphObject *graph, PyObject *node)
{
    core_state *st = graph->st;
    if (core_graph_check(graph) < 0)
        return NULL;
    const core_node_kind *kind = check_node(st, node);
    if (kind == NULL)
        return NULL;
    ExecNodeObject *self = PyObject_New(ExecNodeObject, core_type_at(st, kind->exec_type));
    if (self == NULL)
        return NULL;
    self->st = st;
    self->kind = kind;
    self->weakrefs = NULL;
    self->exec = core_ref_take(graph->ref);
    self->node = (GraphNodeObject *)Py_NewRef(node);
    return (PyObject *)self;
}

PyObject *
core_exec_node_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args),
                   PyObject *Py_UNUSED(kwargs))
{
    PyErr_SetString(PyExc_RuntimeError,
                    "directly constructing an executable graph node is not supported");
    return NULL;
}

void
core_exec_node_dealloc(PyObject *o)
{
    ExecNodeObject *self = (ExecNodeObject *)o;
    if (self->weakrefs != NULL)
        PyObject_ClearWeakRefs(o);
    core_ref_drop(self->exec);
    Py_DECREF((PyObject *)self->node);
    core_object_free(o);
}

PyObject *
core_exec_node_repr(PyObject *o)
{
    char text[128];
    const ExecNodeObject *self = (ExecNodeObject *)o;
    PyOS_snprintf(text, sizeof text, "<%s graph=0x%zx node=0x%zx>", core_class_name(o),
                  (size_t)self->exec->handle,
                  (size_t)core_graph_node_handle((PyObject *)self->node));
    return PyUnicode_FromString(text);
}

// --- update() ------------------------------------------------------------------------------------

static CUresult
apply_locked(const core_ref *exec, const core_exec_change *c)
{
    const CUgraphNode node = c->node->node->handle;
    if (node == NULL || !core_definition_is_there(c->node->in))
        return CUDA_ERROR_INVALID_HANDLE;
    c->node->node->exec_changes++;
    return CORE_REF_LOCKED(exec, c->kind->apply(exec->handle, node, c));
}

static int
apply(const core_ref *exec, const core_exec_change *c)
{
    CUresult status = CORE_GRAPH_CALL_AT_ONCE(c->node->in, c->beside, apply_locked(exec, c));
    if (CB_LIKELY(status == CUDA_SUCCESS))
        return 0;
    if (core_place_check((PyObject *)c->node) < 0)
        return -1;
    return core_raise(c->node->st, status, c->kind->apply_function);
}

PyObject *
core_exec_node_update(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    ExecNodeObject *self = (ExecNodeObject *)o;
    core_kernel_call call;
    core_exec_change change; // both are large, so only the parts in use are set
    if (core_check_process(o, self->exec->process) < 0 ||
        core_place_check((PyObject *)self->node) < 0)
        return NULL;
    core_exec_change_begin(&change, self->kind, self->node, &call);
    int result = self->kind->take(self->st, self->exec->owner, args, nargs, kwnames, &change);
    if (CB_LIKELY(result == 0))
        result = apply(self->exec, &change);
    core_exec_change_done(&change);
    return CB_LIKELY(result == 0) ? Py_NewRef(Py_None) : NULL;
}

// --- update_nodes() ------------------------------------------------------------------------------

// Changes whose arguments have been read, each with space for a kernel call.
typedef struct batch {
    core_exec_change *changes;
    core_kernel_call *calls;
    Py_ssize_t count;
} batch;

static void
free_batch(batch *b)
{
    for (Py_ssize_t i = 0; i < b->count; i++)
        core_exec_change_done(&b->changes[i]);
    PyMem_Free(b->changes);
    PyMem_Free(b->calls);
}

// Reads a dict of keyword arguments for update().
static int
take_by_name(PyObject *kept, PyObject *arguments, core_exec_change *c)
{
    PyObject *values[CB_MAX_PARAMS];
    PyObject *names = cb_items_of(arguments);
    Py_ssize_t count = names != NULL ? PyTuple_GET_SIZE(names) : 0;
    int result = names != NULL ? 0 : -1;
    if (count > CB_MAX_PARAMS) {
        PyErr_SetString(PyExc_TypeError, "update() got too many arguments");
        result = -1;
    }
    for (Py_ssize_t i = 0; result == 0 && i < count; i++) {
        PyObject *name = PyTuple_GET_ITEM(names, i);
        values[i] = PyDict_GetItemWithError(arguments, name);
        if (!PyUnicode_Check(name) || values[i] == NULL) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_TypeError,
                                "the dict of update() arguments must have str keys");
            result = -1;
        }
    }
    if (result == 0)
        result = c->kind->take(c->node->st, kept, values, 0, names, c);
    Py_XDECREF(names);
    return result;
}

static int
take_one(GraphObject *graph, PyObject *kept, PyObject *item, batch *b)
{
    if (!PyTuple_Check(item) || PyTuple_GET_SIZE(item) != 2 ||
        !PyDict_Check(PyTuple_GET_ITEM(item, 1))) {
        PyErr_Format(PyExc_TypeError,
                     "update_nodes() takes pairs (node, dict of update() arguments), got %.200s",
                     Py_TYPE(item)->tp_name);
        return -1;
    }
    PyObject *node = PyTuple_GET_ITEM(item, 0);
    const core_node_kind *kind = check_node(graph->st, node);
    if (kind == NULL)
        return -1;
    PyObject *arguments = PyDict_Copy(PyTuple_GET_ITEM(item, 1)); // a copy that nobody else changes
    if (arguments == NULL)
        return -1;
    core_exec_change *c = &b->changes[b->count];
    core_exec_change_begin(c, kind, (GraphNodeObject *)node, &b->calls[b->count]);
    b->count++;
    int result = take_by_name(kept, arguments, c);
    Py_DECREF(arguments);
    return result;
}

static int
take_batch(GraphObject *graph, PyObject *kept, PyObject *items, batch *b)
{
    Py_ssize_t count = PyTuple_GET_SIZE(items);
    b->changes = PyMem_New(core_exec_change, (size_t)count);
    b->calls = PyMem_New(core_kernel_call, (size_t)count);
    if (b->changes == NULL || b->calls == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t i = 0; i < count; i++) {
        if (take_one(graph, kept, PyTuple_GET_ITEM(items, i), b) < 0)
            return -1;
        if (b->changes[i].node->in->root != b->changes[0].node->in->root) {
            PyErr_SetString(PyExc_ValueError,
                            "the nodes of update_nodes() must belong to the same GraphDefinition");
            return -1;
        }
    }
    return 0;
}

// Applies changes from `*done` on. Stops at the next change that reads a graph of another tree:
// such a change needs a call of its own, which also takes the lock of that tree.
static CUresult
apply_some(const core_ref *exec, const batch *b, Py_ssize_t *done)
{
    CUresult status = CUDA_SUCCESS;
    do {
        status = apply_locked(exec, &b->changes[*done]);
        *done += status == CUDA_SUCCESS;
    } while (*done < b->count && status == CUDA_SUCCESS && b->changes[*done].beside == NULL);
    return status;
}

static int
apply_batch(GraphObject *graph, const core_ref *exec, const batch *b)
{
    CUresult status = CUDA_SUCCESS;
    Py_ssize_t done = 0;
    while (done < b->count && status == CUDA_SUCCESS)
        status = CORE_GRAPH_CALL_READING(b->changes[done].node->in, b->changes[done].beside,
                                         apply_some(exec, b, &done));
    if (status == CUDA_SUCCESS)
        return 0;
    core_raise(graph->st, status, b->changes[done].kind->apply_function);
    core_pending pending = core_pending_take();
    core_pending_restore(
        pending, PyUnicode_FromFormat(
                     "update_nodes(): change %zd of %zd failed; the changes before it were made",
                     done + 1, b->count));
    return -1;
}

PyObject *
core_exec_update_nodes(PyObject *o, PyObject *given)
{
    GraphObject *graph = (GraphObject *)o;
    if (core_graph_check(graph) < 0)
        return NULL;
    PyObject *pairs = PyDict_Check(given) ? PyDict_Items(given) : Py_NewRef(given);
    PyObject *items = pairs != NULL ? cb_items_of(pairs) : NULL;
    Py_XDECREF(pairs);
    if (items == NULL)
        return NULL;
    batch b = {NULL, NULL, 0};
    core_ref *exec = core_graph_check(graph) == 0 ? core_ref_take(graph->ref) : NULL;
    int result = exec != NULL ? take_batch(graph, exec->owner, items, &b) : -1;
    if (result == 0)
        result = apply_batch(graph, exec, &b);
    free_batch(&b);
    core_ref_drop(exec);
    Py_DECREF(items);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}

// --- enabling ------------------------------------------------------------------------------------

typedef struct enabling {
    const ExecNodeObject *self;
    bool asks;
    unsigned int value;
} enabling;

static CUresult
enable_locked(enabling *e)
{
    const GraphNodeObject *node = e->self->node;
    CUgraphNode handle = node->node->handle;
    const core_ref *exec = e->self->exec;
    if (handle == NULL || !core_definition_is_there(node->in))
        return CUDA_ERROR_INVALID_HANDLE;
    if (e->asks)
        return CORE_REF_LOCKED(exec,
                               core_driver->cuGraphNodeGetEnabled(exec->handle, handle, &e->value));
    return CORE_REF_LOCKED(exec,
                           core_driver->cuGraphNodeSetEnabled(exec->handle, handle, e->value));
}

static int
enable(PyObject *o, enabling *e)
{
    ExecNodeObject *self = (ExecNodeObject *)o;
    e->self = self;
    if (core_check_process(o, self->exec->process) < 0 ||
        core_place_check((PyObject *)self->node) < 0)
        return -1;
    CUresult status = CORE_GRAPH_CALL_AT_ONCE(self->node->in, NULL, enable_locked(e));
    return core_check(self->st, status,
                      e->asks ? "cuGraphNodeGetEnabled" : "cuGraphNodeSetEnabled");
}

PyObject *
core_exec_node_is_enabled(PyObject *o, void *Py_UNUSED(closure))
{
    enabling e = {.asks = true};
    return enable(o, &e) == 0 ? PyBool_FromLong(e.value != 0) : NULL;
}

PyObject *
core_exec_node_enable(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    enabling e = {.value = 1};
    return enable(o, &e) == 0 ? Py_NewRef(Py_None) : NULL;
}

PyObject *
core_exec_node_disable(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    enabling e = {.value = 0};
    return enable(o, &e) == 0 ? Py_NewRef(Py_None) : NULL;
}

// --- types ---------------------------------------------------------------------------------------

static PyMethodDef no_methods[] = {{NULL, NULL, 0, NULL}};
static PyGetSetDef no_properties[] = {{NULL, NULL, NULL, NULL, NULL}};

CORE_WEAKREFS(core_exec_node_members, ExecNodeObject);

CORE_EXEC_TYPE_WITH(exec_graph_node, ExecutableGraphNode, no_methods, no_properties,
                    Py_TPFLAGS_BASETYPE);
