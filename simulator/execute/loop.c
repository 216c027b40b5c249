// Interprets code: executes one operation after another for the lanes of a split.
#include <fenv.h>

#include "execute/state.h"
#include "execute/unsynced.h"
#include "execute/unwritten.h"
#include "execute/watch.h"

enum {
    SHARE = 20000, // instructions of a warp before other warps of the block run
    LOOK = 50000,  // instructions of all warps between calls of sim_grid_look()
};

static sim_run *const runs[SIM_DO_COUNT] = {
    [SIM_DO_CARRY] = sim_run_carry,
    [SIM_DO_LOP3] = sim_run_lop3,
    [SIM_DO_PREDICATE] = sim_run_predicate,
    [SIM_DO_SELECT] = sim_run_select,
    [SIM_DO_COMPARE] = sim_run_compare,
    [SIM_DO_SET] = sim_run_set,
    [SIM_DO_PACK] = sim_run_pack,
    [SIM_DO_UNPACK] = sim_run_unpack,
    [SIM_DO_READ] = sim_run_read,
    [SIM_DO_LOAD] = sim_run_load,
    [SIM_DO_STORE] = sim_run_store,
    [SIM_DO_ATOM] = sim_run_atom,
    [SIM_DO_STACK] = sim_run_stack,
    [SIM_DO_VIDEO] = sim_run_video,
    [SIM_DO_SPACE] = sim_run_space,
    [SIM_DO_MAPA] = sim_run_mapa,
    [SIM_DO_RANK] = sim_run_rank,
    [SIM_DO_NOTHING] = sim_run_nothing,
    [SIM_DO_FENCE] = sim_run_fence,
    [SIM_DO_BRANCH] = sim_run_branch,
    [SIM_DO_BRANCH_INDEX] = sim_run_branch_index,
    [SIM_DO_CALL] = sim_run_call,
    [SIM_DO_BUILTIN] = sim_run_builtin,
    [SIM_DO_RETURN] = sim_run_return,
    [SIM_DO_EXIT] = sim_run_exit,
    [SIM_DO_TRAP] = sim_run_trap,
    [SIM_DO_YIELD] = sim_run_yield,
    [SIM_DO_ACTIVE] = sim_run_active,
    [SIM_DO_WARP] = sim_run_warp,
    [SIM_DO_BARRIER] = sim_run_barrier,
    [SIM_DO_CLUSTER_BARRIER] = sim_run_cluster_barrier,
};

// Runs a loop with a rounding mode other than the default, which is to nearest.
static void
run_rounded(const sim_op *op, char *to, const char *places)
{
    static const int modes[] = {FE_TONEAREST, FE_TOWARDZERO, FE_DOWNWARD, FE_UPWARD};
    fesetround(modes[op->rounding]);
    op->loop(to, places + op->a, places + op->b, places + op->c, places + op->e);
    fesetround(FE_TONEAREST);
}

static inline void
run_lanes(const sim_warp *warp, char *places, const sim_op *op, uint32_t mask, uint32_t idle)
{
    _Alignas(64) char result[SIM_WARP * 16];
    char *to = (mask | idle) == UINT32_MAX ? places + op->d : result;
    if (op->rounding == SIM_ROUND_NEAREST)
        op->loop(to, places + op->a, places + op->b, places + op->c, places + op->e);
    else
        run_rounded(op, to, places);
    if (to == result)
        warp->choosers[__builtin_ctz(op->size)](places + op->d, result, places + op->d, mask);
}

// Runs a split until it stops. Loops over lanes change only values in the frame. Other operations
// may change the program counter, and branches may also remove lanes. `watched` is a constant, so
// that launches without checks do not pay for them.
static inline __attribute__((always_inline)) void
run_ops(sim_warp *warp, const bool watched)
{
    const sim_op *ops = warp->ops;
    char *places = warp->places;
    uint32_t pc = warp->pc, active = warp->active, idle = warp->idle, meet = warp->meet,
             slice = warp->slice;
    const sim_op *op = NULL;
    uint32_t mask = 0;
    warp->started = slice;
    bool shadowed = watched && warp->frame->shadow != NULL;
    sim_reach reach;
    while (pc != meet && slice > 0) {
        op = &ops[pc++];
        mask = active & sim_predicate(places, op->guard);
        slice--;
        if (watched && shadowed)
            shadowed = sim_flow_step(warp, op, mask);
        if (mask == 0) {
            if (op->what == SIM_DO_BRANCH && op->variant != 0)
                sim_unsynced_branch(warp, op, 0);
            continue;
        }
        if (op->what == SIM_DO_LANES) {
            run_lanes(warp, places, op, mask, idle);
            continue;
        }
        warp->pc = pc;
        warp->slice = slice;
        if (watched)
            sim_watch(warp, op, mask, &reach);
        runs[op->what](warp, op, mask);
        if (watched)
            sim_watch_after(warp, op, &reach);
        pc = warp->pc;
        active = warp->active;
        meet = warp->meet;
        if (warp->stop)
            break;
        shadowed = watched && warp->frame->shadow != NULL;
    }
    warp->pc = pc;
    warp->slice = slice;
    if (warp->faulted != 0)
        sim_bury(warp, op, mask);
    warp->instructions += warp->started - warp->slice;
    warp->started = warp->slice;
}

static void
run_split(sim_warp *warp)
{
    run_ops(warp, false);
}

static void
run_watched(sim_warp *warp)
{
    run_ops(warp, true);
}

// Returns how many instructions the warp may run. With a seed, these are often few, so that a race
// between warps gives other results. The seed also decides which split of the warp runs first.
static uint32_t
draw(sim_warp *warp)
{
    enum { FEW = 200, SOME = 2000 };
    const sim_set *set = warp->block->set;
    uint64_t seed = set->grid->config->seed;
    uint64_t place = (uint64_t)(warp->block - set->blocks) * SIM_MAX_WARPS + warp->index;
    uint64_t drawn =
        sim_mixed(seed + sim_mixed(set->number + sim_mixed(set->rounds << 32 ^ place)));
    uint32_t kind = drawn & 15, number = (uint32_t)(drawn >> 32);
    warp->oldest_first = drawn >> 4 & 1;
    return kind == 0 ? SHARE : 1 + number % (kind < 4 ? SOME : FEW);
}

void
sim_warp_run(sim_warp *warp)
{
    sim_set *set = warp->block->set;
    uint64_t before = warp->instructions;
    uint32_t share = set->grid->config->seed == 0 ? SHARE : draw(warp);
    warp->yielded = false;
    warp->slice = share;
    // If only spinning splits are left, one of them runs before the warp yields.
    while (warp->slice > 0 && !warp->yielded && sim_split_choose(warp)) {
        uint32_t releases = atomic_load_explicit(&set->grid->releases, memory_order_relaxed);
        if (warp->releases != releases)
            sim_forget_ranges(warp); // the released memory may be in one of them
        warp->releases = releases;
        if (set->grid->is_watched)
            run_watched(warp);
        else
            run_split(warp);
        sim_split_save(warp);
        set->since += warp->instructions - before;
        before = warp->instructions;
        if (set->since > LOOK)
            sim_grid_look(set);
        if (atomic_load_explicit(&warp->block->grid->failed, memory_order_relaxed))
            return;
    }
    set->spins |= warp->yielded || (warp->slice == 0 && share == SHARE);
}
