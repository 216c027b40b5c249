// Executes barriers of blocks, clusters and grids: counts the lanes that have arrived, and releases
// them when the barrier is complete.
#include "execute/findings.h"
#include "execute/races.h"
#include "execute/shadow.h"
#include "execute/unsynced.h"

// --- barriers of a block ---

static bool
is_complete(const sim_block *block, const sim_barrier *barrier)
{
    uint32_t arrived = 0;
    for (uint32_t i = 0; i < block->grid->warps; i++) {
        uint32_t live = block->warps[i].live, there = barrier->arrived[i];
        if ((live & ~there) == 0 && there != 0)
            arrived++;
        else if (barrier->expected == 0 && (live & ~there) != 0)
            return false;
    }
    return barrier->expected == 0 || arrived >= barrier->expected;
}

static uint32_t
result_of(const sim_barrier *barrier, sim_barrier_kind kind)
{
    switch (kind) {
    case SIM_BARRIER_POPC:
        return barrier->count;
    case SIM_BARRIER_AND:
        return barrier->all ? UINT32_MAX : 0;
    default:
        return barrier->any ? UINT32_MAX : 0;
    }
}

// Returns whether the result follows from unwritten predicates.
static bool
is_open(const sim_barrier *barrier, sim_barrier_kind kind)
{
    bool decided = kind == SIM_BARRIER_AND ? barrier->no : kind == SIM_BARRIER_OR && barrier->yes;
    return barrier->unwritten != 0 && !decided;
}

static void
release_unwritten(const sim_barrier *barrier, const sim_split *split)
{
    const sim_op *op = split->op;
    bool open = is_open(barrier, op->variant);
    sim_shadow *shadow = open ? sim_shadow_make(split->frame) : split->frame->shadow;
    if (shadow == NULL || op->variant == SIM_BARRIER_SYNC || op->variant == SIM_BARRIER_ARRIVE)
        return;
    uint32_t origin = barrier->unwritten | SIM_ORIGIN_COMPUTED;
    if (op->variant != SIM_BARRIER_POPC)
        sim_shadow_set_predicate(shadow, op->p, open ? split->mask : 0, split->mask, origin);
    else
        SIM_EACH_LANE(lane, split->mask)
    sim_shadow_set(shadow, op->d, op->size, lane, open ? UINT32_MAX : 0, origin);
}

static void
release_split(const sim_barrier *barrier, sim_split *split)
{
    const sim_op *op = split->op;
    release_unwritten(barrier, split);
    uint32_t result = result_of(barrier, op->variant);
    char *places = split->frame->places;
    split->state = SIM_READY;
    if (op->variant == SIM_BARRIER_POPC)
        SIM_EACH_LANE(lane, split->mask)
    sim_set_lane(places, op->d, op->size, (int)lane, result);
    else if (op->variant != SIM_BARRIER_SYNC) sim_set_predicate(places, op->p, result, split->mask);
}

static void
recheck(sim_block *block, uint32_t number)
{
    sim_barrier *barrier = &block->barriers[number];
    if ((block->used >> number & 1) == 0 || !is_complete(block, barrier))
        return;
    if (block->grid->config->checks & CUBIND_SIM_CHECK_SYNC)
        sim_unsynced_complete(block, number);
    if (block->race != NULL)
        sim_races_barrier_end(block, number);
    for (uint32_t i = 0; i < block->grid->warps; i++)
        for (int j = 0; j < block->warps[i].split_count; j++) {
            sim_split *split = &block->warps[i].splits[j];
            if (split->state == SIM_AT_BARRIER && split->what == number)
                release_split(barrier, split);
        }
    block->used &= ~(1u << number);
}

void
sim_barriers_recheck(sim_block *block)
{
    for (uint32_t left = block->used; left != 0; left &= left - 1)
        recheck(block, (uint32_t)__builtin_ctz(left));
}

// Reads the number and the thread count of a barrier from the first lane; false: a fault.
static bool
read_operands(sim_warp *warp, const sim_op *op, uint32_t mask, uint32_t *number, uint32_t *threads)
{
    int first = __builtin_ctz(mask);
    *number = (uint32_t)sim_lane_value(warp->places, op->a, 4, first);
    *threads = op->b == SIM_NO_PLACE ? 0 : (uint32_t)sim_lane_value(warp->places, op->b, 4, first);
    if (*number >= SIM_BARRIERS)
        sim_fault(warp, op, mask, CUBIND_SIM_ILLEGAL_INSTRUCTION,
                  "Barrier number '%u' out of range, expected to be in range [0..15]", *number);
    else if (*threads % SIM_WARP != 0 || (op->b != SIM_NO_PLACE && *threads == 0))
        sim_fault(warp, op, mask, CUBIND_SIM_ILLEGAL_INSTRUCTION,
                  "Number of threads participating in barrier must be in multiple of warp size: %u",
                  *threads);
    else
        return true;
    return false;
}

// Finds a thread that waits at the barrier; op NULL: there is none.
static sim_party
waiter_at(const sim_block *block, uint32_t number)
{
    for (uint32_t i = 0; i < block->grid->warps; i++)
        for (int j = 0; j < block->warps[i].split_count; j++) {
            const sim_split *split = &block->warps[i].splits[j];
            if (split->state == SIM_AT_BARRIER && split->what == number)
                return sim_party_of(&block->warps[i], split->op, __builtin_ctz(split->mask),
                                    "waits");
        }
    return (sim_party){.op = NULL};
}

// Checks an arrival at a barrier where others have arrived before. False: it is wrong, and a fault
// was reported.
static bool
check_arrival(sim_warp *warp, const sim_op *op, uint32_t mask, uint32_t number, uint32_t threads)
{
    const sim_barrier *barrier = &warp->block->barriers[number];
    uint32_t all = warp->block->grid->warps, again = barrier->arrived[warp->index] & mask;
    uint32_t wanted = threads == 0 ? all : threads / SIM_WARP;
    uint32_t expected = barrier->expected == 0 ? all : barrier->expected;
    if (again == 0 && wanted == expected) {
        sim_unsynced_arrive(warp, op, mask, number);
        return true;
    }
    sim_party other = waiter_at(warp->block, number);
    if (again != 0)
        sim_fault(warp, op, again, CUBIND_SIM_MISUSE,
                  "A thread arrives at barrier %u again before all other threads have arrived once",
                  number);
    else
        sim_fault_with(warp, op, mask, CUBIND_SIM_MISUSE, &other,
                       "A warp expects %u threads at barrier %u, but the warps that already wait "
                       "there expect %u",
                       wanted * SIM_WARP, number, expected * SIM_WARP);
    return false;
}

static void
arrive_unwritten(sim_barrier *barrier, const sim_warp *warp, const sim_op *op, uint32_t mask,
                 uint32_t yes)
{
    const sim_shadow *shadow = warp->frame->shadow;
    uint32_t maybe = shadow != NULL ? sim_predicate(shadow->bits, op->q & ~1u) & mask : 0;
    barrier->yes |= (yes & ~maybe) != 0;
    barrier->no |= (mask & ~yes & ~maybe) != 0;
    if (maybe != 0)
        barrier->unwritten = *sim_origin_at(shadow, op->q, 0, 0);
}

void
sim_run_barrier(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    uint32_t number, threads;
    if (!read_operands(warp, op, mask, &number, &threads))
        return;
    sim_block *block = warp->block;
    sim_barrier *barrier = &block->barriers[number];
    bool is_used = block->used >> number & 1;
    if (is_used && block->grid->config->checks & CUBIND_SIM_CHECK_SYNC &&
        !check_arrival(warp, op, mask, number, threads))
        return;
    if (!is_used) {
        *barrier = (sim_barrier){.expected = threads / SIM_WARP, .kind = op->variant, .all = true};
        sim_races_barrier_begin(block, number);
    }
    sim_races_barrier_arrive(warp, number);
    block->used |= 1u << number;
    uint32_t yes = sim_predicate(warp->places, op->q) & mask;
    barrier->arrived[warp->index] |= mask;
    arrive_unwritten(barrier, warp, op, mask, yes);
    barrier->count += (uint32_t)__builtin_popcount(yes);
    barrier->all &= yes == mask;
    barrier->any |= yes != 0;
    if (op->variant != SIM_BARRIER_ARRIVE)
        sim_split_park(warp, SIM_AT_BARRIER, mask, op, number);
    recheck(block, number);
}

// --- barriers of a cluster ---
// Arrivals are counted in lanes. A round ends when all live lanes have arrived.

static uint32_t
cluster_of(const sim_block *block)
{
    uint32_t place = (uint32_t)(block - block->set->blocks), size = block->set->cluster_size;
    return size == 1 ? place : place / size;
}

void
sim_cluster_recheck(sim_block *block)
{
    sim_set *set = block->set;
    uint32_t cluster = cluster_of(block), live = 0;
    sim_block *first = &set->blocks[cluster * set->cluster_size];
    if (set->cluster_arrived[cluster] == 0)
        return;
    for (uint32_t i = 0; i < set->cluster_size; i++)
        for (uint32_t j = 0; j < set->grid->warps; j++)
            live += (uint32_t)__builtin_popcount(first[i].warps[j].live);
    if (set->cluster_arrived[cluster] < live)
        return;
    set->cluster_arrived[cluster] = 0;
    uint32_t phase = ++set->cluster_phases[cluster];
    sim_races_cluster_end(first, set->cluster_size, phase);
    for (uint32_t i = 0; i < set->cluster_size; i++)
        for (uint32_t j = 0; j < set->grid->warps; j++)
            for (int k = 0; k < first[i].warps[j].split_count; k++) {
                sim_split *split = &first[i].warps[j].splits[k];
                if (split->state != SIM_AT_CLUSTER)
                    continue;
                split->state = SIM_READY;
                sim_races_cluster_leave(&first[i].warps[j], phase);
            }
}

void
sim_run_cluster_barrier(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    sim_set *set = warp->block->set;
    uint32_t cluster = cluster_of(warp->block), phase = set->cluster_phases[cluster];
    if (op->variant == 0) {
        uint32_t again = warp->cluster_phase == phase ? warp->cluster_arrived & mask : 0;
        if (again != 0 && warp->block->grid->config->checks & CUBIND_SIM_CHECK_SYNC) {
            sim_fault(warp, op, again, CUBIND_SIM_MISUSE,
                      "A thread arrives at its cluster's barrier again before all other threads "
                      "have arrived once");
            return;
        }
        warp->cluster_arrived = (warp->cluster_phase == phase ? warp->cluster_arrived : 0) | mask;
        warp->cluster_phase = phase;
        set->cluster_arrived[cluster] += (uint32_t)__builtin_popcount(mask);
        sim_races_cluster_arrive(warp);
        sim_cluster_recheck(warp->block);
    } else if (warp->cluster_phase == phase) {
        sim_split_park(warp, SIM_AT_CLUSTER, mask, op, 0);
    } else {
        sim_races_cluster_leave(warp, phase);
    }
}

// --- the barrier of a cooperative grid, whose blocks form one set ---

void
sim_grid_recheck(sim_set *set)
{
    uint32_t live = 0;
    if (set->grid_arrived == 0)
        return;
    for (uint32_t i = 0; i < set->count; i++) {
        uint32_t before = live;
        for (uint32_t j = 0; j < set->grid->warps; j++)
            live += (uint32_t)__builtin_popcount(set->blocks[i].warps[j].live);
        if (live == before)
            return; // all threads of a block have ended, but the barrier counts all blocks
    }
    if (set->grid_arrived < live)
        return;
    set->grid_arrived = 0;
    sim_races_grid_end(set);
    for (uint32_t i = 0; i < set->count; i++)
        for (uint32_t j = 0; j < set->grid->warps; j++)
            for (int k = 0; k < set->blocks[i].warps[j].split_count; k++) {
                sim_split *split = &set->blocks[i].warps[j].splits[k];
                if (split->state == SIM_AT_GRID)
                    split->state = SIM_READY;
            }
}

void
sim_run_grid_barrier(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    sim_set *set = warp->block->set;
    set->grid_arrived += (uint32_t)__builtin_popcount(mask);
    sim_split_park(warp, SIM_AT_GRID, mask, op, 0);
    sim_grid_recheck(set);
}
