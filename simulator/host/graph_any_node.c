// Implements the functions for nodes of any type: adding a node, and reading and setting its
// parameters.
#include <string.h>

#include "functional.h"

static bool
is_whole(const CUgraphNodeParams *p)
{
    return p != NULL && p->reserved0[0] == 0 && p->reserved0[1] == 0 && p->reserved0[2] == 0 &&
           p->reserved2 == 0;
}

// Checks a child graph. A graph that is moved into a node instead of copied must not contain that
// node. In both cases, it must not be inside another graph.
static CUresult
check_child(const fd_graph *graph, const CUgraphNodeParams *given)
{
    const CUDA_CHILD_GRAPH_NODE_PARAMS *child = &given->graph;
    if (given->type != CU_GRAPH_NODE_TYPE_GRAPH || !fd_is(child->graph, FD_GRAPH))
        return CUDA_SUCCESS;
    bool is_moved = child->ownership == CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE;
    if (is_moved && fd_graph_holds((const fd_graph *)child->graph, graph))
        return CUDA_ERROR_INVALID_VALUE;
    return fd_graph_check_outermost((const fd_graph *)child->graph);
}

static CUresult
add(CUgraphNode *out, CUgraph handle, const CUgraphNode *dependencies, const CUgraphEdgeData *data,
    size_t count, CUgraphNodeParams *given)
{
    if (out == NULL || !fd_is(handle, FD_GRAPH))
        return CUDA_ERROR_INVALID_VALUE;
    FD_TRY(check_child((fd_graph *)handle, given));
    FD_TRY(fd_conditional_check((fd_graph *)handle, given));
    fd_operation operation;
    fd_edges before;
    fd_node *node;
    FD_TRY(fd_edges_read(&before, (fd_graph *)handle, dependencies, data, count));
    CUresult status = fd_operation_read(&operation, given);
    if (status == CUDA_SUCCESS)
        status = fd_graph_add((fd_graph *)handle, &operation, &before, &node);
    fd_edges_free(&before);
    if (status != CUDA_SUCCESS)
        return status;
    if (given->type == CU_GRAPH_NODE_TYPE_MEM_ALLOC)
        given->alloc.dptr = node->operation.allocating.params.dptr;
    if (given->type == CU_GRAPH_NODE_TYPE_CONDITIONAL)
        given->conditional.phGraph_out = (CUgraph *)node->operation.conditional.bodies;
    *out = (CUgraphNode)node;
    return CUDA_SUCCESS;
}

CUresult
fd_node_add(CUgraphNode *out, CUgraph graph, const CUgraphNode *dependencies,
            const CUgraphEdgeData *data, size_t count, CUgraphNodeParams *given)
{
    FD_ENTER();
    fd_lock();
    CUresult status = add(out, graph, dependencies, data, count, given);
    fd_unlock();
    return status;
}

CUresult
fd_node_get(CUgraphNode handle, const CUgraphNodeType *type, CUgraphNodeParams *out)
{
    FD_ENTER();
    fd_lock();
    const fd_node *node = fd_node_of(handle);
    bool valid = node != NULL && (type == NULL || node->operation.type == *type);
    if (valid)
        fd_operation_tell(&node->operation, out);
    fd_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult
fd_node_set(CUgraphNode handle, const CUgraphNodeParams *given)
{
    FD_ENTER();
    fd_lock();
    fd_node *node = fd_node_of(handle);
    CUresult status = CUDA_ERROR_INVALID_VALUE;
    if (node != NULL && given->type != CU_GRAPH_NODE_TYPE_GRAPH)
        status = fd_operation_replace(&node->operation, given);
    fd_unlock();
    return status;
}

CUresult
functional_cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,
                             const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
                             size_t numDependencies, CUgraphNodeParams *nodeParams)
{
    if (!is_whole(nodeParams))
        return CUDA_ERROR_INVALID_VALUE;
    return fd_node_add(phGraphNode, hGraph, dependencies, dependencyData, numDependencies,
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
    return is_whole(nodeParams) ? fd_node_set(hNode, nodeParams) : CUDA_ERROR_INVALID_VALUE;
}

CUresult
functional_cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
    return functional_cuGraphNodeSetParams(hNode, nodeParams);
}

CUresult
functional_cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
    return nodeParams != NULL ? fd_node_get(hNode, NULL, nodeParams) : CUDA_ERROR_INVALID_VALUE;
}

// --- properties of nodes -------------------------------------------------------------------------

// Copies a node; the pointers in the copy must not be used.
static CUresult
describe(CUgraphNode handle, const void *out, fd_node *copy)
{
    FD_ENTER();
    fd_lock();
    const fd_node *node = fd_node_of(handle);
    if (node != NULL)
        *copy = *node;
    fd_unlock();
    return node != NULL && out != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult
functional_cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)
{
    fd_node node;
    FD_TRY(describe(hNode, type, &node));
    *type = node.operation.type;
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph *phGraph)
{
    fd_node node;
    FD_TRY(describe(hNode, phGraph, &node));
    *phGraph = (CUgraph)node.graph;
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int *nodeId)
{
    fd_node node;
    FD_TRY(describe(hNode, nodeId, &node));
    *nodeId = node.number;
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long *toolsNodeId)
{
    fd_node node;
    FD_TRY(describe(hNode, toolsNodeId, &node));
    *toolsNodeId = node.id;
    return CUDA_SUCCESS;
}
