// A change of a node in an executable graph: everything that Python has to say is taken first, then the
// driver is called.
#ifndef CUBIND_CORE_EXEC_CHANGE_H
#define CUBIND_CORE_EXEC_CHANGE_H

#include "graph/node_kernel.h"

typedef struct core_exec_change core_exec_change;

struct core_exec_change {
    CUresult (*apply)(CUgraphExec exec, CUgraphNode node, const core_exec_change *c);
    const char *function;
    GraphNodeObject *node;  // a reference
    core_kernel_call *call; // room for a kernel's, which the caller gives
    bool packed;            // whether there is something in it
    CUcontext context;
    union {
        CUDA_MEMSET_NODE_PARAMS fill;
        CUDA_MEMCPY3D copy;
        CUDA_HOST_NODE_PARAMS host;
        CUevent event;
        core_definition *child; // a reference
    };
};

// Takes the arguments of update() for that node, all of which are given, and makes `kept` (a dict, what
// the executable graph keeps) keep what is needed. 0, or -1 with an exception and nothing to free.
int core_exec_change_take(GraphNodeObject *node, PyObject *kept, PyObject *const *args,
                          Py_ssize_t nargs, PyObject *kwnames, core_exec_change *c);

void core_exec_change_done(core_exec_change *c);

// Whether nodes like that can be changed.
bool core_exec_can_change(const GraphNodeObject *node);

#endif
