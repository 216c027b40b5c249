// cuGraphCreate, cuGraphClone, cuGraphGetNodes and related functions.
#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "graph/graph.h"
#include "graph/memory.h"
#include "graph/operation.h"
#include "stream/edges.h"

CUresult
functional_cuGraphCreate(CUgraph *phGraph, unsigned int flags)
{
    DRV_ENTER();
    if (phGraph == NULL || flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    *phGraph = (CUgraph)drv_graph_new(false);
    drv_unlock();
    return *phGraph != NULL ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}

// Destroys a graph of the program. A child graph belongs to its node, and a graph into which a
// capture is in progress belongs to the capture, so both are refused.
static CUresult
destroy(CUgraph handle)
{
    drv_graph *graph = (drv_graph *)handle;
    if (!drv_is(handle, DRV_GRAPH) || graph->owner != NULL)
        return CUDA_ERROR_INVALID_VALUE;
    if (drv_graph_is_captured(graph))
        return CUDA_ERROR_ILLEGAL_STATE;
    drv_graph_delete(graph);
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphDestroy(CUgraph hGraph)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = destroy(hGraph);
    drv_unlock();
    return status;
}

// Clones a graph. The child graph of a node can be cloned, too; the body of a conditional node
// cannot.
static CUresult
clone(const drv_graph *graph, drv_graph **copy)
{
    if (graph->owner != NULL && graph->owner->operation.type != CU_GRAPH_NODE_TYPE_GRAPH)
        DRV_TRY(drv_graph_check_outermost(graph));
    return drv_graph_copy(graph, false, copy);
}

CUresult
functional_cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)
{
    DRV_ENTER();
    drv_graph *copy = NULL;
    drv_lock();
    CUresult status = CUDA_ERROR_INVALID_VALUE;
    if (phGraphClone != NULL && drv_is(originalGraph, DRV_GRAPH))
        status = clone((drv_graph *)originalGraph, &copy);
    if (status == CUDA_SUCCESS)
        *phGraphClone = (CUgraph)copy;
    drv_unlock();
    return status;
}

static CUresult
find_in_clone(CUgraphNode *out, CUgraphNode original, CUgraph clone)
{
    const drv_node *node = drv_node_of(original);
    if (out == NULL || node == NULL || !drv_is(clone, DRV_GRAPH))
        return CUDA_ERROR_INVALID_VALUE;
    drv_node *found = drv_graph_find_copy((drv_graph *)clone, node->id, true);
    if (found == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    *out = (CUgraphNode)found;
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode,
                                  CUgraph hClonedGraph)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = find_in_clone(phNode, hOriginalNode, hClonedGraph);
    drv_unlock();
    return status;
}

CUresult
functional_cuGraphGetId(CUgraph hGraph, unsigned int *graphId)
{
    DRV_ENTER();
    drv_lock();
    bool valid = drv_is(hGraph, DRV_GRAPH) && graphId != NULL;
    if (valid)
        *graphId = (unsigned int)((drv_graph *)hGraph)->id;
    drv_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

// Stores as many nodes as fit into the array, and fills the rest of the array with NULL.
static CUresult
list_nodes(CUgraph handle, CUgraphNode *nodes, size_t *count, bool roots)
{
    if (!drv_is(handle, DRV_GRAPH) || count == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    const drv_graph *graph = (drv_graph *)handle;
    size_t room = nodes != NULL ? *count : 0, found = 0;
    for (size_t i = 0; i < graph->count; i++) {
        if (roots && graph->nodes[i]->before.count > 0)
            continue;
        if (found < room)
            nodes[found] = (CUgraphNode)graph->nodes[i];
        found++;
    }
    for (size_t i = found; i < room; i++)
        nodes[i] = NULL;
    *count = nodes == NULL || found < room ? found : room;
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = list_nodes(hGraph, nodes, numNodes, false);
    drv_unlock();
    return status;
}

CUresult
functional_cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = list_nodes(hGraph, rootNodes, numRootNodes, true);
    drv_unlock();
    return status;
}

static CUresult
destroy_node(CUgraphNode handle)
{
    drv_node *node = drv_node_of(handle);
    if (node == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_graph *graph = node->graph;
    if (drv_graph_is_captured(graph))
        return CUDA_ERROR_ILLEGAL_STATE;
    if (drv_graph_allocates(graph))
        return CUDA_ERROR_NOT_SUPPORTED;
    size_t left = 0;
    for (size_t i = 0; i < graph->count; i++) {
        drv_edges_remove(&graph->nodes[i]->before, node);
        if (graph->nodes[i] != node)
            graph->nodes[left++] = graph->nodes[i];
    }
    graph->count = left;
    drv_node_delete(node);
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphDestroyNode(CUgraphNode hNode)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = destroy_node(hNode);
    drv_unlock();
    return status;
}
