// Declares lists of the nodes that a node or a stream depends on.
#ifndef CUBIND_DRIVER_STREAM_EDGES_H
#define CUBIND_DRIVER_STREAM_EDGES_H

#include <stddef.h>

#include "types.h"

typedef struct drv_node drv_node;

// The nodes that a node or a stream depends on. Each node is listed once, with the data that the
// program gave for the edge.
typedef struct drv_edges {
    drv_node **nodes;
    CUgraphEdgeData *data;
    size_t count, capacity;
} drv_edges;

// returns `count` if it is not there
size_t drv_edges_find(const drv_edges *edges, const drv_node *node);
CUresult drv_edges_add(drv_edges *edges, drv_node *node, const CUgraphEdgeData *data);
CUresult drv_edges_merge(drv_edges *into,
                         const drv_edges *from); // adds the edges that `into` lacks
CUresult drv_edges_copy(drv_edges *to, const drv_edges *from);
void drv_edges_remove(drv_edges *edges, const drv_node *node);
void drv_edges_free(drv_edges *edges); // the list is empty afterwards

#endif
