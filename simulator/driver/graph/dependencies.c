// Reads a program's list of nodes that a node depends on.
#include "graph/dependencies.h"

#include <string.h>

#include "graph/graph.h"
#include "graph/operation.h"

// Checks the data of an edge. Data other than the default is valid only for edges that begin at a
// kernel.
bool
drv_edge_is_valid(const CUgraphEdgeData *data, const drv_node *from)
{
    static const unsigned char zeros[sizeof data->reserved];
    bool plain = data->type == CU_GRAPH_DEPENDENCY_TYPE_DEFAULT && data->from_port == 0;
    return data->type <= CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC &&
           data->from_port <= CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER && data->to_port == 0 &&
           memcmp(data->reserved, zeros, sizeof zeros) == 0 &&
           (plain || from->operation.type == CU_GRAPH_NODE_TYPE_KERNEL);
}

CUresult
drv_edges_read(drv_edges *out, const drv_graph *graph, const CUgraphNode *nodes,
               const CUgraphEdgeData *data, size_t count)
{
    *out = (drv_edges){0};
    if (count > 0 && nodes == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    CUresult status = CUDA_SUCCESS;
    for (size_t i = 0; i < count && status == CUDA_SUCCESS; i++) {
        drv_node *node = drv_node_of(nodes[i]);
        bool valid =
            node != NULL && node->graph == graph && drv_edges_find(out, node) == out->count;
        if (!valid || (data != NULL && !drv_edge_is_valid(&data[i], node)))
            status = CUDA_ERROR_INVALID_VALUE;
        else
            status = drv_edges_add(out, node, data != NULL ? &data[i] : NULL);
    }
    if (status != CUDA_SUCCESS)
        drv_edges_free(out);
    return status;
}
