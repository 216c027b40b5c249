// Declares changes of executable graphs.
#ifndef CUBIND_DRIVER_GRAPH_UPDATE_H
#define CUBIND_DRIVER_GRAPH_UPDATE_H

#include "types.h"

typedef struct drv_graph drv_graph;
typedef struct drv_node drv_node;

// Sets a node's parameters. Only functional_ functions may call it.
CUresult drv_exec_node_set(CUgraphExec exec, CUgraphNode handle, const CUgraphNodeParams *given);

// Returns the node of an executable graph that is a copy of a program's node; NULL: there is none.
drv_node *drv_exec_find_node(CUgraphExec exec, CUgraphNode handle);
// Gives the nodes of an executable graph the operations of another graph with the same structure.
// `graph` is `top` or a graph inside it.
CUresult drv_graph_update(drv_graph *graph, const drv_graph *from, drv_graph *top,
                          CUgraphExecUpdateResultInfo *info);

#endif
