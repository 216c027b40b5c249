// New parameters for executable graphs.
#ifndef CUBIND_CORE_UPDATE_H
#define CUBIND_CORE_UPDATE_H

#include "graph/instantiate.h"

// The graph of an object that Graph.update() takes: a GraphBuilder that has ended, or a GraphDefinition. Owned; NULL with
// TypeError, ValueError or RuntimeError.
core_definition *core_graph_source(core_state *st, PyObject *o);

// Takes the parameters of a graph of the same shape over; `in` is its record, NULL where no other thread has the graph. Where
// the shape is another: CUDAError, or, if `or_fill`, a new executable graph in place of this one. 0, or -1 with an exception.
int core_graph_update(GraphObject *self, core_ref *source, core_definition *in, bool or_fill,
                      PyObject *options);

#endif
