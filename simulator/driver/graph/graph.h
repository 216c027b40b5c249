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

typedef struct fd_condition fd_condition;
typedef struct fd_graph fd_graph;
typedef struct fd_node fd_node;

struct fd_node {
    uint64_t id;
    uint64_t origin;     // id of the original node, if this is a copy
    unsigned int number; // number in its graph
    fd_graph *graph;
    fd_edges before; // the nodes that it depends on
    fd_operation operation;
    bool disabled;
    size_t place; // index in the graph's list, set by fd_graph_number()
    char visited; // used by fd_graph_sort()
};

struct fd_graph {
    uint64_t id;
    fd_node **nodes;
    size_t count, capacity;
    unsigned int next_number;
    fd_node **order;       // executable graph only: nodes, each after those it depends on
    fd_node *owner;        // the node whose child it is, or NULL
    bool hidden;           // it belongs to an executable graph
    unsigned int captures; // number of captures into it that have not ended
    bool is_gone;          // destroyed by a capture that failed (functional_imitate_580)
    fd_references references;
    fd_reference *former; // references from before updates; launches may need them
    size_t former_count;
    fd_condition **conditions; // conditions that were made for this graph
    size_t condition_count;
    unsigned int launches; // launches that still need this executable graph
    bool is_dropped;       // it must be deleted after the last of these launches
    bool was_launched;     // it has been launched or uploaded
};

fd_graph *fd_graph_new(bool hidden);
void fd_graph_delete(fd_graph *graph);
CUresult fd_graph_copy(const fd_graph *graph, bool hidden, fd_graph **out);
// Adds a node. Takes ownership of the operation, even if it fails.
CUresult fd_graph_add(fd_graph *graph, fd_operation *operation, const fd_edges *before,
                      fd_node **out);
// Returns whether there is a capture in progress into a graph, or into a graph inside it.
bool fd_graph_is_captured(const fd_graph *graph);
// Returns whether `graph` is the same as `within`, or contains it.
bool fd_graph_holds(const fd_graph *graph, const fd_graph *within);
// Returns success unless the graph is inside another graph. Such a graph cannot be embedded,
// instantiated or used as the source of an update; the status is CUDA_ERROR_NOT_SUPPORTED.
CUresult fd_graph_check_outermost(const fd_graph *graph);
void fd_graph_number(const fd_graph *graph); // sets `place` of each node
bool fd_graph_sort(fd_graph *graph); // also sorts its children; false: a cycle, or no memory
fd_node *fd_graph_find_copy(const fd_graph *graph, uint64_t origin, bool deep);
fd_node *fd_node_of(CUgraphNode handle); // NULL if it is none
void fd_node_delete(fd_node *node);      // other nodes and the graph still list it

#endif
