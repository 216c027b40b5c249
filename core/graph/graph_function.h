// Implements Stream.graph(): Python functions whose launches run as a graph.
#ifndef CUBIND_CORE_GRAPH_FUNCTION_H
#define CUBIND_CORE_GRAPH_FUNCTION_H

#include "stream/stream.h"

// Returns a GraphFunction. `options` (may be NULL) are those of new executable graphs. New
// reference; NULL with an exception.
PyObject *core_graph_function(StreamObject *stream, PyObject *function, PyObject *options,
                              bool programmatic);

#endif
