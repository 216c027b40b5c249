// Shared by the node_*.c files: adding and changing nodes, the objects that a graph keeps for them,
// and the methods that GraphDefinition and GraphNode have in common.
#ifndef CUBIND_CORE_GRAPH_INTERNAL_H
#define CUBIND_CORE_GRAPH_INTERNAL_H

#include "graph/node.h"

// --- adding (node_add.c) -------------------------------------------------------------------------

// A node that is being added.
typedef struct core_adding core_adding;
typedef CUresult core_add(core_adding *a, CUgraph graph, const CUgraphNode *after, size_t count);

typedef int core_finish(GraphNodeObject *self, core_adding *a);

struct core_adding {
    core_add *add; // sets `made`; on failure also `function`
    // Completes the object once the node exists; or NULL.
    core_finish *finish;
    const void *params;      // for `add`
    const char *function;    // the driver function that was called last
    core_kept *keep;         // the block that the graph is to keep (stolen), or NULL
    core_definition *beside; // a graph of another tree that it reads, or NULL
    CUgraphNode made;
};

// Adds the node of a new object after `place` and after the `count` nodes of `more`. 0, or -1 with
// an exception: then nothing was added.
int core_node_add(PyObject *place, PyObject *const *more, Py_ssize_t count, GraphNodeObject *self,
                  core_adding *a);

// Destroys the node; repeating this is harmless. 0, or -1 with an exception.
int core_node_destroy(GraphNodeObject *self);

// Changes a node by `change(params, handle, &function)`. It also replaces the object that the graph
// keeps for the node, if `keep` (stolen) is not NULL or `replaces` is true. 0, or -1 with an
// exception: then nothing has changed. `function` names the driver function for errors; a `change`
// that calls another one stores that name in `*function`.
typedef CUresult core_change(const void *params, CUgraphNode node, const char **function);
int core_node_change(GraphNodeObject *self, core_change *change, const void *params,
                     const char *function, core_kept *keep, bool replaces);

// The same for a change that reads a graph of another tree.
int core_node_change_reading(GraphNodeObject *self, core_definition *beside, core_change *change,
                             const void *params, const char *function, core_kept *keep);

// --- kept objects (node_keep.c) ------------------------------------------------------------------

// Returns the form in which an object is kept: a view of a Buffer's memory, an Event on the same
// handle, otherwise the object itself. New reference; NULL with an exception.
PyObject *core_kept_form(core_state *st, PyObject *o);

// The objects that a graph is to keep, as one: none, the object, or a list of them.
typedef struct core_things {
    PyObject *first; // NULL if there are none
    PyObject *list;  // of all if there are at least two, else NULL
} core_things;

// Adds an object to `things`, except plain values such as numbers. 0, or -1 with an exception.
int core_things_add(core_state *st, core_things *things, PyObject *o);
void core_things_drop(core_things *things);

// Makes a block that keeps the things, which it takes over; `*out` is NULL if there are none. 0, or
// -1 with an exception.
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

// Their method rows; `where` ends the first sentence of each docstring.
#define CORE_PLACE_ROWS(where) \
    {"launch", CORE_KEYWORDS(core_place_launch), \
     "launch($self, config, kernel, *args)\n--\n\n" \
     "Adds a kernel" where ".\n\n" \
     "`config` and `args` are what launch() takes, checked as there, and every attribute of the " \
     "configuration goes\ninto the node. Buffers and other objects among the arguments live as " \
     "long as the graph. With\nprogrammatic_stream_serialization the kernel may begin before the " \
     "kernel node that it follows has ended."}, \
        {"allocate", CORE_KEYWORDS(core_place_allocate), \
         "allocate($self, size, *, device=None, memory_type='device', peer_access=None)\n--\n\n" \
         "Adds an allocation of `size` bytes" where ".\n\n" \
         "The node's dptr is the address, the same at every launch. `memory_type` is 'device', " \
         "'host' or 'managed';\n`peer_access` lists devices that are to reach it as well."}, \
        {"deallocate", CORE_KEYWORDS(core_place_deallocate), \
         "deallocate($self, dptr)\n--\n\n" \
         "Adds the end of an allocation" where ", by its address."}, \
        {"memset", CORE_KEYWORDS(core_place_memset), \
         "memset($self, dst, value, width, height=1, pitch=0, *, dst_owner=None)\n--\n\n" \
         "Adds a fill" where ".\n\n" \
         "`value` is an int of one byte, or an object with the buffer protocol of 1, 2 or 4 " \
         "bytes; " \
         "`width` counts\nsuch values in a row, `pitch` the bytes from row to row. A Buffer, or " \
         "the " \
         "`dst_owner` of an address, lives as\nlong as the graph."}, \
        {"memcpy", CORE_KEYWORDS(core_place_memcpy), \
         "memcpy($self, dst, src, size, *, dst_owner=None, src_owner=None, dst_pitch=0, " \
         "src_pitch=0, dst_rows=0, src_rows=0)\n--\n\n" \
         "Adds a copy" where ".\n\n" \
         "`size` is in bytes, or (bytes of a row, rows) or (bytes of a row, rows, layers). A " \
         "pitch " \
         "is the bytes from row\nto row, 0: that of a row; `dst_rows` and `src_rows` are the " \
         "rows " \
         "from layer to layer, 0: those that are copied.\nBuffers, or the owners of addresses, " \
         "live " \
         "as long as the graph."}, \
        {"embed", CORE_KEYWORDS(core_place_embed), \
         "embed($self, child)\n--\n\nAdds a copy of another graph" where "."}, \
        {"record", CORE_KEYWORDS(core_place_record), \
         "record($self, event)\n--\n\nAdds the recording of an event" where "."}, \
        {"wait", CORE_KEYWORDS(core_place_wait), \
         "wait($self, event)\n--\n\nAdds a wait for an event" where "."}, \
        {"callback", CORE_KEYWORDS(core_place_callback), \
         "callback($self, fn, *, user_data=None)\n--\n\n" \
         "Adds a call on the host" where ".\n\n" \
         "`fn` is a Python callable without arguments, or a ctypes function pointer, " \
         "CFUNCTYPE(None, c_void_p), that gets\n`user_data`: an int as it is, or the address of " \
         "a " \
         "copy of bytes. It must not call CUDA."}, \
        {"if_then", CORE_KEYWORDS(core_place_if_then), \
         "if_then($self, condition)\n--\n\n" \
         "Adds a graph that runs where the condition is not 0" where "."}, \
        {"if_else", CORE_KEYWORDS(core_place_if_else), \
         "if_else($self, condition)\n--\n\n" \
         "Adds two graphs" where ", of which the first runs where the condition is not 0, else " \
         "the second."}, \
        {"while_loop", CORE_KEYWORDS(core_place_while_loop), \
         "while_loop($self, condition)\n--\n\n" \
         "Adds a graph that runs again and again while the condition is not 0" where "."}, \
        {"switch", CORE_KEYWORDS(core_place_switch), \
         "switch($self, condition, count)\n--\n\n" \
         "Adds `count` graphs" where ", of which that runs whose number the condition is; beyond " \
         "them, none does."}, \
        {"join", CORE_FUNCTION(core_place_join), METH_FASTCALL, \
         "join($self, /, *nodes)\n--\n\nAdds a node that does nothing" where \
         ", and behind all of `nodes`."}

// Returns a new Event on the handle of the one that is passed to record(), wait() or update(). New
// reference; NULL with an exception.
PyObject *core_node_event_argument(core_state *st, const char *method, PyObject *const *args,
                                   Py_ssize_t nargs, PyObject *kwnames);

#endif
