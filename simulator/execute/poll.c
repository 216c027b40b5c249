// Finds deadlocks at the barrier of a cooperative grid. cooperative_groups.h makes that barrier a
// loop that reads a counter, which the engine holds. So when every thread of the grid either waits
// or polls this counter, none can change it any more.
#include "execute/state.h"

enum {
    FAR = 64,     // operations to look through
    ROUNDS = 100, // rounds in which nothing changes
};

static bool
is_polled(const sim_grid *grid, const sim_split *split, const sim_op *op)
{
    if (op->what != SIM_DO_LOAD || op->access->base == SIM_NO_PLACE || op->access->base_size != 8)
        return false;
    uint64_t state = (uintptr_t)grid->cooperative_state;
    uint64_t address =
        sim_lane_value(split->frame->places, op->access->base, 8, __builtin_ctz(split->mask)) +
        (uint64_t)op->access->offset;
    return address - state < sizeof grid->cooperative_state;
}

// Returns the load by which a split polls the counter in a loop; NULL: it does something else.
static const sim_op *
find_poll(const sim_grid *grid, const sim_split *split)
{
    const sim_code *code = split->frame->function->code;
    uint32_t pc = split->pc;
    for (int steps = 0; steps < FAR && pc < code->op_count; steps++) {
        const sim_op *op = &code->ops[pc];
        if (is_polled(grid, split, op))
            return op;
        bool repeats = op->what == SIM_DO_BRANCH && op->target <= pc;
        if (op->what == SIM_DO_STORE || op->what == SIM_DO_ATOM || op->what == SIM_DO_CALL ||
            op->what == SIM_DO_BUILTIN || op->what == SIM_DO_RETURN || op->what == SIM_DO_EXIT)
            return NULL;
        pc = repeats ? op->target : pc + 1;
    }
    return NULL;
}

// Returns whether all threads that could run poll the counter. Then, if `mark` is set, makes them
// wait there.
static bool
look(sim_set *set, bool mark)
{
    for (uint32_t i = 0; i < set->count * set->grid->warps; i++) {
        sim_warp *warp = &set->blocks[i / set->grid->warps].warps[i % set->grid->warps];
        for (int j = 0; j < warp->split_count; j++) {
            sim_split *split = &warp->splits[j];
            if (split->state != SIM_READY)
                continue;
            const sim_op *poll = find_poll(set->grid, split);
            if (poll == NULL)
                return false;
            if (mark) {
                split->state = SIM_AT_GRID;
                split->op = poll;
            }
        }
    }
    return true;
}

bool
sim_poll_look(sim_set *set)
{
    const uint64_t *state = set->grid->cooperative_state;
    bool same = memcmp(set->polled, state, sizeof set->polled) == 0;
    memcpy(set->polled, state, sizeof set->polled);
    set->polls = same && look(set, false) ? set->polls + 1 : 0;
    return set->polls >= ROUNDS && look(set, true);
}
