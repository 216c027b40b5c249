// Declares nodes that record events, wait for events, call host functions, and do nothing.
#ifndef CUBIND_DRIVER_GRAPH_SIGNALS_H
#define CUBIND_DRIVER_GRAPH_SIGNALS_H

typedef struct drv_node_kind drv_node_kind;

extern const drv_node_kind drv_node_record, drv_node_wait, drv_node_host, drv_node_empty;

#endif
