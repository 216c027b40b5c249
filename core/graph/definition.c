// Keeps the records of graphs and their nodes (definition.h).
#include "graph/definition.h"

#include "graph/graph.h"

// --- nodes ---------------------------------------------------------------------------------------

enum { FIRST_BUCKETS = 16 };

static size_t
bucket_of(const core_definition *d, CUgraphNode handle)
{
    uint64_t bits = (uint64_t)(uintptr_t)handle * UINT64_C(0x9e3779b97f4a7c15);
    return (size_t)(bits >> 32) & (d->bucket_count - 1);
}

core_node *
core_node_find(const core_definition *d, CUgraphNode handle)
{
    core_node *node = d->bucket_count != 0 ? d->buckets[bucket_of(d, handle)] : NULL;
    while (node != NULL && node->handle != handle)
        node = node->next;
    return node;
}

static void
put(core_definition *d, core_node *node)
{
    core_node **bucket = &d->buckets[bucket_of(d, node->key)];
    node->next = *bucket;
    *bucket = node;
}

// Doubles the number of buckets. If memory runs out, only the chains get longer: the first buckets
// are made before any node is listed.
static void
grow(core_definition *d)
{
    core_node **old = d->buckets;
    size_t count = d->bucket_count;
    core_node **fresh = PyMem_RawCalloc(2 * count, sizeof *fresh);
    if (fresh == NULL)
        return;
    d->buckets = fresh;
    d->bucket_count = 2 * count;
    for (size_t i = 0; i < count; i++) {
        for (core_node *node = old[i], *next; node != NULL; node = next) {
            next = node->next;
            put(d, node);
        }
    }
    PyMem_RawFree(old);
}

void
core_node_list(core_definition *d, core_node *node)
{
    if (d->node_count >= d->bucket_count)
        grow(d);
    d->node_count++;
    node->key = node->handle;
    node->listed = true;
    put(d, node);
}

core_node *
core_node_record(core_definition *d, CUgraphNode handle)
{
    core_node *node = core_node_find(d, handle);
    if (node != NULL)
        return node;
    node = PyMem_RawCalloc(1, sizeof *node);
    if (node == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    node->handle = handle;
    core_node_list(d, node);
    return node;
}

static void
unlist(core_definition *d, core_node *node)
{
    core_node **at = &d->buckets[bucket_of(d, node->key)];
    while (*at != node)
        at = &(*at)->next;
    *at = node->next;
    node->listed = false;
    d->node_count--;
}

// Frees the record of a node, which may run any Python code.
static void
free_node(core_node *node)
{
    PyObject *about = node->about;
    PyMem_RawFree(node);
    Py_XDECREF(about);
}

void
core_node_gone(core_definition *d, core_node *node)
{
    if (node->listed)
        unlist(d, node);
    node->handle = NULL;
    if (node->users == 0)
        free_node(node);
}

void
core_node_release(core_definition *d, core_node *node)
{
    bool is_bare = node->about == NULL && node->kept == NULL;
    if (--node->users > 0)
        return;
    node->object = NULL;
    if (node->listed && is_bare)
        unlist(d, node);
    if (!node->listed)
        free_node(node);
}

// Marks all nodes as destroyed and moves their records to the list `dead`, which counts as a user
// of each. They are freed later, because that may run Python code.
static void
bury_nodes(core_definition *d, core_node **dead)
{
    for (size_t i = 0; i < d->bucket_count; i++) {
        for (core_node *node = d->buckets[i], *next; node != NULL; node = next) {
            next = node->next;
            node->listed = false;
            node->handle = NULL;
            node->users++;
            node->next = *dead;
            *dead = node;
        }
        d->buckets[i] = NULL;
    }
    d->node_count = 0;
}

static void
free_nodes(core_definition *d, core_node *dead)
{
    while (dead != NULL) {
        core_node *next = dead->next;
        core_node_release(d, dead);
        dead = next;
    }
}

// --- graphs --------------------------------------------------------------------------------------

static core_definition *
new_definition(core_state *st, core_ref *graph)
{
    core_definition *d = PyMem_RawCalloc(1, sizeof *d);
    core_node **buckets = d != NULL ? PyMem_RawCalloc(FIRST_BUCKETS, sizeof(core_node *)) : NULL;
    if (buckets == NULL) {
        PyMem_RawFree(d);
        PyErr_NoMemory();
        return NULL;
    }
    d->count = 1;
    d->st = st;
    d->graph = core_ref_take(graph);
    d->buckets = buckets;
    d->bucket_count = FIRST_BUCKETS;
    return d;
}

static core_definition *
new_root(core_state *st, core_ref *graph)
{
    core_definition *d = new_definition(st, graph);
    if (d == NULL)
        return NULL;
    d->root = d;
    pthread_mutex_init(&d->lock, NULL);
    d->after = st->definitions;
    if (d->after != NULL)
        d->after->before = d;
    st->definitions = d;
    return d;
}

static core_definition *
find_inner(const core_definition *outer, const void *graph)
{
    core_definition *d = outer->inner;
    while (d != NULL && (d->graph == NULL || d->graph->handle != graph))
        d = d->sibling;
    return d;
}

static core_definition *
inner_of_ref(core_definition *outer, core_node *holder, core_ref *graph)
{
    core_definition *d = new_definition(outer->st, graph);
    if (d == NULL)
        return NULL;
    d->outer = core_definition_take(outer);
    d->root = outer->root;
    d->holder = holder;
    if (holder != NULL)
        holder->users++;
    d->sibling = outer->inner;
    outer->inner = d;
    return d;
}

// Takes a reference to an inner record. A resting record must then take a reference to its outer
// record again.
static core_definition *
take_inner(core_definition *d)
{
    if (d->count == 0)
        core_definition_take(d->outer);
    return core_definition_take(d);
}

core_definition *
core_definition_inner(core_definition *outer, core_node *holder, CUgraph graph)
{
    core_definition *d = find_inner(outer, graph);
    if (d != NULL) {
        if (d->holder == NULL) { // a builder's record, which had no node yet
            d->holder = holder;
            holder->users++;
        }
        return take_inner(d);
    }
    core_ref *ref = core_graph_inner_ref(outer->st, graph, outer->graph);
    if (ref == NULL)
        return NULL;
    d = inner_of_ref(outer, holder, ref);
    core_ref_drop(ref);
    return d;
}

// Returns the record of an inner graph, such as the body of a builder's conditional node.
static core_definition *
inner_of(core_state *st, core_ref *graph)
{
    core_definition *outer = core_definition_of(st, graph->parent);
    if (outer == NULL)
        return NULL;
    core_definition *d = find_inner(outer, graph->handle);
    d = d != NULL ? take_inner(d) : inner_of_ref(outer, NULL, graph);
    core_definition_drop(outer);
    return d;
}

core_definition *
core_definition_of(core_state *st, core_ref *graph)
{
    if (graph->parent != NULL)
        return inner_of(st, graph);
    core_definition *d = st->definitions;
    while (d != NULL && d->graph != graph)
        d = d->after;
    return d != NULL ? core_definition_take(d) : new_root(st, graph);
}

static void
unlink_inner(core_definition *d)
{
    core_definition **at = &d->outer->inner;
    while (*at != d)
        at = &(*at)->sibling;
    *at = d->sibling;
}

static void
unlink_root(core_definition *d)
{
    if (d->before != NULL)
        d->before->after = d->after;
    else
        d->st->definitions = d->after;
    if (d->after != NULL)
        d->after->before = d->before;
    pthread_mutex_destroy(&d->lock);
}

// Frees a record. The nodes are moved to `dead` before the inner records are freed, because the
// inner records are users of the nodes.
static void
end(core_definition *d, core_node **dead)
{
    if (d->outer != NULL)
        unlink_inner(d);
    else
        unlink_root(d);
    bury_nodes(d, dead);
    while (d->inner != NULL)
        end(d->inner, dead);
    core_ref_drop(d->graph);
    if (d->holder != NULL)
        core_node_release(d->outer, d->holder);
    PyMem_RawFree(d->buckets);
    PyMem_RawFree(d);
}

// Returns whether a record without references must stay in the list of its outer record. It must if
// its graph exists and it has records of nodes or graphs, because the driver does not have their
// information.
static bool
rests(const core_definition *d)
{
    return d->outer != NULL && d->graph != NULL && (d->node_count > 0 || d->inner != NULL);
}

void
core_definition_end(core_definition *d)
{
    core_definition *outer = d->outer;
    core_node *dead = NULL;
    if (!rests(d))
        end(d, &dead);
    core_definition_drop(outer);
    free_nodes(NULL, dead); // these are listed nowhere
}

static void
bury(core_definition *d, core_node **dead)
{
    d->graph->handle = NULL; // a builder may hold the ref
    core_ref_drop(d->graph);
    d->graph = NULL;
    bury_nodes(d, dead);
    for (core_definition *at = d->inner; at != NULL; at = at->sibling)
        if (at->graph != NULL)
            bury(at, dead);
}

// Frees the resting records of graphs that no longer exist.
static void
end_resting(core_definition *outer, core_node **dead)
{
    for (core_definition *at = outer->inner, *next; at != NULL; at = next) {
        next = at->sibling;
        if (at->count == 0 && at->graph == NULL)
            end(at, dead);
    }
}

void
core_definition_cut(core_definition *outer, const core_node *holder)
{
    core_node *dead = NULL;
    for (core_definition *at = outer->inner; at != NULL; at = at->sibling)
        if (at->graph != NULL && at->holder == holder)
            bury(at, &dead);
    end_resting(outer, &dead);
    free_nodes(outer, dead);
}

bool
core_definition_is_captured(const core_definition *outer, const core_node *holder)
{
    for (const core_definition *at = outer->inner; at != NULL; at = at->sibling)
        if ((holder == NULL || at->holder == holder) &&
            (at->captured || core_definition_is_captured(at, NULL)))
            return true;
    return false;
}
