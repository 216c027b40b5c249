// Provides loops over the addresses of a warp's lanes, and over the cells that the race check keeps
// for consecutive words of memory.
#ifndef SIM_LANES_WATCH_H
#define SIM_LANES_WATCH_H

#include <stdbool.h>
#include <stdint.h>

#include "lanes/lanes.h"

// The addresses of a warp's accesses, of `total` bytes for each lane. Lanes outside the mask have
// the address of the first lane in the mask.
typedef struct sim_addresses {
    uint64_t first;          // address of that lane
    bool are_far;            // they are more than 1 GB apart; then the other members are not set
    bool are_odd;            // not all are multiples of `total`
    int32_t apart[SIM_WARP]; // address of each lane less `first`
    int32_t lowest, highest; // of `apart`
    // Bit i: lanes i - 1 and i are both in the mask, and lane i accesses the same bytes, or the
    // bytes after those of lane i - 1.
    uint32_t same, next;
} sim_addresses;

// `count` consecutive cells that `lanes` lanes access, each of them 1 << shift.
typedef struct sim_cell_span {
    uint32_t *writers, *clocks, *readers;
    uint32_t count, lanes, shift;
} sim_cell_span;

// The lowest and the highest address.
typedef struct sim_limits {
    uint64_t lowest, highest;
} sim_limits;

typedef struct sim_watchers {
    // Finds the limits of the addresses of the lanes in the mask, which takes less time than
    // add_up(); false: they are more than 1 GB apart.
    bool (*limit)(sim_limits *out, const void *base, uint32_t base_size, uint64_t offset,
                  uint32_t mask);
    // `base` has 32 addresses of `base_size` bytes, which is 4 or 8, or 0 if there is none.
    void (*add_up)(sim_addresses *out, const void *base, uint32_t base_size, uint64_t offset,
                   uint32_t mask, uint32_t total);
    // Returns whether all writers are 0 or belong to consecutive lanes, the readers likewise, and
    // all clocks are the same.
    bool (*are_uniform)(const sim_cell_span *span);
    // Set the writers or readers to `who` and the numbers of the lanes after it.
    void (*set_writers)(const sim_cell_span *span, uint32_t who, uint32_t clock);
    void (*set_readers)(const sim_cell_span *span, uint32_t who, uint32_t clock);
} sim_watchers;
extern const sim_watchers sim_watchers_baseline;

// Returns the functions that are fastest on this processor.
const sim_watchers *sim_watchers_find(void);

#endif
