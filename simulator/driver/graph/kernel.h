// Declares kernels as nodes of graphs.
#ifndef CUBIND_DRIVER_GRAPH_KERNEL_H
#define CUBIND_DRIVER_GRAPH_KERNEL_H

#include <stdbool.h>
#include <stddef.h>

#include "device/context.h"
#include "launch/launch.h"
#include "stream/stream.h"
#include "types.h"

typedef struct drv_node_kind drv_node_kind;

// A launch as an operation. It has the handle of its function, which each run looks up again.
typedef struct drv_kernel_call {
    functional_launch shape; // the launch as the program described it, without its pointers
    CUfunction function;     // NULL if `kernel` is set
    CUkernel kernel;
    drv_context *context;
    unsigned char *bytes; // a copy of all arguments
    size_t byte_count;
    void **params; // pointers to the arguments in `bytes`
    size_t param_count;
    CUlaunchAttribute *attributes;
} drv_kernel_call;

extern const drv_node_kind drv_node_kernel;

// Removes an attribute that belongs to the edges of the node, if the call has it.
void drv_kernel_drop(drv_kernel_call *call, CUkernelNodeAttrID id);
CUlaunchAttribute *drv_kernel_attribute(const drv_kernel_call *call,
                                        CUkernelNodeAttrID id); // or NULL
bool drv_kernel_can_have(CUkernelNodeAttrID id); // as an attribute of a kernel in a graph

CUresult drv_kernel_make(drv_kernel_call *to, const functional_launch *shape, const void *function,
                         drv_context *context, const CUlaunchAttribute *attributes,
                         const unsigned char *bytes);
CUresult drv_kernel_set(drv_kernel_call *call, const CUlaunchAttribute *attribute);

#endif
