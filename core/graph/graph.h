// Graphs as counted handles: a core_ref of a CUgraph.
#ifndef CUBIND_CORE_GRAPH_H
#define CUBIND_CORE_GRAPH_H

#include "base/ref.h"

// Returns a ref for a CUgraph that cubind owns. The graph is destroyed with the last reference, or
// at once on failure. New reference; NULL with MemoryError.
core_ref *core_graph_ref(core_state *st, CUgraph graph);

// The same for a graph that a capture still adds to; on failure the capture keeps it.
core_ref *core_graph_captured_ref(core_state *st, CUgraph graph);

// Returns a ref for a CUgraph inside another one, which lives as long as that: the body of a
// conditional node, or the graph of a child node. New reference; NULL with MemoryError.
core_ref *core_graph_inner_ref(core_state *st, CUgraph graph, core_ref *outer);

// Returns whether the graph and all graphs around it still exist. The graph of a failed capture
// does not, and its ref has lost its handle.
bool core_graph_is_alive(const core_ref *graph);

// Returns the outermost graph around a graph, or the graph itself.
CUgraph core_graph_outermost(const core_ref *graph);

#endif
