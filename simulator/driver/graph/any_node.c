// Adds nodes of any kind, and reads and sets their parameters.
#include "graph/any_node.h"

#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "graph/conditional.h"
#include "graph/dependencies.h"
#include "graph/graph.h"
#include "graph/kinds.h"
#include "graph/memory.h"
#include "graph/operation.h"
#include "stream/edges.h"

// Checks a child graph. A graph that is moved into a node instead of copied must not contain that
// node. In both cases, it must not be inside another graph.
static CUresult
check_child(const drv_graph *graph, const CUgraphNodeParams *given)
{
    const CUDA_CHILD_GRAPH_NODE_PARAMS *child = &given->graph;
    if (given->type != CU_GRAPH_NODE_TYPE_GRAPH || !drv_is(child->graph, DRV_GRAPH))
        return CUDA_SUCCESS;
    bool is_moved = child->ownership == CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE;
    if (is_moved && drv_graph_holds((const drv_graph *)child->graph, graph))
        return CUDA_ERROR_INVALID_VALUE;
    return drv_graph_check_outermost((const drv_graph *)child->graph);
}

static CUresult
add(CUgraphNode *out, CUgraph handle, const CUgraphNode *dependencies, const CUgraphEdgeData *data,
    size_t count, CUgraphNodeParams *given)
{
    if (out == NULL || !drv_is(handle, DRV_GRAPH))
        return CUDA_ERROR_INVALID_VALUE;
    DRV_TRY(check_child((drv_graph *)handle, given));
    DRV_TRY(drv_conditional_check((drv_graph *)handle, given));
    drv_operation operation;
    drv_edges before;
    drv_node *node;
    DRV_TRY(drv_edges_read(&before, (drv_graph *)handle, dependencies, data, count));
    CUresult status = drv_operation_read(&operation, given);
    if (status == CUDA_SUCCESS)
        status = drv_graph_add((drv_graph *)handle, &operation, &before, &node);
    drv_edges_free(&before);
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
drv_node_add(CUgraphNode *out, CUgraph graph, const CUgraphNode *dependencies,
             const CUgraphEdgeData *data, size_t count, CUgraphNodeParams *given)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = add(out, graph, dependencies, data, count, given);
    drv_unlock();
    return status;
}

CUresult
drv_node_get(CUgraphNode handle, const CUgraphNodeType *type, CUgraphNodeParams *out)
{
    DRV_ENTER();
    drv_lock();
    const drv_node *node = drv_node_of(handle);
    bool valid = node != NULL && (type == NULL || node->operation.type == *type);
    if (valid)
        drv_operation_tell(&node->operation, out);
    drv_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult
drv_node_set(CUgraphNode handle, const CUgraphNodeParams *given)
{
    DRV_ENTER();
    drv_lock();
    drv_node *node = drv_node_of(handle);
    CUresult status = CUDA_ERROR_INVALID_VALUE;
    if (node != NULL && given->type != CU_GRAPH_NODE_TYPE_GRAPH)
        status = drv_operation_replace(&node->operation, given);
    drv_unlock();
    return status;
}
