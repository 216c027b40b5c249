// Implements HostCallbackNode: a call of a Python callable or a C function in a graph.
#include "base/doc.h"
#include "base/errors.h"
#include "graph/exec_node.h"
#include "graph/internal.h"
#include "graph/kind.h"
#include "graph/node_object.h"
#include "stream/host_callback.h"

#include "cubind/gil.h"
#include "cubind/signature.h"

// --- calls ---------------------------------------------------------------------------------------

// Converts the arguments of callback() and update() to a call that may be made any number of times.
// Sets `*callable` to the Python callable (borrowed), or to NULL for a C function. The caller owns
// the call; NULL with an exception.
static core_host_call *
take_call(core_state *st, const char *method, PyObject *const *args, Py_ssize_t nargs,
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
    core_host_call *call = take_call(at->st, "callback", args, nargs, kwnames, &callable);
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
    core_host_call *call = take_call(self->st, "update", args, nargs, kwnames, &callable);
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

// --- kind ----------------------------------------------------------------------------------------

static CUresult
read_call(CUgraphNode node, GraphNodeObject *to, core_told *Py_UNUSED(told))
{
    return core_driver->cuGraphHostNodeGetParams(node, &to->call);
}

static int
finish_call(GraphNodeObject *self, const core_told *Py_UNUSED(t))
{
    const core_host_call *call = core_host_call_of(self->call.fn, self->call.userData);
    if (call == NULL)
        return 0;
    self->about = Py_XNewRef(core_host_call_callable(call));
    self->call.fn = core_host_call_pointer(call);
    return 0;
}

static CUresult
apply_call(CUgraphExec exec, CUgraphNode node, const core_exec_change *c)
{
    return core_driver->cuGraphExecHostNodeSetParams(exec, node, &c->host);
}

static void
free_call(PyObject *capsule)
{
    core_kept_free(PyCapsule_GetPointer(capsule, NULL));
}

// Returns the call of a callable that is already kept, for reuse. Borrowed; NULL, without an
// exception, if there is none.
static core_host_call *
find_call(PyObject *kept, void *address)
{
    PyObject *key = PyLong_FromVoidPtr(address);
    PyObject *known = key != NULL ? PyDict_GetItemWithError(kept, key) : NULL;
    Py_XDECREF(key);
    if (known == NULL)
        PyErr_Clear();
    return known != NULL && PyCapsule_CheckExact(known) ? PyCapsule_GetPointer(known, NULL) : NULL;
}

// Keeps a call, which it takes over. If an equal call is kept already, sets `*call` to that one.
// Returns 0, or -1 with an exception.
static int
keep_call(PyObject *kept, core_host_call **call)
{
    void *address = ((core_kept *)*call)->object;
    core_host_call *known = find_call(kept, address);
    if (known != NULL && core_host_call_is_equal(known, *call)) {
        core_kept_free((core_kept *)*call);
        *call = known;
        return 0;
    }
    if (known != NULL)
        address = *call;
    PyObject *capsule = PyCapsule_New(*call, NULL, free_call);
    if (capsule == NULL)
        core_kept_free((core_kept *)*call);
    PyObject *key = capsule != NULL ? PyLong_FromVoidPtr(address) : NULL;
    int result = key != NULL ? PyDict_SetItem(kept, key, capsule) : -1;
    Py_XDECREF(key);
    Py_XDECREF(capsule);
    return result;
}

// If the callable already has a kept call, reuses that without further checks, unless it calls a C
// function: the program can make the ctypes object point at another function.
static int
exec_take(core_state *st, PyObject *kept, PyObject *const *args, Py_ssize_t nargs,
          PyObject *kwnames, core_exec_change *c)
{
    PyObject *callable;
    core_host_call *call = nargs == 1 && kwnames == NULL ? find_call(kept, args[0]) : NULL;
    if (call == NULL || core_host_call_pointer(call) != NULL) {
        call = take_call(st, "update", args, nargs, kwnames, &callable);
        if (call == NULL || keep_call(kept, &call) < 0)
            return -1;
    }
    c->host = (CUDA_HOST_NODE_PARAMS){core_host_call_function(call), call};
    return 0;
}

const core_node_kind core_host_callback_kind = {
    .type = CU_GRAPH_NODE_TYPE_HOST,
    .node_type = CORE_TYPE_OFFSET(host_callback_node),
    .read = read_call,
    .read_function = "cuGraphHostNodeGetParams",
    .finish = finish_call,
    .exec_type = CORE_TYPE_OFFSET(exec_host_callback_node),
    .take = exec_take,
    .apply = apply_call,
    .apply_function = "cuGraphExecHostNodeSetParams",
};

CORE_EXEC_TYPE(exec_host_callback_node, ExecutableHostCallbackNode);
