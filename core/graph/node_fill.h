// Fills in graphs.
#ifndef CUBIND_CORE_NODE_FILL_H
#define CUBIND_CORE_NODE_FILL_H

#include "graph/node.h"

// Value and size of the elements, of an int or an object with the buffer protocol. 0, or -1 with an
// exception.
int core_fill_value(PyObject *o, CUDA_MEMSET_NODE_PARAMS *p);

// The arguments of memset() and of an executable node's update(): `owned` tells whether there is a
// dst_owner. *thing is owned. 0, or -1 with an exception.
int core_fill_arguments(core_state *st, const char *method, bool by_position, PyObject *const *args,
                        Py_ssize_t nargs, PyObject *kwnames, CUDA_MEMSET_NODE_PARAMS *p,
                        PyObject **thing);

#endif
