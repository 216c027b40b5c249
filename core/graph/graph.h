// Graphs as counted handles.
#ifndef CUBIND_CORE_GRAPH_H
#define CUBIND_CORE_GRAPH_H

#include "base/ref.h"

// The ref of a CUgraph that is ours: destroyed with the last reference, or at once on failure. Owned.
core_ref *core_graph_ref(core_state *st, CUgraph graph);

// The same for a graph that a capture still adds to: on failure it stays the capture's. Owned.
core_ref *core_graph_captured_ref(core_state *st, CUgraph graph);

// The ref of a CUgraph inside of another one, which lives as long as that: the body of a conditional
// node, or the graph of a child node. Owned.
core_ref *core_graph_inner_ref(core_state *st, CUgraph graph, core_ref *outer);

// Whether the graph, and all that it is inside of, is still there: what a failed capture was to make
// is not, and its ref has no handle any more.
bool core_graph_is_alive(const core_ref *graph);

// The graph that a graph is inside of, through all levels; or itself.
CUgraph core_graph_outermost(const core_ref *graph);

#endif
