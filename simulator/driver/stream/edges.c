// Stores the nodes that a node or a stream depends on.
#include "stream/edges.h"

#include <stdlib.h>
#include <string.h>

#include "base/driver.h"

size_t
drv_edges_find(const drv_edges *edges, const drv_node *node)
{
    size_t i = 0;
    while (i < edges->count && edges->nodes[i] != node)
        i++;
    return i;
}

static bool
make_room(drv_edges *edges)
{
    if (edges->count < edges->capacity)
        return true;
    size_t wanted = edges->capacity > 0 ? 2 * edges->capacity : 4;
    drv_node **nodes = realloc(edges->nodes, wanted * sizeof(drv_node *));
    edges->nodes = nodes != NULL ? nodes : edges->nodes;
    CUgraphEdgeData *data = realloc(edges->data, wanted * sizeof *data);
    edges->data = data != NULL ? data : edges->data;
    if (nodes == NULL || data == NULL)
        return false;
    edges->capacity = wanted;
    return true;
}

CUresult
drv_edges_add(drv_edges *edges, drv_node *node, const CUgraphEdgeData *data)
{
    if (!make_room(edges))
        return CUDA_ERROR_OUT_OF_MEMORY;
    edges->nodes[edges->count] = node;
    edges->data[edges->count++] = data != NULL ? *data : (CUgraphEdgeData){0};
    return CUDA_SUCCESS;
}

CUresult
drv_edges_merge(drv_edges *into, const drv_edges *from)
{
    for (size_t i = 0; i < from->count; i++)
        if (drv_edges_find(into, from->nodes[i]) == into->count)
            DRV_TRY(drv_edges_add(into, from->nodes[i], &from->data[i]));
    return CUDA_SUCCESS;
}

CUresult
drv_edges_copy(drv_edges *to, const drv_edges *from)
{
    *to = (drv_edges){0};
    for (size_t i = 0; i < from->count; i++)
        DRV_TRY(drv_edges_add(to, from->nodes[i], &from->data[i]));
    return CUDA_SUCCESS;
}

void
drv_edges_remove(drv_edges *edges, const drv_node *node)
{
    size_t i = drv_edges_find(edges, node);
    if (i == edges->count)
        return;
    edges->count--;
    memmove(edges->nodes + i, edges->nodes + i + 1, (edges->count - i) * sizeof(drv_node *));
    memmove(edges->data + i, edges->data + i + 1, (edges->count - i) * sizeof *edges->data);
}

void
drv_edges_free(drv_edges *edges)
{
    free(edges->nodes);
    free(edges->data);
    *edges = (drv_edges){0};
}
