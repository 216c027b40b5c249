// Keeps what the arguments of an executable graph's nodes need, and lets go of what new arguments
// have replaced.
//
// CUDA does not say when an executable graph stops using an argument. But launches of one graph run
// one after another. So everything that was replaced before a launch is free once this launch is
// done: the next launch hands it to stream/pending.h, which holds it until then. Until the next
// launch, and if there is none, it lives as long as the executable graph.
#ifndef CUBIND_CORE_EXEC_HELD_H
#define CUBIND_CORE_EXEC_HELD_H

#include "graph/instantiate.h"
#include "launch/uses.h"
#include "stream/stream.h"

// The uses of one node's present arguments.
typedef struct core_exec_cell {
    struct core_exec_cell *next;
    int count; // of arguments
    core_use items[];
} core_exec_cell;

// The uses of all nodes. Belongs to the dict of objects that the executable graph keeps.
typedef struct core_exec_held {
    core_exec_cell *cells;
    PyObject *by_node;   // dict from the handles of nodes to the addresses of their cells
    core_uses *replaced; // needed by launches until the next one is done
    core_uses *pinned;   // needed as long as the executable graph
} core_exec_held;

// Returns what a Graph's executable graph holds, and stores it in the Graph. Borrowed: it lives as
// long as graph->ref. NULL with an exception.
core_exec_held *core_exec_held_of(GraphObject *graph);

// Returns the cell of a node with `count` arguments. Borrowed: it lives as long as `held`. NULL
// with an exception.
core_exec_cell *core_exec_cell_of(core_exec_held *held, CUgraphNode node, int count);

// Puts a list of what was replaced where it belongs, or frees it if it is empty. `is_known` says
// whether all nodes got their new values.
void core_exec_held_put(core_exec_held *held, core_uses *replaced, bool is_known);

// Take off what was replaced before a launch, and hand it over after the launch on that stream. If
// `stream` is NULL, the launch has failed, and the list comes back. Never raises, and keeps a
// pending exception.
core_uses *core_exec_held_take(core_exec_held *held);
void core_exec_held_release(core_exec_held *held, core_uses *replaced, StreamObject *stream,
                            core_ref *queue);

#endif
