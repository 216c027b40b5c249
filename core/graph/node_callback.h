// Calls on the host, of nodes.
#ifndef CUBIND_CORE_NODE_CALLBACK_H
#define CUBIND_CORE_NODE_CALLBACK_H

#include "graph/node.h"
#include "stream/host_callback.h"

// The arguments of callback() and update() as a call, which may be made any number of times. *callable
// is borrowed; NULL for a C function. Owned; NULL with an exception.
core_host_call *core_node_call_argument(core_state *st, const char *method, PyObject *const *args,
                                        Py_ssize_t nargs, PyObject *kwnames, PyObject **callable);

#endif
