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

typedef struct fd_operation {
    const fd_node_kind *kind;
    CUgraphNodeType type; // that of the kind
    union {
        fd_kernel_call kernel;
        struct {
            CUDA_MEMCPY3D shape;
            drv_context *context;
        } copy;
        CUDA_MEMSET_NODE_PARAMS_v2 fill;
        CUDA_HOST_NODE_PARAMS_v2 host;
        drv_graph *child;
        CUevent event;
        fd_allocating allocating;
        fd_graph_memory *freeing;
        fd_conditional conditional;
        fd_batch batch;
    };
} fd_operation;

void fd_operation_tell(const fd_operation *operation, CUgraphNodeParams *out);
// Copies an operation, with copies of its child graphs. If `hidden` is set, they belong to an
// executable graph, and no handle refers to them. Otherwise, the program can ask the node for its
// child graph.
CUresult fd_operation_copy(fd_operation *to, const fd_operation *from, bool hidden);
void fd_operation_free(fd_operation *operation);
// Returns whether an operation, or a node in a graph inside it, waits for a value in memory.
bool fd_operation_waits(const fd_operation *operation);
// Returns the number of graphs inside an operation, and stores an array of them.
size_t fd_operation_children(const fd_operation *operation, drv_graph *const **children);
// Gives an operation of an executable graph the parameters of `from`, which is an operation of
// another graph, in an update.
CUresult fd_operation_take_over(fd_operation *operation, const fd_operation *from, bool launched);
CUresult fd_operation_run(const fd_operation *operation, CUstream handle, drv_stream *stream);
// This is `take_over` of kinds whose operations stay as they are in an update.
CUresult fd_operation_stays(fd_operation *operation, const fd_operation *from, bool launched);

// What a kind of node does. Without a function: `read` and `tell` have no parameters, `copy` copies
// the struct, `end` frees nothing, `waits` asks the children, of which there are none,
// `take_over` replaces the operation by a copy, `inherit` keeps nothing, `run` does nothing.
struct fd_node_kind {
    CUgraphNodeType type;
    bool is_fixed; // new parameters are refused: a node keeps its memory and its condition
    CUresult (*read)(fd_operation *to, const CUgraphNodeParams *given);
    void (*tell)(const fd_operation *operation, CUgraphNodeParams *out);
    CUresult (*copy)(fd_operation *to, const fd_operation *from, bool hidden);
    void (*end)(fd_operation *operation);
    bool (*waits)(const fd_operation *operation);
    size_t (*children)(const fd_operation *operation, drv_graph *const **children);
    CUresult (*take_over)(fd_operation *operation, const fd_operation *from, bool launched);
    // gives an operation with new parameters what it keeps of the one that it replaces
    CUresult (*inherit)(fd_operation *made, const fd_operation *before);
    CUresult (*run)(const fd_operation *operation, CUstream handle, drv_stream *stream);
};

#endif
