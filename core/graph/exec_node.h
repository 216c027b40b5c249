// Nodes of executable graphs: graph[node].
#ifndef CUBIND_CORE_EXEC_NODE_H
#define CUBIND_CORE_EXEC_NODE_H

#include "graph/instantiate.h"
#include "graph/node.h"

// The view of a definition's node in an executable graph. Owned; NULL with an exception.
PyObject *core_exec_node(GraphObject *graph, PyObject *node);

// Graph.update_nodes(): many of them at once.
PyObject *core_exec_update_nodes(PyObject *graph, PyObject *changes);

#endif
