// Implements the operations of nodes for all types: reads them from a program's parameters, writes
// them back, copies them, and runs them on a stream.
#include <stdlib.h>
#include <string.h>

#include "graph.h"

static CUresult
context_of(CUcontext handle, fd_context **out)
{
    if (handle == NULL)
        return fd_current(out);
    *out = (fd_context *)handle;
    return fd_is(handle, FD_CONTEXT) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

static CUresult
read_copy(fd_operation *to, const CUDA_MEMCPY_NODE_PARAMS *given)
{
    FD_TRY(context_of(given->copyCtx, &to->copy.context));
    if (given->flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    to->copy.shape = given->copyParams;
    return fd_copy_check(&to->copy.shape);
}

static CUresult
read_fill(fd_operation *to, const CUDA_MEMSET_NODE_PARAMS_v2 *given)
{
    fd_context *context;
    FD_TRY(context_of(given->ctx, &context));
    to->fill = *given;
    to->fill.ctx = (CUcontext)context;
    return fd_fill_check(given);
}

static CUresult
read_child(fd_operation *to, const CUDA_CHILD_GRAPH_NODE_PARAMS *given)
{
    if (!fd_is(given->graph, FD_GRAPH) || given->ownership > CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE)
        return CUDA_ERROR_INVALID_VALUE;
    fd_graph *graph = (fd_graph *)given->graph;
    if (given->ownership != CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE)
        return fd_graph_copy(graph, false, &to->child);
    if (graph->owner != NULL || fd_graph_is_captured(graph))
        return CUDA_ERROR_INVALID_VALUE;
    to->child = graph;
    return CUDA_SUCCESS;
}

static CUresult
read_event(fd_operation *to, CUevent event)
{
    to->event = event;
    return fd_is(event, FD_EVENT) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

static CUresult
read_host(fd_operation *to, const CUDA_HOST_NODE_PARAMS_v2 *given)
{
    to->host = *given;
    return given->fn != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

static CUresult
read_batch(fd_operation *to, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 *given)
{
    fd_context *context;
    FD_TRY(context_of(given->ctx, &context));
    return fd_batch_read(&to->batch, context, given);
}

CUresult
fd_operation_read(fd_operation *to, const CUgraphNodeParams *given)
{
    memset(to, 0, sizeof *to);
    to->type = given->type;
    switch (given->type) {
    case CU_GRAPH_NODE_TYPE_KERNEL:
        return fd_kernel_read(&to->kernel, &given->kernel);
    case CU_GRAPH_NODE_TYPE_MEMCPY:
        return read_copy(to, &given->memcpy);
    case CU_GRAPH_NODE_TYPE_MEMSET:
        return read_fill(to, &given->memset);
    case CU_GRAPH_NODE_TYPE_HOST:
        return read_host(to, &given->host);
    case CU_GRAPH_NODE_TYPE_GRAPH:
        return read_child(to, &given->graph);
    case CU_GRAPH_NODE_TYPE_EMPTY:
        return CUDA_SUCCESS;
    case CU_GRAPH_NODE_TYPE_WAIT_EVENT:
        return read_event(to, given->eventWait.event);
    case CU_GRAPH_NODE_TYPE_EVENT_RECORD:
        return read_event(to, given->eventRecord.event);
    case CU_GRAPH_NODE_TYPE_MEM_ALLOC:
        return fd_graph_memory_read(&to->allocating, &given->alloc);
    case CU_GRAPH_NODE_TYPE_CONDITIONAL:
        return fd_conditional_read(&to->conditional, &given->conditional);
    case CU_GRAPH_NODE_TYPE_MEM_FREE:
        return fd_graph_memory_read_free(&to->freeing, given->free.dptr);
    case CU_GRAPH_NODE_TYPE_BATCH_MEM_OP:
        return read_batch(to, &given->memOp);
    default:
        return (unsigned int)given->type <= CU_GRAPH_NODE_TYPE_CONDITIONAL
                   ? CUDA_ERROR_NOT_SUPPORTED
                   : CUDA_ERROR_INVALID_VALUE;
    }
}

static void
tell_kernel(const fd_kernel_call *call, CUDA_KERNEL_NODE_PARAMS_v3 *out)
{
    *out = (CUDA_KERNEL_NODE_PARAMS_v3){
        .func = call->function,
        .gridDimX = call->shape.grid[0],
        .gridDimY = call->shape.grid[1],
        .gridDimZ = call->shape.grid[2],
        .blockDimX = call->shape.block[0],
        .blockDimY = call->shape.block[1],
        .blockDimZ = call->shape.block[2],
        .sharedMemBytes = call->shape.shared_bytes,
        .kernelParams = call->params,
        .kern = call->kernel,
        .ctx = (CUcontext)call->context,
    };
}

void
fd_operation_tell(const fd_operation *operation, CUgraphNodeParams *out)
{
    memset(out, 0, sizeof *out);
    out->type = operation->type;
    switch (operation->type) {
    case CU_GRAPH_NODE_TYPE_KERNEL:
        tell_kernel(&operation->kernel, &out->kernel);
        break;
    case CU_GRAPH_NODE_TYPE_MEMCPY:
        out->memcpy.copyCtx = (CUcontext)operation->copy.context;
        out->memcpy.copyParams = operation->copy.shape;
        break;
    case CU_GRAPH_NODE_TYPE_MEMSET:
        out->memset = operation->fill;
        break;
    case CU_GRAPH_NODE_TYPE_HOST:
        out->host = operation->host;
        break;
    case CU_GRAPH_NODE_TYPE_GRAPH:
        out->graph.graph = (CUgraph)operation->child;
        break;
    case CU_GRAPH_NODE_TYPE_WAIT_EVENT:
        out->eventWait.event = operation->event;
        break;
    case CU_GRAPH_NODE_TYPE_EVENT_RECORD:
        out->eventRecord.event = operation->event;
        break;
    case CU_GRAPH_NODE_TYPE_MEM_ALLOC:
        out->alloc = operation->allocating.params;
        break;
    case CU_GRAPH_NODE_TYPE_CONDITIONAL:
        fd_conditional_tell(&operation->conditional, &out->conditional);
        break;
    case CU_GRAPH_NODE_TYPE_MEM_FREE:
        out->free.dptr = (CUdeviceptr)operation->freeing->start;
        break;
    case CU_GRAPH_NODE_TYPE_BATCH_MEM_OP:
        fd_batch_tell(&operation->batch, &out->memOp);
        break;
    default:
        break;
    }
}

CUresult
fd_operation_copy(fd_operation *to, const fd_operation *from, bool hidden)
{
    *to = *from;
    if (from->type == CU_GRAPH_NODE_TYPE_KERNEL)
        return fd_kernel_copy(&to->kernel, &from->kernel);
    if (from->type == CU_GRAPH_NODE_TYPE_GRAPH)
        return fd_graph_copy(from->child, hidden, &to->child);
    if (from->type == CU_GRAPH_NODE_TYPE_MEM_ALLOC)
        return fd_graph_memory_copy(&to->allocating, &from->allocating, hidden);
    if (from->type == CU_GRAPH_NODE_TYPE_CONDITIONAL)
        return fd_conditional_copy(&to->conditional, &from->conditional, hidden);
    if (from->type == CU_GRAPH_NODE_TYPE_BATCH_MEM_OP)
        return fd_batch_copy(&to->batch, &from->batch);
    if (from->type == CU_GRAPH_NODE_TYPE_MEM_FREE)
        to->freeing->references++;
    return CUDA_SUCCESS;
}

void
fd_operation_free(fd_operation *operation)
{
    if (operation->type == CU_GRAPH_NODE_TYPE_KERNEL)
        fd_kernel_free(&operation->kernel);
    if (operation->type == CU_GRAPH_NODE_TYPE_GRAPH && operation->child != NULL)
        fd_graph_delete(operation->child);
    if (operation->type == CU_GRAPH_NODE_TYPE_MEM_ALLOC)
        fd_graph_memory_drop(&operation->allocating);
    if (operation->type == CU_GRAPH_NODE_TYPE_MEM_FREE)
        fd_graph_memory_drop_free(operation->freeing);
    if (operation->type == CU_GRAPH_NODE_TYPE_CONDITIONAL)
        fd_conditional_free(&operation->conditional);
    if (operation->type == CU_GRAPH_NODE_TYPE_BATCH_MEM_OP)
        fd_batch_free(&operation->batch);
}

static bool
graph_waits(const fd_graph *graph)
{
    size_t i = 0;
    while (i < graph->count && !fd_operation_waits(&graph->nodes[i]->operation))
        i++;
    return i < graph->count;
}

bool
fd_operation_waits(const fd_operation *operation)
{
    fd_graph *const *children;
    if (operation->type == CU_GRAPH_NODE_TYPE_BATCH_MEM_OP)
        return fd_batch_waits(&operation->batch);
    for (size_t i = fd_operation_children(operation, &children); i-- > 0;)
        if (graph_waits(children[i]))
            return true;
    return false;
}

size_t
fd_operation_children(const fd_operation *operation, fd_graph *const **children)
{
    *children = operation->conditional.bodies;
    if (operation->type == CU_GRAPH_NODE_TYPE_CONDITIONAL)
        return operation->conditional.size;
    *children = &operation->child;
    return operation->type == CU_GRAPH_NODE_TYPE_GRAPH ? 1 : 0;
}

CUresult
fd_operation_take_over(fd_operation *operation, const fd_operation *from, bool launched)
{
    fd_operation copy;
    switch (operation->type) {
    case CU_GRAPH_NODE_TYPE_CONDITIONAL:
        fd_conditional_follow(&operation->conditional, &from->conditional);
        return CUDA_SUCCESS;
    case CU_GRAPH_NODE_TYPE_GRAPH: // its nodes take over theirs
    case CU_GRAPH_NODE_TYPE_MEM_ALLOC:
    case CU_GRAPH_NODE_TYPE_MEM_FREE:
        return CUDA_SUCCESS;
    default:
        break;
    }
    FD_TRY(fd_operation_copy(&copy, from, true));
    CUresult status = CUDA_SUCCESS;
    if (operation->type == CU_GRAPH_NODE_TYPE_KERNEL)
        status = fd_kernel_keep_cluster(&copy.kernel, &operation->kernel, launched);
    fd_operation_free(status == CUDA_SUCCESS ? operation : &copy);
    if (status == CUDA_SUCCESS)
        *operation = copy;
    return status;
}

// Returns whether the parameters of an operation are fixed. A node keeps the memory that it
// allocates or frees, and its condition.
static bool
is_fixed(const fd_operation *operation)
{
    return operation->type == CU_GRAPH_NODE_TYPE_MEM_ALLOC ||
           operation->type == CU_GRAPH_NODE_TYPE_MEM_FREE ||
           operation->type == CU_GRAPH_NODE_TYPE_CONDITIONAL;
}

CUresult
fd_operation_replace(fd_operation *operation, const CUgraphNodeParams *given)
{
    fd_operation made;
    if (given->type != operation->type || is_fixed(operation))
        return CUDA_ERROR_INVALID_VALUE;
    FD_TRY(fd_operation_read(&made, given));
    CUresult status = CUDA_SUCCESS;
    if (given->type == CU_GRAPH_NODE_TYPE_KERNEL) {
        const fd_kernel_call *before = &operation->kernel;
        made.kernel.shape.cooperative = before->shape.cooperative;
        for (unsigned int i = 0; status == CUDA_SUCCESS && i < before->shape.attribute_count; i++)
            status = fd_kernel_set(&made.kernel, &before->attributes[i]);
    }
    if (status != CUDA_SUCCESS) {
        fd_operation_free(&made);
        return status;
    }
    fd_operation_free(operation);
    *operation = made;
    return CUDA_SUCCESS;
}

// --- doing ---------------------------------------------------------------------------------------

CUresult
fd_operation_run(const fd_operation *operation, CUstream handle, fd_stream *stream)
{
    switch (operation->type) {
    case CU_GRAPH_NODE_TYPE_KERNEL:
        return fd_kernel_run(&operation->kernel, handle, stream);
    case CU_GRAPH_NODE_TYPE_MEMCPY:
        return fd_copy_shape(&operation->copy.shape, stream, false);
    case CU_GRAPH_NODE_TYPE_MEMSET:
        return fd_fill(&operation->fill, stream);
    case CU_GRAPH_NODE_TYPE_HOST:
        return fd_submit(stream, &(fd_work){.host_function = operation->host.fn,
                                            .data = operation->host.userData});
    case CU_GRAPH_NODE_TYPE_WAIT_EVENT:
        return fd_event_wait(operation->event, stream);
    case CU_GRAPH_NODE_TYPE_EVENT_RECORD:
        return fd_event_record(operation->event, stream);
    case CU_GRAPH_NODE_TYPE_MEM_ALLOC:
        fd_graph_memory_take(operation->allocating.memory);
        return CUDA_SUCCESS;
    case CU_GRAPH_NODE_TYPE_MEM_FREE:
        return fd_graph_memory_free(operation->freeing);
    case CU_GRAPH_NODE_TYPE_BATCH_MEM_OP:
        return fd_batch_run(&operation->batch, stream);
    case CU_GRAPH_NODE_TYPE_CONDITIONAL:
        return fd_conditional_run(&operation->conditional, handle, stream);
    default:
        return CUDA_SUCCESS;
    }
}
