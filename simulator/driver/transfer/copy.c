// Implements one-dimensional copies. All memory is host memory, so one bounds check and one memmove
// are enough for every kind.
#include "transfer/copy.h"

#include <stdlib.h>
#include <string.h>

#include "base/handles.h"
#include "base/lock.h"
#include "base/steering.h"
#include "cubind_sim.h"
#include "device/context.h"
#include "device/settle.h"
#include "memory/ranges.h"
#include "memory/written.h"
#include "stream/queue.h"

static uint64_t stale; // copies and fills whose memory was gone

uint64_t
functional_stale_count(void)
{
    drv_lock();
    uint64_t count = stale;
    drv_unlock();
    return count;
}

bool
drv_still_there(uintptr_t address, uint64_t id)
{
    const drv_range *r = id != 0 ? drv_range_of(address) : NULL;
    bool there = id == 0 || (r != NULL && r->id == id);
    stale += !there;
    return there;
}

// Bytes of device memory are as unwritten as their source. Other memory may be written at any time.
static void
follow_copy(const drv_work *work)
{
    const drv_range *to = drv_range_of(work->to);
    const drv_range *from = work->staged == NULL ? drv_range_of(work->from) : NULL;
    if (to == NULL || to->space != DRV_DEVICE)
        return;
    if (from != NULL && from->space == DRV_DEVICE)
        cubind_sim_copy_marks((void *)work->to, (void *)work->from, work->size);
    else
        drv_end_unwritten(work->to, work->size);
}

static void
copy_now(const drv_work *work)
{
    if (!drv_still_there(work->to, work->to_id) || !drv_still_there(work->from, work->from_id))
        return;
    const void *from = work->staged != NULL ? work->staged : (const void *)work->from;
    memmove((void *)work->to, from, work->size);
    follow_copy(work);
}

uint64_t
drv_allocation_id(uintptr_t address)
{
    const drv_range *r = drv_range_of(address);
    return r != NULL ? r->id : 0;
}

// As in the driver, pageable memory is read before the call returns.
static CUresult
stage(drv_work *work)
{
    if (work->from_id != 0 || drv_queues_empty())
        return CUDA_SUCCESS;
    work->staged = malloc(work->size);
    if (work->staged == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    memcpy(work->staged, (const void *)work->from, work->size);
    return CUDA_SUCCESS;
}

// Host addresses are not checked, except for NULL: they are the caller's responsibility.
CUresult
drv_copy_check_ends(drv_end to, drv_end from, size_t size)
{
    if (to.device)
        DRV_TRY(drv_check_device_range((CUdeviceptr)to.address, size, true));
    if (from.device)
        DRV_TRY(drv_check_device_range((CUdeviceptr)from.address, size, false));
    bool nowhere = size > 0 && (to.address == 0 || from.address == 0);
    return nowhere ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
}

CUresult
drv_copy(drv_end to, drv_end from, size_t size, drv_stream *stream, bool read_at_once)
{
    DRV_TRY(drv_copy_check_ends(to, from, size));
    if (size == 0)
        return CUDA_SUCCESS;
    drv_work work = {
        .run = copy_now,
        .to = to.address,
        .from = from.address,
        .to_id = drv_allocation_id(to.address),
        .from_id = drv_allocation_id(from.address),
        .size = size,
    };
    if (read_at_once)
        DRV_TRY(stage(&work));
    return drv_submit(stream, &work);
}

// Returns 2 for pageable memory of the host, 1 for page-locked or registered memory, and 0 for
// other memory.
static int
host_side(drv_end end)
{
    const drv_range *r = drv_range_of(end.address);
    if (r == NULL)
        return end.device ? 0 : 2;
    return r->space == DRV_HOST || r->space == DRV_REGISTERED;
}

bool
drv_copy_is_awaited(drv_end to, drv_end from)
{
    int target = host_side(to), source = host_side(from);
    return target == 2 || (target == 1 && source == 2);
}

CUresult
drv_copy_wait(drv_stream *stream)
{
    drv_context *context = stream->context;
    drv_drain(stream);
    return drv_is(context, DRV_CONTEXT) ? drv_settle(context) : CUDA_SUCCESS;
}

CUresult
drv_wait_for_legacy(CUresult status)
{
    drv_stream *stream;
    drv_lock();
    if (status == CUDA_SUCCESS)
        status = drv_find_stream(NULL, &stream);
    if (status == CUDA_SUCCESS) {
        drv_context *context = stream->context;
        drv_drain(stream);
        status = drv_is(context, DRV_CONTEXT) ? drv_settle(context) : CUDA_SUCCESS;
    }
    drv_unlock();
    return status;
}
