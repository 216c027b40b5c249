// Implements the arena and arena_grow(): cuts allocations from the front of zeroed blocks of at
// least 256 KiB.
#include "base/arena_build.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK_SIZE = 256 * 1024, ALIGNMENT = 16 };

typedef struct block {
    struct block *next;
    size_t used;
    size_t capacity;
    _Alignas(ALIGNMENT) char data[];
} block;

// Returns `memory`; ends the program if that is NULL.
static void *
must(void *memory)
{
    if (memory == NULL) {
        fputs("cubind: out of memory\n", stderr);
        exit(1);
    }
    return memory;
}

arena *
arena_new(void)
{
    return must(calloc(1, sizeof(arena)));
}

void
arena_free(arena *a)
{
    if (a == NULL)
        return;
    for (block *b = a->blocks; b != NULL;) {
        block *next = b->next;
        free(b);
        b = next;
    }
    free(a);
}

static void
add_block(arena *a, size_t capacity)
{
    block *b = must(calloc(1, sizeof(block) + capacity));
    b->capacity = capacity;
    b->next = a->blocks;
    a->blocks = b;
}

void *
arena_alloc(arena *a, size_t size)
{
    size = (size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
#ifdef CUBIND_ARENA_MALLOC
    add_block(a, size);
#else
    if (a->blocks == NULL || a->blocks->capacity - a->blocks->used < size)
        add_block(a, size > BLOCK_SIZE ? size : BLOCK_SIZE);
#endif
    block *b = a->blocks;
    void *memory = b->data + b->used;
    b->used += size;
    return memory;
}

void *
arena_grow(arena *a, void *items, int count, size_t size)
{
    // The array is full exactly when `count` is 0 or a power of two; then the room doubles.
    if (count > 0 && (count & (count - 1)) != 0)
        return items;
    void *grown = arena_alloc(a, size * (size_t)(count == 0 ? 1 : 2 * count));
    if (count > 0)
        memcpy(grown, items, size * (size_t)count);
    return grown;
}
