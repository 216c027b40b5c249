// What graphs keep of Python.
#ifndef CUBIND_CORE_GRAPH_KEEP_H
#define CUBIND_CORE_GRAPH_KEEP_H

#include "base/home.h"

// `object` lives as long as the graph, the executable graphs that are made of it or updated from it,
// and their launches. 0, or -1 with an exception.
int core_graph_keep(core_state *st, CUgraph graph, PyObject *object);

// The same for a block of core_kept_new(), which is taken over, on failure too: without the GIL. `*out` is
// what cuGraphReleaseUserObject() takes to let go of it before the graph ends.
CUresult core_graph_give_block(CUgraph graph, core_kept *block, CUuserObject *out,
                               const char **function);

#endif
