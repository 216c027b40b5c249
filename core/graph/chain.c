// Reads graphs whose nodes are kernels in a row.
#include "graph/chain.h"

CUresult
core_graph_count(CUgraph graph, size_t *out)
{
    *out = 0;
    return core_driver->cuGraphGetNodes(graph, NULL, out);
}

static CUresult
is_kernel(CUgraphNode node, bool *out)
{
    CUgraphNodeType type;
    CUresult status = core_driver->cuGraphNodeGetType(node, &type);
    *out = status == CUDA_SUCCESS && type == CU_GRAPH_NODE_TYPE_KERNEL;
    return status;
}

// Finds the only node that follows another one. Sets `*found` to false if there are none or many.
static CUresult
find_next(CUgraphNode node, CUgraphNode *out, bool *found)
{
    CUgraphNode next[2];
    CUgraphEdgeData data[2];
    size_t count = 2;
    CUresult status = core_driver->cuGraphNodeGetDependentNodes(node, next, data, &count);
    *found = status == CUDA_SUCCESS && count == 1;
    *out = next[0];
    return status;
}

static CUresult
follow(CUgraphNode *out, size_t count, bool *is_chain)
{
    CUresult status = is_kernel(out[0], is_chain);
    for (size_t i = 1; i < count && *is_chain && status == CUDA_SUCCESS; i++) {
        status = find_next(out[i - 1], &out[i], is_chain);
        if (status == CUDA_SUCCESS && *is_chain)
            status = is_kernel(out[i], is_chain);
    }
    return status;
}

// With as many nodes as expected, a row of that length has all nodes.
CUresult
core_graph_chain(CUgraph graph, CUgraphNode *out, size_t count, bool *is_chain)
{
    CUgraphNode first[2];
    size_t nodes, roots = 2;
    *is_chain = false;
    CUresult status = core_graph_count(graph, &nodes);
    if (status != CUDA_SUCCESS || nodes != count || count == 0)
        return status;
    status = core_driver->cuGraphGetRootNodes(graph, first, &roots);
    if (status != CUDA_SUCCESS || roots != 1)
        return status;
    out[0] = first[0];
    return follow(out, count, is_chain);
}
