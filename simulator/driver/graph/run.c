// Runs the nodes of a graph one after the other, each after all nodes that it depends on.
#include "graph/run.h"

#include "graph/graph.h"
#include "graph/operation.h"

CUresult
drv_graph_run(const drv_graph *graph, CUstream handle, drv_stream *stream)
{
    for (size_t i = 0; i < graph->count; i++) {
        const drv_node *node = graph->order[i];
        if (!node->disabled)
            DRV_TRY(drv_operation_run(&node->operation, handle, stream));
    }
    return CUDA_SUCCESS;
}
