// What is added to a graph while it is captured, beside what streams are asked for.
#ifndef CUBIND_CORE_BUILDER_NODES_H
#define CUBIND_CORE_BUILDER_NODES_H

#include "graph/builder.h"

// A GraphCondition that each launch begins with `initial` (an int, or None). Owned.
PyObject *core_builder_condition(GraphBuilderObject *self, PyObject *initial);

// A kind of conditional node, as messages call it and the driver that knows it.
typedef struct core_conditional {
    const char *name;
    CUgraphConditionalNodeType type;
    int since; // version of the driver
} core_conditional;

extern const core_conditional core_conditional_if, core_conditional_if_else, core_conditional_while,
    core_conditional_switch;

// Adds a conditional node with `count` bodies: a tuple of their builders. Owned.
PyObject *core_builder_conditional(GraphBuilderObject *self, const core_conditional *kind,
                                   PyObject *condition, unsigned int count);

// Adds a copy of another builder's graph as one node. 0, or -1 with an exception.
int core_builder_embed(GraphBuilderObject *self, const GraphBuilderObject *child);

// Adds a call of a host function, as core_host_call_new() takes it. 0, or -1 with an exception.
int core_builder_callback(GraphBuilderObject *self, PyObject *fn, PyObject *user_data);

#endif
