// A kernel's code, put together.
#ifndef SIM_EXECUTE_PROGRAM_H
#define SIM_EXECUTE_PROGRAM_H

#include "execute/state.h"

// The functions that the kernel at `index` can reach, with shared memory laid out; `codes` are all that the module has.
// What keeps it from running leaves by the trouble of the arena.
sim_program *sim_program_build(sim_arena *arena, const sim_module *module, sim_code *const *codes,
                               size_t index);

// Runs a grid whose configuration has been checked.
cubind_sim_status sim_grid_run(const sim_program *program, const cubind_sim_launch_config *config,
                               cubind_sim_report *report);

// --- set.c ---
// Memory for so many blocks; false: there is none. In both cases it is to be freed, by the thread that made it.
bool sim_set_make(sim_set *set, sim_grid *grid, uint64_t count, uint32_t cluster_size);
void sim_set_free(sim_set *set);

// --- pool.c ---
// Runs a function on the caller's thread and on up to so many others, and waits until all have come back.
void sim_pool_run(void (*run)(void *data), void *data, uint32_t helpers);

#endif
