// Defines nodes that copy, fill and change memory.
#include "graph/transfer.h"

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
    *out = drv_context_find(handle);
    return *out != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

// --- copies --------------------------------------------------------------------------------------

static CUresult
read_copy(drv_operation *to, const CUgraphNodeParams *given)
{
    const CUDA_MEMCPY_NODE_PARAMS *p = &given->memcpy;
    DRV_TRY(context_of(p->copyCtx, &to->copy.context));
    if (p->flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    to->copy.shape = p->copyParams;
    return drv_copy_check(&to->copy.shape);
}

static void
tell_copy(const drv_operation *operation, CUgraphNodeParams *out)
{
    out->memcpy.copyCtx = (CUcontext)operation->copy.context;
    out->memcpy.copyParams = operation->copy.shape;
}

static CUresult
run_copy(const drv_operation *operation, CUstream handle, drv_stream *stream)
{
    (void)handle;
    return drv_copy_shape(&operation->copy.shape, stream, false);
}

const drv_node_kind drv_node_copy = {
    .type = CU_GRAPH_NODE_TYPE_MEMCPY,
    .read = read_copy,
    .tell = tell_copy,
    .run = run_copy,
};

// --- fills ---------------------------------------------------------------------------------------

static CUresult
read_fill(drv_operation *to, const CUgraphNodeParams *given)
{
    drv_context *context;
    DRV_TRY(context_of(given->memset.ctx, &context));
    to->fill = given->memset;
    to->fill.ctx = (CUcontext)context;
    return drv_fill_check(&given->memset);
}

static void
tell_fill(const drv_operation *operation, CUgraphNodeParams *out)
{
    out->memset = operation->fill;
}

static CUresult
run_fill(const drv_operation *operation, CUstream handle, drv_stream *stream)
{
    (void)handle;
    return drv_fill(&operation->fill, stream);
}

const drv_node_kind drv_node_fill = {
    .type = CU_GRAPH_NODE_TYPE_MEMSET,
    .read = read_fill,
    .tell = tell_fill,
    .run = run_fill,
};

// --- operations on memory ------------------------------------------------------------------------

static CUresult
read_batch(drv_operation *to, const CUgraphNodeParams *given)
{
    drv_context *context;
    DRV_TRY(context_of(given->memOp.ctx, &context));
    return drv_batch_read(&to->batch, context, &given->memOp);
}

static void
tell_batch(const drv_operation *operation, CUgraphNodeParams *out)
{
    drv_batch_tell(&operation->batch, &out->memOp);
}

static CUresult
copy_batch(drv_operation *to, const drv_operation *from, bool hidden)
{
    (void)hidden;
    return drv_batch_copy(&to->batch, &from->batch);
}

static void
end_batch(drv_operation *operation)
{
    drv_batch_free(&operation->batch);
}

static bool
batch_waits(const drv_operation *operation)
{
    return drv_batch_waits(&operation->batch);
}

static CUresult
run_batch(const drv_operation *operation, CUstream handle, drv_stream *stream)
{
    (void)handle;
    return drv_batch_run(&operation->batch, stream);
}

const drv_node_kind drv_node_batch = {
    .type = CU_GRAPH_NODE_TYPE_BATCH_MEM_OP,
    .read = read_batch,
    .tell = tell_batch,
    .copy = copy_batch,
    .end = end_batch,
    .waits = batch_waits,
    .run = run_batch,
};
