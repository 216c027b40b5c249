// cuGraphAddNode, cuGraphNodeSetParams and related functions.
#include "base/call.h"
#include "base/lock.h"
#include "graph/any_node.h"
#include "graph/graph.h"
#include "graph/operation.h"

static bool
is_whole(const CUgraphNodeParams *p)
{
    return p != NULL && p->reserved0[0] == 0 && p->reserved0[1] == 0 && p->reserved0[2] == 0 &&
           p->reserved2 == 0;
}

CUresult
functional_cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
                             const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
                             size_t numDependencies, CUgraphNodeParams *nodeParams)
{
    if (!is_whole(nodeParams))
        return CUDA_ERROR_INVALID_VALUE;
    return drv_node_add(phGraphNode, hGraph, dependencies, dependencyData, numDependencies,
                        nodeParams);
}

CUresult
functional_cuGraphAddNode_v3(CUgraphNode *phGraphNode, CUgraph hGraph,
                             const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
                             size_t numDependencies, CUgraphNodeParams *nodeParams)
{
    return functional_cuGraphAddNode_v2(phGraphNode, hGraph, dependencies, dependencyData,
                                        numDependencies, nodeParams);
}

CUresult
functional_cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
    return is_whole(nodeParams) ? drv_node_set(hNode, nodeParams) : CUDA_ERROR_INVALID_VALUE;
}

CUresult
functional_cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
    return functional_cuGraphNodeSetParams(hNode, nodeParams);
}

CUresult
functional_cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
    return nodeParams != NULL ? drv_node_get(hNode, NULL, nodeParams) : CUDA_ERROR_INVALID_VALUE;
}

// --- properties of nodes -------------------------------------------------------------------------

// Copies a node; the pointers in the copy must not be used.
static CUresult
describe(CUgraphNode handle, const void *out, drv_node *copy)
{
    DRV_ENTER();
    drv_lock();
    const drv_node *node = drv_node_of(handle);
    if (node != NULL)
        *copy = *node;
    drv_unlock();
    return node != NULL && out != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult
functional_cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)
{
    drv_node node;
    DRV_TRY(describe(hNode, type, &node));
    *type = node.operation.type;
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph *phGraph)
{
    drv_node node;
    DRV_TRY(describe(hNode, phGraph, &node));
    *phGraph = (CUgraph)node.graph;
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int *nodeId)
{
    drv_node node;
    DRV_TRY(describe(hNode, nodeId, &node));
    *nodeId = node.number;
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long *toolsNodeId)
{
    drv_node node;
    DRV_TRY(describe(hNode, toolsNodeId, &node));
    *toolsNodeId = node.id;
    return CUDA_SUCCESS;
}
