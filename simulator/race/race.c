// Makes and frees the state of the race check.
#include "race/race.h"

#include <stdlib.h>

#include "lanes/watch.h"

sim_race *
sim_race_new(bool is_parallel)
{
    sim_race *race = calloc(1, sizeof *race);
    if (race == NULL)
        return NULL;
    race->is_parallel = is_parallel;
    pthread_mutex_init(&race->lock, NULL);
    pthread_mutex_init(&race->variables.lock, NULL);
    return race;
}

void
sim_race_free(sim_race *race)
{
    if (race == NULL)
        return;
    for (sim_race_life *life = race->lives, *next; life != NULL; life = next) {
        next = life->next;
        free(life->releases);
        free(life->rounds);
        free(life);
    }
    sim_race_table_free(&race->table);
    sim_race_memory_free(race);
    free(race->variables.items);
    pthread_mutex_destroy(&race->variables.lock);
    pthread_mutex_destroy(&race->lock);
    free(race);
}

static bool
make_block(sim_race_set *set, sim_race_block *block, uint32_t warps, uint32_t words)
{
    *block = (sim_race_block){.set = set, .warp_count = warps, .shared_words = words};
    block->warps = calloc(warps, sizeof *block->warps);
    block->cluster_arrival = calloc(SIM_RACE_WARPS, sizeof *block->cluster_arrival);
    block->shared.writers = calloc(3 * ((size_t)words + 1), sizeof(uint32_t));
    if (block->warps == NULL || block->cluster_arrival == NULL || block->shared.writers == NULL)
        return false;
    block->shared.clocks = block->shared.writers + words + 1;
    block->shared.readers = block->shared.clocks + words + 1;
    return true;
}

sim_race_set *
sim_race_set_new(sim_race *race, uint32_t blocks, uint32_t warps, uint32_t shared_bytes)
{
    sim_race_set *set = calloc(1, sizeof *set);
    if (set == NULL)
        return NULL;
    set->race = race;
    set->watchers = sim_watchers_find();
    pthread_mutex_init(&set->variables.lock, NULL);
    set->blocks = calloc(blocks, sizeof *set->blocks);
    set->block_count = set->blocks != NULL ? blocks : 0;
    bool fine = set->blocks != NULL;
    for (uint32_t i = 0; i < set->block_count; i++)
        fine &= make_block(set, &set->blocks[i], warps, (shared_bytes + 3) / SIM_RACE_WORD);
    if (!fine) {
        sim_race_set_free(set);
        return NULL;
    }
    return set;
}

void
sim_race_set_start(sim_race_set *set)
{
    atomic_store(&set->shared.next, 0);
    free(set->variables.items);
    set->variables.items = NULL;
    set->variables.count = set->variables.room = 0;
}

void
sim_race_set_free(sim_race_set *set)
{
    if (set == NULL)
        return;
    for (uint32_t i = 0; i < set->block_count; i++) {
        free(set->blocks[i].warps);
        free(set->blocks[i].cluster_arrival);
        free(set->blocks[i].shared.writers);
        free(set->blocks[i].shared_slots.items);
        free(set->blocks[i].global_slots.items);
    }
    free(set->blocks);
    sim_race_table_free(&set->shared);
    free(set->variables.items);
    pthread_mutex_destroy(&set->variables.lock);
    free(set);
}
