// Executes branches, calls, returns and exits. Lanes that take different directions at a branch
// continue as separate splits (split.c).
#include "execute/unsynced.h"
#include "execute/unwritten.h"

// Divides the running split at a branch. It goes one way, and the lanes in `others` go the other
// way, until they reconverge.
static void
part(sim_warp *warp, uint32_t others, uint32_t their_pc)
{
    sim_split_add(
        warp,
        (sim_split){.state = SIM_READY, .pc = their_pc, .mask = others, .frame = warp->frame});
    warp->active &= ~others;
    // The running split still goes first.
    warp->splits[warp->current].made = ++warp->made;
    warp->meet = sim_join_place(warp, warp->join, warp->frame);
    warp->stop = warp->has_strays;
}

void
sim_run_branch(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    uint32_t next = warp->pc, rest = warp->active & ~mask;
    if (op->variant != 0)
        sim_unsynced_branch(warp, op, mask);
    if (rest == 0) {
        warp->pc = op->target;
        // Splits without a common join may merge anywhere, so the split to run is chosen again. A
        // join needs no such stop, because its pc is known.
        warp->stop = warp->has_strays;
        if (op->target < next && sim_is_parted(warp))
            sim_spin_look(warp, op);
        return;
    }
    sim_join_push_for(warp, op);
    sim_spin_widen(warp, op, op->target);
    if (__builtin_popcount(mask) >= __builtin_popcount(rest)) {
        part(warp, mask, op->target);
        return;
    }
    warp->pc = op->target;
    part(warp, rest, next);
}

// Smaller groups of lanes go first.
void
sim_run_branch_index(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    sim_split parts[SIM_WARP];
    int count = 0;
    for (uint32_t rest = mask, same; rest != 0; rest &= ~same) {
        int first = __builtin_ctz(rest);
        uint32_t index = (uint32_t)sim_lane_value(warp->places, op->a, 4, first);
        if (index >= op->jumps->count) {
            sim_fault(warp, op, 1u << first, CUBIND_SIM_ILLEGAL_INSTRUCTION,
                      "Branch index %u is out of range: there are %zu targets", index,
                      op->jumps->count);
            return;
        }
        same = 0;
        sim_spin_widen(warp, op, op->jumps->targets[index]);
        SIM_EACH_LANE(lane, rest)
        if ((uint32_t)sim_lane_value(warp->places, op->a, 4, (int)lane) == index)
            same |= 1u << lane;
        int at = count++;
        for (; at > 0 && __builtin_popcount(parts[at - 1].mask) <= __builtin_popcount(same); at--)
            parts[at] = parts[at - 1];
        parts[at] =
            (sim_split){.pc = op->jumps->targets[index], .mask = same, .frame = warp->frame};
    }
    if (count > 1 || mask != warp->active)
        sim_join_push_for(warp, op);
    warp->active &= ~mask;
    for (int i = 0; i < count; i++)
        sim_split_add(warp, parts[i]);
    if (warp->active == 0)
        sim_split_remove_current(warp);
    warp->stop = true;
}

// --- calls ---

static void
copy_bytes(sim_warp *warp, uint32_t lanes, sim_frame *to, const sim_actual *formal, sim_frame *from,
           const sim_actual *actual)
{
    uint32_t size = formal->size < actual->size ? formal->size : actual->size;
    size_t stack = warp->block->grid->local_bytes;
    SIM_EACH_LANE(lane, lanes)
    {
        char *local = warp->local + lane * stack;
        uint32_t to_step = formal->size < 2 ? 2 : formal->size,
                 from_step = actual->size < 2 ? 2 : actual->size;
        char *target = formal->in_memory ? local + to->local_base + formal->place
                                         : to->places + formal->place + lane * to_step;
        char *source = actual->in_memory ? local + from->local_base + actual->place
                                         : from->places + actual->place + lane * from_step;
        if (warp->block->grid->checks_unwritten)
            sim_unwritten_pass(
                warp, lane, size,
                &(sim_end){to, formal->place, to_step, formal->in_memory ? target : NULL},
                &(sim_end){from, actual->place, from_step, actual->in_memory ? source : NULL});
        memmove(target, source, size);
    }
}

// Returns a function whose address some lanes have, and stores these lanes.
static size_t
target_of(sim_warp *warp, const sim_op *op, uint32_t mask, uint32_t *same)
{
    const sim_call *call = op->call;
    *same = mask;
    if (call->function != SIZE_MAX)
        return call->function;
    int first = __builtin_ctz(mask);
    uint64_t address = sim_lane_value(warp->places, call->target, 8, first);
    *same = 0;
    SIM_EACH_LANE(lane, mask)
    if (sim_lane_value(warp->places, call->target, 8, (int)lane) == address)
        *same |= 1u << lane;
    const sim_program *program = warp->block->grid->program;
    size_t index = sim_function_of_address(program->module, address);
    const sim_code *code = index == SIZE_MAX ? NULL : sim_linked_of(program, index)->code;
    if (code == NULL || code->function->is_entry) {
        sim_fault(warp, op, *same, CUBIND_SIM_INVALID_PC,
                  "Call through 0x%llx, which is not a function", (unsigned long long)address);
        return SIZE_MAX;
    }
    return index;
}

static bool
check_callee(sim_warp *warp, const sim_op *op, uint32_t lanes, const sim_code *callee,
             uint32_t local_base)
{
    if (callee->is_refused) {
        sim_fault(warp, op, lanes, CUBIND_SIM_ILLEGAL_INSTRUCTION, "Call of '%.*s', line %d: %s",
                  SIM_SHOW(callee->function->name), callee->refused_line, callee->refused);
        return false;
    }
    if (op->call->argument_count != callee->function->parameter_count ||
        op->call->result_count != callee->function->result_count) {
        sim_fault(warp, op, lanes, CUBIND_SIM_INVALID_PC,
                  "Call of '%.*s' with %zu arguments, but it takes %zu",
                  SIM_SHOW(callee->function->name), op->call->argument_count,
                  callee->function->parameter_count);
        return false;
    }
    if (local_base + callee->local_bytes > warp->block->grid->local_bytes ||
        warp->frame->depth > 10000) {
        sim_fault(warp, op, lanes, CUBIND_SIM_ILLEGAL_ADDRESS,
                  "Stack overflow in the call of '%.*s': each thread has %u bytes",
                  SIM_SHOW(callee->function->name), warp->block->grid->local_bytes);
        return false;
    }
    return true;
}

// The calling lanes continue in a frame of the callee, as a separate split. Other lanes of the
// split skip the call.
void
sim_run_call(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    uint32_t lanes, call_pc = warp->pc - 1;
    size_t function = target_of(warp, op, mask, &lanes);
    if (function == SIZE_MAX)
        return;
    sim_frame *caller = warp->frame;
    const sim_code *callee = sim_linked_of(warp->block->grid->program, function)->code;
    uint32_t local_base = sim_stack_top(caller, lanes);
    if (!check_callee(warp, op, lanes, callee, local_base))
        return;
    sim_frame *frame = sim_frame_new(warp, function, lanes, caller, local_base);
    if (frame == NULL) {
        sim_fault(warp, op, lanes, CUBIND_SIM_OUT_OF_MEMORY, "out of memory");
        return;
    }
    frame->call = op->call;
    frame->return_pc = warp->pc;
    if (lanes != warp->active) // others skip the call, or call another function
        sim_join_push(warp, caller, warp->pc);
    for (size_t i = 0; i < op->call->argument_count; i++)
        copy_bytes(warp, lanes, frame, &callee->formals[i], caller, &op->call->arguments[i]);
    sim_split_add(warp, (sim_split){.pc = 0, .mask = lanes, .frame = frame});
    if (mask & ~lanes) // they call another function next
        sim_split_add(warp, (sim_split){.pc = call_pc, .mask = mask & ~lanes, .frame = caller});
    warp->active &= ~mask;
    warp->stop = true;
    if (warp->active == 0)
        sim_split_remove_current(warp);
}

static void
end_lanes(sim_warp *warp, uint32_t lanes)
{
    sim_unsynced_end(warp, lanes);
    sim_frame_leave(warp, warp->frame, lanes);
    warp->live &= ~lanes;
    warp->active &= ~lanes;
    warp->stop = true;
    if (warp->active == 0)
        sim_split_remove_current(warp);
    sim_joins_settle(warp);
    sim_warp_refresh(warp);
}

// Ends the given lanes, in whatever splits they are.
static void
end_all(sim_warp *warp, uint32_t lanes)
{
    sim_split_save(warp);
    for (int i = warp->split_count - 1; i >= 0; i--) {
        sim_split *split = &warp->splits[i];
        uint32_t gone = split->mask & lanes;
        sim_frame_leave(warp, split->frame, gone);
        split->mask &= ~gone;
        if (split->mask == 0)
            *split = warp->splits[--warp->split_count];
    }
    warp->live &= ~lanes;
    warp->current = -1;
    sim_joins_end(warp, lanes);
    sim_warp_refresh(warp);
}

// If an access fails for some lanes, it has not begun for any lane, so the other lanes repeat it. A
// function of the device runtime has already run for the other lanes.
void
sim_bury(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    uint32_t lanes = warp->faulted;
    bool again = sim_is_access(op);
    warp->faulted = 0;
    if (again)
        warp->pc = (uint32_t)(op - warp->ops);
    else if (op->what != SIM_DO_BUILTIN)
        lanes |= mask;
    end_all(warp, lanes);
}

void
sim_run_exit(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    (void)op;
    end_lanes(warp, mask);
}

void
sim_run_return(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    (void)op;
    sim_frame *frame = warp->frame, *caller = frame->caller;
    if (caller == NULL) {
        end_lanes(warp, mask);
        return;
    }
    const sim_code *code = frame->function->code;
    if (mask != warp->active)
        sim_join_push(warp, caller, frame->return_pc);
    for (size_t i = 0; i < frame->call->result_count; i++)
        copy_bytes(warp, mask, caller, &frame->call->results[i], frame, &code->results[i]);
    sim_split_add(warp, (sim_split){.pc = frame->return_pc, .mask = mask, .frame = caller});
    frame->lanes &= ~mask;
    warp->active &= ~mask;
    warp->stop = true;
    if (warp->active == 0)
        sim_split_remove_current(warp);
    if (frame->lanes == 0)
        sim_frame_free(warp, frame);
}

void
sim_run_trap(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    sim_fault(warp, op, mask, CUBIND_SIM_TRAP, "The kernel stopped itself by '%.*s'",
              SIM_SHOW(op->statement->instruction->opcode));
}

// A sleeping lane lets every other split, warp and block run first.
void
sim_run_yield(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    (void)op, (void)mask;
    warp->splits[warp->current].sleeps = true;
    warp->yielded = true;
    warp->stop = true;
}
