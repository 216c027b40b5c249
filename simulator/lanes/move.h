// Loads and stores of all 32 lanes at once.
//
// The addresses of a warp are usually consecutive or all the same. A mover tests for that, and
// whether all lie in one stretch of memory, without a branch for each lane.
#ifndef SIM_LANES_MOVE_H
#define SIM_LANES_MOVE_H

#include <stdbool.h>
#include <stdint.h>

// Memory of kernels: `size` bytes at the addresses from `start` on, which lie at `host` in this
// process. Each lane's memory lies `step` bytes after the one before.
typedef struct sim_stretch {
    uint64_t start, size;
    char *host;
    uint64_t step;
} sim_stretch;

// The element that is moved for each lane. It lies `at` bytes after the start of an access of
// `total` bytes. `total` is a power of 2, and the access is aligned to it.
typedef struct sim_part {
    uint16_t total, at;
} sim_part;

// Moves an element between memory and each lane in the mask, which is not empty. The addresses are
// those at `base`, plus `offset`. False: it did nothing, because an access is not aligned or lies
// outside the stretch.
typedef bool sim_mover(void *lanes, const void *base, uint64_t offset, sim_part part, uint32_t mask,
                       const sim_stretch *stretch);

// Finds the mover for elements of `size` bytes and lanes of `lane_size` bytes. `base` of the mover
// is an array of 32 addresses of `base_size` bytes, 4 or 8; for 0 it is ignored. NULL: there is
// none.
sim_mover *sim_load_find(uint32_t base_size, uint32_t size, bool is_signed, uint32_t lane_size);
sim_mover *sim_store_find(uint32_t base_size, uint32_t size, uint32_t lane_size);

// d = a for the lanes in the mask, d = b for the others.
typedef void sim_chooser(void *d, const void *a, const void *b, uint32_t mask);
// Returns the choosers, indexed by log2 of a lane's bytes, which are 2 to 16.
sim_chooser *const *sim_choosers(void);

// Indexed by log2 of sizes: of a base (1 for none, 4 or 8 bytes), of an element, of a lane. Loads
// have an index for signed elements before that of the lane.
typedef struct sim_movers {
    sim_mover *loads[4][4][2][4], *stores[4][4][4];
    sim_chooser *choosers[5];
} sim_movers;
extern const sim_movers sim_movers_baseline; // for every processor

#endif
