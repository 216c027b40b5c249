// The records of graphs: one for each CUgraph, shared by all Python objects for that graph. A
// record lists the nodes about which cubind knows something.
//
// A graph inside another one (the body of a conditional node, the graph of a child node) exists as
// long as its node. The records therefore form a tree that ends from the top: destroying a node
// destroys the graphs inside it, and from then on the objects for those graphs say so.
//
// CUDA does not guard graphs. Each call on a graph of a tree therefore holds the tree's lock,
// without the GIL. A field that such calls read changes only under both, unless its comment says
// otherwise.
#ifndef CUBIND_CORE_DEFINITION_H
#define CUBIND_CORE_DEFINITION_H

#include "base/home.h"
#include "base/object.h"
#include "base/ref.h"

#include "cubind/gil.h"

#include <pthread.h>

struct GraphNodeObject;
typedef struct core_definition core_definition;

// A node. It is listed while it exists and either has an object or carries facts that only cubind
// knows.
typedef struct core_node {
    struct core_node *next; // next in its bucket
    // NULL once destroyed, which happens under the lock; others read it with the GIL.
    _Atomic(CUgraphNode) handle;
    CUgraphNode key;                // the handle that it is listed by; never cleared
    struct GraphNodeObject *object; // borrowed, or NULL
    // References to the record: its objects (two if two threads met the node at once), the graphs
    // inside, and calls in progress.
    int users;
    bool listed;
    // How often the graph inside was replaced, counted under the lock.
    _Atomic(unsigned int) replacements;
    // Its Kernel, Event or callable, or NULL. The driver knows only their handles.
    PyObject *about;
    CUuserObject kept; // the user object that the graph keeps for it, or NULL
} core_node;

struct core_definition {
    // 0: the record rests, with the records of its nodes, until it is asked for again.
    int count;
    core_state *st;
    core_ref *graph; // the CUgraph; NULL once its node is destroyed
    // root: borrowed; the record itself if it has no outer one. outer: a reference, except while
    // the record rests.
    core_definition *root, *outer;
    // Borrowed: its first inner record, and the next one inside the same outer record.
    core_definition *inner, *sibling;
    // The node of `outer` that holds this graph, counted among that node's users. NULL: unknown.
    core_node *holder;
    bool captured;                   // a builder's stream is capturing into the graph
    bool replaced;                   // its node holds another graph now; set under the lock
    core_definition *before, *after; // neighbours in the module's list of roots
    core_node **buckets;
    size_t bucket_count, node_count;
    pthread_mutex_t lock; // used only in a root
    // How many nodes of the tree have been destroyed, counted under the lock. It shows whether a
    // list of handles is stale.
    uint64_t destroyed;
};

// Returns the record of a graph, the existing one or a new one. New reference; NULL with an
// exception.
core_definition *core_definition_of(core_state *st, core_ref *graph);

// Returns the record of a graph inside a node. New reference; NULL with an exception.
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

// Records that the graphs in a node, and everything inside them, no longer exist.
void core_definition_cut(core_definition *outer, const core_node *holder);

// Returns whether a stream is capturing into a graph in the node, or into one inside such a graph.
bool core_definition_is_captured(const core_definition *outer, const core_node *holder);

// Returns the record of a node (borrowed), or NULL.
core_node *core_node_find(const core_definition *d, CUgraphNode handle);

// Returns the record of a node, and creates and lists it if there is none; the node need not have
// an object. Borrowed; NULL with MemoryError.
core_node *core_node_record(core_definition *d, CUgraphNode handle);

// Lists a node by its handle.
void core_node_list(core_definition *d, core_node *node);

// Records that the node no longer exists.
void core_node_gone(core_definition *d, core_node *node);

// Drops one user of the node, for example an object that goes away.
void core_node_release(core_definition *d, core_node *node);

// Returns whether a graph still exists. Needs only the lock.
static inline bool
core_definition_is_there(const core_definition *d)
{
    while (d->outer != NULL && !d->replaced && (d->holder == NULL || d->holder->handle != NULL))
        d = d->outer;
    return d->outer == NULL;
}

// --- locks ---------------------------------------------------------------------------------------

// Locks a tree, and another one that is read (NULL: none). Two locks are always taken in the same
// order.
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

// Evaluates a call on a graph of the tree, under its lock and without the GIL, and returns the
// status. The call must check that its target still exists.
#define CORE_GRAPH_CALL(definition, call) \
    CORE_GRAPH_CALL_BEHIND_(PyEval_SaveThread(), definition, NULL, call)

// The same for a call that also reads a graph of another tree (`beside`; NULL: none).
#define CORE_GRAPH_CALL_READING(definition, beside, call) \
    CORE_GRAPH_CALL_BEHIND_(PyEval_SaveThread(), definition, beside, call)

// The same for a short call: a program's only thread, which finds the locks free, keeps the GIL.
#define CORE_GRAPH_CALL_AT_ONCE(definition, beside, call) \
    CORE_GRAPH_CALL_BEHIND_(cb_gil_begin_alone((definition)->st->gil), definition, beside, call)

#endif
