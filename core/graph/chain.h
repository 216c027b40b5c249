// Reads graphs whose nodes are kernels in a row.
#ifndef CUBIND_CORE_GRAPH_CHAIN_H
#define CUBIND_CORE_GRAPH_CHAIN_H

#include "base/driver.h"

#include <stdbool.h>

// Sets `*out` to the number of nodes of a graph. Call these functions without the GIL.
CUresult core_graph_count(CUgraph graph, size_t *out);

// Lists the nodes of a graph in their order. Sets `*is_chain` to whether they are `count` kernel
// nodes, each of which follows only the one before it; otherwise `out` is not complete.
CUresult core_graph_chain(CUgraph graph, CUgraphNode *out, size_t count, bool *is_chain);

#endif
