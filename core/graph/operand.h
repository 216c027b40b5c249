// Memory that nodes write and read: a Buffer, or an address with an owner.
#ifndef CUBIND_CORE_GRAPH_OPERAND_H
#define CUBIND_CORE_GRAPH_OPERAND_H

#include "graph/node.h"

// The address of `o`, and what the graph is to keep for it (`*thing`, owned; NULL: nothing). `owner`
// (NULL: none) goes with an address alone. 0, or -1 with an exception.
int core_operand_take(core_state *st, PyObject *o, PyObject *owner, const char *side,
                      CUdeviceptr *address, PyObject **thing);

// The same for update(): where `o` is NULL or None there is nothing to take, and no owner. 1 where
// there was something, 0, or -1.
int core_operand_change(core_state *st, PyObject *o, PyObject *owner, const char *side,
                        CUdeviceptr *address, PyObject **thing);

static inline bool
core_is_given(PyObject *o)
{
    return o != NULL && o != Py_None;
}

// A new value for a size, where one is given. 0, or -1.
int core_size_change(PyObject *o, size_t *size);

#endif
