// Memory that is given back all at once.
#ifndef SIM_BASE_ARENA_H
#define SIM_BASE_ARENA_H

#include "base/text.h"

typedef struct sim_chunk sim_chunk;

// Zeros are an empty arena. `trouble` is where a failed allocation leads.
typedef struct sim_arena {
    sim_chunk *chunks;
    size_t used, size; // of the newest chunk
    sim_trouble *trouble;
} sim_arena;

// `count` items of `size` zeroed bytes, aligned to 64; never NULL.
void *sim_alloc(sim_arena *arena, size_t count, size_t size);
char *sim_copy_text(sim_arena *arena, sim_text text); // ends in 0
void sim_arena_free(sim_arena *arena);

#define SIM_NEW(arena, type) ((type *)sim_alloc((arena), 1, sizeof(type)))

// An array that grows in an arena: `item` is a pointer, `count` how many there are, `room` how many fit.
#define SIM_PUSH(arena, items, count, room) \
    ((count) < (room) ? &(items)[(count)++] \
                      : (sim_grow((arena), (void **)&(items), (count), &(room), sizeof *(items)), \
                         &(items)[(count)++]))
void sim_grow(sim_arena *arena, void **items, size_t count, size_t *room, size_t size);

#endif
