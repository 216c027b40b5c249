// Changes kernel nodes together with their attributes.
#ifndef CUBIND_CORE_NODE_KERNEL_CHANGE_H
#define CUBIND_CORE_NODE_KERNEL_CHANGE_H

#include "graph/node_kernel.h"

// core_kernel_set_attributes() sets the attributes of a node that has none. core_kernel_change()
// changes a node's parameters and attributes to those of `call`; `plain` means that the node is
// known to have no attributes. If it fails, the node is unchanged. On failure both functions set
// `*function` to the name of the driver function that failed. Call them without the GIL.
CUresult core_kernel_set_attributes(const core_kernel_call *call, CUgraphNode node,
                                    const char **function);
CUresult core_kernel_change(const core_kernel_call *call, bool plain, CUgraphNode node,
                            const char **function);

#endif
