// Implements Graph.arguments(): new arguments for many kernel nodes of an executable graph.
#ifndef CUBIND_CORE_GRAPH_ARGUMENTS_H
#define CUBIND_CORE_GRAPH_ARGUMENTS_H

#include "graph/instantiate.h"

// Returns a GraphArguments for `nodes`, an iterable of KernelNodes. Sets `values` unless it is
// NULL or None. New reference; NULL with an exception.
PyObject *core_graph_arguments(GraphObject *graph, PyObject *nodes, PyObject *values);

#endif
