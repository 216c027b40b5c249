// Changes kernel nodes: sets new parameters, and makes the node's attributes exactly those that the
// caller asks for.
//
// CUDA does not say which attributes a node has, and it does not undo a partial change. So a
// scratch graph, which is never launched, has two nodes: one in the new state, on which every
// change is tried first, and one in the old state. The old state must be copied early, because a
// node owns its arguments: once it gets new arguments, the old ones that it reported are gone.
#include "graph/node_kernel_change.h"

// --- attributes ----------------------------------------------------------------------------------

CUresult
core_kernel_set_attributes(const core_kernel_call *call, CUgraphNode node, const char **function)
{
    CUresult status = CUDA_SUCCESS;
    for (unsigned int i = 0; i < call->count && status == CUDA_SUCCESS; i++) {
        *function = "cuGraphKernelNodeSetAttribute";
        status = core_driver->cuGraphKernelNodeSetAttribute(node, call->attributes[i].id,
                                                            &call->attributes[i].value);
    }
    return status;
}

// All attributes that nodes can have, except that the device may update the node. The first SHAPES
// of them say how blocks cooperate.
static const CUkernelNodeAttrID ids[] = {
    CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
    CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION,
    CU_LAUNCH_ATTRIBUTE_COOPERATIVE,
    CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE,
    CU_LAUNCH_ATTRIBUTE_PRIORITY,
    CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP,
    CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN,
    CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW,
    CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT,
    CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING,
    CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE,
    CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE,
};
enum { SHAPES = 3, IDS = sizeof ids / sizeof ids[0] };

// Reads an attribute. Returns false if the driver does not know it. Returns a cluster of one block
// in place of a cluster of no blocks, which cannot be set.
static bool
read_attribute(CUgraphNode node, CUkernelNodeAttrID id, CUkernelNodeAttrValue *out)
{
    memset(out, 0, sizeof *out);
    if (core_driver->cuGraphKernelNodeGetAttribute(node, id, out) != CUDA_SUCCESS)
        return false;
    bool is_cluster = id == CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION ||
                      id == CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION;
    if (is_cluster && out->clusterDim.x == 0)
        out->clusterDim.x = out->clusterDim.y = out->clusterDim.z = 1;
    return true;
}

static CUresult
set_attribute(CUgraphNode node, CUkernelNodeAttrID id, const CUkernelNodeAttrValue *value,
              const char **function)
{
    CUkernelNodeAttrValue now;
    if (!read_attribute(node, id, &now) || memcmp(&now, value, sizeof now) == 0)
        return CUDA_SUCCESS;
    *function = "cuGraphKernelNodeSetAttribute";
    return core_driver->cuGraphKernelNodeSetAttribute(node, id, value);
}

// Removes the attributes that say how blocks cooperate, before the dimensions change: the
// attributes must fit the dimensions at all times.
static CUresult
take_shape(CUgraphNode node, const char **function)
{
    CUresult status = CUDA_SUCCESS;
    for (size_t i = SHAPES; i-- > 0 && status == CUDA_SUCCESS;) {
        CUkernelNodeAttrValue none;
        memset(&none, 0, sizeof none);
        if (ids[i] != CU_LAUNCH_ATTRIBUTE_COOPERATIVE)
            none.clusterDim.x = none.clusterDim.y = none.clusterDim.z = 1;
        status = set_attribute(node, ids[i], &none, function);
    }
    return status;
}

static CUresult
copy_attributes(CUgraphNode node, CUgraphNode from, const char **function)
{
    CUresult status = CUDA_SUCCESS;
    for (size_t i = 0; i < IDS && status == CUDA_SUCCESS; i++) {
        CUkernelNodeAttrValue value;
        if (read_attribute(from, ids[i], &value))
            status = set_attribute(node, ids[i], &value, function);
    }
    return status;
}

// --- nodes ---------------------------------------------------------------------------------------

typedef struct beside {
    CUgraph graph;
    CUgraphNode before, after;
} beside;

static CUresult
make_beside(const core_kernel_call *call, CUgraphNode node, beside *out, const char **function)
{
    CUDA_KERNEL_NODE_PARAMS now = {0};
    *function = "cuGraphKernelNodeGetParams";
    CUresult status = core_driver->cuGraphKernelNodeGetParams(node, &now);
    if (status != CUDA_SUCCESS)
        return status;
    *function = "cuGraphCreate";
    status = core_driver->cuGraphCreate(&out->graph, 0);
    if (status != CUDA_SUCCESS)
        return status;
    *function = "cuGraphAddKernelNode";
    status = core_driver->cuGraphAddKernelNode(&out->after, out->graph, NULL, 0, &call->params);
    if (status == CUDA_SUCCESS)
        status = core_kernel_set_attributes(call, out->after, function);
    if (status != CUDA_SUCCESS)
        return status;
    *function = "cuGraphAddKernelNode";
    status = core_driver->cuGraphAddKernelNode(&out->before, out->graph, NULL, 0, &now);
    return status == CUDA_SUCCESS ? copy_attributes(out->before, node, function) : status;
}

static CUresult
make_like(CUgraphNode node, CUgraphNode other, const char **function)
{
    CUDA_KERNEL_NODE_PARAMS params = {0};
    *function = "cuGraphKernelNodeGetParams";
    CUresult status = core_driver->cuGraphKernelNodeGetParams(other, &params);
    if (status == CUDA_SUCCESS)
        status = take_shape(node, function);
    if (status == CUDA_SUCCESS) {
        *function = "cuGraphKernelNodeSetParams";
        status = core_driver->cuGraphKernelNodeSetParams(node, &params);
    }
    return status == CUDA_SUCCESS ? copy_attributes(node, other, function) : status;
}

CUresult
core_kernel_change(const core_kernel_call *call, bool plain, CUgraphNode node,
                   const char **function)
{
    if (plain && call->count == 0) { // this is the only call, so nothing can fail after it
        *function = "cuGraphKernelNodeSetParams";
        return core_driver->cuGraphKernelNodeSetParams(node, &call->params);
    }
    const char *ignored;
    beside b = {0};
    CUresult status = make_beside(call, node, &b, function);
    if (status == CUDA_SUCCESS) {
        status = make_like(node, b.after, function);
        if (status != CUDA_SUCCESS)
            make_like(node, b.before, &ignored);
    }
    if (b.graph != NULL)
        core_driver->cuGraphDestroy(b.graph);
    return status;
}
