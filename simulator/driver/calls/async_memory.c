// Implements stream-ordered allocation (cuMemAllocAsync, cuMemFreeAsync). Memory is allocated at
// once. It is freed when its stream reaches the free.
#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "device/context.h"
#include "graph/kinds.h"
#include "graph/memory.h"
#include "graph/operation.h"
#include "graph/record.h"
#include "memory/pool.h"
#include "memory/ranges.h"
#include "stream/capture.h"
#include "stream/queue.h"
#include "stream/stream.h"

static drv_space
space_of(const drv_pool *pool)
{
    if (pool->type == CU_MEM_ALLOCATION_TYPE_MANAGED)
        return DRV_MANAGED;
    return pool->location.type == CU_MEM_LOCATION_TYPE_DEVICE ? DRV_DEVICE : DRV_HOST;
}

// Adds an allocation node to the captured graph. A launch of the graph allocates the memory.
static CUresult
capture_allocation(CUdeviceptr *dptr, size_t size, const drv_pool *pool, drv_stream *stream)
{
    CUgraphNodeParams p = {.type = CU_GRAPH_NODE_TYPE_MEM_ALLOC};
    drv_operation operation;
    p.alloc.poolProps.allocType = pool->type;
    p.alloc.poolProps.location = pool->location;
    p.alloc.bytesize = size;
    DRV_TRY(drv_operation_read(&operation, &p));
    CUdeviceptr at = operation.allocating.params.dptr;
    DRV_TRY(drv_capture_operation(stream, &operation));
    *dptr = at;
    return CUDA_SUCCESS;
}

static CUresult
capture_free(CUdeviceptr dptr, drv_stream *stream)
{
    CUgraphNodeParams p = {.type = CU_GRAPH_NODE_TYPE_MEM_FREE, .free = {.dptr = dptr}};
    drv_operation operation;
    DRV_TRY(drv_operation_read(&operation, &p));
    return drv_capture_operation(stream, &operation);
}

static CUresult
allocate_from(CUdeviceptr *dptr, size_t size, drv_pool *pool, CUstream handle)
{
    drv_stream *stream;
    DRV_TRY(drv_check_stream(handle));
    DRV_TRY(drv_find_stream(handle, &stream));
    if (pool == NULL)
        pool = drv_pool_of_device(stream->context->device);
    if (!drv_is(pool, DRV_POOL) || pool->imported)
        return CUDA_ERROR_INVALID_VALUE;
    *dptr = 0;
    if (size == 0)
        return CUDA_SUCCESS;
    if (stream->capture != NULL)
        return capture_allocation(dptr, size, pool, stream);
    void *memory;
    DRV_TRY(drv_allocate(space_of(pool), size, 0, pool, &memory));
    *dptr = (CUdeviceptr)(uintptr_t)memory;
    return CUDA_SUCCESS;
}

CUresult
functional_cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool,
                                   CUstream hStream)
{
    DRV_ENTER();
    if (dptr == NULL || pool == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = allocate_from(dptr, bytesize, (drv_pool *)pool, hStream);
    drv_unlock();
    return status;
}

CUresult
functional_cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
{
    DRV_ENTER();
    if (dptr == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = allocate_from(dptr, bytesize, NULL, hStream);
    drv_unlock();
    return status;
}

static void
free_now(const drv_work *work)
{
    drv_range *r = drv_range_at(work->to, work->to_id);
    if (r != NULL && r->graph != NULL)
        drv_graph_memory_free(r->graph);
    else if (r != NULL)
        drv_take_out(r);
}

static CUresult
free_later(CUdeviceptr dptr, CUstream handle)
{
    DRV_TRY(drv_check_stream(handle));
    drv_range *r = drv_range_of((uintptr_t)dptr);
    bool can_be_freed = r != NULL && r->start == (uintptr_t)dptr && !r->freeing && !r->internal &&
                        r->physical == NULL &&
                        (r->pool != NULL || r->space == DRV_DEVICE || r->space == DRV_MANAGED);
    if (!can_be_freed)
        return CUDA_ERROR_INVALID_VALUE;
    drv_stream *stream;
    DRV_TRY(drv_find_stream(handle, &stream));
    if (stream->capture != NULL)
        return capture_free(dptr, stream);
    DRV_TRY(drv_capture_forbids());
    if (r->graph != NULL && r->graph->references > 0)
        return drv_graph_memory_free(r->graph); // the graphs keep the memory
    r->freeing = true;
    r->freed_by = drv_entered();
    drv_work work = {.run = free_now, .always = true, .to = r->start, .to_id = r->id};
    return drv_submit(stream, &work);
}

CUresult
functional_cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = dptr != 0 ? free_later(dptr, hStream) : drv_check_stream(hStream);
    drv_unlock();
    return status;
}
