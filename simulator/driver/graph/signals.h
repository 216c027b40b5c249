// Declares nodes that record events, wait for events, call host functions, and do nothing.
#ifndef CUBIND_DRIVER_GRAPH_SIGNALS_H
#define CUBIND_DRIVER_GRAPH_SIGNALS_H

typedef struct fd_node_kind fd_node_kind;

extern const fd_node_kind fd_node_record, fd_node_wait, fd_node_host, fd_node_empty;

#endif
