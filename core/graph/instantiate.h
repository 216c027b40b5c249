// From graphs to executable graphs.
#ifndef CUBIND_CORE_INSTANTIATE_H
#define CUBIND_CORE_INSTANTIATE_H

#include "graph/definition.h"

// The type Graph: an executable graph.
typedef struct GraphObject {
    PyObject_HEAD core_state *st;
    core_ref
        *ref; // a CUgraphExec; NULL once closed; its owner is a dict of what nodes were changed to
    bool is_awaited; // no graph yet: a `with stream.capture()` fills it at its end
    PyObject *weakrefs;
} GraphObject;

// Without a graph yet. Owned.
GraphObject *core_graph_awaited(core_state *st);

// Usable: not closed, there at last, not inherited through a fork. 0, or -1 with RuntimeError.
int core_graph_check(GraphObject *self);

// Gives a Graph an executable graph, in place of what it has or awaits; one that is closed meanwhile stays
// so. 0, or -1 with an exception: then it has what it had.
int core_graph_fill(GraphObject *self, core_ref *graph, PyObject *options);

// A Graph of a graph as it is now, by `options`: a GraphCompleteOptions, a dict, or None (NULL,
// too). `in` is the graph's record; NULL: it is a builder's, which lasts. The call goes through the lock of the record.
// RuntimeError says what is wrong with the graph. Owned.
PyObject *core_graph_instantiate(core_state *st, core_ref *graph, core_definition *in,
                                 PyObject *options);

#endif
