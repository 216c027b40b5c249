// An arena: memory that is freed all at once.
#ifndef SIM_BASE_ARENA_H
#define SIM_BASE_ARENA_H

#include "base/text.h"

typedef struct sim_chunk sim_chunk;

// All zeros is an empty arena. A failed allocation does not return, but leaves by `trouble`.
typedef struct sim_arena {
    sim_chunk *chunks;
    size_t used, size; // bytes in the newest chunk
    sim_trouble *trouble;
} sim_arena;

// Returns `count` zeroed items of `size` bytes each; never NULL. Aligned to 16, and to 64 from 64
// bytes on.
void *sim_alloc(sim_arena *arena, size_t count, size_t size);
char *sim_copy_text(sim_arena *arena, sim_text text); // the copy ends in a zero byte
void sim_arena_free(sim_arena *arena);

#define SIM_NEW(arena, type) ((type *)sim_alloc((arena), 1, sizeof(type)))

// Appends to an array that grows in an arena: `items` is the array, `count` how many items it has,
// `room` how many fit. Evaluates to a pointer to the new item.
#define SIM_PUSH(arena, items, count, room) \
    ((count) < (room) ? &(items)[(count)++] \
                      : (sim_grow((arena), (void **)&(items), (count), &(room), sizeof *(items)), \
                         &(items)[(count)++]))
void sim_grow(sim_arena *arena, void **items, size_t count, size_t *room, size_t size);

#endif
