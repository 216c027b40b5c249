// Provides arenas. An arena allocates memory that is freed all at once.
#ifndef SIM_BASE_ARENA_H
#define SIM_BASE_ARENA_H

#include "base/text.h"

typedef struct sim_chunk sim_chunk;

// An arena with all zeros is empty. A failed allocation does not return, but jumps to the handler
// of `trouble`.
typedef struct sim_arena {
    sim_chunk *chunks;
    size_t used, size; // bytes in the newest chunk
    sim_trouble *trouble;
} sim_arena;

// Returns `count` zeroed items of `size` bytes each; never NULL. The memory is aligned to 16 bytes,
// or to 64 if it has 64 bytes or more.
void *sim_alloc(sim_arena *arena, size_t count, size_t size);
char *sim_copy_text(sim_arena *arena, sim_text text); // the copy ends in a zero byte
void sim_arena_free(sim_arena *arena);

#define SIM_NEW(arena, type) ((type *)sim_alloc((arena), 1, sizeof(type)))

// Appends an item to an array that grows in an arena, and evaluates to a pointer to the new item.
// `items` is the array, `count` the number of its items, and `room` the number for which it has
// memory.
#define SIM_PUSH(arena, items, count, room) \
    ((count) < (room) ? &(items)[(count)++] \
                      : (sim_grow((arena), (void **)&(items), (count), &(room), sizeof *(items)), \
                         &(items)[(count)++]))
void sim_grow(sim_arena *arena, void **items, size_t count, size_t *room, size_t size);

#endif
