// Declares the check that no value matters that nothing has written. It follows unwritten values
// from the loads that read them through registers and memory. It reports branches on them, their
// use as addresses, and their stores to global memory.
#ifndef SIM_EXECUTE_UNWRITTEN_H
#define SIM_EXECUTE_UNWRITTEN_H

#include "execute/shadow.h"

// --- unwritten.c ---
// Call it before a load, store or atomic, if the grid checks_unwritten.
void sim_unwritten_access(sim_warp *warp, const sim_op *op, uint32_t mask);
// Marks the beginnings of a block's shared memory and of a frame's local memory as unwritten, and
// fills them if the launch asks for it.
void sim_unwritten_begin(const sim_grid *grid, char *start, size_t size);
void sim_unwritten_fill_frame(const sim_warp *warp, const sim_frame *frame, uint32_t lanes);
static inline void
sim_unwritten_begin_frame(const sim_warp *warp, const sim_frame *frame, uint32_t lanes)
{
    if (frame->function->code->local_bytes != 0)
        sim_unwritten_fill_frame(warp, frame, lanes);
}
// Marks bytes of a lane's memory as written, after the device runtime has written them.
void sim_unwritten_end(const sim_grid *grid, const char *start, size_t size);
// Reports bytes that the device runtime reads and that are unwritten.
void sim_unwritten_look(sim_warp *warp, const sim_op *op, int lane, const char *where,
                        uint64_t address, uint32_t size);

// One end of the bytes that a call passes to a function or back.
typedef struct sim_end {
    sim_frame *frame;
    uint32_t place, size; // of a register
    char *memory;         // NULL: it is a register
} sim_end;
void sim_unwritten_pass(sim_warp *warp, uint32_t lane, uint32_t size, const sim_end *to,
                        const sim_end *from);

// --- matters.c ---
// Reports that an unwritten value matters: at `op`, in a lane of the warp. `verb` is static.
void sim_unwritten_matters(sim_warp *warp, const sim_op *op, uint32_t lane, sim_origin origin,
                           const char *verb);

// --- flow.c ---
// Call it before an operation if the running frame has a shadow. `mask` has the lanes that execute
// the operation, and may be empty. Returns whether the frame still has a shadow.
bool sim_flow_step(sim_warp *warp, const sim_op *op, uint32_t mask);

#endif
