// Executes `alloca`, `stacksave` and `stackrestore`: allocates local memory for single lanes while
// a function runs.
#include "execute/unwritten.h"

static uint32_t
end_of(const sim_frame *frame)
{
    return frame->local_base + frame->function->code->local_bytes;
}

uint32_t
sim_stack_top(const sim_frame *frame, uint32_t lanes)
{
    uint32_t most = 0;
    SIM_EACH_LANE(lane, lanes)
    most = frame->allocated[lane] > most ? frame->allocated[lane] : most;
    return (end_of(frame) + most + 15) / 16 * 16;
}

static bool
allocate(sim_warp *warp, const sim_op *op, uint32_t lane)
{
    sim_frame *frame = warp->frame;
    uint64_t size = sim_lane_value(warp->places, op->a, op->size, (int)lane);
    uint64_t end = end_of(frame), room = warp->block->grid->local_bytes;
    uint64_t start = (end + frame->allocated[lane] + op->value - 1) & ~(op->value - 1);
    if (start > room || size > room - start) {
        sim_fault(warp, op, 1u << lane, CUBIND_SIM_ILLEGAL_ADDRESS,
                  "Stack overflow in 'alloca' of %llu bytes: each thread has %u bytes",
                  (unsigned long long)size, warp->block->grid->local_bytes);
        return false;
    }
    frame->allocated[lane] = (uint32_t)(start + size - end);
    sim_set_lane(warp->places, op->d, op->size, (int)lane, start);
    sim_unwritten_begin(warp->block->grid,
                        warp->local + lane * (size_t)warp->block->grid->local_bytes + start, size);
    return true;
}

void
sim_run_stack(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    sim_frame *frame = warp->frame;
    uint32_t end = end_of(frame);
    SIM_EACH_LANE(lane, mask)
    {
        uint64_t value = sim_lane_value(warp->places, op->a, op->size, (int)lane) - end;
        if (op->variant == SIM_STACK_SAVE)
            sim_set_lane(warp->places, op->d, op->size, (int)lane,
                         (uint64_t)end + frame->allocated[lane]);
        else if (op->variant == SIM_STACK_RESTORE && value <= frame->allocated[lane])
            frame->allocated[lane] = (uint32_t)value;
        else if (op->variant == SIM_STACK_ALLOCATE && !allocate(warp, op, lane))
            return;
    }
}
