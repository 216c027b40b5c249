// Declares the reader of the nodes that a node depends on.
#ifndef CUBIND_DRIVER_GRAPH_DEPENDENCIES_H
#define CUBIND_DRIVER_GRAPH_DEPENDENCIES_H

#include <stdbool.h>
#include <stddef.h>

#include "stream/edges.h"
#include "types.h"

typedef struct fd_graph fd_graph;
typedef struct fd_node fd_node;

// Reads a program's list of nodes to depend on, which must be nodes of `graph`.
CUresult fd_edges_read(fd_edges *out, const fd_graph *graph, const CUgraphNode *nodes,
                       const CUgraphEdgeData *data, size_t count);
// Returns whether an edge that begins at `from` can have this data.
bool fd_edge_is_valid(const CUgraphEdgeData *data, const fd_node *from);

#endif
