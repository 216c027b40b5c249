// Implements memory that graphs allocate. Its address is fixed when the node is made, and is the
// same in every launch. So the memory exists as long as a node refers to it, or a launch has
// allocated it and nothing has freed it.
#include "graph/memory.h"

#include <stdlib.h>
#include <string.h>

#include "base/simulates.h"
#include "cubind_size.h"
#include "device/device.h"
#include "graph/graph.h"
#include "graph/operation.h"
#include "memory/ranges.h"
#include "memory/written.h"
#include "stream/queue.h"
#include "stream/stream.h"

static struct {
    uint64_t used, used_high, reserved, reserved_high;
} accounts[DRV_MAX_DEVICES];

static void
charge(uint64_t *now, uint64_t *high, int64_t bytes)
{
    *now += (uint64_t)bytes;
    *high = *now > *high ? *now : *high;
}

// Sets whether a launch has allocated memory. Memory that a launch has allocated once counts as
// used until it is freed for good.
static void
set_live(drv_graph_memory *memory, bool live)
{
    if (live && !memory->mapped)
        charge(&accounts[memory->device].used, &accounts[memory->device].used_high,
               (int64_t)memory->size);
    memory->mapped |= live;
    memory->live = live;
}

static void
end_unused(drv_graph_memory *memory)
{
    if (memory->references > 0 || memory->live)
        return;
    drv_range *r = drv_range_at(memory->start, memory->id);
    if (memory->mapped)
        charge(&accounts[memory->device].used, &accounts[memory->device].used_high,
               -(int64_t)memory->size);
    charge(&accounts[memory->device].reserved, &accounts[memory->device].reserved_high,
           -(int64_t)memory->size);
    if (r != NULL)
        drv_take_out(r);
    free(memory);
}

// Returns whether a graph can allocate at a location, which must be device memory, or managed
// memory on a device.
static bool
is_place(const CUmemPoolProps *pool)
{
    return (pool->allocType == CU_MEM_ALLOCATION_TYPE_PINNED ||
            pool->allocType == CU_MEM_ALLOCATION_TYPE_MANAGED) &&
           pool->location.type == CU_MEM_LOCATION_TYPE_DEVICE &&
           drv_device_valid(pool->location.id);
}

static CUresult
check(const CUDA_MEM_ALLOC_NODE_PARAMS_v2 *p)
{
    const CUmemPoolProps *pool = &p->poolProps;
    bool valid = p->bytesize > 0 && pool->handleTypes == CU_MEM_HANDLE_TYPE_NONE &&
                 is_place(pool) && (p->accessDescCount == 0 || p->accessDescs != NULL);
    for (size_t i = 0; valid && i < p->accessDescCount; i++)
        valid = p->accessDescs[i].location.type == CU_MEM_LOCATION_TYPE_DEVICE &&
                drv_device_valid(p->accessDescs[i].location.id);
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

static CUresult
reserve(const CUDA_MEM_ALLOC_NODE_PARAMS_v2 *p, drv_graph_memory **out)
{
    void *at;
    drv_graph_memory *memory = calloc(1, sizeof *memory);
    if (memory == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    bool is_managed = p->poolProps.allocType == CU_MEM_ALLOCATION_TYPE_MANAGED;
    CUresult status =
        drv_allocate_in(NULL, is_managed ? DRV_MANAGED : DRV_DEVICE, p->bytesize, 0, NULL, &at);
    if (status != CUDA_SUCCESS) {
        free(memory);
        return status;
    }
    drv_range *r = drv_range_of((uintptr_t)at);
    *memory = (drv_graph_memory){.start = r->start,
                                 .id = r->id,
                                 .size = p->bytesize,
                                 .device = p->poolProps.location.id,
                                 .references = 1,
                                 .allocating = 1};
    drv_devices[r->device].used -= r->size;
    drv_devices[memory->device].used += r->size;
    r->device = memory->device;
    r->graph = memory;
    charge(&accounts[memory->device].reserved, &accounts[memory->device].reserved_high,
           (int64_t)memory->size);
    *out = memory;
    return CUDA_SUCCESS;
}

static CUresult
read_memory(drv_allocating *to, const CUDA_MEM_ALLOC_NODE_PARAMS_v2 *given)
{
    DRV_TRY(check(given));
    *to = (drv_allocating){.params = *given};
    uint64_t size;
    if (!size_multiply(given->accessDescCount, sizeof *to->access, &size) || size == SIZE_MAX)
        return CUDA_ERROR_INVALID_VALUE;
    to->access = malloc(size + 1);
    if (to->access == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    if (size > 0)
        memcpy(to->access, given->accessDescs, size);
    CUresult status = reserve(given, &to->memory);
    if (status != CUDA_SUCCESS) {
        free(to->access);
        *to = (drv_allocating){0};
        return status;
    }
    to->params.accessDescs = to->access;
    to->params.dptr = (CUdeviceptr)to->memory->start;
    return CUDA_SUCCESS;
}

// Copies an allocation node. Only one executable graph at a time may allocate the memory.
static CUresult
copy_memory(drv_allocating *to, const drv_allocating *from, bool hidden)
{
    if (!hidden || from->memory->allocating > 1)
        return CUDA_ERROR_NOT_SUPPORTED;
    size_t size = from->params.accessDescCount * sizeof *from->access;
    *to = *from;
    to->access = malloc(size + 1);
    if (to->access == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    memcpy(to->access, from->access, size);
    to->params.accessDescs = to->access;
    to->memory->references++;
    to->memory->allocating++;
    return CUDA_SUCCESS;
}

static void
drop_memory(drv_allocating *a)
{
    if (a->memory == NULL)
        return;
    free(a->access);
    a->memory->allocating--;
    a->memory->references--;
    end_unused(a->memory);
    *a = (drv_allocating){0};
}

static CUresult
read_freeing(drv_graph_memory **to, CUdeviceptr at)
{
    const drv_range *r = drv_range_of((uintptr_t)at);
    if (r == NULL || r->graph == NULL || r->start != (uintptr_t)at || r->graph->is_freed)
        return CUDA_ERROR_INVALID_VALUE;
    *to = r->graph;
    (*to)->is_freed = true;
    (*to)->references++;
    return CUDA_SUCCESS;
}

static void
drop_freeing(drv_graph_memory *memory)
{
    memory->references--;
    end_unused(memory);
}

// --- launches ------------------------------------------------------------------------------------

CUresult
drv_graph_memory_check(const drv_graph *graph, bool free_before)
{
    for (size_t i = 0; i < graph->count; i++) {
        const drv_operation *o = &graph->nodes[i]->operation;
        drv_graph *const *children;
        for (size_t j = drv_operation_children(o, &children); j-- > 0;)
            DRV_TRY(drv_graph_memory_check(children[j], free_before));
        if (o->type != CU_GRAPH_NODE_TYPE_MEM_ALLOC || !o->allocating.memory->live)
            continue;
        if (!free_before)
            return CUDA_ERROR_INVALID_VALUE;
        set_live(o->allocating.memory, false);
    }
    return CUDA_SUCCESS;
}

CUresult
drv_graph_memory_free(drv_graph_memory *memory)
{
    if (!memory->live)
        return CUDA_ERROR_INVALID_VALUE;
    set_live(memory, false);
    end_unused(memory);
    return CUDA_SUCCESS;
}

// --- nodes ---------------------------------------------------------------------------------------

static CUresult
read_allocate(drv_operation *to, const CUgraphNodeParams *given)
{
    return read_memory(&to->allocating, &given->alloc);
}

static void
tell_allocate(const drv_operation *operation, CUgraphNodeParams *out)
{
    out->alloc = operation->allocating.params;
}

static CUresult
copy_allocate(drv_operation *to, const drv_operation *from, bool hidden)
{
    return copy_memory(&to->allocating, &from->allocating, hidden);
}

static void
end_allocate(drv_operation *operation)
{
    drop_memory(&operation->allocating);
}

// Marks the memory as unwritten when the stream comes to the allocation. Kernels of an earlier
// launch may be using it until then.
static void
begin_unwritten(const drv_work *work)
{
    const drv_range *r = drv_range_at(work->to, work->to_id);
    if (r != NULL)
        drv_begin_unwritten(r);
}

static CUresult
run_allocate(const drv_operation *operation, CUstream handle, drv_stream *stream)
{
    (void)handle;
    drv_graph_memory *memory = operation->allocating.memory;
    set_live(memory, true);
    drv_work work = {.run = begin_unwritten, .to = memory->start, .to_id = memory->id};
    return drv_simulates() ? drv_submit(stream, &work) : CUDA_SUCCESS;
}

const drv_node_kind drv_node_allocate = {
    .type = CU_GRAPH_NODE_TYPE_MEM_ALLOC,
    .is_fixed = true,
    .read = read_allocate,
    .tell = tell_allocate,
    .copy = copy_allocate,
    .end = end_allocate,
    .take_over = drv_operation_stays,
    .run = run_allocate,
};

static CUresult
read_free(drv_operation *to, const CUgraphNodeParams *given)
{
    return read_freeing(&to->freeing, given->free.dptr);
}

static void
tell_free(const drv_operation *operation, CUgraphNodeParams *out)
{
    out->free.dptr = (CUdeviceptr)operation->freeing->start;
}

static CUresult
copy_free(drv_operation *to, const drv_operation *from, bool hidden)
{
    (void)from;
    (void)hidden;
    to->freeing->references++;
    return CUDA_SUCCESS;
}

static void
end_free(drv_operation *operation)
{
    drop_freeing(operation->freeing);
}

static CUresult
run_free(const drv_operation *operation, CUstream handle, drv_stream *stream)
{
    (void)handle;
    (void)stream;
    return drv_graph_memory_free(operation->freeing);
}

const drv_node_kind drv_node_free = {
    .type = CU_GRAPH_NODE_TYPE_MEM_FREE,
    .is_fixed = true,
    .read = read_free,
    .tell = tell_free,
    .copy = copy_free,
    .end = end_free,
    .take_over = drv_operation_stays,
    .run = run_free,
};

// --- queries -------------------------------------------------------------------------------------

bool
drv_graph_allocates(const drv_graph *graph)
{
    for (size_t i = 0; i < graph->count; i++) {
        CUgraphNodeType type = graph->nodes[i]->operation.type;
        if (type == CU_GRAPH_NODE_TYPE_MEM_ALLOC || type == CU_GRAPH_NODE_TYPE_MEM_FREE)
            return true;
    }
    return false;
}

uint64_t *
drv_graph_memory_account(CUdevice device, CUgraphMem_attribute attribute)
{
    switch (attribute) {
    case CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT:
        return &accounts[device].used;
    case CU_GRAPH_MEM_ATTR_USED_MEM_HIGH:
        return &accounts[device].used_high;
    case CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT:
        return &accounts[device].reserved;
    case CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH:
        return &accounts[device].reserved_high;
    default:
        return NULL;
    }
}
