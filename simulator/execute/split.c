// Splits of a warp: how they part, meet and take turns.
#include "execute/state.h"

enum { SLICE = 4000 }; // instructions of one split while others of its warp could run

void
sim_split_add(sim_warp *warp, sim_split split)
{
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
    if (others != 0)
        sim_split_add(
            warp,
            (sim_split){.state = SIM_READY, .pc = warp->pc, .mask = others, .frame = warp->frame});
    warp->current = -1;
    warp->stop = true;
}

// Those at the same place of the same call become one.
static void
merge(sim_warp *warp)
{
    for (int i = 0; i < warp->split_count; i++)
        for (int j = warp->split_count - 1; j > i; j--) {
            sim_split *a = &warp->splits[i], *b = &warp->splits[j];
            if (a->state != SIM_READY || b->state != SIM_READY || a->pc != b->pc ||
                a->frame != b->frame)
                continue;
            a->mask |= b->mask;
            *b = warp->splits[--warp->split_count];
        }
}

// Of those that can run, the deepest and lowest, or the one that has waited longest; -1: none.
static int
best(const sim_warp *warp, bool oldest)
{
    int found = -1;
    for (int i = 0; i < warp->split_count; i++) {
        const sim_split *a = &warp->splits[i];
        if (a->state != SIM_READY)
            continue;
        const sim_split *b = found < 0 ? NULL : &warp->splits[found];
        if (b == NULL || (oldest ? a->ran < b->ran
                                 : a->frame->depth > b->frame->depth ||
                                       (a->frame->depth == b->frame->depth && a->pc < b->pc)))
            found = i;
    }
    return found;
}

// The next place after this one where another split stands.
static uint32_t
meeting_place(const sim_warp *warp, const sim_split *own)
{
    uint32_t meet = UINT32_MAX;
    for (int i = 0; i < warp->split_count; i++) {
        const sim_split *other = &warp->splits[i];
        if (other != own && other->state == SIM_READY && other->frame == own->frame &&
            other->pc > own->pc && other->pc < meet)
            meet = other->pc;
    }
    return meet;
}

bool
sim_split_choose(sim_warp *warp)
{
    bool oldest = warp->slice == 0 && warp->split_count > 1;
    if (warp->split_count > 1)
        merge(warp);
    int found = best(warp, oldest);
    if (found < 0)
        return false;
    sim_split *split = &warp->splits[found];
    warp->current = found;
    warp->pc = split->pc;
    warp->active = split->mask;
    warp->frame = split->frame;
    warp->places = split->frame->places;
    warp->ops = split->frame->function->code->ops;
    warp->idle = ~split->frame->lanes;
    warp->meet = warp->split_count > 1 ? meeting_place(warp, split) : UINT32_MAX;
    if (warp->slice == 0)
        warp->slice = SLICE;
    warp->stop = false;
    return true;
}

void
sim_warp_refresh(sim_warp *warp)
{
    sim_exchange_recheck(warp);
    sim_barriers_recheck(warp->block);
    sim_cluster_recheck(warp->block);
    sim_grid_recheck(warp->block->set);
}
