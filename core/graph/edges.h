// Queries and changes the edges of a graph, as sets of a node's neighbours.
#ifndef CUBIND_CORE_EDGES_H
#define CUBIND_CORE_EDGES_H

#include "graph/node.h"

// Methods and properties of GraphNode. The argument or closure `forward` is the direction: true or
// not NULL means the nodes that follow.
PyObject *core_node_neighbours(PyObject *o, PyObject *forward);
PyObject *core_node_connect(PyObject *o, PyObject *const *args, Py_ssize_t nargs);
PyObject *core_node_disconnect(PyObject *o, PyObject *const *args, Py_ssize_t nargs);
PyObject *core_node_get_neighbours(PyObject *o, void *forward);
int core_node_set_neighbours(PyObject *o, PyObject *value, void *forward);

#endif
