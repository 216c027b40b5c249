// What is known of a CUgraph that is built of nodes: one record for all objects that stand for it, with
// the nodes that something is known of.
//
// A graph inside of another one (the body of a conditional node, the graph of a child node) is there as
// long as its node. So these records form a tree, and end from the top: a node that is destroyed takes
// the graphs in it along, and objects that stand for those say so from then on.
//
// CUDA does not guard graphs: what is called for any graph of a tree goes through its lock, without the
// GIL. What a call looks at of these records is only changed under both.
#ifndef CUBIND_CORE_DEFINITION_H
#define CUBIND_CORE_DEFINITION_H

#include "base/home.h"
#include "base/object.h"
#include "base/ref.h"

#include "cubind/gil.h"

#include <pthread.h>

struct GraphNodeObject;
typedef struct core_definition core_definition;

// A node. It is listed while it is there and an object is, or something is known that only we know.
typedef struct core_node {
    struct core_node *next;         // in its bucket
    CUgraphNode handle;             // NULL once destroyed
    CUgraphNode key;                // what it is listed by, which stays
    struct GraphNodeObject *object; // borrowed; NULL where there is none
    int users;                      // objects: two where threads have met it at once
    bool listed;
    PyObject *about;   // its Kernel, Event or callable, where the driver has handles alone; or NULL
    CUuserObject kept; // what the graph keeps for it, or NULL
} core_node;

struct core_definition {
    int count;
    core_state *st;
    core_ref *graph;                  // a CUgraph; NULL once the node it is in is destroyed
    core_definition *root, *outer;    // root: itself, without a reference, where there is no outer
    core_definition *inner, *sibling; // those inside of it, borrowed
    core_node *holder; // the node of `outer` that it is in, of which it is a user; NULL: unknown
    bool captured;     // a builder's stream is being captured into it
    core_definition *before, *after; // among the module's roots
    core_node **buckets;
    size_t bucket_count, node_count;
    pthread_mutex_t lock; // of a root
    uint64_t
        destroyed; // nodes of the tree, under the lock: whether a list of handles is still right
};

// The record of a graph, by its ref: that which there is, or a new one. Owned; NULL with an exception.
core_definition *core_definition_of(core_state *st, core_ref *graph);

// The record of a graph inside of a node. Owned; NULL with an exception.
core_definition *core_definition_inner(core_definition *outer, core_node *holder, CUgraph graph);

static inline core_definition *
core_definition_take(core_definition *d)
{
    d->count++;
    return d;
}

void core_definition_end(core_definition *d); // for core_definition_drop()

static inline void
core_definition_drop(core_definition *d)
{
    if (d != NULL && --d->count == 0)
        core_definition_end(d);
}

// The graphs in a node are no more, nor what is in these.
void core_definition_cut(core_definition *outer, const core_node *holder);

// Whether one of them, or of those in it, is being captured into.
bool core_definition_is_captured(const core_definition *outer, const core_node *holder);

// The record of a node, or NULL.
core_node *core_node_find(const core_definition *d, CUgraphNode handle);

// The same, or one that is listed now, with or without an object. Borrowed; NULL with MemoryError.
core_node *core_node_record(core_definition *d, CUgraphNode handle);

// Lists one, by its handle.
void core_node_list(core_definition *d, core_node *node);

// The node is no more.
void core_node_gone(core_definition *d, core_node *node);

// An object of it goes away.
void core_node_release(core_definition *d, core_node *node);

// Whether a graph is still there, as seen under the lock alone.
static inline bool
core_definition_is_there(const core_definition *d)
{
    while (d->outer != NULL && (d->holder == NULL || d->holder->handle != NULL))
        d = d->outer;
    return d->outer == NULL;
}

// --- locks ---------------------------------------------------------------------------------------

// Of those who wait for a second tree's lock. Nobody else waits for a lock with one in his hands, so that the two may be any.
extern pthread_mutex_t core_definition_pairs;

static inline void
core_definition_lock(core_definition *root, bool reads_other)
{
    if (CB_UNLIKELY(reads_other))
        pthread_mutex_lock(&core_definition_pairs);
    pthread_mutex_lock(&root->lock);
}

static inline void
core_definition_unlock(core_definition *root, bool reads_other)
{
    pthread_mutex_unlock(&root->lock);
    if (CB_UNLIKELY(reads_other))
        pthread_mutex_unlock(&core_definition_pairs);
}

#define CORE_GRAPH_CALL_BEHIND_(begin, definition, reads_other, call) \
    ({ \
        core_definition *root_ = (definition)->root; \
        const bool reads_other_ = (reads_other); \
        PyThreadState *thread_ = (begin); \
        core_definition_lock(root_, reads_other_); \
        CUresult status_ = (call); \
        core_definition_unlock(root_, reads_other_); \
        cb_gil_end(thread_); \
        status_; \
    })

// The status of a call for a graph of the tree, without the GIL. The call must look whether what it is
// for is still there.
#define CORE_GRAPH_CALL(definition, call) \
    CORE_GRAPH_CALL_BEHIND_(PyEval_SaveThread(), definition, false, call)

// The same for one that may read graphs of other trees, by CORE_GRAPH_READ().
#define CORE_GRAPH_CALL_READING(definition, reads_other, call) \
    CORE_GRAPH_CALL_BEHIND_(PyEval_SaveThread(), definition, reads_other, call)

// The same for a call that is done at once: a program's only thread, which finds the locks free, keeps the GIL.
#define CORE_GRAPH_CALL_AT_ONCE(definition, reads_other, call) \
    CORE_GRAPH_CALL_BEHIND_(cb_gil_begin_alone((definition)->st->gil), definition, reads_other, \
                            call)

// The status of a call that reads another tree's graph, in the midst of one that says so.
#define CORE_GRAPH_READ(definition, call) \
    ({ \
        const core_definition *other_ = (definition); \
        pthread_mutex_lock(&other_->root->lock); \
        CUresult read_ = core_definition_is_there(other_) ? (call) : CUDA_ERROR_INVALID_HANDLE; \
        pthread_mutex_unlock(&other_->root->lock); \
        read_; \
    })

#endif
