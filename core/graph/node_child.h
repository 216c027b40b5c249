// Graphs in graphs.
#ifndef CUBIND_CORE_NODE_CHILD_H
#define CUBIND_CORE_NODE_CHILD_H

#include "graph/node.h"

// The argument of embed() and update() of what is in that graph: a GraphDefinition that is there. Borrowed; NULL with an
// exception.
PyObject *core_node_child_argument(const core_definition *in, const char *method,
                                   PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames);

#endif
