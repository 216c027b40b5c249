// Allocates the memory of a set of blocks that are resident together. A CPU thread keeps a small
// allocation from one launch to the next, because allocating it anew costs more than running a
// small grid.
#include <stddef.h>
#include <stdlib.h>

#include "execute/program.h"
#include "execute/races.h"
#include "lanes/watch.h"
#include "execute/unwritten.h"

enum { MOST_KEPT = 16 << 20 };

// --- memory that a thread keeps ---

typedef struct kept {
    size_t bytes;
    _Alignas(64) char memory[];
} kept;

static pthread_key_t key;
static bool has_key;

static void
make_key(void)
{
    has_key = pthread_key_create(&key, free) == 0;
}

// Returns at least `bytes` bytes, which are not cleared.
static char *
take_memory(size_t bytes)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make_key);
    kept *found = has_key ? pthread_getspecific(key) : NULL;
    if (found != NULL)
        pthread_setspecific(key, NULL); // in use
    if (found != NULL && found->bytes >= bytes)
        return found->memory;
    free(found);
    found = aligned_alloc(64, sizeof *found + bytes);
    if (found == NULL)
        return NULL;
    found->bytes = bytes;
    return found->memory;
}

static void
give_memory(char *memory)
{
    kept *given = memory == NULL ? NULL : (kept *)(memory - offsetof(kept, memory));
    if (given == NULL || given->bytes > MOST_KEPT || !has_key || pthread_getspecific(key) != NULL ||
        pthread_setspecific(key, given) != 0)
        free(given);
}

// --- the layout of the memory ---

static size_t
rounded(size_t bytes)
{
    return (bytes + 63) / 64 * 64;
}

static size_t
bytes_of_block(const sim_grid *grid)
{
    size_t frame = rounded(grid->program->code->frame_bytes);
    return rounded(grid->shared_bytes) + rounded(grid->warps * sizeof(sim_warp)) +
           frame * grid->warps;
}

// Takes the next bytes of the memory.
static void *
carve(char **memory, size_t bytes)
{
    void *found = *memory;
    *memory += rounded(bytes);
    return found;
}

static void *
carve_zeros(char **memory, size_t bytes)
{
    return memset(carve(memory, bytes), 0, bytes);
}

static void
make_warp(sim_block *block, uint32_t index, char **memory)
{
    sim_set *set = block->set;
    const sim_grid *grid = block->grid;
    sim_warp *warp = &block->warps[index];
    size_t number = (size_t)(block - set->blocks) * grid->warps + index;
    memset(warp, 0, offsetof(sim_warp, splits));
    warp->block = block;
    warp->index = index;
    warp->root.function = grid->program->own;
    warp->root.places = carve(memory, grid->program->code->frame_bytes);
    sim_frame_fill(warp, &warp->root, warp->root.places);
    warp->local = set->local + number * SIM_WARP * grid->local_bytes;
    warp->choosers = sim_choosers();
    warp->watchers = sim_watchers_find();
    sim_stretches_fill(warp);
}

bool
sim_set_make(sim_set *set, sim_grid *grid, uint64_t count, uint32_t cluster_size)
{
    size_t blocks = rounded(count * sizeof *set->blocks),
           arrivals = rounded(count * sizeof *set->cluster_arrived);
    size_t local = count * grid->warps * SIM_WARP * grid->local_bytes;
    *set = (sim_set){.grid = grid, .count = (uint32_t)count, .cluster_size = cluster_size};
    set->memory = take_memory(blocks + 2 * arrivals + count * bytes_of_block(grid));
    set->local = calloc(local + 1, 1); // the pages stay untouched until they are used
    if (set->memory == NULL || set->local == NULL)
        return false;
    char *at = set->memory;
    set->blocks = carve_zeros(&at, blocks);
    set->cluster_arrived = carve_zeros(&at, arrivals);
    set->cluster_phases = carve_zeros(&at, arrivals);
    for (uint64_t i = 0; i < count; i++) {
        sim_block *block = &set->blocks[i];
        block->grid = grid;
        block->set = set;
        block->shared = carve(&at, grid->shared_bytes);
        block->warps = carve(&at, grid->warps * sizeof *block->warps);
        for (uint32_t j = 0; j < grid->warps; j++)
            make_warp(block, j, &at);
    }
    return sim_races_make(set);
}

static void
free_block(sim_block *block)
{
    const sim_grid *grid = block->grid;
    if (block->shared != NULL)
        sim_unwritten_end(grid, block->shared, grid->shared_bytes);
    for (uint32_t i = 0; block->warps != NULL && i < grid->warps; i++) {
        sim_spin_free(&block->warps[i]);
        sim_shadow_free(&block->warps[i].root);
    }
}

void
sim_set_free(sim_set *set)
{
    for (uint32_t i = 0; set->blocks != NULL && i < set->count; i++)
        free_block(&set->blocks[i]);
    if (set->local != NULL)
        sim_unwritten_end(set->grid, set->local,
                          (size_t)set->count * set->grid->warps * SIM_WARP *
                              set->grid->local_bytes);
    sim_origins_free(set);
    sim_races_free(set);
    give_memory(set->memory);
    free(set->local);
}
