// Makes counted references (core_ref) to graphs.
#ifndef CUBIND_CORE_GRAPH_H
#define CUBIND_CORE_GRAPH_H

#include "base/ref.h"

// Returns a ref for a CUgraph that cubind owns. The graph is destroyed when the last reference is
// dropped, or at once on failure. New reference; NULL with MemoryError.
core_ref *core_graph_ref(core_state *st, CUgraph graph);

// Does the same for a graph into which a capture is still in progress. On failure the graph still
// belongs to the capture.
core_ref *core_graph_captured_ref(core_state *st, CUgraph graph);

// Returns a ref for a CUgraph inside another graph, and as long-lived as that: the body of a
// conditional node, or the graph of a child node. New reference; NULL with MemoryError.
core_ref *core_graph_inner_ref(core_state *st, CUgraph graph, core_ref *outer);

// Returns whether the graph and all graphs around it still exist. The graph of a failed capture
// does not exist, and the handle of its ref is NULL.
bool core_graph_is_alive(const core_ref *graph);

// Returns the outermost graph around a graph, or the graph itself.
CUgraph core_graph_outermost(const core_ref *graph);

#endif
