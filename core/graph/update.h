// Updates executable graphs with the parameters of another graph.
#ifndef CUBIND_CORE_UPDATE_H
#define CUBIND_CORE_UPDATE_H

#include "graph/instantiate.h"

// Returns the record of the source of Graph.update(): a GraphBuilder that has ended, or a
// GraphDefinition. New reference; NULL with TypeError, ValueError or RuntimeError.
core_definition *core_graph_source(core_state *st, PyObject *o);

// Updates an executable graph with the parameters of a graph of the same shape. `in` is the
// source's record, or NULL if no other thread can access the source. If the shapes differ, raises
// CUDAError, or with `or_fill` instantiates a new executable graph in place of the old one. Returns
// 0, or -1 with an exception.
int core_graph_update(GraphObject *self, core_ref *source, core_definition *in, bool or_fill,
                      PyObject *options);

#endif
