// Watches the accesses of a kernel to memory, for the checks that need to know all of them.
#ifndef SIM_EXECUTE_WATCH_H
#define SIM_EXECUTE_WATCH_H

#include "execute/state.h"

// The locations of an access: `total` bytes for each lane. A lane is in at most one of the masks; a
// lane whose address is invalid, or that reads parameters or constants, is in none.
typedef struct sim_reach {
    uint32_t total;
    uint32_t global, shared, local;
    // Bit i: lanes i - 1 and i both take part, and lane i accesses the same bytes, or the bytes
    // after those of lane i - 1.
    uint32_t same, next;
    char *where[SIM_WARP]; // in this process; of lanes in one of the masks
} sim_reach;

// Finds where an access leads, and reports no fault.
void sim_reach_find(sim_warp *warp, const sim_access *access, uint32_t mask, sim_verb verb,
                    sim_reach *reach);

// Call them before and after an operation that is not a loop over lanes, if the grid is_watched.
// The first one finds where an access leads, for both: a load may overwrite its own address.
void sim_watch(sim_warp *warp, const sim_op *op, uint32_t mask, sim_reach *reach);
void sim_watch_after(sim_warp *warp, const sim_op *op, const sim_reach *reach);

#endif
