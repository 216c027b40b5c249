// Provides loads and stores of all 32 lanes at once.
//
// The addresses of a warp's lanes are usually consecutive or all equal. A mover, which is a
// function that loads or stores, detects these cases without a branch for each lane. It also checks
// that all addresses lie in one stretch, which is a contiguous piece of memory.
#ifndef SIM_LANES_MOVE_H
#define SIM_LANES_MOVE_H

#include <stdbool.h>
#include <stdint.h>

// A stretch of memory that kernels access: `size` bytes from address `start` on. In this process,
// the bytes of lane 0 are at `host`, and those of each further lane are `step` bytes after those of
// the lane before.
typedef struct sim_stretch {
    uint64_t start, size;
    char *host;
    uint64_t step;
} sim_stretch;

// The element that is moved for each lane. It lies `at` bytes after the start of the lane's access.
// The access has `total` bytes, which is a power of 2, and is aligned to that size.
typedef struct sim_part {
    uint16_t total, at;
} sim_part;

// Moves an element between memory and each lane in the mask, which is not empty. `base` points to
// the lanes' addresses, to which `offset` is added. False: nothing was moved, because an access is
// not aligned or is not inside the stretch.
typedef bool sim_mover(void *lanes, const void *base, uint64_t offset, sim_part part, uint32_t mask,
                       const sim_stretch *stretch);

// Finds the mover for elements of `size` bytes and lanes of `lane_size` bytes. The mover's `base`
// is an array of 32 addresses of `base_size` bytes, which is 4 or 8. If `base_size` is 0, the mover
// ignores `base`. NULL: there is no such mover.
sim_mover *sim_load_find(uint32_t base_size, uint32_t size, bool is_signed, uint32_t lane_size);
sim_mover *sim_store_find(uint32_t base_size, uint32_t size, uint32_t lane_size);

// Sets d = a for the lanes in the mask, and d = b for the other lanes.
typedef void sim_chooser(void *d, const void *a, const void *b, uint32_t mask);
// Returns the choosers, indexed by log2 of the bytes of a lane, of which there are 2 to 16.
sim_chooser *const *sim_choosers(void);

// All functions, indexed by the log2 of three sizes in bytes: of an address in `base` (1 if there
// is no base, 4 or 8), of an element, and of a lane. Loads have an index for signedness in front of
// the lane's.
typedef struct sim_movers {
    sim_mover *loads[4][4][2][4], *stores[4][4][4];
    sim_chooser *choosers[5];
} sim_movers;
extern const sim_movers sim_movers_baseline; // runs on every processor

#endif
