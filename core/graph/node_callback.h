// Reads the arguments of HostCallbackNode, a host call in a graph.
#ifndef CUBIND_CORE_NODE_CALLBACK_H
#define CUBIND_CORE_NODE_CALLBACK_H

#include "graph/node.h"
#include "stream/host_callback.h"

// Converts the arguments of callback() and update() to a call that may be made any number of times.
// Sets `*callable` to the Python callable (borrowed), or to NULL for a C function. The caller owns
// the call; NULL with an exception.
core_host_call *core_node_call_argument(core_state *st, const char *method, PyObject *const *args,
                                        Py_ssize_t nargs, PyObject *kwnames, PyObject **callable);

#endif
