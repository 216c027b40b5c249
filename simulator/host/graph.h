// Graphs: what the files about them share. A graph has its nodes in the order in which they were made, and a node has what it
// does and what it depends on. An executable graph is a copy that no handle leads into.
#ifndef CUBIND_HOST_GRAPH_H
#define CUBIND_HOST_GRAPH_H

#include "launch.h"

typedef struct fd_graph fd_graph;
typedef struct fd_node fd_node;

// --- edges (graph_edges.c) -------------------------------------------------------------------------

// Nodes that something depends on, each once, and what the program says of each edge.
typedef struct fd_edges {
    fd_node **nodes;
    CUgraphEdgeData *data;
    size_t count, capacity;
} fd_edges;

size_t fd_edges_find(const fd_edges *edges, const fd_node *node); // `count` where it is not there
CUresult fd_edges_add(fd_edges *edges, fd_node *node, const CUgraphEdgeData *data);
CUresult fd_edges_merge(fd_edges *into, const fd_edges *from); // those that are not there yet
CUresult fd_edges_copy(fd_edges *to, const fd_edges *from);
void fd_edges_remove(fd_edges *edges, const fd_node *node);
void fd_edges_free(fd_edges *edges); // empty afterwards
// What a program lists as the nodes that something in `graph` depends on.
CUresult fd_edges_read(fd_edges *out, const fd_graph *graph, const CUgraphNode *nodes,
                       const CUgraphEdgeData *data, size_t count);

// --- operations (graph_operation.c, graph_kernel.c) ------------------------------------------------

typedef struct fd_kernel_call {
    functional_launch shape; // that the program asks for; no pointer in it counts
    CUfunction function;     // one of the two
    CUkernel kernel;
    fd_context *context;
    unsigned char *bytes; // of all arguments
    size_t byte_count;
    void **params; // the place of each in them
    size_t param_count;
    CUlaunchAttribute *attributes;
} fd_kernel_call;

// What a node of a graph allocates.
typedef struct fd_graph_memory {
    uintptr_t start;
    uint64_t id; // of the allocation
    size_t size;
    int device;
    unsigned int references; // of nodes
    unsigned int allocating; // nodes: the graph's, and that of one executable graph
    bool is_freed;           // by a node of the graph
    bool live;               // a launch has allocated it, and nothing has freed it since
    bool mapped;             // it has been live
} fd_graph_memory;

typedef struct fd_allocating {
    CUDA_MEM_ALLOC_NODE_PARAMS_v2 params;
    CUmemAccessDesc *access;
    fd_graph_memory *memory;
} fd_allocating;

typedef struct fd_condition fd_condition;

typedef struct fd_conditional {
    fd_condition *condition;
    fd_condition *origin; // of an executable graph's node: the one that it was made with
    CUgraphConditionalNodeType type;
    unsigned int size;
    fd_graph **bodies;
} fd_conditional;

// Values in memory that are written, added to or waited for, one after the other.
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

// All of an operation's memory is its own. Failing functions leave `to` empty.
CUresult fd_operation_read(fd_operation *to, const CUgraphNodeParams *given);
void fd_operation_tell(const fd_operation *operation, CUgraphNodeParams *out);
// The copy of a child graph is one that no handle leads into, or one that is asked for by its node.
CUresult fd_operation_copy(fd_operation *to, const fd_operation *from, bool hidden);
void fd_operation_free(fd_operation *operation);
// Whether it waits for a value in memory, or something in a graph inside of it does.
bool fd_operation_waits(const fd_operation *operation);
// How many graphs are inside of it.
size_t fd_operation_children(const fd_operation *operation, fd_graph *const **children);
// The operation of an executable graph becomes that of another graph, as an update has it.
CUresult fd_operation_take_over(fd_operation *operation, const fd_operation *from, bool launched);
// New parameters for what stays of one type; a kernel keeps its attributes.
CUresult fd_operation_replace(fd_operation *operation, const CUgraphNodeParams *given);
CUresult fd_operation_run(const fd_operation *operation, CUstream handle, fd_stream *stream);

// The same for kernels. What is given counts, not what the function was when it was given.
CUresult fd_kernel_read(fd_kernel_call *to, const CUDA_KERNEL_NODE_PARAMS_v3 *given);
CUresult fd_kernel_make(fd_kernel_call *to, const functional_launch *shape, const void *function,
                        fd_context *context, const CUlaunchAttribute *attributes,
                        const unsigned char *bytes);
CUresult fd_kernel_copy(fd_kernel_call *to, const fd_kernel_call *from);
// An update of a kernel changes its clusters only before the first launch, and never to none: as driver 580 does it.
CUresult fd_kernel_keep_cluster(fd_kernel_call *to, const fd_kernel_call *before, bool launched);
void fd_kernel_free(fd_kernel_call *call);
CUresult fd_kernel_run(const fd_kernel_call *call, CUstream handle, fd_stream *stream);
CUresult fd_kernel_set(fd_kernel_call *call, const CUlaunchAttribute *attribute);

// --- operations on memory (batch.c) ------------------------------------------------------------------

CUresult fd_batch_read(fd_batch *to, fd_context *context,
                       const CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 *given);
CUresult fd_batch_copy(fd_batch *to, const fd_batch *from);
void fd_batch_free(fd_batch *batch);
void fd_batch_tell(const fd_batch *batch, CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 *out);
// Whether an executable graph can have it instead.
bool fd_batch_can_become(const fd_batch *now, const fd_batch *wanted);
bool fd_batch_waits(const fd_batch *batch);
CUresult fd_batch_run(const fd_batch *batch, fd_stream *stream);

// --- memory of graphs (graph_memory.c) ---------------------------------------------------------------

CUresult fd_graph_memory_read(fd_allocating *to, const CUDA_MEM_ALLOC_NODE_PARAMS_v2 *given);
CUresult fd_graph_memory_copy(fd_allocating *to, const fd_allocating *from, bool hidden);
void fd_graph_memory_drop(fd_allocating *allocating);
CUresult fd_graph_memory_read_free(fd_graph_memory **to, CUdeviceptr at);
void fd_graph_memory_drop_free(fd_graph_memory *memory);
// Whether a graph can be launched: what an earlier launch has allocated is free again, or is made so.
CUresult fd_graph_memory_check(const fd_graph *graph, bool free_before);
void fd_graph_memory_take(fd_graph_memory *memory);
CUresult fd_graph_memory_free(fd_graph_memory *memory); // also by the program
bool fd_graph_allocates(const fd_graph *graph);         // or frees

// --- conditions (graph_condition.c) ------------------------------------------------------------------

void fd_condition_drop(fd_condition *condition);
bool fd_conditions_used(const fd_graph *graph); // each by a node
// Whether there is an executable graph of one with these conditions. There can be one only.
bool fd_conditions_executed(const fd_graph *graph);
// Whether a node of these parameters may be in the graph: a condition belongs to the one that it was made for, and to those
// inside of it.
CUresult fd_conditional_check(const fd_graph *graph, const CUgraphNodeParams *given);
CUresult fd_conditional_read(fd_conditional *to, const CUDA_CONDITIONAL_NODE_PARAMS *given);
CUresult fd_conditional_copy(fd_conditional *to, const fd_conditional *from, bool hidden);
// An update: the default and the handle are those of the other graph from now on.
void fd_conditional_follow(fd_conditional *to, const fd_conditional *from);
void fd_conditional_free(fd_conditional *conditional);
void fd_conditional_tell(const fd_conditional *conditional, CUDA_CONDITIONAL_NODE_PARAMS *out);
// What begins a launch: conditions have their initial values.
CUresult fd_conditions_begin(const fd_graph *graph, fd_stream *stream);
CUresult fd_conditional_run(const fd_conditional *conditional, CUstream handle, fd_stream *stream);

// --- what graphs do (copy.c, fill.c, event.c) ----------------------------------------------------

// Success where a copy or a fill can be done as it is described; and that, on a stream that does not capture. Pageable
// memory is read at once where that is asked for.
CUresult fd_copy_check(const CUDA_MEMCPY3D *shape);
CUresult fd_copy_shape(const CUDA_MEMCPY3D *shape, fd_stream *stream, bool read_at_once);
CUresult fd_fill_check(const CUDA_MEMSET_NODE_PARAMS_v2 *fill);
CUresult fd_fill(const CUDA_MEMSET_NODE_PARAMS_v2 *fill, fd_stream *stream);
CUresult fd_event_record(CUevent event, fd_stream *stream);
CUresult fd_event_wait(CUevent event, fd_stream *stream);

// --- nodes and graphs (graph.c) --------------------------------------------------------------------

typedef struct fd_reference {
    struct fd_user_object *object;
    unsigned int count;
} fd_reference;

// In the order in which they came. Those with a count of 0 are gone, until there are too many of them.
typedef struct fd_references {
    fd_reference *list;
    size_t count, capacity, gone;
    size_t *index; // by the object: its place in the list + 1, 0: free; twice the capacity
} fd_references;

struct fd_node {
    uint64_t id;
    uint64_t origin;     // of a copy: the id of what it was copied from
    unsigned int number; // in its graph
    fd_graph *graph;
    fd_edges before; // what it depends on
    fd_operation operation;
    bool disabled;
    size_t place; // in the graph's list, as of fd_graph_number
    char visited; // by fd_graph_sort
};

struct fd_graph {
    uint64_t id;
    fd_node **nodes;
    size_t count, capacity;
    unsigned int next_number;
    fd_node **order;       // of an executable graph: each behind all that it depends on
    fd_node *owner;        // the node that it is the child of
    bool hidden;           // of an executable graph
    unsigned int captures; // into it, that have not ended
    bool is_gone;          // with a capture that has failed (functional_imitate_580)
    fd_references references;
    fd_reference *former; // of before an update, that launches may still need
    size_t former_count;
    fd_condition **conditions; // that have been made for it
    size_t condition_count;
    unsigned int launches; // of an executable graph, which need it to their end
    bool is_dropped;       // it goes with the last of these
    bool was_launched;     // or uploaded
};

fd_graph *fd_graph_new(bool hidden);
void fd_graph_delete(fd_graph *graph);
CUresult fd_graph_copy(const fd_graph *graph, bool hidden, fd_graph **out);
// Takes over the operation, also where there is no memory.
CUresult fd_graph_add(fd_graph *graph, fd_operation *operation, const fd_edges *before,
                      fd_node **out);
// Whether a capture into a graph, or into one that it holds, has not ended.
bool fd_graph_is_captured(const fd_graph *graph);
// Whether `graph` is `within`, or holds it.
bool fd_graph_holds(const fd_graph *graph, const fd_graph *within);
// CUDA_ERROR_NOT_SUPPORTED for a graph inside of another one: of these no copy is made where a graph is embedded, instantiated
// or updated from.
CUresult fd_graph_check_outermost(const fd_graph *graph);
void fd_graph_number(const fd_graph *graph); // sets every node's place
bool fd_graph_sort(fd_graph *graph);         // and its children; false for a cycle
fd_node *fd_graph_find_copy(const fd_graph *graph, uint64_t origin, bool deep);
fd_node *fd_node_of(CUgraphNode handle); // NULL where it is none

// As the entry points do it, which is where they may be called from alone (graph_any_node.c).
CUresult fd_node_add(CUgraphNode *out, CUgraph graph, const CUgraphNode *dependencies,
                     const CUgraphEdgeData *data, size_t count, CUgraphNodeParams *given);
CUresult fd_node_get(CUgraphNode handle, const CUgraphNodeType *type, CUgraphNodeParams *out);
CUresult fd_node_set(CUgraphNode handle, const CUgraphNodeParams *given);

// --- executable graphs (graph_exec.c, graph_update.c) -----------------------------------------------

typedef struct fd_exec {
    uint64_t id;
    fd_graph *graph; // hidden
    cuuint64_t flags;
    fd_mark *last; // of the last launch: a graph runs once at a time
} fd_exec;

fd_exec *fd_exec_of(CUgraphExec handle); // NULL where it is none
// Before a change: waits, without the lock, for a launch whose conditions are still to be looked at, since it uses the nodes
// of the executable graph. A GPU's driver does not wait.
void fd_exec_settle(CUgraphExec handle);
// As the entry points do it.
CUresult fd_exec_node_set(CUgraphExec exec, CUgraphNode handle, const CUgraphNodeParams *given);
// Queues all nodes of a sorted graph in their order.
CUresult fd_graph_run(const fd_graph *graph, CUstream handle, fd_stream *stream);
// Gives the nodes of an executable graph, which is `top` or in it, what those of another one do that is built like it.
CUresult fd_graph_update(fd_graph *graph, const fd_graph *from, fd_graph *top,
                         CUgraphExecUpdateResultInfo *info);

// --- capture (capture.c) -----------------------------------------------------------------------------

// Of a graph that is about to be destroyed: what captures into it (capture.c).
void fd_capture_graph_ends(fd_graph *graph);

// A node that comes next in a stream which captures; takes over the operation.
CUresult fd_capture_operation(fd_stream *stream, fd_operation *operation);
CUresult fd_capture_graph(fd_stream *stream, const fd_graph *graph);

// --- objects of the program (user_object.c) ---------------------------------------------------------

CUresult fd_references_copy(fd_graph *to, const fd_graph *from);
void fd_references_drop(fd_graph *graph);
bool fd_references_exist(const fd_graph *graph); // also to what its children need
// Those of another graph instead; what is not needed any more stays as long as launches of `top` may need it.
CUresult fd_references_replace(fd_graph *graph, const fd_graph *from, fd_graph *top);
void fd_references_forget(fd_graph *top); // what stayed: its launches are done

#endif
