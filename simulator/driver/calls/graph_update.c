// cuGraphExecUpdate, cuGraphExecKernelNodeSetParams and related functions.
#include <string.h>

#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "graph/exec.h"
#include "graph/graph.h"
#include "graph/operation.h"
#include "graph/update.h"

// --- one node ------------------------------------------------------------------------------------

CUresult
functional_cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
                                    CUgraphNodeParams *nodeParams)
{
    return nodeParams != NULL ? drv_exec_node_set(hGraphExec, hNode, nodeParams)
                              : CUDA_ERROR_INVALID_VALUE;
}

CUresult
functional_cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode,
                                             const CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
    if (nodeParams == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    CUgraphNodeParams p = {.type = CU_GRAPH_NODE_TYPE_KERNEL};
    memcpy(&p.kernel, nodeParams, sizeof p.kernel);
    return drv_exec_node_set(hGraphExec, hNode, &p);
}

CUresult
functional_cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
                                          const CUDA_MEMCPY3D *copyParams, CUcontext ctx)
{
    if (copyParams == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    CUgraphNodeParams p = {.type = CU_GRAPH_NODE_TYPE_MEMCPY,
                           .memcpy = {.copyCtx = ctx, .copyParams = *copyParams}};
    return drv_exec_node_set(hGraphExec, hNode, &p);
}

CUresult
functional_cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
                                          const CUDA_MEMSET_NODE_PARAMS *memsetParams,
                                          CUcontext ctx)
{
    const CUDA_MEMSET_NODE_PARAMS *m = memsetParams;
    if (m == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    CUgraphNodeParams p = {
        .type = CU_GRAPH_NODE_TYPE_MEMSET,
        .memset = {m->dst, m->pitch, m->value, m->elementSize, m->width, m->height, ctx}};
    return drv_exec_node_set(hGraphExec, hNode, &p);
}

CUresult
functional_cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
                                        const CUDA_HOST_NODE_PARAMS *nodeParams)
{
    if (nodeParams == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    CUgraphNodeParams p = {.type = CU_GRAPH_NODE_TYPE_HOST,
                           .host = {.fn = nodeParams->fn, .userData = nodeParams->userData}};
    return drv_exec_node_set(hGraphExec, hNode, &p);
}

CUresult
functional_cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
                                              CUgraph childGraph)
{
    CUgraphNodeParams p = {.type = CU_GRAPH_NODE_TYPE_GRAPH, .graph = {.graph = childGraph}};
    return drv_exec_node_set(hGraphExec, hNode, &p);
}

CUresult
functional_cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode,
                                              CUevent event)
{
    CUgraphNodeParams p = {.type = CU_GRAPH_NODE_TYPE_EVENT_RECORD,
                           .eventRecord = {.event = event}};
    return drv_exec_node_set(hGraphExec, hNode, &p);
}

CUresult
functional_cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode,
                                            CUevent event)
{
    CUgraphNodeParams p = {.type = CU_GRAPH_NODE_TYPE_WAIT_EVENT, .eventWait = {.event = event}};
    return drv_exec_node_set(hGraphExec, hNode, &p);
}

// --- whether nodes are done ----------------------------------------------------------------------

// Finds a node that can be disabled; NULL: there is none. Only nodes that compute can be disabled;
// all other nodes affect the order.
static drv_node *
find_computing(CUgraphExec exec, CUgraphNode handle)
{
    drv_node *node = drv_exec_find_node(exec, handle);
    bool computes = node != NULL && (node->operation.type == CU_GRAPH_NODE_TYPE_KERNEL ||
                                     node->operation.type == CU_GRAPH_NODE_TYPE_MEMCPY ||
                                     node->operation.type == CU_GRAPH_NODE_TYPE_MEMSET);
    return computes ? node : NULL;
}

CUresult
functional_cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled)
{
    DRV_ENTER();
    drv_lock();
    drv_node *node = find_computing(hGraphExec, hNode);
    if (node != NULL)
        node->disabled = isEnabled == 0;
    drv_unlock();
    return node != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult
functional_cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int *isEnabled)
{
    DRV_ENTER();
    drv_lock();
    const drv_node *node = find_computing(hGraphExec, hNode);
    bool valid = node != NULL && isEnabled != NULL;
    if (valid)
        *isEnabled = !node->disabled;
    drv_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

// --- all at once ---------------------------------------------------------------------------------

CUresult
functional_cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph,
                                CUgraphExecUpdateResultInfo *resultInfo)
{
    DRV_ENTER();
    drv_lock();
    drv_exec_settle(hGraphExec);
    const drv_exec *exec = drv_exec_of(hGraphExec);
    CUresult status = CUDA_ERROR_INVALID_VALUE;
    if (exec != NULL && resultInfo != NULL && drv_is(hGraph, DRV_GRAPH) &&
        drv_graph_check_outermost((drv_graph *)hGraph) == CUDA_SUCCESS)
        status = drv_graph_update(exec->graph, (drv_graph *)hGraph, exec->graph, resultInfo);
    drv_unlock();
    return status;
}
