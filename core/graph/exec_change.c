// Changes nodes in executable graphs, with one function for each kind of node.
//
// The objects that a changed node uses are kept alive as long as the executable graph, because
// running launches may still need them, and CUDA reports only that the whole executable graph was
// destroyed. Each
// object is kept only once.
#include "graph/exec_change.h"

#include "base/errors.h"
#include "device/context.h"
#include "device/device_facts.h"
#include "graph/node_callback.h"
#include "graph/node_child.h"
#include "graph/node_copy.h"
#include "graph/node_fill.h"
#include "graph/internal.h"
#include "memory/buffer.h"
#include "stream/event.h"

// --- keeping -------------------------------------------------------------------------------------

// Returns the address that is the key of a kept object: the address of a Buffer's allocation, of an
// Event's handle, or else of the object itself.
static void *
address_of(core_state *st, PyObject *thing)
{
    if (core_is_buffer(st, thing))
        return ((BufferObject *)thing)->allocation;
    return Py_IS_TYPE(thing, st->event_type) ? (void *)((EventObject *)thing)->ref : thing;
}

static int
keep(core_state *st, PyObject *kept, PyObject *thing)
{
    PyObject *key = PyLong_FromVoidPtr(address_of(st, thing));
    int result = key != NULL ? 0 : -1;
    if (key != NULL && PyDict_GetItemWithError(kept, key) == NULL)
        result = PyErr_Occurred() ? -1 : PyDict_SetItem(kept, key, thing);
    Py_XDECREF(key);
    return result;
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

static int
keep_things(core_state *st, PyObject *kept, core_things *things)
{
    int result = 0;
    if (things->list == NULL && things->first != NULL)
        result = keep(st, kept, things->first);
    for (Py_ssize_t i = 0; things->list != NULL && result == 0 && i < PyList_GET_SIZE(things->list);
         i++)
        result = keep(st, kept, PyList_GET_ITEM(things->list, i));
    core_things_drop(things);
    return result;
}

// --- kernels -------------------------------------------------------------------------------------

// Enters the node's context on a thread that has none.
static CUresult
enter_context_of_node(CUgraphNode node, core_swap *swap)
{
    CUDA_KERNEL_NODE_PARAMS params;
    CUcontext now = NULL;
    *swap = (core_swap){NULL, NULL};
    CUresult status = core_driver->cuCtxGetCurrent(&now);
    if (status != CUDA_SUCCESS || now != NULL)
        return status;
    memset(&params, 0, sizeof params);
    status = core_driver->cuGraphKernelNodeGetParams(node, &params);
    return status == CUDA_SUCCESS ? core_enter_if_none(params.ctx, swap) : status;
}

static CUresult
apply_kernel(CUgraphExec exec, CUgraphNode node, const core_exec_change *c)
{
    core_swap swap;
    CUresult status = enter_context_of_node(node, &swap);
    if (status == CUDA_SUCCESS)
        status = core_driver->cuGraphExecKernelNodeSetParams(exec, node, &c->call->params);
    (void)core_leave_context(&swap);
    return status;
}

static bool
is_attribute(CUgraphNode node, const CUlaunchAttribute *wanted)
{
    CUkernelNodeAttrValue now;
    memset(&now, 0, sizeof now);
    return core_driver->cuGraphKernelNodeGetAttribute(node, wanted->id, &now) == CUDA_SUCCESS &&
           memcmp(&now, &wanted->value, sizeof now) == 0;
}

static CUresult
compare_attributes(const core_kernel_call *call, const GraphNodeObject *of, bool *same)
{
    static const CUkernelNodeAttrID of_shape[] = {CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
                                                  CU_LAUNCH_ATTRIBUTE_COOPERATIVE};
    const CUgraphNode node = of->node->handle;
    *same = node != NULL && core_definition_is_there(of->in);
    for (unsigned int i = 0; *same && i < call->count; i++)
        *same = is_attribute(node, &call->attributes[i]);
    for (size_t k = 0; *same && k < 2; k++) {
        CUlaunchAttribute none;
        memset(&none, 0, sizeof none);
        none.id = of_shape[k];
        bool is_wanted = false;
        for (unsigned int i = 0; i < call->count; i++)
            is_wanted |= call->attributes[i].id == none.id;
        *same = is_wanted || is_attribute(node, &none);
        if (!*same && k == 0) { // a cluster of one block is the same as none
            none.value.clusterDim.x = none.value.clusterDim.y = none.value.clusterDim.z = 1;
            *same = is_attribute(node, &none);
        }
    }
    return CUDA_SUCCESS;
}

// CUDA can change the parameters of executable kernel nodes, but not their attributes.
static int
check_attributes(const core_exec_change *c)
{
    bool same = true;
    if (c->call->count == 0 && c->node->kernel.plain)
        return 0;
    CORE_GRAPH_CALL(c->node->in, compare_attributes(c->call, c->node, &same));
    if (same || core_place_check((PyObject *)c->node) < 0)
        return same ? 0 : -1;
    PyErr_SetString(
        PyExc_NotImplementedError,
        "launch attributes of an executable kernel node (such as cluster or cooperative) cannot be "
        "changed: update the node of the definition, then call Graph.update() or instantiate()");
    return -1;
}

static int
take_kernel(core_state *st, PyObject *kept, const core_kernel_wish *wish, core_exec_change *c)
{
    PyObject *const *args = &PyTuple_GET_ITEM(wish->args, 0);
    Py_ssize_t count = PyTuple_GET_SIZE(wish->args);
    core_things things;
    if (core_kernel_call_make(st, wish->config, wish->kernel, args, count, c->call) < 0)
        return -1;
    c->packed = true;
    if (check_attributes(c) < 0 || core_kernel_things(st, args, count, &things) < 0)
        return -1;
    return keep_things(st, kept, &things);
}

int
core_exec_take_kernel(core_state *st, PyObject *kept, PyObject *const *args, Py_ssize_t nargs,
                      PyObject *kwnames, core_exec_change *c)
{
    core_kernel_wish wish;
    c->apply = apply_kernel;
    c->function = "cuGraphExecKernelNodeSetParams";
    if (core_kernel_wish_take(st, args, nargs, kwnames, true, &wish) < 0)
        return -1;
    int result = take_kernel(st, kept, &wish, c);
    core_kernel_wish_drop(&wish);
    return result;
}

// --- fills and copies ----------------------------------------------------------------------------

static CUresult
apply_fill(CUgraphExec exec, CUgraphNode node, const core_exec_change *c)
{
    return core_driver->cuGraphExecMemsetNodeSetParams(exec, node, &c->fill, c->context);
}

int
core_exec_take_fill(core_state *st, PyObject *kept, PyObject *const *args, Py_ssize_t nargs,
                    PyObject *kwnames, core_exec_change *c)
{
    core_things things = {NULL, NULL};
    c->apply = apply_fill;
    c->function = "cuGraphExecMemsetNodeSetParams";
    if (core_fill_arguments(st, "update", false, args, nargs, kwnames, &c->fill, &things.first) <
            0 ||
        keep_things(st, kept, &things) < 0)
        return -1;
    return core_current_context(st, &c->context);
}

static CUresult
apply_copy(CUgraphExec exec, CUgraphNode node, const core_exec_change *c)
{
    return core_driver->cuGraphExecMemcpyNodeSetParams(exec, node, &c->copy, c->context);
}

int
core_exec_take_copy(core_state *st, PyObject *kept, PyObject *const *args, Py_ssize_t nargs,
                    PyObject *kwnames, core_exec_change *c)
{
    core_copy_wish wish;
    PyObject *sides[2] = {NULL, NULL};
    c->apply = apply_copy;
    c->function = "cuGraphExecMemcpyNodeSetParams";
    memset(&c->copy, 0, sizeof c->copy);
    if (core_copy_arguments("update", false, true, args, nargs, kwnames, &wish) < 0)
        return -1;
    if (wish.dst == Py_None || wish.src == Py_None || wish.size == Py_None) {
        PyErr_SetString(PyExc_TypeError, "update() needs dst, src and size, not None");
        return -1;
    }
    int result = core_copy_change(st, c->node->in, &wish, &c->copy, sides);
    for (int i = 0; i < 2; i++) {
        if (result == 0 && sides[i] != NULL)
            result = keep(st, kept, sides[i]);
        Py_XDECREF(sides[i]);
    }
    return result == 0 ? core_current_context(st, &c->context) : -1;
}

// --- calls, events, graphs -----------------------------------------------------------------------

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
int
core_exec_take_call(core_state *st, PyObject *kept, PyObject *const *args, Py_ssize_t nargs,
                    PyObject *kwnames, core_exec_change *c)
{
    PyObject *callable;
    c->apply = apply_call;
    c->function = "cuGraphExecHostNodeSetParams";
    core_host_call *call = nargs == 1 && kwnames == NULL ? find_call(kept, args[0]) : NULL;
    if (call == NULL || core_host_call_pointer(call) != NULL) {
        call = core_node_call_argument(st, "update", args, nargs, kwnames, &callable);
        if (call == NULL || keep_call(kept, &call) < 0)
            return -1;
    }
    c->host = (CUDA_HOST_NODE_PARAMS){core_host_call_function(call), call};
    return 0;
}

static CUresult
apply_record(CUgraphExec exec, CUgraphNode node, const core_exec_change *c)
{
    return core_driver->cuGraphExecEventRecordNodeSetEvent(exec, node, c->event);
}

static CUresult
apply_wait(CUgraphExec exec, CUgraphNode node, const core_exec_change *c)
{
    return core_driver->cuGraphExecEventWaitNodeSetEvent(exec, node, c->event);
}

int
core_exec_take_event(core_state *st, PyObject *kept, PyObject *const *args, Py_ssize_t nargs,
                     PyObject *kwnames, core_exec_change *c)
{
    bool records = Py_IS_TYPE((PyObject *)c->node, st->event_record_node_type);
    c->apply = records ? apply_record : apply_wait;
    c->function =
        records ? "cuGraphExecEventRecordNodeSetEvent" : "cuGraphExecEventWaitNodeSetEvent";
    PyObject *event = core_node_event_argument(st, "update", args, nargs, kwnames);
    if (event == NULL)
        return -1;
    c->event = ((EventObject *)event)->ref->handle;
    int result = keep(st, kept, event);
    Py_DECREF(event);
    return result;
}

static CUresult
apply_child(CUgraphExec exec, CUgraphNode node, const core_exec_change *c)
{
    if (!core_definition_is_there(c->beside))
        return CUDA_ERROR_INVALID_HANDLE;
    return core_driver->cuGraphExecChildGraphNodeSetParams(exec, node, c->beside->graph->handle);
}

// Keeps the child, because the objects that its nodes need live as long as the child.
int
core_exec_take_child(core_state *st, PyObject *kept, PyObject *const *args, Py_ssize_t nargs,
                     PyObject *kwnames, core_exec_change *c)
{
    c->apply = apply_child;
    c->function = "cuGraphExecChildGraphNodeSetParams";
    PyObject *child = core_node_child_argument(c->node->in, "update", args, nargs, kwnames);
    if (child == NULL || keep_definition(st, kept, child) < 0)
        return -1;
    c->beside = ((GraphPlaceObject *)child)->in;
    return 0;
}

// --- kinds ---------------------------------------------------------------------------------------

core_exec_take *
core_exec_take_of(const GraphNodeObject *node)
{
    const core_state *st = node->st;
    const PyTypeObject *type = Py_TYPE((PyObject *)node);
    if (type == st->kernel_node_type)
        return core_exec_take_kernel;
    if (type == st->memcpy_node_type)
        return core_exec_take_copy;
    if (type == st->memset_node_type)
        return core_exec_take_fill;
    if (type == st->host_callback_node_type)
        return core_exec_take_call;
    if (type == st->event_record_node_type || type == st->event_wait_node_type)
        return core_exec_take_event;
    return type == st->child_graph_node_type ? core_exec_take_child : NULL;
}
