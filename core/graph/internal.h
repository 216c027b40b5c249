// Declares what the node_*.c files share: how nodes are added and changed, the objects that a graph
// keeps for them, and the methods that GraphDefinition and GraphNode have in common.
#ifndef CUBIND_CORE_GRAPH_INTERNAL_H
#define CUBIND_CORE_GRAPH_INTERNAL_H

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

// Rows of a method table for these methods. `where` ends the first sentence of each docstring.
#define CORE_PLACE_ROWS(where) \
    {"launch", CORE_KEYWORDS(core_place_launch), \
     "launch($self, config, kernel, *args)\n--\n\n" \
     "Add a kernel" where ".\n\n" \
     "`config` and `args` are those of launch(), with the same checks. Every attribute of the\n" \
     "configuration goes into the node. Buffers and other objects among the arguments live as\n" \
     "long as the graph. With programmatic_stream_serialization the kernel may begin before\n" \
     "the kernel node in front of it has ended."}, \
        {"allocate", CORE_KEYWORDS(core_place_allocate), \
         "allocate($self, size, *, device=None, memory_type='device', peer_access=None)\n--\n\n" \
         "Add an allocation of `size` bytes" where ".\n\n" \
         "The node's dptr is the address, which is the same at every launch. `memory_type` is\n" \
         "'device', 'host' or 'managed'; `peer_access` lists other devices that can access the\n" \
         "memory."}, \
        {"deallocate", CORE_KEYWORDS(core_place_deallocate), \
         "deallocate($self, dptr)\n--\n\n" \
         "Add a free of the allocation at `dptr`" where "."}, \
        {"memset", CORE_KEYWORDS(core_place_memset), \
         "memset($self, dst, value, width, height=1, pitch=0, *, dst_owner=None)\n--\n\n" \
         "Add a fill" where ".\n\n" \
         "`value` is an int of one byte, or an object with the buffer protocol of 1, 2 or 4\n" \
         "bytes. `width` is the number of such values per row, `pitch` the bytes from row to\n" \
         "row. A Buffer, or the `dst_owner` of an address, lives as long as the graph."}, \
        {"memcpy", CORE_KEYWORDS(core_place_memcpy), \
         "memcpy($self, dst, src, size, *, dst_owner=None, src_owner=None, dst_pitch=0, " \
         "src_pitch=0, dst_rows=0, src_rows=0)\n--\n\n" \
         "Add a copy" where ".\n\n" \
         "`size` is a number of bytes, or (bytes per row, rows) or (bytes per row, rows,\n" \
         "layers). A pitch is the bytes from row to row; 0 means the bytes per row. `dst_rows`\n" \
         "and `src_rows` are the rows from layer to layer; 0 means the rows that are copied.\n" \
         "Buffers, and the owners of addresses, live as long as the graph."}, \
        {"embed", CORE_KEYWORDS(core_place_embed), \
         "embed($self, child)\n--\n\n" \
         "Add a copy of another graph" where "."}, \
        {"record", CORE_KEYWORDS(core_place_record), \
         "record($self, event)\n--\n\n" \
         "Add an event record" where "."}, \
        {"wait", CORE_KEYWORDS(core_place_wait), \
         "wait($self, event)\n--\n\n" \
         "Add a wait for an event" where "."}, \
        {"callback", CORE_KEYWORDS(core_place_callback), \
         "callback($self, fn, *, user_data=None)\n--\n\n" \
         "Add a host callback" where ".\n\n" \
         "`fn` is a Python callable without arguments, or a ctypes function pointer of type\n" \
         "CFUNCTYPE(None, c_void_p). The latter gets `user_data`: an int as it is, or the\n" \
         "address of a copy of bytes. It must not call CUDA."}, \
        {"if_then", CORE_KEYWORDS(core_place_if_then), \
         "if_then($self, condition)\n--\n\n" \
         "Add an IfNode" where ".\n\n" \
         "Its graph runs if the condition is not 0."}, \
        {"if_else", CORE_KEYWORDS(core_place_if_else), \
         "if_else($self, condition)\n--\n\n" \
         "Add an IfElseNode" where ".\n\n" \
         "The first graph runs if the condition is not 0, the second if it is 0."}, \
        {"while_loop", CORE_KEYWORDS(core_place_while_loop), \
         "while_loop($self, condition)\n--\n\n" \
         "Add a WhileNode" where ".\n\n" \
         "Its graph runs again and again while the condition is not 0."}, \
        {"switch", CORE_KEYWORDS(core_place_switch), \
         "switch($self, condition, count)\n--\n\n" \
         "Add a SwitchNode with `count` graphs" where ".\n\n" \
         "The condition is the number of the graph that runs, from 0. With a larger value none\n" \
         "runs."}, \
        {"join", CORE_FUNCTION(core_place_join), METH_FASTCALL, \
         "join($self, /, *nodes)\n--\n\n" \
         "Add an empty node" where ".\n\n" \
         "It also depends on all `nodes` that you pass."}

// Returns a new Event with the handle of the Event that was passed to record(), wait() or update().
// New reference; NULL with an exception.
PyObject *core_node_event_argument(core_state *st, const char *method, PyObject *const *args,
                                   Py_ssize_t nargs, PyObject *kwnames);

#endif
