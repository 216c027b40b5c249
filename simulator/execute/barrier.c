// Executes barriers of blocks, clusters and grids: counts the lanes that have arrived, and releases
// them when the barrier is complete.
#include "execute/state.h"

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

static void
release_split(const sim_barrier *barrier, sim_split *split)
{
    const sim_op *op = split->op;
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

// Returns a split of the warp that waits at the barrier in another instruction, or NULL. Only
// .aligned barriers are checked, because all lanes of a warp must execute these together. `bar` is
// .aligned, too.
static const sim_split *
apart(const sim_warp *warp, const sim_op *op, uint32_t number)
{
    const sim_instruction *instruction = op->statement->instruction;
    bool aligned = sim_text_is(instruction->opcode, "bar");
    for (size_t i = 0; i < instruction->modifier_count; i++)
        aligned |= sim_text_is(instruction->modifiers[i], "aligned");
    for (int i = 0; aligned && i < warp->split_count; i++) {
        const sim_split *split = &warp->splits[i];
        if (split->state == SIM_AT_BARRIER && split->what == number && split->op != op)
            return split;
    }
    return NULL;
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
    const sim_split *other = warp->split_count > 1 ? apart(warp, op, number) : NULL;
    if (again != 0)
        sim_fault(warp, op, again, CUBIND_SIM_MISUSE,
                  "A thread arrives at barrier %u again before all other threads have arrived once",
                  number);
    else if (wanted != expected)
        sim_fault(warp, op, mask, CUBIND_SIM_MISUSE,
                  "A warp expects %u threads at barrier %u, but the warps that already wait there "
                  "expect %u",
                  wanted * SIM_WARP, number, expected * SIM_WARP);
    else if (other != NULL)
        sim_fault(warp, op, mask, CUBIND_SIM_MISUSE,
                  "Threads of one warp wait at barrier %u in different instructions: here and at "
                  "PTX line %d",
                  number, other->op->statement->line);
    else
        return true;
    return false;
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
    if (!is_used)
        *barrier = (sim_barrier){.expected = threads / SIM_WARP, .all = true};
    block->used |= 1u << number;
    uint32_t yes = sim_predicate(warp->places, op->q) & mask;
    barrier->arrived[warp->index] |= mask;
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
    set->cluster_phases[cluster]++;
    for (uint32_t i = 0; i < set->cluster_size; i++)
        for (uint32_t j = 0; j < set->grid->warps; j++)
            for (int k = 0; k < first[i].warps[j].split_count; k++) {
                sim_split *split = &first[i].warps[j].splits[k];
                if (split->state == SIM_AT_CLUSTER)
                    split->state = SIM_READY;
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
        sim_cluster_recheck(warp->block);
    } else if (warp->cluster_phase == phase) {
        sim_split_park(warp, SIM_AT_CLUSTER, mask, op, 0);
    }
}

// --- the barrier of a cooperative grid, whose blocks form one set ---

void
sim_grid_recheck(sim_set *set)
{
    uint32_t live = 0;
    if (set->grid_arrived == 0)
        return;
    for (uint32_t i = 0; i < set->count; i++)
        for (uint32_t j = 0; j < set->grid->warps; j++)
            live += (uint32_t)__builtin_popcount(set->blocks[i].warps[j].live);
    if (set->grid_arrived < live)
        return;
    set->grid_arrived = 0;
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
