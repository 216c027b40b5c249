// Declarations that the files about graphs share. A graph lists its nodes in the order in which
// they were made. A node has an operation and the nodes that it depends on. An executable graph is
// a hidden copy: no handle leads into it.
#ifndef CUBIND_HOST_GRAPH_H
#define CUBIND_HOST_GRAPH_H

#include "launch.h"

typedef struct fd_graph fd_graph;
typedef struct fd_node fd_node;

// --- edges (graph_edges.c) -----------------------------------------------------------------------

// Nodes that something depends on, each once, and for each edge the data that the program gave.
typedef struct fd_edges {
    fd_node **nodes;
    CUgraphEdgeData *data;
    size_t count, capacity;
} fd_edges;

size_t fd_edges_find(const fd_edges *edges, const fd_node *node); // `count` if not found
CUresult fd_edges_add(fd_edges *edges, fd_node *node, const CUgraphEdgeData *data);
CUresult fd_edges_merge(fd_edges *into, const fd_edges *from); // adds those that are missing
CUresult fd_edges_copy(fd_edges *to, const fd_edges *from);
void fd_edges_remove(fd_edges *edges, const fd_node *node);
void fd_edges_free(fd_edges *edges); // empty afterwards
// Reads a program's list of nodes of `graph` that something depends on.
CUresult fd_edges_read(fd_edges *out, const fd_graph *graph, const CUgraphNode *nodes,
                       const CUgraphEdgeData *data, size_t count);

// --- operations (graph_operation.c, graph_kernel.c) ----------------------------------------------

typedef struct fd_kernel_call {
    functional_launch shape; // as the program asks for it; its pointers are not used
    CUfunction function;     // NULL if `kernel` is set
    CUkernel kernel;
    fd_context *context;
    unsigned char *bytes; // a copy of all arguments
    size_t byte_count;
    void **params; // pointers to the arguments in `bytes`
    size_t param_count;
    CUlaunchAttribute *attributes;
} fd_kernel_call;

// Memory that a node of a graph allocates.
typedef struct fd_graph_memory {
    uintptr_t start;
    uint64_t id; // the allocation's id
    size_t size;
    int device;
    unsigned int references; // by nodes
    unsigned int allocating; // nodes: the graph's, and one executable graph's
    bool is_freed;           // by a node of the graph
    bool live;               // allocated by a launch, and not freed since
    bool mapped;             // it has been live at least once
} fd_graph_memory;

typedef struct fd_allocating {
    CUDA_MEM_ALLOC_NODE_PARAMS_v2 params;
    CUmemAccessDesc *access;
    fd_graph_memory *memory;
} fd_allocating;

typedef struct fd_condition fd_condition;

typedef struct fd_conditional {
    fd_condition *condition;
    fd_condition *origin; // in an executable graph: the condition that the node was made with
    CUgraphConditionalNodeType type;
    unsigned int size;
    fd_graph **bodies;
} fd_conditional;

// Operations on values in memory: write, add to, or wait for a value, one after the other.
typedef struct fd_batch {
    fd_context *context;
    unsigned int count;
    CUstreamBatchMemOpParams *list;
} fd_batch;

typedef struct fd_operation {
    CUgraphNodeType type;
    union {
        fd_kernel_call kernel;
        struct {
            CUDA_MEMCPY3D shape;
            fd_context *context;
        } copy;
        CUDA_MEMSET_NODE_PARAMS_v2 fill;
        CUDA_HOST_NODE_PARAMS_v2 host;
        fd_graph *child;
        CUevent event;
        fd_allocating allocating;
        fd_graph_memory *freeing;
        fd_conditional conditional;
        fd_batch batch;
    };
} fd_operation;

// An operation owns all of its memory. Functions that fail leave `to` empty.
CUresult fd_operation_read(fd_operation *to, const CUgraphNodeParams *given);
void fd_operation_tell(const fd_operation *operation, CUgraphNodeParams *out);
// If `hidden`, copies of child graphs are for an executable graph: no handle leads into them.
// Otherwise, the program can ask the node for its child.
CUresult fd_operation_copy(fd_operation *to, const fd_operation *from, bool hidden);
void fd_operation_free(fd_operation *operation);
// Returns whether it waits for a value in memory, or whether something in a graph inside it does.
bool fd_operation_waits(const fd_operation *operation);
// Returns how many graphs are inside it, and stores the array of them.
size_t fd_operation_children(const fd_operation *operation, fd_graph *const **children);
// In an update, gives the operation of an executable graph the parameters of another graph's.
CUresult fd_operation_take_over(fd_operation *operation, const fd_operation *from, bool launched);
// Sets new parameters; the type must stay. A kernel keeps its attributes.
CUresult fd_operation_replace(fd_operation *operation, const CUgraphNodeParams *given);
CUresult fd_operation_run(const fd_operation *operation, CUstream handle, fd_stream *stream);

// The same for kernels. A call keeps the handle, not the function: the handle is looked up again at
// each run.
CUresult fd_kernel_read(fd_kernel_call *to, const CUDA_KERNEL_NODE_PARAMS_v3 *given);
CUresult fd_kernel_make(fd_kernel_call *to, const functional_launch *shape, const void *function,
                        fd_context *context, const CUlaunchAttribute *attributes,
                        const unsigned char *bytes);
CUresult fd_kernel_copy(fd_kernel_call *to, const fd_kernel_call *from);
// An update changes a kernel's clusters only before the first launch, and never to none, as driver
// 580 does.
CUresult fd_kernel_keep_cluster(fd_kernel_call *to, const fd_kernel_call *before, bool launched);
void fd_kernel_free(fd_kernel_call *call);
CUresult fd_kernel_run(const fd_kernel_call *call, CUstream handle, fd_stream *stream);
CUresult fd_kernel_set(fd_kernel_call *call, const CUlaunchAttribute *attribute);

// --- operations on memory (batch.c) --------------------------------------------------------------

CUresult fd_batch_read(fd_batch *to, fd_context *context,
                       const CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 *given);
CUresult fd_batch_copy(fd_batch *to, const fd_batch *from);
void fd_batch_free(fd_batch *batch);
void fd_batch_tell(const fd_batch *batch, CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 *out);
// Returns whether an update may put `wanted` in the place of `now` in an executable graph.
bool fd_batch_can_become(const fd_batch *now, const fd_batch *wanted);
bool fd_batch_waits(const fd_batch *batch);
CUresult fd_batch_run(const fd_batch *batch, fd_stream *stream);

// --- memory of graphs (graph_memory.c) -----------------------------------------------------------

CUresult fd_graph_memory_read(fd_allocating *to, const CUDA_MEM_ALLOC_NODE_PARAMS_v2 *given);
CUresult fd_graph_memory_copy(fd_allocating *to, const fd_allocating *from, bool hidden);
void fd_graph_memory_drop(fd_allocating *allocating);
CUresult fd_graph_memory_read_free(fd_graph_memory **to, CUdeviceptr at);
void fd_graph_memory_drop_free(fd_graph_memory *memory);
// Returns whether a graph can be launched: whatever an earlier launch allocated must be free again.
// With `free_before`, this function frees it.
CUresult fd_graph_memory_check(const fd_graph *graph, bool free_before);
void fd_graph_memory_take(fd_graph_memory *memory);
CUresult fd_graph_memory_free(fd_graph_memory *memory); // for a node, or a call of the program
bool fd_graph_allocates(const fd_graph *graph);         // whether it allocates or frees memory

// --- conditions (graph_condition.c) --------------------------------------------------------------

void fd_condition_drop(fd_condition *condition);
bool fd_conditions_used(const fd_graph *graph); // whether each is used by a node
// Returns whether an executable graph exists that was made from a graph with these conditions. Only
// one may exist.
bool fd_conditions_executed(const fd_graph *graph);
// Returns whether a node with these parameters may be in the graph. A condition may be used in the
// graph that it was made for, and in graphs inside that one.
CUresult fd_conditional_check(const fd_graph *graph, const CUgraphNodeParams *given);
CUresult fd_conditional_read(fd_conditional *to, const CUDA_CONDITIONAL_NODE_PARAMS *given);
CUresult fd_conditional_copy(fd_conditional *to, const fd_conditional *from, bool hidden);
// In an update, takes over the default value and the handle of the other graph's condition.
void fd_conditional_follow(fd_conditional *to, const fd_conditional *from);
void fd_conditional_free(fd_conditional *conditional);
void fd_conditional_tell(const fd_conditional *conditional, CUDA_CONDITIONAL_NODE_PARAMS *out);
// A launch begins with this: conditions get their initial values.
CUresult fd_conditions_begin(const fd_graph *graph, fd_stream *stream);
CUresult fd_conditional_run(const fd_conditional *conditional, CUstream handle, fd_stream *stream);

// --- work of graphs (copy.c, fill.c, event.c) ----------------------------------------------------

// Check that a copy or a fill can be done as described, and do it on a stream that does not
// capture. With `read_at_once`, pageable memory is read before the call returns.
CUresult fd_copy_check(const CUDA_MEMCPY3D *shape);
CUresult fd_copy_shape(const CUDA_MEMCPY3D *shape, fd_stream *stream, bool read_at_once);
CUresult fd_fill_check(const CUDA_MEMSET_NODE_PARAMS_v2 *fill);
CUresult fd_fill(const CUDA_MEMSET_NODE_PARAMS_v2 *fill, fd_stream *stream);
CUresult fd_event_record(CUevent event, fd_stream *stream);
CUresult fd_event_wait(CUevent event, fd_stream *stream);

// --- nodes and graphs (graph.c) ------------------------------------------------------------------

typedef struct fd_reference {
    struct fd_user_object *object;
    unsigned int count;
} fd_reference;

// In the order in which they were added. Those with a count of 0 are gone; they are removed when
// the list has to grow.
typedef struct fd_references {
    fd_reference *list;
    size_t count, capacity, gone;
    size_t *index; // hash table of objects: place in the list + 1, 0: free; twice the capacity
} fd_references;

struct fd_node {
    uint64_t id;
    uint64_t origin;     // in a copy: the id of the original
    unsigned int number; // in its graph
    fd_graph *graph;
    fd_edges before; // the nodes that it depends on
    fd_operation operation;
    bool disabled;
    size_t place; // in the graph's list, set by fd_graph_number()
    char visited; // for fd_graph_sort()
};

struct fd_graph {
    uint64_t id;
    fd_node **nodes;
    size_t count, capacity;
    unsigned int next_number;
    fd_node **order;       // in an executable graph: each node after all that it depends on
    fd_node *owner;        // the node whose child it is, or NULL
    bool hidden;           // it belongs to an executable graph
    unsigned int captures; // captures into it that have not ended
    bool is_gone;          // destroyed by a capture that failed (functional_imitate_580)
    fd_references references;
    fd_reference *former; // from before an update; launches may still need them
    size_t former_count;
    fd_condition **conditions; // made for this graph
    size_t condition_count;
    unsigned int launches; // launches that still need this executable graph
    bool is_dropped;       // delete it after the last of these
    bool was_launched;     // launched or uploaded
};

fd_graph *fd_graph_new(bool hidden);
void fd_graph_delete(fd_graph *graph);
CUresult fd_graph_copy(const fd_graph *graph, bool hidden, fd_graph **out);
// Takes over the operation, even if out of memory.
CUresult fd_graph_add(fd_graph *graph, fd_operation *operation, const fd_edges *before,
                      fd_node **out);
// Returns whether a capture into a graph, or into one inside it, has not ended.
bool fd_graph_is_captured(const fd_graph *graph);
// Returns whether `graph` is `within`, or contains it.
bool fd_graph_holds(const fd_graph *graph, const fd_graph *within);
// CUDA_ERROR_NOT_SUPPORTED for a graph inside another one: such a graph cannot be embedded,
// instantiated or used as the source of an update.
CUresult fd_graph_check_outermost(const fd_graph *graph);
void fd_graph_number(const fd_graph *graph); // sets every node's place
bool fd_graph_sort(fd_graph *graph);         // and its children; false: a cycle, or no memory
fd_node *fd_graph_find_copy(const fd_graph *graph, uint64_t origin, bool deep);
fd_node *fd_node_of(CUgraphNode handle); // NULL if it is none

// The same as for the entry points; only these may call them (graph_any_node.c).
CUresult fd_node_add(CUgraphNode *out, CUgraph graph, const CUgraphNode *dependencies,
                     const CUgraphEdgeData *data, size_t count, CUgraphNodeParams *given);
CUresult fd_node_get(CUgraphNode handle, const CUgraphNodeType *type, CUgraphNodeParams *out);
CUresult fd_node_set(CUgraphNode handle, const CUgraphNodeParams *given);

// --- executable graphs (graph_exec.c, graph_update.c) --------------------------------------------

typedef struct fd_exec {
    uint64_t id;
    fd_graph *graph; // hidden
    cuuint64_t flags;
    fd_mark *last; // the mark of the last launch; launches of one graph never overlap
} fd_exec;

fd_exec *fd_exec_of(CUgraphExec handle); // NULL if it is none
// Before a change, waits for a launch whose conditions are still to be evaluated, since it uses the
// nodes of the executable graph. It releases the lock meanwhile. A GPU's driver does not wait.
void fd_exec_settle(CUgraphExec handle);
// For entry points only.
CUresult fd_exec_node_set(CUgraphExec exec, CUgraphNode handle, const CUgraphNodeParams *given);
// Queues all nodes of a sorted graph in their order.
CUresult fd_graph_run(const fd_graph *graph, CUstream handle, fd_stream *stream);
// Gives the nodes of an executable graph, which is `top` or inside it, the operations of another
// graph with the same structure.
CUresult fd_graph_update(fd_graph *graph, const fd_graph *from, fd_graph *top,
                         CUgraphExecUpdateResultInfo *info);

// --- capture (capture.c) -------------------------------------------------------------------------

// Called before a graph is destroyed: captures into it lose it, but only with
// functional_imitate_580.
void fd_capture_graph_ends(fd_graph *graph);

// Adds the next node of a stream that captures; takes over the operation.
CUresult fd_capture_operation(fd_stream *stream, fd_operation *operation);
CUresult fd_capture_graph(fd_stream *stream, const fd_graph *graph);

// --- objects of the program (user_object.c) ------------------------------------------------------

CUresult fd_references_copy(fd_graph *to, const fd_graph *from);
void fd_references_drop(fd_graph *graph);
bool fd_references_exist(const fd_graph *graph); // also by graphs inside it
// Takes the references of another graph instead. The old ones stay as long as launches of `top` may
// need them.
CUresult fd_references_replace(fd_graph *graph, const fd_graph *from, fd_graph *top);
void fd_references_forget(fd_graph *top); // releases these old ones: the launches are done

#endif
