// cuGraphInstantiate, cuGraphLaunch and related functions.
#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "graph/conditional.h"
#include "graph/exec.h"
#include "graph/graph.h"
#include "graph/memory.h"
#include "graph/operation.h"
#include "graph/record.h"
#include "graph/run.h"
#include "graph/user_object.h"
#include "stream/capture.h"
#include "stream/queue.h"
#include "stream/stream.h"

enum {
    KNOWN_FLAGS = CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH |
                  CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD | CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH |
                  CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY,
};

static void
delete_exec(drv_exec *exec)
{
    if (exec->graph != NULL && exec->graph->launches > 0)
        exec->graph->is_dropped = true;
    else if (exec->graph != NULL)
        drv_graph_delete(exec->graph);
    drv_mark_drop(exec->last);
    drv_delete(exec);
}

// Checks the body of a conditional node. A device runs it, so it must not contain anything for the
// host.
static bool
fits_body(const drv_operation *operation)
{
    switch (operation->type) {
    case CU_GRAPH_NODE_TYPE_KERNEL:
    case CU_GRAPH_NODE_TYPE_EMPTY:
    case CU_GRAPH_NODE_TYPE_GRAPH:
    case CU_GRAPH_NODE_TYPE_MEMCPY:
    case CU_GRAPH_NODE_TYPE_MEMSET:
    case CU_GRAPH_NODE_TYPE_CONDITIONAL:
        return true;
    default:
        return false;
    }
}

static bool
bodies_fit(const drv_graph *graph, bool inside)
{
    for (size_t i = 0; i < graph->count; i++) {
        const drv_operation *o = &graph->nodes[i]->operation;
        drv_graph *const *children;
        if (inside && !fits_body(o))
            return false;
        for (size_t j = drv_operation_children(o, &children); j-- > 0;)
            if (!bodies_fit(children[j], inside || o->type == CU_GRAPH_NODE_TYPE_CONDITIONAL))
                return false;
    }
    return true;
}

static CUresult
instantiate(CUgraphExec *out, CUgraph handle, cuuint64_t flags, CUgraphInstantiateResult *result)
{
    *result = CUDA_GRAPH_INSTANTIATE_ERROR;
    if (out == NULL || !drv_is(handle, DRV_GRAPH) || (flags & ~(cuuint64_t)KNOWN_FLAGS) != 0)
        return CUDA_ERROR_INVALID_VALUE;
    const drv_graph *graph = (const drv_graph *)handle;
    if (drv_graph_is_captured(graph))
        return CUDA_ERROR_ILLEGAL_STATE;
    DRV_TRY(drv_graph_check_outermost(graph));
    if (!drv_conditions_used(graph)) {
        *result = CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED;
        return CUDA_ERROR_INVALID_VALUE;
    }
    if (!bodies_fit(graph, false)) {
        *result = CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED;
        return CUDA_ERROR_NOT_SUPPORTED;
    }
    if (drv_conditions_executed(graph))
        return CUDA_ERROR_NOT_SUPPORTED;
    drv_exec *exec = drv_new(DRV_GRAPH_EXEC, sizeof *exec);
    if (exec == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    exec->id = drv_next_id();
    exec->flags = flags;
    CUresult status = drv_graph_copy(graph, true, &exec->graph);
    if (status == CUDA_SUCCESS && !drv_graph_sort(exec->graph)) {
        *result = CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE;
        status = CUDA_ERROR_INVALID_VALUE;
    }
    if (status != CUDA_SUCCESS) {
        delete_exec(exec);
        return status;
    }
    *result = CUDA_GRAPH_INSTANTIATE_SUCCESS;
    *out = (CUgraphExec)exec;
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph,
                                       unsigned long long flags)
{
    DRV_ENTER();
    CUgraphInstantiateResult result;
    if ((flags & CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD) != 0)
        return CUDA_ERROR_INVALID_VALUE; // no stream to upload in
    drv_lock();
    CUresult status = instantiate(phGraphExec, hGraph, flags, &result);
    drv_unlock();
    return status;
}

CUresult
functional_cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph,
                                        CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)
{
    DRV_ENTER();
    if (instantiateParams == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    CUDA_GRAPH_INSTANTIATE_PARAMS *p = instantiateParams;
    bool upload = (p->flags & CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD) != 0;
    drv_lock();
    p->hErrNode_out = NULL;
    CUresult status = upload ? drv_check_stream(p->hUploadStream) : CUDA_SUCCESS;
    if (status == CUDA_SUCCESS)
        status = instantiate(phGraphExec, hGraph, p->flags, &p->result_out);
    else
        p->result_out = CUDA_GRAPH_INSTANTIATE_ERROR;
    drv_unlock();
    return status;
}

CUresult
functional_cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags)
{
    DRV_ENTER();
    drv_lock();
    const drv_exec *exec = drv_exec_of(hGraphExec);
    bool valid = exec != NULL && flags != NULL;
    if (valid)
        *flags = exec->flags;
    drv_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult
functional_cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int *graphId)
{
    DRV_ENTER();
    drv_lock();
    const drv_exec *exec = drv_exec_of(hGraphExec);
    bool valid = exec != NULL && graphId != NULL;
    if (valid)
        *graphId = (unsigned int)exec->id;
    drv_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

// Destroys an executable graph. Launches in progress continue, because they have copies of
// everything that they need.
CUresult
functional_cuGraphExecDestroy(CUgraphExec hGraphExec)
{
    DRV_ENTER();
    drv_lock();
    drv_exec *exec = drv_exec_of(hGraphExec);
    CUresult status = exec != NULL ? drv_capture_forbids() : CUDA_ERROR_INVALID_VALUE;
    if (status == CUDA_SUCCESS)
        delete_exec(exec);
    drv_unlock();
    return status;
}

// --- launching -----------------------------------------------------------------------------------

static void
end_launch(const drv_work *work)
{
    drv_graph *graph = work->data;
    if (--graph->launches > 0)
        return;
    drv_references_forget(graph);
    if (graph->is_dropped)
        drv_graph_delete(graph);
}

// If conditions are evaluated later, or objects of the program are used, the graph must exist until
// the launch ends.
static CUresult
run(drv_graph *graph, CUstream handle, drv_stream *stream)
{
    bool decides = drv_graph_has_conditions(graph);
    if (!decides && !drv_references_exist(graph))
        return drv_graph_run(graph, handle, stream);
    graph->launches++;
    CUresult status = decides ? drv_conditions_begin(graph, stream) : CUDA_SUCCESS;
    if (status == CUDA_SUCCESS)
        status = drv_graph_run(graph, handle, stream);
    drv_work end = {.run = end_launch, .always = true, .data = graph};
    CUresult last = drv_submit(stream, &end);
    return status != CUDA_SUCCESS ? status : last;
}

static CUresult
launch(CUgraphExec handle, CUstream stream_handle)
{
    drv_stream *stream;
    drv_exec *exec = drv_exec_of(handle);
    if (exec == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    DRV_TRY(drv_check_stream(stream_handle));
    DRV_TRY(drv_find_stream(stream_handle, &stream));
    if (stream->capture != NULL)
        return drv_capture_graph(stream, exec->graph);
    DRV_TRY(drv_graph_memory_check(
        exec->graph, (exec->flags & CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH) != 0));
    if (exec->last != NULL && !exec->last->done)
        DRV_TRY(drv_submit(stream, &(drv_work){.wait = drv_mark_keep(exec->last)}));
    exec->graph->was_launched = true;
    DRV_TRY(run(exec->graph, stream_handle, stream));
    drv_mark *mark;
    DRV_TRY(drv_submit_mark(stream, &mark));
    drv_mark_drop(exec->last);
    exec->last = mark;
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = launch(hGraphExec, hStream);
    drv_unlock();
    return status;
}

// Checks the arguments of an upload, and nothing else, because a launch needs no upload.
CUresult
functional_cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = CUDA_ERROR_INVALID_VALUE;
    if (drv_exec_of(hGraphExec) != NULL)
        status = drv_check_stream(hStream);
    if (status == CUDA_SUCCESS)
        drv_exec_of(hGraphExec)->graph->was_launched = true;
    drv_unlock();
    return status;
}
