// Keeps track of joins: the points where the diverged lanes of a warp wait for each other and
// reconverge.
#include "execute/state.h"
#include "execute/unsynced.h"

uint32_t
sim_join_place(const sim_warp *warp, int join, const sim_frame *frame)
{
    return join != SIM_NO_JOIN && warp->joins[join].frame == frame ? warp->joins[join].pc
                                                                   : UINT32_MAX;
}

void
sim_join_push(sim_warp *warp, sim_frame *frame, uint32_t pc)
{
    if (sim_join_place(warp, warp->join, frame) == pc)
        return;
    for (int i = 0; i < SIM_JOINS; i++) {
        sim_join *join = &warp->joins[i];
        if (join->is_used)
            continue;
        *join = (sim_join){.is_used = true, .outer = warp->join, .frame = frame, .pc = pc};
        warp->join = warp->splits[warp->current].join = i;
        return;
    }
}

// Lanes that reconverge only at the end of a kernel need not wait there.
void
sim_join_push_for(sim_warp *warp, const sim_op *branch)
{
    sim_frame *frame = warp->frame;
    if (branch->b != SIM_MEET_AT_END)
        sim_join_push(warp, frame, branch->b);
    else if (frame->caller != NULL)
        sim_join_push(warp, frame->caller, frame->return_pc);
}

static void
add_waiting(sim_warp *warp, const sim_join *join)
{
    warp->waiting &= ~join->waiting;
    warp->splits[warp->split_count++] = (sim_split){.pc = join->pc,
                                                    .mask = join->waiting,
                                                    .frame = join->frame,
                                                    .join = join->outer,
                                                    .made = ++warp->made,
                                                    .ran = warp->instructions};
}

// --- the splits and inner joins that lead to a join ---

static int
count_parts(const sim_warp *warp, int join)
{
    int parts = 0;
    for (int i = 0; i < warp->split_count; i++)
        parts += warp->splits[i].join == join;
    for (int i = 0; i < SIM_JOINS; i++)
        parts += warp->joins[i].is_used && warp->joins[i].outer == join;
    return parts;
}

// Makes the only split or join that leads to a join lead to the outer join instead.
static void
bypass(sim_warp *warp, int join)
{
    int outer = warp->joins[join].outer;
    for (int i = 0; i < warp->split_count; i++)
        if (warp->splits[i].join == join)
            warp->splits[i].join = outer;
    for (int i = 0; i < SIM_JOINS; i++)
        if (warp->joins[i].is_used && warp->joins[i].outer == join)
            warp->joins[i].outer = outer;
    if (warp->join == join)
        warp->join = outer;
}

// Removes a join that is no longer needed, and returns whether it did.
static bool
settle(sim_warp *warp, int i)
{
    sim_join *join = &warp->joins[i];
    int parts = count_parts(warp, i);
    if (parts > 1 || (parts == 1 && join->waiting != 0))
        return false;
    join->is_used = false;
    if (parts == 1)
        bypass(warp, i);
    else if (join->waiting != 0)
        add_waiting(warp, join);
    return true;
}

void
sim_joins_settle(sim_warp *warp)
{
    for (int i = 0; i < SIM_JOINS; i++)
        if (warp->joins[i].is_used && settle(warp, i))
            i = -1; // its outer join may have changed
}

// --- arriving and leaving ---

void
sim_join_arrive(sim_warp *warp, int split)
{
    const sim_split *s = &warp->splits[split];
    int join = s->join;
    warp->joins[join].waiting |= s->mask;
    warp->waiting |= s->mask;
    warp->splits[split] = warp->splits[--warp->split_count];
    warp->current = -1;
    settle(warp, join);
}

static int
depth_of(const sim_warp *warp, int join)
{
    int depth = 0;
    for (; join != SIM_NO_JOIN; join = warp->joins[join].outer)
        depth++;
    return depth;
}

bool
sim_join_release(sim_warp *warp)
{
    int found = SIM_NO_JOIN, deepest = 0;
    for (int i = 0; i < SIM_JOINS; i++) {
        int depth = warp->joins[i].is_used && warp->joins[i].waiting != 0 ? depth_of(warp, i) : 0;
        found = depth > deepest ? i : found;
        deepest = depth > deepest ? depth : deepest;
    }
    if (found == SIM_NO_JOIN)
        return false;
    sim_unsynced_release(warp, found);
    add_waiting(warp, &warp->joins[found]);
    warp->joins[found].waiting = 0;
    warp->has_strays = true;
    sim_joins_settle(warp);
    return true;
}

void
sim_joins_end(sim_warp *warp, uint32_t lanes)
{
    for (int i = 0; i < SIM_JOINS; i++) {
        sim_join *join = &warp->joins[i];
        uint32_t gone = join->is_used ? join->waiting & lanes : 0;
        sim_frame_leave(warp, join->frame, gone);
        join->waiting &= ~gone;
        warp->waiting &= ~gone;
    }
    sim_joins_settle(warp);
}
