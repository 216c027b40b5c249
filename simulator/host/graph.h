// Declares graphs, nodes and executable graphs, and the functions that the files about graphs
// share. A graph lists its nodes in the order in which they were made. A node has an operation and
// a list of the nodes that it depends on. An executable graph is a hidden copy of a graph: no
// handle refers to the nodes of the copy.
#ifndef CUBIND_HOST_GRAPH_H
#define CUBIND_HOST_GRAPH_H

#include <stdatomic.h>

#include "launch.h"

typedef struct fd_graph fd_graph;
typedef struct fd_node fd_node;

// --- edges (graph_edges.c) -----------------------------------------------------------------------

// The nodes that a node or a stream depends on. Each node is listed once, with the data that the
// program gave for the edge.
typedef struct fd_edges {
    fd_node **nodes;
    CUgraphEdgeData *data;
    size_t count, capacity;
} fd_edges;

// returns `count` if it is not there
size_t fd_edges_find(const fd_edges *edges, const fd_node *node);
CUresult fd_edges_add(fd_edges *edges, fd_node *node, const CUgraphEdgeData *data);
CUresult fd_edges_merge(fd_edges *into, const fd_edges *from); // adds the edges that `into` lacks
CUresult fd_edges_copy(fd_edges *to, const fd_edges *from);
void fd_edges_remove(fd_edges *edges, const fd_node *node);
void fd_edges_free(fd_edges *edges); // the list is empty afterwards
// Reads a program's list of nodes to depend on, which must be nodes of `graph`.
CUresult fd_edges_read(fd_edges *out, const fd_graph *graph, const CUgraphNode *nodes,
                       const CUgraphEdgeData *data, size_t count);
// Returns whether an edge that begins at `from` can have this data.
bool fd_edge_is_valid(const CUgraphEdgeData *data, const fd_node *from);

// --- operations (graph_operation.c, graph_kernel.c) ----------------------------------------------

typedef struct fd_kernel_call {
    functional_launch shape; // the launch as the program described it, without its pointers
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
    unsigned int references; // number of references by nodes
    unsigned int allocating; // number of allocation nodes: one of the graph, one of its copy
    bool is_freed;           // a node of the graph frees it
    bool live;               // allocated by a launch, and not freed since
    bool mapped;             // it has been live at least once
} fd_graph_memory;

typedef struct fd_allocating {
    CUDA_MEM_ALLOC_NODE_PARAMS_v2 params;
    CUmemAccessDesc *access;
    fd_graph_memory *memory;
} fd_allocating;

typedef struct fd_condition {
    _Atomic uint32_t value; // the handle is its address
    uint32_t initial;
    bool has_initial;
    bool is_used; // a node uses it
    unsigned int references;
    unsigned int executables; // number of executable graphs that have a copy of its node
    fd_context *context;
    const fd_graph *graph; // the graph whose nodes may use it; NULL if destroyed
    uint64_t range;        // id of the value's allocation
} fd_condition;

typedef struct fd_conditional {
    fd_condition *condition;
    fd_condition *origin; // executable graph only: condition of the original node
    CUgraphConditionalNodeType type;
    unsigned int size;
    fd_graph **bodies;
} fd_conditional;

// Operations on memory, which are done one after the other: write a value, add to it, or wait for
// it.
typedef struct fd_batch {
    fd_context *context;
    unsigned int count;
    CUstreamBatchMemOpParams *list;
} fd_batch;

typedef struct fd_node_kind fd_node_kind;

typedef struct fd_operation {
    const fd_node_kind *kind;
    CUgraphNodeType type; // that of the kind
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
// Copies an operation, with copies of its child graphs. If `hidden` is set, they belong to an
// executable graph, and no handle refers to them. Otherwise, the program can ask the node for its
// child graph.
CUresult fd_operation_copy(fd_operation *to, const fd_operation *from, bool hidden);
void fd_operation_free(fd_operation *operation);
// Returns whether an operation, or a node in a graph inside it, waits for a value in memory.
bool fd_operation_waits(const fd_operation *operation);
// Returns the number of graphs inside an operation, and stores an array of them.
size_t fd_operation_children(const fd_operation *operation, fd_graph *const **children);
// Gives an operation of an executable graph the parameters of `from`, which is an operation of
// another graph, in an update.
CUresult fd_operation_take_over(fd_operation *operation, const fd_operation *from, bool launched);
// Sets new parameters; the type must stay. A kernel keeps its attributes.
CUresult fd_operation_replace(fd_operation *operation, const CUgraphNodeParams *given);
CUresult fd_operation_run(const fd_operation *operation, CUstream handle, fd_stream *stream);
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
    size_t (*children)(const fd_operation *operation, fd_graph *const **children);
    CUresult (*take_over)(fd_operation *operation, const fd_operation *from, bool launched);
    // gives an operation with new parameters what it keeps of the one that it replaces
    CUresult (*inherit)(fd_operation *made, const fd_operation *before);
    CUresult (*run)(const fd_operation *operation, CUstream handle, fd_stream *stream);
};
extern const fd_node_kind fd_node_kernel;
extern const fd_node_kind fd_node_copy, fd_node_fill, fd_node_batch;
extern const fd_node_kind fd_node_child;
extern const fd_node_kind fd_node_record, fd_node_wait, fd_node_host, fd_node_empty;
extern const fd_node_kind fd_node_allocate, fd_node_free;
extern const fd_node_kind fd_node_conditional;
const fd_node_kind *fd_node_kind_of(CUgraphNodeType type); // NULL: there is none

// Removes an attribute that belongs to the edges of the node, if the call has it.
void fd_kernel_drop(fd_kernel_call *call, CUkernelNodeAttrID id);
CUlaunchAttribute *fd_kernel_attribute(const fd_kernel_call *call,
                                       CUkernelNodeAttrID id); // or NULL
bool fd_kernel_can_have(CUkernelNodeAttrID id); // as an attribute of a kernel in a graph

// Read, copy and run kernels as operations. An fd_kernel_call stores the handle of its function,
// and each run looks the handle up again.
CUresult fd_kernel_read(fd_kernel_call *to, const CUDA_KERNEL_NODE_PARAMS_v3 *given);
CUresult fd_kernel_make(fd_kernel_call *to, const functional_launch *shape, const void *function,
                        fd_context *context, const CUlaunchAttribute *attributes,
                        const unsigned char *bytes);
CUresult fd_kernel_copy(fd_kernel_call *to, const fd_kernel_call *from);
// Keeps the cluster shape of `before` in an update if the graph has been launched, or if the new
// kernel has no cluster shape. Driver 580 behaves in this way, too.
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
// Returns whether an update may replace `now` by `wanted` in an executable graph.
bool fd_batch_can_become(const fd_batch *now, const fd_batch *wanted);
bool fd_batch_waits(const fd_batch *batch);
CUresult fd_batch_run(const fd_batch *batch, fd_stream *stream);

// --- memory of graphs (graph_memory.c) -----------------------------------------------------------

// Returns success if a graph can be launched. All memory that an earlier launch of it allocated
// must have been freed. If `free_before` is set, this function frees that memory.
CUresult fd_graph_memory_check(const fd_graph *graph, bool free_before);
// called by a node that frees, or by the program
CUresult fd_graph_memory_free(fd_graph_memory *memory);
bool fd_graph_allocates(const fd_graph *graph); // returns whether it allocates or frees memory
// Returns a count of bytes that graphs use on a device; NULL: there is no such attribute.
uint64_t *fd_graph_memory_account(CUdevice device, CUgraphMem_attribute attribute);

// --- conditions (graph_condition.c) --------------------------------------------------------------

fd_condition *fd_condition_of(CUgraphConditionalHandle handle); // NULL: there is none
CUresult fd_condition_new(fd_condition **out, fd_context *context, unsigned int initial,
                          unsigned int flags);
void fd_condition_drop(fd_condition *condition);
bool fd_conditions_used(const fd_graph *graph); // returns whether a node uses each of them
// Returns whether an executable graph with copies of the graph's conditional nodes exists. Only one
// may exist at a time.
bool fd_conditions_executed(const fd_graph *graph);
// Returns success if a node with these parameters may be added to the graph. A condition may be
// used in the graph that it was made for, and in graphs inside that graph.
CUresult fd_conditional_check(const fd_graph *graph, const CUgraphNodeParams *given);
// Gives conditions their initial values. Each launch begins with this.
CUresult fd_conditions_begin(const fd_graph *graph, fd_stream *stream);

// --- work of graphs (copy.c, fill.c, event.c) ----------------------------------------------------

// Check that a copy or a fill is valid, and do it on a stream that does not capture. If
// `read_at_once` is set, pageable memory is read before the call returns.
CUresult fd_copy_check(const CUDA_MEMCPY3D *shape);
CUresult fd_copy_shape(const CUDA_MEMCPY3D *shape, fd_stream *stream, bool read_at_once);
bool fd_copy_shape_is_awaited(const CUDA_MEMCPY3D *shape); // as fd_copy_is_awaited()
CUresult fd_fill_check(const CUDA_MEMSET_NODE_PARAMS_v2 *fill);
CUresult fd_fill(const CUDA_MEMSET_NODE_PARAMS_v2 *fill, fd_stream *stream);
CUresult fd_event_record(CUevent event, fd_stream *stream);
CUresult fd_event_wait(CUevent event, fd_stream *stream);

// --- events (event.c) ----------------------------------------------------------------------------

typedef struct fd_event {
    fd_context *context;
    unsigned int flags;
    fd_mark *mark;    // mark of the last record; NULL before the first record
    uint64_t capture; // id of the last record's capture; 0: none
    fd_edges tips;    // the nodes before that record
} fd_event;

CUresult fd_event_find(CUevent handle, fd_event **event);
void fd_event_forget_capture(fd_event *event); // the event is outside captures from now on

// --- nodes and graphs (graph.c) ------------------------------------------------------------------

typedef struct fd_reference {
    struct fd_user_object *object;
    unsigned int count;
} fd_reference;

// References in the order in which they were added. A reference with a count of 0 is gone; it is
// removed when the list has to grow.
typedef struct fd_references {
    fd_reference *list;
    size_t count, capacity, gone;
    size_t *index; // hash table of 2 * capacity slots: index in `list` + 1; 0: free
} fd_references;

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

// Add, read and set a node, like cuGraphAddNode and related functions (graph_any_node.c). Only
// functional_ functions may call them, because they take the lock.
CUresult fd_node_add(CUgraphNode *out, CUgraph graph, const CUgraphNode *dependencies,
                     const CUgraphEdgeData *data, size_t count, CUgraphNodeParams *given);
CUresult fd_node_get(CUgraphNode handle, const CUgraphNodeType *type, CUgraphNodeParams *out);
CUresult fd_node_set(CUgraphNode handle, const CUgraphNodeParams *given);

// --- executable graphs (graph_exec.c, graph_update.c) --------------------------------------------

typedef struct fd_exec {
    uint64_t id;
    fd_graph *graph; // hidden
    cuuint64_t flags;
    fd_mark *last; // mark of the last launch; launches of one graph never overlap
} fd_exec;

fd_exec *fd_exec_of(CUgraphExec handle); // NULL if it is none
// Waits before a change for a launch whose conditions have not been evaluated, because that launch
// uses the nodes of the executable graph. Releases the lock while it waits. A GPU's driver does not
// wait.
void fd_exec_settle(CUgraphExec handle);
// Sets a node's parameters. Only functional_ functions may call it.
CUresult fd_exec_node_set(CUgraphExec exec, CUgraphNode handle, const CUgraphNodeParams *given);
// Queues the operations of all nodes of a sorted graph, in order.
CUresult fd_graph_run(const fd_graph *graph, CUstream handle, fd_stream *stream);
bool fd_graph_has_conditions(const fd_graph *graph);
// Returns the node of an executable graph that is a copy of a program's node; NULL: there is none.
fd_node *fd_exec_find_node(CUgraphExec exec, CUgraphNode handle);
// Gives the nodes of an executable graph the operations of another graph with the same structure.
// `graph` is `top` or a graph inside it.
CUresult fd_graph_update(fd_graph *graph, const fd_graph *from, fd_graph *top,
                         CUgraphExecUpdateResultInfo *info);

// --- capture (capture.c) -------------------------------------------------------------------------

// Call it before a graph is destroyed. With functional_imitate_580, captures into the graph lose
// it.
void fd_capture_forget(const fd_graph *graph);
bool fd_imitates_580(void);
_Noreturn void fd_end_process(const char *why); // as driver 580 does

// Adds the next node of a capturing stream. Takes ownership of the operation.
CUresult fd_capture_operation(fd_stream *stream, fd_operation *operation);
CUresult fd_capture_graph(fd_stream *stream, const fd_graph *graph);

// --- objects of the program (user_object.c) ------------------------------------------------------

typedef struct fd_user_object {
    CUhostFn destroy;
    void *data;
    uint64_t count;
    struct fd_user_object *next;
} fd_user_object;

void fd_user_object_drop(fd_user_object *object, unsigned int count);
// Adds references of a graph, or finds one; NULL: there is none.
CUresult fd_references_add(fd_graph *graph, fd_user_object *object, unsigned int count);
fd_reference *fd_reference_to(const fd_graph *graph, const fd_user_object *object);

CUresult fd_references_copy(fd_graph *to, const fd_graph *from);
void fd_references_drop(fd_graph *graph);
bool fd_references_exist(const fd_graph *graph); // includes references of graphs inside it
// Replaces the references of a graph by those of another graph. The old references stay as long as
// launches of `top` may need them.
CUresult fd_references_replace(fd_graph *graph, const fd_graph *from, fd_graph *top);
// releases the old references after the launches are done
void fd_references_forget(fd_graph *top);

#endif
