// Keeps what has been released through variables, by their addresses.
#include <stdlib.h>
#include <string.h>

#include "race/race.h"

static uint32_t
place_of(uintptr_t address, uint32_t room)
{
    return (uint32_t)((address * 0x9e3779b97f4a7c15u) >> 32) & (room - 1);
}

static sim_race_variable *
find(const sim_race_variables *all, uintptr_t address)
{
    if (all->count == 0)
        return NULL;
    uint32_t i = place_of(address, all->room);
    while (all->items[i].address != 0 && all->items[i].address != address)
        i = (i + 1) & (all->room - 1);
    return &all->items[i];
}

static bool
grow(sim_race_variables *all)
{
    sim_race_variables grown = {.room = all->room == 0 ? 64 : 2 * all->room};
    grown.items = calloc(grown.room, sizeof *grown.items);
    if (grown.items == NULL)
        return false;
    grown.count = 1; // so that find() searches
    for (uint32_t i = 0; i < all->room; i++)
        if (all->items[i].address != 0)
            *find(&grown, all->items[i].address) = all->items[i];
    free(all->items);
    all->items = grown.items;
    all->room = grown.room;
    return true;
}

// Returns the variable at an address, which is added if it is new; NULL: out of memory.
static sim_race_variable *
make(sim_race_variables *all, uintptr_t address)
{
    if (2 * all->count >= all->room && !grow(all))
        return NULL;
    all->count += all->count == 0;
    sim_race_variable *found = find(all, address);
    if (found->address == 0) {
        found->address = address;
        all->count++;
    }
    return found;
}

static sim_race_variables *
variables_of(const sim_race_warp *warp, bool shared)
{
    return shared ? &warp->block->set->variables : &warp->block->set->race->variables;
}

// Takes over what a strong read makes visible. It counts from the next fence or barrier on, or at
// once if the read acquires. So does a read by an atomic, because locks are often taken without a
// fence.
void
sim_race_variable_read(sim_race_warp *warp, bool shared, uintptr_t address,
                       const sim_race_access *access)
{
    sim_race_variables *all = variables_of(warp, shared);
    uint64_t stamp = 0;
    bool found = false;
    if (!shared)
        atomic_store_explicit(&warp->block->set->race->has_strong_reads, true,
                              memory_order_relaxed);
    if (all->count == 0)
        return;
    pthread_mutex_lock(&all->lock);
    const sim_race_variable *variable = find(all, address);
    if (variable != NULL && variable->address != 0) {
        stamp = access->scope == SIM_RACE_BLOCK ? 0 : variable->stamp;
        found = stamp != 0 || variable->life == warp->block->life;
        if (variable->life == warp->block->life)
            sim_race_join(warp->pending_seen, variable->covered);
    }
    pthread_mutex_unlock(&all->lock);
    if (!found)
        return;
    warp->has_pending = true;
    warp->pending = stamp > warp->pending ? stamp : warp->pending;
    if (access->acquire || access->atomic)
        sim_race_settle(warp);
}

// Releases what the last fence covers, or everything before if the write itself releases.
void
sim_race_variable_write(sim_race_warp *warp, bool shared, uintptr_t address,
                        const sim_race_access *access)
{
    sim_race *race = warp->block->set->race;
    if (access->release)
        sim_race_fence(warp, access->scope);
    if (!warp->has_fence)
        return;
    bool to_device = access->scope != SIM_RACE_BLOCK && warp->fence_scope != SIM_RACE_BLOCK;
    if (to_device && warp->fence_stamp == 0) {
        warp->fence_stamp = atomic_fetch_add(&race->stamps, 1) + 1;
        sim_race_release_add(warp->block, warp->fence_stamp, warp->fenced);
    }
    sim_race_variables *all = variables_of(warp, shared);
    pthread_mutex_lock(&all->lock);
    sim_race_variable *variable = make(all, address);
    if (variable == NULL) {
        atomic_store(&race->is_full, true);
    } else {
        if (to_device && warp->fence_stamp > variable->stamp)
            variable->stamp = warp->fence_stamp;
        if (variable->life != warp->block->life)
            memset(variable->covered, 0, sizeof variable->covered);
        variable->life = warp->block->life;
        warp->block->life->is_used = true;
        sim_race_join(variable->covered, warp->fenced);
    }
    pthread_mutex_unlock(&all->lock);
}
