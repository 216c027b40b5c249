// Python objects that graphs keep alive.
#ifndef CUBIND_CORE_GRAPH_KEEP_H
#define CUBIND_CORE_GRAPH_KEEP_H

#include "base/home.h"

// Keeps `object` alive as long as the graph, the executable graphs made or updated from it, and
// their launches. Returns 0, or -1 with an exception.
int core_graph_keep(core_state *st, CUgraph graph, PyObject *object);

// The same for a block of core_kept_new(), which it takes over even on failure. Called without the
// GIL. `*out` is the user object that cuGraphReleaseUserObject() takes to release the block before
// the graph ends.
CUresult core_graph_give_block(CUgraph graph, core_kept *block, CUuserObject *out,
                               const char **function);

#endif
