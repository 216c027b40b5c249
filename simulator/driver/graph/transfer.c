// Defines nodes that copy, fill and change memory.
#include "graph/transfer.h"

#include "base/handles.h"
#include "device/context.h"
#include "graph/operation.h"
#include "stream/stream.h"
#include "transfer/batch.h"
#include "transfer/copy_box.h"
#include "transfer/fill.h"

static CUresult
context_of(CUcontext handle, drv_context **out)
{
    if (handle == NULL)
        return drv_current(out);
    *out = (drv_context *)handle;
    return drv_is(handle, DRV_CONTEXT) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

// --- copies --------------------------------------------------------------------------------------

static CUresult
read_copy(fd_operation *to, const CUgraphNodeParams *given)
{
    const CUDA_MEMCPY_NODE_PARAMS *p = &given->memcpy;
    DRV_TRY(context_of(p->copyCtx, &to->copy.context));
    if (p->flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    to->copy.shape = p->copyParams;
    return fd_copy_check(&to->copy.shape);
}

static void
tell_copy(const fd_operation *operation, CUgraphNodeParams *out)
{
    out->memcpy.copyCtx = (CUcontext)operation->copy.context;
    out->memcpy.copyParams = operation->copy.shape;
}

static CUresult
run_copy(const fd_operation *operation, CUstream handle, drv_stream *stream)
{
    (void)handle;
    return fd_copy_shape(&operation->copy.shape, stream, false);
}

const fd_node_kind fd_node_copy = {
    .type = CU_GRAPH_NODE_TYPE_MEMCPY,
    .read = read_copy,
    .tell = tell_copy,
    .run = run_copy,
};

// --- fills ---------------------------------------------------------------------------------------

static CUresult
read_fill(fd_operation *to, const CUgraphNodeParams *given)
{
    drv_context *context;
    DRV_TRY(context_of(given->memset.ctx, &context));
    to->fill = given->memset;
    to->fill.ctx = (CUcontext)context;
    return fd_fill_check(&given->memset);
}

static void
tell_fill(const fd_operation *operation, CUgraphNodeParams *out)
{
    out->memset = operation->fill;
}

static CUresult
run_fill(const fd_operation *operation, CUstream handle, drv_stream *stream)
{
    (void)handle;
    return fd_fill(&operation->fill, stream);
}

const fd_node_kind fd_node_fill = {
    .type = CU_GRAPH_NODE_TYPE_MEMSET,
    .read = read_fill,
    .tell = tell_fill,
    .run = run_fill,
};

// --- operations on memory ------------------------------------------------------------------------

static CUresult
read_batch(fd_operation *to, const CUgraphNodeParams *given)
{
    drv_context *context;
    DRV_TRY(context_of(given->memOp.ctx, &context));
    return fd_batch_read(&to->batch, context, &given->memOp);
}

static void
tell_batch(const fd_operation *operation, CUgraphNodeParams *out)
{
    fd_batch_tell(&operation->batch, &out->memOp);
}

static CUresult
copy_batch(fd_operation *to, const fd_operation *from, bool hidden)
{
    (void)hidden;
    return fd_batch_copy(&to->batch, &from->batch);
}

static void
end_batch(fd_operation *operation)
{
    fd_batch_free(&operation->batch);
}

static bool
batch_waits(const fd_operation *operation)
{
    return fd_batch_waits(&operation->batch);
}

static CUresult
run_batch(const fd_operation *operation, CUstream handle, drv_stream *stream)
{
    (void)handle;
    return fd_batch_run(&operation->batch, stream);
}

const fd_node_kind fd_node_batch = {
    .type = CU_GRAPH_NODE_TYPE_BATCH_MEM_OP,
    .read = read_batch,
    .tell = tell_batch,
    .copy = copy_batch,
    .end = end_batch,
    .waits = batch_waits,
    .run = run_batch,
};
