// Keeps records of graphs: one record for each CUgraph, shared by all Python objects for that
// graph. A record lists those nodes about which cubind stores facts.
//
// A graph inside another graph (the body of a conditional node, the graph of a child node) exists
// as long as its node. So the records form a tree. If a node is destroyed, the graphs inside it are
// destroyed as well; from then on, Python objects for those graphs raise an error that says so.
//
// CUDA's graphs are not thread-safe. So each call on a graph of a tree holds the tree's lock, and
// not the GIL. A member that such calls read is written only with both the lock and the GIL held,
// unless its comment says otherwise.
#ifndef CUBIND_CORE_DEFINITION_H
#define CUBIND_CORE_DEFINITION_H

#include "base/home.h"
#include "base/object.h"
#include "base/ref.h"

#include "cubind/gil.h"

#include <pthread.h>

struct GraphNodeObject;
typedef struct core_definition core_definition;

// The record of a node. It is listed while the node exists and either has a Python object or has
// facts that only cubind stores.
typedef struct core_node {
    struct core_node *next; // next in its bucket
    // NULL once the node is destroyed. Written with the lock held; may also be read with only the
    // GIL held.
    _Atomic(CUgraphNode) handle;
    CUgraphNode key;                // the handle by which it is listed; never cleared
    struct GraphNodeObject *object; // its Python object, borrowed, or NULL
    // Number of references to the record: from Python objects (two if two threads found the node at
    // the same time), from the graphs inside the node, and from calls in progress.
    int users;
    bool listed;
    // How often the graph inside was replaced. Written with the lock held.
    _Atomic(unsigned int) replacements;
    // How often the node was changed in an executable graph. Written with the lock held.
    _Atomic(unsigned int) exec_changes;
    // Its Kernel, Event or callable, or NULL. The driver reports only their handles.
    PyObject *about;
    CUuserObject kept; // the user object that the graph keeps for it, or NULL
} core_node;

struct core_definition {
    // Number of references. With 0 references, a record "rests", with the records of its nodes,
    // until it is requested again.
    int count;
    core_state *st;
    core_ref *graph; // the CUgraph; NULL once the graph's node is destroyed
    // `root` is borrowed; it is this record itself if there is no outer one. `outer` is a
    // reference, except while the record rests.
    core_definition *root, *outer;
    // The first inner record, and the next record with the same `outer`. Both are borrowed.
    core_definition *inner, *sibling;
    // The node of `outer` that contains this graph; counts as a user of that node. NULL: unknown.
    core_node *holder;
    bool captured;                   // a builder's stream is capturing into the graph
    bool replaced;                   // the node contains another graph now; set with the lock held
    core_definition *before, *after; // neighbours in the module's list of roots
    core_node **buckets;
    size_t bucket_count, node_count;
    pthread_mutex_t lock; // used only in a root
    // Number of nodes of the tree that have been destroyed. Written with the lock held. It shows
    // whether a list of handles is stale.
    uint64_t destroyed;
};

// Returns the record of a graph, and makes one if there is none. New reference; NULL with an
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

// Returns whether a stream is capturing into a graph inside the node, at any depth.
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

// Drops a reference to the record of a node, for example that of a Python object that is
// deallocated.
void core_node_release(core_definition *d, core_node *node);

// Returns whether a graph still exists. Needs only the tree's lock.
static inline bool
core_definition_is_there(const core_definition *d)
{
    while (d->outer != NULL && !d->replaced && (d->holder == NULL || d->holder->handle != NULL))
        d = d->outer;
    return d->outer == NULL;
}

// --- locks ---------------------------------------------------------------------------------------

// Locks a tree, and another tree that is read (NULL: none). Two locks are always taken in the order
// of their addresses.
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

// Makes a call on a graph of the tree, with the tree's lock and without the GIL. Its value is the
// status. The call must check that its target still exists.
#define CORE_GRAPH_CALL(definition, call) \
    CORE_GRAPH_CALL_BEHIND_(PyEval_SaveThread(), definition, NULL, call)

// Does the same for a call that also reads a graph of another tree (`beside`; NULL: none).
#define CORE_GRAPH_CALL_READING(definition, beside, call) \
    CORE_GRAPH_CALL_BEHIND_(PyEval_SaveThread(), definition, beside, call)

// Does the same for a short call: if the program has only one thread, which must find the locks
// free, the thread keeps the GIL.
#define CORE_GRAPH_CALL_AT_ONCE(definition, beside, call) \
    CORE_GRAPH_CALL_BEHIND_(cb_gil_begin_alone((definition)->st->gil), definition, beside, call)

#endif
