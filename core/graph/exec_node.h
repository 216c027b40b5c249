// Makes views of the nodes in executable graphs, for graph[node] and Graph.update_nodes().
#ifndef CUBIND_CORE_EXEC_NODE_H
#define CUBIND_CORE_EXEC_NODE_H

#include "graph/instantiate.h"
#include "graph/node.h"

// Returns a view of the node that corresponds to `node`, a node of a graph definition, in an
// executable graph. New reference; NULL with an exception.
PyObject *core_exec_node(GraphObject *graph, PyObject *node);

// Implements Graph.update_nodes(): changes many nodes at once.
PyObject *core_exec_update_nodes(PyObject *graph, PyObject *changes);

#endif
