// Declares how the nodes of a graph are run.
#ifndef CUBIND_DRIVER_GRAPH_RUN_H
#define CUBIND_DRIVER_GRAPH_RUN_H

#include "stream/stream.h"
#include "types.h"

typedef struct drv_graph drv_graph;

// Queues the operations of all nodes of a sorted graph, in order.
CUresult drv_graph_run(const drv_graph *graph, CUstream handle, drv_stream *stream);

#endif
