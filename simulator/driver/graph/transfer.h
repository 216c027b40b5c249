// Declares nodes that copy, fill and change memory.
#ifndef CUBIND_DRIVER_GRAPH_TRANSFER_H
#define CUBIND_DRIVER_GRAPH_TRANSFER_H

typedef struct drv_node_kind drv_node_kind;

extern const drv_node_kind drv_node_copy, drv_node_fill, drv_node_batch;

#endif
