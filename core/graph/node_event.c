// Implements EventRecordNode and EventWaitNode: nodes by which a graph synchronizes with other
// streams.
#include "base/doc.h"
#include "base/errors.h"
#include "graph/exec_node.h"
#include "graph/internal.h"
#include "graph/kind.h"
#include "graph/node_object.h"
#include "stream/event.h"

#include "cubind/signature.h"

// --- adding --------------------------------------------------------------------------------------

static CUresult
add_record(core_adding *a, CUgraph graph, const CUgraphNode *after, size_t count)
{
    a->function = "cuGraphAddEventRecordNode";
    return core_driver->cuGraphAddEventRecordNode(&a->made, graph, after, count,
                                                  (CUevent)a->params);
}

static CUresult
add_wait(core_adding *a, CUgraph graph, const CUgraphNode *after, size_t count)
{
    a->function = "cuGraphAddEventWaitNode";
    return core_driver->cuGraphAddEventWaitNode(&a->made, graph, after, count, (CUevent)a->params);
}

// Returns a new Event with the handle of the Event that was passed to record(), wait() or update().
// New reference; NULL with an exception.
static PyObject *
take_event(core_state *st, const char *method, PyObject *const *args, Py_ssize_t nargs,
           PyObject *kwnames)
{
    static const char *const params[] = {"event", NULL};
    const cb_signature call = {method, params, .positional = 1, .required = 1};
    PyObject *event;
    if (cb_bind_vector(&call, args, nargs, kwnames, &event) < 0 ||
        core_expect_type(event, st->event_type, "event") < 0)
        return NULL;
    return core_kept_form(st, event);
}

// Makes a block that keeps an Event of the graph's own. The handle that launches record then stays
// valid even if the program closes the Event that the node shows, for example by a `with`
// statement. NULL with an exception.
static core_kept *
block_of(core_state *st, PyObject *event)
{
    PyObject *own = core_kept_form(st, event);
    core_kept *block = own != NULL ? core_kept_new(st, own, sizeof *block) : NULL;
    Py_XDECREF(own);
    return block;
}

static PyObject *
add_event(PyObject *place, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames,
          const char *method, core_add *add, PyTypeObject *type)
{
    GraphPlaceObject *at = (GraphPlaceObject *)place;
    if (core_place_check(place) < 0)
        return NULL;
    PyObject *event = take_event(at->st, method, args, nargs, kwnames);
    if (event == NULL)
        return NULL;
    core_adding a = {.add = add, .params = ((EventObject *)event)->ref->handle};
    GraphNodeObject *self = core_node_new(at->in, type);
    if (self != NULL)
        a.keep = block_of(at->st, event);
    if (a.keep == NULL)
        Py_CLEAR(self);
    if (self != NULL) {
        core_node_set_about(self, event);
        if (core_node_add(place, NULL, 0, self, &a) < 0)
            Py_CLEAR(self);
    }
    Py_DECREF(event);
    return (PyObject *)self;
}

PyObject *
core_place_record(PyObject *place, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    return add_event(place, args, nargs, kwnames, "record", add_record,
                     ((GraphPlaceObject *)place)->st->event_record_node_type);
}

PyObject *
core_place_wait(PyObject *place, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    return add_event(place, args, nargs, kwnames, "wait", add_wait,
                     ((GraphPlaceObject *)place)->st->event_wait_node_type);
}

// --- update() ------------------------------------------------------------------------------------

static CUresult
change_record(const void *event, CUgraphNode node, const char **Py_UNUSED(function))
{
    return core_driver->cuGraphEventRecordNodeSetEvent(node, (CUevent)event);
}

static CUresult
change_wait(const void *event, CUgraphNode node, const char **Py_UNUSED(function))
{
    return core_driver->cuGraphEventWaitNodeSetEvent(node, (CUevent)event);
}

static PyObject *
update(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames, core_change *change,
       const char *function)
{
    GraphNodeObject *self = (GraphNodeObject *)o;
    if (core_place_check(o) < 0)
        return NULL;
    PyObject *event = take_event(self->st, "update", args, nargs, kwnames);
    core_kept *keep = event != NULL ? block_of(self->st, event) : NULL;
    int result = -1;
    if (keep != NULL)
        result = core_node_change(self, change, ((EventObject *)event)->ref->handle, function, keep,
                                  true);
    if (result == 0)
        core_node_set_about(self, event);
    Py_XDECREF(event);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}

static PyObject *
EventRecordNode_update(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    return update(o, args, nargs, kwnames, change_record, "cuGraphEventRecordNodeSetEvent");
}

static PyObject *
EventWaitNode_update(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    return update(o, args, nargs, kwnames, change_wait, "cuGraphEventWaitNodeSetEvent");
}

// --- types ---------------------------------------------------------------------------------------

static PyObject *
get_event(PyObject *o, void *Py_UNUSED(closure))
{
    return core_node_about(o);
}

static PyObject *
repr(PyObject *o, const char *name)
{
    char text[96];
    const GraphNodeObject *self = (GraphNodeObject *)o;
    const core_ref *ref = self->about != NULL ? ((EventObject *)self->about)->ref : NULL;
    PyOS_snprintf(text, sizeof text, "<%s handle=0x%zx event=0x%zx>", name,
                  (size_t)core_graph_node_handle(o), ref != NULL ? (size_t)ref->handle : 0);
    return PyUnicode_FromString(text);
}

static PyObject *
EventRecordNode_repr(PyObject *o)
{
    return repr(o, "EventRecordNode");
}

static PyObject *
EventWaitNode_repr(PyObject *o)
{
    return repr(o, "EventWaitNode");
}

static PyMethodDef EventRecordNode_methods[] = {
    {"update", CORE_KEYWORDS(EventRecordNode_update), CORE_DOC(_EventNode, update)},
    {NULL, NULL, 0, NULL},
};

static PyMethodDef EventWaitNode_methods[] = {
    {"update", CORE_KEYWORDS(EventWaitNode_update), CORE_DOC(_EventNode, update)},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef properties[] = {
    {"event", get_event, NULL, CORE_DOC(_EventNode, event), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

CORE_NODE_TYPE(event_record_node, EventRecordNode, EventRecordNode_repr, EventRecordNode_methods,
               properties, 0);
CORE_NODE_TYPE(event_wait_node, EventWaitNode, EventWaitNode_repr, EventWaitNode_methods,
               properties, 0);

// --- kind ----------------------------------------------------------------------------------------

static CUresult
read_record(CUgraphNode node, GraphNodeObject *Py_UNUSED(to), core_told *told)
{
    return core_driver->cuGraphEventRecordNodeGetEvent(node, (CUevent *)&told->handle);
}

static CUresult
read_wait(CUgraphNode node, GraphNodeObject *Py_UNUSED(to), core_told *told)
{
    return core_driver->cuGraphEventWaitNodeGetEvent(node, (CUevent *)&told->handle);
}

static int
finish_event(GraphNodeObject *self, const core_told *t)
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
    return core_node_set_own(self, (PyObject *)event);
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

static int
exec_take(core_state *st, PyObject *kept, PyObject *const *args, Py_ssize_t nargs,
          PyObject *kwnames, core_exec_change *c)
{
    PyObject *event = take_event(st, "update", args, nargs, kwnames);
    if (event == NULL)
        return -1;
    c->event = ((EventObject *)event)->ref->handle;
    int result = core_exec_keep(st, kept, event);
    Py_DECREF(event);
    return result;
}

const core_node_kind core_event_record_kind = {
    .type = CU_GRAPH_NODE_TYPE_EVENT_RECORD,
    .node_type = CORE_TYPE_OFFSET(event_record_node),
    .read = read_record,
    .read_function = "cuGraphEventRecordNodeGetEvent",
    .finish = finish_event,
    .exec_type = CORE_TYPE_OFFSET(exec_event_record_node),
    .take = exec_take,
    .apply = apply_record,
    .apply_function = "cuGraphExecEventRecordNodeSetEvent",
};

const core_node_kind core_event_wait_kind = {
    .type = CU_GRAPH_NODE_TYPE_WAIT_EVENT,
    .node_type = CORE_TYPE_OFFSET(event_wait_node),
    .read = read_wait,
    .read_function = "cuGraphEventWaitNodeGetEvent",
    .finish = finish_event,
    .exec_type = CORE_TYPE_OFFSET(exec_event_wait_node),
    .take = exec_take,
    .apply = apply_wait,
    .apply_function = "cuGraphExecEventWaitNodeSetEvent",
};

CORE_EXEC_TYPE(exec_event_record_node, ExecutableEventRecordNode);
CORE_EXEC_TYPE(exec_event_wait_node, ExecutableEventWaitNode);
