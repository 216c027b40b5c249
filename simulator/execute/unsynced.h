// Finds barriers, and operations between the lanes of a warp, that some threads pass by while
// others wait there. No function does anything without CUBIND_SIM_CHECK_SYNC.
#ifndef SIM_EXECUTE_UNSYNCED_H
#define SIM_EXECUTE_UNSYNCED_H

#include "execute/state.h"

static inline bool
sim_checks_sync(const sim_warp *warp)
{
    return warp->block->grid->config->checks & CUBIND_SIM_CHECK_SYNC;
}

// Call it before lanes leave a join early because all others of the warp wait.
void sim_unsynced_release(sim_warp *warp, int join);
// Call it before lanes end by themselves.
void sim_unsynced_end(sim_warp *warp, uint32_t lanes);
// Call it before lanes arrive at an operation between lanes, and wait for other lanes of its mask.
void sim_unsynced_exchange(sim_warp *warp, const sim_op *op, uint32_t lanes, uint32_t named);
// Call it when lanes are at an operation between lanes with different masks.
void sim_unsynced_masks(sim_warp *warp, const sim_op *op, uint32_t lanes);
// Call it if a lane shuffles in the value of another lane, which is in the mask but has ended.
void sim_unsynced_shuffle(sim_warp *warp, const sim_op *op, uint32_t lane, uint32_t from);
// Call it when lanes arrive at a barrier where others have arrived.
void sim_unsynced_arrive(sim_warp *warp, const sim_op *op, uint32_t lanes, uint32_t number);
// Call it with CUBIND_SIM_CHECK_SYNC when a barrier is complete, before it releases threads.
void sim_unsynced_complete(sim_block *block, uint32_t number);
// Call it at a branch that decides whether lanes reach a barrier, before some lanes jump.
void sim_unsynced_branch(sim_warp *warp, const sim_op *branch, uint32_t jumping);

#endif
