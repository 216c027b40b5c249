// Implements arenas (base/arena.h): allocates memory from a list of chunks and frees all of them at
// once.
#include "base/arena.h"

#include <stdlib.h>

// The first chunk is small because most texts are small. Each further chunk is twice as large as
// the one before, up to CHUNK.
enum { FIRST_CHUNK = 4 * 1024, CHUNK = 64 * 1024, ALIGN = 64, SMALL_ALIGN = 16 };

struct sim_chunk {
    sim_chunk *next;
    char pad[ALIGN - sizeof(sim_chunk *)];
    char bytes[];
};

static void
add_chunk(sim_arena *arena, size_t size)
{
    size_t usual = 2 * arena->size < FIRST_CHUNK ? FIRST_CHUNK : 2 * arena->size;
    usual = usual < CHUNK ? usual : CHUNK;
    size = size < usual ? usual : (size + ALIGN - 1) / ALIGN * ALIGN;
    sim_chunk *chunk = aligned_alloc(ALIGN, sizeof *chunk + size);
    if (chunk == NULL)
        sim_fail(arena->trouble, CUBIND_SIM_OUT_OF_MEMORY, 0, "out of memory");
    memset(chunk->bytes, 0, size);
    chunk->next = arena->chunks;
    arena->chunks = chunk;
    arena->used = 0;
    arena->size = size;
}

void *
sim_alloc(sim_arena *arena, size_t count, size_t size)
{
    if (size != 0 && count > SIZE_MAX / 2 / size)
        sim_fail(arena->trouble, CUBIND_SIM_OUT_OF_MEMORY, 0, "out of memory");
    size *= count;
    size_t align = size >= ALIGN ? ALIGN : SMALL_ALIGN;
    arena->used = (arena->used + align - 1) / align * align;
    if (arena->chunks == NULL || arena->used > arena->size || size > arena->size - arena->used)
        add_chunk(arena, size);
    void *found = arena->chunks->bytes + arena->used;
    arena->used += size;
    return found;
}

char *
sim_copy_text(sim_arena *arena, sim_text text)
{
    char *copy = sim_alloc(arena, text.length + 1, 1);
    memcpy(copy, text.at, text.length);
    return copy;
}

void
sim_grow(sim_arena *arena, void **items, size_t count, size_t *room, size_t size)
{
    size_t wanted = *room == 0 ? 8 : 2 * *room;
    void *grown = sim_alloc(arena, wanted, size);
    if (count > 0)
        memcpy(grown, *items, count * size);
    *items = grown;
    *room = wanted;
}

void
sim_arena_free(sim_arena *arena)
{
    while (arena->chunks != NULL) {
        sim_chunk *next = arena->chunks->next;
        free(arena->chunks);
        arena->chunks = next;
    }
    *arena = (sim_arena){0};
}
