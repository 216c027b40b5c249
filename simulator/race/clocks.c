// Keeps the clocks of warps, and decides which of two accesses happened first.
#include <stdlib.h>
#include <string.h>

#include "race/race.h"

// --- starting ---

// Begins another life of a block, or the first life of the next block. A life to which nothing
// refers is used again, because a grid may have millions of blocks that access no global memory.
// False: out of memory.
static bool
begin_life(sim_race_block *block, const uint32_t index[3], uint64_t number, uint64_t cluster)
{
    sim_race *race = block->set->race;
    sim_race_life *life = block->life;
    block->serial++;
    if (life == NULL || life->is_used) {
        life = calloc(1, sizeof *life);
        if (life == NULL)
            return false;
        pthread_mutex_lock(&race->lock);
        life->next = race->lives;
        race->lives = life;
        pthread_mutex_unlock(&race->lock);
    }
    memcpy(life->block, index, sizeof life->block);
    life->number = number;
    life->cluster = cluster;
    block->life = life;
    return true;
}

// Sets all clocks to 2. Clock 1 is that of accesses before the life: whoever has seen it has seen
// none of this life.
static void
start_clocks(sim_race_block *block)
{
    for (uint32_t i = 0; i < block->warp_count; i++) {
        sim_race_warp *warp = &block->warps[i];
        for (int j = 0; j < SIM_RACE_WARPS; j++)
            warp->seen[j] = warp->fenced[j] = warp->pending_seen[j] = 1;
        warp->seen[i] = warp->floor = warp->live_floor = warp->together = 2;
        warp->partial_count = 0;
        warp->touched = false;
    }
    for (int i = 0; i < SIM_RACE_BARRIERS; i++)
        for (int j = 0; j < SIM_RACE_WARPS; j++)
            block->barriers[i].seen[j] = 1;
}

static void
forget_slots(sim_race_slots *slots)
{
    slots->count = slots->size = slots->used = 0;
}

bool
sim_race_block_start(sim_race_block *block, const uint32_t index[3], uint64_t number,
                     uint64_t cluster, uint32_t threads)
{
    if (!begin_life(block, index, number, cluster))
        return false;
    for (uint32_t i = 0; i < block->warp_count; i++) {
        sim_race_warp *warp = &block->warps[i];
        uint32_t rest = threads - i * SIM_WARP;
        *warp = (sim_race_warp){.block = block,
                                .index = i,
                                .lanes = rest >= SIM_WARP ? UINT32_MAX : (1u << rest) - 1,
                                .active = UINT32_MAX};
    }
    memset(block->barriers, 0, sizeof block->barriers);
    memset(block->shared.writers, 0, block->shared_words * sizeof(uint32_t));
    memset(block->shared.readers, 0, block->shared_words * sizeof(uint32_t));
    forget_slots(&block->shared_slots);
    forget_slots(&block->global_slots);
    start_clocks(block);
    return true;
}

// Continues a block as another life. Everything before counts as ordered.
static void
renew(sim_race_block *block)
{
    sim_race_life *old = block->life;
    uint32_t index[3] = {old->block[0], old->block[1], old->block[2]};
    old->is_used = true; // records of shared memory refer to it
    if (!begin_life(block, index, old->number, old->cluster)) {
        atomic_store(&block->set->race->is_full, true);
        return;
    }
    block->life->rounds = old->rounds;
    old->rounds = NULL;
    forget_slots(&block->shared_slots);
    forget_slots(&block->global_slots);
    start_clocks(block);
}

void
sim_race_clock_advance(sim_race_warp *warp)
{
    if (++warp->seen[warp->index] >= SIM_RACE_LAST)
        renew(warp->block);
    warp->touched = false;
}

// --- the lanes of a warp ---

void
sim_race_lanes(sim_race_warp *warp, uint32_t active)
{
    warp->active = active;
    if (warp->touched)
        sim_race_clock_advance(warp);
    warp->together = warp->seen[warp->index];
}

// Turns the warp's reads of variables into an acquire.
void
sim_race_settle(sim_race_warp *warp)
{
    if (!warp->has_pending)
        return;
    uint32_t own = warp->pending_seen[warp->index];
    warp->has_pending = false;
    sim_race_join(warp->seen, warp->pending_seen);
    if (own >= warp->floor) // lanes of this warp have released it for each other
        warp->floor = own + 1;
    sim_race_acquire(warp, warp->pending);
}

void
sim_race_warp_sync(sim_race_warp *warp, uint32_t members, bool all)
{
    sim_race_settle(warp);
    if (warp->touched)
        sim_race_clock_advance(warp);
    uint32_t clock = warp->seen[warp->index];
    if (all) {
        warp->live_floor = clock;
        warp->floor_lanes = members;
        if ((warp->lanes & ~members) != 0)
            return;
        warp->floor = clock;
        warp->partial_count = 0;
        return;
    }
    if (warp->partial_count == SIM_RACE_PARTIAL) {
        warp->floor = warp->partial[SIM_RACE_PARTIAL / 2].clock;
        warp->partial_count /= 2;
        memmove(warp->partial, &warp->partial[SIM_RACE_PARTIAL / 2],
                SIM_RACE_PARTIAL / 2 * sizeof *warp->partial);
    }
    warp->partial[warp->partial_count].clock = clock;
    warp->partial[warp->partial_count++].mask = members;
}

bool
sim_race_are_lanes_ordered(const sim_race_warp *warp, uint32_t from, uint32_t to, uint32_t clock)
{
    uint32_t reached = 1u << from, floor_lanes = warp->floor_lanes;
    if (from == to || clock < warp->floor)
        return true;
    if (clock < warp->live_floor && floor_lanes >> from & 1)
        return true;
    for (uint32_t i = 0; i < warp->partial_count; i++)
        if (warp->partial[i].clock > clock && warp->partial[i].mask & reached)
            reached |= warp->partial[i].mask;
    // A lane that has ended may have synchronised with lanes that all did later.
    return reached >> to & 1 || (clock < warp->live_floor && (reached & floor_lanes) != 0);
}

// --- barriers of a block ---

// All lanes of the warp have synchronised, and continue together.
static void
begin_together(sim_race_warp *warp)
{
    sim_race_clock_advance(warp);
    warp->floor = warp->together = warp->seen[warp->index];
    warp->partial_count = 0;
}

// --- barriers of a block ---

void
sim_race_barrier_begin(sim_race_block *block, uint32_t number)
{
    sim_race_barrier *barrier = &block->barriers[number];
    memset(barrier, 0, sizeof *barrier);
}

void
sim_race_barrier_arrive(sim_race_warp *warp, uint32_t number)
{
    sim_race_barrier *barrier = &warp->block->barriers[number];
    sim_race_settle(warp);
    sim_race_join(barrier->seen, warp->seen);
    if (warp->acquired > barrier->acquired)
        barrier->acquired = warp->acquired;
    if (warp->phase > barrier->phase)
        barrier->phase = warp->phase;
    if (warp->has_fence && warp->fence_scope == SIM_RACE_DEVICE) {
        barrier->has_fence = true;
        sim_race_join(barrier->fenced, warp->fenced);
    }
    sim_race_clock_advance(warp);
}

// The warp has ended. Its accesses come before what happens after the barrier, as if it had
// arrived.
void
sim_race_barrier_miss(const sim_race_warp *warp, uint32_t number)
{
    sim_race_join(warp->block->barriers[number].seen, warp->seen);
}

// The fences of others before a barrier count for writes after it, too.
static void
take_fence(sim_race_warp *warp, const sim_race_barrier *barrier)
{
    if (!warp->has_fence || warp->fence_scope != SIM_RACE_DEVICE)
        memset(warp->fenced, 0, sizeof warp->fenced);
    warp->has_fence = true;
    warp->fence_scope = SIM_RACE_DEVICE;
    warp->fence_stamp = 0;
    sim_race_join(warp->fenced, barrier->fenced);
}

// A warp whose lanes arrived at different times leaves with all of them.
void
sim_race_barrier_leave(sim_race_warp *warp, uint32_t number)
{
    const sim_race_barrier *barrier = &warp->block->barriers[number];
    sim_race_join(warp->seen, barrier->seen);
    if (barrier->has_fence)
        take_fence(warp, barrier);
    begin_together(warp);
    if (barrier->phase > warp->phase)
        warp->phase = barrier->phase;
    sim_race_acquire(warp, barrier->acquired);
}

// --- barriers of a cluster: each block remembers when its warps arrived ---

void
sim_race_cluster_arrive(sim_race_warp *warp)
{
    sim_race_settle(warp);
    warp->block->cluster_arrival[warp->index] = warp->seen[warp->index];
    sim_race_clock_advance(warp);
}

// A round has ended. All warps of the block have arrived, or have ended.
void
sim_race_cluster_complete(sim_race_block *block, uint64_t phase)
{
    sim_race_life *life = block->life;
    if (life->rounds == NULL)
        life->rounds = calloc(SIM_RACE_PHASES, sizeof *life->rounds);
    if (life->rounds == NULL) {
        atomic_store(&block->set->race->is_full, true);
        return;
    }
    life->is_used = true;
    struct sim_race_round *round = &life->rounds[phase % SIM_RACE_PHASES];
    round->phase = phase;
    memcpy(round->arrived, block->cluster_arrival, sizeof round->arrived);
}

void
sim_race_cluster_leave(sim_race_warp *warp, uint64_t phase)
{
    const sim_race_life *life = warp->block->life;
    warp->phase = phase;
    if (life->rounds != NULL)
        sim_race_join(warp->seen, life->rounds[phase % SIM_RACE_PHASES].arrived);
    begin_together(warp);
}

static bool
cluster_covers(const sim_race_life *life, uint64_t phase, uint32_t warp, uint32_t clock)
{
    bool is_ahead = life->rounds != NULL;
    for (int i = 0; i < SIM_RACE_PHASES && life->rounds != NULL; i++) {
        const struct sim_race_round *round = &life->rounds[i];
        if (round->phase != 0 && round->phase <= phase && round->arrived[warp] >= clock)
            return true;
        is_ahead &= round->phase > phase;
    }
    // If its last rounds are newer than what this warp has passed, nothing is certain.
    return is_ahead;
}

// --- releases and acquires of the device ---

// Returns what the block has released up to a stamp; NULL: nothing.
static const sim_race_release *
release_before(const sim_race_life *life, uint64_t stamp)
{
    uint32_t low = 0, high = life->release_count;
    while (low < high) {
        uint32_t middle = (low + high) / 2;
        if (life->releases[middle].stamp <= stamp)
            low = middle + 1;
        else
            high = middle;
    }
    return low == 0 ? NULL : &life->releases[low - 1];
}

static bool
covers(sim_race *race, const sim_race_life *life, uint64_t stamp, uint32_t warp, uint32_t clock)
{
    if (stamp == 0)
        return false;
    pthread_mutex_lock(&race->lock);
    const sim_race_release *release = release_before(life, stamp);
    bool covered = release != NULL && release->covered[warp] >= clock;
    pthread_mutex_unlock(&race->lock);
    return covered;
}

// Also takes over what the warp's own block had released by then: another block may have passed it
// on.
void
sim_race_acquire(sim_race_warp *warp, uint64_t stamp)
{
    sim_race *race = warp->block->set->race;
    if (stamp <= warp->acquired)
        return;
    warp->acquired = stamp;
    pthread_mutex_lock(&race->lock);
    const sim_race_release *release = release_before(warp->block->life, stamp);
    if (release != NULL)
        sim_race_join(warp->seen, release->covered);
    pthread_mutex_unlock(&race->lock);
}

// Appends a release to those of the block. It also covers what earlier ones cover: whoever has
// taken over its stamp has taken over theirs.
void
sim_race_release_add(sim_race_block *block, uint64_t stamp, const uint32_t covered[SIM_RACE_WARPS])
{
    enum { MOST = 512 };
    sim_race *race = block->set->race;
    sim_race_life *life = block->life;
    life->is_used = true;
    pthread_mutex_lock(&race->lock);
    if (life->release_count == MOST) { // every second one also covers what the next one does
        for (uint32_t i = 0; i < MOST / 2; i++) {
            life->releases[i] = life->releases[2 * i + 1];
            life->releases[i].stamp = life->releases[2 * i].stamp;
        }
        life->release_count = MOST / 2;
    }
    if (life->release_count == life->release_room) {
        uint32_t room = life->release_room == 0 ? 4 : 2 * life->release_room;
        sim_race_release *grown = realloc(life->releases, room * sizeof *grown);
        if (grown == NULL) {
            atomic_store(&race->is_full, true);
            pthread_mutex_unlock(&race->lock);
            return;
        }
        life->releases = grown;
        life->release_room = room;
    }
    sim_race_release *added = &life->releases[life->release_count++];
    added->stamp = stamp;
    memcpy(added->covered, covered, sizeof added->covered);
    if (life->release_count > 1)
        sim_race_join(added->covered, added[-1].covered);
    pthread_mutex_unlock(&race->lock);
}

void
sim_race_fence(sim_race_warp *warp, sim_race_scope scope)
{
    uint32_t covered[SIM_RACE_WARPS];
    sim_race_settle(warp);
    if (warp->touched)
        sim_race_clock_advance(warp);
    memcpy(covered, warp->seen, sizeof covered);
    covered[warp->index]--; // there was no access at this clock yet
    if (warp->has_fence && warp->fence_scope >= scope &&
        memcmp(warp->fenced, covered, sizeof covered) == 0)
        return; // another fence covers the same
    warp->has_fence = true;
    warp->fence_scope = scope;
    warp->fence_stamp = 0;
    memcpy(warp->fenced, covered, sizeof covered);
}

// --- the barrier of a cooperative grid ---

void
sim_race_grid_arrive(sim_race_block *block, uint64_t stamp)
{
    for (uint32_t i = 0; i < block->warp_count; i++)
        sim_race_settle(&block->warps[i]);
    uint32_t all[SIM_RACE_WARPS] = {0};
    for (uint32_t i = 0; i < block->warp_count; i++)
        all[i] = block->warps[i].seen[i];
    sim_race_release_add(block, stamp, all);
}

void
sim_race_grid_leave(sim_race_warp *warp, uint64_t stamp)
{
    begin_together(warp);
    sim_race_acquire(warp, stamp);
}

// --- which came first ---

bool
sim_race_is_ordered(const sim_race_warp *warp, uint32_t lane, const sim_race_life *life,
                    uint32_t other_warp, uint32_t other_lane, uint32_t clock)
{
    const sim_race_life *own = warp->block->life;
    if (life == own && other_warp == warp->index)
        return sim_race_are_lanes_ordered(warp, other_lane, lane, clock);
    if (life == own)
        return warp->seen[other_warp] >= clock;
    if (life->number == own->number)
        return true;
    if (life->cluster == own->cluster && warp->phase != 0 &&
        cluster_covers(life, warp->phase, other_warp, clock))
        return true;
    return covers(warp->block->set->race, life, warp->acquired, other_warp, clock);
}
