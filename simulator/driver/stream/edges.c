// Stores the nodes that a node or a stream depends on.
#include "stream/edges.h"

#include <stdlib.h>
#include <string.h>

#include "base/driver.h"

size_t
fd_edges_find(const fd_edges *edges, const fd_node *node)
{
    size_t i = 0;
    while (i < edges->count && edges->nodes[i] != node)
        i++;
    return i;
}

static bool
make_room(fd_edges *edges)
{
    if (edges->count < edges->capacity)
        return true;
    size_t wanted = edges->capacity > 0 ? 2 * edges->capacity : 4;
    fd_node **nodes = realloc(edges->nodes, wanted * sizeof(fd_node *));
    edges->nodes = nodes != NULL ? nodes : edges->nodes;
    CUgraphEdgeData *data = realloc(edges->data, wanted * sizeof *data);
    edges->data = data != NULL ? data : edges->data;
    if (nodes == NULL || data == NULL)
        return false;
    edges->capacity = wanted;
    return true;
}

CUresult
fd_edges_add(fd_edges *edges, fd_node *node, const CUgraphEdgeData *data)
{
    if (!make_room(edges))
        return CUDA_ERROR_OUT_OF_MEMORY;
    edges->nodes[edges->count] = node;
    edges->data[edges->count++] = data != NULL ? *data : (CUgraphEdgeData){0};
    return CUDA_SUCCESS;
}

CUresult
fd_edges_merge(fd_edges *into, const fd_edges *from)
{
    for (size_t i = 0; i < from->count; i++)
        if (fd_edges_find(into, from->nodes[i]) == into->count)
            DRV_TRY(fd_edges_add(into, from->nodes[i], &from->data[i]));
    return CUDA_SUCCESS;
}

CUresult
fd_edges_copy(fd_edges *to, const fd_edges *from)
{
    *to = (fd_edges){0};
    for (size_t i = 0; i < from->count; i++)
        DRV_TRY(fd_edges_add(to, from->nodes[i], &from->data[i]));
    return CUDA_SUCCESS;
}

void
fd_edges_remove(fd_edges *edges, const fd_node *node)
{
    size_t i = fd_edges_find(edges, node);
    if (i == edges->count)
        return;
    edges->count--;
    memmove(edges->nodes + i, edges->nodes + i + 1, (edges->count - i) * sizeof(fd_node *));
    memmove(edges->data + i, edges->data + i + 1, (edges->count - i) * sizeof *edges->data);
}

void
fd_edges_free(fd_edges *edges)
{
    free(edges->nodes);
    free(edges->data);
    *edges = (fd_edges){0};
}
