// Connects running kernels to the race check. Without the check, grid->race is NULL and nothing
// happens.
#ifndef SIM_EXECUTE_RACES_H
#define SIM_EXECUTE_RACES_H

#include "execute/watch.h"
#include "race/race.h"

// Begins the check of a grid, of the blocks on one CPU thread, and of a set or block of them;
// false: out of memory.
bool sim_races_begin(sim_grid *grid, bool is_parallel);
bool sim_races_make(sim_set *set);
void sim_races_start_set(sim_set *set);
bool sim_races_start_block(sim_block *block, uint64_t cluster);
void sim_races_free(sim_set *set);
void sim_races_end(sim_grid *grid);

// Returns what a thread did to memory, as a verb.
const char *sim_race_verb(bool writes, bool atomic);

// --- trace.c ---
// Makes a trace of a grid that has ended, and takes over its race check; NULL: out of memory.
cubind_sim_trace *sim_trace_new(sim_grid *grid);
const sim_module *sim_trace_module(const cubind_sim_trace *trace);
// The functions of cubind_sim.h for traces.
void sim_trace_compare(const cubind_sim_trace *earlier, const cubind_sim_trace *later,
                       void (*found)(void *data, const cubind_sim_finding *finding), void *data);
void sim_trace_forget(cubind_sim_trace *trace, uint64_t host_address, size_t size);
size_t sim_trace_bytes(const cubind_sim_trace *trace);
void sim_trace_free(cubind_sim_trace *trace);

// Before an access, after a strong read, and at a fence.
void sim_races_access(sim_warp *warp, const sim_op *op, const sim_reach *reach);
void sim_races_read(sim_warp *warp, const sim_op *op, const sim_reach *reach);
void sim_races_fence(sim_warp *warp, const sim_op *op);
// A thread has allocated memory.
void sim_races_allocated(const sim_warp *warp, uint64_t address, uint64_t size);

// Lanes of a warp have synchronised with each other.
void sim_races_exchange(sim_warp *warp, uint32_t members);
// Barriers: the first arrival of a round, an arrival, and the end of the round.
void sim_races_barrier_begin(sim_block *block, uint32_t number);
static inline void
sim_races_barrier_arrive(sim_warp *warp, uint32_t number)
{
    if (warp->race != NULL)
        sim_race_barrier_arrive(warp->race, number);
}
void sim_races_barrier_end(sim_block *block, uint32_t number); // only if races are checked
void sim_races_cluster_arrive(sim_warp *warp);
void sim_races_cluster_end(sim_block *first, uint32_t blocks, uint64_t round);
void sim_races_cluster_leave(sim_warp *warp, uint64_t round);
void sim_races_grid_end(sim_set *set);

#endif
