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
    struct core_node *next; // in its bucket
    _Atomic(CUgraphNode)
        handle;      // NULL once destroyed, which is under the lock; others read it with the GIL
    CUgraphNode key; // what it is listed by, which stays
    struct GraphNodeObject *object; // borrowed; NULL where there is none
    int users;                      // objects: two where threads have met it at once
    bool listed;
    _Atomic(unsigned int) replacements; // of the graph inside, counted under the lock
    PyObject *about;   // its Kernel, Event or callable, where the driver has handles alone; or NULL
    CUuserObject kept; // what the graph keeps for it, or NULL
} core_node;

struct core_definition {
    int count; // 0: it rests, with what is known of its nodes, until somebody asks for it again
    core_state *st;
    core_ref *graph;                  // a CUgraph; NULL once the node it is in is destroyed
    core_definition *root, *outer;    // root: itself, without a reference, where there is no outer;
                                      // outer: without one, while it rests
    core_definition *inner, *sibling; // those inside of it, borrowed
    core_node *holder; // the node of `outer` that it is in, of which it is a user; NULL: unknown
    bool captured;     // a builder's stream is being captured into it
    bool replaced;     // its node has another graph inside now; under the lock
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
    while (d->outer != NULL && !d->replaced && (d->holder == NULL || d->holder->handle != NULL))
        d = d->outer;
    return d->outer == NULL;
}

// --- locks ---------------------------------------------------------------------------------------

// Of a tree, and of another one that is read (NULL: none): those of two always in the same order.
static inline void
core_definition_lock(core_definition *root, core_definition *other)
{
    if (CB_LIKELY(other == NULL)) {
        pthread_mutex_lock(&root->lock);
        return;
    }
    bool is_first = (uintptr_t)root < (uintptr_t)other;
    pthread_mutex_lock(is_first ? &root->lock : &other->lock);
    pthread_mutex_lock(is_first ? &other->lock : &root->lock);
}

static inline void
core_definition_unlock(core_definition *root, core_definition *other)
{
    pthread_mutex_unlock(&root->lock);
    if (CB_UNLIKELY(other != NULL))
        pthread_mutex_unlock(&other->lock);
}

#define CORE_GRAPH_CALL_BEHIND_(begin, definition, beside, call) \
    ({ \
        core_definition *root_ = (definition)->root, *beside_ = (beside); \
        core_definition *other_ = beside_ != NULL ? beside_->root : NULL; \
        PyThreadState *thread_ = (begin); \
        core_definition_lock(root_, other_); \
        CUresult status_ = (call); \
        core_definition_unlock(root_, other_); \
        cb_gil_end(thread_); \
        status_; \
    })

// The status of a call for a graph of the tree, without the GIL. The call must look whether what it is
// for is still there.
#define CORE_GRAPH_CALL(definition, call) \
    CORE_GRAPH_CALL_BEHIND_(PyEval_SaveThread(), definition, NULL, call)

// The same for one that reads a graph of another tree, or none where that is NULL.
#define CORE_GRAPH_CALL_READING(definition, beside, call) \
    CORE_GRAPH_CALL_BEHIND_(PyEval_SaveThread(), definition, beside, call)

// The same for a call that is done at once: a program's only thread, which finds the locks free, keeps the GIL.
#define CORE_GRAPH_CALL_AT_ONCE(definition, beside, call) \
    CORE_GRAPH_CALL_BEHIND_(cb_gil_begin_alone((definition)->st->gil), definition, beside, call)

#endif
