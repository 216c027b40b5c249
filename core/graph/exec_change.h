// Changes nodes in executable graphs, for exec_node.c. A change first reads all Python arguments;
// only then is the driver called.
#ifndef CUBIND_CORE_EXEC_CHANGE_H
#define CUBIND_CORE_EXEC_CHANGE_H

#include "graph/node_kernel.h"

typedef struct core_exec_change core_exec_change;

// Reads the arguments of update() for one kind of node. Puts the objects that the node will need
// into `kept`, the dict of objects that the executable graph keeps alive. Returns 0, or -1 with an
// exception.
typedef int core_exec_take(core_state *st, PyObject *kept, PyObject *const *args, Py_ssize_t nargs,
                           PyObject *kwnames, core_exec_change *c);

core_exec_take core_exec_take_kernel, core_exec_take_fill, core_exec_take_copy, core_exec_take_call,
    core_exec_take_event, core_exec_take_child;

// Returns the function for the node's kind; NULL if such nodes cannot be changed.
core_exec_take *core_exec_take_of(const GraphNodeObject *node);

struct core_exec_change {
    CUresult (*apply)(CUgraphExec exec, CUgraphNode node, const core_exec_change *c);
    const char *function;
    GraphNodeObject *node;   // owned reference
    core_kernel_call *call;  // space for a kernel's parameters
    bool packed;             // `call` holds packed arguments
    core_definition *beside; // graph of another tree that it reads, kept alive by `kept`, or NULL
    CUcontext context;
    union {
        CUDA_MEMSET_NODE_PARAMS fill;
        CUDA_MEMCPY3D copy;
        CUDA_HOST_NODE_PARAMS host;
        CUevent event;
    };
};

// Starts a change of `node`. `call` must live as long as the change.
static inline void
core_exec_change_begin(core_exec_change *c, GraphNodeObject *node, core_kernel_call *call)
{
    c->node = (GraphNodeObject *)Py_NewRef((PyObject *)node);
    c->call = call;
    c->packed = false;
    c->beside = NULL;
}

static inline void
core_exec_change_done(core_exec_change *c)
{
    if (c->packed)
        core_kernel_call_done(c->call);
    Py_DECREF((PyObject *)c->node);
}

#endif
