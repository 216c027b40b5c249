// Declares the reader of the nodes that a node depends on.
#ifndef CUBIND_DRIVER_GRAPH_DEPENDENCIES_H
#define CUBIND_DRIVER_GRAPH_DEPENDENCIES_H

#include <stdbool.h>
#include <stddef.h>

#include "stream/edges.h"
#include "types.h"

typedef struct drv_graph drv_graph;
typedef struct drv_node drv_node;

// Reads a program's list of nodes to depend on, which must be nodes of `graph`.
CUresult drv_edges_read(drv_edges *out, const drv_graph *graph, const CUgraphNode *nodes,
                        const CUgraphEdgeData *data, size_t count);
// Returns whether an edge that begins at `from` can have this data.
bool drv_edge_is_valid(const CUgraphEdgeData *data, const drv_node *from);

#endif
