// Declares linked kernels and the functions that link a kernel and run a grid of it.
#ifndef SIM_EXECUTE_PROGRAM_H
#define SIM_EXECUTE_PROGRAM_H

#include "execute/state.h"

// Links the kernel at `index`: finds the functions that it can reach, and lays out its shared
// memory. `codes` has all functions of the module. Errors jump to the handler of the arena's
// `trouble`.
sim_program *sim_program_build(sim_arena *arena, const sim_module *module, sim_code *const *codes,
                               size_t index);

// Runs a grid. The caller must have checked `config`.
cubind_sim_status sim_grid_run(const sim_program *program, const cubind_sim_launch_config *config,
                               cubind_sim_report *report);

// --- set.c ---
// Allocates the memory for `count` blocks; false: out of memory. In both cases, the thread that
// called sim_set_make() must call sim_set_free().
bool sim_set_make(sim_set *set, sim_grid *grid, uint64_t count, uint32_t cluster_size);
void sim_set_free(sim_set *set);

// --- pool.c ---
// Runs a function on the caller's thread and on up to `helpers` other threads, and waits until all
// of them have returned from it.
void sim_pool_run(void (*run)(void *data), void *data, uint32_t helpers);

#endif
