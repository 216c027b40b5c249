// Declares what the node_*.c files share: how nodes are added and changed, the objects that a graph
// keeps for them, and the methods that GraphDefinition and GraphNode have in common.
#ifndef CUBIND_CORE_GRAPH_INTERNAL_H
#define CUBIND_CORE_GRAPH_INTERNAL_H

#include "base/doc.h"
#include "graph/node.h"

// --- adding (node_add.c) -------------------------------------------------------------------------

// A node that is being added.
typedef struct core_adding core_adding;
typedef CUresult core_add(core_adding *a, CUgraph graph, const CUgraphNode *after, size_t count);

typedef int core_finish(GraphNodeObject *self, core_adding *a);

struct core_adding {
    core_add *add; // sets `made`, and on failure `function`
    // Completes the object once the node exists; or NULL.
    core_finish *finish;
    const void *params;      // for `add`
    const char *function;    // the driver function that was called last
    core_kept *keep;         // block for the graph to keep (stolen), or NULL
    core_definition *beside; // a graph of another tree that `add` reads, or NULL
    CUgraphNode made;
};

// Adds the node for a new object after `place` and after the `count` nodes of `more`. Returns 0, or
// -1 with an exception; then nothing was added.
int core_node_add(PyObject *place, PyObject *const *more, Py_ssize_t count, GraphNodeObject *self,
                  core_adding *a);

// Destroys the node; repeating this is harmless. Returns 0, or -1 with an exception.
int core_node_destroy(GraphNodeObject *self);

// Changes a node by `change(params, handle, &function)`. If `keep` (stolen) is not NULL or
// `replaces` is true, also replaces the object that the graph keeps for the node. Returns 0, or -1
// with an exception; then nothing has changed. `function` is the name of the driver function for
// errors. A `change` that calls another driver function stores the name of that in `*function`.
typedef CUresult core_change(const void *params, CUgraphNode node, const char **function);
int core_node_change(GraphNodeObject *self, core_change *change, const void *params,
                     const char *function, core_kept *keep, bool replaces);

// Does the same for a change that reads a graph of another tree.
int core_node_change_reading(GraphNodeObject *self, core_definition *beside, core_change *change,
                             const void *params, const char *function, core_kept *keep);

// --- kept objects (node_keep.c) ------------------------------------------------------------------

// Returns the object to keep in place of `o`: for a Buffer, a view of its memory; for an Event,
// another Event with the same handle; otherwise `o` itself. New reference; NULL with an exception.
PyObject *core_kept_form(core_state *st, PyObject *o);

// Collects the objects that a graph will keep: none, one, or a list of several.
typedef struct core_things {
    PyObject *first; // NULL if there are none
    PyObject *list;  // list of all if there are at least two, else NULL
} core_things;

// Adds an object to `things`, except plain values such as numbers. Returns 0, or -1 with an
// exception.
int core_things_add(core_state *st, core_things *things, PyObject *o);
void core_things_drop(core_things *things);

// Makes a block that keeps the objects of `things`, which it takes over. Sets `*out` to NULL if
// there are none. Returns 0, or -1 with an exception.
int core_things_block(core_state *st, core_things *things, core_kept **out);

// --- methods that add nodes ----------------------------------------------------------------------

typedef PyObject *core_place_method(PyObject *place, PyObject *const *args, Py_ssize_t nargs,
                                    PyObject *kwnames);

core_place_method core_place_launch;                          // node_kernel_type.c
core_place_method core_place_allocate, core_place_deallocate; // node_memory.c
core_place_method core_place_memset;                          // node_fill.c
core_place_method core_place_memcpy;                          // node_copy_type.c
core_place_method core_place_embed;                           // node_child.c
core_place_method core_place_record, core_place_wait;         // node_event.c
core_place_method core_place_callback;                        // node_callback.c
core_place_method core_place_if_then, core_place_if_else;     // node_conditional.c
core_place_method core_place_while_loop, core_place_switch;
PyObject *core_place_join(PyObject *place, PyObject *const *nodes,
                          Py_ssize_t count); // node_empty.c

// The rows of a method table for these methods.
#define CORE_PLACE_ROW(name) {#name, CORE_KEYWORDS(core_place_##name), CORE_DOC(_GraphPlace, name)}
#define CORE_PLACE_JOIN \
    {"join", CORE_FUNCTION(core_place_join), METH_FASTCALL, CORE_DOC(_GraphPlace, join)}
#define CORE_PLACE_ROWS \
    CORE_PLACE_ROW(launch), CORE_PLACE_ROW(allocate), CORE_PLACE_ROW(deallocate), \
        CORE_PLACE_ROW(memset), CORE_PLACE_ROW(memcpy), CORE_PLACE_ROW(embed), \
        CORE_PLACE_ROW(record), CORE_PLACE_ROW(wait), CORE_PLACE_ROW(callback), \
        CORE_PLACE_ROW(if_then), CORE_PLACE_ROW(if_else), CORE_PLACE_ROW(while_loop), \
        CORE_PLACE_ROW(switch), CORE_PLACE_JOIN

#endif
