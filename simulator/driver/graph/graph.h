// Declares graphs and nodes. A graph lists its nodes in the order in which they were made. A node
// has an operation and a list of the nodes that it depends on.
#ifndef CUBIND_DRIVER_GRAPH_GRAPH_H
#define CUBIND_DRIVER_GRAPH_GRAPH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "graph/operation.h"
#include "graph/user_object.h"
#include "stream/edges.h"
#include "types.h"

typedef struct drv_condition drv_condition;
typedef struct drv_graph drv_graph;
typedef struct drv_node drv_node;

struct drv_node {
    uint64_t id;
    uint64_t origin;     // id of the original node, if this is a copy
    unsigned int number; // number in its graph
    drv_graph *graph;
    drv_edges before; // the nodes that it depends on
    drv_operation operation;
    bool disabled;
    size_t place; // index in the graph's list, set by drv_graph_number()
    char visited; // used by drv_graph_sort()
};

struct drv_graph {
    uint64_t id;
    drv_node **nodes;
    size_t count, capacity;
    unsigned int next_number;
    drv_node **order;      // executable graph only: nodes, each after those it depends on
    drv_node *owner;       // the node whose child it is, or NULL
    bool hidden;           // it belongs to an executable graph
    unsigned int captures; // number of captures into it that have not ended
    bool is_gone;          // destroyed by a capture that failed (functional_imitate_580)
    drv_references references;
    drv_reference *former; // references from before updates; launches may need them
    size_t former_count;
    drv_condition **conditions; // conditions that were made for this graph
    size_t condition_count;
    unsigned int launches; // launches that still need this executable graph
    bool is_dropped;       // it must be deleted after the last of these launches
    bool was_launched;     // it has been launched or uploaded
};

drv_graph *drv_graph_new(bool hidden);
void drv_graph_delete(drv_graph *graph);
CUresult drv_graph_copy(const drv_graph *graph, bool hidden, drv_graph **out);
// Adds a node. Takes ownership of the operation, even if it fails.
CUresult drv_graph_add(drv_graph *graph, drv_operation *operation, const drv_edges *before,
                       drv_node **out);
// Returns whether there is a capture in progress into a graph, or into a graph inside it.
bool drv_graph_is_captured(const drv_graph *graph);
// Returns whether `graph` is the same as `within`, or contains it.
bool drv_graph_holds(const drv_graph *graph, const drv_graph *within);
// Returns success unless the graph is inside another graph. Such a graph cannot be embedded,
// instantiated or used as the source of an update; the status is CUDA_ERROR_NOT_SUPPORTED.
CUresult drv_graph_check_outermost(const drv_graph *graph);
void drv_graph_number(const drv_graph *graph); // sets `place` of each node
bool drv_graph_sort(drv_graph *graph); // also sorts its children; false: a cycle, or no memory
drv_node *drv_graph_find_copy(const drv_graph *graph, uint64_t origin, bool deep);
drv_node *drv_node_of(CUgraphNode handle); // NULL if it is none
void drv_node_delete(drv_node *node);      // other nodes and the graph still list it

#endif
