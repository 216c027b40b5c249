// Makes the checked and packed parameters of kernels in graphs, which new, changed and executable
// nodes share.
#ifndef CUBIND_CORE_NODE_KERNEL_H
#define CUBIND_CORE_NODE_KERNEL_H

#include "graph/internal.h"
#include "launch/arguments_pack.h"
#include "launch/launch_config.h"

enum { CORE_MOST_ATTRIBUTES = 24 };

// A kernel launch in the form of a node, checked and packed.
typedef struct core_kernel_call {
    CUDA_KERNEL_NODE_PARAMS params;
    // node attributes; the first `count` are set
    CUlaunchAttribute attributes[CORE_MOST_ATTRIBUTES];
    unsigned int count;
    bool programmatic; // may start before the preceding kernel has ended
    core_pack pack;
} core_kernel_call;

// Makes a call from the arguments of launch(). Returns 0, or -1 with an exception and nothing to
// free.
int core_kernel_call_make(core_state *st, LaunchConfigObject *config, KernelObject *kernel,
                          PyObject *const *args, Py_ssize_t count, core_kernel_call *out);

// Checks and converts only the configuration, for a node whose arguments stay. The caller sets
// `params`. Returns 0, or -1 with an exception.
int core_kernel_shape_make(core_state *st, LaunchConfigObject *config, KernelObject *kernel,
                           core_kernel_call *out);

static inline void
core_kernel_call_done(core_kernel_call *call)
{
    core_pack_done(&call->pack);
}

// Collects the arguments that the graph must keep alive. Returns 0, or -1 with an exception.
int core_kernel_things(core_state *st, PyObject *const *args, Py_ssize_t count,
                       core_things *things);

// The keyword arguments of update(), as references; NULL: not given.
typedef struct core_kernel_wish {
    LaunchConfigObject *config;
    KernelObject *kernel;
    PyObject *args; // tuple
} core_kernel_wish;

// Reads the keyword arguments of update(); with `all`, all of them are required. Returns 0, or -1
// with TypeError.
int core_kernel_wish_take(core_state *st, PyObject *const *args, Py_ssize_t nargs,
                          PyObject *kwnames, bool all, core_kernel_wish *out);
void core_kernel_wish_drop(core_kernel_wish *wish);

#endif
