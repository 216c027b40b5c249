// Allocates memory and keeps the list of allocations. All of it is host memory, so copies are real,
// and a sanitizer detects overruns.
#include "memory/ranges.h"

#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>

#include "base/call.h"
#include "base/handles.h"
#include "base/simulates.h"
#include "device/device.h"
#include "memory/freed.h"
#include "memory/pool_file.h"
#include "memory/range_table.h"
#include "memory/running.h"
#include "memory/sharing.h"
#include "memory/traces.h"
#include "memory/written.h"

// Kernels read the table while calls change it.
static pthread_rwlock_t looking = PTHREAD_RWLOCK_INITIALIZER;

drv_range *
drv_range_of(uintptr_t address)
{
    drv_range *r = drv_table_below(address);
    return r != NULL && address - r->start < r->size ? r : NULL;
}

drv_range *
drv_range_after(uintptr_t address)
{
    return drv_table_above(address);
}

drv_range *
drv_range_near(uintptr_t address)
{
    const uintptr_t far = (uintptr_t)1 << 20;
    drv_range *below = drv_table_below(address), *above = drv_table_above(address);
    uintptr_t before = below != NULL ? address - below->start - below->size : UINTPTR_MAX;
    uintptr_t after = above != NULL ? above->start - address : UINTPTR_MAX;
    if (before > far && after > far)
        return NULL;
    return before <= after ? below : above;
}

bool
drv_range_look(const drv_context *context, uintptr_t address, bool or_near, drv_stretch *found)
{
    pthread_rwlock_rdlock(&looking);
    const drv_range *r = drv_range_of(address);
    if (r == NULL && or_near)
        r = drv_range_near(address);
    bool reached = r != NULL && drv_reaches(context, r);
    if (reached)
        *found = (drv_stretch){r->start, r->size, r->padded, drv_is_read_only(context, r)};
    pthread_rwlock_unlock(&looking);
    return reached;
}

bool
drv_is_read_only(const drv_context *context, const drv_range *r)
{
    return r->physical != NULL && r->access[context->device] == CU_MEM_ACCESS_FLAGS_PROT_READ;
}

// Returns whether kernels of a context can access an allocation. A pool exists while one of its
// allocations is in the table, so `r->pool` is valid.
bool
drv_reaches(const drv_context *context, const drv_range *r)
{
    if (r->physical != NULL)
        return r->access[context->device] != CU_MEM_ACCESS_FLAGS_PROT_NONE;
    if (r->pool != NULL)
        return r->space != DRV_DEVICE || r->pool->access[context->device] != 0;
    return r->space != DRV_DEVICE || r->context == NULL || r->context == context ||
           (context->peers >> r->device & 1) != 0;
}

void
drv_looking_stop(void)
{
    pthread_rwlock_wrlock(&looking);
}

void
drv_looking_go_on(void)
{
    pthread_rwlock_unlock(&looking);
}

void
drv_each_range(const drv_context *context, void (*visit)(const drv_range *range, void *arg),
               void *arg)
{
    for (const drv_range *r = drv_table_above(0); r != NULL; r = drv_table_above(r->start))
        if (context == NULL || r->context == context)
            visit(r, arg);
}

drv_range *
drv_range_at(uintptr_t start, uint64_t id)
{
    drv_range *r = drv_table_below(start);
    return r != NULL && r->start == start && r->id == id ? r : NULL;
}

unsigned int
drv_allocation_count(void)
{
    unsigned int count = 0;
    for (const drv_range *r = drv_table_above(0); r != NULL; r = drv_table_above(r->start))
        count += r->space != DRV_REGISTERED && !r->internal && r->physical == NULL;
    return count;
}

bool
drv_range_put(const drv_range *range)
{
    pthread_rwlock_wrlock(&looking);
    bool has_room = drv_table_put(range);
    pthread_rwlock_unlock(&looking);
    return has_room;
}

static bool
uses_device_memory(drv_space space)
{
    return space == DRV_DEVICE || space == DRV_MANAGED;
}

// Larger allocations are mappings, because a sanitizer would take too long to mark their memory.
static const size_t LARGE = (size_t)256 << 20;

// Allocates memory. On the simulated device, a gap follows each allocation, so that a small overrun
// does not reach the next one. Memory that other processes may open has pages of its own.
static void *
memory_new(size_t size, bool own_pages)
{
    enum { ALIGN = 512, PAGE = 4096 };
    void *memory = NULL;
    size_t align = own_pages ? PAGE : ALIGN;
    size_t whole = drv_simulates() ? (size + ALIGN + align - 1) / align * align : size;
    if (size < LARGE)
        return posix_memalign(&memory, align, whole) == 0 ? memory : NULL;
    memory = mmap(NULL, size + PAGE, PROT_READ | PROT_WRITE,
                  MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return memory != MAP_FAILED ? memory : NULL;
}

static void
give_back(void *memory, size_t size)
{
    if (size < LARGE)
        free(memory);
    else
        munmap(memory, size + 4096);
}

void
drv_retire(void *memory, size_t size)
{
    drv_retire_as(memory, size, give_back);
}

static void
retire_opened(void *memory, size_t size)
{
    drv_retire_as(memory, size, drv_unmap_opened);
}

// Returns the function that frees the memory of an allocation of the driver.
static void (*release_of(const drv_range *r))(void *, size_t)
{
    return r->opened != 0 || r->offset != 0 ? retire_opened : drv_retire;
}

void
drv_take_out(drv_range *r)
{
    drv_range gone = *r;
    pthread_rwlock_wrlock(&looking);
    drv_table_remove(r);
    pthread_rwlock_unlock(&looking);
    if (uses_device_memory(gone.space) && gone.opened == 0 && gone.physical == NULL)
        drv_devices[gone.device].used -= gone.size;
    if (gone.offset != 0 && gone.opened == 0)
        drv_pool_file_give_back(gone.pool, &gone);
    if (gone.pool != NULL)
        drv_pool_give_back(gone.pool, gone.size);
    if (gone.shared != 0)
        drv_unshare(&gone);
    if (gone.space == DRV_DEVICE)
        drv_end_unwritten(gone.start, gone.size);
    bool is_ours = gone.space != DRV_REGISTERED && !gone.borrowed;
    void (*release)(void *, size_t) = release_of(&gone);
    if (!drv_remember_freed(&gone, is_ours ? release : NULL) && is_ours)
        release((void *)gone.start, gone.size);
}

static CUresult
insert_new(const drv_range *range, void *memory)
{
    CUresult status = range->pool != NULL ? drv_pool_take(range->pool, range->size) : CUDA_SUCCESS;
    if (status == CUDA_SUCCESS && !drv_range_put(range)) {
        if (range->pool != NULL)
            drv_pool_give_back(range->pool, range->size);
        status = CUDA_ERROR_OUT_OF_MEMORY;
    }
    if (status != CUDA_SUCCESS) {
        release_of(range)(memory, range->size);
        return status;
    }
    if (uses_device_memory(range->space))
        drv_devices[range->device].used += range->size;
    return CUDA_SUCCESS;
}

CUresult
drv_allocate(drv_space space, size_t size, unsigned int flags, drv_pool *pool, void **out)
{
    drv_context *context;
    DRV_TRY(drv_current(&context));
    return drv_allocate_in(context, space, size, flags, pool, out);
}

static const size_t MOST_MEMORY = (size_t)1 << 46;

CUresult
drv_allocate_in(drv_context *context, drv_space space, size_t size, unsigned int flags,
                drv_pool *pool, void **out)
{
    if (size == 0 || out == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    bool elsewhere = pool != NULL && pool->location.type == CU_MEM_LOCATION_TYPE_DEVICE;
    int device = elsewhere ? pool->location.id : context != NULL ? context->device : 0;
    if (uses_device_memory(space) && size > drv_free_memory(device))
        return CUDA_ERROR_OUT_OF_MEMORY;
    // No machine has so much memory, and a sanitizer would report the attempt.
    if (size > MOST_MEMORY)
        return CUDA_ERROR_OUT_OF_MEMORY;
    uint64_t offset = 0;
    void *memory = pool != NULL && pool->file > 0
                       ? drv_pool_file_take(pool, size, &offset)
                       : memory_new(size, drv_simulates() && space == DRV_DEVICE && pool == NULL);
    if (memory == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    drv_range range = {
        .start = (uintptr_t)memory,
        .size = size,
        .space = space,
        .device = device,
        .flags = flags,
        .context = pool == NULL ? context : NULL, // memory of a pool belongs to the pool
        .pool = pool,
        .id = drv_next_id(),
        .made_by = drv_entered(),
        .padded = drv_simulates(),
        .offset = offset,
        .prefetched = {CU_MEM_LOCATION_TYPE_NONE, {CU_DEVICE_INVALID}},
        .preferred = {CU_MEM_LOCATION_TYPE_NONE, {CU_DEVICE_INVALID}},
    };
    CUresult status = insert_new(&range, memory);
    if (status == CUDA_SUCCESS) {
        drv_traces_forget_memory(range.start, size);
        drv_begin_unwritten(&range);
        *out = memory;
    }
    return status;
}

CUresult
drv_borrow(void *start, size_t size, drv_space space, drv_context *context)
{
    drv_range range = {
        .start = (uintptr_t)start,
        .size = size,
        .space = space,
        .device = context != NULL ? context->device : 0,
        .context = context,
        .id = drv_next_id(),
        .internal = true,
        .borrowed = true,
        .prefetched = {CU_MEM_LOCATION_TYPE_NONE, {CU_DEVICE_INVALID}},
        .preferred = {CU_MEM_LOCATION_TYPE_NONE, {CU_DEVICE_INVALID}},
    };
    if (!drv_range_put(&range))
        return CUDA_ERROR_OUT_OF_MEMORY;
    drv_devices[range.device].used += size;
    return CUDA_SUCCESS;
}

CUresult
drv_import(const drv_range *range)
{
    drv_range r = *range;
    r.id = drv_next_id();
    r.made_by = drv_entered();
    r.padded = drv_simulates();
    r.opened = 1;
    r.prefetched = r.preferred = (CUmemLocation){CU_MEM_LOCATION_TYPE_NONE, {CU_DEVICE_INVALID}};
    if (!drv_range_put(&r))
        return CUDA_ERROR_OUT_OF_MEMORY;
    if (r.pool != NULL)
        (void)drv_pool_take(r.pool, r.size);
    return CUDA_SUCCESS;
}

bool
drv_range_overlaps(uintptr_t start, size_t size)
{
    const drv_range *next = drv_table_above(start);
    return drv_range_of(start) != NULL || (next != NULL && next->start - start < size);
}

CUresult
drv_register(void *start, size_t size, unsigned int flags)
{
    drv_context *context;
    DRV_TRY(drv_current(&context));
    if (start == NULL || size == 0)
        return CUDA_ERROR_INVALID_VALUE;
    if (drv_range_overlaps((uintptr_t)start, size))
        return CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED;
    drv_range range = {
        .start = (uintptr_t)start,
        .size = size,
        .space = DRV_REGISTERED,
        .device = context->device,
        .flags = flags,
        .context = context,
        .id = drv_next_id(),
        .made_by = drv_entered(),
    };
    return drv_range_put(&range) ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}

void
drv_release_context(const drv_context *context)
{
    drv_range *r = drv_table_below(UINTPTR_MAX);
    while (r != NULL) {
        drv_range *before = drv_table_below(r->start - 1);
        if (r->context == context)
            drv_take_out(r);
        r = before;
    }
}

// Returns whether the current device or the memory's own may read or write mapped memory: the work
// may be for a stream of either. Other memory needs no permission.
static bool
is_allowed(const drv_range *r, bool writes)
{
    drv_context *context;
    unsigned char least =
        writes ? CU_MEM_ACCESS_FLAGS_PROT_READWRITE : CU_MEM_ACCESS_FLAGS_PROT_READ;
    return r->physical == NULL || r->access[r->device] >= least ||
           drv_current(&context) != CUDA_SUCCESS || r->access[context->device] >= least;
}

CUresult
drv_check_device_range(CUdeviceptr address, size_t size, bool writes)
{
    if (size == 0)
        return CUDA_SUCCESS;
    uintptr_t at = (uintptr_t)address;
    const drv_range *r = drv_range_of(at);
    while (r != NULL && r->physical != NULL && is_allowed(r, writes) &&
           size > r->start + r->size - at) {
        size -= r->start + r->size - at;
        at = r->start + r->size;
        r = drv_range_of(at);
        r = r != NULL && r->physical != NULL ? r : NULL;
    }
    bool inside =
        r != NULL && !r->freeing && size <= r->size - (at - r->start) && is_allowed(r, writes);
    return inside ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
