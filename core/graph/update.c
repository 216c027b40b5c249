// Updates executable graphs: the nodes stay, and their parameters change (cuGraphExecUpdate).
#include "graph/update.h"

#include "base/errors.h"
#include "base/home.h"
#include "graph/builder.h"
#include "graph/keep.h"
#include "graph/place.h"
#include "graph/shown.h"

// --- sources -------------------------------------------------------------------------------------

static core_ref *
builder_graph(GraphBuilderObject *builder)
{
    if (core_builder_check(builder) < 0)
        return NULL;
    core_ref *graph = core_builder_graph(builder);
    if (graph == NULL)
        PyErr_SetString(PyExc_ValueError, "Graph has not finished building. It is built between "
                                          "begin_building() and end_building().");
    return core_ref_take(graph);
}

core_definition *
core_graph_source(core_state *st, PyObject *o)
{
    if (Py_IS_TYPE(o, st->graph_builder_type)) {
        core_ref *graph = builder_graph((GraphBuilderObject *)o);
        core_definition *in = graph != NULL ? core_definition_of(st, graph) : NULL;
        core_ref_drop(graph);
        return in;
    }
    if (PyObject_TypeCheck(o, st->graph_definition_type))
        return core_place_check(o) == 0 ? core_definition_take(((GraphPlaceObject *)o)->in) : NULL;
    PyErr_Format(PyExc_TypeError, "expected GraphBuilder or GraphDefinition, got %s",
                 Py_TYPE(o)->tp_name);
    return NULL;
}

// --- results -------------------------------------------------------------------------------------

// Texts that explain each result of an update.
static const char *const reasons[] = {
    [CU_GRAPH_EXEC_UPDATE_ERROR] = "the driver gives no reason (CU_GRAPH_EXEC_UPDATE_ERROR)",
    [CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED] =
        "nodes or edges differ (CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED)",
    [CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED] =
        "a node has another type (CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED)",
    [CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED] =
        "a node has another kernel (CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED)",
    [CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED] =
        "a node has parameters that cannot be changed "
        "(CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED)",
    [CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED] =
        "something in a node cannot be changed (CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED)",
    [CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE] =
        "the kernel of a node cannot be changed to the new one "
        "(CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE)",
    [CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED] =
        "a node has attributes that cannot be changed "
        "(CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED)",
};

static int
raise_result(core_state *st, CUresult status, CUgraphExecUpdateResult result)
{
    char message[200];
    size_t number = (size_t)result;
    const char *reason = number < sizeof reasons / sizeof reasons[0]
                             ? reasons[number]
                             : "the driver gives a reason that cubind does not know";
    PyOS_snprintf(message, sizeof message, "Graph update failed: %s",
                  reason != NULL ? reason : "the driver gives no reason");
    return core_raise_saying(st, status, "cuGraphExecUpdate", message);
}

// --- updating ------------------------------------------------------------------------------------

typedef struct updating {
    const core_ref *exec;
    CUgraph source;
    const core_definition *in; // or NULL
    core_kept *kept;           // the block that only the executable graph keeps
    CUgraphExecUpdateResultInfo info;
    CUresult release; // status of releasing that block from the source
    const char *function;
} updating;

// An update replaces the user objects of the executable graph by those of the source. So the source
// gets the executable graph's own block before the update, as in an instantiation.
static CUresult
update_locked(updating *u)
{
    CUuserObject object = NULL;
    if (u->in != NULL && !core_definition_is_there(u->in)) {
        core_kept_release(u->kept);
        return CUDA_ERROR_INVALID_HANDLE;
    }
    CUresult status = core_graph_give_block(u->source, u->kept, &object, &u->function);
    if (status != CUDA_SUCCESS)
        return status;
    u->function = "cuGraphExecUpdate";
    status = CORE_REF_LOCKED(u->exec,
                             core_driver->cuGraphExecUpdate(u->exec->handle, u->source, &u->info));
    u->release = core_driver->cuGraphReleaseUserObject(u->source, object, 1);
    return status;
}

int
core_graph_update(GraphObject *self, core_ref *source, core_definition *in, bool or_fill,
                  PyObject *options)
{
    core_state *st = self->st;
    core_ref *ref = core_ref_take(self->ref);
    updating u = {.exec = ref,
                  .source = source->handle,
                  .in = in,
                  .kept = core_kept_new(st, ref->owner, sizeof *u.kept),
                  .function = "cuGraphExecUpdate"};
    if (u.kept == NULL) {
        core_ref_drop(ref);
        return -1;
    }
    CUresult status =
        in != NULL ? CORE_GRAPH_CALL(in, update_locked(&u)) : CORE_NOGIL(update_locked(&u));
    core_warn(st, u.release, "cuGraphReleaseUserObject", u.source);
    core_ref_drop(ref);
    self->updates++;
    core_home_drain(st);
    if (status == CUDA_SUCCESS)
        core_graph_show(self, source, in);
    if (status != CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE)
        return core_check(st, status, u.function);
    return or_fill ? core_graph_fill(self, source, options)
                   : raise_result(st, status, u.info.result);
}
