// Implements the type KernelNode: adds a kernel to a graph, and changes it.
#include "base/doc.h"
#include "base/errors.h"
#include "graph/exec_node.h"
#include "graph/internal.h"
#include "graph/kind.h"
#include "graph/node_kernel.h"
#include "graph/node_kernel_change.h"
#include "graph/node_kernel_exec.h"
#include "graph/node_object.h"
#include "kernel/kernel.h"

#include "cubind/signature.h"

// --- calls ---------------------------------------------------------------------------------------

typedef struct kernel_adding {
    core_adding base;
    const core_kernel_call *call;
    bool behind_kernel; // `place` is a kernel node
} kernel_adding;

// Adds the kernel with a programmatic edge, so that it can start early.
static CUresult
add_behind_kernel(core_adding *a, CUgraph graph, const CUgraphNode *after, size_t count)
{
    const core_kernel_call *call = ((kernel_adding *)a)->call;
    const CUgraphEdgeData edge = {.from_port = CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC,
                                  .type = CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC};
    CUgraphNodeParams params = {.type = CU_GRAPH_NODE_TYPE_KERNEL};
    memcpy(&params.kernel, &call->params, sizeof call->params);
    a->function = "cuGraphAddNode";
    return core_driver->cuGraphAddNode(&a->made, graph, after, &edge, count, &params);
}

static CUresult
add_kernel(core_adding *a, CUgraph graph, const CUgraphNode *after, size_t count)
{
    const kernel_adding *k = (kernel_adding *)a;
    CUresult status;
    if (k->behind_kernel && count == 1) {
        status = add_behind_kernel(a, graph, after, count);
    } else {
        a->function = "cuGraphAddKernelNode";
        status = core_driver->cuGraphAddKernelNode(&a->made, graph, after, count, &k->call->params);
    }
    if (status != CUDA_SUCCESS || k->call->count == 0)
        return status;
    status = core_kernel_set_attributes(k->call, a->made, &a->function);
    if (status != CUDA_SUCCESS)
        core_driver->cuGraphDestroyNode(a->made);
    return status;
}

// --- launch() ------------------------------------------------------------------------------------

static void
remember(GraphNodeObject *self, const CUDA_KERNEL_NODE_PARAMS *p)
{
    self->kernel.grid[0] = p->gridDimX;
    self->kernel.grid[1] = p->gridDimY;
    self->kernel.grid[2] = p->gridDimZ;
    self->kernel.block[0] = p->blockDimX;
    self->kernel.block[1] = p->blockDimY;
    self->kernel.block[2] = p->blockDimZ;
    self->kernel.shared = p->sharedMemBytes;
    Py_CLEAR(self->sizes);
}

static PyObject *
add_call(PyObject *place, core_kernel_call *call, KernelObject *kernel, core_things *things)
{
    core_state *st = ((GraphPlaceObject *)place)->st;
    kernel_adding a = {.base.add = add_kernel, .call = call};
    a.behind_kernel = call->programmatic && Py_IS_TYPE(place, st->kernel_node_type);
    if (core_things_block(st, things, &a.base.keep) < 0)
        return NULL;
    GraphNodeObject *self = core_node_new(((GraphPlaceObject *)place)->in, st->kernel_node_type);
    if (self == NULL) {
        if (a.base.keep != NULL)
            core_kept_free(a.base.keep);
        return NULL;
    }
    core_node_set_about(self, (PyObject *)kernel);
    remember(self, &call->params);
    self->kernel.plain = call->count == 0;
    if (core_node_add(place, NULL, 0, self, &a.base) < 0)
        Py_CLEAR(self);
    return (PyObject *)self;
}

static PyObject *
add_launch(PyObject *place, LaunchConfigObject *config, KernelObject *kernel, PyObject *const *args,
           Py_ssize_t count)
{
    core_state *st = ((GraphPlaceObject *)place)->st;
    core_kernel_call call;
    core_things things;
    if (core_place_check(place) < 0 ||
        core_kernel_call_make(st, config, kernel, args, count, &call) < 0)
        return NULL;
    PyObject *self = NULL;
    if (core_kernel_things(st, args, count, &things) == 0)
        self = add_call(place, &call, kernel, &things);
    core_kernel_call_done(&call);
    return self;
}

static CB_NOINLINE PyObject *
launch_any(PyObject *place, PyObject *const *args, Py_ssize_t nargs)
{
    core_state *st = ((GraphPlaceObject *)place)->st;
    if (nargs < 2) {
        PyErr_Format(PyExc_TypeError,
                     "launch() takes at least 2 positional arguments (%zd given): (config, kernel, "
                     "*args)",
                     nargs);
        return NULL;
    }
    LaunchConfigObject *config = core_launch_config_take(st, args[0]);
    PyObject *node = NULL;
    if (config != NULL && core_expect_type(args[1], st->kernel_type, "kernel") == 0)
        node = add_launch(place, config, (KernelObject *)args[1], args + 2, nargs - 2);
    Py_XDECREF(config);
    return node;
}

PyObject *
core_place_launch(PyObject *place, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    core_state *st = ((GraphPlaceObject *)place)->st;
    if (CB_LIKELY(nargs >= 2 && kwnames == NULL && Py_IS_TYPE(args[0], st->launch_config_type) &&
                  Py_IS_TYPE(args[1], st->kernel_type)))
        return add_launch(place, (LaunchConfigObject *)args[0], (KernelObject *)args[1], args + 2,
                          nargs - 2);
    if (kwnames == NULL || PyTuple_GET_SIZE(kwnames) == 0)
        return launch_any(place, args, nargs);
    static const char *const params[] = {"config", "kernel", NULL};
    static const cb_signature call = {"launch", params, .positional = 2, .required = 3};
    PyObject *in_order[2];
    if (cb_bind_vector(&call, args, nargs, kwnames, in_order) < 0)
        return NULL;
    return launch_any(place, in_order, 2);
}

// --- update() ------------------------------------------------------------------------------------

typedef struct kernel_change {
    const core_kernel_call *call;
    bool plain; // the node has no attributes now
} kernel_change;

static CUresult
change_kernel(const void *data, CUgraphNode node, const char **function)
{
    const kernel_change *change = data;
    return core_kernel_change(change->call, change->plain, node, function);
}

// A new configuration for the arguments that the node already has.
typedef struct shape_change {
    LaunchConfigObject *config;
    core_kernel_call *call;
    bool plain;
} shape_change;

static CUresult
change_shape(const void *data, CUgraphNode node, const char **function)
{
    const shape_change *change = data;
    const CUlaunchConfig *native = &change->config->native;
    CUDA_KERNEL_NODE_PARAMS *p = &change->call->params;
    *function = "cuGraphKernelNodeGetParams";
    CUresult status = core_driver->cuGraphKernelNodeGetParams(node, p);
    if (status != CUDA_SUCCESS)
        return status;
    p->gridDimX = native->gridDimX;
    p->gridDimY = native->gridDimY;
    p->gridDimZ = native->gridDimZ;
    p->blockDimX = native->blockDimX;
    p->blockDimY = native->blockDimY;
    p->blockDimZ = native->blockDimZ;
    p->sharedMemBytes = native->sharedMemBytes;
    return core_kernel_change(change->call, change->plain, node, function);
}

static int
update_shape(GraphNodeObject *self, core_kernel_wish *wish, KernelObject *own)
{
    core_kernel_call call;
    if (core_kernel_shape_make(self->st, wish->config, own, &call) < 0)
        return -1;
    const shape_change change = {wish->config, &call, self->kernel.plain};
    if (core_node_change(self, change_shape, &change, "cuGraphKernelNodeSetParams", NULL, false) <
        0)
        return -1;
    remember(self, &call.params);
    self->kernel.plain = call.count == 0;
    return 0;
}

static int
update_call(GraphNodeObject *self, core_kernel_wish *wish, KernelObject *own,
            LaunchConfigObject *config)
{
    KernelObject *kernel = wish->kernel != NULL ? wish->kernel : own;
    PyObject *const *args = &PyTuple_GET_ITEM(wish->args, 0);
    Py_ssize_t count = PyTuple_GET_SIZE(wish->args);
    core_kernel_call call;
    core_things things;
    core_kept *keep;
    if (core_kernel_call_make(self->st, config, kernel, args, count, &call) < 0)
        return -1;
    int result = -1;
    const kernel_change change = {&call, self->kernel.plain};
    if (core_kernel_things(self->st, args, count, &things) == 0 &&
        core_things_block(self->st, &things, &keep) == 0)
        result = core_node_change(self, change_kernel, &change, "cuGraphKernelNodeSetParams", keep,
                                  true);
    core_kernel_call_done(&call);
    if (result == 0) {
        remember(self, &call.params);
        self->kernel.plain = call.count == 0;
        if (self->about != (PyObject *)kernel)
            core_node_set_about(self, (PyObject *)kernel);
    }
    return result;
}

static LaunchConfigObject *config_of(GraphNodeObject *self);

static int
update_with(GraphNodeObject *self, core_kernel_wish *wish, KernelObject *own)
{
    if (wish->kernel != NULL && wish->args == NULL) {
        PyErr_SetString(PyExc_ValueError, "changing kernel requires args");
        return -1;
    }
    if (wish->args == NULL)
        return wish->config != NULL ? update_shape(self, wish, own) : 0;
    LaunchConfigObject *config =
        wish->config != NULL ? (LaunchConfigObject *)Py_NewRef(wish->config) : config_of(self);
    int result = config != NULL ? update_call(self, wish, own, config) : -1;
    Py_XDECREF(config);
    return result;
}

// Updates a node. Holds a reference to the node's kernel, because Python code that runs while
// arguments are converted may change the node.
static int
update(GraphNodeObject *self, core_kernel_wish *wish)
{
    PyObject *own = Py_NewRef(self->about);
    int result = update_with(self, wish, (KernelObject *)own);
    Py_DECREF(own);
    return result;
}

static PyObject *
KernelNode_update(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    GraphNodeObject *self = (GraphNodeObject *)o;
    core_kernel_wish wish;
    if (core_place_check(o) < 0 ||
        core_kernel_wish_take(self->st, args, nargs, kwnames, false, &wish) < 0)
        return NULL;
    int result = update(self, &wish);
    core_kernel_wish_drop(&wish);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}

// --- properties ----------------------------------------------------------------------------------

static PyObject *
dimensions(const unsigned int d[3])
{
    return Py_BuildValue("(III)", d[0], d[1], d[2]);
}

// Makes `sizes`. Allocating may run Python code, which may update the node.
static CB_NOINLINE PyObject *
make_sizes(GraphNodeObject *self)
{
    const unsigned int *grid = self->kernel.grid, *block = self->kernel.block;
    while (self->sizes == NULL) {
        const unsigned int read[2][3] = {{grid[0], grid[1], grid[2]},
                                         {block[0], block[1], block[2]}};
        PyObject *sizes = Py_BuildValue("(NN)", dimensions(read[0]), dimensions(read[1]));
        if (sizes == NULL)
            return NULL;
        if (memcmp(grid, read[0], sizeof read[0]) == 0 &&
            memcmp(block, read[1], sizeof read[1]) == 0)
            Py_XSETREF(self->sizes, sizes);
        else
            Py_DECREF(sizes);
    }
    return self->sizes;
}

// The closures of the properties `grid` and `block`.
enum { GRID, BLOCK };

static PyObject *
KernelNode_get_size(PyObject *o, void *closure)
{
    PyObject *sizes = ((GraphNodeObject *)o)->sizes;
    if (sizes == NULL && (sizes = make_sizes((GraphNodeObject *)o)) == NULL)
        return NULL;
    return Py_NewRef(PyTuple_GET_ITEM(sizes, (Py_ssize_t)(uintptr_t)closure));
}

static PyObject *
KernelNode_get_shmem_size(PyObject *o, void *Py_UNUSED(closure))
{
    return PyLong_FromUnsignedLong(((GraphNodeObject *)o)->kernel.shared);
}

static PyObject *
KernelNode_get_kernel(PyObject *o, void *Py_UNUSED(closure))
{
    return core_node_about(o);
}

// Returns whether a cluster has only one block, which is the same as no cluster.
static bool
is_single(const CUkernelNodeAttrValue *cluster)
{
    return cluster->clusterDim.x <= 1 && cluster->clusterDim.y <= 1 && cluster->clusterDim.z <= 1;
}

// The node's attributes that say how blocks cooperate.
typedef struct node_shape {
    CUkernelNodeAttrValue cluster, cooperative;
} node_shape;

static CUresult
ask_shape(const GraphNodeObject *self, node_shape *out)
{
    const CUgraphNode node = self->node->handle;
    memset(out, 0, sizeof *out);
    if (node == NULL || !core_definition_is_there(self->in))
        return CUDA_SUCCESS;
    CUresult status = core_driver->cuGraphKernelNodeGetAttribute(
        node, CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, &out->cluster);
    if (status == CUDA_SUCCESS)
        status = core_driver->cuGraphKernelNodeGetAttribute(node, CU_LAUNCH_ATTRIBUTE_COOPERATIVE,
                                                            &out->cooperative);
    return status;
}

// Makes a LaunchConfig from the node. If the node has clusters, the grid is in clusters. New
// reference.
static LaunchConfigObject *
config_of(GraphNodeObject *self)
{
    core_state *st = self->st;
    node_shape shape;
    const unsigned int *grid = self->kernel.grid;
    CUresult status = CORE_GRAPH_CALL(self->in, ask_shape(self, &shape));
    if (core_check(st, status, "cuGraphKernelNodeGetAttribute") < 0)
        return NULL;
    const unsigned int cluster[3] = {shape.cluster.clusterDim.x, shape.cluster.clusterDim.y,
                                     shape.cluster.clusterDim.z};
    bool clustered = !is_single(&shape.cluster);
    PyObject *fields[6] = {NULL};
    fields[CORE_CONFIG_GRID] = clustered ? Py_BuildValue("(III)", grid[0] / cluster[0],
                                                         grid[1] / cluster[1], grid[2] / cluster[2])
                                         : dimensions(grid);
    fields[CORE_CONFIG_CLUSTER] = clustered ? dimensions(cluster) : Py_NewRef(Py_None);
    fields[CORE_CONFIG_BLOCK] = dimensions(self->kernel.block);
    fields[CORE_CONFIG_SHMEM_SIZE] = PyLong_FromUnsignedLong(self->kernel.shared);
    fields[CORE_CONFIG_IS_COOPERATIVE] = PyBool_FromLong(shape.cooperative.cooperative);
    fields[CORE_CONFIG_SERIALIZATION] = Py_NewRef(Py_False);
    PyObject *config = NULL;
    if (fields[CORE_CONFIG_GRID] != NULL && fields[CORE_CONFIG_CLUSTER] != NULL &&
        fields[CORE_CONFIG_BLOCK] != NULL && fields[CORE_CONFIG_SHMEM_SIZE] != NULL)
        config = core_launch_config_make(st, fields, CORE_FIELDS);
    for (int i = 0; i < 6; i++)
        Py_XDECREF(fields[i]);
    return (LaunchConfigObject *)config;
}

static PyObject *
KernelNode_get_config(PyObject *o, void *Py_UNUSED(closure))
{
    if (core_node_check_process(o) < 0)
        return NULL;
    return (PyObject *)config_of((GraphNodeObject *)o);
}

static PyObject *
KernelNode_repr(PyObject *o)
{
    char text[96];
    const GraphNodeObject *self = (GraphNodeObject *)o;
    size_t kernel = self->about != NULL ? (size_t)((KernelObject *)self->about)->handle : 0;
    PyOS_snprintf(text, sizeof text, "<KernelNode handle=0x%zx kernel=0x%zx>",
                  (size_t)core_graph_node_handle(o), kernel);
    return PyUnicode_FromString(text);
}

// --- type ----------------------------------------------------------------------------------------

static PyMethodDef KernelNode_methods[] = {
    {"update", CORE_KEYWORDS(KernelNode_update), CORE_DOC(KernelNode, update)},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef KernelNode_getset[] = {
    {"grid", KernelNode_get_size, NULL, CORE_DOC(KernelNode, grid), (void *)GRID},
    {"block", KernelNode_get_size, NULL, CORE_DOC(KernelNode, block), (void *)BLOCK},
    {"shmem_size", KernelNode_get_shmem_size, NULL, CORE_DOC(KernelNode, shmem_size), NULL},
    {"kernel", KernelNode_get_kernel, NULL, CORE_DOC(KernelNode, kernel), NULL},
    {"config", KernelNode_get_config, NULL, CORE_DOC(KernelNode, config), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

CORE_NODE_TYPE(kernel_node, KernelNode, KernelNode_repr, KernelNode_methods, KernelNode_getset, 0);

// --- kind ----------------------------------------------------------------------------------------

static CUresult
read_kernel(CUgraphNode node, GraphNodeObject *to, core_told *told)
{
    CUDA_KERNEL_NODE_PARAMS p = {0};
    CUresult status = core_driver->cuGraphKernelNodeGetParams(node, &p);
    to->kernel.grid[0] = p.gridDimX;
    to->kernel.grid[1] = p.gridDimY;
    to->kernel.grid[2] = p.gridDimZ;
    to->kernel.block[0] = p.blockDimX;
    to->kernel.block[1] = p.blockDimY;
    to->kernel.block[2] = p.blockDimZ;
    to->kernel.shared = p.sharedMemBytes;
    told->handle = p.kern != NULL ? (void *)p.kern : (void *)p.func;
    return status;
}

static int
finish_kernel(GraphNodeObject *self, const core_told *t)
{
    return core_node_set_own(self, (PyObject *)core_kernel_borrow(self->st, t->handle, NULL, NULL));
}

const core_node_kind core_kernel_kind = {
    .type = CU_GRAPH_NODE_TYPE_KERNEL,
    .node_type = CORE_TYPE_OFFSET(kernel_node),
    .read = read_kernel,
    .read_function = "cuGraphKernelNodeGetParams",
    .finish = finish_kernel,
    .exec_type = CORE_TYPE_OFFSET(exec_kernel_node),
    .take = core_exec_take_kernel,
    .apply = core_exec_apply_kernel,
    .apply_function = "cuGraphExecKernelNodeSetParams",
};

CORE_EXEC_TYPE_ENABLED(exec_kernel_node, ExecutableKernelNode);
