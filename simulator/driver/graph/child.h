// Declares nodes that hold a child graph.
#ifndef CUBIND_DRIVER_GRAPH_CHILD_H
#define CUBIND_DRIVER_GRAPH_CHILD_H

typedef struct fd_node_kind fd_node_kind;

extern const fd_node_kind fd_node_child;

#endif
