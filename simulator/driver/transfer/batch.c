// Implements stream operations on memory: write a value, add to it, or wait for it. They come as
// single calls, in batches, and as nodes of graphs. Kernels, copies and the host may write a value
// that a stream waits for, so a thread of the driver polls it.
#include "transfer/batch.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/interrupt.h"
#include "base/lock.h"
#include "memory/ranges.h"
#include "memory/written.h"
#include "stream/queue.h"
#include "transfer/copy.h"

enum { MOST_OPERATIONS = 255 };

static size_t
size_of(const CUstreamBatchMemOpParams *p)
{
    if (p->operation == CU_STREAM_MEM_OP_ATOMIC_REDUCTION)
        return p->atomicReduction.dataType == CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64 ? 8 : 4;
    return p->operation == CU_STREAM_MEM_OP_WAIT_VALUE_64 ||
                   p->operation == CU_STREAM_MEM_OP_WRITE_VALUE_64
               ? 8
               : 4;
}

static bool
is_wait(const CUstreamBatchMemOpParams *p)
{
    return p->operation == CU_STREAM_MEM_OP_WAIT_VALUE_32 ||
           p->operation == CU_STREAM_MEM_OP_WAIT_VALUE_64;
}

// --- checks --------------------------------------------------------------------------------------

// Accepts device and page-locked memory, and refuses managed memory.
static CUresult
check_place(const drv_context *context, CUdeviceptr at, size_t size)
{
    const drv_range *r = drv_range_of((uintptr_t)at);
    bool valid = r != NULL && at % size == 0 && r->size - ((uintptr_t)at - r->start) >= size &&
                 r->space != DRV_MANAGED && drv_reaches(context, r);
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

static CUresult
check_wait(unsigned int flags)
{
    if ((flags & ~(unsigned int)CU_STREAM_WAIT_VALUE_FLUSH) > CU_STREAM_WAIT_VALUE_NOR)
        return CUDA_ERROR_INVALID_VALUE;
    return (flags & CU_STREAM_WAIT_VALUE_FLUSH) == 0 ? CUDA_SUCCESS : CUDA_ERROR_NOT_SUPPORTED;
}

// Only the first version of these functions allowed a write without a memory barrier.
static CUresult
check_write(unsigned int flags)
{
    if (flags > CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER)
        return CUDA_ERROR_INVALID_VALUE;
    return flags == CU_STREAM_WRITE_VALUE_DEFAULT ? CUDA_SUCCESS : CUDA_ERROR_NOT_SUPPORTED;
}

static CUresult
check_reduction(const drv_context *context, const CUstreamBatchMemOpParams *p)
{
    CUstreamAtomicReductionOpType op = p->atomicReduction.reductionOp;
    CUstreamAtomicReductionDataType type = p->atomicReduction.dataType;
    bool valid =
        p->atomicReduction.flags == 0 &&
        (op == CU_STREAM_ATOMIC_REDUCTION_OP_OR || op == CU_STREAM_ATOMIC_REDUCTION_OP_AND ||
         op == CU_STREAM_ATOMIC_REDUCTION_OP_ADD) &&
        (type == CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32 ||
         type == CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64);
    return valid ? check_place(context, p->atomicReduction.address, size_of(p))
                 : CUDA_ERROR_INVALID_VALUE;
}

static CUresult
check(const drv_context *context, const CUstreamBatchMemOpParams *p)
{
    switch (p->operation) {
    case CU_STREAM_MEM_OP_WAIT_VALUE_32:
    case CU_STREAM_MEM_OP_WAIT_VALUE_64:
        DRV_TRY(check_wait(p->waitValue.flags));
        return check_place(context, p->waitValue.address, size_of(p));
    case CU_STREAM_MEM_OP_WRITE_VALUE_32:
    case CU_STREAM_MEM_OP_WRITE_VALUE_64:
        DRV_TRY(check_write(p->writeValue.flags));
        return check_place(context, p->writeValue.address, size_of(p));
    case CU_STREAM_MEM_OP_BARRIER:
        return p->memoryBarrier.flags <= CU_STREAM_MEMORY_BARRIER_TYPE_GPU
                   ? CUDA_SUCCESS
                   : CUDA_ERROR_INVALID_VALUE;
    case CU_STREAM_MEM_OP_ATOMIC_REDUCTION:
        return check_reduction(context, p);
    case CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES: // the device's attribute says so
        return CUDA_ERROR_NOT_SUPPORTED;
    default:
        return CUDA_ERROR_INVALID_VALUE;
    }
}

// --- batches -------------------------------------------------------------------------------------

static CUresult
copy_list(drv_batch *to, const CUstreamBatchMemOpParams *list)
{
    to->list = malloc(to->count * sizeof *list + 1);
    if (to->list == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    if (to->count > 0)
        memcpy(to->list, list, to->count * sizeof *list);
    return CUDA_SUCCESS;
}

CUresult
drv_batch_read(drv_batch *to, drv_context *context, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 *given)
{
    if (given->flags != 0 || given->count > MOST_OPERATIONS ||
        (given->count > 0 && given->paramArray == NULL))
        return CUDA_ERROR_INVALID_VALUE;
    for (unsigned int i = 0; i < given->count; i++)
        DRV_TRY(check(context, &given->paramArray[i]));
    *to = (drv_batch){.context = context, .count = given->count};
    return copy_list(to, given->paramArray);
}

CUresult
drv_batch_copy(drv_batch *to, const drv_batch *from)
{
    *to = *from;
    return copy_list(to, from->list);
}

void
drv_batch_free(drv_batch *batch)
{
    free(batch->list);
    batch->list = NULL;
}

void
drv_batch_tell(const drv_batch *batch, CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 *out)
{
    *out = (CUDA_BATCH_MEM_OP_NODE_PARAMS_v2){
        .ctx = (CUcontext)batch->context, .count = batch->count, .paramArray = batch->list};
}

// An update may change only the addresses and values of waits and writes.
bool
drv_batch_can_become(const drv_batch *now, const drv_batch *wanted)
{
    bool fine = now->context == wanted->context && now->count == wanted->count;
    for (unsigned int i = 0; fine && i < now->count; i++) {
        const CUstreamBatchMemOpParams *a = &now->list[i], *b = &wanted->list[i];
        bool is_value = is_wait(a) || a->operation == CU_STREAM_MEM_OP_WRITE_VALUE_32 ||
                        a->operation == CU_STREAM_MEM_OP_WRITE_VALUE_64;
        fine = a->operation == b->operation && (is_value || memcmp(a, b, sizeof *a) == 0);
    }
    return fine;
}

bool
drv_batch_waits(const drv_batch *batch)
{
    unsigned int i = 0;
    while (i < batch->count && !is_wait(&batch->list[i]))
        i++;
    return i < batch->count;
}

// --- doing ---------------------------------------------------------------------------------------

static uint64_t
read_value(uintptr_t at, size_t size)
{
    return size == 8 ? __atomic_load_n((const uint64_t *)at, __ATOMIC_SEQ_CST)
                     : __atomic_load_n((const uint32_t *)at, __ATOMIC_SEQ_CST);
}

// Stores a value. The store is atomic, because kernels may access the same memory. The caller holds
// the lock.
static void
write_now(const drv_work *work)
{
    uint64_t value;
    memcpy(&value, work->item, sizeof value);
    if (!drv_still_there(work->to, work->to_id))
        return;
    drv_end_unwritten(work->to, work->item_size);
    if (work->item_size == 8)
        __atomic_store_n((uint64_t *)work->to, value, __ATOMIC_SEQ_CST);
    else
        __atomic_store_n((uint32_t *)work->to, (uint32_t)value, __ATOMIC_SEQ_CST);
}

#define DEFINE_REDUCTION(name) \
    static void name##_now(const drv_work *work) \
    { \
        uint64_t value; \
        memcpy(&value, work->item, sizeof value); \
        if (!drv_still_there(work->to, work->to_id)) \
            return; \
        drv_end_unwritten(work->to, work->item_size); \
        if (work->item_size == 8) \
            __atomic_fetch_##name((uint64_t *)work->to, value, __ATOMIC_SEQ_CST); \
        else \
            __atomic_fetch_##name((uint32_t *)work->to, (uint32_t)value, __ATOMIC_SEQ_CST); \
    }

DEFINE_REDUCTION(add)
DEFINE_REDUCTION(and)
DEFINE_REDUCTION(or)

typedef struct awaited {
    const drv_stream *stream; // exists as long as the wait
    uintptr_t at;
    uint64_t id; // the allocation's id
    uint64_t value;
    size_t size;
    unsigned int flags;
} awaited;

static bool
holds(const awaited *w)
{
    uint64_t now = read_value(w->at, w->size), all = w->size == 8 ? UINT64_MAX : UINT32_MAX;
    uint64_t value = w->value & all;
    switch (w->flags) {
    case CU_STREAM_WAIT_VALUE_EQ:
        return now == value;
    case CU_STREAM_WAIT_VALUE_AND:
        return (now & value) != 0;
    case CU_STREAM_WAIT_VALUE_NOR:
        return (~(now | value) & all) != 0;
    default: // `now` is ahead by less than half of all values
        return ((now - value) & all) <= all / 2;
    }
}

// Returns whether a wait is over. It is also over if its context has failed or is gone, or if the
// memory is gone. The caller holds the lock.
static bool
is_over(const awaited *w, const atomic_int *stop)
{
    drv_context *context = w->stream->context;
    const drv_range *r = drv_range_of(w->at);
    if (context == NULL || context->fault != CUDA_SUCCESS || r == NULL || r->id != w->id)
        return true;
    if (atomic_load(stop) != 0) // Ctrl-C, as for kernels
        context->fault = CUDA_ERROR_LAUNCH_FAILED;
    return context->fault != CUDA_SUCCESS || holds(w);
}

static void
wait_for_value(void *data)
{
    enum { FIRST = 20000, MOST = 1000000 }; // nanoseconds
    struct timespec pause = {.tv_nsec = FIRST};
    const atomic_int *stop = drv_interruptible_begin();
    for (;;) {
        drv_lock();
        bool over = is_over(data, stop);
        drv_unlock();
        if (over)
            break;
        nanosleep(&pause, NULL);
        pause.tv_nsec = 2 * pause.tv_nsec < MOST ? 2 * pause.tv_nsec : MOST;
    }
    drv_interruptible_end();
}

static CUresult
submit_wait(const CUstreamBatchMemOpParams *p, drv_stream *stream)
{
    const drv_range *r = drv_range_of((uintptr_t)p->waitValue.address);
    awaited *w = malloc(sizeof *w);
    if (w == NULL || r == NULL) {
        free(w);
        return r != NULL ? CUDA_ERROR_OUT_OF_MEMORY : CUDA_ERROR_INVALID_VALUE;
    }
    *w = (awaited){stream,     (uintptr_t)p->waitValue.address,
                   r->id,      p->waitValue.value64,
                   size_of(p), p->waitValue.flags};
    return drv_submit(
        stream,
        &(drv_work){
            .host_function = wait_for_value, .own = true, .awaits = true, .data = w, .staged = w});
}

static CUresult
submit_change(void (*run)(const drv_work *work), CUdeviceptr at, uint64_t value, size_t size,
              drv_stream *stream)
{
    const drv_range *r = drv_range_of((uintptr_t)at);
    if (r == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_work work = {.run = run, .to = (uintptr_t)at, .to_id = r->id, .item_size = size};
    memcpy(work.item, &value, sizeof value);
    return drv_submit(stream, &work);
}

static CUresult
submit(const CUstreamBatchMemOpParams *p, drv_stream *stream)
{
    CUstreamAtomicReductionOpType op = p->atomicReduction.reductionOp;
    if (is_wait(p))
        return submit_wait(p, stream);
    if (p->operation == CU_STREAM_MEM_OP_BARRIER) // all earlier writes are visible anyway
        return CUDA_SUCCESS;
    if (p->operation != CU_STREAM_MEM_OP_ATOMIC_REDUCTION)
        return submit_change(write_now, p->writeValue.address, p->writeValue.value64, size_of(p),
                             stream);
    return submit_change(op == CU_STREAM_ATOMIC_REDUCTION_OP_ADD   ? add_now
                         : op == CU_STREAM_ATOMIC_REDUCTION_OP_AND ? and_now
                                                                   : or_now,
                         p->atomicReduction.address, p->atomicReduction.value, size_of(p), stream);
}

CUresult
drv_batch_run(const drv_batch *batch, drv_stream *stream)
{
    for (unsigned int i = 0; i < batch->count; i++)
        DRV_TRY(submit(&batch->list[i], stream));
    return CUDA_SUCCESS;
}
