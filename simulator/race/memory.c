// Keeps the cells of global memory: in chunks, made when a kernel first accesses them.
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "race/race.h"

enum {
    CHUNK_BITS = 16, // log2 of the bytes of memory that a chunk covers
    WORDS = (1 << CHUNK_BITS) / SIM_RACE_WORD,
    BUCKETS = 4096,
    FEW = 16,       // chunks that are allocated one by one
    SLAB = 2 << 20, // bytes of the memory for several more, the size of a large page
};

typedef struct sim_race_chunk {
    uintptr_t number; // address >> CHUNK_BITS
    atomic_flag lock;
    struct sim_race_chunk *next; // in its bucket
    uint32_t writers[WORDS], clocks[WORDS], readers[WORDS];
} sim_race_chunk;

// The chunks of a launch.
typedef struct slab {
    struct slab *next;
    uint32_t used;
    sim_race_chunk chunks[];
} slab;
enum { SLAB_CHUNKS = (SLAB - sizeof(slab)) / sizeof(sim_race_chunk) };

struct sim_race_memory {
    _Atomic(sim_race_chunk *) buckets[BUCKETS];
    pthread_mutex_t lock;
    sim_race_chunk *few[FEW];
    uint32_t few_count;
    slab *slabs;
};

void
sim_race_memory_free(sim_race *race)
{
    struct sim_race_memory *memory = atomic_load(&race->memory);
    if (memory == NULL)
        return;
    for (uint32_t i = 0; i < memory->few_count; i++)
        free(memory->few[i]);
    for (slab *s = memory->slabs, *next; s != NULL; s = next) {
        next = s->next;
        munmap(s, SLAB);
    }
    pthread_mutex_destroy(&memory->lock);
    free(memory);
}

// Returns the chunks of a launch, which has none before its first access to global memory; NULL:
// out of memory.
static struct sim_race_memory *
memory_of(sim_race *race)
{
    struct sim_race_memory *memory = atomic_load_explicit(&race->memory, memory_order_acquire);
    if (memory != NULL)
        return memory;
    pthread_mutex_lock(&race->lock);
    memory = atomic_load(&race->memory);
    if (memory == NULL && (memory = calloc(1, sizeof *memory)) != NULL) {
        pthread_mutex_init(&memory->lock, NULL);
        atomic_store_explicit(&race->memory, memory, memory_order_release);
    }
    pthread_mutex_unlock(&race->lock);
    return memory;
}

// Maps memory that begins at a multiple of its size, for large pages. It is zero.
static slab *
map_slab(void)
{
    char *found = mmap(NULL, 2 * SLAB, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (found == MAP_FAILED)
        return NULL;
    size_t before = -(uintptr_t)found % SLAB;
    if (before > 0)
        munmap(found, before);
    if (before < SLAB)
        munmap(found + before + SLAB, SLAB - before);
    madvise(found + before, SLAB, MADV_HUGEPAGE);
    return (slab *)(found + before);
}

// Returns a fresh chunk of zeros; NULL: out of memory. A kernel that accesses little memory gets
// chunks that stay untouched until a cell in them is used. One that accesses much gets large pages.
static sim_race_chunk *
new_chunk(struct sim_race_memory *memory)
{
    if (memory->few_count < FEW) {
        sim_race_chunk *chunk = calloc(1, sizeof *chunk);
        if (chunk != NULL)
            memory->few[memory->few_count++] = chunk;
        return chunk;
    }
    if (memory->slabs == NULL || memory->slabs->used == SLAB_CHUNKS) {
        slab *added = map_slab();
        if (added == NULL)
            return NULL;
        added->next = memory->slabs;
        memory->slabs = added;
    }
    return &memory->slabs->chunks[memory->slabs->used++];
}

static _Atomic(sim_race_chunk *) *
bucket_of(struct sim_race_memory *memory, uintptr_t number)
{
    return &memory->buckets[(number ^ number >> 12) % BUCKETS];
}

static sim_race_chunk *
find_in(_Atomic(sim_race_chunk *) *bucket, uintptr_t number)
{
    sim_race_chunk *chunk = atomic_load_explicit(bucket, memory_order_acquire);
    while (chunk != NULL && chunk->number != number)
        chunk = chunk->next;
    return chunk;
}

// Returns the chunk with this number, which is made if it is new; NULL: out of memory.
static sim_race_chunk *
chunk_of(sim_race *race, uintptr_t number)
{
    struct sim_race_memory *memory = memory_of(race);
    if (memory == NULL)
        return NULL;
    _Atomic(sim_race_chunk *) *bucket = bucket_of(memory, number);
    sim_race_chunk *chunk = find_in(bucket, number);
    if (chunk != NULL)
        return chunk;
    pthread_mutex_lock(&memory->lock);
    chunk = find_in(bucket, number);
    if (chunk == NULL && (chunk = new_chunk(memory)) != NULL) {
        chunk->number = number;
        atomic_flag_clear(&chunk->lock);
        chunk->next = atomic_load(bucket);
        atomic_store_explicit(bucket, chunk, memory_order_release);
    }
    pthread_mutex_unlock(&memory->lock);
    return chunk;
}

static void
lock(const sim_race *race, sim_race_chunk *chunk)
{
    while (race->is_parallel &&
           atomic_flag_test_and_set_explicit(&chunk->lock, memory_order_acquire))
        sched_yield();
}

static void
unlock(const sim_race *race, sim_race_chunk *chunk)
{
    if (race->is_parallel)
        atomic_flag_clear_explicit(&chunk->lock, memory_order_release);
}

void
sim_race_cursor_end(sim_race_cursor *cursor)
{
    if (cursor->chunk != NULL)
        unlock(cursor->set->race, cursor->chunk);
    cursor->chunk = NULL;
}

bool
sim_race_cells_at(sim_race_cursor *cursor, uintptr_t address, sim_race_cells *cells,
                  uint32_t *words)
{
    sim_race_set *set = cursor->set;
    uintptr_t number = address >> CHUNK_BITS;
    sim_race_chunk *chunk = cursor->chunk;
    if (chunk == NULL || chunk->number != number) {
        sim_race_cursor_end(cursor);
        sim_race_chunk **recent = &set->recent[number % 16];
        if (*recent == NULL || (*recent)->number != number)
            *recent = chunk_of(set->race, number);
        chunk = cursor->chunk = *recent;
        if (chunk == NULL) {
            atomic_store(&set->race->is_full, true);
            return false;
        }
        lock(set->race, chunk);
    }
    uint32_t first = (uint32_t)(address % (1 << CHUNK_BITS)) / SIM_RACE_WORD;
    *cells =
        (sim_race_cells){&chunk->writers[first], &chunk->clocks[first], &chunk->readers[first]};
    *words = WORDS - first;
    return true;
}

static sim_race_cells
cells_from(sim_race_chunk *chunk, uint32_t first)
{
    return (sim_race_cells){&chunk->writers[first], &chunk->clocks[first], &chunk->readers[first]};
}

void
sim_race_each_common(const sim_race *a, const sim_race *b,
                     void (*visit)(void *data, uintptr_t address, const sim_race_cells *a,
                                   const sim_race_cells *b, uint32_t words),
                     void *data)
{
    struct sim_race_memory *of_a = atomic_load(&a->memory), *of_b = atomic_load(&b->memory);
    for (int i = 0; of_a != NULL && of_b != NULL && i < BUCKETS; i++)
        for (sim_race_chunk *x = atomic_load(&of_a->buckets[i]); x != NULL; x = x->next) {
            sim_race_chunk *y = find_in(&of_b->buckets[i], x->number);
            if (y == NULL)
                continue;
            sim_race_cells cells_x = cells_from(x, 0), cells_y = cells_from(y, 0);
            visit(data, x->number << CHUNK_BITS, &cells_x, &cells_y, WORDS);
        }
}

static void
forget_in(const sim_race *race, sim_race_chunk *chunk, uintptr_t address, size_t size)
{
    uintptr_t start = chunk->number << CHUNK_BITS, end = start + (1 << CHUNK_BITS);
    uintptr_t from = address > start ? address : start;
    uintptr_t to = address + size < end ? address + size : end;
    if (from >= to)
        return;
    uint32_t first = (uint32_t)(from - start) / SIM_RACE_WORD;
    uint32_t words = (uint32_t)(to - start + SIM_RACE_WORD - 1) / SIM_RACE_WORD - first;
    lock(race, chunk);
    memset(&chunk->writers[first], 0, words * sizeof(uint32_t));
    memset(&chunk->readers[first], 0, words * sizeof(uint32_t));
    unlock(race, chunk);
}

void
sim_race_forget(sim_race *race, uintptr_t address, size_t size)
{
    struct sim_race_memory *memory = atomic_load(&race->memory);
    uintptr_t first = address >> CHUNK_BITS, last = (address + size - 1) >> CHUNK_BITS;
    if (memory == NULL || size == 0)
        return;
    for (uintptr_t number = first; number <= last && last - first < BUCKETS; number++) {
        sim_race_chunk *chunk = find_in(bucket_of(memory, number), number);
        if (chunk != NULL)
            forget_in(race, chunk, address, size);
    }
    for (int i = 0; last - first >= BUCKETS && i < BUCKETS; i++)
        for (sim_race_chunk *chunk = atomic_load(&memory->buckets[i]); chunk != NULL;
             chunk = chunk->next)
            forget_in(race, chunk, address, size);
}

size_t
sim_race_bytes(const sim_race *race)
{
    const struct sim_race_memory *memory = atomic_load(&race->memory);
    size_t bytes = sizeof *race;
    if (memory == NULL)
        return bytes;
    bytes += sizeof *memory + memory->few_count * sizeof(sim_race_chunk);
    for (const slab *s = memory->slabs; s != NULL; s = s->next)
        bytes += SLAB;
    return bytes;
}
