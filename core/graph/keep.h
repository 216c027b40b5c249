// Makes graphs keep Python objects alive.
#ifndef CUBIND_CORE_GRAPH_KEEP_H
#define CUBIND_CORE_GRAPH_KEEP_H

#include "base/home.h"

// Keeps `object` alive as long as the graph, the executable graphs made or updated from it, and the
// launches of these. Returns 0, or -1 with an exception.
int core_graph_keep(core_state *st, CUgraph graph, PyObject *object);

// Does the same for a block from core_kept_new(), which it takes over even on failure. Call it
// without the GIL. Sets `*out` to the user object, with which cuGraphReleaseUserObject() can
// release the block before the graph ends.
CUresult core_graph_give_block(CUgraph graph, core_kept *block, CUuserObject *out,
                               const char **function);

#endif
