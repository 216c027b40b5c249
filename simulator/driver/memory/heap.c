// Implements the heap that kernels allocate from. Each context has one stretch of memory, which is
// freed with the context. Freed blocks stay in it, so a kernel that still writes to one damages
// nothing else in the process.
#include "memory/heap.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

#include "cubind_sim.h"

typedef struct block {
    size_t offset, size, room;
    bool used;
} block;

struct drv_heap {
    char *memory;       // NULL until kernels allocate
    size_t size, taken; // bytes
    block *blocks;      // sorted by offset
    size_t count, capacity, free_count;
    pthread_mutex_t lock; // several threads may run a kernel at once
};

struct drv_heap *
drv_heap_new(void)
{
    struct drv_heap *heap = calloc(1, sizeof *heap);
    if (heap != NULL)
        pthread_mutex_init(&heap->lock, NULL);
    return heap;
}

void
drv_heap_resize(struct drv_heap *heap, size_t size)
{
    pthread_mutex_lock(&heap->lock);
    if (heap->memory == NULL)
        heap->size = size;
    pthread_mutex_unlock(&heap->lock);
}

static bool
is_there(struct drv_heap *heap)
{
    if (heap->memory != NULL)
        return true;
    void *memory = mmap(NULL, heap->size, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    heap->memory = memory != MAP_FAILED ? memory : NULL;
    return heap->memory != NULL;
}

void
drv_heap_delete(struct drv_heap *heap)
{
    if (heap == NULL)
        return;
    if (heap->memory != NULL) {
        cubind_sim_mark_written(heap->memory, heap->taken);
        munmap(heap->memory, heap->size);
    }
    pthread_mutex_destroy(&heap->lock);
    free(heap->blocks);
    free(heap);
}

// Returns a freed block that is large enough, but not much larger; NULL: there is none.
static block *
find_free(struct drv_heap *heap, size_t room)
{
    for (size_t i = 0; heap->free_count > 0 && i < heap->count; i++) {
        block *b = &heap->blocks[i];
        if (!b->used && b->room >= room && b->room / 2 <= room) {
            heap->free_count--;
            return b;
        }
    }
    return NULL;
}

static block *
add_block(struct drv_heap *heap, size_t room)
{
    if (room > heap->size - heap->taken)
        return NULL;
    if (heap->count == heap->capacity) {
        size_t wanted = heap->capacity > 0 ? 2 * heap->capacity : 64;
        block *grown = realloc(heap->blocks, wanted * sizeof *grown);
        if (grown == NULL)
            return NULL;
        heap->blocks = grown;
        heap->capacity = wanted;
    }
    block *b = &heap->blocks[heap->count++];
    *b = (block){.offset = heap->taken, .room = room};
    heap->taken += room;
    return b;
}

// Allocates a block, and leaves a gap after it, so that a small overrun does not reach the next
// block.
uint64_t
drv_heap_allocate(struct drv_heap *heap, uint64_t size)
{
    enum { ALIGN = 16 };
    size_t room = ((size_t)size + 2 * ALIGN - 1) / ALIGN * ALIGN;
    pthread_mutex_lock(&heap->lock);
    bool fits = size > 0 && size <= heap->size && is_there(heap);
    block *b = fits ? find_free(heap, room) : NULL;
    if (fits && b == NULL)
        b = add_block(heap, room);
    uint64_t address = 0;
    if (b != NULL) {
        b->used = true;
        b->size = (size_t)size;
        address = (uint64_t)(uintptr_t)(heap->memory + b->offset);
    }
    pthread_mutex_unlock(&heap->lock);
    return address;
}

// Returns the last block that begins at or before an offset, or NULL.
static block *
last_block(struct drv_heap *heap, uint64_t offset)
{
    size_t low = 0, high = heap->count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (heap->blocks[middle].offset <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low > 0 ? &heap->blocks[low - 1] : NULL;
}

// Returns the block in use that contains an address, or NULL.
static block *
block_of(struct drv_heap *heap, uint64_t address)
{
    uint64_t offset = address - (uint64_t)(uintptr_t)heap->memory;
    block *b = last_block(heap, offset);
    return b != NULL && b->used && offset - b->offset < b->size ? b : NULL;
}

bool
drv_heap_release(struct drv_heap *heap, uint64_t address)
{
    pthread_mutex_lock(&heap->lock);
    block *b = block_of(heap, address);
    bool found = b != NULL && (uint64_t)(uintptr_t)(heap->memory + b->offset) == address;
    if (found) {
        b->used = false;
        heap->free_count++;
    }
    pthread_mutex_unlock(&heap->lock);
    return found;
}

// Describes, among others, freed blocks whose memory has not been used again.
bool
drv_heap_describe(struct drv_heap *heap, uint64_t address, uint64_t size, char *text, size_t room)
{
    uint64_t offset = address - (uint64_t)(uintptr_t)heap->memory;
    pthread_mutex_lock(&heap->lock);
    const block *b = last_block(heap, offset);
    bool found = offset < heap->taken && b != NULL;
    unsigned long long after = found ? offset - b->offset - b->size : 0;
    char what[80];
    if (found)
        snprintf(what, sizeof what, "%zu bytes at 0x%zx made by malloc in a kernel", b->size,
                 (size_t)(uintptr_t)heap->memory + b->offset);
    if (found && !b->used && offset - b->offset < b->size)
        snprintf(text, room, "in an allocation of %s, which free freed", what);
    else if (found && offset - b->offset + size <= b->size)
        snprintf(text, room, "in an allocation of %s", what);
    else if (found && offset - b->offset < b->size)
        snprintf(text, room, "%llu of them after the end of an allocation of %s",
                 (unsigned long long)(offset - b->offset + size - b->size), what);
    else if (found && after == 0)
        snprintf(text, room, "right at the end of an allocation of %s", what);
    else if (found)
        snprintf(text, room, "%llu bytes after the end of an allocation of %s", after, what);
    pthread_mutex_unlock(&heap->lock);
    return found;
}

bool
drv_heap_find(struct drv_heap *heap, uint64_t address, uint64_t *start, uint64_t *size)
{
    pthread_mutex_lock(&heap->lock);
    const block *b = block_of(heap, address);
    if (b != NULL) {
        *start = (uint64_t)(uintptr_t)(heap->memory + b->offset);
        *size = b->size;
    }
    pthread_mutex_unlock(&heap->lock);
    return b != NULL;
}
