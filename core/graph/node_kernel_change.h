// Changing kernel nodes together with their attributes.
#ifndef CUBIND_CORE_NODE_KERNEL_CHANGE_H
#define CUBIND_CORE_NODE_KERNEL_CHANGE_H

#include "graph/node_kernel.h"

// core_kernel_set_attributes() sets the attributes of a node that has none. core_kernel_change()
// changes a node's parameters and attributes to those of `call`; `plain` says that the node is
// known to have no attributes. On failure `*function` is the driver function that failed, and a
// node that was to be changed is as before. Both are called without the GIL.
CUresult core_kernel_set_attributes(const core_kernel_call *call, CUgraphNode node,
                                    const char **function);
CUresult core_kernel_change(const core_kernel_call *call, bool plain, CUgraphNode node,
                            const char **function);

#endif
