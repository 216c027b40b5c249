// Implements the functions that exist for each type of node: those that add a node, and those that
// read and set its parameters.
#include <string.h>

#include "base/driver.h"
#include "graph/any_node.h"

// The two structs of a kernel node's parameters have the same members, so memcpy converts them.
_Static_assert(sizeof(CUDA_KERNEL_NODE_PARAMS_v2) == sizeof(CUDA_KERNEL_NODE_PARAMS_v3), "kernels");

// Reads the parameters of a node of that type, unless `given`, the caller's struct, is NULL.
static CUresult
get(CUgraphNode handle, CUgraphNodeType type, const void *given, CUgraphNodeParams *out)
{
    return given != NULL ? drv_node_get(handle, &type, out) : CUDA_ERROR_INVALID_VALUE;
}

// --- kernels -------------------------------------------------------------------------------------

static CUgraphNodeParams
kernel_node(const CUDA_KERNEL_NODE_PARAMS *given)
{
    CUgraphNodeParams p = {.type = CU_GRAPH_NODE_TYPE_KERNEL};
    memcpy(&p.kernel, given, sizeof p.kernel);
    return p;
}

CUresult
functional_cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
                                   const CUgraphNode *dependencies, size_t numDependencies,
                                   const CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
    if (nodeParams == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    CUgraphNodeParams p = kernel_node(nodeParams);
    return drv_node_add(phGraphNode, hGraph, dependencies, NULL, numDependencies, &p);
}

CUresult
functional_cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
    CUgraphNodeParams p;
    DRV_TRY(get(hNode, CU_GRAPH_NODE_TYPE_KERNEL, nodeParams, &p));
    memcpy(nodeParams, &p.kernel, sizeof p.kernel);
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphKernelNodeSetParams_v2(CUgraphNode hNode,
                                         const CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
    if (nodeParams == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    CUgraphNodeParams p = kernel_node(nodeParams);
    return drv_node_set(hNode, &p);
}

// --- copies and fills ----------------------------------------------------------------------------

CUresult
functional_cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
                                const CUgraphNode *dependencies, size_t numDependencies,
                                const CUDA_MEMCPY3D *copyParams, CUcontext ctx)
{
    if (copyParams == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    CUgraphNodeParams p = {.type = CU_GRAPH_NODE_TYPE_MEMCPY,
                           .memcpy = {.copyCtx = ctx, .copyParams = *copyParams}};
    return drv_node_add(phGraphNode, hGraph, dependencies, NULL, numDependencies, &p);
}

CUresult
functional_cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams)
{
    CUgraphNodeParams p;
    DRV_TRY(get(hNode, CU_GRAPH_NODE_TYPE_MEMCPY, nodeParams, &p));
    *nodeParams = p.memcpy.copyParams;
    return CUDA_SUCCESS;
}

// Sets the parameters of a copy. The node keeps its context.
CUresult
functional_cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams)
{
    CUgraphNodeParams p;
    DRV_TRY(get(hNode, CU_GRAPH_NODE_TYPE_MEMCPY, nodeParams, &p));
    p.memcpy.copyParams = *nodeParams;
    return drv_node_set(hNode, &p);
}

static CUDA_MEMSET_NODE_PARAMS_v2
fill_of(const CUDA_MEMSET_NODE_PARAMS *p, CUcontext context)
{
    return (CUDA_MEMSET_NODE_PARAMS_v2){.dst = p->dst,
                                        .pitch = p->pitch,
                                        .value = p->value,
                                        .elementSize = p->elementSize,
                                        .width = p->width,
                                        .height = p->height,
                                        .ctx = context};
}

CUresult
functional_cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph,
                                const CUgraphNode *dependencies, size_t numDependencies,
                                const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)
{
    if (memsetParams == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    CUgraphNodeParams p = {.type = CU_GRAPH_NODE_TYPE_MEMSET, .memset = fill_of(memsetParams, ctx)};
    return drv_node_add(phGraphNode, hGraph, dependencies, NULL, numDependencies, &p);
}

CUresult
functional_cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS *nodeParams)
{
    CUgraphNodeParams p;
    DRV_TRY(get(hNode, CU_GRAPH_NODE_TYPE_MEMSET, nodeParams, &p));
    *nodeParams = (CUDA_MEMSET_NODE_PARAMS){p.memset.dst,         p.memset.pitch, p.memset.value,
                                            p.memset.elementSize, p.memset.width, p.memset.height};
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *nodeParams)
{
    CUgraphNodeParams p;
    DRV_TRY(get(hNode, CU_GRAPH_NODE_TYPE_MEMSET, nodeParams, &p));
    p.memset = fill_of(nodeParams, p.memset.ctx);
    return drv_node_set(hNode, &p);
}

// --- host functions ------------------------------------------------------------------------------

static CUgraphNodeParams
host_node(const CUDA_HOST_NODE_PARAMS *given)
{
    return (CUgraphNodeParams){.type = CU_GRAPH_NODE_TYPE_HOST,
                               .host = {.fn = given->fn, .userData = given->userData}};
}

CUresult
functional_cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph,
                              const CUgraphNode *dependencies, size_t numDependencies,
                              const CUDA_HOST_NODE_PARAMS *nodeParams)
{
    if (nodeParams == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    CUgraphNodeParams p = host_node(nodeParams);
    return drv_node_add(phGraphNode, hGraph, dependencies, NULL, numDependencies, &p);
}

CUresult
functional_cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams)
{
    CUgraphNodeParams p;
    DRV_TRY(get(hNode, CU_GRAPH_NODE_TYPE_HOST, nodeParams, &p));
    *nodeParams = (CUDA_HOST_NODE_PARAMS){p.host.fn, p.host.userData};
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams)
{
    if (nodeParams == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    CUgraphNodeParams p = host_node(nodeParams);
    return drv_node_set(hNode, &p);
}

// --- children, nothing ---------------------------------------------------------------------------

CUresult
functional_cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph,
                                    const CUgraphNode *dependencies, size_t numDependencies,
                                    CUgraph childGraph)
{
    CUgraphNodeParams p = {.type = CU_GRAPH_NODE_TYPE_GRAPH, .graph = {.graph = childGraph}};
    return drv_node_add(phGraphNode, hGraph, dependencies, NULL, numDependencies, &p);
}

CUresult
functional_cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)
{
    CUgraphNodeParams p;
    DRV_TRY(get(hNode, CU_GRAPH_NODE_TYPE_GRAPH, phGraph, &p));
    *phGraph = p.graph.graph;
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
                               const CUgraphNode *dependencies, size_t numDependencies)
{
    CUgraphNodeParams p = {.type = CU_GRAPH_NODE_TYPE_EMPTY};
    return drv_node_add(phGraphNode, hGraph, dependencies, NULL, numDependencies, &p);
}

// --- events --------------------------------------------------------------------------------------

// Nodes that record an event and nodes that wait for one have parameters of the same form.
static CUgraphNodeParams
event_node(CUgraphNodeType type, CUevent event)
{
    CUgraphNodeParams p = {.type = type};
    if (type == CU_GRAPH_NODE_TYPE_EVENT_RECORD)
        p.eventRecord.event = event;
    else
        p.eventWait.event = event;
    return p;
}

static CUresult
event_of(CUgraphNode handle, CUgraphNodeType type, CUevent *out)
{
    CUgraphNodeParams p;
    DRV_TRY(get(handle, type, out, &p));
    *out = type == CU_GRAPH_NODE_TYPE_EVENT_RECORD ? p.eventRecord.event : p.eventWait.event;
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph,
                                     const CUgraphNode *dependencies, size_t numDependencies,
                                     CUevent event)
{
    CUgraphNodeParams p = event_node(CU_GRAPH_NODE_TYPE_EVENT_RECORD, event);
    return drv_node_add(phGraphNode, hGraph, dependencies, NULL, numDependencies, &p);
}

CUresult
functional_cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
{
    return event_of(hNode, CU_GRAPH_NODE_TYPE_EVENT_RECORD, event_out);
}

CUresult
functional_cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)
{
    CUgraphNodeParams p = event_node(CU_GRAPH_NODE_TYPE_EVENT_RECORD, event);
    return drv_node_set(hNode, &p);
}

CUresult
functional_cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
                                   const CUgraphNode *dependencies, size_t numDependencies,
                                   CUevent event)
{
    CUgraphNodeParams p = event_node(CU_GRAPH_NODE_TYPE_WAIT_EVENT, event);
    return drv_node_add(phGraphNode, hGraph, dependencies, NULL, numDependencies, &p);
}

CUresult
functional_cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
{
    return event_of(hNode, CU_GRAPH_NODE_TYPE_WAIT_EVENT, event_out);
}

CUresult
functional_cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)
{
    CUgraphNodeParams p = event_node(CU_GRAPH_NODE_TYPE_WAIT_EVENT, event);
    return drv_node_set(hNode, &p);
}
