// Adds the nodes that no stream operation creates to a builder's graph: conditional nodes, child
// graphs, host functions.
#ifndef CUBIND_CORE_BUILDER_NODES_H
#define CUBIND_CORE_BUILDER_NODES_H

#include "graph/builder.h"

// Returns a GraphCondition. Each launch sets it to `initial`, an int, or does not set it if
// `initial` is None. New reference; NULL with an exception.
PyObject *core_builder_condition(GraphBuilderObject *self, PyObject *initial);

// A kind of conditional node: its name in messages, and the first driver version that supports it.
typedef struct core_conditional {
    const char *name;
    CUgraphConditionalNodeType type;
    int since; // driver version
} core_conditional;

extern const core_conditional core_conditional_if, core_conditional_if_else, core_conditional_while,
    core_conditional_switch;

// Adds a conditional node with `count` bodies and returns a tuple of their builders (new reference;
// NULL with an exception).
PyObject *core_builder_conditional(GraphBuilderObject *self, const core_conditional *kind,
                                   PyObject *condition, unsigned int count);

// Adds a copy of another builder's graph as one node. Returns 0, or -1 with an exception.
int core_builder_embed(GraphBuilderObject *self, const GraphBuilderObject *child);

// Adds a call of a host function, with arguments as for core_host_call_new(). Returns 0, or -1 with
// an exception.
int core_builder_callback(GraphBuilderObject *self, PyObject *fn, PyObject *user_data);

#endif
