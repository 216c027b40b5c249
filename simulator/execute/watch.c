// Finds where the accesses of a watched kernel lead, and passes them to the checks.
#include "execute/watch.h"

#include "execute/races.h"
#include "execute/unwritten.h"
#include "lanes/watch.h"

// --- where an access leads ---

// Returns the space of an address, and makes the address an offset in it. Global memory has no
// offsets.
static sim_space
space_at(const sim_grid *grid, sim_space space, uint64_t *address)
{
    uint64_t step = (uint64_t)1 << SIM_SHARED_STEP;
    if (space != SIM_SPACE_NONE)
        return space;
    if (*address - grid->shared_window < SIM_WINDOW_BLOCKS * step) {
        *address -= grid->shared_window;
        return SIM_SPACE_SHARED;
    }
    if (*address - grid->local_window < step) {
        *address -= grid->local_window;
        return SIM_SPACE_LOCAL;
    }
    return SIM_SPACE_GLOBAL;
}

// Sets *base to what must be added to each lane's address to get its location, if all lead to one
// range of global memory or to the block's own shared memory; false: they do not.
static bool
common_base(sim_warp *warp, sim_space space, const sim_addresses *all, uint32_t total,
            sim_verb verb, uintptr_t *base, bool *shared)
{
    const sim_grid *grid = warp->block->grid;
    uint64_t lowest = all->first + (uint64_t)(int64_t)all->lowest, first = lowest;
    uint32_t span = (uint32_t)(all->highest - all->lowest) + total;
    sim_space found = space_at(grid, space, &first);
    *shared = found == SIM_SPACE_SHARED;
    if (found == SIM_SPACE_SHARED) {
        *base = (uintptr_t)warp->block->shared + first - lowest;
        return first >= grid->program->shared_start && first + span <= grid->shared_bytes;
    }
    if (found != SIM_SPACE_GLOBAL)
        return false;
    const cubind_sim_range *range = sim_range_of(warp, first, span, verb);
    if (range != NULL)
        *base = (uintptr_t)range->host - range->start;
    return range != NULL;
}

static void
find_each(sim_warp *warp, const sim_access *access, uint32_t mask, sim_verb verb, sim_reach *reach)
{
    uint64_t addresses[SIM_WARP];
    sim_addresses_of(warp, access, addresses);
    reach->same = reach->next = 0;
    SIM_EACH_LANE(lane, mask)
    {
        uint64_t address = addresses[lane];
        char *where = sim_look(warp, (int)lane, access->space, address, reach->total, verb);
        if (where == NULL || (address & (reach->total - 1)) != 0)
            continue;
        reach->where[lane] = where;
        switch (space_at(warp->block->grid, access->space, &address)) {
        case SIM_SPACE_GLOBAL:
            reach->global |= 1u << lane;
            break;
        case SIM_SPACE_SHARED:
            reach->shared |= 1u << lane;
            break;
        case SIM_SPACE_LOCAL:
            reach->local |= 1u << lane;
            break;
        default:
            break;
        }
    }
}

void
sim_reach_find(sim_warp *warp, const sim_access *access, uint32_t mask, sim_verb verb,
               sim_reach *reach)
{
    sim_addresses all;
    uintptr_t base = 0;
    bool shared = false, has_base = access->base != SIM_NO_PLACE;
    reach->total = access->size * access->count;
    reach->global = reach->shared = reach->local = 0;
    if (access->space == SIM_SPACE_PARAM || access->space == SIM_SPACE_CONST)
        return;
    warp->watchers->add_up(&all, warp->places + (has_base ? access->base : 0),
                           has_base ? access->base_size : 0, (uint64_t)access->offset, mask,
                           reach->total);
    reach->same = all.same;
    reach->next = all.next;
    if (all.are_far || all.are_odd ||
        !common_base(warp, access->space, &all, reach->total, verb, &base, &shared)) {
        find_each(warp, access, mask, verb, reach);
        return;
    }
    base += all.first;
    for (uint32_t i = 0; i < SIM_WARP; i++)
        reach->where[i] = (char *)(base + (uintptr_t)(intptr_t)all.apart[i]);
    reach->shared = shared ? mask : 0;
    reach->global = shared ? 0 : mask;
}

// --- operations ---

void
sim_watch(sim_warp *warp, const sim_op *op, uint32_t mask, sim_reach *reach)
{
    bool accesses = sim_is_access(op);
    if (accesses && warp->race != NULL) {
        sim_reach_find(warp, op->access, mask, sim_verb_of(op), reach);
        sim_races_access(warp, op, reach);
    } else if (op->what == SIM_DO_FENCE) {
        sim_races_fence(warp, op);
    }
    if (accesses && warp->block->grid->checks_unwritten)
        sim_unwritten_access(warp, op, mask);
}

// A read takes over what others have released before it. They do so before they write, so it must
// look after it has read.
void
sim_watch_after(sim_warp *warp, const sim_op *op, const sim_reach *reach)
{
    bool reads = op->what == SIM_DO_LOAD ? op->access->strong : op->what == SIM_DO_ATOM;
    if (reads && warp->race != NULL)
        sim_races_read(warp, op, reach);
}
