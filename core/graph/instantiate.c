// Makes executable graphs from graphs (cuGraphInstantiateWithParams).
#include "graph/instantiate.h"

#include "base/errors.h"
#include "base/home.h"
#include "base/options_take.h"
#include "graph/keep.h"
#include "graph/place.h"
#include "graph/shown.h"
#include "stream/stream_protocol.h"

// --- options -------------------------------------------------------------------------------------

typedef struct flag_row {
    const char *name;
    CUgraphInstantiate_flags flag;
} flag_row;

static const flag_row flag_rows[] = {
    {"auto_free_on_launch", CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH},
    {"device_launch", CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH},
    {"use_node_priority", CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY},
};

static int
take_flags(PyObject *options, cuuint64_t *flags)
{
    for (size_t i = 0; i < sizeof flag_rows / sizeof flag_rows[0]; i++) {
        PyObject *value = PyObject_GetAttrString(options, flag_rows[i].name);
        int truth = value != NULL ? PyObject_IsTrue(value) : -1;
        Py_XDECREF(value);
        if (truth < 0)
            return -1;
        *flags |= truth ? (cuuint64_t)flag_rows[i].flag : 0;
    }
    return 0;
}

// Stores the handle of the upload stream in `params`. Sets `*stream` to a new reference that keeps
// the handle valid, or to NULL if no stream was given.
static int
take_upload_stream(core_state *st, PyObject *options, CUDA_GRAPH_INSTANTIATE_PARAMS *params,
                   core_ref **stream)
{
    PyObject *value = PyObject_GetAttrString(options, "upload_stream");
    if (value == NULL || value == Py_None) {
        Py_XDECREF(value);
        return value != NULL ? 0 : -1;
    }
    StreamObject *taken = core_stream_take(st, value);
    Py_DECREF(value);
    *stream = taken != NULL ? core_stream_ref(taken) : NULL;
    Py_XDECREF(taken);
    if (*stream == NULL)
        return -1;
    params->hUploadStream = (*stream)->handle;
    params->flags |= CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD;
    return 0;
}

static int
take_options(core_state *st, PyObject *given, CUDA_GRAPH_INSTANTIATE_PARAMS *params,
             core_ref **stream)
{
    PyObject *options;
    if (core_take_options(st, given, "GraphCompleteOptions", "graph completion options", &options) <
        0)
        return -1;
    if (options == NULL)
        return 0;
    int result = take_flags(options, &params->flags);
    if (result == 0)
        result = take_upload_stream(st, options, params, stream);
    Py_DECREF(options);
    return result;
}

// --- results -------------------------------------------------------------------------------------

static const char *
text_of(CUgraphInstantiateResult result)
{
    switch (result) {
    case CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE:
        return "Instantiation failed due to invalid structure, such as cycles.";
    case CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED:
        return "Instantiation for device launch failed because the graph contained an unsupported "
               "operation.";
    case CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED:
        return "Instantiation for device launch failed due to the nodes belonging to different "
               "contexts.";
    case CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED:
        return "One or more conditional handles are not associated with conditional builders.";
    default:
        return NULL;
    }
}

// Raises the error of a failed instantiation. The result CUDA_GRAPH_INSTANTIATE_ERROR has no
// information beyond the status.
static int
check_result(core_state *st, CUresult status, CUgraphInstantiateResult result)
{
    const char *text = text_of(result);
    if (text != NULL)
        PyErr_SetString(PyExc_RuntimeError, text);
    else if (status != CUDA_SUCCESS)
        core_raise(st, status, "cuGraphInstantiateWithParams");
    else if (result == CUDA_GRAPH_INSTANTIATE_ERROR)
        PyErr_SetString(
            PyExc_RuntimeError,
            "CUDA graph instantiation failed, but cuGraphInstantiateWithParams returned "
            "CUDA_SUCCESS; no driver error details are available.");
    else if (result != CUDA_GRAPH_INSTANTIATE_SUCCESS)
        PyErr_Format(PyExc_RuntimeError,
                     "Graph instantiation failed with unexpected error code: %d", (int)result);
    else
        return 0;
    return -1;
}

// --- executable graphs ---------------------------------------------------------------------------

static CUresult
destroy_executable(void *handle, int Py_UNUSED(device), const char **function)
{
    *function = "cuGraphExecDestroy";
    return core_driver->cuGraphExecDestroy(handle);
}

typedef struct making {
    CUgraph graph;
    const core_definition *in; // or NULL
    bool gone;                 // destroyed together with its node
    CUDA_GRAPH_INSTANTIATE_PARAMS params;
    CUgraphExec made;
    core_kept *kept;  // the block that only the executable graph keeps
    CUresult release; // status of releasing that block from the graph
    const char *function;
} making;

// An executable graph inherits the user objects that its graph keeps at that moment. So the
// executable graph's own block is given to the graph first, and released from the graph afterwards.
static CUresult
make_locked(making *m)
{
    CUuserObject object = NULL;
    core_kept *kept = m->kept;
    m->kept = NULL;
    CUresult status = core_graph_give_block(m->graph, kept, &object, &m->function);
    if (status != CUDA_SUCCESS)
        return status;
    m->function = "cuGraphInstantiateWithParams";
    status = core_driver->cuGraphInstantiateWithParams(&m->made, m->graph, &m->params);
    m->release = core_driver->cuGraphReleaseUserObject(m->graph, object, 1);
    return status;
}

static CUresult
make_if_there(making *m)
{
    m->gone = !core_definition_is_there(m->in);
    if (!m->gone)
        return make_locked(m);
    core_kept_release(m->kept);
    return CUDA_SUCCESS;
}

// Returns a dict for the objects that changed nodes will use. It contains the outermost graph
// around this one, if there is one. New reference.
static PyObject *
new_kept(core_definition *in)
{
    PyObject *kept = PyDict_New();
    PyObject *around = kept != NULL && in != NULL ? core_definition_around(in) : Py_NewRef(Py_None);
    if (around == NULL || (around != Py_None && PyDict_SetItem(kept, Py_None, around) < 0))
        Py_CLEAR(kept);
    Py_XDECREF(around);
    return kept;
}

// Returns the ref of a new executable graph. New reference; NULL with an exception.
static core_ref *
make(core_state *st, core_definition *in, core_definition *record, making *m)
{
    PyObject *kept = new_kept(in);
    if (kept == NULL || (m->kept = core_kept_new(st, kept, sizeof *m->kept)) == NULL) {
        Py_XDECREF(kept);
        return NULL;
    }
    m->in = in;
    CUresult status = CORE_GRAPH_CALL(record, in != NULL ? make_if_there(m) : make_locked(m));
    core_warn(st, m->release, "cuGraphReleaseUserObject", m->graph);
    core_home_drain(st);
    core_ref *made = NULL;
    if (m->gone)
        PyErr_SetString(PyExc_RuntimeError, "GraphDefinition is no longer valid");
    else if (strcmp(m->function, "cuGraphInstantiateWithParams") != 0)
        core_raise(st, status, m->function);
    else if (check_result(st, status, m->params.result_out) == 0)
        made = core_ref_new(st, m->made, destroy_executable, -1, NULL, kept);
    if (made != NULL && core_ref_add_lock(made) < 0) {
        core_ref_drop(made);
        made = NULL;
    }
    Py_DECREF(kept);
    return made;
}

// Holds references to the graph and its record, because the program may close the graph while the
// options are read or the executable graph is made. New reference; NULL with an exception.
static core_ref *
new_executable(core_state *st, core_ref *graph, core_definition *in, PyObject *options)
{
    making m = {.graph = core_ref_take(graph)->handle};
    core_ref *stream = NULL, *made = NULL;
    core_definition *record = in != NULL ? core_definition_take(in) : core_definition_of(st, graph);
    if (record != NULL && take_options(st, options, &m.params, &stream) == 0)
        made = make(st, in, record, &m);
    core_definition_drop(record);
    core_ref_drop(stream);
    core_ref_drop(graph);
    return made;
}

// --- objects -------------------------------------------------------------------------------------

static GraphObject *
new_object(core_state *st)
{
    GraphObject *self = (GraphObject *)st->graph_type->tp_alloc(st->graph_type, 0);
    if (self != NULL)
        self->st = st;
    return self;
}

GraphObject *
core_graph_awaited(core_state *st)
{
    GraphObject *self = new_object(st);
    if (self != NULL)
        self->is_awaited = true;
    return self;
}

int
core_graph_check(GraphObject *self)
{
    if (CB_LIKELY(self->ref != NULL))
        return core_check_process((PyObject *)self, self->ref->process);
    if (!self->is_awaited)
        return core_raise_closed((PyObject *)self);
    PyErr_SetString(PyExc_RuntimeError,
                    "Graph is not instantiated yet: the `with stream.capture()` block that makes "
                    "it must first end without an exception");
    return -1;
}

int
core_graph_fill(GraphObject *self, core_ref *graph, PyObject *options)
{
    core_ref *fresh = new_executable(self->st, graph, NULL, options);
    if (fresh == NULL)
        return -1;
    core_ref *gone = fresh; // if the Graph was closed meanwhile
    if (self->ref != NULL || self->is_awaited) {
        gone = self->ref;
        self->ref = fresh;
        self->held = NULL;
        self->has_replaced = false;
        core_graph_show(self, graph, NULL);
    }
    self->is_awaited = false;
    core_ref_drop(gone);
    return 0;
}

PyObject *
core_graph_instantiate(core_state *st, core_ref *graph, core_definition *in, PyObject *options)
{
    core_ref *ref = new_executable(st, graph, in, options);
    GraphObject *self = ref != NULL ? new_object(st) : NULL;
    if (self == NULL) {
        core_ref_drop(ref);
        return NULL;
    }
    self->ref = ref;
    core_graph_show(self, graph, in);
    return (PyObject *)self;
}
