// Declares the operations of nodes, and what a kind of node does. An operation owns all of its
// memory. Functions that fail leave `to` empty.
#ifndef CUBIND_DRIVER_GRAPH_OPERATION_H
#define CUBIND_DRIVER_GRAPH_OPERATION_H

#include <stdbool.h>
#include <stddef.h>

#include "device/context.h"
#include "graph/conditional.h"
#include "graph/kernel.h"
#include "graph/memory.h"
#include "stream/stream.h"
#include "transfer/batch.h"
#include "types.h"

typedef struct drv_graph drv_graph;

typedef struct drv_operation {
    const drv_node_kind *kind;
    CUgraphNodeType type; // that of the kind
    union {
        drv_kernel_call kernel;
        struct {
            CUDA_MEMCPY3D shape;
            drv_context *context;
        } copy;
        CUDA_MEMSET_NODE_PARAMS_v2 fill;
        CUDA_HOST_NODE_PARAMS_v2 host;
        drv_graph *child;
        CUevent event;
        drv_allocating allocating;
        drv_graph_memory *freeing;
        drv_conditional conditional;
        drv_batch batch;
    };
} drv_operation;

void drv_operation_tell(const drv_operation *operation, CUgraphNodeParams *out);
// Copies an operation, with copies of its child graphs. If `hidden` is set, they belong to an
// executable graph, and no handle refers to them. Otherwise, the program can ask the node for its
// child graph.
CUresult drv_operation_copy(drv_operation *to, const drv_operation *from, bool hidden);
void drv_operation_free(drv_operation *operation);
// Returns whether an operation, or a node in a graph inside it, waits for a value in memory.
bool drv_operation_waits(const drv_operation *operation);
// Returns the number of graphs inside an operation, and stores an array of them.
size_t drv_operation_children(const drv_operation *operation, drv_graph *const **children);
// Gives an operation of an executable graph the parameters of `from`, which is an operation of
// another graph, in an update.
CUresult drv_operation_take_over(drv_operation *operation, const drv_operation *from,
                                 bool launched);
CUresult drv_operation_run(const drv_operation *operation, CUstream handle, drv_stream *stream);
// This is `take_over` of kinds whose operations stay as they are in an update.
CUresult drv_operation_stays(drv_operation *operation, const drv_operation *from, bool launched);

// The functions of one kind of nodes. Without a function: `read` and `tell` have no parameters,
// `copy` copies the struct, `end` frees nothing, `waits` asks the children, of which there are
// none, `take_over` replaces the operation by a copy, `inherit` keeps nothing, `run` does nothing.
struct drv_node_kind {
    CUgraphNodeType type;
    bool is_fixed; // new parameters are refused: a node keeps its memory and its condition
    CUresult (*read)(drv_operation *to, const CUgraphNodeParams *given);
    void (*tell)(const drv_operation *operation, CUgraphNodeParams *out);
    CUresult (*copy)(drv_operation *to, const drv_operation *from, bool hidden);
    void (*end)(drv_operation *operation);
    bool (*waits)(const drv_operation *operation);
    size_t (*children)(const drv_operation *operation, drv_graph *const **children);
    CUresult (*take_over)(drv_operation *operation, const drv_operation *from, bool launched);
    // gives an operation with new parameters what it keeps of the one that it replaces
    CUresult (*inherit)(drv_operation *made, const drv_operation *before);
    CUresult (*run)(const drv_operation *operation, CUstream handle, drv_stream *stream);
};

#endif
