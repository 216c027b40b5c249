// Implements HostCallbackNode: a call of a Python callable or a C function in a graph.
#include "base/doc.h"
#include "base/errors.h"
#include "graph/node_callback.h"
#include "graph/node_object.h"
#include "graph/internal.h"

#include "cubind/gil.h"
#include "cubind/signature.h"

// --- calls ---------------------------------------------------------------------------------------

core_host_call *
core_node_call_argument(core_state *st, const char *method, PyObject *const *args, Py_ssize_t nargs,
                        PyObject *kwnames, PyObject **callable)
{
    static const char *const params[] = {"fn", "user_data", NULL};
    const cb_signature call = {method, params, .positional = 1, .required = 1};
    CB_SLOTS(PyObject * fn, *user_data) given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    core_host_call *made = core_host_call_new(st, given.fn, given.user_data, true);
    if (made == NULL)
        return NULL;
    cb_gil_has_callbacks(st->gil);
    *callable = core_host_call_pointer(made) == NULL ? given.fn : NULL;
    return made;
}

static CUresult
add_call(core_adding *a, CUgraph graph, const CUgraphNode *after, size_t count)
{
    a->function = "cuGraphAddHostNode";
    return core_driver->cuGraphAddHostNode(&a->made, graph, after, count, a->params);
}

PyObject *
core_place_callback(PyObject *place, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    GraphPlaceObject *at = (GraphPlaceObject *)place;
    PyObject *callable;
    if (core_place_check(place) < 0)
        return NULL;
    core_host_call *call =
        core_node_call_argument(at->st, "callback", args, nargs, kwnames, &callable);
    if (call == NULL)
        return NULL;
    const CUDA_HOST_NODE_PARAMS p = {core_host_call_function(call), call};
    core_adding a = {.add = add_call, .params = &p, .keep = (core_kept *)call};
    GraphNodeObject *self = core_node_new(at->in, at->st->host_callback_node_type);
    if (self == NULL) {
        core_kept_free((core_kept *)call);
        return NULL;
    }
    self->call.fn = core_host_call_pointer(call);
    core_node_set_about(self, callable);
    if (core_node_add(place, NULL, 0, self, &a) < 0)
        Py_CLEAR(self);
    return (PyObject *)self;
}

// --- update() ------------------------------------------------------------------------------------

static CUresult
change_call(const void *params, CUgraphNode node, const char **Py_UNUSED(function))
{
    return core_driver->cuGraphHostNodeSetParams(node, params);
}

static PyObject *
HostCallbackNode_update(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    GraphNodeObject *self = (GraphNodeObject *)o;
    PyObject *callable;
    if (core_place_check(o) < 0)
        return NULL;
    core_host_call *call =
        core_node_call_argument(self->st, "update", args, nargs, kwnames, &callable);
    if (call == NULL)
        return NULL;
    const CUDA_HOST_NODE_PARAMS p = {core_host_call_function(call), call};
    CUhostFn pointer = core_host_call_pointer(call);
    Py_XINCREF(callable);
    int result = core_node_change(self, change_call, &p, "cuGraphHostNodeSetParams",
                                  (core_kept *)call, true);
    if (result == 0) {
        self->call.fn = pointer;
        core_node_set_about(self, callable);
    }
    Py_XDECREF(callable);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}

// --- type ----------------------------------------------------------------------------------------

static PyObject *
get_callback(PyObject *o, void *Py_UNUSED(closure))
{
    return core_node_about(o);
}

static PyObject *
HostCallbackNode_repr(PyObject *o)
{
    char text[96];
    const GraphNodeObject *self = (GraphNodeObject *)o;
    size_t handle = (size_t)core_graph_node_handle(o);
    if (self->about == NULL) {
        PyOS_snprintf(text, sizeof text, "<HostCallbackNode handle=0x%zx cfunc=0x%zx>", handle,
                      (size_t)self->call.fn);
        return PyUnicode_FromString(text);
    }
    PyObject *name = PyObject_GetAttrString(self->about, "__name__");
    if (name == NULL) {
        PyErr_Clear();
        name = PyUnicode_FromString("?");
    }
    PyOS_snprintf(text, sizeof text, "0x%zx", handle);
    PyObject *repr =
        name != NULL ? PyUnicode_FromFormat("<HostCallbackNode handle=%s callback=%S>", text, name)
                     : NULL;
    Py_XDECREF(name);
    return repr;
}

static PyMethodDef HostCallbackNode_methods[] = {
    {"update", CORE_KEYWORDS(HostCallbackNode_update), CORE_DOC(HostCallbackNode, update)},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef HostCallbackNode_getset[] = {
    {"callback", get_callback, NULL, CORE_DOC(HostCallbackNode, callback), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

CORE_NODE_TYPE(host_callback_node, HostCallbackNode, HostCallbackNode_repr,
               HostCallbackNode_methods, HostCallbackNode_getset, 0);
