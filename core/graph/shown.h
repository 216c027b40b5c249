// Lets notebooks draw executable graphs, whose nodes CUDA does not list: a Graph then keeps the
// graph from which it was made.
//
// This is off unless a notebook asks for it, because CUDA would hold every graph twice, and the
// arguments that an update has replaced would live longer.
#ifndef CUBIND_CORE_SHOWN_H
#define CUBIND_CORE_SHOWN_H

#include "base/object.h"
#include "graph/instantiate.h"

// Stores the record of the graph from which the Graph has its nodes, or NULL if this is off. `in`
// is the graph's record if the caller has it. Never raises.
void core_graph_keep_shown(GraphObject *self, core_ref *graph, core_definition *in);

static inline void
core_graph_show(GraphObject *self, core_ref *graph, core_definition *in)
{
    if (CB_UNLIKELY(self->st->shows_graphs || self->shown != NULL))
        core_graph_keep_shown(self, graph, in);
}

// Drops the record, for a Graph that is closed.
void core_graph_forget_shown(GraphObject *self);

// Returns the GraphDefinition, or None. For Graph._definition().
PyObject *core_graph_definition_shown(PyObject *o, PyObject *ignored);

#endif
