// Declares lists of the nodes that a node or a stream depends on.
#ifndef CUBIND_DRIVER_STREAM_EDGES_H
#define CUBIND_DRIVER_STREAM_EDGES_H

#include <stddef.h>

#include "types.h"

typedef struct fd_node fd_node;

// The nodes that a node or a stream depends on. Each node is listed once, with the data that the
// program gave for the edge.
typedef struct fd_edges {
    fd_node **nodes;
    CUgraphEdgeData *data;
    size_t count, capacity;
} fd_edges;

// returns `count` if it is not there
size_t fd_edges_find(const fd_edges *edges, const fd_node *node);
CUresult fd_edges_add(fd_edges *edges, fd_node *node, const CUgraphEdgeData *data);
CUresult fd_edges_merge(fd_edges *into, const fd_edges *from); // adds the edges that `into` lacks
CUresult fd_edges_copy(fd_edges *to, const fd_edges *from);
void fd_edges_remove(fd_edges *edges, const fd_node *node);
void fd_edges_free(fd_edges *edges); // the list is empty afterwards

#endif
