// Changes kernel nodes in executable graphs. CUDA can change their parameters, but not their
// attributes.
#include "graph/node_kernel_exec.h"

#include "base/errors.h"
#include "device/context.h"

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

CUresult
core_exec_apply_kernel(CUgraphExec exec, CUgraphNode node, const core_exec_change *c)
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
    return core_exec_keep_things(st, kept, &things);
}

int
core_exec_take_kernel(core_state *st, PyObject *kept, PyObject *const *args, Py_ssize_t nargs,
                      PyObject *kwnames, core_exec_change *c)
{
    core_kernel_wish wish;
    if (core_kernel_wish_take(st, args, nargs, kwnames, true, &wish) < 0)
        return -1;
    int result = take_kernel(st, kept, &wish, c);
    core_kernel_wish_drop(&wish);
    return result;
}
