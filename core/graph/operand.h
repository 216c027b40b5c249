// Reads the operands of nodes that write or read memory: a Buffer, or an address with an owner.
#ifndef CUBIND_CORE_GRAPH_OPERAND_H
#define CUBIND_CORE_GRAPH_OPERAND_H

#include "graph/node.h"

// Reads the address of `o`. Sets `*thing` to the object that the graph must keep for it (new
// reference), or to NULL. `owner` (NULL: none) may be given only with an address. Returns 0, or -1
// with an exception.
int core_operand_take(core_state *st, PyObject *o, PyObject *owner, const char *side,
                      CUdeviceptr *address, PyObject **thing);

// Does the same for update(), where `o` may be NULL or None; `owner` must not be given then.
// Returns 1 if there was an operand, 0 if not, or -1 with an exception.
int core_operand_change(core_state *st, PyObject *o, PyObject *owner, const char *side,
                        CUdeviceptr *address, PyObject **thing);

static inline bool
core_is_given(PyObject *o)
{
    return o != NULL && o != Py_None;
}

// Stores a new size if one is given. Returns 0, or -1 with an exception.
int core_size_change(PyObject *o, size_t *size);

#endif
