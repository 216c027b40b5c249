// Schedules the splits of a warp: merges them, and chooses the one that runs next. A split is a
// group of lanes at one instruction.
//
// The newest split runs first. That is the smaller group of lanes at the innermost branch, as on an
// H200; of two equal groups, it is the one that does not jump. It runs until it waits, ends or
// spins. On a GPU, lanes stop waiting at a join where ptxas placed a YIELD. Here they stop waiting
// when no other lane can continue. This is later than on a GPU, but code without races gets the
// same results.
#include "execute/state.h"

void
sim_split_add(sim_warp *warp, sim_split split)
{
    split.join = warp->join;
    split.made = ++warp->made;
    split.ran = warp->instructions;
    warp->splits[warp->split_count++] = split;
}

void
sim_split_save(sim_warp *warp)
{
    if (warp->current < 0)
        return;
    sim_split *split = &warp->splits[warp->current];
    split->pc = warp->pc;
    split->mask = warp->active;
    split->frame = warp->frame;
    split->join = warp->join;
    split->ran = warp->instructions;
}

void
sim_split_remove_current(sim_warp *warp)
{
    warp->splits[warp->current] = warp->splits[--warp->split_count];
    warp->current = -1;
    warp->stop = true;
}

void
sim_split_park(sim_warp *warp, sim_split_state state, uint32_t lanes, const sim_op *op,
               uint32_t what)
{
    uint32_t others = warp->active & ~lanes;
    warp->active = lanes;
    sim_split_save(warp);
    sim_split *split = &warp->splits[warp->current];
    split->state = state;
    split->op = op;
    split->what = what;
    if (others != 0) {
        warp->has_strays = true;
        sim_split_add(
            warp,
            (sim_split){.state = SIM_READY, .pc = warp->pc, .mask = others, .frame = warp->frame});
    }
    warp->current = -1;
    warp->stop = true;
}

static bool
are_together(const sim_split *a, const sim_split *b)
{
    return a->state == SIM_READY && b->state == SIM_READY && a->frame == b->frame &&
           a->join == b->join;
}

// Merges splits that are at the same pc of the same frame.
static void
merge(sim_warp *warp)
{
    int before = warp->split_count;
    for (int i = 0; i < warp->split_count; i++)
        for (int j = warp->split_count - 1; j > i; j--) {
            sim_split *a = &warp->splits[i], *b = &warp->splits[j];
            if (!are_together(a, b) || a->pc != b->pc)
                continue;
            a->mask |= b->mask;
            a->spins = a->sleeps = false;
            *b = warp->splits[--warp->split_count];
        }
    if (warp->split_count != before)
        sim_joins_settle(warp);
    warp->has_strays = warp->split_count > 1;
}

// --- choosing a split ---

static bool
spins(const sim_warp *warp, const sim_split *split)
{
    return split->spins && split->changes == warp->changes;
}

// If some splits have no common join, the split with the deepest frame runs first, and among these
// the split with the lowest pc. So they reach the same pc and merge.
static bool
goes_before(const sim_warp *warp, const sim_split *a, const sim_split *b)
{
    if (!warp->has_strays)
        return warp->oldest_first ? a->made < b->made : a->made > b->made;
    if (a->frame->depth != b->frame->depth)
        return a->frame->depth > b->frame->depth;
    return a->pc < b->pc;
}

// Returns the index of the split to run; -1: no split can run.
static int
first_of(const sim_warp *warp, bool sleepers)
{
    int found = -1;
    for (int i = 0; i < warp->split_count; i++) {
        const sim_split *split = &warp->splits[i];
        if (split->state == SIM_READY && !spins(warp, split) && (sleepers || !split->sleeps) &&
            (found < 0 || goes_before(warp, split, &warp->splits[found])))
            found = i;
    }
    return found;
}

// Chooses the split that ran longest ago. All splits are waiting for other warps.
static int
oldest(sim_warp *warp)
{
    int found = -1;
    for (int i = 0; i < warp->split_count; i++) {
        sim_split *split = &warp->splits[i];
        split->spins = split->sleeps = false;
        if (split->state == SIM_READY && (found < 0 || split->ran < warp->splits[found].ran))
            found = i;
    }
    warp->yielded = found >= 0;
    return found;
}

// Returns the split that runs next; -1: no split can run, unless waiting lanes leave their join.
static int
best(sim_warp *warp)
{
    int found = first_of(warp, false);
    if (found < 0 && (found = first_of(warp, true)) >= 0)
        for (int i = 0; i < warp->split_count; i++)
            warp->splits[i].sleeps = false;
    if (found < 0 && warp->waiting == 0)
        found = oldest(warp);
    return found;
}

// Returns the next pc at which the split may reconverge with other lanes.
static uint32_t
meeting_place(const sim_warp *warp, const sim_split *own)
{
    uint32_t meet = sim_join_place(warp, own->join, own->frame);
    if (!warp->has_strays)
        return meet;
    meet = meet > own->pc ? meet : UINT32_MAX;
    for (int i = 0; i < warp->split_count; i++) {
        const sim_split *other = &warp->splits[i];
        if (other != own && are_together(other, own) && other->pc > own->pc && other->pc < meet)
            meet = other->pc;
    }
    return meet;
}

static void
install(sim_warp *warp, int i)
{
    const sim_split *split = &warp->splits[i];
    warp->current = i;
    warp->pc = split->pc;
    warp->active = split->mask;
    warp->frame = split->frame;
    warp->join = split->join;
    warp->places = split->frame->places;
    warp->ops = split->frame->function->code->ops;
    warp->idle = ~split->frame->lanes;
    warp->meet = meeting_place(warp, split);
    warp->stop = false;
    if (sim_is_parted(warp))
        return;
    warp->turn = 0;
    sim_spin_forget(warp, NULL);
}

bool
sim_split_choose(sim_warp *warp)
{
    warp->current = -1;
    for (;;) {
        if (warp->has_strays)
            merge(warp);
        int found = best(warp);
        if (found < 0 && !sim_join_release(warp))
            return false;
        if (found < 0)
            continue;
        const sim_split *split = &warp->splits[found];
        if (sim_join_place(warp, split->join, split->frame) != split->pc) {
            install(warp, found);
            return true;
        }
        sim_join_arrive(warp, found);
    }
}

void
sim_warp_refresh(sim_warp *warp)
{
    sim_exchange_recheck(warp);
    sim_barriers_recheck(warp->block);
    sim_cluster_recheck(warp->block);
    sim_grid_recheck(warp->block->set);
}
