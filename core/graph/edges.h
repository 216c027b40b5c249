// The edges of a graph, as the sets of a node's neighbours.
#ifndef CUBIND_CORE_EDGES_H
#define CUBIND_CORE_EDGES_H

#include "graph/node.h"

// Methods and properties of GraphNode. The argument or closure `forward` is the direction: true or
// not NULL means the nodes that come after.
PyObject *core_node_neighbours(PyObject *o, PyObject *forward);
PyObject *core_node_connect(PyObject *o, PyObject *const *args, Py_ssize_t nargs);
PyObject *core_node_disconnect(PyObject *o, PyObject *const *args, Py_ssize_t nargs);
PyObject *core_node_get_neighbours(PyObject *o, void *forward);
int core_node_set_neighbours(PyObject *o, PyObject *value, void *forward);

#endif
