// Reads the argument of ChildGraphNode, a graph inside a graph.
#ifndef CUBIND_CORE_NODE_CHILD_H
#define CUBIND_CORE_NODE_CHILD_H

#include "graph/node.h"

// Returns the argument of embed() and update(): a valid GraphDefinition outside the tree of `in`.
// Borrowed; NULL with an exception.
PyObject *core_node_child_argument(const core_definition *in, const char *method,
                                   PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames);

#endif
