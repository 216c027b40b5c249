// Loads and stores of all 32 lanes at once.
//
// Addresses of a warp mostly are one behind the other, or all the same: a mover looks whether they are, and whether all lie
// in one stretch of memory, without a branch for each lane.
#ifndef SIM_LANES_MOVE_H
#define SIM_LANES_MOVE_H

#include <stdbool.h>
#include <stdint.h>

// Memory of kernels: `size` bytes with addresses from `start` on, which lie at `host` in this process; for each lane
// `step` bytes further.
typedef struct sim_stretch {
    uint64_t start, size;
    char *host;
    uint64_t step;
} sim_stretch;

// What is moved for each lane: an element that is `at` bytes from the front of an access of `total` bytes, a power of 2, to
// which it is aligned.
typedef struct sim_part {
    uint16_t total, at;
} sim_part;

// Moves an element between memory and each lane in the mask, of which there is one. Addresses are those at `base` plus
// `offset`. False: nothing was done, as one of the accesses is not aligned, or not all of them lie in the stretch.
typedef bool sim_mover(void *lanes, const void *base, uint64_t offset, sim_part part, uint32_t mask,
                       const sim_stretch *stretch);

// What moves elements of `size` bytes to or from lanes of `lane_size` bytes. A base of 4 or 8 bytes is an array of 32; one of
// 0 is not looked at. NULL: there is none.
sim_mover *sim_load_find(uint32_t base_size, uint32_t size, bool is_signed, uint32_t lane_size);
sim_mover *sim_store_find(uint32_t base_size, uint32_t size, uint32_t lane_size);

// d = a for the lanes in the mask, b for the others.
typedef void sim_chooser(void *d, const void *a, const void *b, uint32_t mask);
// By the power of two of a lane's bytes, which are 2 to 16.
sim_chooser *const *sim_choosers(void);

// By sizes, each as its power of two: bases of 1 (none), 4 and 8 bytes, elements, lanes.
typedef struct sim_movers {
    sim_mover *loads[4][4][2][4], *stores[4][4][4];
    sim_chooser *choosers[5];
} sim_movers;
extern const sim_movers sim_movers_baseline; // those that every processor can run

#endif
