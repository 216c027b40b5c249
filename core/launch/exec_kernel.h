// Gives kernel nodes of executable graphs new arguments. An exec_kernel remembers everything else
// about the launch, so that a change only packs values, compares them with those that the node has,
// and calls the driver for the nodes whose values differ.
#ifndef CUBIND_CORE_EXEC_KERNEL_H
#define CUBIND_CORE_EXEC_KERNEL_H

#include "kernel/plan.h"
#include "launch/uses.h"

// A kernel node. A change goes through core_exec_kernel_pack(), core_exec_kernel_apply() and
// core_exec_kernel_commit(), or is given up by core_exec_kernel_forgo().
typedef struct core_exec_kernel {
    KernelObject *kernel; // owned
    const core_plan *plan;
    int count;                      // of arguments
    CUDA_KERNEL_NODE_PARAMS params; // its values are at `fresh`
    unsigned char *fresh, *last;    // packed values: those of the change, and those of the node
    core_use *items;                // what the values at `fresh` need, if is_packed
    core_use *present;              // what the node's present values need; not in `block`
    bool is_known;                  // the node has the values at `last`
    bool is_packed;                 // a change is in progress
    bool differs;                   // `fresh` differs from `last`, or the latter is not known
    void *block;                    // has all the memory
} core_exec_kernel;

// Fills a zeroed exec_kernel for a node with these parameters, except for `present`. Returns 0, or
// -1 with an exception; then core_exec_kernel_done() is still safe.
int core_exec_kernel_make(core_exec_kernel *k, KernelObject *kernel,
                          const CUDA_KERNEL_NODE_PARAMS *params);

// Needs the GIL, as do the other functions except core_exec_kernel_apply().
void core_exec_kernel_done(core_exec_kernel *k);

// Packs new arguments, and takes what they need. May run Python code. Returns 0, or -1 with an
// exception.
int core_exec_kernel_pack(core_exec_kernel *k, PyObject *const *args, Py_ssize_t count);

// Does the same for arguments that are packed already: values[i] is the address of number i.
// `items` is what they need, which it takes over. Cannot fail, and runs no Python code.
void core_exec_kernel_copy(core_exec_kernel *k, void *const *values, const core_use *items);

// Gives the node the packed values.
CUresult core_exec_kernel_apply(const core_exec_kernel *k, CUgraphExec exec, CUgraphNode node);

// Stores what the new values need in `present`, and puts what the old ones needed into `replaced`,
// which must have room. A change that failed has `known` false: then nobody knows what values the
// node has.
void core_exec_kernel_commit(core_exec_kernel *k, core_uses *replaced, bool known);
void core_exec_kernel_forgo(core_exec_kernel *k);

#endif
