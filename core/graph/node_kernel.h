// Kernels in graphs: one set of parameters, for new nodes, changed ones, and executable ones.
#ifndef CUBIND_CORE_NODE_KERNEL_H
#define CUBIND_CORE_NODE_KERNEL_H

#include "graph/internal.h"
#include "launch/arguments_pack.h"
#include "launch/launch_config.h"

enum { CORE_MOST_ATTRIBUTES = 24 };

// A kernel's launch as a node has it, checked and packed.
typedef struct core_kernel_call {
    CUDA_KERNEL_NODE_PARAMS params;
    CUlaunchAttribute attributes[CORE_MOST_ATTRIBUTES]; // of the node; the first `count` are set
    unsigned int count;
    bool programmatic; // may begin before the kernel that it follows has ended
    core_pack pack;
} core_kernel_call;

// From what launch() takes. 0, or -1 with an exception and nothing to free.
int core_kernel_call_make(core_state *st, LaunchConfigObject *config, KernelObject *kernel,
                          PyObject *const *args, Py_ssize_t count, core_kernel_call *out);

// The configuration alone, for arguments that are in the node: params are left to be set.
int core_kernel_shape_make(core_state *st, LaunchConfigObject *config, KernelObject *kernel,
                           core_kernel_call *out);

static inline void
core_kernel_call_done(core_kernel_call *call)
{
    core_pack_done(&call->pack);
}

// What of the arguments the graph is to keep. 0, or -1 with an exception.
int core_kernel_things(core_state *st, PyObject *const *args, Py_ssize_t count,
                       core_things *things);

// The keyword arguments of update(), which are owned; NULL: not given.
typedef struct core_kernel_wish {
    LaunchConfigObject *config;
    KernelObject *kernel;
    PyObject *args; // tuple
} core_kernel_wish;

// `all` of them must be given, or any. 0, or -1 with TypeError.
int core_kernel_wish_take(core_state *st, PyObject *const *args, Py_ssize_t nargs,
                          PyObject *kwnames, bool all, core_kernel_wish *out);
void core_kernel_wish_drop(core_kernel_wish *wish);

#endif
