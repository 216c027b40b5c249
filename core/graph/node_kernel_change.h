// Changes of kernel nodes.
#ifndef CUBIND_CORE_NODE_KERNEL_CHANGE_H
#define CUBIND_CORE_NODE_KERNEL_CHANGE_H

#include "graph/node_kernel.h"

// Sets the attributes of a node that has none, and changes one: parameters and attributes become those
// of `call`. `plain`: the node is known to have no attributes. On failure `*function` is the driver's, and
// a node that was to be changed is what it was. Without the GIL.
CUresult core_kernel_set_attributes(const core_kernel_call *call, CUgraphNode node,
                                    const char **function);
CUresult core_kernel_change(const core_kernel_call *call, bool plain, CUgraphNode node,
                            const char **function);

#endif
