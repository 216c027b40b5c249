// Declares conditional nodes.
#ifndef CUBIND_DRIVER_GRAPH_CONDITIONAL_H
#define CUBIND_DRIVER_GRAPH_CONDITIONAL_H

#include <stdbool.h>

#include "stream/stream.h"
#include "types.h"

typedef struct drv_condition drv_condition;
typedef struct drv_graph drv_graph;
typedef struct drv_node_kind drv_node_kind;

typedef struct drv_conditional {
    drv_condition *condition;
    drv_condition *origin; // executable graph only: condition of the original node
    CUgraphConditionalNodeType type;
    unsigned int size;
    drv_graph **bodies;
} drv_conditional;

extern const drv_node_kind drv_node_conditional;
bool drv_conditions_used(const drv_graph *graph); // returns whether a node uses each of them
// Returns whether an executable graph with copies of the graph's conditional nodes exists. Only one
// may exist at a time.
bool drv_conditions_executed(const drv_graph *graph);
// Returns success if a node with these parameters may be added to the graph. A condition may be
// used in the graph that it was made for, and in graphs inside that graph.
CUresult drv_conditional_check(const drv_graph *graph, const CUgraphNodeParams *given);
// Gives conditions their initial values. Each launch begins with this.
CUresult drv_conditions_begin(const drv_graph *graph, drv_stream *stream);

#endif
