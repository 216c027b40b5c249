// Makes executable graphs from graphs, and declares the struct of their type, Graph.
#ifndef CUBIND_CORE_INSTANTIATE_H
#define CUBIND_CORE_INSTANTIATE_H

#include "base/ref_object.h"
#include "graph/definition.h"

// An object of the type Graph: an executable graph.
typedef struct GraphObject {
    // The ref is of a CUgraphExec. Its owner is a dict of the objects that changed nodes use.
    // CUDA's graphs are not thread-safe, so each call on it holds the ref's lock.
    CORE_REF_OBJECT_HEAD;
    // The uses that `ref` keeps for the arguments of its nodes; NULL until arguments() was called
    // for it.
    struct core_exec_held *held;
    // The graph that it was made from, if notebooks draw graphs (shown.h); else NULL.
    core_definition *shown;
    unsigned int updates; // how often all nodes were changed at once
    bool has_replaced;    // the next launch must release what `held` has replaced
    bool is_awaited;      // no graph yet: a `with stream.capture()` block fills it at its end
} GraphObject;

// Returns a Graph that has no executable graph yet. New reference; NULL with MemoryError.
GraphObject *core_graph_awaited(core_state *st);

// Checks that the Graph is open, filled and was not inherited through fork(). Returns 0, or -1 with
// RuntimeError.
int core_graph_check(GraphObject *self);

// Gives a Graph a new executable graph, in place of the one that it has or for which it waits. A
// Graph that is closed meanwhile stays closed. Returns 0, or -1 with an exception; then the Graph
// is unchanged.
int core_graph_fill(GraphObject *self, core_ref *graph, PyObject *options);

// Instantiates a graph in its present state. `options` is a GraphCompleteOptions, a dict, or None
// (or NULL). `in` is the graph's record, whose lock the call takes. It is NULL for a builder's
// graph, which exists at least until the call returns. Returns a new reference; NULL with an
// exception: RuntimeError says what is wrong with the graph.
PyObject *core_graph_instantiate(core_state *st, core_ref *graph, core_definition *in,
                                 PyObject *options);

#endif
