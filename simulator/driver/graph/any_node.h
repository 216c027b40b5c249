// Declares functions for nodes of any kind. Only functional_ functions may call them, because they
// take the lock.
#ifndef CUBIND_DRIVER_GRAPH_ANY_NODE_H
#define CUBIND_DRIVER_GRAPH_ANY_NODE_H

#include <stddef.h>

#include "types.h"

// Add, read and set a node, like cuGraphAddNode and related functions (graph_any_node.c). Only
// functional_ functions may call them, because they take the lock.
CUresult drv_node_add(CUgraphNode *out, CUgraph graph, const CUgraphNode *dependencies,
                      const CUgraphEdgeData *data, size_t count, CUgraphNodeParams *given);
CUresult drv_node_get(CUgraphNode handle, const CUgraphNodeType *type, CUgraphNodeParams *out);
CUresult drv_node_set(CUgraphNode handle, const CUgraphNodeParams *given);

#endif
