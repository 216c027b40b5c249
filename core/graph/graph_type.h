// Launches Graphs.
#ifndef CUBIND_CORE_GRAPH_TYPE_H
#define CUBIND_CORE_GRAPH_TYPE_H

#include "graph/instantiate.h"
#include "stream/stream.h"

// Launches the Graph as Graph.launch() does. Returns 0, or -1 with an exception.
int core_graph_launch(GraphObject *graph, StreamObject *stream);

#endif
