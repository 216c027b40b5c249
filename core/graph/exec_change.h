// Changes a node in an executable graph. A change first reads all Python arguments; only then it
// calls the driver.
#ifndef CUBIND_CORE_EXEC_CHANGE_H
#define CUBIND_CORE_EXEC_CHANGE_H

#include "graph/node_kernel.h"

typedef struct core_exec_change core_exec_change;

// Reads the arguments of update() for one kind of node. Keeps the objects that the node will need
// in `kept`, the dict of objects that the executable graph keeps alive. Returns 0, or -1 with an
// exception.
typedef int core_exec_take(core_state *st, PyObject *kept, PyObject *const *args, Py_ssize_t nargs,
                           PyObject *kwnames, core_exec_change *c);
// Calls the driver with what core_exec_take() has read.
typedef CUresult core_exec_apply(CUgraphExec exec, CUgraphNode node, const core_exec_change *c);

struct core_exec_change {
    const core_node_kind *kind;
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
core_exec_change_begin(core_exec_change *c, const core_node_kind *kind, GraphNodeObject *node,
                       core_kernel_call *call)
{
    c->kind = kind;
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

// Keep an object, or all of `things`, which it takes over. Return 0, or -1 with an exception.
int core_exec_keep(core_state *st, PyObject *kept, PyObject *thing);
int core_exec_keep_things(core_state *st, PyObject *kept, core_things *things);

#endif
