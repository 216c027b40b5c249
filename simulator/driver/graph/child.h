// Declares nodes that hold a child graph.
#ifndef CUBIND_DRIVER_GRAPH_CHILD_H
#define CUBIND_DRIVER_GRAPH_CHILD_H

typedef struct drv_node_kind drv_node_kind;

extern const drv_node_kind drv_node_child;

#endif
