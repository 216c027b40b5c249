// Runs the nodes of a graph one after the other, each after all nodes that it depends on.
#include "graph/run.h"

#include <stdlib.h>

#include "base/handles.h"
#include "graph/graph.h"
#include "graph/operation.h"
#include "stream/before.h"
#include "stream/queue.h"

// --- what comes before each node, for the race check ---------------------------------------------

enum { MOST = 256 }; // the nodes of a larger graph count as ordered

// The end of a graph in its stream.
typedef struct end {
    drv_stream *stream;
    drv_order order; // all of its kernels
} end;

// Returns whether a graph has only kernels, copies, fills and empty nodes. Other nodes, such as
// host functions, may order kernels in ways that the driver does not know.
static bool
is_plain(const drv_graph *graph)
{
    bool plain = graph->count <= MOST;
    for (size_t i = 0; i < graph->count && plain; i++) {
        CUgraphNodeType type = graph->order[i]->operation.type;
        plain = type == CU_GRAPH_NODE_TYPE_KERNEL || type == CU_GRAPH_NODE_TYPE_MEMCPY ||
                type == CU_GRAPH_NODE_TYPE_MEMSET || type == CU_GRAPH_NODE_TYPE_EMPTY;
    }
    return plain;
}

// The work at the end of a graph: what comes later in the stream comes after all of its kernels.
static void
join_end(const drv_work *work)
{
    end *e = work->staged;
    drv_order_join(&e->stream->order, &e->order);
    drv_order_free(&e->order);
}

static CUresult
submit_end(drv_stream *stream, drv_order *after, size_t count)
{
    end *e = calloc(1, sizeof *e);
    if (e == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    e->stream = stream;
    for (size_t i = 0; i < count; i++)
        drv_order_join(&e->order, &after[i]);
    return drv_submit(stream, &(drv_work){.run = join_end, .staged = e, .always = true});
}

// Runs the nodes as branches, which only the graph's edges order.
static CUresult
run_branches(const drv_graph *graph, CUstream handle, drv_stream *stream, drv_order *after)
{
    CUresult status = CUDA_SUCCESS;
    drv_graph_number(graph);
    for (size_t i = 0; i < graph->count && status == CUDA_SUCCESS; i++) {
        const drv_node *node = graph->order[i];
        drv_order *order = &after[node->place];
        uint64_t number = drv_next_id();
        for (size_t j = 0; j < node->before.count; j++)
            drv_order_join(order, &after[node->before.nodes[j]->place]);
        drv_branch_set(number, order);
        if (!node->disabled)
            status = drv_operation_run(&node->operation, handle, stream);
        drv_branch_set(0, NULL);
        drv_order_raise(order, number, 1);
    }
    return status == CUDA_SUCCESS ? submit_end(stream, after, graph->count) : status;
}

// --- running -------------------------------------------------------------------------------------

CUresult
drv_graph_run(const drv_graph *graph, CUstream handle, drv_stream *stream)
{
    drv_order *after =
        drv_order_is_checked() && is_plain(graph) ? calloc(graph->count + 1, sizeof *after) : NULL;
    if (after != NULL) {
        CUresult status = run_branches(graph, handle, stream, after);
        for (size_t i = 0; i < graph->count; i++)
            drv_order_free(&after[i]);
        free(after);
        return status;
    }
    for (size_t i = 0; i < graph->count; i++) {
        const drv_node *node = graph->order[i];
        if (!node->disabled)
            DRV_TRY(drv_operation_run(&node->operation, handle, stream));
    }
    return CUDA_SUCCESS;
}
