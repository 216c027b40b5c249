// Finds barriers, and operations between the lanes of a warp, that some threads pass by while
// others wait there.
//
// Threads that end early are no fault: barriers and masks then mean the others. So a thread that
// ends is reported only if it reached the point where it should reconverge with those that wait.
// Within a warp that point is a join, which lanes leave early only if the others of the warp wait.
// For whole warps, passes of the branches that decide about a barrier are counted since the last
// barrier: a warp passed the barrier by if it took the other way at such a branch, in the same pass
// as a warp that waits.
#include "execute/unsynced.h"

#include <stdio.h>
#include <stdlib.h>

#include "execute/findings.h"

enum { JUMPS = 1, GOES_ON = 2 }; // ways at a branch

static const char waits[] = "waits";

// --- lanes of a warp ---

static bool
leads_to(const sim_warp *warp, int from, int join)
{
    while (from != SIM_NO_JOIN && from != join)
        from = warp->joins[from].outer;
    return from == join;
}

static bool
is_counted(const sim_warp *warp, uint32_t number)
{
    return warp->block->barriers[number].expected != 0;
}

// Returns whether lanes still wait where these lanes have passed them.
static bool
is_passing(const sim_warp *warp, const sim_bypass *bypass, uint32_t lanes)
{
    for (int i = 0; (bypass->lanes & lanes) != 0 && i < warp->split_count; i++) {
        const sim_split *split = &warp->splits[i];
        if (split->state == bypass->state && split->op == bypass->op &&
            split->what == bypass->what && (split->mask & bypass->waiting) != 0)
            return true;
    }
    return false;
}

// Removes what is over, if there is no more room.
static void
add_bypass(sim_warp *warp, sim_bypass bypass)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; warp->bypass_count == SIM_BYPASSES && i < SIM_BYPASSES; i++)
        if (is_passing(warp, &warp->bypasses[i], warp->bypasses[i].lanes))
            warp->bypasses[kept++] = warp->bypasses[i];
    if (warp->bypass_count == SIM_BYPASSES)
        warp->bypass_count = kept;
    if (warp->bypass_count < SIM_BYPASSES)
        warp->bypasses[warp->bypass_count++] = bypass;
}

void
sim_unsynced_release(sim_warp *warp, int join)
{
    uint32_t lanes = warp->joins[join].waiting;
    for (int i = 0; i < warp->split_count && sim_checks_sync(warp); i++) {
        const sim_split *split = &warp->splits[i];
        bool waits_here = split->state == SIM_AT_BARRIER
                              ? !is_counted(warp, split->what)
                              : split->state == SIM_AT_CLUSTER ||
                                    (split->state == SIM_AT_WARP && (split->what & lanes) != 0);
        if (waits_here && leads_to(warp, split->join, join))
            add_bypass(warp, (sim_bypass){split->op, split->state, split->what, split->mask, lanes,
                                          false});
    }
}

static void
say_what(sim_finding *finding, const sim_bypass *bypass)
{
    if (bypass->state == SIM_AT_WARP)
        snprintf(finding->what, sizeof finding->what,
                 "'%.*s' with the mask 0x%08x is not reached by all lanes of the mask",
                 SIM_SHOW(bypass->op->statement->instruction->opcode), bypass->what);
    else if (bypass->state == SIM_AT_CLUSTER)
        snprintf(finding->what, sizeof finding->what,
                 "The cluster's barrier is not reached by all threads");
    else
        snprintf(finding->what, sizeof finding->what, "Barrier %u is not reached by all threads",
                 bypass->what);
}

// Reports the lanes that wait, and those that passed them: at another operation, or NULL if they
// are not anywhere else.
static void
report_bypass(sim_warp *warp, const sim_bypass *bypass, const sim_op *other, uint32_t lanes,
              const char *how)
{
    sim_grid *grid = warp->block->grid;
    sim_finding *finding =
        sim_finding_begin(grid, CUBIND_SIM_UNSYNCED, warp->block->set->number, bypass->op, other);
    if (finding == NULL)
        return;
    say_what(finding, bypass);
    finding->parties[0] = sim_party_of(warp, bypass->op, __builtin_ctz(bypass->waiting), waits);
    if (other != NULL)
        finding->parties[1] = sim_party_of(warp, other, __builtin_ctz(lanes), waits);
    snprintf(finding->advice, sizeof finding->advice, "lanes 0x%08x of that warp %s, and %s", lanes,
             bypass->is_masked ? "had another mask" : "took another way at a branch", how);
    sim_finding_end(grid);
}

// The lanes end. A warp's barrier exchanges nothing, so it works without lanes that end instead of
// arriving there; compilers and libraries of today rely on it.
void
sim_unsynced_end(sim_warp *warp, uint32_t lanes)
{
    for (uint32_t i = 0; i < warp->bypass_count; i++) {
        sim_bypass *bypass = &warp->bypasses[i];
        bool needs_them = bypass->state != SIM_AT_WARP || bypass->op->variant != SIM_WARP_SYNC;
        if (needs_them && is_passing(warp, bypass, lanes))
            report_bypass(warp, bypass, NULL, bypass->lanes & lanes, "ended without it");
        bypass->lanes &= ~lanes;
    }
}

void
sim_unsynced_exchange(sim_warp *warp, const sim_op *op, uint32_t lanes, uint32_t named)
{
    for (uint32_t i = 0; i < warp->bypass_count; i++) {
        sim_bypass *bypass = &warp->bypasses[i];
        if (bypass->state == SIM_AT_WARP && bypass->op->variant == op->variant &&
            bypass->what == named)
            bypass->lanes &= ~lanes; // they have come in the end
    }
}

void
sim_unsynced_masks(sim_warp *warp, const sim_op *op, uint32_t lanes)
{
    uint32_t same = 0;
    for (uint32_t left = lanes; left != 0 && sim_checks_sync(warp); left &= ~same) {
        uint32_t named = (uint32_t)sim_lane_value(warp->places, op->e, 4, __builtin_ctz(left));
        same = 0;
        SIM_EACH_LANE(lane, left)
        if ((uint32_t)sim_lane_value(warp->places, op->e, 4, (int)lane) == named)
            same |= 1u << lane;
        if ((named & lanes & ~same) != 0)
            add_bypass(warp,
                       (sim_bypass){op, SIM_AT_WARP, named, same, named & lanes & ~same, true});
    }
}

void
sim_unsynced_shuffle(sim_warp *warp, const sim_op *op, uint32_t lane, uint32_t from)
{
    sim_grid *grid = warp->block->grid;
    if (!sim_checks_sync(warp))
        return;
    sim_finding *finding =
        sim_finding_begin(grid, CUBIND_SIM_UNSYNCED, warp->block->set->number, op, NULL);
    if (finding == NULL)
        return;
    snprintf(finding->what, sizeof finding->what,
             "'%.*s' takes the value of lane %u, which has ended: the result is undefined",
             SIM_SHOW(op->statement->instruction->opcode), from);
    finding->parties[0] = sim_party_of(warp, op, (int)lane, "executes");
    sim_finding_end(grid);
}

// --- barriers ---

static bool
is_aligned(const sim_op *op)
{
    const sim_instruction *instruction = op->statement->instruction;
    bool aligned = sim_text_is(instruction->opcode, "bar"); // `bar` always is
    for (size_t i = 0; i < instruction->modifier_count; i++)
        aligned |= sim_text_is(instruction->modifiers[i], "aligned");
    return aligned;
}

// Reports two instructions that must not be mixed at a barrier.
static void
report_mixture(sim_warp *warp, const sim_split *other, const sim_warp *of, const sim_op *op,
               uint32_t lanes, const char *what)
{
    sim_grid *grid = warp->block->grid;
    sim_finding *finding =
        sim_finding_begin(grid, CUBIND_SIM_UNSYNCED, warp->block->set->number, other->op, op);
    if (finding == NULL)
        return;
    snprintf(finding->what, sizeof finding->what, "%s at barrier %u", what, other->what);
    finding->parties[0] = sim_party_of(of, other->op, __builtin_ctz(other->mask), waits);
    finding->parties[1] = sim_party_of(warp, op, __builtin_ctz(lanes), waits);
    sim_finding_end(grid);
}

// Reports lanes that arrive in another way than lanes of their own warp. Aligned barriers must be
// executed by all lanes of a warp together. Returns whether it found some.
static bool
arrive_apart(sim_warp *warp, const sim_op *op, uint32_t lanes, uint32_t number)
{
    bool found = false;
    for (uint32_t i = 0; i < warp->bypass_count; i++) {
        sim_bypass *bypass = &warp->bypasses[i];
        if (bypass->state != SIM_AT_BARRIER || bypass->what != number)
            continue;
        if (is_passing(warp, bypass, lanes)) {
            report_bypass(warp, bypass, bypass->op == op ? NULL : op, bypass->lanes & lanes,
                          bypass->op == op ? "arrive there later" : "wait elsewhere");
            found = true;
        }
        bypass->lanes &= ~lanes;
    }
    for (int i = 0; i < warp->split_count && !found && is_aligned(op); i++) {
        const sim_split *split = &warp->splits[i];
        if (split->state != SIM_AT_BARRIER || split->what != number || split->op == op)
            continue;
        report_mixture(warp, split, warp, op, lanes,
                       "Threads of one warp wait in different instructions");
        found = true;
    }
    return found;
}

// bar.red and bar.sync must not be mixed at a barrier.
static void
arrive_mixed(sim_warp *warp, const sim_op *op, uint32_t lanes, uint32_t number)
{
    const sim_block *block = warp->block;
    for (uint32_t i = 0; i < block->grid->warps; i++) {
        const sim_warp *other = &block->warps[i];
        for (int j = 0; j < other->split_count; j++) {
            const sim_split *split = &other->splits[j];
            if (split->state != SIM_AT_BARRIER || split->what != number || split->op == op ||
                split->op->variant == op->variant)
                continue;
            report_mixture(warp, split, other, op, lanes,
                           "Threads wait with and without a reduction, or with different ones,");
            return;
        }
    }
}

void
sim_unsynced_arrive(sim_warp *warp, const sim_op *op, uint32_t lanes, uint32_t number)
{
    if (sim_is_parted(warp) && arrive_apart(warp, op, lanes, number))
        return;
    if (op->variant != SIM_BARRIER_ARRIVE && op->variant != warp->block->barriers[number].kind)
        arrive_mixed(warp, op, lanes, number);
}

// --- whole warps that pass a barrier by ---

void
sim_unsynced_branch(sim_warp *warp, const sim_op *branch, uint32_t jumping)
{
    if (warp->active != warp->live || !sim_checks_sync(warp))
        return;
    uint8_t way = (jumping != 0 ? JUMPS : 0) | ((warp->active & ~jumping) != 0 ? GOES_ON : 0);
    uint32_t i = 0;
    while (i < warp->passed_count && warp->passed[i].branch != branch)
        i++;
    if (i == SIM_PASSED)
        return;
    if (i == warp->passed_count)
        warp->passed[warp->passed_count++] = (sim_passed){.branch = branch};
    sim_passed *passed = &warp->passed[i];
    passed->passes++;
    passed->ways |= way;
    passed->last = way;
}

static bool
is_in(const sim_code *code, const sim_op *op)
{
    return op >= code->ops && op < code->ops + code->op_count;
}

static void
visit(const sim_code *code, uint32_t pc, uint8_t *seen, uint32_t *stack, size_t *depth)
{
    if (pc < code->op_count && !seen[pc]) {
        seen[pc] = 1;
        stack[(*depth)++] = pc;
    }
}

// Returns whether a way from a branch may reach `to` before its lanes reconverge with the others.
static bool
is_on_way(const sim_code *code, const sim_op *branch, uint8_t way, const sim_op *to)
{
    size_t depth = 0;
    uint8_t *seen = calloc(code->op_count, 1);
    uint32_t *stack = malloc(code->op_count * sizeof *stack);
    bool found = false;
    if (seen != NULL && stack != NULL) {
        if (branch->b != SIM_MEET_AT_END)
            seen[branch->b] = 1;
        visit(code, way == JUMPS ? branch->target : (uint32_t)(branch - code->ops) + 1, seen, stack,
              &depth);
    }
    while (depth > 0 && !found) {
        const sim_op *op = &code->ops[stack[--depth]];
        uint32_t next = stack[depth] + 1;
        bool always = op->guard == SIM_PLACE_TRUE;
        found = op == to;
        if (op->what == SIM_DO_BRANCH)
            visit(code, op->target, seen, stack, &depth);
        for (size_t i = 0; op->what == SIM_DO_BRANCH_INDEX && i < op->jumps->count; i++)
            visit(code, op->jumps->targets[i], seen, stack, &depth);
        bool leaves = op->what == SIM_DO_BRANCH || op->what == SIM_DO_BRANCH_INDEX ||
                      op->what == SIM_DO_RETURN || op->what == SIM_DO_EXIT;
        if (!leaves || !always)
            visit(code, next, seen, stack, &depth);
    }
    free(seen);
    free(stack);
    return found;
}

// Returns the branch where `warp` passed by the barrier at which lanes of another warp wait; NULL:
// there is none.
static const sim_op *
find_branch(const sim_warp *warp, const sim_warp *other, const sim_split *waiting)
{
    const sim_code *code = waiting->frame->function->code;
    for (uint32_t i = 0; i < other->passed_count; i++) {
        const sim_passed *theirs = &other->passed[i];
        for (uint32_t j = 0; j < warp->passed_count; j++) {
            const sim_passed *own = &warp->passed[j];
            bool is_last = own->passes == theirs->passes && own->last != theirs->last;
            uint8_t way = is_last ? own->last : own->ways;
            if (own->branch == theirs->branch && own->passes >= theirs->passes &&
                (way == JUMPS || way == GOES_ON) && way != theirs->last &&
                is_in(code, own->branch) &&
                is_on_way(code, own->branch, way ^ (JUMPS | GOES_ON), waiting->op) &&
                !is_on_way(code, own->branch, way, waiting->op))
                return own->branch;
        }
    }
    return NULL;
}

// Returns the split of the warp that waits at the barrier, or NULL.
static const sim_split *
waiting_at(const sim_warp *warp, uint32_t number)
{
    for (int i = 0; i < warp->split_count; i++)
        if (warp->splits[i].state == SIM_AT_BARRIER && warp->splits[i].what == number)
            return &warp->splits[i];
    return NULL;
}

static void
report_warp(const sim_warp *warp, const sim_split *own, const sim_warp *other,
            const sim_split *waiting, const sim_op *branch)
{
    sim_grid *grid = warp->block->grid;
    const sim_module *module = grid->program->module;
    const sim_location *location =
        sim_module_location(module, branch->statement->instruction->location);
    const char *file = location != NULL ? sim_module_file(module, location->file) : NULL;
    char place[200] = "";
    sim_finding *finding = sim_finding_begin(grid, CUBIND_SIM_UNSYNCED, warp->block->set->number,
                                             waiting->op, own != NULL ? own->op : NULL);
    if (finding == NULL)
        return;
    snprintf(finding->what, sizeof finding->what, "Barrier %u is not reached by all threads",
             waiting->what);
    finding->parties[0] = sim_party_of(other, waiting->op, __builtin_ctz(waiting->mask), waits);
    if (own != NULL)
        finding->parties[1] = sim_party_of(warp, own->op, __builtin_ctz(own->mask), waits);
    if (file != NULL)
        snprintf(place, sizeof place, ", source line %s:%d", file, location->line);
    snprintf(finding->advice, sizeof finding->advice, "warp %u took another way at PTX line %d%s%s",
             warp->index, branch->statement->line, place,
             own != NULL ? "" : ", and ended without it");
    sim_finding_end(grid);
}

// Reports a warp that has ended, or waits in another instruction, after it passed by a barrier
// where another warp waits.
static void
compare(const sim_block *block, const sim_warp *warp, uint32_t number)
{
    const sim_split *own = waiting_at(warp, number);
    if (warp->passed_count == 0 || (own == NULL && warp->live != 0))
        return;
    for (uint32_t i = 0; i < block->grid->warps; i++) {
        const sim_warp *other = &block->warps[i];
        const sim_split *waiting = other == warp ? NULL : waiting_at(other, number);
        if (waiting == NULL || (own != NULL && own->op == waiting->op))
            continue;
        const sim_op *branch = find_branch(warp, other, waiting);
        if (branch == NULL)
            continue;
        report_warp(warp, own, other, waiting, branch);
        return;
    }
}

// Returns whether all warps that have not ended wait in one instruction, and the others ended
// without a branch that decides about a barrier. That is the usual case.
static bool
are_alike(const sim_block *block, uint32_t number)
{
    const sim_op *op = NULL;
    for (uint32_t i = 0; i < block->grid->warps; i++) {
        const sim_warp *warp = &block->warps[i];
        const sim_split *split = waiting_at(warp, number);
        if (split == NULL ? warp->passed_count != 0 : op != NULL && op != split->op)
            return false;
        op = split != NULL ? split->op : op;
    }
    return true;
}

void
sim_unsynced_complete(sim_block *block, uint32_t number)
{
    if (block->barriers[number].expected != 0)
        return;
    bool alike = are_alike(block, number);
    for (uint32_t i = 0; i < block->grid->warps && !alike; i++)
        compare(block, &block->warps[i], number);
    for (uint32_t i = 0; i < block->grid->warps; i++)
        block->warps[i].passed_count = 0;
}
