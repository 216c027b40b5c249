// Reads the arguments of MemsetNode, a fill in a graph.
#ifndef CUBIND_CORE_NODE_FILL_H
#define CUBIND_CORE_NODE_FILL_H

#include "graph/node.h"

// Reads an element's value and size from an int or an object with the buffer protocol. Returns 0,
// or -1 with an exception.
int core_fill_value(PyObject *o, CUDA_MEMSET_NODE_PARAMS *p);

// Reads the arguments of memset() (`by_position`), or of an executable node's update(), which has
// no dst_owner. Sets `*thing` to a new reference to the object to keep, or to NULL. Returns 0, or
// -1 with an exception.
int core_fill_arguments(core_state *st, const char *method, bool by_position, PyObject *const *args,
                        Py_ssize_t nargs, PyObject *kwnames, CUDA_MEMSET_NODE_PARAMS *p,
                        PyObject **thing);

#endif
