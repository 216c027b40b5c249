// Allocations: every one is host memory, so that copies are real and a sanitizer sees what runs
// over its end.
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "functional.h"

// Sorted by start; a few thousand at most, so that moving them is cheap.
static fd_range *ranges;
static size_t range_count;
static size_t range_capacity;

// Index of the first range that starts above `address`.
static size_t
first_above(uintptr_t address)
{
    size_t low = 0, high = range_count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (ranges[middle].start <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

fd_range *
fd_range_of(uintptr_t address)
{
    size_t i = first_above(address);
    if (i == 0)
        return NULL;
    fd_range *r = &ranges[i - 1];
    return address - r->start < r->size ? r : NULL;
}

fd_range *
fd_range_at(uintptr_t start, uint64_t id)
{
    size_t i = first_above(start);
    return i > 0 && ranges[i - 1].start == start && ranges[i - 1].id == id ? &ranges[i - 1] : NULL;
}

unsigned int
fd_allocation_count(void)
{
    unsigned int count = 0;
    for (size_t i = 0; i < range_count; i++)
        count += ranges[i].space != FD_REGISTERED && !ranges[i].internal;
    return count;
}

static bool
insert(const fd_range *range)
{
    if (range_count == range_capacity) {
        size_t wanted = range_capacity > 0 ? 2 * range_capacity : 64;
        fd_range *grown = realloc(ranges, wanted * sizeof *grown);
        if (grown == NULL)
            return false;
        ranges = grown;
        range_capacity = wanted;
    }
    size_t i = first_above(range->start);
    memmove(&ranges[i + 1], &ranges[i], (range_count - i) * sizeof *ranges);
    ranges[i] = *range;
    range_count++;
    return true;
}

static bool
uses_device_memory(fd_space space)
{
    return space == FD_DEVICE || space == FD_MANAGED;
}

// From here on a sanitizer's own marks of an allocation take longer than the rest of a test; such a one is a mapping.
static const size_t LARGE = (size_t)256 << 20;

static void *
memory_new(size_t size)
{
    void *memory = NULL;
    if (size < LARGE)
        return posix_memalign(&memory, 512, size) == 0 ? memory : NULL;
    memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE,
                  -1, 0);
    return memory != MAP_FAILED ? memory : NULL;
}

static void
memory_free(void *memory, size_t size)
{
    if (size < LARGE)
        free(memory);
    else
        munmap(memory, size);
}

void
fd_take_out(fd_range *r)
{
    size_t i = (size_t)(r - ranges);
    if (uses_device_memory(r->space))
        fd_devices[r->device].used -= r->size;
    if (r->pool != NULL)
        fd_pool_give_back(r->pool, r->size);
    if (r->space != FD_REGISTERED && !r->borrowed)
        memory_free((void *)r->start, r->size);
    memmove(&ranges[i], &ranges[i + 1], (range_count - i - 1) * sizeof *ranges);
    range_count--;
}

static CUresult
insert_new(const fd_range *range, void *memory)
{
    if (!insert(range)) {
        memory_free(memory, range->size);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    CUresult status = range->pool != NULL ? fd_pool_take(range->pool, range->size) : CUDA_SUCCESS;
    if (status != CUDA_SUCCESS) {
        fd_range *r = fd_range_at(range->start, range->id);
        r->pool = NULL; // it has not been charged
        r->space = FD_HOST;
        fd_take_out(r);
        return status;
    }
    if (uses_device_memory(range->space))
        fd_devices[range->device].used += range->size;
    return CUDA_SUCCESS;
}

CUresult
fd_allocate(fd_space space, size_t size, unsigned int flags, fd_pool *pool, void **out)
{
    fd_context *context;
    FD_TRY(fd_current(&context));
    return fd_allocate_in(context, space, size, flags, pool, out);
}

static const size_t MOST_MEMORY = (size_t)1 << 46;

CUresult
fd_allocate_in(fd_context *context, fd_space space, size_t size, unsigned int flags, fd_pool *pool,
               void **out)
{
    if (size == 0 || out == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    bool elsewhere = pool != NULL && pool->location.type == CU_MEM_LOCATION_TYPE_DEVICE;
    int device = elsewhere ? pool->location.id : context != NULL ? context->device : 0;
    if (uses_device_memory(space) && size > fd_total_memory - fd_devices[device].used)
        return CUDA_ERROR_OUT_OF_MEMORY;
    // No machine has it, and a sanitizer reports the attempt.
    if (size > MOST_MEMORY)
        return CUDA_ERROR_OUT_OF_MEMORY;
    void *memory = memory_new(size);
    if (memory == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    fd_range range = {
        .start = (uintptr_t)memory,
        .size = size,
        .space = space,
        .device = device,
        .flags = flags,
        .context = pool == NULL ? context : NULL, // what a pool gives belongs to the pool
        .pool = pool,
        .id = fd_next_id(),
        .prefetched = {CU_MEM_LOCATION_TYPE_NONE, {CU_DEVICE_INVALID}},
        .preferred = {CU_MEM_LOCATION_TYPE_NONE, {CU_DEVICE_INVALID}},
    };
    CUresult status = insert_new(&range, memory);
    if (status == CUDA_SUCCESS)
        *out = memory;
    return status;
}

CUresult
fd_borrow(void *start, size_t size, fd_space space, fd_context *context)
{
    fd_range range = {
        .start = (uintptr_t)start,
        .size = size,
        .space = space,
        .device = context != NULL ? context->device : 0,
        .context = context,
        .id = fd_next_id(),
        .internal = true,
        .borrowed = true,
        .prefetched = {CU_MEM_LOCATION_TYPE_NONE, {CU_DEVICE_INVALID}},
        .preferred = {CU_MEM_LOCATION_TYPE_NONE, {CU_DEVICE_INVALID}},
    };
    if (!insert(&range))
        return CUDA_ERROR_OUT_OF_MEMORY;
    fd_devices[range.device].used += size;
    return CUDA_SUCCESS;
}

CUresult
fd_register(void *start, size_t size, unsigned int flags)
{
    fd_context *context;
    FD_TRY(fd_current(&context));
    if (start == NULL || size == 0)
        return CUDA_ERROR_INVALID_VALUE;
    if (fd_range_of((uintptr_t)start) != NULL)
        return CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED;
    fd_range range = {
        .start = (uintptr_t)start,
        .size = size,
        .space = FD_REGISTERED,
        .device = context->device,
        .flags = flags,
        .context = context,
        .id = fd_next_id(),
    };
    return insert(&range) ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}

CUresult
fd_release(uintptr_t start, fd_space space)
{
    size_t i = first_above(start);
    if (i == 0 || ranges[i - 1].start != start || ranges[i - 1].freeing)
        return CUDA_ERROR_INVALID_VALUE;
    fd_range *r = &ranges[i - 1];
    if (r->internal)
        return CUDA_ERROR_INVALID_VALUE;
    bool same = r->space == space || (space == FD_DEVICE && (r->space == FD_MANAGED || r->pool));
    if (!same)
        return CUDA_ERROR_INVALID_VALUE;
    fd_take_out(r);
    return CUDA_SUCCESS;
}

void
fd_release_context(const fd_context *context)
{
    for (size_t i = range_count; i-- > 0;)
        if (ranges[i].context == context)
            fd_take_out(&ranges[i]);
}

CUresult
fd_check_device_range(CUdeviceptr address, size_t size)
{
    if (size == 0)
        return CUDA_SUCCESS;
    const fd_range *r = fd_range_of((uintptr_t)address);
    bool inside = r != NULL && !r->freeing && size <= r->size - ((uintptr_t)address - r->start);
    return inside ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
