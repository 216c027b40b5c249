// Finds executable graphs, and waits for launches that use their nodes.
#include "graph/exec.h"

#include "base/handles.h"
#include "graph/graph.h"
#include "graph/operation.h"

drv_exec *
drv_exec_of(CUgraphExec handle)
{
    return drv_is(handle, DRV_GRAPH_EXEC) ? (drv_exec *)handle : NULL;
}

// --- launching -----------------------------------------------------------------------------------

bool
drv_graph_has_conditions(const drv_graph *graph)
{
    for (size_t i = 0; i < graph->count; i++) {
        const drv_operation *o = &graph->nodes[i]->operation;
        if (o->type == CU_GRAPH_NODE_TYPE_CONDITIONAL ||
            (o->type == CU_GRAPH_NODE_TYPE_GRAPH && drv_graph_has_conditions(o->child)))
            return true;
    }
    return false;
}

void
drv_exec_settle(CUgraphExec handle)
{
    const drv_exec *exec = drv_exec_of(handle);
    if (exec == NULL || exec->last == NULL || exec->last->done ||
        !drv_graph_has_conditions(exec->graph))
        return;
    drv_mark *mark = drv_mark_keep(exec->last);
    drv_mark_wait(mark);
    drv_mark_drop(mark);
}
