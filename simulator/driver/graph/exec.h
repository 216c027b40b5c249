// Declares executable graphs. An executable graph is a hidden copy of a graph: no handle refers to
// the nodes of the copy.
#ifndef CUBIND_DRIVER_GRAPH_EXEC_H
#define CUBIND_DRIVER_GRAPH_EXEC_H

#include <stdbool.h>
#include <stdint.h>

#include "stream/queue.h"
#include "types.h"

typedef struct drv_graph drv_graph;

typedef struct drv_exec {
    uint64_t id;
    drv_graph *graph; // hidden
    cuuint64_t flags;
    drv_mark *last; // mark of the last launch; launches of one graph never overlap
} drv_exec;

drv_exec *drv_exec_of(CUgraphExec handle); // NULL if it is none
// Waits before a change for a launch whose conditions have not been evaluated, because that launch
// uses the nodes of the executable graph. Releases the lock while it waits. A GPU's driver does not
// wait.
void drv_exec_settle(CUgraphExec handle);
bool drv_graph_has_conditions(const drv_graph *graph);

#endif
