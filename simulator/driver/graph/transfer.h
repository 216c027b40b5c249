// Declares nodes that copy, fill and change memory.
#ifndef CUBIND_DRIVER_GRAPH_TRANSFER_H
#define CUBIND_DRIVER_GRAPH_TRANSFER_H

typedef struct fd_node_kind fd_node_kind;

extern const fd_node_kind fd_node_copy, fd_node_fill, fd_node_batch;

#endif
