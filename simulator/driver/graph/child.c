// Defines nodes that hold a child graph.
#include "graph/child.h"

#include "base/handles.h"
#include "graph/graph.h"
#include "graph/operation.h"
#include "graph/run.h"
#include "stream/stream.h"

static CUresult
read(drv_operation *to, const CUgraphNodeParams *given)
{
    const CUDA_CHILD_GRAPH_NODE_PARAMS *p = &given->graph;
    if (!drv_is(p->graph, DRV_GRAPH) || p->ownership > CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE)
        return CUDA_ERROR_INVALID_VALUE;
    drv_graph *graph = (drv_graph *)p->graph;
    if (p->ownership != CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE)
        return drv_graph_copy(graph, false, &to->child);
    if (graph->owner != NULL || drv_graph_is_captured(graph))
        return CUDA_ERROR_INVALID_VALUE;
    to->child = graph;
    return CUDA_SUCCESS;
}

static void
tell(const drv_operation *operation, CUgraphNodeParams *out)
{
    out->graph.graph = (CUgraph)operation->child;
}

static CUresult
copy(drv_operation *to, const drv_operation *from, bool hidden)
{
    return drv_graph_copy(from->child, hidden, &to->child);
}

static void
end(drv_operation *operation)
{
    if (operation->child != NULL)
        drv_graph_delete(operation->child);
}

static size_t
children(const drv_operation *operation, drv_graph *const **out)
{
    *out = &operation->child;
    return 1;
}

static CUresult
run(const drv_operation *operation, CUstream handle, drv_stream *stream)
{
    return drv_graph_run(operation->child, handle, stream);
}

const drv_node_kind drv_node_child = {
    .type = CU_GRAPH_NODE_TYPE_GRAPH,
    .read = read,
    .tell = tell,
    .copy = copy,
    .end = end,
    .children = children,
    .take_over = drv_operation_stays, // its nodes take over theirs
    .run = run,
};
