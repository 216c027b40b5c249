// cuGraphConditionalHandleCreate.
#include <stdlib.h>

#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "device/context.h"
#include "graph/condition.h"
#include "graph/graph.h"

static CUresult
create(CUgraphConditionalHandle *out, CUgraph handle, CUcontext ctx, unsigned int initial,
       unsigned int flags)
{
    drv_context *context = drv_context_find(ctx);
    drv_condition *made;
    if (out == NULL || !drv_is(handle, DRV_GRAPH) || flags > CU_GRAPH_COND_ASSIGN_DEFAULT)
        return CUDA_ERROR_INVALID_VALUE;
    if (ctx == NULL) // NULL does not mean the current context
        return CUDA_ERROR_INVALID_CONTEXT;
    if (context == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_graph *graph = (drv_graph *)handle;
    drv_condition **grown =
        realloc(graph->conditions, (graph->condition_count + 1) * sizeof(drv_condition *));
    if (grown == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    graph->conditions = grown;
    DRV_TRY(drv_condition_new(&made, context, initial, flags));
    made->graph = graph;
    grown[graph->condition_count++] = made;
    *out = (CUgraphConditionalHandle)(uintptr_t)made;
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph,
                                          CUcontext ctx, unsigned int defaultLaunchValue,
                                          unsigned int flags)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = create(pHandle_out, hGraph, ctx, defaultLaunchValue, flags);
    drv_unlock();
    return status;
}
