// Finds executable graphs, and waits for launches that use their nodes.
#include "graph/exec.h"

#include "base/handles.h"
#include "graph/graph.h"
#include "graph/operation.h"

fd_exec *
fd_exec_of(CUgraphExec handle)
{
    return drv_is(handle, DRV_GRAPH_EXEC) ? (fd_exec *)handle : NULL;
}

// --- launching -----------------------------------------------------------------------------------

bool
fd_graph_has_conditions(const drv_graph *graph)
{
    for (size_t i = 0; i < graph->count; i++) {
        const fd_operation *o = &graph->nodes[i]->operation;
        if (o->type == CU_GRAPH_NODE_TYPE_CONDITIONAL ||
            (o->type == CU_GRAPH_NODE_TYPE_GRAPH && fd_graph_has_conditions(o->child)))
            return true;
    }
    return false;
}

void
fd_exec_settle(CUgraphExec handle)
{
    const fd_exec *exec = fd_exec_of(handle);
    if (exec == NULL || exec->last == NULL || exec->last->done ||
        !fd_graph_has_conditions(exec->graph))
        return;
    drv_mark *mark = drv_mark_keep(exec->last);
    drv_mark_wait(mark);
    drv_mark_drop(mark);
}
